"""The whole server as one ASGI app, and the command that runs it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import webbrowser
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from ludarium.server.api import Api
from ludarium.server.catalogue import Catalogue
from ludarium.server.config import Config, default_data
from ludarium.server.crew import Crew
from ludarium.server.guard import Guard, problem
from ludarium.server.house import Guests, House
from ludarium.server.identity import Signer
from ludarium.server.live import Live
from ludarium.server.pages import Pages
from ludarium.server.refusal import Refusal
from ludarium.server.storage import AlreadyServedError, Storage
from ludarium.server.tables import Tables

SWITCH = 0.001  # seconds: the writer thread waits for the interpreter at every statement
log = logging.getLogger("ludarium.server")


def create_app(config: Config) -> ASGIApp:
    """Everything is opened when the app starts, since it needs the running loop."""
    pages = Pages()
    holder: list[Api] = []

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        storage = Storage(config.data)
        house = House(
            config=config,
            storage=storage,
            signer=Signer(storage.secret),
            guests=Guests(storage),
            catalogue=Catalogue(template=config.template),
            crew=Crew(config.bot_workers, config.times.bot_patience),
        )
        tables = Tables(house)
        api = Api(house, tables, Live(tables))
        app.router.routes[:0] = api.routes()
        app.state.tables = tables
        holder.append(api)
        caring = [asyncio.create_task(tables.take_up()), asyncio.create_task(tables.care())]
        try:
            yield
        finally:
            for task in caring:
                task.cancel()
            await asyncio.gather(*caring, return_exceptions=True)
            await house.crew.close()
            await storage.close()

    async def page(request: Request) -> Response:
        """A file of the front end; any other address is the app's own, apart from the API's."""
        path = request.path_params["path"]
        if path.startswith(("api/", "ws/")):
            return problem(Refusal("not-found", 404))
        file = pages.file(request, path)
        if file is not None:
            return file
        if path.startswith("assets/"):
            return problem(Refusal("not-found", 404))
        return holder[0].welcome(request, pages.index(request))

    app = Starlette(routes=[Route("/{path:path}", page)], lifespan=lifespan)
    return Guard(app, config)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self.url = url
        self.open_browser = open_browser

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            print(f"Ludarium: {self.url}   (Ctrl-C ends it)", flush=True)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.url)


def uvicorn_config(app: ASGIApp, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_max_size=config.limits.message * 4,
        ws_per_message_deflate=False,  # costs more than half again as much work
        ws_ping_interval=20,
        ws_ping_timeout=30,
        proxy_headers=config.public,
        forwarded_allow_ips=config.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
        backlog=512,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = Config.port,
    data: Path | None = None,
    bot_workers: int = 1,
    open_browser: bool = True,
    origins: tuple[str, ...] = (),
) -> None:
    """Run until Ctrl-C."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    config = Config(
        data=data or default_data(), host=host, port=port, bot_workers=bot_workers, origins=origins
    )
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    url = config.origins[0] if config.origins else f"http://{shown}:{port}/"
    try:
        _Server(uvicorn_config(create_app(config), config), url, open_browser).run()
    except AlreadyServedError as error:
        raise SystemExit(f"ludarium: {error}") from None
