"""Drill, hands and decks, and who knows the cards (family.md 1.6, 1.8, 1.31)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, power
from tests.conformance.family.actions import (
    REALPOLITIK,
    SEATS,
    SIX,
    deck,
    kinds,
    minor_of,
    mobilising,
    number,
    scarce,
    wheel_stage,
    with_cards,
)
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage
from tests.conformance.rule import rule

ALL = {"wien": 0, "tyrol": 0, "paris": 0, "bavaria": 0}  # the four Generals of Austria: no free card

# -- Drill: Coalitions and Raison d'État


def drilling(stage: Stage) -> Match:
    return stage.position(power="sweden" if stage.game == "raison_detat" else "france", action="drill", **_drill(stage))


def _drill(stage: Stage) -> Any:
    return with_cards(stage, "sweden" if stage.game == "raison_detat" else "france", top=[5, 3], hand=[1, 2])


@rule("K-7.1.1", "RD-9.2.1", "RD-9.2.2")
@wheel_stage
@pytest.mark.parametrize(("discarded", "kept"), [(1, [2, 5]), (2, [1, 5]), (5, [1, 2])])
def test_drill_draws_one_card_and_discards_one_also_the_one_drawn(
    stage: Stage, discarded: int, kept: list[int]
) -> None:
    match = drilling(stage)
    name = asked(match)[0][0]
    play(match, f"{name}: drill")
    assert power(match, name)["hand"] == [1, 2, 5]
    assert options(match, name) == ["discard 1", "discard 2", "discard 5"]
    play(match, f"{name}: discard {discarded}")
    assert power(match, name)["hand"] == kept  # as many as before
    assert deck(match, name) == (sum(printed(stage).cards.values()) - 3, [discarded])
    assert kinds(match, name) != ["drill"]


@rule("K-7.1.2", "K-7.0.1", "RD-9.2.1", "RD-9.2.2", "RD-9.1.1", "RD-9.1.5", "RD-R-09")
@wheel_stage
def test_drill_may_be_declined_but_after_the_draw_the_discard_is_compulsory_and_face_up(stage: Stage) -> None:
    match = drilling(stage)
    name = asked(match)[0][0]
    assert options(match, name) == ["drill", "decline"]
    forbidden(match, name, "discard 1")  # no exchange without a draw
    declined = play(match.clone(), f"{name}: decline")
    assert power(declined, name)["hand"] == [1, 2]
    assert happened(declined, "draw") == []
    play(match, f"{name}: drill")
    assert asked(match) == [(name, "drill_discard")]
    forbidden(match, name, "done", "decline", "drill", "discard 3", "discard 4")
    play(match, f"{name}: discard 2")
    assert happened(match, "discard") == [(number(match, name), 2, "drill")]
    # everybody sees the card that was discarded, and only the Power the one that was drawn
    for seat in printed(stage).powers:
        assert match.view(seat)["discards"] == [2]
        drawn = [event.secret for event in match.events(seat) if event.kind == "draw"]
        assert drawn == [(5,) if seat == name else ()]


@rule("K-7.1.2", "RD-9.2.2")
@wheel_stage
def test_who_had_no_card_discards_the_one_drawn_without_being_asked(stage: Stage) -> None:
    name = "sweden" if stage.game == "raison_detat" else "france"
    match = stage.position(power=name, action="drill", **with_cards(stage, name, top=[5, 3]))
    play(match, f"{name}: drill")
    assert "drill_discard" not in kinds(match, name)
    assert power(match, name)["hand"] == []
    assert happened(match, "discard") == [(number(match, name), 5, "drill")]


@rule("K-R-19", "RD-9.2.3", "RD-R-11")
@wheel_stage
def test_without_any_card_there_is_no_drill(stage: Stage) -> None:
    name = "sweden" if stage.game == "raison_detat" else "france"
    match = stage.position(
        power=name, action="drill", powers={"austria": {"hand": printed(stage).whole_deck(1)}, name: {"hand": [1]}}
    )
    assert deck(match, name) == (0, [])
    assert "drill" not in kinds(match, name)
    assert power(match, name)["hand"] == [1]
    assert happened(match, "discard") == []


# -- the hand limit


@rule("K-4.9.4", "K-4.9.5", "K-R-37", "FAM-3.10", "RP-5.9.7", "RP-8.2.34", "RP-14.1.7", "RP-R-21", "RP-1.1.5")
@rule("RD-5.11.5", "RD-5.11.6", "RD-9.6.13", "RD-R-10")
def test_the_hand_limit_holds_at_the_end_of_an_action_and_not_during_it(stage: Stage) -> None:
    for name in printed(stage).powers:
        limit = 10 if (stage.game, name) == ("coalitions", "france") else 7 if stage.game == "realpolitik" else 6
        hand = [1, 1, 2, 2, 2, 3, 3] if stage.game == "realpolitik" else ([1] * 5 + [2] * 5)[:limit]
        hand = hand if limit > 6 else [1, 1, 1, 2, 2, 2]
        army = ("paris", "bavaria", "wien", "tyrol", "provence", "lombardia", "picardie")
        generals = dict.fromkeys(army[: printed(stage).generals[name]], 3)
        fields = with_cards(stage, name, top=[5, 4, 3], hand=hand, generals=generals, money=3, morale=15)
        match = mobilising(stage, name, **fields)
        for more in (1, 2, 3):
            play(match, f"{name}: buy card")
            assert power(match, name)["cards"] == limit + more
        assert asked(match) == [(name, "surplus")]
        assert options(match, name) == [f"discard {card}" for card in (1, 2, 3, 4, 5)]  # the owner chooses
        forbidden(match, name, "done")
        for card in (1, 4, 2):
            play(match, f"{name}: discard {card}")
        assert deck(match, name)[1] == [1, 4, 2]  # face up
        assert power(match, name)["cards"] == limit
        assert "surplus" not in kinds(match, name)


@rule("K-4.9.4", "K-R-37", "RD-5.11.5", "RD-R-10")
@wheel_stage
def test_the_hand_limit_holds_after_leadership_and_after_battles_too(stage: Stage) -> None:
    hand = [1, 1, 1, 2, 2, 2]
    match = stage.position(power="austria", action="leadership", powers={"austria": {"hand": hand}})
    play(match, "austria: card")
    while kinds(match, "austria") != ["surplus"]:  # one game has gifts in the same action
        assert power(match, "austria")["cards"] == 7
        play(match, "austria: done")
    play(match, "austria: discard 2")
    assert power(match, "austria")["cards"] == 6


@rule("K-4.6.1", "K-4.6.2", "K-4.9.4", "K-R-37", "RD-5.7.2", "RD-5.7.3", "RD-5.11.6", "RD-R-10", "RD-R-15")
@wheel_stage
def test_every_hand_is_checked_after_every_action_in_the_order_of_powers(stage: Stage) -> None:
    seven = {"hand": [1, 2, 2, 3, 4, 4, 5]}
    hands: dict[str, Any] = {"ottoman": seven, "russia": seven, "austria": seven}
    if stage.game == "coalitions":
        hands["france"] = {"hand": [1, 1, 1, 1, 2, 3, 3, 3, 4, 5, 5]}  # 10 are allowed
        several = ["france", "austria", "russia", "ottoman"]
    else:
        hands |= {"sweden": seven, "britain": seven}
        several = ["britain", "sweden", "austria", "russia", "ottoman"]
    match = stage.position(power="ottoman", action="taxation", powers=hands)
    found = []
    while asked(match)[0][1] == "surplus":
        (seat, _), *others = asked(match)
        assert others == []
        found.append(seat)
        play(match, f"{seat}: {options(match, seat)[0]}")
    assert found == several


@rule("RP-5.9.7", "RP-R-21", "RP-5.5.1", "RP-14.1.7")
@pytest.mark.parametrize(
    "prestige", [["austria", "france", "italy", "prussia"], ["prussia", "italy", "france", "austria"]]
)
def test_every_hand_is_checked_after_every_action_in_the_order_of_prestige(prestige: list[str]) -> None:
    hands: dict[str, Any] = {name: {"hand": [1, 2, 2, 3, 3, 4, 4, 5]} for name in ("austria", "france", "prussia")}
    match = REALPOLITIK.position(power="italy", action="taxation", prestige=prestige, powers=hands)
    found = []
    while asked(match)[0][1] == "surplus":
        (seat, _), *others = asked(match)
        assert others == []
        found.append(seat)
        play(match, f"{seat}: discard 1")
    assert found == [name for name in prestige if name != "italy"]
    for name in hands:
        assert power(match, name)["hand"] == [2, 2, 3, 3, 4, 4, 5]


# -- decks


@rule("K-2.4.7", "K-R-19", "FAM-3.3", "RP-5.9.6", "RP-R-12", "RP-R-13", "RD-3.4.14", "RD-R-11")
def test_the_discards_become_the_deck_when_its_last_card_is_drawn(stage: Stage) -> None:
    fields = scarce(stage, top=[5, 5], discards=[3, 4, 3, 4], money=9, generals=ALL)
    match = mobilising(stage, "austria", **fields)
    play(match, "austria: buy card")
    assert deck(match, "austria") == (1, [3, 4, 3, 4])  # not yet: one card is left
    play(match, "austria: buy card")
    assert deck(match, "austria") == (4, [])  # the last one has left the deck
    before = power(match, "austria")["hand"]
    play(match, *["austria: buy card"] * 4)
    assert power(match, "austria")["hand"] == sorted([*before, 3, 3, 4, 4])
    assert deck(match, "austria") == (0, [])


@rule("K-R-19", "FAM-3.3", "RP-5.9.6", "RP-R-12", "RD-R-11")
def test_without_discards_then_it_is_made_anew_when_a_card_is_next_needed(stage: Stage) -> None:
    match = mobilising(stage, "austria", **scarce(stage, top=[], discards=SIX, money=9, generals=ALL))
    assert deck(match, "austria") == (0, SIX)  # no card is needed yet
    play(match, "austria: buy morale")
    assert deck(match, "austria") == (0, SIX)
    before = power(match, "austria")["cards"]
    play(match, "austria: buy card")
    assert deck(match, "austria") == (5, [])
    assert power(match, "austria")["cards"] == before + 1


@rule("RP-5.9.3", "RP-1.1.5", "RP-2.1.11", "RP-R-13")
def test_in_realpolitik_each_power_draws_from_and_discards_to_its_own_cards() -> None:
    tops = {"austria": 5, "france": 4, "italy": 3, "prussia": 2}
    powers: dict[str, Any] = {name: {"deck": [card, 1], "money": 1} for name, card in tops.items()}
    for name in tops:
        powers[name]["hand"] = [2, 3, 3, 4, 4, 5]
        powers[name]["generals"] = dict.fromkeys(_homes(name), 0)
    cards = dict.fromkeys(tops, "mobilisation")
    match = REALPOLITIK.position(cards=cards, powers=powers)
    for name, card in tops.items():
        while kinds(match, name) != ["purchase"]:
            play(match, f"{name}: done")
        play(match, f"{name}: buy card")
        assert power(match, name)["hand"] == sorted([2, 3, 3, 4, 4, 5, card])
    seen = match.view(None)["powers"]
    assert {name: seen[name]["deck"] for name in tops} == dict.fromkeys(tops, 13 - 7)
    assert {name: seen[name]["discards"] for name in tops} == {name: [] for name in tops}


def _homes(name: str) -> list[str]:
    """Four Home Territories, so that no General is off board."""
    return {
        "austria": ["wien", "tyrol", "hungari", "croatia"],
        "france": ["paris", "provence", "picardie", "aquitaine"],
        "italy": ["liguria", "toscania", "lazio", "napoli"],
        "prussia": ["berlin", "hannover", "posen", "pommern"],
    }[name]


# -- who knows what


@rule("K-4.9.6", "K-R-71", "RP-14.2.1", "RP-14.2.3", "RP-R-11", "RP-3.3.3", "RD-5.11.6", "RD-5.11.7", "RD-R-75")
def test_hands_are_secret_and_everything_else_is_public(stage: Stage) -> None:
    match = Match.new(stage.game, scenario=stage.scenario, seats=SEATS[stage.game], seed=3)
    names = printed(stage).powers
    for seat in (*names, None):
        seen = match.view(seat)
        assert [other for other in names if "hand" in seen["powers"][other]] == ([seat] if seat else [])
        assert [seen["powers"][name]["cards"] for name in names] == [len(power(match, name)["hand"]) for name in names]
        public = match.view(None)
        assert {key: seen[key] for key in ("garrisons", "fortresses", "turn")} == {
            key: public[key] for key in ("garrisons", "fortresses", "turn")
        }
        for name in names:
            open_to_all = {key: value for key, value in seen["powers"][name].items() if key != "hand"}
            assert open_to_all == public["powers"][name]


@rule("K-R-71", "RP-14.2.1", "RP-14.2.3", "RD-5.11.7", "RD-R-75")
def test_the_same_table_with_other_cards_in_other_hands_looks_the_same(stage: Stage) -> None:
    def table(austrian: list[int], french: list[int]) -> Match:
        return mobilising(
            stage, "france", powers={"austria": {"hand": austrian}, "france": {"hand": french, "money": 1}}
        )

    one, two = table([1, 2], [5]), table([4, 4], [5])
    for seat in printed(stage).powers:
        same = one.view(seat) == two.view(seat) and [m.text for m in one.legal(seat)] == [
            m.text for m in two.legal(seat)
        ]
        assert same == (seat != "austria")
        if seat != "france":  # nor can they tell what France will draw
            assert one.scene(seat, "en").pieces == two.scene(seat, "en").pieces
    assert one.view(None) == two.view(None)


@rule("K-R-71", "RP-14.2.5", "RD-5.11.7", "RD-R-75")
def test_a_draw_is_seen_by_the_drawing_player_only(stage: Stage) -> None:
    match = mobilising(stage, "austria", **with_cards(stage, "austria", top=[5], money=1, generals=ALL))
    play(match, "austria: buy card")
    for seat in (*printed(stage).powers, None):
        drawn = [(event.args, event.secret) for event in match.events(seat) if event.kind == "draw"]
        assert drawn == [((number(match, "austria"), "purchase"), (5,) if seat == "austria" else ())]


@rule("RP-14.2.1", "RP-14.2.2", "RD-5.11.7", "RD-R-84", "K-R-71")
def test_face_down_cards_are_known_to_their_player_only(stage: Stage) -> None:
    powers = {
        "france": {"generals": {"wurttemberg": 2}, "hand": [5, 4], "morale": 4},
        "austria": {"generals": {"bavaria": 2}, "hand": [5, 4], "morale": 4},
    }
    match = stage.attack("france", "march wurttemberg > bavaria", arbiter=stage.rival, allied=True, powers=powers)
    play(match, "france: play 5 for bavaria")
    for seat in (*printed(stage).powers, None):
        (stack,) = [one for one in match.view(seat)["battle"]["stacks"] if one["power"] == "france"]
        assert stack["cards"] == [5 if seat == "france" else None]  # its Ally does not see it either
        assert stack["face_up"] == [False]


@rule("K-11.3.8", "RP-14.2.4")
def test_the_hand_of_a_minor_power_is_its_present_controllers(stage: Stage) -> None:
    minor = "italy" if stage.game == "realpolitik" else "ottoman"
    for controller in ("austria", "france"):
        match = minor_of(stage, controller, power="austria", action="movement", powers={minor: {"hand": [3, 4]}})
        for seat in match.seats:
            seen = match.view(seat)["powers"][minor]
            assert seen["cards"] == 2
            assert seen.get("hand") == ([3, 4] if seat == controller else None)
        assert "hand" not in match.view(None)["powers"][minor]
