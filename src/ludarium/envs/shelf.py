"""Copies of a large array of which few rows are filled, handed out without making a new array each time."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

SLOTS = 4  # copies that are looked at before a new array is made


class _Slot:
    def __init__(self, like: NDArray[Any]) -> None:
        self.array = np.zeros_like(like)
        self.filled = 0


class Shelf:
    """Who keeps a copy keeps it. One that nobody holds any more is taken again, and only the rows that were filled
    are written: most of a new array would be noughts. So that they stay noughts, copies are read-only."""

    def __init__(self, source: NDArray[Any]) -> None:
        self.source = source
        self.slots = [_Slot(source)]
        self.unheld = sys.getrefcount(self.slots[0].array)  # of an array that is nowhere but here

    def copy(self, filled: int) -> NDArray[Any]:
        """The first rows of the source, as they are now; all others are noughts."""
        slot = self._free()
        array = slot.array
        if slot.filled > filled:
            array[filled : slot.filled] = 0
        array[:filled] = self.source[:filled]
        slot.filled = filled
        seen = array[:]
        seen.flags.writeable = False
        return seen

    def _free(self) -> _Slot:
        for slot in self.slots:
            if sys.getrefcount(slot.array) == self.unheld:
                return slot
        if len(self.slots) == SLOTS:
            del self.slots[0]  # whoever has it keeps it
        self.slots.append(_Slot(self.source))
        return self.slots[-1]
