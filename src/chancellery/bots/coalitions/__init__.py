"""The sensible player of Coalitions: rules of thumb, one module for each area of the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from chancellery.bots.coalitions import arbiter, battle, diplomacy, generals, lempereur, movement, purchase, update
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.lempereur.realm import EmpireRealm
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Match, Move

CHOICES: dict[str, Callable[[Table, Decision], Move]] = {
    "napoleon": movement.napoleon,
    "named_general": generals.name,
    "expel_before": diplomacy.expel,
    "expel_after": diplomacy.expel,
    "drill": purchase.drill,
    "drill_discard": purchase.discard,
    "surplus": purchase.discard,
    "leadership": purchase.leadership,
    "more_generals": purchase.more_generals,
    "purchase": purchase.purchase,
    "subsidy": diplomacy.subsidy,
    "subsidy_answer": diplomacy.subsidy_answer,
    "arbiter": arbiter.name,
    "disband": lambda table, decision: decision.options[-1],
    "move": movement.move,
    "path": movement.path,
    "consent": arbiter.consent,
    "garrison": movement.garrison,
    "request": arbiter.request,
    "grant": arbiter.grant,
    "battle": movement.battle,
    "support": battle.support,
    "card": battle.card,
    "target": battle.target,
    "withdraw": battle.withdraw,
    "beaten": battle.beaten,
    "win_garrison": battle.win_garrison,
    "wellington": generals.wellington,
    "kutuzov": generals.kutuzov,
    "blucher": generals.blucher,
    "grand_vizier": generals.grand_vizier,
    "assign": update.assign,
    "stay": update.stay,
    "update_withdraw": update.withdraw,
}

SECRET: dict[str, Callable[[Table, Decision, Random], Move]] = {  # a little chance keeps them from being foreseen
    "status": diplomacy.status,
    "expelled_status": diplomacy.status,
    "bid": diplomacy.bid,
}


def choose(match: Match, decision: Decision, rng: Random) -> Move | None:
    """The move for a decision; None for a kind it knows nothing about."""
    state = match.state
    assert isinstance(state, Realm)
    if isinstance(state, EmpireRealm):
        return lempereur.choose(match, decision)
    table = Table(state, decision.actor, decision.seat)
    if decision.kind in SECRET:
        return SECRET[decision.kind](table, decision, rng)
    chooser = CHOICES.get(decision.kind)
    return chooser(table, decision) if chooser is not None else None
