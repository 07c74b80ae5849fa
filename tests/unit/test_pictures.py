"""Pictures: scenes as JSON in parts, and what changed since an earlier one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.server.pictures import Eye, Picture, paint
from chancellery.table import telling
from tests.scenes import data

EYES = (None, *range(6))
GAMES = ("coalitions", "realpolitik", "raison_detat", "maria", "imperial_struggle")
SPARING = ("coalitions", "realpolitik", "raison_detat", "maria")  # a move changes little of what lies on the table


def step(match: Match, rng: Random) -> None:
    decision = rng.choice(match.decisions)
    match.play(decision.seat, rng.choice(decision.options))


def painted(
    match: Match, revision: int, seats: Sequence[int | None], lang: str, before: Mapping[int | None, Picture]
) -> dict[int | None, Picture]:
    return paint(match, revision, [Eye(seat, before.get(seat)) for seat in seats], lang)[0]


def read(data: bytes | None) -> dict[str, Any]:
    assert data is not None
    found: dict[str, Any] = json.loads(data)
    return found


def test_a_picture_is_the_scene_of_its_eyes() -> None:
    match, rng = Match.new("coalitions", seed=3), Random(3)
    for count in range(1, 60):
        step(match, rng)
        made = painted(match, count, EYES, "pl", {})
        assert tuple(made) == EYES
        for seat, picture in made.items():
            assert (picture.revision, picture.moves, picture.base) == (count, count, count)
            assert read(picture.whole()) == data(telling.scenes(match, (seat,), "pl")[0])


@pytest.mark.parametrize("game", GAMES)
def test_changes_lead_from_any_earlier_picture_to_the_newest(game: str) -> None:
    """Each reader comes by now and then, and has then what it would have got as a whole."""
    match, rng = Match.new(game, seed=4), Random(4)
    eyes = (None, *range(len(match.seats)))
    last = painted(match, 0, eyes, "en", {})
    have = {seat: (0, read(picture.whole())) for seat, picture in last.items()}
    sent = whole = 0
    for count in range(1, 120):
        if match.outcome is not None:
            break
        step(match, rng)
        last = painted(match, count, eyes, "en", last)
        for seat, picture in last.items():
            assert picture.base == 0
            if rng.random() < 0.5:
                revision, scene = have[seat]
                changed = read(picture.changes(revision))
                have[seat] = (count, {**scene, **changed})
                assert have[seat][1] == data(telling.scenes(match, (seat,), "en")[0])
                assert all(scene[name] != part for name, part in changed.items() if revision == count - 1)
                sent += len(picture.changes(revision) or b"")
                whole += len(picture.whole())
    assert sent < whole * (0.5 if game in SPARING else 0.9)


def test_nothing_changed_is_an_empty_change() -> None:
    match = Match.new("coalitions", seed=5)
    picture = painted(match, 7, [2], "en", {})[2]
    assert read(picture.changes(7)) == {}


def test_before_the_first_picture_of_a_row_nothing_is_known() -> None:
    match, rng = Match.new("coalitions", seed=6), Random(6)
    first = painted(match, 0, EYES, "en", {})
    step(match, rng)
    forgotten = painted(match, 1, EYES, "en", {})
    step(match, rng)
    newest = painted(match, 2, EYES, "en", forgotten)
    for seat in EYES:
        assert newest[seat].changes(0) is None
        now = data(telling.scenes(match, (seat,), "en")[0])
        assert {**read(forgotten[seat].whole()), **read(newest[seat].changes(1))} == now
    assert read(first[None].whole()) != read(newest[None].whole())


def test_what_seats_share_is_written_once() -> None:
    """A decision changes nothing of the map, so it is one for who must decide and all others."""
    match = Match.new("coalitions", seed=8)
    made = painted(match, 0, EYES, "en", {})
    for name in ("places", "pieces", "powers", "zones", "tracks", "legend"):
        assert len({id(made[seat].parts[name].data) for seat in EYES}) == 1, name
