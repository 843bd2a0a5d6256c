"""Ars Universalis for bots."""

from __future__ import annotations

from ludarium.core.policy import Policy


class ArsPolicy(Policy):
    """Plays at random for now."""
