"""The notebooks of docs/notebooks run, as somebody would run them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_none_holds_what_a_run_left_behind() -> None:
    nbformat = pytest.importorskip("nbformat")
    assert len(NOTEBOOKS) == 3
    for path in NOTEBOOKS:
        for cell in nbformat.read(path, as_version=4).cells:
            assert not cell.get("outputs"), f"{path.name}: clear its outputs"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_cells_of_a_notebook_run(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short, one after another in one namespace, without a kernel."""
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("sklearn")
    monkeypatch.setenv("LUDARIUM_QUICK", "1")
    monkeypatch.setattr(sys, "path", sys.path[:])
    names: dict[str, object] = {}
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code":
            exec(compile(cell.source, path.name, "exec"), names)


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    if os.environ.get("LUDARIUM_ENGINE") != "compiled":
        monkeypatch.setenv("LUDARIUM_QUICK", "1")  # the whole takes minutes, compiled
    client = nbclient.NotebookClient(nbformat.read(path, as_version=4), timeout=1800, kernel_name="python3")
    client.execute()
