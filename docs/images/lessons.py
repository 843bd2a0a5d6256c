"""Takes the first lessons' steps as contact sheets, for docs/learning.md. After `make build`:

PYTHONPATH=.:src .venv/bin/python docs/images/lessons.py
"""

from __future__ import annotations

import base64
import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from ludarium.core.lesson import load, names
from ludarium.games import all_games, find_game, folder_of
from ludarium.server.config import Config, Times
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, SETTLED, Visitor
from tests.browser.test_lessons import Learner, at_rest
from tests.server.conftest import GENEROUS, Served, free_port

HERE = Path(__file__).parent
LARGEST = 150_000  # bytes
# In rows, small, as one picture: with as much quality as the size allows.
SHEET = """async ([pictures, columns, width, largest]) => {
    const images = await Promise.all(pictures.map(async (one) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + one;
        await image.decode();
        return image;
    }));
    const gap = 8;
    const height = Math.round((width * images[0].height) / images[0].width);
    const canvas = document.createElement('canvas');
    canvas.width = columns * (width + gap) - gap;
    canvas.height = Math.ceil(images.length / columns) * (height + gap) - gap;
    const brush = canvas.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    images.forEach((image, at) => brush.drawImage(
        image, (at % columns) * (width + gap), Math.floor(at / columns) * (height + gap), width, height));
    for (let quality = 0.8; ; quality -= 0.05) {
        const picture = canvas.toDataURL('image/webp', quality).split(',')[1];
        if ((picture.length * 3) / 4 <= largest || quality < 0.2) return picture;
    }
}"""


def steps(visitor: Visitor, game_id: str, touch: bool) -> list[str]:
    """A picture of each step, in which what is asked is then done."""
    game = find_game(game_id)
    name = names(folder_of(game))[0]
    page, hand, shots = visitor.page, Learner(visitor, touch), []
    page.goto(f"{visitor.url}/learn/{game_id}/{name}")
    for step in load(folder_of(game), name, find_game).steps:
        page.locator(f'[data-lesson="{step.name}"]').wait_for()
        at_rest(page)
        page.evaluate(SETTLED)
        shots.append(base64.b64encode(page.screenshot()).decode())
        if step.task == "do":
            hand.do(game.verbs, step)
        elif step.task == "go":
            hand.press("[data-next] .button")
        else:
            hand.press("[data-lesson] nav button:last-of-type")  # what a learner does freely is skipped
    return shots


def main() -> None:
    times = Times(bot_delay=0.02, bot_next=0.01)
    config = Config(data=Path(tempfile.mkdtemp()), port=free_port(), times=times, limits=GENEROUS)
    served = Served(config)
    found = (shutil.which(f"chromium{kind}") for kind in ("-headless-shell", "", "-browser"))
    program = os.environ.get("CHROMIUM") or next(filter(None, found), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for number, game in enumerate(all_games()):
            window = (DESKTOP, PHONE)[number % 2]
            visitor = Visitor(browser, served.url, HERE, **window)
            shots = steps(visitor, game.id, "has_touch" in window)
            visitor.page.goto("about:blank")
            columns, width = (4, 400) if window is DESKTOP else (7, 230)
            picture = base64.b64decode(visitor.page.evaluate(SHEET, [shots, columns, width, LARGEST]))
            path = HERE / f"lesson-{game.id}.webp"
            path.write_bytes(picture)
            print(f"{path.name}: {len(shots)} steps, {len(picture) / 1000:.0f} kB")
            visitor.context.close()
        browser.close()
    served.stop()


if __name__ == "__main__":
    main()
