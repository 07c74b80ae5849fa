"""What an observation has besides that of the family: the Napoleon cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.kernel.observation import Part, many, numbers, some

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


def parts(game: Family) -> list[Part]:
    cards, places = max(game.edition.own) + 1, game.map.size
    return [
        some("napoleon.card", cards, lambda s, look: 1 << s.napoleon_card if s.napoleon_card else 0),
        some("napoleon.targets", places, lambda s, look: many(s.own[card].targets) if (card := s.napoleon_card) else 0),
        some("napoleon.resolved", cards, lambda s, look: many(s.napoleon_discards)),
        numbers("napoleon.deck", 1, lambda s, look: [float(len(s.napoleon_deck))]),
    ]
