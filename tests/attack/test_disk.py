"""A disk that is really full: whoever would write is told so, nothing is half done, and all goes on once there is
room."""

from __future__ import annotations

import contextlib
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.attack.house import House, opened
from tests.server.client import Guest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
Full = Callable[[House], contextlib.AbstractContextManager[None]]


@contextlib.contextmanager
def no_more_bytes(house: House) -> Iterator[None]:
    """The system takes no byte of the server's any more, in whatever file."""
    pid, endless = house.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, endless)


@contextlib.contextmanager
def no_more_room(house: House) -> Iterator[None]:
    """Something else takes all that the disk has."""
    ballast = house.folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(512))
    try:
        yield
    finally:
        ballast.unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=6m,mode=700", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("nothing may be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def refused(host: Guest, new: Guest, waiting: str) -> list[tuple[int, str]]:
    """What becomes of everything that writes."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    wishes: list[tuple[Guest, str, str, object]] = [
        (new, "PUT", "/api/me", {"name": "Nobody"}),
        (new, "POST", "/api/tables", {"game": "artificium", "seats": seats}),
        (new, "POST", f"/api/tables/{waiting}/join", {}),
        (new, "POST", "/api/me/links", {}),
        (host, "POST", f"/api/tables/{waiting}/leave", {}),
        (host, "POST", f"/api/tables/{waiting}/fill", {"level": "novice"}),
        (host, "DELETE", "/api/me", None),
    ]
    return [guest.refused(method, path, body) for guest, method, path, body in wishes]


def check(house: House, full: Full) -> None:
    ana, host, new = Guest(house.url, "Ana"), Guest(house.url, "Host"), Guest(house.url, "New")
    place = ana.sit(ana.make("me", "local", game="artificium"))
    waiting = host.make("me", "open", game="artificium")
    seat = place.position["asked"][0]
    move = place.position["legal"][0]["text"] if place.position["seat"] == seat else "pass"
    before = house.kept()
    with full(house):
        assert set(refused(host, new, waiting)) == {(503, "not-stored")}
        assert place.refusal("say", text="hello") == "not-stored"
        decision = place.position["decision"]
        said = place.refusal("play", seat=place.position["seat"], decision=decision, moves=[move])
        assert said == "not-stored"
        assert new.get(f"/api/tables/{waiting}")["id"] == waiting  # who only reads notices nothing
    assert house.kept() == before
    assert new.put("/api/me", {"name": "Somebody"})["user"]["name"] == "Somebody"
    again = ana.sit(place.table)
    assert again.ask("say", text="hello")["type"] == "accepted"
    assert "Traceback" not in house.log


def test_a_system_that_takes_no_byte(tmp_path: Path) -> None:
    with opened(tmp_path / "data", wide=True) as house:
        check(house, no_more_bytes)


@pytest.mark.slow
def test_a_disk_without_room(small_disk: Path) -> None:
    with opened(small_disk, wide=True) as house:
        check(house, no_more_room)
