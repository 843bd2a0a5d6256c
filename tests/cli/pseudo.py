"""A person at a pseudo-terminal of 80 columns and 24 lines, who reads what is drawn and types."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
from collections.abc import Mapping, Sequence

from wcwidth import wcswidth

COLUMNS, LINES = 80, 24
ASKS = b"\x1b[?2004h"  # prompt_toolkit begins to listen
CLEARS = b"\x1b[2J"  # a new page: what was typed has changed the table
PATIENCE = 60.0  # seconds without a byte: something hangs
STYLE = re.compile(r"\x1b\[[0-9;]*m")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07|[\r\n\x07\x08]")


class Person:
    """Runs a command of ludarium; everything it writes is kept in `seen`."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self.seen = b""
        self.page = b""  # since the last line that was typed
        self.child, self.screen = pty.fork()
        if self.child == 0:
            os.environ.update(environment, TERM="xterm-256color", PROMPT_TOOLKIT_NO_CPR="1")
            os.environ.pop("COLUMNS", None)
            os.execv(sys.executable, [sys.executable, "-m", "ludarium.cli", *arguments])
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))

    def wait(self) -> bool:
        """Until the next question; False when the program has ended."""
        while ASKS not in self.page or not self.page.partition(ASKS)[2].endswith(b"\x1b[?25h"):
            if not self._read():
                return False
        return True

    def expect(self, text: str) -> None:
        """Until this is drawn."""
        while text not in self.text(self.page):
            assert self._read(), self.text(self.page)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.screen], [], [], PATIENCE)
        assert ready, self.text(self.page)
        try:
            read = os.read(self.screen, 65_536)
        except OSError:  # the other end is closed
            read = b""
        self.page += read
        self.seen += read
        return bool(read)

    def type(self, line: str) -> None:
        self.page = b""
        os.write(self.screen, f"{line}\r".encode())

    def press(self, key: bytes) -> None:
        self.page = b""
        os.write(self.screen, key)

    @property
    def turned(self) -> bool:
        """Has the last line changed the table?"""
        return CLEARS in self.page

    def end(self) -> int:
        """The exit code, once the program is through."""
        while self.wait():
            raise AssertionError("it asks again")
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])

    @staticmethod
    def text(seen: bytes) -> str:
        return CONTROL.sub("\n", STYLE.sub("", seen.decode()))

    def widest(self) -> str:
        """The widest line that was written."""
        return max(self.text(self.seen).split("\n"), key=wcswidth)


def play(person: Person, attempts: Sequence[str]) -> int:
    """Type the first of these that does something, again and again, to the end; counts the decisions."""
    made = 0
    while person.wait():
        for attempt in attempts:
            person.type(attempt)
            if not person.wait() or person.turned:
                break
        else:
            raise AssertionError(person.text(person.page))
        made += 1
    return made
