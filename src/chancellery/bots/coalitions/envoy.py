"""What bots of the family talk about, battles and who is about to win, and what they agree upon by word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from chancellery.bots.coalitions import base, raison_detat, realpolitik
from chancellery.bots.coalitions.bargaining import LONGEST, Bargain
from chancellery.bots.coalitions.player import Player
from chancellery.bots.coalitions.words import BROKEN
from chancellery.bots.talk.envoy import Deed, Envoy, Promise, Proposing, Term, Wanted, Wish
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.raison_detat.state import ImperialRealm
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.statuses import NEUTRAL
from chancellery.kernel import Event, Match

PLAYERS: Final[Mapping[str, Player[Any]]] = {
    "coalitions": base.PLAYER,
    "raison_detat": raison_detat.PLAYER,
    "realpolitik": realpolitik.PLAYER,
}
TALKS: Final = frozenset(("round", "game_turn", "diplomacy_phase"))  # a little before sides are chosen


def _realm(match: Match) -> Realm:
    s = match.state
    assert isinstance(s, Realm)
    return s


class FamilyEnvoy(Envoy):
    unit = "round"

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

    # -- proposals by word

    def parleys(self, match: Match) -> bool:
        """In L'Empereur all play together."""
        return not isinstance(match.state, EmpireRealm) and len(match.seats) > 1

    def enemy(self, match: Match) -> int:
        return FR if isinstance(match.state, EmpireRealm) else -1

    def duel(self, match: Match) -> bool:
        return False  # two still share the Powers of others

    def talks_now(self, event: Event) -> bool:
        return event.kind in TALKS

    def clock(self, match: Match) -> int:
        """Before the first round begins it is the first."""
        return max(1, _realm(match).round)

    def broke(self, match: Match, events: Sequence[Event], promise: Promise, over: bool) -> bool:
        return BROKEN[promise.kind](events, promise, over)

    def _bargain(self, match: Match, who: Proposing) -> Bargain | None:
        own = self.powers(match, who.seat)
        player = PLAYERS[match.setup.game]
        return Bargain(player, _realm(match), own[0], self.clock(match), who) if own else None

    def wanted(self, match: Match, who: Proposing) -> Iterator[Wanted]:
        bargain, s = self._bargain(match, who), _realm(match)
        if bargain is None:
            return
        seats = [seat for seat in range(len(match.seats)) if seat != who.seat]
        others = [powers[0] for seat in seats if (powers := self.powers(match, seat))]
        diplomacy = any(event.kind == "diplomacy" for event in match.events(None, max(0, match.event_count - 3)))
        yield from bargain.wanted([p for p in others if s.seat_of[p] not in who.distrusts], diplomacy)

    def objection(self, match: Match, by: int, term: Term, who: Proposing, paid: bool = False) -> str:
        bargain, theirs = self._bargain(match, who), self.powers(match, by)
        if by in who.distrusts:
            return "distrust"
        if bargain is None or not theirs or term.until < self.clock(match):
            return "barred"
        if self.leader(match) in theirs:
            return "leads"
        return bargain.objection(theirs[0], term, paid)

    def counter(self, match: Match, by: int, term: Term, wrong: str, who: Proposing) -> Term | None:
        """A shorter time; or what was asked, for peace."""
        bargain, theirs = self._bargain(match, who), self.powers(match, by)
        if bargain is None or not theirs:
            return None
        now = self.clock(match)
        if wrong == "long":
            less = replace(term, until=now + LONGEST)
            return less if term.kind == "peace" and not bargain.objection(theirs[0], less, False) else None
        if wrong == "strong" and term.kind == "peace":
            return next((found for _, _, found in bargain.contested(theirs[:1])), None)
        if wrong not in ("candidate", "allies", "poor") or not bargain.table.at_war(bargain.mine, theirs[0]):
            return None
        paid = replace(term, until=now + LONGEST)
        return paid if bargain.feared(theirs[0]) > 0 and not bargain.objection(theirs[0], paid, True) else None

    def term(self, match: Match, seat: int, by: int, wish: Wish) -> Term | None:
        s, now = _realm(match), self.clock(match)
        own, theirs = self.powers(match, seat), self.powers(match, by)
        if not own or not theirs or not self.parleys(match):
            return None
        until = wish.turn or now + LONGEST
        if wish.kind == "truce":
            return Term("peace", -1, until)
        if wish.kind == "vote":
            return Term("vote", wish.power, until) if isinstance(s, ImperialRealm) else None
        if wish.kind in ("support", "together"):
            if isinstance(s, RealpolitikRealm):
                return Term("alliance", -1, until)
            status = next(
                (one for one in (wish.status, s.status[theirs[0]], s.status[own[0]]) if 0 <= one < NEUTRAL), -1
            )
            return Term("together", status, until) if status >= 0 else None
        if wish.kind == "subsidy":
            return None if isinstance(s, RealpolitikRealm) else Term("pay", -1, until)
        if wish.kind == "passage":
            return Term("passage", -1, until)
        return Term("clear", wish.place, until) if wish.kind == "clear" and wish.place >= 0 else None


ENVOY: Final = FamilyEnvoy()


class RealpolitikEnvoy(FamilyEnvoy):
    unit = "number"

    def clock(self, match: Match) -> int:
        """Realpolitik counts turns."""
        return max(1, _realm(match).turn)


REALPOLITIK: Final = RealpolitikEnvoy()
