"""The log: lines for people or, on request, a JSON object each; and which request a line belongs to."""

from __future__ import annotations

import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, get_args

import msgspec
from starlette.types import Scope

Form = Literal["text", "json"]
FORMS: tuple[Form, ...] = get_args(Form)
REQUEST: ContextVar[str] = ContextVar("request", default="")  # what is done for it later, too
OWN_NUMBER = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
KEY = re.compile(r"(/(?:table|tables|link|links|replay|replays)/[^/]{4})[^/]+")
# One line stays one line, whatever somebody has put into an address.
UNSEEN = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160), 0x2028, 0x2029)}
access = logging.getLogger("ludarium.access")


def begin(given: str = "") -> str:
    """A request or a connection: its number, as somebody gave it or new."""
    number = given if OWN_NUMBER.fullmatch(given) else secrets.token_hex(8)
    REQUEST.set(number)
    return number


def shown(path: str) -> str:
    """An address without the keys in it: whoever has a private table's address may sit down there."""
    return KEY.sub(r"\1…", path)


def note_access(scope: Scope, status: int, seconds: float) -> None:
    if not access.isEnabledFor(logging.INFO):
        return
    client = scope.get("client")
    fields: dict[str, object] = {
        "method": scope.get("method", "WS"),
        "path": shown(scope["path"]),
        "status": status,
        "seconds": round(seconds, 4),
        "address": client[0] if client else "",
    }
    access.info(" ".join(["%s"] * len(fields)), *fields.values(), extra={"fields": fields})


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        text = f"{self.formatTime(record)} {record.levelname} {record.getMessage().translate(UNSEEN)}"
        text += f" [{request}]" if request else ""
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _encodable(record.getMessage()),
        }
        if request := REQUEST.get():
            line["request"] = request
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = _encodable(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


FORMATTERS: dict[Form, type[logging.Formatter]] = {"text": Text, "json": Json}


def _encodable(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


def set_up(form: Form, *, every_request: bool) -> None:
    """For the whole process: to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATTERS[form]())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    access.setLevel(logging.INFO if every_request else logging.WARNING)
