"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from chancellery.kernel import Definition, Game, Lexicon, Scenario, Setup
from chancellery.locale import Name
from chancellery.table.scene import Scene
from chancellery_partition import scene as drawn
from chancellery_partition import view as seen
from chancellery_partition import words
from chancellery_partition.board import CROWNS, NOBODY, board
from chancellery_partition.position import place
from chancellery_partition.round import Rounds
from chancellery_partition.state import CARDS, ROUNDS, Lands
from chancellery_partition.vocabulary import HAPPENINGS, QUESTIONS, SORTS, VERBS


class Partition(Definition[Lands]):
    prefix = "partition-"
    classes = {"Lands": Lands, "Rounds": Rounds}

    def __init__(self, seats: int) -> None:
        self.seats = CROWNS[:seats]
        self.board, self.board_digest = board().id, board().digest
        self.notation = Lexicon(
            VERBS,
            {"province": board().ids, "crown": CROWNS},
            sorts=SORTS,
            questions=QUESTIONS,
            happenings=HAPPENINGS,
        )

    def new_state(self, seed: str) -> Lands:
        hands = [list(CARDS) for _ in self.seats]
        holder = [NOBODY] * len(board().ids)
        for crown in range(len(self.seats)):
            holder[board().homes[crown]] = crown  # PT-1.2
        return Lands(game=self, seed=seed, counter=0, stack=[Rounds([])], holder=holder, hands=hands)

    def state_from_position(self, position: dict[str, Any], seed: str) -> Lands:
        s = self.new_state(seed)
        place(s, position)
        return s

    def view(self, state: Lands, seat: int | None) -> dict[str, Any]:
        return seen.view(state, seat)

    def scenes(self, state: Lands, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return [drawn.scene(state, seat, lang) for seat in seats]

    def drawing(self) -> dict[str, Any]:
        """The board for clients."""
        return {"game": "partition", "id": self.board, "digest": self.board_digest, "title": "Partition 1772"}

    def speaker(self, lang: str) -> words.CrownSpeaker:
        return words.CrownSpeaker(self, lang)

    def seat_name(self, seat: int) -> Name:
        return Name("partition-crown-" + self.seats[seat])

    def check(self, state: Lands) -> list[str]:
        """PT-1.2, PT-2.1, PT-1.3."""
        broken = [f"home of {CROWNS[c]}" for c in range(len(self.seats)) if state.holder[board().homes[c]] != c]
        broken += [f"hand {hand}" for hand in state.hands if len(set(hand)) != len(hand) or not set(hand) <= set(CARDS)]
        return broken + [f"round {state.round}"] * (state.round > ROUNDS)


class PartitionGame(Game):
    """Partition."""

    def define(self, setup: Setup) -> Partition:
        self.check_board(setup)
        return _define(setup.seats)

    def boards(self) -> Sequence[str]:
        return (board().id,)

    def lessons(self) -> Sequence[Traversable]:
        return [files(__package__) / "lessons" / "first_partition.toml"]


@cache
def _define(seats: int) -> Partition:
    return Partition(seats)


GAME = PartitionGame(id="partition", prefix="PT", scenarios=(Scenario("standard", (2, 3), "partition_1772", "short"),))
