"""What the server itself says to people, outside of a page: what links show elsewhere, letters, calls."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludarium.core.text import FALLBACK, Catalogue

TEXTS = Path(__file__).parent / "text"
LANGUAGES = ("en", "es", "de")


def catalogue(language: str | None) -> Catalogue:
    return _catalogue(language if language in LANGUAGES else FALLBACK)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(TEXTS, language)
