"""What is different between two positions that somebody is told one after the other.

Of the last position that somebody was told its parts are kept as they were written: comparing those is quick, and
what is different need not be written again. What is open to everybody is written and compared once for all.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.server import protocol, schema
from ludarium.server.sitting import Place
from ludarium.server.view import Common

TABLE = schema.TableInfo.__struct_fields__
GAME = ("changed", "round", "asked")  # of a table, what goes on while nothing else does
Parts = dict[str, bytes | tuple[bytes, ...]]  # of a view; of a list of things, each of them
encode = msgspec.json.Encoder().encode
raw = msgspec.Raw


class Open:
    """What everybody sees of a moment, but for the fields that belong to a seat."""

    def __init__(self, common: Common, shown: dict[str, Any], parts: Parts) -> None:
        self.common = common
        self.shown = shown  # what `State.open_view` gave
        self.parts = parts

    @staticmethod
    def of(common: Common, shown: dict[str, Any]) -> Open:
        parts: Parts = {}
        for key, value in shown.items():
            if type(value) is list and value and type(value[0]) is dict:
                parts[key] = tuple([encode(thing) for thing in value])
            else:
                parts[key] = encode(value)
        return Open(common, shown, parts)


class Known:
    """What somebody was told last."""

    def __init__(
        self,
        place: Place,
        open: Open,
        own: dict[str, Any],
        keys: dict[str, bytes],
        things: dict[tuple[str, int], bytes],
    ) -> None:
        self.place = place
        self.open = open
        self.own = own  # fields of the position
        self.keys = keys  # of the view, where it is not as it is open to everybody
        self.things = things  # in its lists, likewise


def known(place: Place, open: Open, own: dict[str, Any], view: dict[str, Any]) -> Known:
    keys: dict[str, bytes] = {}
    things: dict[tuple[str, int], bytes] = {}
    everybody, parts = open.shown, open.parts
    for key, value in view.items():
        shown = everybody.get(key)
        if value is shown and key in parts:
            continue
        if isinstance(parts.get(key), tuple) and shown is not None and len(shown) == len(value):
            for number, thing in enumerate(value):
                if thing is not shown[number]:
                    things[key, number] = encode(thing)
        else:
            keys[key] = encode(value)
    return Known(place, open, own, keys, things)


class Shared:
    """What is different for everybody."""

    def __init__(
        self,
        fields: dict[str, Any],
        table: dict[str, Any],
        view: dict[str, Any],
        things: dict[str, dict[int, Any]],
    ) -> None:
        self.fields = fields
        self.table = table
        self.view = view
        self.things = things


def shared(was: Open, now: Open) -> Shared | None:
    """None where a key has come or gone."""
    if was.parts.keys() != now.parts.keys():
        return None
    view: dict[str, Any] = {}
    things: dict[str, dict[int, Any]] = {}
    for key, value in now.parts.items() if now.parts is not was.parts else ():
        before = was.parts[key]
        if value == before:
            continue
        if isinstance(value, bytes):
            view[key] = raw(value)
        elif isinstance(before, bytes) or len(before) != len(value):
            view[key] = raw(b"[%b]" % b",".join(value))
        else:
            pairs = enumerate(zip(value, before, strict=True))
            things[key] = {number: raw(thing) for number, (thing, old) in pairs if thing != old}
    return Shared(
        _differing(was.common.fields, now.common.fields), _table_changes(was.common, now.common), view, things
    )


def _table_changes(was: Common, now: Common) -> dict[str, Any]:
    table = {}
    for name in GAME if was.fixed is now.fixed else TABLE:
        value = getattr(now.info, name)
        if value != getattr(was.info, name):
            table[name] = value
    return table


def between(was: Known, now: Known, shared: Shared | None) -> protocol.Change | None:
    """None where the new one has to be told whole."""
    if shared is None or was.place != now.place or was.things.keys() != now.things.keys():
        return None
    fields, view, things = shared.fields, dict(shared.view), shared.things
    if now.own is not was.own:
        fields = {**fields, **_differing(was.own, now.own)}
    for name, written in now.keys.items():
        if was.keys.get(name) != written:
            view[name] = raw(written)
        else:
            view.pop(name, None)  # as everybody sees it, but not as this one does
    gone: list[str] = []
    if was.keys.keys() != now.keys.keys():
        gone = [name for name in was.keys if name not in now.keys]
        if not now.open.parts.keys().isdisjoint(gone):  # it is there, but as everybody sees it
            return None
    for (key, number), written in now.things.items():
        if key in view:  # the whole list is told, as everybody sees it: another length, say
            return None
        some = {place: thing for place, thing in things.get(key, {}).items() if place != number}
        if was.things[key, number] != written:
            some[number] = raw(written)
        things = {**things, key: some}
    return protocol.Change(fields=fields, table=shared.table, view=view, gone=gone, things=things)


def _differing(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now.items() if value is not was[name] and value != was[name]}
