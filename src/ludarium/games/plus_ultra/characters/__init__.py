"""The fourteen characters, one file each; character.py says what a character is, cast.py lists them."""
