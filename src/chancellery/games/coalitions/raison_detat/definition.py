"""Raison d'État: the system, except."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from chancellery.games.coalitions.raison_detat import (
    board_rules,
    invariants,
    position,
    scene,
    sea_routes,
)
from chancellery.games.coalitions.raison_detat.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.raison_detat.election import Election, electors, emperors_influence
from chancellery.games.coalitions.raison_detat.gifts import Gifts, LeadershipAndGifts
from chancellery.games.coalitions.raison_detat.powers import GENERALS, SIDES, TOKENS
from chancellery.games.coalitions.raison_detat.realm import SILENT, ImperialRealm
from chancellery.games.coalitions.raison_detat.vocabulary import RAISON_DETAT, ROUTE_NOT_YOURS, ROUTE_START
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.board import Board, Problem, load_board
from chancellery.games.coalitions.system.board_facts import broken
from chancellery.games.coalitions.system.definition import FamilyDefinition, Parameters
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.minor_powers import Auction, is_minor
from chancellery.games.coalitions.system.problem import BoardError
from chancellery.games.coalitions.system.realm import NOBODY, Realm
from chancellery.games.coalitions.system.round import Campaign, Round
from chancellery.games.coalitions.system.same_rules import rules_of
from chancellery.games.coalitions.system.statuses import FIRST_COALITION, NEUTRAL
from chancellery.games.coalitions.system.wheel import ActionPhase, power_on
from chancellery.kernel import Game, Move, Option, Procedure, Reason, Scenario, Setup
from chancellery.table.scene import Scene

HERE = files("chancellery.games.coalitions.raison_detat")
BOARDS = ("raison_1618", "raison_1702")
LESSONS = ("the_election",)
SCENARIOS = ("1618", "1702")  # RD-0.2
TEXT_ORDER = (
    "britain",
    "ottoman",
    "russia",
    "austria",
    "sweden",
    "france",
)  # RD-R-06: the Wheel by the Order of Powers


@cache
def decks() -> dict[str, Any]:
    return tomllib.loads((HERE / "decks.toml").read_text(encoding="utf-8"))


@cache
def scenario_data(id: str) -> dict[str, Any]:
    return tomllib.loads((HERE / "scenarios" / f"{id}.toml").read_text(encoding="utf-8"))


def parameters(scenario: dict[str, Any], options: dict[str, Any]) -> Parameters:
    cards = decks()["battle"]["raison_detat"]
    wheel = next(w for w in decks()["wheel"] if scenario["id"] in w["scenarios"])
    start = TEXT_ORDER if options.get("wheel_order_1702") == "text" else tuple(wheel["start"])
    return Parameters(
        generals=GENERALS,
        tokens=TOKENS,
        heroes={},
        statuses=SIDES[scenario["id"]].statuses,
        deck={card["value"]: card["count"] for card in cards["cards"]},
        abilities={card["value"]: card["ability"] for card in cards["cards"]},
        hand_limit=cards["hand_limit"],
        influence_to_win=scenario["influence_to_win"],
        actions=tuple(wheel["actions"]),
        wheel=start,
        sea_routes_per_move=options["sea_move_routes"],  # RD-9.13.1, RD-R-39
        sails_from_ports=False,  # RD-9.13.2
        free_card_for_supporters=False,  # RD-10.4.10
    )


class RaisonDEtat(FamilyDefinition):
    """Two scenarios, each with its board, its Wheel, its Powers and its Coalitions."""

    vocabulary = RAISON_DETAT
    refusals = {
        ("K-6.4.2", "refused-expelled-from-it"): "RD-7.3.7",
        ("K-6.3.2", "refused-consent-refused"): "RD-9.16.4",
        ("K-7.3.5", "refused-own-general-there"): "RD-9.5.3",
        ("K-7.6.4", "refused-arbiter-full"): "RD-9.9.4",
        ("K-7.6.4", "refused-arbiter-self"): "RD-9.9.1",
        ("K-7.6.30", "refused-enemy-ends-strategic"): "RD-9.14.5",
        ("K-8.3.17", "refused-no-target"): "RD-10.6.4",
    }
    realm = ImperialRealm
    position_fields = position.FIELDS
    wording = "-raison_detat"
    procedures = (Auction, Campaign, Round, DiplomacyPhase, Election, Gifts, LeadershipAndGifts)
    diplomacy_phase = DiplomacyPhase

    def __init__(self, board: Board, scenario: dict[str, Any], options: dict[str, Any], seats: int) -> None:
        self.sides = sides = SIDES[scenario["id"]]
        minor = sides.minor[seats]
        majors = [power for power in board.powers if power not in minor]
        self.permanent = sides.permanent.get(seats, {})
        self.rules = {**rules_of("raison_detat"), "K-3.1.1": scenario["rule_of_victory"], "K-6.4.2": "RD-7.2.2"}
        super().__init__(board, parameters(scenario, options), majors, scenario, options)
        self.classes[ImperialRealm.__name__] = ImperialRealm
        power_of, statuses = self.map.power_of, self.parameters.statuses
        self.leaders = tuple((power_of[power], statuses.index(status)) for power, status in sides.leaders)
        self.free_powers = tuple(power_of[power] for power in board.powers if power not in sides.fixed)
        self.electors = electors(self.map)
        self.austria = power_of["austria"]
        self._unlimited = self._habsburgs() if scenario["id"] == "1618" else frozenset()

    def _habsburgs(self) -> frozenset[int]:
        """RD-12.7.2, RD-R-32: the Powers that give each other without limit."""
        always = self.options["habsburg_unlimited"] == "always"
        pair = frozenset((self.austria, self.map.power_of["spain"]))
        return pair if always or "spain" in self.permanent else frozenset()

    def unlimited_gifts(self, giver: int) -> frozenset[int]:
        """To whom a Power may give without limit."""
        return self._unlimited if giver in self._unlimited else frozenset()

    # -- set-up (chapter 3)

    def first_seats(self) -> list[int]:
        seats = super().first_seats()
        for name, controller in self.permanent.items():  # RD-12.10.1
            seats[self.map.power_of[name]] = self.seats.index(controller)
        return seats

    def new_state(self, seed: str) -> Realm:
        """RD-3.4: pieces, tracks and cards of the scenario."""
        s = self.empty(seed)
        self.default_statuses(s, set())
        for power, name in enumerate(self.powers):
            setup.place_pieces(s, power, self.scenario["powers"][name])
            if name not in self.seats:
                s.money[power] = 0  # RD-12.2.3
        setup.deal(s, [self._dealt(name) for name in self.powers])
        self.set_sides(s)
        s.stack = [Campaign()]
        return s

    def empty(self, seed: str) -> ImperialRealm:
        s = cast(ImperialRealm, setup.empty(self, seed))
        s.votes = [SILENT] * len(self.powers)
        return s

    def _dealt(self, name: str) -> int:
        """RD-3.4.10, RD-R-04: the number in the Power's list counts."""
        if name == "austria" and "austria_1618_cards" in self.options:
            return int(self.options["austria_1618_cards"])
        return int(self.scenario["powers"][name]["cards"])

    def default_statuses(self, s: Realm, given: set[str]) -> None:
        for name, status in self.scenario["status"].items():
            if name not in given:
                s.status[self.map.power_of[name]] = self.parameters.statuses.index(status)

    def state_from_position(self, data: dict[str, Any], seed: str) -> Realm:
        return position.build(self, data, seed)

    def position_stack(self, s: Realm, phase: str, turn: int, field: int) -> list[Procedure]:
        campaign = Campaign()
        if phase == "set-up":
            s.round = 0
            return [campaign]
        round_ = Round()
        if phase == "action":
            round_.at = len(round_.script())
            return [campaign, round_, ActionPhase(turn, field)]
        return [campaign, round_]

    # -- diplomacy

    def before_turn(self, s: Realm, turn: int) -> Procedure | None:
        """RD-6.7, RD-6.8: the election before Austria's Drill, or the auction for a Minor Power at Drill."""
        power = power_on(s, self.actions.index("drill"), turn)
        if power == self.austria:
            return Election()
        auctioned = is_minor(s, power) and self.powers[power] not in self.permanent  # RD-12.10.2
        return Auction(power) if auctioned else None

    def regent(self, s: Realm, cause: int) -> int:
        """RD-12.8.4, RD-12.8.5, RD-R-90: the Austrian player; against the Austrian Coalition the other leader's."""
        against_austria = cause >= 0 and s.status[cause] == FIRST_COALITION
        return s.seat_of[self.map.power_of[self.sides.temporary[against_austria]]]

    # -- actions

    def action(self, s: Realm, name: str, power: int) -> Procedure | None:
        if name == "subsidies" and s.seat_of[power] >= 0:
            return Gifts(power)
        return super().action(s, name, power)

    def leadership(self, power: int) -> Procedure:
        """RD-9.5.8: in 1702 Subsidies and Mercenaries are part of it."""
        return Leadership(power) if "subsidies" in self.actions else LeadershipAndGifts(power)

    def expand(self, s: Realm, power: int) -> None:
        """RD-9.7.5, RD-12.6.4: a Minor Power does not expand, but its Crown counts for its controller."""
        super().expand(s, power)
        if is_minor(s, power):
            emperors_influence(cast(ImperialRealm, s), power)
            self.check_victory(s)

    def after_expansion(self, s: Realm, power: int) -> None:
        emperors_influence(cast(ImperialRealm, s), power)

    # -- Sea Routes: coloured or grey (5.3, 9.13)

    def may_sail(self, s: Realm, power: int) -> bool:
        return True

    def route_open(self, s: Realm, power: int, start: int, end: int) -> bool:
        return bool(sea_routes.voyage(s, power, start, end))

    def voyage(self, s: Realm, power: int, start: int, end: int) -> Sequence[int]:
        return sea_routes.voyage(s, power, start, end)

    def why_no_route(self, s: Realm, power: int, start: int, end: int) -> Reason:
        return ROUTE_START if self.map.route_owner.get((start, end)) == NOBODY else ROUTE_NOT_YOURS

    def sea_consent(self, s: Realm, power: int, start: int, end: int) -> int:
        asked = sea_routes.hosts(s, power, sea_routes.voyage(s, power, start, end))
        return asked.bit_length() - 1

    def sea_hosts(self, s: Realm, power: int, path: Sequence[int]) -> int:
        return sea_routes.hosts(s, power, path)

    # -- victory

    def battle_bonus(self, s: Realm, battle: Battle, power: int, direct: bool) -> int:
        """RD-10.10.3: one more per General of the opposing Coalition, to Major Powers in a Coalition."""
        if s.status[power] >= NEUTRAL:
            return 0
        beaten = [s.status[self.owner[general]] for general in battle.beaten]
        return sum(status < NEUTRAL and status != s.status[power] for status in beaten)

    # -- what the kernel asks

    def why_unasked(self, s: Realm, major: int, move: Move) -> Reason | None:
        election = s.running(Election)
        found = None if election is None else election.why_unasked(cast(ImperialRealm, s), major, move)
        return found or super().why_unasked(s, major, move)

    def view(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), **scene.empire(cast(ImperialRealm, state), seat)}

    def scenes(self, state: Realm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.added(cast(ImperialRealm, state), super().scenes(state, seats, lang), lang)

    def about_place(self, t: int, lang: str) -> Sequence[str]:
        return scene.about_place(self, t, lang)

    def check(self, state: Realm) -> list[str]:
        return super().check(state) + invariants.broken(cast(ImperialRealm, state))


@dataclass(frozen=True)
class RaisonDEtatGame(Game):
    """Coalitions: Raison d'État (Koalicje: Raison d'État)."""

    def define(self, setup: Setup) -> RaisonDEtat:
        options = tuple(sorted(setup.options.items()))
        return _define(setup.board, setup.board_text, setup.scenario, options, setup.seats)

    def boards(self) -> Sequence[str]:
        return BOARDS

    def board_problems(self, board: Board) -> list[Problem]:
        return board_rules.check(board)

    def lessons(self) -> Sequence[Traversable]:
        return [HERE / "lessons" / f"{id}.toml" for id in LESSONS]


@cache
def _define(
    board: str, board_text: str, scenario: str, options: tuple[tuple[str, Any], ...], seats: int
) -> RaisonDEtat:
    found = load_board(board, board_text) if board_text else board_rules.shipped(board.removeprefix("raison_"))
    problems = board_rules.check(found) if board_text else []
    problems += _missing(found, scenario_data(scenario))
    wrong = [problem for problem in problems if not problem.warning]
    if wrong:
        raise BoardError(wrong)
    return RaisonDEtat(found, scenario_data(scenario), dict(options), seats)


def _missing(board: Board, scenario: dict[str, Any]) -> list[Problem]:
    """RD-3.1.1, RD-3.4.8: what the set-up needs and the board does not have, or where nothing may stand."""
    powers = scenario["powers"]
    named = {name for force in powers.values() for part in ("generals", "garrisons") for name in force[part]}
    wrong = sorted(name for name in named if name not in board or board.territory(name).kind == "impassable")
    wrong += sorted({*powers} ^ {*board.powers})
    found = f"{scenario['id']}: {', '.join(wrong)}"
    return [broken("S01", "RD-3.4.8", "board-s01", found)] if wrong else []


GAME = RaisonDEtatGame(
    own_boards=True,
    id="raison_detat",
    prefix="RD",
    rules_version=2,
    scenarios=tuple(
        Scenario(id, tuple(sorted(SIDES[id].minor)), scenario_data(id)["board"], scenario_data(id)["length"])
        for id in SCENARIOS
    ),  # RD-3.1.2
    options=(
        Option("austria_1618_cards", (3, 4), 3, ("1618",)),  # RD-R-04
        Option("habsburg_unlimited", ("minor_only", "always"), "minor_only", ("1618",)),  # RD-R-32
        Option("sea_move_routes", (1, 3), 1),  # RD-R-39
        Option("wheel_order_1702", ("sweden_fourth", "text"), "sweden_fourth", ("1702",)),  # RD-R-06
    ),
)
