"""`ludarium simulate --data` and `ludarium archive`: simulated games as files, written, checked, taken out."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.file import save_record
from ludarium.cli.simulate import INTERRUPTED, Simulation, print_tally, progress_bar, whole
from ludarium.cli.speech import interface
from ludarium.core import record
from ludarium.core.text import Catalogue
from ludarium.lab.archive import DECISIONS, GAMES, RECORDS, Archive, needed
from ludarium.lab.engine import engine_hash
from ludarium.lab.statistic import Tally
from ludarium.lab.verification import verify

SHOWN = 10  # faults told in full


def kept(
    data: Path | None, report: Path | None, ui: Catalogue, *, decisions: bool, records: bool
) -> tuple[str, ...]:
    """The tables that are asked for."""
    if data is None and (decisions or records):
        raise WrongArgument(ui.say("error-no-data"))
    if data is not None and report is not None:
        raise WrongArgument(ui.say("error-data-report"))
    return (GAMES, *([DECISIONS] if decisions else []), *([RECORDS] if records else []))


def simulate_into(folder: Path, kinds: Sequence[str], asked: Simulation) -> int:
    """Play what the folder lacks, then count all it has. A run that was stopped or killed goes on so."""
    ui, game, games, workers = asked.ui, asked.game, asked.games, asked.workers
    table = asked.table()
    needed()
    archive = Archive.begin(folder, table, kinds)
    tally = Tally(table)
    interrupted = False
    before = 0
    began = time.perf_counter()
    try:
        with progress_bar(game.name, games) as (bar, task):
            for part in archive.parts():
                tally.add(part.start, archive.outcomes(part))
                bar.advance(task, part.stop - part.start)
            before = tally.games
            tally.rest()
            began = time.perf_counter()
            for part in archive.fill(games, workers, asked.cluster):
                with whole():
                    tally.add(part.start, archive.outcomes(part))
                bar.advance(task, part.stop - part.start)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    if asked.as_json:
        told = {"data": str(folder), "found": before, "workers": workers, "interrupted": interrupted}
        print(json.dumps({**tally.report(seconds), **told}))
    else:
        print_tally(tally, seconds, game.name, ui, interrupted)
        print(ui.say("archive-written", path=str(folder), games=tally.games))
    return INTERRUPTED if interrupted else 0


def verify_games(folder: Path, workers_text: str, cluster: str, language: str) -> int:
    ui = interface(language)
    workers = arguments.number(workers_text, "--workers", 1, ui)
    needed()
    archive = Archive.open(folder)
    parts = archive.parts()
    total = sum(part.stop - part.start for part in parts)
    right, wrong = 0, []
    with progress_bar(str(folder), total) as (bar, task):
        for checked in verify(archive, workers, cluster):
            right += checked.games
            wrong += checked.wrong
            bar.advance(task, checked.part.stop - checked.part.start)
    gaps = archive.missing(parts[-1].stop) if parts else []
    wrong += [ui.say("archive-gap", first=gap.start, last=gap.stop - 1) for gap in gaps]
    for line in wrong[:SHOWN]:
        print(line)
    if wrong and RECORDS not in archive.kinds and archive.engine != engine_hash():
        print(ui.say("archive-other-engine", engine=archive.engine))
    print(ui.say("archive-verified", games=right, wrong=len(wrong), path=str(folder)))
    return 1 if wrong else 0


def take_record(folder: Path, number_text: str, save: Path | None, language: str) -> None:
    ui = interface(language)
    needed()
    journal = Archive.open(folder).record(arguments.number(number_text, "N", 0, ui))
    if save is None:
        print(record.write(journal), end="")
    else:
        save_record(journal, save, ui)
