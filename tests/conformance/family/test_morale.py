"""Morale (family.md 1.5)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.coalitions.table import forbidden, happened, options, play, power
from tests.conformance.family.actions import (
    commanding,
    goods,
    minor_of,
    mobilising,
    number,
    walk,
    wheel_stage,
)
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage
from tests.conformance.rule import rule


def bavaria(stage: Stage, french: list[int], austrian: list[int], morale: int = 5, defence: int = 5) -> Match:
    """FR with 3 Troops attacks AU with 3 Troops in Bavaria, which nobody controls."""
    return stage.attack(
        "france",
        "march wurttemberg > bavaria",
        arbiter=stage.rival,
        powers={
            "france": {"generals": {"wurttemberg": 3}, "morale": morale, "hand": french},
            "austria": {"generals": {"bavaria": 3}, "morale": defence, "hand": austrian},
        },
    )


@rule("K-4.7.1", "RP-5.4.4", "RP-8.2.35", "RD-5.5.1", "RD-5.5.4", "RD-9.6.6")
def test_morale_cannot_be_bought_above_15(stage: Stage) -> None:
    match = mobilising(stage, "austria", powers={"austria": {"morale": 14, "money": 3}})
    assert "buy morale" in goods(match, "austria")
    play(match, "austria: buy morale")
    assert power(match, "austria")["morale"] == 15
    forbidden(match, "austria", "buy morale")
    assert power(match, "austria")["money"] == 2
    for morale in (-1, 16):
        with pytest.raises(BadInput):
            stage.position(powers={"austria": {"morale": morale}})


@rule("K-4.7.1", "K-7.3.4", "RD-5.5.4", "RD-9.5.7", "FAM-3.12")
@wheel_stage
@pytest.mark.parametrize("morale", [0, 3, 14, 15])
def test_leadership_gives_one_morale_but_not_at_15(stage: Stage, morale: int) -> None:
    match = commanding(stage, "austria", powers={"austria": {"morale": morale}})
    if morale == 15:
        forbidden(match, "austria", "morale")
        assert {"card", "decline"} <= set(options(match, "austria"))
        return
    play(match, "austria: morale")
    assert power(match, "austria")["morale"] == morale + 1
    assert power(match, "austria")["cards"] == 0


@rule("K-4.7.1", "RP-5.4.4", "RD-5.5.1", "RD-5.5.4")
def test_a_loss_of_morale_stops_at_0(stage: Stage) -> None:
    match = bavaria(stage, [5], [5, 4], morale=1, defence=3)
    play(match, "france: play 5 for bavaria")
    assert power(match, "france")["morale"] == 0
    play(match, "austria: play 5 for bavaria", "austria: play 4 for bavaria", "france: off board")
    assert [args[1:] for args in happened(match, "result")] == [(9, 13, 1)]
    assert not [args for args in happened(match, "morale") if args[1] < 0], "the 5 of the defeated cost nothing more"
    assert power(match, "france")["morale"] == 0


@rule("K-4.7.2", "K-4.9.3", "RP-5.4.2", "RP-5.9.4", "RD-5.5.2", "RD-5.11.3")
def test_every_card_played_costs_1_morale(stage: Stage) -> None:
    match = bavaria(stage, [4, 4, 4], [4, 4])
    for left in (4, 3, 2):
        play(match, "france: play 4 for bavaria")
        assert power(match, "france")["morale"] == left
        if left > 2:
            play(match, "austria: play 4 for bavaria")
            assert power(match, "austria")["morale"] == left
    assert len(happened(match, "result")) == 1
    assert (power(match, "france")["morale"], power(match, "austria")["morale"]) == (2, 3)


@rule("K-4.7.2", "RP-5.4.7", "RD-5.5.2")
def test_a_5_of_the_defeated_costs_morale_besides(stage: Stage) -> None:
    match = bavaria(stage, [5], [5, 5] if stage.game != "realpolitik" else [5, 4])
    second = 5 if stage.game != "realpolitik" else 4
    play(match, "france: play 5 for bavaria", "austria: play 5 for bavaria", f"austria: play {second} for bavaria")
    play(match, "france: off board")
    assert power(match, "france")["morale"] == 5 - 1 - 1
    assert power(match, "austria")["morale"] == 5 - 2


@rule("K-4.7.2", "RP-5.4.3", "RD-5.5.2")
def test_morale_is_bid_for_a_minor_power(stage: Stage) -> None:
    """The winner pays what it bid and nobody else pays."""
    if stage.game == "realpolitik":
        powers: dict[str, Any] = {name: {"morale": 6} for name in ("austria", "france", "prussia")}
        match = stage.position(seats=3, phase="diplomacy", powers=powers)
        for name in ("austria", "france", "prussia"):
            play(match, f"{name}: ready")
        play(match, "austria: alliance italy", "france: alliance italy", "prussia: alliance austria")
        play(match, "austria: bid 2", "france: bid 3")
        assert power(match, "france")["morale"] == 3
        assert [match.view(None)["powers"][name]["morale"] for name in ("austria", "prussia")] == [6, 6]
        return
    minor = "ottoman"
    majors = [name for name in printed(stage).powers if name != minor]
    powers = {name: {"morale": 6} for name in majors}
    match = minor_of(stage, "austria", power=minor, action="drill", powers=powers)
    for name in majors:
        play(match, f"{name}: bid {4 if name == 'france' else 1}")
    seen = match.view(None)["powers"]
    assert {name: seen[name]["morale"] for name in majors} == dict.fromkeys(majors, 6) | {"france": 2}
    assert seen[minor]["seat"] == "france"


@rule("K-4.7.3", "RP-5.4.5", "RP-5.4.6", "RD-5.5.3")
def test_morale_is_gained_as_arbiter_and_by_purchase(stage: Stage) -> None:
    match = mobilising(stage, "austria", powers={"austria": {"morale": 3, "money": 2}})
    play(match, "austria: buy morale")
    assert power(match, "austria")["morale"] == 4
    match = stage.position(power="austria", action="movement", powers={"france": {"morale": 3}})
    play(match, "austria: arbiter france")
    assert power(match, "france")["morale"] == 4
    if stage.game != "realpolitik":  # there is no Leadership there
        match = commanding(stage, "austria", powers={"austria": {"morale": 3}})
        play(match, "austria: morale")
        assert power(match, "austria")["morale"] == 4


@rule("K-4.7.1", "K-4.7.3", "RP-5.4.4", "RP-5.4.5", "RP-5.4.6", "RD-5.5.1", "RD-5.5.3")
def test_morale_stays_between_0_and_15_and_rises_from_these_sources_only(stage: Stage) -> None:
    names = printed(stage).powers
    sources: set[str] = set()
    for seed in range(3):
        before, seen = dict.fromkeys(names, 99), 0
        for match in walk(stage, seed, 1200):
            events = match.events(since=seen)
            seen = match.event_count
            last = match.moves[-1][1].verb if len(match) else ""
            for name in names:
                now, index = match.view()["powers"][name]["morale"], number(match, name)
                assert 0 <= now <= 15
                if now > before[name]:
                    why = {"leadership"} if last == "morale" else set()
                    why |= {"arbiter" for e in events if e.kind == "arbiter" and e.args[1] == index}
                    why |= {"arbiter" for e in events if e.kind == "granted" and e.args[0] == index}
                    why |= {"bought" for e in events if e.kind == "bought" and e.args[:2] == (index, "buy_morale")}
                    assert why, (name, before[name], now)
                    sources |= why
                before[name] = now
    assert sources == {"arbiter", "bought"} | ({"leadership"} if stage.game != "realpolitik" else set())
