"""Why an Event (5.2), a Ministry card (3.5) or an Advantage (8) cannot be used."""

from __future__ import annotations

from chancellery.games.imperial_struggle import advantages
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.refusals import no
from chancellery.games.imperial_struggle.round import MINOR
from chancellery.games.imperial_struggle.sides import MILITARY, NOBODY, TYPES
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Refusal
from chancellery.locale import Name


def explain(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    verb = move.verb
    if verb in ("play", "play_with"):
        return _event(s, ar, move.args[0])
    if verb == "reveal":
        own = move.args[0] in s.ministry[ar.side]
        return no("IS-3.5.0.3", "face-up-already") if own else no("IS-3.5.0.2", "not-your-minister")
    if verb == "use":
        return _ability(s, ar, move.args[0])
    if verb == "activate":
        return advantage(s, ar, move.args[0]) or _activation(s, ar, move.args[0])
    return None


def _event(s: Struggle, ar: ActionRound, card: int) -> Refusal | None:
    if ar.tile == NOBODY:
        return no("IS-5.0.1", "tile-first")
    if card not in s.hands[ar.side]:
        return no("IS-5.2.1", "not-in-hand")
    if not ar.may_play_event:
        return no("IS-5.2.2", "event-too-late")
    tile, event = s.game.components.investments[ar.tile], s.game.components.events[card]
    if not tile.event:
        return no("IS-3.3.2", "no-event-symbol")
    if event.type not in (-1, tile.major):
        return no("IS-3.4.3.2", "event-other-type", type=Name("is-type-" + TYPES[event.type] + ".action"))
    return None


def _ability(s: Struggle, ar: ActionRound, ability: int) -> Refusal | None:
    found = s.game.components.abilities[ability]
    card = Name("is-ministry-" + s.game.components.ministries[found.card].id)
    if found.card not in s.ministry[ar.side]:
        return no("IS-3.5.0.2", "not-your-minister")
    if not s.face_up >> found.card & 1:
        return no("IS-3.5.0.1", "reveal-first", card=card)
    if s.spent & found.bit:
        return no("IS-3.5.2.2", "ability-exhausted", card=card)
    return no("IS-3.5.2.1", "ability-not-now", card=card)


def advantage(s: Struggle, ar: ActionRound, tile: int) -> Refusal | None:
    """IS-8.1.3 to IS-8.2.4: why an Advantage cannot be used at all now."""
    found = s.game.components.advantages[tile]
    name = Name("is-advantage-" + found.id)
    if s.holder(tile) != ar.side:
        return no("IS-8.1.1", "advantage-not-held", advantage=name)
    if s.exhausted >> tile & 1:
        return no("IS-8.1.3", "advantage-exhausted", advantage=name)
    if found.spaces & s.conflict:
        return no("IS-8.1.4", "advantage-conflict", advantage=name)
    if s.fresh >> tile & 1:
        return no("IS-8.2.3", "advantage-new", advantage=name)
    if ar.advantages_used >= advantages.PER_ROUND:
        return no("IS-8.2.4", "two-advantages")
    if ar.advantage_regions >> found.region & 1:
        return no("IS-8.2.4", "advantage-region", advantage=name)
    return None


def _activation(s: Struggle, ar: ActionRound, tile: int) -> Refusal | None:
    found = s.game.components.advantages[tile]
    name = Name("is-advantage-" + found.id)
    if found.mode in ("discount", "set_total"):
        return no("IS-8.2.5", "advantage-with-purchase", advantage=name)
    if found.mode == "pay" and (ar.open < 0 or ar.open == MINOR or ar.types[ar.open] != MILITARY):
        return no("IS-R-107", "advantage-needs-major", advantage=name)
    return no("IS-R-36", "advantage-no-target", advantage=name)
