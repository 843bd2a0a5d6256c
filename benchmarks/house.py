"""A server in a process of its own, for benchmarks: without limits on what one address may do, watched from outside.

python -m benchmarks.house PORT FOLDER [--usual] [--drowsy]
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from ludarium.server.app import Server
from ludarium.server.config import Config, Limits, Times


def run_server(port: int, data: Path, times: Times) -> None:
    most = 10**6  # everybody comes from one address
    limits = Limits(
        guests=most,
        new_tables=most,
        tables=most,
        rate=1000.0,
        burst=1000,
        rate_of_address=most,
        burst_of_address=most,
        requests=most,
        request_burst=most,
        hellos=most,
        sockets_of_address=most,
        connections_of_address=most,
        connections_of_guest=most,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(Config(data=data, port=port, limits=limits, times=times)).run()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def served(port: int, data: Path, *more: str, build: str = "") -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own. `build`: a folder that holds another installed `ludarium`."""
    command = [sys.executable, "-m", "benchmarks.house", str(port), str(data), *more]
    env = {**os.environ, "PYTHONPATH": build} if build else dict(os.environ)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
    try:
        for _ in range(1200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(60)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no VmRSS")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--usual", action="store_true", help="bots take their time")
    parser.add_argument("--drowsy", action="store_true", help="tables fall asleep soon")
    chosen = parser.parse_args()
    quick = Times(bot_delay=0.0, bot_next=0.0)
    drowsy = Times(sleep=2.0, tick=1.0)
    run_server(chosen.port, chosen.folder, Times() if chosen.usual else drowsy if chosen.drowsy else quick)


if __name__ == "__main__":
    main()
