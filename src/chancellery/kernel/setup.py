"""The set-up of a match: everything that is fixed before the first move."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from chancellery.kernel.chance import commitment


@dataclass(frozen=True)
class Setup:
    """What a record's headers say. `seed` and `nonce` stay with the host until the match is over."""

    game: str
    scenario: str
    seats: int
    seed: str
    nonce: str
    board: str = ""
    board_digest: str = ""
    board_text: str = ""  # the file of a board that does not come with the game, so that a record stands alone
    options: dict[str, Any] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    rules: int = 1  # the version of the game's rules by which it is played

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.nonce)

    def with_(self, **changes: Any) -> Setup:
        return replace(self, **changes)
