"""Subsidies (20) and what the politics tracks change of the draw (17.5.18, 17.5.19)."""

from __future__ import annotations

from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import BAVARIA, FRANCE, MAJOR
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Reason


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
            if not contract[2]:
                s.emit("contract_ended", contract[0], contract[1])
    s.contracts = [contract for contract in s.contracts if contract[2] > 0]
    return receivers


def refused(s: Campaign, payer: int, receiver: int) -> Reason | None:
    """None if the two may make a contract: a major power pays an ally with whom it has none yet."""
    names = {"power": s.name_of("power", payer), "other": s.name_of("power", receiver)}
    if not s.game.full:
        return v.AGREEMENT_FULL_ONLY.by("M-20.1")
    if payer not in MAJOR:
        return v.PAYER_MINOR.saying(**names)
    if payer == receiver or not s.relations.allies[payer] >> receiver & 1:
        return v.NOT_ALLIED.saying(**names)
    if (payer, receiver) == (FRANCE, BAVARIA):
        return v.STANDING_SUBSIDY
    if s.game.two_players and receiver in MAJOR:
        return v.MINOR_POWERS_ONLY
    pair = {payer, receiver}
    return v.CONTRACT_RUNS if any({c[0], c[1]} == pair for c in s.contracts) else None


def may_contract(s: Campaign, payer: int, receiver: int) -> bool:
    return refused(s, payer, receiver) is None


def end_broken(s: Campaign) -> None:
    """M-R-67: a contract ends when the two cease to be allies."""
    kept = [c for c in s.contracts if s.relations.allies[c[0]] >> c[1] & 1]
    for contract in s.contracts:
        if contract not in kept:
            s.emit("contract_ended", contract[0], contract[1])
    s.contracts = kept
