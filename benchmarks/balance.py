"""Is it balanced, and for which bots? `python -m benchmarks.balance --write` plays and writes docs/balance.md;
`--part expansions` only these tables (base, orders, expansions, solitaire).

Every table has equal bots. Wins are told by the place in the order at the start, and what a card or character adds to
the chance to win where it was given by lot (`Table.at_random`): a regression within games, errors clustered by game.
What was played is kept under build/, a line a table, so the command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.fingerprint import fingerprint
from ludarium.games import find_game
from ludarium.lab.match import Table
from ludarium.lab.statistic import SHARE, Z, wilson
from ludarium.lab.survey import survey

RESULTS = Path("build") / "balance.jsonl"
DOCUMENT = Path("docs") / "balance.md"
SEED = 71
EXPANSIONS = (("power_of_court", "on"), ("new_world", "on"), ("ambassador", "on"))
BASE, ORDERS, EXPANDED, SOLITAIRE = PARTS = ("base", "orders", "expansions", "solitaire")
BY_LOT = ("draft",)
SEARCH = "search:100"


@dataclass(frozen=True)
class Case:
    """One table: so many equal bots, so many games."""

    game: str
    bot: str
    seats: int
    games: int
    at_random: tuple[str, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()


def cases(part: str) -> Iterator[Case]:
    """The tables of a part, the quickest bots first."""
    if part == BASE:
        yield from _base()
    elif part == ORDERS:
        yield Case("artificium", "greedy", 3, 600)
        yield Case("artificium", SEARCH, 3, 60)
        for bot, games, more in (("greedy", 480, 1200), ("master", 240, 240), (SEARCH, 120, 120)):
            yield Case("ars-universalis", bot, 3, more)
            yield Case("plus-ultra", bot, 3, games)
            yield Case("plus-ultra", bot, 4, games)
    elif part == EXPANDED:
        for bot, together, alone in (("greedy", 400, 200), ("master", 200, 200), (SEARCH, 200, 200)):
            yield Case("plus-ultra", bot, 4, together, BY_LOT, EXPANSIONS)
            for expansion in EXPANSIONS:
                yield Case("plus-ultra", bot, 4, alone, BY_LOT, (expansion,))
    else:
        for bot, games in (("apprentice", 600), ("greedy", 300), ("master", 200), ("grandmaster", 40)):
            yield Case("universal-tapestry", bot, 1, games)


def _base() -> Iterator[Case]:
    for bot, games in (("greedy", 1200), ("master", 600), (SEARCH, 240)):
        for seats in (2, 3, 4):
            for lot in ((), BY_LOT):
                yield Case("plus-ultra", bot, seats, games, lot)
    for seats in (2, 3, 4, 5, 6):
        yield Case("artificium", "greedy", seats, 2000)  # the master is the same there
    for seats in (2, 3, 4):
        yield Case("artificium", SEARCH, seats, 240)
        yield Case("ars-universalis", "greedy", seats, 2000)
        yield Case("ars-universalis", "master", seats, 480)
        yield Case("ars-universalis", SEARCH, seats, 240)


def play(case: Case) -> dict[str, Any]:
    """What a table's games say, as plain numbers."""
    games = case.games // case.seats * case.seats
    found = survey(Table(case.game, (case.bot,) * case.seats, case.chosen, SEED, case.at_random), 0, games)
    flow = found.flow
    return {
        "games": games,
        "places": [[wins / games, *wilson(wins, games)] for wins in found.place_wins],
        "scores": [sample.mean for sample in found.place_scores],
        "wins": [found.tally.wins[case.bot] / games, *wilson(found.tally.wins[case.bot], games)],
        "parts": {name: found.part(name).mean for name in found.parts},
        "won": found.won_scores.mean,
        "margin": found.margins.mean,
        "flow": {
            "choices": flow.choices.mean,
            "changes": flow.changes.mean,
            "orders": {
                str(round): [
                    flow.order_wins[round, place] / SHARE / flow.rounds[round] for place in range(case.seats)
                ]
                for round in flow.later_rounds()
            },
            "rounds": {str(round): games for round, games in flow.rounds.items()},
            "leader": {mark: flow.leader_wins[mark] / SHARE / max(1, flow.led[mark]) for mark in flow.led},
            "kingmakers": [flow.kingmakers, flow.tried],
        },
        "effects": {
            find_game(case.game).facts[number].event: {
                word: [effect.value, *effect.interval] for word, effect in effects.of_wins(SHARE).items()
            }
            for number, effects in found.effects.items()
        },
    }


def results(part: str) -> dict[Case, dict[str, Any]]:
    """Those of a part that are kept, and the missing ones played now."""
    kept: dict[str, dict[str, Any]] = {}
    if RESULTS.exists():
        for line in RESULTS.read_text(encoding="utf-8").splitlines():
            if line.endswith("}"):  # a run that was killed may have left half a line
                row = json.loads(line)
                kept[row["key"]] = row["result"]
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    listed = list(cases(part))
    found: dict[Case, dict[str, Any]] = {}
    with RESULTS.open("a", encoding="utf-8") as file:
        for number, case in enumerate(listed, 1):
            key = json.dumps([asdict(case), SEED, fingerprint(case.game)])
            if key not in kept:
                print(f"{number} of {len(listed)}: {case}", flush=True)
                kept[key] = play(case)
                file.write(f"\n{json.dumps({'key': key, 'result': kept[key]})}")
                file.flush()
            found[case] = kept[key]
    return found


def percent(value: float, low: float, high: float) -> str:
    """A share with half of its interval, in bold where the interval leaves 0 out."""
    text = f"{100 * value:+.1f} ± {50 * (high - low):.1f}"
    return f"**{text}**" if low > 0 or high < 0 else text


def places(found: dict[Case, dict[str, Any]]) -> list[str]:
    """Wins by starting place, at tables where nothing was by lot; with expansions all were."""
    lines = [
        "| game | players | bot | games | won by starting place, % | first less last | points |",
        "|---|---|---|---|---|---|---|",
    ]
    tables = [case for case in found if case.chosen or not case.at_random]
    for case in sorted(tables, key=lambda case: (case.game, len(case.chosen), case.chosen, case.seats)):
        result = found[case]
        shares = []
        for share, low, high in result["places"]:
            text = f"{100 * share:.1f}"
            shares.append(text if low <= 1 / case.seats <= high else f"**{text}**")
        points = ", ".join(f"{score:.1f}" for score in result["scores"])
        spread = 50 * max(high - low for _, low, high in result["places"])
        shown = f"{', '.join(shares)} (± {spread:.1f})"
        ahead = percent(*lead([share for share, _, _ in result["places"]], result["games"]))
        row = (table_name(case), case.seats, case.bot, result["games"], shown, ahead, points)
        lines.append(f"| {' | '.join(map(str, row))} |")
    return lines


def lead(shares: Sequence[float], games: int) -> tuple[float, float, float]:
    """By how much the first place wins more often than the last, with its interval."""
    first, last = shares[0], shares[-1]
    error = Z * math.sqrt((first + last - (first - last) ** 2) / games)
    return first - last, first - last - error, first - last + error


def orders(found: dict[Case, dict[str, Any]]) -> list[str]:
    """Wins by the order of turn in the middle of a game and in its last round."""
    lines = [
        "| game | players | bot | round | won by place in its order of turn, % | first less last |",
        "|---|---|---|---|---|---|",
    ]
    for case in sorted(found, key=lambda case: (case.game, case.seats)):
        flow = found[case]["flow"]
        for round, shares in flow["orders"].items():
            shown = ", ".join(f"{100 * share:.1f}" for share in shares)
            ahead = percent(*lead(shares, flow["rounds"][round]))
            row = (find_game(case.game).name, case.seats, case.bot, round, shown, ahead)
            lines.append(f"| {' | '.join(map(str, row))} |")
    return lines


def table_name(case: Case) -> str:
    """The game, and its expansions."""
    if not case.chosen:
        return find_game(case.game).name
    if case.chosen == EXPANSIONS:
        return "all three"
    return " and ".join(name.replace("_", " ") for name, _ in case.chosen)


def solitaires(found: dict[Case, dict[str, Any]]) -> list[str]:
    """How often a bot wins alone, and with how many points."""
    lines = [
        "| game | bot | games | won, % | points of a won game | of any game | choices in a decision |",
        "|---|---|---|---|---|---|---|",
    ]
    for case, result in found.items():
        share, low, high = result["wins"]
        row = (
            find_game(case.game).name,
            case.bot,
            result["games"],
            f"{100 * share:.1f} (± {50 * (high - low):.1f})",
            f"{result['won']:.1f}",
            f"{result['scores'][0]:.1f}",
            f"{result['flow']['choices']:.1f}",
        )
        lines.append(f"| {' | '.join(map(str, row))} |")
    return lines


def worths(found: dict[Case, dict[str, Any]]) -> list[str]:
    """What one more of a thing adds to the chance to win where it was given by lot, by table: rows are things."""
    tables = [case for case in found if case.at_random]
    tables.sort(key=lambda case: (len(case.chosen), case.chosen, case.seats, case.bot))
    [fact] = {next(iter(found[case]["effects"])) for case in tables}
    heads = [f"{table_name(case) if case.chosen else case.seats} {case.bot}" for case in tables]
    lines = [f"| | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    for word in dict.fromkeys(word for case in tables for word in found[case]["effects"][fact]):
        effects = [found[case]["effects"][fact].get(word) for case in tables]
        cells = [percent(*effect) if effect else "" for effect in effects]
        lines.append(f"| {word} | {' | '.join(cells)} |")
    return lines


def flows(found: dict[Case, dict[str, Any]]) -> list[str]:
    """How a game goes on its way."""
    lines = [
        "| game | players | bot | margin, points | choices in a decision | who leads at half time wins, % | "
        "changes of the lead |",
        "|---|---|---|---|---|---|---|",
    ]
    for case, result in sorted(found.items(), key=lambda item: (item[0].game, item[0].seats)):
        if case.at_random:
            continue
        flow = result["flow"]
        half = next((share for mark, share in flow["leader"].items() if int(mark) == 50), 0.0)
        row = (
            find_game(case.game).name,
            case.seats,
            case.bot,
            f"{result['margin']:.1f}",
            f"{flow['choices']:.1f}",
            f"{100 * half:.0f}",
            f"{flow['changes']:.1f}",
        )
        lines.append(f"| {' | '.join(map(str, row))} |")
    return lines


def write(parts: dict[str, list[str]]) -> None:
    """Put each table between its marks in the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, lines in parts.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n{chr(10).join(lines)}\n{end}{after}"
    DOCUMENT.write_text(text, encoding="utf-8")


def tables_of(part: str) -> dict[str, list[str]]:
    """What the document has of a part, by its mark."""
    found = results(part)
    if part == SOLITAIRE:
        return {"alone": solitaires(found)}
    if part == EXPANDED:
        return {"places with expansions": places(found), "characters of expansions": worths(found)}
    if part == ORDERS:
        return {"orders": orders(found)}
    return {"places": places(found), "characters": worths(found), "ways": flows(found)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append", help="only these tables; repeatable")
    parser.add_argument("--write", action="store_true", help=f"put the tables into {DOCUMENT}")
    given = parser.parse_args()
    for part in given.part or PARTS:
        tables = tables_of(part)
        if given.write:
            write(tables)
        else:
            for name, lines in tables.items():
                print(f"\n{name}", *lines, sep="\n")


if __name__ == "__main__":
    main()
