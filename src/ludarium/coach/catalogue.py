"""Where the coach's own words lie: one catalogue for terminal and browser."""

from __future__ import annotations

from pathlib import Path

TEXTS = Path(__file__).parent / "text"
