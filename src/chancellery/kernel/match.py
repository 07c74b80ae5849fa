"""A match: a set-up and a list of moves. Everything else is derived from it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from chancellery.kernel import deeds
from chancellery.kernel.definition import Definition
from chancellery.kernel.errors import BadInput, CannotUndo, Illegal, Refusal
from chancellery.kernel.history import SNAPSHOT_EVERY, UNKNOWN, History, Made
from chancellery.kernel.looking import Looking
from chancellery.kernel.moves import Move
from chancellery.kernel.new_setup import define, make_setup, position_setup
from chancellery.kernel.press import Press, words
from chancellery.kernel.preview import ACT, Preview, tried
from chancellery.kernel.setup import Setup
from chancellery.kernel.snapshot import Snapshot
from chancellery.kernel.trail import Trail

if TYPE_CHECKING:
    from chancellery.kernel.fork import Fork


class Match(Looking):
    """One playing of a game. Seats are numbers from 0 or the ids of `seats`."""

    __slots__ = ()

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
        setup = position_setup(game, position, seed, nonce, board_text)
        return cls._begin(setup, define(setup))

    @classmethod
    def from_setup(cls, setup: Setup) -> Match:
        """A match that starts from a set-up, as records do."""
        return cls._begin(setup, define(setup))

    @classmethod
    def restore(
        cls,
        setup: Setup,
        moves: Sequence[tuple[int, Move]],
        press: Sequence[Press] = (),
        snapshot: Snapshot | None = None,
        together: Sequence[tuple[int, int]] = (),
    ) -> Match:
        """The match of a set-up and its moves; those up to a snapshot are taken as made, the others are played.

        `together` are first and last numbers of moves that were made as one act. `at` of an Illegal says which does not
        fit.
        """
        made = [(seat, move, UNKNOWN, False) for seat, move in moves]
        for first, last in together:
            for index in range(max(1, first), min(last, len(made))):
                seat, move, _, _ = made[index]
                made[index] = (seat, move, UNKNOWN, seat == made[index - 1][0])
        if snapshot is None or not snapshot.moves:
            match, played = cls.from_setup(setup), 0
        else:
            played = snapshot.moves
            history = History.beginning(snapshot, made[:played], Trail(None, None, snapshot.events))
            match = cls(define(setup), setup, snapshot.state.copy(), history)
        for index in range(played, len(made)):
            try:
                match._repeat(made[index])
            except Illegal as illegal:
                illegal.at = index
                raise
        match._history.press.items += [said for said in press if said.after <= len(match)]
        match._settle_deeds()
        return match

    @classmethod
    def _begin(cls, setup: Setup, definition: Definition[Any]) -> Match:
        if setup.position is None:
            state = definition.new_state(setup.seed)
        else:
            state = definition.state_from_position(setup.position, setup.seed)
        events = state.events = []
        state.run()
        state.revealed = False
        history = History.beginning(Snapshot(0, len(events), state.clone()), [], Trail(events))
        return cls(
            definition, setup.with_(board=definition.board, board_digest=definition.board_digest), state, history
        )

    # -- deciding

    def play(self, seat: int | str, move: Move | str, *more: Move | str, through: bool = False) -> int:
        """Makes the move; Illegal names the rule and the reason if it is not allowed.

        Besides the options of open decisions these are acts that no decision asks for, in games that have them. Of
        several moves, one after another, all are made or none; `at` of an Illegal says which is not allowed. They end
        early, without error, where something hidden comes to light, where others must decide first and where the match
        is over; `through`: they go on after something came to light, up to the first that is not allowed then. Returns
        how many were made.
        """
        if more:
            return self._play_all(self.seat(seat), (move, *more), through)
        state, index = self.state, 0
        for decision in state.asked:
            if decision.seat == seat and decision.has(move):
                break
            index += 1
        else:
            seat = self.seat(seat)
            index, move = self._find(seat, move)
        who: Any = seat  # by now a number and a move, not their names
        made: Any = move
        if index == ACT:
            self.definition.act(state, who, made)
            state.asked_anew()
        else:
            state.answer(index, made)
        history = self._history
        moves = history.moves
        items = moves.items
        items.append((who, made, history.events.start + len(state.events), False))
        count = moves.start + len(items)
        if state.revealed:
            state.revealed = False
            history.barrier = count
        if index == ACT or not state.apart:
            history.alone = count
        if not count % SNAPSHOT_EVERY:
            history.add(Snapshot(count, len(history.events), state.clone()))
        return 1

    def _play_all(self, seat: int, moves: Sequence[Move | str], through: bool) -> int:
        """Several moves, tried on a clone, which takes the place of this match when none is refused."""
        trial, shown = self.clone(), False
        for at, move in enumerate(moves):
            try:
                if at and not trial._still_asks(seat, move):
                    break
                trial.play(seat, move)
            except (BadInput, Illegal) as error:
                if shown:  # what came to light cannot be taken back
                    break
                error.at = at
                raise
            if at:
                trial._join()
            shown |= trial._brought_to_light()
            if shown and not through:
                break
        played = len(trial) - len(self)
        self.state, self._history = trial.state, trial._history
        return played

    def _still_asks(self, seat: int, move: Move | str) -> bool:
        """Whether it is for the seat to make a further move."""
        if self.outcome is not None:
            return False
        if any(decision.seat == seat for decision in self.decisions):
            return True
        acts = self.definition.acts
        return bool(acts) and self._read(move).verb in acts

    def _join(self) -> None:
        """The last move belongs with the one before it."""
        self._history.join()

    def _brought_to_light(self) -> bool:
        """Whether the last move brought something hidden to light."""
        return self._history.barrier == len(self)

    def _repeat(self, made: Made) -> None:
        """Makes a move once more."""
        self.play(made[0], made[1])
        if made[3]:
            self._join()

    def _read(self, move: Move | str) -> Move:
        return self.definition.notation.read(move if isinstance(move, str) else move.text)

    def _find(self, seat: int, move: Move | str) -> tuple[int, Move]:
        """The decision a move answers, or ACT, when it is given as text or comes from elsewhere."""
        known = self._read(move)
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
        """Takes back the seat's last own act and says how many moves came before it; CannotUndo says what blocks.

        What others decided since stays where the decisions have nothing to do with one another, and so does what was
        said.
        """
        history = self._history
        at, before = self._act_to_undo(self.seat(seat))
        later = history.moves.since(at)
        said = [replace(one, after=max(before, one.after - at + before)) for one in history.press if one.after > before]
        self._rewind(before)
        for one in said:
            while len(self) < one.after:
                self._repeat(later.pop(0))
            self._keep(one)
        for made in later:
            self._repeat(made)
        return before

    def may_undo(self, seat: int | str) -> bool:
        """Whether the seat's last own act can be taken back."""
        try:
            self._act_to_undo(self.seat(seat))
        except CannotUndo:
            return False
        return True

    def _act_to_undo(self, number: int) -> tuple[int, int]:
        """How many moves there were after a seat's last own act and before it; CannotUndo says what blocks."""
        history = self._history
        if history.affairs.winners is not None:
            raise CannotUndo("undo-ended")
        last = history.moves.last()
        if last is None:
            raise CannotUndo("undo-nothing")
        if last[0] != number and history.alone == len(self):  # without looking through all moves
            raise CannotUndo("undo-other-decided", other=self.definition.seat_name(last[0]))
        at = len(self) if last[0] == number else history.last_by(number)
        before = history.before(at) if at else -1
        if at < len(self) and before < history.alone:
            raise CannotUndo("undo-other-decided", other=self.definition.seat_name(last[0]))
        if history.barrier > before:
            raise CannotUndo("undo-revealed")
        return at, before

    def at(self, count: int, *, ended: bool = True) -> Match:
        """The match as it stood after that many moves; `ended`: also if people ended it there."""
        if not 0 <= count <= len(self):
            raise BadInput("match-no-such-move", number=count, last=len(self))
        match = self.clone()
        match._rewind(count)
        if ended:
            match._settle_deeds()
        return match

    def _rewind(self, count: int) -> None:
        """Restores the nearest snapshot before `count` moves and replays the rest."""
        if count < self._history.first.moves:
            self._know_all()
        history = self._history
        barrier = history.barrier
        nearest, replay = history.back_to(count)
        self.state = nearest.state.copy()
        self.state.events = history.events.items
        for made in replay:
            self._repeat(made)
        history.barrier = min(barrier, count)
        history.affairs = self._folded()

    def replayed(self, count: int | None = None) -> Match:
        """The match, or its first moves, played again from the set-up: it knows all its events."""
        return Match.restore(self.setup, self.moves[:count], self.said, together=self.together)

    def _know_all(self) -> None:
        self._history = self.replayed()._history
        self.state.events = self._history.events.items

    # -- looking ahead

    def preview(self, seat: int | str, move: Move | str) -> Preview:
        """What a move would bring, as the seat may know it, until something hidden comes to light or others decide.

        It shows nothing that making the move and taking it back would not; Illegal as in `play`.
        """
        number = self.seat(seat)
        trial = tried(self.state, number, *self._find(number, move))
        return Preview(trial.events, trial.cut)

    # -- press

    def say(self, seat: int | str, text: str, to: list[int | str] | None = None) -> Press:
        """Free text to everybody, or to the seats in `to`. It is part of the match and binds nobody.

        Illegal names the rule where the game forbids talk for a while.
        """
        number, clean = self.seat(seat), words(text)
        readers = None if to is None else tuple(sorted({self.seat(s) for s in to} - {number}))
        if readers == ():
            raise BadInput("press-no-reader")
        closed = self.definition.press_closed(self.state, number, readers)
        if closed is not None:
            raise Illegal(closed)
        return self._keep(Press(len(self), number, readers, clean))

    def note(self, seat: int | None, text: str, to: tuple[int, ...] | None, time: int) -> Press:
        """Takes down what was said at a table, or by the table itself (None), where nobody can be refused any more."""
        return self._keep(Press(len(self), seat, to, text, time))

    def deed(self, seat: int | str | None, text: str, time: int = 0) -> Press:
        """Something done about the match itself, by a seat or by the table (None); BadInput says why it cannot be."""
        number = None if seat is None else self.seat(seat)
        if self.outcome is not None and not text.startswith("rematch "):
            raise BadInput("deed-over")
        deeds.after(self.affairs, self.seats, number, text)
        return self._keep(Press(len(self), number, None, text, time, deed=True))

    def _settle_deeds(self) -> None:
        """What follows from the deeds that were kept."""
        self._history.affairs = self._folded()
        self._end_by_deed()

    def _folded(self) -> deeds.Affairs:
        affairs = deeds.NONE
        for said in self._history.press:
            if said.deed:
                affairs = deeds.after(affairs, self.seats, said.seat, said.text)
        return affairs

    def _end_by_deed(self) -> None:
        """Nothing is asked any more in a match that people have ended."""
        ended = self.affairs.outcome(len(self.seats))
        if ended is not None and self.state.outcome is None:
            self.state.end(ended)
            self.state.asked, self.state.chosen = [], ()

    def _keep(self, said: Press) -> Press:
        """Words that the rules forbid here, as an undo led back to this point, stay beside the record."""
        if said.deed:
            self._history.press.items.append(said)
            self._history.affairs = deeds.after(self.affairs, self.seats, said.seat, said.text)
            self._end_by_deed()
            return said
        closed = said.seat is None or self.definition.press_closed(self.state, said.seat, said.to) is not None
        kept = replace(said, aside=True) if closed else said
        self._history.press.items.append(kept)
        return kept

    def read_by(self, seats: Collection[int]) -> Match:
        """The match with only those messages that these seats may read; with none of them, what was public."""
        return self.with_press([p for p in self.said if p.to is None or any(p.seen_by(seat) for seat in seats)])

    def with_press(self, press: Sequence[Press]) -> Match:
        """The match with these messages instead of its own."""
        other = self.clone()
        other._history.press = Trail(list(press))
        return other

    # -- searching

    def clone(self) -> Match:
        """An independent match at the same point. To search without a history `fork` is cheaper."""
        fork = self._history.fork()
        self.state.events = self._history.events.items
        return Match(self.definition, self.setup, self.state.copy(), fork)

    def flatten(self) -> None:
        """Stores the history in one piece; a match that was cloned for every move has it in as many."""
        self._history.flatten()
        self.state.events = self._history.events.items

    def fork(self) -> Fork:
        """The same point to search on: it plays like a match, and refuses what needs a past."""
        from chancellery.kernel.fork import Fork

        return Fork(self.definition, self.setup, self.state.fork(), self._history, len(self))

    def determinize(self, seat: int | str, rng: Random) -> Match:
        """A match the seat could be in: what it does not know is dealt anew, chance to come included."""
        other = self.clone()
        other.state.imagine(self.seat(seat), rng)
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
        snapshots, barrier = self._history.snapshots.since(0), self._history.barrier
        return next((s for s in reversed(snapshots) if s.moves <= barrier), snapshots[0])

    def check(self) -> list[str]:
        """Broken invariants of the game, for tests."""
        return self.definition.check(self.state)
