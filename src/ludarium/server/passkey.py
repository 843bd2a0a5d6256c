"""Passkeys: a guest's name kept by the browser or phone, without a password (WebAuthn).

They belong to the host of the server's own address: another one would know none of them. Counters are not looked at:
passkeys that are kept on several devices have none. The package `webauthn` (extra `accounts`) is loaded when it is
first needed.
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
import time
from collections import OrderedDict
from importlib.util import find_spec
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from ludarium.server import account_schema
from ludarium.server.config import Config
from ludarium.server.context import Guest
from ludarium.server.refusal import Refusal

PATIENCE = 300.0  # seconds for an answer to a challenge
KEPT = 10_000  # challenges: those asked for first are forgotten first
NAME = "Ludarium"
LOCAL = "localhost"


class Site(NamedTuple):
    """What passkeys belong to."""

    host: str
    origin: str


class _Asked(NamedTuple):
    device: str  # that asked: nobody else may answer
    new: bool  # a passkey to be made, or one to be used
    until: float


class _Said(msgspec.Struct):
    challenge: str


class Passkeys:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.installed = find_spec("webauthn") is not None
        self._asked: OrderedDict[bytes, _Asked] = OrderedDict()

    def site(self, scheme: str, netloc: str) -> tuple[Site | None, account_schema.Offer]:
        """Where passkeys can be had, for a page at this address; without one, why not."""
        if not self.installed:
            return None, account_schema.Offer(on=False, why="not-installed")
        asked = f"{scheme}://{netloc}"
        origins = [origin.rstrip("/") for origin in self.config.origins] or [asked]
        origin = asked if asked in origins else origins[0]
        host = urlsplit(origin).hostname or ""
        local = host == LOCAL or host.endswith(f".{LOCAL}")
        if not origin.startswith("https://") and not local:
            number = host in ("127.0.0.1", "::1")
            at = f"http://{LOCAL}:{urlsplit(origin).port or 80}" if number else ""
            return None, account_schema.Offer(on=False, why="number" if number else "no-tls", at=at)
        if origin != asked and self.config.origins and not self._behind(asked, origin):
            return None, account_schema.Offer(on=False, why="elsewhere", at=origin)
        return Site(host, origin), account_schema.Offer(on=True)

    @staticmethod
    def _behind(asked: str, origin: str) -> bool:
        """A proxy may forget to say that it speaks TLS."""
        return urlsplit(asked).netloc == urlsplit(origin).netloc

    def ask_new(
        self, site: Site, device: str, guest: Guest, known: list[str]
    ) -> account_schema.PasskeyOptions:
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_id=guest.id.encode(),
            user_name=guest.name,
            user_display_name=guest.name,
            challenge=self._challenge(device, new=True),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # signs in without a name
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(each)) for each in known],
        )
        return account_schema.PasskeyOptions(options=json.loads(webauthn.options_to_json(options)))

    def made(self, site: Site, device: str, credential: dict[str, object]) -> tuple[str, bytes]:
        """The id of a new passkey and its public key."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._answered(credential, device, new=True)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refusal("no-passkey", 403) from None
        return _text(found.credential_id), found.credential_public_key

    def ask(self, site: Site, device: str) -> account_schema.PasskeyOptions:
        import webauthn

        options = webauthn.generate_authentication_options(
            rp_id=site.host, challenge=self._challenge(device, new=False)
        )
        return account_schema.PasskeyOptions(options=json.loads(webauthn.options_to_json(options)))

    def used(self, site: Site, device: str, credential: dict[str, object], key: bytes) -> None:
        """Raises where it was not made with this key, for this site, in answer to what this browser was asked."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._answered(credential, device, new=False)
        try:
            webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=key,
                credential_current_sign_count=0,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refusal("no-passkey", 403) from None

    def _challenge(self, device: str, *, new: bool) -> bytes:
        challenge = secrets.token_bytes(32)
        self._asked[challenge] = _Asked(device, new, time.monotonic() + PATIENCE)
        if len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        return challenge

    def _answered(self, credential: dict[str, object], device: str, *, new: bool) -> bytes:
        """The challenge that this is an answer to: once."""
        try:
            response = credential["response"]
            assert isinstance(response, dict)
            said = msgspec.json.decode(_bytes(response["clientDataJSON"]), type=_Said)
            challenge = _bytes(said.challenge)
        except (KeyError, TypeError, AssertionError, ValueError, msgspec.MsgspecError):
            raise Refusal("malformed") from None
        asked = self._asked.pop(challenge, None)
        if asked is None or asked.device != device or asked.new != new or time.monotonic() > asked.until:
            raise Refusal("no-passkey", 403)
        return challenge


def credential_id(credential: dict[str, object]) -> str:
    """As it is kept."""
    try:
        return _text(_bytes(credential["id"]))
    except (KeyError, TypeError, ValueError):
        raise Refusal("malformed") from None


def _bytes(text: object) -> bytes:
    if not isinstance(text, str):
        raise TypeError
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error:
        raise ValueError from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
