"""Ars Universalis in the terminal: every mode can be played to its end, and puzzles can be read."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from rich.console import Console

from ludarium.cli.board import Board
from ludarium.cli.speech import Speech
from ludarium.core.state import Why
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE, MATERIAL, WORK, Reason
from ludarium.games.ars_universalis.puzzles.arrangement import arrange
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.cli.terminal import legal_texts, terminal
from tests.games.ars_universalis.table import solo, table

MODES: list[tuple[int, Mapping[str, str]]] = [
    (1, {"help": "on"}),
    (1, {"help": "off"}),
    (2, {"help": "on", "treasures": "on"}),
    (3, {"help": "off", "workshop": "on", "hands": "closed"}),
    (4, {"help": "on", "duel": "on", "greatness": "on", "golden_age": "on"}),
]


def how(text: str) -> str:
    """An arrangement for a completing move: without help it has to be shown."""
    _, figure, work, *names = text.split()
    target = GAME.setup(1).rules.target(FIGURE.read(figure) * 3 + int(work) - 1)
    return arrange(target, [MATERIAL.read(name) for name in names], (1 << len(names)) - 1).text()


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_whole_game_is_played_in_the_terminal(seats: int, options: Mapping[str, str]) -> None:
    """A person types notation, completing works whenever that is possible."""
    session, typist = terminal(["Ana"], bots=seats - 1, seed=seats, chosen=options, game_id="ars-universalis")

    def answer(prompt: str) -> str:
        texts = legal_texts(session)
        work = next((text for text in texts if text.startswith("complete")), "")
        if work:
            assert ("Complete “" in typist.text) == (options["help"] == "on")
        if work and options["help"] == "off":
            return f"{work} # {how(work)}"
        return work or texts[len(prompt) % len(texts)]

    typist.answer = answer
    session.run()
    assert session.state.over
    assert "The game is over" in typist.text


def drawn(s: ArsUniversalis, seat: int, width: int = 120) -> str:
    setup = GAME.setup(int(s.seats))
    speech = Speech(GAME, ["Ana", "Ben", "Cleo", "Dan"][: int(s.seats)], strict=True)
    console = Console(width=width, record=True, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    view = Board(setup, speech, s.view(seat), seat, (width, 40))
    console.print(view.draw())
    view.reference()
    return console.export_text()


def test_puzzles_and_materials_can_be_read() -> None:
    s = table(figures=["petrarch rublev unkei"], hands=["M004 M011", "M020"], bank="M050 M051 M052")
    text = drawn(s, 0)
    for piece in (
        "R I S F",
        "●red ●blue",
        "■cube ▲cone ▮cylinder",
        "Rime sparse",
        "M004",
        "E R U I",
        "8-6",
        "L–L",
    ):
        assert piece in text
    assert "Ben holds M020" in text
    assert "M050" in text
    assert "R I S F" in drawn(s, 0, width=80)


def test_the_solo_table_hides_what_is_face_down() -> None:
    s = solo("petrarch", "newton", hand="M004 M011")
    text = drawn(s, 0)
    assert "R I S F" in text
    assert "5 face down" in text
    speech = Speech(GAME, ["Ana"])
    hidden = [speech.word("figure", FIGURE.write(int(s.grid[cell]))) for cell in range(5, 20)]
    assert [name for name in hidden if name in text] == []


def test_a_work_is_called_by_its_title() -> None:
    """A figure without a second work has none to be named: there the number stands."""
    speech = Speech(GAME, ["Ana", "Ben"])
    move = GAME.verbs.parse("complete ziryab 1 M001 M002")
    assert speech.move(move, 0).startswith("Complete “Songs of the Cordoban school” of Ziryab with")
    missing = Why()
    missing.because(Reason.NO_SUCH_WORK, FIGURE.read("ziryab"), WORK.read("3"))
    assert speech.reason(missing, 0) == "Ziryab has no work 3."
