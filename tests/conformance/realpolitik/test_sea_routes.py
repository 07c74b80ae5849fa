"""8.9 Sea Movement: blue French and red Italian Sea Routes, and who may use them."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, ways
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    after,
    garrisons,
    idle,
    on_rails,
    refused,
    seen,
)
from tests.conformance.rule import rule

# from one end to the other, as the board draws them
ROUTES = {
    "italy": [("liguria", "sardinia"), ("sardinia", "lazio"), ("sardinia", "napoli"), ("napoli", "dalmatia")],
    "france": [("provence", "sardinia"), ("provence", "lazio"), ("picardie", "holstein")],
}
ALL = [(owner, *pair) for owner, pairs in ROUTES.items() for a, b in pairs for pair in ((a, b), (b, a))]


def sailing(power: str, start: str, *, troops: int = 0, powers: dict[str, Any] | None = None, **fields: Any) -> Match:
    """A General of the Power in its first Movement Turn."""
    match = on_rails(power, powers={power: {"generals": {start: troops}}, **(powers or {})}, **fields)
    return skip(match, "rail")


@rule("RP-8.9.4", "RP-8.9.5", "RP-8.9.7", "RP-5.2.13", "RP-5.2.14", "RP-8.9.10", "RP-PD-39", "RP-PD-42")
@pytest.mark.parametrize(("owner", "start", "end"), ALL)
def test_at_war_only_the_power_of_its_colour_uses_a_sea_route(owner: str, start: str, end: str) -> None:
    """In both directions, and no further than its other end; a second General waits in Wurttemberg."""
    for power in ("austria", "france", "italy", "prussia"):
        match = on_rails(power, powers={power: {"generals": {start: 0, "wurttemberg": 0}}})
        if power != owner:
            refused(match, power, f"sail {start} > {end}", "RP-8.9.10")
            continue
        play(match, f"{power}: sail {start} > {end}")
        assert ways(match) == [("sail", [start, end])]
        moves = {tuple(text.split()[:2]) for text in options(match, power)}
        assert moves == {("march", "wurttemberg"), ("end",)}, "one Sea Route, and the move is over"


@rule("RP-8.9.6", "RP-8.9.10")
def test_control_of_the_ends_does_not_matter() -> None:
    """France holds Napoli and Dalmatia and may not sail between them; Italy, which holds neither, may."""
    held = {"france": {"generals": {"napoli": 0}, "garrisons": ["napoli", "dalmatia"]}}
    match = on_rails("france", arbiter="prussia", powers=held)
    refused(match, "france", "sail napoli > dalmatia", "RP-8.9.10")
    match = sailing("italy", "dalmatia", arbiter="prussia", powers={"france": {"garrisons": ["napoli"]}})
    assert "sail dalmatia > napoli" in options(match, "italy")


@rule("RP-8.9.5", "RP-5.2.13", "RP-14.1.18", "RP-7.4.1")
@pytest.mark.parametrize("ally", ["austria", "prussia", "france"])
def test_an_ally_sails_with_permission(ally: str) -> None:
    """Along an Italian route to a Territory that is nobody's: the owner of the route is asked all the same."""
    match = sailing(ally, "napoli", troops=1, alliances=[[ally, "italy"]])
    assert after(match, ally, "sail napoli > ") == {"sardinia", "dalmatia"}
    play(match, f"{ally}: sail napoli > dalmatia")
    assert asked(match) == [("italy", "consent")]
    assert match.decisions[0].rule == "RP-8.9.5"
    refusal = play(match.clone(), "italy: refuse")
    assert seen(refusal, ally)["generals"] == {"napoli": 1}
    assert "sail napoli > dalmatia" not in options(refusal, ally)
    play(match, "italy: consent", f"{ally}: garrison dalmatia")
    assert (seen(match, ally)["generals"], garrisons(match)) == ({"dalmatia": 0}, {"dalmatia": ally})


@rule("RP-8.9.5", "RP-8.9.10")
def test_an_ally_of_france_does_not_sail_on_italian_routes() -> None:
    match = sailing("austria", "sardinia", arbiter="italy", alliances=[["austria", "france"]])
    assert after(match, "austria", "sail sardinia > ") == {"provence"}
    refused(match, "austria", "sail sardinia > lazio", "RP-8.9.10")


@rule("RP-8.9.11", "RP-R-38")
def test_one_question_covers_the_route_and_the_landing() -> None:
    """Lazio and the route to it are Italy's; Lazio by the French route is Italy's consent to the landing alone."""
    match = sailing("austria", "sardinia", alliances=[["austria", "italy"]])
    play(match, "austria: sail sardinia > lazio", "italy: consent")
    assert (len(happened(match, "consent")), seen(match, "austria")["generals"]) == (1, {"lazio": 0})
    match = sailing("france", "provence", alliances=[["france", "italy"]])
    play(match, "france: sail provence > lazio")
    assert asked(match) == [("italy", "consent")]
    play(match, "italy: consent")
    assert seen(match, "france")["generals"] == {"lazio": 0}


@rule("RP-8.9.8", "RP-9.1.2")
def test_an_attack_over_sea() -> None:
    """From Picardie on the Prussian Garrison in Holstein."""
    match = sailing("france", "picardie", troops=3, arbiter="italy", powers={"prussia": {"garrisons": ["holstein"]}})
    play(match, "france: sail picardie > holstein")
    skip(match, "garrison")
    idle(match, "win_garrison")
    assert garrisons(match) == {}
    play(match, "france: garrison holstein")
    assert (garrisons(match), seen(match, "france")["generals"]) == ({"holstein": "france"}, {"holstein": 1})


@rule("RP-8.9.9", "RP-PD-10", "RP-PD-30")
def test_sardinia_has_no_land_border() -> None:
    match = sailing("italy", "sardinia", arbiter="prussia")
    assert {text.split()[0] for text in options(match, "italy")} == {"sail", "end"}
    assert after(match, "italy", "sail sardinia > ") == {"liguria", "lazio", "napoli"}
    forbidden(match, "italy", "march sardinia > lazio", "strategic sardinia > lazio")


@rule("RP-1.1.4", "RP-9.3.9")
def test_no_support_over_a_sea_route() -> None:
    """An Italian General in Napoli cannot support the attack of another on Dalmatia, one route away."""
    match = on_rails(
        "italy",
        arbiter="prussia",
        powers={"italy": {"generals": {"venezia": 2, "napoli": 3}}, "austria": {"garrisons": ["dalmatia"]}},
    )
    play(match, "italy: march venezia > dalmatia")
    skip(match, "garrison")
    play(match, "italy: end")
    assert not any(kind == "support" for _, kind in asked(match))
    assert happened(match, "support") == []


@rule("RP-R-62", "RP-9.7.2")
def test_sea_routes_of_the_own_colour_count_as_a_step_of_a_withdrawal() -> None:
    """A French General, without a Territory near Sardinia, withdraws from there to Provence."""
    match = sailing("france", "provence", troops=3, arbiter="prussia", powers={"italy": {"generals": {"sardinia": 3}}})
    play(match, "france: sail provence > sardinia")
    skip(match, "garrison")
    idle(match, "withdraw")
    assert options(match, "france") == ["withdraw sardinia > provence", "withdraw sardinia > off"]
