"""The addresses of the site as the server knows them: which there are, and what a link to one shows elsewhere.

A page is made by the browser; the server puts title, description and picture into its head (Open Graph), in the
reader's language, and answers 404 where there is nothing. Of a table it tells the game and how many seats are free:
nothing that is not told to whoever opens the link.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from datetime import date

from ludarium.core import lesson as lessons
from ludarium.core.game import Game
from ludarium.core.text import FALLBACK, Catalogue
from ludarium.games import folder_of
from ludarium.server.library import Library
from ludarium.server.refusal import Refusal
from ludarium.server.row import Row
from ludarium.server.speech import LANGUAGES, catalogue
from ludarium.server.tables import Tables

LOCALES = {"en": "en_GB", "es": "es_ES", "de": "de_DE"}
HOME = "home"  # the picture of whatever is about no game
WIDTH, HEIGHT = 1200, 630  # of the pictures

# As web/src/routes.ts has them.
PATTERNS = (
    "/",
    "/tables",
    "/new",
    "/mine",
    "/tournaments",
    "/tournaments/new",
    "/tournament/:id",
    "/ratings",
    "/ratings/:game",
    "/person/:id",
    "/settings",
    "/settings/:part",
    "/enter",
    "/link/:token",
    "/letter/:token",
    "/unsubscribe/:token",
    "/share",
    "/credits",
    "/replay",
    "/replay/:id",
    "/analysis/:id",
    "/rules",
    "/rules/:game",
    "/puzzles",
    "/puzzles/:game",
    "/puzzles/:game/day/:date",
    "/puzzles/:game/day/:date/:kind",
    "/puzzles/:game/practice/:kind/:level/:seed",
    "/learn/:game",
    "/learn/:game/:lesson",
    "/table/:id",
)


PEOPLE = ("/person", "/ratings", "/tournament/")


@dataclass(frozen=True)
class Card:
    """What is shown of a link."""

    title: str
    text: str
    picture: str  # a game, or the site: a file of web/public/cards
    status: int = 200


def _parts(path: str) -> tuple[str, dict[str, str]] | None:
    """The pattern of an address with its values; None where there is none."""
    given = (path.rstrip("/") or "/").split("/")
    for pattern in PATTERNS:
        wanted = pattern.split("/")
        if len(wanted) == len(given) and all(
            have if want.startswith(":") else want == have for want, have in zip(wanted, given, strict=True)
        ):
            pairs = zip(wanted, given, strict=True)
            return pattern, {want[1:]: have for want, have in pairs if want.startswith(":")}
    return None


def preferred(accepts: str) -> str:
    """The first language of an Accept-Language header that there are texts in."""
    wishes: list[tuple[float, str]] = []
    for part in accepts[:500].split(","):
        name, _, quality = part.strip().partition(";q=")
        weight = float(quality) if re.fullmatch(r"[01](\.[0-9]{1,3})?", quality) else 0.0 if quality else 1.0
        wishes.append((-weight, name.partition("-")[0].lower()))
    return next((name for weight, name in sorted(wishes) if weight and name in LANGUAGES), FALLBACK)


async def card_of(path: str, language: str, tables: Tables) -> Card:
    """Of the page at this address; where there is none, of the page that says so."""
    texts = catalogue(language)
    found = _parts(path)
    try:
        if found is None:
            raise Refusal("not-found", 404)
        pattern, values = found
        if pattern.startswith(PEOPLE):  # of whom a link tells nothing
            return Card(texts.say("home-title"), texts.say("home-text"), HOME)
        if "id" in values:
            return _of_table(texts, (await tables.find(values["id"])).row, pattern, tables.context.library)
        if "game" in values:
            return _of_game(texts, tables.context.library.find(values["game"]), pattern, values)
        kind = "puzzles" if pattern == "/puzzles" else "home"
        return Card(texts.say(f"{kind}-title"), texts.say(f"{kind}-text"), HOME)
    except Refusal:
        return Card(texts.say("missing-title"), texts.say("missing-text"), HOME, 404)


def _of_game(texts: Catalogue, game: Game, pattern: str, values: dict[str, str]) -> Card:
    if pattern.startswith("/rules"):
        return Card(texts.say("rules-title", game=game.name), _about(texts, game), _picture(game))
    if pattern.startswith("/learn"):
        known = lessons.names(folder_of(game))
        if not known or values.get("lesson", known[0]) not in known:
            raise Refusal("not-found", 404)
        return Card(texts.say("learn-title", game=game.name), texts.say("learn-text"), _picture(game))
    puzzles = game.puzzles
    if puzzles is None or not (
        values.get("kind", puzzles.kinds[0]) in puzzles.kinds
        and values.get("level", puzzles.levels[0]) in puzzles.levels
        and values.get("seed", "0").isdecimal()
        and _is_date(values.get("date", "2026-01-01"))
    ):
        raise Refusal("not-found", 404)
    return Card(texts.say("puzzles-title"), texts.say("puzzles-text"), _picture(game))


def _of_table(texts: Catalogue, row: Row, pattern: str, library: Library) -> Card:
    game = library.find(row.game)
    if pattern.startswith(("/replay", "/analysis")):
        return Card(texts.say("replay-title", game=game.name), texts.say("replay-text"), _picture(game))
    free = sum(seat.kind == "open" for seat in row.seats)
    stands = texts.say(f"table-{row.status}", free=free)
    return Card(texts.say("table-title", game=game.name), f"{stands} {_about(texts, game)}", _picture(game))


def _about(texts: Catalogue, game: Game) -> str:
    name = f"about-{game.id}"
    return texts.say(name if texts.has(name) else "about-other")


def _picture(game: Game) -> str:
    return game.id if catalogue(FALLBACK).has(f"about-{game.id}") else HOME


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def head_of(card: Card, path: str, base: str, language: str) -> str:
    """For the head of the page: what a search engine, a messenger or a social network reads there."""
    picture = f"{base}/cards/{card.picture}.png"
    properties = {
        "og:site_name": "Ludarium",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.text,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:locale": LOCALES[language],
    }
    lines = [f"<title>{html.escape(card.title)}</title>", _meta("name", "description", card.text)]
    lines += [_meta("property", name, value) for name, value in properties.items()]
    lines.append(_meta("name", "twitter:card", "summary_large_image"))
    if card.status == 200:
        lines.append(_meta("property", "og:url", base + path))
    else:
        lines.append(_meta("name", "robots", "noindex"))
    return "\n    ".join(lines)


def _meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(value)}" />'
