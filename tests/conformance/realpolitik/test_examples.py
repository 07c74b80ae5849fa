"""Chapter 12: the worked examples of the rulebook with their exact numbers, and the derived cases of this game alone.

RP-EX-01, -06 and -11 and the derived cases of shared rules are proven in tests/conformance/family.
"""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, names, options, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    AU,
    FR,
    IT,
    POWERS,
    PR,
    alliances,
    demands,
    garrisons,
    idle,
    lines,
    on_rails,
    position,
    prestige,
    refused,
    seen,
    token,
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


@rule("RP-EX-02", "RP-8.4.2", "RP-8.4.5", "RP-7.3.2", "RP-7.3.4", "RP-7.3.5", "RP-7.3.7", "RP-7.3.10", "RP-7.1.7")
def test_a_diplomacy_phase() -> None:
    """The Alliance of France and Italy ends, that of Austria and Italy begins, and the board is updated for both."""
    match = position(
        diplomacy_track=3,
        alliances=[["france", "italy"]],
        cards={"france": "dispatch"},
        powers={
            "france": {"generals": {"savoy": 0, "paris": 1}},
            "italy": {"generals": {"savoy": 2}},
            "austria": {"garrisons": ["toscania", "lombardia"], "generals": {"wien": 1}},
            "prussia": {"generals": {"berlin": 1}, "garrisons": ["tyrol"]},
        },
    )
    assert (token(match), asked(match)) == (4, [(name, "negotiation") for name in POWERS])
    demands(match, italy="austria", france="italy", prussia="france", austria="italy")
    given = happened(match, "demand")
    received = {name: {giver for giver, to in given if to == n} for n, name in enumerate(POWERS)}
    assert received == {"italy": {AU, FR}, "france": {PR}, "austria": {IT}, "prussia": set()}
    assert alliances(match) == [["austria", "italy"]]
    assert (happened(match, "alliance_ended"), happened(match, "alliance")) == ([(FR, IT)], [(AU, IT)])
    # Austria and Italy: the Garrison in Toscania joins the General; that in Lombardia, no Home Territory, stays
    assert garrisons(match) == {"lombardia": "austria", "tyrol": "prussia"}
    assert seen(match, "austria")["generals"] == {"wien": 2}
    # France and Italy: 1 against 3 in Savoy; the side of Italy is the stronger
    assert [args[1:] for args in happened(match, "compared")] == [((IT,), 3, "stronger")]
    assert asked(match) == [("france", "update_withdraw")]
    play(match, "france: withdraw savoy > bourgogne")
    assert seen(match, "france")["generals"] == {"bourgogne": 0, "paris": 1}
    assert token(match) == 0


def asking(morale: int) -> Match:
    """France has named Italy, with this Morale, its Arbiter."""
    powers = {"france": {"generals": {"paris": 0}}, "italy": {"morale": morale}}
    return on_rails("france", arbiter="italy", powers=powers)


@rule("RP-EX-03", "RP-8.6.14", "RP-8.6.16")
def test_an_arbiter_with_12_morale() -> None:
    match = asking(12)
    assert track(match, "morale")["italy"] == 13
    play(match, "france: end", "france: request", "italy: grant")
    assert track(match, "morale")["italy"] == 15
    play(match, "france: end")
    assert asked(match) == [(name, "action_card") for name in POWERS], "a third Movement Turn is impossible"
    assert happened(match, "movement_turn") == [(FR, 1), (FR, 2)]


@rule("RP-EX-04", "RP-8.6.14")
def test_three_movement_turns() -> None:
    match = asking(5)
    found = [track(match, "morale")["italy"]]
    for _ in (2, 3):
        play(match, "france: end", "france: request", "italy: grant")
        found.append(track(match, "morale")["italy"])
    assert found == [6, 8, 11]
    play(match, "france: end")
    assert asked(match) == [(name, "action_card") for name in POWERS]


@rule("RP-EX-05", "RP-8.6.17")
def test_a_movement_action() -> None:
    """Austria, in an Alliance with Prussia: the Arbiter, a Troop by rail, three Marches with two Garrisons."""
    match = position(
        power="austria",
        action="movement",
        alliances=[["austria", "prussia"]],
        trains=lines("dalmatia", "venezia"),
        powers={
            "austria": {"generals": {"dalmatia": 2, "venezia": 2, "wien": 2}, "garrisons": ["dalmatia", "venezia"]},
            "france": {"morale": 3},
        },
    )
    assert options(match, "austria") == ["arbiter france", "arbiter italy"]
    refused(match, "austria", "arbiter prussia", "RP-8.6.4")
    play(match, "austria: arbiter france")
    assert track(match, "morale")["france"] == 4
    skip(match, "disband")
    play(match, "austria: rail troop dalmatia > venezia", "austria: done")
    assert seen(match, "austria")["generals"] == {"dalmatia": 1, "venezia": 3, "wien": 2}
    assert track(match, "morale")["france"] == 4
    forbidden(match, "austria", "march dalmatia > venezia")  # not before the other General has left
    play(match, "austria: march venezia > lombardia", "austria: garrison lombardia")
    play(match, "austria: march dalmatia > venezia")
    play(match, "austria: march wien > bohemia", "austria: garrison bohemia")
    skip(match, "garrison")
    assert seen(match, "austria")["generals"] == {"venezia": 1, "lombardia": 2, "bohemia": 1}
    assert garrisons(match) == dict.fromkeys(("dalmatia", "venezia", "lombardia", "bohemia"), "austria")
    assert happened(match, "battle") == []
    assert asked(match) == [("austria", "request")]
    play(match, "austria: request", "france: refuse")
    assert track(match, "morale")["france"] == 4
    assert asked(match) == [(name, "action_card") for name in POWERS]


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


@rule("RP-EX-08", "RP-10.2.1", "RP-10.2.2", "RP-10.2.4", "RP-10.2.5", "RP-10.2.6", "RP-10.2.7")
def test_the_update_of_the_board_after_a_new_alliance() -> None:
    match = position(
        phase="diplomacy",
        powers={
            "prussia": {"garrisons": ["wien", "bohemia"], "generals": {"wien": 1}},
            "austria": {"garrisons": ["saxonia"], "generals": {"saxonia": 1}},
        },
    )
    demands(match, austria="prussia", prussia="austria", france="austria", italy="austria")
    assert alliances(match) == [["austria", "prussia"]]
    assert seen(match, "prussia")["generals"] == {"wien": 2}, "the Garrison is a Troop of the General there"
    assert garrisons(match) == {"bohemia": "prussia", "saxonia": "austria"}
    assert asked(match) == [("austria", "stay")]
    play(match, "austria: leave prussia wien")
    assert options(match, "prussia") == ["withdraw wien > bohemia", "withdraw wien > off"]
    play(match, "prussia: withdraw wien > bohemia")
    assert seen(match, "prussia")["generals"] == {"bohemia": 2}
    assert (seen(match, "austria")["generals"], garrisons(match)["saxonia"]) == ({"saxonia": 1}, "austria")
    assert asked(match) == [(name, "action_card") for name in POWERS]
    taxed = play(match, *(f"{name}: taxation {name}" for name in POWERS))
    assert track(taxed, "money")["austria"] == 6, "Wien is Austria's again"


@rule("RP-DX-07", "RP-9.8.2", "RP-9.8.5", "RP-9.11.2")
def test_a_lone_garrison_wins_with_two_supporting_cards() -> None:
    """The defending Power and the Ally who supported gain 1 Influence each; only the first moves in Prestige."""
    match = on_rails(
        "france",
        arbiter="italy",
        prestige=["france", "italy", "austria", "prussia"],
        alliances=[["austria", "prussia"]],
        powers={
            "france": {"generals": {"champagne": 3}},
            "prussia": {"garrisons": ["luxembourg"]},
            "austria": {"generals": {"rheinland": 2}, "hand": [4, 5], "morale": 2},
        },
    )
    play(match, "france: march champagne > luxembourg", "france: done")
    play(match, "austria: support rheinland", "austria: play 4 for rheinland", "austria: play 5 for rheinland")
    idle(match, "request")
    assert [args[1:] for args in happened(match, "result")] == [(4, 10, 1)]
    assert track(match, "influence") == {"austria": 1, "france": 0, "italy": 0, "prussia": 1}
    assert prestige(match) == ["france", "italy", "prussia", "austria"]
    assert garrisons(match) == {"luxembourg": "prussia"}


@rule("RP-DX-08", "RP-9.8.3", "RP-9.11.2")
def test_two_allied_generals_beaten_with_the_support_of_an_ally() -> None:
    """France and Italy gain 2 Influence each; only France moves in Prestige."""
    match = on_rails(
        "france",
        arbiter="prussia",
        prestige=["austria", "italy", "prussia", "france"],
        alliances=[["austria", "prussia"], ["france", "italy"]],
        powers={
            "france": {"generals": {"baden": 3}},
            "italy": {"generals": {"tyrol": 1}},
            "austria": {"generals": {"bavaria": 0}},
            "prussia": {"generals": {"bavaria": 0}},
        },
    )
    play(match, "france: march baden > bavaria", "france: done", "italy: support tyrol")
    idle(match, "request")
    assert [args[1:] for args in happened(match, "result")] == [(4, 2, 0)]
    assert track(match, "influence") == {"austria": 0, "france": 2, "italy": 2, "prussia": 0}
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
