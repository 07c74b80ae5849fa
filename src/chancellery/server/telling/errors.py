"""Why a message was not delivered."""

from __future__ import annotations


class NotDelivered(Exception):
    """`final`: to try again would not help; `gone`: the address is no more."""

    def __init__(self, why: str, final: bool = False, gone: bool = False) -> None:
        super().__init__(why)
        self.final = final or gone
        self.gone = gone
