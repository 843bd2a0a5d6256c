"""One person's decision: what is shown, what is typed, and the moves that wait to be made together.

Moves may come in any order and several at a time. They are held back until nothing is lost by making them
(`core.batch.waits`), and then made in one go: nobody loses a choice by naming the wrong card first.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from ludarium.cli.board import Board
from ludarium.cli.log import Log
from ludarium.cli.menu import Menu
from ludarium.cli.reading import Reader, Tongue, Unclear
from ludarium.cli.screen import Screen
from ludarium.cli.speech import Speech
from ludarium.core.batch import BatchError, ahead, arrange, offered, waits
from ludarium.core.game import Setup
from ludarium.core.host import Told
from ludarium.core.kernel import preview
from ludarium.core.moves import verb_of
from ludarium.core.state import State, Why
from ludarium.core.verdict import Verdict

LEAST_NEWS = 2  # lines, however small the screen
OTHER_LINES = 4  # headings and the prompt


class Decision:
    """A seat that is asked, with the moves it has staged so far."""

    def __init__(
        self,
        setup: Setup,
        speech: Speech,
        screen: Screen,
        tongue: Tongue,
        state: State,
        seat: int,
        staged: Sequence[int] = (),
    ) -> None:
        self.setup = setup
        self.speech = speech
        self.screen = screen
        self.state = state
        self.seat = seat
        self.staged = list(staged)
        self.board = Board(setup, speech, self._seen().view(seat), seat, screen.size)
        moves = offered(state, seat, self.staged, setup.withheld)
        self.menu = Menu(speech, self.board, seat, moves)
        self.reader = Reader(tongue, self.menu)

    def _seen(self) -> State:
        """The position as it will be after the staged moves, if they can be made already."""
        try:
            order = arrange(self.state, self.seat, self.staged, self.setup.withheld)
        except BatchError:
            return self.state
        return ahead(self.state, self.seat, order) or self.state

    # Showing

    def show(self, log: Log, time: str = "", notice: str = "") -> None:
        say, show = self.speech.ui.say, self.screen.show
        goal, drawn = self.board.goal(), self.board.draw(self.menu.labels.of)
        show(goal, "dim")
        show(drawn)
        choice = self.menu.draw(self.screen.size[0])
        self._show_news(log, [goal, drawn, choice])
        show(f"─ {self.board.asked()} ─{f' {time} ─' if time else ''}", "bold")
        if self.staged:
            show(say("play-draft", moves=self.words(self.staged)), "italic")
        show(choice)
        if self.menu.labels.families:
            show(self._about_values(), "dim")
        for verb in self.setup.withheld_here(self.state):
            show(say("play-unlisted", move=self._pattern(verb)), "italic")
            for line in self.board.notation():
                show(line, "dim")
        if notice:
            show(notice, "yellow")

    def _about_values(self) -> str:
        """That numbers are values here."""
        labels, say = self.menu.labels, self.speech.ui.say
        if "" not in labels.families:
            return say("play-values-lettered", example=labels.example)
        return say(
            "play-values", example=labels.example, others=len(self.menu.moves) - len(labels.families[""])
        )

    def _show_news(self, log: Log, others: Sequence[RenderableType]) -> None:
        """What happened since the seat decided last: as much as the rest of the screen leaves room for."""
        news = log.news(self.seat)
        if not news:
            return
        say, show = self.speech.ui.say, self.screen.show
        shown = list(news)
        if self.screen.live:  # a pipe has no end
            taken = sum(map(self.screen.height_of, others))
            room = max(LEAST_NEWS, self.screen.size[1] - taken - OTHER_LINES)
            while len(shown) > 1 and sum(map(self.screen.height_of, shown)) > room:
                shown.pop(0)
        hidden = len(news) - len(shown)
        show(f"─ {say('play-more', count=hidden) if hidden else say('play-since')} ─", "dim")
        for line in shown:
            show(line)

    def words(self, moves: Sequence[int]) -> str:
        return "; ".join(self.speech.move(move, self.seat, self.board.details(move)) for move in moves)

    def example(self) -> str:
        """A move in words."""
        if self.menu.moves:
            return self.reader.tongue.typed(self.menu.moves[0])
        return self._pattern(self.setup.withheld_here(self.state)[0])

    def suggestions(self) -> list[str]:
        """What may be typed here, for completion."""
        found = [self.reader.tongue.typed(move) for move in self.menu.moves]
        game, tongue = self.setup.game, self.reader.tongue
        withheld = self.setup.withheld_here(self.state)
        return found + [tongue.verbs(game.verbs.phrases[verb])[0] for verb in withheld]

    def _pattern(self, verb: int) -> str:
        """How a move that is not listed is typed."""
        phrase = self.setup.game.verbs.phrases[verb]
        named = [self.speech.ui.say("play-argument", name=name) for name in phrase.arguments]
        words = [self.reader.tongue.verbs(phrase)[0], *named]
        how = f"# {self.speech.ui.say('play-argument', name='how')}"
        return " ".join([*words, how] if self.setup.game.takes_notes else words)

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.screen.show(self.speech.ui.say(message, **arguments), "yellow")

    def refuse(self, why: Why) -> None:
        self.say("play-refused", reason=self.speech.reason(why, self.seat))

    # Reading

    def read(self, typed: str) -> tuple[list[int], str]:
        """Moves, and a note behind `#` where the game takes notes. No moves, with the reason said, if it is not clear
        which, or if a withheld move comes without a note: who cannot show how it is made does not learn whether it
        is legal."""
        game = self.setup.game
        text, _, rest = typed.partition("#") if game.takes_notes else (typed, "", "")
        moves, note = self._moves(text.strip()), " ".join(rest.split())
        hidden = [verb_of(move) for move in moves if verb_of(move) in self.setup.withheld]
        if hidden and not note and game.takes_notes:
            self.say("play-needs-note", move=self._pattern(hidden[0]))
            return [], ""
        return moves, note

    def _moves(self, text: str) -> list[int]:
        try:
            return self.reader.read(text)
        except Unclear as error:
            self.say("play-unknown", reason=str(error).rstrip("."))
            return []

    def wrong_note(self, verdict: Verdict | None) -> None:
        """What is typed cannot be read, or it can and does not solve the work: two different things to mend."""
        if verdict is not None and self.board.misspelt(verdict.reason):
            self.say("play-misspelt-note", reason=self.speech.verdict(verdict))
            for line in self.board.notation():
                self.screen.show(line, "dim")
            return
        self.say("play-wrong-note")
        if verdict is not None and verdict.reason:
            self.screen.show(self.speech.verdict(verdict), "yellow")

    def waits(self, moves: Sequence[int]) -> bool:
        return waits(self.state, self.seat, [*self.staged, *moves], self.setup.withheld)

    def order(self, moves: Sequence[int]) -> list[int]:
        """All that is staged and these moves, as they are made; nothing, with the reason said, if they cannot be."""
        try:
            return arrange(self.state, self.seat, [*self.staged, *moves], self.setup.withheld)
        except BatchError as error:
            self.refuse(error.why)
            return []

    # Questions

    def why(self, text: str) -> None:
        if not text:
            self.say("play-why-what", example=self.example())
        elif (moves := self._moves(text)) and self._possible(moves) is not None:
            self.say("play-allowed", move=self.words(moves))

    def preview(self, text: str) -> None:
        if not text:
            self.say("play-preview-what", example=self.example())
            return
        moves = self._moves(text)
        order = self._possible(moves) if moves else None
        if order is None:
            return
        self.say("play-preview", move=self.words(moves))
        told: list[Told] = []
        here = self.state
        for move in order:
            told += preview(here, self.seat, move)
            here = ahead(here, self.seat, [move]) or here
        lines = self.speech.events(told, self.seat, would=True)
        for line in lines:
            self.screen.show(f"  {line}")
        if not lines:
            self.say("play-preview-secret" if self.state.step.simultaneous else "play-preview-unknown")

    def _possible(self, moves: Sequence[int]) -> list[int] | None:
        """The moves that are asked about, as they would be made: an empty list as long as more have to be named.
        None, with the reason said, if they are not possible or not to be told of."""
        if any(verb_of(move) in self.setup.withheld for move in moves):
            self.say("play-withheld")
            return None
        try:
            return arrange(self.state, self.seat, [*self.staged, *moves], self.setup.withheld)
        except BatchError as error:
            if self.waits(moves):
                return []
            self.refuse(error.why)
            return None
