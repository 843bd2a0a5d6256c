"""WebSocket frames as they nearly always are, a short text in one piece, read and written without a parser.

Whatever is not quite so goes to the parser of `websockets`, which also says what is wrong with it. Both take turns on
one stream: `Bounds` knows whether a frame begins with the next byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import Final

from websockets import frames

TEXT: Final = 0x81  # the first byte of a text frame that is the whole message
MASKED: Final = 0x80  # in the second byte: what a browser sends always is
SIZE: Final = 0x7F
TWO, EIGHT = 126, 127  # as a size: it stands in so many bytes behind
MASK: Final = 4  # bytes
LOST: Final = -1
_medium, _long = Struct("!BBH").pack, Struct("!BBQ").pack
unmask = frames.apply_mask  # type: ignore[attr-defined]  # in C where there is a compiled one


def head(message: bytes) -> bytes:
    """Of the one frame of a text message."""
    size = len(message)
    if size < TWO:
        return bytes((TEXT, size))
    return _medium(TEXT, TWO, size) if size < 1 << 16 else _long(TEXT, EIGHT, size)


def framed(messages: Iterable[bytes]) -> bytes:
    """Text messages as they go over the line."""
    parts: list[bytes] = []
    for message in messages:
        parts.append(head(message))
        parts.append(message)
    return b"".join(parts)


def text_in(data: bytes) -> bytes | None:
    """The text, if the bytes are one whole frame of a message in one piece; None for anything else."""
    if len(data) < 2 + MASK or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & SIZE, 2
    if size == TWO:
        size, start = int.from_bytes(data[2:4]), 4
    if size == EIGHT or len(data) != start + MASK + size:
        return None
    text: bytes = unmask(data[start + MASK :], data[start : start + MASK])
    return text


class Bounds:
    """Follows a stream of frames: how much of the frame under way is still to come?"""

    __slots__ = ("ahead",)

    def __init__(self) -> None:
        self.ahead = 0  # bytes; once a header was cut in two it is not known any more

    def lose(self) -> None:
        self.ahead = LOST

    def follow(self, data: bytes) -> None:
        if self.ahead == LOST:
            return
        place, end = self.ahead, len(data)
        while place < end:
            size = _size(data, place)
            if size == LOST:
                self.lose()
                return
            place += size
        self.ahead = place - end


def _size(data: bytes, start: int) -> int:
    """Of the frame that begins there, with its header."""
    second = data[start + 1] if start + 1 < len(data) else 0
    size, more = second & SIZE, 0
    if size >= TWO:
        more = 2 if size == TWO else 8
        size = int.from_bytes(data[start + 2 : start + 2 + more])
    whole = 2 + more + (MASK if second & MASKED else 0)
    return whole + size if start + whole <= len(data) else LOST
