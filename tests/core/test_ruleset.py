"""Options and overrides: what designers may change, within which limits, and what they are told when they err."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.record import read, write
from ludarium.core.ruleset import Constant, Constants, Option, SettingError, settle
from ludarium.games import all_games, find_game

CONSTANTS = Constants.of(
    {
        "rounds": Constant("rounds", 4, "RULEBOOK", least=1, most=12),
        "debt": Constant("debt", 0, "INVENTED", least=-5, most=5),
        "buy": Constant("buy", {"wood": 2, "coal": 3}, "RULEBOOK", most=9),
        "bonus": Constant(
            "bonus", {"5": "wood", "10": "coal"}, "RULEBOOK", words=("wood", "coal"), open_keys=(1, 20)
        ),
        "luck": Constant("luck", "low", "INVENTED", words=("low", "high")),
    }
)
OPTIONS = (Option("help", ("on", "off")), Option("duel", ("off", "on"), seats=(2,)))


def overridden(**chosen: str) -> Constants:
    return settle(OPTIONS, CONSTANTS, 3, {path.replace("__", "."): value for path, value in chosen.items()})[
        1
    ]


def test_an_entry_of_an_open_table_can_be_removed_added_and_changed() -> None:
    assert overridden(bonus__5="none").texts("bonus") == {"10": "coal"}
    assert overridden(bonus__20="wood").texts("bonus") == {"5": "wood", "10": "coal", "20": "wood"}
    assert overridden(bonus__1="coal", bonus__10="wood").texts("bonus") == {
        "5": "wood",
        "10": "wood",
        "1": "coal",
    }
    assert overridden(bonus__7="none").texts("bonus") == CONSTANTS.texts("bonus")  # nothing to remove
    assert CONSTANTS.texts("bonus") == {"5": "wood", "10": "coal"}, "the game's own numbers stay"


def test_an_override_is_remembered_as_it_was_written() -> None:
    changed = overridden(rounds="12", debt="-5", bonus__5="none")
    assert (changed.number("rounds"), changed.number("debt")) == (12, -5)
    assert changed.overrides == {"rounds": "12", "debt": "-5", "bonus.5": "none"}
    assert CONSTANTS.overrides == {}


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("rounds", "0", "between 1 and 12, not 0"),
        ("rounds", "13", "between 1 and 12, not 13"),
        ("debt", "-6", "between -5 and 5, not -6"),
        ("buy.wood", "10", "buy.wood must be between 0 and 9, not 10"),
        ("rounds", "none", "whole number, not 'none'"),
        ("buy.wood", "none", "whole number, not 'none'"),
        ("rounds", "007", "whole number"),
        ("rounds", "x" * 90, f"not '{'x' * 40}'$"),
        ("luck", "none", "one of low, high, not 'none'"),
        ("bonus.5", "gold", "one of wood, coal, not 'gold'"),
        ("bonus.0", "wood", "no entry '0'; it has 5, 10, and takes 1 to 20"),
        ("bonus.21", "none", "no entry '21'; it has 5, 10, and takes 1 to 20"),
        ("buy.gold", "1", "no entry 'gold'; it has wood, coal$"),
        ("buy", "1", "several entries: buy.wood, buy.coal"),
        ("rounds.first", "1", "one value: write rounds=1"),
        ("help", "maybe", "help must be one of on, off, not 'maybe'"),
        ("duel", "on", "not offered for 3 players"),
        ("Rounds", "4", "did you mean rounds?"),
        ("bying.wood", "4", "did you mean buy.wood"),
        ("zzz", "4", "its options: help; its constants: rounds, debt, buy, bonus, luck"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(path: str, value: str, said: str) -> None:
    with pytest.raises(SettingError, match=said.replace("?", r"\?")):
        settle(OPTIONS, CONSTANTS, 3, {path: value})


def test_options_are_offered_by_the_number_of_players() -> None:
    assert settle(OPTIONS, CONSTANTS, 3, {})[0] == {"help": "on"}
    assert settle(OPTIONS, CONSTANTS, 2, {"duel": "on"})[0] == {"help": "on", "duel": "on"}


@pytest.mark.parametrize(
    ("text", "meant"), [("yes", "on"), ("TRUE", "on"), ("on", "on"), ("No", "off"), ("false", "off")]
)
def test_yes_and_no_are_read_in_several_spellings_and_kept_in_one(text: str, meant: str) -> None:
    assert settle(OPTIONS, CONSTANTS, 2, {"duel": text, "help": text})[0] == {"duel": meant, "help": meant}
    with pytest.raises(SettingError, match="must be one of"):
        Option("ties", ("nobody", "shared")).spelled(text)
    for game in all_games(template=True):
        for option in game.options:
            assert not set(option.values) & {"yes", "no", "true", "false"}, f"{game.id} {option.name}"


def test_a_record_with_the_old_spelling_replays() -> None:
    old = (Path(__file__).parent / "records" / "yes-as-true.txt").read_text(encoding="utf-8")
    assert "option isolated_exchange: true\n" in old
    again = write(read(old, find_game))
    assert "option isolated_exchange: on\n" in again
    assert again.splitlines()[-2] == old.splitlines()[-2]  # the scores
