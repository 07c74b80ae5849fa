"""Sides: who is allied with whom, and what that closes. Nothing here names a diplomatic status.

"Ally" is an equivalence: the Powers fall into sides, and some are Neutral (family.md 2.1).
"""

from __future__ import annotations

from chancellery.games.coalitions.system.state import Realm


def allies(s: Realm, a: int, b: int) -> bool:
    """K-6.2.1, K-6.2.7: on the same side; a Power is its own ally."""
    return bool(s.ally[a] >> b & 1)


def at_war(s: Realm, a: int, b: int) -> bool:
    """K-6.2.2 to K-6.2.4: on different sides and neither Neutral."""
    return not s.ally[a] >> b & 1 and not s.neutral & (1 << a | 1 << b)


def rank(s: Realm, power: int) -> int:
    """The place of a Power in the precedence."""
    return s.game.relations.precedence(s).index(power)


def same_player(s: Realm, a: int, b: int) -> bool:
    return s.seat_of[a] == s.seat_of[b] >= 0


def own_control(s: Realm, power: int) -> int:
    """The Territories controlled by the Powers of the same player."""
    seat, mask = s.seat_of[power], s.control[power]
    for other, control in enumerate(s.control):
        if other != power and s.seat_of[other] == seat >= 0:
            mask |= control
    return mask


def strangers(s: Realm, power: int) -> int:
    """The Territories with a General of a Power that is not an Ally."""
    stands, mask = s.stands, 0
    for other in s.game.others[s.ally[power]]:
        mask |= stands[other]
    return mask


def foreign_garrisons(s: Realm, power: int) -> int:
    """The Territories with a Garrison of a Power that is not an Ally."""
    guards, mask = s.guards, 0
    for other in s.game.others[s.ally[power]]:
        mask |= guards[other]
    return mask


def enemies_at(s: Realm, power: int, t: int) -> bool:
    """Whether there is a General or a Garrison of a Power that is not an Ally in a Territory."""
    owner = s.garrison[t]
    return (owner >= 0 and not s.ally[power] >> owner & 1) or bool(strangers(s, power) >> t & 1)


def allied_homes(s: Realm, power: int) -> int:
    """K-6.3.5: the Home Territories of the Power's Allies, where it may place no Garrison."""
    homes, mask = s.game.map.homes, 0
    for other in s.game.members[s.ally[power] & ~(1 << power)]:
        mask |= homes[other]
    return mask
