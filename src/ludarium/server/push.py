"""Web Push (RFC 8030, 8291, 8292): a message for one browser, which its maker's service hands on unread.

`http_ece` and `py_vapid` (extra `accounts`) are loaded when they are first needed. The key stays for ever: it is
part of every subscription.
"""

from __future__ import annotations

import base64
import binascii
import os
import time
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from ludarium.server import outgoing
from ludarium.server.account_schema import PushKeys
from ludarium.server.refusal import Refusal

TTL = 86_400  # seconds that a service keeps a message for a browser that is not there
VALID = 43_200  # seconds: a signature is good for less than a day
POINT, AUTH = 65, 16  # bytes
LONGEST = 3000  # bytes of a message: services take 4096 with what encryption adds


class Pusher:
    def __init__(self, key: bytes | None, contact: str, inward: bool) -> None:
        self.pem = key or b""
        self.contact = contact
        self.inward = inward

    @staticmethod
    def installed() -> bool:
        return find_spec("http_ece") is not None and find_spec("py_vapid") is not None

    def make_key(self) -> bytes:
        from py_vapid import Vapid02

        vapid = Vapid02()
        vapid.generate_keys()
        self.pem = bytes(vapid.private_pem())
        return self.pem

    def public_key(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        public = Vapid02.from_pem(self.pem).public_key
        return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, endpoint: str, secret: str, message: bytes, topic: str) -> int:
        """The status of the service's answer."""
        from py_vapid import Vapid02

        keys = msgspec.json.decode(secret, type=PushKeys)
        parts = urlsplit(endpoint)
        claims = {
            "sub": self.contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
        }
        headers = {
            **Vapid02.from_pem(self.pem).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Topic": topic,
            "Urgency": "normal",
        }
        return await outgoing.post(endpoint, headers, encrypted(keys, message), inward=self.inward)


def encrypted(keys: PushKeys, message: bytes) -> bytes:
    """Raises Refusal where these are no keys."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = _bytes(keys.p256dh), _bytes(keys.auth)
        if len(point) != POINT or len(auth) != AUTH:
            raise ValueError
        own = ec.generate_private_key(ec.SECP256R1())
        sealed = http_ece.encrypt(
            message[:LONGEST],
            salt=os.urandom(16),
            private_key=own,
            dh=point,
            auth_secret=auth,
            version="aes128gcm",
        )
    except (ValueError, TypeError, binascii.Error):
        raise Refusal("malformed") from None
    return bytes(sealed)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
