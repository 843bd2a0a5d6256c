"""Shared by all tests: the exhaustive run, which can be stopped and taken up again."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Generator
from pathlib import Path

import pytest

EXHAUSTIVE = os.environ.get("LUDARIUM_EXHAUSTIVE") == "1"
ROOT = Path(__file__).parent.parent
# Somebody at a window or a terminal, on a machine that does other things as well: what fails is tried once more,
# and the summary names it (RERUN), since it may be a race of the product's.
AGAIN = (ROOT / "tests" / "browser", ROOT / "tests" / "cli" / "test_pseudo.py")
PASSED = ROOT / "build" / "test-all.passed"


def _fingerprint() -> str:
    """Of everything the tests depend on: after a change all of them run again."""
    digest = hashlib.sha256(os.environ.get("LUDARIUM_ENGINE", "").encode())
    for folder in ("src", "tests"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".ftl", ".txt"):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_KEY] = _fingerprint() if EXHAUSTIVE else ""


_KEY = pytest.StashKey[str]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(place) for place in AGAIN):
            item.add_marker(pytest.mark.flaky(reruns=1))
    if not EXHAUSTIVE or not PASSED.exists():
        return
    done = set(PASSED.read_text(encoding="utf-8").splitlines())
    for item in items:
        if f"{config.stash[_KEY]} {item.nodeid}" in done:
            item.add_marker(pytest.mark.skip(reason="passed before in this exhaustive run"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if EXHAUSTIVE and report.when == "call" and report.passed:
        PASSED.parent.mkdir(exist_ok=True)
        with PASSED.open("a", encoding="utf-8") as file:
            file.write(f"{item.config.stash[_KEY]} {item.nodeid}\n")
    return report
