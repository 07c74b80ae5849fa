"""What to simulate: which match is played by whom, and from which seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from chancellery.bots import findable, known
from chancellery.kernel import BadInput, Match


@dataclass(frozen=True, slots=True)
class Plan:
    """Plain data, so that it can travel to other processes. Match number i depends on the plan and on i only."""

    game: str
    scenario: str | None
    seats: int | None
    seed: str
    players: tuple[str, ...]  # one bot for each seat
    options: dict[str, Any] = field(default_factory=dict)
    board: str | None = None
    board_text: str = ""  # of a board of one's own
    rotate: bool = False  # match i seats the first player at seat i modulo the number of seats
    check: bool = False  # the invariants of the game after every move
    timed: bool = False  # how long bots think is told
    longest: int | None = None  # decisions after which a match counts as endless

    def start(self, number: int) -> Match:
        """Match `number` before its first move."""
        players = self.players_of(number)
        return Match.new(
            self.game,
            self.scenario,
            self.seats,
            f"{self.seed}/{number}",
            self.options,
            board=self.board,
            board_text=self.board_text,
            nonce="sim",
            players=players,
        )

    def players_of(self, number: int) -> tuple[str, ...]:
        """The bots of match `number`, by seat."""
        if not self.rotate:
            return self.players
        first = number % len(self.players)
        return self.players[-first:] + self.players[:-first] if first else self.players


def players(wanted: str, seats: tuple[str, ...], against: str | None = None) -> tuple[str, ...]:
    """The bots of all seats: one for all, one for each seat, or one among others of a second kind."""
    given = [name.strip() for name in wanted.split(",")]
    for field_, name in [("--bots", name) for name in given] + ([("--against", against)] if against else []):
        if not findable(str(name)):
            raise BadInput("sim-unknown-bot", field=field_, value=str(name)[:60], known=known())
    count = len(seats)
    if against is not None:
        if len(given) > 1:
            raise BadInput("sim-bots-against", value=wanted[:60])
        return (given[0], *[against] * (count - 1))
    if len(given) == 1:
        return tuple(given * count)
    if len(given) != count:
        raise BadInput("sim-bots-count", field="--bots", count=len(given), seats=count, known=", ".join(seats))
    return tuple(given)
