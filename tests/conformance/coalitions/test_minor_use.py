"""Chapter 11.4: using a Minor Power: the Key rule, movement, consent, Arbiter, Subsidies and Taxation."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.minors import acting, allies, assault, at_war, minor, moving
from tests.conformance.coalitions.table import POWERS, asked, forbidden, happened, options, play, position, tracks
from tests.conformance.coalitions.war import decline, results, silence
from tests.conformance.rule import rule


def marches(match: Match, seat: str, start: str) -> set[str]:
    head = f"march {start} > "
    return {move.removeprefix(head) for move in options(match, seat) if move.startswith(head)}


# -- the Key rule


@rule("K-11.4.1", "K-6.2.3", "K-6.2.4", "K-6.2.7", "K-11.4.3")
@pytest.mark.parametrize("status", ["expansionist", "neutral"])
def test_the_powers_of_a_player_are_allies_also_outside_the_coalitions(status: str) -> None:
    """Two Expansionists of one player are no enemies, and two Neutrals of one player are Allies; others are not."""
    match = position(
        seats=4,
        powers={
            "austria": {"status": status},
            "russia": {"status": status},
            "prussia": {"controller": "austria"},
            "ottoman": {"controller": "austria"},
        },
    )
    for name in ("austria", "prussia", "ottoman"):
        assert allies(match, name) == {"austria", "prussia", "ottoman"} - {name}
        assert at_war(match, name) == ({"britain", "france", "russia"} if status == "expansionist" else set())
    assert allies(match, "russia") == set()
    match = position(seats=4, powers={"austria": {"status": status}, "prussia": {"controller": "austria"}})
    assert allies(match, "ottoman") == set(), "uncontrolled, Expansionist"
    assert ("austria" in at_war(match, "ottoman")) == (status == "expansionist")


@rule("K-11.4.1", "K-11.4.9", "K-R-45", "FAM-D.5", "K-7.6.39")
def test_expansionists_of_one_player_pass_each_other_unasked_but_leave_no_garrison() -> None:
    austria = {"status": "expansionist", "generals": {"bohemia": 2}}
    match = moving("austria", "russia", austria=austria, prussia={"controller": "austria", "generals": {"silesia": 1}})
    play(match, "austria: march bohemia > silesia")
    assert acting(match) == ("austria", "austria", "garrison"), "nobody was asked for consent"
    assert options(match, "austria") == ["garrison bohemia", "done"]
    play(match, "austria: done")
    assert match.view(None)["pending_battles"] == []
    assert minor(match, "austria")["generals"] == minor(match, "prussia")["generals"] | {"silesia": 2}
    # a Strategic Movement through both countries, Bohemia - Silesia - Berlin, asks nobody either
    match = moving("austria", "russia", austria=austria, prussia={"controller": "austria"})
    play(match, "austria: strategic bohemia > silesia", "austria: on berlin", "austria: halt")
    assert acting(match)[2] == "garrison"
    assert options(match, "austria") == ["garrison bohemia", "done"]


@rule("K-11.4.1", "K-11.4.3", "K-8.2.5", "K-8.1.1")
def test_expansionists_of_one_player_support_and_defend_each_other() -> None:
    """Prussia attacks Dalmatia; Austria's Ottomans and Austria itself may support, Expansionist Russia may not."""
    match = moving(
        "prussia",
        "france",
        austria={"status": "expansionist", "generals": {"wien": 1}},
        prussia={"controller": "austria", "generals": {"hungari": 1}},
        ottoman={"controller": "austria", "generals": {"rumelia": 1}},
        russia={"status": "expansionist", "generals": {"serbia": 2}},
        france={"garrisons": ["dalmatia"]},
    )
    assault(match, "march hungari > dalmatia")
    assert acting(match) == ("austria", "austria", "support")
    play(match, "austria: support wien")
    assert acting(match) == ("austria", "ottoman", "support")
    play(match, "austria: support rumelia")
    assert results(match) == [(2, 1, 0)]
    # Prussian General, Ottoman General and Austrian Garrison defend together
    match = moving(
        "russia",
        "france",
        austria={"status": "expansionist", "garrisons": ["bosnia"]},
        prussia={"controller": "austria", "generals": {"bosnia": 1}},
        ottoman={"controller": "austria", "generals": {"bosnia": 2}},
        russia={"generals": {"serbia": 2}},
    )
    assault(match, "march serbia > bosnia")
    assert [args[1:] for args in happened(match, "strength")] == [(3, 6)]


# -- Neutral players


@rule("K-11.4.2", "K-11.4.12", "K-6.6.3", "K-R-46", "K-9.3.6", "K-9.3.7", "K-7.6.33", "K-7.6.20")
def test_neutral_powers_of_one_player_enter_each_others_territories() -> None:
    """Austria and its Prussians are Neutral: homes and Garrisons of the one are open to the other, and to no more."""
    powers: dict[str, Any] = {
        "austria": {"status": "neutral", "generals": {"bohemia": 1}, "garrisons": ["lombardia"]},
        "prussia": {"controller": "austria", "generals": {"silesia": 1}, "garrisons": ["saxonia"]},
        "russia": {"generals": {"warszawa": 3, "bavaria": 3}, "garrisons": ["warszawa"]},
    }
    match = moving("austria", "france", **powers)
    assert marches(match, "austria", "bohemia") == {"wien", "hungari", "silesia", "saxonia"}
    forbidden(match, "austria", "march bohemia > bavaria")
    play(match, "austria: march bohemia > saxonia", "austria: done", "austria: stop")
    match = moving("prussia", "france", **powers)
    assert marches(match, "austria", "silesia") == {"berlin", "saxonia", "bohemia", "galicia", "hungari"}
    play(match, "austria: strategic silesia > bohemia", "austria: on wien", "austria: on venezia")
    assert acting(match) == ("austria", "prussia", "garrison"), "nobody was asked"
    assert options(match, "austria") == ["garrison silesia", "done"], "none in an Austrian home"
    # for others both homes are closed, the Garrison in Saxonia may be attacked
    match = moving("russia", "france", **powers)
    assert marches(match, "russia", "warszawa") == {"polesie"}
    assert marches(match, "russia", "bavaria") == {"hesse", "saxonia", "wurttemberg"}


@rule("K-11.4.12", "K-7.2.3", "K-6.6.6")
@pytest.mark.parametrize(("status", "money"), [("neutral", 12), ("british", 6)])
def test_the_taxation_of_a_neutral_players_minor_power_is_doubled(status: str, money: int) -> None:
    powers = {"austria": {"status": status}, "prussia": {"controller": "austria"}}
    match = position(seats=4, power="prussia", action="taxation", powers=powers)
    assert tracks(match, "money") == {**dict.fromkeys(POWERS, 0), "prussia": money}


@rule("K-R-70", "K-11.4.12", "K-8.2.5")
def test_a_neutral_defender_is_supported_by_powers_of_the_same_player_only() -> None:
    """Neutral Prussia in Saxonia: supported from Silesia and by its Ottomans, not by Russia or Neutral Austria."""
    match = moving(
        "france",
        "britain",
        seats=5,
        france={"generals": {"bavaria": 0, "hesse": 1}},
        prussia={"status": "neutral", "generals": {"saxonia": 1, "silesia": 1}},
        ottoman={"controller": "prussia", "generals": {"berlin": 1}},
        austria={"status": "neutral", "generals": {"bohemia": 1}},
        russia={"generals": {"hannover": 1}},
    )
    assault(match, "march bavaria > saxonia")
    assert acting(match) == ("france", "france", "support"), "attackers are supported normally"
    play(match, "france: done")
    supporters = []
    while match.decisions[0].kind == "support":
        supporters.append((acting(match)[:2], options(match, acting(match)[0])))
        match.play(acting(match)[0], "done")
    assert supporters == [
        (("prussia", "prussia"), ["support silesia", "done"]),
        (("prussia", "ottoman"), ["support berlin", "done"]),
    ]


# -- consent


@rule("K-R-45", "FAM-D.5", "K-7.6.23")
@pytest.mark.parametrize("player", ["britain", "austria"])
def test_who_is_asked_for_sea_routes(player: str) -> None:
    """Prussians of GB sail unasked; for those of another member GB is asked as for any other Power."""
    match = moving("prussia", "france", prussia={"controller": player, "generals": {"hannover": 0}})
    play(match, f"{player}: sail hannover > danmark")
    if player == "britain":
        assert minor(match, "prussia")["generals"] == {"danmark": 0}
        return
    assert acting(match) == ("britain", "britain", "consent")
    play(match, "britain: refuse")
    forbidden(match, "austria", "sail hannover > danmark")
    assert minor(match, "prussia")["generals"] == {"hannover": 0}


@rule("K-R-52", "K-6.3.2", "K-R-43", "K-9.0.5")
def test_its_controller_gives_or_refuses_consent_for_a_minor_power() -> None:
    """Russia marches through Galicia into Silesia: Austria is asked for itself and for its Prussians."""
    powers = {"prussia": {"controller": "austria"}, "russia": {"generals": {"warszawa": 1, "podolia": 1}}}
    match = moving("russia", "france", **powers)
    play(match, "russia: strategic podolia > galicia", "russia: on silesia", "russia: halt")
    assert acting(match) == ("austria", "austria", "consent")
    play(match, "austria: consent")
    assert acting(match) == ("austria", "prussia", "consent")
    play(match, "austria: consent")
    assert options(match, "russia") == ["garrison podolia", "done"], "no Garrison with an Ally (K-11.4.9)"
    play(match, "russia: done", "russia: march warszawa > borussia")
    assert acting(match) == ("austria", "prussia", "consent")
    play(match, "austria: refuse")
    assert minor(match, "russia")["generals"] == {"warszawa": 1, "silesia": 1}


@rule("K-11.4.9")
@pytest.mark.parametrize(
    ("mover", "controller", "allowed"),
    [
        ("france", "austria", True),
        ("france", "france", False),
        ("russia", "austria", False),
        ("russia", "france", True),
    ],
)
def test_where_homes_of_minor_powers_can_be_garrisoned(mover: str, controller: str, allowed: bool) -> None:
    """Not one's own and not one in the same Coalition; otherwise as usual."""
    match = moving(
        mover,
        "britain" if mover == "france" else "france",
        prussia={"controller": controller},
        **{mover: {"generals": {"warszawa": 1}}},
    )
    play(match, f"{mover}: march warszawa > borussia")
    if (controller, mover) == ("austria", "russia"):
        play(match, "austria: consent")
    assert acting(match)[2] == "garrison"
    assert ("garrison borussia" in options(match, mover)) == allowed
    if not allowed:
        forbidden(match, mover, "garrison borussia")


# -- the Arbiter


@rule("K-11.4.10", "K-7.6.4", "K-7.6.5")
@pytest.mark.parametrize(
    ("mover", "player", "powers", "eligible"),
    [
        # in the mover's Coalition
        ("russia", "russia", {"prussia": "austria", "ottoman": "france"}, ["france", "ottoman"]),
        # the mover's own Minor Powers, also if he is Expansionist or Neutral
        ("austria", "austria", {"prussia": "austria", "ottoman": "russia"}, ["britain", "france", "russia", "ottoman"]),
        # the Major Power and the other Minor Powers of the same player
        ("prussia", "austria", {"prussia": "austria", "ottoman": "austria"}, ["britain", "france", "russia"]),
        # an uncontrolled one
        ("austria", "austria", {"prussia": "russia"}, ["britain", "france", "prussia", "russia"]),
    ],
)
@pytest.mark.parametrize("status", ["expansionist", "neutral"])
def test_which_minor_powers_can_be_arbiter(
    mover: str, player: str, powers: dict[str, str], eligible: list[str], status: str
) -> None:
    fields: dict[str, Any] = {name: {"controller": controller} for name, controller in powers.items()}
    if mover != "russia":
        fields["austria"] = {"status": status}
    match = position(seats=4, power=mover, action="movement", powers=fields)
    assert acting(match) == (player, mover, "arbiter")
    assert options(match, player) == [f"arbiter {name}" for name in eligible]


@rule("K-11.4.10", "K-7.6.7", "K-7.6.9", "K-7.6.10", "K-7.6.13", "K-R-52")
@pytest.mark.parametrize(("answer", "morale"), [("grant", 7), ("refuse", 5)])
def test_the_controller_of_the_arbiter_grants_or_refuses(answer: str, morale: int) -> None:
    """The Ottomans of France are Arbiter for Russia: France decides, the Ottomans gain the Morale."""
    powers = {"ottoman": {"controller": "france", "morale": 4}, "russia": {"generals": {"livonia": 0}}}
    match = moving("russia", "ottoman", **powers)
    assert tracks(match, "morale") == {**dict.fromkeys(POWERS, 0), "ottoman": 5}
    play(match, "russia: end", "russia: request")
    assert acting(match) == ("france", "ottoman", "grant")
    play(match, f"france: {answer}")
    assert tracks(match, "morale") == {**dict.fromkeys(POWERS, 0), "ottoman": morale}
    assert (asked(match) == [("russia", "move")]) == (answer == "grant")


@rule("K-R-53", "K-7.6.11", "K-11.4.11")
@pytest.mark.parametrize("card", ["play 1 for hesse", "pass"])
def test_morale_that_a_minor_arbiter_spends_in_battle_makes_room(card: str) -> None:
    """Prussia, of France, is at 14 as Arbiter: a second Movement Turn (2) fits only after it has played a card."""
    match = moving(
        "russia",
        "prussia",
        prussia={"controller": "france", "morale": 13, "generals": {"hesse": 2}, "hand": [1, 1]},
        russia={"generals": {"bavaria": 0}, "garrisons": ["wurttemberg"]},
    )
    assault(match, "march bavaria > hesse")
    assert acting(match) == ("france", "prussia", "card")
    silence(play(match, f"france: {card}"))
    decline(play(match, "russia: off board"), "win_garrison")
    if card == "pass":
        assert tracks(match, "morale")["prussia"] == 14
        assert ("russia", "request") not in asked(match)
    else:
        assert asked(match) == [("russia", "request")]
        play(match, "russia: request", "france: grant")
        assert tracks(match, "morale")["prussia"] == 15


# -- Subsidies


@rule("K-11.4.8", "K-7.3.7", "K-7.3.8", "K-R-42", "FAM-D.5", "K-S-2.5b")
def test_subsidies_to_minor_powers_give_no_influence() -> None:
    """Austria and Russia bring 1 Influence each; the Prussians of GB are not asked, those of Austria by Austria."""
    match = position(
        seats=4,
        power="britain",
        action="leadership",
        powers={
            "britain": {"money": 14},
            "prussia": {"controller": "britain"},
            "ottoman": {"controller": "austria"},
        },
    )
    play(match, "britain: decline")
    play(match, "britain: offer austria 3", "britain: offer prussia 3", "britain: offer russia 3")
    play(match, "britain: offer ottoman 4")
    answered = []
    while acting(match)[2] == "subsidy_answer":
        answered.append(acting(match)[:2])
        match.play(acting(match)[0], "accept")
    assert answered == [("austria", "austria"), ("russia", "russia"), ("austria", "ottoman")]
    money = {"britain": 1, "austria": 3, "prussia": 3, "russia": 3, "ottoman": 4}
    assert tracks(match, "money") == {**dict.fromkeys(POWERS, 0), **money}
    assert tracks(match, "influence") == {**dict.fromkeys(POWERS, 0), "britain": 2}


@rule("K-11.4.8", "K-7.3.7")
def test_a_subsidy_to_minor_powers_only() -> None:
    match = position(
        seats=4,
        power="britain",
        action="leadership",
        powers={"britain": {"money": 9}, "prussia": {"controller": "britain"}, "ottoman": {"controller": "france"}},
    )
    play(match, "britain: decline")
    forbidden(match, "britain", "offer ottoman 3")  # in the French Coalition
    play(match, "britain: offer prussia 5", "britain: done")
    assert acting(match)[2] != "subsidy_answer"
    assert (tracks(match, "money")["britain"], tracks(match, "money")["prussia"]) == (4, 5)
    assert tracks(match, "influence")["britain"] == 0
