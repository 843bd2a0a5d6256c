"""Ludarium: four board games of art and learning, with exact rules and a fast engine."""

__version__ = "0.1.0"
