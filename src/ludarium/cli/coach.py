"""What the coach says, in words: verdicts, reasons and hints. The browser says the same from the same catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from ludarium.cli.board import Board
from ludarium.cli.speech import Speech
from ludarium.coach.catalogue import ANALYSIS, TEXTS
from ludarium.coach.hint import Good, Hint
from ludarium.coach.report import Judgement
from ludarium.coach.why import KEPT, OTHER, RIVAL, Deed, Measure, Why
from ludarium.core.game import Setup
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.core.kernel import play
from ludarium.core.review import Note
from ludarium.core.state import State
from ludarium.core.text import Catalogue

WIDTH = 14  # of half a row of bars
IN_WORDS = 6  # moves of a line: longer ones are told as records write them
GRADES = 3
SAME_CHANCE, SAME_POINTS = 0.0005, 0.05  # a lead that would be told as none
SMALL_CHANCE, SMALL_POINTS = 0.02, 0.8  # one that matters to nobody, all of its doubt included
STYLES = {
    "masterstroke": "bold yellow",
    "sound": "green",
    "loose": "yellow",
    "slip": "dark_orange3",
    "ruin": "bold red",
}


def percent(value: float) -> str:
    return f"{round(100 * value)} %"


class Coach:
    """Speaks about one game, in the language of its speech."""

    def __init__(self, setup: Setup, speech: Speech) -> None:
        self.setup = setup
        self.speech = speech
        self.texts = Catalogue(TEXTS, speech.language)
        self.analysis = Catalogue(ANALYSIS, speech.language)
        self.point = self.tell("decimal-sign")

    def tell(self, message: str, form: str = "", /, **arguments: str | int) -> str:
        name = f"coach-{message}"
        texts = self.texts if self.texts.has(name) else self.analysis
        return texts.say(name, form, **arguments)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A figure with its fraction, as the reader's language writes it."""
        return f"{value:.{digits}f}".replace(".", self.point)

    def exact_percent(self, value: float) -> str:
        return f"{self.decimal(100 * value)} %"

    def signed(self, points: float) -> str:
        sign = "±" if f"{abs(points):.1f}" == "0.0" else "+" if points > 0 else "−"
        return sign + self.decimal(abs(points))

    def within(self, points: float, error: float) -> str:
        return f"{self.signed(points)} ± {self.decimal(2 * error)}"

    def rate(self, lost: float, by_chance: bool) -> str:
        """Lost by a decision, on average."""
        return self.exact_percent(lost) if by_chance else self.decimal(lost, 2)

    def line(self, state: State, seat: int, moves: Sequence[str], reader: int = -1) -> str:
        """Moves as records write them, in words: as the seat saw the table."""
        board = Board(self.setup, self.speech, state.view(seat), seat)
        parse = self.setup.game.verbs.parse
        return "; ".join(self.speech.move(move, reader, board.details(move)) for move in map(parse, moves))

    def label(self, verdict: Judgement) -> Text:
        form = "" if verdict.certain else "open"
        return Text(self.tell(f"verdict-{verdict.label}", form), STYLES[verdict.label])

    def amount(self, value: float, by_chance: bool) -> str:
        return percent(value) if by_chance else self.tell("points-of", points=self.decimal(value))

    def source(self, bar: str, points: float) -> str:
        if bar == RIVAL:
            return self.tell("why-rival-less" if points >= 0 else "why-rival-more")
        if bar in (KEPT, OTHER):
            return self.tell(f"why-{bar}")
        return self.speech.part(bar)

    def bars(self, why: Why) -> Grid:
        """Gains to the right of the line, losses to the left; they add up to the total."""
        if why.measures is not None:
            return self.measures(why.measures)
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        grid.add_column()
        grid.add_column(justify="right", width=WIDTH)
        grid.add_column(width=WIDTH)
        grid.add_column(justify="right")
        most = max([abs(bar.points) for bar in why.bars], default=1.0) or 1.0
        for bar in why.bars:
            long = max(1, round(WIDTH * abs(bar.points) / most))
            loss, gain = ("", "█" * long) if bar.points >= 0 else ("▒" * long, "")
            style = "green" if bar.points >= 0 else "red"
            grid.add_row(
                self.source(bar.source, bar.points),
                Text(loss, style),
                Text(gain, style),
                Text(self.signed(bar.points), style),
            )
        total = "why-lead" if self.setup.seats > 1 else "why-points"
        grid.add_row(Text(self.tell(total), "bold"), "", "", Text(self.signed(why.total), "bold"))
        return grid

    def measures(self, measures: Sequence[Measure]) -> Grid:
        """Numbers of the game after the one line and after the other."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("")
        grid.add_column(self.tell("why-after"), justify="right")
        grid.add_column(self.tell("why-otherwise"), justify="right")
        for measure in measures:
            told = (self.decimal(measure.better), self.decimal(measure.worse))
            grid.add_row(self.measure(measure), *told)
        return grid

    def measure(self, measure: Measure) -> str:
        return self.speech.texts.say(f"measure-{measure.name}")

    def cause(self, why: Why) -> str:
        """One sentence: what is done more often, or where most of it comes from."""
        if why.deed is not None and self.speech.texts.has(f"fact-{why.deed.event}"):
            deed = self.deed(why.deed)
            return self.tell("why-deed", deed=deed, better=why.deed.better, worse=why.deed.worse)
        if why.measures is not None:
            return self.tell("why-alike")
        gains = [bar for bar in why.bars if bar.points > 0 and bar.source != OTHER]
        if not gains:
            return self.tell("why-small")
        if gains[0].source == KEPT:
            return self.tell("why-largest-kept")
        return self.tell("why-largest", source=self.source(gains[0].source, gains[0].points))

    def deed(self, deed: Deed) -> str:
        arguments = {}
        if deed.by:
            words = self.speech.phrases[deed.event].arguments[deed.by]
            arguments[deed.by] = self.speech.word(words.name, deed.value)
        form = "" if deed.mine else "rival"
        return self.speech.texts.say(f"fact-{deed.event}", form, **arguments)

    def sure(self, lead: float, error: float, by_chance: bool) -> str:
        """Twice the error is told: the truth lies within it in nineteen of twenty cases. Often both are below one
        percent."""
        if lead < (SAME_CHANCE if by_chance else SAME_POINTS):
            return self.tell("sure-even")
        if lead + 2 * error < (SMALL_CHANCE if by_chance else SMALL_POINTS):
            message = "sure-small"
        else:
            message = "sure-certain" if lead > 2 * error else "sure-likely" if lead > error else "sure-open"
        told = self.exact_percent(lead) if by_chance else self.amount(lead, by_chance)
        doubt = self.exact_percent(2 * error) if by_chance else self.decimal(2 * error)
        return self.tell(message, lead=told, error=doubt)

    # What the game's own solver found

    def noted(self, note: Note) -> str:
        arguments: dict[str, str | int] = {"seat": self.speech.name(note.seat), **note.numbers}
        return self.speech.texts.say(f"review-{note.message}", **arguments)

    def steps(self, journal: Journal, note: Note) -> list[str]:
        """The moves of a finding: a few in words, each with how it is made; many as records write them."""
        if len(note.moves) > IN_WORDS:
            return ["; ".join(note.moves)]
        state, lines = journal.position(note.entry), []
        for text, made in zip(note.moves, note.made or [""] * len(note.moves), strict=True):
            how = f" {self.tell('analysis-exact-how', how=made)}" if made else ""
            lines.append(f"{self.line(state, note.seat, [text])}.{how}")
            play(state, note.seat, self.setup.game.verbs.parse(text), Seeded(0))
        return lines

    # Hints

    def look(self, hint: Hint) -> str:
        """What to look at: pieces, or what decides; never a move."""
        parts = []
        if hint.pieces:
            names = [self.speech.word(words, value) for words, value in hint.pieces]
            parts.append(self.tell("hint-look-pieces", pieces=self.listed(names)))
        else:
            parts.append(self.tell("hint-look-none"))
        if hint.source == KEPT:
            parts.append(self.tell("hint-look-kept"))
        elif hint.source:
            parts.append(self.tell("hint-look-source", source=self.source(hint.source, 1.0)))
        return " ".join(parts)

    def listed(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return names[0]
        return self.tell("hint-and", first=", ".join(names[:-1]), last=names[-1])

    def moves(self, hint: Hint, state: State, seat: int) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("")
        grid.add_column(self.tell("hint-best"))
        if hint.by_chance:
            grid.add_column(self.tell("hint-wins"), justify="right")
        if not hint.expert:
            grid.add_column(self.tell("hint-lead"), justify="right")
        for place, good in enumerate(hint.good, start=1):
            grid.add_row(
                str(place),
                Text(self.line(state, seat, good.moves, seat), "bold" if place == 1 else ""),
                *self._figures(hint, good),
            )
        return grid

    def _figures(self, hint: Hint, good: Good) -> list[str]:
        chance = [percent(good.chance)] if good.chance is not None else []
        return chance if hint.expert else [*chance, self.signed(good.points)]
