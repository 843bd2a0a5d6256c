"""`make play`: what it starts in which order, and what it says, with a make and a server that only pretend."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import engine, front_end, play

PYTHON = f"""#!/bin/sh
echo "$@" >> done.txt
case "$*" in
    *ludarium.cli*) exec {sys.executable} server.py;;
    *scripts.engine*) {sys.executable} -c "import pathlib, time
while not pathlib.Path('started').exists(): time.sleep(0.05)";;
esac
"""
SERVER = """
import pathlib, signal, sys
def restart(number, frame):
    print("Ludarium: restarted", flush=True)
    sys.exit(7)
signal.signal(signal.SIGUSR2, restart)
print("Ludarium: here", flush=True)
pathlib.Path("started").touch()
while True:
    signal.pause()
"""
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGUSR2"), reason="no such signal here")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A repository in which nothing is built, and no Node installed."""
    programs = {"python": PYTHON, "make": '#!/bin/sh\necho "$@" >> done.txt\ntest "$1" != -q\n'}
    for name, text in programs.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
        monkeypatch.setattr(play, name.upper(), str(tmp_path / name))
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "LOGS", tmp_path / "log")
    monkeypatch.setattr(front_end, "find_node", lambda: None)
    monkeypatch.setattr(engine, "why_interpreted", lambda: "")
    before = signal.getsignal(signal.SIGTERM)
    yield tmp_path
    signal.signal(signal.SIGTERM, before)


def test_the_server_starts_first_and_the_engine_follows(
    clone: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert play.main(["--port", "1"]) == 7
    done = (clone / "done.txt").read_text().splitlines()
    server = done.index("-m ludarium.cli serve --port 1")
    for earlier in ("interpreted", ".venv/node.stamp", "-m scripts.front_end"):
        assert done.index(earlier) < server
    assert done[-1] == ".venv/installed.stamp"
    told = [line.split(" s  ")[-1] for line in capfd.readouterr().out.splitlines()]
    said = [line for line in told if not line.startswith("still at it")]
    begins = "the game begins with the interpreted engine; the compiled one takes over by itself"
    assert said[3] == begins, said
    assert said[2].endswith(": done; left: compiled engine")
    assert said[-3:] == ["Ludarium: here", "compiled engine: done", "Ludarium: restarted"]


def test_what_fails_is_shown(clone: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (clone / "make").write_text("#!/bin/sh\necho no such package\nexit 1\n")
    assert play.main([]) == 1
    assert "packages of the server: failed (log/packages.txt)\nno such package\n" in capfd.readouterr().out


def test_without_a_compiler_it_says_so_and_plays(
    clone: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "why_interpreted", lambda: "no C compiler found")
    (clone / "server.py").write_text("print('Ludarium: here')")
    assert play.main([]) == 0
    said = capfd.readouterr().out
    assert "no C compiler found: the engine stays interpreted" in said
    assert "compiled engine" not in said
    assert "scripts.engine" not in (clone / "done.txt").read_text()


def test_what_is_built_just_starts(clone: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (clone / "make").write_text("#!/bin/sh\nexit 0\n")
    (clone / "server.py").write_text("print('Ludarium: here')")
    assert play.main([]) == 0
    assert (clone / "done.txt").read_text() == "-m ludarium.cli serve\n"
