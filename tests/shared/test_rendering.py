"""Grammar: every message of every catalogue, said with 0, 1, 2, 5 and with the words that can fill it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from tests.shared.catalogue import LANGUAGES, patterns, texts, words
from tests.shared.rendering import Catalogue, catalogues, sayings, slots, values

CATALOGUES = list(catalogues())
# Not the letter A itself, as in “pick A and M”.
A_OR_AN = re.compile(r"(?:\ba|(?:^|[.!?] )A) [aeiAEI]|\b[aA]n [^aeiouhAEIOUH\W]")
# In front of a word that is filled in they would have to know its gender.
DETERMINERS = {
    "es": "el|la|los|las|un|una|del|al|est[ea]|es[ea]|otr[oa]|ning(?:ún|una)|algún|alguna|nuev[oa]|su propi[oa]",
    "de": "d(?:er|ie|as|en|em|es)|(?:k?ein|[mds]ein|ihr|unser|dies|jed|jen|welch)(?:e[rsnm]?)?"
    "|zu[mr]|beim|vom|[ai]m|ins",
}


@cache
def inflected(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Words said of one only, and of several only: what the catalogues themselves tell apart by a number."""
    one: set[str] = set()
    several: set[str] = set()
    for catalogue in CATALOGUES:
        if catalogue.language == language:
            for _, pattern in patterns(catalogue.path):
                for singular, plural in _numbered(pattern):
                    one |= singular - plural
                    several |= plural - singular
    kept = re.compile(r"[A-ZÄÖÜ]\w+" if language == "de" else r"\w{2,}s").fullmatch
    several = {word for word in several - one if kept(word)}
    ends = ("", "e", "n", "en", "er") if language == "de" else ("s", "es")
    return frozenset(word for word in one if {word + end for end in ends} & several), frozenset(several)


def _numbered(pattern: ast.Pattern) -> Iterator[tuple[set[str], set[str]]]:
    """What follows the number where there is one, and where there are several."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            said = {
                variant.key.name: set(_behind_number(variant.value))
                for variant in element.expression.variants
                if isinstance(variant.key, ast.Identifier)
            }
            if said.keys() == {"one", "other"}:
                yield said["one"], said["other"]
            for variant in element.expression.variants:
                yield from _numbered(variant.value)


def _behind_number(pattern: ast.Pattern) -> list[str]:
    found = re.search(r"(?:…|\b1|\b[Oo]ne|\b[Ee]ine?|\b[Uu]na?) ([^\W\d]+)(?: ([^\W\d]+))?", words(pattern))
    return [word for word in found.groups() if word] if found else []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
def test_every_message_can_be_said_with_every_number(catalogue: Catalogue) -> None:
    """Nothing is missing, and a noun agrees with the number before it."""
    one, several = inflected(catalogue.language)
    wrong = set()
    for saying in sayings(catalogue):
        assert not saying.flaws, saying
        assert not (catalogue.language == "en" and A_OR_AN.search(saying.text)), saying
        for number, first, second in re.findall(
            r"(?<![\w.,–-])(?<! to )(?<! bis )(?<! a )(\d+) ([^\W\d]+)(?: ([^\W\d]+))?(?![\w/])", saying.text
        ):
            if ({first, second} & several and number == "1") or (first in one and number != "1"):
                wrong.add(str(saying))
    assert not wrong, "\n".join(sorted(wrong)[:20])


def unsure(
    pattern: ast.Pattern, language: str, known: frozenset[str] = frozenset()
) -> Iterator[tuple[str, str]]:
    """Words that are filled in behind an article; `known` are those the variant was chosen by."""
    before = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before = element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.VariableReference) and expression.id.name not in known:
            if found := re.search(rf"(?<!\w)({DETERMINERS[language]}) $", before, re.I):
                yield expression.id.name, found[0]
        elif isinstance(expression, ast.SelectExpression):
            selector = expression.selector
            chosen = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for variant in expression.variants:
                yield from unsure(variant.value, language, known | chosen)
        before = ""


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
def test_no_article_stands_before_a_word_of_unknown_gender(catalogue: Catalogue) -> None:
    wrong = [
        (message, article + f"{{ ${name} }}")
        for message, pattern in patterns(catalogue.path)
        if catalogue.language in DETERMINERS
        for name, article in unsure(pattern, catalogue.language)
        if len(
            {
                str(one)
                for one in values(catalogue, message, name, slots(pattern)[name])
                if isinstance(one, str)
            }
        )
        > 1
    ]
    assert not wrong


def test_every_language_says_the_same_messages() -> None:
    homes = {catalogue.folder for catalogue in CATALOGUES if catalogue.language == "en"}
    for folder in homes - {one for one in homes if not (one / "de.ftl").exists()}:
        told = {language: set(texts(folder / f"{language}.ftl")) for language in LANGUAGES}
    assert told["es"] == told["en"]
    assert told["de"] == told["en"]
