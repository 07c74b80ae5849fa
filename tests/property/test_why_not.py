"""`why_not` is None exactly for the legal moves, and names an existing rule for every other well-formed move."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import cast

import pytest

from chancellery import Illegal, Match
from chancellery.games.coalitions.system.state import Realm
from tests.property.play import new, step
from tests.property.refused import well_refused


def well_formed(match: Match, rng: Random) -> list[str]:
    """One or more texts of every form of the notation with random words, and everything legal now."""
    notation = match.definition.notation
    texts = []
    for verb, form in notation.forms.items():
        slots = notation.slots(verb)
        if any(slot != "number" and not notation.words[slot] for slot in slots):
            continue  # nothing can be written in this form: the game has no such names
        for _ in range(1 if not slots else 12):
            args = [rng.randrange(1, 9) if s == "number" else rng.randrange(len(notation.words[s])) for s in slots]
            texts.append(notation.move(verb, *args).text)
        assert form
    near = match.definition.map.neighbours  # type: ignore[attr-defined]
    for start, verb in product(set(cast(Realm, match.state).where) - {-1}, ("march", "strategic", "sail")):
        texts += [notation.move(verb, start, t).text for t in near[start]]
    return texts


@pytest.mark.parametrize("number", range(12))
def test_every_refusal_names_a_rule(number: int) -> None:
    rng = Random(f"why {number}")
    match = new(number)
    reasons = set()
    for _ in range(60):
        for _ in range(rng.randrange(1, 12)):
            if match.outcome is None:
                step(match, rng)
        if match.outcome is not None:
            break
        for seat in (match.decisions[0].seat, rng.randrange(6)):
            legal = {move.text for move in match.legal(seat)}
            for text in well_formed(match, rng):
                refusal = match.why_not(seat, text)
                assert (refusal is None) == (text in legal), text
                if refusal is not None:
                    assert refusal.rule.startswith("K-")
                    reasons.add(refusal.reason)
                    well_refused(refusal)
    assert len(reasons) > 10


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    match = Match.from_position(
        "coalitions", {"scenario": "1805", "start": "scenario", "power": "france", "action": "movement"}
    )
    match.play("france", "arbiter ottoman")
    match.play("france", "done")
    before = match.to_record()
    with pytest.raises(Illegal) as error:
        match.play("france", "march picardie > berlin")
    assert error.value.rule == "K-7.6.19"
    assert "Berlin" in error.value.text("en")
    with pytest.raises(Illegal) as error:
        match.play("austria", "march bavaria > wien")
    assert error.value.reason == "refused-not-your-decision"
    assert match.to_record() == before
