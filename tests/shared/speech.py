"""Cases for both sentence engines, taken from real games: `cli/speech.py` and `web/src/table/speech.ts`.

`python -m tests.shared.speech` writes them anew, as the terminal tells them; read the difference before you keep it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.cli.board import Board
from ludarium.cli.speech import Speech
from ludarium.core.declaration import describe
from ludarium.core.game import Game
from ludarium.core.kernel import preview, why_not
from ludarium.core.state import KERNEL_REASONS
from ludarium.core.text import plain_texts
from ludarium.core.words import Phrase
from ludarium.games import all_games, find_game
from tests.contract.conftest import Case, every_case, pairwise
from tests.contract.walk import some_words, walk

FILE = Path(__file__).parent / "speech_cases.json"
LANGUAGES = ("en", "es", "de")
NAMES = ("Ana", "Ben", "Cleo", "Dora")
GAMES_EACH = 2
MOST_EVENTS = 8  # of a case
PLAIN = "_template"

RULES = (
    "Messages are named as core/text.py says; the game's texts come first, then plain words made of its names.",
    "An argument that names a seat is told as the player's name, the reader's own as 'You'; $me is the key of the"
    " argument that is the reader, 'none' if there is none.",
    "A value is told by <vocabulary>-<other>-<value>, where another argument's value makes such a message; else by"
    " <vocabulary>-<value> if its vocabulary has names, $count being the event's argument 'number'; else as it is.",
    "The varying argument of an event is the only one whose vocabulary has names, if there is only one.",
    "Events in a row with the same name and the same arguments given are a run: told by .many if they differ in the"
    " varying argument at most, by .series if they differ in anything, the varying values listed ('Farm ×2, Castle')"
    " and $times counting them; without such a form only equal ones are a run.",
    "A run whose sentence neither lists values nor says $times is told with ' ×2' before the full stop.",
    "An event told without one of its declared arguments uses event-<name>-hidden, if there is one.",
    "What would happen is told in the same way by would-<name>, where there is one.",
    "The doer of an event is its first declared argument, if that is a seat. An event of the doer of the line before"
    " it that has .then becomes a clause of that line: after ': ', or after ', ' if the line has a ': ' already or"
    " began with the same event.",
)


def declared(game: Game, used: Mapping[str, set[str]]) -> dict[str, Any]:
    """What a sentence engine has to know of the phrases that occur: a named vocabulary is not null."""
    whole = describe(game)
    found: dict[str, Any] = {
        sort: {name: whole[sort][name] for name in sorted(used[sort])}
        for sort in ("verbs", "events", "reasons")
    }
    vocabularies = {
        name for phrases in found.values() for phrase in phrases.values() for name in phrase.values()
    }
    found["vocabularies"] = {
        name: None if whole["vocabularies"][name] is None else [] for name in sorted(vocabularies)
    }
    return found


def cases_of(game: Game) -> Iterator[dict[str, Any]]:
    """A case for everything that is told otherwise than before."""
    known: set[object] = set()

    def new(*features: object) -> bool:
        fresh = set(features) - known
        known.update(fresh)
        return bool(fresh)

    cases = pairwise(every_case(game))
    phrases: dict[object, Phrase] = {phrase.name: phrase for phrase in game.events}
    for seed in range(GAMES_EACH):
        case = cases[seed % len(cases)]
        rng = random.Random(seed)
        for moment, after in walk(case.setup(), seed):
            for reader in (moment.seat, -1, (moment.seat + 1) % case.seats):
                events = [game.describe_event(told, reader) for told in after.events[:MOST_EVENTS]]
                if events and new(*_features(events, reader)):
                    for language in LANGUAGES if reader not in _seats(game, events) else LANGUAGES[:1]:
                        lines = speech_of(game.id, language).lines(events, reader)
                        yield {"language": language, "reader": reader, "events": events, "lines": lines}
                for event in events:  # what is hidden is counted, whether or not a game tells it in a run
                    if len(event) <= len(phrases[event["event"]].arguments) and new(
                        ("twice", event["event"])
                    ):
                        for language in LANGUAGES:
                            lines = speech_of(game.id, language).lines([event, event], reader)
                            yield {
                                "language": language,
                                "reader": reader,
                                "events": [event, event],
                                "lines": lines,
                            }
            for move in moment.moves:
                ahead = preview(moment.state, moment.seat, move)[:MOST_EVENTS]
                events = [game.describe_event(told, moment.seat) for told in ahead]
                if events and new(*(("would", feature) for feature in _features(events, moment.seat))):
                    for language in LANGUAGES:
                        lines = speech_of(game.id, language).lines(events, moment.seat, would=True)
                        yield {"language": language, "reader": moment.seat, "would": events, "lines": lines}
                if new(("verb", game.verbs.name(move))):
                    yield _move(game, case, moment.state.view(moment.seat), moment.seat, move)
            for move in some_words(game, rng, 4):
                why = why_not(moment.state, moment.seat, move)
                if why is not None and new(("reason", why.reason)) and why.reason >= len(KERNEL_REASONS):
                    told = game.describe_reason(why)
                    text = speech_of(game.id, "en").reason(why, -1)
                    yield {"language": "en", "reader": -1, "reason": told, "text": text}


def _features(events: list[dict[str, str | int]], reader: int) -> Iterator[object]:
    before = ""
    for event in events:
        name = str(event["event"])
        yield name, len(event), reader == event.get("seat")
        if name == before:
            yield "again", name
        before = name


def _seats(game: Game, events: list[dict[str, str | int]]) -> set[object]:
    phrases = {phrase.name: phrase for phrase in game.events}
    return {
        event[key]
        for event in events
        for key, words in phrases[str(event["event"])].arguments.items()
        if words.name == "seat" and key in event
    }


def _move(game: Game, case: Case, view: Mapping[str, Any], seat: int, move: int) -> dict[str, Any]:
    speech = speech_of(game.id, "en")
    details = Board(case.setup(), speech, view, seat).details(move)
    text = speech.move(move, seat, details)
    lenient = Speech(game, NAMES)
    for key in list(details):  # those that are not said would only fill the file
        rest = {other: value for other, value in details.items() if other != key}
        if lenient.move(move, seat, rest) == text:
            details = rest
    return {
        "language": "en",
        "reader": seat,
        "move": game.verbs.describe(move),
        "details": details,
        "text": text,
    }


@cache
def speech_of(game_id: str, language: str) -> Speech:
    return Speech(find_game(game_id), NAMES, language, strict=True)


def plain() -> dict[str, Any]:
    """The words of a game that has none: what is made of its names."""
    game = find_game(PLAIN)
    kernel = [f"reason-{phrase.name}" for phrase in KERNEL_REASONS]
    messages = plain_texts(game, lambda message: False).replace("\n    .", "    .").split("\n")
    whole = describe(game)
    return {
        "declaration": {key: whole[key] for key in ("verbs", "events", "reasons", "vocabularies")},
        "told": kernel,
        "messages": sorted(messages),
    }


def generated() -> dict[str, Any]:
    games = {}
    for game in all_games():
        cases = list(cases_of(game))
        used: dict[str, set[str]] = {"verbs": set(), "events": set(), "reasons": set()}
        for case in cases:
            used["events"] |= {event["event"] for sort in ("events", "would") for event in case.get(sort, ())}
            used["verbs"] |= {case["move"]["verb"]} if "move" in case else set()
            used["reasons"] |= {case["reason"]["reason"]} if "reason" in case else set()
        games[game.id] = {**declared(game, used), "cases": cases}
    return {"rules": list(RULES), "names": list(NAMES), "games": games, "plain": plain()}


def written(found: Mapping[str, Any]) -> str:
    """JSON with a case on each line."""
    lines = []
    for key, value in found.items():
        if key == "games":
            games = []
            for game, parts in value.items():
                rows = [f'      "{part}": {_short(parts[part])}' for part in parts if part != "cases"]
                cases = ",\n".join(f"        {_short(case)}" for case in parts["cases"])
                games.append(
                    f'    "{game}": {{\n'
                    + ",\n".join(rows)
                    + f',\n      "cases": [\n{cases}\n      ]\n    }}'
                )
            lines.append('  "games": {\n' + ",\n".join(games) + "\n  }")
        else:
            text = json.dumps(value, ensure_ascii=False, indent=2).replace("\n", "\n  ")
            lines.append(f'  "{key}": {text}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    FILE.write_text(written(generated()), encoding="utf-8")
