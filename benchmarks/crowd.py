"""One database with very many people and games in it, to see whether a server bears them.

    python -m benchmarks.crowd FOLDER [--people 100000] [--games 1000000] [--slow 20000]

Real games, played by bots, and the rows and journals that the server itself writes for them, again and again under
other ids, names and times. Can be stopped and taken up again. `python -m benchmarks.scale FOLDER` measures. At full
size it takes about ten minutes and 16 GB: keep it out of the repository.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import json
import random
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ludarium.bots.levels import make_bot
from ludarium.core.daily import day_of, today
from ludarium.core.entry import Began
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.core.kernel import legal, redealt
from ludarium.core.moves import Moves
from ludarium.games import find_game
from ludarium.server.clock import DAY
from ludarium.server.migration import migrate
from ludarium.server.rating import Rating
from ludarium.server.reckoning import changes_of_game
from ludarium.server.row import Row, Seat, Summary, deeds_in, person_of, text_of
from ludarium.server.seating import places
from ludarium.server.storage.account import save_mail, save_passkey, save_recovery
from ludarium.server.storage.block import save_block
from ludarium.server.storage.call import Call, Channel, ask_call, save_channel, save_wish
from ludarium.server.storage.companion import see_card, switch_companion
from ludarium.server.storage.daily import start_deal
from ludarium.server.storage.database import FILE
from ludarium.server.storage.doing import note_doing
from ludarium.server.storage.friend import ask_friend
from ludarium.server.storage.guest import save_guest
from ludarium.server.storage.lesson import keep_lesson
from ludarium.server.storage.profile import show_profile
from ludarium.server.storage.puzzle import Place, begin_puzzle, try_puzzle
from ludarium.server.storage.rating import save_changes
from ludarium.server.storage.table import save_due, save_row, seat_guest
from ludarium.server.storage.vacation import save_vacation
from ludarium.server.storage.writer import Statement

# By game and number of players: how many of a hundred games.
MIX = {
    ("ars-universalis", 1): 30,
    ("ars-universalis", 2): 35,
    ("artificium", 2): 20,
    ("universal-tapestry", 1): 6,
    ("plus-ultra", 2): 4,
    ("artificium", 3): 3,
    ("plus-ultra", 3): 2,
}
ORIGINALS = 40  # games played of each
YEARS = 3
RATED = 0.6  # of the games between people
TODAY = 2000  # people who have played the deal of today, at most
CHUNK = 5000  # games in one transaction
STAGE = "crowd"  # a setting: how far this has come
SEED = 20_251_117
PUSH_KEYS = '{"p256dh":"' + "B" * 87 + '","auth":"' + "A" * 22 + '"}'  # as long as a browser's


@dataclass(frozen=True)
class Original:
    """A game that was really played, and how it is kept."""

    game: str
    rules: str
    seats: int
    chosen: dict[str, str]
    lines: tuple[tuple[int, str], ...]  # who did it, -1 for nobody, and what, as it stands in a journal
    scores: list[int]
    places: list[int]
    won: bool
    deeds: list[dict[str, int]]
    stages: tuple[Summary, ...]  # after each line: what lists show


@dataclass(frozen=True)
class Sitting:
    """A game of these people."""

    id: str
    original: int
    people: tuple[int, ...]  # by seat
    began: float
    ended: float
    rated: bool


def play(game_id: str, seats: int, seed: int) -> Original:
    """Moves of one seat in a row go in one go, as people hand them in."""
    game = find_game(game_id)
    setup = game.setup(seats)
    tried, moves = Journal(setup, [""] * seats, Seeded(seed)), Moves()
    bots = [make_bot("novice", game, seed * 10 + seat) for seat in range(seats)]
    made: list[tuple[int, int]] = []
    while not tried.state.over:
        seat = tried.asked()[0]
        legal(tried.state, seat, moves)
        bot = bots[seat]
        position = redealt(tried.state, seat, bot.rng) if bot.looks else tried.state
        made.append((seat, int(bot.choose(position, seat, moves))))
        tried.play(*made[-1])
    journal = Journal(setup, [""] * seats, Seeded(seed))
    lines = [(-1, text_of(Began(outcomes=journal.opening)))]
    stages = [Summary(journal.round, journal.asked())]
    at = 0
    while at < len(made):
        seat = made[at][0]
        others = (number for number in range(at, len(made)) if made[number][0] != seat)
        together = [move for _, move in made[at : next(others, len(made))]]
        while True:
            try:
                lines.append((seat, text_of(journal.play_together(seat, together))))
                stages.append(Summary(journal.round, journal.asked()))
                break
            except ValueError:  # something hidden shows before the last of them
                together.pop()
        at += len(together)
    state = journal.state
    standing = [int(state.standing(seat)) for seat in range(seats)]
    return Original(
        game=game.id,
        rules=game.version,
        seats=seats,
        chosen={**setup.options, **setup.overrides},
        lines=tuple(lines),
        scores=state.scores(),
        places=places(standing, [Seat(kind="person") for _ in range(seats)]),
        won=seats == 1 and bool(state.won(0)),
        deeds=deeds_in(journal),
        stages=tuple(stages),
    )


class Crowd:
    """Who there is and what they have played: the same whenever it is asked for."""

    def __init__(self, people: int, games: int, slow: int, now: float) -> None:
        self.rng = random.Random(SEED)
        self.now = now
        self.people = [self.new_id() for _ in range(people)]
        self.skill = [self.rng.gauss(0.0, 1.0) for _ in range(people)]
        self._often = list(itertools.accumulate((number + 10) ** -0.8 for number in range(people)))
        self.originals = [play(*kind, seed) for kind in MIX for seed in range(ORIGINALS)]
        self._kinds = list(itertools.accumulate(MIX.values()))
        self.deals_today = 0
        self.sittings = self._sittings(games)
        self.slow = sorted(self.new_id() for _ in range(slow))

    def new_id(self) -> str:
        """As `identity.new_id`, but the same every time."""
        return base64.urlsafe_b64encode(self.rng.randbytes(16)).decode().rstrip("=")

    def name(self, person: int) -> str:
        return f"Person {person}"

    def some(self, many: int) -> tuple[int, ...]:
        """Different ones, those who play much more often than others."""
        found: dict[int, None] = {}
        while len(found) < many:
            [person] = self.rng.choices(range(len(self.people)), cum_weights=self._often)
            found[person] = None
        return tuple(found)

    def original(self, least: int = 1) -> int:
        while True:
            [kind] = self.rng.choices(range(len(MIX)), cum_weights=self._kinds)
            number = kind * ORIGINALS + self.rng.randrange(ORIGINALS)
            if self.originals[number].seats >= least:
                return number

    def _sittings(self, games: int) -> list[Sitting]:
        """By id, as they are written: that is quickest."""
        found = []
        for table in sorted(self.new_id() for _ in range(games)):
            number = self.original()
            original = self.originals[number]
            people = self.some(original.seats)
            ended = self.now - self.rng.random() * YEARS * 365 * DAY
            if original.game == "universal-tapestry" and self.deals_today < min(TODAY, games // 100):
                self.deals_today += 1
                ended = self.now - 60 - self.rng.random() * (self.now % DAY)
            rated = original.seats > 1 and self.rng.random() < RATED
            found.append(Sitting(table, number, self._seated(people, original), ended - 2400, ended, rated))
        return found

    def _seated(self, people: tuple[int, ...], original: Original) -> tuple[int, ...]:
        """The better, with some luck, in the seats that did better."""
        by_luck = sorted(people, key=lambda one: -(self.skill[one] + self.rng.gauss(0.0, 1.0)))
        order = sorted(range(original.seats), key=lambda seat: original.places[seat])
        seats = [0] * original.seats
        for person, seat in zip(by_luck, order, strict=True):
            seats[seat] = person
        return tuple(seats)

    # What the server writes

    def row(self, sitting: Sitting, rated_at: float | None) -> Row:
        original = self.originals[sitting.original]
        daily = day_of(sitting.ended) if original.game == "universal-tapestry" else ""
        return Row(
            id=sitting.id,
            game=original.game,
            rules=original.rules,
            chosen=original.chosen,
            seats=self._seats(sitting.people),
            status="finished",
            public=sitting.rated,
            creator=self.people[sitting.people[0]],
            created=sitting.began,
            changed=sitting.ended,
            undo=not sitting.rated,
            rated=sitting.rated,
            rated_at=rated_at,
            timer=120 if original.seats > 1 else 0,
            daily=daily,
            scores=original.scores,
            places=original.places,
            zero=sitting.began if original.seats == 1 else None,
            seconds=int(sitting.ended - sitting.began) if original.seats == 1 else 0,
            won=original.won,
            deeds=original.deeds,
        )

    def _seats(self, people: Sequence[int]) -> list[Seat]:
        return [Seat(kind="person", user=self.people[one], name=self.name(one)) for one in people]

    def journal(
        self, table: str, people: Sequence[int], lines: Sequence[tuple[int, str]], began: float, ended: float
    ) -> Iterator[tuple[str, int, float, str | None, str | None, str]]:
        step = (ended - began) / len(lines)
        for number, (seat, data) in enumerate(lines):
            if seat < 0:
                yield (table, number, began, None, None, data)
            else:
                client = f"{number:08x}-{table[:4]}-{table[4:8]}-{table[8:12]}-{table[:12]}"
                yield (table, number, began + step * (number + 1), self.people[people[seat]], client, data)

    def slow_table(self, table: str) -> tuple[list[Statement], list[tuple[object, ...]]]:
        """A game over days, somewhere in the middle."""
        rng = self.rng
        original = self.originals[self.original(least=2)]
        people = self.some(original.seats)
        timer = rng.choice((1, 2, 3, 7)) * DAY
        lines = original.lines[: rng.randrange(1, len(original.lines) - 1)]
        last = self.now - rng.random() * timer * 0.7
        began = last - len(lines) * timer * 0.2
        row = Row(
            id=table,
            game=original.game,
            rules=original.rules,
            chosen=original.chosen,
            seats=self._seats(people),
            status="running",
            public=rng.random() < 0.5,
            creator=self.people[people[0]],
            created=began,
            changed=began,
            rated=rng.random() < RATED,
            timer=timer,
        )
        stage = original.stages[len(lines) - 1]
        stage = replace(stage, ends=dict.fromkeys(stage.asked, last + timer))
        statements: list[Statement] = [
            *save_row(row),
            *(seat_guest(self.people[one], table) for one in people),
            save_due(table, last + timer - min(timer / 4, DAY), text_of(stage)),
        ]
        return statements, list(self.journal(table, people, lines, began, last))


class Filling:
    """The database while it is filled."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.db = sqlite3.connect(folder / FILE, isolation_level=None)
        self.db.execute("PRAGMA journal_mode = TRUNCATE")
        self.db.execute("PRAGMA synchronous = OFF")
        self.db.execute("PRAGMA cache_size = -2000000")
        migrate(self.db)
        found = self.db.execute("SELECT value FROM settings WHERE name = ?", (STAGE,)).fetchone()
        kept = json.loads(found[0]) if found else {}
        self.now: float = kept.get("now", time.time())
        self.stages: dict[str, int] = kept.get("stages", {})
        self.indexes: list[str] = kept.get("indexes", [])
        if not kept:  # an index is made quicker at the end
            made = self.db.execute(
                "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql NOT NULL"
            )
            for name, sql in made.fetchall():
                self.indexes.append(sql)
                self.db.execute(f"DROP INDEX {name}")
            self._keep()

    def _keep(self) -> None:
        kept = {"now": self.now, "stages": self.stages, "indexes": self.indexes}
        self.db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (STAGE, json.dumps(kept).encode()))

    def stage(self, name: str, steps: int, step: Callable[[int], None]) -> None:
        """Each step whole or not at all."""
        began = told = time.monotonic()
        for number in range(self.stages.get(name, 0), steps):
            self.db.execute("BEGIN")
            step(number)
            self.stages[name] = number + 1
            self._keep()
            self.db.execute("COMMIT")
            now, last = time.monotonic(), number + 1 == steps
            if last or now - told > 5:
                told = now
                print(f"{name}: {number + 1} of {steps}, {now - began:.0f} s", flush=True)

    def write(self, statements: Iterable[Statement]) -> None:
        """The same statements in one go."""
        by_text: dict[str, list[tuple[object, ...]]] = {}
        for sql, values in statements:
            by_text.setdefault(sql, []).append(values)
        for sql, rows in by_text.items():
            self.db.executemany(sql, rows)

    def write_lines(self, lines: Iterable[tuple[object, ...]]) -> None:
        lines = list(lines)
        self.db.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", lines)
        doings = {(str(guest), str(table)) for table, _, _, guest, *_ in lines if guest is not None}
        self.write(note_doing(guest, table) for guest, table in sorted(doings))


def of_person(crowd: Crowd, person: int) -> Iterator[Statement]:
    """What a server keeps of somebody beside the games."""
    rng = random.Random(SEED + person)
    guest, now = crowd.people[person], crowd.now
    made = now - rng.random() * YEARS * 365 * DAY
    sql, (*values, _) = save_guest(guest, crowd.name(person), rng.choice(("en", "es", "de")))
    yield sql, (*values, made)
    for _ in range(2):
        device = base64.urlsafe_b64encode(rng.randbytes(16)).decode().rstrip("=")
        seen = made + rng.random() * (now - made)
        yield (
            "INSERT INTO devices (id, guest, browser, system, made, seen) VALUES (?, ?, ?, ?, ?, ?)",
            (device, guest, "Firefox", "Linux", made, seen),
        )
    if person % 2:
        yield save_mail(guest, f"person{person}@example.org", made)
    else:
        yield save_passkey(rng.randbytes(16).hex(), guest, rng.randbytes(77), "Phone", made)
    if person % 3 == 0:
        yield save_recovery(guest, rng.randbytes(32).hex(), made)
        yield show_profile(guest, True)
    if person % 5 == 0:
        address = f"https://push.example.org/{guest}"
        yield from save_channel(Channel(device, guest, "push", address, PUSH_KEYS, device, made))
        yield save_wish(guest, "message", "push", True)
        yield ask_call(Call(guest, "push", rng.choice(crowd.slow or [""]), "turn", 1, now + 7 * DAY), 0.0)
    if person % 20 == 0:
        yield save_block(guest, rng.choice(crowd.people))
        yield save_vacation(guest, made, 2026, 3)
    for far in (1, 2, 7):  # and with those as far before: six friends each
        other = crowd.people[(person + far) % len(crowd.people)]
        yield from (ask_friend(guest, other), ask_friend(other, guest))
    for lesson in range(rng.randrange(4)):
        yield keep_lesson(guest, "artificium", f"lesson-{lesson}", "[]", 5, made)
    yield switch_companion(guest, "artificium", False)
    yield see_card(guest, "artificium", "trading")


def of_puzzles(crowd: Crowd, day: int) -> Iterator[Statement]:
    """What was solved so many days ago."""
    game = find_game("ars-universalis")
    assert game.puzzles is not None
    rng = random.Random(SEED + day)
    date = day_of(crowd.now - day * DAY)
    solvers = len(crowd.people) // (50 if day == 0 else 200)
    for person in rng.sample(range(len(crowd.people)), solvers):
        for kind in game.puzzles.kinds:
            place = Place(game.id, date, kind, crowd.people[person])
            yield begin_puzzle(place, crowd.now - day * DAY)
            yield try_puzzle(place, rng.randrange(20_000, 400_000))


def rated(crowd: Crowd) -> dict[str, tuple[float, list[Statement]]]:
    """By table: when it was reckoned, and what it did to the ratings; in the order the games ended."""
    found: dict[str, tuple[float, list[Statement]]] = {}
    now: dict[tuple[str, str], Rating] = {}
    games = sorted((one for one in crowd.sittings if one.rated), key=lambda one: one.ended)
    for number, sitting in enumerate(games):
        row = crowd.row(sitting, sitting.ended + 0.5)
        who = [person_of(seat) or "" for seat in row.seats]
        before = {seat: now.get((row.game, person), Rating()) for seat, person in enumerate(who)}
        changes = changes_of_game(row, find_game(row.game), before)
        for change in changes:
            now[row.game, change.who] = change.after
        found[sitting.id] = (sitting.ended + 0.5, save_changes(changes))
        if number % 50_000 == 0:
            print(f"reckoning: {number} of {len(games)}", flush=True)
    return found


def fill(folder: Path, people: int, games: int, slow: int) -> None:
    filling = Filling(folder)
    print("inventing people and games", flush=True)
    crowd = Crowd(people, games, slow, filling.now)

    def some_people(number: int) -> None:
        first = number * CHUNK
        filling.write(
            each for person in range(first, min(first + CHUNK, people)) for each in of_person(crowd, person)
        )

    def some_games(number: int) -> None:
        statements: list[Statement] = []
        lines: list[Iterator[tuple[object, ...]]] = []
        for sitting in crowd.sittings[number * CHUNK : (number + 1) * CHUNK]:
            rated_at, _ = reckoned.get(sitting.id, (None, []))
            row = crowd.row(sitting, rated_at)
            if row.daily:
                statements.append(start_deal(row))
            statements += save_row(row)
            statements += [seat_guest(crowd.people[one], row.id) for one in sitting.people]
            original = crowd.originals[sitting.original]
            lines.append(crowd.journal(row.id, sitting.people, original.lines, sitting.began, sitting.ended))
        filling.write_lines(itertools.chain.from_iterable(lines))
        filling.write(statements)

    def some_ratings(number: int) -> None:
        """In the order in which they were reckoned: the last one stands."""
        filling.write(
            each for _, statements in order[number * CHUNK : (number + 1) * CHUNK] for each in statements
        )

    def some_slow(number: int) -> None:
        crowd.rng.seed(SEED + number)
        for table in crowd.slow[number * CHUNK : (number + 1) * CHUNK]:
            statements, lines = crowd.slow_table(table)
            filling.write(statements)
            filling.write_lines(lines)

    def one_index(number: int) -> None:
        filling.db.execute(filling.indexes[number])

    def chunks(many: int) -> int:
        return -(-many // CHUNK)

    filling.stage("people", chunks(people), some_people)
    filling.stage("puzzles", 366, lambda number: filling.write(of_puzzles(crowd, number)))
    reckoned = rated(crowd)
    filling.stage("games", chunks(games), some_games)
    order = sorted(reckoned.values(), key=lambda one: one[0])
    filling.stage("ratings", chunks(len(order)), some_ratings)
    filling.stage("slow tables", chunks(slow), some_slow)
    filling.stage("indexes", len(filling.indexes), one_index)
    filling.db.execute("DELETE FROM settings WHERE name = ?", (STAGE,))
    print(f"{folder / FILE}: {(folder / FILE).stat().st_size / 1e9:.1f} GB, deal of {today()}")


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="a database with very many people and games in it")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--slow", type=int, default=20_000)
    chosen = parser.parse_args(arguments)
    fill(chosen.folder, chosen.people, chosen.games, chosen.slow)


if __name__ == "__main__":
    main(sys.argv[1:])
