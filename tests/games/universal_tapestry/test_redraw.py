"""The redraw by colours: it looks at the colours of the tapestry and their neighbours, wherever there is room."""

from __future__ import annotations

import pytest

from tests.games.universal_tapestry.table import COLOURS, heard, play, position, rest


@pytest.mark.rule("10.8")
@pytest.mark.parametrize("laid", COLOURS)
def test_colours_next_to_those_of_the_tapestry_need_no_redraw(laid: str) -> None:
    for colour in COLOURS:
        held = f"{laid}C1"
        area = [f"{colour}{kind}" for kind in ("A2", "A3", "C2", "C3", "N2", "N3", "A4")]
        last = f"{colour}C4"
        s = position(
            {(0, 0): f"{laid}A1"},
            held,
            area=area,
            deck=[last, *rest([f"{laid}A1"], area, [held, last])],
            options={"redraw": "colours"},
        )
        far = abs(COLOURS.index(colour) - COLOURS.index(laid)) > 1
        assert bool(heard(play(s, "discard"), "redrawn")) == far, colour
