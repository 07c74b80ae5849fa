"""Deeds: people resign, agree to pause and to end, run out of time; all are lines of the record that `verify` knows."""

from __future__ import annotations

import random

import pytest

from chancellery import CannotUndo, Match
from chancellery.kernel import BadInput, BadRecord, verify

END = "end britain+france"


def struggle() -> Match:
    return Match.new("imperial_struggle", seed=1, nonce="n", options={"bid_for_sides": False})


def six() -> Match:
    return Match.new("coalitions", "1805", 6, seed=1, nonce="n")


def played(match: Match, count: int) -> Match:
    rng = random.Random(1)
    for _ in range(count):
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
    return match


def both(match: Match, what: str) -> None:
    one, other = match.seats[:2]
    match.deed(one, f"propose {what}: {', '.join(sorted((one, other)))}")
    match.deed(other, f"agree {what}")


@pytest.mark.parametrize("moves", [0, 5, 70])
def test_who_resigns_loses_and_the_record_tells_it(moves: int) -> None:
    match = played(struggle(), moves)
    match.deed(1, "resign")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule, match.outcome.reason) == ((0,), "table", "resigned")
    assert match.decisions == []
    found = verify(match.to_record())
    assert found.finished
    read = Match.from_record(match.to_record())
    assert read.outcome == match.outcome
    assert read.to_record() == match.to_record()
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(BadInput):
        match.deed(0, "resign")
    assert match.at(0, ended=False).outcome is None
    for lang, said in (("en", "resigns"), ("pl", "Rezygnacja")):
        shown = match.scene(None, lang).outcome
        assert shown is not None
        assert said in shown.text


def test_a_tournament_decides_and_the_record_tells_it() -> None:
    """A draw of two, a victory of one or of some among six; only the table may say so."""
    for match, what, winners in (
        (played(struggle(), 5), "-", ()),
        (played(struggle(), 5), "france", (0,)),
        (played(six(), 20), "france+austria", (1, 2)),
    ):
        with pytest.raises(BadInput):
            match.deed(0, f"adjudge {what}")
        with pytest.raises(BadInput):
            match.deed(None, "adjudge nobody")
        match.deed(None, f"adjudge {what}")
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == (winners, "adjudged")
        assert match.decisions == []
        assert verify(match.to_record()).finished
        shown = match.scene(None, "pl").outcome
        assert shown is not None
        assert shown.text.startswith("Rozstrzygnął turniej: ")


def test_where_more_play_nobody_ends_it_alone() -> None:
    match = six()
    with pytest.raises(BadInput) as error:
        match.deed("france", "resign")
    assert error.value.reason == "deed-resign-two"
    match.deed("france", "concede sensible")
    assert match.outcome is None


def test_all_must_agree_to_end() -> None:
    match = played(six(), 4)
    match.deed("france", f"propose {END}: austria, britain, france")
    match.deed("britain", f"agree {END}")
    assert match.decisions  # it goes on
    with pytest.raises(BadInput):
        match.deed("britain", f"agree {END}")
    with pytest.raises(BadInput):
        match.deed("russia", f"agree {END}")  # not asked
    match.deed("austria", f"agree {END}")
    assert match.outcome is not None
    assert [match.seats[seat] for seat in match.outcome.winners] == ["britain", "france"]
    assert verify(match.to_record()).match.outcome == match.outcome


def test_who_declines_ends_the_proposal_and_who_leaves_too() -> None:
    match = six()
    match.deed("france", "propose pause: austria, france")
    match.deed("austria", "decline pause")
    assert match.affairs.proposals == ()
    match.deed("france", "propose pause: austria, france")
    match.deed("austria", "concede sensible")
    assert match.affairs.proposals == ()
    assert not match.affairs.paused


def test_nobody_moves_in_a_pause() -> None:
    match = struggle()
    both(match, "pause")
    assert match.affairs.paused
    paused = match.clone()
    match.deed(0, "resume")
    played(match, 2)
    assert not verify(match.to_record()).match.affairs.paused
    played(paused, 1)
    with pytest.raises(BadRecord) as error:
        verify(paused.to_record())
    assert "paused" in str(error.value)


def test_an_undo_keeps_what_was_done_at_the_table() -> None:
    match = six()
    while True:
        before = len(match)
        played(match, 1)
        seat = match.moves[-1][0]
        if match.may_undo(seat):
            break
    match.deed("france", "propose pause: austria, france")
    match.undo(seat)
    assert len(match) == before
    assert [one.what for one in match.affairs.proposals] == ["pause"]
    assert [said.text for said in match.said if said.deed] == ["propose pause: austria, france"]


def test_a_deed_that_was_altered_is_found() -> None:
    match = played(struggle(), 3)
    match.deed(0, "resign")
    lines = match.to_record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("!"))
    lines[at] = lines[at].replace(match.seats[0], match.seats[1])
    with pytest.raises(BadRecord) as error:
        verify("\n".join(lines))
    assert error.value.line == at + 1
    lines[at] = f"!{match.seats[0]}: win #123456"
    with pytest.raises(BadRecord) as error:
        verify("\n".join(lines))
    assert error.value.reason == "record-bad-deed"


def test_the_table_itself_tells_of_time() -> None:
    match = struggle()
    match.deed(None, f"late {match.seats[0]}")
    match.deed(None, f"forfeit {match.seats[0]} loses")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "time")
    assert verify(match.to_record()).finished
    with pytest.raises(BadInput):
        struggle().deed(0, "late france")  # no seat says so of another
    for bad in ("forfeit nobody loses", "forfeit france", "clock maybe", "dance"):
        with pytest.raises(BadInput):
            struggle().deed(None, bad)


def test_a_rematch_is_noted_after_the_end_and_there_is_one() -> None:
    match = struggle()
    match.deed(0, "resign")
    match.deed(1, "rematch abcdefghjkmn")
    assert match.affairs.rematch == "abcdefghjkmn"
    with pytest.raises(BadInput):
        match.deed(0, "rematch nopqrstuvwxy")
    assert verify(match.to_record()).finished
