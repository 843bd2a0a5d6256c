"""Which tests have to notice a mutant: those that a change of its file would break, the quick ones first."""

from __future__ import annotations

from pathlib import Path

# Bots, solvers and tables drawn in the terminal stand on the rules, and are slow to say so.
_APART = [f"--deselect=tests/contract/test_{name}.py" for name in ("engines", "template")]
_APART += [f"--ignore-glob=*/test_{name}.py" for name in ("bots", "solver", "view", "soak")]


def tests_of(path: Path) -> list[list[str]]:
    """The arguments of each run of pytest: one run after the other, until one fails."""
    match path.parts[2:]:
        case ("games", "_template", *_):
            return [contract("_template")]
        case ("games", game, *_):
            return [[f"tests/games/{game}", *_APART], contract(game)]
        case ("core", *_):
            return [
                ["tests/core"],
                contract("_template"),
                ["tests/games/artificium", *_APART],
                contract("artificium"),
            ]
        case ("server", *_):
            return [["tests/server"]]
    raise ValueError(f"no tests are declared for {path}")


def contract(game: str) -> list[str]:
    """Its cases of one game."""
    return ["tests/contract", "-k", game.strip("_").replace("_", "-"), *_APART]
