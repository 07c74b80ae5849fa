"""Victory markers, pools and boxes (15, 16), and who wins (14, 23, 24)."""

from __future__ import annotations

from typing import Final

from chancellery.games.maria.powers import AUSTRIA, FRANCE, MAJOR, NOBODY, PRAGMATIC, PRUSSIA
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Outcome

# M-14.8, M-14.9
FRENCH_AIM: Final = 9
PRUSSIAN_AIM: Final = 12
BATTLE_BOXES: Final = 2  # M-16.1.1
ELECTORS_NEEDED: Final = 3  # M-16.2.1


# -- pools


def from_pool(s: Campaign, power: int) -> None:
    """A marker is placed; with an empty pool a substitute (M-R-49)."""
    if s.pool[power]:
        s.pool[power] -= 1
    else:
        s.substitutes[power] += 1


def to_pool(s: Campaign, power: int) -> None:
    if s.substitutes[power]:
        s.substitutes[power] -= 1
    else:
        s.pool[power] += 1


def bring_back(s: Campaign, power: int) -> None:
    """Markers set aside go to the pool (M-19.1.14, M-19.2.3)."""
    count, s.aside[power] = s.aside[power], 0
    s.pool[power] += count
    s.emit("brought_back", power, count)


def prussia_left(s: Campaign) -> None:
    """M-19.1.14: Prussia's set-aside markers come back when one of its pieces leaves home."""
    if s.aside[PRUSSIA] and (s.stand[PRUSSIA] | s.trains[PRUSSIA]) & ~s.home(PRUSSIA):
        bring_back(s, PRUSSIA)


# -- boxes


def won_battle(s: Campaign, winner: int, loser: int, points: int) -> None:
    """M-16.1.2 to M-16.1.4; powers are major ones."""
    gained = min(points, BATTLE_BOXES - s.battles[winner])
    lost = min(points, s.battles[loser])
    for _ in range(gained):
        from_pool(s, winner)
    s.battles[winner] += gained
    lose_battle_points(s, loser, lost)
    if gained or lost:
        s.emit("battle_points", winner, gained, loser, lost)


def lose_battle_points(s: Campaign, power: int, count: int) -> None:
    for _ in range(count):
        to_pool(s, power)
    s.battles[power] -= count


def three_electors(s: Campaign) -> None:
    """M-16.2, M-R-25: the box follows the moment's majority; a return comes first."""
    french = s.electors.bit_count()
    total = s.game.components.elector_cities.bit_count()
    holder = FRANCE if french >= ELECTORS_NEEDED else PRAGMATIC if total - french >= ELECTORS_NEEDED else NOBODY
    if holder == s.three_electors:
        return
    if s.three_electors != NOBODY:
        to_pool(s, s.three_electors)
        s.emit("box_lost", s.three_electors, "electors")
    s.three_electors = holder
    if holder != NOBODY:
        from_pool(s, holder)
        s.emit("box", holder, "electors")


# -- the end of the game


def win(s: Campaign, seats: tuple[int, ...], scores: tuple[int, ...], rule: str, reason: str) -> None:
    s.emit("victory", reason, *seats)
    s.end(Outcome(seats, scores, rule, reason))


def counts(s: Campaign) -> tuple[int, int]:
    """M-14.11: fortresses in Austria with French markers, in Austria or Silesia with Prussian ones."""
    austrian, silesian = s.game.austrian_fortresses, s.game.silesian_fortresses
    return (s.markers[FRANCE] & austrian).bit_count(), (s.markers[PRUSSIA] & (austrian | silesian)).bit_count()


def aims_reached(s: Campaign) -> tuple[int, str] | None:
    """M-14.8, M-14.9, M-24.1.3: the power whose player has won the introductory game, and by which rule."""
    if s.game.full:
        return None
    french, prussian = counts(s)
    louis, frederick = french >= FRENCH_AIM, prussian >= PRUSSIAN_AIM
    if s.game.two_players:
        return (FRANCE, "M-24.1.3") if louis and frederick else None
    return (FRANCE, "M-14.8") if louis else (PRUSSIA, "M-14.9") if frederick else None


def introductory(s: Campaign) -> None:
    """M-14.14: tested after every conquest."""
    reached = aims_reached(s)
    if reached is not None:
        power, rule = reached
        win(s, (s.seat_of[power],), scores(s), rule, "aims")


def scores(s: Campaign) -> tuple[int, ...]:
    """For each seat what it has reached: fortresses in the introductory game, markers placed in the full one."""
    found = [0] * len(s.game.seats)
    if s.game.full:
        for power in MAJOR:
            placed = s.game.components.powers[power].pool - s.pool[power] + s.substitutes[power]
            found[s.seat_of[power]] = max(found[s.seat_of[power]], placed)
        return tuple(found)
    french, prussian = counts(s)
    found[s.seat_of[FRANCE]] += french
    found[s.seat_of[PRUSSIA]] += prussian
    return tuple(found)


def end_of_introductory(s: Campaign) -> None:
    """M-14.10, M-24.1.4, M-24.1.5: after turn 9."""
    french, prussian = counts(s)
    austria = s.seat_of[AUSTRIA]
    if s.game.two_players and (french >= FRENCH_AIM) != (prussian >= PRUSSIAN_AIM):
        win(s, tuple(range(len(s.game.seats))), scores(s), "M-24.1.5", "draw")
    else:
        rule = "M-24.1.4" if s.game.two_players else "M-14.10"
        win(s, (austria,), scores(s), rule, "survived")


def check(s: Campaign) -> None:
    """M-23.1 to M-23.3, M-R-39: every major power is tested; "?" markers count as in the pool."""
    if not s.game.full or s.outcome is not None:
        return
    empty = [power for power in MAJOR if s.pool[power] == 0]
    if empty:
        most = max(s.substitutes[power] for power in empty)  # M-R-66
        best = [power for power in empty if s.substitutes[power] == most]
        seat = min((s.seat_of[power] for power in best), key=s.game.tie_order.index)
        win(s, (seat,), scores(s), "M-23.1", "pool")


def end_of_full(s: Campaign) -> None:
    """M-23.4, M-23.5: the lowest sum of the winter scores."""
    sums = {power: sum(sheet[i] for sheet in s.winters) for i, power in enumerate(MAJOR)}
    sheets = [[("winter", NOBODY, sheet[i], n) for n, sheet in enumerate(s.winters, 1)] for i in range(len(MAJOR))]
    s.emit_sum("winter_sheet", tuple([sums[power] for power in MAJOR]), tuple(map(tuple, sheets)))
    lowest = min(sums.values())
    best = [power for power in MAJOR if sums[power] == lowest]
    seat = min((s.seat_of[power] for power in best), key=s.game.tie_order.index)
    win(s, (seat,), scores(s), "M-23.4", "winters")
