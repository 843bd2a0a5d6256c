"""`/metrics`: who may read it, and that what happens is counted."""

from __future__ import annotations

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from ludarium.server.config import Limits
from tests.server.client import fetch
from tests.server.conftest import Serve, Served
from tests.server.test_play import play_out

MONITORING = Path(__file__).parents[2] / "docs" / "monitoring"
Samples = dict[tuple[str, tuple[str, ...]], float]


def read(server: Served) -> Samples:
    """By name and values of the labels."""
    answer = fetch(f"{server.url}/metrics")
    assert answer.status_code == 200
    return {
        (sample.name.removeprefix("ludarium_"), tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_is_counted(serve: Serve) -> None:
    server = serve(limits=Limits(names=1))
    before = read(server)
    ana = server.guest("Ana")
    assert ana.refused("PUT", "/api/me", {"name": "Bea"}) == (429, "too-fast")
    place = ana.sit(ana.make("me", "novice", game="_template"))
    play_out([place])
    made = sum(message["type"] == "accepted" for message in place.heard)
    after = read(server)

    def more(name: str, *labels: str) -> float:
        return after[name, labels] - before.get((name, labels), 0.0)

    assert more("requests_total", "api", "PUT", "429") == 1
    assert more("requests_total", "api", "POST", "201") == 1
    assert more("request_seconds_count", "api") == 4
    assert more("limits_hit_total", "names") == 1
    assert more("moves_total", "person") == made > 0
    assert more("moves_total", "bot") >= 1
    assert more("bot_wait_seconds_count") >= 1
    assert more("bot_think_seconds_count") >= 1
    for name in ("commit_seconds", "fsync_seconds", "commit_writes"):
        assert more(f"{name}_count") >= made
        assert more(f"{name}_sum") > 0
    assert more("messages_total") > made
    assert (after["sockets", ()], after["tables", ("awake",)], after["tables", ("asleep",)]) == (1, 1, 0)
    assert after["connections", ()] >= 2
    assert {("write_queue", ()), ("bot_queue", ())} <= set(after)


def test_a_request_refused_at_the_transport_is_counted(server: Served) -> None:
    before = read(server)
    assert fetch(f"{server.url}/?{'x' * 3000}").status_code == 414
    after = read(server)
    for key in (("requests_total", ("edge", "other", "414")), ("limits_hit_total", ("too-long",))):
        assert after[key] - before.get(key, 0.0) == 1


def test_only_this_machine_reads_it(server: Served) -> None:
    for headers, status in (
        ({}, 200),
        ({"host": "localhost"}, 200),
        ({"host": "192.0.2.1"}, 404),
        ({"x-forwarded-for": "127.0.0.1"}, 404),
        ({"forwarded": "for=127.0.0.1"}, 404),
    ):
        assert fetch(f"{server.url}/metrics", headers=headers).status_code == status, headers


def test_board_and_alerts_ask_for_what_there_is(server: Served) -> None:
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", fetch(f"{server.url}/metrics").text, re.MULTILINE))
    told = {
        name + part: name
        for name, kind in kinds.items()
        for part in (("_bucket", "_sum", "_count") if kind == "histogram" else ("",))
    }
    board, alerts = (
        set(re.findall(r"\b(?:ludarium|process)_[a-z_]+", (MONITORING / file).read_text()))
        for file in ("grafana.json", "alerts.yml")
    )
    assert board | alerts <= set(told)
    assert {told[name] for name in board} >= {name for name in kinds if name.startswith("ludarium_")}
    assert len(alerts) > 5


def test_it_can_be_switched_on_and_off(serve: Serve) -> None:
    everybody = serve(metrics="all")
    assert fetch(f"{everybody.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 200
    everybody.stop()
    assert fetch(f"{serve(metrics='off').url}/metrics").status_code == 404
