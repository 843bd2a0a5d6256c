"""Record files and reports: read and written whole, or refused with one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludarium.core.journal import Journal
from ludarium.core.record import FORMAT, ForeignRecordError, NewerRecordError, RecordError, read, save
from ludarium.core.text import Catalogue
from ludarium.games import find_game
from ludarium.lab.report.page import BEGINS


class FileError(Exception):
    """A file that cannot be read or written; the message names it and the reason."""


def read_record(path: Path, ui: Catalogue) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError(ui.say("error-file-text", path=str(path))) from None
    except OSError as error:
        raise FileError(ui.say("error-file", path=str(path), reason=reason(error))) from None


def read_journal(path: Path, ui: Catalogue) -> Journal:
    """The record, replayed and checked; says what is wrong with any other file."""
    try:
        return read(read_record(path, ui), find_game)
    except ForeignRecordError:
        raise FileError(ui.say("error-record-foreign", path=str(path))) from None
    except NewerRecordError:
        raise FileError(ui.say("error-record-newer", path=str(path))) from None
    except RecordError as error:
        raise FileError(ui.say("error-record-damaged", path=str(path), reason=str(error))) from None


def check_writable(path: Path, ui: Catalogue, begins: str = FORMAT, refusal: str = "error-file-kind") -> None:
    """Refuse before the game begins what would fail after it: no folder, a folder, somebody else's file.

    `begins` is what one of our own files begins with; such a file is replaced.
    """
    if not path.parent.is_dir():
        raise FileError(
            ui.say("error-file", path=str(path), reason=ui.say("error-no-folder", folder=str(path.parent)))
        )
    if path.is_dir():
        raise FileError(ui.say("error-file", path=str(path), reason=ui.say("error-a-folder")))
    if path.exists() and path.stat().st_size > 0:
        try:
            with path.open(encoding="utf-8") as file:
                first = file.read(len(begins) + 1)
        except UnicodeDecodeError:
            first = ""
        except OSError as error:
            raise FileError(ui.say("error-file", path=str(path), reason=reason(error))) from None
        if first.rstrip("\n") != begins:
            raise FileError(ui.say(refusal, path=str(path)))


def save_record(journal: Journal, path: Path, ui: Catalogue) -> None:
    check_writable(path, ui)
    with _explained(path, ui):
        save(journal, path)


def check_report(path: Path, ui: Catalogue) -> None:
    check_writable(path, ui, BEGINS, "error-file-report")


def save_report(page: str, path: Path, ui: Catalogue) -> None:
    save_page(page, path, ui, BEGINS, "error-file-report")


def save_page(page: str, path: Path, ui: Catalogue, begins: str, refusal: str) -> None:
    check_writable(path, ui, begins, refusal)
    with _explained(path, ui):
        scratch = path.with_name(path.name + ".part")  # whole or not at all
        scratch.write_text(page, encoding="utf-8")
        scratch.replace(path)


@contextmanager
def _explained(path: Path, ui: Catalogue) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise FileError(ui.say("error-file", path=str(path), reason=reason(error))) from None


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
