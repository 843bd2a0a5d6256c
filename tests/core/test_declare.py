"""One declaration: a new verb, a new number, a new field is one line, and everything else follows from it."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.core.expand import expand
from ludarium.core.fields import DeclarationError, methods, read_field

ROOT = Path(__file__).parents[2]
GAME = Path("src/ludarium/games/artificium")
EDITS = {
    "state.py": ("    score: Annotated[i64, OPEN] = 0\n", "    fame: Annotated[i64, OPEN] = 3\n"),
    "data.py": ("    DONE = verb()\n", "    WAVE = verb(victim=SEAT)\n"),
    "ruleset.py": ("    rounds = number(", "    waves = number(2, RECONSTRUCTED, most=9)\n"),
}
LOOK = """
import json
from ludarium.core.host import Seeded
from ludarium.games import find_game
game = find_game("artificium")
setup = game.setup(2, {"waves": "5"})
s = setup.begin(Seeded(1))
s.players[1].fame = 7
c = type(s).load(s.dump(), s.turn.outline, s.rules)
print(json.dumps({
    "view": [player["fame"] for player in s.view(0)["players"]],
    "loaded": [int(player.fame) for player in c.clone().players],
    "same": s.same(c),
    "differs": not s.same(setup.begin(Seeded(1))),
    "verb": game.verbs.write(game.verbs.parse("wave 1")),
    "number": int(s.rules.waves),
}))
"""


@pytest.fixture(scope="module")
def edited(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one line more in each of three files."""
    place = tmp_path_factory.mktemp("edited")
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", place / "src", ignore=ignored)
    (place / "web/src").mkdir(parents=True)
    shutil.copytree(ROOT / "web/scripts", place / "web/scripts")
    for name, (anchor, line) in EDITS.items():
        path = place / GAME / name
        text = path.read_text(encoding="utf-8")
        assert text.count(anchor) == 1
        at = text.index(anchor)
        behind = 0 if anchor.endswith("(") else len(anchor)
        path.write_text(text[: at + behind] + line + text[at + behind :], encoding="utf-8")
    return place


def run(place: Path, *arguments: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=place, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_a_line_is_all_the_engine_needs(edited: Path) -> None:
    found = json.loads(run(edited, "-c", LOOK))
    assert found == {
        "view": [3, 7],
        "loaded": [3, 7],
        "same": True,
        "differs": True,
        "verb": "wave 1",
        "number": 5,
    }


def test_a_line_is_all_the_board_needs(edited: Path) -> None:
    run(edited, "web/scripts/games.py")
    types = (edited / "web/src/generated/artificium.ts").read_text(encoding="utf-8")
    player = types.partition("export type Player = {")[2].partition("}")[0]
    assert "  fame: number;" in player
    assert "  wave: { victim: number };" in types
    assert "  waves: number;" in types.partition("export type Rules = {")[2]


def test_a_line_is_all_the_compiled_engine_needs(edited: Path) -> None:
    for name, wanted in {
        "state.py": ("self.fame = fame", '"fame": int(self.fame)'),
        "data.py": ("WAVE: Final = 15", "phrase('wave', (), victim=SEAT)"),
        "ruleset.py": ("waves: i64", 'self.waves = number_of(constants, "waves")'),
    }.items():
        module = f"ludarium.games.artificium.{name[:-3]}"
        text = expand((edited / GAME / name).read_text(encoding="utf-8"), module)
        ast.parse(text)
        for part in wanted:
            assert part in text


def test_a_field_must_say_who_sees_it() -> None:
    with pytest.raises(DeclarationError, match=r"Player.hand: say who sees it"):
        read_field("Player", "hand", "Bag", "")


def test_what_is_hidden_stands_in_no_view() -> None:
    hidden = read_field("Player", "secret", "Annotated[i64, HIDDEN]", "0")
    text = methods("Player", "Part", [hidden], also_seen=False)
    assert "secret" not in text.partition("def view")[2]
    assert "secret" in text.partition("def dump")[2].partition("def load")[0]
