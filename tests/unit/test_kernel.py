"""The kernel on a toy game: secret simultaneous decisions, interruptions, seats that change, records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from chancellery.kernel import (
    BadInput,
    BadNotation,
    CannotUndo,
    Illegal,
    Match,
    Plugin,
    chance,
    register,
    registry,
    verify,
)
from chancellery.kernel.history import SNAPSHOT_EVERY
from chancellery.kernel.lexicon import Lexicon
from chancellery.kernel.snapshot import Snapshot, snapshot_from_data, snapshot_to_data
from chancellery.kernel.vocabulary import Verb
from tests.unit.toy import GAME


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    register(Plugin(GAME))
    yield
    del registry._PLUGINS["toy"]


def new(seed: int = 1) -> Match:
    return Match.new("toy", seed=seed, nonce="n")


def test_secret_simultaneous_choices() -> None:
    m = new()
    assert [d.seat for d in m.decisions] == [0, 1]
    m.play("south", "bid 1")
    assert [d.seat for d in m.decisions] == [0]
    assert [str(move) for move in m.legal(1)] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    m.play("south", "bid 3")  # changed before the last choice is in
    assert not m.events()
    m.play("north", "bid 2")
    assert m.events()[0].args == (2, 3)


def test_a_secret_choice_can_be_taken_back() -> None:
    m = new()
    m.play(0, "bid 2")
    m.undo(0)
    assert [d.seat for d in m.decisions] == [0, 1]
    m.play(1, "bid 1")
    with pytest.raises(CannotUndo) as blocked:
        m.undo(0)
    assert blocked.value.reason == "undo-other-decided"


def test_an_interruption_and_a_seat_that_changes_hands() -> None:
    m = new()
    m.play(0, "bid 0")
    m.play(1, "bid 3")
    (asked,) = m.decisions
    assert (asked.seat, asked.kind, asked.actor) == (0, "consent", 0)
    m.play(0, "consent")
    assert m.view(1)["lord_of"] == [1, 1, 0]
    assert m.view(1)["year"] == 1


def test_events_have_an_audience() -> None:
    m = new()
    m.play(0, "bid 3")
    m.play(1, "bid 0")
    paid = [e for e in m.events(0) if e.kind == "paid"]
    assert [len(e.secret) for e in paid] == [1, 0]
    assert [e.secret for e in m.events(None) if e.kind == "paid"] == [(), ()]


def test_illegal_moves_name_the_rule() -> None:
    m = new()
    with pytest.raises(Illegal) as illegal:
        m.play(0, "bid 9")
    assert illegal.value.rule == "T-1.1"
    with pytest.raises(BadNotation):
        m.play(0, "surrender")
    with pytest.raises(BadNotation):
        m.play(0, "bid much")
    with pytest.raises(BadInput):
        m.play("west", "bid 1")
    assert len(m) == 0


def finished(seed: int) -> Match:
    m, rng = new(seed), Random(seed)
    while m.outcome is None:
        d = rng.choice(m.decisions)
        m.play(d.seat, rng.choice(d.options))
    return m


@pytest.mark.parametrize("seed", range(10))
def test_records_verify_and_matches_end(seed: int) -> None:
    m = finished(seed)
    assert m.outcome is not None
    assert m.outcome.rule == "T-3.1"
    assert Match.from_record(m.to_record()).to_record() == m.to_record()
    assert verify(m.to_record()).finished
    with pytest.raises(Illegal) as over:
        m.play(0, "bid 0")
    assert over.value.reason == "refused-match-over"


# -- acts: moves that no decision asks for


def test_an_act_is_made_by_anybody_at_any_time() -> None:
    m = new()
    asked = [d.to_data() for d in m.decisions]
    assert m.standing == []
    m.play("south", "offer 2")
    assert [d.to_data() for d in m.decisions] == asked  # nobody lost his turn
    (offered,) = m.standing
    assert (offered.seat, offered.kind, offered.rule, offered.about) == (0, "gift", "T-4.2", (2,))
    assert [move.text for move in offered.options] == ["accept", "decline"]
    assert not any(move.verb in m.definition.acts for seat in (0, 1) for move in m.legal(seat))
    assert [(seat, move.text) for seat, move in m.moves] == [(1, "offer 2")]
    assert m.why_not(0, "accept") is None
    declined = m.clone()
    declined.play(0, "decline")
    assert (declined.standing, declined.view(0)["purse"]) == ([], {0: 3})
    m.play("north", "accept")
    assert m.standing == []
    assert (m.view(0)["purse"], m.view(1)["purse"]) == ({0: 5}, {1: 1})


def test_decisions_whose_options_an_act_changes_are_asked_again() -> None:
    m = new()
    m.play(1, "bid 3")
    m.play(1, "offer 2")
    assert [d.seat for d in m.decisions] == [0]  # an act leaves a secret choice as it is
    m.play(0, "accept")
    assert [d.seat for d in m.decisions] == [0, 1]  # and takes it back where it is no longer possible
    assert [move.text for move in m.legal(0)] == [f"bid {n}" for n in range(6)]
    assert [move.text for move in m.legal(1)] == ["bid 0", "bid 1"]
    m.play(1, "bid 1")
    m.play(0, "bid 5")
    assert [e.args for e in m.events() if e.kind == "bids"] == [(5, 1)]


def test_acts_are_refused_by_their_rule() -> None:
    m = new()
    for seat, text, rule in ((0, "accept", "T-4.2"), (0, "offer 4", "T-4.2")):
        with pytest.raises(Illegal) as illegal:
            m.play(seat, text)
        assert illegal.value.rule == rule
        refusal = m.why_not(seat, text)
        assert refusal is not None
        assert refusal.rule == rule
    m.play(0, "offer 1")
    with pytest.raises(Illegal):
        m.play(0, "accept")  # his own
    for text in ("offer much", "offer", "accept 1", "promise", "promises  x", "pledge x"):
        with pytest.raises(BadNotation):
            m.play(0, text)
    with pytest.raises(BadInput) as long:
        m.play(0, "promise " + "x" * 40)
    assert long.value.reason == "press-too-long"
    assert len(m) == 1


def test_words_stay_as_they_were_written() -> None:
    m = new()
    m.play(0, "  PROMISE  \n Elbe: Żółć;\t#abcdef \u2028 > \x00\ud800 x ")
    assert m.moves[0][1].text == "promise Elbe: Żółć; #abcdef > x"
    assert m.view(None)["promises"] == ["promise Elbe: Żółć; #abcdef > x"]
    assert Match.from_record(m.to_record()).view(None) == m.view(None)
    assert verify(m.to_record()).match.view(None) == m.view(None)
    first, second = (m.definition.notation.read("promise A") for _ in range(2))
    assert first is not second  # nothing is kept of what anybody types
    assert m.definition.notation.read("offer 1") is m.definition.notation.read("OFFER  01")


def test_an_act_is_undone_by_who_made_it() -> None:
    m = new()
    m.play(0, "bid 2")
    record = m.to_record()
    m.play(1, "promise peace")
    for seat in (0, 1):
        other = m.clone()
        if seat == 0:
            with pytest.raises(CannotUndo) as blocked:
                other.undo(0)
            assert blocked.value.reason == "undo-other-decided"
        else:
            other.undo(1)
            assert other.to_record() == record
            assert other.view(None)["promises"] == []
            assert [d.seat for d in other.decisions] == [1]  # the secret choice of the other is still there
    assert m.at(1).to_record() == record


def test_no_acts_after_the_end() -> None:
    m = finished(3)
    assert m.standing == []
    for text in ("promise peace", "offer 0", "accept"):
        with pytest.raises(Illegal) as over:
            m.play(0, text)
        assert (over.value.reason, over.value.rule) == ("refused-match-over", "T-3.1")


def busy(seed: int) -> Match:
    """A match to its end with acts between the moves, more than one snapshot holds."""
    m, rng = new(seed), Random(seed)
    while m.outcome is None:
        if rng.random() < 0.99:
            text = rng.choice(
                ["promise a", "promise B b", "offer 0", "offer 1", "accept", "decline", "offer 9", "promise"]
            )
            try:
                m.play(rng.randrange(2), text)
            except (Illegal, BadInput):
                continue
        else:
            d = rng.choice(m.decisions)
            m.play(d.seat, rng.choice(d.options))
    return m


@pytest.mark.parametrize("seed", range(10))
def test_matches_with_acts_are_written_down(seed: int) -> None:
    m = busy(seed)
    made = [move.verb for _, move in m.moves]
    assert sum(verb in m.definition.acts for verb in made) > SNAPSHOT_EVERY
    assert {"promise", "offer", "accept"} <= set(made)
    record = m.to_record()
    again = Match.from_record(record)
    assert again.to_record() == record
    assert again.events(None) == m.events(None)
    assert verify(record).finished
    for count in range(0, len(m), 17):
        then = m.at(count)
        loaded = Match.from_record(then.to_record())
        for seat in (None, 0, 1):
            assert loaded.view(seat) == then.view(seat)
        assert [d.to_data() for d in loaded.standing] == [d.to_data() for d in then.standing]
        assert [d.to_data() for d in loaded.decisions] == [d.to_data() for d in then.decisions]


def test_verify_names_an_act_that_was_not_allowed() -> None:
    m = new()
    m.play(0, "offer 1")
    lines = m.to_record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    for wrong, reason in (("offer 9", "record-illegal-move"), ("promise " + "x" * 40, "record-bad-move")):
        changed = [*lines[:at], lines[at].replace("offer 1", wrong), *lines[at + 1 :]]
        with pytest.raises(BadInput) as found:
            verify("\n".join(changed) + "\n")
        assert (found.value.reason, found.value.args_named["line"]) == (reason, at + 1)


def test_a_clone_knows_its_own_offers() -> None:
    m = new()
    m.play(0, "offer 1")
    other = m.clone()
    other.play(1, "accept")
    other.play(1, "promise thanks")
    assert [d.kind for d in m.standing] == ["gift"]
    assert m.view(None)["promises"] == []
    assert other.standing == []


def test_what_is_asked_is_not_written_down_but_asked_again() -> None:
    m = new()
    m.play("south", "bid 2")  # a secret choice of one of two
    data = snapshot_to_data(Snapshot(1, 0, m.state))
    assert "asked" not in data
    again = snapshot_from_data(m.definition, json.loads(json.dumps(data))).state
    assert [d.to_data() for d in again.asked] == [d.to_data() for d in m.state.asked]
    assert again.chosen == m.state.chosen
    assert [d.seat for d in again.open] == [0]


def test_press_reaches_its_readers_only() -> None:
    m = new()
    m.say("north", "  hello   all ")
    m.say("south", "psst", ["north"])
    assert [p.text for p in m.press()] == ["hello all"]
    assert [p.text for p in m.press("north")] == ["hello all", "psst"]
    for text, to in (("", None), ("x" * 5000, None), ("to myself", ["north"])):
        with pytest.raises(BadInput):
            m.say("north", text, to)  # type: ignore[arg-type]


def test_chance_is_the_published_function() -> None:
    """Fixed values: SHA-256 of `chancellery-chance-1|SEED|COUNTER`, first eight bytes, modulo n."""
    from hashlib import sha256

    value, counter = chance.below("7", 0, 40)
    expected = int.from_bytes(sha256(b"chancellery-chance-1|7|0").digest()[:8], "big")
    assert (value, counter) == (expected % 40, 1)
    cards = list(range(10))
    assert chance.shuffle("7", 0, cards) == 9
    assert cards == [7, 4, 8, 3, 5, 9, 6, 1, 0, 2]


@pytest.mark.parametrize("n", [1, 2, 52, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 63) + 1, 3 << 62])
def test_chance_is_the_same_for_large_numbers(n: int) -> None:
    from hashlib import sha256

    counter = 0
    for _ in range(40):
        at = counter
        value, counter = chance.below("8", counter, n)
        while (drawn := int.from_bytes(sha256(f"chancellery-chance-1|8|{at}".encode()).digest()[:8], "big")) >= (
            (1 << 64) // n * n
        ):
            at += 1
        assert (value, counter) == (drawn % n, at + 1)


def test_chance_is_fair() -> None:
    counts = [0] * 6
    counter = 0
    for _ in range(6000):
        value, counter = chance.below("fair", counter, 6)
        counts[value] += 1
    assert all(880 < n < 1120 for n in counts)


def test_the_commitment_is_published() -> None:
    from hashlib import sha256

    m = new(5)
    assert m.setup.commitment == sha256(b"chancellery-seed-1|5|n").hexdigest()


def test_what_cannot_be_printed_does_not_get_into_the_record() -> None:
    match = Match.new("toy", seed=1)
    match.say(0, "a\ud800b\x00 \u202e c")
    assert [p.text for p in match.press(0)] == ["a b c"]
    assert Match.from_record(match.to_record()).press(0) == match.press(0)


def test_a_slot_for_several_words_reads_them_in_any_order() -> None:
    verbs = (Verb("pay", "pay {coin+}"), Verb("give", "give {who} {coin+}"))
    notation = Lexicon(verbs, {"coin": ["a", "b", "c"], "who": ["x", "y"]})
    offered = notation.move("pay", 2, 0, 0)
    assert (offered.text, offered.args) == ("pay a a c", (0, 0, 2))
    assert notation.read("pay c a  a") is offered is notation.move("pay", 0, 2, 0)
    assert notation.read("give y c b").args == (1, 1, 2)
    with pytest.raises(BadNotation):
        notation.read("pay a d")
    with pytest.raises(BadNotation):
        notation.read("pay")


def test_what_people_write_is_not_kept_where_there_is_no_end_of_it() -> None:
    notation = Lexicon((Verb("pay", "pay {coin+}"),), {"coin": ["a", "b", "c"]})
    assert notation.read("pay a b") is not notation.read("pay a b")
    assert notation.read("pay a b", keep=True) is notation.read("pay b a")
