"""`make play`: from a fresh clone to a game in the browser, and the compiled engine after it.

What a game needs is installed and built first, side by side, and the server starts on the interpreted engine. Beside
all that, with the time nobody else wants, the engine is compiled; then the server is told to restart in place
(`ludarium.server.restart`) and finds it. When everything is built already, the server just starts.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from scripts import engine, front_end

ROOT = Path(__file__).parent.parent
PYTHON = str(ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin") / "python")
MAKE = os.environ.get("MAKE", "make")
LOGS = ROOT / "build" / "log"
LAST_LINES = 25  # of the log of something that failed
QUIET = 10.0  # seconds without a word, until the page is open
QUIETER = 30.0  # afterwards
PATIENT = ("nice", "-n", "15") if hasattr(os, "nice") else ()


class Failed(Exception):
    """A step ended with an error; its log says which."""


class Work:
    """Steps under way: says when one is done, what is left, and now and then that it is still at it."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.spoke = self.began
        self.quiet = QUIET
        self.left: dict[str, str] = {}  # by step: what it is doing
        self.running: set[subprocess.Popen[bytes]] = set()
        self.ended = False
        threading.Thread(target=self._keep_in_touch, daemon=True).start()

    def say(self, text: str) -> None:
        self.spoke = time.monotonic()
        print(f"  {self.spoke - self.began:4.0f} s  {text}", flush=True)

    def expect(self, **steps: str) -> None:
        self.left |= steps

    def done(self, step: str) -> None:
        what = self.left.pop(step)
        rest = f"; left: {', '.join(self.left.values())}" if self.left else ""
        self.say(f"{what}: done{rest}")

    def run(self, step: str, *command: str) -> None:
        """Its output goes to a log, of which the end is shown should it fail."""
        if self.ended:
            raise Failed
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / f"{step}.txt"
        with log.open("ab") as file:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                process_group=0,  # Ctrl-C is not for it; in the same session, where its nice counts
            )
        self.running.add(process)
        code = process.wait()
        self.running.discard(process)
        if self.ended:
            raise Failed
        if code == 0:
            return
        lines = log.read_text("utf-8", errors="replace").splitlines()[-LAST_LINES:]
        self.say("\n".join([f"{self.left[step]}: failed ({log.relative_to(ROOT)})", *lines]))
        raise Failed

    def end(self) -> None:
        self.ended = True
        for process in list(self.running):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGTERM)
            else:
                process.terminate()

    def _keep_in_touch(self) -> None:
        while not self.ended:
            time.sleep(0.5)
            if self.left and time.monotonic() - self.spoke > self.quiet:
                self.say(f"still at it: {', '.join(map(self._doing, self.left))}")

    def _doing(self, step: str) -> str:
        """With the last line of its log, which says how far it is."""
        log = LOGS / f"{step}.txt"
        lines = log.read_text("utf-8", errors="replace").split("\n") if log.exists() else []
        last = next((line.strip("= ") for line in reversed(lines) if line.strip()), "")
        return f"{self.left[step]} ({last[:60]})" if last else self.left[step]


class Server:
    """The server's process; what it prints is passed on."""

    def __init__(self, arguments: list[str]) -> None:
        self.ready = threading.Event()
        command = [PYTHON, "-m", "ludarium.cli", "serve", *arguments]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
        threading.Thread(target=self._pass_on, daemon=True).start()
        signal.signal(signal.SIGTERM, lambda number, frame: self.process.terminate())

    def _pass_on(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            print(line.decode(errors="replace"), end="", flush=True)
            self.ready.set()
        self.ready.set()  # it ended without a word

    def restart(self) -> None:
        self.ready.wait()
        self.process.send_signal(signal.SIGUSR2)

    def wait(self) -> int:
        while True:
            try:
                return self.process.wait()
            except KeyboardInterrupt:  # the terminal has told the server, too
                continue


def begin(work: Work, pool: ThreadPoolExecutor) -> tuple[list[Future[None]], Future[None]]:
    """Begins everything; gives what the page waits for, and the engine, which follows."""

    def environment() -> None:
        work.run("packages", MAKE, ".venv/made.stamp")

    def packages() -> None:
        made.result()
        work.run("packages", MAKE, "interpreted")
        work.done("packages")

    def pages() -> None:
        python = sys.executable
        if front_end.find_node() is None:
            made.result()
            work.run("pages", MAKE, ".venv/node.stamp")
            python = PYTHON
        work.run("pages", python, "-m", "scripts.front_end")
        work.done("pages")

    def compiled() -> None:
        if "engine" not in work.left:
            raise Failed
        first[0].result()
        work.run("engine", *PATIENT, MAKE, ".venv/build.stamp")
        work.run("engine", *PATIENT, PYTHON, "-m", "scripts.engine")
        first[1].result()
        work.run("engine", *PATIENT, MAKE, ".venv/installed.stamp")
        work.done("engine")

    made = pool.submit(environment)
    first = [pool.submit(packages), pool.submit(pages)]
    return first, pool.submit(compiled)


def play(work: Work, arguments: list[str]) -> int:
    print("Ludarium: installs and builds what it needs; the page opens in about a minute.", flush=True)
    for log in LOGS.glob("*.txt"):
        log.unlink()
    work.expect(packages="packages of the server", pages="pages")
    if reason := engine.why_interpreted():
        work.say(f"{reason}: the engine stays interpreted")
    else:
        work.expect(engine="compiled engine")
    with ThreadPoolExecutor() as pool:
        try:
            first, compiled = begin(work, pool)
            for step in first:
                step.result()
            work.quiet = QUIETER
            if compiled.done():
                return Server(arguments).wait()
            work.say("the game begins with the interpreted engine; the compiled one takes over by itself")
            server = Server(arguments)
            compiled.add_done_callback(lambda done: None if done.exception() else server.restart())
            return server.wait()
        except Failed:
            return 1
        finally:
            work.end()


def main(arguments: list[str]) -> int:
    built = subprocess.run([MAKE, "-q", ".venv/installed.stamp"], cwd=ROOT, check=False).returncode == 0
    try:
        return Server(arguments).wait() if built else play(Work(), arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
