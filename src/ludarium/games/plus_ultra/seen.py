"""Plus Ultra: what views show beside the fields of the state, as far as the seat may know it."""

from __future__ import annotations

from typing import Literal, TypedDict


class ChurchSeen(TypedDict):
    """A square of the Church."""

    good: str | None
    ducats: int
    window: int  # points that a window adds to a donation of the good above it, or else of the surplus


class DonationSeen(TypedDict):
    """What a donation to the Church brings."""

    points: int
    window: int  # more with a window, for the top of the surplus


class PlaceSeen(TypedDict):
    """A position of the New World."""

    tile: str | None  # a kind, or face_down
    raiders: int
    size: int  # of the colony, 0 without one
    site: str | None
    houses: list[int | None]  # by slot: the owner
    cathedral: int | None


class FateSeen(TypedDict):
    """What the end of the round brings to a position of the New World."""

    kind: Literal["sacked", "raided", "destroyed", "market", "surplus"]
    at: int  # the slot that is sacked, where raiders go to (0: their victim says it), the market square


class GainSeen(TypedDict):
    """What a seat gains."""

    points: int
    ducats: int
    sea: int  # steps


class ForecastSeen(TypedDict):
    """What the end of the round and the incomes after it bring, as things stand and as far as that is certain."""

    new_world: list[list[FateSeen]]  # by position, in the order of events
    gone: list[str]  # tiles that the market loses to the Crown
    gains: list[GainSeen]  # by seat


class PriceSeen(TypedDict):
    """What a move costs in ducats, and what it sells and buys for it."""

    price: int
    ducats: int
    points: int


class ProspectSeen(TypedDict):
    """What an action of a character would bring its player now: the best of what he could choose."""

    points: int
    ducats: int  # less what it costs
    sea: int
    most: bool  # other choices bring something else
    reason: str | None  # why it cannot be performed
    args: dict[str, str | int]  # of the reason


class AlsoSeen(TypedDict):
    """What follows from the fields."""

    performing: str | None  # whose action it is: of the card played, or the one it acts as
    where: int | None  # the place of the New World in question
    commons: int  # how many common actions there are in this game
    estates_left: list[int]
    embassy_stack: int
    church: list[ChurchSeen]
    donation: DonationSeen
    new_world: list[PlaceSeen]
    pack: list[str] | None
    prospects: dict[
        str, list[ProspectSeen | None]
    ]  # by character of the pack: passive, first and second action
    pack_to: int | None  # who gets the rest of the pack
    keeps: int  # how many characters everybody drafts in all
    packs_seen: list[list[str]]
    drafted: list[list[str] | int] | None
    set_aside: str | None
    left_over: list[str]
    voyage_points: int  # for each Magellan card, as things stand
    peers_pay: list[GainSeen]  # by place: what it is paid at the beginning of the next round
    forecast: ForecastSeen | None  # None when the game is over
    prices: dict[str, PriceSeen]  # by the text of a move that the seat can make now
