"""The ledger: the same entries give the same match, whichever way they were read."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from chancellery import CannotUndo, Match
from chancellery.kernel import Decision
from chancellery.server.ledger import Ledger, moves_of, system_text
from chancellery.server.setups import setup_from_data, setup_to_data
from chancellery.store import Entry, EntryKind
from tests.server.harness import GAME

PROPOSALS = ("subsidy france > prussia for 2", "truce france austria until 12", "evacuate prussia breslau until 12")
Made = tuple[Ledger, list[Entry], dict[str, object]]


def ledger_with_everything(seed: int, count: int = 300) -> Made:
    """Moves, several as one act too, undos, messages and system lines, as a table would store them; with odd seeds in a
    game that has acts."""
    rng = Random(seed)
    match = Match.new("maria" if seed % 2 else GAME, "full" if seed % 2 else None, seed=str(seed), nonce="n")
    setup = setup_to_data(match.setup)
    ledger = Ledger(match)
    entries: list[Entry] = []

    def add(kind: EntryKind, seat: int | None, text: str, readers: tuple[int, ...] | None = None) -> None:
        grows = kind in ("move", "undo")
        made = text.count("\n") + 1 if kind == "move" else 0
        moves = len(ledger.after_undo(seat)) if kind == "undo" and seat is not None else len(ledger.match) + made
        entry = Entry(
            seq=len(entries) + 1,
            kind=kind,
            seat=seat,
            text=text,
            revision=ledger.revision + grows,
            moves=moves,
            time=1000 + len(entries),
            action_id=f"a{len(entries)}",
            readers=readers,
        )
        entries.append(entry)
        ledger.apply(entry)

    for number in range(count):
        if ledger.match.outcome is not None:
            break
        proposal = f"propose: {rng.choice(PROPOSALS)} -- {number}"
        if seed % 2 and rng.random() < 0.2 and ledger.match.why_not(0, proposal) is None:
            add("move", 0, proposal)
        decision = rng.choice([*ledger.match.decisions, *ledger.match.standing])
        add("move", decision.seat, "\n".join(several(ledger.match, decision, rng)))
        if rng.random() < 0.2 and ledger.match.definition.press_closed(ledger.match.state, 2, None) is None:
            add("press", 2, f"words {number}", None if seed % 2 or rng.random() < 0.5 else (0, 1))
        if rng.random() < 0.05:
            add("system", None, system_text("opened", seat="france"))
        if rng.random() < 0.3:
            undoer = rng.choice((decision.seat, rng.randrange(3)))  # others may have divided their armies since
            try:
                ledger.after_undo(undoer)
            except CannotUndo:
                continue
            add("undo", undoer, "")
    return ledger, entries, setup


def several(match: Match, decision: Decision, rng: Random) -> list[str]:
    """A move, and sometimes one more that the seat may make with it."""
    first, trial = rng.choice(decision.options), match.clone()
    trial.play(decision.seat, first)
    own = [asked for asked in trial.decisions if asked.seat == decision.seat]
    if not own or rng.random() < 0.6:
        return [first.text]
    texts = [first.text, rng.choice(own[0].options).text]
    return texts[: match.clone().play(decision.seat, *texts)]


def same(one: Ledger, other: Ledger) -> None:
    assert one.revision == other.revision
    assert one.head == other.head
    assert one.match.said == other.match.said
    assert one.match.to_record().split("%snapshot")[0] == other.match.to_record().split("%snapshot")[0]
    assert one.match.view(2) == other.match.view(2)
    assert one.match.counts == other.match.counts
    assert one.match.together == other.match.together
    assert one.match.events(1) == other.match.events(1)
    assert one.undos == other.undos


@pytest.mark.parametrize("seed", range(4))
def test_replaying_gives_the_same(seed: int) -> None:
    ledger, entries, setup = ledger_with_everything(seed)
    assert any(entry.kind == "undo" for entry in entries)
    assert any(entry.kind == "undo" and entry.moves < before.moves - 1 for before, entry in pairwise(entries))
    assert ledger.match.together
    signed = any(entry.text.startswith("sign") for entry in entries)
    assert signed == bool(seed % 2)
    again = Ledger.load(setup, None)
    for entry in entries:
        again.apply(entry)
    same(ledger, again)
    again.match = again.replayed()
    same(ledger, again)


def test_an_undo_between_the_moves_of_others_says_from_where_on_the_log_is_new() -> None:
    """Armies are divided side by side: Austria's is taken back, Prussia's after it stays."""
    ledger = Ledger(Match.new("maria", "full", seed=1, nonce="n"))
    stored: list[tuple[EntryKind, int, str]] = [
        ("move", 1, "armies friedrich 8"),
        ("move", 2, "armies karl_von_lothringen 5"),
        ("press", 0, "hurry"),
        ("move", 1, "armies schwerin 4"),
        ("undo", 2, ""),
    ]
    for seq, (kind, seat, text) in enumerate(stored, 1):
        kept = ledger.match.counts[1] if seq > 1 else 0
        ledger.apply(Entry(seq, kind, seat, text, ledger.revision + (kind != "press"), 0, 1000 + seq))
    assert [move.text for _, move in ledger.match.moves] == ["armies friedrich 8", "armies schwerin 4"]
    assert ledger.events_kept(3) == kept
    assert [(said.after, said.aside) for said in ledger.match.said] == [(1, False)]
    assert ledger.asked_at == (0, 3, 4)  # neither France nor Prussia has been asked anything new by it


@pytest.mark.parametrize("seed", range(4))
def test_a_history_made_flat_anywhere_gives_the_same(seed: int) -> None:
    """Also when it was loaded from a snapshot, and does not know what was before."""
    ledger, entries, setup = ledger_with_everything(seed, 120)
    rng = Random(seed)
    for cut in rng.sample(range(1, len(entries)), 4):
        early = Ledger.load(setup, None)
        for entry in entries[:cut]:
            early.apply(entry)
            if rng.random() < 0.2:
                early.match.flatten()
        late = Ledger.load(setup, early.snapshot())
        for entry in entries[cut:]:
            before = late.match
            late.apply(
                entry,
                late.after_moves(entry.seat, moves_of(entry))[0]
                if entry.kind == "move" and entry.seat is not None
                else None,
            )
            count, events = len(before), before.event_count
            if rng.random() < 0.2:
                late.match.flatten()
                assert late.match.state.events is late.match._history.events.items
            if late.match is not before:
                assert (len(before), before.event_count) == (count, events)
        same(ledger, late)
        assert late.match.check() == []


@pytest.mark.parametrize("seed", range(4))
def test_a_snapshot_anywhere_gives_the_same(seed: int) -> None:
    ledger, entries, setup = ledger_with_everything(seed, 120)
    rng = Random(seed)
    for cut in rng.sample(range(1, len(entries)), 6):
        early = Ledger.load(setup, None)
        for entry in entries[:cut]:
            early.apply(entry)
        late = Ledger.load(setup, early.snapshot())
        assert late.head == cut
        for entry in entries[cut:]:
            late.apply(entry)
        same(ledger, late)


@pytest.mark.parametrize("seed", [8, 9])
def test_the_past_is_known_after_loading(seed: int) -> None:
    ledger, _, setup = ledger_with_everything(seed)
    loaded = Ledger.load(setup, ledger.snapshot())
    assert not loaded.match.whole
    past = loaded.replayed()
    assert past.whole
    for count in (0, 1, len(ledger.match) // 2, len(ledger.match)):
        assert past.at(count).view(None) == ledger.match.at(count).view(None)
    assert past.counts == ledger.match.counts == loaded.match.counts
    assert past.said == ledger.match.said


def test_an_undo_that_was_allowed_once_is_still_made() -> None:
    """What is stored has happened, though something may count as revealed now that did not then."""
    rng, match = Random(1), Match.new(GAME, seed="1", nonce="n")
    while len(match) < 70 or match._history.barrier < len(match):
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    ledger, seat, count = Ledger(match), match.moves[-1][0], len(match)
    before = match.at(count - 1)
    with pytest.raises(CannotUndo):
        ledger.after_undo(seat)
    ledger.apply(Entry(1, "press", 0, "words", 0, count, 1000))
    ledger.apply(Entry(2, "undo", seat, "", 1, count - 1, 1001))
    assert ledger.match.state.to_data() == before.state.to_data()
    assert ledger.undos == [(1, before.event_count)]
    assert [(said.after, said.text, said.time) for said in ledger.match.said] == [(count - 1, "words", 1000)]


def test_an_undo_says_how_much_of_the_log_is_kept() -> None:
    ledger, _, _ = ledger_with_everything(3)
    revision, events = ledger.undos[-1]
    assert ledger.events_kept(revision) is None
    kept = ledger.events_kept(revision - 1)
    assert kept == events


def test_the_setup_survives_json() -> None:
    import json

    match = Match.new(GAME, seed="s", nonce="n", players=("a", "b"))
    data = json.loads(json.dumps({**setup_to_data(match.setup), "seat_ids": list(match.seats)}))
    assert setup_from_data(data) == match.setup
