"""Plus Ultra for tests: moves played by their texts, alone or until something happens."""

from __future__ import annotations

from ludarium.core.declare import chances
from ludarium.core.host import Host, Replayed, Told
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import Chance
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.driving import Driver
from tests.games.plus_ultra.reading import (
    hand,
    status,
    step,
)


def scripted(*outcomes: str | int) -> Host:
    """Chance that gives exactly these things (or numbers), in this order."""
    found = []
    for outcome in outcomes:
        words = next(
            words
            for words in chances(Chance)
            if (outcome in words.names if isinstance(outcome, str) else not words.names)
        )
        found.append(words.read(outcome))
    return Replayed.of(found)


_driver = Driver(GAME, scripted)
play, run = _driver.play, _driver.run
legal, verbs, why = _driver.legal, _driver.legal_verbs, _driver.why


def act(s: PlusUltra, seat: int, card: str, *moves: str) -> list[Told]:
    """Play the card, then these moves of the same seat."""
    told = play(s, seat, f"play_card {card}")
    for text in moves:
        told += play(s, seat, text)
    return told


QUIET = (
    *("no_effect", "decline", "end_turn", "standup no", "buy_bull no", "bid 0", "unlock none"),
    *("offer pass", "ransom regiment", "ransom ducat", "tribute ducat", "tribute gp", "passive activate"),
    *("natives leave", "cathedral gp"),
)


def idle(s: PlusUltra) -> list[Told]:
    """One quiet move of whoever has to decide: nothing bought, nothing done that can be left."""
    seat = s.actor()
    offered = legal(s, seat)
    text = next((text for text in QUIET if text in offered), None)
    if text is None:
        text = min(
            text for text in offered if text.split()[0] in ("play_card", "draft", "coin", "mission_capture")
        )
    return play(s, seat, text)


def end_turn(s: PlusUltra) -> list[Told]:
    """Idle until somebody else is to begin a turn, or the round is over."""
    turn = (s.round, s.phase, s.active)
    told = []
    while not s.over and (s.round, s.phase, s.active) == turn:
        told += idle(s)
    return told


def turn_of(s: PlusUltra, seat: int) -> PlusUltra:
    """Idle until this seat begins a turn of its own."""
    while not (step(s) == "menu" and s.active == seat):
        idle(s)
    return s


def end_phase(s: PlusUltra) -> list[Told]:
    phase = (s.round, s.phase)
    told = []
    while not s.over and (s.round, s.phase) == phase:
        told += idle(s)
    return told


def end_round(s: PlusUltra) -> list[Told]:
    """Idle to the first decision of the next round, or to the end of the game."""
    number = s.round
    told = []
    while not s.over and s.round == number:
        told += idle(s)
    return told


def last_move(s: PlusUltra) -> int:
    """Idle to the last card of the round, played but not yet performed. Gives its seat; `close` ends the round."""
    while step(s) != "basic" or unplayed(s):
        idle(s)
    s.players[s.actor()].did_common = True
    return s.actor()


def close(s: PlusUltra, *chance: str | int) -> list[Told]:
    """End the round from the position of `last_move`; `chance` names what is random at the end and after it."""
    seat = s.actor()
    if s.players[seat].estates.size == 0:
        return play(s, seat, "no_effect", *chance)
    return play(s, seat, "no_effect") + play(s, seat, "end_turn", *chance)


def unplayed(s: PlusUltra) -> list[int]:
    """Seats with turns to come in this round."""
    phases = 3 if s.seats == 2 else 2
    return [
        seat for seat in range(s.seats) if sum(status(s, card) == "used" for card in hand(s, seat)) < phases
    ]


def offered(s: PlusUltra, seat: int, verb: str) -> set[str]:
    """The legal moves with this verb, without it: {'1', '2'}."""
    return {text.partition(" ")[2] for text in legal(s, seat) if text.split()[0] == verb}


def actions(s: PlusUltra, seat: int) -> set[str]:
    """Which of the two basic actions can be performed: every such move has the action's number first."""
    numbers = set()
    for text in legal(s, seat):
        phrase = next(phrase for phrase in GAME.verbs.phrases if phrase.name == text.split()[0])
        if next(iter(phrase.arguments), "") == "basic":
            numbers.add(text.split()[1])
    return numbers
