"""Why an Event (5.2), a Ministry card (3.5) or an Advantage (8) cannot be used."""

from __future__ import annotations

from chancellery.games.imperial_struggle import advantages, events, formulas, ministries
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.refusals import advantage_name, event_name, ministry_name, no, space_name
from chancellery.games.imperial_struggle.sides import DIPLOMATIC, ECONOMIC, FRANCE, MILITARY, NOBODY, TYPES
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Refusal
from chancellery.locale import Name

ACTION_OF = {  # abilities that need an Action of a type under way
    "choiseul_extra_military": MILITARY,
    "jacobite_uprisings_military_shift": MILITARY,
    "pitt_the_elder_extra_diplomatic": DIPLOMATIC,
    "papacy_hanover_negotiations_extra_diplomatic": DIPLOMATIC,
}


def explain(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    verb, first = move.verb, move.args[0]
    if verb in ("play", "play_with"):
        return _event(s, ar, first) or _keyword(s, ar, move)
    if verb == "reveal":
        own = first in s.ministry[ar.side]
        return no("IS-3.5.0.3", "face-up-already") if own else no("IS-3.5.0.2", "not-your-minister")
    if verb == "use":
        return ability(s, ar, first) or _untimely(s, ar, first)
    if verb == "mark":
        marker = s.game.ability["townshend_acts", "marker"]
        return ability(s, ar, marker) or no("IS-R-95", "townshend-too-late")
    if verb == "discard":
        return _halley(s, ar, first)
    if verb == "huguenots":
        return _huguenots(s, ar, first)
    return advantage(s, ar, first) or _activation(s, first)


# -- Events


def _event(s: Struggle, ar: ActionRound, card: int) -> Refusal | None:
    """Why an Event cannot be played at all; the two abilities lift one condition each (IS-5.2.1)."""
    if card not in s.hands[ar.side]:
        return no("IS-5.2.1", "not-in-hand")
    if not ar.may_play_event:
        return no("IS-5.2.2", "event-too-late")
    tile, event = s.game.components.investments[ar.tile], s.game.components.events[card]
    if not tile.event and not events.condorcet(s, ar):
        return no("IS-3.3.2", "no-event-symbol")
    banked = event.type == ECONOMIC and tile.event and events.bank(s, ar)
    if event.type not in (-1, tile.major) and not banked:
        return no("IS-3.4.3.2", "event-other-type", type=_type_name(event.type))
    return None


def _keyword(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    """IS-3.5.3.2: a face-down card of one's own with a keyword that the Event asks for and nobody shows yet."""
    card, minister = move.args
    name, event = ministry_name(s, minister), event_name(s, card)
    if minister not in s.ministry[ar.side]:
        return no("IS-3.5.0.2", "not-your-minister")
    if s.face_up >> minister & 1:
        return no("IS-3.5.0.3", "face-up-already")
    wanted = s.game.components.events[card].keywords[ar.side]
    if not wanted:
        return no("IS-3.5.3.2", "event-without-keyword", card=event)
    if all(formulas.shows(s, ar.side, keyword) for keyword in wanted):
        return no("IS-3.5.3.2", "keyword-shown-already", card=event)
    return no("IS-3.5.3.2", "other-keyword", card=event, minister=name)


# -- Ministry cards


def ability(s: Struggle, ar: ActionRound, ability: int) -> Refusal | None:
    """IS-3.5: why an ability cannot be used at all now."""
    found = s.game.components.abilities[ability]
    card = ministry_name(s, found.card)
    if found.card not in s.ministry[ar.side]:
        return no("IS-3.5.0.2", "not-your-minister")
    if not s.face_up >> found.card & 1:
        return no("IS-3.5.0.1", "reveal-first", card=card)
    if s.spent & found.bit:
        return no("IS-3.5.2.2", "ability-exhausted", card=card)
    return None


def _untimely(s: Struggle, ar: ActionRound, ability: int) -> Refusal:
    """Why a ready ability has no use at this moment."""
    name, card = s.game.ability_names[ability], ministry_name(s, s.game.components.abilities[ability].card)
    if name in ACTION_OF:
        type = ACTION_OF[name]
        if ar.open >= 0 and ar.types[ar.open] == type:  # Jacobite Uprisings have scored
            return no("IS-R-98", "uprisings-scored")
        return no("IS-R-102" if type == DIPLOMATIC or "extra" in name else "IS-R-98", "ability-needs-action",
                  card=card, type=_type_name(type))  # fmt: skip
    if name == "the_cardinal_ministers_diplomatic_bonus":
        if ar.tile == NOBODY:
            return no("IS-R-102", "ability-after-tile", card=card)
        if DIPLOMATIC not in ar.types[:2]:
            return no("IS-R-102", "cardinals-without-action", card=card)
        return no("IS-R-102", "cardinals-too-late" if ministries.cardinals(s) else "cardinals-nothing", card=card)
    if name == "robert_walpole_draw_discard":
        return no("IS-R-20", "draw-pile-empty")
    if name == "new_world_huguenots_place_marker":
        return no("IS-R-99", "no-place-for-huguenots")
    return no("IS-R-27", "ability-passive", card=card)


def _halley(s: Struggle, ar: ActionRound, card: int) -> Refusal:
    discarding = s.game.ability["edmond_halley", "discard_for_treaty_point"]
    found = ability(s, ar, discarding)
    if found is not None:
        return found
    return no("IS-R-110", "not-in-hand") if card not in s.hands[ar.side] else no("IS-3.5.2.1", "halley-no-squadron")


def _huguenots(s: Struggle, ar: ActionRound, space: int) -> Refusal:
    """IS-R-99: the reduction of a marker that is not spent, in an Economic Action of France."""
    if ar.side != FRANCE:
        return no("IS-R-99", "huguenots-french")
    if not s.huguenots >> space & 1:
        return no("IS-R-99", "no-huguenots", space=space_name(s, space))
    if s.huguenots_spent >> space & 1:
        return no("IS-R-99", "huguenots-spent", space=space_name(s, space))
    if ar.open < 0 or ar.types[ar.open] != ECONOMIC:
        return no("IS-R-99", "huguenots-need-action")
    return no("IS-R-99", "huguenots-one")


# -- Advantages


def advantage(s: Struggle, ar: ActionRound, tile: int) -> Refusal | None:
    """IS-8.1.3 to IS-8.2.4: why an Advantage cannot be used at all now."""
    found, name = s.game.components.advantages[tile], advantage_name(s, tile)
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


def _activation(s: Struggle, tile: int) -> Refusal:
    name = advantage_name(s, tile)
    if s.game.components.advantages[tile].mode:
        return no("IS-8.2.5", "advantage-with-purchase", advantage=name)
    return no("IS-R-36", "advantage-no-target", advantage=name)


def discount(s: Struggle, ar: ActionRound, space: int, tile: int) -> Refusal | None:
    """Why unflagging a space cannot be paid with the help of an Advantage."""
    found = advantage(s, ar, tile)
    if found is not None:
        return found
    box = s.game.components
    where = 0
    if box.cheaper_with[ar.types[ar.open]] >> tile & 1:
        where = s.game.filters.of(box.advantages[tile].effects[0]["filter"])
    if where >> space & 1:
        return None
    return no("IS-8.2.5", "advantage-elsewhere", advantage=advantage_name(s, tile), space=space_name(s, space))


def _type_name(type: int) -> Name:
    return Name("is-type-" + TYPES[type] + ".action")
