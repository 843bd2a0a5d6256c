"""Nim: the fifth game of the tests, as small as a game can be. No chance, nothing hidden, no texts."""

from __future__ import annotations

from ludarium.core.game import Game

from .data import Event, Reason, Rules
from .rules import OUTLINE
from .state import Nim, new_table

GAME = Game(
    id="nim",
    name="Nim",
    version="1",
    seats=(2,),
    rules=Rules,
    state=Nim,
    event=Event,
    reason=Reason,
    outline=OUTLINE,
    new_table=new_table,
)
