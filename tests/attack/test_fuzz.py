"""Bad inputs in thousands; `python -m tests.attack.fuzz` sends 200,000 and says what became of them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.app import create_app
from ludarium.server.config import Config
from ludarium.server.protocol import ClientMessage
from tests.attack.fuzz import INPUTS, siege
from tests.attack.words import MESSAGES, OPEN_TO_ALL, ROUTES


@pytest.mark.parametrize("inputs", [1_500, pytest.param(INPUTS, marks=pytest.mark.slow)])
def test_bad_inputs_change_nothing_and_break_nothing(tmp_path: Path, inputs: int) -> None:
    verdict = siege(tmp_path / "data", inputs, seed=14)
    assert verdict.found.inputs >= inputs
    assert verdict.faults() == []


def test_every_address_and_every_message_is_attacked(tmp_path: Path) -> None:
    app: Any = create_app(Config(data=tmp_path))
    starlette = app.app

    async def addresses() -> set[str]:
        async with starlette.router.lifespan_context(starlette):
            return {re.sub(r"\{[^}]*\}", "{}", route.path) for route in starlette.router.routes}

    assert asyncio.run(addresses()) <= {route.partition("?")[0] for route in ROUTES}
    attacked = {str(message["type"]) for message in MESSAGES}
    known = {kind.__struct_config__.tag for kind in ClientMessage.__args__}
    assert attacked | set(OPEN_TO_ALL) == known
