"""Tries a sample of mutants, each in its own copy of the sources with the tests that should notice it.

Can be stopped and taken up again: a mutant that was killed stays so until its file changes, one that
survived is tried again when a test has changed. The last line and the exit code are the verdict.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import current_process
from pathlib import Path
from typing import Any

from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkItem, WorkResult

from .sample import AREAS, ROOT, Mutant, digest, equivalent, sample
from .selection import tests_of

WORK = ROOT / "build" / "mutants"
WANTED = 95  # per cent
LONGEST = 7200  # seconds on the wall for all tests of a mutant; the plugin counts processor time
PYTEST = ["-m", "pytest", "-x", "-q", "--ff", "--no-header", "--tb=line", "-m", "not slow"]
PYTEST += ["-p", "no:xdist", "-p", "tests.mutants.quick"]
COPIED = ("src", "tests", "benchmarks", "docs", "web/src", "pyproject.toml", "README.md", "ARCHITECTURE.md")


def main() -> int:
    arguments = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    arguments.add_argument("--size", type=int, default=320, help="how many mutants")
    arguments.add_argument("--seed", type=int, default=11, help="which ones")
    arguments.add_argument("--area", choices=[area.name for area in AREAS], help="only this one")
    arguments.add_argument("--file", default="", help="only files whose path contains this")
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--list", action="store_true", help="show the sample, try nothing")
    chosen = arguments.parse_args()
    mutants = [
        mutant
        for mutant in sample(chosen.size, chosen.seed)
        if chosen.area in (None, mutant.area) and chosen.file in str(mutant.spec.module_path)
    ]
    if chosen.list:
        print(*mutants, sep="\n")
        return 0
    WORK.mkdir(parents=True, exist_ok=True)
    with use_db(WORK / "session.sqlite") as db:
        try_all(db, mutants, chosen.workers)
        return report(db, mutants)


def try_all(db: WorkDB, mutants: list[Mutant], workers: int) -> None:
    """Those that are not settled yet."""
    tests = fingerprint()
    known = {item.job_id for item in db.work_items}
    db.add_work_items(WorkItem.single(mutant.id, mutant.spec) for mutant in mutants if mutant.id not in known)
    settled = {id for id, result in db.results if result.is_killed or result.output == tests}
    shown = equivalent()
    left = [mutant for mutant in mutants if mutant.id not in settled and key(mutant) not in shown]
    print(f"{len(mutants)} mutants, {len(left)} of them to try, {workers} at a time", flush=True)
    if not left:
        return
    begun = time.monotonic()
    with ProcessPoolExecutor(workers, initializer=settle_in) as pool:
        trials = {pool.submit(attempt, mutant.spec): mutant for mutant in left}
        try:
            for number, trial in enumerate(as_completed(trials), 1):
                result, seconds = trial.result()
                if not result.is_killed:
                    result = WorkResult(result.worker_outcome, tests, result.test_outcome, result.diff)
                db.set_result(trials[trial].id, result)
                todo = (time.monotonic() - begun) / number * (len(left) - number) / 60
                how = "timeout" if result.output == "timeout" else result.test_outcome.value
                print(
                    f"{number:4}/{len(left)}  {how:9} {seconds:5.1f} s  {trials[trial]}  ({todo:.0f} min left)",
                    flush=True,
                )
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            sys.exit("stopped; the same command goes on from here")


def settle_in() -> None:
    """A worker has a copy of the tree of its own, so that several mutants can be tried at once."""
    tree = WORK / f"tree-{current_process().name.rpartition('-')[2]}"
    shutil.rmtree(tree, ignore_errors=True)
    for name in COPIED:
        with contextlib.suppress(FileNotFoundError):
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(
                    ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "static")
                )
            else:
                shutil.copy(ROOT / name, tree / name)
    os.chdir(tree)
    os.environ.update(PYTHONPATH="src", LUDARIUM_ENGINE="interpreted")
    # Bytecode of the tests and of what is not mutated: later runs read it and write none.
    warm = [sys.executable, "-m", "pytest", "-q", "--collect-only", "tests"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(warm, env=env, stdout=subprocess.DEVNULL, check=True)


def attempt(spec: Any) -> tuple[WorkResult, float]:
    begun = time.monotonic()
    runs = []
    for chosen in tests_of(spec.module_path):
        cache = f"cache_dir={WORK / 'cache' / digest(*chosen)}"  # in it --ff finds what failed before
        runs.append(shlex.join([sys.executable, *PYTEST, "-o", cache, *chosen]))
    command = shlex.join(["sh", "-c", " && ".join(runs)])
    result = mutate_and_test([spec], command, LONGEST)
    if result.test_outcome == TestOutcome.INCOMPETENT:
        raise RuntimeError(f"{spec.module_path}: {result.output}")
    return result, time.monotonic() - begun


def report(db: WorkDB, mutants: list[Mutant]) -> int:
    results = dict(db.results)
    shown = equivalent()
    counted, killed, survivors = Counter[str](), Counter[str](), []
    idle = 0
    for mutant in mutants:
        if key(mutant) in shown:
            idle += 1
            continue
        counted[mutant.area] += 1
        killed[mutant.area] += results[mutant.id].is_killed
        if not results[mutant.id].is_killed:
            survivors.append(mutant)
    if survivors:
        print("\nSurvived:")
        print(*(f"  {mutant}" for mutant in survivors), sep="\n")
    print()
    for area in AREAS:
        if counted[area.name]:
            print(f"{area.name:10} {killed[area.name]:4} of {counted[area.name]:4} killed")
    share = 100 * killed.total() / max(1, counted.total())
    print(f"{killed.total()} of {counted.total()} killed, {share:.1f} %; {idle} shown to be equivalent")
    return 0 if share >= WANTED else 1


def key(mutant: Mutant) -> tuple[str, str, str]:
    return (str(mutant.spec.module_path), *mutant.change)


def fingerprint() -> str:
    """Of the tests: a survivor is tried again when one has changed."""
    return digest(*(text for path in sorted((ROOT / "tests").rglob("*.py")) for text in _content(path)))


def _content(path: Path) -> Iterator[str]:
    yield path.name
    yield path.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
