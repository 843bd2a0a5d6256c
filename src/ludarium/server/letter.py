"""Links sent by mail: to keep an address with a name, and to sign in.

Nobody learns from an answer whether an address is known here: it is the same, and given before anybody looks. A link
works once, for a quarter of an hour, after a click on the page it opens (scanners open links, too), and is kept as a
hash.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine

from ludarium.server.account_schema import LetterKind
from ludarium.server.context import Context
from ludarium.server.device import hashed
from ludarium.server.identity import new_id
from ludarium.server.mail import masked
from ludarium.server.refusal import Refusal
from ludarium.server.speech import catalogue
from ludarium.server.storage.account import (
    LETTER_SECONDS,
    Letter,
    drop_letters,
    guest_at,
    letter_of,
    mail_of,
    save_letter,
    save_mail,
)

log = logging.getLogger("ludarium.server")


class Letters:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._writing: set[asyncio.Task[None]] = set()
        self._using = asyncio.Lock()

    def ask_to_keep(self, guest: str, address: str, language: str) -> None:
        """The guest wants this address to be theirs. Where it is somebody's already, a letter to sign in as them goes
        there instead: only whoever reads it learns of that."""
        self._begin(self._write_to_keep(guest, address, language))

    def ask_to_enter(self, address: str, language: str) -> None:
        """A letter for whoever has this address; none where nobody has."""
        self._begin(self._write_to_enter(address, language))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Refusal:
            pass  # the disk, of which the log tells
        except Exception:
            log.exception("a letter")

    async def _write_to_keep(self, guest: str, address: str, language: str) -> None:
        known = await self.context.storage.read(lambda db: guest_at(db, address))
        if known is None:
            await self._write("confirm", guest, address, language)
        elif known[0] != guest:
            await self._write("enter", *known, language)

    async def _write_to_enter(self, address: str, language: str) -> None:
        known = await self.context.storage.read(lambda db: guest_at(db, address))
        if known is not None:
            await self._write("enter", *known, language)

    async def _write(self, kind: LetterKind, guest: str, address: str, language: str) -> None:
        token, now = new_id() + new_id(), time.time()
        letter = Letter(kind, guest, address, now + LETTER_SECONDS)
        await self.context.storage.write(statements=save_letter(hashed(token), letter, now))
        found = await self.context.guests.find(guest)
        texts = catalogue(found.language or language)
        url = f"{self.context.config.origins[0].rstrip('/')}/letter/{token}"
        text = texts.say(f"letter-{kind}-text", name=found.name, url=url)
        self.context.mailer.send(address, texts.say(f"letter-{kind}-title"), text)

    async def find(self, token: str) -> Letter:
        found = await self.context.storage.read(lambda db: letter_of(db, hashed(token), time.time()))
        if found is None:
            raise Refusal("link-gone", 404)
        return found

    async def use(self, token: str) -> Letter:
        """Once, and no other letter to the same guest works any more. One to keep an address does it here."""
        async with self._using:
            letter = await self.find(token)
            statements = [drop_letters(letter.guest)]
            before = ""
            if letter.kind == "confirm":
                if await self.context.storage.read(lambda db: guest_at(db, letter.address)) is not None:
                    raise Refusal("mail-taken", 409)
                before = await self.context.storage.read(lambda db: mail_of(db, letter.guest))
                statements.append(save_mail(letter.guest, letter.address, time.time()))
            await self.context.storage.write(statements=statements)
        if before:  # whoever changed it may have been somebody else
            guest = await self.context.guests.find(letter.guest)
            texts = catalogue(guest.language)
            text = texts.say("letter-changed-text", name=guest.name, mail=masked(letter.address))
            self.context.mailer.send(before, texts.say("letter-changed-title"), text)
        return letter
