"""Bots as they once were, kept for ever: what is new is measured against them."""
