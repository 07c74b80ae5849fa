"""What bots of Maria agree upon and talk about: battles, fortresses, truces, and who is about to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from chancellery.bots.maria import memory, negotiating, proposing
from chancellery.bots.maria.negotiating import Stand
from chancellery.bots.personality import Personality
from chancellery.bots.talk.envoy import Answer, Deed, Envoy, Wish
from chancellery.games.maria import victory
from chancellery.games.maria.powers import FRANCE, MAJOR, NOBODY, POWERS, PRUSSIA
from chancellery.games.maria.sequence import LAST_TURN
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Event, Match, Move

NEAR: Final = 2  # fortresses before its aim at which a power of the introductory game is about to win


def _campaign(match: Match) -> Campaign:
    s = match.state
    assert isinstance(s, Campaign)
    return s


class MariaEnvoy(Envoy):
    place = "city"

    def leader(self, match: Match) -> int:
        s = _campaign(match)
        if s.game.full:
            near = [power for power in MAJOR if negotiating.winning(s, power)]
        else:
            missing = zip((FRANCE, PRUSSIA), (victory.FRENCH_AIM, victory.PRUSSIAN_AIM), victory.counts(s))
            near = [power for power, aim, have in missing if aim - have <= NEAR]
        return near[0] if len(near) == 1 else -1

    def deeds(self, match: Match, events: Sequence[Event]) -> Iterator[Deed]:
        s, attacker, place, parties = _campaign(match), NOBODY, NOBODY, dict[int, tuple[int, ...]]()
        broken = {key for key, turn in memory.remembered(match).broken.items() if turn == s.turn}
        for event in events:
            args = event.args
            if event.kind == "battle":
                attacker, place = args[0], args[3]
                if (args[0], args[2]) in broken:
                    yield Deed("broke", args[0], args[2])
            elif event.kind == "battle_won":
                winner, loser, _ = args
                yield Deed("failed", loser, place=place) if loser == attacker else Deed("beat", winner, loser, place)
            elif event.kind == "conquered" and args[2] != NOBODY:
                yield Deed("beat", args[0], args[2], args[1])
            elif event.kind == "agreement_proposed":
                parties[args[0]] = args[4:]
            elif event.kind == "agreement_concluded":
                powers = [s.seat_of.index(seat) for seat in parties.get(args[0], ()) if seat in s.seat_of]
                yield from [Deed("agreed", one, other) for one in powers for other in powers if one < other]

    def clock(self, match: Match) -> int:
        return _campaign(match).turn

    # -- negotiations

    def _stand(self, match: Match, seat: int, personality: Personality) -> tuple[Stand, memory.Memory]:
        known = memory.remembered(match)
        return Stand(personality, known.distrusts(_campaign(match), seat, personality.grudge)), known

    def answer(self, match: Match, decision: Decision, personality: Personality) -> Answer:
        if decision.kind != "agreement":
            return super().answer(match, decision, personality)
        stand, _ = self._stand(match, decision.seat, personality)
        s = _campaign(match)
        proposal = next(a for a in s.agreements if a.number == decision.about[0])
        return Answer(*negotiating.answer(s, decision, stand), self.powers(match, proposal.by)[0])

    def propose(self, match: Match, seat: int, personality: Personality) -> Move | None:
        return proposing.propose(_campaign(match), seat, *self._stand(match, seat, personality))

    def offer(self, match: Match, seat: int, by: int, wish: Wish, personality: Personality) -> Move | str | None:
        """The agreement that a wish amounts to, between the first powers of both that fit."""
        s = _campaign(match)
        if not s.game.full:
            return None
        stand, _ = self._stand(match, seat, personality)
        wrong: str | None = None
        for mine in self.powers(match, seat):
            for theirs in self.powers(match, by):
                text = _clause(s.turn, mine, theirs, wish)
                if text is None:
                    continue
                move = proposing.checked(s, seat, text, stand, f" to {match.seats[by]}")
                if move is not None:
                    return move
                wrong = wrong or negotiating.objection(s, seat, s.game.clauses.read(text), stand) or "rules"
        return wrong


def _clause(turn: int, mine: int, theirs: int, wish: Wish) -> str | None:
    if wish.kind == "truce":
        until = wish.turn or min(LAST_TURN, turn + 1)
        return f"truce {POWERS[mine]} {POWERS[theirs]} until {min(until, 99)}"
    if wish.kind == "subsidy":
        return f"subsidy {POWERS[mine]} > {POWERS[theirs]} for 1"
    if wish.kind == "vote" and wish.power != NOBODY:
        return f"vote {POWERS[mine]} for {POWERS[wish.power]}"
    return None


ENVOY: Final = MariaEnvoy()
