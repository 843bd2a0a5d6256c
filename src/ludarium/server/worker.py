"""The process in which bots think: reads tasks from standard input, writes moves to standard output."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

from ludarium.bots.bot import Bot
from ludarium.bots.levels import make_bot
from ludarium.bots.search import SearchBot
from ludarium.core import kernel
from ludarium.core.game import Setup
from ludarium.core.moves import Moves
from ludarium.games import find_game
from ludarium.server.crew import LENGTH, Answer, Task

INTERPRETED_SECONDS = 0.7  # a search counted in iterations takes this long at most where nothing is compiled
COMPILED = not str(kernel.__file__).endswith(".py")


@lru_cache(maxsize=64)
def _setup(game: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> Setup:
    return find_game(game).setup(seats, dict(chosen))


def decide(task: Task) -> int:
    setup = _setup(task.game, task.seats, tuple(sorted(task.chosen.items())))
    state = setup.load(task.state)
    moves = Moves()
    kernel.legal(state, task.seat, moves)
    bot: Bot = make_bot(task.level, setup.game, task.seed)
    if isinstance(bot, SearchBot) and not COMPILED:
        bot.seconds = INTERPRETED_SECONDS
    return int(bot.choose(state, task.seat, moves))


def serve(reader: BinaryIO, writer: BinaryIO) -> None:
    while size := reader.read(LENGTH):
        task = msgspec.msgpack.decode(reader.read(int.from_bytes(size)), type=Task)
        answer = msgspec.msgpack.encode(Answer(move=decide(task)))
        writer.write(len(answer).to_bytes(LENGTH) + answer)
        writer.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    serve(sys.stdin.buffer, sys.stdout.buffer)
