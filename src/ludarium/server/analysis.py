"""Analyses of finished games: thought of in the bots' processes, a second at a time, whenever no bot has to move."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from functools import cache

import msgspec

from ludarium.coach.report import Report, fingerprint
from ludarium.core.game import Game
from ludarium.games import find_game
from ludarium.server.bot_pool import AnalysisTask, BotFailed
from ludarium.server.context import Context
from ludarium.server.fair import BusyError, Claim
from ludarium.server.refusal import Refusal
from ludarium.server.storage.analysis import analysis_of, keep_analysis
from ludarium.server.storage.writer import StorageError

MOST = 20  # under way on a server
MOST_EACH = 2  # of one person
PATIENCE = 5.0  # seconds until a busy or failed worker is asked again
TRIES = 3
KEPT = 64  # reports in memory
log = logging.getLogger("ludarium.server")


@cache
def engine_of(game_id: str) -> str:
    return fingerprint(find_game(game_id))


@dataclass
class Subject:
    """What is analysed: a table, or an uploaded record, whose analysis is not kept."""

    id: str
    game: Game
    record: str
    stored: bool


class Analyses:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}
        self._reports: dict[str, Report] = {}

    def running(self, subject_id: str) -> bool:
        return subject_id in self._tasks

    async def report(self, subject: Subject) -> Report | None:
        """As far as it is; one of another engine, which may judge otherwise, is none."""
        found = self._reports.get(subject.id)
        if found is None and subject.stored:
            text = await self.context.storage.read(lambda db: analysis_of(db, subject.id))
            found = _read(text)
            if found is not None:
                self._remember(subject.id, found)
        return found if found is not None and found.engine == engine_of(subject.game.id) else None

    def _remember(self, subject_id: str, report: Report) -> None:
        self._reports.pop(subject_id, None)
        self._reports[subject_id] = report
        while len(self._reports) > KEPT:
            self._reports.pop(next(iter(self._reports)))

    async def start(self, subject: Subject, person: str) -> None:
        report = await self.report(subject)
        if self.running(subject.id) or (report is not None and report.whole):
            return
        mine = sum(asker == person for asker in self._askers.values())
        if len(self._tasks) >= MOST or mine >= MOST_EACH:
            raise Refusal("coach-busy", 429)
        self._askers[subject.id] = person
        self._tasks[subject.id] = asyncio.create_task(self._work(subject, person, report))

    async def stop(self, subject_id: str) -> None:
        """What was found so far stays."""
        task = self._tasks.get(subject_id)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def close(self) -> None:
        for subject_id in list(self._tasks):
            await self.stop(subject_id)

    async def _work(self, subject: Subject, person: str, report: Report | None) -> None:
        # Nobody looks, as far as the queue goes: whoever waits for a bot's move comes first.
        claim = Claim(person, self.context.guests.address_of(person), lambda: False)
        failed = 0
        try:
            while (report is None or not report.whole) and failed < TRIES:
                kept = b"" if report is None else msgspec.json.encode(report)
                task = AnalysisTask(game=subject.game.id, record=subject.record, kept=kept)
                try:
                    report = _read(await self.context.bots.ask(task, claim))
                except (BotFailed, BusyError):
                    failed += 1
                    await asyncio.sleep(PATIENCE)
                    continue
                if report is None:
                    failed += 1
                    continue
                self._remember(subject.id, report)
                if subject.stored:
                    data = msgspec.json.encode(report).decode()
                    kept_as = keep_analysis(subject.id, time.time(), report.engine, data)
                    await self.context.storage.write(statements=[kept_as])
        except StorageError:
            log.error("the analysis of %s could not be kept", subject.id)
        except Exception:
            log.exception("the analysis of %s", subject.id)
        finally:
            self._tasks.pop(subject.id, None)
            self._askers.pop(subject.id, None)


def _read(text: str | bytes | None) -> Report | None:
    """A report that cannot be read, of an older version, say, is made anew."""
    if not text:
        return None
    try:
        return msgspec.json.decode(text, type=Report)
    except msgspec.MsgspecError:
        return None
