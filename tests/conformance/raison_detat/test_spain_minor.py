"""Chapter 12.10: Spain as a Minor Power of the Austrian player (1618, four players)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    allies,
    attack,
    controllers,
    fight,
    public,
    readers,
    results,
    scored,
)
from tests.conformance.raison_detat.table import (
    asked,
    diplomacy,
    happened,
    new,
    options,
    passive,
    play,
    position,
    refused,
    statuses,
    track,
)
from tests.conformance.rule import rule


@rule("RD-12.10.1", "RD-3.1.8", "RD-12.10.3", "RD-12.2.3")
def test_spain_belongs_to_the_austrian_player_for_the_whole_game() -> None:
    """From the set-up on; no Money, and no Influence of its own."""
    match = new("1618", 4)
    assert match.seats == ("protestants", "sweden", "austria", "france")
    assert readers(match, "spain") == ["austria"]
    assert public(match, "spain")["money"] == 0
    scene = next(one for one in match.scene(None).powers if one.id == "spain")
    assert next(fact.value for fact in scene.facts if fact.id == "influence") is None
    while match.view(None)["round"] < 3:
        assert controllers(match)["spain"] == "austria"
        assert statuses(match)["spain"] == "austrian"
        passive(match)


@rule("RD-12.10.4", "RD-12.10.1", "RD-12.10.3")
def test_spain_acts_from_the_first_action_turn_on() -> None:
    """Turn 1 is its Movement; the uncontrolled Ottomans and Poles do nothing."""
    match = new("1618", 4)
    found = []
    while match.view(None)["turn"] < 2:
        found.append((match.view(None)["turn"], *acting(match)))
        passive(match)
    spanish = [one for one in found if one[2] == "spain"]
    assert spanish[0] == (1, "austria", "spain", "arbiter")
    assert {one[1] for one in spanish} == {"austria"}
    assert not {one[2] for one in found} & {"poland", "ottoman"}


@rule("RD-12.10.2", "RD-12.3.7")
def test_no_auction_for_spain_even_without_its_capital() -> None:
    """France holds Madrid: Spain stays Austria's and drills, and the Garrison stays."""
    powers: dict[str, Any] = {
        "france": {"status": "protestant", "garrisons": ["madrid"]},
        "spain": {"hand": [1]},
        "protestants": {"morale": 9},
    }
    match = position("1618", seats=4, power="spain", action="drill", powers=powers)
    assert acting(match) == ("austria", "spain", "drill")
    assert happened(match, "bid") == happened(match, "capital_held") == []
    assert match.view(None)["garrisons"] == {"madrid": "france"}


@rule("RD-12.10.3", "RD-12.6.1", "RD-12.6.4", "RD-9.7.5")
@pytest.mark.parametrize(("emperor", "points"), [("spain", 2), ("austria", 0), ("sweden", 0)])
def test_no_expand_influence_but_2_for_austria_if_spain_is_emperor(emperor: str, points: int) -> None:
    """Spain holds Bourgogne (2, with its stripe): nothing for it."""
    powers = {"spain": {"garrisons": ["bourgogne"]}, "austria": {"influence": 4}}
    match = position("1618", seats=4, power="spain", action="influence", emperor=emperor, powers=powers)
    assert scored(match) == {"austria": 4 + points}
    assert happened(match, "expand") == []
    full = position("1618", power="spain", action="influence", emperor=emperor, powers=powers)
    assert scored(full) == {"austria": 4, "spain": 2 + points}


@rule("RD-12.10.3", "RD-12.6.2", "RD-12.6.3")
@pytest.mark.parametrize(("seats", "points"), [(4, {"austria": 1}), (7, {"spain": 2})])
def test_its_influence_in_battle_goes_to_austria_without_the_additional_point(
    seats: int, points: dict[str, int]
) -> None:
    """Spaniards beat a Protestant General; as a Major Power Spain would gain 2."""
    powers: dict[str, Any] = {"spain": {"generals": {"brabant": 3}}, "protestants": {"generals": {"nassau": 0}}}
    match = fight(attack("spain", "march brabant > nassau", scenario="1618", seats=seats, **powers))
    assert results(match) == [(4, 1, 0)]
    assert scored(match) == points


@rule("RD-12.10.3", "RD-7.4.6", "RD-7.4.7", "RD-12.4.4")
def test_spain_is_neither_refused_nor_expelled() -> None:
    match = diplomacy("1618", seats=4, powers={"sweden": {"status": "austrian"}})
    assert options(match, "austria") == ["expel sweden", "done"]
    refused(match, "austria", "expel spain", "RD-7.4.6")
    play(match, "austria: done", "sweden: status austrian", "france: status neutral")
    assert asked(match) == [("protestants", "drill")], "nobody asks about Spain"
    assert "spain" in allies(match, "austria")


@rule("RD-12.10.3", "RD-12.5.4", "RD-12.5.5", "RD-9.9.5")
def test_spain_is_used_like_any_other_minor_power() -> None:
    """It passes Austrian ground unasked, pays with its own Money, and its player's Powers are no Arbiters."""
    powers: dict[str, Any] = {"spain": {"generals": {"lombardia": 1}, "money": 2}, "austria": {"money": 5}}
    match = position("1618", seats=4, power="spain", action="movement", powers=powers)
    assert options(match, "austria") == ["arbiter protestants", "arbiter sweden", "arbiter france"]
    play(match, "austria: arbiter france", "austria: march lombardia > tyrol")
    assert public(match, "spain")["generals"] == {"tyrol": 1}
    assert happened(match, "consent") == []
    match = position("1618", seats=4, power="spain", action="mobilisation", powers=powers)
    play(match, "austria: buy troop lombardia", "austria: done")
    assert (track(match, "money")["spain"], track(match, "money")["austria"]) == (0, 5)
