"""What all tables of a server share."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from ludarium.server.ban import Bans
from ludarium.server.block import Blocks
from ludarium.server.bot_pool import BotPool
from ludarium.server.clock import Steady
from ludarium.server.config import Config
from ludarium.server.device import Devices
from ludarium.server.identity import Signer, first_name
from ludarium.server.library import Library
from ludarium.server.mail import Mailer, Post
from ludarium.server.notify import Caller
from ludarium.server.share import Door
from ludarium.server.storage.database import STEADY, Storage
from ludarium.server.storage.guest import guest_of, save_guest

KEPT_GUESTS = 5000


@dataclass
class Guest:
    id: str
    name: str
    language: str | None = None
    stored: bool = False


class Guests:
    """Guests by id, those seen lately in memory."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._addresses: OrderedDict[str, str] = OrderedDict()  # where guests were seen last; nowhere kept

    async def find(self, guest_id: str) -> Guest:
        if guest_id not in self._known:
            found = await self.storage.read(lambda db: guest_of(db, guest_id))
            guest = Guest(guest_id, first_name(guest_id))
            if found is not None:
                guest = Guest(guest_id, found[0], found[1], stored=True)
            self._known[guest_id] = guest
            while len(self._known) > KEPT_GUESTS:
                self._known.popitem(last=False)
        self._known.move_to_end(guest_id)
        return self._known[guest_id]

    async def save(self, guest: Guest) -> None:
        await self.storage.write(statements=[save_guest(guest.id, guest.name, guest.language)])
        guest.stored = True
        self._known[guest.id] = guest

    def seen_at(self, guest_id: str, address: str) -> None:
        self._addresses[guest_id] = address
        self._addresses.move_to_end(guest_id)
        if len(self._addresses) > KEPT_GUESTS:
            self._addresses.popitem(last=False)

    def address_of(self, guest_id: str) -> str:
        return self._addresses.get(guest_id, "")

    def forget(self, guest_id: str) -> None:
        self._known.pop(guest_id, None)
        self._addresses.pop(guest_id, None)

    def known_name(self, guest_id: str | None) -> str:
        """The name of somebody seen lately; nothing for somebody who is forgotten."""
        guest = self._known.get(guest_id or "")
        return guest.name if guest else ""


@dataclass
class Context:
    config: Config
    storage: Storage
    signer: Signer
    guests: Guests
    devices: Devices
    library: Library
    bots: BotPool
    door: Door
    steady: Steady
    mailer: Mailer
    caller: Caller
    blocks: Blocks
    joined: dict[str, str] = field(default_factory=dict)  # guests who became part of another
    ratings_due: bool = True  # has a rated game ended that is not reckoned yet, as far as anybody knows?
    bans: Bans = field(default_factory=Bans)
    tournaments_due: set[str] = field(default_factory=set)  # of which a table has ended
    sealed: set[str] = field(default_factory=set)  # ladders under way: nobody sees another's deal

    @classmethod
    def of(
        cls, config: Config, storage: Storage, door: Door | None = None, bans: Bans | None = None
    ) -> Context:
        mailer = Mailer(Post.of(config))
        return cls(
            config=config,
            storage=storage,
            signer=Signer(storage.keys),
            guests=Guests(storage),
            devices=Devices(storage),
            library=Library(template=config.template),
            bots=BotPool(config.bot_workers, config.times.bot_patience),
            door=door or Door(config.host),
            mailer=mailer,
            caller=Caller(config, storage, mailer),
            blocks=Blocks(storage),
            steady=Steady(storage.setting(STEADY)),
            bans=bans or Bans(),
        )
