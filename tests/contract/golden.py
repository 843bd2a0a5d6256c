"""Golden playthroughs: a few whole games written out, so that a change of behaviour shows as a readable diff.

`python -m tests.contract.golden` writes them anew; do that only in the commit that changes a rule on purpose.
"""

from __future__ import annotations

import json
from pathlib import Path

from ludarium.core.game import Game
from ludarium.games import all_games
from tests.contract.conftest import Case, every_case, pairwise
from tests.contract.walk import walk

TESTS = Path(__file__).parent.parent
LARGEST = 100_000  # bytes in all, per game
MOST_FILES = 6


def folder(game: Game) -> Path:
    return TESTS / "games" / game.id.replace("-", "_") / "golden"


def chosen(game: Game) -> list[Case]:
    """A few cases that differ: first one for every number of players, each with what the others have not."""
    cases = pairwise(every_case(game))
    first: list[Case] = []
    for seats in dict.fromkeys(case.seats for case in cases):
        known = {value for case in first for value in case.chosen}
        offered = [case for case in cases if case.seats == seats]
        first.append(max(offered, key=lambda case: len(set(case.chosen) - known)))
    return [*first, *(case for case in cases if case not in first)][:MOST_FILES]


def playthroughs(game: Game) -> dict[str, str]:
    """File name -> text: moves, what a spectator hears of them, and the final position. As many as there is room."""
    found: dict[str, str] = {}
    room = LARGEST
    for case in chosen(game):
        lines = [f"# {case}"]
        state = None
        for moment, after in walk(case.setup(), seed=1):
            lines.append(f"{moment.number} seat {moment.seat}: {game.verbs.write(moment.move)}")
            for told in after.events:
                described = dict(game.describe_event(told, -1))
                name = described.pop("event")
                lines.append(f"    {name} " + " ".join(f"{key}={value}" for key, value in described.items()))
            state = after.state
        assert state is not None
        lines.append(json.dumps(state.view(-1), indent=1))
        text = "\n".join(line.rstrip() for line in lines) + "\n"
        room -= len(text.encode())
        if room < 0:
            break
        found[f"{case}.txt"] = text
    return found


def main() -> None:
    for game in all_games():
        folder(game).mkdir(parents=True, exist_ok=True)
        for old in folder(game).glob("*.txt"):
            old.unlink()
        for name, text in playthroughs(game).items():
            (folder(game) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
