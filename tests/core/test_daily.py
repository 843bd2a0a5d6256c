"""The seed of a day: one formula for every game, and one that nobody can guess where a server has a key."""

from __future__ import annotations

import datetime

from ludarium.core.daily import DEAL, PUZZLES, day_seed, today


def test_the_seed_of_a_day_never_changes() -> None:
    assert day_seed("universal-tapestry", DEAL, "2026-11-15") == 6896903963486407287
    assert day_seed("ars-universalis", PUZZLES, "2026-11-16") == 6008206804766777750


def test_every_day_game_purpose_and_key_has_its_own() -> None:
    first = datetime.date(2026, 11, 15)
    days = [(first + datetime.timedelta(days=ahead)).isoformat() for ahead in range(400)]
    seeds = [day_seed("a", DEAL, day) for day in days]
    seeds += [
        day_seed("b", DEAL, days[0]),
        day_seed("a", PUZZLES, days[0]),
        day_seed("a", DEAL, days[0], b"key"),
    ]
    assert len(set(seeds)) == len(seeds)


def test_today_is_a_date() -> None:
    assert datetime.date.fromisoformat(today()).isoformat() == today()
