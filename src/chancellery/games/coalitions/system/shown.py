"""What is shown of a match: the family's view and scene, to which a game adds its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic

from chancellery.games.coalitions.system import beats, invariants, observation, scene, view
from chancellery.games.coalitions.system.state import R
from chancellery.kernel import Event
from chancellery.kernel.observation import Part
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


class Shown(Generic[R]):
    """What only games show: the rules need none of it."""

    def view(self, s: R, seat: int | None) -> dict[str, Any]:
        return view.view(s, seat)

    def parts(self, game: Family) -> list[Part]:
        """What an observation has, and how it is read."""
        return observation.parts(game)

    def scenes(self, s: R, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.scenes(s, seats, lang)

    def when(self, s: R, lang: str) -> list[str]:
        """Where in the course of play the match stands, for the head of a scene."""
        return scene.when(s, lang)

    def about_place(self, game: Family, t: int, lang: str) -> Sequence[str]:
        """What the game has to say about a Territory besides the system."""
        return ()

    def beat(self, game: Family, event: Event, lang: str) -> Beat | None:
        return beats.beat(game, event, lang)

    def broken(self, s: R) -> list[str]:
        """Broken invariants."""
        return invariants.broken(s)
