"""`ludarium serve` as people start it, and where it keeps its data."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from ludarium.cli.app import run
from ludarium.server.config import default_data
from ludarium.server.storage.database import FILE
from tests.server.client import PATIENCE, Guest
from tests.server.conftest import free_port


def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "ludarium.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--log", "json", "--access-log", "--metrics", "off"]
    command += ["--data", str(tmp_path / "data"), "--bot-workers", "2", "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        wait_until_up(url)
        guest = Guest(url, "Ana")
        place = guest.sit(guest.make("me", "novice"))
        assert place.position["table"]["status"] == "running"
        assert guest.http.get("/metrics").status_code == 404
        second = [*command[:-3], "--port", str(free_port()), "--no-browser"]
        refused = subprocess.run(second, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert refused.returncode != 0
        assert "another server already uses" in refused.stderr
    finally:
        process.send_signal(signal.SIGINT)
        said, logged = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert ("GET", "/metrics", 404) in [
        (line["method"], line["path"], line["status"]) for line in map(json.loads, logged.splitlines())
    ]
    assert url in said
    assert (tmp_path / "data" / FILE).exists()
    if os.name == "posix":
        assert (tmp_path / "data").stat().st_mode & 0o77 == 0
        assert (tmp_path / "data" / FILE).stat().st_mode & 0o77 == 0


def wait_until_up(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{url}/api/games", timeout=PATIENCE)
            return
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_data_lies_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LUDARIUM_DATA", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_data() == Path.home() / ".local" / "share" / "ludarium"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data() == tmp_path / "ludarium"
    monkeypatch.setenv("LUDARIUM_DATA", str(tmp_path / "mine"))
    assert default_data() == tmp_path / "mine"


def test_a_wrong_choice_names_the_right_ones(capsys: pytest.CaptureFixture[str]) -> None:
    for flag, known in (("--metrics", "off, local, all"), ("--log", "text, json")):
        assert run(["serve", flag, "some", "--lang", "en"]) == 2
        assert f"{flag} must be one of {known}, not 'some'" in capsys.readouterr().err
