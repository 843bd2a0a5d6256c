"""`ludarium play`: seats the players and runs the session."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from ludarium.bots.levels import make_bot
from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.file import check_writable
from ludarium.cli.screen import Screen
from ludarium.cli.session import Quit, Session, Sitter
from ludarium.cli.speech import INTERFACE, Speech, interface
from ludarium.core.daily import DEAL, day_seed, today
from ludarium.core.game import Game
from ludarium.core.host import Seeded, derive
from ludarium.core.text import Catalogue, languages
from ludarium.games import all_games, find_game

INTERRUPTED = 130
SEED_BITS = 32  # of a seed that nobody chose: short enough to be typed again


def play_game(
    game_id: str,
    seats: Sequence[str],
    preset: str | None,
    options: Sequence[str],
    seed_text: str | None,
    save: Path | None,
    lang: str,
    *,
    daily: bool,
) -> int:
    arguments.check_language(lang, languages(INTERFACE), interface())
    ui = interface(lang)
    game = find_game(game_id)
    people = arguments.seated(seats or arguments.default_seats(game.seats), game, ui)
    setup = game.setup(len(people), arguments.settings(preset, options, game, ui))
    if daily and seed_text is not None:
        raise WrongArgument(ui.say("error-daily-seed"))
    if daily:
        day, seed = daily_deal(game, ui)
    elif seed_text is not None:
        seed = arguments.number(seed_text, "--seed", 0, ui)
    else:
        seed = secrets.randbits(SEED_BITS)
    if save is not None:
        check_writable(save, ui)
    sitters = [
        Sitter(name, None if bot is None else make_bot(bot, game, derive(seed, 1 + number)))
        for number, (name, bot) in enumerate(people)
    ]
    speech = Speech(game, [name for name, _ in people], lang)
    screen = Screen(shared=sum(bot is None for _, bot in people) > 1)
    session = Session(setup, sitters, Seeded(seed), speech, screen, save)
    if daily:
        session.notice = ui.say("play-daily", date=day)
    code = 0
    try:
        session.run()
    except Quit:
        screen.show(ui.say("play-quit"))
    except EOFError:
        screen.show("")
        screen.show(ui.say("play-end-of-input"))
    except KeyboardInterrupt:
        screen.show("")
        screen.show(ui.say("play-interrupted"))
        code = INTERRUPTED
    screen.show(ui.say("play-seed", seed=str(seed)), "dim")
    return code


def daily_deal(game: Game, ui: Catalogue) -> tuple[str, int]:
    """Today's date (UTC), and the seed of its deal."""
    if not game.deals:
        known = ", ".join(other.id for other in all_games() if other.deals)
        raise WrongArgument(ui.say("error-daily", game=game.name, known=known))
    date = today()
    return date, day_seed(game.id, DEAL, date)
