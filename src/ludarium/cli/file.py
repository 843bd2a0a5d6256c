"""Record files: read and written whole, or refused with one line."""

from __future__ import annotations

from pathlib import Path

from ludarium.core.journal import Journal
from ludarium.core.record import FORMAT, save
from ludarium.core.text import Catalogue


class FileError(Exception):
    """A file that cannot be read or written; the message names it and the reason."""


def read_record(path: Path, ui: Catalogue) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError(ui.say("error-file-text", path=str(path))) from None
    except OSError as error:
        raise FileError(ui.say("error-file", path=str(path), reason=reason(error))) from None


def check_writable(path: Path, ui: Catalogue) -> None:
    """Refuse before the game begins what would fail after it: no folder, a folder, somebody else's file."""
    if not path.parent.is_dir():
        raise FileError(
            ui.say("error-file", path=str(path), reason=ui.say("error-no-folder", folder=str(path.parent)))
        )
    if path.is_dir():
        raise FileError(ui.say("error-file", path=str(path), reason=ui.say("error-a-folder")))
    if path.exists() and path.stat().st_size > 0:
        try:
            with path.open(encoding="utf-8") as file:
                first = file.readline().rstrip("\n")
        except UnicodeDecodeError:
            first = ""
        except OSError as error:
            raise FileError(ui.say("error-file", path=str(path), reason=reason(error))) from None
        if first != FORMAT:
            raise FileError(ui.say("error-file-kind", path=str(path)))


def save_record(journal: Journal, path: Path, ui: Catalogue) -> None:
    check_writable(path, ui)
    try:
        save(journal, path)
    except OSError as error:
        raise FileError(ui.say("error-file", path=str(path), reason=reason(error))) from None


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
