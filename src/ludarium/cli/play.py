"""`ludarium play`: seats the players and runs the session; `--resume` goes on with a game that was left."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from ludarium.bots.levels import make_bot
from ludarium.cli import arguments, keep
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.companion import Companion
from ludarium.cli.file import check_writable, read_journal
from ludarium.cli.hint import Hints
from ludarium.cli.screen import Screen
from ludarium.cli.session import Quit, Session, Sitter
from ludarium.cli.speech import Speech, interface
from ludarium.core.daily import DEAL, day_seed, today
from ludarium.core.game import Game
from ludarium.core.host import Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.text import Catalogue
from ludarium.games import all_games

INTERRUPTED = 130
SEED_BITS = 32  # of a seed that nobody chose: short enough to be typed again


def play_game(
    game_id: str | None,
    seats: Sequence[str],
    preset: str | None,
    options: Sequence[str],
    seed_text: str | None,
    save: Path | None,
    language: str,
    *,
    daily: bool,
    hints: bool = False,
) -> int:
    ui = interface(language)
    if game_id is None:
        raise WrongArgument(ui.say("error-missing", name="GAME"))
    game = arguments.game_named(game_id, ui)
    people = arguments.seated(seats or arguments.default_seats(game.seats), game, ui)
    setup = arguments.setup(game, len(people), arguments.settings(preset, options, game, ui), ui)
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
    journal = Journal(setup, [name for name, _ in people], Seeded(seed))
    bots = [bot for _, bot in people]
    kept_in = save or keep.new_file(game, datetime.now())
    session = _session(journal, bots, seed, kept_in, language, hints=None if daily else hints)
    if daily:
        session.notice = ui.say("play-daily", date=day)
    code = _run(session, ui)
    session.screen.show(ui.say("play-seed", seed=str(seed)), "dim")
    return code


def resume_game(named: str, seats: Sequence[str], save: Path | None, language: str, *, anew: bool) -> int:
    """A record, or the game that was played last; `named` is a file, a game, or nothing. What a new game is dealt by
    cannot be chosen `anew`."""
    ui = interface(language)
    if anew:
        raise WrongArgument(ui.say("error-resume-option"))
    path = _left(named, ui)
    if save is not None:
        check_writable(save, ui)
    journal = read_journal(path, ui)
    if journal.state.over:
        raise WrongArgument(ui.say("error-resume-over", path=str(path)))
    game = journal.setup.game
    bots = [arguments.bot_of(name) for name in journal.names]
    if seats:
        if len(seats) != journal.setup.seats:
            raise WrongArgument(ui.say("error-resume-seats", seats=journal.setup.seats, given=len(seats)))
        bots = [bot for _, bot in arguments.seated(seats, game, ui)]
    seed = secrets.randbits(SEED_BITS)  # what is still to come is not known, not even to who saw it once
    journal.host.source = Seeded(seed)
    session = _session(journal, bots, seed, save or path, language)
    session.kept = True
    session.notice = ui.say("play-resumed", path=str(path))
    return _run(session, ui)


def _left(named: str, ui: Catalogue) -> Path:
    """The file of the game that goes on."""
    ids = [game.id for game in all_games(template=True)]
    if named and named not in ids:
        return Path(named)
    path = keep.newest(named)
    if path is None:
        raise WrongArgument(ui.say("error-resume-none", folder=str(keep.folder())))
    return path


def _session(
    journal: Journal,
    bots: Sequence[str | None],
    seed: int,
    kept_in: Path,
    language: str,
    *,
    hints: bool | None = False,
) -> Session:
    """A person alone among bots may have `hints`, several only if they want them; None: nobody."""
    game = journal.setup.game
    sitters = [
        Sitter(name, None if bot is None else make_bot(bot, game, derive(seed, 1 + number)))
        for number, (name, bot) in enumerate(zip(journal.names, bots, strict=True))
    ]
    screen = Screen(shared=list(bots).count(None) > 1)
    speech = Speech(game, journal.names, language)
    companion = Companion(journal.setup, speech) if list(bots).count(None) == 1 else None
    alone = list(bots).count(None) == 1
    coach = Hints(journal.setup, speech) if hints or (alone and hints is not None) else None
    return Session(journal, sitters, speech, screen, kept_in, companion=companion, hints=coach)


def _run(session: Session, ui: Catalogue) -> int:
    """Play, and say where the game is to be found if it is left before its end."""
    show, code = session.screen.show, 0
    try:
        session.run()
        return code
    except Quit:
        show(ui.say("play-quit"))
    except EOFError:
        show("")
        show(ui.say("play-end-of-input"))
    except KeyboardInterrupt:
        show("")
        show(ui.say("play-interrupted"))
        code = INTERRUPTED
    if session.kept:
        show(ui.say("play-kept", path=str(session.kept_in)))
    else:
        show(ui.say("play-kept-nothing"))
    return code


def daily_deal(game: Game, ui: Catalogue) -> tuple[str, int]:
    """Today's date (UTC), and the seed of its deal."""
    if not game.deals:
        known = ", ".join(other.id for other in all_games() if other.deals)
        raise WrongArgument(ui.say("error-daily", game=game.name, known=known))
    date = today()
    return date, day_seed(game.id, DEAL, date)
