"""8.4 (and 1.3, 1.4): the result of an election and what the Crown is worth."""

from __future__ import annotations

import pytest

from tests.conformance.raison_detat.phases import (
    both,
    elected,
    election,
    vote_all,
    votes,
)
from tests.conformance.raison_detat.table import (
    ELECTORS,
    POWERS,
    asked,
    emperor,
    forbidden,
    happened,
    options,
    passive,
    play,
    position,
    refused,
    seen,
    statuses,
    track,
    until,
)
from tests.conformance.rule import rule

# -- result (8.4)


@rule("RD-1.3", "RD-8.1.3", "RD-8.4.1", "RD-R-02", "RD-8.4.2", "RD-2.1.6")
@pytest.mark.parametrize(("russia", "total"), [(1, 2), (2, 3), (3, 4)])
def test_four_votes_make_an_emperor_and_three_do_not(russia: int, total: int) -> None:
    match = election("1702", {"russia": ["saxonia", "nassau", "hannover"][:russia]})
    assert sum(match.view(None)["electors"].values()) == total
    vote_all(match, austria="russia", russia="russia")
    assert sum(count for _, _, count in votes(match)) == (4 if total == 4 else 0), "asked only where it can succeed"
    assert elected(match) == ([("russia", 4)] if total == 4 else [])
    assert emperor(match) == ("russia" if total == 4 else None)


@rule("RD-8.4.1", "RD-R-25")
def test_the_power_elected_by_others_cannot_decline() -> None:
    match = election("1702", {"russia": ["saxonia"], "austria": ["nassau", "hannover", "bohemia"]})
    assert asked(match) == [("austria", "vote")]  # three of its own are no majority
    play(match, "austria: vote russia", "russia: vote austria")
    assert emperor(match) is None
    match = election("1702", {"russia": ["saxonia"], "austria": ["nassau", "hannover"], "britain": ["pfalz"]})
    play(match, "britain: vote russia", "austria: vote russia")
    assert match.view(None)["election"]["totals"]["russia"] == 4
    play(match, "russia: abstain")  # its own vote is not needed
    assert emperor(match) == "russia"
    assert asked(match) == [("austria", "drill")]


@rule("RD-EX-15", "RD-8.4.3", "RD-R-25")
@pytest.mark.parametrize("count", [4, 5, 7])
def test_example_a_power_with_a_majority_of_its_own_is_elected_without_a_vote(count: int) -> None:
    held = {"france": list(ELECTORS["1702"][:count])}
    if count < 7:
        held["russia"] = ["brandenburg"]
    match = election("1702", held)
    assert asked(match) == [("france", "crown")]
    assert options(match, "france") == ["crown", "decline"]
    for name in ("austria", "russia"):
        forbidden(match, name, f"vote {name}", "crown")
    play(match, "france: crown")
    assert emperor(match) == "france"
    assert elected(match) == [("france", count)]
    assert votes(match) == []
    assert asked(match) == [("austria", "drill")]


@rule("RD-8.4.3", "RD-R-25")
@pytest.mark.parametrize(
    ("choice", "result"), [("vote russia", "russia"), ("vote austria", "austria"), ("abstain", None)]
)
def test_a_power_with_a_majority_that_declines_votes_like_the_others(choice: str, result: str | None) -> None:
    """It may give its four votes to another, and may still vote for itself."""
    match = election("1702", {"austria": ["pfalz", "nassau", "lorraine"], "russia": ["saxonia"]})
    assert asked(match) == [("austria", "crown")]
    play(match, "austria: decline")
    assert happened(match, "crown_declined") == [(POWERS["1702"].index("austria"), 4)]
    assert asked(match) == [("austria", "vote")]
    assert options(match, "austria") == ["vote austria", "vote russia", "abstain"]
    play(match, f"austria: {choice}", "russia: abstain")
    assert emperor(match) == result


@rule("RD-8.4.3")
def test_who_has_three_votes_is_not_asked() -> None:
    match = election("1702", {"austria": ["pfalz", "nassau"]})
    assert match.view(None)["electors"] == {"austria": 3}
    assert asked(match) == [("austria", "drill")]
    forbidden(match, "austria", "crown")


@rule("RD-8.4.3", "RD-8.3.8", "RD-R-27")
def test_for_a_minor_power_with_a_majority_its_controller_answers() -> None:
    """Without a controller nobody is asked, and its four votes are lost."""
    held = {"russia": ["saxonia", "nassau", "hannover", "brandenburg"]}
    match = election("1702", held, seats=4, powers={"russia": {"controller": "sweden"}})
    assert asked(match) == [("sweden", "crown")]
    assert match.view(None)["decisions"][0]["power"] == "russia"
    play(match, "sweden: crown")
    assert emperor(match) == "russia"
    match = election("1702", held, seats=4)
    assert asked(match) == [("austria", "drill")]
    assert match.view(None)["electors"] == {"austria": 1}


@rule("RD-8.4.2", "RD-R-26")
def test_without_four_votes_nobody_is_emperor_and_the_last_one_loses_the_crown() -> None:
    match = election("1702", {"russia": ["saxonia"]}, emperor="sweden")
    assert emperor(match) is None  # returned before anybody votes
    assert happened(match, "crown_returned") == [(POWERS["1702"].index("sweden"),)]
    vote_all(match, austria="austria", russia="russia")
    assert emperor(match) is None
    match = election("1702", {"russia": ["saxonia", "pfalz", "nassau"]}, emperor="russia")
    vote_all(match, austria="russia", russia="russia")
    assert emperor(match) == "russia"  # elected again


@rule("RD-8.4.4", "RD-R-26", "RD-8.1.2")
def test_the_crown_stays_until_the_next_election_whatever_happens() -> None:
    """Sweden holds no Elector Territory any more and changes from one Coalition to the other."""
    match = position("1702", round=2, phase="diplomacy", emperor="sweden", powers={"sweden": {"status": "french"}})
    assert match.view(None)["electors"] == {"austria": 1}
    until(match, "status")
    play(match, "britain: status neutral", "sweden: status expansionist")
    play(match, "russia: status austrian", "ottoman: status neutral")
    assert statuses(match)["sweden"] == "expansionist"
    assert emperor(match) == "sweden"
    while not happened(match, "election"):  # turn 3; Sweden expanded its Influence in turn 2
        passive(match)
    assert seen(match, "sweden")["influence"] == 2
    assert emperor(match) is None


@rule("RD-1.4", "RD-8.1.2", "RD-5.6.1", "RD-9.7.2", "RD-R-29", "RD-5.4.1", "RD-D-11")
@pytest.mark.parametrize(("crowned", "gained"), [("russia", 4), ("austria", 2), (None, 2)])
def test_the_emperor_gains_two_more_influence_in_expand_influence(crowned: str | None, gained: int) -> None:
    """Russia has Saxonia and Livonia, worth 1 each with its stripe; the Crown of another is worth nothing to it."""
    fields = {} if crowned is None else {"emperor": crowned}
    match = position(
        "1702", power="russia", action="influence", powers={"russia": {"garrisons": ["saxonia", "livonia"]}}, **fields
    )
    assert track(match, "influence") == {**dict.fromkeys(POWERS["1702"], 0), "russia": gained}
    if crowned == "russia":
        assert happened(match, "crown_influence") == [(4, 4, 2, 4)]


@rule("RD-8.1.2", "RD-9.7.2", "RD-R-29")
def test_the_crown_counts_where_the_territories_give_nothing() -> None:
    match = position("1702", power="ottoman", action="influence", emperor="ottoman")
    assert seen(match, "ottoman")["influence"] == 2


@rule("RD-8.1.2", "RD-4.3", "RD-9.7.4")
@pytest.mark.parametrize(("scenario", "rule_id", "threshold"), [("1618", "RD-4.1", 30), ("1702", "RD-4.2", 25)])
def test_the_crown_may_win_the_game(scenario: str, rule_id: str, threshold: int) -> None:
    for points, wins in ((threshold - 3, False), (threshold - 2, True)):
        match = position(
            scenario, power="ottoman", action="influence", emperor="ottoman", powers={"ottoman": {"influence": points}}
        )
        assert seen(match, "ottoman")["influence"] == points + 2
        assert (match.outcome is not None) == wins
        if wins:
            assert match.outcome is not None
            assert match.outcome.winners == (match.seats.index("ottoman"),)
            assert match.outcome.rule == rule_id


@rule("RD-R-26", "RD-8.1.2")
@both
def test_an_emperor_scores_once_from_one_election_to_the_next(scenario: str) -> None:
    """Each Power is crowned in turn, on an otherwise empty board, and asked for nothing until the next election."""
    for name in POWERS[scenario]:
        held = {name: [place for place in ELECTORS[scenario] if place not in ("pfalz", "bohemia")]}
        free = {"austria", "spain", "protestants"} if scenario == "1618" else {"austria", "france"}
        status = {} if name in free else {name: "expansionist"}
        match = election(scenario, held, status, powers={name: {"garrisons": held[name]}})
        play(match, f"{name}: crown")
        passive(match)
        until(match, "vote", "crown")
        assert len(happened(match, "crown_influence")) == 1, name


@rule("RD-EX-02", "RD-8.4.5")
def test_example_an_election() -> None:
    match = election(
        "1702",
        {
            "austria": ["nassau"],  # and Bohemia, its home
            "france": ["pfalz", "lorraine"],
            "britain": ["hannover"],
            "sweden": ["brandenburg", "ingria"],
            "russia": ["saxonia"],
        },
        {"britain": "expansionist", "sweden": "neutral", "russia": "austrian"},
    )
    assert match.view(None)["electors"] == {"britain": 1, "france": 2, "sweden": 1, "austria": 2, "russia": 1}
    assert options(match, "britain") == ["vote britain", "vote sweden", "abstain"]
    for enemy in ("france", "austria", "russia"):
        refused(match, "britain", f"vote {enemy}", "RD-8.3.4")
    match.say("sweden", "We shall join your Coalition.", ["france"])
    match.say("russia", "Our vote is yours.", ["austria"])
    match.say("sweden", "The Garrison of Ingria shall go.", ["russia"])
    play(match, "britain: vote britain")
    assert options(match, "france") == ["vote france", "vote sweden", "abstain"]
    play(match, "france: vote sweden")
    assert options(match, "sweden") == [f"vote {name}" for name in POWERS["1702"][:5]] + ["abstain"]
    play(match, "sweden: vote sweden")
    assert match.view(None)["election"]["totals"]["sweden"] == 3
    assert options(match, "austria") == ["vote sweden", "vote austria", "vote russia", "abstain"]
    play(match, "austria: vote austria")
    assert match.view(None)["election"]["totals"] == {"britain": 1, "france": 0, "sweden": 3, "austria": 2, "russia": 0}
    play(match, "russia: vote sweden")  # its promise does not bind it
    assert votes(match) == [
        ("britain", "britain", 1),
        ("france", "sweden", 2),
        ("sweden", "sweden", 1),
        ("austria", "austria", 2),
        ("russia", "sweden", 1),
    ]
    assert elected(match) == [("sweden", 4)]
    assert emperor(match) == "sweden"
    assert asked(match) == [("austria", "drill")]
    # nor does Sweden's: it may stay Neutral and keep Ingria, and its next Expand Influence is worth 2 more
    until(match, "status")
    assert emperor(match) == "sweden"
    until(match, "vote")
    assert statuses(match)["sweden"] == "neutral"
    assert match.view(None)["garrisons"]["ingria"] == "sweden"
    assert seen(match, "sweden")["influence"] == 1 + 1 + 2  # Brandenburg, Ingria, the Crown
    assert happened(match, "crown_influence") == [(2, 2, 2, 4)]
