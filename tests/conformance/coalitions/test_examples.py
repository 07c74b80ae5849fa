"""The worked examples of the rulebook on battles and board updates, and the checks derived from the statements."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import asked, happened, options, order, play, power, tracks
from tests.conformance.coalitions.war import attack, results, silence, stack, update
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
