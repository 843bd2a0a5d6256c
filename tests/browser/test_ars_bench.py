"""The workbenches of Ars Universalis: they judge as the engine does, and cards are laid by hand and by keys."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.ars_universalis.puzzles.arrangement import arrange, parse_arrangement, verify
from ludarium.games.ars_universalis.puzzles.layout import ArrangementError
from ludarium.games.ars_universalis.puzzles.materials import LETTERS, NAMES
from ludarium.games.ars_universalis.puzzles.solve import all_sets
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, parse_target
from tests.browser.conftest import DESKTOP, ME, PHONE, Enter, missing
from tests.games.ars_universalis.puzzles.hands import deal, ids, made_up, works

WEB = Path(__file__).parents[2] / "web"
Case = dict[str, Any]
EXAMPLES = [
    ("painting", "green-red-yellow", "M002 M006 M004 M001", None),
    ("painting", "green-red-yellow", "M024 M033 M071 / M012 M075", None),
    ("painting", "green-red-yellow", "M012 M075 / M024 M033 M071", "wrong-part"),
    ("painting", "green-red-yellow", "M006 M002 M004 M001", "wrong-part"),
    ("painting", "green-red-yellow", "M024 M033 M071 / M012", "short-row"),
    ("literature", "RISF", "M004:RI M011:SF", None),
    ("literature", "RISF", "M004:R M011:ISF", None),
    ("literature", "RISF", "M011:SF M004:RI", "wrong-part"),
    ("literature", "LIEN", "M002:L M011:I M016:EN", None),
    ("literature", "LIEN", "M002:L M011:I M001:E M013:N", None),
    ("literature", "ORO", "M012:ORO", "letter-twice"),
    ("literature", "RISF", "M004:RI M012: M011:SF", "dead-card"),
    ("music", "6-3-4-3-6", "M051 M027 M086 M082+1", None),
    ("music", "6-3-4-3-6", "M051 M027 M086 M082", "wrong-part"),
    ("music", "6-3-4-3-6", "M004 M063+1 M034-1 M084", None),
    ("music", "6-3-4-3-6", "M051 M024+1 M086 M082+1", "wrong-part"),
    ("music", "6-3-4-3-6", "M001 M051 M027 M086 M082+1", "dead-card"),
    ("music", "6-3-4-3-6", "M051 M027 M086 M082+1 M001", "dead-card"),
    ("sculpture", "sphere-cube-sphere", "M007 M002~ M011", None),
    ("sculpture", "sphere-cube-sphere", "M007 M002 M011", "unconnected"),
    ("sculpture", "sphere-cube-sphere", "M019 M031~ M051~ M069~", None),
    ("sculpture", "sphere-cube-sphere", "M069 M051 M031 M019~", None),
    ("sculpture", "sphere-cube", "M007 M002~ M011", "wrong-end"),
    ("science", "47", "M014*M008+M004", None),
    ("science", "47", "M014*(M006+M009)+M004", None),
    ("science", "14", "M004/(M013/M001)", None),
    ("science", "24", "M012/(M013-M002/M014)", None),
    ("science", "1", "M013/(M002-M007)", "division-by-zero"),
    ("science", "4", "M011+M011", "card-twice"),
]


def asked(cases: list[Case]) -> list[Any]:
    """What the front end's verifier answers."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules/vite").is_dir():
        missing("the workbench's verifier needs Node and `npm ci` in web/")
    done = subprocess.run(
        [str(node), "scripts/verify.mjs"],
        cwd=WEB,
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers


def engine(case: Case) -> Any:
    target = parse_target(case["category"], case["target"])
    laid = parse_arrangement(target, case["text"])
    problem = verify(target, laid, ids(*case["hand"]))
    return {"text": laid.text(), "problem": None if problem is None else problem.dump()}


@pytest.mark.rule("12")
def test_the_worked_examples() -> None:
    cases = []
    for category, target, text, _ in EXAMPLES:
        laid = parse_arrangement(parse_target(category, target), text)
        cases.append(
            {"category": category, "target": target, "text": text, "hand": [NAMES[c] for c in laid.cards()]}
        )
    for case, answer, (*_, reason) in zip(cases, asked(cases), EXAMPLES, strict=True):
        assert answer == engine(case), case
        assert (answer["problem"] or {"reason": None})["reason"] == reason, case


@pytest.mark.rule("12")
def test_numbers_side_by_side_are_no_expression() -> None:
    """What the engine cannot even read, a bench lets people lay and says so."""
    texts = {
        "M014 M004": "operator-missing",
        "M014*": "breaks-off",
        "M014*(M004": "not-closed",
        "M014)": "not-opened",
        "-M014": "number-missing",
        "M014+*M004": "number-missing",
        "()": "no-cards",
        "(M014 M004)": "operator-missing",
    }
    hand = ["M014", "M004"]
    cases: list[Case] = [
        {"category": "science", "target": "47", "text": text, "hand": hand} for text in texts
    ]
    for case, answer in zip(cases, asked(cases), strict=True):
        assert answer["problem"]["reason"] == texts[case["text"]], case
        assert answer["text"] is None
        with pytest.raises(ArrangementError):
            engine(case)


def random_text(kind: str, hand: list[int], rng: random.Random) -> str:
    """Any arrangement of some of the cards, solving or not."""
    cards = rng.sample(hand, rng.randint(1, len(hand)))
    names = [NAMES[card] for card in cards]
    if kind == "painting":
        return " / ".join(" ".join(row) for row in cut(names, rng))
    if kind == "literature":
        return " ".join(
            f"{NAMES[card]}:{''.join(rng.sample(LETTERS[card] + rng.choice('AEIO'), rng.randint(0, 3)))}"
            for card in cards
        )
    if kind == "music":
        slides = [rng.choice([0, 0, 1, -1, 2, -3]) for _ in names]
        return " ".join(f"{name}{slide:+d}" if slide else name for name, slide in zip(names, slides))
    if kind == "sculpture":
        return " ".join(name + rng.choice(["", "~"]) for name in names)
    return formula(names, rng)


def cut(names: list[str], rng: random.Random) -> list[list[str]]:
    rows = [[names[0]]]
    for name in names[1:]:
        if rng.random() < 0.25:
            rows.append([])
        rows[-1].append(name)
    return rows


def formula(names: list[str], rng: random.Random) -> str:
    if len(names) == 1:
        return names[0]
    at = rng.randrange(1, len(names))
    text = formula(names[:at], rng) + rng.choice("+-*/") + formula(names[at:], rng)
    return f"({text})" if rng.random() < 0.5 else text


@pytest.mark.rule("13")
@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_random_arrangements(kind: str) -> None:
    """Anything, solutions, and solutions with something changed."""
    rng = random.Random(f"bench {kind}")
    cases: list[Case] = []

    def add(target: str, text: str, hand: list[int]) -> None:
        case = {"category": kind, "target": target, "text": text, "hand": [NAMES[card] for card in hand]}
        try:
            engine(case)
        except ArrangementError:  # an empty row of a painting
            return
        cases.append(case)

    known = works(kind) * 4
    for target in known + [made_up(kind, rng) for _ in range(100)]:
        hand = deal(rng, 7)
        for _ in range(3):
            add(target.text, random_text(kind, hand, rng), hand)
        if kind == "science" and target not in known:
            continue  # the table has no row for it, and searching takes long
        sets = all_sets(target, hand)
        if not sets:
            continue
        text = arrange(target, hand, rng.choice(sets)).text()
        add(target.text, text, hand)
        for _ in range(4):
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice(words)
            old, new = rng.choice(hand), rng.randrange(100)
            add(target.text, " ".join(words).replace(NAMES[old], NAMES[new]), hand)
            other = rng.choice(hand)
            add(target.text, text.replace(NAMES[old], NAMES[other]), hand)
    answers = asked(cases)
    for case, answer in zip(cases, answers, strict=True):
        assert answer == engine(case), case
    reasons = [(answer["problem"] or {"reason": "solved"})["reason"] for answer in answers]
    assert reasons.count("solved") > 20
    assert len(set(reasons)) > 3


def box(found: Any) -> tuple[float, float, float]:
    """Its middle, and its width."""
    shape = found.bounding_box()
    return shape["x"] + shape["width"] / 2, shape["y"] + shape["height"] / 2, shape["width"]


def drag(page: Any, what: Any, where: Any, aside: float = 0) -> None:
    """`aside` in widths of what is gone to: half of it is its edge."""
    x, y, _ = box(what)
    to_x, to_y, width = box(where)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x + aside * width, to_y, steps=6)
    page.mouse.up()


@pytest.mark.parametrize("window", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
def test_cards_are_dragged_tapped_and_moved_by_keys(enter: Enter, window: dict[str, Any]) -> None:
    visitor = enter(**window)
    wish = {"game": "ars-universalis", "seats": [ME], "options": {}}
    visitor.visit(visitor.request("POST", "/api/tables", wish)["id"])
    page = visitor.page
    works = page.locator("[data-work]")
    works.first.wait_for()
    for work in works.all():
        button = work.locator(".action button")
        (button.first if button.count() else work).click()
        bench = page.locator("[data-workbench]")
        bench.wait_for()
        if bench.locator(".stage").count():  # a painting, a melody or a sculpture
            break
        bench.locator(".close").click()
    else:
        pytest.skip("no work whose cards lie in rows is on the table")

    def laid() -> list[str]:
        return [str(card.get_attribute("data-card")) for card in bench.locator("[data-card]").all()]

    def card(name: str) -> Any:
        return bench.locator(f'[data-card="{name}"]')

    trays = [str(one.get_attribute("data-tray")) for one in bench.locator("[data-tray]").all()]
    a, b, c = trays[:3]
    drag(page, bench.locator(f'[data-tray="{a}"]'), bench.locator('[data-row="0"]'))
    bench.locator(f'[data-tray="{b}"]').click()
    assert laid() == [a, b]
    drag(page, bench.locator(f'[data-tray="{c}"]'), card(b), -0.4)
    assert laid() == [a, c, b]
    drag(page, card(a), card(b), 0.4)
    assert laid() == [c, b, a]
    card(a).press("Shift+ArrowLeft")
    assert laid() == [c, a, b]
    assert page.evaluate("document.activeElement.dataset.card") == a
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    assert laid() == [c, a]
    drag(page, card(c), bench.locator("[data-hand]"))
    assert laid() == [a]
    bench.get_by_role("button", name=f"Take {a} back").first.click()
    assert laid() == []
    assert bench.locator("button.filled").is_disabled()
