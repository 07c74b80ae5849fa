"""A match: a set-up and a list of moves. Everything else is derived from it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from chancellery.kernel.decision import Decision
from chancellery.kernel.definition import Definition
from chancellery.kernel.errors import BadInput, CannotUndo, Illegal, Refusal
from chancellery.kernel.events import Event
from chancellery.kernel.moves import Move, one_line
from chancellery.kernel.new_setup import define, make_setup, read_position
from chancellery.kernel.setup import Setup
from chancellery.kernel.snapshot import Snapshot
from chancellery.kernel.state import Outcome, State
from chancellery.kernel.trail import Trail

if TYPE_CHECKING:
    from chancellery.table.scene import Scene

SNAPSHOT_EVERY = 64  # moves; loading replays at most this many
KEEP_EVERY = 512  # moves; older snapshots are thinned out to these, and looking back replays at most this many
LONGEST_PRESS = 4000  # characters
ACT = -1  # instead of the number of a decision: the move answers none


@dataclass(frozen=True, slots=True)
class Press:
    """A message between seats; `to` is None when everybody may read it. `after` counts the moves before it."""

    after: int
    seat: int
    to: tuple[int, ...] | None
    text: str

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and (seat == self.seat or seat in self.to))


class Match:
    """One playing of a game. Seats are numbers from 0 or the ids of `seats`."""

    __slots__ = (
        "_alone",
        "_barrier",
        "_events",
        "_events_from",
        "_moves",
        "_press",
        "_snapshots",
        "definition",
        "setup",
        "state",
    )

    definition: Definition[Any]
    setup: Setup
    state: State
    _moves: Trail[tuple[int, Move]]
    _press: Trail[Press]
    _events: Trail[tuple[Any, ...]]  # as emitted; made into Events when somebody asks
    _events_from: int  # the move from which on events are known
    _snapshots: Trail[Snapshot]
    _alone: int  # moves from this count on were made side by side: each can be undone without the others
    _barrier: int  # moves before this count cannot be undone: something hidden came to light

    # -- beginning

    @classmethod
    def new(
        cls,
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        *,
        board: str | None = None,
        board_text: str = "",
        nonce: str | None = None,
        players: tuple[str, ...] = (),
    ) -> Match:
        """A new match; BadInput names what is wrong with the set-up.

        `board` is the id of a board of the game; `board_text` the content of a file with one's own.
        """
        setup = make_setup(game, scenario, seats, seed, options, board, nonce, players, None, board_text)
        return cls._begin(setup, define(setup))

    @classmethod
    def from_position(
        cls,
        game: str,
        position: dict[str, Any] | str,
        *,
        seed: int | str | None = None,
        nonce: str | None = None,
        board_text: str = "",
    ) -> Match:
        """A match that starts from a hand-written position: data, or TOML or JSON text; on a board of one's own if its
        text is given."""
        data = read_position(position)
        if data.get("game", game) != game:
            raise BadInput("position-other-game", field="game", expected=game, value=str(data["game"]))
        if seed is None:
            seed = data.get("seed", 0)
        for field, value in (("seed", seed), ("board", data.get("board", ""))):
            if not isinstance(value, str) and not (field == "seed" and type(value) is int):
                raise BadInput("position-bad-field", field=field, expected="text", value=str(value))
        asked = (data.get("scenario"), data.get("seats"), seed, data.get("options"), data.get("board"))
        setup = make_setup(game, *asked, nonce, (), data, board_text)
        return cls._begin(setup, define(setup))

    @classmethod
    def from_setup(cls, setup: Setup) -> Match:
        """A match that starts from a set-up, as records do."""
        definition = define(setup)
        if setup.board_digest and setup.board_digest != definition.board_digest:
            raise BadInput("record-other-board", board=setup.board, digest=setup.board_digest[:12])
        return cls._begin(setup, definition)

    @classmethod
    def _begin(cls, setup: Setup, definition: Definition[Any]) -> Match:
        match = object.__new__(cls)
        match.definition = definition
        match.setup = setup.with_(board=definition.board, board_digest=definition.board_digest)
        match._moves, match._press, match._events, match._events_from = Trail(), Trail(), Trail(), 0
        match._snapshots, match._barrier, match._alone = Trail(), 0, 0
        if setup.position is None:
            match.state = definition.new_state(setup.seed)
        else:
            match.state = definition.state_from_position(setup.position, setup.seed)
        match.state.events = match._events.items
        match.state.run()
        match.state.revealed = False
        match._snapshots.items.append(Snapshot(0, len(match._events), match._frozen()))
        return match

    def _frozen(self) -> State:
        state = self.state.copy()
        state.events = []
        return state

    # -- deciding

    @property
    def seats(self) -> tuple[str, ...]:
        return self.definition.seats

    def seat(self, seat: int | str) -> int:
        """The number of a seat given by number or id."""
        if isinstance(seat, int) and 0 <= seat < len(self.definition.seats):
            return seat
        if isinstance(seat, str) and seat in self.definition.seats:
            return self.definition.seats.index(seat)
        raise BadInput("match-unknown-seat", seat=str(seat), known=", ".join(self.definition.seats))

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that are still open; a secret choice already made is not among them."""
        return self.state.open

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome  # type: ignore[no-any-return]

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """All moves so far with the seats that chose them."""
        return self._moves.since(0)

    def __len__(self) -> int:
        return len(self._moves)

    def legal(self, seat: int | str) -> list[Move]:
        """The moves the seat may choose now; a secret choice can be changed until the last one is in."""
        number = self.seat(seat)
        return [move for d in self.state.asked if d.seat == number for move in d.options]

    @property
    def standing(self) -> list[Decision]:
        """What seats may answer while nobody waits for them, such as an agreement that was proposed to them."""
        return [] if self.state.outcome is not None else self.definition.standing(self.state)

    def play(self, seat: int | str, move: Move | str) -> None:
        """Makes the move; Illegal names the rule and the reason if it is not allowed.

        Besides the options of open decisions these are acts that no decision asks for, in games that have them.
        """
        state = self.state
        asked = state.asked
        for index, decision in enumerate(asked):
            if decision.seat == seat and move in decision.options:
                break
        else:
            seat = self.seat(seat)
            index, move = self._find(seat, move)
        assert isinstance(move, Move)
        assert isinstance(seat, int)
        if index == ACT:
            self.definition.act(state, seat, move)
        else:
            state.answer(index, move)
        moves = self._moves
        moves.items.append((seat, move))
        count = moves.start + len(moves.items)
        if state.revealed:
            state.revealed = False
            self._barrier = count
        if index == ACT or not state.side_by_side:
            self._alone = count
        if not count % SNAPSHOT_EVERY:
            if not count % KEEP_EVERY:
                self._thin_out()
            self._snapshots.items.append(Snapshot(count, len(self._events), self._frozen()))

    def _thin_out(self) -> None:
        kept: Trail[Snapshot] = Trail()
        kept.items += [s for i, s in enumerate(self._snapshots) if not i or not s.moves % KEEP_EVERY]
        self._snapshots = kept

    def _find(self, seat: int, move: Move | str) -> tuple[int, Move]:
        """The decision a move answers, or ACT, when it is given as text or comes from elsewhere."""
        known = self.definition.notation.read(move if isinstance(move, str) else move.text)
        for index, decision in enumerate(self.state.asked):
            if decision.seat == seat and known in decision.options:
                return index, known
        if known.verb in self.definition.acts and self.outcome is None:
            refusal = self.definition.may_act(self.state, seat, known)
            if refusal is None:
                return ACT, known
            raise Illegal(refusal)
        raise Illegal(self._refusal(seat, known))

    def why_not(self, seat: int | str, move: Move | str) -> Refusal | None:
        """None if the move is legal now, else the rule that forbids it and why."""
        number = self.seat(seat)
        try:
            self._find(number, move)
        except Illegal as illegal:
            return illegal.refusal
        return None

    def _refusal(self, seat: int, move: Move) -> Refusal:
        if self.outcome is not None:
            return Refusal(self.outcome.rule, "refused-match-over", {"move": move.text})
        asked = self.state.asked
        own = [d for d in asked if d.seat == seat]
        if not own:
            refusal = self.definition.not_asked(self.state, seat, move)
            if refusal is not None:
                return refusal
            waiting = self.decisions[0]
            args = {
                "move": move.text,
                "seat": self.definition.seat_name(seat),
                "other": self.definition.seat_name(waiting.seat),
            }
            return Refusal(waiting.rule, "refused-not-your-decision", args)
        return self.definition.why_not(self.state, own[0], move)

    # -- going back

    def undo(self, seat: int | str) -> int:
        """Takes back the seat's last own decision and says how many moves came before it; CannotUndo says what blocks.

        What others decided since stays where the decisions have nothing to do with one another.
        """
        number = self.seat(seat)
        count = len(self._moves)
        last = self._moves.last()
        if last is None:
            raise CannotUndo("undo-nothing")
        later: list[tuple[int, Move]] = []
        if last[0] != number:
            free = self._moves.since(self._alone)
            own = [at for at, (by, _) in enumerate(free) if by == number]
            if not own:
                raise CannotUndo("undo-other-decided", other=self.definition.seat_name(last[0]))
            later = free[own[-1] + 1 :]
        before = count - 1 - len(later)
        if self._barrier > before:
            raise CannotUndo("undo-revealed")
        said = [replace(p, after=p.after - 1) for p in self._press if before < p.after < count]
        self._rewind(before)
        for by, move in later:
            self.play(by, move)
        self._press.items.extend(said)
        return before

    def at(self, count: int) -> Match:
        """The match as it stood after that many moves."""
        if not 0 <= count <= len(self._moves):
            raise BadInput("match-no-such-move", number=count, last=len(self._moves))
        match = self.clone()
        match._rewind(count)
        return match

    def _rewind(self, count: int) -> None:
        """Restores the nearest snapshot before `count` moves and replays the rest."""
        if count < self._snapshots.since(0)[0].moves:
            self._replay_all()
        snapshots = self._snapshots.since(0)
        index = max(i for i, s in enumerate(snapshots) if s.moves <= count)
        nearest = snapshots[index]
        replay = self._moves.since(nearest.moves)[: count - nearest.moves]
        self._snapshots = self._snapshots.cut(index + 1)
        self._moves = self._moves.cut(nearest.moves)
        self._press = self._press.cut(sum(p.after <= count for p in self._press))
        if self._events_from <= nearest.moves:
            self._events = self._events.cut(nearest.events)
        else:
            self._events, self._events_from = Trail(None, nearest.events), nearest.moves
        barrier = self._barrier
        self._alone = min(self._alone, nearest.moves)
        self.state = nearest.state.copy()
        self.state.events = self._events.items
        for seat, move in replay:
            self.play(seat, move)
        self._barrier = min(barrier, count)

    # -- looking

    def view(self, seat: int | str | None = None) -> dict[str, Any]:
        """What the seat may know, as plain data; None is a spectator."""
        return self.definition.view(self.state, None if seat is None else self.seat(seat))

    def scene(self, seat: int | str | None = None, lang: str = "en") -> Scene:
        """What to draw for the seat, in words."""
        return self.scenes((None if seat is None else self.seat(seat),), lang)[0]

    def scenes(self, seats: Sequence[int | None], lang: str = "en") -> list[Scene]:
        """What to draw for several seats; the scenes share parts."""
        return self.definition.scenes(self.state, seats, lang)

    def events(self, seat: int | str | None = None, since: int = 0) -> list[Event]:
        """What happened, as the seat may know it, from event number `since` on."""
        number = None if seat is None else self.seat(seat)
        return [Event(*raw).seen_by(number) for raw in self._all_events(since)]

    def log(self, seat: int | str | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """The log in words, as the seat may read it."""
        lines = (self.definition.line(event, lang) for event in self.events(seat, since))
        return [line for line in lines if line is not None]

    @property
    def event_count(self) -> int:
        return len(self._events)

    def _all_events(self, since: int) -> list[tuple[Any, ...]]:
        """Events before the snapshot a record was loaded from are worked out when somebody asks for them."""
        if self._events_from and since < self._snapshots.since(0)[0].events:
            self._replay_all()
        return self._events.since(since)

    def _replay_all(self) -> None:
        """Works out the past of a match that was loaded from a snapshot."""
        full = Match.from_setup(self.setup)
        for seat, move in self._moves:
            full.play(seat, move)
        self._events, self._events_from, self._snapshots = full._events, 0, full._snapshots
        self.state.events = self._events.items

    # -- press

    def say(self, seat: int | str, text: str, to: list[int | str] | None = None) -> Press:
        """Free text to everybody, or to the seats in `to`. It is part of the match and binds nobody.

        Illegal names the rule where the game forbids talk for a while.
        """
        number = self.seat(seat)
        clean = one_line(text)
        if not clean:
            raise BadInput("press-empty")
        if len(clean) > LONGEST_PRESS:
            raise BadInput("press-too-long", longest=LONGEST_PRESS, length=len(clean))
        readers = None if to is None else tuple(sorted({self.seat(s) for s in to} - {number}))
        if readers == ():
            raise BadInput("press-no-reader")
        closed = self.definition.press_closed(self.state, number, readers)
        if closed is not None:
            raise Illegal(closed)
        entry = Press(len(self._moves), number, readers, clean)
        self._press.items.append(entry)
        return entry

    def press(self, seat: int | str | None = None) -> list[Press]:
        """The messages the seat may read; None is a spectator, who reads what is public."""
        number = None if seat is None else self.seat(seat)
        return [p for p in self._press if p.seen_by(number)]

    def read_by(self, seats: Collection[int]) -> Match:
        """The match with only those messages that these seats may read; with none of them, what was public."""
        other = self.clone()
        other._press = Trail()
        other._press.items += [p for p in self._press if p.to is None or any(p.seen_by(seat) for seat in seats)]
        return other

    # -- searching

    def clone(self) -> Match:
        """An independent match at the same point."""
        other = object.__new__(Match)
        other.definition = self.definition
        other.setup = self.setup
        other._barrier, other._alone = self._barrier, self._alone
        other._events_from = self._events_from
        moves, press, events, snapshots = self._moves, self._press, self._events, self._snapshots
        other._moves, other._press = moves.fork(), press.fork()
        other._events, other._snapshots = events.fork(), snapshots.fork()
        if moves.items:
            self._moves = moves.fork()
        if press.items:
            self._press = press.fork()
        if snapshots.items:
            self._snapshots = snapshots.fork()
        if events.items:
            self._events = events.fork()
            self.state.events = self._events.items
        other.state = self.state.copy()
        other.state.events = other._events.items
        return other

    def flatten(self) -> None:
        """Stores the history in one piece; a match that was cloned for every move has it in as many."""
        self._moves, self._press = self._moves.flat(), self._press.flat()
        self._events, self._snapshots = self._events.flat(), self._snapshots.flat()
        self.state.events = self._events.items

    def determinize(self, seat: int | str, rng: Random) -> Match:
        """A match the seat could be in: what it does not know is dealt anew, chance to come included."""
        other = self.clone()
        self.definition.determinize(other.state, self.seat(seat), rng)
        other.state.seed, other.state.counter = f"{rng.getrandbits(128):032x}", 0
        return other

    # -- writing down

    def to_record(self) -> str:
        from chancellery.kernel.record import write

        return write(self)

    @classmethod
    def from_record(cls, text: str) -> Match:
        from chancellery.kernel.record import read

        return read(text)

    def snapshot(self) -> Snapshot:
        """The snapshot to store: the newest from which every move that can still be undone is replayed."""
        snapshots = self._snapshots.since(0)
        return next((s for s in reversed(snapshots) if s.moves <= self._barrier), snapshots[0])

    def check(self) -> list[str]:
        """Broken invariants of the game, for tests."""
        return self.definition.check(self.state)
