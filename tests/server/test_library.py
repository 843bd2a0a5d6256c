"""What the server tells of a game to a front end that may have been built without it."""

from __future__ import annotations

from ludarium.games import find_game, folder_of
from tests.server.conftest import Served


def test_a_games_own_text_comes_in_a_language_it_has(server: Served) -> None:
    ana, folder = server.guest("Ana"), folder_of(find_game("artificium")) / "text"
    path = "/api/games/artificium/text"
    english, german = ((folder / f"{code}.ftl").read_text("utf-8") for code in ("en", "de"))
    assert ana.get(f"{path}?language=de") == german
    for other in ("", "?language=fr", "?language=../../plus_ultra/text/en", "?language=en.ftl", "?language="):
        assert ana.get(f"{path}{other}") == english
    assert ana.refused("GET", "/api/games/chess/text")[0] == 404
