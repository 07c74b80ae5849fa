"""The one interface of the store; SQLite and PostgreSQL are behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, BinaryIO, Protocol, TypeVar

from sqlalchemy import Connection

from chancellery.store.records import (
    Account,
    Append,
    Appended,
    Entry,
    Invitation,
    News,
    Query,
    Session,
    Snapshot,
    StoredMatch,
)

T = TypeVar("T")
Listener = Callable[[News], Awaitable[None]]


class Store(Protocol):
    """Every method raises StoreError when the database cannot do it; then nothing was changed."""

    name: str  # "sqlite" or "postgresql"

    async def start(self, migrate: bool = True) -> None:
        """Connects and, if told, brings the tables up to date."""

    async def close(self) -> None: ...

    async def healthy(self) -> bool:
        """Whether something can be written."""

    async def keep(self, name: str, value: str) -> str:
        """Keeps a value for the server itself, unless there is one under the name; what is kept now."""

    async def accept(self) -> None:
        """Takes the store as it is found at the next start, also if there was more in it."""

    async def backup(self, file: BinaryIO) -> dict[str, int]:
        """Writes everything as it is at one moment, while others go on; how many rows of each table."""

    async def restore(self, file: BinaryIO) -> dict[str, int]:
        """Takes a back-up, of whichever back end, into an empty store that has not been started; BadBackup or NotEmpty
        if it cannot, and then nothing is changed."""

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Reads with the queries of a part that has its own, such as rating_rows."""

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Writes with them, all or nothing."""

    # -- matches

    async def create_match(self, match: StoredMatch, invitations: Sequence[Invitation] = ()) -> None: ...

    async def match(self, match_id: str) -> StoredMatch | None: ...

    async def matches(self, query: Query) -> list[StoredMatch]: ...

    async def unfinished(self, account_id: int) -> list[str]:
        """The matches that are not over in which the account sits, or which it owns while seats are open."""

    async def append(self, append: Append) -> Appended:
        """Appends at the expected head; Conflict if it moved. Durable when this returns."""

    async def entries(self, match_id: str, after: int = 0) -> list[Entry]: ...

    async def entry_of(self, match_id: str, action_id: str) -> Entry | None: ...

    async def snapshot(self, match_id: str) -> Snapshot | None: ...

    async def put_snapshot(self, match_id: str, snapshot: Snapshot) -> None: ...

    async def note(self, match_id: str, seat: int) -> str: ...

    async def put_note(self, match_id: str, seat: int, text: str) -> None: ...

    # -- clocks

    async def due(self, until: int, limit: int) -> list[str]:
        """The matches in which a clock may have run out by then."""

    async def clocked(self) -> bool:
        """Whether a clock runs anywhere."""

    async def set_due(self, match_id: str, head: int, due: int | None) -> None:
        """When a match must be looked at, unless it has gone on since."""

    async def calendars(self, accounts: Sequence[int]) -> dict[int, Any]:
        """When people can be expected to play, of those who have said so."""

    async def put_calendar(self, account: int, data: Any) -> None: ...

    async def beat(self, now: int, gap: int) -> list[tuple[int, int]]:
        """Says that a server is there; the times in which none was for longer than a gap."""

    # -- invitations

    async def add_invitation(self, invitation: Invitation) -> None:
        """Replaces an earlier invitation to the same seat."""

    async def invitation(self, token: str) -> Invitation | None: ...

    # -- accounts

    async def add_account(self, name: str, password: str, now: int, admin: bool = False) -> Account:
        """Taken if the name, or one that looks like it, is used."""

    async def name_guest(self, account_id: int, name: str, password: str) -> bool:
        """Makes an account of a guest, with the same number; False if there is no such guest. Taken if the name is."""
        ...

    async def account(self, account_id: int) -> Account | None: ...

    async def account_named(self, name: str) -> Account | None: ...

    async def set_password(self, account_id: int, password: str) -> None: ...

    async def close_account(self, account_id: int) -> list[str]:
        """Ends its sessions and forgets its name, password and notes; its number is never given to another. The matches
        in which its name stood: other servers hear of them with the head 0."""
        ...

    async def add_session(self, session: Session) -> None: ...

    async def session(self, token: str) -> Session | None: ...

    async def end_session(self, token: str) -> None: ...

    async def end_sessions(self, account_id: int) -> None: ...

    async def sweep(self, now: int) -> None:
        """Removes sessions and invitations that have expired, and guests who are gone."""

    # -- news

    def listen(self, listener: Listener) -> None:
        """Calls the listener for every match that another server changed; the head 0: what is stored of it is no longer
        what it was, without a match: something may have been missed."""
