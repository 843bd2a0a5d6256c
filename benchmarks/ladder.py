"""The ladder: every level against the one below, in every game at every table: `python -m benchmarks.ladder`.

One bot of a level sits among bots of the level below, every deal from every seat (see benchmarks.matches). With
more than two seats its share of the wins is put into what it would be with two: odds against one of the others.
Alone, the two are compared by what they reach on the same deal, and deals on which both reach the same tell nothing
of them: they are left out. A match goes on until its interval is narrow or it has had its games; everything is kept
under build/, so the command goes on where it was stopped. `--write` puts the table into the document.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from benchmarks.matches import Match, Round, estimate, rounds_of
from ludarium.bots.levels import LEVELS
from ludarium.games import all_games, find_game
from ludarium.lab.statistic import wilson

DOCUMENT = Path("docs") / "bots.md"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"
EVEN = 0.5  # a deal that both won alone, or neither
AIM = (65.0, 85.0)  # a level's share against the one below, in percent


def matches(games: list[str], seats: list[int], seed: int) -> Iterator[tuple[str, int, Match]]:
    for name in games:
        for many in find_game(name).seats:
            if not seats or many in seats:
                for worse, better in pairwise(LEVELS):
                    others = (worse,) * max(1, many - 1)
                    yield name, many, Match(name, (better, *others), seed, alone=many == 1)


def as_two(share: float, seats: int) -> float:
    """A share among so many seats, as the share against one of the others."""
    share = min(max(share, 0.0), 1.0)
    mine = share * max(1, seats - 1)
    return mine / (mine + 1.0 - share)


def measured(match: Match, rounds: Iterable[Round]) -> tuple[float, float, float]:
    """The share of the better one, and between which the true one lies (95 %)."""
    shares = [found.share for found in rounds]
    if match.alone:
        decided = [share for share in shares if share != EVEN]
        return sum(decided) / len(decided) if decided else EVEN, *wilson(sum(decided), len(decided))
    share, error = estimate(shares)
    return share, share - error, share + error


def row(match: Match, seats: int, games: int, narrow: float, workers: int) -> str:
    """Play until the interval is narrow enough or the games are used up; one line of the table."""
    played = min(games, 40)
    while True:
        rounds = rounds_of(match, played, workers)
        share, *ends = measured(match, rounds.values())
        low, high = (100 * as_two(end, seats) for end in ends)
        if played >= games or high - low <= 2 * narrow:
            break
        played = min(games, 2 * played)
    many = len(rounds) * (1 if match.alone else len(match.bots))
    cpu = sum(found.cpu[0] for found in rounds.values()) / many
    middle = 100 * as_two(share, seats)
    verdict = "yes" if AIM[0] <= middle <= AIM[1] else "no"
    if verdict == "yes" and not (AIM[0] <= low and high <= AIM[1]):
        verdict = "likely"
    return (
        f"| {match.game} | {seats} | {match.bots[0]} : {match.bots[1]} | {100 * share:.1f} % | "
        f"{middle:.0f} % ({low:.0f}\u2013{high:.0f}) | {many} | {cpu:.2f} | {verdict} |"
    )


def table(rows: list[str]) -> str:
    head = [
        "| game | seats | level : the one below | share | as with two (95 %) | games | CPU s a game | 65\u201385 % |",
        "|---|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*head, *rows])


def write(text: str, document: Path = DOCUMENT) -> None:
    """Put the table between its marks."""
    whole = document.read_text(encoding="utf-8")
    before, _, rest = whole.partition(BEGIN)
    _, _, after = rest.partition(END)
    document.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    names = [game.id for game in all_games()]
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--seats", type=int, nargs="*", default=[])
    parser.add_argument("--games", type=int, default=400, help="at most, for each match")
    parser.add_argument("--narrow", type=float, default=5.0, help="enough: plus or minus so many percent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"put the table into {DOCUMENT}")
    arguments = parser.parse_args()
    unknown = set(arguments.game) - set(names)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    rows = []
    for _, seats, match in matches(arguments.game or names, arguments.seats, arguments.seed):
        rows.append(row(match, seats, arguments.games, arguments.narrow, arguments.workers))
        print(rows[-1], flush=True)
    if arguments.write:
        write(table(rows))


if __name__ == "__main__":
    main()
