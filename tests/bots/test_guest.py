"""A bot of one's own in plain Python: it plays like any other, and what it does wrong harms its seat alone."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

import pytest

from ludarium.bots import guest
from ludarium.bots.guest import GuardedBot, at_tables
from ludarium.bots.levels import UnknownBot, make_bot
from ludarium.core.host import Seeded
from ludarium.core.kernel import is_legal
from ludarium.games import find_game
from ludarium.lab.match import Table

HOME = "tests.bots.guests"
GAME = find_game("artificium")


def test_guests_play_whole_games() -> None:
    table = Table("artificium", (f"{HOME}:Careful", f"{HOME}:Wordy", "random"), seed=4)
    outcomes = table.play(0, 3)
    assert [len(outcome.scores) for outcome in outcomes] == [3, 3, 3]
    assert table.play(1, 2) == outcomes[1:2]  # the same game by its number


def test_places_may_be_numbers_of_numpy(caplog: pytest.LogCaptureFixture) -> None:
    Table("artificium", (f"{HOME}:Counted", "random"), seed=2).play(0, 1)
    assert not caplog.records


@pytest.mark.parametrize("name", ["Broken", "Leaving", "Cheating", "Hanging", "Stubborn"])
def test_what_a_guest_does_wrong_harms_its_seat_alone(
    name: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Safe moves first, then a bot of the house; and it is said, each time."""
    monkeypatch.setenv(guest.SECONDS, "0.05")
    with caplog.at_level(logging.WARNING):
        (outcome,) = Table("artificium", (f"{HOME}:{name}", "random"), seed=2).play(0, 1)
    assert outcome.moves > 0
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == guest.CHANCES
    assert all(f"{HOME}:{name} in seat 0" in line for line in said)
    assert "safe move" in said[0]
    assert "a bot of the house plays on" in said[-1]


def test_nobody_waits_for_a_guest_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no signal can interrupt it."""
    monkeypatch.setenv(guest.SECONDS, "0.05")
    found: list[int] = []

    def run() -> None:
        found.append(Table("artificium", (f"{HOME}:Hanging", "random"), seed=2).play(0, 1)[0].moves)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert found[0] > 0


def test_names_that_are_no_bot_are_refused_in_a_sentence() -> None:
    for name, said in (
        (f"{HOME}:Nobody", "has no attribute 'Nobody'"),
        (f"{HOME}:Rootless", r"has to call super\(\).__init__\(seed\)"),
        ("nowhere.at.all:Bot", "No module named 'nowhere'"),
        (f"{HOME}:Stranger", "derive it from ludarium.bots.guest.GuestBot"),
        ("stranger", "called module:Class"),
        ("../etc:passwd", "called module:Class"),
    ):
        with pytest.raises(UnknownBot, match=said):
            make_bot(name, GAME, 1)


def test_bots_are_found_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As an installed package offers them."""
    info = tmp_path / "visitor-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: visitor\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{guest.GROUP}]\ncareful = {HOME}:Careful\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert isinstance(make_bot("careful", GAME, 1), GuardedBot)
    assert "careful" in at_tables()


def test_a_server_offers_only_guests_of_its_operator(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not whatever a visitor names: that would run any code."""
    from ludarium.server.refusal import Refusal
    from ludarium.server.seating import check_level

    with pytest.raises(Refusal):
        check_level(f"{HOME}:Careful")
    monkeypatch.setenv(guest.AT_TABLES, f"{HOME}:Careful")
    assert check_level(f"{HOME}:Careful") == f"{HOME}:Careful"
    assert check_level("master") == "master"


def test_a_guest_thinks_at_a_table_in_the_process_of_bots() -> None:
    """Where it fails the process says so, and the table tells everybody."""
    from ludarium.server.bot_pool import Task
    from ludarium.server.worker import decide

    setup = GAME.setup(2)
    state = setup.begin(Seeded(1))
    seat = state.actor()
    careful, broken = (
        Task.of(setup, state, seat, f"{HOME}:{name}", made=0, crowd=1) for name in ("Careful", "Broken")
    )
    assert is_legal(state, seat, decide(careful))
    with pytest.raises(RuntimeError, match="Broken failed"):
        decide(broken)
