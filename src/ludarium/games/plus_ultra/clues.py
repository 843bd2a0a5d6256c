"""What the rulebook tells of its lost numbers: limits that no reconstruction may leave (dossier 2.2)."""

from __future__ import annotations

from itertools import pairwise

from ludarium.core.ruleset import Constants


def contradicted(constants: Constants) -> list[str]:
    """The clues that do not hold, one line each."""
    found = []
    crown = {int(level): gp for level, gp in constants.numbers("king_b1_gp").items()}
    if not (crown[4] == crown[5] and crown[2] == crown[3]):
        found.append("the King is paid alike for 4 or 5 ducats of the Crown, and alike for 2 or 3")
    if not crown[6] > crown[5] > crown[3] > 0 or crown[0] or crown[1]:
        found.append("the King is paid in three steps, and nothing below 2 ducats of the Crown")
    for name, whose in (("queen_b1_gp", "the Queen"), ("austria_gp", "Austria")):
        places = [gp for _, gp in sorted(constants.numbers(name).items())]
        if any(gp <= worse for gp, worse in pairwise(places)):
            found.append(f"{whose} tells four places of the peers apart")
    if constants.number("cardinal_b1_rose_high_gp") <= constants.number("cardinal_b1_rose_low_gp"):
        found.append("a window is worth more with prized goods")
    tiers = [
        gp for _, gp in sorted((int(key), gp) for key, gp in constants.numbers("trader_b2_tiers").items())
    ]
    if len(tiers) != 3 or any(more <= less for less, more in pairwise(tiers)):
        found.append("the Trader has three offers, and the dearer one brings more")
    return found
