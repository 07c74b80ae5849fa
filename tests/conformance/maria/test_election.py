"""The Imperial election (18)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.games.maria.components import components
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    asked,
    build,
    forbidden,
    hand,
    idle,
    options,
    pools,
    told,
    turn,
)
from tests.conformance.rule import rule

CITIES = components(True).atlas.ids
ALL = {"koeln", "mannheim", "mainz", "trier", "muenchen", "dresden", "berlin", "hannover", "prag"}


def voting(**fields: Any) -> Match:
    return build(**{"stage": "election", "turn": 4, **fields})


def votes(match: Match, french: set[str]) -> Match:
    """Votes France in these fortresses, Austria in the others."""
    while match.decisions and match.decisions[0].kind == "vote":
        decision = match.decisions[0]
        place = CITIES[decision.about[0]]
        match.play(decision.seat, f"vote {'france' if place in french else 'austria'} in {place}")
    return match


def voters(match: Match) -> dict[str, list[str]]:
    """Who casts which votes; all for Austria."""
    found: dict[str, list[str]] = {}
    while match.decisions and match.decisions[0].kind == "vote":
        decision = match.decisions[0]
        place = CITIES[decision.about[0]]
        found.setdefault(match.seats[decision.seat], []).append(place)
        match.play(decision.seat, f"vote austria in {place}")
    return {seat: sorted(places) for seat, places in found.items()}


@rule("M-18.1", "M-4.21")
def test_the_election_card_lies_among_those_of_1742() -> None:
    for seed in range(6):
        match = Match.new("maria", "full", 3, seed=seed, nonce="n")
        box = components(True).political
        deck = [box[card] for card in reversed(match.state.political)]  # type: ignore[attr-defined]
        assert len(deck) == 25
        assert [card.year for card in deck] == [0] * 6 + [1] * 7 + [2] * 6 + [3] * 6
        assert any(card.election for card in deck[6:13])


@rule("M-18.2", "M-R-57")
@pytest.mark.parametrize(
    "top",
    [["imperial_election", "militia_levy", "pact_of_turin"], ["militia_levy", "imperial_election", "pact_of_turin"]],
)
def test_one_more_card_is_revealed_in_its_place(top: list[str]) -> None:
    match = build(stage="politics", phase="start", turn=4, political=top)
    assert set(told(match, "politics")[0]["offer"]) == {"militia_levy", "pact_of_turin"}
    assert match.view(None)["election_due"] is True
    assert len(told(match, "election_revealed")) == 1


@rule("M-R-57")
def test_a_late_election_card_comes_up_in_turn_seven() -> None:
    top = ["imperial_election", "treaty_of_worms", "court_intrigue"]
    match = build(stage="politics", phase="start", turn=7, political=top)
    assert told(match, "politics")[0]["offer"] == ["treaty_of_worms", "court_intrigue"]
    assert match.view(None)["election_due"] is True


@rule("M-18.3", "M-R-65")
def test_the_election_is_held_at_the_end_of_the_turn() -> None:
    held = {"hand": ["clubs_4"]}
    match = build(stage="austria_pragmatic", phase="end", turn=6, election_due=True, france=held)
    assert asked(match) == [(LX, "vote")]
    votes(match, ALL)
    assert asked(match)[0][1] == "recruit"  # winter comes after it
    none = build(stage="austria_pragmatic", phase="end", turn=6, france=held)
    assert asked(none)[0][1] == "recruit"


@rule("M-18.4", "M-3.2.11", "M-18.5", "M-R-58", "M-EX-D17", "M-4.19")
def test_example_the_nine_votes_of_the_start() -> None:
    found = voters(voting())
    assert found == {
        LX: ["koeln", "mannheim", "muenchen"], FR: ["berlin", "dresden", "hannover"], MT: ["mainz", "prag", "trier"],
    }  # fmt: skip
    assert list(found) == [LX, FR, MT]


@rule("M-18.5", "M-18.6")
def test_every_vote_is_free_and_nobody_abstains() -> None:
    match = voting()
    place = CITIES[match.decisions[0].about[0]]
    assert options(match, LX) == [f"vote austria in {place}", f"vote france in {place}"]
    forbidden(match, LX, "vote prussia in " + place, "done", "decline")


@rule("M-18.5", "M-R-58", "M-R-03")
@pytest.mark.parametrize(
    ("fields", "changes"),
    [
        ({"electors": ["koeln", "mannheim", "mainz"]}, {"mainz": LX}),
        ({"electors": []}, {"koeln": MT, "mannheim": MT}),
        ({"markers": {"prag": "prussia"}}, {"prag": FR}),
        ({"markers": {"prag": "france"}}, {"prag": LX}),
        ({"markers": {"muenchen": "austria"}}, {"muenchen": MT}),
        ({"markers": {"muenchen": "prussia"}}, {"muenchen": FR}),
        ({"markers": {"hannover": "france"}}, {"hannover": LX}),
        ({"tracks": {"saxony": 4}}, {"dresden": MT}),
        ({"tracks": {"saxony": 6}}, {"dresden": MT}),
    ],
)
def test_who_controls_a_fortress_casts_its_vote(fields: dict[str, Any], changes: dict[str, str]) -> None:
    expected = dict.fromkeys(("koeln", "mannheim", "muenchen"), LX)
    expected |= dict.fromkeys(("berlin", "dresden", "hannover"), FR)
    expected |= dict.fromkeys(("mainz", "prag", "trier"), MT) | changes
    found = {place: seat for seat, places in voters(voting(**fields)).items() for place in places}
    assert found == expected


@rule("M-18.7", "M-16.3.1")
@pytest.mark.parametrize(
    ("french", "emperor"),
    [
        ({"koeln", "mannheim", "muenchen", "berlin"}, "austria"),
        ({"koeln", "mannheim", "muenchen", "berlin", "dresden"}, "france"),
        (set(), "austria"),
        (ALL, "france"),
    ],
)
def test_the_majority_elects(french: set[str], emperor: str) -> None:
    match = votes(voting(), french)
    assert match.view(None)["boxes"]["emperor"] == emperor
    (crowned,) = told(match, "emperor")
    assert (crowned["votes"], crowned["other_votes"]) == (9 - len(french), len(french))
    assert pools(match) == {
        "france": 11 - (emperor == "france"), "austria": 8 - (emperor == "austria"), "prussia": 13, "pragmatic": 8,
    }  # fmt: skip


@rule("M-18.8")
def test_the_card_is_discarded_and_no_second_election_comes() -> None:
    match = votes(voting(turn=5), set())
    assert match.view(None)["election_due"] is False
    assert match.view(None)["turn"] == 6
    assert hand(match, "austria") == []


@rule("M-18.9", "M-23.1")
def test_the_election_can_win_the_game() -> None:
    fortresses = ["arras", "amiens", "calais", "cambrai", "douai", "givet", "longwy"]
    match = voting(markers=dict.fromkeys(fortresses, "austria"))
    assert pools(match)["austria"] == 1
    votes(match, set())
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((2,), "M-23.1")
    lost = voting(markers=dict.fromkeys(fortresses, "austria"))
    votes(lost, ALL)
    assert lost.outcome is None
    turn(lost, MT, "bid austria nothing")


@rule("M-18.8", "M-18.3", "M-R-57")
def test_only_one_election_is_held() -> None:
    match = votes(voting(turn=5), set())
    idle(match, LX, "recruit")  # the winter after turn 6
    assert match.view(None)["turn"] == 6
    assert len(told(match, "election")) == 1
    assert match.view(None)["boxes"]["emperor"] == "austria"
    assert [len(offer["offer"]) for offer in told(match, "politics")] == [2]


@rule("M-R-58", "M-R-94", "M-18.5")
def test_two_players_vote_in_the_order_a_b() -> None:
    found = voters(voting(seats=2))
    assert list(found) == ["player_a", "player_b"]
    assert found["player_a"] == ["berlin", "dresden", "koeln", "mannheim", "muenchen"]
    assert found["player_b"] == ["hannover", "mainz", "prag", "trier"]
