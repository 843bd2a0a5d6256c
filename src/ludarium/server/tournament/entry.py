"""Who organises what, and who comes and goes: each function gives the tournament as it is afterwards, or refuses."""

from __future__ import annotations

import secrets
import time

import msgspec

from ludarium.core.game import Game
from ludarium.server.identity import clean_text, new_id
from ludarium.server.refusal import Refusal
from ludarium.server.tournament.draw import rounds_of_all
from ludarium.server.tournament.row import Deal, Entrant, Tournament, decode_tournament
from ludarium.server.tournament_schema import NewTournament

LONGEST_NAME = 60
LARGEST_TABLE = 6
MOST_ROUNDS = 12
MOST_OF_ALL = 24  # entrants where everybody meets everybody
SHORTEST, LONGEST = 300, 60 * 86_400  # seconds of a round
LONGEST_PAUSE = 7 * 86_400
LONGEST_CHECK_IN = 86_400
FARTHEST_START = 90 * 86_400


def copy_of(tournament: Tournament) -> Tournament:
    """One to be changed; it counts once it is on the disk."""
    return decode_tournament(msgspec.json.encode(tournament))


def least(tournament: Tournament) -> int:
    """How many it takes to start."""
    return 2 if tournament.solo else 3


def new_tournament(wanted: NewTournament, game: Game, organiser: str, most: int) -> Tournament:
    """`most`: entrants that any may have."""
    name = clean_text(wanted.name, LONGEST_NAME + 1)
    if not 3 <= len(name) <= LONGEST_NAME:
        raise Refusal("bad-title", least=3, most=LONGEST_NAME)
    solo = wanted.format == "ladder"
    if solo and not game.deals:
        raise Refusal("no-ladder")
    if not solo and not (1 < wanted.seats <= LARGEST_TABLE and wanted.seats in game.seats):
        raise Refusal("bad-seats", least=max(2, game.seats[0]), most=min(game.seats[-1], LARGEST_TABLE))
    most = min(most, MOST_OF_ALL) if wanted.format == "everybody" else most
    _within("bad-rounds", wanted.rounds, 1, MOST_ROUNDS)
    _within("bad-deadline", wanted.deadline, SHORTEST, LONGEST)
    _within("bad-pause", wanted.pause, 0, LONGEST_PAUSE)
    _within("bad-check-in", wanted.check_in, 0, LONGEST_CHECK_IN)
    _within("bad-entrants", wanted.most, 2 if solo else 3, most)
    if not solo and 0 < wanted.deadline < wanted.timer:
        raise Refusal("bad-deadline", least=wanted.timer, most=LONGEST)
    now = time.time()
    if wanted.begins is not None and not now < wanted.begins <= now + FARTHEST_START:
        raise Refusal("bad-begin")
    return Tournament(
        id=new_id(),
        name=name,
        format=wanted.format,
        game=game.id,
        options=wanted.options,
        seats=1 if solo else wanted.seats,
        timer=0 if solo else wanted.timer,
        bank=0 if solo else wanted.bank,
        rounds=0 if wanted.format == "everybody" else wanted.rounds,
        deadline=wanted.deadline,
        pause=0 if solo else wanted.pause,
        rated=wanted.rated and not solo,
        late=wanted.late and wanted.format != "everybody",
        most=wanted.most,
        public=wanted.public,
        organiser=organiser,
        status="open",
        created=now,
        begins=wanted.begins,
        check_in=0 if solo else wanted.check_in,
    )


def _within(reason: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Refusal(reason, least=least, most=most)


def may_join(tournament: Tournament, guest: str) -> bool:
    try:
        join(tournament, guest)
    except Refusal:
        return False
    return True


def join(tournament: Tournament, guest: str) -> Tournament:
    """Before the start; after it where the organiser lets people come late, who have nothing for what they missed."""
    tournament = copy_of(tournament)
    known = tournament.number_of(guest)
    if guest in tournament.barred:
        raise Refusal("removed", 403)
    if known is not None and not tournament.entrants[known].gone:
        raise Refusal("already-entered", 409)
    running = tournament.status == "running"
    last = not tournament.solo and len(tournament.played) >= tournament.rounds
    if tournament.status != "open" and not (running and tournament.late and not last):
        raise Refusal("not-open", 409)
    if len(tournament.here()) >= tournament.most:
        raise Refusal("tournament-full", 409, most=tournament.most)
    since = 0 if tournament.solo else len(tournament.played)
    ready = tournament.ahead is not None  # who comes now is here
    if known is None:
        tournament.entrants.append(Entrant(guest=guest, since=since, ready=ready))
    else:  # back again: what was played stays
        tournament.entrants[known].gone, tournament.entrants[known].ready = False, ready
    return tournament


def leave(tournament: Tournament, guest: str) -> tuple[Tournament, int]:
    """Before the start without a trace; after it what was played stays. Gives which entrant it was."""
    number = _entrant(tournament, guest)
    return _without(tournament, number), number


def remove(tournament: Tournament, organiser: str, number: int) -> Tournament:
    check_organiser(tournament, organiser)
    if not 0 <= number < len(tournament.entrants) or tournament.entrants[number].gone:
        raise Refusal("no-such-entrant", 404)
    if tournament.entrants[number].guest == organiser:
        raise Refusal("no-such-entrant", 404)
    guest = tournament.entrants[number].guest
    tournament = _without(tournament, number)
    tournament.barred += [guest] if guest is not None else []
    return tournament


def _without(tournament: Tournament, number: int) -> Tournament:
    _check_going(tournament)
    tournament = copy_of(tournament)
    if tournament.status == "open":
        del tournament.entrants[number]
    else:
        tournament.entrants[number].gone = True
    return tournament


def sit_out(tournament: Tournament, guest: str, out: bool) -> Tournament:
    """The next round, in a Swiss draw."""
    number = _entrant(tournament, guest)
    if tournament.format != "swiss" or tournament.status not in ("open", "running"):
        raise Refusal("not-open", 409)
    tournament = copy_of(tournament)
    one = tournament.entrants[number]
    one.out, one.ready = out, one.ready and not out
    return tournament


def say_here(tournament: Tournament, guest: str, here: bool) -> Tournament:
    """For the next round, in the time before it: who does not say it is left out of that round, and of no other."""
    number = _entrant(tournament, guest)
    if tournament.ahead is None:
        raise Refusal("not-open", 409)
    tournament = copy_of(tournament)
    one = tournament.entrants[number]
    one.ready, one.out = here, one.out and not here
    return tournament


def gather(tournament: Tournament) -> Tournament:
    """From now on people can say that they are here; when that time is over the next round begins."""
    tournament = copy_of(tournament)
    begins = time.time() + tournament.check_in
    if tournament.status == "open":
        tournament.begins = begins
    else:
        tournament.next_at = begins
    return tournament


def coming(tournament: Tournament) -> int:
    """How many the first round would have."""
    here = tournament.here()
    return sum(tournament.entrants[number].ready for number in here) if tournament.check_in else len(here)


def check_enough(tournament: Tournament, people: int) -> None:
    if people < least(tournament):
        raise Refusal("too-few", 409, least=least(tournament))


def start(tournament: Tournament) -> Tournament:
    if tournament.status != "open":
        raise Refusal("already-started", 409)
    check_enough(tournament, coming(tournament))
    people = len(tournament.here())
    tournament = copy_of(tournament)
    tournament.status = "running"
    if tournament.format == "everybody":
        tournament.rounds = rounds_of_all(people, tournament.seats)
    if tournament.solo:
        tournament.deals = [Deal(seed=secrets.randbits(62)) for _ in range(tournament.rounds)]
        tournament.next_at = time.time() + tournament.deadline  # when it is over
    else:
        tournament.next_at = time.time()
    return tournament


def cancel(tournament: Tournament) -> Tournament:
    _check_going(tournament)
    tournament = copy_of(tournament)
    tournament.status, tournament.ended, tournament.next_at = "cancelled", time.time(), None
    tournament.ahead = None
    return tournament


def forget(tournament: Tournament, guest: str) -> Tournament:
    """As if nobody had been there: what the others played stays. Somebody else sees to a tournament that goes on."""
    tournament = copy_of(tournament)
    for one in tournament.entrants:
        if one.guest == guest:
            one.guest, one.gone = None, True
    if tournament.status == "open":
        tournament.entrants = [one for one in tournament.entrants if one.guest is not None]
    tournament.barred = [other for other in tournament.barred if other != guest]
    if tournament.organiser == guest:
        heir = next(iter(tournament.here()), None)
        tournament.organiser = "" if heir is None else tournament.entrants[heir].guest or ""
        if heir is None and tournament.status == "open":
            tournament = cancel(tournament)
    return tournament


def hand_over(tournament: Tournament, guest: str, into: str) -> Tournament:
    """Two guests become one. Who had entered as both goes on as the one who stays."""
    tournament = copy_of(tournament)
    both = tournament.number_of(into) is not None
    for one in tournament.entrants:
        if one.guest == guest:
            one.guest, one.gone = (None, True) if both else (into, one.gone)
    if tournament.status == "open":
        tournament.entrants = [one for one in tournament.entrants if one.guest is not None]
    tournament.barred = sorted({into if other == guest else other for other in tournament.barred})
    if tournament.organiser == guest:
        tournament.organiser = into
    return tournament


def check_organiser(tournament: Tournament, guest: str) -> None:
    if not tournament.organiser or tournament.organiser != guest:
        raise Refusal("not-the-organiser", 403)


def _check_going(tournament: Tournament) -> None:
    if tournament.status not in ("open", "running"):
        raise Refusal("tournament-over", 409)


def _entrant(tournament: Tournament, guest: str) -> int:
    number = tournament.number_of(guest)
    if number is None or tournament.entrants[number].gone:
        raise Refusal("not-entered", 403)
    return number
