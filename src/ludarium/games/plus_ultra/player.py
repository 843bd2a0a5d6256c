"""Plus Ultra: what belongs to one seat. Who sees what stands beside each field (dossier 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from mypy_extensions import i64

from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.state import (
    HIDDEN,
    OPEN,
    OWN,
    Part,
    bag_view,
    pile_view,
)
from ludarium.games.plus_ultra.data import (
    CAUSES,
    EMBASSIES,
    EMBASSY,
    ESTATE,
)
from ludarium.games.plus_ultra.ruleset import Rules


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN]
    ducats: Annotated[i64, OPEN]
    ready: Annotated[i64, OPEN]  # regiments at home; those at war lie on the track
    tired: Annotated[i64, OPEN]
    pool: Annotated[i64, OPEN]  # houses to build with
    supply: Annotated[i64, OPEN]  # houses not yet taken
    windows: Annotated[i64, OPEN]  # active rose windows
    dark: Annotated[i64, OPEN]  # rose windows used up
    bulls: Annotated[i64, OPEN]
    magellan: Annotated[i64, OPEN]
    sea: Annotated[i64, OPEN]
    portrait: Annotated[i64, OPEN]  # times the painter was called; 0: no card
    posed: Annotated[bool, OPEN]  # for the painter, this round
    natives: Annotated[i64, OPEN]  # captured tiles
    aggressive: Annotated[i64, OPEN]
    markers: Annotated[i64, OPEN]  # common-action markers at hand
    did_common: Annotated[bool, OPEN]  # this phase
    bull_spent: Annotated[bool, OPEN]  # this round
    estates: Annotated[Pile, OWN, ESTATE]
    embassies: Annotated[Bag, OPEN, EMBASSY]  # taken from the display
    hidden_embassies: Annotated[Bag, OWN, EMBASSY]  # taken from the stack
    earned: Annotated[Ints, HIDDEN]  # points by cause, for the breakdown

    # <generated from the fields above by `make generate`>
    # fmt: off

    def __init__(
        self,
        score: i64,
        ducats: i64,
        ready: i64,
        tired: i64,
        pool: i64,
        supply: i64,
        windows: i64,
        dark: i64,
        bulls: i64,
        magellan: i64,
        sea: i64,
        portrait: i64,
        posed: bool,
        natives: i64,
        aggressive: i64,
        markers: i64,
        did_common: bool,
        bull_spent: bool,
        estates: Pile,
        embassies: Bag,
        hidden_embassies: Bag,
        earned: Ints,
    ) -> None:
        self.score = score
        self.ducats = ducats
        self.ready = ready
        self.tired = tired
        self.pool = pool
        self.supply = supply
        self.windows = windows
        self.dark = dark
        self.bulls = bulls
        self.magellan = magellan
        self.sea = sea
        self.portrait = portrait
        self.posed = posed
        self.natives = natives
        self.aggressive = aggressive
        self.markers = markers
        self.did_common = did_common
        self.bull_spent = bull_spent
        self.estates = estates
        self.embassies = embassies
        self.hidden_embassies = hidden_embassies
        self.earned = earned

    def clone(self) -> Player:
        return Player(
            self.score,
            self.ducats,
            self.ready,
            self.tired,
            self.pool,
            self.supply,
            self.windows,
            self.dark,
            self.bulls,
            self.magellan,
            self.sea,
            self.portrait,
            self.posed,
            self.natives,
            self.aggressive,
            self.markers,
            self.did_common,
            self.bull_spent,
            self.estates.clone(),
            self.embassies.clone(),
            self.hidden_embassies.clone(),
            self.earned.clone(),
        )

    def same(self, other: Player) -> bool:
        return not (
            self.score != other.score
            or self.ducats != other.ducats
            or self.ready != other.ready
            or self.tired != other.tired
            or self.pool != other.pool
            or self.supply != other.supply
            or self.windows != other.windows
            or self.dark != other.dark
            or self.bulls != other.bulls
            or self.magellan != other.magellan
            or self.sea != other.sea
            or self.portrait != other.portrait
            or self.posed != other.posed
            or self.natives != other.natives
            or self.aggressive != other.aggressive
            or self.markers != other.markers
            or self.did_common != other.did_common
            or self.bull_spent != other.bull_spent
            or not self.estates.same(other.estates)
            or not self.embassies.same(other.embassies)
            or not self.hidden_embassies.same(other.hidden_embassies)
            or not self.earned.same(other.earned)
        )

    def dump(self) -> dict[str, object]:
        return {
            "score": int(self.score),
            "ducats": int(self.ducats),
            "ready": int(self.ready),
            "tired": int(self.tired),
            "pool": int(self.pool),
            "supply": int(self.supply),
            "windows": int(self.windows),
            "dark": int(self.dark),
            "bulls": int(self.bulls),
            "magellan": int(self.magellan),
            "sea": int(self.sea),
            "portrait": int(self.portrait),
            "posed": bool(self.posed),
            "natives": int(self.natives),
            "aggressive": int(self.aggressive),
            "markers": int(self.markers),
            "did_common": bool(self.did_common),
            "bull_spent": bool(self.bull_spent),
            "estates": self.estates.dump(),
            "embassies": self.embassies.dump(),
            "hidden_embassies": self.hidden_embassies.dump(),
            "earned": self.earned.dump(),
        }

    @staticmethod
    def load(data: Mapping[str, Any]) -> Player:
        return Player(
            data["score"],
            data["ducats"],
            data["ready"],
            data["tired"],
            data["pool"],
            data["supply"],
            data["windows"],
            data["dark"],
            data["bulls"],
            data["magellan"],
            data["sea"],
            data["portrait"],
            data["posed"],
            data["natives"],
            data["aggressive"],
            data["markers"],
            data["did_common"],
            data["bull_spent"],
            Pile.load(data["estates"]),
            Bag.load(data["embassies"]),
            Bag.load(data["hidden_embassies"]),
            Ints.load(data["earned"]),
        )

    def view(self, mine: bool) -> dict[str, object]:
        return {
            "score": int(self.score),
            "ducats": int(self.ducats),
            "ready": int(self.ready),
            "tired": int(self.tired),
            "pool": int(self.pool),
            "supply": int(self.supply),
            "windows": int(self.windows),
            "dark": int(self.dark),
            "bulls": int(self.bulls),
            "magellan": int(self.magellan),
            "sea": int(self.sea),
            "portrait": int(self.portrait),
            "posed": bool(self.posed),
            "natives": int(self.natives),
            "aggressive": int(self.aggressive),
            "markers": int(self.markers),
            "did_common": bool(self.did_common),
            "bull_spent": bool(self.bull_spent),
            "estates": pile_view(self.estates, ESTATE) if mine else int(self.estates.size),
            "embassies": bag_view(self.embassies, EMBASSY),
            "hidden_embassies": bag_view(self.hidden_embassies, EMBASSY) if mine else int(self.hidden_embassies.size),
        }

    # fmt: on
    # </generated>


def new_player(rules: Rules) -> Player:
    return Player(
        score=0,
        ducats=rules.start_ducats,
        ready=rules.start_regiments_ready,
        tired=0,
        pool=rules.start_houses,
        supply=rules.houses_per_colour - rules.start_houses,
        windows=rules.start_rose_windows_active,
        dark=0,
        bulls=0,
        magellan=0,
        sea=0,
        portrait=0,
        posed=False,
        natives=0,
        aggressive=0,
        markers=rules.common_markers_per_player,
        did_common=False,
        bull_spent=False,
        estates=Pile.empty(),
        embassies=Bag.empty(EMBASSIES),
        hidden_embassies=Bag.empty(EMBASSIES),
        earned=Ints.zeros(CAUSES),
    )
