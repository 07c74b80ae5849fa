"""7.4: admission to a Coalition and expulsion from it."""

from __future__ import annotations

import pytest

from tests.conformance.raison_detat.phases import (
    DECIDES,
    FREE,
    all_neutral,
    applicant,
    both,
    tokens,
    turned_away,
)
from tests.conformance.raison_detat.table import (
    POWERS,
    STATUSES,
    asked,
    declare,
    diplomacy,
    forbidden,
    happened,
    options,
    passive,
    play,
    refused,
    skip,
    statuses,
    until,
)
from tests.conformance.rule import rule

# -- expulsion (7.2.2, 7.4.4 to 7.4.6)


@rule("RD-7.2.2", "RD-R-16", "RD-7.4.1")
@pytest.mark.parametrize(
    ("scenario", "other", "first", "members"),
    [("1618", "protestant", "protestants", ["sweden", "france"]), ("1702", "french", "france", ["sweden", "ottoman"])],
)
def test_before_the_tokens_each_leader_may_expel_any_members_openly(
    scenario: str, other: str, first: str, members: list[str]
) -> None:
    powers = {name: {"status": other if name in members else "austrian"} for name in FREE[scenario]}
    austrian = [name for name in FREE[scenario] if name not in members]
    match = diplomacy(scenario, powers=powers)
    assert asked(match) == [(first, "expel_before")]
    assert match.decisions[0].rule == "RD-7.2.2"
    assert options(match, first) == [*(f"expel {name}" for name in members), "done"]
    for name in FREE[scenario]:
        forbidden(match, name, *tokens(scenario))  # no token is laid yet
    refused(match, first, f"expel {austrian[0]}", "RD-7.4.4")  # of the other Coalition
    play(match, f"{first}: expel {members[0]}", f"{first}: expel {members[1]}")
    assert asked(match) == [("austria", "expel_before")]
    assert options(match, "austria") == [*(f"expel {name}" for name in austrian), "done"]
    refused(match, "austria", f"expel {members[0]}", "RD-7.4.4")
    play(match, "austria: done")
    index = POWERS[scenario].index
    for reader in (None, *POWERS[scenario]):  # openly
        told = [event.args for event in match.events(reader) if event.kind == "expelled"]
        assert told == [(index(first), index(name)) for name in members]
    assert statuses(match)[members[0]] == other  # the disc moves with all others, later
    for name in FREE[scenario]:
        without = [other] if name in members else []
        assert options(match, name) == tokens(scenario, *without)


@rule("RD-7.2.2")
@both
def test_a_leader_without_members_is_not_asked(scenario: str) -> None:
    match = diplomacy(scenario, powers=all_neutral(scenario))
    assert {kind for _, kind in asked(match)} == {"status"}
    match = diplomacy(scenario, powers=all_neutral(scenario, sweden={"status": "austrian"}))
    assert asked(match) == [("austria", "expel_before")]


@rule("RD-7.3.7", "RD-7.4.5", "RD-R-16")
@pytest.mark.parametrize("status", ["austrian", "neutral", "expansionist"])
def test_an_expelled_power_takes_any_other_status(status: str) -> None:
    match = diplomacy(powers=all_neutral("1702", sweden={"status": "french"}))
    play(match, "france: expel sweden")
    assert options(match, "sweden") == tokens("1702", "french")
    refused(match, "sweden", "status french", "RD-7.3.7")
    play(match, "britain: status neutral", f"sweden: status {status}", "russia: status neutral")
    play(match, "ottoman: status neutral")
    if status == "austrian":
        assert applicant(match) == ("austria", "sweden")  # within the normal rules
        play(match, "austria: accept")
    assert statuses(match)["sweden"] == status


@rule("RD-7.3.7", "RD-R-16")
def test_in_a_later_phase_the_same_coalition_is_open_again() -> None:
    match = diplomacy(powers=all_neutral("1702", sweden={"status": "french"}))
    play(match, "france: expel sweden")
    for name in FREE["1702"]:
        play(match, f"{name}: status neutral")
    until(match, "status")
    assert match.view(None)["round"] == 3
    assert options(match, "sweden") == tokens("1702")
    declare(match, sweden="french")
    assert applicant(match) == ("france", "sweden")
    play(match, "france: accept")
    assert statuses(match)["sweden"] == "french"


@rule("RD-7.4.4", "RD-R-16", "RD-D-43")
def test_a_power_admitted_is_safe_until_the_next_diplomacy_phase() -> None:
    match = diplomacy(powers=all_neutral("1702"))
    declare(match, sweden="french")
    play(match, "france: accept")
    assert statuses(match)["sweden"] == "french"
    while match.view(None)["round"] == 2:
        assert {kind for _, kind in asked(match)}.isdisjoint({"expel_before", "status", "admit"})
        forbidden(match, "france", "expel sweden")
        passive(match)
    assert asked(match) == [("france", "expel_before")]  # at the start of the following round
    assert options(match, "france") == ["expel sweden", "done"]
    play(match, "france: expel sweden")
    refused(match, "sweden", "status french", "RD-7.3.7")


@rule("RD-7.4.6", "RD-3.2.1", "RD-3.2.4", "RD-R-18")
@pytest.mark.parametrize("seats", [7, 4])
def test_spain_cannot_be_expelled_nor_can_any_leading_power(seats: int) -> None:
    """Nor does Spain expel anybody: Poland, or France, is Austria's affair."""
    member = "poland" if seats == 7 else "france"
    match = diplomacy("1618", seats=seats, powers={"sweden": {"status": "neutral"}, member: {"status": "austrian"}})
    assert asked(match) == [("austria", "expel_before")]
    assert match.view(None)["decisions"][0]["power"] == "austria"
    assert options(match, "austria") == [f"expel {member}", "done"]
    for name in ("spain", "austria", "protestants"):
        refused(match, "austria", f"expel {name}", "RD-7.4.6")
    if seats == 7:
        forbidden(match, "spain", "expel poland", "done")
    match = diplomacy("1702")
    play(match, "france: done")
    for name in ("france", "austria"):
        refused(match, "austria", f"expel {name}", "RD-7.4.6")


# -- admission (7.4.1 to 7.4.3)


@rule("RD-7.4.1", "RD-3.2.4", "RD-R-18", "RD-D-42")
@both
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_leading_power_accepts_or_refuses_each_newcomer(scenario: str, answer: str) -> None:
    for coalition, leader in DECIDES[scenario].items():
        for name in FREE[scenario]:
            match = diplomacy(scenario, powers=all_neutral(scenario))
            declare(match, **{name: coalition})
            assert applicant(match) == (leader, name)
            assert match.decisions[0].rule == "RD-7.4.1"
            assert options(match, leader) == ["accept", "refuse"]
            for seat in POWERS[scenario]:
                if seat != leader:  # Spain has nothing to decide
                    forbidden(match, seat, "accept", "refuse")
            play(match, f"{leader}: {answer}")
            if answer == "refuse":
                assert turned_away(match) == [(leader, name)]
                play(match, f"{name}: status neutral")
            assert statuses(match)[name] == (coalition if answer == "accept" else "neutral")


@rule("RD-3.2.4", "RD-R-18")
def test_spain_may_advise_and_austria_decides() -> None:
    match = diplomacy("1618", powers=all_neutral("1618"))
    declare(match, france="austrian")
    match.say("spain", "Never France!", ["austria"])
    assert asked(match) == [("austria", "admit")]
    assert options(match, "spain") == []
    play(match, "austria: accept")
    assert statuses(match)["france"] == "austrian"
    zones = {zone.id: zone.powers for zone in match.scene(None, "en").zones}
    assert zones["austrian"] == ("spain", "austria", "france")


@rule("RD-7.4.2", "RD-R-16", "RD-R-15")
@both
def test_one_applicant_at_a_time_in_the_order_of_powers(scenario: str) -> None:
    """The first stays a member and is no applicant; the others come from everywhere."""
    one, two, three, four = FREE[scenario]
    other = STATUSES[scenario][1]
    powers = {one: "austrian", two: "neutral", three: other, four: "expansionist"}
    match = diplomacy(scenario, powers={name: {"status": status} for name, status in powers.items()})
    declare(match, **{one: "austrian", two: other, three: "austrian", four: "austrian"})
    leader = DECIDES[scenario][other]
    assert applicant(match) == (leader, two)
    play(match, f"{leader}: accept")
    assert applicant(match) == ("austria", three)
    play(match, "austria: accept")
    assert applicant(match) == ("austria", four)
    play(match, "austria: accept")
    assert asked(match)[0][1] == "drill"
    assert [statuses(match)[name] for name in FREE[scenario]] == ["austrian", other, "austrian", "austrian"]


@rule("RD-7.4.2")
@both
def test_a_member_that_stays_cannot_be_refused(scenario: str) -> None:
    one, two, three, four = FREE[scenario]
    other = STATUSES[scenario][1]
    match = diplomacy(
        scenario, powers={name: {"status": other if name in (one, two) else "austrian"} for name in FREE[scenario]}
    )
    declare(match)
    assert asked(match)[0][1] == "drill"
    assert happened(match, "admitted") == happened(match, "turned_away") == []
    assert [statuses(match)[name] for name in (one, two, three, four)] == [other, other, "austrian", "austrian"]


@rule("RD-7.4.3", "RD-R-17")
@both
def test_a_refused_power_chooses_again_openly_among_what_is_not_closed_to_it(scenario: str) -> None:
    name, other = FREE[scenario][0], STATUSES[scenario][1]
    second = DECIDES[scenario][other]
    match = diplomacy(scenario, powers=all_neutral(scenario))
    declare(match, **{name: "austrian"})
    play(match, "austria: refuse")
    assert asked(match) == [(name, "refused_status")]
    assert match.decisions[0].rule == "RD-7.4.3"
    assert options(match, name) == tokens(scenario, "austrian")
    refused(match, name, "status austrian", "RD-7.4.3")
    play(match, f"{name}: status {other}")
    for seat in (None, *POWERS[scenario]):  # openly
        assert match.view(seat)["declared"][name] == other
    assert applicant(match) == (second, name)
    play(match, f"{second}: refuse")
    assert options(match, name) == ["status neutral", "status expansionist"]
    refused(match, name, "status austrian", "RD-7.4.3")
    refused(match, name, f"status {other}", "RD-7.4.3")
    play(match, f"{name}: status expansionist")
    assert asked(match)[0][1] == "drill"  # nobody can refuse that
    assert statuses(match)[name] == "expansionist"
    assert turned_away(match) == [("austria", name), (second, name)]


@rule("RD-7.4.3", "RD-R-17")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_old_coalition_may_refuse_who_wanted_to_leave_it(answer: str) -> None:
    match = diplomacy(powers=all_neutral("1702", sweden={"status": "french"}))
    declare(match, sweden="austrian")
    play(match, "austria: refuse")
    assert options(match, "sweden") == tokens("1702", "austrian")
    play(match, "sweden: status french")
    assert applicant(match) == ("france", "sweden")
    play(match, f"france: {answer}")
    if answer == "refuse":
        assert options(match, "sweden") == ["status neutral", "status expansionist"]
        play(match, "sweden: status neutral")
    assert statuses(match)["sweden"] == ("french" if answer == "accept" else "neutral")


@rule("RD-7.4.3", "RD-7.4.5", "RD-R-17")
def test_who_was_expelled_and_is_refused_by_the_other_coalition_stays_alone() -> None:
    match = diplomacy(powers=all_neutral("1702", sweden={"status": "french"}))
    play(match, "france: expel sweden")
    declare(match, sweden="austrian", britain="neutral", russia="neutral", ottoman="neutral")
    play(match, "austria: refuse")
    assert options(match, "sweden") == ["status neutral", "status expansionist"]
    refused(match, "sweden", "status french", "RD-7.4.3")
    play(match, "sweden: status neutral")
    assert statuses(match)["sweden"] == "neutral"


@rule("RD-R-17", "RD-7.4.3", "RD-7.4.2")
def test_one_case_is_settled_completely_before_the_next() -> None:
    match = diplomacy(powers=all_neutral("1702"))
    declare(match, britain="austrian", sweden="austrian")
    assert applicant(match) == ("austria", "britain")
    play(match, "austria: refuse", "britain: status french")
    assert applicant(match) == ("france", "britain")
    play(match, "france: refuse", "britain: status neutral")
    assert applicant(match) == ("austria", "sweden")
    play(match, "austria: accept")
    assert (statuses(match)["britain"], statuses(match)["sweden"]) == ("neutral", "austrian")


@rule("RD-7.4.7", "RD-12.4.4", "RD-12.4.3")
def test_minor_powers_are_expelled_with_their_controller_and_not_alone() -> None:
    powers = {"sweden": {"status": "french"}, "russia": {"controller": "sweden"}, "ottoman": {"controller": "france"}}
    match = diplomacy(seats=4, powers=powers)
    assert options(match, "france") == ["expel sweden", "done"]
    refused(match, "france", "expel russia", "RD-7.4.7")
    refused(match, "france", "expel ottoman", "RD-7.4.7")
    play(match, "france: expel sweden")
    skip(match, "expel_before")
    play(match, "britain: status austrian", "sweden: status expansionist")
    assert {name: statuses(match)[name] for name in ("sweden", "russia", "ottoman")} == {
        "sweden": "expansionist",
        "russia": "expansionist",
        "ottoman": "french",
    }
