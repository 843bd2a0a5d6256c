"""The whole server as one ASGI app, and the command that runs it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from ludarium.server import logs, restart, start
from ludarium.server.api.route import Api
from ludarium.server.ban import Bans
from ludarium.server.config import Config
from ludarium.server.context import Context
from ludarium.server.guard import Guard, problem
from ludarium.server.health import Health
from ludarium.server.line import Socket
from ludarium.server.live import Live
from ludarium.server.metrics import Exposition
from ludarium.server.order import Orders
from ludarium.server.pages import Pages
from ludarium.server.reckoning import Reckoning
from ludarium.server.refusal import Refusal
from ludarium.server.share import Door, reachable
from ludarium.server.storage.account import joined_guests
from ludarium.server.storage.database import Storage
from ludarium.server.tables import Tables
from ludarium.server.transport import Http, Settings

SWITCH = 0.001  # seconds: the writer thread waits for the interpreter at every statement
LOOKS = 5  # tenths of a second between two looks at who is late
log = logging.getLogger("ludarium.server")


def create_app(config: Config, door: Door | None = None, pages: Pages | None = None) -> ASGIApp:
    """Everything is opened when the app starts, since it needs the running loop."""
    files = pages or Pages()
    holder: list[Api] = []
    bans = Bans()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Live]]:
        sys.setswitchinterval(SWITCH)
        storage = Storage(config.data)
        context = Context.of(config, storage, door, bans)
        await context.devices.load()
        await context.caller.load()
        await context.blocks.load()
        context.joined = await storage.read(joined_guests)
        tables = Tables(context)
        live = Live(tables)
        api = Api(context, tables, live)
        watched = [*Health(storage).routes(), *Exposition(config.metrics, tables, live).routes()]
        app.router.routes[:0] = [*api.routes(), *watched]
        app.state.tables = tables
        holder.append(api)
        orders = Orders(tables, live)
        await orders.load()
        reckoning = Reckoning(tables)
        await api.tournaments.load()
        cares = (
            tables.take_up(),
            tables.care(),
            orders.watch(),
            reckoning.watch(),
            api.tournaments.watch(),
            context.caller.work(tables),
        )
        caring = [asyncio.create_task(task) for task in cares]
        if context.mailer.on:
            caring.append(asyncio.create_task(context.mailer.work()))
        try:
            yield {"live": live}
        finally:
            await context.mailer.close()
            for task in caring:
                task.cancel()
            await asyncio.gather(*caring, return_exceptions=True)
            await api.analyses.close()
            await tables.close()
            await context.bots.close()
            await storage.close()

    async def page(request: Request) -> Response:
        """A file of the front end; any other address is the app's own, apart from the API's."""
        path = request.path_params["path"]
        if path.startswith(("api/", "ws/")):
            return problem(Refusal("not-found", 404))
        file = files.file(request, path) if path != "index.html" else None
        if file is not None:
            return file
        if path.startswith("assets/"):
            return problem(Refusal("not-found", 404))
        return await holder[0].guest.page(request, files)

    async def unexpected(request: Request, error: Exception) -> Response:
        """Without internals; the guard has logged it."""
        if isinstance(error, Refusal):  # of an address, or of a page
            return problem(error)
        if isinstance(error, HTTPException):
            return problem(
                Refusal("not-found" if error.status_code == 404 else "not-allowed", error.status_code)
            )
        return problem(Refusal("internal", 500))

    app = Starlette(
        routes=[Route("/{path:path}", page)],
        lifespan=lifespan,
        exception_handlers={Refusal: unexpected, HTTPException: unexpected, Exception: unexpected},
    )
    return Guard(app, config, bans)


def keep_what_is_loaded() -> None:
    """What is loaded by now stays: looking through it again and again costs pauses."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Server(uvicorn.Server):
    """Says where it is, opens the browser, and can listen on further addresses."""

    def __init__(self, config: Config, open_browser: bool = False, pages: Pages | None = None) -> None:
        self.door = Door(config.host)
        super().__init__(settings(create_app(config, self.door, pages), config))
        self.url = config.origins[0] if config.origins else f"http://{_shown(config.host)}:{config.port}/"
        self.open_browser = open_browser
        self.restarting = False
        self.kept: list[int] = []  # sockets for the process after this one
        self.door.hang(self.listen)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            keep_what_is_loaded()
            if sockets is not None:
                print(f"Ludarium: restarted, with the {restart.engine()} engine", flush=True)
                return
            print(f"Ludarium: {self.url}   (Ctrl-C ends it)", flush=True)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.url)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOKS == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Http | Socket):
                    connection.look(now)
        return await super().on_tick(counter)

    def restart(self) -> None:
        self.restarting = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.restarting:
            self.kept = [
                restart.kept_open(each.fileno()) for server in self.servers for each in server.sockets
            ]
        for server in self.servers:
            server.close()  # who is told to come back finds the server after this one
        await self.lifespan.state["live"].part()
        await super().shutdown(sockets)

    async def listen(self, host: str, port: int) -> None:
        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        further = await asyncio.get_running_loop().create_server(protocol, host=host, port=port)
        self.servers.append(further)


def _shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::", "") else host


def settings(app: ASGIApp, config: Config) -> Settings:
    return Settings(
        app,
        config,
        host=config.host,
        port=config.port,
        ws_max_size=config.limits.message * 4,
        ws_per_message_deflate=False,  # costs more than half again as much work
        ws_ping_interval=20,
        ws_ping_timeout=30,
        proxy_headers=config.public,
        forwarded_allow_ips=config.proxies,
        server_header=False,
        access_log=False,  # the guard writes it
        log_config=None,  # what uvicorn says goes where everything goes
        log_level="warning",
        timeout_graceful_shutdown=3,
        backlog=512,
    )


def serve(config: Config, *, open_browser: bool = True, look: bool = True) -> None:
    """Run until Ctrl-C; raises StartError where it cannot. `look`: for damage of the database, first."""
    logs.set_up(config.log, every_request=config.access_log)
    start.check_mail(config)
    look = look and not restart.under_way()
    start.check(config.data, look=look)
    if look and start.is_large(config.data):
        start.look_through(config.data)
    if floor := start.old_python():
        log.warning("this Python has known faults: use %s or newer", floor)
    server, sockets = Server(config, open_browser), restart.inherited()
    for each in sockets or []:  # a door that was opened stays open
        server.door.hosts += [
            host for host in reachable(each.getsockname()[0]) if host not in server.door.hosts
        ]
    if hasattr(signal, "SIGUSR2"):
        signal.signal(signal.SIGUSR2, lambda number, frame: server.restart())
    try:
        server.run(sockets)
        if server.restarting:
            restart.become_new(server.kept)
    except KeyboardInterrupt:  # the usual end, after everything is closed
        pass
