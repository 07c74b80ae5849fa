"""Chapter 12: the worked examples of the rulebook with their exact numbers, and the derived cases of this game alone.

RP-EX-01, -06 and -11 and the derived cases of shared rules are proven in tests/conformance/family.
"""

from __future__ import annotations

import pytest

from tests.conformance.coalitions.table import asked, happened, names, options, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    garrisons,
    on_rails,
    position,
    prestige,
    refused,
    seen,
    track,
)
from tests.conformance.rule import rule


@rule("RP-EX-01", "RP-5.2.4", "RP-5.2.6", "RP-5.2.8", "RP-5.2.9", "RP-5.2.10")
def test_kinds_of_territories() -> None:
    """Champagne, Paris, Savoy, Luxembourg and the Alps."""
    match = on_rails("france", arbiter="prussia", powers={"france": {"generals": {"bourgogne": 1}}})
    assert "march bourgogne > savoy" in options(match, "france")
    refused(match, "france", "march bourgogne > alps", "RP-5.2.10")
    for name, influence, money in (("france", 1, 0), ("italy", 1, 0), ("austria", 0, 1), ("prussia", 0, 1)):
        fields = {"powers": {name: {"garrisons": ["savoy"]}}}
        scored = position(power=name, action="influence", **fields)
        assert track(scored, "influence")[name] == influence, "Savoy: France or Italy only"
        taxed = position(power=name, action="taxation", **fields)
        assert track(taxed, "money")[name] == 6 + money
    held = position(power="prussia", action="influence", powers={"prussia": {"garrisons": ["champagne", "luxembourg"]}})
    assert track(held, "influence")["prussia"] == 1, "Champagne is a French Home Territory, Luxembourg nobody's"


@rule("RP-EX-07", "RP-9.4.6", "RP-9.4.7", "RP-R-48")
def test_the_battle_of_lombardia() -> None:
    match = on_rails(
        "italy",
        arbiter="prussia",
        prestige=["austria", "france", "italy", "prussia"],
        powers={
            "italy": {"generals": {"liguria": 3, "lazio": 3}, "morale": 8, "hand": [2, 3, 4, 4, 5], "deck": [1]},
            "austria": {
                "generals": {"lombardia": 2, "venezia": 2},
                "garrisons": ["lombardia"],
                "morale": 8,
                "hand": [2, 3, 5, 5],
                "deck": [4],
            },
        },
    )
    play(match, "italy: march liguria > lombardia", "italy: done")
    play(match, "italy: march lazio > toscania", "italy: garrison toscania")
    skip(match, "garrison", "move")
    assert match.view(None)["battle"]["strength"] == [4, 4]
    # support: Italy first, then Austria; the totals stay
    assert asked(match) == [("italy", "support")]
    assert options(match, "italy") == ["support toscania", "done"]
    play(match, "italy: support toscania")
    assert asked(match) == [("austria", "support")]
    play(match, "austria: support venezia")
    assert match.view(None)["battle"]["strength"] == [4, 4]
    # two cycles of four
    morale = {"italy": 8, "austria": 8}
    for name, card, place in (
        *(("italy", 4, "lombardia"), ("austria", 5, "lombardia"), ("italy", 2, "toscania"), ("austria", 5, "venezia")),
        *(("italy", 4, "lombardia"), ("austria", 2, "lombardia"), ("italy", 5, "toscania"), ("austria", 3, "venezia")),
    ):
        assert asked(match) == [(name, "card")]
        assert {one.rsplit(" ", 1)[1] for one in options(match, name) if one != "pass"} == {place}
        play(match, f"{name}: play {card} for {place}")
        morale[name] -= 1
        assert {one: track(match, "morale")[one] for one in morale} == morale
    # Austria's four Troops are used up; Italy has one left in Lombardia, and plays a 3 face up
    assert asked(match) == [("italy", "card")]
    play(match, "italy: reveal 3 for lombardia")
    assert asked(match) == [("italy", "target")]
    assert set(options(match, "italy")) == {
        f"turn up austria {place} {number}" for place in ("lombardia", "venezia") for number in (1, 2)
    }
    play(match, "italy: turn up austria lombardia 1")
    assert [args[3] for args in happened(match, "turned_up")] == [5]
    # 4 + 19 against 4 + 16
    assert [(*names(match, [place]), *rest) for place, *rest in happened(match, "result")] == [("lombardia", 23, 20, 0)]
    assert asked(match) == [("austria", "beaten")]
    assert options(match, "austria") == ["capital", "off board"]
    play(match, "austria: capital")
    assert asked(match) == [("italy", "win_garrison")]
    play(match, "italy: garrison lombardia")
    assert seen(match, "italy")["generals"] == {"lombardia": 1, "toscania": 1}
    assert seen(match, "austria")["generals"] == {"wien": 0, "venezia": 1}
    assert garrisons(match) == {"lombardia": "italy", "toscania": "italy"}
    assert track(match, "morale") == {"austria": 2, "france": 0, "italy": 3, "prussia": 1}
    assert (seen(match, "italy")["cards"], seen(match, "austria")["cards"]) == (1, 1)
    assert match.view("italy")["powers"]["italy"]["hand"] == [1]
    assert sorted(seen(match, "austria")["discards"]) == [2, 3, 5, 5]
    assert track(match, "influence") == {"austria": 0, "france": 0, "italy": 1, "prussia": 0}
    assert prestige(match) == ["austria", "italy", "france", "prussia"]


@rule("RP-DX-19", "RP-8.9.9", "RP-8.9.10")
@pytest.mark.parametrize("name", ["austria", "prussia"])
def test_sardinia_is_left_by_sea_alone(name: str) -> None:
    """A Power without an Italian or a French route has no move there; France has its own route to Provence."""
    match = on_rails(name, powers={name: {"generals": {"sardinia": 2}, "garrisons": ["sardinia", "lazio"]}})
    assert asked(match) == [(name, "request")]
    match = on_rails("france", arbiter="prussia", powers={"france": {"generals": {"sardinia": 0}}})
    assert options(match, "france") == ["sail sardinia > provence", "end"]
    refused(match, "france", "sail sardinia > lazio", "RP-8.9.10")
