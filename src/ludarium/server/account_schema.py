"""What pages ask for and are answered about accounts and about being called; `schema` has the rest."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludarium.server.schema import Struct


class Passkey(Struct):
    id: str
    name: str
    made: float
    used: float


class Offer(Struct):
    """Whether something can be had here, and where not, why."""

    on: bool
    why: str = ""  # not-installed, no-mail, no-tls, number, elsewhere
    at: str = ""  # where it can be had


class Account(Struct):
    """What keeps a guest's name, and what could."""

    passkeys: list[Passkey]
    mail: str  # masked; empty: none
    recovery: float | None  # when the code was made
    passkeys_offer: Offer
    mail_offer: Offer


class Recovery(Struct):
    """Told once: brings the name back where everything else is lost."""

    code: str


class MailWish(Struct):
    address: str


class PasskeyName(Struct):
    name: str


class NewPasskey(Struct):
    """`credential`: what the browser's `PublicKeyCredential.toJSON()` gives."""

    credential: dict[str, object]
    name: str = ""


class PasskeyOptions(Struct):
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""

    options: dict[str, object]


class PasskeyEntry(Struct):
    credential: dict[str, object]
    bring: bool = False  # everything this browser's guest has goes along


class RecoveryEntry(Struct):
    code: str
    bring: bool = False


class LinkEntry(Struct):
    bring: bool = False


class Sent(Struct):
    """A letter is on its way, if there is anybody to write to."""

    mail: str  # masked


LetterKind = Literal["confirm", "enter"]


class LetterOffer(Struct):
    """What a link out of a letter would do."""

    kind: LetterKind
    name: str
    mail: str  # masked
    until: float


CallEvent = Literal["turn", "over", "invitation", "arrival", "round", "message"]
CallKind = Literal["push", "mail", "webhook"]


class PushChannel(Struct):
    """A browser that is called."""

    id: str
    browser: str
    system: str
    here: bool
    used: float | None
    failed: int  # times in a row


class Webhook(Struct):
    address: str
    template: str
    used: float | None = None
    failed: int = 0


class WebhookWish(Struct):
    address: str
    template: str = ""


class CallWish(Struct):
    event: CallEvent
    kind: CallKind
    on: bool


class PushKeys(Struct):
    p256dh: str
    auth: str


class PushWish(msgspec.Struct):
    """What the browser's `PushSubscription.toJSON()` gives."""

    endpoint: str
    keys: PushKeys


class CallTest(Struct):
    kind: CallKind


class Calls(Struct):
    """Where a guest is called, and about what."""

    push: list[PushChannel]
    mail: str  # masked
    webhook: Webhook | None
    wishes: list[CallWish]
    key: str  # what browsers subscribe with
    push_offer: Offer
    mail_offer: Offer
    webhook_offer: Offer
