"""Lessons by the learner's own hand: what a step shows can be seen, and nothing covers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error

from ludarium.core.lesson import Step, load, names
from ludarium.games import all_games, find_game, folder_of
from tests.browser.bench import lay
from tests.browser.conftest import DESKTOP, EXHAUSTIVE, PHONE, Visitor

LESSONS = [(game.id, name) for game in all_games() for name in names(folder_of(game))]
FIRST = [(game.id, name) for game in all_games() for name in names(folder_of(game))[:1]]
LANGUAGES = ("en-GB", "es-ES", "de-DE")
# `make test` has the first lesson of each game in one window, `make test-all` every lesson in both.
CASES = (
    [(*lesson, window) for lesson in LESSONS for window in (DESKTOP, PHONE)]
    if EXHAUSTIVE
    else [(*lesson, (PHONE, DESKTOP)[number % 2]) for number, lesson in enumerate(FIRST)]
)

# What is lit, and whether the bubble or the window's edge hides any of it.
LOOK = """() => {
    const seen = (element) => { const {left, top, right, bottom} = element.getBoundingClientRect();
                                return {left, top, right, bottom}; };
    return {
        lit: [...document.querySelectorAll('[data-lit]')].map(seen),
        bubble: seen(document.querySelector('[data-lesson]')),
        window: {left: 0, top: 0, right: innerWidth, bottom: innerHeight},
    };
}"""
MOST_LOOKS = 100
Box = dict[str, float]


def overlap(one: Box, other: Box) -> float:
    width = min(one["right"], other["right"]) - max(one["left"], other["left"])
    height = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return max(0.0, width) * max(0.0, height)


def area(box: Box) -> float:
    return (box["right"] - box["left"]) * (box["bottom"] - box["top"])


def at_rest(page: Any) -> dict[str, Any]:
    """What is seen once nothing moves: the holes follow the pieces, which may still be on their way."""
    page.wait_for_function("() => !document.querySelector('[data-lesson]').getAnimations().length")
    seen: dict[str, Any] = {}
    for _ in range(MOST_LOOKS):
        before, seen = seen, page.evaluate(LOOK)
        if seen == before and seen["lit"]:
            break
        page.wait_for_timeout(60)
    return seen


def check_spotlight(page: Any, step: Step) -> None:
    seen = at_rest(page)
    assert seen["lit"], f"{step.name} points at nothing"
    for box in seen["lit"]:
        assert overlap(box, seen["bubble"]) < 0.02 * area(box), f"{step.name}: the bubble covers it"
        assert overlap(box, seen["window"]) > 0.6 * area(box), f"{step.name}: it lies outside the window"
    assert overlap(seen["bubble"], seen["window"]) > 0.99 * area(seen["bubble"])


# What a learner does next: the first of the things that are lit and can be chosen now, or the prompt's button.
NEXT = """([step, things, main]) => {
    if (document.querySelector('[data-lesson]')?.dataset.lesson !== step) return {next: null};
    const lit = [...document.querySelectorAll('[data-lit]')].map((box) => box.getBoundingClientRect());
    const open = (element) => {
        const {left, top, width, height} = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const within = (box) => box.left < x && x < box.right && box.top < y && y < box.bottom;
        return width > 0 && (element.closest('[data-lesson]') !== null || lit.some(within));
    };
    const beside = (element) => {
        const {left, right, width} = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth || left < 0);
    };
    for (const next of things) {
        const all = [...document.querySelectorAll(next)];
        const found = all.find(open);
        if (found) return {next: found, left: things.filter((thing) => !found.matches(thing))};
        const aside = all.find(beside);  // a hand wider than a phone is pushed along by a finger
        if (aside) {
            aside.scrollIntoView({inline: 'center', block: 'nearest'});
            return null;
        }
    }
    const button = document.querySelector(main);
    return button && {next: button, left: null};
}"""
MAIN = "section.bare button.filled:not([disabled]):not([aria-busy=true])"


def thing(*names: str) -> str:
    """Where these can be chosen: on the table as long as they are not yet, or by a button of their own."""
    named = "".join(f"[data-handle~='{name}']" for name in names)
    return (
        f"{named}:is([data-spot=legal], [data-spot=open]), {named}:is(button:not([data-spot])), "
        f"{named}:not(section.bare *) button:not([disabled]), section.bare {named} button:not(.filled)"
    )


class Learner:
    """Does what is asked: clicks, or taps, the things that are lit, and the prompt's button."""

    def __init__(self, visitor: Visitor, touch: bool) -> None:
        self.page = visitor.page
        self.touch = touch

    def press(self, selector: str) -> None:
        self.touch_it(self.page.locator(f"{selector} >> visible=true").first)

    def touch_it(self, found: Any) -> None:
        if self.touch:
            found.tap()
        else:
            found.click()

    def do(self, verbs: Any, step: Step) -> None:
        moves = step.ways[0].moves
        things: list[str] = []
        for move in moves:
            arguments = verbs.describe(move)
            verb = arguments.pop("verb")
            if step.ways[0].note:  # a work on its bench
                self.work(f"{arguments['figure']}-{arguments['work']}", step)
            else:
                names = [f"{verb}.{name}={value}" for name, value in arguments.items()]
                things += [thing(verb), *([thing(*names)] if names else []), *map(thing, names)]
        confirmed = 0
        while confirmed < len(moves):
            found = self.page.wait_for_function(NEXT, arg=[step.name, things, MAIN])
            following = found.get_property("next").as_element()
            if following is None:
                return  # the step is done
            left = found.get_property("left").json_value()
            try:
                self.touch_it(following)
            except Error:
                if following.evaluate("found => found.isConnected"):
                    raise
                continue  # one press has made all the moves, and the button is gone with the step
            if left is None:
                confirmed += 1
            else:
                things = left

    def work(self, work: str, step: Step) -> None:
        button = f'[data-work="{work}"] .action button, button[data-work="{work}"]'
        tab = f'[data-figure-tab="{work.rpartition("-")[0]}"]'
        if not self.page.locator(f"{button} >> visible=true").count():
            self.press(tab)
        self.press(button)
        bench = self.page.locator(f'[data-workbench="{work}"]')
        bench.wait_for()
        lay(bench, step.ways[0].note)
        bench.locator('.says.solved[aria-busy="false"]').wait_for()
        check_spotlight(self.page, step)


@pytest.mark.parametrize(("game_id", "name", "window"), CASES)
def test_a_lesson_to_its_end(
    enter: Callable[..., Visitor], game_id: str, name: str, window: dict[str, Any]
) -> None:
    game = find_game(game_id)
    lesson = load(folder_of(game), name, find_game)
    for locale in LANGUAGES if EXHAUSTIVE else [LANGUAGES[len(name) % 3]]:
        learner = enter(**window, locale=locale)
        learner.page.goto(f"{learner.url}/learn/{game_id}")
        learner.page.locator(f'a[href^="/learn/{game_id}/{name}"]').first.click()
        hand = Learner(learner, "has_touch" in window)
        for step in lesson.steps:
            learner.page.locator(f'[data-lesson="{step.name}"]').wait_for()
            check_spotlight(learner.page, step)
            if step.task == "do":
                hand.do(game.verbs, step)
            elif step.task == "go":
                hand.press("[data-next] .button")
            else:
                if step.task == "until":
                    hand.press("[data-next] .button")  # what it is about is read
                    learner.page.locator("svg.veil").wait_for(state="detached")
                hand.press("[data-lesson] nav button:last-of-type")  # skips it
        learner.page.locator('[data-lesson=""]').wait_for()


def test_another_move_is_answered_and_back_leads_back(enter: Callable[..., Visitor]) -> None:
    learner = enter()
    page = learner.page
    page.goto(f"{learner.url}/learn/artificium/chain")
    for _ in range(2):
        page.locator("[data-next] .button").click()
    page.locator('[data-lesson="swap"]').wait_for()
    page.keyboard.press("Escape")
    task = page.locator(".task")
    assert "Choose the Theft" in task.inner_text()
    for handle in ("swap.give=theft", "swap.take=castle"):  # by the keyboard, which no veil keeps off
        page.evaluate("handle => document.querySelector(`[data-handle~='${handle}']`).click()", handle)
    page.locator("section.bare button.filled:not([disabled])").click()
    page.locator(".task.astray").wait_for()
    assert "would not complete" in task.inner_text()
    page.get_by_role("button", name="Back").click()
    page.locator('[data-lesson="hand"]').wait_for()
    page.reload()
    page.locator('[data-lesson="hand"]').wait_for()  # and there one goes on
