"""Plus Ultra: what the characters of a pack would bring as things stand. The rules themselves play them on clones.

Left out is what a drafter cannot tell: what chance or the bids decide, and what depends on who will hold what.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.declare import FIRST_REASON, phrases
from ludarium.core.host import Preview, UnknownAhead
from ludarium.core.kernel import legal
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import CAST, FIRST, SECOND
from ludarium.games.plus_ultra.data import NONE, Character, Status, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.action import BASIC_STEP, OWN_CARD
from ludarium.games.plus_ultra.seen import ProspectSeen
from ludarium.games.plus_ultra.state import PlusUltra

BOTTOM: Final = 1  # frames: the game itself; an action is over when nothing else lies on it


def prospects(s: PlusUltra, seat: i64) -> dict[str, list[ProspectSeen | None]]:
    """By character of the pack the seat holds: of its passive when played, and of both actions."""
    if seat < 0 or not s.sees_pack(seat):
        return {}
    return {Character.write(one): _of_character(s, seat, one) for one in s.in_pack(s.picks.size).items()}


def _of_character(s: PlusUltra, seat: i64, character: i64) -> list[ProspectSeen | None]:
    """As far as it is the same whether somebody else takes the King or nobody does."""
    told = _with_king(s, seat, character, NONE)
    if character != Character.KING and not _kept(s, seat, Character.KING):
        other = _with_king(s, seat, character, (seat + 1) % s.turn.seats)
        told = [one if one == two else None for one, two in zip(told, other, strict=True)]
    return told


def _kept(s: PlusUltra, seat: i64, character: i64) -> bool:
    return any(s.drafter(pick) == seat and s.picks[pick] == character for pick in range(s.picks.size))


def _with_king(s: PlusUltra, seat: i64, character: i64, owner: i64) -> list[ProspectSeen | None]:
    before = _table(s, seat, character, owner)
    played = before.clone()
    CAST[character].selected(played, seat, Preview(seat))
    played.turn.depth = before.turn.depth  # a passive that asks for something brings nothing by itself
    passive = _gained(before, played, seat)
    return [
        passive if passive["points"] + passive["ducats"] > 0 else None,
        *(_of_action(played, seat, character, basic) for basic in (FIRST, SECOND)),
    ]


def _table(s: PlusUltra, seat: i64, character: i64, king: i64) -> PlusUltra:
    """As if it were the seat's turn with this character; nobody else holds anything but perhaps the King."""
    c = s.clone()
    for one in range(Character.COUNT):
        c.holder[one] = seat if _kept(s, seat, one) else NONE
        c.status[one] = Status.FREE
    c.holder[Character.KING] = max(king, c.holder[Character.KING])
    c.holder[character] = seat
    c.status[character] = Status.USED
    c.drafting = False
    c.picks.clear()
    c.aside = Character.KING  # anybody: what depends on it is not told
    c.phase = 1
    c.active = seat
    c.acting = character
    c.turn.asked = 0
    c.turn.depth = BOTTOM
    c.turn.push(BASIC_STEP.number, seat, character, OWN_CARD)
    return c


def _of_action(s: PlusUltra, seat: i64, character: i64, basic: i64) -> ProspectSeen | None:
    role = CAST[character]
    if not role.foretells(basic):
        return None
    why = Why()
    role.obstacle(s, seat, s.players[seat].ducats, basic, why)
    if why.reason >= 0:
        phrase = phrases(Reason)[why.reason - FIRST_REASON]
        return {**_nothing(), "reason": phrase.name, "args": phrase.describe(why.values)}
    s.turn.ask(seat)
    moves = Moves()
    legal(s, seat, moves)
    ends: list[PlusUltra] = []
    try:
        for index in range(moves.size):
            if _acts(moves[index]) and arg(moves[index], 0) == basic:
                _play(s.clone(), seat, moves[index], seat, ends)
    except UnknownAhead:
        return None
    found = [_gained(s, end, seat) for end in ends]
    best = max(found, key=lambda one: (one["points"], one["ducats"], one["sea"]))
    if best["points"] <= 0 and best["ducats"] <= 0 and best["sea"] <= 0:
        return None if any(_differ(s, end) for end in ends) else _nothing()
    best["most"] = any(one != best for one in found)
    return best


def _acts(move: i64) -> bool:
    return verb_of(move) not in (Verb.NO_EFFECT, Verb.DISCARD_ESTATE)


def _play(c: PlusUltra, actor: i64, move: i64, seat: i64, ends: list[PlusUltra]) -> None:
    """Play on until the action is over, with every choice of the seat; how others answer changes nothing for it."""
    turn, host = c.turn, Preview(seat)
    turn.asked = 0
    turn.step.play(c, actor, move, host)
    while turn.depth > BOTTOM and turn.asked == 0:
        turn.step.enter(c, host)
    if turn.depth == BOTTOM:
        ends.append(c)
        return
    asked = c.actor()
    moves = Moves()
    legal(c, asked, moves)
    for index in range(moves.size if asked == seat else 1):
        if _acts(moves[index]):
            _play(c.clone(), asked, moves[index], seat, ends)


def _differ(s: PlusUltra, end: PlusUltra) -> bool:
    """Has anything happened at all?"""
    c = end.clone()
    c.turn = s.turn.clone()
    return not c.same(s)


def _nothing() -> ProspectSeen:
    return {"points": 0, "ducats": 0, "sea": 0, "most": False, "reason": None, "args": {}}


def _gained(s: PlusUltra, end: PlusUltra, seat: i64) -> ProspectSeen:
    now, then = s.players[seat], end.players[seat]
    return {
        **_nothing(),
        "points": int(then.score - now.score),
        "ducats": int(then.ducats - now.ducats),
        "sea": int(then.sea - now.sea),
    }
