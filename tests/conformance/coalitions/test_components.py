"""Components (chapter 1): what each Power has, and that it is a limit."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.games.coalitions.base.plugin import GAME
from chancellery.kernel import BadInput, BadNotation
from tests.conformance.coalitions.course import set_up, until
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

GENERALS = {"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3}
TOKENS = {"britain": 21, "france": 49, "austria": 28, "prussia": 21, "russia": 28, "ottoman": 21}
EMPIRE = GAME.shipped("coalitions_empire")
LAND = [one.id for one in EMPIRE.territories if one.kind != "impassable"]


def homes(name: str) -> list[str]:
    return [one.id for one in EMPIRE.territories if one.power == name]


@rule("K-1.1.1")
def test_there_are_24_generals_and_each_power_has_one_name_for_one_of_them() -> None:
    match = set_up()
    seen = match.view()["powers"]
    assert {name: len(seen[name]["generals"]) + seen[name]["off_board"] for name in POWERS} == GENERALS
    assert sum(GENERALS.values()) == 24
    for hero in ("wellington", "napoleon", "schwarzenberg", "blucher", "kutuzov", "grand_vizier"):
        assert match.why_not("britain", f"{hero} london") is not None  # a move of the game, though not GB's now
    with pytest.raises(BadNotation):
        match.why_not("britain", "nelson london")
    assert [text.split()[0] for text in options(match, "france")] == ["napoleon"] * 6
    play(match, "france: napoleon lorraine")
    assert power(match, "france")["named"] == "lorraine"
    until(match, ("france", "arbiter"))
    assert happened(match, "named") == [(1, 5, EMPIRE.territory("lorraine").index)]  # exactly one, once


@rule("K-1.1.1", "K-10.1.3")
def test_with_the_named_generals_each_power_has_exactly_one_of_them() -> None:
    """Six of the 24 pawns have a name; each is of its own Power, and the others have none."""
    match = set_up(generals=True)
    while match.view()["round"] == 0:
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    for lang, names in (
        ("en", ["Wellington", "Napoleon", "Schwarzenberg", "Blücher", "Kutuzov", "Grand Vizier"]),
        ("pl", ["Wellington", "Napoleon", "Schwarzenberg", "Blücher", "Kutuzow", "Wielki Wezyr"]),
    ):
        pieces = [one for one in match.scene(None, lang).pieces if one.type == "general"]
        assert {one.power: one.named for one in pieces if one.named} == dict(zip(POWERS, names, strict=True))
        assert sum(one.named is not None for one in pieces) == 6
    named = [args[:2] for args in happened(match, "named")]
    first = {name: sum(list(GENERALS.values())[:n]) for n, name in enumerate(GENERALS)}
    assert sorted(power for power, _ in named) == list(range(6))
    for number, general in named:
        name = POWERS[number]
        assert first[name] <= general < first[name] + GENERALS[name]


@rule("K-1.1.2")
@pytest.mark.parametrize("name", POWERS)
def test_no_power_ever_has_more_generals_than_pawns(name: str) -> None:
    count = GENERALS[name]
    places = [*homes(name), "westphalia"]
    on_map = dict.fromkeys(places[: count - 1], 0)
    match = position(power=name, action="leadership", powers={name: {"generals": on_map, "morale": 1}})
    assert power(match, name)["off_board"] == 1
    play(match, f"{name}: place {places[count - 1]}")
    assert len(power(match, name)["generals"]) == count
    assert power(match, name)["off_board"] == 0
    assert (name, "more_generals") not in asked(match)  # the last pawn stands on the map
    full = dict.fromkeys(places[:count], 0)
    match = position(power=name, action="leadership", powers={name: {"generals": full, "morale": 1}})
    assert not [text for text in options(match, name) if text.startswith("place")]
    too_many = dict.fromkeys(places[: count + 1], 0)
    with pytest.raises(BadInput) as caught:
        position(powers={name: {"generals": too_many}})
    assert caught.value.args_named["field"] == f"powers.{name}.generals"


@rule("K-1.1.3", "K-R-21")
@pytest.mark.parametrize("name", POWERS)
def test_troops_and_garrisons_together_never_exceed_the_tokens(name: str) -> None:
    capital = EMPIRE.capital(name).id
    tokens = TOKENS[name]

    def mobilising(garrisons: int) -> Any:
        force = {"generals": {capital: 1}, "garrisons": LAND[:garrisons], "money": 4, "hand": []}
        return position(power=name, action="mobilisation", powers={name: force})

    match = mobilising(tokens - 2)
    assert power(match, name)["stock"] == 1
    play(match, f"{name}: buy troop {capital}")
    assert power(match, name)["generals"] == {capital: 2}  # there is room for a third
    assert power(match, name)["money"] == 3  # and Money for it
    assert power(match, name)["stock"] == 0
    assert f"buy troop {capital}" not in options(match, name)
    match = mobilising(tokens - 1)
    assert f"buy troop {capital}" not in options(match, name)
    assert "buy morale" in options(match, name)
    with pytest.raises(BadInput) as caught:
        mobilising(tokens)
    assert caught.value.args_named["field"] == f"powers.{name}"


@rule("K-1.1.3", "K-1.1.4")
def test_a_troop_turned_is_a_garrison_and_what_is_on_neither_side_lies_in_stock() -> None:
    match = position(
        power="france",
        action="movement",
        powers={"france": {"generals": {"paris": 2}, "garrisons": ["holland"]}},
    )
    assert power(match, "france")["stock"] == 49 - 3
    play(match, "france: arbiter ottoman", "france: disband holland", "france: march paris > lorraine")
    assert power(match, "france")["stock"] == 49 - 2  # the disbanded Garrison
    play(match, "france: garrison paris")
    assert power(match, "france")["generals"] == {"lorraine": 1}
    assert match.view()["garrisons"] == {"paris": "france"}
    assert power(match, "france")["stock"] == 49 - 2  # the same token, on its other side


@rule("K-1.1.4")
def test_troops_and_garrisons_lost_in_battle_lie_in_stock_again() -> None:
    match = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"lorraine": 3}},
            "austria": {"generals": {"wurttemberg": 1}, "garrisons": ["wurttemberg"]},
        },
    )
    assert power(match, "austria")["stock"] == 28 - 2
    play(match, "france: arbiter ottoman", "france: march lorraine > wurttemberg")
    play(until(match, ("austria", "beaten")), "austria: off board")
    assert match.view()["garrisons"] == {}
    assert power(match, "austria")["stock"] == 28
    assert power(match, "france")["stock"] == 49 - 2  # one of the three Troops was lost


@rule("K-1.1.5")
def test_only_six_fortresses_exist() -> None:
    others = ["paris", "wien", "istanbul", "moskva", "london"]
    force = {"garrisons": ["berlin", "silesia"], "money": 12}
    match = position(power="prussia", action="mobilisation", fortresses=others, powers={"prussia": force})
    assert [text for text in options(match, "prussia") if "fortress" in text] == [
        "buy fortress berlin",
        "buy fortress silesia",
    ]
    play(match, "prussia: buy fortress berlin")
    assert len(match.view()["fortresses"]) == 6
    assert power(match, "prussia")["money"] == 7
    assert not [text for text in options(match, "prussia") if "fortress" in text]
    with pytest.raises(BadInput) as caught:
        position(fortresses=[*others, "berlin", "silesia"])
    assert caught.value.args_named["field"] == "fortresses"


@rule("K-1.1.6")
def test_britain_and_france_have_no_status_tokens() -> None:
    statuses = {name: {"status": "neutral"} for name in ("austria", "prussia", "russia", "ottoman")}
    match = position(round=2, phase="diplomacy", powers=statuses)
    assert asked(match) == [(name, "status") for name in ("austria", "prussia", "russia", "ottoman")]
    tokens = ["status british", "status french", "status neutral", "status expansionist"]
    for name in ("austria", "prussia", "russia", "ottoman"):
        assert options(match, name) == tokens
    for name in ("britain", "france"):
        assert options(match, name) == []
        assert match.why_not(name, "status neutral") is not None


@rule("K-1.1.7", "K-R-20")
def test_any_amount_of_money_can_be_paid_and_the_supply_never_runs_out() -> None:
    match = position(power="britain", action="leadership", powers={"britain": {"money": 9, "morale": 15}})
    play(match, "britain: decline")
    for member in ("austria", "russia"):
        amounts = [text for text in options(match, "britain") if text.startswith(f"offer {member}")]
        assert amounts == [f"offer {member} {money}" for money in range(1, 10)]  # also 3, 4 and 8: change is made
    rich = {"money": 79}
    match = position(power="britain", action="taxation", powers={"britain": rich, "france": {"money": 80}})
    assert (happened(match, "tax"), happened(match, "trade")) == ([(0, 3)], [(0, 10)])  # London; all ports but Egypt
    assert power(match, "britain")["money"] == 79 + 13  # far more than the 80 in the box


@rule("K-1.1.8")
@pytest.mark.parametrize("place", [one.id for one in EMPIRE.territories if one.kind in ("contested", "uncontested")])
def test_the_silhouettes_on_the_board_are_ignored(place: str) -> None:
    """Wherever they are printed: a Territory without a piece of a Power is empty."""
    start = EMPIRE.territory(place).neighbours[-1]
    match = position(power="austria", action="movement", powers={"austria": {"generals": {start: 0}}})
    assert match.view()["garrisons"] == {}
    play(match, "austria: arbiter france", f"austria: march {start} > {place}")
    match = until(match, ("austria", "request"))
    assert power(match, "austria")["generals"] == {place: 0}
    assert happened(match, "battle") == []
