"""The worked examples of the rulebook on battles and board updates, and the checks derived from the statements."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import asked, fought, happened, idle, options, order, play, power, tracks
from tests.conformance.coalitions.war import attack, results, silence, stack, strengths, update
from tests.conformance.rule import rule

# -- examples of the rulebook


@rule("K-EX-09", "K-8.2.4")
@pytest.mark.parametrize(("place", "start", "supports"), [("oporto", "leon", True), ("lisboa", "madrid", False)])
def test_sea_support_from_cornwall(place: str, start: str, supports: bool) -> None:
    m = attack(
        "france",
        f"march {start} > {place}",
        powers={
            "france": {"generals": {start: 0}},
            "britain": {"generals": {"cornwall": 2}, "garrisons": [place]},
        },
    )
    if supports:
        assert options(m, "britain") == ["support cornwall", "done"]
    else:
        assert happened(m, "result") != [], "fought without a question about support"
        assert happened(m, "support") == []


@rule("K-EX-10")
def test_the_battle_of_holland() -> None:
    m = attack(
        "france",
        "march picardie > holland",
        "march paris > picardie",
        powers={
            "france": {
                "generals": {"picardie": 3, "paris": 3},
                "named": "picardie",
                "morale": 6,
                "hand": [1, 3, 3, 4, 4, 4],
            },
            "britain": {"generals": {"holland": 2, "london": 1}, "morale": 5, "hand": [2, 5, 5]},
            "prussia": {"status": "british", "generals": {"holland": 2}, "morale": 5, "hand": [3, 5]},
        },
    )
    # step 1
    assert strengths(m) == [(4, 6)]
    assert m.view()["battle"]["defenders"] == ["britain", "prussia"]
    # step 2
    assert asked(m) == [("france", "support")]
    play(m, "france: support picardie")
    assert asked(m) == [("britain", "support")]
    assert options(m, "britain") == ["support london", "done"]
    play(m, "britain: support london")
    # step 3, first cycle
    play(m, "france: play 4 for holland")
    assert tracks(m, "morale")["france"] == 5
    play(m, "britain: play 5 for holland", "prussia: play 5 for holland")
    assert (tracks(m, "morale")["britain"], tracks(m, "morale")["prussia"]) == (4, 4)
    play(m, "france: play 3 for picardie")
    assert tracks(m, "morale")["france"] == 4
    play(m, "britain: play 2 for london")
    assert tracks(m, "morale")["britain"] == 3
    # second cycle: London is exhausted
    play(m, "france: play 4 for holland", "britain: play 5 for holland", "prussia: play 3 for holland")
    play(m, "france: play 3 for picardie")
    # third cycle: only France goes on
    assert asked(m) == [("france", "card")]
    assert options(m, "france") == ["play 1 for holland", "play 4 for holland", "pass"]
    play(m, "france: play 1 for holland", "france: play 4 for picardie")
    # step 4
    assert tracks(m, "morale") == {"britain": 2, "france": 0, "austria": 0, "prussia": 3, "russia": 0, "ottoman": 1}
    assert [len(args[2]) for args in happened(m, "stack")] == [3, 2, 2, 3, 1]
    assert [args[3] for args in happened(m, "stack")] == [10, 10, 8, 10, 2], "Napoleon's pair of 4s gives 1"
    assert results(m) == [(24, 26, 1)]
    assert asked(m) == [("france", "beaten")]
    play(m, "france: capital")
    assert power(m, "britain")["generals"] == {"holland": 1, "london": 0}
    assert power(m, "prussia")["generals"] == {"holland": 1}
    assert power(m, "france")["generals"] == {"paris": 0, "picardie": 2}
    assert power(m, "france")["named"] == "paris"
    assert tracks(m, "cards") == {"britain": 1, "france": 1, "austria": 0, "prussia": 1, "russia": 0, "ottoman": 0}
    assert tracks(m, "influence") == {"britain": 2, "france": 0, "austria": 0, "prussia": 2, "russia": 0, "ottoman": 0}
    assert asked(m) == [("france", "request")]


@rule("K-EX-11", "K-6.1.8", "K-9.3.1", "K-9.3.4", "K-9.3.5")
def test_board_update_a() -> None:
    """Austria has lost Wien and must be Neutral; Saxonia can still be attacked."""
    m = update(
        {},
        powers={
            "austria": {"status": "expansionist", "generals": {"saxonia": 1}, "garrisons": ["saxonia"]},
            "prussia": {"status": "british", "generals": {"wien": 1}, "garrisons": ["wien"]},
            "france": {"generals": {"hesse": 3}},
        },
    )
    assert m.view()["statuses"]["austria"] == "neutral"
    assert power(m, "prussia")["generals"] == {"wien": 2}
    assert m.view()["garrisons"] == {"saxonia": "austria"}, "Wien is Austrian again"
    assert asked(m) == [("prussia", "update_withdraw")]
    assert options(m, "prussia") == ["withdraw wien > silesia", "withdraw wien > off"]
    play(m, "prussia: withdraw wien > silesia")
    assert power(m, "prussia")["generals"] == {"silesia": 2}
    assert power(m, "austria")["generals"] == {"saxonia": 1}
    idle(m, "france", "arbiter")
    play(m, "france: arbiter ottoman", "france: march hesse > saxonia", "france: done")
    assert fought(m) == ["saxonia"]
    assert strengths(m) == [(4, 3)]


@rule("K-EX-12", "K-9.2.1", "K-9.2.2", "K-9.2.3", "K-9.2.6", "K-9.4.1")
def test_board_update_b() -> None:
    m = update(
        {"austria": "french", "russia": "british"},
        powers={
            "austria": {"garrisons": ["galicia"]},
            "russia": {"generals": {"galicia": 0, "polesie": 1}, "garrisons": ["polesie", "podolia"]},
            "prussia": {"garrisons": ["warszawa"]},
        },
    )
    assert asked(m) == [("russia", "update_withdraw")]
    assert options(m, "russia") == ["withdraw galicia > podolia", "withdraw galicia > off"]
    play(m, "russia: withdraw galicia > podolia")
    assert power(m, "russia")["generals"] == {"podolia": 0, "polesie": 1}
    assert m.view()["garrisons"]["galicia"] == "austria"


@rule("K-EX-20", "K-8.1.4", "K-8.7.6", "K-7.4.10")
def test_a_fortress_before_and_after_a_conquest() -> None:
    """Lombardia: 4 for the Austrian Garrison in the French Movement, 4 for the French one in the Austrian Movement."""
    m = attack(
        "france",
        "march provence > lombardia",
        fortresses=["lombardia"],
        powers={
            "france": {"generals": {"provence": 2}, "morale": 5, "hand": [5]},
            "austria": {"generals": {"venezia": 1}, "garrisons": ["lombardia"]},
        },
    )
    play(m, "austria: done", "france: play 5 for lombardia", "france: garrison lombardia")
    assert strengths(m) == [(3, 4)]
    idle(m, "austria", "arbiter")
    play(m, "austria: arbiter ottoman", "austria: march venezia > lombardia", "austria: done")
    assert strengths(m) == [(3, 4), (2, 5)], "Garrison 4 and the French General"


# -- derived checks


@rule("K-D-03", "K-R-28")
@pytest.mark.parametrize(("troops", "kind"), [(1, "request"), (2, "win_garrison")])
def test_a_last_troop_is_lost_before_a_garrison_can_be_placed(troops: int, kind: str) -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={"france": {"generals": {"lorraine": troops}}, "austria": {"garrisons": ["wurttemberg"]}},
    )
    assert results(m) == [(1 + troops, 1, 0)]
    assert asked(m) == [("france", kind)]


@rule("K-D-04", "K-8.3.8", "K-8.3.9", "K-8.3.10")
@pytest.mark.parametrize(("morale", "cards"), [(0, 1), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_cards_by_morale(morale: int, cards: int) -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}, "morale": morale, "hand": [1, 1, 1, 1]},
            "austria": {"generals": {"wurttemberg": 3}},
        },
    )
    for _ in range(cards):
        play(m, "france: play 1 for wurttemberg")
    assert results(m)[0][0] == 4 + cards
    assert power(m, "france")["morale"] == max(0, morale - cards)


@rule("K-D-10")
def test_influence_of_a_supporter_against_a_french_general() -> None:
    m = attack(
        "prussia",
        "march hesse > wurttemberg",
        powers={
            "prussia": {"status": "british", "generals": {"hesse": 1}},
            "britain": {"generals": {"pfalz": 1}},
            "france": {"generals": {"wurttemberg": 0, "paris": 0}},
        },
    )
    play(m, "britain: support pfalz")
    assert results(m) == [(2, 1, 0)]
    assert (tracks(m, "influence")["prussia"], tracks(m, "influence")["britain"]) == (2, 1)


@rule("K-D-11", "K-8.6.9", "K-8.4.6")
def test_a_garrison_with_a_fortress_wins_alone() -> None:
    m = attack(
        "france",
        "march hesse > saxonia",
        fortresses=["saxonia"],
        powers={
            "france": {"generals": {"hesse": 2}},
            "prussia": {"status": "british", "garrisons": ["saxonia"], "hand": [5], "morale": 3},
        },
    )
    play(m, "france: off board")
    assert results(m) == [(3, 4, 1)]
    assert tracks(m, "influence")["prussia"] == 2
    assert order(m, "draw") == []
    assert power(m, "prussia")["hand"] == [5]


@rule("K-D-12", "K-8.6.4", "K-8.6.6", "K-8.6.7")
@pytest.mark.parametrize(("status", "own", "ally"), [("expansionist", 2, 0), ("british", 3, 2)])
def test_influence_for_a_french_and_a_russian_general(status: str, own: int, ally: int) -> None:
    """Influence is per winning Power, not per own General engaged."""
    m = attack(
        "austria",
        "march bavaria > wurttemberg",
        powers={
            "austria": {"status": status, "generals": {"bavaria": 3, "hesse": 2}},
            "britain": {"generals": {"pfalz": 1}},
            "france": {"generals": {"wurttemberg": 0, "paris": 0}},
            "russia": {"status": "french", "generals": {"wurttemberg": 0, "st_petersburg": 0}},
        },
    )
    if status == "british":
        assert asked(m) == [("britain", "support")]
        play(m, "britain: support pfalz")
    play(m, "austria: support hesse")
    assert results(m) == [(4, 2, 0)]
    assert (tracks(m, "influence")["austria"], tracks(m, "influence")["britain"]) == (own, ally)


@rule("K-D-13", "K-8.3.14", "K-R-17")
def test_when_a_3_cannot_be_played_face_up() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}, "morale": 9, "hand": [3, 3, 3]},
            "austria": {"generals": {"wurttemberg": 3}, "morale": 9, "hand": [3, 3, 3]},
        },
    )
    assert options(m, "france") == ["play 3 for wurttemberg", "pass"]
    play(m, "france: play 3 for wurttemberg", "austria: reveal 3 for wurttemberg")
    assert options(m, "france") == ["play 3 for wurttemberg", "pass"], "all Austrian cards are face up"
    assert stack(m, None, "austria", "wurttemberg")["face_up"] == [True]
    silence(m)


@rule("K-D-14", "K-9.0.3", "K-9.3.2")
def test_a_departing_general_drives_out_nobody() -> None:
    m = update(
        {"prussia": "neutral"},
        powers={
            "austria": {"garrisons": ["bavaria"]},
            "prussia": {"status": "british", "generals": {"bavaria": 3}},
        },
    )
    assert happened(m, "compared") == []
    assert asked(m) == [("prussia", "update_withdraw")]
    assert m.view()["garrisons"] == {"bavaria": "austria"}
    play(m, "prussia: withdraw bavaria > silesia")
    assert power(m, "prussia")["generals"] == {"silesia": 3}


@rule("K-D-15", "K-9.2.1", "K-9.2.5")
@pytest.mark.parametrize("more", [{}, {"saxonia": 1}])
def test_a_new_neutral_and_its_former_ally_in_one_territory(more: dict[str, int]) -> None:
    """Austria 2 against Prussia 1, or 3 with a Prussian General with 1 Troop."""
    prussia: dict[str, Any] = {"status": "british", "garrisons": ["saxonia"], "generals": {"berlin": 0, **more}}
    m = update({"prussia": "neutral"}, powers={"austria": {"generals": {"saxonia": 1}}, "prussia": prussia})
    if more:
        assert asked(m) == [("austria", "update_withdraw")]
        play(m, "austria: withdraw saxonia > bohemia")
        assert m.view()["garrisons"] == {"saxonia": "prussia"}
        assert power(m, "prussia")["generals"] == {"berlin": 0, "saxonia": 1}
    else:
        assert asked(m) == [("britain", "drill")], "the update is over"
        assert m.view()["garrisons"] == {}
        assert power(m, "prussia")["generals"] == {"berlin": 1}
        assert power(m, "austria")["generals"] == {"saxonia": 1}
