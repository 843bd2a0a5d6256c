"""Many games side by side, as numbers: what learners look at and write, with no Python object for a game or a move.

Every game shows its position to the seat that is asked (`observations`) and what this seat may do (`masks`). `step`
takes one action a game. A game that is over pays its `rewards` and begins anew in the same step. Of a position only
what has changed since it was shown last is written (`core.feature`), and for another seat what depends on the seat.

An action is a move's number (`core.numbering`) or its place in the legal list. All buffers stay where they are for
ever: numpy looks into them, and sees the next step's values after the next step.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from ludarium.core.feature import EVERY_TIME, MoveRows, Row
from ludarium.core.host import Seeded, derive
from ludarium.core.kernel import begin, legal, play
from ludarium.core.moves import Moves
from ludarium.core.numbering import Numbering
from ludarium.core.state import State

NOBODY: Final = 255  # as an actor: the game is over
ACTION_BYTES: Final = 4
AT_ONCE: Final = 64  # games of which all moves are chosen before they are made
ITS_ROW: Final = 1  # the mark of a game's row, which its seats share


class Vector:
    """`games` games from the same empty table."""

    table: State
    games: i64
    seats: i64
    width: i64  # cells of an observation
    slots: i64  # what a row remembers of one
    actions: i64  # numbers that an action can have
    fixed: bool  # an action is a move's number; otherwise its place in the list
    by_points: bool  # rewards are points; otherwise shares of the win
    observed: bool  # positions are written; otherwise observations stay empty
    forced: bool  # is a seat asked that has one move only? Otherwise the move is made
    names: list[str]  # of the cells
    numbering: Numbering
    rows: MoveRows
    states: vec[State]
    hosts: vec[Seeded]
    chosen: vec[i64]  # [game]: the move that is made in this step
    lists: vec[Moves]  # by game: the legal moves of the seat that is asked
    erased: bool  # move by move a list is taken back from the mask, by number, or from the rows
    shown: vec[u8]  # [game]: is it there?
    marked: vec[i32]  # [game], the spare one last: places of the mask that are set, from the first on
    row: Row
    spare: Row  # for any seat's eyes: what it sees, may do, and how its moves look
    spare_mask: vec[u8]
    spare_rows: vec[i16]
    spare_list: Moves
    spare_seat: i64
    glance: Moves
    observations: vec[i16]  # [game][cell]
    viewers: vec[u8]  # [game]: the seat that its row was written for last
    masks: vec[u8]  # [game][action]
    move_rows: vec[i16]  # [game][place][cell] where wanted; else empty
    rewards: vec[float]  # [game][seat], of the last step
    scores: vec[i32]  # [game][seat], of the last game that ended there
    done: vec[u8]  # [game]: did a game end in the last step?
    won: vec[u8]  # [game][seat], of the last game that ended there
    illegal: vec[u8]  # [game]: was the last action none of the list? Then its first move was made.
    unsettled: bool  # may there be a game of which one of the two is said?
    actors: vec[u8]  # [game]: the seat that is asked
    counts: vec[i32]  # [game]: legal moves
    episodes: i64  # games that ended
    cut: i64  # lists longer than there are places: their ends cannot be chosen

    def __init__(
        self,
        table: State,
        games: int,
        seed: int,
        places: int = 0,
        by_points: bool = False,
        with_rows: bool = False,
        observed: bool = True,
        forced: bool = True,
    ) -> None:
        """`places` is how many moves of a list can be chosen; with 0 every move of the game has its number."""
        outline = table.turn.outline
        self.table = table
        self.games = games
        self.seats = table.seats
        self.by_points = by_points
        self.observed = observed
        self.forced = forced
        self.numbering = Numbering(outline.verbs, int(table.seats))
        self.rows = outline.rows
        self.fixed = places == 0
        if self.fixed and not self.numbering.few:
            raise ValueError("this game has too many moves to number them all: choose by place in the list")
        self.actions = self.numbering.size if self.fixed else i64(places)
        naming = Row.naming_only()
        table.features(0, naming)
        self.names = naming.names
        self.width = len(self.names)
        many: i64 = games
        self.spare = Row.zeros(self.width)
        table.features(0, self.spare)
        self.slots = self.spare.slot
        self.row = Row.many(many, self.width, self.slots)
        self.observations = self.row.cells
        self.viewers = vec[u8]([0] * many)
        self.spare_mask = vec[u8]([0] * self.actions)
        self.spare_list = Moves()
        self.spare_seat = 0
        self.glance = Moves()
        self.masks = vec[u8]([0] * (many * self.actions))
        rows: i64 = self.actions * self.rows.width if with_rows else 0
        self.move_rows = vec[i16]([0] * (many * rows))
        self.spare_rows = vec[i16]([0] * rows)
        self.rewards = vec[float]([0.0] * (many * self.seats))
        self.scores = vec[i32]([0] * (many * self.seats))
        self.won = vec[u8]([0] * (many * self.seats))
        self.done = vec[u8]([0] * many)
        self.illegal = vec[u8]([0] * many)
        self.unsettled = False
        self.actors = vec[u8]([0] * many)
        self.counts = vec[i32]([0] * many)
        self.states = vec[State]([table.clone() for _ in range(games)])
        self.hosts = vec[Seeded]([Seeded(0) for _ in range(games)])
        self.chosen = vec[i64]([0] * many)
        self.lists = vec[Moves]([Moves() for _ in range(games)])
        self.erased = self.fixed or rows > 0
        self.shown = vec[u8]([0] * many)
        self.marked = vec[i32]([0] * (many + 1))
        self.episodes = 0
        self.cut = 0
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; each has a seed of its own."""
        for game in range(self.games):
            self.reset_game(game, derive(seed, int(game)))
            self.show(game)

    def reset_game(self, game: i64, seed: int) -> None:
        """Begin one game anew, without showing it."""
        self.hosts[game].reseed(seed)
        self._clear(game)
        self._settle(game)
        self._begin(game)

    def step(self, actions: bytes) -> None:
        """One action for each game, as 32-bit integers of this machine's order from the lowest byte on."""
        if len(actions) != self.games * ACTION_BYTES:
            raise ValueError(f"one action for each of {self.games} games is needed")
        if self.unsettled:  # in few steps a game has ended
            self.unsettled = False
            for game in range(self.games):
                self._settle(game)
        chosen = self.chosen
        # Of some games all are chosen first: their lists lie far apart, and none of them waits for another. Of more
        # games the first ones would have left the nearest caches until they are needed again.
        first: i64 = 0
        while first < self.games:
            end = min(first + AT_ONCE, self.games)
            for game in range(first, end):
                chosen[game] = self._take(game, i64(read_i32_le(actions, game * ACTION_BYTES)))
            for game in range(first, end):
                self._step(game, chosen[game])
            first = end

    def _step(self, game: i64, move: i64) -> None:
        state = self.states[game]
        play(state, i64(self.actors[game]), move, self.hosts[game])
        if state.turn.depth == 0:
            self.end(game)
            self._begin(game)
        self._show(game, state)

    # One game, step by step: for those who look at it in between

    def act(self, game: i64, action: i64) -> None:
        """Play the action of the seat that is asked; of one that is not legal, the first move of the list."""
        self._settle(game)
        play(self.states[game], i64(self.actors[game]), self._take(game, action), self.hosts[game])

    def _take(self, game: i64, action: i64) -> i64:
        """The move that is made for an action; the list it was taken from is put away."""
        moves = self.lists[game]
        if self.erased:
            self._clear(game)
        move = self._chosen(moves, i64(self.actors[game]), action)
        if move < 0:
            move = moves.words[0]
            self.illegal[game] = 1
            self.unsettled = True
        return move

    def advance(self, game: i64, action: i64) -> i64:
        """Play the action and show the position to the seat that is asked next; that seat, or -1 at the end."""
        self.act(game, action)
        self._show(game, self.states[game])
        return self.states[game].actor()

    def move_of(self, game: i64, seat: i64, action: i64) -> i64:
        """The move that an action of a seat means here, or -1."""
        legal(self.states[game], seat, self.glance)
        return self._chosen(self.glance, seat, action)

    def _chosen(self, moves: Moves, seat: i64, action: i64) -> i64:
        """The move of the list that is meant, or -1."""
        if action < 0 or action >= self.actions:
            return -1
        move: i64 = -1  # by itself: in one expression with a move, mypyc would make objects of both
        if not self.fixed:
            if action < moves.size:
                move = moves.words[action]
            return move
        named = self.numbering.move(action, seat)
        if moves.has(named):
            move = named
        return move

    def play(self, game: i64, move: i64) -> None:
        """Play a legal move itself: one that somebody else chose."""
        self._clear(game)
        play(self.states[game], i64(self.actors[game]), move, self.hosts[game])

    def ask(self, game: i64) -> i64:
        """List the moves of the seat that is asked next; that seat, or -1 when the game is over."""
        state = self.states[game]
        actor = state.actor()
        self.actors[game] = NOBODY if actor < 0 else u8(actor)
        if actor >= 0:
            legal(state, actor, self.lists[game])
        else:
            self.lists[game].size = 0
        return actor

    def show(self, game: i64) -> None:
        """Write what the seat that is asked sees, and what it may do."""
        self._show(game, self.states[game])

    def _show(self, game: i64, state: State) -> None:
        moves = self.lists[game]
        actor = state.actor()
        if actor < 0:
            self.actors[game] = NOBODY
            moves.size = 0
            self._mark(game, 0, self.masks, game * self.actions)
            return
        moves.size = 0
        state.turn.step.moves(state, actor, moves)
        if not self.forced and moves.size == 1:
            actor = self._play_forced(game, state, actor, moves)
        self.actors[game] = u8(actor)
        self._write(game, state, actor, moves)

    def _play_forced(self, game: i64, state: State, actor: i64, moves: Moves) -> i64:
        """Make moves without an alternative, into the next game if need be, until there is one; who has it."""
        while moves.size == 1:
            play(state, actor, moves.words[0], self.hosts[game])
            if state.turn.depth == 0:
                self.end(game)
                self._begin(game)
            actor = state.actor()
            moves.size = 0
            state.turn.step.moves(state, actor, moves)
        return actor

    def show_to(self, game: i64, seat: i64) -> None:
        """Write what this seat sees, and the mask of the seat that is asked."""
        self._write(game, self.states[game], seat, self.lists[game])

    def _write(self, game: i64, state: State, seat: i64, moves: Moves) -> None:
        if self.observed:
            # Whether the seat is another one nobody can foresee, so there is no branch.
            mark = ITS_ROW | (i64(i64(self.viewers[game]) != seat) * EVERY_TIME)
            self.viewers[game] = u8(seat)
            row = self.row
            row.begin(game * self.width, mark, ITS_ROW, game * self.slots)
            state.features(seat, row)
        self.counts[game] = i32(moves.size)
        if self.erased:
            self._set(game, moves, seat, self.masks, game * self.actions, self.move_rows)
            self.shown[game] = 1
        else:
            self._mark(game, self._places(moves), self.masks, game * self.actions)

    def look(self, game: i64, seat: i64) -> None:
        """Write what any seat sees, and may do, into `spare`."""
        self.spare.at = 0
        self.states[game].features(seat, self.spare)
        moves = self.spare_list
        self._unset(moves, self.spare_seat, self.spare_mask, 0, self.spare_rows)
        legal(self.states[game], seat, moves)
        self._set(self.games, moves, seat, self.spare_mask, 0, self.spare_rows)
        self.spare_seat = seat

    def act_as(self, game: i64, seat: i64, action: i64) -> bool:
        """Play the action of any seat that is asked; False where it is not legal and the first move was made."""
        legal(self.states[game], seat, self.glance)
        move = self._chosen(self.glance, seat, action)
        play(self.states[game], seat, self.glance.words[0] if move < 0 else move, self.hosts[game])
        return move >= 0

    def end(self, game: i64) -> None:
        """Pay a game that is over."""
        state, seats = self.states[game], self.seats
        first = game * seats
        winners: i64 = 0
        for seat in range(seats):
            won = state.won(seat)
            winners += 1 if won else 0
            self.won[first + seat] = 1 if won else 0
            self.scores[first + seat] = i32(state.score(seat))
        for seat in range(seats):
            self.rewards[first + seat] = self._reward(first, seat, winners)
        self.done[game] = 1
        self.unsettled = True
        self.episodes += 1

    def _reward(self, first: i64, seat: i64, winners: i64) -> float:
        """The seat's share of the win less an even one, so that all add up to 0, and one who wins alone has 1."""
        seats = self.seats
        if self.by_points:
            return float(i64(self.scores[first + seat]) - self._best_rival(first, seat))
        won = i64(self.won[first + seat]) == 1
        if seats == 1:
            return 1.0 if won else -1.0
        share = float(seats) / float(winners) if won else 0.0
        return (share - 1.0) / float(seats - 1)

    def _best_rival(self, first: i64, seat: i64) -> i64:
        if self.seats == 1:
            return 0
        best: i64 = -1_000_000
        for other in range(self.seats):
            if other != seat:
                best = max(best, i64(self.scores[first + other]))
        return best

    def _begin(self, game: i64) -> None:
        state = self.states[game]
        state.become(self.table)
        begin(state, self.hosts[game])

    def _settle(self, game: i64) -> None:
        """Forget how the last step ended."""
        self.illegal[game] = 0
        if self.done[game] == 1:
            self.done[game] = 0
            for place in range(game * self.seats, (game + 1) * self.seats):
                self.rewards[place] = 0.0

    def _set(self, game: i64, moves: Moves, seat: i64, masks: vec[u8], start: i64, rows: vec[i16]) -> None:
        """Write a list into a mask, and its moves as rows. Beforehand `_unset` has taken back the one before."""
        words, size = moves.words, moves.size
        if self.fixed:
            numbering = self.numbering
            for index in range(size):
                masks[start + numbering.number(words[index], seat)] = 1
            return
        size = self._places(moves)
        self._mark(game, size, masks, start)
        if len(rows) > 0:
            width = self.rows.width
            for index in range(size):
                self.rows.add(words[index], seat, self.seats, rows, (start + index) * width)

    def _places(self, moves: Moves) -> i64:
        """How many moves of the list can be chosen."""
        if moves.size > self.actions:
            self.cut += 1
            return self.actions
        return moves.size

    def _mark(self, game: i64, size: i64, masks: vec[u8], start: i64) -> None:
        """Let a mask of places have the first `size` ones: only what that changes is written."""
        before = i64(self.marked[game])
        self.marked[game] = i32(size)
        value = u8(size > before)
        for index in range(start + min(before, size), start + max(before, size)):
            masks[index] = value

    def _clear(self, game: i64) -> None:
        """Take back what was shown of the list."""
        if self.shown[game] == 1:
            self.shown[game] = 0
            start = game * self.actions
            self._unset(self.lists[game], i64(self.actors[game]), self.masks, start, self.move_rows)

    def _unset(self, moves: Moves, seat: i64, masks: vec[u8], start: i64, rows: vec[i16]) -> None:
        """Take back the numbers, or the rows, that `_set` wrote: only those."""
        words = moves.words
        if self.fixed:
            numbering = self.numbering
            for index in range(moves.size):
                masks[start + numbering.number(words[index], seat)] = 0
            return
        if len(rows) > 0:
            width, seats = self.rows.width, self.seats
            for index in range(min(moves.size, self.actions)):
                self.rows.add(words[index], seat, seats, rows, (start + index) * width, -1)
