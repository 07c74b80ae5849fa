"""A game of the family as played in one set-up: parameters, tables, and the points where the games differ."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chancellery.games.coalitions.system import (
    invariants,
    position,
    scene,
    view,
    words,
)
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.battle_result import winners
from chancellery.games.coalitions.system.beats import beat
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.cards import HandLimit
from chancellery.games.coalitions.system.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.system.drill import Drill
from chancellery.games.coalitions.system.entering import Ground
from chancellery.games.coalitions.system.expand_influence import expand_influence
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.map import Map
from chancellery.games.coalitions.system.minor_powers import Auction, follow_controllers, is_minor, major_of
from chancellery.games.coalitions.system.mobilisation import Mobilisation
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.movement_turn import GeneralMove, MovementTurn
from chancellery.games.coalitions.system.realm import NOBODY, Realm
from chancellery.games.coalitions.system.round import Round
from chancellery.games.coalitions.system.scene_asking import FamilyAsking
from chancellery.games.coalitions.system.statuses import set_sides
from chancellery.games.coalitions.system.taxation import taxation
from chancellery.games.coalitions.system.victory import influence_victory
from chancellery.games.coalitions.system.vocabulary import BID, NEUTRAL_HOME, NO_SEA_ROUTE, Vocabulary
from chancellery.games.coalitions.system.wheel import ActionPhase, ActionTurn
from chancellery.kernel import Decision, Definition, Event, Lexicon, Move, Procedure, Reason, Refusal
from chancellery.locale import Name, Printed
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat


@dataclass(frozen=True, slots=True)
class Parameters:
    """What differs between the games as numbers and sets (family.md 2.2). Powers are given by id."""

    generals: dict[str, int]
    tokens: dict[str, int]
    heroes: dict[str, str]  # the named General of a Power, where the game has one
    statuses: tuple[str, ...]
    deck: dict[int, int]  # value of a Battle card to the number of such cards
    abilities: dict[int, str]
    hand_limit: dict[str, int]  # with "default"
    influence_to_win: int
    actions: tuple[str, ...]  # the fields of the Wheel; empty where there is none
    wheel: tuple[str, ...]  # the Power on each field at the start
    sea_routes_per_move: int
    sails_from_ports: bool = True  # else from any end of a Sea Route
    free_card_for_supporters: bool = True  # K-8.3.9: the card at Morale 0
    support_over_sea: frozenset[str] = field(default=frozenset())
    no_corruption: frozenset[str] = field(default=frozenset())


class FamilyDefinition(Definition[Realm]):
    """The system. A game says what differs by its parameters and by overriding the points below."""

    procedures: tuple[type[Procedure], ...] = ()  # the game's own
    diplomacy_phase: type[Procedure] = DiplomacyPhase
    round: type[Round] = Round
    battle: type[Battle] = Battle  # or a battle with more steps
    vocabulary: Vocabulary
    leaders: tuple[tuple[int, int], ...] = ()  # of Coalitions: the deciding Power and its status, in order (K-R-06)
    free_powers: tuple[int, ...] = ()  # those who choose their status, in precedence
    rules: Mapping[str, str] = {}
    refusals: Mapping[tuple[str, str], str] = {}  # by cited rule and reason, where the game has several for that rule
    special: tuple[str, ...] = ()  # the scenario's special rules, in the order of their bits in the state
    realm: type[Realm] = Realm  # or a state with more in it
    position_fields: frozenset[str] = frozenset()  # of a position, besides those of the family
    power_fields: frozenset[str] = frozenset()  # of a Power in a position
    wins_at_once = True  # whether the match ends the moment somebody has Influence enough
    open_hands = False  # whether all players see the hands of all Powers that players have
    asking: FamilyAsking = FamilyAsking()
    forces = "troops"
    wording = ""  # the end of the keys of messages that the game words differently

    def __init__(
        self,
        board: Board,
        parameters: Parameters,
        seats: Sequence[str],
        scenario: dict[str, Any],
        options: dict[str, Any],
    ) -> None:
        self.parameters = parameters
        self.scenario = scenario
        self.options = options
        self.board, self.board_digest = board.id, board.digest
        self.map = map = Map(board, parameters.sea_routes_per_move, parameters.sails_from_ports)
        powers = map.powers
        self.powers = powers
        self.seats = tuple(seats)
        self.owner: list[int] = []
        generals = []
        for index, power in enumerate(powers):
            first = len(self.owner)
            self.owner += [index] * parameters.generals[power]
            generals.append(tuple(range(first, len(self.owner))))
        self.generals = tuple(generals)
        self.tokens = [parameters.tokens[p] for p in powers]
        # the place of each Power's named General in the notation of heroes
        self.heroes = [list(parameters.heroes).index(p) if p in parameters.heroes else NOBODY for p in powers]
        default = parameters.hand_limit["default"]
        self.hand_limit = [parameters.hand_limit.get(p, default) for p in powers]
        highest = max(parameters.deck)
        self.abilities = [parameters.abilities.get(value, "none") for value in range(highest + 1)]
        self.actions = parameters.actions
        self.wheel = [map.power_of[p] for p in parameters.wheel]
        self.support_over_sea = frozenset(map.power_of[p] for p in parameters.support_over_sea)
        self.no_corruption = frozenset(map.power_of[p] for p in parameters.no_corruption)
        self.general_ids = [
            f"{power}-{number}" for power in powers for number in range(1, parameters.generals[power] + 1)
        ]
        ids = {
            "place": map.ids,
            "power": powers,
            "card": [str(value) for value in range(highest + 1)],
            "status": parameters.statuses,
            "hero": tuple(parameters.heroes.values()),
            "general": self.general_ids,
        }
        v = self.vocabulary
        self.notation = Lexicon(
            v.verbs,
            ids,
            sorts=v.sorts,
            questions=v.questions,
            happenings=v.happenings,
            cites=self.rules,
            never=v.never,
            when=v.when,
        )
        own = (Realm, Battle, BoardUpdate, HandLimit, Drill, Leadership, Mobilisation, Movement)
        shared = (*own, MovementTurn, GeneralMove, ActionTurn, ActionPhase, *self.procedures)
        self.classes: dict[str, type[Any]] = {cls.__name__: cls for cls in shared}
        self._order = tuple(range(len(powers)))

    # -- points where the games differ (family.md 2.3, 2.4)

    def sharing_a_deck(self) -> Sequence[Sequence[int]]:
        """The Powers that draw from the same deck of Battle cards, deck by deck."""
        return (self._order,)

    def precedence(self, s: Realm) -> Sequence[int]:
        """The order in which Powers decide when nothing else orders them."""
        return self._order

    def rank(self, s: Realm, power: int) -> int:
        """The place of a Power in the precedence."""
        return power

    def first_seats(self) -> list[int]:
        """The seat that decides for each Power at the start, or NOBODY."""
        return [self.seats.index(power) if power in self.seats else NOBODY for power in self.powers]

    def scores(self, power: int) -> bool:
        """K-2.3.4, K-3.1.3: whether the Power has an Influence marker."""
        return self.powers[power] in self.seats

    def set_sides(self, s: Realm) -> None:
        """Works out sides, Neutral Powers and closed Territories from the statuses."""
        follow_controllers(s, tell=False)
        set_sides(s)

    @abstractmethod
    def default_statuses(self, s: Realm, given: set[str]) -> None:
        """Fills in the statuses an empty position does not give."""

    @abstractmethod
    def may_sail(self, s: Realm, power: int) -> bool:
        """Whether Generals of the Power may use Sea Routes at all."""

    def route_open(self, s: Realm, power: int, start: int, end: int) -> bool:
        """Whether Generals of the Power may sail from one of these Territories to the other."""
        return True

    def why_no_route(self, s: Realm, power: int, start: int, end: int) -> Reason:
        """The rule that closes a Sea Route to the Power."""
        return NO_SEA_ROUTE

    @abstractmethod
    def sea_consent(self, s: Realm, power: int, start: int, end: int) -> int:
        """The Power that must agree to a Sea Movement, or -1."""

    def voyage(self, s: Realm, power: int, start: int, end: int) -> Sequence[int]:
        """The way of a Sea Movement, both ends included."""
        return self.map.sails[start][end]

    def sea_hosts(self, s: Realm, power: int, path: Sequence[int]) -> int:
        """The set of Powers that must agree to the use of Sea Routes along a way."""
        owner = self.sea_consent(s, power, path[0], path[-1])
        return 0 if owner < 0 else 1 << owner

    def action(self, s: Realm, name: str, power: int) -> Procedure | None:
        """Begins an action of the Wheel, or books it if nothing is to be decided."""
        if s.seat_of[power] < 0:  # K-11.5.2
            return None
        if name == "drill":
            return Drill(power)
        if name == "taxation":
            taxation(s, power)
            return None
        if name == "leadership":
            return self.leadership(power)
        if name == "mobilisation":
            return Mobilisation(power)
        if name == "influence":
            self.expand(s, power)
            return None
        return Movement(power)

    def leadership(self, power: int) -> Procedure:
        return Leadership(power)

    def expand(self, s: Realm, power: int) -> None:
        """K-7.5.4: a Minor Power does not expand its Influence."""
        if self.scores(power):
            expand_influence(s, power)

    def battle_influence(self, s: Realm, battle: Battle) -> list[tuple[int, int, str]]:
        """K-8.6.2, K-8.6.5: Influence of a won battle, per Power: 1 for each defeated General, and the game's bonus.

        The cause tells the victory of a Power from that of a Minor Power it controls.
        """
        points, gains = len(battle.beaten), []
        for power, direct in winners(s, battle):
            if not is_minor(s, power):
                gains.append((power, points + self.battle_bonus(s, battle, power, direct), "battle"))
            elif s.seat_of[power] >= 0:  # K-11.4.6, K-8.6.8; K-11.5.7: nobody gains for an uncontrolled one
                gains.append((major_of(s, power), points, "minor_battle"))
        return gains

    def battle_bonus(self, s: Realm, battle: Battle, power: int, direct: bool) -> int:
        """What the game adds for a Major Power of the winning side; `direct`: it has a piece on the battlefield."""
        return 0

    def check_victory(self, s: Realm) -> None:
        """Ends the match if a gain of Influence decided it."""
        influence_victory(s)

    def tell_reshuffle(self, s: Realm, power: int, count: int) -> None:
        """The discards have become the deck of a Power, or of all."""
        s.emit("reshuffle", count)

    def after_taxation(self, s: Realm, power: int) -> None:
        """What the game adds to Taxation."""

    def after_expansion(self, s: Realm, power: int) -> None:
        """What the game adds to Expand Influence, before victory is checked."""

    def before_turn(self, s: Realm, turn: int) -> Procedure | None:
        """What precedes all actions of an Action Turn (K-7.0.5)."""
        return None

    def regent(self, s: Realm, cause: int) -> int:
        """The seat that decides for an uncontrolled Power against an attacker, or after a change of controller."""
        return -1

    def closed_by_scenario(self, s: Realm, power: int) -> int:
        """The set of Territories that a special rule closes to the Power, for every way of getting there (D.13)."""
        return 0

    def why_closed(self, s: Realm, power: int, t: int) -> Reason:
        """The rule that closes a Territory to the Power."""
        return NEUTRAL_HOME

    def general_ability(self, power: int) -> str:
        """The message about what the named General of a Power can do; empty where he is like any other."""
        return ""

    def about_place(self, t: int, lang: str) -> Sequence[str]:
        """What the game has to say about a Territory besides the system."""
        return ()

    def offer_moves(self, s: Realm, decision: Decision, g: Ground, only: int) -> None:
        """Moves of Generals that a special rule adds, or forbids; `only`: the one General who may move."""

    def after_move(self, s: Realm, power: int, kind: str, path: list[int]) -> None:
        """What a special rule makes of the move of a General."""

    def before_movement(self, s: Realm, turn: int) -> Procedure | None:
        """What is done after all other actions of a turn and before Movement."""
        return None

    def unfinished(self, s: Realm, turn: int) -> int:
        """The Power whose action is finished only before Movement, or -1."""
        return -1

    # -- what the kernel asks

    def state_from_position(self, data: dict[str, Any], seed: str) -> Realm:
        return position.build(self, data, seed)

    def read_position(self, s: Realm, data: dict[str, Any]) -> None:
        """Reads the fields of a position that only this game has, before the cards and sides are worked out."""

    @abstractmethod
    def position_stack(self, s: Realm, phase: str, turn: int, field: int) -> list[Procedure]:
        """The procedures in progress at a point of the sequence of play."""

    def refusal(self, reason: Reason, decision: Decision, move: Move) -> Refusal:
        """What is said of a way: `start`, and as `place` the Territory that the reason is about."""
        if reason.field >= 0 and move.of.fields[reason.field].name == "to":
            start, to = (self.name_of("place", t) for t in move.args)
            reason = Reason(reason.rule, reason.key, {"start": start, "place": to, **reason.also})
        return self._cited(super().refusal(reason, decision, move), reason.rule)

    def name_of(self, sort: str, value: int) -> Any:
        if sort == "place":
            return Printed(self.map.board.territories[value].name, self.notation.ref(sort, value))
        return super().name_of(sort, value) if sort in ("power", "hero") else value

    def not_asked(self, state: Realm, seat: int, move: Move) -> Refusal | None:
        if move.verb in self.notation.never:
            return Refusal(self.notation.never[move.verb], "refused-not-in-this-game", {"move": move.text})
        major = self.map.power_of.get(self.seats[seat], NOBODY)
        reason = self.why_unasked(state, major, move)
        return None if reason is None else self.refusal(reason, Decision(seat, "", "", [], major), move)

    def why_unasked(self, s: Realm, major: int, move: Move) -> Reason | None:
        """Why a player's Major Power is not asked for such a move, if it is more than that others decide now."""
        phase, auction = s.running(DiplomacyPhase), s.running(Auction)
        if move.of is BID:
            return None if auction is None else auction.why_unasked(s, major)
        return None if phase is None else phase.why_unasked(s, major, move)

    def why_now_not(self, s: Realm, decision: Decision, move: Move) -> Refusal | None:
        """The rule that forbids a verb in the passage under way, where it is more than that something else is asked."""
        return None

    def _cited(self, refusal: Refusal, rule: str = "") -> Refusal:
        cited = rule or refusal.rule
        rule = self.refusals.get((cited, refusal.reason)) or self.notation.rule(cited)
        return Refusal(rule, refusal.reason, refusal.args)

    def view(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def scenes(self, state: Realm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.scenes(state, seats, lang)

    def when(self, s: Realm, lang: str) -> list[str]:
        """Where in the course of play the match stands, for the head of a scene."""
        return scene.when(s, lang)

    def speaker(self, lang: str) -> words.FamilySpeaker:
        return words.speaker(self, lang)

    def beat(self, event: Event, lang: str) -> Beat | None:
        return beat(self, event, lang)

    def press_closed(self, state: Realm, seat: int, to: tuple[int, ...] | None) -> Refusal | None:
        """K-8.3.13: who is engaged in a battle does not talk while its cards are played."""
        decisions: list[Decision] = state.asked
        if not decisions or decisions[0].kind not in ("card", "target"):
            return None
        battle = state.running(Battle)
        assert battle is not None
        engaged = {self.owner[general] for general in battle.generals} | set(battle.defenders)
        if any(state.seat_for(power) == seat for power in engaged):
            return Refusal(self.notation.rule("K-8.3.13"), "press-closed-in-battle")
        return None

    def measures(self, state: Realm) -> dict[str, dict[str, int]]:
        ids = self.powers
        return {
            "influence": {ids[p]: state.influence[p] for p in range(len(ids)) if self.scores(p)},
            "morale": dict(zip(ids, state.morale)),
            "territories": {power: held.bit_count() for power, held in zip(ids, state.control)},
            "troops": {power: sum(state.troops[g] for g in own) for power, own in zip(ids, self.generals)},
            "cards": {power: len(hand) for power, hand in zip(ids, state.hands)},
        }

    def goals(self) -> dict[str, int]:
        return {"influence": self.parameters.influence_to_win}

    def seat_name(self, seat: int) -> str:
        return Name("power-" + self.seats[seat])

    def check(self, state: Realm) -> list[str]:
        return invariants.broken(state)
