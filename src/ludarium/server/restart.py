"""A restart in place: the server becomes a new process on the sockets it listens on already.

SIGUSR2 asks for it, after another engine or another version was installed. Every move that was taken lies in the
journal by then; who connects meanwhile waits a moment; browsers come back by themselves and repeat what was not
answered.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Sequence
from typing import NoReturn

from ludarium.core import kernel

PASSED_ON = "LUDARIUM_SOCKETS"  # file numbers, in the environment of the new process


def under_way() -> bool:
    return PASSED_ON in os.environ


def inherited() -> list[socket.socket] | None:
    """What the process before this one listened on; None when there was none. Answers once."""
    numbers = os.environ.pop(PASSED_ON, None)
    return None if numbers is None else [socket.socket(fileno=int(number)) for number in numbers.split()]


def kept_open(file: int) -> int:
    """The same socket under another number, which stays open when the server closes its own."""
    kept = os.dup(file)
    os.set_inheritable(kept, True)
    return kept


def become_new(files: Sequence[int]) -> NoReturn:
    os.environ[PASSED_ON] = " ".join(map(str, files))
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def engine() -> str:
    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"
