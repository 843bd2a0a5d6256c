"""A local SMTP server that keeps what it is given."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.server.client import PATIENCE
from tests.server.conftest import free_port


class PostOffice:
    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusing = False
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refusing:
            return "451 not now"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 kept"

    def wait(self, number: int = 1) -> EmailMessage:
        """Until so many have come; the last of them."""
        until = time.monotonic() + PATIENCE
        while len(self.letters) < number:
            assert time.monotonic() < until, "no letter came"
            time.sleep(0.01)
        return self.letters[number - 1]

    def link(self, number: int = 1) -> str:
        """The token of the link in a letter."""
        found = re.search(r"/letter/(\S+)", self.wait(number).get_content())
        assert found is not None
        return found[1]


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    office = PostOffice()
    yield office
    office.controller.stop()
