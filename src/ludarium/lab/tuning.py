"""Searches reconstructed constants for balance, within the clues of the rulebook; the extra `lab`.

Every trial plays the same deals, so two sets of constants differ by what they do and not by luck. The best one is
then judged on fresh deals, by every bot that is named, against the constants as they are: a search over many trials
always finds one that looks good on the deals it was chosen on.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

from ludarium.core.game import Game
from ludarium.core.host import derive
from ludarium.core.numbers import RECONSTRUCTED
from ludarium.core.ruleset import SettingError
from ludarium.lab.effect import Effect
from ludarium.lab.engine import engine_hash
from ludarium.lab.error import LabError
from ludarium.lab.match import Table
from ludarium.lab.statistic import SHARE, Interval, Z
from ludarium.lab.survey import Survey, survey
from ludarium.lab.worker_pool import Job, work_off

PLACES, FACTS = GOALS = ("places", "facts")
MOST_CHOICES = 100_000  # of one constant, before the clues
MOST_TRIES = 20  # for each trial that is played
BLOCKS = 20  # into which games are divided to see how far a figure can be trusted
FRESH = 1 << 20  # added to the seed: deals that no trial has seen


Values = Mapping[str, tuple[int, ...]]  # by the name of the constant


class TuningError(LabError):
    """What is asked for cannot be tuned."""


class Dial(NamedTuple):
    """A constant that may be changed: the paths of its numbers, where they stand, and how they may stand together."""

    name: str
    paths: tuple[str, ...]
    now: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]


def dials(game: Game, names: Sequence[str], reach: int) -> list[Dial]:
    """These constants. Only what is reconstructed without a clear clue may be changed, and only within the clues."""
    table = game.constants.table
    tunable = [
        name
        for name, constant in table.items()
        if constant.source == RECONSTRUCTED and constant.confidence != "high" and not constant.words
    ]
    for name in names:
        if name not in tunable:
            why = (
                "is printed or follows from a clear clue" if name in table else "is no constant of this game"
            )
            raise TuningError(f"{name!r} {why}; what may be tuned: {', '.join(tunable) or 'nothing'}")
    return [_dial(game, name, reach) for name in dict.fromkeys(names)]


def _dial(game: Game, name: str, reach: int) -> Dial:
    constant = game.constants.table[name]
    paths = tuple(game.constants.paths(name))
    if isinstance(constant.value, Mapping):
        now = tuple(game.constants.numbers(name).values())
    else:
        now = (game.constants.number(name),)
    while (2 * reach + 1) ** len(paths) > MOST_CHOICES and reach > 1:
        reach -= 1
    ranges = [range(max(constant.least, at - reach), min(constant.most, at + reach) + 1) for at in now]
    choices = []
    for values in product(*ranges):
        constants = game.constants
        for path, value in zip(paths, values):
            constants = constants.override(path, str(value))
        if not game.clues(constants):
            choices.append(values)
    return Dial(name, paths, now, tuple(choices))


def contradicted(game: Game, seats: int, chosen: Mapping[str, str]) -> list[str]:
    """Why these settings cannot be: rules that do not go together, or clues of the rulebook."""
    try:
        game.setup(seats, chosen)
    except SettingError as error:
        return [str(error)]
    return game.clues(game.settled(seats, chosen, game.version)[1])


def unevenness(found: Survey, goal: str) -> float:
    """The mean square of how far things are from even, without what luck alone would add: it may be below nought."""
    if goal == PLACES:
        games = found.tally.games
        even = 1 / len(found.table.bots)
        rates = [wins / games for wins in found.place_wins]
        return sum((rate - even) ** 2 - rate * (1 - rate) / games for rate in rates) / len(rates)
    worths = list(worths_of(found).values())
    errors = [(worth.interval.high - worth.interval.low) / (2 * Z) for worth in worths]
    squares = [worth.value**2 - error**2 for worth, error in zip(worths, errors)]
    return sum(squares) / len(squares) if squares else 0.0


def worths_of(found: Survey) -> dict[str, Effect]:
    """What each thing of the game's first fact adds to the chance to win."""
    if not found.effects:
        raise TuningError(f"{found.table.game} has no facts that are told apart: tune for {PLACES}")
    return found.effects[min(found.effects)].of_wins(SHARE)


@dataclass(frozen=True)
class Task:
    """What is tuned: a table, its dials, the goals, and how much is played for a trial."""

    table: Table
    dials: tuple[Dial, ...]
    goals: tuple[str, ...]
    games: int
    workers: int = 1
    cluster: str = ""

    @property
    def game(self) -> Game:
        return self.table.setup.game

    def with_values(self, values: Values) -> Table:
        """The table with these values; numbers that stand where they stood are not named."""
        turned = {
            path: str(value)
            for dial in self.dials
            for path, was, value in zip(dial.paths, dial.now, values[dial.name])
            if value != was
        }
        return replace(self.table, chosen=tuple({**dict(self.table.chosen), **turned}.items()))

    def played(self, table: Table) -> list[Survey]:
        """Its games, in blocks."""
        ends = [self.games * block // BLOCKS for block in range(BLOCKS + 1)]
        blocks = [Survey(table) for _ in range(BLOCKS)]
        spans = [Job(0, start, stop) for start, stop in pairwise(ends)]  # a batch lies within a span
        for batch in work_off([table], spans, self.workers, survey, self.cluster):
            blocks[bisect_right(ends, batch.job.start) - 1].merge(batch.found)
        return blocks

    def value(self, blocks: Sequence[Survey]) -> float:
        whole = Survey(blocks[0].table)
        for block in blocks:
            whole.merge(block)
        return sum(unevenness(whole, goal) for goal in self.goals) / len(self.goals)


@dataclass(frozen=True)
class Evidence:
    """How uneven the game is before and after a change, in fresh deals, as one bot plays it."""

    bots: tuple[str, ...]
    before: float
    after: float
    gain: float
    interval: Interval  # of the gain, 95 %

    @property
    def better(self) -> bool:
        return self.interval.low > 0


def search(task: Task, trials: int, file: Path | None, seed: int, progress: Callable[[], None]) -> Any:
    """An optuna study with so many trials; kept in the file, it goes on where it was."""
    try:
        import optuna
        from optuna.storages.journal import JournalFileBackend
    except ImportError:
        raise TuningError("tuning needs optuna: pip install 'ludarium[lab]'") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    try:
        storage = None if file is None else optuna.storages.JournalStorage(JournalFileBackend(str(file)))
        study = optuna.create_study(storage=storage, study_name=_name(task), load_if_exists=True)
    except OSError as error:
        raise TuningError(f"{file} cannot be written: {error.strerror}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise TuningError(f"{file} holds no trials ({error}): name another file") from None
    states = optuna.trial.TrialState
    if not study.get_trials(deepcopy=False, states=(states.COMPLETE, states.PRUNED, states.WAITING)):
        study.enqueue_trial({dial.name: _written(dial.now) for dial in task.dials})

    def trial_of(trial: Any) -> float:
        texts = {dial.name: trial.suggest_categorical(dial.name, _texts(dial)) for dial in task.dials}
        table = task.with_values({name: _read(text) for name, text in texts.items()})
        against = contradicted(task.game, len(table.bots), dict(table.chosen))
        if against:
            trial.set_user_attr("against", against)
            raise optuna.TrialPruned
        return task.value(task.played(table))

    while (done := _done(study)) < trials:
        # Each with a seed of its own, so that a search that was stopped goes on as it would have.
        made = len(study.get_trials(deepcopy=False, states=(states.COMPLETE, states.PRUNED)))
        study.sampler = optuna.samplers.TPESampler(seed=derive(seed, made) & 0xFFFF_FFFF)
        study.optimize(trial_of, n_trials=1)
        if _done(study) > done:
            progress()
        elif len(study.trials) > trials * MOST_TRIES:
            raise TuningError("hardly any of these values go together: name fewer constants")
    return study


def _done(study: Any) -> int:
    """Trials that were played; those that contradict each other cost nothing."""
    return sum(trial.value is not None for trial in study.trials)


def _name(task: Task) -> str:
    """A study of something else in the same file must not be mixed with this one."""
    table = task.table
    parts = (table.game, *table.bots, *map("=".join, table.chosen), *table.at_random, *task.goals)
    ranges = [f"{dial.name}:{len(dial.choices)}" for dial in task.dials]
    return " ".join([*parts, *ranges, f"games {task.games}", f"seed {table.seed}", engine_hash()])


def _written(values: Sequence[int]) -> str:
    return "/".join(map(str, values))


def _texts(dial: Dial) -> list[str]:
    return [_written(values) for values in dial.choices]


def _read(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("/")))


def best_values(study: Any) -> dict[str, tuple[int, ...]]:
    return {name: _read(text) for name, text in study.best_trial.params.items()}


def judge(task: Task, values: Values, judges: Sequence[tuple[str, ...]]) -> Iterator[Evidence]:
    """Before and after on fresh deals, bot by bot; the interval is a jackknife's over the blocks of games."""
    for bots in judges:
        fresh = replace(task, table=replace(task.table, bots=bots, seed=task.table.seed + FRESH))
        before, after = fresh.played(fresh.table), fresh.played(fresh.with_values(values))
        gain = fresh.value(before) - fresh.value(after)
        left_out = []
        for block in range(BLOCKS):
            rest = [place for place in range(BLOCKS) if place != block]
            left_out.append(
                fresh.value([before[place] for place in rest]) - fresh.value([after[place] for place in rest])
            )
        mean = sum(left_out) / BLOCKS
        spread = math.sqrt((BLOCKS - 1) / BLOCKS * sum((one - mean) ** 2 for one in left_out))
        interval = Interval(gain - Z * spread, gain + Z * spread)
        yield Evidence(bots, fresh.value(before), fresh.value(after), gain, interval)
