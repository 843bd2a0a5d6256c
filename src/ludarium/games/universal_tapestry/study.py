"""The study of Universal Tapestry: what one who knows all cards could make of a deal or of a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.text import Text

from ludarium.core.journal import Journal
from ludarium.core.moves import verb_of
from ludarium.core.study import Listener, StudyError
from ludarium.core.text import Catalogue
from ludarium.games.universal_tapestry.data import CARD_NAMES, Verb
from ludarium.games.universal_tapestry.grid import column_of, row_of
from ludarium.games.universal_tapestry.ruleset import Rules
from ludarium.games.universal_tapestry.solver import (
    LayoutAnswer,
    LineAnswer,
    MissingSolver,
    Progress,
    Verdict,
    check_installed,
    solve_layout,
    solve_line,
)
from ludarium.games.universal_tapestry.solver.answer import Cell
from ludarium.games.universal_tapestry.state import UniversalTapestry
from ludarium.games.universal_tapestry.view import SIGNS, STYLES

TEXTS = Path(__file__).parent / "solver" / "text"
VERDICT_STYLES = {Verdict.YES: "green", Verdict.NO: "red", Verdict.OPEN: "yellow"}


class TapestryStudy:
    """Can the tapestry be completed? Can it be won?"""

    questions: tuple[str, ...] = ("layout", "line")
    lines: tuple[str, ...] = ("line",)

    def __init__(self, language: str) -> None:
        self.say = Catalogue(TEXTS, language).say

    def check(self) -> None:
        try:
            check_installed()
        except MissingSolver as error:
            raise StudyError(str(error)) from None

    def answer(self, journal: Journal, question: str, seconds: int, listener: Listener) -> Iterator[object]:
        state = journal.state
        assert isinstance(state, UniversalTapestry)

        def listen(progress: Progress) -> None:
            score, bound = progress.score, progress.bound
            found = "" if score is None else self.say("so-far", score=score, bound=bound or score)
            listener(self.say(f"stage-{progress.stage}") + found)

        yield Text(self.say(question), "bold")
        if question == "layout":
            layout = solve_layout(state, seconds, listener=listen)
            yield self._verdict(question, layout.verdict, layout.reason, layout.seconds)
            if layout.verdict is Verdict.YES:
                yield from self._layout(state, layout)
            yield ""
        else:
            line = solve_line(state, seconds, listener=listen)
            yield self._verdict(question, line.verdict, line.reason, line.seconds)
            if line.verdict is Verdict.YES:
                yield from self._line(journal, line)

    def _layout(self, s: UniversalTapestry, answer: LayoutAnswer) -> Iterator[object]:
        kept = {(int(row_of(cell)), int(column_of(cell))) for cell, _ in s.tapestry.cards()}
        yield picture(s.rules, answer.tapestry, kept)
        yield Text(self.say("legend"), "dim")
        yield self._cards("left-over", s.rules, [*s.discards.dump(), *answer.left_over])
        yield from self._score(answer.score, answer.bound)

    def _line(self, journal: Journal, answer: LineAnswer) -> Iterator[object]:
        """Plays the line in the journal, so that what is shown is what the rules made of it."""
        yield from _played(journal, answer.moves)
        s = journal.state
        assert isinstance(s, UniversalTapestry)
        laid = {(int(row_of(cell)), int(column_of(cell))): card for cell, card in s.tapestry.cards()}
        yield picture(s.rules, laid, set())
        if not s.rules.by_time:
            yield self._cards("discards", s.rules, s.discards.dump())
            yield from self._score(answer.score, answer.bound)

    def _verdict(self, question: str, verdict: Verdict, reason: str, seconds: float) -> Text:
        text = self.say(f"{question}-{verdict.value}")
        if reason:
            text = f"{text} {self.say(f'because-{reason}')}"
        return Text.assemble((text, VERDICT_STYLES[verdict]), f" ({seconds:.1f} s)")

    def _score(self, score: int | None, bound: int | None) -> Iterator[object]:
        if score is not None and bound is not None:
            yield self.say("score-best" if score == bound else "score-open", score=score, bound=bound)

    def _cards(self, label: str, rules: Rules, cards: Sequence[int]) -> Text:
        line = Text(self.say(label) + " ")
        for name in (CARD_NAMES[card] for card in cards):
            line.append(f" {_face(rules, name)} ", STYLES[name[0]]).append(" ")
        return line


def _played(journal: Journal, moves: Sequence[int]) -> Iterator[Text]:
    """One turn a line: the moves as records write them, after the card that was drawn."""
    verbs = journal.setup.game.verbs
    s = journal.state
    assert isinstance(s, UniversalTapestry)
    turn: list[str] = []
    card = CARD_NAMES[s.hand] if s.hand >= 0 else ""
    for index, move in enumerate(moves):
        journal.play(0, move)
        turn.append(verbs.write(move))
        if verb_of(move) == Verb.DRAW:
            card = CARD_NAMES[s.hand]
        if index + 1 == len(moves) or verb_of(moves[index + 1]) == Verb.DRAW or s.hand < 0:
            yield Text.assemble((f"{s.turns:>3}  {card:<4} ", "dim"), "; ".join(turn))
            turn, card = [], ""


# Pictures, which need no colours


def picture(rules: Rules, cards: Mapping[Cell, int], kept: set[Cell]) -> Text:
    """The tapestry with the numbers of its lines; cards that lay there before stand in brackets."""
    rows = sorted({row for row, _ in cards})
    columns = sorted({column for _, column in cards})
    width = 5 if rules.own_symbols else 4
    lines = [Text("    " + "".join(f"{column:^{width}}" for column in columns), "dim")]
    for row in rows:
        line = Text(f"{row:>3} ", "dim")
        for cell in ((row, column) for column in columns):
            name = CARD_NAMES[cards[cell]]
            line.append(
                f"[{_face(rules, name)}]" if cell in kept else f" {_face(rules, name)} ", STYLES[name[0]]
            )
        lines.append(line)
    return Text("\n").join(lines)


def _face(rules: Rules, name: str) -> str:
    return f"{name[0]}{SIGNS[name[1]]}{name[2] if rules.own_symbols else ''}"
