"""The long soak: very many games of random and greedy players, the game's invariants checked after every move.

    python -m benchmarks.soak artificium --games 100000

Runs in worker processes, shows progress, can be stopped and taken up again (build/soak-GAME-CODE.jsonl). At the
end it says what was reached and what of all that the game declares never was: verbs, events, reasons, and the words
(cards, resources ...) in them. Its last line is the verdict, and so is its exit code: 0 sound, 1 an invariant is
broken (the line names the game), 3 something was never reached.

Where a game's naive oracle is slow, the full check is made in one game of a few only (FULL_EVERY in its
`tests/games/GAME/invariants.py`) and the cheap invariants in every game.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from benchmarks.fingerprint import fingerprint
from ludarium.bots.bot import Bot, RandomBot
from ludarium.bots.levels import make_bot
from ludarium.core.game import Game, Setup
from ludarium.core.host import Recorder, Seeded, Told, derive
from ludarium.core.kernel import legal, play, redealt, why_not
from ludarium.core.moves import Moves, pack, verb_of
from ludarium.core.state import ALREADY_IN, NOT_YOUR_TURN, State
from ludarium.core.words import Phrase
from ludarium.games import UnknownGameError, find_game

RESULTS = Path("build")
CHUNK = 250
GREEDY_SHARE = 5  # one seat in five
GIVING_UP_SHARE = 100  # one game in a hundred, where the game knows giving up
ALL_SHARE = 50  # one wish in fifty is for all moves of a verb,
ALL_MOST = 300  # unless there are more of them
BROKEN = 1
INCOMPLETE = 3


class BrokenInvariant(Exception):
    """What is wrong, and in which game."""


def soak_chunk(game_id: str, first: int, last: int) -> dict[str, int]:
    """Play the games from `first` up to `last`; counts what was reached."""
    game = find_game(game_id)
    invariants = invariants_of(game_id)
    reached: Counter[str] = Counter()
    for number in range(first, last):
        try:
            soak_game(game, number, invariants, reached)
        except Exception as error:
            raise BrokenInvariant(f"game {number}: {type(error).__name__}: {error}") from error
    return dict(reached)


def invariants_of(game_id: str) -> ModuleType:
    return importlib.import_module(f"tests.games.{game_id.replace('-', '_')}.invariants")


def soak_game(game: Game, number: int, invariants: ModuleType, reached: Counter[str]) -> None:
    rng = random.Random(derive(1, number))
    setup = _setup(game, number, rng)
    host = Recorder(Seeded(number))
    bots = [_bot(game, rng, number, seat) for seat in range(setup.seats)]
    patience = rng.randrange(1, 60) if rng.randrange(GIVING_UP_SHARE) == 0 else -1
    state = setup.begin(host)
    check = _check(invariants, state, number, reached)
    moves = Moves()
    last: list[
        int
    ] = []  # the list of the position before: what was possible and is no longer has its reasons
    while not state.over:
        seat = rng.choice([seat for seat in range(setup.seats) if state.asks(seat)])
        patience -= 1
        if patience == 0 and state.give_up(seat, host):
            break
        legal(state, seat, moves)
        _wish(game, state, rng, last, reached)
        last = moves.dump()
        bot = bots[seat]
        move = int(bot.choose(redealt(state, seat, bot.rng) if bot.looks else state, seat, moves))
        assert moves.has(move), "a bot chose a move that is not in its list"
        _note(game.verbs.phrases[verb_of(move)], "verb", _arguments(game, move), reached)
        play(state, seat, move, host)
        _listen(game, host.take()[1], reached)
        check.after(state, seat, move)
    _listen(game, host.take()[1], reached)
    _wish(game, state, rng, last, reached)
    reached["games"] += 1
    reached[f"games with {setup.seats} seats"] += 1
    if setup.seats == 1:
        reached["games won"] += bool(state.won(0))


def _setup(game: Game, number: int, rng: random.Random) -> Setup:
    seats = game.seats[number % len(game.seats)]
    fitting = [option for option in game.options if not option.seats or seats in option.seats]
    return game.setup(seats, {option.name: rng.choice(option.values) for option in fitting})


def _bot(game: Game, rng: random.Random, number: int, seat: int) -> Bot:
    greedy = rng.randrange(GREEDY_SHARE) == 0
    seed = derive(number, seat)
    return make_bot("greedy", game, seed) if greedy else RandomBot(seed)


def _check(invariants: ModuleType, state: State, number: int, reached: Counter[str]) -> Any:
    every = full_every(invariants)
    full = number % every == 0
    reached["games with the full check"] += full
    return invariants.Check(state) if every == 1 else invariants.Check(state, full=full)


def full_every(invariants: ModuleType) -> int:
    return int(getattr(invariants, "FULL_EVERY", 1))


# --- what is reached ----------------------------------------------------------------------------------------


def _arguments(game: Game, move: int) -> tuple[int, ...]:
    phrase = game.verbs.phrases[verb_of(move)]
    return tuple(words.read(value) for words, value in zip(phrase.arguments.values(), _written(game, move)))


def _written(game: Game, move: int) -> list[str | int]:
    return list(game.verbs.describe(move).values())[1:]


def _listen(game: Game, events: list[Told], reached: Counter[str]) -> None:
    for told in events:
        _note(game.events[told.event], "event", told.values, reached)


def _note(phrase: Phrase, kind: str, values: tuple[int, ...], reached: Counter[str]) -> None:
    reached[f"{kind} {phrase.name}"] += 1
    for words, value in zip(phrase.arguments.values(), values):
        if words.names:
            reached[f"{words.name} {words.names[value]}"] += 1
            reached[f"{kind} {phrase.name} {words.names[value]}"] += 1


def _wish(game: Game, state: State, rng: random.Random, last: list[int], reached: Counter[str]) -> None:
    """Ask for moves, by any seat: each is legal or there is a reason why not, never both."""
    seat = rng.randrange(state.seats)
    moves = Moves()
    legal(state, seat, moves)
    for move in _wishes(game, rng, [*last, *moves.dump()]):
        why = why_not(state, seat, move)
        assert moves.has(move) == (why is None), "a move is legal exactly if there is no reason against it"
        if why is not None:
            _note(game.reasons[why.reason], "reason", why.values, reached)


def _wishes(game: Game, rng: random.Random, near: list[int]) -> list[int]:
    """A move that was or is possible, or one that differs from it in one word, or any that is spelt right."""
    if not near or rng.randrange(3) == 0:
        return _any_moves(game, rng)
    move = rng.choice(near)
    arguments = list(_arguments(game, move))
    if arguments and rng.randrange(2) == 0:
        place = rng.randrange(len(arguments))
        words = list(game.verbs.phrases[verb_of(move)].arguments.values())[place]
        arguments[place] = rng.choice(words.values)
        return [pack(verb_of(move), *arguments)]
    return [move]


def _any_moves(game: Game, rng: random.Random) -> list[int]:
    """A move that is at least spelt right; now and then all of one verb, since some reasons are rare."""
    verb = rng.randrange(len(game.verbs.phrases))
    vocabularies = [words.values for words in game.verbs.phrases[verb].arguments.values()]
    if rng.randrange(ALL_SHARE) == 0 and math.prod(map(len, vocabularies)) <= ALL_MOST:
        return [pack(verb, *values) for values in itertools.product(*vocabularies)]
    return [pack(verb, *map(rng.choice, vocabularies))]


def declared(game: Game) -> Iterator[str]:
    """All that a soak should reach."""
    unreachable = set()
    if not any(step.simultaneous for step in game.outline.steps):
        unreachable.add(ALREADY_IN)
    if game.seats == (1,):
        unreachable.add(NOT_YOUR_TURN)
    for phrase in game.verbs.phrases:
        yield f"verb {phrase.name}"
    for phrase in game.events:
        yield f"event {phrase.name}"
    for number, phrase in enumerate(game.reasons):
        if number not in unreachable:
            yield f"reason {phrase.name}"
    for phrase in (*game.verbs.phrases, *game.events):
        for words in phrase.arguments.values():
            for name in words.names:
                yield f"{words.name} {name}"


def never_reached(game: Game, reached: Counter[str]) -> list[str]:
    """But for what the game's invariants call too rare for a soak, which has tests of its own."""
    rare = getattr(invariants_of(game.id), "TOO_RARE", ())
    return [name for name in dict.fromkeys(declared(game)) if not reached[name] and name not in rare]


# --- the command --------------------------------------------------------------------------------------------


def result_file(game_id: str) -> Path:
    checks = Path(str(invariants_of(game_id).__file__))
    return RESULTS / f"soak-{game_id}-{fingerprint(game_id, Path(__file__), checks)}.jsonl"


def stored(file: Path) -> dict[int, dict[str, int]]:
    """What was reached, by the number of the first game of a chunk."""
    found: dict[int, dict[str, int]] = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.endswith("}}"):  # a run that was killed may have left half a line
                entry = json.loads(line)
                found[entry["first"]] = entry["reached"]
    return found


def soak(game_id: str, games: int, workers: int) -> Counter[str]:
    """Play what is not stored yet; everything that was reached in the games asked for."""
    file = result_file(game_id)
    file.parent.mkdir(parents=True, exist_ok=True)
    firsts = range(0, games, CHUNK)
    done = {first: result for first, result in stored(file).items() if first in firsts}
    reached = sum((Counter(result) for result in done.values()), Counter[str]())
    missing = [first for first in firsts if first not in done]
    lasts = [first + CHUNK for first in missing]
    with ProcessPoolExecutor(workers) as pool, file.open("a", encoding="utf-8") as log:
        try:
            results = pool.map(soak_chunk, [game_id] * len(missing), missing, lasts)
            for first, result in zip(missing, results, strict=True):
                reached += Counter(result)
                log.write("\n" + json.dumps({"first": first, "reached": result}))
                log.flush()
                print(f"\r{reached['games']:,} of {len(firsts) * CHUNK:,} games", end="", file=sys.stderr)
        finally:
            print(file=sys.stderr)
            pool.shutdown(cancel_futures=True)
    return reached


def report(game: Game, reached: Counter[str]) -> int:
    """Print what was reached, and the verdict; gives the exit code."""
    for name, times in sorted(reached.items()):
        print(f"{times:14,}  {name}")
    every = full_every(invariants_of(game.id))
    if every > 1:
        print(
            f"\nThe cheap invariants were checked after every move of every game, the naive oracle in "
            f"{reached['games with the full check']:,} games (one of {every})."
        )
    if 1 in game.seats:
        print(f"{reached['games won']:,} games were won.")
    missing = never_reached(game, reached)
    if missing:
        print(f"\nINCOMPLETE: {reached['games']:,} games are sound, but never reached: {', '.join(missing)}.")
        return INCOMPLETE
    print(
        f"\nSOUND: {reached['games']:,} games without a broken invariant; "
        "every verb, event, reason and word was reached."
    )
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000, help=f"rounded up to {CHUNK}s")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.workers < 1:
        parser.error("--games and --workers must be positive")
    try:
        game = find_game(arguments.game)
    except UnknownGameError as error:
        parser.error(str(error.args[0]))
    try:
        return report(game, soak(game.id, arguments.games, arguments.workers))
    except BrokenInvariant as error:
        print(f"\nBROKEN: {error}")
        return BROKEN


if __name__ == "__main__":
    sys.exit(main())
