"""Rulesets: the numbers of a game, read from its data.toml, with options and validated overrides.

A constant stands in the data with its provenance:

    [constants.swap_cost]
    value = 2
    source = "RULEBOOK"

Its value is a number, a word, or a table of them. An override names it by a dotted path ("buy.wood=3") and
stands in the record's header, so a game with tuned numbers replays for ever.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

Value = int | str | bool
NONE = "none"  # as an override: removes an entry of an open table
YES_OR_NO = {"on": "on", "yes": "on", "true": "on", "off": "off", "no": "off", "false": "off"}
_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")  # a number as we write it ourselves


class SettingError(ValueError):
    """An option or override that does not exist or has a value that is not allowed."""


@dataclass(frozen=True)
class Option:
    """A choice before the game. Its values are words, "on" and "off" for yes and no; the first one is the default."""

    name: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()  # the player counts it is offered for; empty: all
    aid: bool = False  # does it change only what people are helped with?

    @property
    def default(self) -> str:
        return self.values[0]

    def spelled(self, text: str) -> str:
        """The value that is meant, as it is kept: yes and no are read in several spellings, in all games alike."""
        value = text if text in self.values else YES_OR_NO.get(text.casefold(), text)
        if value not in self.values:
            allowed = ", ".join(self.values)
            raise SettingError(f"option {self.name} must be one of {allowed}, not {text!r}")
        return value


@dataclass(frozen=True)
class Constant:
    """A number of the rules with its provenance; see the data files for the meaning of the limits."""

    name: str
    value: Value | Mapping[str, Value] | tuple[Value, ...]
    source: str
    why: str = ""
    confidence: str = ""  # in a reconstructed value: high, medium or low
    least: int = 0
    most: int = 255
    words: tuple[str, ...] = ()
    open_keys: tuple[int, int] | None = None  # a table to which an override may add these whole-number keys


class Constants:
    """All constants of a game, with overrides applied."""

    def __init__(self, table: Mapping[str, Constant], overrides: Mapping[str, Value] | None = None) -> None:
        self.table = dict(table)
        self.overrides = dict(overrides or {})

    @staticmethod
    def of(constants: Mapping[str, Constant]) -> Constants:
        return Constants({name: replace(constant, name=name) for name, constant in constants.items()})

    def paths(self, only: str = "") -> list[str]:
        """What overrides may name; of one constant only, if it is given."""
        found = []
        for name, constant in self.table.items():
            if only not in ("", name):
                continue
            if isinstance(constant.value, Mapping):
                found += [f"{name}.{key}" for key in constant.value]
            else:
                found.append(name)
        return found

    def number(self, name: str) -> int:
        value = self.table[name].value
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> dict[str, int]:
        value = self.table[name].value
        assert isinstance(value, Mapping)
        return {key: int(item) for key, item in value.items()}

    def texts(self, name: str) -> dict[str, str]:
        value = self.table[name].value
        assert isinstance(value, Mapping)
        return {key: str(item) for key, item in value.items()}

    def override(self, path: str, text: str) -> Constants:
        """A copy with one constant changed."""
        name, _, key = path.partition(".")
        constant = self.table.get(name)
        if constant is None:
            raise SettingError(unknown(path, (), self))
        if bool(key) != isinstance(constant.value, Mapping):
            raise SettingError(
                f"{name} is one value: write {name}={text}"
                if key
                else f"{name} has several entries: {', '.join(self.paths(name))}"
            )
        if isinstance(constant.value, Mapping):
            entries = dict(constant.value)
            if key not in entries and not _fits(constant.open_keys, key):
                more = (
                    "" if constant.open_keys is None else ", and takes {} to {}".format(*constant.open_keys)
                )
                raise SettingError(f"{name} has no entry {key!r}; it has {', '.join(entries)}{more}")
            if text == NONE and constant.open_keys:
                entries.pop(key, None)
            else:
                entries[key] = _value(constant, path, text)
            changed = replace(constant, value=entries)
        else:
            changed = replace(constant, value=_value(constant, path, text))
        return Constants({**self.table, name: changed}, {**self.overrides, path: text})


def _fits(keys: tuple[int, int] | None, key: str) -> bool:
    return keys is not None and _WHOLE.fullmatch(key) is not None and keys[0] <= int(key) <= keys[1]


def _value(constant: Constant, path: str, text: str) -> Value:
    if constant.words:
        if text not in constant.words:
            raise SettingError(f"{path} must be one of {', '.join(constant.words)}, not {text!r}")
        return text
    if not _WHOLE.fullmatch(text):
        raise SettingError(f"{path} must be a whole number, not {text[:40]!r}")
    number = int(text)
    if not constant.least <= number <= constant.most:
        raise SettingError(f"{path} must be between {constant.least} and {constant.most}, not {number}")
    return number


def settle(
    options: Iterable[Option], constants: Constants, seats: int, chosen: Mapping[str, str]
) -> tuple[dict[str, str], Constants]:
    """Check the chosen options and overrides: all option values, and the constants with overrides applied."""
    offered = {option.name: option for option in options if not option.seats or seats in option.seats}
    settled = {name: option.default for name, option in offered.items()}
    for name, text in chosen.items():
        if name in offered:
            settled[name] = offered[name].spelled(text)
        elif name in {option.name for option in options}:
            raise SettingError(f"option {name} is not offered for {seats} players")
        elif name.partition(".")[0] not in constants.table:
            raise SettingError(unknown(name, list(offered), constants))
        else:
            constants = constants.override(name, text)
    return settled, constants


def unknown(name: str, options: Sequence[str], constants: Constants) -> str:
    """That there is no such thing, and what there is."""
    paths = [*options, *constants.paths()]
    near = [path for path in paths if path.casefold() == name.casefold()]
    near = near or difflib.get_close_matches(name, paths, n=3)
    if near:
        hint = f"did you mean {', '.join(near)}?"
    else:
        known = f"its options: {', '.join(options)}; " if options else ""
        hint = f"{known}its constants: {', '.join(constants.table)}"
    return f"{name!r} is neither an option nor a constant of this game; {hint}"
