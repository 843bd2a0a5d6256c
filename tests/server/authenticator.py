"""A security key in software: makes passkeys and signs with them, as a browser hands the answers on."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    def __init__(self, host: str, origin: str, counter: int = 0) -> None:
        self.host = host
        self.origin = origin
        self.counter = counter  # 0: as passkeys that are kept on several devices have it
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        made = self._about(0x45) + bytes(16) + len(self.id).to_bytes(2) + self.id + cose
        response = {
            "clientDataJSON": text(self._said("webauthn.create", options)),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": made})),
        }
        return self._credential(response)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        said, about = self._said("webauthn.get", options), self._about(0x05)
        signed = self.key.sign(about + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(said),
            "authenticatorData": text(about),
            "signature": text(signed),
            "userHandle": None,
        }
        return self._credential(response)

    def _about(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4)

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
