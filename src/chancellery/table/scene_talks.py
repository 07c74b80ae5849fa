"""What players agree although no decision asks for it, as a scene shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Why:
    """Why something is not possible now, and by which rule."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Party:
    seat: str
    name: str
    signed: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """What the reader may do about an agreement."""

    verb: str
    move: str
    text: str
    refused: Why | None = None


@dataclass(frozen=True, slots=True)
class Agreement:
    number: int
    by: str  # the seat that proposed it
    parties: tuple[Party, ...]
    clauses: tuple[str, ...]
    words: str
    until: str  # how long it runs; empty if nothing of it lasts
    waiting: bool = False  # for the reader's signature, and he can sign
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Contract:
    """Between powers, in force."""

    id: str
    payer: str
    receiver: str
    text: str
    left: str


@dataclass(frozen=True, slots=True)
class ClauseChoice:
    value: str
    text: str
    seats: tuple[str, ...] | None = None  # who has to sign because of it
    term: str | None = None  # all of it must run at least so long: no choice of `Draft.term` before this one


@dataclass(frozen=True, slots=True)
class ClauseField:
    label: str
    choices: tuple[ClauseChoice, ...] | None = None
    place: bool = False  # one of the places, by its id


@dataclass(frozen=True, slots=True)
class Clause:
    """A kind of clause; `pattern` has a slot `{0}`, `{1}` ... for each field."""

    id: str
    title: str
    about: str
    pattern: str
    fields: tuple[ClauseField, ...]


@dataclass(frozen=True, slots=True)
class DraftMove:
    """How a proposal is written: seats are joined by ", ", clauses by "; "."""

    whole: str
    to: str
    until: str
    words: str


@dataclass(frozen=True, slots=True)
class DraftSeat:
    seat: str
    name: str


@dataclass(frozen=True, slots=True)
class DraftWords:
    title: str
    about: str
    most: int  # characters


@dataclass(frozen=True, slots=True)
class Draft:
    """Of what a proposal is made. Its move is written with `move`; parts of which nothing was chosen fall out."""

    closed: Why | None  # why this seat cannot propose anything now
    move: DraftMove
    seats: tuple[DraftSeat, ...]  # whom one may name
    kinds: tuple[Clause, ...]
    most: int  # clauses
    words: DraftWords
    term: ClauseField  # how long all of it runs


@dataclass(frozen=True, slots=True)
class Negotiations:
    closed: Why | None  # why nothing can be agreed now
    proposals: tuple[Agreement, ...]  # not all have signed yet
    agreements: tuple[Agreement, ...]  # in force
    contracts: tuple[Contract, ...]
    draft: Draft | None  # None: this seat cannot propose anything
