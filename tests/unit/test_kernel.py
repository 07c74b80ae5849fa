"""The kernel on a toy game: secret simultaneous decisions, interruptions, seats that change, records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from chancellery.kernel import BadInput, BadNotation, CannotUndo, Illegal, Match, chance, register, registry, verify
from tests.unit.toy import GAME


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    register(GAME)
    yield
    del registry._GAMES["toy"]


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
