"""The words of a game in one line each, for those who meet them the first time.

They stand in the game's `text/glossary.toml`, which also holds all texts to one word for one thing: beginnings of
the word in every language, and `about`, its name and what it means. Terminal and browser find the words by the same
rule: a beginning with at most four more letters, and a capital where the glossary has one (German nouns, the Crown).
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

FILE = "glossary.toml"
FALLBACK = "en"  # every word is told in it
ENDING = 4  # letters that may follow a beginning
ABBREVIATION = 2  # letters: such a word has no endings


@dataclass(frozen=True)
class Word:
    """One word of a game in one language."""

    id: str
    forms: tuple[str, ...]  # how it begins
    about: str = ""  # "Name: what it is"; empty where everybody knows it

    def said_in(self, text: str) -> bool:
        """With its endings; a compound is another word."""
        return any(re.search(pattern(form), text) for form in self.forms)


def pattern(form: str) -> str:
    case = "" if form[0].isupper() else "(?i)"
    ending = rf"\w{{0,{ENDING}}}" if len(form) > ABBREVIATION else ""
    return rf"{case}(?<!\w){re.escape(form)}{ending}(?!\w)"


def words(folder: Path, language: str) -> list[Word]:
    """The glossary of the game whose texts lie there, in its order; nothing where it has none."""
    path = folder / FILE
    if not path.is_file():
        return []
    found = []
    for name, entry in tomllib.loads(path.read_text("utf-8")).items():
        forms = entry.get(language, entry[FALLBACK])
        abouts = entry.get("about", {})
        about = abouts.get(language, abouts.get(FALLBACK, ""))
        found.append(Word(name, (forms,) if isinstance(forms, str) else tuple(forms), about))
    return found
