"""Why a military purchase (5.6) is not allowed."""

from __future__ import annotations

from chancellery.games.imperial_struggle import control, military, ministries, war_tiles, why_not_cards
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.refusals import advantage_name, ministry_name, no, space_name
from chancellery.games.imperial_struggle.round import MINOR
from chancellery.games.imperial_struggle.sides import MILITARY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Refusal


def explain(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    verb = move.verb
    if verb == "tile":
        return _tile(s, ar)
    if verb == "exchange":
        return _exchange(s, ar, move)
    if verb == "pacify":
        return (
            None
            if s.conflict >> move.args[0] & 1
            else no("IS-5.6.2.2", "no-conflict", space=space_name(s, move.args[0]))
        )
    if verb in ("fort", "repair", "seize"):
        return _fort(s, ar, move)
    if verb in ("construct", "construct_with"):
        return _construct(s, ar, move)
    if verb in ("muster", "deploy"):
        return _deploy(s, ar, move)
    if verb == "activate":
        return _bastion(s, ar)
    return None if ministries.may_score_uprisings(s, ar) else no("IS-R-98", "no-uprisings")


def _tile(s: Struggle, ar: ActionRound) -> Refusal | None:
    if s.turn.peace == 6:
        return no("IS-5.6.1.5", "no-tiles-turn-6")
    if ar.tiles_bought >= military.TILES_PER_ROUND:
        return no("IS-5.6.1.1", "two-tiles")
    if not war_tiles.room(s, ar.side):
        return no("IS-5.6.1.4", "theaters-full")
    return None if s.bonus_pool[ar.side] else no("IS-3.1.1", "no-tiles-left")


def _bastion(s: Struggle, ar: ActionRound) -> Refusal | None:
    name = advantage_name(s, s.game.naval_bastion)
    if ar.open == MINOR:
        return no("IS-R-107", "advantage-needs-major", advantage=name)
    return None if s.squadrons(1 - ar.side) else no("IS-R-42", "advantage-no-target", advantage=name)


def _exchange(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    if s.turn.peace != 6:
        return no("IS-5.6.1.5", "exchange-turn-6")
    if move.args[0] == MILITARY:
        return no("IS-5.6.1.5", "exchange-military")
    return no("IS-5.6.1.5", "one-exchange") if ar.exchange_type not in (-1, move.args[0]) else None


def _fort(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    space, bit = move.args[0], 1 << move.args[0]
    name = space_name(s, space)
    if not s.game.chart.fort & bit:
        return no("IS-3.2.5.1", "no-fort-space", space=name)
    if move.verb == "fort":
        if not control.empty(s) & bit:
            return no("IS-5.6.3.4", "fort-stands", space=name)
        return None if military.buildable(s, ar.side) & bit else no("IS-5.6.3.2", "fort-not-connected", space=name)
    if not s.damaged & bit:
        return no("IS-5.6.4.1", "fort-not-damaged", space=name)
    if move.verb == "repair":
        return None if s.flags[ar.side] & bit else no("IS-5.6.4.1", "fort-not-yours", space=name)
    if ar.open == MINOR:
        return no("IS-5.3.2.6", "minor-seize")
    return None if military.seizable(s, ar.side) & bit else no("IS-5.6.4.2", "seize-not-connected", space=name)


def _construct(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    if not s.unbuilt[ar.side]:
        return no("IS-5.6.5.2", "none-unbuilt")
    if move.verb == "construct_with" and move.args[0] not in military.sources(s, ar):
        return _source(s, ar, move.args[0])
    return None


def _source(s: Struggle, ar: ActionRound, source: int) -> Refusal:
    """Why an Advantage or ability does not make a Squadron cheaper."""
    first = len(s.game.components.advantages)
    if source < first:
        other = source != s.game.slaving_contracts
        found = None if other else why_not_cards.advantage(s, ar, source)
    else:
        ability = source - first
        other = ability not in [known for _, known in s.game.squadron_abilities]
        found = None if other else why_not_cards.ability(s, ar, ability)
    if found is None and not other:  # Choiseul needs a Squadron in North America
        return no("IS-5.6.5.3", "cheap-squadron-condition", card=ministry_name(s, s.game.choiseul))
    return found or no("IS-5.6.5.3", "not-cheaper")


def _deploy(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    chart, to = s.game.chart, move.args[-1]
    name = space_name(s, to)
    if not chart.naval >> to & 1:
        return no("IS-3.6.1", "not-naval", space=name)
    if s.flags[ar.side] >> to & 1:
        return no("IS-5.6.6.1", "own-squadron", space=name)
    if move.verb == "muster":
        if not s.navy[ar.side]:
            return no("IS-5.6.6.1", "navy-empty")
    elif not s.flags[ar.side] & chart.naval & 1 << move.args[0]:
        return no("IS-5.6.6.1", "no-squadron", space=space_name(s, move.args[0]))
    elif s.deployed >> move.args[0] & 1:
        return no("IS-5.6.6.4", "deployed-already", space=space_name(s, move.args[0]))
    if ar.open == MINOR and s.flags[1 - ar.side] >> to & 1:
        return no("IS-5.3.2.6", "minor-displace", space=name)
    return None
