"""Set-up (12.1): scenario 1805, except."""

from __future__ import annotations

import pytest

from chancellery import BadInput, Match
from chancellery.table.scene import Marker
from tests.conformance.coalitions.lempereur.empire import HOME, ME, OTHERS, empire, garrisons, generals
from tests.conformance.coalitions.table import POWERS, happened
from tests.conformance.rule import rule


def new(seed: int = 1, **options: object) -> Match:
    return Match.new("coalitions", "lempereur", 1, seed=seed, options=options, nonce="test")


@rule("K-12.1.1", "K-12.1.9")
def test_the_five_powers_start_as_in_1805() -> None:
    plain = Match.new("coalitions", "1805", 6, seed=1).view()
    seen = new().view()
    for name in OTHERS:
        for field in ("generals", "off_board", "money", "morale", "cards"):
            assert seen["powers"][name][field] == plain["powers"][name][field], (name, field)
    held = {place: owner for place, owner in seen["garrisons"].items() if owner != "france"}
    assert held == {place: owner for place, owner in plain["garrisons"].items() if owner != "france"}
    assert seen["fortresses"] == ["istanbul"]
    assert seen["powers"]["prussia"]["money"] == 6
    assert seen["powers"]["russia"]["money"] == 7
    assert generals(new()) == {"normandie_bretagne": 3, "picardie": 3, "lorraine": 3, "provence": 1, "lombardia": 1}


@rule("K-12.1.2", "K-12.3.3")
def test_two_sides_and_no_statuses() -> None:
    """Nobody is Neutral or Expansionist: no doubled Taxation, nothing closed, no status to choose."""
    match = new()
    assert match.view()["statuses"] == {**dict.fromkeys(OTHERS, "grand_coalition"), "france": "napoleon"}
    scene = {power.id: power for power in match.scene(ME).powers}
    for name in OTHERS:
        assert scene[name].at_war == ("france",)
        assert set(scene[name].allies) == set(OTHERS) - {name}
    assert scene["france"].allies == ()
    taxed = empire(power="prussia", action="taxation")
    assert happened(taxed, "tax") == [(POWERS.index("prussia"), 6)]  # 3 + 0 + 1 + 2, not doubled
    entered = empire(power="ottoman", action="movement", powers={"ottoman": {"generals": {"warszawa": 1}}})
    assert "march warszawa > berlin" in [move.text for move in entered.legal(ME)]
    with pytest.raises(BadInput):
        empire(phase="diplomacy")
    with pytest.raises(BadInput):
        empire(powers={"austria": {"status": "napoleon"}})


@rule("K-12.1.3")
def test_only_france_has_an_influence_marker() -> None:
    tracks = {track.id: track for track in new().scene(ME).tracks}
    assert tracks["influence"].markers == (Marker(5, "france"),)
    with pytest.raises(BadInput):
        empire(powers={"britain": {"influence": 1}})


@rule("K-12.1.4")
@pytest.mark.parametrize(("level", "points"), [("easy", 5), ("demanding", 10), ("extreme", 15)])
def test_the_level_is_the_starting_influence(level: str, points: int) -> None:
    match = new(level=level)
    assert match.view()["powers"]["france"]["influence"] == points
    assert happened(match, "empire") == [(level, points)]
    assert all(match.view()["powers"][name]["influence"] == 0 for name in OTHERS)
    assert match.view()["napoleon"]["level"] == level


@rule("K-12.1.4")
def test_levels_belong_to_lempereur_alone() -> None:
    assert new().setup.options == {"level": "easy", "napoleon_pawn": False}
    with pytest.raises(BadInput):
        new(level="impossible")
    with pytest.raises(BadInput):
        Match.new("coalitions", "1805", 6, options={"level": "easy"})
    with pytest.raises(BadInput):
        new(third_minor="russia")


@rule("K-12.1.5")
def test_france_gets_no_battle_cards() -> None:
    match = new()
    assert match.view(ME)["powers"]["france"]["cards"] == 0
    assert {name: match.view()["powers"][name]["cards"] for name in OTHERS} == {
        "britain": 3,
        "austria": 3,
        "prussia": 3,
        "russia": 3,
        "ottoman": 2,
    }
    assert match.view()["deck"] == 40 - 14
    with pytest.raises(BadInput):
        empire(powers={"france": {"hand": [5]}})


@rule("K-12.1.6")
def test_twelve_napoleon_cards_face_down_in_an_order_nobody_knows() -> None:
    match = new()
    assert match.view()["napoleon"] == {"level": "easy", "card": None, "deck": 12, "discards": []}
    first = []
    for seed in range(30):
        one = new(seed)
        while not happened(one, "napoleon_card"):
            one.play(ME, one.decisions[0].options[-1])
        first.append(happened(one, "napoleon_card")[0][0])
    assert len(set(first)) > 6
    assert set(first) <= set(range(1, 13))


@rule("K-12.1.7")
def test_a_garrison_in_every_french_home_territory() -> None:
    match = new()
    assert garrisons(match) == {*HOME, "lombardia"}
    assert len(HOME) == 7
    assert match.view()["powers"]["france"]["stock"] == 49 - 8 - 11  # Garrisons and Troops are tokens


@rule("K-12.1.8", "K-R-14", "K-1.1.1", "K-10.1.2", "K-12.6.11")
def test_no_napoleon_and_no_named_general() -> None:
    """The pawn is not used: six French Generals, five on the map and one off board; nobody names anybody."""
    match = new()
    france = match.view()["powers"]["france"]
    assert (len(france["generals"]), france["off_board"]) == (5, 1)
    assert not any("named" in power for power in match.view()["powers"].values())
    assert not any(piece.named for piece in match.scene(ME).pieces)
    seven = new(napoleon_pawn=True).view()["powers"]["france"]
    assert (len(seven["generals"]), seven["off_board"]) == (5, 2)
    with pytest.raises(BadInput):
        new(generals=True)
    leadership = empire(power="france", action="leadership", powers={name: {"morale": 15} for name in OTHERS})
    assert happened(leadership, "napoleons_move") == []
    assert len(happened(leadership, "napoleon_card")) == 1
    assert (
        empire(powers={"france": {"generals": dict.fromkeys(HOME[:6], 0)}}).view()["powers"]["france"]["off_board"] == 0
    )
    with pytest.raises(BadInput):
        empire(powers={"france": {"generals": dict.fromkeys(HOME, 0)}})


@rule("K-12.1.9", "K-11.1.1")
def test_no_major_and_minor_powers_so_no_auction() -> None:
    match = new()
    bids = 0
    while match.outcome is None and match.view()["round"] < 3:
        bids += sum(decision.kind == "bid" for decision in match.decisions)
        match.play(ME, match.decisions[0].options[-1])
    assert bids == 0
    for name in OTHERS:
        assert match.view()["powers"][name]["seat"] == ME


def test_positions_name_the_napoleon_cards() -> None:
    match = empire(napoleon_deck=[7, 3], napoleon_discards=[1, 12])
    assert match.view()["napoleon"]["deck"] == 10
    assert match.view()["napoleon"]["discards"] == [1, 12]
    for wrong in (
        {"napoleon_deck": [13]},
        {"napoleon_deck": [3, 3]},
        {"napoleon_deck": [3], "napoleon_discards": [3]},
        {"napoleon_deck": "3"},
        {"powers": {"austria": {"generals": {"paris": 1}}}},
        {"powers": {"france": {"controller": ME}}},
    ):
        with pytest.raises(BadInput):
            empire(**wrong)
