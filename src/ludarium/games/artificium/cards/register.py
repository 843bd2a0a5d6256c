"""All cards by number, with the verb that uses each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ludarium.games.artificium.cards.building import Building
from ludarium.games.artificium.cards.castle import Castle
from ludarium.games.artificium.cards.effect import Effect
from ludarium.games.artificium.cards.exploration import Exploration
from ludarium.games.artificium.cards.fair import Fair
from ludarium.games.artificium.cards.rebuilding import Rebuilding
from ludarium.games.artificium.cards.theft import Theft
from ludarium.games.artificium.cards.wizard_tower import WizardTower
from ludarium.games.artificium.data import Card, Verb

_CARDS: Final[list[Effect]] = [
    Exploration(Card.EXPLORATION, Verb.EXPLORE),
    Theft(Card.THEFT, Verb.STEAL),
    Rebuilding(Card.REBUILDING, Verb.REBUILD),
    Fair(Card.FAIR, Verb.USE),
    *[Building(card, Verb.USE) for card in range(Card.SAWMILL, Card.WIZARD_TOWER)],
    WizardTower(Card.WIZARD_TOWER, Verb.USE),
    Castle(Card.CASTLE, Verb.BESIEGE),
]
EFFECTS: Final = vec[Effect](_CARDS)
