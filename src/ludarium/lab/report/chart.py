"""Tables with a chart in them: each row has its bar beside its numbers, so one reads what the other shows.

The charts are SVG that stretches to the width there is; all text is HTML and keeps its size on a phone. Screen
readers get the tables and skip the bars.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from ludarium.lab.statistic import Interval, Sample

Label = Callable[[str, str], str]  # the name of a thing: its kind, and what the rules call it
MOST_COLUMNS = 40  # of a histogram
ABOVE = "▲"
BELOW = "▼"
SPOKEN = {ABOVE: "above", BELOW: "below"}


@dataclass(frozen=True)
class Bar:
    """A value with its 95 % interval, on a scale common to the table; `even` is drawn as a line across."""

    value: float
    interval: Interval
    even: float | None = None


@dataclass(frozen=True)
class Row:
    label: str
    bar: Bar | None
    cells: Sequence[str]
    link: str = ""
    mark: str = ""  # ABOVE or BELOW: stands beside a number
    marked: int = 0  # which one
    of: str = "an even share"  # above or below what


def table(caption: str, first: str, heads: Sequence[str], rows: Sequence[Row]) -> str:
    """A table; where rows have bars, they stand between the label and the numbers."""
    bars = [row.bar for row in rows if row.bar is not None]
    low, high = scale(bars)
    titles = [first, *([""] if bars else []), *heads]
    head = "".join(
        f'<th scope="col">{escape(title)}</th>' if title else '<td class="bar"></td>' for title in titles
    )
    body = "".join(_row(row, bool(bars), low, high) for row in rows)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n"
    )


def scale(bars: Sequence[Bar]) -> tuple[float, float]:
    """From nought, or below it where something is, to the highest end of an interval."""
    ends = [end for bar in bars for end in (bar.value, *bar.interval, bar.even or 0.0)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    return low, high if high > low else low + 1.0


def _row(row: Row, with_bar: bool, low: float, high: float) -> str:
    label = f'<a href="#{row.link}">{escape(row.label)}</a>' if row.link else escape(row.label)
    bar = ""
    if with_bar:
        bar = f'<td class="bar">{draw_bar(row.bar, low, high) if row.bar is not None else ""}</td>'
    cells = [escape(cell) for cell in row.cells]
    if row.mark:
        spoken = f"{SPOKEN[row.mark]} {row.of}"
        cells[row.marked] += (
            f' <span class="mark" role="img" aria-label="{spoken}" title="{spoken}">{row.mark}</span>'
        )
    return f'<tr><th scope="row">{label}</th>{bar}{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def draw_bar(bar: Bar, low: float, high: float) -> str:
    """From nought to the value, with whiskers for the interval."""

    def x(value: float) -> str:
        return f"{100 * (value - low) / (high - low):.2f}"

    left, right = sorted((0.0, bar.value))
    width = 100 * (right - left) / (high - low)
    parts = [f'<rect class="value" x="{x(left)}" y="2" width="{width:.2f}" height="8"/>']
    if bar.even is not None:
        parts.append(f'<path class="even" d="M{x(bar.even)} 0V12"/>')
    if bar.interval.high > bar.interval.low:
        ends = f"M{x(bar.interval.low)} 4V8M{x(bar.interval.high)} 4V8"
        parts.append(f'<path class="spread" d="M{x(bar.interval.low)} 6H{x(bar.interval.high)}{ends}"/>')
    return f'<svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">{"".join(parts)}</svg>'


def histogram(caption: str, unit: str, sample: Sample) -> str:
    """How often each value came: columns, and the same numbers in a table that can be opened."""
    if not sample.times:
        return ""
    bins = binned(sample)
    most = max(times for _, _, times in bins)
    width = 100 / len(bins)
    columns = "".join(
        f'<rect class="value" x="{place * width + width * 0.08:.2f}" y="{40 - 40 * times / most:.2f}" '
        f'width="{width * 0.84:.2f}" height="{40 * times / most:.2f}"/>'
        for place, (_, _, times) in enumerate(bins)
    )
    rows = [
        Row(
            f"{first}" if first == last else f"{first} to {last}",
            None,
            [str(times), percent(times / sample.count)],
        )
        for first, last, times in bins
    ]
    numbers = table(caption, unit, ["Times", "Share"], rows)
    return (
        f"<figure><figcaption>{escape(caption)}: {number(sample.mean)} on average, {sample.least} to "
        f"{sample.most}</figcaption>"
        f'<svg class="histogram" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">{columns}</svg>'
        f'<div class="axis" aria-hidden="true"><span>{bins[0][0]}</span><span>{escape(unit)}</span>'
        f"<span>{bins[-1][1]}</span></div>"
        f"<details><summary>The numbers</summary>{numbers}</details></figure>\n"
    )


def binned(sample: Sample) -> list[tuple[int, int, int]]:
    """First value, last value, times: as many equal bins as there is room for, with none left out."""
    span = sample.most - sample.least + 1
    size = -(-span // MOST_COLUMNS)
    counts = [0] * -(-span // size)
    for value, times in sample.times.items():
        counts[(value - sample.least) // size] += times
    return [
        (sample.least + place * size, sample.least + (place + 1) * size - 1, times)
        for place, times in enumerate(counts)
    ]


def percent(rate: float) -> str:
    return _minus(f"{100 * rate:.1f} %")


def number(value: float) -> str:
    return _minus(f"{value:.2f}")


def share(change: float) -> str:
    """A change of a rate, always with its sign."""
    return _minus(f"{100 * change:+.1f} %")


def points(change: float) -> str:
    return _minus(f"{change:+.2f}")


def mean(sample: Sample) -> str:
    return number(sample.mean) if sample.times else "–"


def percent_interval(interval: Interval) -> str:
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"


def share_interval(interval: Interval) -> str:
    return _minus(f"{100 * interval.low:+.1f} to {100 * interval.high:+.1f}")


def number_interval(interval: Interval) -> str:
    return f"{number(interval.low)} to {number(interval.high)}"


def points_interval(interval: Interval) -> str:
    return f"{points(interval.low)} to {points(interval.high)}"


def _minus(text: str) -> str:
    """With a true minus, and none before a nought."""
    return text.replace("-", "−") if any(digit in text for digit in "123456789") else text.replace("-", "")
