"""`ludarium tune`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


def test_it_tells_what_it_would_change(run: Run) -> None:
    pytest.importorskip("optuna")
    command = ("tune", "plus-ultra", "--players", "random,random", "--constants", "bull_cost,loan_gp")
    short = ("--games", 20, "--trials", 3, "--option", "rounds=1")
    found = json.loads(run(*command, *short, "--json").out)
    assert found["goals"] == ["places"]
    assert found.keys() >= {"changes", "evidence", "agreed"}
    assert set(found["changes"]) <= {"bull_cost", "loan_gp"}
    assert len(found["evidence"]) == bool(found["changes"])


def test_what_cannot_be_tuned(run: Run) -> None:
    players = ("--players", "random,random")
    assert "is printed" in run("tune", "plus-ultra", *players, "--constants", "rounds").err
    refused = run("tune", "plus-ultra", *players, "--constants", "bull_cost", "--goal", "facts")
    assert (refused.code, "--at-random" in refused.err) == (2, True)
    assert "--goal" in run("tune", "plus-ultra", *players, "--constants", "bull_cost", "--goal", "fun").err
    both = run("tune", "plus-ultra", *players, "--constants", "bull_cost", "--option", "bull_cost=3")
    assert "bull_cost is set by --option" in both.err
    alone = run("tune", "universal-tapestry", "--players", "random", "--constants", "deck")
    assert "at least two" in alone.err
