"""Letters go out over the SMTP server that whoever runs this one names, one after the other, beside everything else.

`aiosmtplib` (extra `accounts`) is loaded when the first one is sent. What could not be sent is tried again a few
times; nobody waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from importlib.util import find_spec
from urllib.parse import unquote, urlsplit

from ludarium.server.config import Config
from ludarium.server.metrics import CALLS
from ludarium.server.refusal import Refusal

MOST_WAITING = 500
AGAIN = (5.0, 60.0, 600.0)  # seconds until what could not be sent is tried again
PATIENCE = 30.0
LONGEST = 254
# Plain addresses: what else the standard allows nobody has, and some of it reads as a second address.
PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
log = logging.getLogger("ludarium.server")


class MailSettingError(ValueError):
    """The mail server is not named as it should be."""


@dataclass(frozen=True)
class Post:
    """Where letters are handed in."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool
    sender: str

    @classmethod
    def of(cls, config: Config) -> Post | None:
        """None where there is none; raises MailSettingError where it cannot work."""
        if not config.smtp:
            return None
        parts = urlsplit(config.smtp)
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1:
            raise MailSettingError("smtp")
        address = parseaddr(config.mail_from)[1]
        if not PLAIN.fullmatch(address):
            raise MailSettingError("mail-from")
        if not config.origins:  # links in letters name the server, and whoever asks must not choose its name
            raise MailSettingError("mail-origin")
        tls = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=port or (465 if tls else 587),
            user=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            tls=tls,
            sender=config.mail_from,
        )


def clean_address(text: str) -> str:
    address = text.strip()
    if len(address) > LONGEST or not PLAIN.fullmatch(address) or ".." in address:
        raise Refusal("bad-mail")
    name, _, host = address.rpartition("@")
    return f"{name}@{host.lower()}"


def masked(address: str) -> str:
    """Enough to know one's own by."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…{name[-1:] if len(name) > 2 else ''}@{host}" if name else ""


class Mailer:
    """Open within a running event loop."""

    def __init__(self, post: Post | None) -> None:
        self.post = post
        self._waiting: asyncio.Queue[tuple[EmailMessage, int]] = asyncio.Queue(MOST_WAITING)

    @staticmethod
    def installed() -> bool:
        return find_spec("aiosmtplib") is not None

    @property
    def on(self) -> bool:
        return self.post is not None and self.installed()

    def send(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> None:
        """Never waits. What there is no room for is lost, and said so in the log."""
        assert self.post is not None
        message = EmailMessage()
        try:
            message["From"] = self.post.sender
            message["To"] = Address(addr_spec=to)
            message["Subject"] = subject
        except (MessageError, ValueError, IndexError):
            log.warning("a mail address that cannot be written to")
            return
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self.post.sender)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        self._put(message, 0)

    def _put(self, message: EmailMessage, tried: int) -> None:
        try:
            self._waiting.put_nowait((message, tried))
        except asyncio.QueueFull:
            CALLS.labels("mail", "lost").inc()
            log.error("too many letters wait: one is lost")

    async def work(self) -> None:
        """Until it is cancelled."""
        while True:
            message, tried = await self._waiting.get()
            if await self._sent(message):
                CALLS.labels("mail", "sent").inc()
            elif tried < len(AGAIN):
                loop = asyncio.get_running_loop()
                loop.call_later(AGAIN[tried], self._put, message, tried + 1)
            else:
                CALLS.labels("mail", "failed").inc()

    async def _sent(self, message: EmailMessage) -> bool:
        import aiosmtplib

        post = self.post
        assert post is not None
        try:
            async with asyncio.timeout(PATIENCE):
                await aiosmtplib.send(
                    message,
                    hostname=post.host,
                    port=post.port,
                    username=post.user,
                    password=post.password,
                    use_tls=post.tls,
                    start_tls=True if post.user and not post.tls else None,  # no password in the open
                )
        except aiosmtplib.SMTPRecipientsRefused:
            log.warning("a letter was refused: no such address")
            return True  # trying again does not help
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            log.warning("a letter could not be sent: %s", type(error).__name__)
            return False
        return True

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                while not self._waiting.empty():
                    await asyncio.sleep(0.02)
