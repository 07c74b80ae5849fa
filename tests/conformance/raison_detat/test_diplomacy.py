"""7.1 to 7.3: the sequence of the Diplomacy Phase and the declaration of Status."""

from __future__ import annotations

from random import Random

import pytest

from chancellery.games.coalitions.raison_detat.board_rules import shipped
from chancellery.kernel import BadInput
from tests.conformance.raison_detat.phases import (
    DECIDES,
    FREE,
    all_neutral,
    applicant,
    both,
    tokens,
)
from tests.conformance.raison_detat.table import (
    LEADING,
    POWERS,
    STATUSES,
    asked,
    declare,
    diplomacy,
    forbidden,
    garrisons,
    happened,
    new,
    options,
    order,
    play,
    position,
    seen,
    skip,
    statuses,
)
from tests.conformance.rule import rule

# -- the sequence (7.1, 7.2)


@rule("RD-7.1.1", "RD-7.2.1", "RD-7.2.2", "RD-R-74", "RD-R-16", "RD-6.4")
def test_talk_with_expulsions_then_declaration_then_board_update() -> None:
    """Sweden goes over to the Austrian Coalition and stands beside a French Garrison."""
    match = diplomacy(
        powers={
            "france": {"garrisons": ["pommern"]},
            "sweden": {"status": "french", "generals": {"pommern": 0}},
        }
    )
    for name in POWERS["1702"]:  # everybody talks to everybody, for as long as they like
        match.say(name, f"{name} proposes")
    for reader in (None, *POWERS["1702"]):
        assert [entry.text for entry in match.press(reader)] == [f"{name} proposes" for name in POWERS["1702"]]
    assert asked(match) == [("france", "expel_before")]
    play(match, "france: done")
    assert asked(match) == [("austria", "expel_before")]
    play(match, "austria: expel russia", "austria: done")
    assert asked(match) == [(name, "status") for name in ("britain", "sweden", "russia", "ottoman")]
    play(match, "britain: status austrian", "sweden: status austrian", "russia: status neutral")
    play(match, "ottoman: status neutral")
    assert applicant(match) == ("austria", "sweden")
    play(match, "austria: refuse")
    assert asked(match) == [("sweden", "refused_status")]
    play(match, "sweden: status expansionist")
    assert asked(match) == [("sweden", "update_withdraw")]
    assert options(match, "sweden") == ["withdraw pommern > skania", "withdraw pommern > off"]
    play(match, "sweden: withdraw pommern > off")
    assert asked(match) == [("britain", "drill")]
    kinds = ("diplomacy", "expelled", "declared", "turned_away", "status", "compared", "turn")
    assert list(dict.fromkeys(order(match, *kinds))) == list(kinds)
    assert seen(match, "sweden")["generals"] == {}


@rule("RD-7.1.2", "RD-7.3.5", "RD-7.1.3", "RD-D-04", "RD-R-18")
@both
def test_the_leading_powers_lay_no_token_and_never_change(scenario: str) -> None:
    match = skip(diplomacy(scenario), "expel_before")
    assert asked(match) == [(name, "status") for name in FREE[scenario]]
    for name in LEADING[scenario]:
        forbidden(match, name, *tokens(scenario))
        for status in STATUSES[scenario]:
            if status != statuses(match)[name]:
                with pytest.raises(BadInput):
                    position(scenario, powers={name: {"status": status}})
    before = {name: statuses(match)[name] for name in LEADING[scenario]}
    rng = Random(5)
    while match.view(None)["round"] < 6 and match.outcome is None:
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
        assert {name: statuses(match)[name] for name in LEADING[scenario]} == before


@rule("RD-7.1.3", "RD-7.3.3", "RD-7.3.4", "RD-7.7.1", "RD-7.8.1", "RD-R-81", "RD-D-05")
@both
@pytest.mark.parametrize("number", range(4))
def test_every_other_major_power_keeps_its_status_or_changes_to_any_other(scenario: str, number: int) -> None:
    name = FREE[scenario][number]
    for old in STATUSES[scenario]:
        for status in STATUSES[scenario]:
            match = diplomacy(scenario, powers=all_neutral(scenario, **{name: {"status": old}}))
            skip(match, "expel_before")
            assert options(match, name) == tokens(scenario)
            declare(match, **{name: status})
            if status in DECIDES[scenario] and status != old:
                leader = DECIDES[scenario][status]
                assert applicant(match) == (leader, name)
                play(match, f"{leader}: accept")
            assert statuses(match)[name] == status, (old, status)
            zones = {zone.id: zone.powers for zone in match.scene(None, "en").zones}
            assert list(zones) == list(STATUSES[scenario])
            assert name in zones[status]
            assert asked(match)[0][1] == "drill"


@rule("RD-7.1.4", "RD-R-72", "RD-7.3.6")
@pytest.mark.parametrize(("scenario", "seats"), [("1618", 5), ("1702", 3), ("1702", 6)])
def test_statuses_change_in_the_diplomacy_phase_and_with_a_new_controller_only(scenario: str, seats: int) -> None:
    changed = taken_over = 0
    for seed in range(3):
        match, rng = new(scenario, seats, seed=seed), Random(seed)
        then, count = match.view(None), match.event_count
        for _ in range(700):
            if match.outcome is not None:
                break
            decision = match.decisions[0]
            match.play(decision.seat, rng.choice(decision.options))
            now = match.view(None)
            moved = {name for name, status in now["statuses"].items() if status != then["statuses"][name]}
            events = match.events(since=count)
            if moved and then["turn"] == 0:
                changed += 1
                assert then["round"] >= 2
            elif moved:
                taken_over += 1
                (got,) = (event.args[0] for event in events if event.kind == "control")
                assert moved == {POWERS[scenario][got]}
                assert not moved & set(match.seats)
            then, count = now, match.event_count
    assert changed > 5
    assert taken_over > (5 if seats < len(POWERS[scenario]) else -1)


@rule("RD-7.1.5", "RD-R-19", "RD-D-41")
@both
def test_a_power_without_its_capital_chooses_freely(scenario: str) -> None:
    for name in FREE[scenario]:
        capital = shipped(scenario).capital(name).id
        match = diplomacy(scenario, powers={name: {"status": "expansionist"}, "austria": {"garrisons": [capital]}})
        skip(match, "expel_before")
        assert options(match, name) == tokens(scenario)
        declare(match, **{name: "expansionist"})
        assert statuses(match)[name] == "expansionist"
        assert garrisons(match)[capital] == "austria"


# -- declaration (7.3)


@rule("RD-7.3.1", "RD-2.1.8")
@both
def test_the_tokens_are_laid_secretly_and_can_be_changed_until_the_last_is_down(scenario: str) -> None:
    powers, (one, two, three, four) = POWERS[scenario], FREE[scenario]
    match, other = (skip(diplomacy(scenario), "expel_before") for _ in range(2))
    assert asked(match) == [(name, "status") for name in FREE[scenario]]
    before, count = {seat: match.view(seat) for seat in (None, *powers)}, match.event_count
    play(match, f"{one}: status neutral")
    play(other, f"{one}: status expansionist")
    for seat in (None, *powers):
        assert match.events(seat, since=count) == []
        assert (match.view(seat) == other.view(seat)) == (seat != one)  # nobody else sees what was chosen
        own = [{"kind": "status", "power": one, "move": "status neutral"}] if seat == one else []
        assert {**match.view(seat), "decisions": []} == {**before[seat], "decisions": [], "chosen": own}
        assert [open_["seat"] for open_ in match.view(seat)["decisions"]] == [two, three, four]  # only that it was
    play(match, f"{two}: status neutral", f"{three}: status neutral")
    assert options(match, one) == tokens(scenario)
    play(match, f"{one}: status austrian", f"{one}: status expansionist")
    assert happened(match, "declared") == []
    play(match, f"{four}: status neutral")
    assert statuses(match)[one] == "expansionist"


@rule("RD-7.3.2")
@both
def test_all_tokens_are_revealed_at_the_same_time(scenario: str) -> None:
    match = skip(diplomacy(scenario, powers=all_neutral(scenario)), "expel_before")
    order_, last = list(reversed(FREE[scenario])), FREE[scenario][0]
    for name in order_:
        assert happened(match, "declared") == []
        assert match.view(None)["declared"] == {}
        play(match, f"{name}: status {'expansionist' if name == last else 'austrian'}")
    given = {name: "expansionist" if name == last else "austrian" for name in FREE[scenario]}
    for seat in (None, *POWERS[scenario]):
        assert match.view(seat)["declared"] == given
        told = [event.args for event in match.events(seat) if event.kind == "declared"]
        index = (POWERS[scenario].index, STATUSES[scenario].index)
        assert told == [(index[0](name), index[1](status)) for name, status in given.items()]


@rule("RD-7.3.4", "RD-7.4.2")
def test_no_disc_moves_before_the_last_admission_then_all_at_once() -> None:
    match = diplomacy(powers=all_neutral("1702", britain={"status": "austrian"}, russia={"status": "french"}))
    before = statuses(match)
    declare(match, britain="expansionist", sweden="austrian", russia="neutral", ottoman="french")
    assert statuses(match) == before
    play(match, "austria: accept")
    assert statuses(match) == before
    assert happened(match, "status") == []
    play(match, "france: accept")
    assert {name: statuses(match)[name] for name in FREE["1702"]} == {
        "britain": "expansionist",
        "sweden": "austrian",
        "russia": "neutral",
        "ottoman": "french",
    }
    assert [args[:2] for args in happened(match, "status")] == [(0, 3), (2, 0), (4, 2), (5, 1)]
    assert happened(match, "admitted") == [(3, 2), (1, 5)]


@rule("RD-7.3.6", "RD-7.4.7", "RD-12.5.6")
def test_minor_powers_lay_no_token_and_take_the_status_of_their_controller() -> None:
    powers = {
        "sweden": {"status": "french"},
        "russia": {"controller": "sweden"},
        "ottoman": {"controller": "sweden"},
    }
    match = skip(diplomacy(seats=4, powers=powers), "expel_before")
    assert asked(match) == [("britain", "status"), ("sweden", "status")]
    play(match, "britain: status austrian", "sweden: status austrian")
    assert statuses(match)["russia"] == "french"  # not before the decision on Sweden
    assert applicant(match) == ("austria", "sweden")
    play(match, "austria: accept")
    assert {statuses(match)[name] for name in ("sweden", "russia", "ottoman")} == {"austrian"}
    assert asked(match)[0][1] == "drill"  # Austria was not asked about the Minor Powers


@rule("RD-EX-01", "RD-7.1.2", "RD-7.3.1", "RD-7.3.2", "RD-7.3.3", "RD-7.3.4", "RD-7.3.5", "RD-7.5.1")
def test_example_declaration_of_status() -> None:
    match = diplomacy(
        powers={"britain": {"status": "austrian"}, "sweden": {"status": "french"}, "russia": {"status": "austrian"}}
    )
    declare(match, britain="austrian", sweden="austrian", russia="neutral", ottoman="expansionist")
    play(match, "austria: accept")  # Sweden; Britain was a member
    assert {zone.id: [*zone.powers] for zone in match.scene(None, "en").zones} == {
        "austrian": ["britain", "sweden", "austria"],
        "french": ["france"],
        "neutral": ["russia"],
        "expansionist": ["ottoman"],
    }
    drawn = {one.id: ([*one.allies], [*one.at_war]) for one in match.scene(None, "en").powers}
    assert drawn["austria"] == (["britain", "sweden"], ["france", "ottoman"])
    assert drawn["france"] == ([], ["britain", "sweden", "austria", "ottoman"])
    assert drawn["russia"] == ([], [])
    assert drawn["ottoman"] == ([], ["britain", "france", "sweden", "austria"])
    moved = {POWERS["1702"][args[0]] for args in happened(match, "declared")}
    assert moved == {"britain", "sweden", "russia", "ottoman"}  # no disc of Austria and France
