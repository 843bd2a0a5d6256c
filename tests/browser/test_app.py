"""As an app: installable, called through its service worker, and something to read without a network."""

from __future__ import annotations

import json
import time
from typing import Any

from tests.browser.conftest import Enter, Visitor, there_are
from tests.browser.player import PATIENCE

# What would be shown. Chromium without a screen lets nobody show a notification, so the worker's own call is noted.
NOTE = """() => { self.shown = []; ServiceWorkerRegistration.prototype.showNotification =
    async (title, {body, tag, data}) => { self.shown.push({title, body, tag, url: data.url}); }; }"""
OLD = """ServiceWorkerRegistration.prototype.getNotifications = async ({tag}) =>
    [{close: () => { window.closed_tags = [...(window.closed_tags ?? []), tag]; }}];"""
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)))).flat()"""


def wait(visitor: Visitor, script: str, wanted: object, worker: Any = None) -> None:
    """Until the page, or the worker, says so. (The page's own waiting needs eval, which is forbidden.)"""
    until = time.monotonic() + PATIENCE
    while (found := (worker or visitor.page).evaluate(script)) != wanted:
        assert time.monotonic() < until, found
        visitor.page.wait_for_timeout(30)


def installed(enter: Enter) -> Visitor:
    visitor = enter(service_workers="allow")
    visitor.page.goto(visitor.url)
    wait(visitor, "navigator.serviceWorker.controller !== null", True)
    return visitor


def push(visitor: Visitor, told: object) -> None:
    """As a browser's push service would hand it on."""
    session: Any = visitor.context.new_cdp_session(visitor.page)
    registrations: list[str] = []

    def note(event: dict[str, Any]) -> None:
        registrations.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not registrations:
        visitor.page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.url, "registrationId": registrations[0], "data": json.dumps(told)},
    )


def test_a_call_is_shown_with_its_table_and_goes_away_there(enter: Enter) -> None:
    visitor = installed(enter)
    (worker,) = visitor.context.service_workers
    worker.evaluate(NOTE)
    wish = {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = visitor.request("POST", "/api/tables", wish)["id"]
    push(visitor, {"title": "Artificium", "text": "It is your turn.", "url": f"/table/{table}", "tag": table})
    shown = {"title": "Artificium", "body": "It is your turn.", "tag": table, "url": f"/table/{table}"}
    wait(visitor, "self.shown", [shown], worker)
    push(visitor, "nothing of ours")
    unknown = {"title": "Ludarium", "body": "", "tag": "ludarium", "url": "/"}
    wait(visitor, "self.shown", [shown, unknown], worker)
    visitor.page.add_init_script(OLD)
    visitor.visit(table)
    wait(visitor, "window.closed_tags", [table, f"{table}-said"])


def test_without_a_network_the_rules_can_be_read_and_nothing_else_is_kept(enter: Enter) -> None:
    visitor = installed(enter)
    page = visitor.page
    page.goto(f"{visitor.url}/rules/artificium")
    page.locator("article h2").first.wait_for()
    page.goto(f"{visitor.url}/mine")
    page.locator("main").wait_for()
    kept = page.evaluate(KEPT)
    wrong = [path for path in kept if path.startswith(("/api/", "/table", "/mine", "/ws"))]
    assert {path for path in wrong if not path.startswith("/api/games")} == set()
    assert "/" not in kept
    visitor.context.set_offline(True)
    page.goto(f"{visitor.url}/rules/artificium")
    page.locator("article h2").first.wait_for()
    page.goto(f"{visitor.url}/table/anything")
    page.get_by_text("The server cannot be reached").wait_for()
    there_are(1, page.get_by_role("link", name="Try again"))
    visitor.context.set_offline(False)
    visitor.complaints.clear()  # chromium says of each request that it failed


def test_it_can_be_installed(enter: Enter) -> None:
    visitor = installed(enter)
    session = visitor.context.new_cdp_session(visitor.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = json.loads(manifest["data"])
    assert found["display"] == "standalone"
    for icon in found["icons"]:
        answer = visitor.context.request.get(visitor.url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]


def test_what_one_is_called_about_can_be_chosen(enter: Enter) -> None:
    visitor = enter()
    visitor.request("PUT", "/api/me", {"name": "Ana"})
    page = visitor.page
    page.goto(f"{visitor.url}/settings/calls")
    page.get_by_label("Address", exact=True).fill("https://chat.example.org/hook")
    page.get_by_role("button", name="Discord").click()
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Test").wait_for()
    box = page.get_by_label("Somebody says something: Webhook")
    box.check()
    chosen = """fetch('/api/me/calls').then((answer) => answer.json()).then(({wishes}) =>
        wishes.some(({event, kind, on}) => event === 'message' && kind === 'webhook' && on))"""
    wait(visitor, chosen, True)
    page.reload()
    there_are(1, page.locator("input[type=checkbox]:checked").and_(box))
    assert visitor.request("GET", "/api/me/calls")["webhook"]["template"] == '{"content": "{text} {url}"}'
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Test").wait_for(state="detached")
