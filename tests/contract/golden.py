"""Golden playthroughs: a few whole games written out, so that a change of behaviour shows as a readable diff.

`python -m tests.contract.golden` writes them anew; do that only in the commit that changes a rule on purpose.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from ludarium.core.game import Game
from ludarium.core.kernel import why_not
from ludarium.core.moves import verb_of
from ludarium.games import all_games
from tests.contract.conftest import Case, every_case, pairwise
from tests.contract.walk import some_words, walk

TESTS = Path(__file__).parent.parent
LARGEST = 105_000  # bytes in all, per game
MOST_FILES = 6
REFUSALS = "refused.txt"
EACH = 4  # refusals of one kind


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
    """File name -> text: moves, what a spectator hears of them, and the final position. As many as there is room.

    And one file with what was refused on the way, and why.
    """
    found: dict[str, str] = {}
    refused: dict[tuple[str, str], list[str]] = {}
    room = LARGEST
    for case in chosen(game):
        lines = [f"# {case}"]
        state = None
        rng = random.Random(1)
        for moment, after in walk(case.setup(), seed=1):
            for move in [*some_words(game, rng, 6), *(near(game, rng, move) for move in moment.moves[:6])]:
                why = why_not(moment.state, moment.seat, move)
                known = (moment.state.step.verbs >> verb_of(move)) & 1
                if why is not None and known:
                    kind = moment.state.step.name, str(game.describe_reason(why)["reason"])
                    text = f"{_told(game.describe_reason(why), 'reason')}: {game.verbs.write(move)}"
                    refused.setdefault(kind, []).append(text)
            lines.append(f"{moment.number} seat {moment.seat}: {game.verbs.write(moment.move)}")
            for told in after.events:
                lines.append("    " + _told(game.describe_event(told, -1), "event"))
            state = after.state
        assert state is not None
        lines.append(json.dumps(state.view(-1), indent=1))
        text = "\n".join(lines) + "\n"
        room -= len(text.encode())
        if room < 0:
            break
        found[f"{case}.txt"] = text
    found[REFUSALS] = "".join(
        f"{step}: {text}\n" for (step, _), texts in sorted(refused.items()) for text in _spread(texts)
    )
    return found


def near(game: Game, rng: random.Random, move: int) -> int:
    """A move with one argument changed: the kind of thing that is refused for a reason of its own."""
    arguments = game.verbs.phrases[verb_of(move)].arguments
    if not arguments:
        return move
    name, vocabulary = rng.choice(list(arguments.items()))
    described = game.verbs.describe(move) | {name: vocabulary.write(rng.choice(vocabulary.values))}
    return game.verbs.build(str(described.pop("verb")), described)


def _told(described: dict[str, str | int], name: str) -> str:
    values = (f"{key}={value}" for key, value in described.items() if key != name)
    return " ".join([str(described[name]), *values])


def _spread(texts: list[str]) -> list[str]:
    """A few of them, from the first to the last."""
    different = list(dict.fromkeys(texts))
    return different[:: -(-len(different) // EACH)]


def main() -> None:
    for game in all_games():
        folder(game).mkdir(parents=True, exist_ok=True)
        for old in folder(game).glob("*.txt"):
            old.unlink()
        for name, text in playthroughs(game).items():
            (folder(game) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
