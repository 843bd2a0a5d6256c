"""Which tests have to notice a mutant: those that a change of its file would break, the quick ones first."""

from __future__ import annotations

from pathlib import Path

from .sample import ROOT

# What stands on the rules and the kernel and is slow to say so: bots, solvers, drawings, copies of the tree.
_APART = [f"--deselect=tests/contract/test_{name}.py" for name in ("engines", "template")]
_APART += [
    f"--ignore-glob=*/test_{name}.py" for name in ("bots", "solver", "view", "readme", "imports", "declare")
]


def tests_of(path: Path) -> list[list[str]]:
    """The arguments of each run of pytest: one run after the other, until one fails."""
    match path.parts[2:]:
        case ("games", "_template", *_):
            return [_contract("_template")]
        case ("games", game, *_):
            return [
                _contract(game, "stored"),
                [f"tests/games/{game}", *_APART],
                _contract(game, "moves", "secrets", "records", "state", "features"),
            ]
        case ("core", *_):
            if path.stem == "text":
                return [["tests/core", *_APART], ["tests/cli/test_text.py", "tests/fifth"]]
            return [
                *_own("core", path),
                _contract("_template"),
                ["tests/core", *_APART],
                _contract("artificium", "stored"),
                ["tests/games/artificium", *_APART],
                _contract("artificium", "secrets", "records", "batch"),
                _contract("universal_tapestry", "table"),  # a game that can be given up
                *_ELSEWHERE.get(path.stem, []),
            ]
        case ("server", *_):
            return [*_own("server", path), ["tests/server"]]
    raise ValueError(f"no tests are declared for {path}")


def _own(folder: str, path: Path) -> list[list[str]]:
    """A run of the tests that bear the module's name."""
    own = f"tests/{folder}/test_{path.stem}.py"
    return [[own]] if (ROOT / own).exists() else []


def _contract(game: str, *files: str) -> list[str]:
    """The cases of one game, of the whole contract or of these files."""
    places = [f"tests/contract/test_{name}.py" for name in files] or ["tests/contract"]
    return [*places, "-k", game.strip("_").replace("_", "-"), *_APART]


# What some files of the kernel are for is seen in other games, at the server or by environments.
_SERVER = [f"tests/server/test_{name}.py" for name in ("undo", "batch", "leaving")]
_ENVIRONMENTS = [_contract("plus_ultra", "features"), ["tests/envs/test_environment.py"]]
_ELSEWHERE = {
    "batch": [["tests/contract/test_batch.py"], _SERVER],
    "game": [["tests/shared/test_speech.py"]],
    **{key: [_SERVER] for key in ("journal", "entry", "record")},
    **dict.fromkeys(("feature", "fields", "numbering", "vector"), _ENVIRONMENTS),
}
