"""Bots as somebody outside the package writes them; most of them badly."""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from ludarium.bots.guest import GuestBot, Question


class Careful(GuestBot):
    """Looks at the score after each move."""

    def decide(self, asked: Question) -> int:
        worth = [asked.after(place).score(asked.seat) for place in range(len(asked.moves))]
        return worth.index(max(worth))


class Wordy(GuestBot):
    """Answers in words."""

    def decide(self, asked: Question) -> str:
        assert asked.view["turn"]["asked"] == [asked.seat] or asked.seat in asked.view["turn"]["asked"]
        return asked.texts[-1]


class Broken(GuestBot):
    def decide(self, asked: Question) -> int:
        asked.state.turn.asked = 0  # what it does to its copy is its own affair
        raise KeyError("lost")


class Leaving(GuestBot):
    def decide(self, asked: Question) -> int:
        sys.exit(3)


class Cheating(GuestBot):
    def decide(self, asked: Question) -> int:
        return len(asked.moves)


class Hanging(GuestBot):
    def decide(self, asked: Question) -> int:
        while True:
            time.sleep(0.01)


class Stubborn(GuestBot):
    """Catches whatever would stop it."""

    def decide(self, asked: Question) -> int:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Counted(GuestBot):
    """Answers with a number of numpy's."""

    def decide(self, asked: Question) -> Any:
        return np.argmax(np.ones(len(asked.moves)))


class Rootless(GuestBot):
    def __init__(self, seed: int) -> None:
        pass


class Stranger:
    """No bot at all."""
