"""Every screen in every language, switched by the reader: nothing stays English, and every text fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, EXHAUSTIVE, Enter
from tests.browser.overflow import WIDTHS, flaws
from tests.browser.planted import stored, take_over
from tests.browser.screens import House
from tests.server.conftest import Served

# Everything that is read or read out, but for what says which language it is in.
TEXTS = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode;
        if (!parentElement.closest('script, style, [lang]:not(html)')) found.add(data.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name).trim());
    return [...found, document.title];
}"""
NAMES = {"Artificium", "Universal Tapestry", "Ars Universalis", "Plus Ultra", "Ludarium", "PLVS", "VLTRA"}
NAMES |= {
    "Artificium · Ludarium",
    "English",
    "Español",
    "Deutsch",
    "Hanna",
    "Otto",
    "greedy",
    "random",
    "Cleo",
}
SOURCES = Path(__file__).parents[2]
CODES = {"Español": "es", "Deutsch": "de"}
SAME_WORD = {
    "Español": {"metal", "55: metal", "Normal", "rival"},
    "Deutsch": {"Asteroid", "Orange", "Normal", "Name", "Chat", "Magellan", "Fort", "Mission", "Aggressive"},
}
WORDS = re.compile("[A-Za-z]{4}")
ID = re.compile("[a-z]+(-[a-z]+)+")  # of a message nobody wrote
HYPHENATED = {"multi-talented"}
PARTS = re.compile(r"[^\w\s'’-]+|\d+")  # between a name and another in one text


def same_in(language: str) -> set[str]:
    """What the catalogues say with the same words in both languages: people, places, some works and offices.

    Whether that is right for a message is for the tests of the catalogues.
    """
    found = set()
    for place in (*SOURCES.glob("src/ludarium/games/[!_]*/text"), *SOURCES.glob("web/src/games/*/text")):
        english, other = (
            dict(re.findall(r"^(\S+) = (.+)$", (place / f"{code}.ftl").read_text(), re.MULTILINE))
            for code in ("en", CODES[language])
        )
        found |= {text for name, text in english.items() if other.get(name) == text}
    return found


def strange(texts: set[str], known: set[str]) -> set[str]:
    def is_name(text: str) -> bool:
        parts = (part.strip() for part in PARTS.split(text))
        return text in known or all(part in known or not WORDS.search(part) for part in parts)

    return {text for text in texts if not is_name(text)}


def test_no_screen_keeps_a_word_of_another_language_and_all_of_them_fit(enter: Enter, house: House) -> None:
    """`make test` looks at every sixth screen in each of the other languages, and measures it in one window,
    `make test-all` at all in both."""
    visitor = enter(reduced_motion="reduce")
    visitor.become(house)
    said: dict[tuple[str, str], set[str]] = {}
    cramped: list[str] = []
    for place, language in enumerate((*SAME_WORD, "English")):  # a guest keeps the last one on every device
        visitor.page.goto(f"{visitor.url}/settings")
        with visitor.page.expect_response(lambda answer: answer.request.method != "GET"):  # it is kept
            visitor.page.get_by_text(language, exact=True).click()
        for number, (name, screen) in enumerate(house.screens.items()):
            seen = number % 6 < 2 if language == "English" else number % 6 == place
            if not seen and not EXHAUSTIVE:
                continue
            visitor.see(screen)
            said[language, name] = {text for text in visitor.page.evaluate(TEXTS) if WORDS.search(text)}
            for width in WIDTHS if EXHAUSTIVE else [list(WIDTHS)[number // 6 % 2]]:
                cramped += [f"{language}, {name}, {width}: {flaw}" for flaw in flaws(visitor.page, width)]
            visitor.page.set_viewport_size(DESKTOP["viewport"])
    nameless = [(at, text) for at, texts in said.items() for text in texts - HYPHENATED if ID.fullmatch(text)]
    assert not nameless
    kept = {
        (language, name): same
        for (language, name), texts in said.items()
        if language != "English" and name != "credits"  # names of people, fonts and licences
        if (same := strange(said["English", name] & texts, SAME_WORD[language] | NAMES | same_in(language)))
    }

    assert not cramped, "\n".join(cramped)
    assert not kept


# The fullest tables: four players, all expansions, every figure of a solo game turned up.
FULL = {
    "ars_universalis/records/four-players.txt": (0.2, 0.64),
    "ars_universalis/records/solo-won.txt": (0.6,),
    "plus_ultra/records/4p-power_of_court-new_world-ambassador.txt": (0.6, 0.1),
    "artificium/records/4-players.txt": (0.9, 0.5),
}


@pytest.mark.parametrize("locale", ["de-DE", pytest.param("es-ES", marks=pytest.mark.slow)])
def test_the_fullest_tables_fit(enter: Enter, site: Served, locale: str) -> None:
    visitor = enter(reduced_motion="reduce", locale=locale)
    cramped: list[str] = []
    for path, parts in FULL.items():
        for part in parts if EXHAUSTIVE else parts[:1]:
            journal = stored(path, part)
            seat = next(seat for seat in range(journal.setup.seats) if journal.state.asks(seat))
            take_over(site, visitor, journal, seat)
            visitor.page.locator("section.prompt:not(.waiting) [data-prompt]").wait_for()
            for width in WIDTHS:
                cramped += [f"{path}, {part}, {width}: {flaw}" for flaw in flaws(visitor.page, width)]
            visitor.page.set_viewport_size(DESKTOP["viewport"])
    assert not cramped, "\n".join(cramped)


PLANTED = """() => {
    const box = (style, text) =>
        `<div style="position: static; width: 60px; border: 1px solid; ${style}">${text}</div>`;
    document.body.innerHTML = box('overflow: hidden; white-space: nowrap; text-overflow: ellipsis', 'Much too long')
        + box('white-space: nowrap', 'Konquistadorenschiff') + box('overflow-wrap: anywhere', 'Gouverneursamt')
        + box('height: 20px; overflow: hidden', 'one line and then a second and a third')
        + box('', 'Gou&shy;ver&shy;neurs&shy;amt')
        + box('overflow-x: auto; white-space: nowrap', 'Zugstapelkarten') + box('', 'short');
}"""


def test_the_measure_finds_what_does_not_fit_and_only_that(enter: Enter) -> None:
    visitor = enter()
    visitor.page.goto(visitor.url)
    visitor.page.evaluate(PLANTED)
    found = [flaw.partition(" in ")[0] + flaw.partition(":")[2] for flaw in flaws(visitor.page, 390)]
    assert sorted(found) == [
        *("broken Gouverneursamt", "cut Much too long", "cut one line and then a second and a third"),
        "out Konquistadorenschiff",
    ]
