"""What the build compiles, and from what."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from scripts import engine

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def config() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook: dict[str, Any] = project["tool"]["hatch"]["build"]["hooks"]["custom"]
    return hook


def _write(root: Path, *places: str) -> None:
    for place in places:
        path = root / "src/ludarium" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {place}\n", "utf-8")


def test_a_new_module_is_compiled_without_an_edit(tmp_path: Path, config: dict[str, Any]) -> None:
    new = ["bots/oracle.py", "core/whim.py", "games/nim/heap.py", "games/nim/rules/deep/take.py"]
    _write(tmp_path, *new, "games/nim/__init__.py", "games/nim/view.py", "server/live.py")
    assert engine.modules_to_compile(tmp_path, config) == [f"ludarium/{place}" for place in new]


def test_the_exceptions_are_few(config: dict[str, Any]) -> None:
    everything = engine.modules_to_compile(ROOT, {"compile": config["compile"]})
    compiled = engine.modules_to_compile(ROOT, config)
    left_out = [place for place in everything if place not in compiled]
    assert len(left_out) < len(everything) / 5, left_out


def test_what_is_compiled_apart_is_there_and_nowhere_else(config: dict[str, Any]) -> None:
    apart = engine.modules_to_compile(ROOT, config, apart=True)
    assert [f"src/{place}" for place in apart] == sorted(config["apart"])
    assert not set(apart) & set(engine.modules_to_compile(ROOT, config))


def test_the_copy_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is written only when its text changed: the rest of a build goes by the times of files."""
    monkeypatch.chdir(tmp_path)
    _write(tmp_path, "core/a.py", "core/b.py", "core/__init__.py")

    def expand(text: str, module: str) -> str:
        return f"{text}# of {module}\n"

    engine.expand_package(expand)
    copy = tmp_path / "build/engine/ludarium/core"
    assert (copy / "a.py").read_text("utf-8") == "# core/a.py\n# of ludarium.core.a\n"
    assert (copy / "__init__.py").read_text("utf-8").endswith("# of ludarium.core\n")
    before = (copy / "b.py").stat().st_mtime_ns
    _write(tmp_path, "core/c.py")
    (tmp_path / "src/ludarium/core/a.py").unlink()
    engine.expand_package(expand)
    assert sorted(path.name for path in copy.iterdir()) == ["__init__.py", "b.py", "c.py"]
    assert (copy / "b.py").stat().st_mtime_ns == before


def test_only_what_the_engine_imports_compiles_it_anew(tmp_path: Path) -> None:
    """Also what is imported late, or for types only, and the packages on the way there."""
    texts = {
        "core/a.py": "from ludarium.core import b\n",
        "core/b.py": "def late():\n    from ludarium.games.nim.heap import Heap\n",
        "games/nim/heap.py": "import ludarium.core.c\nimport json\n",
        "core/c.py": "",
        "games/nim/view.py": "from ludarium.core import a\n",
    }
    packages = ["", "core/", "games/", "games/nim/"]
    for place in [*texts, *(f"{package}__init__.py" for package in packages)]:
        path = tmp_path / "ludarium" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts.get(place, ""), "utf-8")
    read = engine.read_with(tmp_path, ["ludarium/core/a.py"])
    packed = [f"ludarium/{package}__init__.py" for package in packages]
    assert read == sorted(packed + [f"ludarium/{place}" for place in texts if place != "games/nim/view.py"])
