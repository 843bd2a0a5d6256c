"""Components, constants and set-up (dossier 1 to 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.core.host import Seeded
from ludarium.core.ruleset import SettingError
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import EMBASSY, Tile
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import (
    CHARACTERS,
    COLONY_CARDS,
    COMMON,
    EMBASSIES,
    ESTATE_BACKS,
    FIXED,
    INITIALS,
    RECONSTRUCTED,
    TILES,
    Value,
)
from tests.games.plus_ultra.reading import (
    DOWN,
    Position,
    every_tile,
    hand,
    market,
    peers,
    seen,
    seen_tiles,
    size,
    surplus,
    tile,
)
from tests.games.plus_ultra.table import table


def begun(players: int, seed: int = 1, **options: str) -> PlusUltra:
    s = GAME.setup(players, options).begin(Seeded(seed))
    assert isinstance(s, PlusUltra)
    return s


@pytest.mark.rule("2.1")
@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("name", "value"), [*FIXED.items(), *RECONSTRUCTED.items()])
def test_every_constant_of_the_dossier_stands_in_the_data_under_its_id(name: str, value: Value) -> None:
    if isinstance(value, int):
        assert GAME.constants.number(name) == value
    else:
        assert GAME.constants.numbers(name) == value


@pytest.mark.rule("2.2")
def test_reconstructed_constants_are_called_so_and_no_others() -> None:
    ours = {name for name, constant in GAME.constants.table.items() if constant.source == "RECONSTRUCTED"}
    components = {
        "resource_icon",
        "character_set",
        "tile_mix",
        "estate_backs",
        "estate_ducats",
        *COLONY_CARDS,
    }
    tables = {"trader_b2_tiers", "queen_b1_gp", "king_b1_gp", "majority_gp", "austria_gp", "rose_missing_gp"}
    assert set(RECONSTRUCTED) | tables | components <= ours
    # Amounts that the text keeps, of a kind that is ours (A43).
    kinds = {"town_council", "plantation", "fort", "cathedral_complete_bonus"}
    assert ours - (set(RECONSTRUCTED) | tables | components) <= kinds


@pytest.mark.rule("2.2")
def test_tables_of_the_reconstruction() -> None:
    assert GAME.constants.numbers("trader_b2_tiers") == {"1": 2, "3": 4, "5": 6}
    assert GAME.constants.numbers("queen_b1_gp") == {"1": 4, "2": 3, "3": 2, "4": 1}
    assert GAME.constants.numbers("austria_gp") == {"1": 4, "2": 3, "3": 2, "4": 1}
    assert GAME.constants.numbers("king_b1_gp") == {"0": 0, "1": 0, "2": 1, "3": 1, "4": 2, "5": 2, "6": 3}
    assert GAME.constants.numbers("majority_gp") == {"2": 2, "3": 3, "4": 4}
    assert GAME.constants.number("rose_missing_gp") == 1


@pytest.mark.rule("2.1")
def test_tables_of_the_text() -> None:
    assert list(GAME.constants.numbers("painter_values").values()) == [1, 2, 4, 6]
    assert list(GAME.constants.numbers("sea_final").values()) == [5, 3, 1]
    assert list(GAME.constants.numbers("sea_income_thresholds").values()) == [5, 8]
    assert list(GAME.constants.numbers("size3_colony_rounds").values()) == [2, 5]


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("overrides", "text"),
    [
        ({"bull_cost": "21"}, "bull_cost"),
        ({"crown_start": "7"}, "crown_start"),
        ({"estate_backs.house": "0", "estate_backs.regiment": "0"}, "estate"),
        ({"character_set.king": "advanced"}, "character"),
        ({"nw_cuba.1": "fort"}, "nw_cuba"),
    ],
)
def test_overrides_that_would_break_the_game_are_refused(overrides: dict[str, str], text: str) -> None:
    with pytest.raises(SettingError, match=text):
        GAME.setup(4, overrides)


@pytest.mark.rule("2.2")
def test_a_designer_may_tune_any_constant() -> None:
    s = begun(4, start_ducats="6", crown_start="2")
    assert s.players[peers(s)[0]].ducats == 6
    assert s.crown == 2


@pytest.mark.rule("1.1")
@pytest.mark.rule("3")
@pytest.mark.parametrize(
    ("players", "bulls", "magellan", "estates"), [(2, 3, 5, 4), (3, 4, 5, 6), (4, 5, 6, 8)]
)
def test_pieces_by_the_number_of_players(players: int, bulls: int, magellan: int, estates: int) -> None:
    s = GAME.setup(players).new()
    assert isinstance(s, PlusUltra)
    assert (s.bulls, s.magellan, int(s.estates).bit_count()) == (bulls, magellan, estates)
    assert s.windows == 10 - players
    assert s.crown == 4
    for player in s.players:
        assert (player.ready, player.tired, player.pool, player.supply) == (2, 0, 2, 4)
        assert (player.windows, player.dark, player.ducats, player.score, player.sea) == (1, 0, 3, 0, 0)
        assert player.markers == 2


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("new_world", ["off", "on"])
def test_the_tiles(new_world: str) -> None:
    assert sum(sum(parts) for parts in TILES.values()) == 39
    s = begun(3, new_world=new_world)
    unseen = Counter(str(Tile.write(kind)) for kind in s.unseen.items())
    assert seen_tiles(s) + unseen == every_tile(new_world == "on")
    assert sum((seen_tiles(s) + unseen).values()) == (42 if new_world == "on" else 39)


@pytest.mark.rule("1.3")
def test_estate_backs() -> None:
    assert GAME.constants.numbers("estate_backs") == Counter(ESTATE_BACKS)
    assert GAME.constants.number("estate_ducats") == 3


@pytest.mark.rule("1.4")
@pytest.mark.rule("7.3")
def test_embassy_tiles_are_all_pairs_and_triples() -> None:
    assert set(EMBASSY.names) == set(EMBASSIES)
    for letter in INITIALS:
        assert sum(letter in name.removeprefix("emb_") for name in EMBASSY.names) == 10
    s = begun(3, ambassador="on")
    assert (s.display.size, s.embassy_stack.size) == (2, 18)


@pytest.mark.rule("1.5")
def test_characters_their_sets_and_icons() -> None:
    icons = GAME.constants.texts("resource_icon")
    assert icons == {name: icon for name, (_, icon) in CHARACTERS.items()}
    sets = GAME.constants.texts("character_set")
    assert {name for name, kind in sets.items() if kind == "advanced"} == {
        name for name, (kind, _) in CHARACTERS.items() if kind == "advanced"
    }


@pytest.mark.rule("1.6")
def test_common_actions_are_eight_and_a_ninth_with_the_ambassador() -> None:
    s = table(3, ducats=9, gp=9, market=[])
    assert set(seen(s, 0)["locks"]) == set(COMMON)
    assert GAME.setup(3).rules.commons == 8
    assert GAME.setup(3, {"ambassador": "on"}).rules.commons == 9


@pytest.mark.rule("1.7")
@pytest.mark.rule("3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_at_the_start(players: int) -> None:
    for seed in range(12):
        s = begun(players, seed)
        assert (market(s), surplus(s)) == (["silver", "silver", "vegetables", "gold"], ["silver"])
        assert s.size3 == 2
        assert [tile(s, position) for position in range(2, 8)] == [DOWN] * 6
        assert tile(s, 1) != DOWN
        assert size(s, 1) == 4
        start = peers(s)[0]
        assert peers(s) == [(start + place) % players for place in range(players)]
        assert len(s.church.dump()) == 4
    assert len({peers(begun(players, seed))[0] for seed in range(30)}) == players


@pytest.mark.rule("3")
@pytest.mark.parametrize(
    ("players", "options", "deck", "each", "left"),
    [
        (2, {}, 9, 3, 2),
        (3, {}, 9, 2, 2),
        (4, {}, 9, 2, 0),
        (3, {"ambassador": True}, 10, 2, 3),
        (4, {"ambassador": True}, 10, 2, 1),
        (3, {"court": True}, 10, 3, 0),
        (4, {"court": True}, 13, 3, 0),
        (3, {"court": True, "ambassador": True}, 11, 3, 1),
        (4, {"court": True, "ambassador": True}, 14, 3, 1),
    ],
)
@pytest.mark.parametrize("new_world", [False, True])
def test_the_character_deck_by_mode(
    players: int, options: Position, deck: int, each: int, left: int, new_world: bool
) -> None:
    s = table(players, new_world=new_world, **options)
    assert s.deck.size == deck
    assert [len(hand(s, seat)) for seat in range(players)] == [each] * players
    view = seen(s, 0)
    assert len(view["left_over"]) == left
    assert view["set_aside"] is not None


@pytest.mark.rule("3")
def test_options_are_for_the_players_they_allow() -> None:
    for option in ("power_of_court", "ambassador"):
        with pytest.raises(SettingError, match=option):
            GAME.setup(2, {option: "on"})
    with pytest.raises(SettingError, match="court_3p_character"):
        GAME.setup(4, {"court_3p_character": "queen"})


@pytest.mark.rule("7.2")
def test_colony_cards_and_their_buildings() -> None:
    for name, slots in COLONY_CARDS.items():
        assert GAME.constants.texts(name) == {
            str(slot): building for slot, building in enumerate(slots, start=1)
        }


@pytest.mark.rule("7.2")
@pytest.mark.rule("3")
def test_the_new_world_at_the_start() -> None:
    orders: set[str] = set()
    for seed in range(80):
        s = begun(3, seed, new_world="on")
        view = s.view(0)["new_world"]
        assert isinstance(view, list)
        assert (view[0]["site"], view[0]["size"]) == ("nw_hispaniola", 4)
        founded = [place for place in view[1:] if place["size"]]
        assert all(place["site"] for place in founded)
        assert all(place["site"] is None for place in view[1:] if not place["size"])
        orders.update(place["site"] for place in founded)
    assert len(orders) > 1
