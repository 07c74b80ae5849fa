"""Records: exact round trips, loading from snapshots, and verification that nothing was altered."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import BadInput, Match, verify
from chancellery.kernel import BadRecord
from chancellery.kernel.record import pack, unpack
from chancellery.kernel.snapshot import VERSION
from tests.property.play import after, step


@pytest.mark.parametrize("number", range(12))
def test_round_trip(number: int) -> None:
    rng = Random(number)
    match = after(number, rng.choice([0, 1, 63, 64, 65, 200, 1000, 10_000]))
    match.say(rng.randrange(6), 'Żółta łódź: 25 > 13? "tak" #abc123 [x]')
    match.say("france", "only for you", ["austria", "russia"])
    text = match.to_record()
    loaded = Match.from_record(text)
    assert loaded.to_record() == text
    assert loaded.state.to_data() == match.state.to_data()
    assert loaded.moves == match.moves
    assert loaded.press("russia") == match.press("russia")
    for seat in (None, 0, 3):
        assert loaded.view(seat) == match.view(seat)
        assert loaded.events(seat) == match.events(seat)
    verified = verify(text)
    assert verified.finished == (match.outcome is not None)


@pytest.mark.parametrize("number", range(8))
def test_a_loaded_match_goes_on_identically(number: int) -> None:
    match = after(number, 150 + 37 * number)
    loaded = Match.from_record(match.to_record())
    rng = Random(number)
    for _ in range(200):
        if match.outcome is not None:
            break
        seat, move = step(match, rng)
        loaded.play(seat, move)
    assert loaded.state.to_data() == match.state.to_data()
    assert loaded.events(1) == match.events(1)
    assert loaded.to_record() == match.to_record()


def test_a_record_without_its_snapshot_is_replayed() -> None:
    match = after(5, 300)
    text = match.to_record()
    without = "\n".join(line for line in text.splitlines() if not line.startswith("%")) + "\n"
    assert Match.from_record(without).state.to_data() == match.state.to_data()
    broken = without + "%snapshot !!!\n"
    assert Match.from_record(broken).state.to_data() == match.state.to_data()


@pytest.mark.parametrize("version", [1, VERSION + 1])
def test_a_snapshot_of_another_version_is_passed_over(version: int) -> None:
    match = after(5, 300)
    told, stored = match.to_record().split("%snapshot ")
    data = unpack(stored.strip())
    assert data["version"] == VERSION
    data["state"]["seed"] = "another"  # it would lead astray
    del data["version"]
    other = f"{told}%snapshot {pack(data if version == 1 else {**data, 'version': version})}\n"
    assert Match.from_record(other).state.to_data() == match.state.to_data()
    assert verify(other).match.state.to_data() == match.state.to_data()
    with pytest.raises(BadRecord) as wrong:
        verify(f"{told}%snapshot {pack({**data, 'version': VERSION})}\n")
    assert wrong.value.reason == "record-bad-snapshot"


@pytest.fixture(scope="module")
def record() -> str:
    match = after(3, 400)
    match.say("britain", "We shall never agree to this.")
    for _ in range(20):
        step(match, Random(9))
    return match.to_record()


def tampered(text: str, line: int, rng: Random) -> str:
    """The record with one character of a line changed."""
    lines = text.splitlines()
    content = lines[line]
    at = rng.randrange(len(content))
    new = chr(ord("a") + (ord(content[at]) + 1) % 26)
    lines[line] = content[:at] + ("z" if new == content[at] else new) + content[at + 1 :]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("number", range(60))
def test_any_altered_character_is_found_and_its_line_named(record: str, number: int) -> None:
    rng = Random(number)
    lines = record.splitlines()
    line = rng.choice([i for i, content in enumerate(lines) if content])
    with pytest.raises(BadInput) as error:
        verify(tampered(record, line, rng))
    found = getattr(error.value, "line", 1)
    assert found <= line + 1 or lines[line].startswith("%")
    if not lines[line].startswith("["):  # a header may make the whole record unreadable
        assert found == line + 1


def test_removed_added_and_exchanged_lines_are_found(record: str) -> None:
    lines = record.splitlines()
    moves = [i for i, line in enumerate(lines) if line[:1].isdigit()]
    removed = lines[: moves[10]] + lines[moves[11] :]
    doubled = lines[: moves[10]] + [lines[moves[9]]] + lines[moves[10] :]
    cut = lines[: moves[-1]] + lines[moves[-1] + 1 :]
    for changed in (removed, doubled, cut):
        with pytest.raises(BadRecord):
            verify("\n".join(changed) + "\n")


def test_another_seed_or_nonce_breaks_the_commitment() -> None:
    match = after(2, 10)
    good = match.setup.commitment
    assert not verify(match.to_record(), good).finished
    with pytest.raises(BadRecord) as error:
        verify(match.to_record(), "0" * 64)
    assert error.value.reason == "record-bad-commitment"


def test_the_seed_decides_the_cards() -> None:
    assert (
        after(1, 0).view("france")["powers"]["france"]["hand"] == after(1, 0).view("france")["powers"]["france"]["hand"]
    )
    hands = {str(after(seed, 0).state.to_data()["hands"]) for seed in range(20)}
    assert len(hands) == 20
