"""The floor that every game stands on: declarations, bars, steps, asking again, hidden things, words with links."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from chancellery import compiled
from chancellery.kernel import (
    LEAVE,
    REPEAT,
    SCRIPTS,
    Bars,
    Decision,
    Definition,
    Field,
    Happening,
    Hidden,
    Lexicon,
    Move,
    Pile,
    Procedure,
    Question,
    Reason,
    Sort,
    State,
    Step,
    Sum,
    Verb,
    asks,
    does,
)
from chancellery.kernel.derived import settle
from chancellery.kernel.hidden import deal
from chancellery.table.words import linked, unwrapped
from tests.unit.toy import BID, GAME, Toy

PLACES = ("elbe", "oder", "mark", "saale")
GO = Verb("go", "go {place} > {to:place}", "X-1")
STAY, WAIT = Verb("stay", "stay {place}", "X-2"), Verb("wait", "wait", "X-3")
PAIR = Verb("pair", "pair {place} {other:place}", alike=2)
SPEND = Verb("spend", "spend {sum:money}")
LAY = Verb("lay", "lay {place+}")
MONEY = Sort("money", most=9)
FAR, TAKEN, TIRED = Reason("X-4", "far"), Reason("X-5", "taken"), Reason("X-6", "tired")


def lexicon(**more: object) -> Lexicon:
    return Lexicon((GO, STAY, WAIT, PAIR, SPEND, LAY), {"place": PLACES}, sorts=(MONEY,), **more)  # type: ignore[arg-type]


def key(reason: Reason | None) -> str | None:
    return None if reason is None else reason.key


# -- declarations


@pytest.mark.skipif(compiled.mode == "compiled", reason="compiled code cannot be patched")
def test_threads_that_make_the_same_move_at_once_have_the_same_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves are compared by identity: an option that one thread has made must be what another reads."""
    made = lexicon()
    first: list[Move | None] = []

    number = made._id

    def meanwhile(name: str, args: tuple[int, ...]) -> int:
        """While the move gets its number another thread makes it, too."""
        if not first:
            first.append(None)
            first[0] = made.move(STAY, 2)
        return number(name, args)

    monkeypatch.setattr(made, "_id", meanwhile)
    assert made.move(STAY, 2) is first[0] is made.read("stay mark")


def test_one_form_declares_notation_fields_and_ids() -> None:
    words = lexicon()
    move = words.move(GO, 0, 2)
    assert move.text == "go elbe > mark"
    assert move is words.read("go elbe>mark")
    assert move.of is GO
    assert [field.name for field in GO.fields] == ["place", "to"]
    assert words.slots("go") == ["place", "place"]


def test_action_ids_are_dense_and_each_belongs_to_one_move() -> None:
    words = lexicon()
    every = [words.move(GO, a, b) for a in range(4) for b in range(4)]
    every += [words.move(STAY, a) for a in range(4)] + [words.move(WAIT)]
    assert [move.id for move in every] == list(range(16 + 4 + 1))
    assert words.size == 16 + 4 + 1 + 16 + 10  # and pair, and ten sums
    assert words.move(SPEND, 9).id == words.size - 1
    assert words.move(SPEND, 25).id == -1  # read and refused, never offered
    assert words.move(LAY, 3, 1).id == -1  # sets are too many to number


def test_a_digest_changes_with_verbs_and_board() -> None:
    assert lexicon().digest == lexicon().digest
    other = Lexicon((GO, STAY, WAIT, PAIR, SPEND, LAY), {"place": PLACES[::-1]}, sorts=(MONEY,))
    assert len({lexicon().digest, other.digest, Lexicon((GO,), {"place": PLACES}).digest}) == 3


def test_words_of_a_set_stand_in_any_order() -> None:
    words = lexicon()
    assert words.read("pair oder elbe") is words.move(PAIR, 0, 1)
    assert words.read("lay mark elbe", keep=True) is words.move(LAY, 0, 2)


def test_a_row_gives_the_moves_of_a_set() -> None:
    row = lexicon().row(GO, (1,))
    assert [move.args for move in row[0b1101]] == [(1, 0), (1, 2), (1, 3)]
    assert [row[left] for left in (0b1000, 0)] == [(row.move(3),), ()]


def test_a_row_of_verbs_gives_those_of_a_set_with_the_same_values() -> None:
    words = lexicon()
    row = words.row_of((STAY, WAIT, LAY), (2,))
    assert row[0b101] == (words.move(STAY, 2), words.move(LAY, 2))
    assert words.row_of((STAY, WAIT, LAY), (2,)) is row


def test_events_become_data_by_their_fields() -> None:
    rows = Sort("losses", of="place count:number")
    words = Lexicon((), {"place": PLACES}, sorts=(rows,))
    of = Happening("told", "place losses* found:flag row:place+")
    values: tuple[object, ...] = (-1, ((0, 2), (3, 1)), 1, (1, 2))
    data = {field.name: words.plain(field, value) for field, value in zip(of.fields, values, strict=True)}
    losses = [{"place": "elbe", "count": 2}, {"place": "saale", "count": 1}]
    assert data == {"place": None, "losses": losses, "found": True, "row": ["oder", "mark"]}


def test_a_question_of_a_sister_has_more_verbs() -> None:
    base = Question("where", "X-7", "place sums:money*", (STAY,), secret="to:place", forced=True)
    more = base.also(WAIT)
    assert more.verbs == (STAY, WAIT)
    assert (more.kind, more.rule, more.forced) == ("where", "X-7", True)
    assert [(f.name, f.sort, f.many) for f in more.fields] == [("place", "place", False), ("sums", "money", True)]
    assert [(f.name, f.sort) for f in more.secret] == [("to", "place")]


# -- bars


def test_what_no_bar_takes_away_is_left_and_the_first_bar_is_the_reason() -> None:
    bars = Bars(0b1110, FAR).bar(0b0110, TAKEN).bar(0b0100, TIRED)
    assert bars.left == 0b1000
    assert [bars.why(thing) for thing in range(4)] == [FAR, TAKEN, TAKEN, None]


def test_a_reason_may_depend_on_the_thing() -> None:
    bars = Bars(0b11, FAR).bar(0b01, lambda thing: TAKEN.saying(by=thing)).unless(False, TIRED)
    first = bars.why(0)
    assert first is not None
    assert first.also == {"by": 0}
    assert bars.why(1) is TIRED
    assert bars.left == 0


def test_bars_that_nobody_asks_keep_no_reasons() -> None:
    bars = Bars(0b11, FAR, kept=False).bar(0b01, TAKEN)
    assert bars.left == 0b10
    assert bars.why(0) is None


def test_offers_give_options_in_order_and_refusals() -> None:
    decision = Decision(
        0, "where", "X-7", [], question=Question("where", "X-7", verbs=(GO, STAY)), lexicon=lexicon(), explaining=True
    )
    decision.only(GO, Bars(0b0011, TIRED))
    decision.offer(GO, Bars(0b1100, FAR).bar(0b0100, TAKEN), 0)
    decision.offer_in((3, 1), GO, Bars(0b1010, FAR), 1)
    words = lexicon()
    assert [move.text for move in decision.options] == ["go elbe > saale", "go oder > saale", "go oder > oder"]
    read = decision._lexicon.read
    assert key(decision.why_not(read("go elbe > mark"))) == TAKEN.key
    assert key(decision.why_not(read("go elbe > elbe"))) == FAR.key
    assert key(decision.why_not(read("go mark > elbe"))) == TIRED.key
    assert decision.why_not(read("go elbe > saale")) is None
    assert words.read("go elbe > saale") is not decision.options[0]  # each lexicon has its own moves


def test_the_same_rule_offers_and_refuses() -> None:
    words = lexicon()
    decision = Decision(
        0, "pay", "X-8", [], question=Question("pay", "X-8", verbs=(SPEND,)), lexicon=words, explaining=True
    )
    candidates = [words.move(SPEND, n) for n in range(10)]
    decision.offer_each(SPEND, candidates, lambda move: None if move.args[0] % 3 == 0 else FAR)
    assert [move.args[0] for move in decision.options] == [0, 3, 6, 9]
    assert decision.why_not(words.move(SPEND, 4)) is FAR
    assert decision.why_not(words.move(SPEND, 25)) is FAR


# -- steps


@dataclass(kw_only=True)
class Walk(State):
    game: Any = field(metadata={"shared": True})
    told: list[str]

    def tell(self, word: str) -> None:
        self.told = [*self.told, word]


class Game:
    def __init__(self) -> None:
        self.notation = lexicon(cites={"X-9": "Y-9"})


ONE = Question("one", "X-9", verbs=(STAY, WAIT))
FORCED = Question("forced", "X-9", verbs=(STAY,), forced=True)


@dataclass
class Inner(Procedure):
    def finish(self, s: Walk) -> Step | None:
        self.result = 7
        s.tell("inner")
        return None


SCRIPTS[Inner] = [does(Inner.finish)]


@dataclass
class Outer(Procedure):
    left: int = 2

    def begin(self, s: Walk) -> Step | None:
        s.call(Inner())
        return None

    def after(self, s: Walk) -> Step | None:
        s.tell(f"result {s.result}")
        return None

    def ask(self, s: Walk) -> list[Decision]:
        decision = s.decide(ONE, 0)
        decision.offer(STAY, s.bars(0b0011, FAR).bar(0b0001, TAKEN))
        return decision.or_else(WAIT)

    def on_one(self, s: Walk, decision: Decision, move: Move) -> Step | None:
        s.tell(move.text)
        self.left -= 1
        return REPEAT if self.left else None

    def forced(self, s: Walk) -> list[Decision]:
        decision = s.decide(FORCED, 0)
        decision.offer(STAY, s.bars(0b1000, FAR))
        return decision.if_any()

    def on_forced(self, s: Walk, decision: Decision, move: Move) -> Step | None:
        s.tell("forced " + move.text)
        return LAST

    def never(self, s: Walk) -> Step | None:
        raise AssertionError("a step behind LEAVE is reached by name only")

    def last(self, s: Walk) -> Step | None:
        s.tell("last")
        return LEAVE


LAST = does(Outer.last)
SCRIPTS[Outer] = [
    does(Outer.begin),
    does(Outer.after),
    asks(Outer.ask, Outer.on_one),
    asks(Outer.forced, Outer.on_forced),
    LEAVE,
    does(Outer.never),
    LAST,
]


@dataclass
class Endless(Procedure):
    def turn(self, s: Walk) -> Step | None:
        return REPEAT


SCRIPTS[Endless] = [does(Endless.turn)]


@dataclass
class Apart(Procedure):
    wants: list[int]

    def ask(self, s: Walk) -> list[Decision]:
        return [s.decide(ONE, seat).add(WAIT) for seat in (0, 1) for _ in range(min(1, self.wants[seat]))]

    def on_one(self, s: Walk, decision: Decision, move: Move) -> Step | None:
        self.wants[decision.seat] -= 1
        return None


SCRIPTS[Apart] = [asks(Apart.ask, Apart.on_one, apart=True)]


def walk(procedure: Procedure) -> Walk:
    s = Walk(game=Game(), seed="1", counter=0, stack=[procedure], told=[])
    s.run()
    return s


def test_control_is_next_repeat_leave_a_named_step_and_call_with_a_result() -> None:
    s = walk(Outer())
    assert s.told == ["inner", "result 7"]
    words = s.game.notation
    s.answer(0, words.read("stay oder"))
    s.answer(0, words.read("wait"))
    assert s.told == ["inner", "result 7", "stay oder", "wait", "forced stay saale", "last"]
    assert s.stack == []
    assert s.asked == []


def test_a_sister_cites_her_own_rule() -> None:
    assert walk(Outer()).asked[0].rule == "Y-9"


def test_asking_again_changes_nothing_and_gives_equal_decisions() -> None:
    s = walk(Outer())
    before, data = s.asked[0].to_data(), s.to_data()
    assert s.ask_again()
    assert s.asked[0].to_data() == before
    assert s.to_data() == data


def test_reasons_are_kept_only_when_somebody_asks() -> None:
    s = walk(Outer())
    taken = s.game.notation.read("stay elbe")
    assert s.asked[0].why_not(taken) is None
    assert key(s.explained()[0].why_not(taken)) == TAKEN.key
    assert s.explaining is False


def test_steps_that_never_ask_end_with_an_error() -> None:
    with pytest.raises(RuntimeError, match="Endless"):
        walk(Endless())


def test_apart_each_answers_alone_until_nothing_is_left() -> None:
    s = walk(Apart([2, 1]))
    assert [d.seat for d in s.asked] == [0, 1]
    assert s.apart
    wait = s.game.notation.read("wait")
    s.answer(1, wait)
    assert [d.seat for d in s.asked] == [0]
    s.answer(0, wait)
    assert [d.seat for d in s.asked] == [0]  # asked once more
    s.answer(0, wait)
    assert s.asked == []
    assert s.stack == []


# -- hidden things


def test_a_deal_keeps_what_a_seat_sees_knows_and_what_lies_open() -> None:
    for seed in range(50):
        own, other, deck = [1, 2], [3, 4, 5], [6, 7, 8]
        hidden: list[Hidden] = [
            Pile("card", own, 0b01, sorted=True),
            Pile("card", other, 0b10, sorted=True, known={0: (4,)}),
            Pile("card", deck, 0, fixed=(2,)),
        ]
        deal(hidden, 0, Random(seed))
        assert own == [1, 2]
        assert 4 in other
        assert other == sorted(other)
        assert deck[2] == 8
        assert sorted(own + other + deck) == list(range(1, 9))


def test_a_deal_reaches_every_deal() -> None:
    seen = set()
    for seed in range(200):
        other, deck = [3, 4], [5]
        deal([Pile("card", other, 0b10, sorted=True), Pile("card", deck, 0)], 0, Random(seed))
        seen.add(tuple(other))
    assert seen == {(3, 4), (3, 5), (4, 5)}


def test_backs_that_differ_are_not_exchanged() -> None:
    red, blue = [1, 2, 3], [4, 5, 6]
    deal([Pile("red", red, 0), Pile("blue", blue, 0)], 0, Random(1))
    assert sorted(red) == [1, 2, 3]
    assert sorted(blue) == [4, 5, 6]


def test_a_sum_stays_within_its_bounds() -> None:
    seen = set()
    for seed in range(100):
        numbers = [9, 2, 5, 1]
        Sum(numbers, [1, 2, 3], [1, 1, 1], [8, 8, 2], 0b10).deal(0, Random(seed))
        assert numbers[0] == 9
        assert sum(numbers[1:]) == 8
        assert all(1 <= n <= 8 for n in numbers[1:3])
        assert 1 <= numbers[3] <= 2
        seen.add(tuple(numbers))
    assert len(seen) > 5


def test_secret_choices_of_others_are_made_anew_and_ones_own_stay() -> None:
    game = GAME.define(None)  # type: ignore[arg-type]
    settle(game, Definition)
    state = game.new_state("1")
    state.run()
    bid = state.game.notation.move(BID, 3)
    found: set[tuple[Move | None, ...]] = set()
    for seed in range(60):
        trial: Toy = state.copy()
        trial.events = []
        trial.answer(1, bid)
        trial.deal_anew(0, Random(seed))
        assert trial.chosen[0] is None
        found.add(trial.chosen)
        own: Toy = state.copy()
        own.answer(0, bid)
        own.deal_anew(0, Random(seed))
        assert own.chosen == (bid, None)
    assert len(found) == 4  # 0 to 3 coins


# -- words


def test_links_are_marked_before_a_message_is_put_together_and_taken_out_after() -> None:
    said = unwrapped(f"From {linked('place:elbe', 'the Elbe')} to {linked('place:oder', 'Oder')}, by X-1.")
    assert said.text == "From the Elbe to Oder, by X-1."
    assert [(said.text[link.start : link.end], link.ref) for link in said.links] == [
        ("the Elbe", "place:elbe"),
        ("Oder", "place:oder"),
    ]


def test_a_text_without_links_is_itself() -> None:
    assert unwrapped("Nothing here.").links == ()


def test_fields_are_declared_as_text() -> None:
    field = Field("to:place*")
    assert (field.name, field.sort, field.many, field.rest) == ("to", "place", True, False)
