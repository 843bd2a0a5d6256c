"""Where a guest is called and about what: browsers, a webhook, mail; and the way out of the letters."""

from __future__ import annotations

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludarium.server import account_schema, outgoing
from ludarium.server.api.reception import Part, Reception, answer
from ludarium.server.identity import new_id
from ludarium.server.limits import Meter
from ludarium.server.mail import masked
from ludarium.server.notify import EVENTS, KINDS, Message
from ludarium.server.push import encrypted
from ludarium.server.refusal import Refusal
from ludarium.server.speech import catalogue
from ludarium.server.storage import call as kept
from ludarium.server.storage.account import mail_of
from ludarium.server.storage.writer import Statement
from ludarium.server.webhook import clean_template


class CallApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        self.caller = reception.context.caller
        limits = self.context.config.limits
        self._changes = Meter(limits.call_changes, 600, "call_changes")
        self._tests = Meter(limits.call_tests, 600, "call_tests")

    def routes(self) -> list[Part]:
        calls = "/api/me/calls"
        return [
            ("GET", calls, self.calls),
            ("PUT", f"{calls}/wishes", self.change_wish),
            ("POST", f"{calls}/push", self.add_push),
            ("DELETE", f"{calls}/push/{{channel}}", self.drop_push),
            ("PUT", f"{calls}/webhook", self.change_webhook),
            ("DELETE", f"{calls}/webhook", self.drop_webhook),
            ("POST", f"{calls}/test", self.test),
            ("POST", "/api/unsubscribe/{token}", self.unsubscribe),
        ]

    async def calls(self, request: Request) -> Response:
        guest = await self.reception.guest(request)
        return await self._told(request, guest.id)

    async def _told(self, request: Request, guest: str) -> Response:
        who = self.reception.who(request)
        read = self.context.storage.read
        channels = await read(lambda db: kept.channels_of(db, guest))
        names = await read(lambda db: kept.device_names(db, guest))
        wishes = await self.caller.wishes(guest)
        hook = next((each for each in channels if each.kind == "webhook"), None)
        mailer, installed = self.context.mailer, self.caller.pusher.installed()
        told = account_schema.Calls(
            push=[
                account_schema.PushChannel(
                    id=each.id,
                    browser=names.get(each.device, ("", ""))[0],
                    system=names.get(each.device, ("", ""))[1],
                    here=who is not None and each.device == who.device,
                    used=each.used,
                    failed=each.failed,
                )
                for each in channels
                if each.kind == "push"
            ],
            mail=masked(await read(lambda db: mail_of(db, guest))),
            webhook=hook
            and account_schema.Webhook(
                address=hook.address, template=hook.secret, used=hook.used, failed=hook.failed
            ),
            wishes=[
                account_schema.CallWish(event=event, kind=kind, on=wishes[event, kind])
                for event in EVENTS
                for kind in KINDS
            ],
            key=await self.caller.key(),
            push_offer=account_schema.Offer(on=installed, why="" if installed else "not-installed"),
            mail_offer=account_schema.Offer(on=mailer.on, why="" if mailer.on else "no-mail"),
            webhook_offer=account_schema.Offer(on=True),
        )
        return answer(told)

    async def _change(self, request: Request, *statements: Statement) -> Response:
        """Of the guest who asks, whom the statements are about."""
        await self.context.storage.write(statements=statements)
        await self.caller.load()
        return await self._told(request, (await self.reception.guest(request)).id)

    async def _changing(self, request: Request) -> str:
        who = await self.reception.kept(request)
        if not self._changes.allows(who.guest):
            raise Refusal("too-fast", 429)
        return who.guest

    async def change_wish(self, request: Request) -> Response:
        guest = await self._changing(request)
        wanted = await self.reception.body(request, account_schema.CallWish)
        return await self._change(request, kept.save_wish(guest, wanted.event, wanted.kind, wanted.on))

    async def add_push(self, request: Request) -> Response:
        guest = await self._changing(request)
        wanted = await self.reception.body(request, account_schema.PushWish)
        if not self.caller.pusher.installed():
            raise Refusal("push-not-installed", 409)
        self._check(wanted.endpoint)
        encrypted(wanted.keys, b"")  # are they keys at all?
        channels = await self.context.storage.read(lambda db: kept.channels_of(db, guest))
        known = [each for each in channels if each.kind == "push" and each.address != wanted.endpoint]
        if len(known) >= self.context.config.limits.channels:
            raise Refusal("too-many-channels", 409, most=self.context.config.limits.channels)
        who = await self.reception.kept(request)
        secret = msgspec.json.encode(wanted.keys).decode()
        channel = kept.Channel(new_id(), guest, "push", wanted.endpoint, secret, who.device, time.time())
        return await self._change(request, *kept.save_channel(channel))

    async def drop_push(self, request: Request) -> Response:
        guest = await self._changing(request)
        return await self._change(request, kept.drop_channel(guest, request.path_params["channel"]))

    async def change_webhook(self, request: Request) -> Response:
        guest = await self._changing(request)
        wanted = await self.reception.body(request, account_schema.WebhookWish)
        address = wanted.address.strip()
        self._check(address)
        template = clean_template(wanted.template)
        channel = kept.Channel(new_id(), guest, "webhook", address, template, "", time.time())
        return await self._change(request, *kept.save_channel(channel))

    def _check(self, address: str) -> None:
        try:
            outgoing.checked(address, self.context.config.inward)
        except outgoing.AddressError:
            raise Refusal("bad-webhook") from None

    async def drop_webhook(self, request: Request) -> Response:
        guest = await self._changing(request)
        return await self._change(request, kept.drop_kind(guest, "webhook"))

    async def test(self, request: Request) -> Response:
        """A call on trial. Of what the other side answered nothing is told but that it came through or not."""
        guest = await self.reception.guest(request)
        wanted = await self.reception.body(request, account_schema.CallTest)
        if not self._tests.allows(guest.id):
            raise Refusal("too-fast", 429)
        channels = await self.context.storage.read(lambda db: kept.channels_of(db, guest.id))
        message = Message("Ludarium", catalogue(guest.language).say("call-test"), "/settings/calls", "test")
        reached = [await self.caller.send(each, message) for each in channels if each.kind == wanted.kind]
        if not any(reached):
            raise Refusal("not-reached", 409)
        return await self._told(request, guest.id)

    async def unsubscribe(self, request: Request) -> Response:
        """By the letter's own header or the page its link opens: whoever has the letter may, without a cookie."""
        guest = self.context.signer.unseal("unsubscribe", request.path_params["token"])
        if guest is None:
            raise Refusal("link-gone", 404)
        guest = self.context.joined.get(guest, guest)
        if (await self.context.guests.find(guest)).stored:
            off = [kept.save_wish(guest, event, "mail", False) for event in EVENTS]
            await self.context.storage.write(statements=off)
            await self.caller.load()
        return Response(status_code=204)
