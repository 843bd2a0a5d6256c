"""2.8 Science: expressions over cards with + - * / and parentheses, and their exact values."""

from __future__ import annotations

import math
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

    def value(self) -> tuple[int, int] | None:
        """Numerator and denominator in lowest terms; None where something is divided by zero."""
        stack: list[tuple[int, int]] = []
        for token in self.postfix:
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
        return stack[0]

    def made(self) -> list[str]:
        value = self.value()
        if value is None:
            return []
        return [str(value[0]) if value[1] == 1 else f"{value[0]}/{value[1]}"]

    def problem(self, target: Target) -> Problem | None:
        made = self.made()
        if not made:
            return Problem("division-by-zero", right=[False])
        if made[0] != target.text:
            return Problem("wrong-value", wanted=target.text, found=made[0], made=made, right=[False])
        return None


def parse_expression(text: str) -> Expression:
    """`M014*(M006+M009)+M004`; the signs × ÷ − are read as well."""
    parser = _Parser(text)
    parser.read_sum()
    if parser.word:
        raise ArrangementError(f"an operator is missing before {parser.word!r}")
    return Expression(parser.postfix)


class _Parser:
    """Reads an expression word by word; `word` is the next one, empty at the end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.word = ""
        self.postfix: list[int] = []
        self.advance()

    def advance(self) -> None:
        text = self.text
        while self.at < len(text) and text[self.at] == " ":
            self.at += 1
        begin = self.at
        if begin < len(text):
            self.at += 1
            if text[begin] in "Mm":
                while self.at < len(text) and "0" <= text[self.at] <= "9":
                    self.at += 1
        self.word = text[begin : self.at]

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
                raise ArrangementError("a parenthesis is not closed")
        elif not self.word:
            raise ArrangementError("the expression breaks off")
        else:
            self.postfix.append(read_card(self.word))
        self.advance()
