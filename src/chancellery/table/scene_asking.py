"""What a scene says about deciding: the prompt, its options, and what each of them would bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from chancellery.table.scene_text import Link, Text


@dataclass(frozen=True, slots=True)
class Change:
    """What an option does to a number on the table."""

    track: str  # id of a track, a fact or a meter
    before: int
    after: int
    power: str | None = None


@dataclass(frozen=True, slots=True)
class Cost:
    """What an option takes of what there is."""

    what: str  # id of a fact, a meter or a track
    count: int
    text: str  # the whole of it in words, with how it comes about
    of: int | None = None  # how much there is


@dataclass(frozen=True, slots=True)
class Effect:
    """What an option would bring, as far as nothing hidden comes to light: told by a trial, not by hand."""

    kind: Literal["event", "unknown"]  # unknown: the rest is open
    text: Text


@dataclass(frozen=True, slots=True)
class Chance:
    """One way a thing can end."""

    text: str
    percent: int


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely it ends how, from what this seat may know."""

    mine: int | None  # percent; None: the reader takes no part
    outcomes: tuple[Chance, ...]
    basis: str  # what was taken for equally likely
    sampled: bool = False  # not worked out to the end: about


@dataclass(frozen=True, slots=True)
class Stake:
    """What there is to win and to lose."""

    win: tuple[str, ...]
    lose: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Force:
    """One side of a battle to come, as far as the seat knows it."""

    power: str  # who leads it
    title: str
    strength: int | None  # without what is still hidden or to be played; None: hidden
    parts: tuple[str, ...] = ()  # what it is made of


@dataclass(frozen=True, slots=True)
class Clash:
    """The battle that an option brings about, before it is fought."""

    text: str  # the strengths in short: 4 : 2 before cards
    forces: tuple[Force, ...]  # who attacks comes first
    notes: tuple[str, ...] = ()  # what else bears upon it
    pay: tuple[str, ...] = ()  # what fighting costs
    join: tuple[str, ...] = ()  # who can still take part


@dataclass(frozen=True, slots=True)
class Wager:
    """What there is to say about the battle that an option is about; odds only where the table is played with them."""

    odds: Odds | None = None
    stake: Stake | None = None
    clash: Clash | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot thinks of an option."""

    value: float
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Quantity:
    """An option that may be taken several times at once."""

    least: int
    most: int
    cost: int = 0  # of one


@dataclass(frozen=True, slots=True)
class Amount:
    """Options that differ only in how much: instead of a row of them a client may ask for a number."""

    verb: str
    least: int
    most: int
    ids: tuple[int, ...]  # of the options, from the least to the most
    refs: tuple[str, ...] = ()
    cost: int = 0  # of one more


@dataclass(frozen=True, slots=True)
class Option:
    """One thing the seat may do. It names the things on the table it is about; pointing at them chooses it."""

    id: int  # its number in `Match.legal(seat)`
    moves: tuple[str, ...]  # what is sent back; several are played one after another, all or none
    verb: str
    text: str
    power: str  # who acts
    refs: tuple[str, ...] = ()  # what acts comes first, what it acts on last
    links: tuple[Link, ...] = ()  # of the text
    subject: str | None = None  # the piece, card or tile that acts
    target: str | None = None  # what it acts on
    kind: str | None = None  # what sort of thing it does, in a word or two; where the subject can do several
    about: str | None = None  # more about it, for those who look
    section: str | None = None  # where there are many, options of one section stand together
    cost: tuple[Cost, ...] = ()
    changes: tuple[Change, ...] = ()
    effects: tuple[Effect, ...] = ()
    gist: str | None = None  # the one consequence that matters most, in short
    stake: Stake | None = None
    odds: Odds | None = None
    clash: Clash | None = None  # the battle it would bring about, if somebody asks
    quantity: Quantity | None = None
    advice: Advice | None = None
    battle: bool = False  # it means a battle
    final: bool = False  # it cannot be taken back


@dataclass(frozen=True, slots=True)
class Plan:
    """Several options one after another, as one: a route. It can be chosen while its first move is an option."""

    moves: tuple[str, ...]
    refs: tuple[str, ...]  # what acts comes first, what it acts on last
    text: str | None = None
    battle: bool = False  # it means a battle
    odds: Odds | None = None  # of that battle, if somebody asks
    stake: Stake | None = None
    clash: Clash | None = None
    wish: str | None = None  # it answers what is asked next by a standing wish
    route: tuple[str, ...] = ()  # the places on the way, where it begins and where it ends included


@dataclass(frozen=True, slots=True)
class Barred:
    """Why a thing cannot be chosen now, in short; no part of a scene, but asked for (`table/barred.py`)."""

    ref: str
    rule: str
    text: Text


@dataclass(frozen=True, slots=True)
class Previewed:
    """Some options with all that can be said about them, and the plans that begin with them."""

    options: tuple[Option, ...]
    plans: tuple[Plan, ...] = ()


@dataclass(frozen=True, slots=True)
class Primary:
    """The option that ends or confirms the step, and what it throws away."""

    option: int
    text: str
    loses: str | None = None
    wasteful: bool = False  # that could still have been used: a second press does it


@dataclass(frozen=True, slots=True)
class Subject:
    """What is asked once a piece, card or tile was chosen."""

    ref: str
    text: str


@dataclass(frozen=True, slots=True)
class Wish:
    """How a question that follows again and again is to be answered; who has a standing wish is not asked."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the reader must decide; for one who is not asked, who decides and what."""

    text: str
    kind: str
    rule: str
    seat: str
    power: str
    yours: bool
    links: tuple[Link, ...] = ()  # of the text
    options: tuple[Option, ...] = ()
    plans: tuple[Plan, ...] = ()
    short: str | None = None  # at most 60 characters
    chosen: int | None = None  # the option that was chosen secretly and can still be changed
    declining: str | None = None  # what happens if nothing is done
    primary: Primary | None = None
    subjects: tuple[Subject, ...] = ()
    many: bool = False  # it will be asked again, so that several options can be collected and sent together
    amounts: tuple[Amount, ...] = ()
    sealed: bool = False  # others choose at the same time, and nobody sees what until all have
    told: bool = True  # what the options would bring; else a client asks for it
    wishes: tuple[Wish, ...] = ()
    alone: bool = False  # its one option leaves no choice, and that it does tells nobody anything


@dataclass(frozen=True, slots=True)
class Coached:
    """What the coach of a first match says before a decision: what matters now, and why."""

    topic: str  # the key of the words
    text: str
    why: str
    over: bool = False  # goodbye: the first round is over


@dataclass(frozen=True, slots=True)
class Waiting:
    """For whom the match waits, and for what."""

    seat: str
    power: str
    kind: str
    rule: str
    text: str
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Sealed:
    """The receipt for a secret choice of the reader's own."""

    power: str
    what: str  # the choice in words
    chosen: int  # how many have chosen
    of: int
    waiting_for: tuple[str, ...]  # seats that have not
    changeable: bool
