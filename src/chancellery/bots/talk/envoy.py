"""What a game tells its bots about talk: who did what to whom, who leads, and what can be agreed upon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

from chancellery.bots.personality import Personality
from chancellery.bots.pledge import Kind
from chancellery.kernel import Decision, Event, Match, Move, plugin
from chancellery.kernel.plugin import load
from chancellery.table.phrases import Phrase

NEAR: Final = 0.8  # part of the goal from which on a leader is about to win


@dataclass(frozen=True)
class Deed:
    """What a power did, as everybody saw it."""

    kind: Literal["beat", "failed", "broke", "agreed", "gave"]
    by: int
    to: int = -1  # the power it was done to
    place: int = -1


WishKind = Literal[
    "truce", "attack", "support", "vote", "subsidy", "together", "passage", "clear", "gift", "want",
    "yes", "no", "hello",
]  # fmt: skip


@dataclass(frozen=True)
class Wish:
    """What somebody asks a bot for, as far as it was understood."""

    kind: WishKind
    power: int = -1
    turn: int = 0
    place: int = -1
    status: int = -1
    lasting: int = 0  # how many turns or rounds, the present one included


@dataclass(frozen=True)
class Term:
    """What is proposed by word: `about` a status, a place or a power, until a round or turn is over."""

    kind: Kind
    about: int = -1
    until: int = 0


@dataclass(frozen=True)
class Promise:
    """What some powers have promised to others."""

    kind: Kind
    by: frozenset[int]
    to: frozenset[int]
    about: int = -1


@dataclass(frozen=True)
class Proposing:
    """A seat that thinks about a proposal: its nature, whose word it does not trust, who has refused it too often."""

    seat: int
    personality: Personality
    distrusts: frozenset[int] = frozenset()
    tired: frozenset[int] = frozenset()


ASK: Final = "ask"  # a proposal: `ask-peace`
BUT: Final = "but"  # a counter-proposal, or one against something in return: `but-vote`
Wanted = tuple[int, str, Term]  # to which power, whether it is asked or offered, what

ABOUT: Final[dict[str, str]] = {"together": "status", "clear": "place", "vote": "other"}  # the field of a phrase
SORTS: Final[dict[str, str]] = {"status": "status", "place": "place", "other": "power"}  # of those fields


@dataclass(frozen=True)
class Answer:
    """The answer to a proposal; if it is no, why (the rest of a key `talk-no-...`) and to which power."""

    move: Move
    reason: str = ""
    to: int = -1


class Envoy:
    """Speaks for bots of a game; as it stands, of a game where nothing can be agreed upon and little is known."""

    power: ClassVar[str] = "power"  # the sort of those who play
    place: ClassVar[str] = "place"
    unit: ClassVar[str] = "number"  # of time, as it is said: `number` a turn, `round` a round

    # -- who is who; all of it from what everybody knows

    def seat_of(self, s: Any, power: int) -> int:
        """Who decides for a power; -1: nobody."""
        owners: Sequence[int] = s.seat_of
        return owners[power]

    def powers(self, match: Match, seat: int) -> list[int]:
        """The powers of a seat, the one it is known by first."""
        count = len(match.definition.notation.words.get(self.power, ()))
        return [power for power in range(count) if self.seat_of(match.state, power) == seat]

    def leader(self, match: Match) -> int:
        """The power that is about to win; -1: none, or several alike."""
        measures, goals = match.definition.measures(match.state), match.definition.goals()
        name = next((name for name in measures if name in goals), None)
        if name is None:
            return -1
        ranked = sorted(measures[name].items(), key=lambda item: -item[1])
        if ranked[0][1] < NEAR * goals[name] or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
            return -1
        return list(match.definition.notation.words[self.power]).index(ranked[0][0])

    def enemy(self, match: Match) -> int:
        """The power against which all play together; -1: there is none."""
        return -1

    def duel(self, match: Match) -> bool:
        """Whether two play against each other: what one gains the other loses."""
        return len(match.seats) == 2 and not self.parleys(match) and not match.definition.acts

    def deeds(self, match: Match, events: Sequence[Event]) -> Iterator[Deed]:
        """What was done to whom in a stretch of the match."""
        return iter(())

    # -- negotiations

    def answer(self, match: Match, decision: Decision, personality: Personality) -> Answer:
        """The answer to a standing decision."""
        return Answer(decision.options[-1])

    def propose(self, match: Match, seat: int, personality: Personality) -> Move | None:
        """What a seat proposes of itself, if anything."""
        return None

    def offer(self, match: Match, seat: int, by: int, wish: Wish, personality: Personality) -> Move | str | None:
        """A proposal that would grant a wish of the seat `by`, or the reason why not; None: nothing can be signed."""
        return None

    # -- proposals by word, where nothing can be signed

    def parleys(self, match: Match) -> bool:
        """Whether there is anything to be promised by word."""
        return False

    def talks_now(self, event: Event) -> bool:
        """Whether this is a moment to propose something by word."""
        return False

    def clock(self, match: Match) -> int:
        """The number of the present round or turn."""
        return 0

    def broke(self, match: Match, events: Sequence[Event], promise: Promise, over: bool) -> bool:
        """Whether a promise was broken in these events; `over`: it could have been kept until now."""
        return False

    def wanted(self, match: Match, who: Proposing) -> Iterator[Wanted]:
        """What a seat would propose to which powers, most urgent first."""
        return iter(())

    def objection(self, match: Match, by: int, term: Term, who: Proposing, paid: bool = False) -> str:
        """What a seat has against a proposal of the seat `by`: the rest of a key `talk-no-...`; nothing: it agrees.

        `paid`: the other gives something in return, or gives it and wants peace.
        """
        return "treaty"

    def counter(self, match: Match, by: int, term: Term, wrong: str, who: Proposing) -> Term | None:
        """What it proposes instead of something that it has turned down for that reason."""
        return None

    def term(self, match: Match, seat: int, by: int, wish: Wish) -> Term | None:
        """A wish of the seat `by` as a proposal; None: that cannot be promised."""
        return None

    # -- words

    def proposal(self, verb: str, term: Term, personality: Personality, power: int) -> Phrase:
        """A proposal, or the answer to one, in a phrase to a power."""
        args: list[tuple[str, str, int]] = [("power", self.power, power)]
        field = ABOUT.get(term.kind)
        if field is not None:
            args.append((field, self.place if field == "place" else SORTS[field], term.about))
        args.append(("turn", self.unit, term.until))
        return Phrase(f"{verb}-{term.kind}", personality.id, tuple(args))

    def phrase(self, key: str, personality: Personality, power: int = -1, place: int = -1, turn: int = 0) -> Phrase:
        args = [("power", self.power, power)] if power >= 0 else []
        args += [("place", self.place, place)] if place >= 0 else []
        args += [("turn", "number", turn)] if turn else []
        return Phrase(key, personality.id, tuple(args))


def envoy_of(game: str) -> Envoy:
    """The envoy of a game."""
    name = plugin(game).envoy
    envoy: Envoy = load(name) if name else Envoy()
    return envoy
