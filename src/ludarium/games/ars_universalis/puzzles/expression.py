"""2.8 Science: expressions over cards with + - * / and parentheses, and their exact values."""

from __future__ import annotations

import math
import re
from typing import Final

from ludarium.games.ars_universalis.puzzles.layout import (
    Arrangement,
    ArrangementError,
    Problem,
    read_card,
)
from ludarium.games.ars_universalis.puzzles.materials import NAMES, NUMBER
from ludarium.games.ars_universalis.puzzles.target import Target

# An expression is kept in postfix order: cards as they are, operators as negative numbers.
PLUS: Final = -1
MINUS: Final = -2
TIMES: Final = -3
DIVIDE: Final = -4
SIGNS: Final = {"+": PLUS, "-": MINUS, "−": MINUS, "*": TIMES, "×": TIMES, "/": DIVIDE, "÷": DIVIDE}
SIGN_TEXT: Final = " +-*/"  # by the operator's number without its sign


class Expression(Arrangement):
    """Cards joined by operators."""

    def __init__(self, postfix: list[int]) -> None:
        self.postfix = postfix

    def cards(self) -> list[int]:
        return [token for token in self.postfix if token >= 0]

    def text(self) -> str:
        """With no more parentheses than needed."""
        stack: list[tuple[str, bool, int]] = []  # text, is it a sum, the operator it was made with
        for token in self.postfix:
            if token >= 0:
                stack.append((NAMES[token], False, 0))
                continue
            right, right_sum, right_made = stack.pop()
            left, left_sum, _ = stack.pop()
            is_sum = token in (PLUS, MINUS)
            if left_sum and not is_sum:
                left = f"({left})"
            if (right_sum and token != PLUS) or (token == DIVIDE and right_made in (TIMES, DIVIDE)):
                right = f"({right})"
            stack.append((f"{left}{SIGN_TEXT[-token]}{right}", is_sum, token))
        return stack[0][0]

    def made(self) -> list[str]:
        value = value_of(self.postfix)
        return [] if value is None else [_written(value)]

    def problem(self, target: Target) -> Problem | None:
        made = self.made()
        if not made:
            return Problem("division-by-zero")
        if made[0] != target.text:
            return Problem("wrong-value", wanted=target.text, found=made[0])
        return None

    def begins(self, target: Target) -> bool:
        """Any sum may be gone on with."""
        return len(self.made()) > 0

    def shown(self, target: Target) -> dict[str, object]:
        made = self.made()
        return {"value": made[0]} if made else {}


class Unfinished(Arrangement):
    """Cards and signs that are no expression, or none yet."""

    def __init__(self, flaw: FlawError) -> None:
        self.flaw = flaw

    def cards(self) -> list[int]:
        return [read_card(word) for word in self.flaw.words if word[0] in "Mm"]

    def text(self) -> str:
        return "".join(self.flaw.words)

    def made(self) -> list[str]:
        return []

    def problem(self, target: Target) -> Problem | None:
        return Problem(self.flaw.reason, place=self.flaw.place)

    def begins(self, target: Target) -> bool:
        # What is divided already has its divisor as a whole: nothing that comes later changes it.
        return self.flaw.reason in ("breaks-off", "not-closed") and value_of(self.flaw.postfix) is not None

    def shown(self, target: Target) -> dict[str, object]:
        """Its value so far: without the unfinished end, and with what is open closed."""
        words = list(self.flaw.words)
        while words and (words[-1] == "(" or words[-1] in SIGNS):
            words.pop()
        words += [")"] * (words.count("(") - words.count(")"))
        try:
            return Expression(_Parser(words).read_all()).shown(target)
        except FlawError:
            return {}


def value_of(postfix: list[int]) -> tuple[int, int] | None:
    """Numerator and denominator in lowest terms; None where something is divided by zero."""
    stack: list[tuple[int, int]] = []
    for token in postfix:
        if token >= 0:
            stack.append((NUMBER[token], 1))
            continue
        c, d = stack.pop()
        a, b = stack.pop()
        if token == PLUS:
            a, b = a * d + c * b, b * d
        elif token == MINUS:
            a, b = a * d - c * b, b * d
        elif token == TIMES:
            a, b = a * c, b * d
        elif c == 0:
            return None
        else:
            a, b = a * d, b * c
        common = math.gcd(a, b) if b > 0 else -math.gcd(a, b)
        stack.append((a // common, b // common))
    return stack[-1] if stack else (0, 1)


def _written(value: tuple[int, int]) -> str:
    return str(value[0]) if value[1] == 1 else f"{value[0]}/{value[1]}"


def parse_expression(text: str) -> Expression:
    """`M014*(M006+M009)+M004`; the signs × ÷ − are read as well."""
    return Expression(_Parser(re.findall(r"[Mm][0-9]*|\S", text)).read_all())


class FlawError(ArrangementError):
    """Words that are no expression, at least not yet; `place` is the word where it shows."""

    def __init__(self, reason: str, words: list[str], place: int, postfix: list[int]) -> None:
        super().__init__(f"{reason} at word {place + 1} of {' '.join(words)}")
        self.reason = reason
        self.words = words
        self.place = place
        self.postfix = postfix  # what was read before


class _Parser:
    """Reads an expression word by word; `word` is the next one, empty at the end."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.at = -1
        self.word = ""
        self.postfix: list[int] = []
        self.advance()

    def advance(self) -> None:
        self.at += 1
        self.word = self.words[self.at] if self.at < len(self.words) else ""

    def flaw(self, reason: str) -> FlawError:
        for word in self.words[self.at :]:
            if word not in SIGNS and word not in "()":
                read_card(word)
        return FlawError(reason, self.words, self.at, self.postfix)

    def read_all(self) -> list[int]:
        """In postfix order."""
        self.read_sum()
        if self.word:
            raise self.flaw("not-opened" if self.word == ")" else "operator-missing")
        return self.postfix

    def read_sum(self) -> None:
        self.read_product()
        while SIGNS.get(self.word, 0) in (PLUS, MINUS):
            sign = SIGNS[self.word]
            self.advance()
            self.read_product()
            self.postfix.append(sign)

    def read_product(self) -> None:
        self.read_factor()
        while SIGNS.get(self.word, 0) in (TIMES, DIVIDE):
            sign = SIGNS[self.word]
            self.advance()
            self.read_factor()
            self.postfix.append(sign)

    def read_factor(self) -> None:
        if self.word == "(":
            self.advance()
            self.read_sum()
            if self.word != ")":
                raise self.flaw("operator-missing" if self.word else "not-closed")
        elif not self.word:
            raise self.flaw("breaks-off")
        elif self.word == ")" or self.word in SIGNS:
            raise self.flaw("number-missing")
        else:
            self.postfix.append(read_card(self.word))
        self.advance()
