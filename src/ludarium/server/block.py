"""Blocking somebody: what they say is not told, they invite nobody who blocks them, are paired with none, and are
friends no more.

The one who is blocked learns nothing of it. All blocks are in memory: every line that is said asks for them.
"""

from __future__ import annotations

from ludarium.server.storage.block import all_blocks, lift_block, save_block
from ludarium.server.storage.database import Storage
from ludarium.server.storage.friend import part_friends


class Blocks:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._of: dict[str, set[str]] = {}

    async def load(self) -> None:
        self._of = {}
        for guest, other in await self.storage.read(all_blocks):
            self._of.setdefault(guest, set()).add(other)

    def count(self, guest: str) -> int:
        return len(self._of.get(guest, ()))

    def has(self, guest: str | None, other: str | None) -> bool:
        """Does this guest block the other?"""
        return other in self._of.get(guest or "", ())

    def apart(self, one: str, other: str) -> bool:
        """Does either block the other?"""
        return self.has(one, other) or self.has(other, one)

    async def add(self, guest: str, other: str) -> None:
        await self.storage.write(statements=[save_block(guest, other), part_friends(guest, other)])
        self._of.setdefault(guest, set()).add(other)

    async def lift(self, guest: str, other: str) -> None:
        await self.storage.write(statements=[lift_block(guest, other)])
        self._of.get(guest, set()).discard(other)
