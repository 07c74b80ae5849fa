"""What the kernel asks of a game. The kernel itself knows none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from chancellery.kernel.advance import Advance, Given
from chancellery.kernel.decision import Decision
from chancellery.kernel.errors import BadInput, Refusal, other_time
from chancellery.kernel.events import Event
from chancellery.kernel.lexicon import Lexicon
from chancellery.kernel.moves import Move
from chancellery.kernel.observation import Look, Observation, Parts, unturned
from chancellery.kernel.setup import Setup
from chancellery.kernel.state import State
from chancellery.kernel.vocabulary import Field, Happening, Reason, paired
from chancellery.locale import Name

if TYPE_CHECKING:  # what is drawn and said, games and table know; the kernel hands it on
    from chancellery.table.asking import Asking
    from chancellery.table.form import Form
    from chancellery.table.scene import Scene
    from chancellery.table.scene_telling import Beat
    from chancellery.table.words import Speaker

S = TypeVar("S", bound=State)
Sheet = list[str | list[list[str]]]  # lines, and tables: rows of cells, the first one their heads


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition(ABC, Generic[S]):
    """A game as played in one set-up: board, scenario and options. Immutable and shared by many matches."""

    notation: Lexicon
    prefix: str = ""  # of the keys of the game's messages
    seats: tuple[str, ...]  # the id of each seat
    board: str
    board_digest: str
    classes: dict[str, type[Any]]  # state and procedures by name, to read snapshots
    asking: Asking[S]  # how what is asked is put on the table
    observed: Parts  # what the numbers of an observation are
    forces: str = ""  # the measure that losses in battle take from
    advances: tuple[Advance, ...] = ()  # answers that a seat may give before it is asked
    drawn: bool = False  # forks are played out without making all options: no passage reads `options` of its decisions
    acts: ClassVar[frozenset[str]] = frozenset()  # verbs of moves that a seat may make although nothing asks for them

    @abstractmethod
    def new_state(self, seed: str) -> S:
        """The state before the first step of the rules."""

    @abstractmethod
    def state_from_position(self, position: dict[str, Any], seed: str) -> S:
        """The state a hand-written position describes; BadInput names a wrong field."""

    def position_of(self, state: S) -> dict[str, Any] | None:
        """The fields of a position that describe a state; None where no position can begin there."""
        return None

    def set_up_position(self, state: S) -> dict[str, Any] | None:
        """The same for a match that only begins, with every piece in its place."""
        return self.position_of(state)

    def empty_position(self) -> dict[str, Any]:
        """The fields by which nothing stands on the map."""
        return {}

    def position_form(self, position: dict[str, Any], lang: str) -> Form | None:
        """The fields that a position can have, for whoever edits this one; None: it is edited as text."""
        return None

    def why_not(self, state: S, decision: Decision, move: Move) -> Refusal:
        """The rule that forbids a well-formed move that is not among the options."""
        lexicon = self.notation
        if move.verb in lexicon.never:
            return Refusal(lexicon.never[move.verb], "refused-not-in-this-game", {"move": move.text})
        own = [d for d in state.explained() if d.seat == decision.seat]
        meant = [d for d in own if d.question is not None and move.of in lexicon.questions[d.kind].verbs]
        if not meant:
            found = self.why_now_not(state, decision, move)
            return found or other_time(lexicon.when(move.of), move.text)
        for explained in meant:
            reason, field = explained.refused(move)
            if reason is not None:
                return self.refusal(reason.about(field) if field >= 0 else reason, explained, move)
        return Refusal(decision.rule, "refused-not-offered", {"move": move.text})

    def why_now_not(self, state: S, decision: Decision, move: Move) -> Refusal | None:
        """Why a move that answers another question is not possible now, where more can be said than that."""
        return None

    def refusal(self, reason: Reason, decision: Decision, move: Move) -> Refusal:
        """A reason with what its words may speak of: the fields of the move, the actor, what the reason adds."""
        args: dict[str, Any] = {"move": move.text, "power": self.name_of("power", decision.actor)}
        for of, value in paired(move.of.fields, move.args) if move.args else ():
            said = [self.name_of(of.sort, one) for one in (value if of.rest else (value,))]
            args[of.name] = tuple(said) if of.rest else said[0]
        return Refusal(self.notation.rule(reason.rule), f"{self.prefix}refused-{reason.key}", {**args, **reason.also})

    def name_of(self, sort: str, value: int) -> Any:
        """A value of a sort as an argument of a message: a Name to be translated, a printed name or a number."""
        ids = self.notation.words.get(sort)
        if ids is None or not 0 <= value < len(ids):
            return value
        declared = self.notation.sorts.get(sort)
        if declared is None or not declared.key:
            return ids[value]
        return Name(declared.key + ids[value], self.notation.ref(sort, value))

    def observe(self, state: S, seat: int | None) -> Observation:
        """What a seat, or a spectator, may know, as numbers; as `observed` says."""
        return self.observed.observe(state, self.look(state, seat))

    def look(self, state: S, seat: int | None) -> Look:
        """In which order a seat, or a spectator, sees actors and seats: as they are, or its own first."""
        return unturned(seat, len(self.seats), len(self.seats))

    def measures(self, state: S) -> dict[str, dict[str, int]]:
        """What a match is measured by, for each power, as everybody may know it; what decides comes first."""
        return {}

    def goals(self) -> dict[str, int]:
        """Of measures the value that wins, where one does for all."""
        return {}

    def not_asked(self, state: S, seat: int, move: Move) -> Refusal | None:
        """The rule by which a seat that need not decide could not make the move; None where others just decide now."""
        return None

    def answers(self, state: S, seat: int) -> list[Given]:
        """The answers that a seat may give in advance now."""
        return [Given(one, value) for one in self.advances for value in one.among(state, seat)]

    def answered(self, decision: Decision, given: Given) -> Move | None:
        """What a seat that gave this answer decides; None where it is not meant for this decision."""
        fields = [field.name for field in self.notation.questions[decision.kind].fields]
        return given.advance.chosen(fields, decision, given.value)

    def standing(self, state: S) -> list[Decision]:
        """What seats may answer while nobody waits for them, such as an offer. Options are acts; the last declines."""
        return []

    def may_act(self, state: S, seat: int, move: Move) -> Refusal | None:
        """None if the seat may make an act now, else the rule that forbids it. BadInput names what it misspells."""
        raise NotImplementedError

    def act(self, state: S, seat: int, move: Move) -> None:
        """Makes an act. Decisions whose options it changes are asked again."""
        raise NotImplementedError

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What the seat may know, as plain data."""

    @abstractmethod
    def scenes(self, state: S, seats: Sequence[int | None], lang: str) -> list[Scene]:
        """What to draw for several seats; None is a spectator. They share what is public."""

    @abstractmethod
    def speaker(self, lang: str) -> Speaker:
        """Who puts what players read into words, with links to what the words speak of."""

    def line(self, event: Event, lang: str) -> str | None:
        """The log line of an event as its reader may know it; None for events that have none."""
        said = self.speaker(lang).line(event)
        return None if said is None else said.text

    def event_data(self, event: Event) -> dict[str, Any]:
        """The event with its fields named, as plain data for clients; a secret one its reader may not know is None.

        Where something goes from place to place, `path` is its trail and `power` whose it is.
        """
        of = self.notation.happenings[event.kind]
        pairs = paired(of.fields, event.args)
        data = {"kind": event.kind, **{one.name: self.notation.plain(one, value) for one, value in pairs}}
        if of.trail:
            self._trail(of, pairs, data)
        if not event.secret:
            return data | {one.name: None for one in of.secret}
        return data | {one.name: self.notation.plain(one, value) for one, value in paired(of.secret, event.secret)}

    def _trail(self, of: Happening, pairs: list[tuple[Field, Any]], data: dict[str, Any]) -> None:
        """Adds to what happened where something went, if it is drawn, and whose it is: the event names it first."""
        data.setdefault("power", self.power_of(pairs[0][0].sort, pairs[0][1]))
        named = {field.name: (field.sort, value) for field, value in pairs}
        places = [self.notation.drawn(*named[name]) for name in of.trail if name != "path"]
        if places and all(places):
            data["path"] = places

    def power_of(self, sort: str, value: int) -> str | None:
        """Whose colours a thing has."""
        declared = self.notation.sorts.get(sort)
        return self.notation.words[sort][value] if declared is not None and declared.ref == "power" else None

    def places_of(self, what: str, value: int) -> tuple[str, ...]:
        """The ids of the places that a row of a sum speaks of: a thing of a sort, or a word and -1."""
        sort = self.notation.sorts.get(what)
        is_place = value >= 0 and (what if sort is None else sort.ref) == "place"
        return (self.notation.words[what][value],) if is_place else ()

    def mark(self, event: Event) -> str | None:
        """What an event is in the course of a match: `round`, `turn` or `battle` begins, `weighty`, `end`, or None."""
        of = self.notation.happenings.get(event.kind)
        return None if of is None or (of.where >= 0 and not event.args[of.where]) else of.mark or None

    def beat(self, event: Event, lang: str) -> Beat | None:
        """The step of a battle that an event is, for a panel that plays it through (docs/adding-a-game.md)."""
        return None

    def prompt(self, decision: Decision, lang: str) -> str:
        """What the seat must decide, in words."""
        return self.speaker(lang).prompt(decision).text

    def option(self, decision: Decision, move: Move, lang: str) -> str:
        """An option of a decision, in words."""
        return self.speaker(lang).option(decision, move).text

    def determinize(self, state: S, seat: int | None, rng: Random) -> None:
        """Deals anew, in place, everything the seat, or a spectator, does not know."""
        state.deal_anew(seat, rng)

    def press_closed(self, state: S, seat: int, to: tuple[int, ...] | None) -> Refusal | None:
        """The rule that forbids the seat to talk now, to everybody or to the seats in `to`, if there is one."""
        return None

    def seat_name(self, seat: int) -> str:
        """The name of a seat for messages: its id, or a Name to be translated."""
        return self.seats[seat]

    def board_data(self) -> dict[str, Any] | None:
        """The board as plain data; None: a client makes do with the places of a scene."""
        return None

    def board_sheet(self, lang: str) -> Sheet | None:
        """The board in words and tables, with the origin of its values; None as above."""
        return None

    def check(self, state: S) -> list[str]:
        """Broken invariants, for tests; nothing when all hold."""
        return []


@dataclass(frozen=True)
class Option:
    """A choice about the rules made before a match."""

    id: str
    values: tuple[Any, ...]
    default: Any
    scenarios: tuple[str, ...] = ()  # those it belongs to; none named: all


@dataclass(frozen=True)
class Scenario:
    id: str
    seats: tuple[int, ...]
    board: str
    length: str = ""
    usual: int = 0  # seats if nobody says how many; 0: as many as there can be


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Game:
    """A game that can be played: what there is to choose before a match. No ABC: a dataclass then does not compile."""

    id: str
    prefix: str  # of its rule ids
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...] = field(default=())
    rules_version: int = 1  # counts corrections after which a record of before may not fit any more
    own_boards: bool = False  # whether anybody may write a board for it

    def define(self, setup: Setup) -> Definition[Any]:
        """The definition for a set-up; cached, so equal set-ups share one."""
        raise NotImplementedError

    def boards(self) -> Sequence[str]:
        """The ids of the boards that come with the game."""
        raise NotImplementedError

    def board_problems(self, board: Any) -> list[Any]:
        """What the rulebook says otherwise about a board that somebody wrote."""
        return []

    def lessons(self) -> Sequence[Traversable]:
        """The files of the lessons that come with the game, in the order to learn them."""
        return ()

    def examples(self) -> Sequence[Traversable]:
        """The files of the worked examples that can be played, each named by its id."""
        return ()

    def scenario(self, id: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        known = ", ".join(s.id for s in self.scenarios)
        raise BadInput("setup-unknown-scenario", game=self.id, scenario=id, known=known)

    def check_board(self, setup: Setup) -> None:
        """BadInput unless a set-up names the board of its scenario, for games of which nobody can write a board."""
        expected = self.scenario(setup.scenario).board
        if setup.board != expected or setup.board_text:
            raise BadInput("setup-other-board", scenario=setup.scenario, board=setup.board[:60], expected=expected)

    def options_of(self, scenario: str) -> tuple[Option, ...]:
        """The options that can be chosen for a scenario."""
        return tuple(o for o in self.options if not o.scenarios or scenario in o.scenarios)

    def checked_options(self, given: dict[str, Any], scenario: str | None = None) -> dict[str, Any]:
        """The options, of a scenario or all, with defaults filled in; BadInput names a wrong one."""
        offered = self.options if scenario is None else self.options_of(scenario)
        known = {o.id: o for o in offered}
        for name, value in given.items():
            if name not in known:
                raise BadInput("setup-unknown-option", game=self.id, option=name, known=", ".join(known) or "-")
            if not any(type(value) is type(v) and value == v for v in known[name].values):
                expected = ", ".join(str(v) for v in known[name].values)
                raise BadInput("setup-bad-option", option=name, value=str(value), expected=expected)
        return {o.id: given.get(o.id, o.default) for o in offered}
