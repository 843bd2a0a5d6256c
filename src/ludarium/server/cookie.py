"""Our own cookie out of a request's headers.

Not `http.cookies`: it reads every cookie that other pages of the host have set, and unquotes them in quadratic time.
Ours needs no unquoting, and what the headers of a request may hold is bounded by the transport.
"""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import HTTPConnection


def own_cookie(request: HTTPConnection, names: Sequence[str]) -> str | None:
    """The value of the first of these names that there is a cookie of; of several of a name the last counts."""
    found: dict[str, str] = {}
    for header in request.headers.getlist("cookie"):
        for part in header.split(";"):
            name, _, value = part.partition("=")
            found[name.strip()] = value.strip()
    return next((found[name] for name in names if name in found), None)
