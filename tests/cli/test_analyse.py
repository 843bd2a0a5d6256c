"""`ludarium analyse`: in the terminal, as JSON, as one page; and what is said of files that are no finished game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludarium.cli.app import run
from ludarium.coach.analysis import Analyst
from ludarium.coach.decision import Decision
from ludarium.core.record import save
from tests.coach.play import game_of


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.txt"
    save(game_of("ars-universalis", ["novice", "master"], 4), path)
    return path


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_DATA", str(tmp_path / "data"))


def test_it_is_told_in_the_terminal(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(record), "--seconds", "0.1"]) == 0
    told = capsys.readouterr().out
    assert "par + luck + decisions = score" in " ".join(told.split())
    assert run(["analyse", str(record), "--seconds", "0.1", "--json"]) == 0
    best = max(json.loads(capsys.readouterr().out)["seats"], key=lambda seat: seat["score"])
    assert f"{best['name']} won with a score of {best['score']}" in told  # whoever: bots change


@pytest.mark.parametrize("language", ["de", "es"])
def test_it_is_told_in_other_languages(
    record: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", str(record), "--seconds", "0.1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "coach-" not in told
    assert re.search(r"[−+]\d+,\d", told)
    assert not re.search(r"[−+±] ?\d+\.\d\b", told), "fractions have the comma of the language"
    assert "…" not in told, "nothing is cut"


def test_json_adds_up_and_what_was_found_is_kept(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", str(record), "--seconds", "0.1", "--json"]) == 0
    first = capsys.readouterr().out
    found = json.loads(first)
    assert found["whole"]
    for seat in found["seats"]:
        assert abs(seat["par"] + seat["luck"] + seat["decisions"] - seat["score"]) < 0.02
    assert run(["analyse", str(record), "--seconds", "0.1", "--json"]) == 0
    assert capsys.readouterr().out == first, "nothing is thought of twice"


def test_the_page_is_one_file(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert run(["analyse", str(record), "--seconds", "0.1", "--html", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "src=" not in text
    assert "http" not in text.replace("http-equiv", "")
    page.write_text("my diary", encoding="utf-8")
    assert run(["analyse", str(record), "--html", str(page)]) == 2
    assert page.read_text(encoding="utf-8") == "my diary"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("my diary\n", "is no record of a game"),
        ("", "is no record of a game"),
        ("ludarium-record 2\ngame: artificium\n", "newer Ludarium"),
        ("ludarium-record 1\ngame: artificium\nrules: 99\nseats: 2\nbegin\n", "newer Ludarium"),
        ("ludarium-record 1\ngame: artificium\n", "is damaged"),
    ],
)
def test_other_files_are_refused_with_a_reason(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.txt"
    path.write_text(text, encoding="utf-8")
    assert run(["analyse", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_a_changed_record_is_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "changed.txt"
    path.write_text(
        record.read_text(encoding="utf-8").replace("seat 0: novice", "seat 0: me"), encoding="utf-8"
    )
    assert run(["analyse", str(path)]) == 2
    assert "changed after it was written" in capsys.readouterr().err


def test_a_game_that_goes_on_is_not_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "begun.txt"
    save(game_of("ars-universalis", ["novice", "master"], 4, most=10), path)
    assert run(["analyse", str(path)]) == 2
    assert "not over" in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["0", "soon", "-3", "nan"])
def test_seconds_are_checked(record: Path, seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(record), "--seconds", seconds]) == 2
    assert "--seconds" in capsys.readouterr().err


def test_several_records_are_shared_out(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.txt"
    save(game_of("_template", ["novice", "novice"], 5), other)
    asked = ["analyse", str(other), str(record), "--seconds", "0.1"]
    assert run([*asked, "--workers", "2", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [report["game"] for report in found] == ["_template", "ars-universalis"], "in the order asked for"
    assert all(report["whole"] for report in found)
    assert run([*asked, "--html", str(tmp_path)]) == 0, "what was found is kept"
    assert (tmp_path / "other.html").exists()
    assert (tmp_path / "game.html").exists()
    assert run([*asked, "--html", str(tmp_path / "page.html")]) == 2
    assert "no folder" in capsys.readouterr().err


def test_a_killed_run_goes_on_where_it_was(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["analyse", str(record), "--seconds", "0.1", "--json"]
    judged: list[int] = []
    judge = Analyst._judge

    def killed(analyst: Analyst, decision: Decision) -> None:
        if len(judged) == 12:
            raise KeyboardInterrupt
        judged.append(decision.number)
        judge(analyst, decision)

    def counted(analyst: Analyst, decision: Decision) -> None:
        judged.append(decision.number)
        judge(analyst, decision)

    monkeypatch.setattr(Analyst, "_judge", killed)
    assert run(asked) != 0
    before = list(judged)
    judged.clear()
    monkeypatch.setattr(Analyst, "_judge", counted)
    assert run(asked) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["whole"]
    assert judged[0] > 5, "what was kept is not thought of again"
    assert judged[0] <= before[-1] + 1, "and nothing is left out"
    assert [verdict["number"] for verdict in found["verdicts"]] == list(range(1, judged[-1] + 1))
