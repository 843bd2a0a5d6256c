"""Takes the pictures of README.md: real games against bots, in a real browser. After `make build`:

PYTHONPATH=.:src .venv/bin/python docs/images/take.py
"""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from ludarium.bots.levels import make_bot
from ludarium.core import kernel
from ludarium.core.host import Replayed, Seeded
from ludarium.core.moves import Moves
from ludarium.core.record import read
from ludarium.games import find_game
from ludarium.server import table as server_table
from ludarium.server.config import Config, Times
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, SETTLED, Visitor, find_chromium
from tests.browser.screens import SHOWN
from tests.server.client import Guest, Message
from tests.server.conftest import Served, free_port

HERE = Path(__file__).parent
QUALITY = 0.78
HAND, MARKET = ('[data-zone="hand"] [data-spot="legal"]', '[data-zone="market"] [data-spot="legal"]')
BENCH, SOLUTION = "main button:has-text('Bench')", "text=Show me a solution"
# Side by side, as one picture that weighs little.
JOINED = """async ([pictures, quality]) => {
    const images = await Promise.all(pictures.map(async (one) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + one;
        await image.decode();
        return image;
    }));
    const canvas = document.createElement('canvas');
    const gap = images.length > 1 ? 24 : 0;
    canvas.width = images.reduce((sum, { width }) => sum + width, gap * (images.length - 1));
    canvas.height = Math.max(...images.map(({ height }) => height));
    let x = 0;
    for (const image of images) {
        canvas.getContext('2d').drawImage(image, x, 0);
        x += image.width + gap;
    }
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


@dataclass(frozen=True)
class Scene:
    """A game up to the position wanted, and what is clicked there before the picture is taken."""

    game: str
    seats: tuple[str, ...]
    seed: int
    until: Callable[[Message, str], bool]  # given what the bot would play
    clicks: tuple[str, ...] = ()


def step(position: Message) -> str:
    return str(position["view"]["turn"]["step"])


def verbs(position: Message) -> set[str]:
    return {move["verb"] for move in position["legal"]}


FOUR = ("me", "apprentice", "master", "apprentice")
ARTIFICIUM = Scene(
    *("artificium", FOUR, 5),
    lambda at, _: at["view"]["round"] == 3 and step(at) == "market",
    (HAND + " >> nth=1", MARKET + " >> nth=4"),
)
SETTLED_CARD = Scene(
    *("artificium", FOUR, 9),
    lambda at, _: at["view"]["round"] == 2 and step(at) == "resolve" and "use" in verbs(at),
)
TAPESTRY = Scene(
    *("universal-tapestry", ("me",), 2),
    lambda at, _: len(at["view"]["tapestry"]) >= 37 and {"place", "exchange"} <= verbs(at),
)
PLUS = Scene(*("plus-ultra", FOUR, 3), lambda at, _: at["view"]["round"] >= 4 and step(at) == "menu")
ARS = Scene(
    *("ars-universalis", FOUR[:3], 11),
    lambda at, wish: at["view"]["round"] >= 3 and wish.startswith("complete"),
    (BENCH + " >> nth=1", SOLUTION, BENCH + " >> nth=0", "[data-tray]"),
)
PICTURES: dict[str, tuple[str, dict[str, Any], tuple[Scene, ...]]] = {
    "artificium": ("light", DESKTOP, (ARTIFICIUM,)),
    "universal-tapestry": ("dark", DESKTOP, (TAPESTRY,)),
    "ars-universalis": ("light", DESKTOP, (ARS,)),
    "plus-ultra": ("dark", DESKTOP, (PLUS,)),
    "phones": ("light", PHONE, (SETTLED_CARD, TAPESTRY, PLUS)),
}


def play(served: Served, guest: Guest, scene: Scene) -> str:
    """Opens a table and plays there, the guest's seat as a bot would; gives the table's id."""
    text = SHOWN[scene.game].record.read_text()
    record = read(text, find_game)
    solo = len(scene.seats) == 1  # alone, nobody but a record shows how to come far
    secure = server_table.Secure
    server_table.Secure = lambda: Replayed(record.opening) if solo else Seeded(scene.seed)
    table = guest.make(*scene.seats, game=scene.game, options=record.setup.options if solo else {})
    server_table.Secure = secure
    place, rng, last = guest.sit(table), Random(scene.seed), -1
    played = (" ".join(line.split()[2:]) for line in text.splitlines() if line[0].isdigit())

    def choose(seat: int) -> str:
        journal = served.tables._tables[table].journal
        assert journal is not None
        moves = Moves()
        kernel.legal(journal.state, seat, moves)
        bot = make_bot("master", journal.setup.game, rng.randrange(10**6))
        return journal.setup.game.verbs.write(int(bot.choose(journal.state, seat, moves)))

    while True:

        def asked(now: Message, before: int = last) -> bool:
            return bool(now["results"] or (now["legal"] and now["decision"] != before))

        at = place.until(asked)
        wish = next(played) if solo else served.call(lambda seat=at["seat"]: choose(seat))
        if at["results"] or scene.until(at, wish):
            place.close()
            return table
        last = at["decision"]
        if place.play(wish)["type"] == "refused":  # a bot need not show how a work is made; a person must
            place.play(rng.choice(at["legal"])["text"])


def main() -> None:
    times = Times(bot_delay=0.02, bot_next=0.01)
    served = Served(Config(data=Path(tempfile.mkdtemp()), port=free_port(), times=times))
    guest = Guest(served.url, "Mathilde")
    tables = {scene: play(served, guest, scene) for *_, scenes in PICTURES.values() for scene in scenes}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for name, (scheme, window, scenes) in PICTURES.items():
            visitor = Visitor(browser, served.url, HERE, **window, color_scheme=scheme)
            page = visitor.page
            page.goto(guest.me["link"])
            shots: list[str] = []
            for scene in scenes:
                visitor.visit(tables[scene])
                page.locator("[data-prompt]").wait_for()
                for target in scene.clicks:
                    page.locator(target).first.click()
                page.mouse.move(0, 0)
                page.wait_for_timeout(1500)
                page.evaluate(SETTLED)
                shots.append(base64.b64encode(page.screenshot()).decode())
            page.goto("about:blank")
            picture = base64.b64decode(page.evaluate(JOINED, [shots, QUALITY]))
            (HERE / f"{name}.webp").write_bytes(picture)
            print(f"{name}.webp: {len(picture) / 1000:.0f} kB")
            visitor.context.close()
        browser.close()
    served.stop()


if __name__ == "__main__":
    main()
