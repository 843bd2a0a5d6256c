"""The edge of the server: origins, hosts, headers, cookies, pages and the door to the network."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludarium.server.pages import Pages
from ludarium.server.share import addresses, qr_svg, reachable
from tests.server.client import PATIENCE, fetch
from tests.server.conftest import Serve, Served


def test_requests_that_change_something_come_from_our_own_page(server: Served) -> None:
    guest = server.guest()
    wish = {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for origin in ("http://evil.example", "null", "", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"):
        response = guest.http.post("/api/tables", json=wish, headers={"origin": origin})
        assert (response.status_code, response.json()["reason"]) == (403, "wrong-origin"), origin
    bare = httpx.Client(base_url=server.url, cookies=guest.http.cookies, timeout=PATIENCE)
    assert bare.post("/api/tables", json=wish).status_code == 403
    assert bare.post("/api/tables", json=wish, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert bare.post("/api/tables", json=wish, headers={"sec-fetch-site": "same-origin"}).status_code == 201


def test_sockets_are_opened_by_our_own_page_only(server: Served) -> None:
    guest = server.guest()
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{guest.make('me', 'local')}"
    for origin in (Origin("http://evil.example"), None):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(url, origin=origin, additional_headers={"cookie": guest.cookie}, open_timeout=PATIENCE),
        ):
            pass
        assert refused.value.response.status_code == 403


def test_a_name_that_is_not_ours_is_refused(server: Served) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example:80", "", "localhost.evil.example"):
        response = fetch(f"{server.url}/api/games", headers={"host": host})
        assert response.status_code in (400, 403), host
    for host in ("localhost:1234", "192.168.1.20:8360", "[::1]:8360"):
        assert fetch(f"{server.url}/api/games", headers={"host": host}).status_code == 200, host


def test_every_answer_has_strict_headers(server: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/table/xyz", "/assets/none.js"):
        headers = fetch(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Served) -> None:
    cookie = fetch(f"{server.url}/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_behind_tls_the_cookie_is_secure(serve: Serve) -> None:
    server = serve(origins=("https://play.example.org",))
    headers = {"host": "play.example.org", "x-forwarded-proto": "https"}
    response = fetch(f"{server.url}/api/me", headers=headers)
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-ludarium=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "max-age" in response.headers["strict-transport-security"]
    name = {"origin": "https://play.example.org", "cookie": cookie.partition(";")[0], **headers}
    assert fetch(f"{server.url}/api/me", "PUT", json={"name": "Ana"}, headers=name).status_code == 200
    link = fetch(f"{server.url}/api/me/links", "POST", headers=name).json()["url"]
    assert link.startswith("https://play.example.org/link/")
    assert fetch(f"{server.url}/api/share", headers=headers).json()["urls"] == ["https://play.example.org"]


def test_unknown_addresses(server: Served) -> None:
    assert fetch(f"{server.url}/api/nothing").json() == {"reason": "not-found", "args": {}}
    assert fetch(f"{server.url}/api/games/chess/constants").status_code == 404
    assert fetch(f"{server.url}/table/some-id").headers["content-type"].startswith("text/html")
    assert fetch(f"{server.url}/api/games", "DELETE", headers={"origin": server.url}).status_code in (
        404,
        405,
    )


def test_an_error_of_ours_shows_no_internals(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("the secret of /etc/passwd")

    monkeypatch.setattr(server.tables.context.library, "infos", broken)
    response = fetch(f"{server.url}/api/games")
    assert response.status_code == 500
    assert response.json() == {"reason": "internal", "args": {}}
    guest = server.guest()
    place = guest.sit(guest.make("me", "local"))
    monkeypatch.setattr("ludarium.server.move.why_not", lambda *rest: broken())
    assert place.ask("why", seat=0, move="pass") == {
        "type": "refused",
        "client": place.heard[-1]["client"],
        "reason": "internal",
        "args": {},
    }


def test_the_front_end_is_served_with_one_page_for_all(serve: Serve, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>app</title>")
    (static / "assets" / "main-1a2b.js").write_text("console.log(1)\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    server = serve(pages=Pages(static))
    page = fetch(f"{server.url}/tables")
    assert "<!doctype html>" in page.text
    assert page.headers["cache-control"] == "no-cache"
    script = fetch(f"{server.url}/assets/main-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    tag = {"if-none-match": script.headers["etag"]}
    assert fetch(f"{server.url}/assets/main-1a2b.js", headers=tag).status_code == 304
    assert fetch(f"{server.url}/assets/other.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
        assert "secret" not in fetch(server.url + path).text


def test_without_a_front_end_a_page_says_so(serve: Serve, tmp_path: Path) -> None:
    server = serve(pages=Pages(tmp_path / "nothing"))
    assert "not built" in fetch(server.url).text


def test_letting_others_join(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    share = guest.get("/api/share")
    assert share == {"urls": [], "qr": "", "can_open": True}
    monkeypatch.setattr("ludarium.server.share.addresses", lambda: ["127.0.0.2"])
    opened = guest.post("/api/share")
    assert opened["urls"] == [f"http://127.0.0.2:{server.config.port}"]
    assert opened["qr"].startswith("<svg")
    assert fetch(f"{opened['urls'][0]}/api/games").status_code == 200
    assert guest.post("/api/me/links")["url"].startswith(opened["urls"][0])
    table = guest.make("me", "open")
    assert guest.get(f"/api/share?table={table}")["qr"] == qr_svg(f"{opened['urls'][0]}/table/{table}")
    assert guest.refused("GET", "/api/share?table=nowhere") == (404, "no-such-table")


def test_addresses() -> None:
    assert reachable("127.0.0.1") == reachable("localhost") == reachable("::1") == []
    assert reachable("192.168.7.7") == ["192.168.7.7"]
    assert reachable("0.0.0.0") == addresses()
    assert not any(address.startswith("127.") for address in addresses())
    assert "script" not in qr_svg("http://192.168.7.7:8360")
