"""Why a choice of a War (7) is not allowed: War tile symbols, spoils, Squadrons to lose, Spain, USA flags."""

from __future__ import annotations

from chancellery.games.imperial_struggle import conquest, control
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.refusals import no, space_name, theater_name
from chancellery.games.imperial_struggle.spoils import Spoils
from chancellery.games.imperial_struggle.strength import theater_of
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.theater import TileEffects, unflag_targets
from chancellery.games.imperial_struggle.usa import CANADA, FORTS_IN, TERRITORIES
from chancellery.kernel import Decision, Move, Refusal

# -- War tile symbols (7.1.2)


def _symbol(s: Struggle, decision: Decision, move: Move) -> Refusal:
    top, space, chart = s.stack[-1], move.args[0], s.game.chart
    assert isinstance(top, TileEffects)
    name, bit = space_name(s, space), 1 << space
    strikes = (chart.fort | chart.naval) & bit
    rule = "IS-7.1.2.3" if strikes else "IS-7.1.2.4"
    if chart.territory & bit:
        return no(rule, "symbol-no-territory", space=name)
    if not s.available & bit:
        return no("IS-3.2.1.8", "not-in-play", space=name)
    if not (top.fleets if strikes else top.unflags):
        return no(rule, "no-symbol-against-forts" if strikes else "no-symbol-against-flags", space=name)
    if not theater_of(s, top.theater).regions & bit:
        outside = "IS-7.1.2.6" if chart.political & bit else rule
        return no(outside, "outside-theater", space=name, theater=theater_name(s, decision.about[0]))
    if strikes:
        if not s.flags[1 - top.side] & bit:
            return no(rule, "not-opposing", space=name)
        return no(rule, "damaged-already", space=name)
    if not control.opposing(s, top.side) & bit:
        return no(rule, "not-opposing", space=name)
    if s.conflict & bit:
        return no(rule, "conflict-shields", space=name)
    assert not unflag_targets(s, top.side, theater_of(s, top.theater).regions) & bit
    return no("IS-7.1.2.5", "would-isolate", space=name)


# -- spoils (7.2)


def _spoils(s: Struggle) -> Spoils:
    top = s.stack[-1]
    assert isinstance(top, Spoils)
    return top


def _strip(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """IS-7.2.0.3: an opposing flag of the kind and in the Region that the row names."""
    top, space = _spoils(s), move.args[0]
    name, unflag = space_name(s, space), top.found(s).unflag
    if unflag is None:
        return no("IS-7.2.0.1", "no-strip")
    if not top.strips:
        return no("IS-7.2.0.3", "stripped-already")
    kind, where = unflag
    if s.game.chart.kind[space] != kind:
        return no("IS-7.2.0.3", f"strip-{kind}", space=name)
    if not where >> space & 1:
        return no("IS-7.2.0.3", "strip-region", space=name)
    return no("IS-7.2.0.3", "not-opposing", space=name)


def _conquer(s: Struggle, decision: Decision, move: Move) -> Refusal:
    top, space, chart = _spoils(s), move.args[0], s.game.chart
    side, theater = top.side, theater_of(s, top.theater)
    name, bit = space_name(s, space), 1 << space
    if not top.points:
        return no("IS-7.2.1.0.1", "no-conquest-points")
    if chart.political & bit:
        return no("IS-7.2.1.0.2", "conquest-political", space=name)
    if s.flags[side] & bit:
        return no("IS-7.2.1.0.6", "own-space", space=name)
    where = theater_name(s, decision.about[0])
    if chart.territory & bit:
        if move.verb == "conquer_from":
            return no("IS-7.2.1.1.3", "squadron-only-naval", space=name)
        if not (theater.regions | theater.territories) & bit:
            return no("IS-7.2.1.0.5", "outside-theater", space=name, theater=where)
        return _territory(s, top, space)
    if not theater.regions & bit:
        return no("IS-7.2.1.0.4", "outside-theater", space=name, theater=where)
    if chart.naval & bit:
        return _naval(s, top, move)
    if move.verb == "conquer_from":
        return no("IS-7.2.1.1.3", "squadron-only-naval", space=name)
    return no("IS-12.3.1", "no-line-to-fort", space=name)


def _territory(s: Struggle, top: Spoils, space: int) -> Refusal:
    name, bit = space_name(s, space), 1 << space
    if s.usa & bit:
        return no("IS-7.3.6", "usa-for-good", space=name)
    if s.refused & bit:
        return no("IS-7.2.2.3", "refused-already", space=name)
    lines = s.game.chart.conquest[space]
    if lines and not lines & s.flags[top.side]:
        return no("IS-7.2.1.2.1", "no-line-to-territory", space=name)
    return no("IS-7.2.1.0.3", "conquest-too-dear", space=name, price=conquest.price(s, space), count=top.points)


def _naval(s: Struggle, top: Spoils, move: Move) -> Refusal:
    """IS-7.2.1.1.3 to IS-7.2.1.1.5: the Squadron that is to take the Naval space."""
    side, theater, chart = top.side, theater_of(s, top.theater), s.game.chart
    if move.verb == "conquer":
        if not s.navy[side]:
            return no("IS-7.2.1.1.4", "navy-without-squadron")
        assert NAVY_BOX not in conquest.sources(s, side, theater)
        return no("IS-7.2.1.1.5", "navy-has-conquered")
    start = move.args[1]
    name, bit = space_name(s, start), 1 << start
    if not chart.naval & s.flags[side] & bit:
        return no("IS-7.2.1.1.4", "no-squadron", space=name)
    if not theater.regions & bit:
        return no("IS-7.2.1.1.3", "squadron-elsewhere", space=name)
    return no("IS-7.2.1.1.5", "squadron-has-conquered", space=name)


# -- what follows from a theater (7.3, 12.1)


def _lost(s: Struggle, decision: Decision, move: Move) -> Refusal:
    if move.verb == "navy":
        return no(decision.rule, "navy-without-squadron")
    return no(decision.rule, "no-squadron", space=space_name(s, move.args[0]))


def _in_spain(s: Struggle, decision: Decision, move: Move) -> Refusal:
    space, side = move.args[0], decision.actor
    name, bit = space_name(s, space), 1 << space
    if not s.game.chart.countries["spain"] & bit:
        return no("IS-12.1.3", "only-spain", space=name)
    if s.flags[side] & bit:
        return no("IS-3.2.8.3", "own-space", space=name)
    if move.verb == "flag":
        return no("IS-3.2.8.3", "unflag-first", space=name)
    return no("IS-3.2.8.2", "nothing-to-unflag", space=name)


def _usa(s: Struggle, decision: Decision, move: Move) -> Refusal:
    space, chart = move.args[0], s.game.chart
    name, bit = space_name(s, space), 1 << space
    if s.usa & bit:
        return no("IS-10.0.2", "usa-already", space=name)
    if chart.fort & bit:
        reason = "no-fort-to-remove" if chart.sub_regions[FORTS_IN] & bit else "fort-elsewhere"
        return no("IS-7.3.4", reason, space=name)
    if chart.set_of(CANADA) & bit:
        return no("IS-7.3.5", "no-canada", space=name)
    assert not chart.set_of(TERRITORIES) & bit
    return no("IS-7.3.3", "no-usa-here", space=name)


REASONS = {
    "tile_effect": {"choose": _symbol},
    "spoils": {"conquer": _conquer, "conquer_from": _conquer, "spoil": _strip},
    "lose_squadron": {"choose": _lost, "navy": _lost},
    "shift_in_spain": {"flag": _in_spain, "unflag": _in_spain},
    "usa": {"choose": _usa},
}
