"""Realpolitik: the system, except."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from chancellery.games.coalitions.realpolitik import board_rules, invariants, position, scene
from chancellery.games.coalitions.realpolitik.action_cards import CourseOfPlay, Turn, why_unasked
from chancellery.games.coalitions.realpolitik.components import ACTIONS, GENERALS, INFLUENCE, TOKENS
from chancellery.games.coalitions.realpolitik.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.realpolitik.italy import ControlOfItaly
from chancellery.games.coalitions.realpolitik.mobilisation import RailMobilisation
from chancellery.games.coalitions.realpolitik.prestige import PrestigeBattle
from chancellery.games.coalitions.realpolitik.rail_transport import (
    RailMove,
    RailMovement,
    RailTransport,
    TroopTransport,
)
from chancellery.games.coalitions.realpolitik.realm import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.scene_asking import RailAsking
from chancellery.games.coalitions.realpolitik.trains import CommonTrain, join
from chancellery.games.coalitions.realpolitik.vocabulary import REALPOLITIK, ROUTE_OF_ANOTHER
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.board import Board, Problem, load_board
from chancellery.games.coalitions.system.definition import FamilyDefinition, Parameters
from chancellery.games.coalitions.system.problem import BoardError
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.same_rules import rules_of
from chancellery.kernel import Event, Game, Move, Option, Procedure, Reason, Scenario, Setup
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat, NoteBeat

HERE = files("chancellery.games.coalitions.realpolitik")
BOARDS = ("realpolitik",)
LESSONS = ("action_cards_and_rail",)
SCENARIO = "standard"  # RP-0.1.3
MINOR = {4: (), 3: ("italy",)}  # RP-0.1.5, RP-0.1.6
NOTES = {"prestige": True, "own_reshuffle": False}  # what comes of a battle, and whether it is part of its story


@cache
def decks() -> dict[str, Any]:
    return tomllib.loads((HERE / "decks.toml").read_text(encoding="utf-8"))


@cache
def scenario_data() -> dict[str, Any]:
    return tomllib.loads((HERE / "scenarios" / f"{SCENARIO}.toml").read_text(encoding="utf-8"))


def parameters(powers: Sequence[str]) -> Parameters:
    cards = decks()["battle"]["realpolitik"]
    return Parameters(
        generals=dict.fromkeys(powers, GENERALS),
        tokens=dict.fromkeys(powers, TOKENS),
        heroes={},
        statuses=(),  # RP-1.1.2: Alliances of two instead
        deck={card["value"]: card["count"] for card in cards["cards"]},
        abilities={card["value"]: card["ability"] for card in cards["cards"]},
        hand_limit=cards["hand_limit"],
        influence_to_win=25,
        actions=(),  # RP-1.1.1: no Wheel
        wheel=(),
        sea_routes_per_move=1,  # RP-R-36
        sails_from_ports=False,
        free_card_for_supporters=False,  # RP-9.4.13
    )


class Realpolitik(FamilyDefinition):
    """The game for four players, or for three with Italy as a Minor Power."""

    procedures: tuple[type[Procedure], ...] = (
        *(CourseOfPlay, Turn, DiplomacyPhase, ControlOfItaly, RailMobilisation, CommonTrain),
        *(RailMovement, RailTransport, RailMove, TroopTransport, PrestigeBattle),
    )
    vocabulary = REALPOLITIK
    battle = PrestigeBattle
    realm = RealpolitikRealm
    asking = RailAsking()
    rules = rules_of("realpolitik")
    refusals = {
        ("K-7.6.4", "refused-arbiter-full"): "RP-8.6.5",
        ("K-7.6.4", "refused-arbiter-self"): "RP-8.6.1",
    }
    position_fields = position.FIELDS
    power_fields = position.POWER_FIELDS
    wins_at_once = False  # RP-4.1.2
    wording = "-realpolitik"

    def __init__(self, board: Board, scenario: dict[str, Any], options: dict[str, Any], seats: int) -> None:
        majors = [power for power in board.powers if power not in MINOR[seats]]
        super().__init__(board, parameters(board.powers), majors, scenario, options)
        self.classes[RealpolitikRealm.__name__] = RealpolitikRealm
        self.top: int = options["diplomacy_track"]  # RP-R-07: steps from the bottom of its track
        self.printed_deck = [value for value, n in sorted(self.parameters.deck.items()) for _ in range(n)]
        self._decks = tuple((power,) for power in range(len(self.powers)))

    # -- set-up (chapter 3, 11.2)

    def action_cards(self, power: int) -> int:
        """RP-5.1.1, RP-11.2.4: the set of Action cards of a Power; a Minor Power has no Expand Influence."""
        cards = (1 << len(ACTIONS)) - 1
        return cards if self.scores(power) else cards & ~(1 << INFLUENCE)

    def new_state(self, seed: str) -> Realm:
        s = cast(RealpolitikRealm, setup.empty(self, seed))
        for power, name in enumerate(self.powers):
            setup.place_pieces(s, power, self.scenario["powers"][name])  # RP-11.2.1: Italy keeps its Money
        for train in self.map.board.trains:
            join(s, self.map.place_of[train.a], self.map.place_of[train.b])  # RP-3.2.9
        setup.deal(s, [self.scenario["powers"][name]["cards"] for name in self.powers])
        self.set_sides(s)
        s.stack = [CourseOfPlay()]
        return s

    def default_statuses(self, s: Realm, given: set[str]) -> None:
        """RP-3.2.2: without Alliances all are At War."""

    def read_position(self, s: Realm, data: dict[str, Any]) -> None:
        position.read(cast(RealpolitikRealm, s), data)

    def position_stack(self, s: Realm, phase: str, turn: int, field: int) -> list[Procedure]:
        return position.stack(cast(RealpolitikRealm, s), phase)

    # -- Alliances and Prestige

    def set_sides(self, s: Realm) -> None:
        """RP-7.1.1: two Powers in an Alliance are a side; everybody else is At War, nobody Neutral."""
        for power, partner in enumerate(cast(RealpolitikRealm, s).partner):
            s.ally[power] = 1 << power | (1 << partner if partner >= 0 else 0)

    def precedence(self, s: Realm) -> Sequence[int]:
        """RP-5.5.1."""
        return cast(RealpolitikRealm, s).prestige

    def rank(self, s: Realm, power: int) -> int:
        return cast(RealpolitikRealm, s).prestige.index(power)

    # -- Battle cards: each Power has its own (RP-5.9.3)

    def sharing_a_deck(self) -> Sequence[Sequence[int]]:
        return self._decks

    def tell_reshuffle(self, s: Realm, power: int, count: int) -> None:
        s.emit("own_reshuffle", power, count)

    # -- Sea Routes: French and Italian (RP-5.2.13)

    def may_sail(self, s: Realm, power: int) -> bool:
        return True

    def route_open(self, s: Realm, power: int, start: int, end: int) -> bool:
        """RP-8.9.5, RP-8.9.6: the colour of the route decides, its own or the Ally's."""
        return bool(s.ally[power] >> self.map.route_owner[start, end] & 1)

    def why_no_route(self, s: Realm, power: int, start: int, end: int) -> Reason:
        return ROUTE_OF_ANOTHER

    def sea_consent(self, s: Realm, power: int, start: int, end: int) -> int:
        """RP-8.9.5; RP-11.5.7: Italy always allows its controller."""
        owner = self.map.route_owner[start, end]
        return -1 if owner == power or s.seat_of[owner] == s.seat_of[power] else owner

    # -- actions and victory

    def check_victory(self, s: Realm) -> None:
        """RP-4.1.2: only at the end of the turn."""

    # -- what the kernel asks

    def why_unasked(self, s: Realm, major: int, move: Move) -> Reason | None:
        return why_unasked(cast(RealpolitikRealm, s), major, move) or super().why_unasked(s, major, move)

    def beat(self, event: Event, lang: str) -> Beat | None:
        if event.kind in NOTES:
            return NoteBeat("note", NOTES[event.kind])
        return super().beat(event, lang)

    def view(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return scene.view(cast(RealpolitikRealm, state), super().view(state, seat))

    def when(self, s: Realm, lang: str) -> list[str]:
        return scene.when(cast(RealpolitikRealm, s), lang)

    def scenes(self, state: Realm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        s = cast(RealpolitikRealm, state)
        return scene.dressed(s, super().scenes(state, seats, lang), lang)

    def check(self, state: Realm) -> list[str]:
        return super().check(state) + invariants.broken(cast(RealpolitikRealm, state))


@dataclass(frozen=True)
class RealpolitikGame(Game):
    """Realpolitik (Koalicje: Realpolitik)."""

    def define(self, setup: Setup) -> Realpolitik:
        return _define(setup.board, setup.board_text, tuple(sorted(setup.options.items())), setup.seats)

    def boards(self) -> Sequence[str]:
        return BOARDS

    def board_problems(self, board: Board) -> list[Problem]:
        return board_rules.check(board)

    def lessons(self) -> Sequence[Traversable]:
        return [HERE / "lessons" / f"{id}.toml" for id in LESSONS]


@cache
def _define(board: str, text: str, options: tuple[tuple[str, Any], ...], seats: int) -> Realpolitik:
    found = load_board(board, text) if text else board_rules.shipped(board)
    wrong = [problem for problem in (board_rules.check(found) if text else []) if not problem.warning]
    if wrong:
        raise BoardError(wrong)
    return Realpolitik(found, scenario_data(), dict(options), seats)


GAME = RealpolitikGame(
    own_boards=True,
    id="realpolitik",
    prefix="RP",
    rules_version=2,
    scenarios=(Scenario(SCENARIO, (3, 4), "realpolitik", scenario_data()["length"]),),
    options=(Option("diplomacy_track", (3, 4, 5, 6), 4),),  # RP-R-07
)
