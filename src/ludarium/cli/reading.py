"""What people type, as moves: labels, yes and no, sentences, and words in the reader's own language.

Refusals are in the reader's language as well, and tell a word that is not known from a move that is not possible.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from ludarium.cli.menu import Menu
from ludarium.cli.speech import SEAT, Speech, texts_of
from ludarium.core.text import FALLBACK, Catalogue
from ludarium.core.words import NotationError, Phrase

MOST = 99  # of one thing in a line
TYPED = "typed"  # beside a game's catalogues: what is typed for its verbs, in the languages that are not its code's
REFUSES = {"no", "decline", "pass"}  # verbs and arguments that answer a question with no,
ACCEPTS = {"yes", "activate", "pay", "hire", "use_bull"}  # and with yes


class Unclear(Exception):
    """What was typed names no move; the message says why, in the reader's language."""


class Tongue:
    """How the verbs and things of a game are typed in one language. The code's own words are always understood."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        folder: Path = texts_of(speech.game) / TYPED
        self.texts = Catalogue(folder, speech.language) if speech.language != FALLBACK else None
        phrases = speech.game.verbs.phrases
        self.codes = self._codes(phrases)
        known = {
            plain(verb): phrase.name for phrase in phrases for verb in (*self.verbs(phrase), phrase.name)
        }
        self.verb_codes = dict(sorted(known.items(), key=lambda item: -len(item[0])))  # likewise

    def verbs(self, phrase: Phrase) -> list[str]:
        """What is typed for a verb, the usual word first."""
        known = [phrase.name.replace("_", " ")]
        if self.texts is not None and self.texts.has(phrase.name):
            known = [*(word.strip() for word in self.texts.say(phrase.name).split("|")), *known]
        return known

    def _codes(self, phrases: Sequence[Phrase]) -> dict[str, str]:
        """Every name that people may write with these verbs, with its code."""
        found: dict[str, str] = {}
        speech = self.speech
        for phrase in phrases:
            for words in phrase.arguments.values():
                if words.name == SEAT:
                    found |= {plain(name): str(seat) for seat, name in enumerate(speech.names)}
                for code in words.names:
                    found[plain(code.replace("_", " "))] = code
                    for count in (1, 2):
                        found[plain(speech.word(words.name, code, count))] = code
        return found

    def coded(self, text: str) -> str:
        """The line with the verb and the names replaced by their codes."""
        text = plain(text)
        for verb, code in self.verb_codes.items():
            if text == verb or text.startswith(f"{verb} "):
                return f"{code} {self.named(text.removeprefix(verb), code)}".strip()
        for verb, code in self.verb_codes.items():
            if text.endswith(f" {verb}"):  # "2 Kohle kaufen"
                return f"{code} {self.named(text.removesuffix(verb), code)}".strip()
        return self.named(text)

    def named(self, text: str, verb: str = "") -> str:
        """The names replaced by their codes. One word can stand for several things: it is the verb's own then."""
        own = self._codes([phrase for phrase in self.speech.game.verbs.phrases if phrase.name == verb])
        codes = {**self.codes, **own}
        padded = f" {text.strip()} ".replace(
            " ", "  "
        )  # so that two names that follow each other are both seen
        for name in sorted(codes, key=len, reverse=True):  # "charcoal hut" before "hut"
            padded = padded.replace(f" {name.replace(' ', '  ')} ", f" {codes[name]} ")
        return " ".join(padded.split())

    def typed(self, move: int) -> str:
        """How a move can be typed in words."""
        game = self.speech.game
        verb, *values = game.verbs.describe(move).values()
        phrase = next(phrase for phrase in game.verbs.phrases if phrase.name == verb)
        words = [self.verbs(phrase)[0]]
        for vocabulary, value in zip(phrase.arguments.values(), values, strict=True):
            if vocabulary.name == SEAT:
                words.append(self.speech.names[int(value)])
            else:
                words.append(self.speech.word(vocabulary.name, value) if vocabulary.names else str(value))
        return " ".join(words)


class Reader:
    """Reads the lines typed at one decision."""

    def __init__(self, tongue: Tongue, menu: Menu) -> None:
        self.tongue = tongue
        self.menu = menu
        self.verbs = menu.speech.game.verbs
        self.say = menu.speech.ui.say

    def read(self, text: str) -> list[int]:
        """The moves meant by a line: one, or several with commas between them, or a verb with several things."""
        whole = self._one(text)
        if whole is not None:
            return [whole]
        found: list[int] = []
        verb = ""  # of the move before: "drop farm, castle"
        for piece in [piece for piece in text.split(",") if piece.strip()] or [text]:
            try:
                moves = self._several(piece)
            except Unclear:
                if not verb:
                    raise
                moves = self._several(f"{verb} {piece}")
            verb = self.verbs.name(moves[-1])
            found += moves
        return found

    def _one(self, text: str) -> int | None:
        """The move meant by a label, by yes or no, or by its sentence."""
        wanted = plain(text)
        move = self._answer(wanted)
        if move is None:
            move = self._labelled(wanted)
        if move is not None:
            return move
        if wanted.isdecimal():
            raise Unclear(self._no_number(wanted))
        if wanted in self.menu.labels.families:
            raise Unclear(self.say("play-value-missing", letter=wanted, example=self.menu.labels.example))
        return next((move for move in self.menu.moves if wanted == plain(self.menu.words(move))), None)

    def _labelled(self, text: str) -> int | None:
        try:
            return self.menu.labels.move(text)
        except NotationError:
            return None

    def _no_number(self, text: str) -> str:
        labels = self.menu.labels
        if labels.families:
            return self.say("play-value-alone", text=text, example=labels.example)
        return self.say("play-no-number", text=text, known=labels.ranges(self.menu.moves))

    def _answer(self, text: str) -> int | None:
        """Yes or no, where one move says just that and a question is asked: who plays cards loses none by a no."""
        for answer, meant in (("answer-no", REFUSES), ("answer-yes", ACCEPTS)):
            if text in answers(self.menu.speech, answer):
                found = [move for move in self.menu.moves if meant & self._said(move)]
                if len(found) != 1 or not any(map(self._asks, self.menu.moves)):
                    raise Unclear(self.say("play-no-question", text=text))
                return found[0]
        return None

    def _asks(self, move: int) -> bool:
        """Is it what a no refuses: a yes, or a bid?"""
        return bool(ACCEPTS & self._said(move)) or self.menu.labels.takes_value(move)

    def _said(self, move: int) -> set[str]:
        return {str(value) for value in self.verbs.describe(move).values()}

    def _several(self, text: str) -> list[int]:
        """One move, or one verb with several things and how many of each: "buy 2 coal wood"; legal or not."""
        move = self._one(text.strip())
        if move is not None:
            return [move]
        code = self.tongue.coded(text)
        try:
            return [self.verbs.parse(code)]
        except NotationError:
            verb, *things = code.split() or [""]
            phrase = next((phrase for phrase in self.verbs.phrases if phrase.name == verb), None)
            if phrase is None:
                raise Unclear(self._unknown(text)) from None
            return self._listed(phrase, things)

    def _listed(self, phrase: Phrase, things: list[str]) -> list[int]:
        kinds = list(phrase.arguments.values())
        if len(kinds) == 1 and kinds[0].names:
            things = _counted(things)
        size = len(kinds)
        try:
            if things and kinds and not kinds[-1].wide and len(things) % size == 0:
                starts = range(0, len(things), size)
                return [self.verbs.parse(" ".join([phrase.name, *things[n : n + size]])) for n in starts]
        except NotationError:
            pass
        raise Unclear(self._wrong(phrase, things))

    def _unknown(self, text: str) -> str:
        """No verb stands at the beginning; one that is near may be meant."""
        word = plain(text).partition(" ")[0]
        known = {plain(verb): verb for phrase in self.verbs.phrases for verb in self.tongue.verbs(phrase)}
        near = difflib.get_close_matches(word, list(known), n=1)
        hint = self.say("error-near", near=known[near[0]]) if near else ""
        return self.say("play-no-move", text=text.strip()[:40]) + hint

    def _wrong(self, phrase: Phrase, things: Sequence[str]) -> str:
        """The verb is known; what is said of it is not."""
        verb = self.tongue.verbs(phrase)[0]
        kinds = list(phrase.arguments.values())
        for thing, vocabulary in zip(things, kinds * len(things) if len(kinds) == 1 else kinds):
            if vocabulary.names and thing not in vocabulary.names:
                return self.say("play-no-thing", thing=thing, verb=verb)
        if not phrase.arguments:
            return self.say("play-takes-nothing", verb=verb)
        example = next((move for move in self.menu.moves if self.verbs.name(move) == phrase.name), None)
        if example is not None:
            return self.say("play-takes", verb=verb, example=self.tongue.typed(example))
        named = [self.say("play-argument", name=name) for name in phrase.arguments]
        if not set(named) & set(phrase.arguments):  # all have a word in this language
            return self.say("play-takes", verb=verb, example=" ".join([verb, *named]))
        return self.say("play-takes-some", verb=verb, many=len(phrase.arguments))


def answers(speech: Speech, answer: str) -> set[str]:
    """The words for yes, or for no: of the reader's language and of English."""
    found = {plain(word) for word in speech.ui.say(answer).split()}
    return found | ({"yes", "y"} if answer == "answer-yes" else {"no", "n"})


def _counted(things: Sequence[str]) -> list[str]:
    """["2", "coal", "wood"] as ["coal", "coal", "wood"]."""
    found: list[str] = []
    times = 1
    for place, thing in enumerate(things, start=1):
        if thing.isdecimal() and 0 < int(thing) <= MOST and place < len(things):
            times = int(thing)
        else:
            found += [thing] * times
            times = 1
    return found


def plain(text: str) -> str:
    """Without case, accents and the stop at the end: "Sí." is "si"."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        "".join(letter for letter in bare if not unicodedata.combining(letter)).split()
    ).removesuffix(".")
