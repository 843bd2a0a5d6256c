"""Prints which engine runs and every move of a few random games: run by test_engines in both engines."""

from __future__ import annotations

import sys

import ludarium.core.kernel
from ludarium.games import find_game
from tests.contract.walk import walk


def main(game_id: str, seats: str, *chosen: str) -> None:
    compiled = not ludarium.core.kernel.__file__.endswith(".py")
    print("compiled" if compiled else "interpreted")
    game = find_game(game_id)
    setup = game.setup(int(seats), dict(choice.split("=", 1) for choice in chosen))
    for seed in range(3):
        for moment, after in walk(setup, seed):
            print(moment.seat, game.verbs.write(moment.move), [list(told.values) for told in after.events])
            print(after.state.dump())


if __name__ == "__main__":
    main(*sys.argv[1:])
