"""The sensible player of L'Empereur: the Grand Coalition marches on Paris. One module for each area of the rules."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.bots.coalitions.lempereur import actions, battle, movement, napoleon
from chancellery.bots.coalitions.lempereur.camp import Camp
from chancellery.bots.coalitions.lempereur.mind import SENSIBLE, Mind
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.kernel import Decision, Move

CHOICES: dict[str, Callable[[Camp, Decision], Move]] = {
    "drill": actions.drill,
    "drill_discard": actions.discard,
    "surplus": actions.discard,
    "leadership": actions.leadership,
    "more_generals": actions.more_generals,
    "purchase": actions.purchase,
    "subsidy": actions.subsidy,
    "subsidy_answer": lambda camp, decision: decision.options[0],
    "disband": movement.disband,
    "move": movement.move,
    "path": movement.path,
    "consent": lambda camp, decision: decision.options[0],
    "garrison": movement.garrison,
    "battle": movement.next_battle,
    "support": battle.support,
    "open_card": battle.open_card,
    "withdraw": movement.withdraw,
    "beaten": movement.beaten,
    "win_garrison": movement.win_garrison,
    "lowest_morale": napoleon.lowest_morale,
    "source": napoleon.source,
    "race_place": napoleon.far_from_the_gate,
    "french_troops": napoleon.far_from_the_gate,
    "french_withdraw": napoleon.far_from_the_gate,
}


def choose(s: EmpireRealm, decision: Decision, mind: Mind = SENSIBLE) -> Move | None:
    """The move for a decision; None for a kind it knows nothing about."""
    camp = Camp(s, decision.actor, mind)
    if decision.kind == "division":
        return napoleon.division(camp, decision, len(s.game.seats))
    chooser = CHOICES.get(decision.kind)
    return chooser(camp, decision) if chooser is not None else None
