"""A game in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ludarium.bots.bot import Bot
from ludarium.cli import file
from ludarium.cli.board import Board
from ludarium.cli.book import Book
from ludarium.cli.clock import Clock, minutes
from ludarium.cli.companion import Companion
from ludarium.cli.decision import Decision
from ludarium.cli.hint import Hints
from ludarium.cli.information import Information
from ludarium.cli.log import Log
from ludarium.cli.reading import Tongue, answers, plain
from ludarium.cli.score import final_scores
from ludarium.cli.screen import Screen
from ludarium.cli.speech import Speech
from ludarium.core.journal import IllegalMoveError, Journal, NoteError
from ludarium.core.kernel import legal
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.lab.match import decide

LAST_NEWS = 12  # lines before the final scores
ALIASES = {"?": "help", "q": "quit", "exit": "quit", "concede": "give up"}


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat: a bot, or a person at this keyboard."""

    name: str
    bot: Bot | None = None


class Quit(Exception):
    """The player leaves."""


class Session:
    """One game from the first decision to the scores."""

    def __init__(
        self,
        journal: Journal,
        sitters: Sequence[Sitter],
        speech: Speech,
        screen: Screen,
        kept_in: Path | None = None,
        clock: Clock | None = None,
        companion: Companion | None = None,
        hints: Hints | None = None,
    ) -> None:
        self.journal = journal
        self.setup = journal.setup
        self.sitters = list(sitters)
        self.speech = speech
        self.screen = screen
        self.kept_in = kept_in  # where the record is written after every move
        self.kept = False
        self.clock = clock or Clock(stood=_stood(journal))
        self.companion = companion
        self.hints = hints
        self.tongue = Tongue(speech)
        self.log = Log(speech, journal)
        self.information = Information(speech, screen, self.log, Book(self.setup, speech))
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.notice = ""  # to be said on the next screen, which is about to be drawn
        self.staged: list[int] = []  # moves of the person at the keyboard that wait for others
        self.actions: dict[str, Callable[[Decision, str], bool]] = {
            "undo": self._undo,
            "retract": self._retract,
            "pause": self._pause,
            "give up": self._give_up,
            "save": self._save,
            "companion": self._companion,
            "hint": self._hint,
            "table": self._table,
            "quit": self._quit,
        }
        self.commands = self._commands()

    def _commands(self) -> dict[str, str]:
        """What is typed, in the reader's language or in English, and the command that it means."""
        found = {plain(alias): name for alias, name in ALIASES.items()}
        for name in (*self.actions, *self.information.commands):
            found[name] = name
            for typed in self.speech.ui.say(f"command-{name.replace(' ', '-')}").split("|"):
                found[plain(typed)] = name
        return found

    @property
    def state(self) -> State:
        return self.journal.state

    def _called(self, seat: int) -> str:
        """A person alone among bots is simply "you"."""
        return self.speech.name(seat, self.people[0] if len(self.people) == 1 else -1)

    # The game

    def run(self) -> None:
        """Play to the end; Quit and EOFError pass through, with nothing half written."""
        if self.journal.paused is not None:  # the game was left in a pause
            self.journal.resume(1)
        self.clock.start()
        while not self.state.over:
            seat = self._next()
            if self.sitters[seat].bot is None:
                if self._has_keyboard(seat):
                    self._person(seat)
            else:
                self._bot(seat)
        self._finish()

    def _next(self) -> int:
        """Bots decide first, so that no person waits for the next one's turn to learn what a bot did."""
        asked = [seat for seat in range(self.setup.seats) if self.state.asks(seat)]
        bots = [seat for seat in asked if self.sitters[seat].bot is not None]
        if bots:
            return bots[0]
        return self.at_keyboard if self.at_keyboard in asked else asked[0]

    def _bot(self, seat: int) -> None:
        bot = self.sitters[seat].bot
        assert bot is not None
        moves = Moves()
        legal(self.state, seat, moves)
        if self.screen.live:
            words = self.speech.ui.say("play-thinking", name=self._called(seat))
            with self.screen.console.status(words):
                move = decide(bot, self.state, seat, moves)
        else:
            move = decide(bot, self.state, seat, moves)
        self._play(seat, [move])
        if not self.people:
            for line in self.log.news(-1):
                self.screen.show(line)
            self.log.seen(-1)

    def _play(self, seat: int, moves: Sequence[int], note: str = "", noted: int = -1) -> None:
        """Moves that are legal in this order, one of them with a note of how it is made."""
        notes = [note if move == noted else "" for move in moves]
        self.journal.play_together(seat, moves, self._at(), notes)
        self.log.seen(seat)
        events = [] if self.journal.staged else self.journal.entries[-1].events
        self.log.add(len(self.journal.line()), events, seat)
        self.staged = []
        self.keep()

    def keep(self) -> None:
        """The game so far, on disk: whatever happens to this process, nothing is lost."""
        if self.kept_in is None:
            return
        try:
            self.kept_in.parent.mkdir(parents=True, exist_ok=True)
            file.save_record(self.journal, self.kept_in, self.speech.ui)
        except (file.FileError, OSError) as error:
            self.notice = self.speech.ui.say("play-not-kept", reason=str(error))
            self.kept = False
        else:
            self.kept = True

    def _at(self) -> int:
        """The stamp of what is done now; none where time does not count, so that records stay readable."""
        return self.clock.read() if self.state.timed() else 0

    # People

    def _has_keyboard(self, seat: int) -> bool:
        """Hand the keyboard over if need be; False if the last player took a choice back instead."""
        if self.at_keyboard == seat:
            return True
        last = self.at_keyboard
        name = self.sitters[seat].name
        self.screen.clear()
        if last is not None and self.state.turn.drafts[last].size > 0:
            prompt = self.speech.ui.say("play-hand-over-retract", name=name, last=self.sitters[last].name)
            if self.commands.get(plain(self.screen.ask(prompt))) in ("retract", "undo"):
                self.journal.retract(last)
                return False
        else:
            self.screen.ask(self.speech.ui.say("play-hand-over", name=name))
        self.screen.forget_typed()
        self.at_keyboard = seat
        return True

    def _person(self, seat: int) -> None:
        """Ask until something changes at the table."""
        self.screen.clear()
        decision = self.decision(seat)
        time = minutes(self._at()) if self.state.timed() else ""
        decision.show(self.log, time, self.notice)
        self.notice = ""
        for line in self.log.befell(seat) if self.companion is not None and self.companion.on else ():
            self.screen.show(f"→ {line}", "cyan")
        card = self.companion.first(self.state.step.name) if self.companion is not None else None
        if card is not None:
            self.screen.show(card)
        prompt = self.speech.ui.say("play-prompt", name=self._called(seat))
        while True:
            typed = self.screen.ask(prompt, lambda: self._suggestions(decision))
            if typed and self._obey(decision, typed):
                return

    def _suggestions(self, decision: Decision) -> list[str]:
        return [*decision.suggestions(), *self.commands, *self.information.book.suggestions()]

    def decision(self, seat: int) -> Decision:
        return Decision(self.setup, self.speech, self.screen, self.tongue, self.state, seat, self.staged)

    # Commands: each says whether the table has changed

    def _obey(self, decision: Decision, typed: str) -> bool:
        words = plain(typed).split()
        for length in (2, 1):
            name = self.commands.get(" ".join(words[:length]))
            if name is None:
                continue
            text = " ".join(typed.split(maxsplit=length)[length:])
            if name in self.actions:
                return self.actions[name](decision, text)
            self.information.commands[name](decision, text)
            return False
        return self._try(decision, typed)

    def _try(self, decision: Decision, typed: str) -> bool:
        """Moves: made at once, or kept until others have been named."""
        moves, note = decision.read(typed)
        if not moves:
            return False
        if not note and decision.waits(moves):
            self.staged = [*self.staged, *moves]
            return True
        alone = (
            len(moves) == 1 and not self.staged
        )  # the journal reads the note before it says whether it is legal
        order = moves if alone else decision.order(moves)
        if not order:
            return False
        try:
            self._play(decision.seat, order, note, moves[-1])
        except NoteError:
            game = self.setup.game
            decision.wrong_note(game.judge(self.state, decision.seat, game.verbs.write(order[0]), note))
        except IllegalMoveError as error:
            decision.refuse(error.why)
        else:
            return True
        return False

    def _say(self, message: str, /, **arguments: str | int) -> None:
        self.screen.show(self.speech.ui.say(message, **arguments), "yellow")

    def _agrees(self, question: str) -> bool:
        return plain(self.screen.ask(question)) in answers(self.speech, "answer-yes")

    def _retract(self, decision: Decision, text: str) -> bool:
        if not self.staged and not self.journal.retract(decision.seat):
            self._say("play-retract-nothing")
            return False
        self.staged = []
        self.notice = self.speech.ui.say("play-retracted")
        return True

    def _undo(self, decision: Decision, text: str) -> bool:
        seat = decision.seat
        if self.staged:
            self.staged.pop()
            return True
        last = self.journal.undo_point(seat)
        if last is None:
            self._say("play-undo-nothing")
            return False
        for other, sitter in enumerate(self.sitters):
            if sitter.bot is not None:  # its secret choice is not on the table yet: it will choose again
                self.journal.retract(other)
        free = self.journal.free_undo(seat)
        if free is None and self.setup.seats == 1:  # nobody is there to agree
            self._say("play-undo-shown")
            return False
        if free is None and not self._all_agree(seat):
            return True
        others = [] if free is not None else [other for other in range(self.setup.seats) if other != seat]
        self.journal.undo(last if free is None else max(free, last), seat, others)
        self.log.undo(len(self.journal.line()), self.speech.ui.say("play-undone", name=self._called(seat)))
        self.keep()
        return True

    def _all_agree(self, seat: int) -> bool:
        """Ask the other people at the keyboard; bots never mind. The asker's hand leaves the screen first."""
        for other in self.people:
            if other != seat:
                self.screen.clear()
                question = self.speech.ui.say(
                    "play-undo-ask", name=self._called(other), who=self._called(seat)
                )
                if not self._agrees(question):
                    self.notice = self.speech.ui.say("play-undo-denied", name=self._called(other))
                    self.at_keyboard = None  # the next screen is handed over, not shown to whoever said no
                    return False
                self.at_keyboard = None
        return True

    def _pause(self, decision: Decision, text: str) -> bool:
        if not self.state.timed():
            self._say("play-pause-nothing")
            return False
        at = self.clock.pause()
        self.journal.pause(at)
        self.keep()
        self.screen.hide()
        self.screen.ask(self.speech.ui.say("play-pause", time=minutes(at)))
        lasted = self.clock.resume()
        self.journal.resume(lasted)
        self.keep()
        self.notice = self.speech.ui.say("play-paused", time=minutes(lasted))
        return True

    def _give_up(self, decision: Decision, text: str) -> bool:
        seat = decision.seat
        if not self.journal.may_give_up(seat):
            self._say("play-give-up-not")
            return False
        if not self._agrees(self.speech.ui.say("play-give-up-ask")):
            return False
        self.log.seen(seat)
        self.log.add(len(self.journal.line()), self.journal.give_up(seat, self._at()), seat)
        self.keep()
        return True

    def _save(self, decision: Decision, text: str) -> bool:
        """A copy; the game itself is kept as it goes on."""
        path = Path(text) if text else self.kept_in
        if path is None:
            self._say("play-save-what")
            return False
        try:
            file.save_record(self.journal, path, self.speech.ui)
        except file.FileError as error:
            self.screen.show(str(error), "yellow")
        else:
            self._say("play-saved", path=str(path))
        return False

    def _companion(self, decision: Decision, text: str) -> bool:
        """Its card once more; or its switch."""
        if self.companion is None:
            self._say("companion-one")
            return False
        say = self.speech.ui.say
        if plain(text) in ("on", plain(say("answer-on"))):
            self.companion.switch(True)
            self._say("companion-on")
            return False
        if plain(text) in ("off", plain(say("answer-off"))):
            self.companion.switch(False)
            self._say("companion-off")
            return False
        card = self.companion.card(self.state.step.name)
        if card is None:
            self._say("companion-nothing")
        else:
            self.screen.show(card)
        return False

    def _hint(self, decision: Decision, text: str) -> bool:
        """The next grade of a hint; that it was given stays in the record."""
        if self.hints is None:
            self._say("play-no-hint")
            return False
        seat = decision.seat
        number = self.journal.decisions[seat]
        if self.screen.live:
            with self.screen.console.status(self.hints.coach.tell("hint-thinking")):
                told = self.hints.ask(self.state, seat, number)
        else:
            told = self.hints.ask(self.state, seat, number)
        self.journal.hint(seat, self.hints.grade)
        self.keep()
        for part in told:
            self.screen.show(part, "cyan")
        return False

    def _table(self, decision: Decision, text: str) -> bool:
        return True

    def _quit(self, decision: Decision, text: str) -> bool:
        raise Quit

    # The end

    def _finish(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else -1
        self.screen.clear()
        for line in self.log.news(reader)[-LAST_NEWS:]:
            self.screen.show(line)
        if self.setup.seats == 1:  # the finished table is the prize
            board = Board(self.setup, self.speech, self.state.view(reader), reader, self.screen.size)
            self.screen.show(board.draw())
        self.screen.show(f"─ {self.speech.ui.say('play-over')} ─", "bold")
        scores = final_scores(self.setup, self.speech, self.state, reader)
        if scores is not None:
            self.screen.show(scores)
        winners = self.state.winners()
        names = ", ".join(self._called(seat) for seat in winners)
        if winners:
            message = "play-you-won" if reader in winners else "play-won"
            self._say(message, many=len(winners), names=names)
        else:
            self._say("play-you-lost" if reader >= 0 else "play-lost")
        if self.companion is not None:
            self.companion.finish()
        if self.kept:
            self._say("play-saved", path=str(self.kept_in))


def _stood(journal: Journal) -> int:
    """The last stamp of a game that goes on: of a move, or of a pause after it."""
    pauses = [at for entry in journal.entries for at, _ in entry.pauses]
    return max([journal.clock, journal.paused or 0, *pauses])
