"""Diplomacy Phase (chapter 6): the procedure (6.1) and expulsion (6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.coalitions.course import EMPIRE, passive, set_up, to_round, until, walks
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position, power
from tests.conformance.rule import rule

FREE = ("austria", "prussia", "russia", "ottoman")
STATUSES = ("british", "french", "neutral", "expansionist")
TOKENS = [f"status {status}" for status in STATUSES]


def diplomacy(options: dict[str, Any] | None = None, **powers: Any) -> Match:
    """The beginning of a Diplomacy Phase; statuses as in 1805 unless given."""
    return position(round=2, phase="diplomacy", options=options or {}, powers=powers)


def choosing(options: dict[str, Any] | None = None, **powers: Any) -> Match:
    """The moment of the secret choice; nobody was expelled before it."""
    match = diplomacy(options, **powers)
    while asked(match)[0][1] == "expel_before":
        play(match, f"{asked(match)[0][0]}: done")
    return match


def choose(match: Match, **statuses: str) -> Match:
    """Everybody who must puts down a token: the given one, or that of the present status."""
    now = match.view()["statuses"]
    for name in [seat for seat, kind in asked(match) if kind == "status"]:
        play(match, f"{name}: status {statuses.get(name, now[name])}")
    return match


def statuses(match: Match) -> dict[str, str]:
    seen: dict[str, str] = match.view()["statuses"]
    return seen


# -- 6.1 procedure


@rule("K-6.1.1", "K-6.1.3", "K-R-06")
def test_talk_then_declaration_then_board_update() -> None:
    match = diplomacy(prussia={"generals": {"saxonia": 0}}, austria={"generals": {"wien": 0}})
    kinds = []
    for name in POWERS:  # everybody talks to everybody, for as long as they like
        match.say(name, f"{name} proposes")
    for reader in (None, *POWERS):
        assert [entry.text for entry in match.press(reader)] == [f"{name} proposes" for name in POWERS]
    while asked(match)[0][1] != "drill":
        kind = asked(match)[0][1]
        kinds.append(kind)
        assert len(kinds) < 20, "an expulsion is final: nobody is expelled twice"
        if kinds.count("expel_after") == 1 and kind == "expel_after":
            play(match, "britain: expel austria")
        else:
            decision = match.decisions[0]
            match.play(decision.seat, passive(match, decision))
    order = ["expel_before", *["status"] * 4, "expel_after", "expel_after", "expelled_status", "update_withdraw"]
    assert kinds == order
    assert match.view()["turn"] == 1  # and then the Action Phase


@rule("K-6.1.2")
def test_statuses_change_in_the_diplomacy_phase_only() -> None:
    changed = 0
    for seed in range(4):
        before: dict[str, Any] = {}
        for match in walks(range(seed, seed + 1), moves=900):
            now = match.view()
            if before and now["statuses"] != before["statuses"]:
                assert before["turn"] == 0
                assert before["round"] >= 2
                changed += 1
            before = now
    assert changed > 20


@rule("K-6.1.4")
def test_the_tokens_are_secret_and_can_be_changed_until_the_last_is_down() -> None:
    match = choosing()
    assert asked(match) == [(name, "status") for name in FREE]
    views = {seat: match.view(seat) for seat in (None, *POWERS)}
    count = match.event_count
    play(match, "austria: status french")
    for seat in (None, *POWERS):
        assert match.events(seat, since=count) == []
        seen = match.view(seat)
        assert [one["seat"] for one in seen["decisions"]] == ["prussia", "russia", "ottoman"]  # AU has chosen
        assert seen["statuses"] == views[seat]["statuses"]
        own = [{"kind": "status", "power": "austria", "move": "status french"}] if seat == "austria" else []
        assert {**seen, "decisions": []} == {**views[seat], "decisions": [], "chosen": own}  # nobody else sees what
    other = choosing()
    play(other, "austria: status expansionist")
    for seat in (None, *POWERS):
        assert (match.view(seat) == other.view(seat)) == (seat != "austria")
        assert match.events(seat) == other.events(seat)
    for name in POWERS:
        assert options(match, name) == options(other, name)
    play(match, "ottoman: status british", "prussia: status neutral")
    assert options(match, "austria") == TOKENS  # he may change his mind
    play(match, "austria: status neutral", "ottoman: status french", "austria: status expansionist")
    assert statuses(match) == views[None]["statuses"]
    play(match, "russia: status british")
    assert [statuses(match)[name] for name in FREE] == ["expansionist", "neutral", "british", "french"]


@rule("K-6.1.4", "K-R-06")
def test_tokens_are_chosen_after_the_expulsions() -> None:
    match = diplomacy()
    assert asked(match) == [("britain", "expel_before")]
    for name in FREE:
        assert options(match, name) == []
    play(match, "britain: expel russia", "britain: done")
    assert asked(match) == [(name, "status") for name in FREE]


@rule("K-6.1.5")
def test_all_tokens_are_revealed_at_the_same_time() -> None:
    match = choosing()
    play(match, "austria: status neutral", "prussia: status french", "russia: status expansionist")
    assert happened(match, "status") == []
    assert [statuses(match)[name] for name in FREE] == ["british", "neutral", "british", "expansionist"]
    play(match, "ottoman: status british")
    assert [args[:2] for args in happened(match, "status")] == [(2, 2), (3, 1), (4, 3), (5, 0)]
    assert [statuses(match)[name] for name in FREE] == ["neutral", "french", "expansionist", "british"]


@rule("K-6.1.6", "K-6.1.5", "K-6.6.2", "K-6.6.7")
@pytest.mark.parametrize("name", FREE)
@pytest.mark.parametrize("old", STATUSES)
@pytest.mark.parametrize("new", STATUSES)
def test_a_power_keeps_its_status_or_changes_to_any_other(name: str, old: str, new: str) -> None:
    match = choosing(**{name: {"status": old}})
    assert options(match, name) == TOKENS
    choose(match, **{name: new})
    assert statuses(match)[name] == new
    until(match, ("britain", "drill"))
    assert statuses(match)[name] == new


@rule("K-6.1.7", "K-6.6.2", "K-6.6.7")
def test_britain_and_france_choose_no_token_and_lead_for_the_whole_game() -> None:
    match = choosing()
    for leader in ("britain", "france"):
        assert options(match, leader) == []
        for token in TOKENS:
            assert match.why_not(leader, token) is not None
    for one in walks(range(2), moves=900):
        assert (statuses(one)["britain"], statuses(one)["france"]) == ("british", "french")
        assert not [d for d in one.decisions if d.kind in ("status", "expelled_status") and d.seat < 2]
    for leader in ("britain", "france"):  # not in a hand-written position either
        for status in STATUSES:
            if status != statuses(match)[leader]:
                with pytest.raises(BadInput):
                    position(powers={leader: {"status": status}})
    # not even without their Capitals
    match = choosing(france={"garrisons": ["london"]}, austria={"garrisons": ["paris"]})
    choose(match)
    until(match, ("britain", "drill"))
    assert (statuses(match)["britain"], statuses(match)["france"]) == ("british", "french")


@rule("K-6.1.5", "K-6.1.8", "K-R-04")
@pytest.mark.parametrize("name", FREE)
def test_a_power_without_its_capital_must_be_neutral(name: str) -> None:
    capital = EMPIRE.capital(name).id
    france: dict[str, Any] = {"garrisons": [capital], "generals": {"paris": 0}}
    match = choosing(None, **{name: {"status": "expansionist"}, "france": france})
    assert asked(match) == [(other, "status") for other in FREE if other != name]
    assert match.why_not(name, "status expansionist") is not None
    assert happened(match, "status") == []  # the forced token lies face down like the others
    assert statuses(match)[name] == "expansionist"
    choose(match)
    assert statuses(match)[name] == "neutral"
    until(match, ("britain", "drill"))
    assert statuses(match)[name] == "neutral"
    assert capital not in match.view()["garrisons"]  # the board update gives the Capital back
    assert len(happened(match, "no_choice")) == 1
    assert power(match, "france")["generals"] == {"paris": 1}


@rule("K-6.1.8", "K-4.3.4")
def test_an_enemy_general_in_the_capital_does_not_take_the_choice_away() -> None:
    match = choosing(prussia={"status": "british"}, france={"generals": {"berlin": 3}})
    assert options(match, "prussia") == TOKENS


@rule("K-R-04")
def test_the_rule_of_the_lost_capital_can_be_switched() -> None:
    powers: dict[str, Any] = {"prussia": {"status": "british"}, "france": {"garrisons": ["berlin"]}}
    match = choosing({"capital_lost": "keep"}, **powers)
    assert ("prussia", "status") not in asked(match)
    choose(match)
    until(match, ("britain", "drill"))
    assert statuses(match)["prussia"] == "british"  # no change of status at all


@rule("K-6.1.9")
def test_membership_needs_no_invitation() -> None:
    match = choosing(austria={"status": "neutral"}, russia={"status": "neutral"})
    assert happened(match, "expelled") == []
    choose(match, prussia="french", ottoman="british")  # nobody asked GB or FR
    assert (statuses(match)["prussia"], statuses(match)["ottoman"]) == ("french", "british")
    assert options(match, "britain") == ["expel ottoman", "done"]  # the leader can only react
    play(match, "britain: done")
    assert options(match, "france") == ["expel prussia", "done"]
    play(match, "france: done")
    assert (statuses(match)["prussia"], statuses(match)["ottoman"]) == ("french", "british")
    assert match.view()["turn"] == 1


# -- 6.4 expulsion


@rule("K-6.4.1")
def test_each_leader_expels_from_its_own_coalition_only() -> None:
    match = diplomacy(prussia={"status": "french"}, russia={"status": "neutral"})
    assert asked(match) == [("britain", "expel_before")]
    assert options(match, "britain") == ["expel austria", "done"]
    for other in ("prussia", "russia", "ottoman", "france", "britain"):
        assert match.why_not("britain", f"expel {other}") is not None
    play(match, "britain: done")
    assert asked(match) == [("france", "expel_before")]  # GB decides before FR
    assert options(match, "france") == ["expel prussia", "done"]
    play(match, "france: expel prussia")
    assert happened(match, "expelled") == [(1, 3)]
    choose(match, austria="french", prussia="british", russia="french", ottoman="british")
    assert options(match, "britain") == ["expel prussia", "expel ottoman", "done"]
    play(match, "britain: done")
    assert options(match, "france") == ["expel austria", "expel russia", "done"]


@rule("K-6.4.1")
def test_expulsion_happens_in_the_diplomacy_phase_only_and_by_leaders_only() -> None:
    seen = set()
    for match in walks(range(4), moves=900):
        for decision in match.decisions:
            if any(move.verb == "expel" for move in decision.options):
                seen.add((match.seats[decision.seat], decision.kind))
                assert match.view()["turn"] == 0
    leaders = ("britain", "france")
    assert seen == {(name, kind) for name in leaders for kind in ("expel_before", "expel_after")}
    match = to_round(set_up(), 1)
    assert match.why_not("britain", "expel austria") is not None


@rule("K-6.4.2", "K-R-05", "K-R-06")
def test_expelled_before_the_choice_a_power_takes_any_status_but_that_coalition() -> None:
    for new in ("french", "neutral", "expansionist"):
        match = diplomacy()
        play(match, "britain: expel austria", "britain: done")
        assert options(match, "austria") == ["status french", "status neutral", "status expansionist"]
        assert options(match, "russia") == TOKENS
        assert match.why_not("austria", "status british") is not None
        choose(match, austria=new, russia="neutral")
        assert statuses(match)["austria"] == new
    match = diplomacy(austria={"status": "french"}, russia={"status": "neutral"})
    play(match, "france: expel austria")
    assert options(match, "austria") == ["status british", "status neutral", "status expansionist"]


@rule("K-6.4.3", "K-R-05")
@pytest.mark.parametrize("old", ["british", "neutral"])
@pytest.mark.parametrize("new", ["neutral", "expansionist"])
def test_expelled_after_the_reveal_a_power_becomes_neutral_or_expansionist_at_once(old: str, new: str) -> None:
    """By staying (british before) or by joining (neutral before)."""
    match = choosing(austria={"status": old}, russia={"status": "neutral"})
    choose(match, austria="british")
    assert asked(match) == [("britain", "expel_after")]
    play(match, "britain: expel austria")
    assert asked(match) == [("austria", "expelled_status")]
    assert options(match, "austria") == ["status neutral", "status expansionist"]  # not even the other Coalition
    play(match, f"austria: status {new}")
    for seat in (None, *POWERS):  # openly
        assert match.view(seat)["statuses"]["austria"] == new
    assert match.view()["turn"] == 1


@rule("K-6.4.3", "K-4.6.2")
def test_several_expelled_powers_choose_in_the_order_of_powers() -> None:
    match = choosing()
    choose(match, prussia="french", ottoman="french")
    play(match, "britain: expel russia", "britain: expel austria", "france: expel ottoman", "france: done")
    for name in ("austria", "russia", "ottoman"):
        assert asked(match) == [(name, "expelled_status")]
        play(match, f"{name}: status expansionist")
    assert [statuses(match)[name] for name in FREE] == ["expansionist", "french", "expansionist", "expansionist"]


@rule("K-R-06", "K-6.4.3")
def test_a_power_expelled_by_one_leader_can_be_expelled_by_the_other_too() -> None:
    match = diplomacy(russia={"status": "neutral"})
    play(match, "britain: expel austria")
    choose(match, austria="french")
    assert asked(match) == [("france", "expel_after")]
    play(match, "france: expel austria")
    assert options(match, "austria") == ["status neutral", "status expansionist"]


@rule("K-R-06", "K-6.4.2")
def test_an_expulsion_is_final_and_any_number_may_be_expelled() -> None:
    match = diplomacy(prussia={"status": "british"}, ottoman={"status": "british"})
    for name in ("ottoman", "austria", "russia"):
        assert f"expel {name}" in options(match, "britain")
        play(match, f"britain: expel {name}")
        assert f"expel {name}" not in options(match, "britain")
    play(match, "britain: expel prussia")
    for name in FREE:
        assert "status british" not in options(match, name)


@rule("K-6.4.5", "K-6.1.8")
def test_an_expelled_power_without_its_capital_becomes_neutral() -> None:
    lost: dict[str, Any] = {
        "france": {"garrisons": ["wien"], "generals": {"paris": 0}},
        "russia": {"status": "neutral"},
    }
    match = diplomacy(**lost)
    play(match, "britain: expel austria")
    assert ("austria", "status") not in asked(match)
    choose(match)
    until(match, ("britain", "drill"))
    assert statuses(match)["austria"] == "neutral"
    # after the reveal: possible only where the other reading of K-R-04 keeps it in the Coalition
    match = choosing({"capital_lost": "keep"}, **lost)
    choose(match)
    assert options(match, "britain") == ["expel austria", "done"]
    play(match, "britain: expel austria")
    assert ("austria", "expelled_status") not in asked(match)
    assert statuses(match)["austria"] == "neutral"


@rule("K-6.4.5", "K-6.4.2", "K-R-04")
def test_by_either_reading_of_the_lost_capital_an_expelled_power_leaves_the_coalition() -> None:
    """Expelled before the choice it cannot keep its status, so it becomes Neutral."""
    lost: dict[str, Any] = {"austria": {"status": "british"}, "france": {"garrisons": ["wien"]}}
    for reading in ("neutral", "keep"):
        match = diplomacy({"capital_lost": reading}, **lost)
        play(match, "britain: expel austria", "britain: done")
        assert ("austria", "status") not in asked(match), "it has no choice"
        until(choose(match), ("britain", "drill"))
        assert statuses(match)["austria"] == "neutral"


@rule("K-6.4.6", "K-R-06")
def test_an_expulsion_costs_nothing_and_is_known_before_the_tokens_are_chosen() -> None:
    match = diplomacy(britain={"money": 3, "morale": 4, "influence": 5, "hand": [1]})
    before = power(match, "britain")
    play(match, "britain: expel austria", "britain: expel russia")
    assert power(match, "britain") == before
    for seat in (None, *POWERS):
        expelled = [event.args for event in match.events(seat) if event.kind == "expelled"]
        assert expelled == [(0, 2), (0, 4)]
    assert asked(match) == [(name, "status") for name in FREE]
    assert happened(match, "status") == []
