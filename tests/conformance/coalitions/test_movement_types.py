"""Chapter 7.6, second part: March, Sea Movement, Strategic Movement, consent, and who may stand where."""

from __future__ import annotations

from typing import Any

import pytest

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
    ways,
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


# -- who may move


@rule("K-7.6.18", "FAM-3.27")
def test_any_number_of_generals_each_once_with_all_their_troops() -> None:
    match = moving("france", france={"generals": {"paris": 3, "lorraine": 0, "provence": 2, "pfalz": 1}})
    play(match, "france: march provence > languedoc", "france: done")
    forbidden(
        match, "france", "march languedoc > provence", "strategic languedoc > aquitaine", "march provence > lorraine"
    )
    play(match, "france: march lorraine > provence", "france: march paris > lorraine", "france: done")
    assert power(match, "france")["generals"] == {"lorraine": 3, "provence": 0, "languedoc": 2, "pfalz": 1}
    assert targets(match, "france", "march", "lorraine") == set()
    assert targets(match, "france", "march", "pfalz") != set()
    play(match, "france: end")  # one General stays; that is allowed
    assert asked(match) == [("france", "request")]
    play(match, "france: request", "ottoman: grant", "france: march lorraine > picardie")  # again in the next turn
    assert "picardie" in power(match, "france")["generals"]


@rule("K-7.6.18", "FAM-3.27", "K-S-3.4")
def test_generals_that_fought_supported_withdrew_or_were_beaten_move_again_in_the_next_turn() -> None:
    match = position(
        power="france",
        action="movement",
        fortresses=["wurttemberg"],
        powers={
            "france": {"generals": {"lorraine": 2, "provence": 3, "picardie": 3, "westphalia": 1}},
            "austria": {"garrisons": ["wurttemberg", "pfalz"], "generals": {"lombardia": 3}},
        },
    )
    play(match, "france: arbiter ottoman")
    play(match, "france: march lorraine > wurttemberg", "france: done")
    play(match, "france: march provence > lombardia", "france: done")
    play(match, "france: march picardie > pfalz", "france: done", "france: end")
    assert set(options(match, "france")) == {"battle lombardia", "battle pfalz", "battle wurttemberg"}
    play(match, "france: battle lombardia", "france: withdraw lombardia > provence")  # 4 to 4: he withdraws
    play(match, "france: battle pfalz", "france: support westphalia", "france: done")  # 4 to 1: he wins
    play(match, "france: capital")  # Wurttemberg, 3 to 4: he is beaten
    results = [args[1:] for args in happened(match, "result")]
    assert results == [(4, 4, -1), (4, 1, 0), (3, 4, 1)]
    generals = {"provence": 2, "pfalz": 2, "westphalia": 0, "paris": 0}
    assert power(match, "france")["generals"] == generals
    play(match, "france: request", "ottoman: grant")
    for start in generals:
        assert targets(match, "france", "march", start) != set()
    play(match, "france: march provence > languedoc", "france: done", "france: march pfalz > hesse", "france: done")
    play(match, "france: march westphalia > holland", "france: march paris > aquitaine")
    assert power(match, "france")["generals"] == {"languedoc": 2, "hesse": 2, "holland": 0, "aquitaine": 0}


# -- March


@rule("K-7.6.19", "K-4.2.7")
def test_a_march_goes_to_one_adjacent_territory_never_to_an_impassable_one() -> None:
    match = moving("france", france={"generals": {"lorraine": 1}})
    neighbours = {"languedoc", "paris", "pfalz", "picardie", "provence", "wurttemberg"}
    assert targets(match, "france", "march", "lorraine") == neighbours
    forbidden(match, "france", "march lorraine > alps", "march lorraine > bavaria", "march lorraine > lorraine")
    play(match, "france: march lorraine > wurttemberg", "france: done")
    assert ways(match) == [("march", ["lorraine", "wurttemberg"])]
    # one Territory and no more in this Movement Turn
    assert asked(match) == [("france", "request")]


@rule("K-7.6.20", "K-6.2.6", "K-6.6.3", "K-6.6.4")
def test_what_a_march_may_enter() -> None:
    match = moving(
        "france",
        france={"generals": {"saxonia": 0}, "garrisons": ["bavaria"]},
        austria={"status": "french"},  # an Ally: Bohemia
        prussia={"status": "neutral", "garrisons": ["hannover"]},  # Berlin and Silesia are its homes
        russia={"status": "british", "garrisons": ["hesse"]},  # at War
    )
    assert targets(match, "france", "march", "saxonia") == {"bavaria", "bohemia", "hannover", "hesse"}
    forbidden(match, "france", "march saxonia > berlin", "march saxonia > silesia")

    own = play(match.clone(), "france: march saxonia > bavaria")
    assert (power(own, "france")["generals"], fought(own)) == ({"bavaria": 0}, [])
    allied = play(match.clone(), "france: march saxonia > bohemia")
    assert asked(allied) == [("austria", "consent")]
    play(allied, "austria: consent")
    assert (power(allied, "france")["generals"], fought(allied)) == ({"bohemia": 0}, [])
    neutral = play(match.clone(), "france: march saxonia > hannover")
    assert fought(neutral) == ["hannover"]
    war = play(match.clone(), "france: march saxonia > hesse")
    assert fought(war) == ["hesse"]


@rule("K-7.6.20", "K-8.0.7")
def test_a_march_may_enter_uncontrolled_territories_and_enemy_homes_without_pieces() -> None:
    match = moving("france", france={"generals": {"bavaria": 0, "pfalz": 0}})
    play(match, "france: march bavaria > wien")  # Austria is at War with France and controls Wien
    play(match, "france: march pfalz > hesse")
    assert power(match, "france")["generals"] == {"wien": 0, "hesse": 0}
    play(match, "france: stop")
    assert fought(match) == []


@rule("K-7.6.20", "K-6.6.4")
@pytest.mark.parametrize("pieces", [{"generals": {"mecklenburg": 1}}, {"garrisons": ["mecklenburg"]}])
def test_neutral_pieces_outside_their_homes_may_be_attacked(pieces: dict[str, Any]) -> None:
    match = moving("france", france={"generals": {"hannover": 1}}, prussia={"status": "neutral", **pieces})
    play(match, "france: march hannover > mecklenburg", "france: done")
    assert fought(match) == ["mecklenburg"]


# -- Sea Movement


@rule("K-7.6.21", "K-4.4.3")
def test_a_sea_movement_follows_up_to_three_sea_routes() -> None:
    match = moving("britain", britain={"generals": {"cornwall": 0, "london": 0}})
    assert targets(match, "britain", "sail", "cornwall") == {"oporto", "lisboa", "napoli"}  # 1, 2, 3 routes
    assert targets(match, "britain", "sail", "london") == {"holland", "hannover", "danmark", "st_petersburg"}
    forbidden(match, "britain", "sail cornwall > hellas", "sail cornwall > egypt")  # 4 routes
    forbidden(match, "britain", "sail cornwall > london")  # no Sea Route joins them
    play(match, "britain: sail cornwall > napoli")
    assert ways(match) == [("sail", ["cornwall", "oporto", "lisboa", "napoli"])]
    assert power(match, "britain")["generals"] == {"napoli": 0, "london": 0}


@rule("K-7.6.21", "K-4.4.3", "K-6.5.3")
def test_only_the_british_coalition_sails() -> None:
    for name in ("france", "austria", "prussia", "russia", "ottoman"):
        generals = {name: {"generals": {"lisboa": 0}, "garrisons": ["lisboa"]}}
        statuses = {"austria": "french", "prussia": "neutral", "russia": "british", "ottoman": "expansionist"}
        for other, status in statuses.items():
            generals.setdefault(other, {})["status"] = status
        match = moving(name, **generals)
        goals = targets(match, name, "sail", "lisboa")
        # Lisboa to Cornwall and Hellas or Egypt: two routes
        assert goals == ({"oporto", "cornwall", "napoli", "hellas", "egypt"} if name == "russia" else set()), name
        if name != "russia":
            forbidden(match, name, "sail lisboa > oporto")


@rule("K-7.6.22")
def test_a_sea_movement_starts_in_a_port() -> None:
    match = moving("britain", britain={"generals": {"scotland_ireland": 0, "patrimonium_st_petri": 0, "oporto": 0}})
    assert {move.split()[1] for move in options(match, "britain") if move.startswith("sail")} == {"oporto"}
    forbidden(match, "britain", "sail scotland_ireland > holland", "sail patrimonium_st_petri > napoli")


@rule("K-7.6.23", "K-6.5.3", "K-S-3.3")
def test_other_members_need_british_consent_before_the_movement_begins() -> None:
    match = moving("russia", russia={"generals": {"st_petersburg": 2}})
    play(match, "russia: sail st_petersburg > danmark")
    assert asked(match) == [("britain", "consent")]
    assert power(match, "russia")["generals"] == {"st_petersburg": 2}
    refused = play(match.clone(), "britain: refuse")
    assert power(refused, "russia")["generals"] == {"st_petersburg": 2}
    assert asked(refused) == [("russia", "move")]  # the General may do something else
    forbidden(refused, "russia", "sail st_petersburg > danmark")
    assert "march st_petersburg > finland" in options(refused, "russia")
    play(match, "britain: consent")
    assert power(match, "russia")["generals"] == {"danmark": 2}
    # Britain itself asks nobody
    match = moving("britain", britain={"generals": {"cornwall": 0}})
    play(match, "britain: sail cornwall > oporto")
    assert power(match, "britain")["generals"] == {"oporto": 0}


@rule("K-7.6.24", "K-R-43")
def test_a_consented_sea_movement_is_executed_as_agreed() -> None:
    match = moving("russia", russia={"generals": {"st_petersburg": 0, "moskva": 0}})
    play(match, "russia: sail st_petersburg > holland")
    (decision,) = match.decisions
    agreed = list(decision.about[2:])
    forbidden(match, "russia", "halt", "end", "march moskva > don")  # nothing else before the answer
    forbidden(match, "britain", "halt", "on danmark")
    play(match, "britain: consent")
    # done at once: nobody could stop it, shorten it or take the consent back
    assert ways(match) == [("sail", ["st_petersburg", "danmark", "london", "holland"])]
    assert list(happened(match, "moved")[0][3]) == agreed
    assert power(match, "russia")["generals"] == {"holland": 0, "moskva": 0}
    forbidden(match, "britain", "refuse")
    forbidden(match, "russia", "sail holland > london", "march holland > hannover")


@rule("K-7.6.25")
def test_enemy_and_neutral_pieces_in_passed_ports_do_not_matter() -> None:
    match = moving(
        "britain",
        britain={"generals": {"cornwall": 2}},
        france={"generals": {"oporto": 3}, "garrisons": ["oporto"]},
        prussia={"generals": {"lisboa": 3}, "garrisons": ["lisboa"]},
    )
    play(match, "britain: sail cornwall > napoli", "britain: done", "britain: stop")
    assert power(match, "britain")["generals"] == {"napoli": 2}
    assert fought(match) == []


@rule("K-7.6.26")
def test_a_sea_movement_is_combined_with_nothing() -> None:
    match = moving("britain", britain={"generals": {"london": 0, "cornwall": 0}, "garrisons": ["lisboa", "oporto"]})
    play(match, "britain: sail cornwall > lisboa")
    forbidden(match, "britain", "march lisboa > madrid", "strategic lisboa > oporto", "sail lisboa > napoli")
    play(match, "britain: march london > cornwall")
    forbidden(match, "britain", "sail cornwall > napoli")
    play(
        match, "britain: request", "ottoman: grant", "britain: march lisboa > madrid", "britain: sail cornwall > napoli"
    )
    assert power(match, "britain")["generals"] == {"madrid": 0, "napoli": 0}


@rule("K-7.6.27")
@pytest.mark.parametrize("pieces", [{"generals": {"lisboa": 0}}, {"garrisons": ["lisboa"]}])
def test_a_sea_movement_may_end_as_an_attack(pieces: dict[str, Any]) -> None:
    match = moving("britain", britain={"generals": {"cornwall": 2}}, france=pieces)
    play(match, "britain: sail cornwall > lisboa", "britain: done")
    assert fought(match) == ["lisboa"]
    assert happened(match, "strength")[0][1:] == (3, 1)


@rule("K-7.6.28")
def test_britain_is_reached_and_left_by_sea_only() -> None:
    coast = ["holland", "hannover", "danmark", "picardie", "normandie_bretagne", "oporto"]
    island = {"london", "cornwall", "scotland_ireland"}
    match = moving("britain", britain={"generals": {"london": 0, "cornwall": 0}, "garrisons": coast})
    assert targets(match, "britain", "march", "london") == {"scotland_ireland"}
    assert targets(match, "britain", "strategic", "london") == set()
    assert targets(match, "britain", "sail", "london") != set()
    match = moving("britain", britain={"generals": {"holland": 0}, "garrisons": coast})
    assert targets(match, "britain", "march", "holland").isdisjoint(island)
    assert targets(match, "britain", "strategic", "holland").isdisjoint(island)
    assert "sail holland > london" in options(match, "britain")
    # not even a Strategic Movement along British coasts comes to the island
    play(match, "britain: strategic holland > picardie")
    assert island.isdisjoint(move.removeprefix("on ") for move in options(match, "britain"))
    # a Power that may not sail cannot get there at all
    match = moving("france", france={"generals": dict.fromkeys(coast, 0)})
    assert island.isdisjoint(move.split(" > ")[-1] for move in options(match, "france"))
    forbidden(match, "france", "march normandie_bretagne > cornwall", "sail holland > london")


@rule("K-R-76", "FAM-D.3")
def test_landing_follows_the_rules_of_entering() -> None:
    match = moving(
        "russia",
        russia={"generals": {"lisboa": 0, "hellas": 0}},
        austria={"garrisons": ["napoli"]},  # an Ally
        ottoman={"status": "neutral"},  # Egypt is closed
    )
    # no landing on an own General, none in a Home Territory of a Neutral Power
    assert targets(match, "russia", "sail", "lisboa") == {"oporto", "cornwall", "napoli"}
    forbidden(match, "russia", "sail lisboa > egypt", "sail lisboa > hellas")
    # Naples is Austrian: Britain for the Sea Routes, then Austria for the landing
    landing = play(match.clone(), "russia: sail lisboa > napoli")
    assert asked(landing) == [("britain", "consent")]
    play(landing, "britain: consent")
    assert asked(landing) == [("austria", "consent")]
    assert power(landing, "russia")["generals"] == {"lisboa": 0, "hellas": 0}
    play(landing, "austria: consent")
    assert power(landing, "russia")["generals"] == {"napoli": 0, "hellas": 0}
    # Cornwall is British: one question for route and landing together
    home = play(match.clone(), "russia: sail lisboa > cornwall")
    assert asked(home) == [("britain", "consent")]
    play(home, "britain: consent")
    assert power(home, "russia")["generals"] == {"cornwall": 0, "hellas": 0}


@rule("K-R-76")
def test_passing_an_allied_port_needs_british_consent_only() -> None:
    match = moving("russia", russia={"generals": {"lisboa": 0}}, austria={"garrisons": ["napoli"]})
    play(match, "russia: sail lisboa > hellas")
    assert asked(match) == [("britain", "consent")]
    play(match, "britain: consent")
    assert ways(match) == [("sail", ["lisboa", "napoli", "hellas"])]


@rule("K-R-74")
def test_a_draw_after_a_landing_does_not_lead_back_to_the_start_as_such() -> None:
    def drawn(garrisons: list[str]) -> Match:
        match = moving(
            "britain",
            britain={"generals": {"cornwall": 3}, "garrisons": garrisons},
            france={"generals": {"lisboa": 2}, "garrisons": ["lisboa"]},
        )
        return play(match, "britain: sail cornwall > lisboa", "britain: done")

    assert options(drawn([]), "britain") == ["withdraw lisboa > cornwall", "withdraw lisboa > off"]
    # a nearer British Territory goes before the port he came from
    near = drawn(["madrid"])
    assert options(near, "britain") == ["withdraw lisboa > madrid", "withdraw lisboa > off"]
    forbidden(near, "britain", "withdraw lisboa > cornwall")
    # nor does he go back to an uncontrolled Territory
    match = moving("france", france={"generals": {"hesse": 3}}, austria={"generals": {"bavaria": 3}})
    play(match, "france: march hesse > bavaria", "france: done")
    assert options(match, "france") == ["withdraw bavaria > lorraine", "withdraw bavaria > off"]


# -- Strategic Movement


@rule("K-7.6.29", "K-R-73")
def test_a_strategic_movement_enters_up_to_three_own_territories() -> None:
    match = moving("france", france={"generals": {"wurttemberg": 0}})  # the start need not be controlled
    assert targets(match, "france", "strategic", "wurttemberg") == {"lorraine"}
    play(match, "france: strategic wurttemberg > lorraine")
    assert set(options(match, "france")) == {"on languedoc", "on paris", "on picardie", "on provence"}
    forbidden(match, "france", "halt")  # one Territory is a March
    play(match, "france: on paris")
    assert power(match, "france")["generals"] == {"wurttemberg": 0}  # nothing moves before the way is complete
    assert "halt" in options(match, "france")
    two = play(match.clone(), "france: halt")
    assert ways(two) == [("strategic", ["wurttemberg", "lorraine", "paris"])]
    play(match, "france: on aquitaine")
    # three Territories: he is there, a fourth cannot be entered
    assert ways(match) == [("strategic", ["wurttemberg", "lorraine", "paris", "aquitaine"])]
    assert power(match, "france")["generals"] == {"aquitaine": 0}
    forbidden(match, "france", "on languedoc", "halt")


@rule("K-7.6.29", "K-6.3.2")
def test_a_strategic_movement_through_allied_territories_needs_their_consent() -> None:
    match = moving(
        "austria",
        austria={"generals": {"galicia": 1}},
        russia={"garrisons": ["podolia"]},
    )
    play(match, "austria: strategic galicia > podolia", "austria: on ukraine", "austria: on moskva")
    assert asked(match) == [("russia", "consent")]  # once for all three
    assert power(match, "austria")["generals"] == {"galicia": 1}
    refused = play(match.clone(), "russia: refuse")
    assert power(refused, "austria")["generals"] == {"galicia": 1}
    assert refused.log()[-1].endswith("Galicia → Moskva."), "from where to where, not what lies between"
    before = match.event_count
    play(match, "russia: consent")
    assert match.log(since=before)[0].endswith("Galicia → Moskva.")
    assert power(match, "austria")["generals"] == {"moskva": 1}
    assert asked(match) == [("austria", "garrison")]


@rule("K-7.6.29", "K-7.6.30")
def test_a_strategic_movement_never_enters_uncontrolled_or_enemy_territories() -> None:
    match = moving(
        "france",
        france={"generals": {"lorraine": 0}, "garrisons": ["bavaria", "navarra", "hesse"]},
        austria={"garrisons": ["lombardia"]},
    )
    # Wurttemberg is nobody's, though Bavaria behind it is French; Pfalz the same before Hesse
    firsts = {"languedoc", "paris", "picardie", "provence"}
    assert targets(match, "france", "strategic", "lorraine") == firsts
    forbidden(match, "france", "strategic lorraine > wurttemberg", "strategic lorraine > pfalz")
    south = play(match.clone(), "france: strategic lorraine > languedoc")
    assert set(options(south, "france")) == {"on aquitaine", "on paris", "on provence"}  # not Catalonia
    play(south, "france: on aquitaine")
    assert set(options(south, "france")) == {"on navarra", "on normandie_bretagne", "on paris", "halt"}
    # after Provence nothing is left: Lombardia is Austrian, and a way does not turn back
    east = play(match.clone(), "france: strategic lorraine > languedoc", "france: on provence")
    assert ways(east) == [("strategic", ["lorraine", "languedoc", "provence"])]
    # an enemy's country without any piece is entered by a March only
    match = moving("france", france={"generals": {"bavaria": 0}, "garrisons": ["bavaria", "venezia"]})
    assert {"wien", "tyrol"} <= targets(match, "france", "march", "bavaria")
    forbidden(match, "france", "strategic bavaria > tyrol", "strategic bavaria > wien")


@rule("K-R-32", "K-7.6.30")
def test_an_own_territory_with_an_enemy_general_is_entered_last_and_fought_for() -> None:
    match = moving("france", france={"generals": {"lorraine": 1}}, austria={"generals": {"paris": 0}})
    forbidden(match, "france", "strategic lorraine > paris")  # through Paris: no
    play(match, "france: strategic lorraine > picardie")
    assert set(options(match, "france")) == {"on normandie_bretagne", "on paris"}
    play(match, "france: on paris")  # to Paris: yes, and the way ends there
    assert ways(match) == [("strategic", ["lorraine", "picardie", "paris"])]
    # where the enemy stands no Garrison is placed before the battle
    assert set(options(match, "france")) == {"garrison lorraine", "garrison picardie", "done"}
    play(match, "france: done")
    assert fought(match) == ["paris"]
    assert happened(match, "result")[0][1:] == (2, 1, 0)


@rule("K-R-73")
def test_own_generals_on_the_way_do_not_block_but_the_end_must_be_free() -> None:
    match = moving("france", france={"generals": {"provence": 0, "lorraine": 0, "picardie": 0}})
    play(match, "france: strategic provence > lorraine", "france: on picardie")
    # Picardie has an own General: the way must go on
    forbidden(match, "france", "halt")
    assert set(options(match, "france")) == {"on normandie_bretagne", "on paris"}
    play(match, "france: on normandie_bretagne")
    assert power(match, "france")["generals"] == {"normandie_bretagne": 0, "lorraine": 0, "picardie": 0}
    # no end within reach: the way is not offered at all
    full = {"provence": 0, "lorraine": 0, "languedoc": 0, "paris": 0, "picardie": 0, "aquitaine": 0}
    match = moving("france", france={"generals": full | {"normandie_bretagne": 0}})
    assert not any(move.startswith("strategic") for move in options(match, "france"))


@rule("K-R-73")
def test_a_strategic_movement_uses_no_sea_route() -> None:
    match = moving("britain", britain={"generals": {"scotland_ireland": 0}, "garrisons": ["holland", "hannover"]})
    play(match, "britain: strategic scotland_ireland > london")
    assert ways(match) == [("strategic", ["scotland_ireland", "london", "cornwall"])]  # the only way on


@rule("K-R-80", "FAM-3.29")
def test_a_way_visits_no_territory_twice_and_ends_elsewhere() -> None:
    match = moving("france", france={"generals": {"paris": 0}})
    play(match, "france: strategic paris > lorraine")
    forbidden(match, "france", "on paris", "on lorraine")
    play(match, "france: on picardie")
    forbidden(match, "france", "on paris", "on lorraine", "on picardie")
    assert set(options(match, "france")) == {"on normandie_bretagne", "halt"}


@rule("K-R-43", "K-R-76", "K-R-45")
@pytest.mark.parametrize("mover", ["britain", "ottoman"])
def test_what_an_ally_refused_by_land_stays_open_by_sea_where_nobody_need_agree(mover: str) -> None:
    """Russia lets no General through Westphalia to Hannover; the Sea Routes are British, and so are these Ottomans."""
    powers: dict[str, dict[str, Any]] = {
        "ottoman": {"controller": "britain"},
        "russia": {"status": "british", "garrisons": ["westphalia"]},
    }
    powers[mover] = {**powers.get(mover, {}), "generals": {"holland": 1}, "garrisons": ["holland", "hannover"]}
    match = position(seats=5, power=mover, action="movement", powers=powers)
    play(match, "britain: arbiter france")
    play(match, "britain: done")  # nothing is disbanded
    by_sea = targets(match, "britain", "sail", "holland")
    assert "hannover" in by_sea
    play(match, "britain: strategic holland > westphalia", "russia: refuse")
    assert "westphalia" not in targets(match, "britain", "strategic", "holland")
    assert targets(match, "britain", "sail", "holland") == by_sea
