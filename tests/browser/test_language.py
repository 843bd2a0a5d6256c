"""Every screen in every language, switched by the reader; nothing stays English."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.conftest import Enter
from tests.browser.screens import House

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
NAMES |= {"Artificium · Ludarium", "English", "Español", "Deutsch", "Hanna", "Otto", "greedy", "Cleo"}
# People are called the same everywhere, and so are many of their works.
ARS = Path(__file__).parents[2] / "src/ludarium/games/ars_universalis/text/en.ftl"
NAMES |= set(re.findall(r"^(?:figure|work)-\S+ = (.+)$", ARS.read_text(), re.MULTILINE))
SAME_WORD = {
    "Español": {"metal", "55: metal", "Normal"},
    "Deutsch": {"Asteroid", "Orange", "Normal", "Name", "Chat"},
}
WORDS = re.compile("[A-Za-z]{4}")
ID = re.compile("[a-z]+(-[a-z]+)+")  # of a message nobody wrote
HYPHENATED = {"multi-talented"}
LIVED = re.compile(r"(China|England|India|Japan|Yorubaland|al-Andalus), .*\d")  # countries with one name


def strange(texts: set[str]) -> set[str]:
    return {text for text in texts - NAMES if not LIVED.fullmatch(text)}


def test_no_screen_keeps_a_word_of_another_language(enter: Enter, house: House) -> None:
    visitor = enter()
    visitor.become(house)
    said: dict[tuple[str, str], set[str]] = {}
    for language in (*SAME_WORD, "English"):  # a guest keeps the last one on every device
        visitor.page.goto(f"{visitor.url}/settings")
        visitor.page.get_by_text(language, exact=True).click()
        for name, screen in house.screens.items():
            visitor.see(screen)
            said[language, name] = {text for text in visitor.page.evaluate(TEXTS) if WORDS.search(text)}
    nameless = [(at, text) for at, texts in said.items() for text in texts - HYPHENATED if ID.fullmatch(text)]
    assert not nameless
    kept = {
        (language, name): same
        for language, known in SAME_WORD.items()
        for name in house.screens.keys() - {"credits"}  # names of people, fonts and licences
        if (same := strange(said["English", name] & said[language, name] - known))
    }
    assert not kept
