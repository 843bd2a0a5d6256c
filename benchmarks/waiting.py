"""How long a person waits for a bot: `python -m benchmarks.waiting --level master --games 3`.

Whole games of Plus Ultra for two in a real browser, with the server's own delays and the page's motion. The person is
the tests' courtier, who clicks at once; the page itself takes the time while it says that others are to act.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks import percentile
from ludarium.bots.levels import LEVELS
from ludarium.server.config import Config
from tests.browser.conftest import FLAGS, ME, Visitor, find_chromium
from tests.browser.test_plus_ultra import Courtier
from tests.server.conftest import Served, free_port

TIMED = """
    const waits = (window.waits = []);
    let began = 0;
    const look = (now) => {
        const waiting = document.querySelector('section.prompt.waiting') !== null;
        if (waiting && !began) began = now;
        if (!waiting && began) {
            waits.push((now - began) / 1000);
            began = 0;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waiting", description=__doc__)
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument(
        "--games", type=int, default=3, help="the odd ones without, the even with the New World"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Config(data=Path(folder), port=free_port()))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for number in range(arguments.games):
            visitor = Visitor(browser, served.url, Path(folder))
            options = {"new_world": "on" if number % 2 else "off"}
            visitor.page.add_init_script(TIMED)
            bot = {"kind": "bot", "level": arguments.level}
            visitor.sit_down(ME, bot, game="plus-ultra", options=options)
            courtier = Courtier(visitor.page, seed=number)
            clicks = courtier.play()
            waits = visitor.page.evaluate("window.waits")
            print(
                f"{arguments.level}: {clicks} clicks, {len(waits)} waits, "
                f"{sum(waits) / len(waits):.2f} s on average, 95 % within {percentile(waits, 0.95):.2f} s, "
                f"at most {max(waits):.2f} s",
                flush=True,
            )
            visitor.context.close()
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
