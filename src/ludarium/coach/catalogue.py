"""Where the coach's own words lie: the same catalogues for terminal and browser."""

from __future__ import annotations

from pathlib import Path

TEXTS = Path(__file__).parent / "text"
ANALYSIS = TEXTS / "analysis"  # apart: no table needs it
