"""What bots of the family talk about: battles, subsidies, and who is about to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from chancellery.bots.talk.envoy import Deed, Envoy
from chancellery.kernel import Event, Match


class FamilyEnvoy(Envoy):
    def deeds(self, match: Match, events: Sequence[Event]) -> Iterator[Deed]:
        attacker, place = -1, -1
        for event in events:
            args = event.args
            if event.kind == "battle":
                attacker, place = args
            elif event.kind == "beaten" and args[2] == place:
                if args[0] == attacker:
                    yield Deed("failed", attacker, place=place)
                else:
                    yield Deed("beat", attacker, args[0], place)
            elif event.kind == "garrison_lost" and args[1] == place and args[0] != attacker:
                yield Deed("beat", attacker, args[0], place)
            elif event.kind in ("subsidy", "mercenaries"):
                yield Deed("gave", args[0], args[1])


ENVOY: Final = FamilyEnvoy()
