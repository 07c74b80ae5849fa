"""Keeping order: who is silent, and whether the house is closed for a while. All servers of one store know it soon."""

from __future__ import annotations

from chancellery.server.errors import Refused
from chancellery.server.people import User
from chancellery.store import Store, now, order_rows


class Order:
    """Read again now and then, so that asking costs nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.maintenance = ""  # why nothing can be changed
        self.notice = ""  # what the host says to everybody
        self._muted: dict[int, int] = {}

    async def refresh(self) -> None:
        said = await self.store.ask(order_rows.said)
        self.maintenance, self.notice = said.get("maintenance", ""), said.get("notice", "")
        self._muted = await self.store.ask(lambda c: order_rows.muted(c, now()))

    def check_open(self, user: User) -> None:
        """During maintenance admins alone change anything."""
        if self.maintenance and not (user.account is not None and user.account.admin):
            raise Refused("maintenance", message=self.maintenance)

    def check_talk(self, user: User) -> None:
        if user.guest:
            raise Refused("login-needed")
        if user.id is not None and self._muted.get(user.id, 0) > now():
            raise Refused("muted")
