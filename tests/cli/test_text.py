"""Catalogues: every code has its sentence, none is left over, and all can be written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import ludarium
from ludarium.cli.label import LETTERS
from ludarium.cli.language import TEXTS
from ludarium.cli.reading import TYPED, answers, plain
from ludarium.cli.speech import Speech, texts_of
from ludarium.coach.catalogue import ANALYSIS
from ludarium.coach.catalogue import TEXTS as COACH
from ludarium.coach.why import WON
from ludarium.core.game import Game
from ludarium.core.host import Recorder, Seeded
from ludarium.core.kernel import legal, play, why_not
from ludarium.core.moves import Moves, pack
from ludarium.core.text import Catalogue, MissingTextError, languages
from ludarium.core.verdict import COMPLETE
from ludarium.games import all_games, find_game
from ludarium.games.universal_tapestry.study import TEXTS as SOLVER
from ludarium.server.admin import Fault, Obstacle
from ludarium.server.club_schema import ReportReason
from ludarium.server.schema import TableStatus
from ludarium.server.start import SENTENCES
from tests.cli.terminal import terminal

GAMES = all_games(template=True)


def messages(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M))


def expected(game: Game) -> set[str]:
    """What the rules can say."""
    found = {f"verb-{phrase.name}" for phrase in game.verbs.phrases}
    found |= {f"event-{phrase.name}" for phrase in game.events}
    found |= {f"event-{phrase.name}-hidden" for phrase in game.events if phrase.secret}
    found |= {f"reason-{phrase.name}" for phrase in game.own_reasons}
    found |= {f"step-{step.name}" for step in game.outline.steps if step.verbs}
    for phrase in (*game.verbs.phrases, *game.events, *game.reasons):
        for words in phrase.arguments.values():
            found |= {f"{words.name}-{name}" for name in words.names}
    for option in game.options:
        found |= {f"option-{option.name}"} | {f"option-{option.name}-{value}" for value in option.values}
    found |= {f"preset-{name}" for name in game.presets} | {"goal"}
    found |= {f"fact-{fact.event}" for fact in game.facts}
    if game.playout is not None:
        measured = set(game.playout().measured(game.setup(1).begin(Seeded(1)), 0, (), 1))
        assert WON in measured
        found |= {f"measure-{name}" for name in measured - {WON}} | {f"fact-{WON}"}
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_code_of_a_game_has_its_sentence(game: Game) -> None:
    for path in texts_of(game).glob("*.ftl"):
        written = messages(path)
        assert expected(game) <= written, expected(game) - written
        would = {name.replace("event", "would", 1) for name in expected(game) if name.startswith("event-")}
        spare = {name for name in written - expected(game) - would if not name.startswith("score-")}
        judged = {name for name in spare if name.startswith(("verdict-", "part-"))}
        drawn = _code(path.parent.parent, "view.py") + _code(path.parent.parent, "sentence.py")
        told = {name for name in spare if name.startswith("review-")}  # of a finished game
        assert not {name for name in spare - judged - told if not _used(name, drawn)}
        solver = _code(path.parent.parent, "review.py")
        assert not {name for name in told if not _used(name.replace("review-lost-", "review-"), solver)}
        found = _code(path.parent.parent, "puzzles/*.py")  # what a judge finds wrong
        right = {f"verdict-{COMPLETE}"} if judged else set()  # where it finds nothing
        assert right <= judged
        assert not {name for name in judged - right if not _used(name, found)}


def _code(folder: Path, pattern: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob(pattern)))


def _used(name: str, code: str) -> bool:
    kind, _, rest = name.partition("-")
    written = (f'"{name}"', f"'{name}'", f'"{rest}"', f'f"{kind}-{{', f"f'{kind}-{{")
    return any(text in code for text in written)


def test_the_interface_has_no_spare_and_no_missing_message() -> None:
    folder = Path(ludarium.__file__).parent / "cli"
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    written = messages(TEXTS / "en.ftl")
    kernel = {"reason-game-over", "reason-not-your-turn", "reason-already-in", "reason-not-now"}
    columns = {f"games-{label}" for label in ("id", "name", "players", "options", "rules")}
    session = terminal(["Ana"])[0]
    lecture = {"back", "skip"}  # of `ludarium learn`
    commands = {f"command-{name.replace(' ', '-')}" for name in {*session.commands.values(), *lecture}}
    starts = {f"error-start-{reason}" for reason in SENTENCES}
    operator = {f"error-admin-{reason}" for reason in get_args(Obstacle)}
    operator |= {f"admin-found-{kind}" for kind in get_args(Fault)}
    operator |= {f"admin-tables-{status}" for status in get_args(TableStatus)}
    operator |= {f"admin-thrown-{label}" for label in ("game", "winner", "loser", "games", "lost", "share")}
    operator |= {f"admin-user-{label}" for label in ("guest", "name", "made", "seen", "tables")}
    operator |= {f"report-{reason}" for reason in get_args(ReportReason)}
    made = kernel | columns | commands | starts | operator
    assert made <= written
    assert not {name for name in written - made if not re.search(f"[\"']{name}[\"']", code)}
    said = set(re.findall(r'say\(\s*["\']([a-z][\w-]*)["\']', code))
    assert said <= written


def patterns(path: Path) -> dict[str, set[str]]:
    """By message, with its attributes: the arguments it uses."""
    text = path.read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.M)[1:]
    return {part.partition(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}


@pytest.mark.parametrize(
    "folder", [TEXTS, SOLVER, COACH, ANALYSIS], ids=["cli", "solver", "coach", "analysis"]
)
@pytest.mark.parametrize("language", ["de", "es"])
def test_every_language_says_the_same(folder: Path, language: str) -> None:
    english, other = patterns(folder / "en.ftl"), patterns(folder / f"{language}.ftl")
    assert list(english) == list(other)
    for name, arguments in english.items():
        assert other[name] <= arguments, name
        left_out = (
            arguments - other[name] - {"many", "count", "seats", "least"}
        )  # numbers that a plural needs
        assert not left_out, name
    assert folder != TEXTS or english["play-help"]


def test_the_words_that_are_typed_mean_one_thing_each() -> None:
    """In every language: no word for a verb is that of another one or of a command, none is a label."""
    for game in GAMES:
        for language in languages(TEXTS):
            session, _ = terminal(["Ana"], game.seats[0] - 1, game_id=game.id, language=language)
            tongue = session.tongue
            typed = [
                (plain(word), phrase.name)
                for phrase in game.verbs.phrases
                for word in dict.fromkeys(map(plain, tongue.verbs(phrase)))
            ]
            assert len(typed) == len(dict(typed)), [word for word in typed if typed.count(word) > 1]
            assert not dict(typed).keys() & session.commands.keys()
            assert all(len(word) > 2 for word, _ in typed)
            answers_known = answers(session.speech, "answer-yes") | answers(session.speech, "answer-no")
            assert not answers_known & (session.commands.keys() | set(LETTERS))


@pytest.mark.parametrize("language", ["de", "es"])
def test_every_verb_can_be_typed_in_every_language(language: str) -> None:
    for game in all_games():
        path = texts_of(game) / TYPED / f"{language}.ftl"
        assert messages(path) == {phrase.name for phrase in game.verbs.phrases}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(3))
def test_everything_can_be_said(game: Game, seed: int) -> None:
    """A strict speech raises where an argument is missing."""
    from ludarium.cli.board import Board

    seats = game.seats[seed % len(game.seats)]
    speech = Speech(game, [f"P{seat}" for seat in range(seats)], strict=True)
    setup = game.setup(seats)
    host = Recorder(Seeded(seed))
    state = setup.begin(host)
    rng = Seeded(seed)
    moves = Moves()
    told = 0
    while not state.over:
        seat = state.actor()
        legal(state, seat, moves)
        view = Board(setup, speech, state.view(seat), seat)
        assert view.asked()
        for move in moves.dump()[:5]:
            details = view.details(move)
            assert speech.move(move, seat, details)
            for form in ("group", "item", "grid", "row", "shown"):
                if speech.has_form(move, form):
                    assert speech.move(move, seat, details, form)
        for verb in range(len(game.verbs.phrases)):
            if why := why_not(state, seat, pack(verb, told % 3)):
                assert "{" not in speech.reason(why, seat)
        play(state, seat, moves[rng.roll(moves.size)], host)
        _, events, _ = host.take()
        told += len(events)
        for reader in range(-1, seats):
            for line in speech.events(events, reader):
                assert line
                assert "{" not in line
    assert told > 0
    for seat in range(seats):
        for key in game.breakdown(state, seat):
            assert speech.texts.has(f"score-{key}"), key


def test_sentences_of_events() -> None:
    game = find_game("artificium")
    speech = Speech(game, ["Ana", "Ben"], strict=True)
    host = Recorder(Seeded(1))
    game.setup(2).begin(host)
    _, events, _ = host.take()
    ana, ben, spectator = (speech.events(events, reader) for reader in (0, 1, -1))
    assert any(line.startswith("You drew ") for line in ana)
    assert "Ben drew 5 cards." in ana
    assert "Ana drew 5 cards." in ben
    assert "Ana drew 5 cards." in spectator
    assert sum(line.startswith("The market was laid out: ") for line in spectator) == 1


def test_a_missing_message_falls_back_to_english_and_then_fails(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("hello = Hallo\n", encoding="utf-8")
    german = Catalogue(tmp_path, "de")
    assert german.say("hello") == "Hallo"
    assert german.say("bye") == "Bye"
    with pytest.raises(MissingTextError):
        german.say("nothing")
