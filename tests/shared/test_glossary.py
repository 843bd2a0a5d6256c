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
from ludarium.core.glossary import Word, pattern, words
from ludarium.games import all_games
from tests.shared.catalogue import LANGUAGES, ROOT, folder_of, folders, home, rules_page, texts


def glossary(game: Game) -> Path:
    return ROOT / "src/ludarium/games" / folder_of(game) / "text/glossary.toml"


@dataclass(frozen=True)
class Term:
    word: Word
    language: str
    avoided: tuple[str, ...]
    always: bool  # in the same messages of all languages

    @property
    def name(self) -> str:
        return self.word.id

    @property
    def forms(self) -> tuple[str, ...]:
        return self.word.forms

    def said_in(self, text: str) -> bool:
        return self.word.said_in(text)


def terms(game: Game) -> Iterator[Term]:
    entries = tomllib.loads(glossary(game).read_text("utf-8"))
    for language in LANGUAGES:
        for word in words(glossary(game).parent, language):
            entry = entries[word.id]
            assert set(entry) - {"not", "always", "about"} == set(LANGUAGES), word.id
            assert set(entry.get("about", LANGUAGES)) == set(LANGUAGES), word.id
            avoided = tuple(entry.get("not", {}).get(language, ()))
            yield Term(word, language, avoided, entry.get("always", False))


@cache
def avoided(form: str) -> re.Pattern[str]:
    """Just this word, or any word that begins like it; of a noun as German writes it, not the verb."""
    ending = r"\w*" if form.endswith("*") else r"(?!\w)"
    case = re.NOFLAG if form[0].isupper() else re.I
    return re.compile(rf"(?<!\w){re.escape(form.rstrip('*'))}{ending}", case)


LONGEST = 160  # letters of an explanation
TABLE = ROOT / "web/src/table/text"
PLAIN = set((Path(__file__).parent / "plain_words.txt").read_text("utf-8").split())

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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_explanations_are_one_line_that_names_the_word(game: Game) -> None:
    known = list(terms(game))
    told = [term for term in known if term.word.about]
    assert len(told) > 30
    for term in told:
        name, colon, text = term.word.about.partition(": ")
        assert colon, term
        assert term.said_in(name), term
        assert len(term.word.about) <= LONGEST, term
        assert text.endswith("."), term
        assert not re.search(r"\d|  |\n", term.word.about), term  # numbers are the ruleset's
        others = [other for other in known if other.language == term.language]
        wrong = [form for other in others for form in other.avoided if avoided(form).search(term.word.about)]
        assert not wrong, term


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reason_is_a_sentence_of_plain_and_explained_words(game: Game) -> None:
    """Whoever is told why not understands it, or is told by the glossary what its words mean."""
    for language in LANGUAGES:
        said = {**texts(TABLE / f"{language}.ftl"), **texts(home(game) / f"{language}.ftl")}
        for reason in game.reasons:
            assert said[f"reason-{reason.name}"].rstrip().endswith((".", "}", "…")), reason
    said = {**texts(TABLE / "en.ftl"), **texts(home(game) / "en.ftl")}
    names = {text for name, text in said.items() if name.split("-")[0] in {"card", "character"}}
    forms = [form for word in words(home(game), "en") if word.about for form in word.forms]
    unknown: dict[str, set[str]] = {}
    for reason in game.reasons:
        text = said[f"reason-{reason.name}"]
        for form in sorted(forms, key=len, reverse=True):
            text = re.sub(pattern(form), " ", text)
        for name in names:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text)
        left = set(re.findall(r"[a-z]+", text.lower())) - PLAIN
        if left:
            unknown[reason.name] = left
    assert not unknown
