"""What a trained engine is trained on: every game at every number of seats, by random playouts, bots and learners.

`scripts.engine` runs it with an engine that counts what it does, and compiles that engine again for just this. The
playouts stand for simulation, the bots for search, policies and planners, the games side by side for the research
environments. Nothing here is random: the same sources give the same counts.
"""

from __future__ import annotations

import sys
from array import array

from ludarium.bots.levels import make_bot
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.kernel import Playout, legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.core.vector import Vector
from ludarium.games import all_games

PLAYOUTS = 300  # games for each number of seats
BOTS = ("search:150", "master", "greedy")
DECISIONS = 40  # of each bot at a table
SELDOM = 3  # a bot is asked at one decision of so many
SIDE_BY_SIDE = 16  # games that learners see
STEPS = 1000  # of each of them
PLACES = 256  # of a list, that they can choose


def train(game: Game, seats: int) -> None:
    Playout().run_many(game.setup(seats).new(), PLAYOUTS, Seeded(seats))
    for number, name in enumerate(BOTS):
        _watch(game, seats, name, Seeded(10 * seats + number))
    _observe(game, seats, Seeded(seats))


def _watch(game: Game, seats: int, name: str, host: Seeded) -> None:
    """Games in which a bot thinks now and then, of which random moves make many kinds of positions."""
    bot = make_bot(name, game, seats)
    moves = Moves()
    asked = 0
    while asked < DECISIONS:
        s = game.setup(seats).begin(host)
        while not s.over and asked < DECISIONS:
            seat = s.actor()
            legal(s, seat, moves)
            move = moves[host.roll(moves.size)]
            if moves.size > 1 and host.roll(SELDOM) == 0:
                move = bot.choose(redealt(s, seat, host), seat, moves)
                asked += 1
            play(s, seat, move, host)


def _observe(game: Game, seats: int, host: Seeded) -> None:
    vector = Vector(game.setup(seats).new(), SIDE_BY_SIDE, seats, places=PLACES)
    for _ in range(STEPS):
        chosen = array("i", [host.roll(min(int(count), PLACES)) for count in vector.counts])
        vector.step(chosen.tobytes())


def main() -> int:
    for game in all_games():
        for seats in game.seats:
            train(game, seats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
