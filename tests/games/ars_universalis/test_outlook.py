"""What a hand could make of the works in sight, as a table with help tells it (dossier 2.9, 4.3, 9)."""

from __future__ import annotations

import pytest

from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE, WORKS_EACH
from ludarium.games.ars_universalis.outlook import outlook
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.solve import all_sets, solvable
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.ars_universalis.table import (
    active,
    begun,
    cards,
    complete,
    hand,
    idle_to,
    offered,
    solo,
    step,
    table,
)


def told(s: ArsUniversalis, seat: int, figure: str, work: int) -> dict[str, object]:
    found = outlook(s, seat)[figure]
    assert isinstance(found, list)
    answer = found[work - 1]
    assert isinstance(answer, dict)
    return answer


def makes(figure: str, work: int, named: list[str], *, exactly: bool = False) -> bool:
    held = [NAMES.index(name) for name in named]
    target = GAME.setup(3).rules.target(FIGURE.read(figure) * WORKS_EACH + work - 1)
    return (1 << len(held)) - 1 in all_sets(target, held) if exactly else solvable(target, held)


@pytest.mark.rule("2.9")
def test_cards_that_are_told_make_the_work_and_what_is_lacking_is() -> None:
    """In real games: sets are solutions, and nothing is said to be out of reach that is not."""
    seen: set[str] = set()
    for seed in range(1, 13):
        s = begun(3, seed)
        for phase in ("auction", "trade", "projects"):
            idle_to(s, phase)
            for seat in range(3):
                held = hand(s, seat)
                for figure, works in outlook(s, seat).items():
                    assert isinstance(works, list)
                    for number in range(1, len(works) + 1):
                        answer = told(s, seat, figure, number)
                        seen.update(answer)
                        if "take" in answer:
                            assert not makes(figure, number, held)
                            used = [*answer["cards"], answer["take"]]  # type: ignore[misc]
                            assert makes(figure, number, used, exactly=True)
                            assert answer["take"] in cards(s.bank)
                        elif "cards" in answer:
                            assert makes(figure, number, answer["cards"], exactly=True)  # type: ignore[arg-type]
                        else:
                            assert not makes(figure, number, held)
    assert seen >= {"cards", "lacks"}


@pytest.mark.rule("4.3")
def test_a_card_of_the_bank_is_told_while_it_may_be_had() -> None:
    s = table(
        figures=["michelangelo"], hands=["M007 M002 M020"], bank="M011 M021 M030", period="early_modern"
    )
    assert set(outlook(s, 0)) == {"michelangelo"}
    answer = told(s, 0, "michelangelo", 2)  # sphere, cube, sphere: M007 M002~ M011
    assert answer["take"] == "M011"
    assert answer["cards"] == ["M002", "M007"]
    s = table(figures=["michelangelo"], hands=["M007 M002 M020"], period="early_modern", step="trade")
    assert told(s, 0, "michelangelo", 2) == {"lacks": ["sphere"]}


@pytest.mark.rule("9")
def test_only_with_help() -> None:
    for help_ in ("on", "off"):
        s = begun(3, 1, help=help_)
        found = GAME.judge(s, 0, "complete", "")
        assert (found is None) == (help_ == "off")
        if found is not None:
            seen = found.details["outlook"]
            assert isinstance(seen, dict)
            assert set(seen) == {*offered(s), *active(s, 0)}


@pytest.mark.rule("8")
def test_a_hand_that_must_shrink_first_is_told_nothing() -> None:
    s = solo("sluter", "dante", hand="M004 M007 M009 M010")
    complete(s, 0, "sluter")
    assert (step(s), len(hand(s, 0)) > 8) == ("solo_discard", True)
    assert outlook(s, 0) == {}
