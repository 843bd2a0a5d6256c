"""Bad inputs in thousands; `python -m tests.attack.fuzz` sends 200,000 and says what became of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attack.fuzz import INPUTS, siege


@pytest.mark.parametrize("inputs", [1_500, pytest.param(INPUTS, marks=pytest.mark.slow)])
def test_bad_inputs_change_nothing_and_break_nothing(tmp_path: Path, inputs: int) -> None:
    verdict = siege(tmp_path / "data", inputs, seed=14)
    assert verdict.found.inputs >= inputs
    assert verdict.faults() == []
