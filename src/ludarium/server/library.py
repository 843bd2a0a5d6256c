"""The games this server offers, as the browser wants to know them, and moves and events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludarium.bots.guest import at_tables
from ludarium.bots.levels import LEVELS
from ludarium.core import glossary
from ludarium.core import lesson as lessons
from ludarium.core.declaration import components
from ludarium.core.game import Game, Setup
from ludarium.core.host import Told
from ludarium.core.ruleset import SettingError
from ludarium.games import all_games, folder_of
from ludarium.server import protocol, schema
from ludarium.server.refusal import Refusal

KEPT_MOVES = 50_000  # of one game


class Notation:
    """Moves and events of one game as messages. The same moves are asked for again and again: they are kept."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._moves: dict[int, protocol.Move] = {}

    def move(self, move: int) -> protocol.Move:
        found = self._moves.get(move)
        if found is None:
            arguments = self.game.verbs.describe(move)
            verb = str(arguments.pop("verb"))
            found = protocol.Move(text=self.game.verbs.write(move), verb=verb, args=arguments)
            if len(self._moves) >= KEPT_MOVES:  # where moves name sets of cards there is no end of them
                self._moves.clear()
            self._moves[move] = found
        return found

    def event(self, told: Told, seat: int) -> protocol.Event:
        if seat == schema.ALL_OPEN:
            phrase = self.game.events[told.event]
            return protocol.Event(event=phrase.name, args=phrase.describe(told.values))
        arguments = self.game.describe_event(told, seat)
        return protocol.Event(event=str(arguments.pop("event")), args=arguments)


class Library:
    """All games by id. Setups are shared between tables with the same choices."""

    def __init__(self, *, template: bool = False) -> None:
        games = sorted(all_games(template=template), key=lambda game: (game.order, game.name))
        self.games = {game.id: game for game in games}  # as they are listed
        self._notations = {game.id: Notation(game) for game in self.games.values()}
        self._setups: dict[tuple[str, int, tuple[tuple[str, str], ...], str], Setup] = {}
        self._rules: dict[int, msgspec.Raw] = {}
        self._lessons: dict[str, dict[str, int]] = {}

    def find(self, game_id: str) -> Game:
        if game_id not in self.games:
            raise Refusal("no-such-game", 404)
        return self.games[game_id]

    def notation(self, game_id: str) -> Notation:
        return self._notations[game_id]

    def setup(self, game_id: str, seats: int, chosen: Mapping[str, str], version: str = "") -> Setup:
        key = (game_id, seats, tuple(sorted(chosen.items())), version)
        found = self._setups.get(key)
        if found is None:
            try:
                found = self.find(game_id).setup(seats, chosen, version)
            except SettingError as error:
                raise Refusal("bad-options", why=str(error)) from None
            if len(self._setups) > 500:  # tuned constants are many; setups are quickly made again
                self._setups.clear()
                self._rules.clear()
            self._setups[key] = found
        return found

    def rules(self, setup: Setup) -> Any:
        """The numbers a board needs, with this setup's overrides, written once: in a message it is the same."""
        found = self._rules.get(id(setup))
        if found is None:
            chosen = {**setup.options, **setup.overrides}
            _, constants = setup.game.settled(setup.seats, chosen, setup.version)
            numbers = {name: constant.value for name, constant in constants.table.items()}
            found = msgspec.Raw(msgspec.json.encode({**components(setup.game), **numbers}))
            if setup in self._setups.values():
                self._rules[id(setup)] = found
        return found

    def infos(self) -> list[schema.GameInfo]:
        return [self._info(game) for game in self.games.values()]

    def _info(self, game: Game) -> schema.GameInfo:
        options = [
            schema.OptionInfo(
                name=option.name,
                values=list(option.values),
                default=option.default,
                seats=list(option.seats),
            )
            for option in game.options
        ]
        return schema.GameInfo(
            id=game.id,
            name=game.name,
            version=game.version,
            seats=list(game.seats),
            options=options,
            presets={name: dict(choice) for name, choice in game.presets.items()},
            first=game.first,
            levels=[*LEVELS, *at_tables()],
            daily=game.deals,
            puzzles=game.puzzles is not None,
            lessons=self._minutes(game),
        )

    def text(self, game_id: str, language: str) -> str:
        """The game's own catalogue, for a front end that was built without it; empty where there is none."""
        known = {path.stem: path for path in (folder_of(self.find(game_id)) / "text").glob("*.ftl")}
        path = known.get(language) or known.get(glossary.FALLBACK)
        return path.read_text("utf-8") if path else ""

    def words(self, game_id: str, language: str) -> list[schema.WordInfo]:
        """What there is to explain."""
        known = glossary.words(folder_of(self.find(game_id)) / "text", language)
        return [schema.WordInfo(word.id, list(word.forms), word.about) for word in known if word.about]

    def _minutes(self, game: Game) -> dict[str, int]:
        if game.id not in self._lessons:
            self._lessons[game.id] = lessons.minutes(folder_of(game))
        return self._lessons[game.id]

    def constants(self, game_id: str) -> list[schema.ConstantInfo]:
        return [
            schema.ConstantInfo(
                name=constant.name,
                value=constant.value,
                source=constant.source,
                why=constant.why,
                least=constant.least,
                most=constant.most,
            )
            for constant in self.find(game_id).constants.table.values()
        ]
