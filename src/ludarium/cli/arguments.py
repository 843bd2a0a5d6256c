"""Arguments as they are typed, checked: every refusal names what is wrong and what is allowed."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from ludarium.bots.guest import installed
from ludarium.bots.levels import BOTS, LEVELS, UnknownBot, make_bot
from ludarium.core.game import Game, Setup
from ludarium.core.text import Catalogue
from ludarium.games import UnknownGameError, all_games, find_game

T = TypeVar("T", bound=str)
HUMAN = "human"
LONGEST_NAME = 20
DEFAULT_PLAYERS = 3


class WrongArgument(Exception):
    """Something typed that cannot be; the message is one line."""


def game_named(game_id: str, ui: Catalogue) -> Game:
    try:
        return find_game(game_id)
    except UnknownGameError:
        known = [game.id for game in all_games()]
        hint = _hint(game_id, known, ui)
        raise WrongArgument(ui.say("error-game", name=repr(game_id), known=", ".join(known)) + hint) from None


def setup(game: Game, seats: int, chosen: Mapping[str, str], ui: Catalogue) -> Setup:
    """The table that is asked for."""
    if seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise WrongArgument(ui.say("error-seats", game=game.name, least=first, most=last, seats=seats))
    return game.setup(seats, chosen)


def bot_names(text: str, flag: str, game: Game, ui: Catalogue) -> tuple[str, ...]:
    """Reads "greedy,random"."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise WrongArgument(ui.say("error-list", flag=flag, example=",".join(BOTS[:2])))
    for name in names:
        check_bot(name, game, ui)
    return names


def check_bot(name: str, game: Game, ui: Catalogue) -> None:
    try:
        make_bot(name, game, 0)
    except UnknownBot as error:
        if error.why:  # somebody's own: it is for them who write it
            raise WrongArgument(error.why) from None
        text = ui.say("error-bot", name=repr(name), known=", ".join(BOTS))
        raise WrongArgument(text + _hint(name, BOTS, ui)) from None


def number(text: str, flag: str, least: int, ui: Catalogue) -> int:
    value = int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else least - 1
    if value < least:
        raise WrongArgument(ui.say("error-number", flag=flag, least=least, text=repr(text[:40])))
    return value


def one_of(text: str, flag: str, known: Sequence[T], ui: Catalogue) -> T:
    for each in known:
        if each == text:
            return each
    raise WrongArgument(ui.say("error-choice", flag=flag, known=", ".join(known), text=repr(text[:40])))


def step_named(name: str, game: Game, ui: Catalogue) -> str:
    """A step of the game in which somebody is asked."""
    known = [step.name for step in game.outline.steps if step.verbs]
    if name not in known:
        text = ui.say("error-step", game=game.name, name=repr(name), known=", ".join(known))
        raise WrongArgument(text + _hint(name, known, ui))
    return name


def chosen(options: Iterable[str], ui: Catalogue) -> dict[str, str]:
    """NAME=VALUE pairs; whether the game knows them, the game says."""
    found: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise WrongArgument(ui.say("error-option", text=repr(text)))
        if name in found:
            raise WrongArgument(ui.say("error-option-twice", name=name))
        found[name] = value
    return found


def settings(preset: str | None, options: Iterable[str], game: Game, ui: Catalogue) -> dict[str, str]:
    """What is chosen: the preset's options, refined by the single ones."""
    found = {} if preset is None else _preset(preset, game, ui)
    return {**found, **chosen(options, ui)}


def choices(
    preset: str | None, options: Iterable[str], game: Game, ui: Catalogue
) -> dict[str, tuple[str, ...]]:
    """The same with several values each, separated by commas."""
    found = {}
    for name, text in settings(preset, options, game, ui).items():
        values = tuple(text.split(","))
        if not all(values):
            raise WrongArgument(ui.say("error-values", name=name, text=repr(text)))
        if len(set(values)) < len(values):
            raise WrongArgument(ui.say("error-values-twice", name=name, text=repr(text)))
        found[name] = values
    return found


def _preset(name: str, game: Game, ui: Catalogue) -> dict[str, str]:
    if not game.presets:
        raise WrongArgument(ui.say("error-no-preset", game=game.name))
    if name.casefold() not in game.presets:
        hint = _hint(name.casefold(), game.presets, ui)
        known = ", ".join(game.presets)
        raise WrongArgument(ui.say("error-preset", game=game.name, name=repr(name), known=known) + hint)
    return dict(game.presets[name.casefold()])


def seated(seats: Sequence[str], game: Game, ui: Catalogue) -> list[tuple[str, str | None]]:
    """For each --seat a name, and the bot or None for a person."""
    people = sum(_is_person(text) for text in seats)
    found: list[tuple[str, str | None]] = []
    for number, text in enumerate(seats, start=1):
        if _is_person(text):
            plain = HUMAN if people == 1 else ui.say("player", number=number)
            found.append((_own_name(text, ui) or plain, None))
        elif difflib.get_close_matches(text, [HUMAN], cutoff=0.7):
            raise WrongArgument(ui.say("error-player", name=repr(text), known=", ".join(BOTS)))
        else:
            check_bot(text, game, ui)
            earlier = sum(bot == text for _, bot in found)
            found.append((f"{text} {earlier + 1}" if seats.count(text) > 1 else text, text))
    names = [name.casefold() for name, _ in found]
    for name, _ in found:
        if names.count(name.casefold()) > 1:
            raise WrongArgument(ui.say("error-names", name=repr(name)))
    return found


def _is_person(text: str) -> bool:
    return text.partition(":")[0] == HUMAN


def bot_of(name: str) -> str | None:
    """The bot that a record's name stands for: "novice" and "novice 2" are bots, whoever has another name is not."""
    bot = re.sub(r" [0-9]+$", "", name)
    return bot if bot.partition(":")[0] in BOTS or bot in installed() else None


def _own_name(text: str, ui: Catalogue) -> str:
    _, colon, name = text.partition(":")
    name = name.strip()
    if bot_of(name) is not None:  # nobody could tell them apart when the game goes on
        raise WrongArgument(ui.say("error-name-bot", name=repr(name)))
    if colon and not (0 < len(name) <= LONGEST_NAME and ":" not in name and name.isprintable()):
        raise WrongArgument(ui.say("error-name", name=repr(name)))
    return name


def default_seats(allowed: Sequence[int]) -> list[str]:
    """A person against bots of a middle level."""
    players = min(allowed, key=lambda number: abs(number - DEFAULT_PLAYERS))
    return [HUMAN] + [LEVELS[(len(LEVELS) - 1) // 2]] * (players - 1)


def check_language(name: str, known: Sequence[str], ui: Catalogue) -> None:
    if name not in known:
        raise WrongArgument(ui.say("error-language", name=repr(name), known=", ".join(known)))


def _hint(name: str, known: Iterable[str], ui: Catalogue) -> str:
    near = difflib.get_close_matches(name, list(known), n=1)
    return ui.say("error-near", near=near[0]) if near else ""
