"""What people see of a table is made once for each pair of eyes, and no more is kept of it than needed."""

from __future__ import annotations

import random
import tracemalloc
from collections import Counter
from typing import Any

import pytest

from chancellery import Match
from chancellery.server import lines, shown
from chancellery.server.pictures import Eye, paint
from chancellery.server.settings import Settings
from chancellery.table import telling
from chancellery.table.encode import dump, kept
from tests.server.harness import Person, choices, running

GAMES = ("coalitions", "imperial_struggle", "maria")


def played(game: str, count: int, seed: int = 3) -> list[Match]:
    """The match after each of some moves, as the server has it: a clone for each."""
    rng, match, found = random.Random(seed), Match.new(game, seed=seed), []
    for _ in range(count):
        decision = rng.choice(match.decisions)
        match = match.clone()
        match.play(decision.seat, rng.choice(decision.options))
        found.append(match)
    return found


def test_a_scene_is_painted_once_for_all_who_look_alike(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: Counter[tuple[Any, ...]] = Counter()
    works: list[int] = []
    logs: list[Any] = []
    whole, log = paint, lines.log

    def counted(match: Match, revision: int, eyes: list[Eye], lang: str, *more: Any) -> Any:
        painted.update((revision, eye.seat, lang) for eye in eyes)
        works.append(revision)
        return whole(match, revision, eyes, lang, *more)

    def logged(*args: Any) -> Any:
        logs.append(args)
        return log(*args)

    monkeypatch.setattr(shown, "paint", counted)
    monkeypatch.setattr(lines, "log", logged)
    with running(Settings(store=where, bot_processes=1)) as server:
        me = Person(server.address)
        id = me.create()["match"]["id"]
        eyes = (("france", "en"), ("france", "en"), ("russia", "en"), (None, "en"), ("france", "pl"))
        tables = [me.live(id, seat, lang=lang, changes=True) for seat, lang in eyes]
        for table in tables:
            table.until("presence", online=["france", "russia"], watching=1)
        painted.clear()
        works.clear()
        told: list[list[dict[str, Any]]] = [[] for _ in tables]
        for seq in range(8):
            seat = me.get(f"/api/matches/{id}")["waiting_for"][0]
            scene = me.scene(id, seat)
            me.move(id, seat, choices(scene)[0]["moves"][0], scene["seq"])
            for table, heard in zip(tables, told, strict=True):
                heard += table.until("events")["lines"]
                assert table.until_seq(seq + 1)["scene"]["head"]["seat"] == table.state["scene"]["head"]["seat"]
        assert {seat for _, seat, _ in painted} >= {None, 1}
        assert set(painted.values()) == {1}
        after = Counter(works)  # one piece of work in each language, and one for whoever asked with eyes of his own
        assert all(after[seq] <= 3 for seq in range(1, 9)), after
        assert not logs  # the lines came with the scenes
        logged_before = me.get(f"/api/matches/{id}/log")["count"]
        assert logs
        assert logged_before == len(told[0])
        for (seat, lang), heard in zip(eyes, told, strict=True):
            asked = {"lang": lang} | ({} if seat is None else {"seat": seat})
            assert heard == me.get(f"/api/matches/{id}/log", **asked)["lines"]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_remembered_of_the_powers_changes_no_scene(game: str) -> None:
    remembered: dict[int, tuple[int, Any]] = {}
    told = 0
    for match in played(game, 40):
        seats = [*range(len(match.seats)), None]
        scenes = telling.scenes(match, seats, "en", dict(remembered.values()))
        assert scenes == telling.scenes(match, seats, "en")
        told += sum(fact.change is not None for scene in scenes for power in scene.powers for fact in power.facts)
        assert match.last_mover is not None
        remembered[match.last_mover] = (len(match), scenes[-1].powers)
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_fresh_lines_are_those_of_the_log(game: str) -> None:
    """To each seat its own: what is written once for several looks alike to all of them."""
    before = 0
    for match in played(game, 40):
        seats = [*range(len(match.seats)), None]
        found = lines.fresh(match, dict.fromkeys(seats, before), "en")
        for seat in seats:
            assert found[seat] == tuple(dump(line) for line in lines.log(match, seat, "en", before))
        whole = lines.log(match, None, "en")
        assert [line["n"] for line in whole] == list(range(match.event_count))
        assert all(match.counts[line["move"]] > line["n"] for line in whole)
        assert all(not line["move"] or match.counts[line["move"] - 1] <= line["n"] for line in whole)
        before = match.event_count


def test_an_undo_takes_back_the_lines_of_a_picture() -> None:
    first, second = played("coalitions", 2)
    eye = paint(first, 1, [Eye(0)], "en")[0][0]
    assert eye.lines_since(first.event_count) == []
    assert eye.lines_since(first.event_count - 1) is None
    assert eye.lines_since(first.event_count + 1) is None
    after = paint(second, 2, [Eye(0, eye, first.event_count)], "en")[0][0]
    assert len(after.lines_since(first.event_count) or ()) == second.event_count - first.event_count
    assert after.base == eye.base


def test_what_is_kept_has_no_room_to_spare() -> None:
    scene = telling.scenes(played("coalitions", 3)[-1], [0], "en")[0]
    assert kept(scene) == dump(scene)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    some = [kept([number]) for number in range(200)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert used < 200 * 200, some[0]
