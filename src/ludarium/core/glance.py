"""A glance: what a player who does not look at everything happens to see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def seen(look: i64, thing: i64, often: i64) -> bool:
    """Is this thing noticed in this look? `often` in a hundred looks; in one look always the same answer."""
    mixed = (look ^ (thing * 0x9E3779B1)) & WORD
    mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & WORD
    mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & WORD
    return ((mixed ^ (mixed >> 16)) * 100) >> 32 < often
