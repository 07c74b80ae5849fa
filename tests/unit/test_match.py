"""A match is the one owner of its moves and its press: several moves at once, recap, previews, loading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chancellery.kernel import (
    BadInput,
    BadRecord,
    CannotUndo,
    Illegal,
    Match,
    Plugin,
    Refusal,
    register,
    registry,
    verify,
)
from chancellery.kernel.press import Press
from chancellery.kernel.record import told_text
from tests.unit.toy import GAME, ToyDefinition


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    register(Plugin(GAME))
    yield
    del registry._PLUGINS["toy"]


def new(seed: int = 1) -> Match:
    return Match.new("toy", seed=seed, nonce="n")


def texts(match: Match) -> list[str]:
    return [move.text for _, move in match.moves]


# -- several moves at once


def test_several_moves_are_made_one_after_another() -> None:
    m, other = new(), new()
    assert m.play("south", "promise a", "offer 2", "bid 1") == 3
    for move in ("promise a", "offer 2", "bid 1"):
        assert other.play(1, move) == 1
    assert m.state.to_data() == other.state.to_data()
    assert m.moves[1:] == other.moves[1:]
    assert m.counts == other.counts
    assert (m.together, other.together) == ([(1, 3)], [])


def test_all_of_several_moves_are_made_or_none() -> None:
    m = new()
    m.play(1, "bid 1")
    before = m.to_record()
    with pytest.raises(Illegal) as illegal:
        m.play(0, "promise a", "offer 1", "offer 2", "bid 1")
    assert (illegal.value.at, illegal.value.rule) == (2, "T-4.2")
    with pytest.raises(BadInput) as unknown:
        m.play(0, "promise a", "surrender")
    assert (unknown.value.at, unknown.value.reason) == (1, "notation-unknown")
    with pytest.raises(Illegal) as first:
        m.play(0, "bid 9", "bid 1")
    assert first.value.at == 0
    assert m.to_record() == before
    assert m.view(None)["promises"] == []
    assert m.legal(0)
    m.play(0, m.legal(0)[0])  # it goes on as if nothing had been tried


def test_several_moves_end_where_something_hidden_comes_to_light() -> None:
    m = new()
    m.play(1, "bid 3")
    assert m.play(0, "bid 0", "consent") == 1  # the bids were opened; north is asked, but had not seen them
    assert [d.kind for d in m.decisions] == ["consent"]
    assert texts(m) == ["bid 3", "bid 0"]
    assert m.play(0, "consent", "bid 0") == 1  # coins were drawn
    assert m.together == []


def test_several_moves_end_where_others_must_decide() -> None:
    m = new()
    assert m.play(0, "bid 1", "bid 2") == 1  # a choice that was made is not made again by what follows
    assert texts(m) == ["bid 1"]
    assert m.play(0, "bid 2") == 1
    assert m.play(0, "bid 3", "promise a", "bid 0") == 2  # an act asks nobody, what is not one does
    assert texts(m) == ["bid 1", "bid 2", "bid 3", "promise a"]


def test_several_moves_are_taken_back_as_one() -> None:
    m = new()
    m.play(1, "bid 1")
    before = m.to_record()
    m.play(0, "promise a", "offer 1", "promise b")
    loaded = Match.from_record(m.to_record())
    assert loaded.together == m.together == [(2, 4)]
    for match in (m.clone(), m.at(4), loaded, m.replayed()):
        assert match.undo(0) == 1
        assert match.to_record() == before
        with pytest.raises(CannotUndo):
            match.undo(0)
    then = m.at(3)
    assert then.together == [(2, 3)]
    m.play(0, "promise c")  # a further act of its own
    assert m.undo(0) == 4
    assert m.undo(0) == 1


def test_the_record_names_moves_that_belong_together() -> None:
    m = new()
    m.play(0, "promise a")
    assert "[Together " not in m.to_record()
    m.play(0, "promise b", "promise c")
    m.play(1, "offer 0", "bid 1")
    record = m.to_record()
    assert '[Together "2-3 4-5"]' in record
    verify(record)
    for wrong in ("2", "2-3,4-5", "3-2", "2-3 3-4", "x-y"):
        spoilt = told_text(m.setup, m.seats, [(s, move.text) for s, move in m.moves], [], None, [(2, 3)])
        spoilt = spoilt.replace("2-3", wrong)
        with pytest.raises(BadRecord) as bad:
            Match.from_record(spoilt)
        assert bad.value.reason == "record-bad-header"
        with pytest.raises(BadRecord):
            verify(spoilt)


def test_what_does_not_belong_to_one_seat_is_not_joined() -> None:
    m = new()
    m.play(0, "promise a")
    m.play(1, "promise b")
    again = Match.restore(m.setup, m.moves, together=[(0, 2), (2, 900)])
    assert again.together == []
    assert again.undo(1) == 1


# -- restoring


def test_a_match_is_restored_from_what_it_tells() -> None:
    m = new()
    m.say(1, "early")
    m.play(0, "promise a", "bid 2")
    m.say(0, "psst", ["south"])
    m.play(1, "bid 0")
    again = Match.restore(m.setup, m.moves, m.said, together=m.together)
    assert again.to_record() == m.to_record()
    assert (again.counts, again.events(0), again.said) == (m.counts, m.events(0), m.said)
    with pytest.raises(Illegal) as illegal:
        Match.restore(m.setup, [*m.moves[:2], (1, m.definition.notation.read("consent")), m.moves[2]])
    assert illegal.value.at == 2


# -- press


def test_an_undo_takes_back_a_move_and_not_what_was_said() -> None:
    m = new()
    m.say(1, "before")
    m.play(0, "bid 1")
    m.say(1, "after", ["north"])
    m.undo(0)
    assert [(p.after, p.text, p.to) for p in m.press(0)] == [(0, "before", None), (0, "after", (0,))]
    assert verify(m.to_record()).match.press(0) == m.press(0)


def test_words_that_an_undo_leaves_where_talk_is_forbidden_stay_beside_the_record(monkeypatch: Any) -> None:
    def closed(self: Any, state: Any, seat: int, to: Any) -> Refusal | None:
        return None if state.promises else Refusal("T-9", "refused-not-offered", {"move": ""})

    monkeypatch.setattr(ToyDefinition, "press_closed", closed)
    m = new()
    m.play(0, "promise a")
    m.say(1, "thanks")
    m.undo(0)
    assert m.press(0) == [Press(0, 1, None, "thanks", aside=True)]
    m.play(0, "promise b")
    assert "thanks" not in m.to_record()
    assert not verify(m.to_record()).finished
    with pytest.raises(Illegal):
        new().say(0, "hello")
    table = m.note(None, "{}", None, 5)
    assert (table.aside, table.time, m.said[-1]) == (True, 5, table)


# -- the recap


def test_the_recap_is_what_happened_since_ones_own_last_move() -> None:
    m = new()
    m.play(0, "bid 1")
    m.play(1, "promise a")
    m.play(1, "bid 0")  # opens the bids and pays
    assert [e.kind for e in m.since(0)] == ["act", "bids", "paid", "paid"]
    assert [e.secret for e in m.since("north") if e.kind == "paid"] == [e.secret for e in m.events(0)[2:]]
    assert m.since(1) == []
    assert [e.kind for e in m.since(None)] == ["act", "bids", "paid", "paid"]  # what south has done in a row
    assert all(e.secret == () for e in m.since(None))
    m.play(0, "promise b")
    assert [e.kind for e in m.since(1)] == [e.kind for e in m.since(None)] == ["act"]
    assert new().since(0) == new().since(None) == []


def test_the_recap_is_known_after_loading() -> None:
    m = new()
    m.play(1, "promise a")
    for _ in range(70):
        m.play(0, "offer 1")
        m.play(1, "decline")
        m.play(0, "bid 1")
    m.play(1, "bid 0")
    m.play(0, m.legal(0)[0])
    loaded = Match.from_record(m.to_record())
    assert loaded.snapshot().moves
    assert not loaded.whole
    assert (loaded.since(0), loaded.since(1), loaded.since()) == (m.since(0), m.since(1), m.since())
    early = Match.from_record(m.to_record())
    assert early.events_after(1) == m.events_after(1) == m.counts[1]
    assert early.counts == m.counts
    assert early.whole


# -- previews


def test_a_preview_shows_what_a_move_brings_until_something_hidden_comes_to_light() -> None:
    m = new()
    m.play(0, "bid 0")
    m.play(1, "bid 3")
    before = m.to_record()
    seen = m.preview(0, "consent")
    assert [(e.kind, e.args) for e in seen.events] == [("changed_hands", (0, 1))]
    assert seen.cut  # coins will be drawn
    assert m.preview("north", "refuse") == ([], True)
    assert m.to_record() == before
    assert m.since(0)[0].kind == "bids"


def test_a_preview_does_not_tell_whether_the_other_has_chosen() -> None:
    m = new()
    first = m.preview(0, "bid 1")
    m.play(1, "bid 3")
    assert first == m.preview(0, "bid 1") == ([], True)


def test_a_preview_of_an_act_is_whole() -> None:
    m = new()
    m.play(0, "bid 0")
    seen = m.preview(0, "offer 1")
    assert [e.args for e in seen.events] == [(0, "offer 1")]
    assert not seen.cut
    with pytest.raises(Illegal) as illegal:
        m.preview(0, "accept")
    assert illegal.value.rule == "T-4.2"
    assert m.standing == []
