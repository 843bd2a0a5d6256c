"""For whatever watches over the server: does it run, and can it take people in?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ludarium.server.storage.database import Storage
from ludarium.server.storage.writer import StorageError


class Health:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.alive), Route("/readyz", self.ready)]

    async def alive(self, request: Request) -> Response:
        return PlainTextResponse("ok")

    async def ready(self, request: Request) -> Response:
        """The disk takes what is written and gives it back."""
        try:
            await self.storage.write()
            await self.storage.read(lambda db: db.execute("SELECT 1").fetchone())
        except StorageError:
            return PlainTextResponse("not ready: the disk does not take what is written", status_code=503)
        return PlainTextResponse("ok")
