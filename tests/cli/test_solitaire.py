"""A solitaire in the terminal: presets, the deal of the day, the clock, pausing, giving up, won and lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludarium.cli.clock import Clock, minutes
from ludarium.cli.session import Quit, Session
from ludarium.cli.speech import Speech
from ludarium.core.daily import DEAL, day_seed
from ludarium.core.entry import GaveUp
from ludarium.core.host import Replayed, Seeded
from ludarium.core.journal import Journal
from ludarium.core.record import parse, read, save, write
from ludarium.games import find_game
from ludarium.games.universal_tapestry.scoring import rank
from ludarium.lab.match import Outcome, Table
from ludarium.lab.statistic import Tally
from ludarium.lab.tournament import Tournament, round_robin
from tests.cli.conftest import Run
from tests.cli.terminal import Typist, legal_texts, terminal

GAME = "universal-tapestry"
PLAY = ("play", GAME)
SIMULATE = ("simulate", GAME, "--players", "random", "--games", 5, "--json")
RECORDS = Path(__file__).parents[1] / "games" / "universal_tapestry" / "records"


class Hand:
    """The hand of a clock that is turned by a test, in seconds."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def timed(seed: int = 3) -> tuple[Session, Typist, Hand]:
    hand = Hand()
    session, typist = terminal(["Ana"], 0, seed, {"mode": "time"}, GAME, Clock(hand))
    return session, typist, hand


def script(session: Session, typist: Typist, hand: Hand, *answers: str) -> None:
    """Type these, a second after each question, and leave."""
    left = list(answers)

    def answer(prompt: str) -> str:
        hand.seconds += 1
        if not left:
            raise Quit
        return left.pop(0)

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()


def again(session: Session) -> Journal:
    """The record of the game so far, read and checked."""
    journal = read(write(session.journal), find_game)
    assert journal.state.same(session.state)
    assert journal.clock == session.journal.clock
    return journal


# Presets


def test_presets_are_listed(run: Run) -> None:
    out = run("games").out
    for text in ("--preset classic", "Relaxed: isolated_exchange=on", "--daily"):
        assert text in out
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert games[GAME]["presets"]["gentle"] == {"deck": "H2", "isolated_exchange": "on"}
    assert games[GAME]["daily"] is True
    assert (games["artificium"]["presets"], games["artificium"]["daily"]) == ({}, False)


def test_a_preset_chooses_options_and_options_refine_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*PLAY, "--preset", "Gentle", "--option", "mode=time", typed=f"save {path}\n")
    options = read(path.read_text(encoding="utf-8"), find_game).setup.options
    assert (options["deck"], options["isolated_exchange"], options["mode"]) == ("H2", "on", "time")
    command = (*SIMULATE, "--preset", "gentle", "--option", "deck=H1")
    assert json.loads(run(*command).out)["options"] == {"deck": "H1", "isolated_exchange": "on"}
    bots = ("tournament", GAME, "--bots", "random,novice", "--games", 1, "--json", "--preset", "relaxed")
    assert json.loads(run(*bots).out)["options"] == {"isolated_exchange": "on"}


# Deals


def test_the_deal_can_be_repeated(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first = run(*PLAY, typed=f"save {path}\nquit\n\n").out
    seed = re.search(r"`--seed (\d+)` deals the same again", first)
    assert seed is not None
    deal = read(path.read_text(encoding="utf-8"), find_game).opening
    run(*PLAY, "--seed", seed[1], typed=f"save {path}\n")
    assert read(path.read_text(encoding="utf-8"), find_game).opening == deal
    assert Journal(find_game(GAME).setup(1), ["x"], Seeded(int(seed[1]))).opening == deal


def test_the_deal_of_the_day(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day, path = "2026-11-15", tmp_path / "game.txt"
    monkeypatch.setattr("ludarium.cli.play.today", lambda: day)
    ran = run(*PLAY, "--daily", "--preset", "relaxed", typed=f"save {path}\n")
    assert "The deal of 2026-11-15 (UTC), the same for everybody." in ran.out
    assert f"`--seed {day_seed(GAME, DEAL, day)}`" in ran.out
    opening = Journal(find_game(GAME).setup(1), ["x"], Seeded(day_seed(GAME, DEAL, day))).opening
    assert read(path.read_text(encoding="utf-8"), find_game).opening == opening


# Time


def test_the_clock_stands_still_in_a_pause() -> None:
    hand = Hand()
    clock = Clock(hand)
    assert clock.read() == 0
    clock.start()
    assert clock.read() == 1  # 0 would be "not measured"
    hand.seconds += 5
    assert clock.pause() == 5000
    hand.seconds += 60
    assert clock.read() == 5000
    assert clock.resume() == 60_000
    hand.seconds += 1
    clock.start()
    assert clock.read() == 6000
    assert minutes(754_999) == "12:34"


def test_stamps_only_where_time_counts() -> None:
    session, typist, hand = timed()
    script(session, typist, hand, "0", "discard", "1")
    assert [entry.at for entry in session.journal.numbered()] == [1000, 2000, 3000]
    assert "─ 0:03 ─" in typist.text
    again(session)
    calm, typist = terminal(["Ana"], 0, 3, None, GAME, Clock(hand))
    script(calm, typist, hand, "0", "discard", "pause")
    assert "@" not in write(calm.journal)
    assert "There is no clock to stop" in typist.text


def test_a_pause_hides_the_table_and_is_recorded() -> None:
    session, typist, hand = timed()
    screens = []

    def answer(prompt: str) -> str:
        if "Paused at 0:02" in prompt:
            screens.append(typist.text)
            hand.seconds += 100
            return ""
        hand.seconds += 1
        if screens:
            raise Quit
        return "0" if session.state.step.name == "draw" else "pause"

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()
    assert screens == [""]
    assert session.journal.entries[-1].pauses == [(2000, 100_000)]
    assert "The clock stood still for 1:40." in typist.text
    assert "─ 0:02 ─" in typist.text
    script(session, typist, hand, "discard")
    assert session.journal.clock == 4000
    again(session)


def test_giving_up_asks_once_and_cannot_be_undone(tmp_path: Path, run: Run) -> None:
    session, typist, hand = timed()
    script(session, typist, hand, "0", "give up", "n", "discard")
    assert not session.state.over
    left = ["concede", "yes"]
    typist.answer = lambda prompt: left.pop(0)
    session.run()
    assert session.state.over
    assert isinstance(session.journal.entries[-1].done, GaveUp)
    assert "The game was given up with 4 of 64 cards." in typist.text
    assert "You lost." in typist.text
    assert "Total" not in typist.text
    assert again(session).free_undo(0) is None
    save(session.journal, tmp_path / "game.txt")
    assert "1 seat, 2 moves, final scores 0" in run("record", "verify", tmp_path / "game.txt").out


def test_not_every_game_can_be_given_up_or_paused() -> None:
    session, typist = terminal(["Ana"], seed=2)
    script(session, typist, Hand(), "give up", "pause", "give")
    assert "Giving up is not possible here." in typist.text
    assert "There is no clock to stop" in typist.text
    assert "“give” is no move of this game" in typist.text


def test_undo_within_the_turn_while_no_face_was_revealed() -> None:
    session, typist = terminal(["Ana"], 0, 12, {"isolated_exchange": "true"}, GAME)
    hand = Hand()
    script(session, typist, hand, "0", "undo")
    assert "That move showed something: it cannot be taken back." in typist.text
    assert session.state.step.name == "resolve"
    while not any(text.startswith("exchange") for text in legal_texts(session)):
        script(session, typist, hand, "discard" if session.state.step.name == "resolve" else "1")
    before = session.state.clone()
    script(session, typist, hand, next(text for text in legal_texts(session) if text.startswith("exchange")))
    assert not session.state.same(before)
    script(session, typist, hand, "undo")
    assert session.state.same(before)
    again(session)
    script(session, typist, hand, "discard", "undo")  # the next back of the deck was seen
    assert session.state.step.name == "draw"
    assert "cannot be taken back" in typist.text


@pytest.mark.parametrize(("pace", "name"), [(1.0, "Dimensional crack"), (10.0, "Advanced"), (60.0, "Rookie")])
def test_a_game_by_time_ends_with_a_rank(pace: float, name: str) -> None:
    session, typist = finished("time-won.txt", pace)
    assert rank(session.state) == name.casefold().split()[-1]
    assert f"won · {minutes(session.journal.clock)} · Rank: {name}" in typist.text
    assert ("tore a crack into space" in typist.text) == (pace == 1.0)
    assert "You won!" in typist.text
    assert "Total" not in typist.text
    assert rank(again(session).state) == rank(session.state)


def finished(name: str, pace: float) -> tuple[Session, Typist]:
    """A recorded game typed again, with so many seconds for each move."""
    record = parse((RECORDS / name).read_text(encoding="utf-8"), find_game)
    hand = Hand()
    session, typist = terminal(["Ana"], 0, 0, record.setup.options, GAME, Clock(hand))
    session.journal = Journal(record.setup, ["Ana"], Replayed(record.opening))
    line = read((RECORDS / name).read_text(encoding="utf-8"), find_game)
    texts = [
        record.setup.game.verbs.write(move) for number in line.line() for move in line.entries[number].moves
    ]

    def answer(prompt: str) -> str:
        hand.seconds += pace
        return texts.pop(0)

    typist.answer = answer
    session.run()
    return session, typist


def test_a_game_by_discards_ends_with_points() -> None:
    session, typist = finished("classic-won.txt", 1.0)
    assert re.search(r"Total +16", typist.text)
    assert "Place" not in typist.text.split("The game is over")[1]
    assert "@" not in write(session.journal)


# The screen


def test_numbers_stand_on_the_table_and_the_log_is_short() -> None:
    session, typist = terminal(["Ana"], 0, 3, None, GAME)
    script(session, typist, Hand())
    log = session.log.all(0)
    assert len(log) == 2
    assert log[0].startswith("Laid out on the diagonal: ")
    assert log[1].startswith("Dealt to the draw area: ")
    assert session.decision(0).reader.read("0") == [session.setup.game.verbs.parse("draw 0")]
    assert "0–7 Draw the card in that slot" in typist.text
    script(session, typist, Hand(), "8")
    assert "8 is no number of the list: 0–7." in typist.text
    while not any(text.startswith("place") for text in legal_texts(session)):
        script(session, typist, Hand(), "discard" if session.state.step.name == "resolve" else "2")
    typist.clear()
    decision = session.decision(0)
    decision.show(session.log)
    menu = decision.menu
    places = [move for move in menu.moves if session.setup.game.verbs.name(move) == "place"]
    assert [menu.labels.of[move] for move in places] == [str(n) for n in range(1, len(places) + 1)]
    for number in range(1, len(places) + 1):
        assert re.search(rf"^ +-?\d+ .* {number} ", typist.text, re.M)


@pytest.mark.parametrize("deck", ["H1", "H2"])
@pytest.mark.parametrize(("language", "letters"), [("en", "ROYGBP"), ("es", "RNAVZM"), ("de", "ROGÜBV")])
def test_the_table_fits_a_small_terminal(
    deck: str, language: str, letters: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is cut, in any language, and colours have the letters of that language."""
    name = "classic-won.txt" if deck == "H1" else "gentle-won.txt"
    for at in (0, 40, 75, 100, 126):
        monkeypatch.setenv("COLUMNS", "80")
        line = ("--lang", language, "record", "show", RECORDS / name, "--at", at, "--seat", "0")
        lines = run(*line).out.splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 20  # the question, its moves and the prompt need some too
        assert not any("…" in line for line in lines)
        faces = re.findall(r"(?<=[ \[])(\w)[◆▲●]", "\n".join(lines))
        assert faces
        assert set(faces) <= set(letters)
        unseen = Speech(find_game(GAME), [], language).texts.say("label-unseen")
        assert at == 126 or any(f"{unseen} " in line for line in lines)  # apart from what follows


# Counting


def test_a_solitaire_is_won_by_its_outcome() -> None:
    tally = Tally(Table(GAME, ("random",)))
    for index, (score, winners) in enumerate([(0, ()), (0, (0,)), (8, (0,))]):
        tally.add(index, [Outcome((score,), 70, 60, winners)])
    report = tally.report(1.0)
    assert report["wins"] == {"random": 2.0}
    assert report["seat_wins"] == [2.0]
    assert report["mean_scores"] == {"random": pytest.approx(8 / 3, abs=1e-5)}
    assert report["mean_won_scores"] == {"random": 4.0}


def test_random_players_lose_the_solitaire(run: Run) -> None:
    found = json.loads(run(*SIMULATE).out)
    assert found["wins"] == {"random": 0}
    assert found["win_rates"]["random"]["low"] == 0
    assert found["win_rates"]["random"]["high"] > 0.3
    out = run(*SIMULATE[:-1]).out
    assert "Win rate" in out
    assert "Score of wins" in out
    assert "Seat " not in out


def test_a_tournament_of_a_solitaire_compares_the_same_deals() -> None:
    tables = round_robin(GAME, ("a", "b", "c"), 1, (), 5)
    assert {table.seed for table in tables} == {5}
    tournament = Tournament(tables)
    for table, won in enumerate((True, False, False)):
        for index in range(4):
            tournament.add(table, index, Outcome((0,), 70, 60, (0,) if won else ()))
    standings = tournament.standings()
    assert (standings[0].name, standings[0].wins) == ("a", 4.0)
    assert [standing.wins for standing in standings[1:]] == [0.0, 0.0]
    duels = tournament.duels()
    assert (duels["a", "b"], duels["b", "a"], duels["b", "c"]) == (1.0, 0.0, 0.5)


def test_a_bot_plays_it_in_the_terminal(run: Run) -> None:
    out = run(*PLAY, "--seat", "random", "--seed", 1).out
    assert "The game is over" in out
    assert "The game is lost." in out
