"""The built front end as files, with one page for all addresses of the app."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = "static"
TITLE = re.compile("<title>.*?</title>")
FOR_EVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ludarium</title></head>
<body><h1>Ludarium</h1>
<p>The server runs, but its pages are not built. Run <code>make build</code>, or see docs/hosting.md.</p>
</body></html>
"""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "text/javascript")


@dataclass
class Asset:
    body: bytes
    zipped: bytes | None
    type: str
    tag: str


class Pages:
    """Files are read once: there are few, and they do not change while the server runs."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or Path(str(resources.files("ludarium.server"))) / FOLDER
        self._assets: dict[str, Asset] = {}

    def file(self, request: Request, path: str) -> Response | None:
        """A file of the front end, or None where there is none of that name."""
        asset = self._load(path)
        if asset is None:
            return None
        hashed = path.startswith("assets/")  # their names change with their contents
        headers = {
            "cache-control": FOR_EVER if hashed else "no-cache",
            "etag": asset.tag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == asset.tag:
            return Response(status_code=304, headers=headers)
        body = asset.body
        if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = asset.zipped
        return Response(body, media_type=asset.type, headers=headers)

    def index(self, request: Request, head: str, language: str, status: int) -> Response:
        """The page of all addresses, with what this one has in its head."""
        asset = self._load("index.html")
        if asset is None:
            return Response(
                MISSING, media_type="text/html", status_code=200, headers={"cache-control": "no-store"}
            )
        page = TITLE.sub(lambda _: head, asset.body.decode(), count=1)
        page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language, cookie"}
        headers["etag"] = _tag(page.encode())
        if status == 200 and request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        return Response(page, media_type="text/html", status_code=status, headers=headers)

    def _load(self, path: str) -> Asset | None:
        if path not in self._assets:
            asset = self._read(path)
            if asset is None:
                return None  # not kept: anybody can think of a thousand names
            self._assets[path] = asset
        return self._assets[path]

    def _read(self, path: str) -> Asset | None:
        try:
            file = (self.folder / path).resolve()
            if not path or not file.is_relative_to(self.folder.resolve()) or not file.is_file():
                return None
            body = file.read_bytes()
        except (OSError, ValueError):  # names no file could have
            return None
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        zipped = gzip.compress(body, 9) if kind.startswith(TEXTS) and len(body) > 500 else None
        return Asset(body, zipped, kind, _tag(body))


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'
