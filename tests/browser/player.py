"""Plays Artificium as a person does: looks at the page, clicks or taps, and knows nothing else."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import TimeoutError as Gone

PATIENCE = 60  # seconds without anything to do
AT_MOST = 3000  # milliseconds until a click is given up


def wait_for_turn(page: Any) -> None:
    page.locator('[data-zone="hand"] [data-spot="legal"]').first.wait_for()


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def here(self, selector: str) -> bool:
        """Is the focus on such a thing?"""
        return bool(self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector))

    def tab_to(self, selector: str) -> None:
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.here(selector):
                return
        raise AssertionError(f"{selector} cannot be reached")

    def press(self, button: str) -> None:
        self.page.locator("section.prompt").get_by_role("button", name=button, exact=True).wait_for()
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.innerText") == button:
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"{button} cannot be reached")


MAIN = "section.prompt button.filled:not([disabled])"
HAND = '[data-zone="hand"] [data-spot="legal"]'
CHOSEN = '[data-zone="hand"] [data-spot="selected"]'
MARKET = '[data-zone="market"] [data-spot="legal"]'
# A rival's goods lie over the rival's row, which may be chosen as well.
TARGETS = tuple(
    f'{where}[data-spot="legal"]' for where in ('[data-zone^="played"] ', "[data-seat] .tile", "[data-seat] ")
)
UNFIT = '.place:has(.chain.lacks) [data-spot="legal"]'
FIT = tuple(f'.place:has(.chain.{state}) [data-spot="legal"]' for state in ("ready", "buy", "after"))

# Everything at one moment: between two looks the game may have gone on.
LOOK = """(selectors) => ({
    over: document.querySelector('[data-results]') !== null,
    title: document.querySelector('[data-prompt]')?.innerText ?? '',
    buttons: [...document.querySelectorAll('section.prompt button:not([disabled])')].map((one) => one.innerText),
    seen: selectors.filter((one) => document.querySelector(one)),
    missing: document.querySelector('.place:has([data-spot=legal]) .chain.buy')?.title ?? '',
    offers: [...document.querySelectorAll('button[data-spot=legal] [data-trade]')].map((one) => one.dataset.trade),
})"""
SELECTORS = (MAIN, HAND, CHOSEN, MARKET, *TARGETS, UNFIT, *FIT)


class Player:
    """Sensible, not strong: uses what can be used, buys what is missing, passes otherwise."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.shopping: list[str] = []  # what the card just laid still needs

    @property
    def prompt(self) -> Any:
        return self.page.locator("section.prompt")

    @property
    def title(self) -> str:
        """What is asked; empty at the end of the game, which may come between two looks."""
        return " ".join(self.page.locator("[data-prompt]").all_inner_texts())

    def legal(self, zone: str) -> Any:
        return self.page.locator(f'[data-zone="{zone}"] [data-spot="legal"]')

    def button(self, name: str) -> Any:
        return self.prompt.get_by_role("button", name=name, exact=True)

    def play_to_the_end(self) -> int:
        """Gives the number of clicks."""
        clicks, last = 0, time.monotonic()
        while not (now := self.look())["over"]:
            if self.click(now):
                clicks, last = clicks + 1, time.monotonic()
            else:
                assert time.monotonic() - last < PATIENCE, f"nothing can be done: {now}"
                self.page.wait_for_timeout(40)
        return clicks

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK, list(SELECTORS))
        return found

    def click(self, now: dict[str, Any] | None = None) -> bool:
        """One click's worth of play, if it is our turn."""
        now = now or self.look()
        seen = set(now["seen"])
        wanted = [MAIN, *TARGETS, *([MARKET] if CHOSEN in seen else [])]
        if now["title"].startswith("Discard") and "cards" in now["title"]:
            wanted.append(HAND)
        for selector in wanted:
            if selector in seen:
                return self.tap(self.page.locator(selector).first)
        if HAND in seen:
            return self.lay(now["title"], seen, now["missing"])
        return self.shop(now["offers"]) or self.press("Discard it", now) or self.press("Pass", now)

    def lay(self, title: str, seen: set[str], missing: str) -> bool:
        if title.startswith("Swap another") or (title.startswith("Swap") and UNFIT not in seen):
            return self.press("Pass")
        if title.startswith("Swap"):
            return self.tap(self.page.locator(UNFIT).first)
        for fit in FIT:
            if fit in seen:
                self.shopping = re.findall(r"\d+ ([a-z]+)", missing) if "buy" in fit else []
                return self.tap(self.page.locator(fit).first)
        return self.press("Pass")

    def shop(self, offers: list[str]) -> bool:
        while self.shopping:
            offer = f"buy {self.shopping.pop()}"
            if offer in offers:
                return self.tap(self.page.locator(f'button[data-spot="legal"]:has([data-trade="{offer}"])'))
        return False

    def press(self, name: str, now: dict[str, Any] | None = None) -> bool:
        if now is not None and name not in now["buttons"]:
            return False
        found = self.button(name)
        return bool(found.count()) and self.tap(found.first)

    def tap(self, target: Any) -> bool:
        """Click it, unless the table has moved on since it was seen: then the next look decides."""
        try:
            target.click(timeout=AT_MOST)
        except Gone:
            return False
        return True
