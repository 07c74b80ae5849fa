"""Napoleon cards (12.5)."""

from __future__ import annotations

from random import Random

import pytest

from chancellery.games.coalitions.base.definition import decks
from chancellery.games.coalitions.lempereur.napoleon_cards import CardFace
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.kernel import Illegal
from tests.conformance.coalitions.lempereur.empire import (
    HOME,
    ME,
    OTHERS,
    attacked,
    candidates,
    card,
    choose,
    decided_by_britain,
    decline,
    empire,
    france,
    garrisons,
    generals,
    influence,
    kinds,
    morale,
    offered,
    results,
    taken,
)
from tests.conformance.coalitions.table import POWERS, fought, happened, names, order
from tests.conformance.rule import rule

FR = POWERS.index("france")
RHINE = ("bavaria", "saxonia", "hesse")  # card 3


# -- step 1


@rule("K-12.5.1", "K-4.7.3", "K-S-7.2")
def test_the_lowest_morale_gains_before_the_card() -> None:
    match = empire(
        power="france",
        action="drill",
        powers={name: {"morale": 2 if name == "prussia" else 6} for name in OTHERS},
    )
    assert morale(match, "prussia") == 3
    assert happened(match, "lowest_morale") == [((POWERS.index("prussia"),), 2)]
    assert order(match, "lowest_morale", "morale", "napoleon_card")[:3] == ["lowest_morale", "morale", "napoleon_card"]
    assert [morale(match, name) for name in OTHERS if name != "prussia"] == [6, 6, 6, 6]


@rule("K-12.5.1", "K-12.0.3", "K-S-7.3")
def test_among_tied_powers_the_players_choose() -> None:
    match = empire(
        power="france",
        action="drill",
        powers={name: {"morale": 2 if name in ("prussia", "ottoman") else 6} for name in OTHERS},
    )
    assert kinds(match) == ["lowest_morale"]
    assert decided_by_britain(match)
    assert offered(match) == ["encourage prussia", "encourage ottoman"]
    assert happened(match, "napoleon_card") == []  # not revealed yet
    with pytest.raises(Illegal) as error:
        match.play(ME, "encourage russia")
    assert error.value.reason == "refused-not-lowest-morale"
    choose(match, "encourage ottoman")
    assert (morale(match, "prussia"), morale(match, "ottoman")) == (2, 3)
    assert len(happened(match, "napoleon_card")) == 1


@rule("K-12.5.2")
def test_nobody_knows_the_next_napoleon_card() -> None:
    """To who sits at the table every card of the deck may be the next."""
    match = empire(power="france", action="drill", powers={name: {"morale": 2} for name in OTHERS})
    seen = set()
    for number in range(8):
        dealt = match.determinize(ME, Random(number))
        choose(dealt, "encourage ottoman")
        seen.add(happened(dealt, "napoleon_card")[0])
    assert len(seen) > 1


@rule("K-12.5.1", "K-4.7.1")
def test_nobody_gains_when_all_have_15() -> None:
    match = empire(power="france", action="drill", powers={name: {"morale": 15} for name in OTHERS})
    assert happened(match, "lowest_morale") == []
    assert len(happened(match, "napoleon_card")) == 1


# -- step 2


@rule("K-12.5.2", "K-12.5.4")
def test_the_top_card_is_revealed_resolved_and_discarded() -> None:
    match = card(5)
    number, name, targets = happened(match, "napoleon_card")[0]
    assert (number, name) == (5, "Armée de Naples")
    assert names(match, targets) == ["patrimonium_st_petri", "napoli"]
    assert match.view()["napoleon"]["discards"] == [5]
    assert match.view()["napoleon"]["deck"] == 11
    assert match.view()["napoleon"]["card"] is None


@rule("K-12.5.2", "K-12.5.4")
def test_the_card_lies_open_while_it_is_resolved() -> None:
    """Everybody sees its number, its name, its targets and the Territories that are not coloured."""
    match = card(3, powers={"austria": {"generals": {"bavaria": 1}, "hand": [3]}})
    assert kinds(match) == ["open_card"]
    for seat in (None, ME):
        assert match.view(seat)["napoleon"]["card"] == {
            "number": 3,
            "name": "Confédération du Rhin",
            "targets": list(RHINE),
            "others": ["wurttemberg", "pfalz"],
        }
    scene = match.scene(ME)
    row = next(row for row in scene.rows if row.id == "napoleon")
    assert row.title == "Napoleon: L’Ogre (easy)"
    (tile,) = row.tiles
    assert (tile.title, tile.signs, tile.current) == ("Confédération du Rhin", ("3",), True)
    assert tile.text == "Targets in order: Bavaria → Saxonia → Hesse. Only for orientation: Wurttemberg and Pfalz."
    assert next(pile.count for pile in scene.piles if pile.id == "napoleon_deck") == 11
    assert scene.special[1].text == "You lose together when France has 25 Influence; it has 0."


@rule("K-12.5.3")
def test_an_exhausted_deck_is_made_anew_from_the_discards() -> None:
    """Card 12 is the last; for the next one all twelve are shuffled again."""
    match = card(12, napoleon_discards=list(range(1, 12)))
    assert match.view()["napoleon"] == {"level": "easy", "card": None, "deck": 0, "discards": [*range(1, 12), 12]}
    assert happened(match, "napoleon_reshuffle") == []
    while len(happened(match, "napoleon_card")) < 2:
        match.play(ME, match.decisions[0].options[-1])
    assert happened(match, "napoleon_reshuffle") == [(12,)]
    assert match.view()["napoleon"]["deck"] == 11


@rule("K-12.5.4")
def test_the_twelve_cards() -> None:
    """Numbered, named, each with targets in an order; Territories of kind C are never acted on."""
    printed = decks()["napoleon"]
    assert [one["number"] for one in printed] == list(range(1, 13))
    assert len({one["name"] for one in printed}) == 12
    for one in printed:
        match = card(one["number"])
        targets = [t["id"] for t in one["territories"] if t["role"] == "attack"]
        others = {t["id"] for t in one["territories"] if t["role"] == "other"}
        assert names(match, happened(match, "napoleon_card")[0][2]) == targets
        assert set(attacked(match)) == set(targets)
        assert not others & (garrisons(match) - set(HOME))
        assert not others & set(generals(match))


# -- Garrison or attack


@rule("K-12.5.5", "K-EX-17")
def test_a_french_garrison_scores_the_value() -> None:
    """K-EX-17: Dalmatia (Uncontested) is worth 1; Venezia is an Austrian home and scores too, Bosnia is attacked."""
    match = card(4, powers={"france": france(garrisons=["dalmatia", "venezia"], influence=7)})
    assert names(match, [place for place, _ in happened(match, "target_scored")]) == ["venezia", "dalmatia"]
    assert [points for _, points in happened(match, "target_scored")] == [1, 1]
    assert influence(match) == 9
    assert attacked(match) == ["bosnia"]


@rule("K-12.5.5")
def test_the_value_is_added_whatever_the_type_of_territory() -> None:
    """Bavaria, Contested with a blue stripe, 2; Saxonia, Contested without one, 1; Hesse, Uncontested, 1."""
    match = card(3, powers={"france": france(garrisons=list(RHINE))})
    assert [points for _, points in happened(match, "target_scored")] == [2, 1, 1]
    assert influence(match) == 4
    assert happened(match, "source") == []


@rule("K-12.5.6", "K-12.5.8", "K-12.4.1", "K-12.5.2", "K-12.5.7", "K-EX-18")
def test_k_ex_18_three_attacks() -> None:
    """FR on Movement, card Bavaria, Saxonia, Hesse; no French Garrison in them; an Austrian Garrison in Bavaria."""
    powers = {"austria": {"garrisons": ["bavaria"], "morale": 1}, "britain": {"morale": 5}}
    moved = card(3, "movement", powers=powers)
    assert [event.kind for event in moved.events()][:4] == ["turn", "lowest_morale", "morale", "napoleon_card"]
    assert attacked(moved)[:3] == list(RHINE)
    match = card(3, powers=powers)  # the same on Drill, where the match stops after the card
    assert morale(match, "austria") == 2
    assert attacked(match) == list(RHINE)
    assert {place: troops for place, troops in generals(match).items() if place in RHINE} == {
        "bavaria": 1,  # 3, less 1 lost in the battle, less the Garrison
        "saxonia": 1,  # 3, less the Garrison, less 1 for supporting in Bavaria
        "hesse": 1,
    }
    assert fought(match) == ["bavaria"]
    assert results(match) == [(4, 1, 0)]
    assert garrisons(match) == {*HOME, *RHINE}


@rule("K-12.5.7")
def test_all_generals_are_placed_before_the_first_battle() -> None:
    match = card(3, powers={"austria": {"generals": {"bavaria": 0}}, "prussia": {"generals": {"saxonia": 0}}})
    kinds_in_order = order(match, "target_attacked", "source", "battle")
    assert kinds_in_order[:6] == ["target_attacked"] * 3 + ["source"] * 3
    decline(match, "beaten")
    assert fought(match) == ["bavaria", "saxonia"]  # in the order of the card


@rule("K-12.5.7")
def test_battles_follow_the_order_of_the_card() -> None:
    """Card 11: Wurttemberg, Bavaria, Wien."""
    match = card(11, powers={"austria": {"garrisons": ["wien", "bavaria", "wurttemberg"]}})
    assert fought(match) == ["wurttemberg", "bavaria", "wien"]


# -- sources


@rule("K-12.5.8", "K-12.5.9", "K-12.5.13")
def test_off_board_first_with_three_troops() -> None:
    match = card(5, powers={"france": france(generals={"provence": 3, "paris": 3})})
    assert taken(match) == [("patrimonium_st_petri", "off_board", "off"), ("napoli", "off_board", "off")]
    assert generals(match) == {"provence": 3, "paris": 3, "patrimonium_st_petri": 2, "napoli": 2}
    assert garrisons(match) >= {"patrimonium_st_petri", "napoli"}


@rule("K-12.5.9", "K-12.5.10", "K-R-25")
def test_then_the_nearest_french_home_but_paris() -> None:
    """All six Generals on the map: for Patrimonium Provence is 2 steps away, Languedoc 3, Lorraine 3; Paris waits."""
    spread = {"provence": 3, "lorraine": 3, "picardie": 3, "paris": 3, "hesse": 3, "holland": 3}
    match = card(5, powers={"france": france(generals=spread)})
    assert taken(match)[0] == ("patrimonium_st_petri", "french_home", "provence")
    assert candidates(match)[0] == [("provence", 2, -1), ("lorraine", 3, -1), ("picardie", 4, -1)]
    assert taken(match)[1] == ("napoli", "french_home", "lorraine")


@rule("K-12.5.9", "K-12.5.10")
def test_the_order_of_the_sources() -> None:
    """Six Generals on the map, each in another kind of Territory: two cards with three targets take them in order."""
    spread = {"lorraine": 3, "paris": 3, "dalmatia": 3, "saxonia": 3, "syria": 3, "madrid": 3}
    first = card(9, powers={"france": france(generals=spread)})  # Holland, Hannover, Danmark
    assert taken(first) == [
        ("holland", "french_home", "lorraine"),  # (b)
        ("hannover", "paris", "paris"),  # (c)
        ("danmark", "uncontested", "dalmatia"),  # (d)
    ]
    spread = {"saxonia": 3, "syria": 3, "madrid": 3, "lisboa": 3, "napoli": 3, "bavaria": 3}
    second = card(9, powers={"france": france(generals=spread)})
    assert taken(second) == [
        ("holland", "contested", "saxonia"),  # (e)
        ("hannover", "coalition_home", "syria"),  # (f)
        ("danmark", "blue", "bavaria"),  # (g), the nearest of four
    ]
    assert next(place for place, _, _ in candidates(second)[2]) == "bavaria"
    assert len(candidates(second)[2]) == 4


@rule("K-12.5.9", "K-R-59", "K-R-25")
def test_nearest_comes_before_the_lowest_value() -> None:
    """For Bavaria: Hesse (1 step, value 1) before Navarra (5 steps, value 0)."""
    spread = {"hesse": 3, "navarra": 3, "bosnia": 3, "podolia": 3, "polesie": 3, "danmark": 3}
    match = card(11, powers={"france": {"generals": spread, "garrisons": ["wurttemberg", "wien", "hesse"]}})
    assert taken(match) == [("bavaria", "uncontested", "hesse")]
    assert candidates(match) == [[("hesse", 1, 1), ("navarra", 5, 0)]]


@rule("K-12.5.9")
def test_among_equally_near_territories_the_lowest_value() -> None:
    """For Madrid: Leon (1 step, value 0) before Oporto (1 step, value 1)."""
    spread = {"oporto": 3, "leon": 3, "bosnia": 3, "podolia": 3, "polesie": 3, "danmark": 3}
    match = card(8, powers={"france": {"generals": spread, "garrisons": ["andalusia", "valencia"]}})
    assert taken(match) == [("madrid", "uncontested", "leon")]
    assert candidates(match) == [[("leon", 1, 0), ("oporto", 1, 1)]]


@rule("K-12.5.11", "K-12.0.3", "K-S-7.3")
def test_equal_territories_the_players_choose() -> None:
    """For Madrid: Leon and Valencia, both 1 step away and worth 0."""
    spread = {"valencia": 3, "leon": 3, "bosnia": 3, "podolia": 3, "polesie": 3, "danmark": 3}
    match = card(6, powers={"france": {"generals": spread, "garrisons": ["navarra", "catalonia"]}})
    assert kinds(match) == ["source"]
    assert decided_by_britain(match)
    assert offered(match) == ["summon leon > madrid", "summon valencia > madrid"]
    for move, reason in (
        ("summon bosnia > madrid", "refused-not-first-source"),
        ("summon leon > navarra", "refused-other-target"),
        ("summon paris > madrid", "refused-no-general-there"),
    ):
        with pytest.raises(Illegal) as error:
            match.play(ME, move)
        assert error.value.reason == reason
    choose(match, "summon valencia > madrid")
    assert taken(match) == [("madrid", "uncontested", "valencia")]
    assert happened(match, "source")[0][4] == 2  # two were equal
    assert len(happened(match, "summoned")) == 1
    assert "madrid" in generals(match)


@rule("K-R-25")
def test_sea_routes_do_not_count_for_french_generals() -> None:
    """D.12: Napoli is one Sea Route from Egypt, but 11 steps by land; Dalmatia is 5 away."""
    spread = {"napoli": 3, "madrid": 3, "lisboa": 3, "holland": 3, "lombardia": 3, "bavaria": 3}
    match = card(1, powers={"france": {"generals": spread, "garrisons": ["syria"]}})
    by_land = {place: steps for place, steps, _ in candidates(match)[0]}
    assert by_land["napoli"] > by_land["bavaria"]
    assert taken(match) == [("egypt", "blue", "bavaria")]


@rule("K-12.5.10")
def test_a_general_placed_in_this_action_is_never_taken_again() -> None:
    """Pfalz gets the General from Hesse, who is then next to Westphalia; but Westphalia gets the one from Dalmatia."""
    spread = {"hesse": 3, "dalmatia": 3, "saxonia": 3, "madrid": 3, "lisboa": 3, "napoli": 3}
    match = card(10, powers={"france": {"generals": spread, "garrisons": ["berlin"]}})
    assert taken(match) == [("pfalz", "uncontested", "hesse"), ("westphalia", "uncontested", "dalmatia")]
    assert candidates(match)[1] == [("dalmatia", 4, 1)]


@rule("K-12.5.12")
def test_the_garrison_stays_where_the_general_leaves() -> None:
    spread = {"hesse": 2, "bosnia": 3, "podolia": 3, "polesie": 3, "danmark": 3, "saxonia": 3}
    match = card(11, powers={"france": {"generals": spread, "garrisons": ["hesse", "wurttemberg", "wien"]}})
    assert taken(match) == [("bavaria", "uncontested", "hesse")]
    assert "hesse" in garrisons(match)
    assert "hesse" not in generals(match)


@rule("K-12.5.13", "K-R-59")
def test_filled_up_to_three_free_of_charge() -> None:
    spread = {"hesse": 0, "bosnia": 3, "podolia": 3, "polesie": 3, "danmark": 3, "saxonia": 3}
    match = card(11, powers={"france": {"generals": spread, "garrisons": ["wurttemberg", "wien"], "money": 5}})
    place = match.definition.map.place_of["bavaria"]  # type: ignore[attr-defined]
    assert happened(match, "filled") == [(place, 3, 3)]
    assert generals(match)["bavaria"] == 2  # one became the Garrison
    assert match.view()["powers"]["france"]["money"] == 5


@rule("K-12.5.13", "K-R-59")
def test_as_far_as_tokens_are_available() -> None:
    """K-R-59 (c): 49 tokens, 46 Garrisons and 1 Troop: the General from off board gets 2."""
    places = [t.id for t in card(5).definition.map.board.territories if t.kind != "impassable"]  # type: ignore[attr-defined]
    held = [p for p in places if p not in ("patrimonium_st_petri", "napoli")][:46]
    match = card(5, powers={"france": {"garrisons": held, "generals": {"paris": 1}}})
    assert [args[1:] for args in happened(match, "filled")] == [(2, 2)]
    assert generals(match) == {"paris": 1, "patrimonium_st_petri": 1, "napoli": 0}
    assert "patrimonium_st_petri" in garrisons(match)
    assert "napoli" not in garrisons(match)  # no Troop, no Garrison


@rule("K-12.5.14")
def test_without_an_enemy_a_garrison_at_once_also_in_a_foreign_home() -> None:
    """Card 1: Egypt and Syria, Ottoman homes without pieces."""
    match = card(1)
    assert fought(match) == []
    assert garrisons(match) >= {"egypt", "syria"}
    assert generals(match) == {"egypt": 2, "syria": 2}


@rule("K-12.5.14")
def test_an_enemy_garrison_or_general_means_a_battle() -> None:
    match = card(1, powers={"ottoman": {"garrisons": ["egypt"], "generals": {"syria": 0}, "morale": 5}})
    decline(match, "beaten")
    assert fought(match) == ["egypt", "syria"]


@rule("K-12.5.15", "K-R-59")
def test_a_french_general_in_a_target_counts_as_placed() -> None:
    """He is filled up and garrisons, and nobody else comes; he is no source for another target."""
    spread = {"saxonia": 1, "bosnia": 3, "podolia": 3, "polesie": 3, "danmark": 3, "madrid": 3}
    match = card(3, powers={"france": {"generals": spread}})
    standing = names(match, [place for (place,) in happened(match, "target_standing")])
    assert standing == ["saxonia"]
    assert attacked(match) == ["bavaria", "hesse"]
    assert generals(match)["saxonia"] == 2
    assert "saxonia" in garrisons(match)
    assert "saxonia" not in {start for _, _, start in taken(match)}
    assert all("saxonia" not in [place for place, _, _ in found] for found in candidates(match))


@rule("K-12.5.15")
def test_this_is_settled_before_anybody_is_placed() -> None:
    """The General in Hesse, the last target, is not taken for Bavaria, the first, though he is next to it."""
    spread = {"hesse": 3, "bosnia": 3, "podolia": 3, "polesie": 3, "danmark": 3, "madrid": 3}
    match = card(3, powers={"france": {"generals": spread}})
    assert generals(match)["hesse"] == 2
    assert all(start != "hesse" for _, _, start in taken(match))


@rule("K-12.5.16", "K-R-59")
def test_without_a_general_the_target_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """K-R-59 (b). No printed card has more targets than FR has Generals, so here one has: seven."""
    enough = card(3, powers={"france": {"generals": {}, "garrisons": []}})
    assert happened(enough, "target_skipped") == []
    state = enough.state
    assert isinstance(state, EmpireRealm)
    seven = ("navarra", "catalonia", "leon", "valencia", "andalusia", "oporto", "pfalz")
    long = CardFace(3, "Grande Armée", tuple(state.game.map.place_of[place] for place in seven), ())
    monkeypatch.setitem(state.own, 3, long)
    match = card(3, powers={"france": {"generals": {"valencia": 1}, "garrisons": ["andalusia"]}})
    assert [target for target, _, _ in taken(match)] == ["navarra", "catalonia", "leon", "oporto", "pfalz"]
    assert happened(match, "target_skipped") == []
    match = card(3, powers={"france": {"generals": {}, "garrisons": []}})
    assert len(taken(match)) == 6
    assert names(match, [place for (place,) in happened(match, "target_skipped")]) == ["pfalz"]
    assert "pfalz" not in garrisons(match)
    assert "pfalz" not in generals(match)
