"""Random playouts of gin rummy in two public libraries, as the yardstick for our own.

A decision is a point where the player to move has at least two legal moves, the legal list is enumerated
and one of its moves, drawn uniformly, is applied. Chance nodes and forced moves are played but not counted.
Only complete games count: the game in progress when the time runs out is finished, and paid for.

Every choice below that affects speed is made in the peer's favour, so that a lead over it is a real one.
Neither loop reads the payoffs or builds observations, which a playout can do without.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from dataclasses import dataclass
from importlib.metadata import version
from types import ModuleType

_DECK_SIZE = 52
# OpenSpiel deals ten cards to each player and then turns the upcard, one chance node per card.
_OPEN_SPIEL_DEALT = 21
_OPEN_SPIEL_DRAW_STOCK = 53


@dataclass(frozen=True)
class Playouts:
    """What one peer got through in the CPU time it was given."""

    name: str
    decisions: int
    games: int
    cpu_seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.cpu_seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.cpu_seconds


def _peer(module: str, package: str) -> ModuleType:
    # Imported by name, when asked for: one peer runs without the other, and the type checker gives the same
    # answer whether or not the (untyped) peers are installed beside it.
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise ImportError(f"cannot import {module} (package {package}): run make bench") from error


def open_spiel_gin_rummy(seconds: float, seed: int) -> Playouts:
    """Play random games of OpenSpiel's gin_rummy, default parameters, for `seconds` of CPU time."""
    pyspiel = _peer("pyspiel", "open_spiel")
    game = pyspiel.load_game("gin_rummy")
    # new_initial_state() builds its meld tables anew, about 3 ms, as much as three whole games; cloning an
    # untouched root takes about 0.04 ms and gives the same state.
    root = game.new_initial_state()
    if "Draw stock" not in root.action_to_string(0, _OPEN_SPIEL_DRAW_STOCK):
        # The loop tells chance nodes by this move, so another numbering would silently miscount.
        raise RuntimeError("this OpenSpiel numbers the moves of gin_rummy differently")
    rng = random.Random(seed)
    uniform = rng.random
    deck = list(range(_DECK_SIZE))
    decisions = games = 0
    start = time.process_time()
    while True:
        # All chance nodes are draws from one deck that is never reshuffled, uniform over the cards left, and
        # they follow only the deal and "draw stock". A deck shuffled up front therefore plays the same
        # distribution without asking OpenSpiel for the outcomes of each node.
        rng.shuffle(deck)
        state = root.clone()
        legal_actions = state.legal_actions
        apply_action = state.apply_action
        for card in deck[:_OPEN_SPIEL_DEALT]:
            apply_action(card)
        stock = iter(deck[_OPEN_SPIEL_DEALT:])
        # The list is empty only at the end of the game, so is_terminal() need not be asked as well.
        while legal := legal_actions():
            count = len(legal)
            if count > 1:
                decisions += 1
                # About twice as quick as rng.choice, with a bias too small to matter.
                action = legal[int(uniform() * count)]
            else:
                action = legal[0]
            apply_action(action)
            if action == _OPEN_SPIEL_DRAW_STOCK:
                apply_action(next(stock))
        games += 1
        used = time.process_time() - start
        if used >= seconds:
            return Playouts("OpenSpiel gin_rummy", decisions, games, used)


def rlcard_gin_rummy(seconds: float, seed: int) -> Playouts:
    """Play random games of RLCard's gin-rummy, default settings, for `seconds` of CPU time."""
    # The game beneath the environment: Env.step encodes a 5x52 observation and enumerates the legal moves
    # twice at every step, which makes it several times slower.
    game = _peer("rlcard.games.gin_rummy.game", "rlcard").GinRummyGame()
    rng = random.Random(seed)
    uniform = rng.random
    # The game asks its generator only for choice() and shuffle(), which random.Random has too: one seed for
    # deals and moves, and player ids stay plain ints. Its speed is NumPy's, within the noise.
    game.np_random = rng
    # step() ends by describing the new state card by card, and neither the rules nor this loop reads that.
    # Leaving it out makes the loop one and a half times as fast, or more.
    nothing: dict[str, object] = {}
    game.get_state = lambda player_id: nothing
    legal_actions = game.judge.get_legal_actions
    step = game.step
    init_game = game.init_game
    decisions = games = 0
    start = time.process_time()
    while True:
        init_game()
        # The judge lists nothing once both hands are scored, which is when game.is_over() turns true, so here
        # too the empty list alone ends the game.
        while legal := legal_actions():
            count = len(legal)
            if count > 1:
                decisions += 1
                # The judge's own move objects, which step() takes as they are: no decoding of move numbers.
                step(legal[int(uniform() * count)])
            else:
                step(legal[0])
        games += 1
        used = time.process_time() - start
        if used >= seconds:
            return Playouts("RLCard gin-rummy", decisions, games, used)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for package, play in (("open_spiel", open_spiel_gin_rummy), ("rlcard", rlcard_gin_rummy)):
        result = play(seconds, seed=1)
        print(
            f"{result.name} ({package} {version(package)}): "
            f"{result.decisions_per_second:,.0f} decisions/s, {result.games_per_second:,.1f} games/s "
            f"({result.decisions} decisions, {result.games} games, {result.cpu_seconds:.2f} s CPU)"
        )


if __name__ == "__main__":
    main()
