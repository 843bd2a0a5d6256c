"""A work by hand: cards on its bench by clicks and keys, in any language."""

from __future__ import annotations

import re
from typing import Any


def lay(bench: Any, text: str) -> None:
    """An arrangement as the record writes it; what was left on the bench goes first."""
    clear = bench.get_by_role("button", name="Clear", exact=True)
    if clear.count() and clear.is_enabled():
        clear.click()
    hand = bench.page
    if bench.locator(".sum").count():
        for word in re.findall(r"M\d+|[^\s]", text):
            if word.startswith("M"):
                hand.locator(f'[data-tray="{word}"]').click()
            else:
                bench.locator(".sum").press(word)
        return
    for word in text.split():
        name, letters = word[:4], word[4:].removeprefix(":")
        if word == "/":
            bench.locator(".fresh").click()
        elif word[4:5] == ":":
            picks = bench.get_by_role("button", name=re.compile(rf"^[A-Z] (of|de|von) {name}$"))
            if not picks.count():
                hand.locator(f'[data-tray="{name}"]').click()
            for letter in letters:
                picks.filter(has_text=letter).first.click()
        else:
            hand.locator(f'[data-tray="{name}"]').click()
            card = bench.locator(f'[data-card="{name}"]')
            if letters == "~":
                card.press("t")
            elif letters:
                for _ in range(abs(int(letters))):
                    card.press("ArrowUp" if int(letters) > 0 else "ArrowDown")
