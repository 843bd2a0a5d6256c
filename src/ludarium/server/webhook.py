"""What is sent to a webhook: a template with {title}, {text} and {url}, as chats and notifiers want it.

ntfy      {"topic": "my-topic", "title": "{title}", "message": "{text}", "click": "{url}"}   to https://ntfy.sh
Discord   {"content": "{text} {url}"}
Matrix    {"text": "{text} {url}"}
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from ludarium.server.refusal import Refusal

USUAL = '{"title": "{title}", "text": "{text}", "url": "{url}"}'
LONGEST = 1000  # characters
PLACES = re.compile(r"\{(title|text|url)\}")


def filled(template: str, told: Mapping[str, str]) -> tuple[bytes, str]:
    """The body and its type: JSON where the template is, plain text otherwise."""
    json = template.lstrip().startswith(("{", "[")) and not PLACES.match(template.lstrip())

    def put(found: re.Match[str]) -> str:
        return msgspec.json.encode(told[found[1]]).decode()[1:-1] if json else told[found[1]]

    kind = "application/json" if json else "text/plain; charset=utf-8"
    return PLACES.sub(put, template).encode(), kind


def clean_template(text: str) -> str:
    template = text.strip() or USUAL
    if len(template) > LONGEST:
        raise Refusal("too-long", 413, most=LONGEST)
    body, kind = filled(template, {"title": "t", "text": "t", "url": "u"})
    if kind == "application/json":
        try:
            msgspec.json.decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("bad-template") from None
    return template
