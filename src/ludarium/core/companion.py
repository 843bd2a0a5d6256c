"""The companion: a short card for a kind of decision, shown to a beginner the first time it comes up.

A kind of decision is a step of the rules that asks somebody. Its card is a message of the catalogues in the folder
`companion` of the game:

    decision-market = Make your cards fit each other
        .text = What is decided, and what it is good for.
        .weigh =
        Can you begin? What a beginner does well to look at, a line each;
        A lead: it goes up to the first colon or question mark.

A sentence may name what `Setup.facts` tells: options, single numbers of the rules, `$seats`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ludarium.core.game import Game
from ludarium.core.text import Argument, BrokenTextError, Catalogue, languages

GAMES = 3  # after so many finished games of it the companion is off by itself
PARTS = ("", "text", "weigh")
_LEAD = re.compile(r"(.+?[:?]) (.+)")
_MESSAGE = re.compile(r"^decision-([\w-]+) =", re.MULTILINE)


@dataclass(frozen=True)
class Card:
    title: str
    text: str
    weigh: tuple[tuple[str, str], ...]  # the lead of a line, and the rest of it


def folder_of(game_folder: Path) -> Path:
    return game_folder / "companion"


def kinds(game: Game) -> list[str]:
    """The steps in which somebody decides something."""
    return [step.name for step in game.outline.steps if step.verbs]


def card(texts: Catalogue, kind: str, facts: Mapping[str, Argument]) -> Card | None:
    message = f"decision-{kind}"
    if not texts.has(message):
        return None
    title, text, weigh = (texts.say(message, part, **facts) for part in PARTS)
    lines = [_LEAD.fullmatch(line.strip()) for line in weigh.splitlines()]
    return Card(title, text, tuple((line[1], line[2]) for line in lines if line is not None))


def wrong(game: Game, game_folder: Path) -> list[str]:
    """What is wrong with the cards of a game, each with its file and, where it has one, its line."""
    folder, found = folder_of(game_folder), []
    facts = [game.setup(seats).facts() for seats in game.seats]
    told = {language: _cards(folder / f"{language}.ftl") for language in languages(folder)}
    for language, lines in told.items():
        texts = Catalogue(folder, language, strict=True)
        file = folder / f"{language}.ftl"
        for kind, line in lines.items():
            if kind not in kinds(game):
                found.append(f"{file}, line {line}: {kind!r} is no kind of decision")
                continue
            try:
                flaws = [_flaw(texts, kind, some) for some in facts]
            except (BrokenTextError, LookupError) as error:
                flaws = [str(error)]
            found += [f"{file}, line {line}: {flaw}" for flaw in dict.fromkeys(flaws) if flaw]
    for language, lines in told.items():
        others = {kind for other in told.values() for kind in other} - set(lines)
        found += [f"{folder / f'{language}.ftl'}: there is no card {kind!r}" for kind in sorted(others)]
    return found


def _cards(file: Path) -> dict[str, int]:
    """The kinds that have a card, and the line of each."""
    text = file.read_text(encoding="utf-8")
    return {found[1]: 1 + text.count("\n", 0, found.start()) for found in _MESSAGE.finditer(text)}


def _flaw(texts: Catalogue, kind: str, facts: Mapping[str, Argument]) -> str:
    made = card(texts, kind, facts)
    lines = texts.say(f"decision-{kind}", "weigh", **facts).splitlines()
    return "" if made is not None and len(made.weigh) == len(lines) else "a line of it has no lead"
