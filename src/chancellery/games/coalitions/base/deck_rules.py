"""What the rulebook of Coalitions says about its cards and its War Wheel, for decks.toml."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

from chancellery.games.coalitions.base.setup_rules import SetUp
from chancellery.games.coalitions.system.board import Board, Problem
from chancellery.games.coalitions.system.board_facts import broken

ABILITIES = {1: "none", 2: "own_ground", 3: "reveal", 4: "pair", 5: "costly_defeat"}
HAND_LIMIT = {"default": 6, "france": 10}
BATTLE_CARDS, NAPOLEON_CARDS, FRENCH_GENERALS = 40, 12, 7
ACTIONS = ["drill", "taxation", "leadership", "mobilisation", "influence", "movement"]

Hand = tuple[int, ...]


class Decks:
    """The parts of decks.toml that Coalitions uses, and the board its cards name."""

    def __init__(self, data: Mapping[str, Any], board: Board) -> None:
        self.board = board
        self.battle: Mapping[str, Any] = data["battle"]["coalitions"]
        self.counts: dict[int, int] = {card["value"]: card["count"] for card in self.battle["cards"]}
        self.napoleon: list[Mapping[str, Any]] = data["napoleon"]
        self.wheel: Mapping[str, Any] = next(wheel for wheel in data["wheel"] if wheel["id"] == "coalitions")

    def targets(self) -> list[list[str]]:
        return [[one["id"] for one in card["territories"] if one["role"] == "attack"] for card in self.napoleon]

    def on(self, action: str, turn: int = 0) -> str:
        """The power on an action after some turns of the Wheel."""
        start: list[str] = self.wheel["start"]
        place: int = self.wheel["actions"].index(action)
        return start[(place - turn) % len(start)]


def _battle_cards(decks: Decks) -> str:
    size = sum(decks.counts.values())
    return "" if size == decks.battle["size"] == BATTLE_CARDS else f"{size}"


def _abilities(decks: Decks) -> str:
    found = {card["value"]: card["ability"] for card in decks.battle["cards"]}
    return "" if found == ABILITIES else str(found)


def _hand_limit(decks: Decks) -> str:
    return "" if decks.battle["hand_limit"] == HAND_LIMIT else str(decks.battle["hand_limit"])


def hands(cards: int, total: int, with_cards: Hand = ()) -> Iterator[Hand]:
    """All hands of so many cards with this total that contain the given cards."""
    for hand in combinations_with_replacement(ABILITIES, cards):
        if sum(hand) == total and all(hand.count(value) >= with_cards.count(value) for value in with_cards):
            yield hand


def _holland(decks: Decks) -> str:
    """The cards of K-EX-10 exist: six French ones with one pair of 4s, against five."""

    def enough(*played: Hand) -> bool:
        return all(sum(hand.count(value) for hand in played) <= count for value, count in decks.counts.items())

    possible = any(enough(french, others) for french in hands(6, 19, (4, 4)) for others in hands(5, 20))
    return "" if possible else str(decks.counts)


def _numbered(decks: Decks) -> str:
    numbers = [card["number"] for card in decks.napoleon]
    return "" if numbers == list(range(1, NAPOLEON_CARDS + 1)) else str(numbers)


def _first_card(decks: Decks) -> str:
    name: str = decks.napoleon[0]["name"]
    return "" if name == "Armée d'Orient" else name


def _egypt(decks: Decks) -> str:
    return "" if "egypt" in decks.targets()[0] else ", ".join(decks.targets()[0])


def _example_card(decks: Decks) -> str:
    number = decks.targets().count(["bavaria", "saxonia", "hesse"])
    return "" if number == 1 else str(number)


def _dalmatia_card(decks: Decks) -> str:
    number = sum("dalmatia" in targets for targets in decks.targets())
    return "" if number == 1 else str(number)


def _card_places(decks: Decks) -> str:
    wrong = [one["id"] for card in decks.napoleon for one in card["territories"] if one["id"] not in decks.board]
    wrong += [
        one["role"] for card in decks.napoleon for one in card["territories"] if one["role"] not in ("attack", "other")
    ]
    known = [name for targets in decks.targets() for name in targets if name in decks.board]
    wrong += [name for name in known if decks.board.territory(name).power == "france"]
    return ", ".join(wrong)


def _card_sizes(decks: Decks) -> str:
    return ", ".join(str(len(targets)) for targets in decks.targets() if not 1 <= len(targets) <= FRENCH_GENERALS)


def _french_stripes(decks: Decks) -> str:
    named = {name for targets in decks.targets() for name in targets}
    return ", ".join(one.id for one in decks.board.territories if "france" in one.stripes and one.id not in named)


def _wheel(decks: Decks) -> str:
    start, actions = decks.wheel["start"], decks.wheel["actions"]
    return "" if sorted(start) == sorted(decks.board.powers) and actions == ACTIONS else f"{start} {actions}"


def _british_drill(decks: Decks) -> str:
    return "" if decks.on("drill") == "britain" else decks.on("drill")


def _russian_leadership(decks: Decks) -> str:
    return "" if decks.on("leadership") == "russia" else decks.on("leadership")


def _napoleons_move(decks: Decks) -> str:
    turns = [turn for turn in range(len(ACTIONS)) if decks.on("leadership", turn) == "france"]
    return ", ".join(decks.on("movement", turn) for turn in turns if decks.on("movement", turn) != "russia")


CHECKS: tuple[tuple[str, str, Callable[[Decks], str], bool], ...] = (
    ("C01", "K-2.4.4", _battle_cards, False),
    ("C04", "K-4.9.2", _abilities, False),
    ("C07", "K-4.9.4", _hand_limit, False),
    ("C08", "K-EX-10", _holland, False),
    ("C11", "K-12.5.2", _numbered, False),
    ("C12", "K-13.1.3", _first_card, False),
    ("C13", "K-13.1.5", _egypt, False),
    ("C14", "K-EX-18", _example_card, False),
    ("C15", "K-EX-17", _dalmatia_card, False),
    ("C16", "K-12.5.4", _card_places, False),
    ("C17", "K-12.5.8", _card_sizes, False),
    ("C18", "K-12.5.4", _french_stripes, True),
    ("W01", "K-4.1.1", _wheel, False),
    ("W02", "K-2.3.7", _british_drill, False),
    ("W03", "K-EX-02", _russian_leadership, False),
    ("W04", "K-7.3.13", _napoleons_move, False),
)


def check_decks(data: Mapping[str, Any], board: Board, setups: Iterable[SetUp] = ()) -> list[Problem]:
    """All that the rulebook says otherwise about the cards and the Wheel; `board` is the side Empire."""
    decks = Decks(data, board)
    problems = []
    for check_id, rule, find, warning in CHECKS:
        found = find(decks)
        if found:
            problems.append(broken(check_id, rule, f"board-{check_id.lower()}", found, warning))
    for setup in setups:
        found = _starting_money(decks, setup)
        if found:
            problems.append(broken("W06", "K-13.0.3", "board-w06", f"{setup.scenario}: {found}"))
    return problems


def _starting_money(decks: Decks, setup: SetUp) -> str:
    """Money at the start goes to exactly those who mobilise before they tax (K-R-03)."""
    actions, start = decks.wheel["actions"], decks.wheel["start"]
    tax, mobilise = actions.index("taxation"), actions.index("mobilisation")
    early = {power for place, power in enumerate(start) if tax < place <= mobilise}
    return ", ".join(sorted(early ^ {power for power, force in setup.forces.items() if force.money}))
