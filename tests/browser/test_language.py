"""Every screen in every language, switched by the reader; nothing stays English."""

from __future__ import annotations
from tests.browser.conftest import Enter
from tests.browser.screens import House

TEXTS = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element.closest('script, style, [lang], option:not(:checked)')) found.add(walker.currentNode.data.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name).trim());
    return [document.title, ...found];
}"""


def test_x(enter: Enter, house: House) -> None:
    visitor = enter()
    visitor.become(house)
    said = {}
    for language in ("English", "Español", "Deutsch"):
        visitor.page.goto(f"{visitor.url}/settings")
        visitor.page.get_by_text(language, exact=True).click()
        for name, screen in house.screens.items():
            visitor.see(screen)
            said[language, name] = set(visitor.page.evaluate(TEXTS))
    import re
    for name in house.screens:
        for language in ("Español", "Deutsch"):
            same = said["English", name] & said[language, name]
            print(name, language, sorted(t for t in same if re.search("[A-Za-z]{3}", t)))
