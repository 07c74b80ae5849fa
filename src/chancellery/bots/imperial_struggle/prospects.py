"""The prospects of a side as numbers: spaces, cards and tracks as they lie, and the scores they promise.

What a net looks at; an observation tells more. France comes first and Britain second, whoever looks: the sides are not
alike.
"""

from __future__ import annotations

from chancellery.bots.planning.net import Numbers
from chancellery.games.imperial_struggle import scoring, strength, war_tiles
from chancellery.games.imperial_struggle.components import Row
from chancellery.games.imperial_struggle.definition import ImperialStruggle
from chancellery.games.imperial_struggle.peace_turn import ROUNDS, PeaceTurn
from chancellery.games.imperial_struggle.sides import BRITAIN, COMMODITIES, FRANCE, NOBODY, REGIONS, SIDES, VP_START
from chancellery.games.imperial_struggle.state import Ministers, Struggle
from chancellery.kernel.arrays import numbers
from chancellery.kernel.observation import Observation, Part, Parts

VERSION = 1
THEATERS = 4


def parts(game: ImperialStruggle) -> Parts:
    box = game.components
    spaces, events, ministers = box.chart.size, len(box.events), len(box.ministries)
    advantages, investments, turns = len(box.advantages), len(box.investments), len(box.turns)
    return Parts(
        VERSION,
        [
            *[Part(f"flags.{side}", spaces, True) for side in SIDES],
            Part("conflict", spaces, True),
            Part("damaged", spaces, True),
            Part("usa", spaces, True),
            Part("spain", spaces, True),
            *[Part(f"hand.{side}", events, True) for side in SIDES],
            *[Part(f"ministry.{side}", ministers, True) for side in SIDES],
            Part("face_up", ministers, True),
            *[Part(f"advantages.{side}", advantages, True) for side in SIDES],
            Part("exhausted", advantages, True),
            Part("turn", turns, True),
            Part("round", ROUNDS + 1, True),
            Part("acting", len(SIDES), True),
            Part("seen_by", len(SIDES), True),
            Part("regions", 5 * len(REGIONS)),
            Part("prestige", 2),
            Part("commodities", 5 * len(COMMODITIES)),
            Part("promised", 2),
            Part("held", 10),
            Part("theaters", 4 * THEATERS + 3),
            Part("tracks", 26),
            Part("trends", 3),
            Part("tiles", investments),
        ],
    )


def row(s: Struggle, seat: int, parts: Parts) -> Numbers:
    """What a seat may know, one row of numbers."""
    seen, side = Observation(parts), s.sides[seat]
    _map(s, seen)
    _cards(s, seen, side)
    rounds = _time(s, seen, side)
    promised = _scores(s, seen)
    war = _war(s, seen, side)
    _tracks(s, seen)
    seen.numbers += [(s.vp - VP_START) / 8 * s.step / 10, promised / 6 * rounds / ROUNDS, war / 4 * rounds / ROUNDS]
    tiles = [0.0] * len(s.game.components.investments)
    for tile in s.tiles:
        tiles[tile] += 1.0
    seen.numbers += tiles
    return numbers(seen)[None]


def _map(s: Struggle, seen: Observation) -> None:
    size = s.game.chart.size
    for members in (*s.flags, s.conflict, s.damaged, s.usa, s.spain):
        seen.set(members, size)


def _cards(s: Struggle, seen: Observation, side: int) -> None:
    box = s.game.components
    for owner, hand in enumerate(s.hands):
        seen.things(hand if owner == side else (), len(box.events))
    for owner, cards in enumerate(s.ministry):
        ministers = Ministers(s, owner)
        known = [card for place, card in enumerate(cards) if owner == side or ministers.known(place)]
        seen.things(known, len(box.ministries))
    seen.set(s.face_up, len(box.ministries))
    for held in s.held:
        seen.set(held, len(box.advantages))
    seen.set(s.exhausted, len(box.advantages))


def _time(s: Struggle, seen: Observation, side: int) -> int:
    """The turn, the Action Round and who acts; returns how many Rounds are done."""
    rounds = next((p.rounds for p in s.stack if isinstance(p, PeaceTurn)), 0)
    seen.set(1 << s.step, len(s.game.components.turns))
    seen.set(1 << rounds, ROUNDS + 1)
    seen.set(1 << s.rounds[0].side if s.rounds else 0, len(SIDES))
    seen.set(1 << side if side >= 0 else 0, len(SIDES))
    return rounds


def _lead(s: Struggle, where: int) -> int:
    return (s.counted(FRANCE) & where).bit_count() - (s.counted(BRITAIN) & where).bit_count()


def _scores(s: Struggle, seen: Observation) -> float:
    """Who leads where, and what it would score now; returns the points that France would gain."""
    box, numbers, promised, won = s.game.components, seen.numbers, 0.0, 0
    for region, where in enumerate(box.chart.in_region):
        award = box.awards[s.awards[region] if s.awards else 2]
        lead = _lead(s, where)
        sign = (lead >= award.margin) - (lead <= -award.margin)
        promised += sign * award.vp
        numbers += [lead / 4, award.vp / 3, award.margin - 1.0, sign * award.vp / 3, sign * award.treaty / 2]
    lead = _lead(s, scoring.prestige_spaces(s))
    sign = (lead > 0) - (lead < 0)
    promised += scoring.PRESTIGE_VP * sign
    numbers += [lead / 4, float(sign)]
    for commodity, where in enumerate(box.chart.of_commodity):
        lead = _lead(s, where)
        sign = (lead > 0) - (lead < 0)
        won += sign
        wanted = commodity in s.demand
        vp = box.rewards[commodity][s.turn.era].vp * sign if wanted else 0
        promised += vp
        numbers += [lead / 3, float(sign), float(wanted), vp / 2, lead / 3 if wanted else 0.0]
    numbers += [won / 3, promised / 6]
    chart = box.chart
    for where, most in ((chart.territory, 5), (chart.market, 8), (chart.naval, 4), (chart.fort, 4)):
        numbers += [(flags & where).bit_count() / most for flags in s.flags]
    numbers += [(s.flags[side] & chart.start_territories[1 - side]).bit_count() / 2 for side in (FRANCE, BRITAIN)]
    return promised


def _war(s: Struggle, seen: Observation, side: int) -> float:
    """The next War as the side sees it; returns the points that France would gain."""
    numbers, total = seen.numbers, 0.0
    theaters = s.game.components.wars[s.next_war].theaters if s.next_war != NOBODY else ()
    for number in range(THEATERS):
        if number >= len(theaters):
            numbers += [0.0, 0.0, 0.0, 0.0]
            continue
        margin = _strength(s, FRANCE, number, side) - _strength(s, BRITAIN, number, side)
        sign = (margin > 0) - (margin < 0)
        row = _row(theaters[number].rows[FRANCE if margin > 0 else BRITAIN], abs(margin)) if sign else None
        vp, conquest = (0, 0) if row is None else (sign * row.vp, sign * row.conquest)
        total += vp
        numbers += [margin / 4, float(max(-1, min(1, margin))), vp / 2, float(conquest)]
    for owner in (FRANCE, BRITAIN):
        numbers.append(sum([len(s.bonus[war_tiles.slot(owner, number)]) for number in range(THEATERS)]) / 4)
    numbers.append(total / 4)
    return total


def _strength(s: Struggle, owner: int, theater: int, side: int) -> int:
    """Theater Strength; War tiles count for who sees them."""
    known = owner == side or theater < s.shown
    return (strength.strength if known else strength.bonus)(s, owner, theater).total


def _row(rows: tuple[Row, ...], margin: int) -> Row | None:
    return next((row for row in rows if row.least <= margin <= row.most), None)


def _tracks(s: Struggle, seen: Observation) -> None:
    credit = [s.credit(side) for side in (FRANCE, BRITAIN)]
    seen.numbers += [
        (s.vp - VP_START) / 8, abs(s.vp - VP_START) / 8, max(0, s.vp - 24) / 4, max(0, 6 - s.vp) / 4,
        s.debt[0] / 5, s.debt[1] / 5, credit[0] / 5, credit[1] / 5, (credit[0] - credit[1]) / 5,
        s.treaty[0] / 4, s.treaty[1] / 4, s.navy[0] / 2, s.navy[1] / 2, s.unbuilt[0] / 2, s.unbuilt[1] / 2,
        float(s.track[0]), float(s.track[1]), float(s.initiative), float(s.first), float(s.carried[0]),
        float(s.carried[1]), float(s.jacobite_victories), float(s.jacobite_defeat), s.usa.bit_count() / 3,
        len(s.hands[0]) / 3, len(s.hands[1]) / 3,
    ]  # fmt: skip
