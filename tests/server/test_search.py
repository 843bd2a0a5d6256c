"""One's own games are found again: by game, opponent, result, day, and what was said; nobody else's are."""

from __future__ import annotations

import io
import time
import zipfile

import pytest

from ludarium.core.daily import day_of
from ludarium.server.ladder import SHOWN, apart
from ludarium.server.schema import DailyResult
from tests.server.client import Guest
from tests.server.conftest import Served
from tests.server.test_block import block
from tests.server.test_play import play_out, two_players


def found(guest: Guest, wish: str = "") -> list[str]:
    answer = guest.get(f"/api/me/games?{wish}")
    tables = [game["table"] for game in answer["games"]]
    assert answer["count"] == len(tables)
    return tables


def test_games_are_found_by_what_one_remembers(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    ana.guest.put("/api/me", {"name": "Änne"})
    ben.ask("say", text="What a LOVELY day")
    play_out([ana, ben])
    alone = ana.guest.make("me", "novice", game="_template")
    place = ana.guest.sit(alone)
    play_out([place])
    today = day_of(time.time())
    both, one = [alone, ana.table], [ana.table]
    places = {game["table"]: game["place"] for game in ana.guest.get("/api/me/games")["games"]}
    won = [table for table in both if places[table] == 1]
    for wish, wanted in {
        "": both,
        "game=_template": both,
        "game=artificium": [],
        "opponent=NOVICE": [alone],
        "result=won": won,
        "result=lost": [table for table in both if table not in won],
        f"since={today}&until={today}": both,
        "until=2020-02-02": [],
        "text=lovely": one,
        "text=hateful": [],
        "text=lovely&opponent=novice": [],
    }.items():
        assert found(ana.guest, wish) == wanted, wish
    assert found(ben.guest, "opponent=%C3%A4NNE") == one, "letters beyond ASCII have two cases, too"
    assert found(server.guest("Cleo"), "text=lovely") == []
    for wrong in ("result=drawn", "since=yesterday", "skip=x", f"text={'x' * 200}"):
        assert ana.guest.refused("GET", f"/api/me/games?{wrong}")[0] == 400, wrong
    block(ana.guest, ben.guest)
    assert found(ana.guest, "text=lovely") == [], "what somebody blocked said is not found either"
    for each in (ana, ben, place):
        each.close()


def test_a_page_tells_favourites_and_leads_to_games(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben])
    profile = ana.guest.get(f"/api/people/{ana.guest.id}")
    [first, *_] = profile["favourites"]
    assert first["word"].startswith("card-")
    assert first["times"] >= 1
    assert first["games"] == 1
    [game] = profile["recent"]
    assert (game["table"], game["analysed"], game["seats"]) == (ana.table, False, 2)
    assert [one["user"] for one in profile["opponents"]] == [ben.guest.id]
    hidden = ben.guest.get(f"/api/people/{ana.guest.id}")
    assert not hidden["whole"]
    assert hidden["favourites"] == hidden["recent"] == hidden["opponents"] == hidden["results"] == []
    packed = ana.guest.http.get("/api/me/export").content
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert f"games/_template-{ana.table}.txt" in files.namelist(), "all records to take along"
    ben.guest.http.delete("/api/me")
    [game] = ana.guest.get("/api/me/games")["games"]
    assert game["others"] == [""], "who is forgotten has no name here either"
    ana.close()


@pytest.mark.parametrize("mine", [0, 150])
def test_a_ladder_tells_accounts_apart_from_guests(mine: int) -> None:
    lines = [
        DailyResult(
            place=0,
            name=f"{number}",
            account=number % 2 == 0,
            mine=number == mine,
            won=True,
            score=number // 4,
            seconds=9,
            quick=False,
        )
        for number in range(300)
    ]
    shown = apart(lines, lambda line: -line.score)
    kept = [line for line in shown if line.account]
    guests = [line for line in shown if not line.account]
    assert shown == kept + guests
    assert len(guests) == SHOWN
    assert len(kept) == SHOWN + (mine == 0)
    assert [line.place for line in guests[:5]] == [1, 1, 3, 3, 5]
    assert sum(line.mine for line in shown) == 1
