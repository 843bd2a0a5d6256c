"""Plus Ultra tables for tests: set up a position from words, drive it with the texts of moves, read it back.

`table` plays a real round up to the first player's turn (with the hands and the order that the test wants) and
then lays the pieces; `lay` changes them later. Supplies follow from what lies elsewhere, so that nothing is lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludarium.core import kernel
from ludarium.core.host import Host, Recorder, Script, Seeded, Told
from ludarium.core.moves import Moves
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import CAUSE, CHANCE, CHARACTER, COMMON, EMBASSY, ESTATE, SITE, TILE
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import (
    AGGRESSIVE,
    CHARACTERS,
    EMBASSIES,
    ESTATE_BACKS,
    FIXED,
    RESOURCES,
    TILES,
)

RED, YELLOW, BLUE, GREEN = 0, 1, 2, 3  # seats, by the colours the rulebook's examples use
NOBODY = -1
DOWN = "down"  # a face-down tile

PlusUltraState = PlusUltra  # for annotations of tests that need nothing else of the engine
Each = int | Sequence[int]  # for everybody, or by seat


# --- setting up -------------------------------------------------------------------------------------------


def table(
    players: int = 4,
    hands: Sequence[Sequence[str]] = (),
    *,
    peers: Sequence[int] | None = None,
    aside: str | None = None,
    round: int = 1,
    bids: Sequence[int] | None = None,
    court: bool = False,
    character: str = "inquisitor",
    new_world: bool = False,
    ambassador: bool = False,
    tuned: Mapping[str, str] | None = None,
    **position: Any,
) -> PlusUltra:
    """The first turn of a round: characters dealt as named, nobody has bought a bull.

    `hands` names characters by seat (the rest is dealt from what is left), `aside` the one set aside. `tuned` holds
    overrides of constants. What else is named is laid by `lay`; without `bids` there is no war.
    """
    s = draft_table(
        players,
        peers=peers,
        round=round,
        court=court,
        character=character,
        new_world=new_world,
        ambassador=ambassador,
        tuned=tuned,
    )
    deal(s, hands, aside)
    assert step(s) == "bids", step(s)
    if bids is not None:
        lay(s, ready=bids)
        if "level" in position:
            s.level = position.pop("level")
    for seat in range(players):
        play(s, seat, f"bid {bids[seat] if bids is not None else 0}")
    assert step(s) == "menu", step(s)
    if bids is None:
        position = {"ready": 2, "level": 6, "track": (), "reached": False, **position}
    lay(s, **{"ducats": 0, **position})
    return s


def draft_table(
    players: int = 4,
    *,
    peers: Sequence[int] | None = None,
    round: int = 1,
    court: bool = False,
    character: str = "inquisitor",
    new_world: bool = False,
    ambassador: bool = False,
    tuned: Mapping[str, str] | None = None,
) -> PlusUltra:
    """A table at the first pick of the first draft, with bare boards: one colony, no tile turned up."""
    options = dict(tuned or {})
    if new_world:
        options["new_world"] = "on"
    if court:
        options["power_of_court"] = "on"
        if players == 3:
            options["court_3p_character"] = character
    if ambassador:
        options["ambassador"] = "on"
    s = GAME.setup(players, options).begin(Seeded(7))
    assert isinstance(s, PlusUltra)
    assert step(s) == "draft", step(s)
    order = list(range(players)) if peers is None else list(peers)
    s.peers, s.order = Ints.of(order), Ints.of(order)
    s.round = round
    s.ask(order[0])
    lay(s, ducats=0, tiles={}, colonies={1: (4, [])}, market=["silver"])
    return s


def deal(s: PlusUltra, hands: Sequence[Sequence[str]] = (), aside: str | None = None) -> None:
    """Play the draft so that everybody gets the hand that is named for him."""
    deck = [str(CHARACTER.write(card)) for card in s.deck.items()]
    wanted = [list(hands[seat]) if seat < len(hands) else [] for seat in range(s.seats)]
    spoken_for = [card for hand in wanted for card in hand] + ([aside] if aside else [])
    assert len(spoken_for) == len(set(spoken_for))
    assert set(spoken_for) <= set(deck), spoken_for
    spare = [card for card in deck if card not in spoken_for]
    s.aside = CHARACTER.read(aside or spare.pop())
    while step(s) == "draft":
        seat = s.actor()
        card = wanted[seat].pop(0) if wanted[seat] else spare.pop(0)
        two_players_remove = s.seats == 2 and s.picks.size == 2  # this pick is followed by a random removal
        play(s, seat, f"draft {card}", *([spare.pop(0)] if two_players_remove else []))
    assert not any(wanted), f"not dealt: {wanted}"


def lay(s: PlusUltra, **position: Any) -> None:
    """Lay pieces; everything not named stays. By seat: gp ducats ready tired pool windows dark bulls magellan sea
    portrait natives estates embassies hidden. Common: crown market surplus church coins tiles raiders colonies
    sites level track reached peers locks status aside display round.
    """
    for key, value in position.items():
        if key in _PLAYER:
            for seat, player in enumerate(s.players):
                setattr(player, _PLAYER[key], value if isinstance(value, int) else value[seat])
        elif key in ("crown", "level", "reached", "round"):
            setattr(s, key, value)
        elif key in ("market", "surplus"):
            setattr(s, key, _pile(TILE.read(tile) for tile in value))
        else:
            _LAYERS[key](s, value)
    _settle(s)


_PLAYER = {
    "gp": "score",
    "magellan": "magellan",
    **{
        key: key
        for key in (
            "ducats",
            "ready",
            "tired",
            "pool",
            "windows",
            "dark",
            "bulls",
            "sea",
            "portrait",
            "natives",
        )
    },
}


def _pile(values: Iterable[int]) -> Pile:
    pile = Pile.empty()
    for value in values:
        pile.push(value)
    return pile


def _lay_church(s: PlusUltra, goods: Sequence[str | None]) -> None:
    for square, good in enumerate(goods):
        s.church[square] = -1 if good is None else TILE.read(good)


def _lay_coins(s: PlusUltra, coins: Sequence[int]) -> None:
    for square, many in enumerate(coins):
        s.coins[square] = many


def _lay_tiles(s: PlusUltra, tiles: Mapping[int, str | None]) -> None:
    """By position from 1; those not named lie face down, but the first is empty."""
    for place in range(7):
        named = tiles.get(place + 1, DOWN if place else None)
        s.tile[place] = -1 if named is None else -2 if named == DOWN else TILE.read(named)


def _lay_raiders(s: PlusUltra, raiders: Mapping[int, int]) -> None:
    for place in range(7):
        s.raiders[place] = raiders.get(place + 1, 0)


def _lay_colonies(s: PlusUltra, colonies: Mapping[int, tuple[int, Any]]) -> None:
    """By position from 1: size and owners, in the order built, or by slot (0 is the cathedral's)."""
    for place in range(7):
        size, owners = colonies.get(place + 1, (0, []))
        s.size[place] = size
        by_slot = owners if isinstance(owners, Mapping) else dict(enumerate(owners, start=1))
        for slot in range(5):
            s.houses[place * 5 + slot] = by_slot.get(slot, -1)
        if s.rules.new_world and size and s.site[place] < 0:
            s.site[place] = s.site_cards.items()[0]
            s.site_cards.remove(s.site[place])
    s.size3 = 2 - sum(int(s.size[place]) == 3 for place in range(1, 7))


def _lay_sites(s: PlusUltra, sites: Mapping[int, str]) -> None:
    """Which colony card lies at a position; Hispaniola is always the first."""
    for place, name in sites.items():
        if s.site[place - 1] >= 0:
            s.site_cards.add(s.site[place - 1])
        s.site[place - 1] = SITE.read(name)
        s.site_cards.remove(SITE.read(name))


def _lay_track(s: PlusUltra, owners: Sequence[int]) -> None:
    s.track = _pile(owners)


def _lay_peers(s: PlusUltra, seats: Sequence[int]) -> None:
    s.peers = Ints.of(list(seats))


def _lay_locks(s: PlusUltra, locks: Mapping[str, int]) -> None:
    """Owner of the marker by common action."""
    for name, owner in locks.items():
        s.locks[COMMON.read(name)] = owner
        s.players[owner].markers -= 1


def _lay_status(s: PlusUltra, status: Mapping[str, str]) -> None:
    for name, word in status.items():
        s.status[CHARACTER.read(name)] = ("free", "committed", "forfeited", "used").index(word)


def _lay_aside(s: PlusUltra, name: str) -> None:
    s.aside = CHARACTER.read(name)


def _lay_estates(s: PlusUltra, estates: Sequence[Sequence[str]]) -> None:
    """By seat: the backs of its estates."""
    for player, backs in zip(s.players, estates, strict=False):
        player.estates = _pile(ESTATE.read(back) for back in backs)


def _embassies(names: Iterable[str]) -> Bag:
    return Bag.of(len(EMBASSIES), [EMBASSY.read(name) for name in names])


def _lay_embassies(s: PlusUltra, owned: Sequence[Sequence[str]]) -> None:
    for player, names in zip(s.players, owned, strict=False):
        player.embassies = _embassies(names)


def _lay_hidden(s: PlusUltra, owned: Sequence[Sequence[str]]) -> None:
    for player, names in zip(s.players, owned, strict=False):
        player.hidden_embassies = _embassies(names)


def _lay_display(s: PlusUltra, names: Sequence[str]) -> None:
    s.display = _pile(EMBASSY.read(name) for name in names)


_LAYERS = {
    "church": _lay_church,
    "coins": _lay_coins,
    "tiles": _lay_tiles,
    "raiders": _lay_raiders,
    "colonies": _lay_colonies,
    "sites": _lay_sites,
    "track": _lay_track,
    "peers": _lay_peers,
    "locks": _lay_locks,
    "status": _lay_status,
    "aside": _lay_aside,
    "estates": _lay_estates,
    "embassies": _lay_embassies,
    "hidden": _lay_hidden,
    "display": _lay_display,
}


def _settle(s: PlusUltra) -> None:
    """What nobody holds lies in the supply, the stack or out of the game."""
    seats = str(int(s.seats))
    s.bulls = _fixed("bulls_in_play", seats) - sum(int(player.bulls) for player in s.players)
    s.magellan = _fixed("magellan_in_play", seats) - sum(int(player.magellan) for player in s.players)
    s.windows = 10 - sum(int(player.windows + player.dark) for player in s.players)
    for seat, player in enumerate(s.players):
        player.supply = 6 - int(player.pool) - len(houses_of(s, seat))
        assert player.supply >= 0
        assert regiments(s, seat) <= 5
    left = _fixed("estates_in_play", seats) - sum(int(player.estates.size) for player in s.players)
    s.estates = (1 << left) - 1
    backs = Counter(ESTATE_BACKS)
    for player in s.players:
        backs.subtract(str(ESTATE.write(back)) for back in player.estates.dump())
    assert min(backs.values()) >= 0
    s.backs = Bag.of(5, [ESTATE.read(back) for back in backs.elements()])
    if s.rules.ambassador:
        taken = {name for seat in range(s.seats) for name in owned_embassies(s, seat)}
        if taken & set(display(s)):
            rest = [name for name in EMBASSIES if name not in taken]
            s.display = _pile(EMBASSY.read(name) for name in rest[:2])
        taken |= set(display(s))
        s.embassy_stack = _embassies(name for name in EMBASSIES if name not in taken)
    lying = seen_tiles(s)
    unseen = every_tile(bool(s.rules.new_world)) - lying
    assert not lying - every_tile(bool(s.rules.new_world)), "more tiles than the game has"
    s.unseen = Bag.of(TILE.last + 1, [TILE.read(tile) for tile in unseen.elements()])
    assert min(int(s.bulls), int(s.magellan), int(s.windows), left) >= 0, "more pieces than the game has"


def _fixed(name: str, seats: str) -> int:
    by_seats = FIXED[name]
    assert isinstance(by_seats, Mapping)
    return by_seats[seats]


def every_tile(new_world: bool) -> Counter[str]:
    tiles = Counter({kind: sum(parts) for kind, parts in TILES.items()})
    if new_world:
        tiles["aggressive_natives"] = AGGRESSIVE
    return tiles


def seen_tiles(s: PlusUltra) -> Counter[str]:
    """All tiles but those in the stack or face down."""
    found = Counter(market(s) + surplus(s))
    found.update(good for good in church(s) if good)
    for place in range(s.sites):
        if s.tile[place] >= 0:
            found[str(TILE.write(s.tile[place]))] += 1
        found["aggressive_natives"] += int(s.raiders[place])
        initial = s.site[place] == 0 if s.rules.new_world else place == 0
        if s.size[place] > 0 and not initial:
            found[f"colony_{int(s.size[place])}"] += 1
    for player in s.players:
        found["natives"] += int(player.natives)
        found["aggressive_natives"] += int(player.aggressive)
    for tile in s.removed.items():
        found[str(TILE.write(tile))] += 1
    found["colony_3"] += int(s.size3)
    return +found


# --- playing ----------------------------------------------------------------------------------------------


def scripted(*outcomes: str | int) -> Host:
    """Chance that gives exactly these things (or numbers), in this order."""
    found = []
    for outcome in outcomes:
        words = next(
            words
            for words in CHANCE
            if (outcome in words.names if isinstance(outcome, str) else not words.names)
        )
        found.append(words.read(outcome))
    return Script(found)


def play(s: PlusUltra, seat: int, text: str, *chance: str | int, host: Host | None = None) -> list[Told]:
    """Play a move that must be legal; `chance` names all its random outcomes. Gives the events."""
    move = GAME.verbs.parse(text)
    assert GAME.verbs.write(move) == text
    assert text in legal(s, seat), f"seat {seat} may not {text} at {step(s)}: {why(s, seat, text)}"
    source = scripted(*chance) if chance else host or Seeded(len(text))
    recorder = Recorder(source)
    kernel.play(s, seat, move, recorder)
    if isinstance(source, Script):
        assert source.exhausted(), "fewer things happened by chance than the test names"
    return recorder.events


def run(s: PlusUltra, *turns: str) -> list[Told]:
    """Several moves, each written with its seat: '0 play_card king'."""
    told: list[Told] = []
    for turn in turns:
        seat, text = turn.split(" ", 1)
        told += play(s, int(seat), text)
    return told


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


def ending(players: int = 4, **position: Any) -> PlusUltra:
    """A finished game: the position is laid before the very last move, and nothing happens in E1 to E4."""
    kept = {key: position.pop(key) for key in ("court", "new_world", "ambassador") if key in position}
    s = table(players, round=7, **kept)
    last_move(s)
    lay(
        s,
        **{
            "market": [],
            "surplus": [],
            "tiles": dict.fromkeys(range(1, 8)),
            "level": 6,
            "track": (),
            **position,
        },
    )
    for player in s.players:
        player.earned = Ints.zeros(player.earned.size)
        player.earned[CAUSE.read("war")] = player.score
    close(s)
    assert s.over
    return s


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


def legal(s: PlusUltra, seat: int) -> set[str]:
    """The texts of all legal moves of the seat; each is listed once."""
    moves = Moves()
    kernel.legal(s, seat, moves)
    texts = [GAME.verbs.write(move) for move in moves.dump()]
    assert len(texts) == len(set(texts)), "a move is listed twice"
    return set(texts)


def offered(s: PlusUltra, seat: int, verb: str) -> set[str]:
    """The legal moves with this verb, without it: {'1', '2'}."""
    return {text.partition(" ")[2] for text in legal(s, seat) if text.split()[0] == verb}


def verbs(s: PlusUltra, seat: int) -> set[str]:
    return {text.split()[0] for text in legal(s, seat)}


def actions(s: PlusUltra, seat: int) -> set[str]:
    """Which of the two basic actions can be performed: every such move has the action's number first."""
    numbers = set()
    for text in legal(s, seat):
        phrase = next(phrase for phrase in GAME.verbs.phrases if phrase.name == text.split()[0])
        if next(iter(phrase.arguments), "") == "basic":
            numbers.add(text.split()[1])
    return numbers


def why(s: PlusUltra, seat: int, text: str) -> dict[str, str | int]:
    """Why the seat may not do this; empty when it may."""
    found = kernel.why_not(s, seat, GAME.verbs.parse(text))
    return {} if found is None else GAME.describe_reason(found)


# --- reading ----------------------------------------------------------------------------------------------


def asked(s: PlusUltra) -> list[int]:
    return [seat for seat in range(s.seats) if s.asks(seat)]


def step(s: PlusUltra) -> str:
    return "over" if s.over else s.step.name


def gp(s: PlusUltra) -> list[int]:
    return [int(player.score) for player in s.players]


def ducats(s: PlusUltra) -> list[int]:
    return [int(player.ducats) for player in s.players]


def ready(s: PlusUltra) -> list[int]:
    return [int(player.ready) for player in s.players]


def tired(s: PlusUltra) -> list[int]:
    return [int(player.tired) for player in s.players]


def sea(s: PlusUltra) -> list[int]:
    return [int(player.sea) for player in s.players]


def market(s: PlusUltra) -> list[str]:
    return [str(TILE.write(tile)) for tile in s.market.dump()]


def surplus(s: PlusUltra) -> list[str]:
    """From the bottom to the top."""
    return [str(TILE.write(tile)) for tile in s.surplus.dump()]


def church(s: PlusUltra) -> list[str | None]:
    return [None if good < 0 else str(TILE.write(good)) for good in s.church.dump()]


def peers(s: PlusUltra) -> list[int]:
    return list(s.peers.dump())


def order(s: PlusUltra) -> list[int]:
    return list(s.order.dump())


def tile(s: PlusUltra, position: int) -> str | None:
    kind = int(s.tile[position - 1])
    return None if kind == -1 else DOWN if kind == -2 else str(TILE.write(kind))


def houses(s: PlusUltra, position: int) -> list[int]:
    """Owners of the houses of a colony by slot, -1 where none stands; the cathedral's slot is not among them."""
    return [int(s.houses[(position - 1) * 5 + slot]) for slot in range(1, 5)]


def cathedral(s: PlusUltra, position: int) -> int:
    return int(s.houses[(position - 1) * 5])


def size(s: PlusUltra, position: int) -> int:
    return int(s.size[position - 1])


def houses_of(s: PlusUltra, seat: int) -> list[int]:
    """The positions of all houses of a seat in the New World, cathedrals too."""
    return [place // 5 + 1 for place in range(35) if s.houses[place] == seat]


def regiments(s: PlusUltra, seat: int) -> int:
    player = s.players[seat]
    return int(player.ready + player.tired) + list(s.track.dump()).count(seat)


def track(s: PlusUltra) -> list[int]:
    return list(s.track.dump())


def locks(s: PlusUltra) -> dict[str, int]:
    """Owner of the marker by locked common action."""
    return {
        str(COMMON.write(common)): int(s.locks[common])
        for common in range(s.locks.size)
        if s.locks[common] >= 0
    }


def hand(s: PlusUltra, seat: int) -> set[str]:
    return {name for name in CHARACTERS if s.holder[CHARACTER.read(name)] == seat}


def status(s: PlusUltra, card: str) -> str:
    return ("free", "committed", "forfeited", "used")[s.status[CHARACTER.read(card)]]


def display(s: PlusUltra) -> list[str]:
    return [str(EMBASSY.write(tile)) for tile in s.display.dump()]


def owned_embassies(s: PlusUltra, seat: int) -> list[str]:
    player = s.players[seat]
    return [
        str(EMBASSY.write(tile)) for tile in [*player.embassies.items(), *player.hidden_embassies.items()]
    ]


def breakdown(s: PlusUltra, seat: int) -> dict[str, int]:
    return dict(GAME.breakdown(s, seat))


def log(told: Iterable[Told], seat: int = NOBODY) -> list[dict[str, str | int]]:
    """The events as a seat sees them; -1 is a spectator."""
    return [GAME.describe_event(event, seat) for event in told]


def events(told: Iterable[Told], name: str, seat: int = NOBODY) -> list[dict[str, str | int]]:
    return [entry for entry in log(told, seat) if entry["event"] == name]


def is_resource(name: str | None) -> bool:
    return name in RESOURCES
