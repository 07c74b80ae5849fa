"""What a seat may know as numbers of fixed number and order: for nets and for research.

A game declares its parts: a name, a size, and how the part is read off a state. Sets are bits, other parts numbers as
they are on the table. Where seats are alike, each sees the table from its own place: `Look` turns it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chancellery.kernel.decision import Decision
from chancellery.kernel.lexicon import Lexicon
from chancellery.kernel.vocabulary import NUMBERS, Field, paired


class Look:
    """Who looks, a seat or a spectator, and in which order it sees actors and seats."""

    def __init__(self, seat: int | None, actors: Sequence[int], seats: Sequence[int]) -> None:
        self.seat = seat
        self.actors = actors
        self.place = [actors.index(actor) for actor in range(len(actors))]  # of each actor
        self.seat_place = [seats.index(one) for one in range(len(seats))]

    def actor(self, actor: int) -> int:
        """The set of one actor, or of nobody."""
        return 1 << self.place[actor] if actor >= 0 else 0

    def all(self, actors: int) -> int:
        """A set of actors."""
        return sum([1 << place for actor, place in enumerate(self.place) if actors >> actor & 1])

    def a_seat(self, seat: int) -> int:
        """The set of one seat, or of none."""
        return 1 << self.seat_place[seat] if seat >= 0 else 0


def turned(seat: int | None, first: int, actors: int, seats: int) -> Look:
    """The table as seen from a seat whose own actor is `first`: it comes first, the others as they sit round it."""
    start = seat or 0
    return Look(
        seat,
        [(first + n) % actors for n in range(actors)],
        [(start + n) % seats for n in range(seats)],
    )


def unturned(seat: int | None, actors: int, seats: int) -> Look:
    """The table as everybody sees it: its actors are not alike."""
    return Look(seat, range(actors), range(seats))


Read = Callable[[Any, Look], Any]  # a set as bits, or a row of numbers
ReadOf = Callable[[Any, Look, int], Any]  # the same of one actor


@dataclass(frozen=True)
class Part:
    """A named stretch of an observation: so many numbers; `set`: each is 1 or 0."""

    name: str
    size: int
    set: bool = False
    read: Read | None = None


def some(name: str, size: int, read: Read) -> Part:
    """A set of so many things."""
    return Part(name, size, True, read)


def numbers(name: str, size: int, read: Read) -> Part:
    """A row of numbers."""
    return Part(name, size, False, read)


def each(actors: int, name: str, size: int, read: ReadOf, set: bool = False) -> list[Part]:
    """The same part of every actor, in the order in which they are seen."""

    def of(n: int) -> Read:
        return lambda s, look: read(s, look, look.actors[n])

    return [Part(f"{name}.{n}", size, set, of(n)) for n in range(actors)]


def one(thing: int) -> int:
    """The set of one thing, or of nothing (below 0)."""
    return 1 << thing if thing >= 0 else 0


def many(things: Iterable[int]) -> int:
    """The set of things in a list; what is not there (below 0) is left out."""
    found = 0
    for thing in things:
        if thing >= 0:
            found |= 1 << thing
    return found


def counts(things: Iterable[int], size: int) -> list[float]:
    """How many there are of each kind."""
    found = [0.0] * size
    for thing in things:
        found[thing] += 1.0
    return found


class Parts:
    """The parts of an observation in their order: those that are sets first. A new version has a new number."""

    def __init__(self, version: int, parts: Sequence[Part]) -> None:
        self.version = version
        self.all = (*(part for part in parts if part.set), *(part for part in parts if not part.set))
        self.spans: dict[str, tuple[int, int]] = {}
        at = 0
        for part in self.all:
            self.spans[part.name] = at, at + part.size
            at += part.size
        self.size = at
        self.bits = sum([part.size for part in parts if part.set])

    def observe(self, s: Any, look: Look) -> Observation:
        """What is seen of a state, part by part."""
        seen = Observation(self)
        for part in self.all:
            assert part.read is not None
            found = part.read(s, look)
            if found >> part.size if part.set else len(found) != part.size:
                raise ValueError(f"{part.name} is larger than {part.size}: {found}")
            if part.set:
                seen.set(found, part.size)
            else:
                seen.numbers += found
        return seen


class Observation:
    """What one seat sees, part by part in their order: the sets as one number, the other parts as a list."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.bits = 0
        self.length = 0
        self.numbers: list[float] = []

    def set(self, members: int, size: int) -> None:
        """A set of things among so many."""
        self.bits |= members << self.length
        self.length += size

    def things(self, members: Sequence[int], size: int) -> None:
        """The same as a list; what is not there (-1) is left out."""
        self.set(many(members), size)

    def to_bytes(self) -> bytes:
        """The sets, the first thing in the lowest bit of the first byte."""
        return self.bits.to_bytes((self.parts.bits + 7) // 8, "little")


# -- what is asked, in every game

Thing = tuple[int, Callable[[Any, Look, int], int]]  # of a sort: how many there are, and which one a value is as seen
ROW: int = 4  # numbers of a field that takes all that are left, and arguments of a choice


def asked(lexicon: Lexicon, actors: int, seats: int, things: Mapping[str, Thing]) -> list[Part]:
    """Who looks, who is asked what, for which actor and about what; the seat's own secret choices; who has won.

    What may be answered is the mask of the lexicon. `things` are sorts that are seen otherwise than by number.
    """
    kinds = {kind: n for n, kind in enumerate(sorted(lexicon.questions))}
    verbs = {verb: n for n, verb in enumerate(lexicon.verbs)}
    fields: dict[str, Field] = {}
    for kind in kinds:
        question = lexicon.questions[kind]
        fields.update({_name(field): field for field in (*question.fields, *question.secret)})

    def of(s: Any, look: Look, actor: int) -> int:
        return many([kinds[decision.kind] for decision in s.open if decision.actor == actor])

    def chosen(s: Any, look: Look, actor: int) -> int:
        return many([verbs[move.verb] for move in _chosen(s, look, actor)])

    def with_what(s: Any, look: Look, actor: int) -> list[float]:
        found = [0.0] * ROW
        for move in _chosen(s, look, actor):
            for n, value in enumerate(move.args[:ROW]):
                sort = move.of.fields[min(n, len(move.of.fields) - 1)].sort
                found[n] = float(things[sort][1](s, look, value) if sort in things else value)
        return found

    return [
        some("looks", seats, lambda s, look: 0 if look.seat is None else 1 << look.seat),
        some("decides", seats, lambda s, look: many([look.seat_place[decision.seat] for decision in s.open])),
        *each(actors, "asked", len(kinds), of, set=True),
        *[_about(lexicon, name, field, things) for name, field in fields.items()],
        *each(actors, "chosen", len(verbs), chosen, set=True),
        *each(actors, "chosen.with", ROW, with_what),
        some("over", 1, lambda s, look: int(s.outcome is not None)),
        some("won", seats, lambda s, look: many([look.seat_place[n] for n in s.outcome.winners]) if s.outcome else 0),
    ]


def _name(field: Field) -> str:
    return "about." + (field.name if field.name == field.sort else f"{field.name}:{field.sort}")


def _chosen(s: Any, look: Look, actor: int) -> list[Any]:
    """The moves that the seat has chosen secretly for an actor."""
    return [
        move
        for decision, move in zip(s.asked, s.chosen)
        if move is not None and decision.seat == look.seat and decision.actor == actor
    ]


def _told(s: Any, look: Look, name: str) -> list[int]:
    """The values of a field of the question that the seat is asked, else of the first one that is open."""
    decision: Decision | None = next((one for one in s.open if one.seat == look.seat), None)
    own = decision is not None
    decision = decision or (s.open[0] if s.open else None)
    if decision is None or decision.question is None:
        return []
    question = decision.question
    pairs = paired(question.fields, decision.about)
    if own:
        pairs += paired(question.secret, decision.secret)
    for field, value in pairs:
        if _name(field) == name:
            return list(value) if field.rest or field.many else [value]
    return []


def _about(lexicon: Lexicon, name: str, field: Field, things: Mapping[str, Thing]) -> Part:
    if field.sort in things:
        size, seen = things[field.sort]
        return some(name, size, lambda s, look: many([seen(s, look, value) for value in _told(s, look, name)]))
    words, sort = lexicon.words.get(field.sort, ()), lexicon.sorts.get(field.sort)
    if field.sort not in NUMBERS and words and (sort is None or sort.most < 0):
        return some(name, len(words), lambda s, look: many(_told(s, look, name)))
    size = ROW if field.rest or field.many else 1

    def row(s: Any, look: Look) -> list[float]:
        told = [float(value) for value in _told(s, look, name)[:size]]
        return told + [0.0] * (size - len(told))

    return numbers(name, size, row)
