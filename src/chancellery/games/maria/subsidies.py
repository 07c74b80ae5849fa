"""Subsidies (20) and what the politics tracks change of the draw (17.5.18, 17.5.19)."""

from __future__ import annotations

from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import BAVARIA, FRANCE, MAJOR


def track_cards(s: Campaign, power: int) -> int:
    """The cards more or fewer that the markers on the tracks give a power."""
    if not s.game.full:
        return 0
    change = 0
    for track, spaces in enumerate(s.game.components.tracks):
        for kind, who, n in spaces[s.track[track]].symbols:
            if who == power:
                change += n if kind == "tc_plus" else -n if kind == "tc_minus" else 0
    return change


def due(s: Campaign, payer: int, available: int) -> list[int]:
    """M-20.8, M-R-67: who receives a card of the payer now; every contract runs one phase shorter."""
    from chancellery.games.maria.stage import capital_lost

    receivers: list[int] = []
    for contract in s.contracts:
        if contract[0] == payer and contract[2] > 0:
            contract[2] -= 1
            if len(receivers) < available and not capital_lost(s, contract[1]):
                receivers.append(contract[1])
    s.contracts = [contract for contract in s.contracts if contract[2] > 0]
    return receivers


def may_contract(s: Campaign, payer: int, receiver: int) -> bool:
    """M-20.2, M-20.4, M-20.7, M-24.2.3: a major power pays an ally with whom it has no contract yet."""
    if not s.game.full or payer not in MAJOR or payer == receiver or (payer, receiver) == (FRANCE, BAVARIA):
        return False
    if not s.relations.allies[payer] >> receiver & 1:
        return False
    if s.game.two_players and receiver in MAJOR:
        return False
    pair = {payer, receiver}
    return not any({contract[0], contract[1]} == pair for contract in s.contracts)


def end_broken(s: Campaign) -> None:
    """M-R-67: a contract ends when the two cease to be allies."""
    kept = [c for c in s.contracts if s.relations.allies[c[0]] >> c[1] & 1]
    for contract in s.contracts:
        if contract not in kept:
            s.emit("contract_ended", contract[0], contract[1])
    s.contracts = kept
