"""Can a server start on this data folder? What is wrong is said in one sentence, before anything is opened."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import sys
import threading
from pathlib import Path

from ludarium.server.config import Config
from ludarium.server.mail import Mailer, MailSettingError, Post
from ludarium.server.migration import VERSION
from ludarium.server.storage.database import FILE, AlreadyServedError, only_one

PATCH_FLOOR = {(3, 11): 4}  # before it urlsplit, by which origins are told apart, could be led astray
LARGE = 500_000_000  # bytes
log = logging.getLogger("ludarium.server")
SENTENCES = {
    "served": "another server already uses {folder}",
    "folder": "the folder {folder} cannot be written to",
    "empty": "{file} is empty: put a backup in its place, or remove it to begin anew",
    "damaged": "{file} is damaged: put a backup in its place (--no-check starts without looking)",
    "smtp": "LUDARIUM_SMTP names no mail server: write smtp://user:password@host:port, or smtps://…",
    "mail-from": "LUDARIUM_MAIL_FROM is no mail address: write Ludarium <ludarium@example.org>",
    "mail-origin": "mail needs --origin: links in letters name the server's public address",
    "mail-extra": "mail needs more packages: pip install 'ludarium[accounts]'",
    "newer": "{file} has version {found}, this ludarium knows {known}: install a newer one",
}


class StartError(RuntimeError):
    """Why no server can start here: a code with arguments; as text, the sentence in English."""

    def __init__(self, reason: str, **arguments: str) -> None:
        super().__init__(SENTENCES[reason].format(**arguments))
        self.reason = reason
        self.arguments = arguments


def check_mail(config: Config) -> None:
    """Raises StartError where letters are wanted and could not be sent."""
    try:
        wanted = Post.of(config) is not None
    except MailSettingError as error:
        raise StartError(str(error)) from None
    if wanted and not Mailer.installed():
        raise StartError("mail-extra")


def check(folder: Path, *, look: bool = True) -> None:
    """Raises StartError. `look`: read the whole file for damage, which takes a moment for every 100 MB; a large one
    is looked through while the server runs (`look_through`)."""
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        guard = only_one(folder)
    except AlreadyServedError:
        raise StartError("served", folder=str(folder)) from None
    except OSError:
        raise StartError("folder", folder=str(folder)) from None
    if guard is not None:
        guard.close()
    if file.exists():
        check_file(file, look=look and not is_large(folder))


def is_large(folder: Path) -> bool:
    file = folder / FILE
    return file.exists() and file.stat().st_size > LARGE


def look_through(folder: Path) -> None:
    """Says in the log whether a large file is damaged; in a thread of its own, since it takes minutes."""

    def look() -> None:
        try:
            check_file(folder / FILE)
        except StartError as error:
            log.error("%s", error)
        else:
            log.info("the database was looked through for damage: there is none")

    threading.Thread(target=look, name="look", daemon=True).start()


def check_file(file: Path, *, look: bool = True) -> None:
    """Is it a database that this ludarium can use? Raises StartError."""
    if file.stat().st_size == 0:
        raise StartError("empty", file=str(file))
    try:
        with contextlib.closing(sqlite3.connect(file)) as db:
            found = int(db.execute("PRAGMA user_version").fetchone()[0])
            if found > VERSION:
                raise StartError("newer", file=str(file), found=str(found), known=str(VERSION))
            if look and db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise StartError("damaged", file=str(file))
    except sqlite3.DatabaseError:
        raise StartError("damaged", file=str(file)) from None


def old_python() -> str:
    """The least patch version of this Python that should be used, where it is an older one."""
    floor = PATCH_FLOOR.get(sys.version_info[:2], 0)
    return f"{sys.version_info[0]}.{sys.version_info[1]}.{floor}" if sys.version_info[2] < floor else ""
