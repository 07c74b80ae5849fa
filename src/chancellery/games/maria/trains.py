"""Trains that come back (10.2)."""

from __future__ import annotations

from chancellery.games.maria import cards, conquest, negotiations
from chancellery.games.maria.campaign import IN_BOX, OFF_BOARD, Campaign
from chancellery.games.maria.powers import PRUSSIA
from chancellery.kernel import Move

TRAIN_PRICE = 4  # M-10.2.4


def returns(s: Campaign, powers: list[int], *, pay: bool = True) -> list[Move]:
    """M-10.2: lost trains back on the map, or trains taken off and put back at once; `pay` looks into the hands."""
    found: list[Move] = []
    moves = s.game.moves
    for power in powers:
        waits = power == PRUSSIA and s.silesia and s.where[s.game.second_train] == IN_BOX
        poor = (cards.worth(s.hands[power]) < TRAIN_PRICE) if pay else not s.hands[power]
        if poor and not waits:
            continue
        places = train_places(s, power)
        if waits:  # M-R-56
            found += moves.restore[s.game.second_train][places & s.game.general_fortresses(s, PRUSSIA)]
        if poor or not places:
            continue
        for train in s.game.components.powers[power].trains:
            if s.where[train] == OFF_BOARD:
                found += moves.restore[train][places]
            elif s.where[train] >= 0 and not s.settled >> train & 1:  # M-R-17: once placed it is done
                found += moves.replace[train][places & ~(1 << s.where[train])]
    return found


def train_places(s: Campaign, power: int) -> int:
    """M-10.2.5 to M-10.2.9, M-R-89."""
    places = s.game.train_fortresses(s, power) & ~(s.all_generals() | s.all_trains()) & ~s.game.closed_to(s, power)
    places &= ~negotiations.closed(s, power, placed=True)
    return places and places & conquest.held_by(s, s.relations.allies[power])
