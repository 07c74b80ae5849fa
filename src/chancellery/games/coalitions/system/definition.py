"""A game of the family as played in one set-up: what the kernel asks of it, and the tables its chapters read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from chancellery.games.coalitions.system import observation, position, position_form, setup, words
from chancellery.games.coalitions.system.advances import ADVANCES
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.cards import HandLimit
from chancellery.games.coalitions.system.drill import Drill
from chancellery.games.coalitions.system.edition import Edition
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.map import charted
from chancellery.games.coalitions.system.mobilisation import Mobilisation
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.movement_turn import GeneralMove, MovementTurn
from chancellery.games.coalitions.system.passage import Passage
from chancellery.games.coalitions.system.scene_asking import FamilyAsking
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.vocabulary import MARCH, STRATEGIC
from chancellery.games.coalitions.system.wheel import ActionPhase, ActionTurn
from chancellery.kernel import Decision, Definition, Event, Lexicon, Move, Reason, Refusal
from chancellery.kernel.observation import Look, Parts
from chancellery.kernel.sets import bits
from chancellery.locale import Name, Printed
from chancellery.table.form import Form
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat

SHARED: Final[tuple[type[Any], ...]] = (  # the state and what can be under way in it, in every game
    *(Realm, Battle, BoardUpdate, HandLimit, Drill, Leadership, Mobilisation, Movement, MovementTurn, GeneralMove),
    *(ActionTurn, ActionPhase),
)


class Family(Definition[Realm]):
    """The system with an edition of it. No game derives from it: what differs is data, and the edition's objects."""

    forces = "troops"
    advances = ADVANCES

    def __init__(
        self,
        board: Board,
        edition: Edition,
        scenario: Mapping[str, Any],
        options: Mapping[str, Any],
        seats: Sequence[str],
    ) -> None:
        parameters = edition.parameters
        self.edition, self.parameters, self.scenario, self.options = edition, parameters, scenario, options
        self.sea, self.relations, self.decks = edition.sea, edition.relations, edition.decks
        self.turns, self.victory, self.shown = edition.turns, edition.victory, edition.shown
        self.board, self.board_digest, self.seats = board.id, board.digest, tuple(seats)
        self.map = map = charted(board, parameters.sea_routes_per_move, parameters.sails_from_ports)
        self.powers = powers = map.powers
        self.order: Sequence[int] = range(len(powers))
        self.members = [tuple(bits(some)) for some in range(1 << len(powers))]  # of each set of Powers
        self.others = self.members[::-1]  # all Powers but those of the set
        self.sharing = edition.decks.sharing(len(powers))
        self.first_seats = edition.first_seats or tuple(
            [self.seats.index(power) if power in self.seats else NOBODY for power in powers]
        )
        scoring = self.seats if edition.scoring is None else edition.scoring
        self.scores = [power in scoring for power in powers]
        self.owner = [index for index, power in enumerate(powers) for _ in range(parameters.generals[power])]
        self.generals = [tuple([g for g, owner in enumerate(self.owner) if owner == p]) for p in self.order]
        self.general_ids = [f"{powers[p]}-{n}" for p in self.order for n, _ in enumerate(self.generals[p], 1)]
        self.tokens = [parameters.tokens[p] for p in powers]
        # the place of each Power's named General in the notation of heroes
        self.heroes = [list(parameters.heroes).index(p) if p in parameters.heroes else NOBODY for p in powers]
        default = parameters.hand_limit["default"]
        self.hand_limit = [parameters.hand_limit.get(p, default) for p in powers]
        self.abilities = [parameters.abilities.get(value, "none") for value in range(max(parameters.deck) + 1)]
        self.actions = parameters.actions
        self.wheel = [map.power_of[p] for p in parameters.wheel]
        self.support_over_sea = frozenset(map.power_of[p] for p in parameters.support_over_sea)
        self.no_corruption = frozenset(map.power_of[p] for p in parameters.no_corruption)
        self.leaders, self.free_powers = edition.leaders, edition.free_powers
        self.open_hands, self.battle, self.special = edition.open_hands, edition.battle, edition.special
        self.notation = self._lexicon()
        places = range(self.map.size)  # the first steps of Marches and of Strategic Movements from each Territory
        self.first_steps = [[self.notation.row(verb, (t,)) for t in places] for verb in (MARCH, STRATEGIC)]
        self.asking: FamilyAsking[Any] = edition.asking(edition.vocabulary)
        own: tuple[type[Any], ...] = (edition.realm, edition.campaign, edition.round, *edition.procedures)
        self.classes = {cls.__name__: cls for cls in (*SHARED, *own)}
        self.observed = Parts(observation.VERSION, edition.shown.parts(self))

    def _lexicon(self) -> Lexicon:
        v, parameters = self.edition.vocabulary, self.parameters
        ids = {
            "place": self.map.ids,
            "power": self.powers,
            "card": [str(value) for value in range(len(self.abilities))],
            "status": parameters.statuses,
            "hero": tuple(parameters.heroes.values()),
            "general": self.general_ids,
        }
        return Lexicon(
            v.verbs,
            ids,
            sorts=v.sorts,
            questions=v.questions,
            happenings=v.happenings,
            cites=self.edition.cites,
            never=v.never,
            when=v.when,
        )

    # -- the beginning

    def new_state(self, seed: str) -> Realm:
        """K-2.4: pieces, tracks and cards of the scenario."""
        s = setup.empty(self, seed)
        setup.statuses(s)
        self.edition.set_up(s)
        self.relations.set_sides(s)
        s.begin_at(*self.turns.stack(s, "set-up", 0, 0))
        return s

    def state_from_position(self, data: dict[str, Any], seed: str) -> Realm:
        return position.build(self, data, seed)

    def position_of(self, state: Realm) -> dict[str, Any] | None:
        return position_form.written(state)

    def position_form(self, position: dict[str, Any], lang: str) -> Form:
        return position_form.form(self, position, lang)

    # -- why not

    def why_not(self, state: Realm, decision: Decision, move: Move) -> Refusal:
        reason = self.edition.without.get(move.verb)
        if reason is None or move.verb in self.notation.never:
            return super().why_not(state, decision, move)
        return self.refusal(reason, decision, move)

    def refusal(self, reason: Reason, decision: Decision, move: Move) -> Refusal:
        """What is said of a way: `start`, and as `place` the Territory that the reason is about."""
        if reason.field >= 0 and move.of.fields[reason.field].name == "to":
            start, to = (self.name_of("place", t) for t in move.args)
            reason = Reason(reason.rule, reason.key, {"start": start, "place": to, **reason.also})
        found = super().refusal(reason, decision, move)
        own = self.edition.refusals.get((reason.rule, found.reason))
        return found if own is None else Refusal(own, found.reason, found.args)

    def name_of(self, sort: str, value: int) -> Any:
        if sort == "place":
            translated, ref = words.mountains(self, value), self.notation.ref(sort, value)
            return Name(translated, ref) if translated else Printed(words.place_name(self, value), ref)
        return super().name_of(sort, value) if sort in ("power", "hero") else value

    def not_asked(self, state: Realm, seat: int, move: Move) -> Refusal | None:
        """By what is under way, if it can say more than that others decide now."""
        if move.verb in self.notation.never:
            return Refusal(self.notation.never[move.verb], "refused-not-in-this-game", {"move": move.text})
        major = self.map.power_of.get(self.seats[seat], NOBODY)
        reasons = (passage.why_unasked(state, major, move) for passage in _passages(state))
        return self._first(reasons, Decision(seat, "", "", [], major), move)

    def why_now_not(self, state: Realm, decision: Decision, move: Move) -> Refusal | None:
        return self._first((passage.why_now_not(state, move) for passage in _passages(state)), decision, move)

    def _first(self, reasons: Iterator[Reason | None], decision: Decision, move: Move) -> Refusal | None:
        reason = next((reason for reason in reasons if reason is not None), None)
        return None if reason is None else self.refusal(reason, decision, move)

    # -- what is shown

    def view(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return self.shown.view(state, seat)

    def look(self, state: Realm, seat: int | None) -> Look:
        return observation.look(state, seat)

    def scenes(self, state: Realm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return self.shown.scenes(state, seats, lang)

    def speaker(self, lang: str) -> words.FamilySpeaker:
        return words.speaker(self, lang)

    def beat(self, event: Event, lang: str) -> Beat | None:
        return self.shown.beat(self, event, lang)

    def measures(self, state: Realm) -> dict[str, dict[str, int]]:
        ids = self.powers
        return {
            "influence": {ids[p]: state.influence[p] for p in self.order if self.scores[p]},
            "morale": dict(zip(ids, state.morale)),
            "territories": {power: held.bit_count() for power, held in zip(ids, state.control)},
            "troops": {power: sum([state.troops[g] for g in own]) for power, own in zip(ids, self.generals)},
            "cards": {power: len(hand) for power, hand in zip(ids, state.hands)},
        }

    def goals(self) -> dict[str, int]:
        return {"influence": self.parameters.influence_to_win}

    def seat_name(self, seat: int) -> str:
        return Name(self.edition.seat_key + self.seats[seat])

    def check(self, state: Realm) -> list[str]:
        return self.shown.broken(state)

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


def _passages(s: Realm) -> Iterator[Passage]:
    return (passage for passage in reversed(s.stack) if isinstance(passage, Passage))
