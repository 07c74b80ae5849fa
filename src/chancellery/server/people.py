"""Who is asking, and what they may do."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.server.errors import Refused
from chancellery.server.limits import place_of
from chancellery.store import Account, Seat, Session, StoredMatch


@dataclass(frozen=True, slots=True)
class User:
    """The local user, somebody with an account, a guest who plays against bots, or a visitor who only looks."""

    local: bool
    account: Account | None = None
    session: Session | None = None
    address: str = ""

    @property
    def id(self) -> int | None:
        return None if self.account is None else self.account.id

    @property
    def caller(self) -> str:
        """On whose account calls and work are counted."""
        return str(self.id) if self.account is not None and not self.guest else place_of(self.address)

    @property
    def guest(self) -> bool:
        return self.account is not None and self.account.guest

    @property
    def known(self) -> bool:
        return self.local or self.account is not None

    @property
    def name(self) -> str:
        return "" if self.account is None else self.account.name

    def holds(self, seat: Seat) -> bool:
        """In local mode every seat with a person in it is the local user's."""
        if seat.kind != "person":
            return False
        return seat.account is None if self.local else self.account is not None and seat.account == self.account.id

    def invited(self, seat: Seat) -> bool:
        """Whether the seat is kept for this account until it accepts or declines."""
        return seat.kind == "open" and self.account is not None and seat.account == self.account.id

    def owns(self, match: StoredMatch) -> bool:
        return self.local or (self.account is not None and match.owner == self.account.id)

    def may_see(self, match: StoredMatch) -> bool:
        return (
            not match.private or self.owns(match) or any(self.holds(seat) or self.invited(seat) for seat in match.seats)
        )

    def may_export(self, match: StoredMatch) -> bool:
        """A record tells the seed: only once the match is over, except to the local user."""
        return self.local or match.standing.status == "finished"

    def may_go_on(self, match: StoredMatch) -> bool:
        """From the last good move of a match that was set apart: its owner or, where there is none, who sits there."""
        return self.owns(match) or (match.owner is None and any(self.holds(seat) for seat in match.seats))

    def need_known(self) -> None:
        if not self.known:
            raise Refused("login-needed")
