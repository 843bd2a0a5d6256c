"""Prints which engine runs and every move of a few random games: run by test_engines in both engines."""

from __future__ import annotations

import sys

import ludarium.core.kernel
from tests.contract.conftest import all_cases
from tests.contract.walk import walk


def main(game_id: str) -> None:
    compiled = not ludarium.core.kernel.__file__.endswith(".py")
    print("compiled" if compiled else "interpreted")
    for case in all_cases():
        if case.game.id != game_id:
            continue
        print(case)
        setup = case.setup()
        for seed in range(3):
            for moment, after in walk(setup, seed):
                move = case.game.verbs.write(moment.move)
                print(moment.seat, move, [list(told.values) for told in after.events])
                print(after.state.dump())


if __name__ == "__main__":
    main(*sys.argv[1:])
