"""Maria as played in one set-up: variant, players, options and what the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final

from chancellery.games.maria import (
    agreements,
    beats,
    board,
    board_sheet,
    combat,
    command,
    election,
    hussars,
    invariants,
    losses,
    movement,
    observation,
    politics,
    position,
    position_form,
    relocation,
    retreat,
    scene,
    sequence,
    stage,
    supply,
    tracks,
    upheavals,
    victory,
    view,
    walk,
    winter,
    words,
)
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.advances import ADVANCES
from chancellery.games.maria.cards import Payment
from chancellery.games.maria.components import Components, components, digest
from chancellery.games.maria.map import SILESIA
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.powers import (
    AUSTRIA,
    AUSTRIAN_ALLY,
    BAVARIA,
    FRANCE,
    MAJOR,
    MEMBERS,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    RELATIONS,
    SAXON,
    SAXONY,
)
from chancellery.games.maria.stage import III, IV
from chancellery.games.maria.state import Campaign
from chancellery.kernel import (
    Decision,
    Definition,
    Event,
    Game,
    Lexicon,
    Move,
    Option,
    Procedure,
    Reason,
    Refusal,
    Scenario,
    Setup,
)
from chancellery.kernel.definition import Sheet
from chancellery.kernel.observation import Look, Parts, unturned
from chancellery.kernel.sets import union
from chancellery.locale import Name
from chancellery.table.form import Form
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat

# the introductory game needs one of the maps (M-14.1)
BOARD: Final = "maria"
ONE_MAP: Final = "maria_bohemia"
THREE: Final = ("louis_xv", "frederick_ii", "maria_theresa")
TWO: Final = ("player_a", "player_b")
HERE: Final = files("chancellery.games.maria")
LESSONS: Final = (
    "first_campaign",
    "on_campaign",
    "winter_quarters",
    "two_maps",
    "politics",
    "treaties",
    "victory",
)


class Maria(Definition[Campaign]):
    """The tables that depend on the variant."""

    prefix = "maria-"
    forces = "armies"
    advances = ADVANCES
    drawn = True
    acts: ClassVar[frozenset[str]] = agreements.ACTS

    def __init__(self, scenario: str, seats: int, options: dict[str, Any]) -> None:
        self.asking = scene.ASKING
        self.scenario = scenario
        self.full = scenario == "full"
        self.board = BOARD if self.full else ONE_MAP
        self.two_players = seats == 2
        self.options = options
        self.optional_politics: bool = options.get("bluff", False)
        self.board_digest = digest()
        self.components: Components = components(self.full)
        box = self.components
        atlas = box.atlas
        self.seats = TWO if self.two_players else THREE
        #                       France Bavaria Prussia Saxony Pragmatic Austria
        self.start_seats = [0, 0, 0, 0, 1, 1] if self.two_players else [0, 0, 1, 1, 1, 2]
        self.tie_order = [1, 0] if self.two_players else [2, 1, 0]  # M-23.3, M-24.2.7
        self.vote_order = [0, 1] if self.two_players else [0, 1, 2]  # M-R-58
        names = v.ids(box, self.seats)
        self.notation = Lexicon(v.VERBS, names, sorts=v.SORTS, questions=v.QUESTIONS, happenings=v.HAPPENINGS)
        self.clauses = Lexicon(v.CLAUSES, names, sorts=v.SORTS)
        # the first steps of each piece, and of each general on a forced march
        self.first_steps = [
            [self.notation.row(verb, (piece,)) for piece in range(len(box.pieces))] for verb in (v.MOVE, v.MARCH_ALONE)
        ]
        # the same by piece and city where nothing stands in the way, made when they are offered first
        self.free_steps: list[list[list[tuple[Move, ...] | None]]] = [
            [[None] * atlas.size for _ in box.pieces] for _ in self.first_steps
        ]
        # what Saxony is on each space of its track (M-R-51); the introductory game has no tracks
        self.saxon_status = [space.status if self.full else PRUSSIAN_ALLY for space in box.tracks[SAXON]]
        self.relations = [[RELATIONS[status][neutral] for status in self.saxon_status] for neutral in (0, 1)]
        # per stage and status of Saxony: who acts, and in which order players move (M-10.1.24)
        self.stage_powers = [[self._acting(stage, status) for status in range(3)] for stage in range(6)]
        self.movers = [[sorted(powers, key=lambda p: p != PRAGMATIC) for powers in row] for row in self.stage_powers]
        plain = [atlas.lands[power] for power in range(len(POWERS))]
        annexed = plain[:]
        annexed[PRUSSIA] |= atlas.lands[SILESIA]
        self.homes = [plain, annexed]
        fortress = atlas.fortress
        # for each set of powers the fortresses of their home territories whose markers tell who holds them
        marked = fortress & ~box.elector_cities
        self.home_fortresses = [[union(homes, powers) & marked for powers in MEMBERS] for homes in self.homes]
        self.train_returns = [
            [[self._train_returns(power, silesia, status) for power in range(len(POWERS))] for status in range(3)]
            for silesia in (False, True)
        ]
        self.austrian_fortresses = plain[AUSTRIA] & fortress
        self.silesian_fortresses = atlas.lands[SILESIA] & fortress
        self.second_train = box.powers[PRUSSIA].trains[-1]
        own: tuple[type[Any], ...] = (Campaign, Payment, Agreement)
        for module in (
            combat, command, election, hussars, losses, movement, politics, relocation, retreat, sequence, stage,
            supply, tracks, upheavals, walk, winter,
        ):  # fmt: skip
            own += tuple(
                found
                for found in vars(module).values()
                if isinstance(found, type) and issubclass(found, Procedure) and found is not Procedure
            )
        self.classes: dict[str, type[Any]] = {cls.__name__: cls for cls in own}
        self.observed = Parts(observation.VERSION, observation.parts(self))

    # -- what the rules ask

    def active(self, s: Campaign) -> list[int]:
        """The powers of the stage under way, in the order of M-R-41."""
        return self.stage_powers[s.stage][s.saxony]

    def _acting(self, stage: int, saxony: int) -> list[int]:
        """M-5.4 to M-5.6, M-19.3.22."""
        if stage == III:
            return [FRANCE, BAVARIA]
        prussian = saxony == PRUSSIAN_ALLY
        if stage == IV:
            return [PRUSSIA, SAXONY] if prussian else [PRUSSIA]
        late = [] if prussian else [SAXONY]
        return [*late, PRAGMATIC, AUSTRIA] if self.full else [*late, AUSTRIA]

    def closed_to(self, s: Campaign, power: int) -> int:
        """M-19.4.3, M-19.4.5: where a power's pieces may not be because somebody is neutral."""
        neutral = s.relations.neutral
        if not neutral:
            return 0
        if neutral >> power & 1:
            return self.components.atlas.all & ~s.home(power)
        found = 0
        for other in (PRUSSIA, SAXONY):
            if neutral >> other & 1:
                found |= s.home(other)
        return found

    def general_fortresses(self, s: Campaign, power: int) -> int:
        """M-13.8, M-13.13, M-19.1.5: where generals of a power return."""
        found = self.components.powers[power].returns
        return found | self.components.breslau if power == PRUSSIA and s.silesia else found

    def train_fortresses(self, s: Campaign, power: int) -> int:
        """M-10.2.5, M-10.2.6, M-19.3.17: where trains of a power return."""
        return self.train_returns[s.silesia][s.saxony][power]

    def _train_returns(self, power: int, silesia: bool, saxony: int) -> int:
        box = self.components
        found = box.powers[power].trains_return & ~box.dresden
        if power == PRUSSIA and silesia:
            found |= box.breslau
        partner = {PRUSSIA: PRUSSIAN_ALLY, AUSTRIA: AUSTRIAN_ALLY}.get(power)
        if power == SAXONY or (partner is not None and saxony == partner):
            found |= box.dresden
        return found

    def note_saxon_point(self, s: Campaign, power: int, bohemian: bool) -> None:
        """M-19.3.3, M-24.2.5, M-R-40: a point that may move Saxony's marker."""
        if not self.full:
            return
        if (power == PRUSSIA and (not self.two_players or bohemian)) or (
            power == FRANCE and self.two_players and bohemian
        ):
            s.saxon_points += 1

    # -- what the kernel asks

    def new_state(self, seed: str) -> Campaign:
        s = sequence.blank(self, seed)
        sequence.start(s)
        return s

    def state_from_position(self, position_: dict[str, Any], seed: str) -> Campaign:
        s = position.build(self, position_, seed)
        s.count_markers()
        return s

    def position_of(self, state: Campaign) -> dict[str, Any] | None:
        return position_form.written(state)

    def set_up_position(self, state: Campaign) -> dict[str, Any] | None:
        return position_form.set_up(state)

    def position_form(self, position: dict[str, Any], lang: str) -> Form:
        return position_form.form(self, position, lang)

    def why_now_not(self, state: Campaign, decision: Decision, move: Move) -> Refusal | None:
        reason = self._other_time(state, move)
        return None if reason is None else self.refusal(reason, decision, move)

    def _other_time(self, s: Campaign, move: Move) -> Reason | None:
        """What can be said about a move that answers another question."""
        if not self.full and move.of in v.POLITICAL:
            return v.FULL_ONLY.by("M-14.7")
        if not self.full and move.of in v.FULL_GAME:
            return v.FULL_ONLY
        if self.two_players and move.of in (v.CONSENT, v.REFUSE, v.WAIT):  # nobody else has to agree
            return v.ONE_PLAYER
        moving = s.running(walk.Walk)
        if moving is not None and move.of in v.MOVING:
            return v.MOVE_UNDER_WAY.saying(piece=self.name_of("piece", moving.pieces[0]))
        return v.BATTLE_UNDER_WAY if move.of is v.ATTACK and s.running(combat.Battle) is not None else None

    def said(self, reason: Reason) -> Refusal:
        """A reason that says by itself all that its words speak of."""
        return Refusal(reason.rule, "maria-refused-" + reason.key, reason.also)

    def measures(self, state: Campaign) -> dict[str, dict[str, int]]:
        """Markers placed, but in the introductory game first the fortresses of the two that attack (M-14.8, M-14.9)."""
        box = self.components
        playing = [p for p, fixed in enumerate(box.powers) if fixed.generals]
        placed = {p: state.substitutes[p] - state.pool[p] - state.aside[p] for p in playing if p in MAJOR}
        found = {
            "markers": {POWERS[p]: box.powers[p].pool + count for p, count in placed.items()},
            "armies": {POWERS[p]: view.all_armies(state, p) for p in playing},
        }
        if self.full:
            return found
        french, prussian = victory.counts(state)
        return {"aim": {POWERS[FRANCE]: french, POWERS[PRUSSIA]: prussian}, **found}

    def standing(self, state: Campaign) -> list[Decision]:
        return agreements.standing(state) if state.agreements else []

    def may_act(self, state: Campaign, seat: int, move: Move) -> Refusal | None:
        reason = agreements.may_act(state, seat, move)
        return None if reason is None else self.said(reason)

    def act(self, state: Campaign, seat: int, move: Move) -> None:
        agreements.act(state, seat, move)

    def press_closed(self, state: Campaign, seat: int, to: tuple[int, ...] | None) -> Refusal | None:
        return self.said(v.PRESS_PUBLIC) if self.full and to is not None else None

    def look(self, state: Campaign, seat: int | None) -> Look:
        return unturned(seat, len(POWERS), len(self.seats))

    def view(self, state: Campaign, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def scenes(self, state: Campaign, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.scenes(state, seats, lang)

    def speaker(self, lang: str) -> words.MariaSpeaker:
        return words.speaker(self, lang)

    def power_of(self, sort: str, value: int) -> str | None:
        return (
            POWERS[self.components.pieces[value].power]
            if sort in ("piece", "general")
            else super().power_of(sort, value)
        )

    def beat(self, event: Event, lang: str) -> Beat | None:
        return beats.beat(self, event, lang)

    def board_data(self) -> dict[str, Any]:
        return board.charted(self)

    def board_sheet(self, lang: str) -> Sheet:
        return board_sheet.sheet(self, lang)

    def seat_name(self, seat: int) -> str:
        return Name("maria-seat-" + self.seats[seat])

    def check(self, state: Campaign) -> list[str]:
        return invariants.broken(state)


@dataclass(frozen=True)
class MariaGame(Game):
    """Maria."""

    def define(self, setup: Setup) -> Maria:
        self.check_board(setup)
        return _define(setup.scenario, setup.seats, tuple(sorted(setup.options.items())))

    def boards(self) -> Sequence[str]:
        return (BOARD, ONE_MAP)

    def lessons(self) -> Sequence[Traversable]:
        return [HERE / "lessons" / f"{id}.toml" for id in LESSONS]

    def examples(self) -> Sequence[Traversable]:
        return [*(HERE / "examples").iterdir()]


@cache
def _define(scenario: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Maria:
    return Maria(scenario, seats, dict(options))


GAME: Final = MariaGame(
    id="maria",
    prefix="M",
    rules_version=2,
    scenarios=(
        Scenario("introductory", (2, 3), ONE_MAP, "short"),
        Scenario("full", (2, 3), BOARD, "long"),
    ),
    options=(Option("bluff", (False, True), False, ("full",)),),  # chapter 25
)
