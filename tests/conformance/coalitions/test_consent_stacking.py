"""Chapter 7.6: where Generals may stand, one move after another, and the consent of Allies."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import (
    asked,
    forbidden,
    fought,
    happened,
    options,
    play,
    position,
    power,
)
from tests.conformance.rule import rule


def moving(name: str, **powers: dict[str, Any]) -> Match:
    """A Power in its first Movement Turn, with OT (or FR for OT) as Arbiter and no Garrison disbanded."""
    match = position(power=name, action="movement", powers=powers)
    play(match, f"{name}: arbiter {'france' if name == 'ottoman' else 'ottoman'}")
    if asked(match) == [(name, "disband")]:
        play(match, f"{name}: done")
    return match


def targets(match: Match, name: str, verb: str, start: str) -> set[str]:
    """Where a General may go from a Territory: by `march` or `sail`, or the first step of `strategic`."""
    head = f"{verb} {start} > "
    return {move.removeprefix(head) for move in options(match, name) if move.startswith(head)}


# -- where Generals may stand


@rule("K-7.6.31", "K-R-80", "FAM-3.19")
def test_no_move_ends_with_another_own_general() -> None:
    match = moving("france", france={"generals": {"paris": 1, "lorraine": 2}})
    # neither can go first into the other's place: they cannot exchange places
    forbidden(match, "france", "march paris > lorraine", "march lorraine > paris")
    play(match, "france: march lorraine > pfalz", "france: done")
    play(match, "france: march paris > lorraine", "france: done")  # left in the same Movement Turn
    assert power(match, "france")["generals"] == {"lorraine": 1, "pfalz": 2}
    forbidden(match, "france", "march pfalz > lorraine", "march pfalz > picardie")


@rule("K-7.6.31", "K-R-80")
def test_a_strategic_movement_and_a_landing_end_without_another_own_general_too() -> None:
    match = moving("france", france={"generals": {"paris": 0, "lorraine": 0}})
    play(match, "france: strategic lorraine > picardie")
    forbidden(match, "france", "halt")
    play(match, "france: on paris")  # passes Paris ...
    assert "halt" not in options(match, "france")  # ... but may not stay with the General there
    match = moving("britain", britain={"generals": {"cornwall": 0, "oporto": 0}})
    assert targets(match, "britain", "sail", "cornwall") == {"lisboa", "napoli"}
    forbidden(match, "britain", "sail cornwall > oporto")


@rule("K-7.6.32", "K-4.8.6", "K-R-43")
def test_generals_may_end_with_generals_of_allies() -> None:
    match = moving(
        "austria",
        austria={"generals": {"bavaria": 1}},
        russia={"generals": {"hesse": 2}},
        britain={"generals": {"hesse": 0}},
    )
    # nobody controls Hesse: no consent is needed, and nothing is fought
    play(match, "austria: march bavaria > hesse", "austria: done", "austria: stop")
    for name in ("austria", "russia", "britain"):
        assert "hesse" in power(match, name)["generals"]
    assert fought(match) == []


@rule("K-7.6.33", "K-R-46", "K-9.3.6")
def test_generals_of_a_neutral_power_enter_only_what_it_controls() -> None:
    match = moving(
        "prussia",
        prussia={"status": "neutral", "generals": {"berlin": 0, "saxonia": 0}, "garrisons": ["warszawa"]},
        france={"garrisons": ["borussia"]},
        austria={"generals": {"hesse": 0}},
    )
    assert targets(match, "prussia", "march", "berlin") == {"pommern", "silesia", "warszawa"}
    # it may leave the uncontrolled Saxonia, but only for home
    assert targets(match, "prussia", "march", "saxonia") == {"silesia"}
    # uncontrolled, of another Power, under another Power's Garrison, under another Power's General
    wrong = ("hannover", "mecklenburg", "saxonia")
    forbidden(match, "prussia", *(f"march berlin > {place}" for place in wrong))
    forbidden(match, "prussia", "march saxonia > bohemia", "march saxonia > hesse", "march saxonia > bavaria")
    play(match, "prussia: strategic berlin > pommern")  # and on to Warszawa: there is no other way
    assert set(options(match, "prussia")) == {"on silesia", "halt"}  # not Borussia
    play(match, "prussia: halt", "prussia: march saxonia > silesia", "prussia: stop")
    assert power(match, "prussia")["generals"] == {"warszawa": 0, "silesia": 0}
    assert fought(match) == []
    assert power(match, "ottoman")["morale"] == 1  # it named an Arbiter like everybody


@rule("K-R-46")
def test_a_neutral_general_may_stay_where_the_garrison_was_disbanded() -> None:
    prussia = {"status": "neutral", "generals": {"saxonia": 1}, "garrisons": ["saxonia"]}
    match = position(power="prussia", action="movement", powers={"prussia": prussia})
    play(match, "prussia: arbiter ottoman", "prussia: disband saxonia", "prussia: end", "prussia: stop")
    assert power(match, "prussia")["generals"] == {"saxonia": 1}
    assert match.view(None)["garrisons"] == {}


@rule("K-7.6.34", "K-4.8.3", "K-4.8.4")
def test_troops_stay_with_their_general() -> None:
    match = moving(
        "austria",
        austria={"generals": {"wien": 3, "bohemia": 0, "tyrol": 2}},
        russia={"generals": {"bavaria": 1}},
    )
    assert {move.split()[0] for move in options(match, "austria")} == {"march", "strategic", "end"}
    play(match, "austria: march tyrol > bavaria")  # to the Ally's General
    assert set(options(match, "austria")) == {"garrison tyrol", "garrison bavaria", "done"}
    play(match, "austria: done", "austria: march wien > tyrol")
    assert set(options(match, "austria")) == {"garrison wien", "garrison tyrol", "done"}
    play(match, "austria: done", "austria: march bohemia > wien", "austria: stop")
    assert power(match, "austria")["generals"] == {"bavaria": 2, "tyrol": 3, "wien": 0}
    assert power(match, "russia")["generals"] == {"bavaria": 1}


@rule("K-7.6.45", "K-R-80", "FAM-3.19", "K-8.0.1")
def test_each_move_is_complete_before_the_next_and_battles_follow_all_moves() -> None:
    match = moving(
        "france",
        france={"generals": {"provence": 2, "paris": 1, "saxonia": 1}},
        austria={"status": "french"},
        russia={"generals": {"lombardia": 0}},
    )
    # the mover chooses the order
    assert {"march provence > lombardia", "march paris > lorraine", "march saxonia > bohemia"} <= set(
        options(match, "france")
    )
    play(match, "france: march provence > lombardia")
    assert asked(match) == [("france", "garrison")]
    forbidden(match, "france", "march paris > lorraine", "march saxonia > bohemia", "end")
    play(match, "france: done")
    # an enemy stands in Lombardia, but the battle waits for the other moves
    assert asked(match) == [("france", "move")]
    assert fought(match) == []
    play(match, "france: march saxonia > bohemia")
    assert asked(match) == [("austria", "consent")]
    forbidden(match, "france", "march paris > lorraine", "end")
    play(match, "austria: consent", "france: done", "france: march paris > lorraine", "france: done")
    assert fought(match) == ["lombardia"]


# -- consent


def allied(**powers: dict[str, Any]) -> Match:
    """AU moves; GB and RU are its Allies, Polesie is Russian, Warszawa British."""
    match = moving(
        "austria",
        austria={"generals": {"galicia": 0, "transylvania": 0}} | powers.pop("austria", {}),
        russia={"garrisons": ["polesie", "podolia"]} | powers.pop("russia", {}),
        britain={"garrisons": ["warszawa"]} | powers.pop("britain", {}),
        **powers,
    )
    return match


@rule("K-R-43", "FAM-D.4", "K-S-3.3", "K-6.3.2")
def test_several_allies_are_asked_in_the_order_of_powers_until_the_first_refusal() -> None:
    match = allied()
    # Russian Polesie is entered first, but Britain is asked first
    play(match, "austria: strategic galicia > polesie", "austria: on warszawa")
    assert asked(match) == [("britain", "consent")]
    refused = play(match.clone(), "britain: refuse")
    assert asked(refused) == [("austria", "move")]  # Russia is not asked any more
    assert happened(refused, "consent_refused")[0][:2] == (0, 2)
    play(match, "britain: consent")
    assert asked(match) == [("russia", "consent")]
    assert power(match, "austria")["generals"] == {"galicia": 0, "transylvania": 0}
    halfway = play(match.clone(), "russia: refuse")
    assert power(halfway, "austria")["generals"] == {"galicia": 0, "transylvania": 0}
    assert asked(halfway) == [("austria", "move")]
    play(match, "russia: consent")
    assert power(match, "austria")["generals"] == {"warszawa": 0, "transylvania": 0}


@rule("K-R-43", "FAM-D.3")
def test_one_question_covers_everything_a_power_can_grant() -> None:
    match = allied()
    play(match, "austria: strategic galicia > polesie", "austria: on smolensk", "austria: on moskva")
    play(match, "russia: consent")  # Polesie, Smolensk and Moskva together
    assert power(match, "austria")["generals"] == {"moskva": 0, "transylvania": 0}
    assert len(happened(match, "consent")) == 1


@rule("K-R-43", "FAM-3.20", "FAM-D.8", "FAM-D.10", "K-S-3.3")
def test_a_refused_request_is_not_repeated_by_any_path_in_the_same_turn_and_uses_up_nothing() -> None:
    match = allied(austria={"generals": {"galicia": 0, "silesia": 0}})
    play(match, "austria: strategic galicia > polesie", "austria: on smolensk", "austria: halt", "russia: refuse")
    assert asked(match) == [("austria", "move")]
    # not to Smolensk by this way nor by another
    by_polesie = play(match.clone(), "austria: strategic galicia > polesie", "austria: on smolensk")
    forbidden(by_polesie, "austria", "halt")  # on through Smolensk, not to it
    by_podolia = play(match.clone(), "austria: strategic galicia > podolia", "austria: on ukraine")
    forbidden(by_podolia, "austria", "on smolensk")
    # other destinations may be asked for: nothing is used up
    assert "on moskva" in options(by_podolia, "austria")
    play(by_podolia, "austria: on moskva", "russia: consent")
    assert power(by_podolia, "austria")["generals"] == {"moskva": 0, "silesia": 0}
    # another General may ask for Smolensk
    other = play(match.clone(), "austria: strategic silesia > warszawa", "austria: on polesie", "austria: on smolensk")
    assert asked(other) == [("britain", "consent")]
    play(other, "britain: consent", "russia: consent")
    assert power(other, "austria")["generals"] == {"galicia": 0, "smolensk": 0}
    # the same General may ask again in the next Movement Turn of the action
    play(match, "austria: end", "austria: request", "ottoman: grant", "austria: strategic galicia > podolia")
    play(match, "austria: on ukraine", "austria: on smolensk", "russia: consent")
    assert power(match, "austria")["generals"] == {"smolensk": 0, "silesia": 0}


@rule("K-R-43", "FAM-D.10")
def test_a_refused_march_is_not_repeated_but_ways_without_consent_stay_open() -> None:
    match = allied()
    play(match, "austria: march galicia > polesie", "russia: refuse")
    forbidden(match, "austria", "march galicia > polesie")
    # Silesia, held by Russia, lies between Galicia and Bohemia: refused, but Hungari leads there too
    match = allied(russia={"garrisons": ["silesia"]}, prussia={"status": "expansionist"})
    play(match, "austria: strategic galicia > silesia", "austria: on bohemia", "austria: halt", "russia: refuse")
    play(match, "austria: strategic galicia > hungari", "austria: on bohemia", "austria: halt")
    assert asked(match) == [("austria", "move")]  # nobody was asked
    assert power(match, "austria")["generals"] == {"bohemia": 0, "transylvania": 0}
    # nor does the refusal bar a March that needs nobody's consent
    match = allied(
        austria={"generals": {"hungari": 0}}, russia={"garrisons": ["silesia"]}, prussia={"status": "expansionist"}
    )
    play(match, "austria: strategic hungari > silesia", "austria: on bohemia", "austria: halt", "russia: refuse")
    play(match, "austria: march hungari > bohemia")
    assert power(match, "austria")["generals"] == {"bohemia": 0}


@rule("K-R-43", "FAM-D.10")
def test_a_way_with_no_other_end_than_a_refused_one_is_not_offered() -> None:
    match = moving("russia", russia={"generals": {"scotland_ireland": 0}})
    play(match, "russia: strategic scotland_ireland > london", "britain: refuse")  # London leads to Cornwall only
    forbidden(match, "russia", "strategic scotland_ireland > london")
    play(match, "russia: march scotland_ireland > london", "britain: consent")  # another request
    assert power(match, "russia")["generals"] == {"london": 0}


@rule("K-R-43")
def test_an_allied_territory_is_entered_with_consent_also_to_fight_there() -> None:
    match = allied(ottoman={"generals": {"crimea": 0}}, austria={"generals": {"podolia": 1}})
    play(match, "austria: march podolia > crimea")
    assert asked(match) == [("russia", "consent")]
    refused = play(match.clone(), "russia: refuse")
    assert fought(refused) == []
    play(match, "russia: consent")
    assert fought(match) == ["crimea"]


@rule("K-R-44", "K-6.3.2")
def test_staying_and_leaving_need_no_consent() -> None:
    match = allied(austria={"generals": {"polesie": 0, "moskva": 1}})
    play(match, "austria: march polesie > galicia")
    assert power(match, "austria")["generals"] == {"galicia": 0, "moskva": 1}
    play(match, "austria: end", "austria: stop")  # the General in Moskva stays unasked
    assert power(match, "austria")["generals"] == {"galicia": 0, "moskva": 1}
    assert happened(match, "consent") == []


@rule("K-R-44", "K-8.1.1")
def test_a_guest_defends_together_with_his_host() -> None:
    match = position(
        power="ottoman",
        action="movement",
        powers={
            "ottoman": {"generals": {"wallachia": 3}},
            "russia": {"garrisons": ["bessarabia"]},
            "austria": {"generals": {"bessarabia": 1}},
        },
    )
    play(match, "ottoman: arbiter france", "ottoman: march wallachia > bessarabia", "ottoman: done")
    assert fought(match) == ["bessarabia"]
    assert happened(match, "strength")[0][1:] == (4, 1 + 1 + 1)


@rule("K-6.3.2", "K-R-43")
def test_consent_is_for_one_move_only() -> None:
    match = allied()
    play(match, "austria: march galicia > polesie", "russia: consent")
    play(match, "austria: end", "austria: request", "ottoman: grant", "austria: march polesie > smolensk")
    assert asked(match) == [("russia", "consent")]  # asked anew for the next move


# -- withdrawals


@rule("K-R-78")
def test_a_general_that_withdrew_stays_out_of_the_other_battles() -> None:
    match = moving(
        "france",
        france={"generals": {"provence": 3, "paris": 1, "picardie": 1}},
        austria={"generals": {"lombardia": 3, "lorraine": 0}},
    )
    play(match, "france: march provence > lombardia", "france: done", "france: march paris > lorraine", "france: done")
    play(match, "france: end", "france: battle lombardia", "france: withdraw lombardia > provence")
    assert power(match, "france")["generals"] == {"provence": 2, "lorraine": 1, "picardie": 1}
    # Provence and Picardie are both next to Lorraine, but he who withdrew cannot support
    assert asked(match) == [("france", "support")]
    assert options(match, "france") == ["support picardie", "done"]
    forbidden(match, "france", "support provence")
