"""What bots of Imperial Struggle talk about: flags taken off, conquests, theaters of War, and who is about to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from chancellery.bots.talk.envoy import Deed, Envoy
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Event, Match


class StruggleEnvoy(Envoy):
    power = "side"
    place = "space"

    def seat_of(self, s: Any, power: int) -> int:
        assert isinstance(s, Struggle)
        return s.sides.index(power)

    def deeds(self, match: Match, events: Sequence[Event]) -> Iterator[Deed]:
        for event in events:
            if event.kind == "unflagged" and event.args[2] == 1 - event.args[0]:
                yield Deed("beat", event.args[2], event.args[0], event.args[1])
            elif event.kind == "conquered":
                yield Deed("beat", event.args[0], 1 - event.args[0], event.args[1])
            elif event.kind == "theater_won":
                yield Deed("beat", event.args[0], 1 - event.args[0])


ENVOY: Final = StruggleEnvoy()
