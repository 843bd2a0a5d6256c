"""Benchmarks: speed beside peers, matches between bots, and the long soak. None of them is a test."""

from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not go beyond, or the next one."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
