"""The rules of Plus Ultra, as steps: round.py and turn.py tell the order of things, outline.py lists them all."""
