"""Coalitions: the system, except."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from chancellery.games.coalitions.base import board_rules, trade
from chancellery.games.coalitions.base.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.base.generals import BattleWithGenerals
from chancellery.games.coalitions.base.generals_naming import NameGenerals
from chancellery.games.coalitions.base.generals_retreat import Retreat
from chancellery.games.coalitions.base.minor_powers import minor_powers
from chancellery.games.coalitions.base.napoleon import ChooseNapoleon, NapoleonsMove, forced_napoleon
from chancellery.games.coalitions.base.powers import (
    BRITISH,
    FR,
    FREE,
    GB,
    GENERALS,
    HEROES,
    LEADERS,
    STATUSES,
    TOKENS,
)
from chancellery.games.coalitions.base.round import PARIS, Campaign, Round
from chancellery.games.coalitions.base.setup_rules import check_setup, from_scenario, shipped_setups
from chancellery.games.coalitions.base.subsidies import BritishLeadership, Subsidies
from chancellery.games.coalitions.base.vocabulary import (
    ABILITIES_NOT_USED,
    COALITIONS,
    NO_ARBITER,
    NO_DISBANDING,
    ONLY_NAPOLEON,
    ORIENT,
    ORIENT_1792,
)
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.board import Board, Problem, load_board
from chancellery.games.coalitions.system.definition import FamilyDefinition, Parameters
from chancellery.games.coalitions.system.entering import Ground
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.minor_powers import Auction, is_minor
from chancellery.games.coalitions.system.problem import BoardError
from chancellery.games.coalitions.system.realm import NOBODY, Realm
from chancellery.games.coalitions.system.round import NEXT_ROUND
from chancellery.games.coalitions.system.vocabulary import MARCH, SAIL, STRATEGIC
from chancellery.games.coalitions.system.wheel import ActionPhase, power_on
from chancellery.kernel import BadInput, Decision, Game, Move, Option, Procedure, Refusal, Scenario, Setup

HERE = files("chancellery.games.coalitions.base")
LESSONS = ("first_round",)
BOARDS = ("coalitions_empire", "coalitions_revolution")
SCENARIOS = ("1805", "1792", "1798", "1806", "1809", "1812", "1813")  # K-2.1.1; K-2.1.4: 1805 is recommended first
LEMPEREUR, LEMPEREUR_LIKE = "lempereur", "1805"  # K-0.3: chapter 12 is offered like a scenario, with the set-up of 1805


@cache
def decks() -> dict[str, Any]:
    return tomllib.loads((HERE / "decks.toml").read_text(encoding="utf-8"))


@cache
def scenario_data(id: str) -> dict[str, Any]:
    file = LEMPEREUR_LIKE if id == LEMPEREUR else id
    return {**tomllib.loads((HERE / "scenarios" / f"{file}.toml").read_text(encoding="utf-8")), "id": id}


def shipped_board(id: str) -> Board:
    return board_rules.shipped(id.removeprefix("coalitions_"))


def parameters() -> Parameters:
    cards = decks()["battle"]["coalitions"]
    wheel = next(w for w in decks()["wheel"] if w["id"] == "coalitions")
    return Parameters(
        generals=GENERALS,
        tokens=TOKENS,
        heroes=HEROES,
        statuses=STATUSES,
        deck={card["value"]: card["count"] for card in cards["cards"]},
        abilities={card["value"]: card["ability"] for card in cards["cards"]},
        hand_limit=cards["hand_limit"],
        influence_to_win=25,
        actions=tuple(wheel["actions"]),
        wheel=tuple(wheel["start"]),
        sea_routes_per_move=3,
        support_over_sea=frozenset({"britain"}),
        no_corruption=frozenset({"britain"}),
    )


class Coalitions(FamilyDefinition):
    """The competitive game for three to six players."""

    vocabulary = COALITIONS
    diplomacy_phase = DiplomacyPhase
    round = Round
    leaders = LEADERS
    free_powers = FREE
    procedures: tuple[type[Procedure], ...] = (
        *(Auction, Campaign, Round, DiplomacyPhase, ChooseNapoleon, NapoleonsMove, BritishLeadership, Subsidies),
        *(NameGenerals, BattleWithGenerals, Retreat),
    )

    def __init__(self, board: Board, scenario: dict[str, Any], options: dict[str, Any], seats: int) -> None:
        minor = minor_powers(seats, options["third_minor"])
        majors = [power for power in board.powers if power not in minor]
        super().__init__(board, parameters(), majors, scenario, options)
        if options.get("generals"):  # K-10.1.1
            self.battle = BattleWithGenerals

    def new_state(self, seed: str) -> Realm:
        """K-2.4: pieces, tracks and cards of the scenario; then FR chooses Napoleon."""
        s = setup.empty(self, seed)
        self.default_statuses(s, set())
        for power, name in enumerate(self.powers):
            setup.place_pieces(s, power, self.scenario["powers"][name])
            if name in self.seats:
                s.influence[power] = self.scenario["influence"]
            else:
                s.money[power] = 0  # K-11.1.5
        if self.options["saxonia_garrison"] and self.scenario["id"] == "1805":  # K-R-11
            s.set_garrison(self.map.place_of["saxonia"], self.map.power_of["prussia"])
        s.named[FR] = forced_napoleon(s)
        setup.deal(s, [self.scenario["powers"][name]["cards"] for name in self.powers])
        self.set_sides(s)
        s.stack = [Campaign()]
        return s

    def default_statuses(self, s: Realm, given: set[str]) -> None:
        statuses = {"britain": "british", "france": "french", **self.scenario["status"]}
        for name, status in statuses.items():
            if name not in given:
                s.status[self.map.power_of[name]] = STATUSES.index(status)

    def state_from_position(self, data: dict[str, Any], seed: str) -> Realm:
        """K-6.1.7: the leaders of the Coalitions have no other status in any position."""
        s = super().state_from_position(data, seed)
        for power, status in LEADERS:
            if s.status[power] != status:
                field, found = f"powers.{self.powers[power]}.status", STATUSES[s.status[power]]
                raise BadInput("position-bad-field", field=field, expected=STATUSES[status], value=found)
        return s

    def position_stack(self, s: Realm, phase: str, turn: int, field: int) -> list[Procedure]:
        campaign = Campaign()
        if phase == "set-up":
            s.round = 0
            return [campaign]
        campaign.at = campaign.script().index(NEXT_ROUND)
        round_ = Round()
        if phase == "diplomacy":
            return [campaign, round_]
        round_.at = round_.script().index(PARIS)
        return [campaign, round_, ActionPhase(turn, field)]

    # -- diplomacy

    def before_turn(self, s: Realm, turn: int) -> Procedure | None:
        """K-7.0.5, K-11.2.1: the auction for a Minor Power that has moved onto Drill."""
        power = power_on(s, self.actions.index("drill"), turn)
        return Auction(power) if is_minor(s, power) else None

    def regent(self, s: Realm, cause: int) -> int:
        """K-11.5.4, K-11.5.11: the British player, against the British Coalition the French one."""
        return s.seat_of[FR if cause >= 0 and s.status[cause] == BRITISH else GB]

    # -- actions

    def leadership(self, power: int) -> Procedure:
        return BritishLeadership(power) if power == GB else Leadership(power)

    def after_taxation(self, s: Realm, power: int) -> None:
        if power == GB:
            money = trade.trade(s)
            s.money[GB] += money
            s.emit_sum("trade", (GB, money), (("ports", NOBODY, money, money),))

    def before_movement(self, s: Realm, turn: int) -> Procedure | None:
        """K-7.0.4: Napoleon's Move in the turn of the French Leadership."""
        return NapoleonsMove() if self.unfinished(s, turn) == FR else None

    def unfinished(self, s: Realm, turn: int) -> int:
        """K-R-37: France's Leadership is complete only after Napoleon's Move."""
        return FR if power_on(s, self.actions.index("leadership"), turn) == FR else -1

    # -- Sea Routes: all are GB's (K-4.4.3)

    def may_sail(self, s: Realm, power: int) -> bool:
        return s.status[power] == BRITISH

    def sea_consent(self, s: Realm, power: int, start: int, end: int) -> int:
        """K-7.6.23, K-R-45."""
        return -1 if power == GB or s.seat_of[power] == s.seat_of[GB] else GB

    # -- named Generals

    def general_ability(self, power: int) -> str:
        """K-10.1.1: Napoleon's ability is no option."""
        hero = self.parameters.heroes[self.powers[power]]
        return "general-" + hero if power == FR or self.options.get("generals") else ""

    def offer_moves(self, s: Realm, decision: Decision, g: Ground, only: int) -> None:
        """K-7.3.11: in Napoleon's Move he alone moves; K-13.0.1: the card Armee d'Orient belongs to 1792."""
        if s.explaining and only >= 0:
            napoleon = s.bars(1 << s.where[only], ONLY_NAPOLEON)
            for verb in (MARCH, STRATEGIC, SAIL):
                decision.only(verb, napoleon)
        if s.explaining and not self.special:
            decision.refuse(ORIENT, ORIENT_1792)

    def why_now_not(self, s: Realm, decision: Decision, move: Move) -> Refusal | None:
        """K-7.3.14, K-7.3.12: what Napoleon's Move lacks of a Movement action; what this match is played without."""
        if move.verb == "orient" and not self.special:
            return self.refusal(ORIENT_1792, decision, move)
        if move.verb == "add_strength" and not self.options.get("generals"):
            return self.refusal(ABILITIES_NOT_USED, decision, move)
        if s.running(NapoleonsMove):
            if move.verb == "disband":
                return self.refusal(NO_DISBANDING, decision, move)
            if move.verb in ("arbiter", "request", "grant"):
                return self.refusal(NO_ARBITER, decision, move)
        return None

    # -- victory

    def battle_bonus(self, s: Realm, battle: Battle, power: int, direct: bool) -> int:
        """K-8.6.6, K-8.6.7: one more for a French General, to members of the British Coalition on the battlefield."""
        french = any(self.owner[general] == FR for general in battle.beaten)
        return int(french and direct and s.status[power] == BRITISH)


@dataclass(frozen=True)
class CoalitionsGame(Game):
    """Coalitions (Koalicje)."""

    def define(self, setup: Setup) -> Coalitions:
        options = tuple(sorted(setup.options.items()))
        return _define(setup.board, setup.board_text, setup.scenario, options, setup.seats)

    def boards(self) -> Sequence[str]:
        return BOARDS

    def board_problems(self, board: Board) -> list[Problem]:
        """Against the rulebook, and against the set-ups that are played on it."""
        side = board_rules.side_of(board)
        setups = [setup for setup in shipped_setups() if setup.side == side]
        return board_rules.check(board) + [found for setup in setups for found in check_setup(board, setup)]

    def lessons(self) -> Sequence[Traversable]:
        return [HERE / "lessons" / f"{id}.toml" for id in LESSONS]


@cache
def _define(board: str, text: str, scenario: str, options: tuple[tuple[str, Any], ...], seats: int) -> Coalitions:
    found = load_board(board, text) if text else shipped_board(board)
    problems = board_rules.check(found) if text else []
    problems += check_setup(found, from_scenario(scenario_data(scenario)))
    wrong = [problem for problem in problems if not problem.warning]
    if wrong:
        raise BoardError(wrong)
    return _class(scenario)(found, scenario_data(scenario), dict(options), seats)


def _class(scenario: str) -> type[Coalitions]:
    """Coalitions, except where a scenario has special rules (K-13.0.1) or is no competition (chapter 12)."""
    from chancellery.games.coalitions.base.scenario_1792 import Coalitions1792  # they build on this module
    from chancellery.games.coalitions.lempereur.definition import LEmpereur

    special: dict[str, type[Coalitions]] = {"1792": Coalitions1792, LEMPEREUR: LEmpereur}
    return special.get(scenario, Coalitions)


GAME = CoalitionsGame(
    own_boards=True,
    id="coalitions",
    prefix="K",
    rules_version=2,
    scenarios=tuple(
        Scenario(id, (3, 4, 5, 6), scenario_data(id)["board"], scenario_data(id)["length"]) for id in SCENARIOS
    )
    + (Scenario(LEMPEREUR, (1, 2, 3, 4, 5), scenario_data(LEMPEREUR)["board"], "long", usual=1),),
    options=(
        Option("capital_lost", ("neutral", "keep"), "neutral", SCENARIOS),  # K-R-04
        Option("french_minor_in_paris", (False, True), False, SCENARIOS),  # K-R-23
        Option("third_minor", ("russia", "austria"), "russia", SCENARIOS),  # K-11.1.4
        Option("saxonia_garrison", (False, True), False, SCENARIOS),  # K-R-11
        Option("generals", (False, True), False, SCENARIOS),  # K-10.1.1, K-10.1.2
        Option("level", ("easy", "demanding", "extreme"), "easy", (LEMPEREUR,)),  # K-12.1.4
        Option("napoleon_pawn", (False, True), False, (LEMPEREUR,)),  # K-R-14
    ),
)
