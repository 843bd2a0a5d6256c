"""Artificium: the rules, as steps in the order of the rulebook (dossier 5 and 6); `outline` has their list."""
