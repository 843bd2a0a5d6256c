"""Plays Artificium as a person does: looks at the page, clicks or taps, and knows nothing else."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import TimeoutError as Gone

PATIENCE = 60  # seconds without anything to do
AT_MOST = 3000  # milliseconds until a click is given up
RESULTS = "[data-results]"


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
        while not self.page.locator(RESULTS).count():
            if self.click():
                clicks, last = clicks + 1, time.monotonic()
            else:
                assert time.monotonic() - last < PATIENCE, f"nothing can be done: {self.title}"
                self.page.wait_for_timeout(40)
        return clicks

    def click(self) -> bool:
        """One click's worth of play, if it is our turn."""
        main = self.prompt.locator("button.filled:not([disabled])")
        for found in (main, *self.targets()):
            if found.count() and self.tap(found.first):
                return True
        return self.lay() or self.shop() or self.give_up()

    def targets(self) -> list[Any]:
        """Victims and cards that an action asks for; the market once a card of ours is offered."""
        page = self.page
        seat = page.locator('[data-seat] [data-spot="legal"]')
        found = [page.locator('[data-zone^="played"] [data-spot="legal"]'), seat]
        if page.locator('[data-zone="hand"] [data-spot="selected"]').count():
            found.append(self.legal("market"))
        if self.title.startswith("Discard") and "cards" in self.title:
            found.append(self.legal("hand"))
        return found

    def lay(self) -> bool:
        if not self.legal("hand").count():
            return False
        if self.title.startswith("Swap another"):
            return self.press("Pass")
        if self.title.startswith("Swap"):
            unfit = self.page.locator('.place:has(.chain.lacks) [data-spot="legal"]')
            if unfit.count():
                return self.tap(unfit.first)
            return self.press("Pass")
        for state in ("ready", "buy", "after"):
            place = self.page.locator(f".place:has(.chain.{state})").first
            if place.locator('[data-spot="legal"]').count():
                wanted = place.locator(".chain").evaluate_all("chains => chains.map(chain => chain.title)")
                self.shopping = re.findall(r"\d+ ([a-z]+)", " ".join(wanted)) if state == "buy" else []
                return self.tap(place.locator('[data-spot="legal"]'))
        return self.press("Pass")

    def shop(self) -> bool:
        while self.shopping:
            resource = self.shopping.pop()
            offer = self.page.locator(f'button[data-spot="legal"]:has([data-trade="buy {resource}"])')
            if offer.count():
                return self.tap(offer)
        return False

    def give_up(self) -> bool:
        return self.press("Discard it") or self.press("Pass")

    def press(self, name: str) -> bool:
        found = self.button(name)
        return bool(found.count()) and self.tap(found.first)

    def tap(self, target: Any) -> bool:
        """Click it, unless the table has moved on since it was seen: then the next look decides."""
        try:
            target.click(timeout=AT_MOST)
        except Gone:
            return False
        return True
