"""What people are told of an arrangement while they lay it: the same in browser and terminal (dossier 2.3 to 2.8)."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from ludarium.core.verdict import COMPLETE, OPEN, WRONG, Verdict
from ludarium.games.ars_universalis.puzzles.arrangement import arrange, parse_arrangement, verify
from ludarium.games.ars_universalis.puzzles.judge import judge
from ludarium.games.ars_universalis.puzzles.layout import REASONS, ArrangementError
from ludarium.games.ars_universalis.puzzles.materials import LETTERS, NAMES
from ludarium.games.ars_universalis.puzzles.solve import all_sets
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, Target, parse_target
from tests.games.ars_universalis.puzzles.hands import deal, ids, made_up, works

EXAMPLES = [
    ("painting", "green-red-yellow", "M002 M006 M004 M001", ""),
    ("painting", "green-red-yellow", "M024 M033 M071 / M012 M075", ""),
    ("painting", "green-red-yellow", "M012 M075 / M024 M033 M071", "wrong-part"),
    ("painting", "green-red-yellow", "M024 M033 M071 / M012", "short-row"),
    ("literature", "RISF", "M004:RI M011:SF", ""),
    ("literature", "RISF", "M011:SF M004:RI", "wrong-part"),
    ("literature", "ORO", "M012:ORO", "letter-twice"),
    ("literature", "RISF", "M004:RI M012: M011:SF", "dead-card"),
    ("music", "6-3-4-3-6", "M051 M027 M086 M082+1", ""),
    ("music", "6-3-4-3-6", "M051 M027 M086 M082", "wrong-part"),
    ("music", "6-3-4-3-6", "M001 M051 M027 M086 M082+1", "dead-card"),
    ("sculpture", "sphere-cube-sphere", "M007 M002~ M011", ""),
    ("sculpture", "sphere-cube-sphere", "M007 M002 M011", "unconnected"),
    ("sculpture", "sphere-cube", "M007 M002~ M011", "wrong-end"),
    ("science", "47", "M014*(M006+M009)+M004", ""),
    ("science", "24", "M012/(M013-M002/M014)", ""),
    ("science", "1", "M013/(M002-M007)", "division-by-zero"),
    ("science", "4", "M011+M011", "card-twice"),
]


def judged(category: str, target: str, text: str) -> Verdict:
    return judge(parse_target(category, target), text, list(range(100)))


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("category", "target", "text", "reason"), EXAMPLES)
def test_the_worked_examples(category: str, target: str, text: str, reason: str) -> None:
    verdict = judged(category, target, text)
    assert verdict.reason == reason
    assert (verdict.state == COMPLETE) == (reason == "")
    assert set(verdict.arguments) == ({"category", *REASONS[reason]} if reason else set())


@pytest.mark.rule("2.8")
@pytest.mark.parametrize(
    ("text", "state", "reason", "place", "value"),
    [
        ("M014", OPEN, "wrong-value", None, "4"),
        ("M014*", OPEN, "breaks-off", 3, "4"),
        ("M014*(", OPEN, "breaks-off", 4, "4"),
        ("M014*(M004", OPEN, "not-closed", 5, "28"),
        ("M014*(M004-M002", OPEN, "not-closed", 7, "16"),
        ("M014/(M002-M007", OPEN, "not-closed", 7, None),
        ("M014/(M002-M007)", WRONG, "division-by-zero", None, None),
        ("M014/(M002-M007)+", WRONG, "breaks-off", 9, None),
        ("M014 M004", WRONG, "operator-missing", 2, None),
        ("(M014 M004)", WRONG, "operator-missing", 3, None),
        ("M014)", WRONG, "not-opened", 2, None),
        ("-M014", WRONG, "number-missing", 1, None),
        ("M014+*M004", WRONG, "number-missing", 3, None),
        ("()", OPEN, "no-cards", None, None),
        ("M014^M004", WRONG, "unreadable", None, None),
        ("M014)^", WRONG, "unreadable", None, None),
        ("  ", OPEN, "no-cards", None, None),
    ],
)
def test_sums_that_are_not_finished(
    text: str, state: str, reason: str, place: int | None, value: str | None
) -> None:
    verdict = judged("science", "47", text)
    assert (verdict.state, verdict.reason, verdict.note) == (state, reason, "")
    assert verdict.arguments.get("place") == place
    assert verdict.details.get("value") == value


def test_what_a_board_draws() -> None:
    painting = judged("painting", "green-red-yellow", "M024 M033 M071")
    assert painting.details == {
        "made": ["green", "red"],
        "marks": ["right", "right"],
        "parts": ["right", "right", "open"],
        "next": {"end": "blue", "colour": "yellow"},
    }
    alone = judged("painting", "green-red-yellow", "M024 M033 M071 / M012")
    assert (alone.state, alone.details["next"]) == (OPEN, {"paint": "yellow"})
    letters = judged("literature", "RISF", "M004:IR")
    assert (letters.details["marks"], letters.details["parts"]) == (
        ["wrong", "wrong"],
        ["wrong", "wrong", "open", "open"],
    )
    melody = judged("music", "6-3-4-3-6", "M051 M027")
    assert melody.state == OPEN
    assert melody.details["next"] == {"note": "4"}
    apart = judged("sculpture", "sphere-cube-sphere", "M007 M002")
    assert (apart.state, "next" in apart.details) == (WRONG, False)
    assert apart.details["joints"] == [(apart.arguments["wanted"], apart.arguments["found"])]
    built = judged("sculpture", "sphere-cube-sphere", "M007 M002~")
    assert built.state == OPEN
    assert built.details["parts"] == ["right", "right", "open"]
    assert [end == begin for end, begin in built.details["joints"]] == [True]  # type: ignore[attr-defined]


@pytest.mark.rule("2.6")
def test_a_melody_that_can_go_on_is_good_whatever_stands_in_it() -> None:
    """5 7 5 7 5 holds the whole target with a card too many; but with another 7 it ends right."""
    assert judged("music", "5-7-5-7", "M056 M026 M008 M036").state == COMPLETE
    verdict = judged("music", "5-7-5-7", "M056 M026 M008")
    assert (verdict.state, verdict.reason, verdict.arguments["card"]) == (OPEN, "dead-card", "M008")


def beginnings(category: str, text: str) -> list[str]:
    """Everything that lies there on the way to an arrangement, card by card, letter by letter, sign by sign."""
    if category == "science":
        words = re.findall(r"M\d+|\S", text)
        return ["".join(words[:many]) for many in range(1, len(words))]
    words = text.split(" ")
    found = [" ".join(words[:many]) for many in range(1, len(words)) if words[many - 1] != "/"]
    if category == "literature":
        for place, word in enumerate(words):
            name, _, letters = word.partition(":")
            before = "".join(f"{one} " for one in words[:place])
            found += [f"{before}{name}:{letters[:many]}" for many in range(len(letters))]
    return found


def random_text(category: str, hand: list[int], rng: random.Random) -> str:
    """Any arrangement of some of the cards, solving or not."""
    cards = rng.sample(hand, rng.randint(1, len(hand)))
    if category == "painting":
        return "".join(NAMES[card] + rng.choice([" ", " ", " / "]) for card in cards).rstrip(" /")
    if category == "literature":
        picked = ["".join(rng.sample(LETTERS[card] + "AEI", rng.randint(0, 3))) for card in cards]
        return " ".join(f"{NAMES[card]}:{letters}" for card, letters in zip(cards, picked))
    if category == "music":
        return " ".join(NAMES[card] + rng.choice(["", "", "+1", "-1", "+2", "-3"]) for card in cards)
    if category == "sculpture":
        return " ".join(NAMES[card] + rng.choice(["", "~"]) for card in cards)
    words = [NAMES[card] + rng.choice(["+", "-", "*", "/", ")*", "+(", ""]) for card in cards]
    return rng.choice(["", "("]) + "".join(words)


def changed(text: str, hand: list[int], rng: random.Random) -> str:
    """A solution with something of it changed."""
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(words)
    return " ".join(words).replace(NAMES[rng.choice(hand)], NAMES[rng.choice(hand)])


def accepts(target: Target, text: str, hand: list[int]) -> bool:
    try:
        return verify(target, parse_arrangement(target, text), hand) is None
    except ArrangementError:
        return False


@pytest.mark.rule("13")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_complete_is_what_the_verifier_accepts_and_beginnings_are_good(kind: str) -> None:
    rng = random.Random(f"judge {kind}")
    met: Counter[str] = Counter()
    others = 20 if kind == "science" else 100  # a number that no figure has is searched for
    for target in works(kind) * 3 + [made_up(kind, rng) for _ in range(others)]:
        hand = deal(rng, 7)
        texts = [random_text(kind, hand, rng) for _ in range(3)]
        for mask in rng.sample(found := all_sets(target, hand), min(2, len(found))):
            solution = arrange(target, hand, mask).text()
            for text in beginnings(kind, solution):
                verdict = judge(target, text, hand)
                assert verdict.state != WRONG, (target, solution, text, verdict)
                texts.append(text)
            texts += [solution, *(changed(solution, hand, rng) for _ in range(3))]
        for text in texts:
            verdict = judge(target, text, hand)
            assert (verdict.state == COMPLETE) == accepts(target, text, hand), (target, text, verdict)
            assert (verdict.state == COMPLETE) == (verdict.reason == "") == (verdict.note != "")
            if verdict.state == COMPLETE:
                assert set(verdict.details["parts"]) == {"right"}  # type: ignore[call-overload]
            met[verdict.state] += 1
            met[verdict.reason] += 1
    assert min(met[COMPLETE], met[OPEN], met[WRONG]) > 20, met
    reasons = {
        "painting": {"wrong-part", "missing-parts", "surplus-parts", "short-row", "card-twice"},
        "literature": {"wrong-part", "missing-parts", "dead-card", "no-such-letter", "card-twice"},
        "music": {"wrong-part", "missing-parts", "dead-card", "card-twice"},
        "sculpture": {"unconnected", "wrong-start", "wrong-end", "missing-parts", "card-twice"},
        "science": {"wrong-value", "breaks-off", "not-closed", "not-opened", "operator-missing"},
    }
    assert reasons[kind] <= met.keys(), met


def test_every_reason_is_known() -> None:
    """Those that random arrangements seldom or never meet."""
    target = parse_target("literature", "RISF")
    assert judge(target, "M004:RI M011:SF", ids("M004")).arguments["card"] == "M011"
    for text, reason in [("M012:ORO", "letter-twice"), ("M004:RI M011:SFT", "no-such-letter")]:
        assert judged("literature", "RISF", text).reason == reason
    assert judged("science", "4", "M011+M011").reason == "card-twice"
