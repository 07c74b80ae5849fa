"""8.1 to 8.3 (and 5.6, 1.1, 1.2): when an Emperor is elected, and who votes for whom."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.games.coalitions.raison_detat.board_rules import shipped
from chancellery.kernel import CannotUndo
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
    new,
    options,
    order,
    passive,
    play,
    position,
    refused,
    seen,
    statuses,
    until,
)
from tests.conformance.rule import rule

# -- when (8.1, 6.7)


@rule("RD-1.1", "RD-8.1.1", "RD-6.7", "RD-6.2", "RD-5.6.2", "RD-8.4.5", "RD-R-06", "RD-D-10")
@pytest.mark.parametrize(
    ("scenario", "options_", "turn"),
    [("1618", {}, 4), ("1702", {}, 3), ("1702", {"wheel_order_1702": "text"}, 4)],
)
def test_one_election_in_every_round_before_anybody_acts_in_the_turn_of_austrias_drill(
    scenario: str, options_: dict[str, Any], turn: int
) -> None:
    match = new(scenario, **options_)
    while match.view(None)["round"] <= 3:
        table = match.view(None)
        kind = asked(match)[0][1]
        if kind in ("vote", "crown"):
            assert table["turn"] == turn
            assert table["wheel"]["austria"] == "drill"
        passive(match)
    events = match.events()
    held = [index for index, event in enumerate(events) if event.kind == "election"]
    # directly after the Wheel has turned, in the first round too
    assert [(events[index - 1].kind, events[index - 1].args) for index in held] == [
        ("turn", (number, turn)) for number in (1, 2, 3)
    ]
    # and what follows is Austria's Drill
    match = new(scenario, **options_)
    while not happened(match, "election") or asked(match)[0][1] in ("vote", "crown"):
        passive(match)
    assert asked(match) == [("austria", "drill")]
    assert match.view(None)["turn"] == turn


@rule("RD-8.4.5", "RD-6.7")
def test_without_any_participant_the_turn_goes_on_with_austrias_drill() -> None:
    """The one vote Austria has at home is taken by Sweden, which nobody controls."""
    match = election("1702", {"sweden": ["bohemia"]}, seats=3)
    assert order(match, "turn", "election", "no_emperor") == ["turn", "election", "no_emperor"]
    assert asked(match) == [("austria", "drill")]
    assert emperor(match) is None


# -- Elector Territories (8.2, 5.6)


@rule("RD-8.2.1", "RD-8.2.2", "RD-8.2.3", "RD-5.6.3", "RD-8.1.4", "RD-PD-08", "RD-PD-09")
@both
def test_seven_elector_territories_give_one_vote_each_and_no_other_gives_any(scenario: str) -> None:
    """Whatever their value: Hannover is worth 2 in 1702."""
    lands = [one.id for one in shipped(scenario).territories if one.kind != "impassable"]
    assert {"bavaria", "hannover", *ELECTORS[scenario]} <= set(lands)
    voting = set()
    for place in lands:
        majority = [one for one in ELECTORS[scenario] if one not in (place, "pfalz", "bohemia")][:4]
        match = election(scenario, {"ottoman": [place], "sweden": majority}, {"ottoman": "expansionist"})
        counted = match.view(None)["electors"].get("ottoman", 0)
        assert counted == (place in ELECTORS[scenario]), place
        if "ottoman" in match.view(None)["election"]["totals"]:
            voting.add(place)
    assert voting == set(ELECTORS[scenario])
    assert len(voting) == 7
    assert ("bavaria" in voting, "hannover" in voting) == (scenario == "1618", scenario == "1702")


@rule("RD-5.6.3", "RD-EX-18")
@both
def test_elector_territories_are_marked(scenario: str) -> None:
    drawn = new(scenario).scene(None, "en").places
    assert sorted(one.id for one in drawn if "Elector" in " ".join(one.text)) == sorted(ELECTORS[scenario])


@rule("RD-8.1.4", "RD-5.6.2", "RD-8.3.5", "RD-1.2")
@pytest.mark.parametrize(
    ("count", "strongest"),
    [(1, "russia"), (2, "russia"), (3, ""), (4, "ottoman"), (5, "ottoman"), (6, "ottoman"), (7, "ottoman")],
)
def test_a_power_has_as_many_votes_as_elector_territories(count: int, strongest: str) -> None:
    """Austria votes for Bohemia, Russia for the rest; whoever has four votes is asked for the crown before."""
    places = list(reversed(ELECTORS["1702"]))
    held = {"ottoman": places[:count], "russia": [one for one in places[count:] if one != "bohemia"]}
    match = election("1702", held, {"ottoman": "neutral", "russia": "neutral"})
    assert match.view(None)["electors"]["ottoman"] == count
    if strongest:
        assert asked(match) == [(strongest, "crown")]
        assert match.decisions[0].about == (match.view(None)["electors"][strongest],)
        play(match, f"{strongest}: decline")
    vote_all(match, ottoman="ottoman")
    assert votes(match) == [("ottoman", "ottoman", count)]
    assert elected(match) == ([("ottoman", count)] if count >= 4 else [])


@rule("RD-8.1.4", "RD-5.9.2", "RD-5.9.5")
def test_control_counts_not_presence() -> None:
    """Pfalz is the Protestants' home: theirs without a Garrison, and with Generals of others; not with a Garrison."""
    others = ["nassau", "saxonia", "brandenburg"]
    match = election("1618", {"protestants": others}, powers={"austria": {"generals": {"pfalz": 3, "bavaria": 3}}})
    assert match.view(None)["electors"] == {"protestants": 4}
    assert asked(match) == [("protestants", "crown")]
    match = election("1618", {"protestants": others, "austria": ["pfalz"]})
    assert match.view(None)["electors"] == {"protestants": 3, "austria": 1}
    assert asked(match) == [("austria", "drill")]


@rule("RD-8.2.4", "RD-8.1.3", "RD-8.4.2", "RD-R-25")
def test_what_nobody_controls_gives_no_vote_and_four_are_still_needed() -> None:
    """Three votes of three are all there are and not enough: nobody is asked for them."""
    match = election("1702", {"russia": ["saxonia", "nassau"]})
    assert match.view(None)["electors"] == {"austria": 1, "russia": 2}
    assert asked(match) == [("austria", "drill")]
    assert (votes(match), elected(match)) == ([], [])
    assert emperor(match) is None
    assert len(happened(match, "no_emperor")) == 1


@rule("RD-R-25", "RD-8.3.4", "RD-8.4.2")
@pytest.mark.parametrize(("sweden", "can"), [("french", False), ("neutral", True), ("austrian", True)])
def test_no_vote_is_taken_where_nobody_can_get_four(sweden: str, can: bool) -> None:
    """Two votes each for Austria and Sweden: they suffice unless the two are at War."""
    match = election("1702", {"austria": ["nassau"], "sweden": ["saxonia", "brandenburg"]}, {"sweden": sweden})
    assert match.view(None)["electors"] == {"austria": 2, "sweden": 2}
    assert asked(match) == ([("sweden", "vote")] if can else [("austria", "drill")])
    assert len(happened(match, "no_emperor")) == (not can)


# -- who votes for whom (8.3)


@rule("RD-8.3.1", "RD-1.2", "RD-8.1.3")
def test_only_powers_with_an_elector_territory_vote_and_can_be_voted_for() -> None:
    match = election("1702", {"russia": ["saxonia", "nassau", "pfalz"]}, {"ottoman": "neutral"})
    assert asked(match) == [("austria", "vote")]
    assert options(match, "austria") == ["vote austria", "vote russia", "abstain"]
    refused(match, "austria", "vote britain", "RD-8.3.1")  # its Ally
    refused(match, "austria", "vote ottoman", "RD-8.3.1")  # not at War with it
    play(match, "austria: vote russia")
    assert asked(match) == [("russia", "vote")]
    refused(match, "russia", "vote britain", "RD-8.3.1")
    for name in ("britain", "france", "sweden", "ottoman"):
        forbidden(match, name, f"vote {name}", "vote russia", "abstain")
    play(match, "russia: vote russia")
    assert {voter for voter, _, _ in votes(match)} == {"austria", "russia"}


@rule("RD-8.3.2", "RD-8.3.1", "RD-R-74", "RD-5.12.1")
def test_before_the_vote_all_may_talk_as_long_as_they_like() -> None:
    match = election("1702", {"russia": ["saxonia", "nassau", "pfalz"]})
    before = match.view(None)
    for name in POWERS["1702"]:  # also those without a vote
        match.say(name, f"{name} has an opinion")
    assert [entry.text for entry in match.press("sweden")] == [f"{name} has an opinion" for name in POWERS["1702"]]
    match.say("ottoman", "Vote for yourself.", ["russia"])
    assert match.press("russia")[-1].text == "Vote for yourself."
    assert "Vote for yourself." not in [entry.text for entry in match.press("austria")]
    assert match.view(None) == before
    assert asked(match) == [("austria", "vote")]


@rule("RD-8.3.3", "RD-5.7.1", "RD-5.7.2", "RD-D-14", "RD-D-15", "RD-1.2")
@both
def test_votes_are_declared_openly_one_after_another_in_the_order_of_powers(scenario: str) -> None:
    powers = POWERS[scenario]
    places = [one for one in ELECTORS[scenario] if one not in ("pfalz", "bohemia")]
    held = {"protestants": ["pfalz"], "austria": ["bohemia"]}
    others = [name for name in powers if name not in held]
    held = {name: held[name] if name in held else [places[others.index(name)]] for name in powers if name in powers}
    match = election(scenario, held)
    assert match.view(None)["electors"] == dict.fromkeys(powers, 1)
    for number, name in enumerate(powers):
        assert asked(match) == [(name, "vote")]
        for seat in (None, *powers):  # everybody knows the earlier votes
            assert match.view(seat)["election"]["votes"] == {one: one for one in powers[:number]}
            assert match.view(seat)["election"]["totals"] == {one: int(one in powers[:number]) for one in powers}
        for later in powers[number + 1 :]:
            forbidden(match, later, f"vote {later}")
        play(match, f"{name}: vote {name}")
        for seat in (None, *powers):
            assert [event.args[0] for event in match.events(seat) if event.kind == "vote"] == list(range(number + 1))
    assert elected(match) == []
    assert asked(match) == [("austria", "drill")]


@rule("RD-8.3.4", "RD-R-28", "RD-7.5.1")
@pytest.mark.parametrize("russia", ["austrian", "french", "neutral", "expansionist"])
@pytest.mark.parametrize("sweden", ["austrian", "french", "neutral", "expansionist"])
def test_a_power_votes_for_itself_or_for_any_participant_it_is_not_at_war_with(russia: str, sweden: str) -> None:
    held = {"russia": ["saxonia", "nassau", "hannover", "pfalz"], "sweden": ["brandenburg"]}
    match = play(election("1702", held, {"russia": russia, "sweden": sweden}), "russia: decline")
    war = "neutral" not in (russia, sweden) and (russia != sweden or russia == "expansionist")
    assert asked(match) == [("sweden", "vote")]
    assert {"vote sweden", "abstain"} <= set(options(match, "sweden"))
    assert ("vote russia" in options(match, "sweden")) == (not war)
    if war:
        refused(match, "sweden", "vote russia", "RD-8.3.4")
    play(match, "sweden: abstain", "austria: abstain")
    assert ("vote sweden" in options(match, "russia")) == (not war)
    if war:
        refused(match, "russia", "vote sweden", "RD-8.3.4")
    play(match, "russia: vote russia")


@rule("RD-R-28", "RD-8.3.4")
def test_war_or_peace_is_judged_when_the_vote_is_cast() -> None:
    """Sweden leaves the French Coalition in the Diplomacy Phase; in the election of that round Russia may elect it."""
    match = position(
        "1702",
        round=2,
        phase="diplomacy",
        powers={
            "russia": {"garrisons": ["saxonia", "nassau", "hannover", "pfalz"]},
            "sweden": {"garrisons": ["brandenburg"]},
        },
    )
    until(match, "status")
    for name in ("britain", "russia"):
        play(match, f"{name}: status austrian")
    play(match, "sweden: status neutral", "ottoman: status neutral")
    until(match, "crown")
    play(match, "russia: decline", "sweden: abstain", "austria: abstain")
    assert "vote sweden" in options(match, "russia")


@rule("RD-8.3.5")
def test_several_votes_go_to_one_power() -> None:
    match = election("1702", {"russia": ["saxonia", "nassau", "pfalz"]})
    play(match, "austria: vote austria")
    assert options(match, "russia") == ["vote austria", "vote russia", "abstain"]
    play(match, "russia: vote austria")
    assert votes(match) == [("austria", "austria", 1), ("russia", "austria", 3)]
    assert elected(match) == [("austria", 4)]
    forbidden(match, "russia", "vote russia")  # nothing is left
    assert asked(match) == [("austria", "drill")]


@rule("RD-8.3.6", "RD-R-25")
def test_a_power_may_abstain_with_all_its_votes() -> None:
    match = election("1702", {"russia": ["saxonia", "nassau", "pfalz"]})
    play(match, "austria: vote russia", "russia: abstain")
    assert happened(match, "abstained") == [(POWERS["1702"].index("russia"), 3)]
    assert votes(match) == [("austria", "russia", 1)]
    assert emperor(match) is None
    nobody = vote_all(election("1702", {"russia": ["saxonia", "nassau", "pfalz"]}))
    assert [count for _, count in happened(nobody, "abstained")] == [1, 3]
    assert emperor(nobody) is None


@rule("RD-8.3.7", "RD-R-25")
def test_a_declared_vote_is_final() -> None:
    held = {"france": ["pfalz"], "sweden": ["brandenburg"], "russia": ["saxonia", "nassau", "hannover", "lorraine"]}
    match = play(election("1702", held), "russia: decline")
    play(match, "france: vote france")
    forbidden(match, "france", "vote sweden", "vote france", "abstain")
    with pytest.raises(CannotUndo):  # nor can it be taken back before the next one votes
        match.undo("france")
    play(match, "sweden: abstain")
    with pytest.raises(CannotUndo):
        match.undo("sweden")
    forbidden(match, "france", "vote sweden", "abstain")
    forbidden(match, "sweden", "vote france", "vote sweden")
    play(match, "austria: abstain")
    assert match.view(None)["election"]["votes"] == {"france": "france", "sweden": "abstain", "austria": "abstain"}


@rule("RD-8.3.8", "RD-1.10", "RD-D-57")
def test_a_controlled_minor_power_votes_and_can_be_elected_and_its_controller_decides() -> None:
    held = {"russia": ["saxonia"], "ottoman": ["nassau", "hannover"], "france": ["pfalz"]}
    powers = {"russia": {"controller": "austria"}, "ottoman": {"controller": "austria"}}
    match = election("1702", held, seats=4, powers=powers)
    assert match.view(None)["electors"] == {"france": 1, "austria": 1, "russia": 1, "ottoman": 2}
    voters = []
    while asked(match)[0][1] == "vote":
        voters.append((asked(match)[0][0], match.view(None)["decisions"][0]["power"]))
        if voters[-1][1] == "france":
            refused(match, "france", "vote ottoman", "RD-8.3.4")  # in the Austrian Coalition with its controller
            play(match, "france: abstain")
            continue
        assert options(match, "austria") == ["vote austria", "vote russia", "vote ottoman", "abstain"]
        play(match, "austria: vote ottoman")
    assert voters == [("france", "france"), *[("austria", name) for name in ("austria", "russia", "ottoman")]]
    assert elected(match) == [("ottoman", 4)]
    assert emperor(match) == "ottoman"


@rule("RD-R-28", "RD-8.3.8", "RD-7.5.7")
def test_powers_of_one_player_may_always_vote_for_each_other() -> None:
    """Two Expansionist Powers are at War, unless one player has both."""
    held = {"sweden": ["brandenburg", "nassau", "hannover", "pfalz"], "russia": ["saxonia"]}
    match = election("1702", held, {"sweden": "expansionist"}, seats=4, powers={"russia": {"controller": "sweden"}})
    assert statuses(match)["russia"] == "expansionist"
    play(match, "sweden: decline")
    assert options(match, "sweden") == ["vote sweden", "vote russia", "abstain"]
    apart = play(election("1702", held, {"sweden": "expansionist", "russia": "expansionist"}), "sweden: decline")
    refused(apart, "sweden", "vote russia", "RD-8.3.4")


@rule("RD-8.3.8", "RD-R-27", "RD-12.8.10")
def test_an_uncontrolled_minor_power_neither_votes_nor_can_be_elected() -> None:
    """That of Saxonia is lost: without it Austria has three, and nobody can get four."""
    match = election("1702", {"russia": ["saxonia"], "austria": ["nassau", "hannover"]}, seats=4)
    assert seen(match, "russia")["seat"] is None
    assert match.view(None)["electors"] == {"austria": 3}
    assert elected(match) == []
    assert asked(match) == [("austria", "drill")]
    match = election("1702", {"russia": ["saxonia"], "austria": ["nassau", "hannover", "pfalz"]}, seats=4)
    play(match, "austria: decline")
    assert options(match, "austria") == ["vote austria", "abstain"]
    refused(match, "austria", "vote russia", "RD-8.3.8")
