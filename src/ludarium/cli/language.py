"""In which language the terminal speaks: the one of --lang, or else the one that the system is set to."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludarium.core.text import FALLBACK, languages

FLAG = "--lang"
TEXTS = Path(__file__).parent / "text"
SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # as other programs read them: the first that is set decides


def known() -> list[str]:
    return languages(TEXTS)


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """de_DE.UTF-8 is German; what is not known, or none at all, is English."""
    setting = next((environment[name] for name in SETTINGS if environment.get(name)), "")
    code = setting.partition("_")[0].partition(".")[0].casefold()
    return code if code in known() else FALLBACK


def of_line(arguments: Sequence[str]) -> str:
    """Of a command line, before it is parsed: its help and its refusals are told in that language, too."""
    for place, text in enumerate(arguments):
        flag, equals, value = text.partition("=")
        if flag == FLAG:
            following = arguments[place + 1] if place + 1 < len(arguments) else ""
            chosen = value if equals else following
            if chosen in known():
                return chosen
    return of_system()
