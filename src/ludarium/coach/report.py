"""The analysis of a game as it is told: to the terminal, to a page, as JSON, and kept until it is whole.

Moves stand as records write them; whoever shows them has the words. Losses are in chances where those may be told
(`by_chance`), else in points; both always stand beside it in points.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from ludarium.coach.why import Why
from ludarium.core.game import Game
from ludarium.core.review import Review
from ludarium.games import folder_of

FORMAT = "ludarium-analysis 2"
KEYS = 7  # decisions that are looked at closely, at most
MOST_SOUND = 2  # of them: that a good move was found is seldom news
LOSSES = ("loose", "slip", "ruin")
FINDS = ("sound", "masterstroke")


class Judgement(msgspec.Struct, kw_only=True):
    """What is said of one decision. `certain` is False where a loss is below twice its error: it counts none then."""

    number: int
    seat: int
    step: str
    entry: int  # of the journal: after it the decision was made
    before: int  # the entry that was the last one known when it was to be made
    played: list[str]
    best: list[str]
    options: int
    round: int | None = None
    label: str = ""
    certain: bool = True
    loss: float = 0.0
    error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0
    chance: float | None = None  # after what was played, and after the best
    chance_best: float | None = None
    deals: int = 0
    ahead: float = 0.0  # of a find: by how much it was better than the next best, which is `second`
    second: list[str] = []
    why: Why | None = None

    @property
    def weight(self) -> float:
        """How much it is worth a look."""
        if self.label in FINDS:
            return self.ahead
        return self.loss if self.certain else self.loss / 2

    @property
    def counted(self) -> float:
        return self.loss if self.certain and self.label not in FINDS else 0.0

    @property
    def counted_points(self) -> float:
        return max(0.0, self.points) if self.certain and self.label not in FINDS else 0.0


class Balance(msgspec.Struct, kw_only=True):
    """par + luck + decisions = score; decisions are what was lost against the best play found: never above zero."""

    name: str
    score: int
    won: bool
    par: float = 0.0
    luck: float = 0.0
    luck_error: float = 0.0
    decisions: float = 0.0
    decisions_error: float = 0.0
    count: int = 0  # decisions that were no forced ones
    sure: int = 0  # verdicts that are certain
    error_rate: float = 0.0  # lost on average by a decision
    hints: int = 0


class Report(msgspec.Struct, kw_only=True):
    format: str = FORMAT
    game: str
    rules: str  # the version
    options: dict[str, str]
    engine: str  # the fingerprint of what judged
    record: str  # the digest of what was judged
    by_chance: bool
    played_out: bool = (
        False  # by a simple bot, to the end: chances are shares of games won, points are not reckoned
    )
    seats: list[Balance]
    rounds: list[tuple[int, int]] = []  # the round, and the first decision in it
    curve: list[list[float]] = []  # by decision, from the start on: chances of all seats, or points
    verdicts: list[Judgement] = []
    keys: list[int] = []  # numbers of the decisions worth a look
    review: Review | None = None  # what the game's own exact solver found
    deals: int = 0  # played for it
    seconds: float = 0.0  # of a processor
    effort: float = 1.0  # times the usual number of deals
    done: int = 0  # parts of the work
    parts: int = 0
    whole: bool = False


def key_decisions(verdicts: list[Judgement], seat: int | None = None) -> list[Judgement]:
    """The decisions worth a look, of one seat or of all, in the order of play."""
    labelled = [verdict for verdict in verdicts if verdict.label and seat in (None, verdict.seat)]
    ranked = sorted(labelled, key=lambda verdict: -verdict.weight)
    sound = [verdict for verdict in ranked if verdict.label == "sound"]
    others = [verdict for verdict in ranked if verdict.label != "sound"]
    found = [*others[:KEYS], *sound[:MOST_SOUND]][:KEYS]
    return sorted(found, key=lambda verdict: verdict.number)


def fingerprint(game: Game) -> str:
    """Of everything a judgement depends on: the coach, the kernel, the game with its policy and its chances."""
    here = Path(__file__).parent
    files = [
        *sorted(here.glob("*.py")),
        *sorted((here.parent / "core").glob("*.py")),
        *sorted(path for path in folder_of(game).rglob("*") if path.suffix in (".py", ".toml", ".json")),
    ]
    found = hashlib.sha256()
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
