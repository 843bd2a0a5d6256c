"""The process in which bots think: reads tasks from standard input, writes moves to standard output."""

from __future__ import annotations

import os
import sys
import time
from functools import lru_cache
from itertools import islice
from typing import BinaryIO

import msgspec

from ludarium.bots.bot import Bot
from ludarium.bots.guest import GuardedBot
from ludarium.bots.levels import LEVELS, make_bot
from ludarium.bots.search import SearchBot
from ludarium.coach.analysis import Analyst
from ludarium.coach.decision import decisions
from ludarium.coach.hint import Hint, hint
from ludarium.coach.report import Report
from ludarium.coach.trial import Trial, tried
from ludarium.core import kernel
from ludarium.core.game import Game, Setup
from ludarium.core.moves import Moves
from ludarium.core.record import read
from ludarium.games import find_game
from ludarium.server.bot_pool import LENGTH, AnalysisTask, Answer, AnyTask, HintTask, Task, TrialTask
from ludarium.server.restart import engine

# What a searching bot may use, in seconds: nothing hidden decides it, so that the time tells nothing about its hand,
# and it is little enough for whole turns of a tableful of them to last no longer than two seconds on one core.
FIRST_THOUGHT = 0.45
NEXT_THOUGHT = 0.15
LATE_THOUGHT = 0.05
LATE = 4  # decisions into a turn
ALL_TOGETHER = 1.2  # for the first thoughts of all bots that are asked at once
SLICE = 0.5  # seconds of an analysis after which others may have the worker
QUICK = "greedy"  # the best bot that needs no playouts
UNCOMPILED = 1 / 8  # of the usual thinking about a try, until the engine is compiled


@lru_cache(maxsize=64)
def _setup(game: str, seats: int, chosen: tuple[tuple[str, str], ...], version: str) -> Setup:
    return find_game(game).setup(seats, dict(chosen), version)


def seconds(made: int, crowd: int) -> float:
    if made == 0:
        return min(FIRST_THOUGHT, ALL_TOGETHER / crowd)
    return (NEXT_THOUGHT if made < LATE else LATE_THOUGHT) / crowd


def level(wanted: str, game: Game, engine: str) -> str:
    """A game's own search thinks without a clock: until the engine is compiled it would keep people waiting."""
    own = game.levels(LEVELS[-1]) is not None
    return QUICK if engine == "interpreted" and own and wanted in LEVELS[1:] else wanted


def decide(task: Task) -> int:
    setup = _setup(task.game, task.seats, tuple(sorted(task.chosen.items())), task.rules)
    state = setup.load(task.state)
    moves = Moves()
    kernel.legal(state, task.seat, moves)
    bot: Bot = make_bot(level(task.level, setup.game, engine()), setup.game, task.seed)
    if isinstance(bot, SearchBot):
        bot.think_for(seconds(task.made, task.crowd))
    move = int(bot.choose(state, task.seat, moves))
    if isinstance(bot, GuardedBot) and bot.failures > 0:
        raise RuntimeError(f"{task.level} failed")  # the table says so, and tries again
    return move


def hinted(task: HintTask) -> Hint:
    setup = _setup(task.game, task.seats, tuple(sorted(task.chosen.items())), task.rules)
    return hint(setup, setup.load(task.state), task.seat, task.seed)


def analysed(task: AnalysisTask) -> bytes:
    """The report, a second's work further."""
    kept = msgspec.json.decode(task.kept, type=Report) if task.kept else None
    analyst = Analyst(read(task.record, find_game), kept=kept)
    began = time.process_time()
    for _ in analyst.run():
        if time.process_time() - began > SLICE:
            break
    return msgspec.json.encode(analyst.report)


def judged(task: TrialTask) -> Trial:
    journal = read(task.record, find_game)
    decision = next(islice(decisions(journal), task.decision - 1, None))
    parse = journal.setup.game.verbs.parse
    best, line = tuple(map(parse, task.best)), tuple(map(parse, task.moves))
    part = UNCOMPILED if engine() == "interpreted" else 1.0
    return tried(journal.setup, decision, best, line, task.seed, part)


def answered(task: AnyTask) -> bytes:
    match task:
        case Task():
            return msgspec.msgpack.encode(Answer(move=decide(task)))
        case HintTask():
            return msgspec.msgpack.encode(hinted(task))
        case AnalysisTask():
            return analysed(task)
        case TrialTask():
            return msgspec.msgpack.encode(judged(task))


def serve(reader: BinaryIO, writer: BinaryIO) -> None:
    _send(writer, b"")  # everything is loaded: what comes now is thinking
    while size := reader.read(LENGTH):
        task = msgspec.msgpack.decode(reader.read(int.from_bytes(size)), type=AnyTask)
        _send(writer, answered(task))


def _send(writer: BinaryIO, message: bytes) -> None:
    writer.write(len(message).to_bytes(LENGTH) + message)
    writer.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    serve(sys.stdin.buffer, sys.stdout.buffer)
