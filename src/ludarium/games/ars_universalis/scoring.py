"""Ars Universalis: rewards (dossier 4.3), transitions and developments (5), the final scoring (6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import WORKS_EACH, Event, Period
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.state import NOBODY, ArsUniversalis

COINS_BELOW: Final = 1 << 20  # more coins than anybody can have: a point outweighs them all


def worth_now(s: ArsUniversalis, figure: i64, points: i64) -> i64:
    """5.2 A reward of a past period is halved, rounding down, each for itself (ruling 11)."""
    return points // 2 if s.rules.period[figure] < s.period else points


def worth_of(s: ArsUniversalis, figure: i64) -> list[int]:
    """What a figure would bring now: each of its works, then the bonus for all."""
    works = [s.rules.points[figure * WORKS_EACH + place] for place in range(s.rules.works[figure])]
    return [int(worth_now(s, figure, points)) for points in [*works, s.rules.bonus[figure]]]


def reward_work(s: ArsUniversalis, seat: i64, figure: i64, place: i64, cards: i64, host: Host) -> None:
    """4.3, steps 2 to 4: points and coins, the records by category and by ages."""
    me = s.players[seat]
    work = figure * WORKS_EACH + place
    category = s.rules.category[work]
    points = worth_now(s, figure, s.rules.points[work])
    me.score += points
    me.coins += points
    me.earned[category] += points
    host.tell(Event.COMPLETED, EVERYBODY, seat, figure, place, cards, points, me.score)
    me.records[category] += 1
    develop(s, seat, category, host)
    period = s.rules.period[figure]
    me.works[period] += 1
    if period == s.period:
        advance(s, seat, host)


def reward_figure(s: ArsUniversalis, seat: i64, figure: i64, host: Host) -> None:
    """4.3, step 5: all works of the figure are done."""
    me = s.players[seat]
    points = worth_now(s, figure, s.rules.bonus[figure])
    me.score += points
    me.coins += points
    me.bonuses += points
    host.tell(Event.FINISHED, EVERYBODY, seat, figure, points, me.score)


def develop(s: ArsUniversalis, seat: i64, category: i64, host: Host) -> None:
    """5.4 The first one with enough works takes the card; then only who has more than its holder."""
    me = s.players[seat]
    many, points = me.records[category], s.rules.development_points
    holder = s.developments[category]
    if holder == NOBODY:
        if many < s.rules.development_works:
            return
    elif holder == seat or many <= s.players[holder].records[category]:
        return
    s.developments[category] = seat
    me.score += points
    host.tell(Event.DEVELOPED, EVERYBODY, seat, category, points, me.score)
    if holder != NOBODY:
        s.players[holder].score -= points
        host.tell(Event.OVERTAKEN, EVERYBODY, holder, category, points, s.players[holder].score)


def advance(s: ArsUniversalis, seat: i64, host: Host) -> None:
    """5.2 The cube moves; who reaches the threshold brings about the next period (rulings 13 and 14)."""
    me = s.players[seat]
    threshold = s.rules.thresholds[s.period]
    if me.ages == threshold:
        return
    me.ages += 1
    if me.ages == threshold and s.period != Period.LATE_MODERN:
        s.pending = True
        me.score += s.rules.transition_points
        me.transitions += s.rules.transition_points
        host.tell(Event.ADVANCED, EVERYBODY, seat, s.rules.transition_points, me.score)


def achieve(s: ArsUniversalis, seat: i64, host: Host) -> None:
    """5.5 All five categories: for the first one, with Shared Greatness for all of the same round."""
    me = s.players[seat]
    shared = s.rules.greatness and s.achieved == s.round
    if (s.achievers >> seat) & 1 == 1 or (s.achieved > 0 and not shared):
        return
    for category in range(Category.COUNT):
        if me.records[category] == 0:
            return
    s.achievers |= i64(1) << seat
    s.achieved = s.round
    me.score += s.rules.achievement_points
    me.achievement = s.rules.achievement_points
    host.tell(Event.ACHIEVED, EVERYBODY, seat, me.achievement, me.score)


def final_scoring(s: ArsUniversalis, host: Host) -> None:
    """6. The marker's value; 9. with Treasures of the Past most works of the Middle Ages."""
    most: i64 = 1
    for me in s.players:
        most = max(most, me.works[Period.MIDDLE_AGES])
    for seat in range(s.turn.seats):
        me = s.players[seat]
        me.marker = s.rules.marker[me.shifts]
        me.score += me.marker
        host.tell(Event.MARKER_SCORED, EVERYBODY, seat, me.marker, me.score)
        if s.rules.treasures and me.works[Period.MIDDLE_AGES] == most:
            me.treasures = s.rules.treasure_points
            me.score += me.treasures
            host.tell(Event.TREASURES_SCORED, EVERYBODY, seat, me.treasures, me.score)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Where the seat's points come from; the values add up to its score."""
    assert isinstance(s, ArsUniversalis)
    if s.turn.seats == 1:
        return {"won": int(s.score(seat))}
    me = s.players[seat]
    parts = {Category.write(category): int(me.earned[category]) for category in range(Category.COUNT)}
    held = sum(int(holder) == seat for holder in s.developments.dump())
    parts["bonuses"] = int(me.bonuses)
    parts["transitions"] = int(me.transitions)
    parts["developments"] = held * int(s.rules.development_points)
    parts["achievement"] = int(me.achievement)
    parts["marker"] = int(me.marker)
    if s.rules.treasures:
        parts["treasures"] = int(me.treasures)
    return parts


def standing(s: ArsUniversalis, seat: i64) -> i64:
    """6. Points, then coins; 7. who alone has gone without figures for too long is behind, whatever the score."""
    if s.seats == 1:
        return s.score(seat)
    alone = s.forfeits != 0 and s.forfeits != (i64(1) << s.seats) - 1
    if alone and (s.forfeits >> seat) & 1 == 1:
        return -1
    return s.players[seat].score * COINS_BELOW + s.players[seat].coins
