"""What an observation has besides that of the family: Prestige, Alliances, Trains and Action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.system.observation import count_of, of_power
from chancellery.kernel.observation import Part, numbers, one, some

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


def parts(game: Family) -> list[Part]:
    powers, actions = len(game.powers), len(ACTIONS)
    borders = [(a, b) for a, near in enumerate(game.map.near) for b in range(a + 1, game.map.size) if near >> b & 1]
    return [
        some(
            "trains",
            len(borders),
            lambda s, look: sum([1 << n for n, (a, b) in enumerate(borders) if s.rails[a] >> b & 1]),
        ),
        *of_power(game, "action_hand", actions, lambda s, look, p: s.action_hand[p]),
        *of_power(game, "action", actions, lambda s, look, p: one(s.action[p])),
        *of_power(game, "partner", powers, lambda s, look, p: look.actor(s.partner[p])),
        *count_of(game, "prestige", 1, lambda s, look, p: [float(s.prestige.index(p))]),
        numbers("diplomacy_track", 1, lambda s, look: [float(s.token)]),
    ]
