"""Chapter 10.2 and 10.3: Wellington, whose support is Strength, and Schwarzenberg, to whom support gives cards."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.heroes import battle, refused
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, power, tracks
from tests.conformance.coalitions.war import decline, results, silence, stack, strengths
from tests.conformance.rule import rule

ATTACK, DEFENCE = 0, 1

# -- Wellington (10.2)


def wurttemberg(troops: int = 2, **british: Any) -> Match:
    """France (2) attacks Austria (2) in Wurttemberg; Wellington is next to it in Hesse."""
    return battle(
        "france",
        "march pfalz > wurttemberg",
        france={"generals": {"pfalz": 1}},
        austria={"generals": {"wurttemberg": 1, "wien": 0}},
        britain={"generals": {"hesse": troops}, "named": "hesse", **british},
    )


@rule("K-10.2.1", "K-10.2.3", "K-R-58", "K-S-4.2", "K-8.1.7")
@pytest.mark.parametrize(("troops", "bonus"), [(1, 2), (2, 3), (3, 4)])
def test_wellington_in_support_adds_1_and_his_troops(troops: int, bonus: int) -> None:
    """2 to 2 would be a draw; so the defender wins. Like every supporter he loses one Troop."""
    m = wurttemberg(troops)
    assert strengths(m) == [(2, 2)]
    play(m, "britain: support hesse")
    assert asked(m) == [("britain", "wellington")]
    assert m.decisions[0].rule == "K-10.2.1"
    assert options(m, "britain") == ["add strength", "decline"]
    play(m, "britain: add strength")
    assert [args[2:4] for args in happened(m, "strength_added")] == [(bonus, DEFENCE)]
    assert strengths(m) == [(2, 2), (2, 2 + bonus)]
    assert results(m) == [(2, 2 + bonus, DEFENCE)]
    assert power(m, "britain")["generals"] == {"hesse": troops - 1}


@rule("K-10.2.1", "K-R-58", "K-S-4.2")
def test_wellingtons_strength_may_be_declined() -> None:
    m = play(wurttemberg(), "britain: support hesse", "britain: decline")
    assert happened(m, "strength_added") == []
    assert results(m) == [(2, 2, -1)]
    assert power(m, "britain")["generals"] == {"hesse": 1}


@rule("K-10.2.1")
def test_the_strength_comes_in_addition_to_the_cards_of_his_troops() -> None:
    """2 Troops: 3 Strength and still two cards; it is counted from step 2 on."""
    m = wurttemberg(hand=[1, 1, 1], morale=9)
    play(m, "britain: support hesse", "britain: add strength")
    assert m.view()["battle"]["strength"] == [2, 5]
    assert stack(m, "britain", "britain", "hesse")["limit"] == 2
    play(m, "britain: play 1 for hesse", "britain: play 1 for hesse")
    assert results(m) == [(2, 7, DEFENCE)]
    assert power(m, "britain")["morale"] == 7


@rule("K-10.2.1")
@pytest.mark.parametrize("attacker", ["austria", "britain"])
def test_wellington_supports_an_attack_of_an_ally_or_of_his_own_power(attacker: str) -> None:
    generals = {"austria": {"bavaria": 1}, "britain": {"hesse": 2}}
    if attacker == "britain":
        generals = {"austria": {"wien": 0}, "britain": {"hesse": 2, "bavaria": 1}}
    m = battle(
        attacker,
        "march bavaria > wurttemberg",
        france={"generals": {"wurttemberg": 3}},
        austria={"generals": generals["austria"]},
        britain={"generals": generals["britain"], "named": "hesse"},
    )
    play(m, "britain: support hesse", "britain: add strength")
    assert [args[2:4] for args in happened(m, "strength_added")] == [(3, ATTACK)]
    assert results(m) == [(5, 4, ATTACK)]


@rule("K-10.2.1", "K-1.1.1")
def test_another_british_general_only_permits_cards() -> None:
    m = battle(
        "france",
        "march pfalz > wurttemberg",
        france={"generals": {"pfalz": 1}},
        austria={"generals": {"wurttemberg": 1}},
        britain={"generals": {"hesse": 2, "bavaria": 1}, "named": "bavaria"},
    )
    play(m, "britain: support hesse")
    assert asked(m) == [("britain", "support")], "the other General is not Wellington"
    play(m, "britain: support bavaria", "britain: add strength")
    assert results(m) == [(2, 4, DEFENCE)]


@rule("K-10.2.1")
def test_wellington_who_fights_himself_adds_nothing_more() -> None:
    m = battle(
        "france",
        "march pfalz > wurttemberg",
        france={"generals": {"pfalz": 3}},
        britain={"generals": {"wurttemberg": 1}, "named": "wurttemberg"},
    )
    assert results(m) == [(4, 2, ATTACK)]


@rule("K-10.2.2")
def test_over_a_sea_route_wellington_gives_cards_but_no_strength() -> None:
    """London to Holland."""
    m = battle(
        "france",
        "march picardie > holland",
        france={"generals": {"picardie": 1}},
        austria={"generals": {"holland": 1}},
        britain={"generals": {"london": 2}, "named": "london", "hand": [5], "morale": 3},
    )
    play(m, "britain: support london")
    assert asked(m) == [("britain", "card")]
    play(m, "britain: play 5 for london")
    assert results(m) == [(2, 7, DEFENCE)]
    assert power(m, "britain")["generals"] == {"london": 1}


@rule("K-10.2.2", "K-4.4.1")
def test_where_land_and_sea_lead_to_the_battle_wellington_gives_his_strength() -> None:
    """Oporto and Lisboa are joined both ways."""
    m = battle(
        "france",
        "march madrid > lisboa",
        france={"generals": {"madrid": 3}},
        britain={"generals": {"lisboa": 0, "oporto": 3}, "named": "oporto"},
    )
    play(m, "britain: support oporto", "britain: add strength")
    assert results(m) == [(4, 5, DEFENCE)]


@rule("K-10.2.3", "K-8.2.7")
def test_wellington_without_troops_cannot_support() -> None:
    m = wurttemberg(0)
    assert results(m) == [(2, 2, -1)], "nobody was asked"
    m = battle(
        "france",
        "march pfalz > wurttemberg",
        france={"generals": {"pfalz": 1}},
        austria={"generals": {"wurttemberg": 1}},
        britain={"generals": {"hesse": 0, "bavaria": 1}, "named": "hesse"},
    )
    assert options(m, "britain") == ["support bavaria", "done"]
    assert refused(m, "britain", "support hesse") == "K-8.2.7"


# -- Schwarzenberg (10.3)


def bavaria(troops: int = 1, morale: int = 9, hand: tuple[int, ...] = (1, 1, 1, 1, 1), **powers: Any) -> Match:
    """France attacks Schwarzenberg in Bavaria from Wurttemberg; others are where `powers` says."""
    return battle(
        "france",
        "march wurttemberg > bavaria",
        france={"generals": {"wurttemberg": 3}},
        austria={"generals": {"bavaria": troops, "wien": 0}, "named": "bavaria", "hand": [*hand], "morale": morale},
        **powers,
    )


def limit(match: Match) -> int:
    """The number of cards that may be played for Schwarzenberg."""
    found: int = stack(match, None, "austria", "bavaria")["limit"]
    return found


@rule("K-10.3.1", "K-10.3.2", "K-10.3.3", "K-R-58", "K-8.3.2")
def test_each_power_that_supports_schwarzenberg_gives_him_one_card_more() -> None:
    """GB from Hesse and RU twice, from Saxonia and Bohemia: two Powers, so 1 + 2 cards in his own stack."""
    m = bavaria(
        britain={"generals": {"hesse": 1}},
        russia={"generals": {"saxonia": 1, "bohemia": 1}},
    )
    play(m, "britain: support hesse", "russia: support saxonia", "russia: support bohemia")
    assert [args[2] for args in happened(m, "extra_cards")] == [2]
    assert limit(m) == 3
    for morale in (8, 7, 6):
        assert asked(m) == [("austria", "card")]
        assert options(m, "austria") == ["play 1 for bavaria", "pass"]
        play(m, "austria: play 1 for bavaria")
        assert power(m, "austria")["morale"] == morale, "each costs 1 Morale as usual"
    assert results(m) == [(4, 5, DEFENCE)], "no fourth card; 2 + 3 cards of value 1"
    assert happened(m, "stack")[0][2] == (1, 1, 1)


@rule("K-10.3.1", "K-10.3.3", "K-R-58")
def test_without_troops_he_may_still_play_the_additional_cards() -> None:
    m = bavaria(0, britain={"generals": {"hesse": 1}})
    play(m, "britain: support hesse")
    assert limit(m) == 1
    play(m, "austria: play 1 for bavaria")
    assert results(m) == [(4, 2, ATTACK)]
    assert happened(m, "stack")[0][2] == (1,)


@rule("K-10.3.2", "K-8.3.9", "K-8.3.10")
@pytest.mark.parametrize(("morale", "cards"), [(2, 2), (1, 1), (0, 1)])
def test_the_additional_cards_need_morale(morale: int, cards: int) -> None:
    """3 cards would be allowed for 2 Troops and one supporting Power."""
    m = bavaria(2, morale, britain={"generals": {"hesse": 1}})
    play(m, "britain: support hesse")
    assert limit(m) == 3
    for _ in range(cards):
        play(m, "austria: play 1 for bavaria")
    assert results(m) == [(4, 3 + cards, DEFENCE if cards == 2 else -1)]
    assert power(m, "austria")["morale"] == 0


@rule("K-10.3.3", "K-R-58")
def test_powers_beside_him_and_austrian_supporters_do_not_count() -> None:
    """RU has a General in Bavaria and supports from Saxonia; AU supports from Tyrol: no additional card."""
    m = battle(
        "france",
        "march wurttemberg > bavaria",
        france={"generals": {"wurttemberg": 3}},
        austria={"generals": {"bavaria": 1, "tyrol": 1}, "named": "bavaria", "hand": [1, 1, 1], "morale": 9},
        russia={"generals": {"bavaria": 0, "saxonia": 1}},
    )
    play(m, "austria: support tyrol", "russia: support saxonia")
    assert happened(m, "extra_cards") == []
    assert limit(m) == 1


@rule("K-10.3.3")
def test_a_power_with_only_a_garrison_beside_him_does_not_count_either() -> None:
    m = bavaria(
        britain={"generals": {"hesse": 1}},
        russia={"garrisons": ["bavaria"], "generals": {"saxonia": 1}},
    )
    play(m, "britain: support hesse", "russia: support saxonia")
    assert [args[2] for args in happened(m, "extra_cards")] == [1], "only GB"
    assert limit(m) == 2


@rule("K-10.3.1")
def test_as_attacker_too_but_supporters_of_the_other_side_give_nothing() -> None:
    m = battle(
        "austria",
        "march tyrol > bavaria",
        austria={"generals": {"tyrol": 2}, "named": "tyrol", "hand": [5, 5, 5], "morale": 9},
        france={"generals": {"bavaria": 3, "wurttemberg": 1}},
        prussia={"status": "french", "generals": {"saxonia": 1}},
        russia={"generals": {"hesse": 1}},
    )
    play(m, "russia: support hesse", "france: support wurttemberg", "prussia: support saxonia")
    assert [args[2] for args in happened(m, "extra_cards")] == [1]
    assert limit(m) == 3
    play(m, *["austria: play 5 for bavaria"] * 3)
    assert results(m) == [(18, 4, ATTACK)]


@rule("K-10.3.1")
def test_not_when_he_supports_an_attack() -> None:
    """Russia attacks Bavaria; Schwarzenberg supports it from Tyrol, and so does a Briton from Hesse."""
    m = battle(
        "russia",
        "march saxonia > bavaria",
        russia={"generals": {"saxonia": 3}},
        austria={"generals": {"tyrol": 1}, "named": "tyrol", "hand": [5, 5], "morale": 9},
        britain={"generals": {"hesse": 1}},
        france={"generals": {"bavaria": 1}},
    )
    play(m, "britain: support hesse", "austria: support tyrol")
    assert happened(m, "extra_cards") == []


@rule("K-10.3.1", "K-R-58")
def test_not_when_he_supports_himself_and_not_for_another_austrian() -> None:
    """Schwarzenberg in Tyrol supports Bavaria; GB supports too: neither Austrian has more cards than Troops."""
    m = battle(
        "france",
        "march wurttemberg > bavaria",
        france={"generals": {"wurttemberg": 3}},
        austria={"generals": {"bavaria": 1, "tyrol": 1}, "named": "tyrol", "hand": [1, 1, 1, 1], "morale": 9},
        britain={"generals": {"hesse": 1}},
    )
    play(m, "britain: support hesse", "austria: support tyrol")
    assert happened(m, "extra_cards") == []
    assert [one["limit"] for one in m.view()["battle"]["stacks"] if one["power"] == "austria"] == [1, 1]


@rule("K-10.3.1")
def test_allies_who_do_not_support_give_nothing() -> None:
    m = bavaria(britain={"generals": {"hesse": 1}}, russia={"generals": {"saxonia": 1}})
    decline(m, "support")
    assert happened(m, "extra_cards") == []
    assert limit(m) == 1


@rule("K-10.3.1", "K-10.3.3")
def test_beyond_his_limit_schwarzenberg_plays_no_card() -> None:
    """With a second Austrian General in the battle the refusal can be asked for: it names both Troops and Powers."""
    m = battle(
        "france",
        "march wurttemberg > bavaria",
        france={"generals": {"wurttemberg": 3}},
        austria={"generals": {"bavaria": 1, "tyrol": 3}, "named": "bavaria", "hand": [1] * 6, "morale": 9},
        britain={"generals": {"hesse": 1}},
    )
    play(m, "britain: support hesse", "austria: support tyrol")
    for _ in range(2):
        play(m, "austria: play 1 for bavaria", "austria: play 1 for tyrol")
    assert options(m, "austria") == ["play 1 for tyrol", "pass"]
    assert refused(m, "austria", "play 1 for bavaria") == "K-10.3.1"
    forbidden(m, "austria", "play 1 for bavaria")
    silence(m)
    assert results(m) == [(4, 6, DEFENCE)]
    assert tracks(m, "morale")["austria"] == 5
