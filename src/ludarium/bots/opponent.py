"""Bots that play the other seats of a game that somebody learns in."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.bots.bot import Bot
from ludarium.core.kernel import redealt
from ludarium.core.vector import Vector


def take_turn(vector: Vector, game: i64, seat: i64, action: i64, bots: list[Bot]) -> bool:
    """Play the seat's action, let the bots move, and show what the seat sees when it is asked again; False at the
    end."""
    vector.act(game, action)
    if not play_others(vector, game, seat, bots):
        return False
    vector.show_to(game, seat)
    return True


def play_others(vector: Vector, game: i64, seat: i64, bots: list[Bot]) -> bool:
    """Let the bots, by seat, move until this seat is asked or the game is over; True when the seat is asked."""
    while True:
        actor = vector.ask(game)
        if actor < 0:
            return False
        if actor == seat:
            return True
        moves = vector.lists[game]
        move = moves.words[0]
        if moves.size > 1:
            state, bot = vector.states[game], bots[actor]
            move = bot.choose(redealt(state, actor, bot.rng) if bot.looks else state, actor, moves)
            if not moves.has(move):
                raise RuntimeError(f"{type(bot).__name__} chose a move that is not in its list")
        vector.play(game, move)
