"""Keeping a name without a password, and signing in with it: passkeys, links by mail, a code to write down."""

from __future__ import annotations

import secrets
import time

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import account_schema
from ludarium.server.address import preferred
from ludarium.server.api.reception import Part, Reception, address_of, answer
from ludarium.server.device import hashed
from ludarium.server.identity import Who, clean_text
from ludarium.server.letter import Letters
from ludarium.server.limits import Meter
from ludarium.server.mail import clean_address, masked
from ludarium.server.passkey import Passkeys, Site, credential_id
from ludarium.server.refusal import Refusal
from ludarium.server.storage import account as kept

LONGEST_NAME = 40  # of a passkey
HOUR = 3600.0
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of a code that people copy by hand: none looks like another
GROUPS, GROUP = 6, 4


class AccountApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        self.passkeys = Passkeys(self.context.config)
        self.letters = Letters(self.context)
        limits = self.context.config.limits
        self._letters = Meter(limits.letters, HOUR, "letters")
        self._letters_of_address = Meter(limits.letters_of_address, HOUR, "letters_of_address")
        self._entries = Meter(limits.entries, 600, "entries")

    def routes(self) -> list[Part]:
        passkeys = "/api/me/passkeys"
        return [
            ("GET", "/api/me/account", self.account),
            ("POST", f"{passkeys}/options", self.passkey_options),
            ("POST", passkeys, self.add_passkey),
            ("PUT", f"{passkeys}/{{passkey}}", self.rename_passkey),
            ("DELETE", f"{passkeys}/{{passkey}}", self.drop_passkey),
            ("POST", "/api/me/mail", self.add_mail),
            ("DELETE", "/api/me/mail", self.drop_mail),
            ("POST", "/api/me/recovery", self.make_recovery),
            ("POST", "/api/enter/passkey/options", self.entry_options),
            ("POST", "/api/enter/passkey", self.enter_by_passkey),
            ("POST", "/api/enter/mail", self.enter_by_mail),
            ("POST", "/api/enter/recovery", self.enter_by_recovery),
            ("GET", "/api/letters/{token}", self.letter),
            ("POST", "/api/letters/{token}", self.use_letter),
        ]

    # What there is

    async def account(self, request: Request) -> Response:
        return answer(await self._account(request, (await self.reception.guest(request)).id))

    async def _account(self, request: Request, guest: str) -> account_schema.Account:
        read = self.context.storage.read
        return account_schema.Account(
            passkeys=await read(lambda db: kept.passkeys_of(db, guest)),
            mail=masked(await read(lambda db: kept.mail_of(db, guest))),
            recovery=await read(lambda db: kept.recovery_made(db, guest)),
            passkeys_offer=self._site(request)[1],
            mail_offer=self.mail_offer(),
        )

    def _site(self, request: Request) -> tuple[Site | None, account_schema.Offer]:
        return self.passkeys.site(request.url.scheme, request.url.netloc)

    def mail_offer(self) -> account_schema.Offer:
        mailer = self.context.mailer
        if mailer.on:
            return account_schema.Offer(on=True)
        return account_schema.Offer(on=False, why="no-mail" if mailer.post is None else "not-installed")

    def _needed_site(self, request: Request) -> Site:
        site, offer = self._site(request)
        if site is None:
            raise Refusal(f"passkeys-{offer.why}", 409, at=offer.at)
        return site

    # Passkeys

    async def passkey_options(self, request: Request) -> Response:
        who, site = await self.reception.kept(request), self._needed_site(request)
        own = await self.context.storage.read(lambda db: kept.passkeys_of(db, who.guest))
        if len(own) >= self.context.config.limits.passkeys:
            raise Refusal("too-many-passkeys", 409, most=self.context.config.limits.passkeys)
        guest = await self.context.guests.find(who.guest)
        return answer(self.passkeys.ask_new(site, who.device, guest, [each.id for each in own]))

    async def add_passkey(self, request: Request) -> Response:
        who, site = await self.reception.kept(request), self._needed_site(request)
        wanted = await self.reception.body(request, account_schema.NewPasskey)
        found, key = self.passkeys.made(site, who.device, wanted.credential)
        if await self.context.storage.read(lambda db: kept.passkey_of(db, found)) is not None:
            raise Refusal("no-passkey", 403)
        name = clean_text(wanted.name, LONGEST_NAME)
        saved = kept.save_passkey(found, who.guest, key, name, time.time())
        await self.context.storage.write(statements=[saved])
        return answer(await self._account(request, who.guest), 201)

    async def rename_passkey(self, request: Request) -> Response:
        who = await self.reception.kept(request)
        name = clean_text((await self.reception.body(request, account_schema.PasskeyName)).name, LONGEST_NAME)
        if not name:
            raise Refusal("bad-name", most=LONGEST_NAME)
        named = kept.rename_passkey(who.guest, request.path_params["passkey"], name)
        await self.context.storage.write(statements=[named])
        return answer(await self._account(request, who.guest))

    async def drop_passkey(self, request: Request) -> Response:
        who = await self.reception.kept(request)
        dropped = kept.drop_passkey(who.guest, request.path_params["passkey"])
        await self.context.storage.write(statements=[dropped])
        return answer(await self._account(request, who.guest))

    # Mail and the code

    async def add_mail(self, request: Request) -> Response:
        who = await self.reception.kept(request)
        address = await self._asked_address(request, who.guest)
        self.letters.ask_to_keep(who.guest, address, self._language(request))
        return answer(account_schema.Sent(mail=masked(address)), 202)

    async def drop_mail(self, request: Request) -> Response:
        who = await self.reception.kept(request)
        await self.context.storage.write(statements=kept.drop_mail(who.guest))
        return answer(await self._account(request, who.guest))

    async def make_recovery(self, request: Request) -> Response:
        """A new code, told once; an older one works no more."""
        who = await self.reception.kept(request)
        code = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
        saved = kept.save_recovery(who.guest, hashed(code), time.time())
        await self.context.storage.write(statements=[saved])
        return answer(account_schema.Recovery(code=code), 201)

    async def _asked_address(self, request: Request, guest: str) -> str:
        """Counted whether it is known or not."""
        if not self.context.mailer.on:
            raise Refusal("mail-no-mail", 409)
        address = clean_address((await self.reception.body(request, account_schema.MailWish)).address)
        if not (
            self._letters_of_address.allows(address_of(request))
            and self._letters.allows(f"guest {guest}")
            and self._letters.allows(f"mail {address.lower()}")
        ):
            raise Refusal("too-fast", 429)
        return address

    def _language(self, request: Request) -> str:
        return preferred(request.headers.get("accept-language", ""))

    # Signing in

    async def entry_options(self, request: Request) -> Response:
        return answer(self.passkeys.ask(self._needed_site(request), self._asking(request).device))

    async def enter_by_passkey(self, request: Request) -> Response:
        site, asking = self._needed_site(request), self._asking(request)
        wanted = await self.reception.body(request, account_schema.PasskeyEntry)
        self._count(request)
        found = credential_id(wanted.credential)
        known = await self.context.storage.read(lambda db: kept.passkey_of(db, found))
        if known is None:
            raise Refusal("no-passkey", 403)
        guest, key = known
        self.passkeys.used(site, asking.device, wanted.credential, key)
        await self.context.storage.write(statements=[kept.use_passkey(found, time.time())])
        return await self.reception.enter(request, guest, wanted.bring)

    async def enter_by_mail(self, request: Request) -> Response:
        """The same answer whether anybody has this address or not, and before anybody looks."""
        address = await self._asked_address(request, self._asking(request).guest)
        self.letters.ask_to_enter(address, self._language(request))
        return answer(account_schema.Sent(mail=masked(address)), 202)

    async def enter_by_recovery(self, request: Request) -> Response:
        self._asking(request)
        wanted = await self.reception.body(request, account_schema.RecoveryEntry)
        self._count(request)
        code = hashed("-".join(wanted.code.lower().split()))
        guest = await self.context.storage.read(lambda db: kept.guest_by_recovery(db, code))
        if guest is None:
            raise Refusal("no-code", 403)
        response = await self.reception.enter(request, guest, wanted.bring)
        await self.context.storage.write(statements=[kept.drop_recovery(guest)])
        return response

    async def letter(self, request: Request) -> Response:
        found = await self.letters.find(request.path_params["token"])
        name = (await self.context.guests.find(found.guest)).name
        offer = account_schema.LetterOffer(
            kind=found.kind, name=name, mail=masked(found.address), until=found.until
        )
        return answer(offer)

    async def use_letter(self, request: Request) -> Response:
        """Asked for by our own page, and so by somebody who has read the name."""
        wanted = await self.reception.body(request, account_schema.LinkEntry)
        token = request.path_params["token"]
        if wanted.bring:
            await self.reception.check_joining(request, (await self.letters.find(token)).guest)
        letter = await self.letters.use(token)
        if letter.kind == "confirm":
            return Response(status_code=204)
        return await self.reception.enter(request, letter.guest, wanted.bring)

    def _asking(self, request: Request) -> Who:
        """Whoever this browser is now: only a page of ours was given the cookie."""
        who = self.reception.who(request)
        if who is None:
            raise Refusal("no-guest", 401)
        return who

    def _count(self, request: Request) -> None:
        if not self._entries.allows(address_of(request)):
            raise Refusal("too-fast", 429)
