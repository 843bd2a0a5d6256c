"""The final scores as a grid."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from ludarium.cli.speech import Speech
from ludarium.core.game import Setup
from ludarium.core.state import State


def final_scores(setup: Setup, speech: Speech, state: State, reader: int = -1) -> Grid | None:
    """Where everybody's points come from, best player first; none for a solitaire that is lost or only a matter of
    time."""
    if setup.seats == 1 and (state.timed() or not state.won(0)):
        return None
    places = setup.game.places(state)
    order = sorted(range(setup.seats), key=lambda seat: places[seat])
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style="bold")
    grid.add_column(speech.ui.say("score-part"), header_style="dim")
    for seat in order:
        grid.add_column(speech.name(seat, reader), justify="right")
    parts = {seat: setup.game.breakdown(state, seat) for seat in order}
    for key in dict.fromkeys(key for seat in order for key in parts[seat]):
        values = [parts[seat].get(key, 0) for seat in order]
        if any(values):
            grid.add_row(speech.part(key), *(str(value) if value else "–" for value in values))
    grid.add_section()
    totals = [str(int(state.score(seat))) for seat in order]
    grid.add_row(Text(speech.ui.say("score-total"), "bold"), *(Text(total, "bold") for total in totals))
    if setup.seats > 1:
        grid.add_row(speech.ui.say("score-place"), *(str(places[seat]) for seat in order))
    return grid
