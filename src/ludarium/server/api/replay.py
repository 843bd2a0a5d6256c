"""Games that are over, step by step, and as records."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludarium.core.daily import today
from ludarium.server import schema, view
from ludarium.server.api.reception import Part, Reception, address_of, answer, whole_number
from ludarium.server.refusal import Refusal
from ludarium.server.replay import Replay
from ludarium.server.upload import Uploads


class ReplayApi:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.context = reception.context
        config = self.context.config
        self.uploads = Uploads(reception.replays, config.limits, config.times)

    def routes(self) -> list[Part]:
        table, uploaded = "/api/tables/{table}", "/api/replays/{replay}"
        return [
            ("GET", f"{table}/record", self.record),
            ("POST", "/api/replays", self.upload),
            *(
                ("GET", path, function)
                for base in (f"{table}/replay", uploaded)
                for path, function in (
                    (base, self.summary),
                    (f"{base}/entries", self.entries),
                    (f"{base}/{{number:number}}", self.frame),
                )
            ),
        ]

    async def replay(self, request: Request) -> Replay:
        """Of a table: only when the game is over, since a record tells everything. Or of an uploaded record."""
        if "replay" in request.path_params:
            return self.reception.replays.uploaded(request.path_params["replay"])
        table = await self.reception.found(request)
        async with table.alone():
            if table.row.status != "finished":
                raise Refusal("not-over", 403)
            if table.row.daily and table.row.daily >= today():
                raise Refusal("day-not-over", 403)  # others have yet to begin the same deal
            if table.row.tournament in self.context.sealed:
                raise Refusal("tournament-not-over", 403)  # the same
            replay = self.reception.replays.known(table.row.id)
            if replay is None:
                journal = await table.awake()
                if table.damaged:
                    raise Refusal("table-damaged", 409)
                if journal is None:
                    raise Refusal("rules-changed", 409, version=table.row.rules)
                journal.names = [seat.name for seat in table.row.seats]
                info, results = view.info(table, None), view.results(table, journal)
                replay = self.reception.replays.keep(Replay(info, journal, self.context.library, results))
            return replay

    async def record(self, request: Request) -> Response:
        replay = await self.replay(request)
        headers = {"content-disposition": f'attachment; filename="{replay.info.game}-{replay.info.id}.txt"'}
        return Response(replay.text(), media_type="text/plain", headers=headers)

    async def summary(self, request: Request) -> Response:
        return answer((await self.replay(request)).summary())

    async def frame(self, request: Request) -> Response:
        replay = await self.replay(request)
        return answer(replay.frame(request.path_params["number"], _seat_asked(request)))

    async def entries(self, request: Request) -> Response:
        replay = await self.replay(request)
        return answer(replay.chronicle(_first_asked(request), _seat_asked(request)))

    async def upload(self, request: Request) -> Response:
        await self.reception.guest(request)
        self.uploads.admit(address_of(request))
        body = await self.reception.read(request, self.context.config.limits.record)
        return answer((await self.uploads.read(request, body)).summary(), 201)


def _seat_asked(request: Request) -> int:
    try:
        return whole_number(request.query_params.get("seat", str(schema.ALL_OPEN)))
    except ValueError:
        raise Refusal("no-such-seat", 404) from None


def _first_asked(request: Request) -> int:
    try:
        return whole_number(request.query_params.get("from", "0"))
    except ValueError:
        raise Refusal("no-such-step", 404) from None
