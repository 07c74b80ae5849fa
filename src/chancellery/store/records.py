"""What the store holds: plain rows, and the errors a store may raise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

# a cut voids moves that do not fit the rules; a deed is done about the match itself
EntryKind = Literal["move", "undo", "press", "system", "cut", "deed"]
SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "running", "finished"]


class StoreError(Exception):
    """The store could not do it: disk full, database lost. Nothing was acknowledged."""


class NotMigrated(StoreError):
    """The tables are not those of this version."""


class NewerStore(StoreError):
    """The tables are those of a version after this one."""


class StoreLost(StoreError):
    """The store has less in it than it had: files were cut, removed or replaced by older ones."""

    def __init__(self, where: str, had: int, has: int, time: int) -> None:
        super().__init__(f"{where}: {has} of {had} writes")
        self.where = where
        self.had = had
        self.has = has
        self.time = time  # of the last write that it had, in milliseconds since 1970


class Conflict(Exception):
    """Somebody else wrote first: the expected sequence number is no longer the head."""

    def __init__(self, match_id: str, expected: int, head: int) -> None:
        super().__init__(f"{match_id}: expected {expected}, the head is {head}")
        self.match_id = match_id
        self.expected = expected
        self.head = head


class Taken(Exception):
    """A name, an action id or an invitation that is used already."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where. `account` is None for bots and for the local user; of an open seat it is whom the seat is kept
    for. `bot` plays the seat, or played it until somebody took over from it while other people played."""

    number: int
    kind: SeatKind
    account: int | None = None
    name: str = ""  # of the person, for display
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands, for the lobby; derived from its entries and stored beside them."""

    status: Status
    moves: int
    revision: int  # counts moves and undos; it never goes back
    waiting: tuple[int, ...] = ()  # seats that must decide
    outcome: dict[str, Any] | None = None
    rules: int = 1  # the version of the game's rules by which the last move was made
    due: int | None = None  # when a clock runs out, if one runs


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match without its entries. `setup` holds the seed: it never leaves the server before the match is over."""

    id: str
    title: str
    game: str
    setup: dict[str, Any]
    owner: int | None
    private: bool
    created: int  # milliseconds since 1970
    updated: int
    head: int
    standing: Standing
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NewEntry:
    """Something to append. `revision` and `moves` are the counts after it."""

    kind: EntryKind
    seat: int | None
    text: str
    revision: int
    moves: int
    action_id: str | None = None
    readers: tuple[int, ...] | None = None  # of a private message
    author: int | None = None  # the account
    clock: dict[str, Any] | None = None  # what is left on the clocks after it


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the append-only ledger of a match; `seq` counts from 1."""

    seq: int
    kind: EntryKind
    seat: int | None
    text: str
    revision: int
    moves: int
    time: int
    action_id: str | None = None
    readers: tuple[int, ...] | None = None
    author: int | None = None
    clock: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for one match and what changes with them, all or nothing."""

    match_id: str
    expected: int  # the head before
    entries: tuple[NewEntry, ...]
    standing: Standing
    seats: tuple[Seat, ...] = ()  # those that change
    spend: str | None = None  # the hash of an invitation that is used up


@dataclass(frozen=True, slots=True)
class Appended:
    """What became of an append; `repeated` is the earlier entry when its action id was known already."""

    head: int
    time: int
    repeated: Entry | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A short cut for loading: everything up to entry `seq`."""

    seq: int
    data: dict[str, Any]


GUEST = "?"  # begins the folded names of guests, as # begins those of closed accounts; no name does


@dataclass(frozen=True, slots=True)
class Account:
    id: int
    name: str
    password: str  # an argon2 hash
    created: int
    admin: bool = False
    guest: bool = False  # without a name or a password


@dataclass(frozen=True, slots=True)
class Session:
    """`token` is a hash; the cookie holds what was hashed."""

    token: str
    account: int
    csrf: str
    expires: int


@dataclass(frozen=True, slots=True)
class Invitation:
    """`token` is a hash; the link holds what was hashed."""

    token: str
    match_id: str
    seat: int
    expires: int


@dataclass(frozen=True, slots=True)
class Query:
    """Which matches to list, newest first."""

    status: Status | None = None
    account: int | None = None  # only those where this account sits
    visible_to: int | None = None  # private ones of others are left out
    everything: bool = False  # private ones of others too: the local user
    before: int | None = None  # updated before this time
    limit: int = 50


@dataclass(frozen=True, slots=True)
class News:
    """A match changed somewhere; `origin` tells which server did it."""

    match_id: str
    head: int
    origin: str
