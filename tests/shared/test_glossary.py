"""One word for one thing: every catalogue of a game keeps to its glossary, in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from ludarium.core.game import Game
from ludarium.games import all_games
from tests.shared.catalogue import LANGUAGES, ROOT, folder_of, folders, rules_page, texts


def glossary(game: Game) -> Path:
    return ROOT / "src/ludarium/games" / folder_of(game) / "text/glossary.toml"


@dataclass(frozen=True)
class Term:
    name: str
    language: str
    forms: tuple[str, ...]
    avoided: tuple[str, ...]
    always: bool  # in the same messages of all languages

    def said_in(self, text: str) -> bool:
        """With its endings; a compound is another word."""
        forms = "|".join(map(re.escape, self.forms))
        return re.search(rf"(?<!\w)({forms})\w{{0,4}}(?!\w)", text, re.I) is not None


def terms(game: Game) -> Iterator[Term]:
    for name, entry in tomllib.loads(glossary(game).read_text("utf-8")).items():
        assert set(entry) - {"not", "always"} == set(LANGUAGES), name
        for language in LANGUAGES:
            forms = entry[language]
            yield Term(
                name,
                language,
                (forms,) if isinstance(forms, str) else tuple(forms),
                tuple(entry.get("not", {}).get(language, ())),
                entry.get("always", False),
            )


@cache
def avoided(form: str) -> re.Pattern[str]:
    """Just this word, or any word that begins like it; of a noun as German writes it, not the verb."""
    ending = r"\w*" if form.endswith("*") else r"(?!\w)"
    case = re.NOFLAG if form[0].isupper() else re.I
    return re.compile(rf"(?<!\w){re.escape(form.rstrip('*'))}{ending}", case)


GAMES = [game for game in all_games() if glossary(game).exists()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_catalogue_says_it_otherwise(game: Game) -> None:
    found = [
        (str(path.relative_to(ROOT)), message, hit[0], term.forms[0])
        for term in terms(game)
        for folder in folders(game)
        if (path := folder / f"{term.language}.ftl").exists()
        for message, text in texts(path).items()
        for form in term.avoided
        if (hit := avoided(form).search(text))
    ]
    assert not found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_to_read_say_every_word(game: Game) -> None:
    page = rules_page(game)
    assert not [
        (term.name, term.language)
        for term in terms(game)
        if not any(map(term.said_in, texts(page / f"{term.language}.ftl").values()))
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_thing_has_its_word_in_all_languages_alike(game: Game) -> None:
    """Where the English text names it the others do, by their word."""
    english = {term.name: term for term in terms(game) if term.language == "en"}
    others = [term for term in terms(game) if term.always and term.language != "en"]
    unsaid = []
    for folder in folders(game):
        if len(list(folder.glob("*.ftl"))) < len(LANGUAGES):
            continue  # what is told in English only
        told = {language: texts(folder / f"{language}.ftl") for language in LANGUAGES}
        unsaid += [
            (str(folder.relative_to(ROOT)), message, term.language, term.forms[0])
            for message, text in told["en"].items()
            for term in others
            if english[term.name].said_in(text) and not term.said_in(told[term.language].get(message, ""))
        ]
    assert not unsaid


def test_every_game_with_rules_to_read_has_a_glossary() -> None:
    assert [game for game in all_games() if rules_page(game).exists()] == GAMES
