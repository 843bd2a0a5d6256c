"""The companion of a guest in a game: is it on, and which of its cards were seen?"""

from __future__ import annotations

from ludarium.core.companion import GAMES, kinds
from ludarium.server import schema
from ludarium.server.context import Context
from ludarium.server.refusal import Refusal
from ludarium.server.storage.companion import companion_of, see_card, switch_companion
from ludarium.server.storage.result import finished_by


class Companions:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def of(self, game_id: str, guest: str | None) -> schema.Companion:
        game = self.context.library.find(game_id)
        chosen, seen = await self.context.storage.read(lambda db: companion_of(db, guest or "", game.id))
        played = await self.context.storage.read(lambda db: finished_by(db, guest or ""))
        on = played.get(game.id, 0) < GAMES if chosen is None else chosen
        return schema.Companion(on=on, seen=seen, games=GAMES)

    async def change(self, game_id: str, guest: str, wish: schema.CompanionChange) -> schema.Companion:
        game = self.context.library.find(game_id)
        statements = []
        if wish.on is not None:
            statements.append(switch_companion(guest, game.id, wish.on))
        if wish.seen is not None:
            if wish.seen not in kinds(game):
                raise Refusal("malformed")
            statements.append(see_card(guest, game.id, wish.seen))
        await self.context.storage.write(statements=statements)
        return await self.of(game_id, guest)
