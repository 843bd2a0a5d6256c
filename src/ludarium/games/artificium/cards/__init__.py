"""Artificium: what each card does when it is used, one file a card (dossier 6)."""
