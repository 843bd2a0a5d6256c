"""`ludarium play`: seats the players and runs the session."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from ludarium.bots.levels import make_bot
from ludarium.cli import arguments
from ludarium.cli.file import check_writable
from ludarium.cli.screen import Screen
from ludarium.cli.session import Quit, Session, Sitter
from ludarium.cli.speech import INTERFACE, Speech, interface
from ludarium.core.host import Host, Secure, Seeded, derive
from ludarium.core.text import languages
from ludarium.games import find_game

INTERRUPTED = 130


def play_game(
    game_id: str,
    seats: Sequence[str],
    options: Sequence[str],
    seed_text: str | None,
    save: Path | None,
    lang: str,
) -> int:
    arguments.check_language(lang, languages(INTERFACE), interface())
    ui = interface(lang)
    game = find_game(game_id)
    people = arguments.seated(seats or arguments.default_seats(game.seats), game, ui)
    setup = game.setup(len(people), arguments.chosen(options, ui))
    seed = None if seed_text is None else arguments.number(seed_text, "--seed", 0, ui)
    if save is not None:
        check_writable(save, ui)
    root = secrets.randbits(64) if seed is None else seed
    sitters = [
        Sitter(name, None if bot is None else make_bot(bot, game, derive(root, 1 + number)))
        for number, (name, bot) in enumerate(people)
    ]
    host: Host = Secure() if seed is None else Seeded(derive(root, 0))
    speech = Speech(game, [name for name, _ in people], lang)
    screen = Screen(shared=sum(bot is None for _, bot in people) > 1)
    try:
        Session(setup, sitters, host, speech, screen, save).run()
    except Quit:
        screen.show(ui.say("play-quit"))
    except EOFError:
        screen.show("")
        screen.show(ui.say("play-end-of-input"))
    except KeyboardInterrupt:
        screen.show("")
        screen.show(ui.say("play-interrupted"))
        return INTERRUPTED
    return 0
