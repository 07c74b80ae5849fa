"""Imperial Struggle as played in one set-up: components, options and what the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Many
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from chancellery.games.imperial_struggle import (
    beats,
    board_sheet,
    invariants,
    observation,
    position,
    position_form,
    scene,
    sequence,
    view,
    vocabulary,
    words,
)
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.activation import ActivateByEvent, PickAdvantages
from chancellery.games.imperial_struggle.advances import ADVANCES
from chancellery.games.imperial_struggle.components import Components, components, digest
from chancellery.games.imperial_struggle.effects import ChooseOne, Effects
from chancellery.games.imperial_struggle.events import PlayEvent
from chancellery.games.imperial_struggle.events_at_war import LoseAsset, MoveSquadron, PlaceByng, RemoveTile
from chancellery.games.imperial_struggle.events_in_trade import AddDemand, ReplaceDemand, ScoreCommodity
from chancellery.games.imperial_struggle.map import Chart
from chancellery.games.imperial_struggle.ministries import SettleHuguenots, Walpole
from chancellery.games.imperial_struggle.on_spaces import Activate, OnSpaces
from chancellery.games.imperial_struggle.peace_turn import PeaceTurn
from chancellery.games.imperial_struggle.restrictions import Restrictions
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sequence import Auction, Sequence, SetUp
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, SIDES, TYPES, VP_START
from chancellery.games.imperial_struggle.spoils import LoseSquadrons, ShiftInSpain, Spoils
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import Filters
from chancellery.games.imperial_struggle.theater import TheaterResolution, TileEffects
from chancellery.games.imperial_struggle.usa import PlaceUsaFlags
from chancellery.games.imperial_struggle.war import WarTurn
from chancellery.games.imperial_struggle.war_tiles import Layout, PlaceTiles, Upgrade
from chancellery.kernel import (
    Decision,
    Definition,
    Event,
    Game,
    Lexicon,
    Move,
    Option,
    Reason,
    Refusal,
    Scenario,
    Setup,
)
from chancellery.kernel.definition import Sheet
from chancellery.kernel.lexicon import Row
from chancellery.kernel.observation import Parts
from chancellery.locale import Name
from chancellery.table.form import Form
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat

HERE: Final = files("chancellery.games.imperial_struggle")
LESSONS: Final = ("first_turn", "peace_turn", "fleets_and_forts", "endings")
BOARD: Final = "imperial_struggle"
MUST: Final = {
    "bid": "IS-R-62",
    "pay": "IS-R-75",
}  # why something must be chosen, if it is not the rule of the decision
BIDDERS: Final = ("first_player", "second_player")  # seats that bid for sides
# abilities that a player uses by themselves; the others work with purchases, Events or scoring
USED: Final = (
    "the_cardinal_ministers_diplomatic_bonus", "robert_walpole_draw_discard", "bank_of_england_debt_limit",
    "new_world_huguenots_place_marker", "jacobite_uprisings_military_shift", "choiseul_extra_military",
    "pitt_the_elder_extra_diplomatic", "papacy_hanover_negotiations_extra_diplomatic",
    "charles_hanbury_williams_cheap_unflag",
)  # fmt: skip


class ImperialStruggle(Definition[Struggle]):
    """Cards and tiles that rules single out are named here once."""

    prefix = "is-"
    advances = ADVANCES
    drawn = True

    def __init__(self, options: dict[str, Any]) -> None:
        self.asking = scene.ASKING
        self.board = BOARD
        self.seats = SIDES
        self.options = options
        self.board_digest = digest()
        self.components: Components = components()
        box = self.components
        self.chart: Chart = box.chart
        self.spanish_empire: bool = options["spanish_empire"]
        self.planning_upgrade: bool = options["planning_upgrade"]
        self.planning_layout: bool = options["planning_layout"]
        self.tougher_forts: bool = options["tougher_forts"]
        self.bid_for_sides: bool = options["bid_for_sides"]
        if self.bid_for_sides:
            self.seats = BIDDERS
        self.notation = Lexicon(
            vocabulary.VERBS,
            vocabulary.ids(box),
            sorts=vocabulary.SORTS,
            questions=vocabulary.QUESTIONS,
            happenings=vocabulary.HAPPENINGS,
        )
        self.theater_index = {
            (w, t): sum(len(box.wars[i].theaters) for i in range(w)) + t
            for w, war in enumerate(box.wars)
            for t in range(len(war.theaters))
        }
        self.begins = [self.notation.move(vocabulary.BEGIN, action) for action in range(len(vocabulary.ACTIONS))]
        self.reveals = [self.notation.move(vocabulary.REVEAL, card) for card in range(len(box.ministries))]
        self.unflag_with = [Row(partial(self._unflag_with, a)) for a in range(len(box.advantages))]
        self.deploys = [self.notation.row(vocabulary.DEPLOY, (space,)) for space in range(box.chart.size)]
        self.all_events = (1 << len(box.events)) - 1
        self.all_theaters = (1 << len(self.theater_index)) - 1
        self.theaters_of = [  # by War; the last one is none
            *(sum(1 << i for (war, _), i in self.theater_index.items() if war == w) for w in range(len(box.wars))),
            0,
        ]
        self.filters = Filters(box.chart)
        first = [a.effects[0] for a in box.advantages]
        self.served = [self.filters.of(e["filter"]) if "filter" in e else 0 for e in first]  # by each Advantage
        markers = [e["op"] == "place_conflict" for e in first]
        self.marking = sum([1 << i for i, places in enumerate(markers) if places])  # Advantages that place a marker
        self.marked = [where & box.chart.holds_conflict if m else 0 for m, where in zip(markers, self.served)]
        self.restrictions = Restrictions(box)
        self._single_out(box)
        self._sort_abilities(box)
        own = (
            Struggle, Sequence, Auction, SetUp, PeaceTurn, ActionRound, Round, PlayEvent, Effects, ChooseOne, OnSpaces,
            Activate, ActivateByEvent, PickAdvantages, MoveSquadron, LoseAsset, RemoveTile, PlaceByng, AddDemand,
            ReplaceDemand, ScoreCommodity, Walpole, SettleHuguenots, PlaceTiles, Upgrade, Layout, WarTurn,
            TheaterResolution, TileEffects, Spoils, LoseSquadrons, ShiftInSpain, PlaceUsaFlags,
        )  # fmt: skip
        self.classes: dict[str, type[Any]] = {cls.__name__: cls for cls in own}
        self.observed = Parts(observation.VERSION, observation.parts(self))

    def _single_out(self, box: Components) -> None:
        """Ministry cards and Advantages that rules name."""
        card = box.ministry_index
        self.john_law, self.sun_king = card["john_law"], card["court_of_the_sun_king"]
        self.uprisings, self.swift = card["jacobite_uprisings"], card["jonathan_swift"]
        self.east_india_company, self.halley = card["east_india_company"], card["edmond_halley"]
        self.choiseul, self.dupleix = card["choiseul"], card["dupleix"]
        self.pompadour, self.voltaire = card["pompadour_and_du_barry"], card["voltaire"]
        self.merchant_banks, self.johnson = card["merchant_banks"], card["samuel_johnson"]
        self.watt, self.papacy = card["james_watt"], card["papacy_hanover_negotiations"]
        self.townshend, self.burke, self.turgot = card["townshend_acts"], card["edmund_burke"], card["turgot"]
        self.american_trade, self.lavoisier = card["north_american_trade"], card["lavoisier"]
        self.slaving_contracts = box.advantage_index["slaving_contracts"]
        self.naval_bastion = box.advantage_index["naval_bastion"]

    def _sort_abilities(self, box: Components) -> None:
        """What abilities are used for, and on what."""
        self.ability_names = self.notation.words["ability"]
        self.ability = {(box.ministries[a.card].id, a.id): i for i, a in enumerate(box.abilities)}
        self.condorcet = self.ability["marquis_de_condorcet", "event_without_symbol"]
        self.bank = self.ability["bank_of_england", "economic_event"]
        self.scoring_uprisings = self.ability["jacobite_uprisings", "score"]
        self.usable_abilities = [
            tuple(i for i, a in enumerate(box.abilities) if a.card == c and self.ability_names[i] in USED)
            for c in range(len(box.ministries))
        ]
        self.ministers_of = [  # per side the set of cards
            sum([1 << c for c, minister in enumerate(box.ministries) if minister.side == side])
            for side in range(len(SIDES))
        ]
        able = sum([1 << c for c, listed in enumerate(self.usable_abilities) if listed])
        able |= 1 << self.halley | 1 << self.townshend
        self.used_ministers = [own & able for own in self.ministers_of]  # those that may be used
        self.squadron_abilities = [(a.card, i) for i, a in enumerate(box.abilities) if a.id == "cheap_squadron"]
        self.squadron_ministers = sum(1 << card for card in {card for card, _ in self.squadron_abilities})
        self.action_abilities = {  # they add points to the Action under way (IS-R-102)
            self.ability[card, id]
            for card, id in (
                ("choiseul", "extra_military"),
                ("pitt_the_elder", "extra_diplomatic"),
                ("papacy_hanover_negotiations", "extra_diplomatic"),
            )
        }
        self.burke_points = self.restrictions.of(box.ability_of["edmund_burke", "europe_points"].effects[0])
        cardinals = box.ability_of["the_cardinal_ministers", "diplomatic_bonus"].effects[0]
        self.cardinal_spaces = box.chart.set_of(cardinals["spaces"])
        company = box.ability_of["east_india_company", "score_advantages"].effects[0]
        self.company_advantages = [box.advantage_index[id] for id in company["advantages"]]
        self.furs_and_fish = box.chart.of_commodity[0] | box.chart.of_commodity[2]  # IS-R-97

    def _unflag_with(self, advantage: int, space: int) -> Move:
        return self.notation.move(vocabulary.UNFLAG_WITH, space, advantage)

    def new_state(self, seed: str) -> Struggle:
        s = sequence.blank(self, seed)
        sequence.start(s)
        return s

    def state_from_position(self, position_: dict[str, Any], seed: str) -> Struggle:
        return position.build(self, position_, seed)

    def position_of(self, state: Struggle) -> dict[str, Any] | None:
        return position_form.written(state)

    def empty_position(self) -> dict[str, Any]:
        return {"changes": dict.fromkeys(self.chart.names(self.chart.start[0] | self.chart.start[1]), "none")}

    def position_form(self, position: dict[str, Any], lang: str) -> Form:
        return position_form.form(self, position, lang)

    def view(self, state: Struggle, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def scenes(self, state: Struggle, seats: Many[int | None], lang: str) -> list[Scene]:
        return scene.scenes(state, seats, lang)

    def speaker(self, lang: str) -> words.StruggleSpeaker:
        return words.speaker(self, lang)

    def beat(self, event: Event, lang: str) -> Beat | None:
        return beats.beat(self, event, lang)

    def _ids(self, spaces: int) -> tuple[str, ...]:
        return tuple(self.chart.names(spaces))

    def places_of(self, what: str, value: int) -> tuple[str, ...]:
        """The spaces that were counted: of a Region, of a commodity, of a theater, or of Prestige."""
        chart = self.chart
        if what == "region":
            return self._ids(chart.in_region[value])
        if what == "commodity":
            return self._ids(chart.of_commodity[value])
        if what == "theater":
            war, number = next(key for key, index in self.theater_index.items() if index == value)
            return self._ids(self.components.wars[war].theaters[number].regions)
        return self._ids(chart.prestige) if what == "prestige" else super().places_of(what, value)

    def board_data(self) -> dict[str, Any]:
        return board_sheet.data(self)

    def board_sheet(self, lang: str) -> Sheet:
        return board_sheet.sheet(self, lang)

    def seat_name(self, seat: int) -> str:
        return Name(("is-seat-" if self.bid_for_sides else "power-") + self.seats[seat])

    def name_of(self, sort: str, value: int) -> Any:
        if sort == "space":
            return Name(f"is-space-{self.chart.ids[value]}.full", self.notation.ref(sort, value))
        if sort == "type":
            return Name(f"is-type-{TYPES[value]}.action")
        return super().name_of(sort, value)

    def measures(self, state: Struggle) -> dict[str, dict[str, int]]:
        return {
            "vp": {SIDES[FRANCE]: state.vp, SIDES[BRITAIN]: VP_START * 2 - state.vp},
            "spaces": {id: held.bit_count() for id, held in zip(SIDES, state.flags)},
            "debt": dict(zip(SIDES, state.debt)),
            "treaty": dict(zip(SIDES, state.treaty)),
        }

    def goals(self) -> dict[str, int]:
        return {"vp": VP_START * 2}  # IS-2.4.1

    def naming(self, reason: Reason, argument: str = "space", sort: str = "space") -> Callable[[int], Reason]:
        """A reason that names the thing by another argument than the move does."""
        return lambda thing: reason.saying(**{argument: self.name_of(sort, thing)})

    def why_now_not(self, state: Struggle, decision: Decision, move: Move) -> Refusal | None:
        """IS-5.2.5: what must be chosen cannot be declined."""
        if move.of is not vocabulary.DECLINE or decision.kind == "round":
            return None
        if decision.kind == "ministry" and decision.about[0]:
            return self.refusal(vocabulary.KEEP_BY_CHOOSING, decision, move)
        return self.refusal(vocabulary.MUST_CHOOSE.by(MUST.get(decision.kind, decision.rule)), decision, move)

    def check(self, state: Struggle) -> list[str]:
        return invariants.broken(state)


@dataclass(frozen=True)
class ImperialStruggleGame(Game):
    """Imperial Struggle."""

    def define(self, setup: Setup) -> ImperialStruggle:
        self.check_board(setup)
        return _define(tuple(sorted(setup.options.items())))

    def boards(self) -> Many[str]:
        return (BOARD,)

    def lessons(self) -> Many[Traversable]:
        return [HERE / "lessons" / f"{id}.toml" for id in LESSONS]

    def examples(self) -> Many[Traversable]:
        return [*(HERE / "examples").iterdir()]


@cache
def _define(options: tuple[tuple[str, Any], ...]) -> ImperialStruggle:
    return ImperialStruggle(dict(options))


GAME: Final = ImperialStruggleGame(
    id="imperial_struggle",
    prefix="IS",
    rules_version=2,
    scenarios=(Scenario("standard", (2,), BOARD, "long"),),
    options=(
        Option("spanish_empire", (False, True), False),  # 12.1
        Option("planning_upgrade", (False, True), False),  # IS-12.2.1
        Option("planning_layout", (False, True), False),  # IS-12.2.2
        Option("tougher_forts", (False, True), False),  # 12.3
        Option("bid_for_sides", (False, True), False),  # IS-SU.14
    ),
)
