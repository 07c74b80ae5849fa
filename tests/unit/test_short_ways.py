"""What is worked out in a short way is what the long way says: sets of any size, and positions of Imperial Struggle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from chancellery import Match
from chancellery.games.imperial_struggle import advantages, control, military, shifts
from chancellery.games.imperial_struggle.sides import DIPLOMATIC, ECONOMIC, MILITARY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel.bars import Silent
from chancellery.kernel.sets import bits, union
from chancellery.kernel.vocabulary import Reason


@pytest.fixture(scope="module")
def states() -> list[Struggle]:
    return list(_positions())


def _positions() -> Iterator[Struggle]:
    """Positions of Action Rounds in which an Action is under way."""
    for number in range(3):
        match, rng = Match.new("imperial_struggle", seed=number), Random(number)
        while match.outcome is None:
            decision = match.decisions[0]
            match.play(decision.seat, rng.choice(decision.options))
            state = match.state
            assert isinstance(state, Struggle)
            if state.rounds and state.round.open >= 0 and len(match) % 3 == 0:
                yield state.fork()


def test_spaces_that_can_be_paid(states: list[Struggle]) -> None:
    reduced = 0
    for s in states:
        for type in (ECONOMIC, DIPLOMATIC, MILITARY):
            s.round.huguenots = -1 if type != ECONOMIC else next(iter(bits(s.game.chart.territory)))
            for unflag in (False, True):
                rates = shifts.table(s, s.round, type, unflag)
                reduced += bool(rates.cuts)
                where = s.game.chart.market if type == ECONOMIC else s.game.chart.political
                for limit in range(5):
                    cheap = sum(1 << space for space in bits(where) if rates.price(s, space) <= limit)
                    assert rates.within(s, where, limit) == cheap
    assert reduced


def test_markets_without_a_chain(states: list[Struggle]) -> None:
    isolated = 0
    for s in states:
        for side in (0, 1):
            chart, mine = s.game.chart, s.flags[side]
            own = mine & chart.market
            chained, more = 0, chart.neighbours(mine & chart.anchors) & own
            while more != chained:
                chained, more = more, more | chart.neighbours(more & ~s.conflict) & own
            assert control.isolated(s, side) == own & ~chained
            isolated += bool(own & ~chained)
    assert isolated


def test_forts_that_can_be_built(states: list[Struggle]) -> None:
    for s in states:
        for side in (0, 1):
            chart, held = s.game.chart, s.flags[side] & s.at_start[side]
            assert military.buildable(s, side, chart.fort) == chart.neighbours(held & ~chart.fort) & chart.fort


def test_advantages_without_use(states: list[Struggle]) -> None:
    tiles = states[0].game.components.advantages
    alone = states[0].game.components.advantages_alone
    for s in states:
        for side in (0, 1):
            idle = sum(1 << i for i in bits(alone) if not advantages.effective(s, side, tiles[i]))
            assert advantages._idle(s, side, alone) == idle


def test_sets_of_any_size() -> None:
    """Compiled, other functions than Python's put them together (scripts/fast_ints.c)."""
    rng, none = Random(1), Reason("", "")
    for _ in range(5000):
        a, b, c = [rng.getrandbits(rng.choice((1, 29, 31, 59, 61, 62, 63, 91, 112, 121, 500))) for _ in range(3)]
        b = rng.choice((b, b, a, a | b, a & b))
        assert Silent(a).bar(b, none).left == a & ~b
        assert Silent(a).only(b, none).left == a & b
        assert Silent(a).only(~b, none).left == a & ~b
        assert Silent(a).bar(~b, none).left == a & b
        assert Silent(a).only(-b, none).left == a & -b
        assert union([a, b, c], (0, 1, 2)) == a | b | c
        assert bits(a & (1 << 200) - 1) == [n for n in range(200) if a >> n & 1]
