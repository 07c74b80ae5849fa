"""L'Empereur (chapter 12): Coalitions 1805, except."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from chancellery.games.coalitions.base.deck_rules import check_decks
from chancellery.games.coalitions.base.definition import Coalitions, decks, parameters
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur import invariants, position, scene
from chancellery.games.coalitions.lempereur.battle import BattleAgainstNapoleon
from chancellery.games.coalitions.lempereur.ending import napoleon_wins
from chancellery.games.coalitions.lempereur.french_actions import FrenchMobilisation, french_action
from chancellery.games.coalitions.lempereur.napoleon_cards import NapoleonCard, read_cards
from chancellery.games.coalitions.lempereur.odds import EmpireAsking
from chancellery.games.coalitions.lempereur.race_to_paris import RaceToParis
from chancellery.games.coalitions.lempereur.realm import EmpireRealm
from chancellery.games.coalitions.lempereur.set_up import SIDES, Division, seat_ids, set_up, usual_division
from chancellery.games.coalitions.lempereur.turns import (
    NEXT_ROUND,
    EmpireCampaign,
    EmpireRound,
    GrandMovement,
    PowerAction,
    contested_money,
)
from chancellery.games.coalitions.lempereur.vocabulary import LEMPEREUR
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.definition import FamilyDefinition
from chancellery.games.coalitions.system.problem import BoardError
from chancellery.games.coalitions.system.realm import NOBODY, Realm
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import Procedure
from chancellery.locale import Name
from chancellery.table.scene import Scene


class LEmpereur(Coalitions):
    """One player, or two to five together, against Napoleon the automaton."""

    vocabulary = LEMPEREUR
    procedures = (
        *(*Coalitions.procedures, EmpireCampaign, EmpireRound, Division, PowerAction, GrandMovement),
        *(FrenchMobilisation, NapoleonCard, RaceToParis, BattleAgainstNapoleon),
    )
    battle = BattleAgainstNapoleon
    realm = EmpireRealm
    open_hands = True  # K-12.0.4
    asking = EmpireAsking()
    wording = "-lempereur"

    def __init__(self, board: Board, scenario: dict[str, Any], options: dict[str, Any], seats: int) -> None:
        wrong = [problem for problem in check_decks(decks(), board) if not problem.warning]
        if wrong:
            raise BoardError(wrong)
        own = parameters()
        pawns = own.generals["france"] - (not options["napoleon_pawn"])  # K-12.1.8, K-R-14
        own = replace(
            own,
            generals={**own.generals, "france": pawns},
            statuses=SIDES,
            abilities={},  # K-12.6.9
            hand_limit={**own.hand_limit, "france": 0},  # K-12.6.16: FR never holds cards
        )
        FamilyDefinition.__init__(self, board, own, seat_ids(seats), scenario, options)  # no Minor Powers (K-12.1.9)
        self.classes[EmpireRealm.__name__] = EmpireRealm
        self.cards = read_cards(decks()["napoleon"], self.map.place_of)

    # -- set-up (12.1)

    def first_seats(self) -> list[int]:
        return usual_division(len(self.seats))

    def scores(self, power: int) -> bool:
        """K-12.1.3: no Influence markers except the French one."""
        return power == FR

    def new_state(self, seed: str) -> Realm:
        s = cast(EmpireRealm, setup.empty(self, seed))
        s.napoleon_deck = sorted(self.cards)
        self.default_statuses(s, set())
        self.set_sides(s)
        set_up(s)
        s.stack = [EmpireCampaign()]
        return s

    def default_statuses(self, s: Realm, given: set[str]) -> None:
        for power, name in enumerate(self.powers):
            if name not in given:
                s.status[power] = int(power == FR)

    def state_from_position(self, data: dict[str, Any], seed: str) -> Realm:
        return position.build(self, data, seed)

    def position_stack(self, s: Realm, phase: str, turn: int, field: int) -> list[Procedure]:
        campaign = EmpireCampaign()
        if phase == "set-up":
            s.round = 0
            return [campaign]
        campaign.at = campaign.script().index(NEXT_ROUND)
        round_ = EmpireRound()
        round_.at = len(round_.script())
        return [campaign, round_, ActionPhase(turn, field)]

    # -- sides (12.1.2, 12.3.3)

    def set_sides(self, s: Realm) -> None:
        """FR against all others; nobody is Neutral, nothing is closed."""
        everybody = (1 << len(self.powers)) - 1
        for power in range(len(self.powers)):
            s.ally[power] = 1 << FR if power == FR else everybody & ~(1 << FR)
            s.closed[power] = 0
        s.neutral = 0

    def regent(self, s: Realm, cause: int) -> int:
        """Nobody decides for FR as for an uncontrolled Power: the rules do."""
        return NOBODY

    # -- actions (12.3, 12.4)

    def before_turn(self, s: Realm, turn: int) -> Procedure | None:
        """K-12.1.9: no Minor Powers, so no auction."""
        return None

    def action(self, s: Realm, name: str, power: int) -> Procedure | None:
        return PowerAction(name, power)

    def begin_action(self, s: Realm, name: str, power: int) -> Procedure | None:
        """What a Power does on a field of the Wheel."""
        if power == FR:
            return french_action(s, name)
        if name == "influence":
            contested_money(s, power)
            return None
        return GrandMovement(power) if name == "movement" else super().action(s, name, power)

    def before_movement(self, s: Realm, turn: int) -> Procedure | None:
        """K-12.1.8: no Napoleon's Move."""
        return None

    def unfinished(self, s: Realm, turn: int) -> int:
        return NOBODY

    def general_ability(self, power: int) -> str:
        """K-12.6.11: the abilities of named Generals are not used."""
        return ""

    # -- the end (12.2)

    def battle_influence(self, s: Realm, battle: Battle) -> list[tuple[int, int, str]]:
        """K-12.3.4: the players gain none; what FR gains the battle books itself (K-12.6.6)."""
        return []

    def check_victory(self, s: Realm) -> None:
        napoleon_wins(s)

    # -- what the kernel asks

    def seat_name(self, seat: int) -> str:
        return Name("seat-coalitions-" + self.seats[seat])

    def view(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "napoleon": scene.napoleon(cast(EmpireRealm, state))}

    def scenes(self, state: Realm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.added(cast(EmpireRealm, state), super().scenes(state, seats, lang), lang)

    def check(self, state: Realm) -> list[str]:
        found = super().check(state)
        if state.outcome is not None:  # S-8.5: FR scores and may win before the defeated leave the battlefield
            found = [wrong for wrong in found if not wrong.startswith("8:")]
        return found + invariants.broken(cast(EmpireRealm, state))
