"""Set-up (chapter 2) with scenario 1805 (2.5) for six players."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.games.coalitions.base.plugin import GAME
from chancellery.kernel import BadInput
from tests.conformance.coalitions.course import march, passive, place, set_up, to_round, until
from tests.conformance.coalitions.table import (
    POWERS,
    asked,
    happened,
    options,
    play,
    position,
    power,
)
from tests.conformance.rule import rule

# the table of 2.5, as printed
PIECES: dict[str, tuple[dict[str, int], list[str]]] = {
    "britain": ({"london": 1, "cornwall": 0, "napoli": 0}, ["lisboa"]),
    "france": (
        {"normandie_bretagne": 3, "picardie": 3, "lorraine": 3, "provence": 1, "lombardia": 1},
        ["lombardia"],
    ),
    "austria": ({"bavaria": 2, "tyrol": 1, "venezia": 3}, ["bavaria"]),
    "prussia": ({"berlin": 0, "borussia": 0, "saxonia": 0}, ["warszawa"]),
    "russia": ({"livonia": 0, "polesie": 0, "podolia": 0}, ["livonia"]),
    "ottoman": ({"istanbul": 1, "anatolia": 2}, ["hellas", "istanbul"]),
}
OFF_BOARD = {"britain": 0, "france": 2, "austria": 1, "prussia": 0, "russia": 1, "ottoman": 1}
CARDS = {"britain": 3, "france": 5, "austria": 3, "prussia": 3, "russia": 3, "ottoman": 2}
MONEY = {"britain": 0, "france": 0, "austria": 0, "prussia": 6, "russia": 7, "ottoman": 0}
MORALE = {"britain": 5, "france": 11, "austria": 9, "prussia": 4, "russia": 3, "ottoman": 2}
TOKENS = {"britain": 21, "france": 49, "austria": 28, "prussia": 21, "russia": 28, "ottoman": 21}


def taxed(name: str, board: str, **force: Any) -> int:
    """The Money a Power takes in Taxation on a side of the board."""
    match = position(board=board, power=name, action="taxation", powers={name: force})
    return int(happened(match, "tax")[0][1])


# -- 2.1 board side


@rule("K-2.1.2")
def test_side_rewolucja() -> None:
    board = GAME.shipped("coalitions_revolution")
    assert (board.territory("hannover").kind, board.territory("hannover").power) == ("home", "britain")
    assert (board.territory("brabant").kind, board.territory("brabant").power) == ("home", "austria")
    assert "karinthia" in board
    own = taxed("britain", "coalitions_revolution")
    enemy = {"status": "french", "garrisons": ["hannover"]}
    match = position(
        board="coalitions_revolution", power="britain", action="taxation", powers={"prussia": enemy, "britain": {}}
    )
    lost = board.territory("hannover").value
    assert lost > 0
    assert happened(match, "tax") == [(0, own - lost)]  # a Home Territory until a foreign Garrison stands there
    homes = sum(one.value for one in board.homes("austria"))
    assert taxed("austria", "coalitions_revolution") == homes
    assert board.territory("brabant") in board.homes("austria")


@rule("K-2.1.3")
def test_side_imperium() -> None:
    assert set_up().setup.board == "coalitions_empire"
    for missing in ("brabant", "karinthia"):
        with pytest.raises(BadInput):
            position(powers={"austria": {"generals": {missing: 0}}})
    # Hannover is nobody's Home Territory, and GB scores Influence for holding it
    assert taxed("britain", "coalitions_empire") == taxed("britain", "coalitions_empire", garrisons=["hannover"])
    match = position(power="britain", action="influence", powers={"britain": {"garrisons": ["hannover"]}})
    assert power(match, "britain")["influence"] == 1
    match = position(power="britain", action="influence")
    assert power(match, "britain")["influence"] == 0


# -- 2.2 Powers


@rule("K-2.2.1")
def test_with_six_players_each_has_one_power_as_they_agree() -> None:
    people = ("Ewa", "Jan", "Ola", "Piotr", "Ula", "Zofia")
    match = Match.new("coalitions", scenario="1805", seats=6, seed=3, players=people)
    assert match.setup.players == people  # seat by seat, in the order of the Powers
    seen = match.view()["powers"]
    assert sorted(seen[name]["seat"] for name in POWERS) == sorted(match.seats)
    for name in POWERS:
        own = match.view(name)["powers"]
        assert [other for other in POWERS if "hand" in own[other]] == [name]  # one Power and no other


# -- 2.3 tracks and markers


@rule("K-2.3.1", "K-2.3.2")
def test_status_markers_stand_where_the_scenario_says() -> None:
    match = to_round(set_up(), 1)
    statuses = match.view()["statuses"]
    assert {name: statuses[name] for name in ("austria", "prussia", "russia", "ottoman")} == {
        "austria": "british",
        "prussia": "neutral",
        "russia": "british",
        "ottoman": "expansionist",
    }
    # GB and FR lead; no marker of theirs is ever moved
    match = to_round(match, 4)
    assert {args[0] for args in happened(match, "status")} == {2, 3, 4, 5}
    assert (match.view()["statuses"]["britain"], match.view()["statuses"]["france"]) == ("british", "french")


@rule("K-2.3.3", "K-2.3.4", "K-2.5.2")
def test_morale_and_influence_at_the_start() -> None:
    seen = set_up().view()["powers"]
    assert {name: seen[name]["morale"] for name in POWERS} == MORALE
    assert {name: seen[name]["influence"] for name in POWERS} == dict.fromkeys(POWERS, 0)


@rule("K-2.3.5")
def test_strength_is_counted_from_zero_in_every_battle() -> None:
    assert set_up().view()["battle"] is None
    match = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"lorraine": 3, "picardie": 2}, "hand": [1, 2, 3]},
            "austria": {"garrisons": ["wurttemberg", "westphalia"]},
        },
    )
    play(match, "france: arbiter ottoman", "france: march lorraine > wurttemberg", "france: done")
    play(match, "france: march picardie > westphalia", "france: done")
    play(match, "france: battle wurttemberg")
    play(until(match, ("france", "battle"), ("france", "request")), "france: stop")
    wurttemberg, westphalia = (
        GAME.shipped("coalitions_empire").territory(t).index for t in ("wurttemberg", "westphalia")
    )
    assert happened(match, "strength") == [(wurttemberg, 4, 1), (westphalia, 3, 1)]


@rule("K-2.3.6")
def test_every_arbiter_marker_is_free_at_the_start() -> None:
    match = until(set_up(), ("france", "arbiter"))
    assert happened(match, "arbiter") == []
    assert options(match, "france") == [f"arbiter {name}" for name in POWERS if name != "france"]


@rule("K-2.3.7", "K-R-03")
def test_the_wheel_starts_with_britain_over_drill() -> None:
    match = set_up()
    start = {
        "britain": "drill",
        "ottoman": "taxation",
        "russia": "leadership",
        "prussia": "mobilisation",
        "austria": "influence",
        "france": "movement",
    }
    assert match.view()["wheel"] == start
    play(match, "france: napoleon lorraine")
    assert match.view()["wheel"] == start
    assert asked(match) == [("britain", "drill")]


# -- 2.4 pieces and cards, 2.5 scenario 1805


@rule("K-2.4.1")
@pytest.mark.parametrize("name", POWERS)
def test_generals_troops_and_garrisons_of_1805(name: str) -> None:
    match = set_up()
    generals, garrisons = PIECES[name]
    assert match.view()["powers"][name]["generals"] == generals
    held = [one for one, owner in match.view()["garrisons"].items() if owner == name]
    assert sorted(held) == sorted(garrisons)


@rule("K-2.4.2")
@pytest.mark.parametrize("name", POWERS)
def test_the_rest_of_a_power_is_off_board(name: str) -> None:
    match = set_up()
    own = power(match, name)
    generals, garrisons = PIECES[name]
    assert own["off_board"] == OFF_BOARD[name]
    assert own["stock"] == TOKENS[name] - sum(generals.values()) - len(garrisons)
    assert own["money"] == MONEY[name]
    assert own["cards"] == len(own["hand"]) == CARDS[name]


@rule("K-2.4.3", "K-2.4.5")
def test_the_fortress_of_istanbul_is_one_of_the_six() -> None:
    match = set_up()
    assert match.view()["fortresses"] == ["istanbul"]
    assert match.view()["garrisons"]["istanbul"] == "ottoman"
    garrisons = ["lisboa", "london", "cornwall", "oporto", "napoli", "holland"]
    match = position(
        start="scenario",
        power="britain",
        action="mobilisation",
        powers={"britain": {"garrisons": garrisons, "money": 40}},
    )
    for site in garrisons[:5]:
        play(match, f"britain: buy fortress {site}")
    assert len(match.view()["fortresses"]) == 6
    assert not [text for text in options(match, "britain") if "fortress" in text]  # the common supply is empty
    assert power(match, "britain")["money"] == 40 - 5 * 5  # the Money goes back to the supply, which has no limit


@rule("K-2.4.4", "K-R-18")
def test_forty_cards_are_shuffled_and_dealt() -> None:
    match = set_up(seed=1)
    assert {name: power(match, name)["cards"] for name in POWERS} == CARDS
    assert {name: len(PIECES[name][0]) for name in POWERS} == CARDS  # one for each General on the map
    assert match.view()["deck"] + sum(CARDS.values()) == 40
    hands = [tuple(tuple(power(set_up(seed=seed), name)["hand"]) for name in POWERS) for seed in range(20)]
    assert len(set(hands)) == 20  # shuffled
    assert hands[1] == tuple(tuple(power(set_up(seed=1), name)["hand"]) for name in POWERS)
    dealt = [card for one in hands for hand in one for card in hand]
    assert set(dealt) == {1, 2, 3, 4, 5}
    for value in range(1, 6):  # eight of each: a ninth is in no hand
        position(powers={"france": {"hand": [value] * 8}})
        with pytest.raises(BadInput):
            position(powers={"france": {"hand": [value] * 9}})


@rule("K-2.4.6", "K-R-71")
def test_draw_deck_face_down_and_discard_pile_face_up() -> None:
    match = to_round(set_up(), 1)
    for seat in (None, *POWERS):
        assert match.view(seat)["deck"] == 21  # a number: nobody sees the cards
        assert match.view(seat)["discards"] == []
    before = power(match, "britain")["hand"]
    play(match, "britain: drill")
    drawn = [event.secret for event in match.events("britain") if event.kind == "draw"]
    assert sorted([*before, *drawn[0]]) == power(match, "britain")["hand"]
    for seat in (None, *POWERS[1:]):
        assert [event.secret for event in match.events(seat) if event.kind == "draw"] == [()]
    thrown = options(match, "britain")[0]
    play(match, f"britain: {thrown}")
    for seat in (None, *POWERS):
        assert match.view(seat)["deck"] == 20
        assert match.view(seat)["discards"] == [int(thrown.split()[1])]


ALL = [value for value in range(1, 6) for _ in range(8)]


def without(*taken: int) -> list[int]:
    rest = list(ALL)
    for card in taken:
        rest.remove(card)
    return rest


@rule("K-2.4.7", "K-R-19")
def test_the_discards_become_the_deck_when_its_last_card_is_drawn() -> None:
    match = position(
        power="britain",
        action="drill",
        deck=[5],
        discards=without(5, 1, 1),
        powers={"britain": {"hand": [1, 1]}},
    )
    assert (match.view()["deck"], len(match.view()["discards"])) == (1, 37)
    play(match, "britain: drill")
    assert power(match, "britain")["hand"] == [1, 1, 5]
    assert happened(match, "reshuffle") == [(37,)]  # at once, before anybody needs a card
    assert (match.view()["deck"], match.view()["discards"]) == (37, [])
    play(match, "britain: discard 1")
    assert (match.view()["deck"], match.view()["discards"]) == (37, [1])


@rule("K-2.4.7")
def test_the_order_of_the_new_deck_is_chance() -> None:
    hands = set()
    for seed in range(12):
        data = {
            "power": "prussia",
            "action": "mobilisation",
            "deck": [5],
            "discards": [1, 2, 3, 4, 5],
            "powers": {
                "prussia": {"generals": {"berlin": 0}, "hand": []},  # two Generals off board: two free cards
                "france": {"hand": [1] * 7 + [2] * 3},
                "britain": {"hand": [2, 2, 2, 2, 3, 3]},
                "austria": {"hand": [3, 3, 3, 3, 3, 4]},
                "russia": {"hand": [4] * 6},
                "ottoman": {"hand": [5] * 6},
            },
        }
        match = Match.from_position("coalitions", data, seed=seed)
        assert happened(match, "reshuffle") == [(5,)]
        first, second = [event.secret for event in match.events("prussia") if event.kind == "draw"]
        assert first == (5,)
        hands.add(second)
    assert len(hands) > 1


@rule("K-2.4.7", "K-R-19")
def test_without_discards_the_new_deck_is_made_when_a_card_is_needed() -> None:
    hands = {
        "britain": [1, 2, 5, 5, 5],
        "france": [1] * 7 + [2] * 3,
        "austria": [2, 2, 2, 2, 3, 3],
        "prussia": [3] * 6,
        "russia": [4] * 6,
        "ottoman": [4, 4, 5, 5, 5, 5],
    }
    match = position(
        power="britain",
        action="drill",
        deck=[5],
        powers={name: {"hand": hand} for name, hand in hands.items()},
    )
    assert (match.view()["deck"], match.view()["discards"]) == (1, [])
    play(match, "britain: drill")
    assert (match.view()["deck"], match.view()["discards"]) == (0, [])
    play(match, "britain: discard 2")
    assert (match.view()["deck"], match.view()["discards"]) == (0, [2])  # nobody needs a card yet
    assert happened(match, "reshuffle") == []
    play(match, "russia: card")
    assert happened(match, "reshuffle") == [(1,)]
    assert power(match, "russia")["hand"] == [2, 4, 4, 4, 4, 4, 4]


@rule("K-2.4.8", "K-2.5.1")
def test_france_chooses_napoleon_openly_among_its_seven_generals() -> None:
    match = set_up()
    assert asked(match) == [("france", "napoleon")]
    places = ["picardie", "lorraine", "normandie_bretagne", "provence", "lombardia"]
    assert options(match, "france") == [f"napoleon {one}" for one in places] + ["napoleon off"]
    play(match, "france: napoleon provence")
    for seat in (None, *POWERS):
        assert match.view(seat)["powers"]["france"]["named"] == "provence"
        assert next(event.kind for event in match.events(seat)) == "named"
    assert match.why_not("france", "napoleon lorraine") is not None


@rule("K-2.4.8", "K-2.5.1")
def test_napoleon_may_be_off_board_and_the_choice_is_fixed() -> None:
    match = play(set_up(), "france: napoleon off")
    assert power(match, "france")["named"] == "off"
    until(match, ("france", "leadership"))
    assert happened(match, "napoleons_move") == []
    assert {"place paris", "place named paris"} <= set(options(match, "france"))  # the other one off board, and he
    play(match, "france: place paris", "france: done")
    until(match, ("france", "drill"))
    assert happened(match, "napoleons_move") == []  # that was not Napoleon
    until(match, ("france", "leadership"))
    assert not [text for text in options(match, "france") if text.startswith("place ") and "named" not in text]
    play(match, "france: place named languedoc")
    assert power(match, "france")["named"] == "languedoc"
    until(match, ("russia", "arbiter"))
    assert happened(match, "napoleons_move") == [(1,)]
    assert len(happened(match, "named")) == 1


@rule("K-2.4.8")
def test_napoleon_stays_the_same_pawn_where_ever_he_goes() -> None:
    match = play(set_up(), "france: napoleon lorraine")
    until(match, ("france", "arbiter"))
    play(match, "france: arbiter ottoman", "france: done", "france: march lorraine > wurttemberg", "france: done")
    play(match, "france: march picardie > lorraine", "france: done", "france: end")
    assert power(match, "france")["named"] == "wurttemberg"


@rule("K-2.5.2", "K-R-11")
def test_the_prussian_general_in_saxonia_stands_there_legally_until_the_first_update() -> None:
    match = play(set_up(), "france: napoleon lorraine")
    assert match.view()["statuses"]["prussia"] == "neutral"
    assert "saxonia" not in match.view()["garrisons"]
    while match.view()["round"] == 1:  # he may stay all through Round 1
        assert "saxonia" in power(match, "prussia")["generals"]
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    assert "saxonia" in power(match, "prussia")["generals"]
    until(match, ("prussia", "update_withdraw"))
    assert options(match, "prussia") == ["withdraw saxonia > silesia", "withdraw saxonia > off"]


@rule("K-2.5.2", "K-R-11")
def test_the_prussian_general_in_saxonia_may_leave_and_may_be_attacked() -> None:
    match = until(play(set_up(), "france: napoleon lorraine"), ("austria", "arbiter"))
    march(play(match, "austria: arbiter france", "austria: done"), "austria: bavaria > saxonia")
    assert happened(match, "battle") == [(2, place("saxonia"))]
    match = until(play(set_up(), "france: napoleon lorraine"), ("prussia", "arbiter"))
    play(match, "prussia: arbiter france", "prussia: done")
    assert {text for text in options(match, "prussia") if "saxonia" in text} == {
        "march saxonia > silesia",
        "strategic saxonia > silesia",
        "strategic saxonia > berlin",
    }
    # with a Troop by then he may leave a Garrison behind
    troops = {"generals": {"berlin": 0, "borussia": 0, "saxonia": 1}}
    match = position(start="scenario", power="prussia", action="movement", powers={"prussia": troops})
    play(match, "prussia: arbiter france", "prussia: done", "prussia: march saxonia > silesia")
    assert "garrison saxonia" in options(match, "prussia")


@rule("K-R-11")
def test_the_garrison_in_saxonia_can_be_agreed_on() -> None:
    assert set_up(saxonia_garrison=True).view()["garrisons"]["saxonia"] == "prussia"


@rule("K-2.5.2")
def test_1805_has_no_special_rules() -> None:
    # Spain is open from the start, to FR and to others, and Egypt is reached by no card
    force = {"generals": {"languedoc": 0, "provence": 0}}
    match = position(power="france", action="movement", powers={"france": force})
    play(match, "france: arbiter ottoman")
    assert {"march languedoc > catalonia"} <= set(options(match, "france"))
    assert not [text for text in options(match, "france") if "egypt" in text]
    match = position(power="britain", action="movement", powers={"britain": {"generals": {"lisboa": 0}}})
    play(match, "britain: arbiter france")
    assert {"march lisboa > madrid", "march lisboa > andalusia"} <= set(options(match, "britain"))
