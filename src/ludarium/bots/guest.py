"""A bot of one's own, in plain Python, outside this package.

    class Hasty(GuestBot):
        def decide(self, asked: Question) -> str | int:
            return 0  # the place of a move in `asked.moves`, or its text

It is called by the name of an entry point in the group `ludarium.bots`, or as `module:Class`. What it does wrong
harms its seat alone: for a decision that fails, takes too long or is not legal a safe move is made, and said; after a
few of them a bot of the house plays on.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import logging
import os
import signal
import threading
from collections.abc import Callable
from operator import index
from types import FrameType
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludarium.bots.bot import Bot
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.kernel import play
from ludarium.core.moves import Moves
from ludarium.core.state import State

GROUP: Final = "ludarium.bots"  # of entry points
AT_TABLES: Final = "LUDARIUM_BOTS"  # names more of them that may sit at tables, with commas between
SECONDS: Final = "LUDARIUM_BOT_SECONDS"
PATIENCE: Final = 2.0  # seconds for a decision
AGAIN: Final = 0.1  # seconds, for a bot that catches what tells it that its time is up
CHANCES: Final = 3  # failures after which another bot plays on
log = logging.getLogger("ludarium.bots")


class GuestFailed(Exception):
    """A bot that is no bot, or a decision that is none; the message says why."""


class TooLong(BaseException):
    """The time is up. No Exception: a bot that catches those goes on for ever."""


class Question:
    """A decision that is to be made: the seat, its legal moves, and a position in which everything that the seat
    cannot know is dealt at random. The bot may do with it what it likes."""

    def __init__(self, state: State, seat: int, moves: list[int], rng: Seeded) -> None:
        self.state = state
        self.seat = seat
        self.moves = moves  # as numbers
        self.rng = rng

    @property
    def texts(self) -> list[str]:
        """The moves in words, in the same order."""
        verbs = self.state.turn.outline.verbs
        return [verbs.write(move) for move in self.moves]

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as the browser is told it."""
        return self.state.view(self.seat)

    def after(self, place: int) -> State:
        """A copy of the position after one of the moves, with chance as it may fall."""
        copy = self.state.clone()
        play(copy, self.seat, self.moves[place], self.rng)
        return copy


@mypyc_attr(allow_interpreted_subclasses=True)
class GuestBot:
    """To be derived from. A new one is made for every game, with a seed of its own; at a table for every decision."""

    rng: Seeded

    def __init__(self, seed: int) -> None:
        self.rng = Seeded(seed)

    def decide(self, asked: Question) -> Any:
        """The place of the chosen move in `asked.moves`, or its text."""
        raise NotImplementedError


def decided(guest: GuestBot, s: State, seat: int, moves: Moves) -> int:
    """The move that the guest means; raises GuestFailed where it means none of the list."""
    listed = moves.dump()
    answer = guest.decide(Question(s, seat, listed, guest.rng))
    if isinstance(answer, str):
        move = s.turn.outline.verbs.parse(answer)
        if move not in listed:
            raise GuestFailed(f"{answer!r} is not legal")
        return move
    try:
        place = index(answer)  # of numpy, too
    except TypeError:
        place = -1
    if not 0 <= place < len(listed):
        raise GuestFailed(f"{answer!r} is no place in a list of {len(listed)} moves")
    return listed[place]


class GuardedBot(Bot):
    """Sees to it that a guest harms nobody but itself."""

    name: str
    guest: GuestBot
    stand_in: Bot
    safe: Callable[[State, int, list[int]], int]
    seconds: float
    failures: i64

    def __init__(self, name: str, guest: GuestBot, stand_in: Bot, game: Game) -> None:
        super().__init__(0)
        self.rng = guest.rng
        self.name = name
        self.guest = guest
        self.stand_in = stand_in
        self.safe = game.safe
        self.seconds = float(os.environ.get(SECONDS, PATIENCE))
        self.failures = 0

    def choose(self, s: State, seat: i64, moves: Moves) -> i64:
        if self.failures >= CHANCES:
            return self.stand_in.choose(s, seat, moves)
        kept = s.clone()  # the guest may do with its copy what it likes
        try:
            return in_time(self.guest, s, int(seat), moves, self.seconds)
        except KeyboardInterrupt:  # of whoever started it
            raise
        except BaseException as error:
            self.failures += 1
            then = "a bot of the house plays on" if self.failures == CHANCES else "a safe move is made"
            log.warning(
                "the bot %s in seat %d: %s: %s; %s", self.name, seat, type(error).__name__, error, then
            )
            return self.safe(kept, int(seat), moves.dump())


def in_time(guest: GuestBot, s: State, seat: int, moves: Moves, seconds: float) -> int:
    """Its choice, within so many seconds; raises TimeoutError. Where the system cannot interrupt it, nobody waits."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGALRM, _too_long)
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        try:
            return decided(guest, s, seat, moves)
        except TooLong:
            raise TimeoutError("it took too long") from None
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    asked = _Asked(guest, s, seat, moves)
    thread = threading.Thread(target=asked.run, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        raise TimeoutError("it took too long")
    if asked.error is not None:
        raise asked.error
    return asked.move


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TooLong


class _Asked:
    """A decision made in another thread."""

    def __init__(self, guest: GuestBot, s: State, seat: int, moves: Moves) -> None:
        self.guest = guest
        self.s = s
        self.seat = seat
        self.moves = moves
        self.move = -1
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            self.move = decided(self.guest, self.s, self.seat, self.moves)
        except Exception as error:
            self.error = error
        except BaseException as error:
            self.error = GuestFailed(f"it wanted to end: {type(error).__name__} {error}")


def installed() -> dict[str, str]:
    """The bots that packages offer: by name, where they are."""
    return {entry.name: entry.value for entry in importlib.metadata.entry_points(group=GROUP)}


def at_tables() -> list[str]:
    """The guests that may sit at tables of this machine's server: those installed, and those its operator names."""
    named = [name.strip() for name in os.environ.get(AT_TABLES, "").split(",")]
    return sorted(installed()) + [name for name in named if name]


def find_guest(name: str) -> Any:
    """The class of this bot, or None: nobody offers one of this name. Raises GuestFailed where it is none."""
    home, colon, attribute = installed().get(name, name).partition(":")
    if not colon or not all(part.isidentifier() for part in [*home.split("."), attribute]):
        return None
    try:
        found = getattr(importlib.import_module(home), attribute)
    except (ImportError, AttributeError) as error:
        raise GuestFailed(f"there is no bot {name!r}: {error}") from error
    if not isinstance(found, type) or not issubclass(found, GuestBot):
        raise GuestFailed(f"{name} is no bot: derive it from ludarium.bots.guest.GuestBot")
    return found


def guarded(name: str, game: Game, seed: int, stand_in: Bot) -> Bot | None:
    """The guest of this name, watched over."""
    found = find_guest(name)
    if found is None:
        return None
    try:
        guest = found(seed)
    except Exception as error:
        raise GuestFailed(f"{name} cannot be made: {type(error).__name__}: {error}") from error
    if getattr(guest, "rng", None) is None:
        raise GuestFailed(f"{name} cannot be made: its __init__ has to call super().__init__(seed)")
    return GuardedBot(name, guest, stand_in, game)
