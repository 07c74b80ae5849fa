"""Negotiations (21): who may agree on what, how agreements are made and how they end; votes that were promised."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.games.maria.vocabulary import CLAUSES
from chancellery.kernel import BadInput, BadNotation, Illegal
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    agree,
    asked,
    build,
    forbidden,
    hand,
    idle,
    options,
    play,
    refused,
    told,
    turn,
)
from tests.conformance.rule import rule

TRUCE = "propose: truce france austria until 5"
SOMEBODY: dict[str, Any] = {"broglie": {"city": "paris"}, "schwerin": {"city": "berlin"}, "traun": {"city": "wien"}}


def place(**fields: Any) -> Match:
    defaults: dict[str, Any] = {"generals": SOMEBODY, "turn": 4}
    return build(**defaults | fields)


def agreements(match: Match, seat: str | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.view(seat)["agreements"]
    return found


def standing(match: Match) -> list[tuple[str, list[str]]]:
    """Who may answer what although nobody waits for it."""
    return [(match.seats[d.seat], [move.text for move in d.options]) for d in match.standing]


def rest(match: Match, seat: str | None) -> dict[str, Any]:
    """The view apart from what has been agreed."""
    return {name: value for name, value in match.view(seat).items() if name != "agreements"}


# -- making agreements


@rule("M-21.1", "M-21.2", "M-R-68")
def test_parties_duration_and_text_are_recorded() -> None:
    match = place()
    text = "truce france austria until 6; evacuate austria prag until 5; vote pragmatic for austria"
    turn(match, LX, f"propose: {text} -- And Prussia looks on.")
    assert agreements(match) == [
        {
            "number": 1,
            "by": LX,
            "parties": [LX, FR, MT],
            "signed": [LX],
            "in_force": False,
            "until": 12,  # the votes may be due later than the truce
            "clauses": text.split("; "),
            "words": "And Prussia looks on.",
        }
    ]
    assert standing(match) == [(FR, ["sign 1", "turn down 1"]), (MT, ["sign 1", "turn down 1"])]
    play(match, f"{MT}: sign 1")
    assert (agreements(match)[0]["signed"], agreements(match)[0]["in_force"]) == ([LX, MT], False)
    assert standing(match) == [(FR, ["sign 1", "turn down 1"])]
    play(match, f"{FR}: sign 1")
    assert agreements(match)[0]["in_force"]
    assert standing(match) == []


@rule("M-21.1")
@pytest.mark.parametrize("by", [LX, FR, MT])
@pytest.mark.parametrize("other", [LX, FR, MT])
def test_everybody_negotiates_with_everybody(by: str, other: str) -> None:
    """Enemies included, and although another player decides."""
    match = place()
    text = f"propose to {other}: -- Let us be friends"
    if by == other:
        assert refused(match, by, text) == ("M-21.1", "agreement-alone")
        return
    turn(match, by, text)
    turn(match, other, "sign 1")
    assert agreements(match)[0]["parties"] == sorted([by, other], key=[LX, FR, MT].index)
    assert agreements(match)[0]["until"] == 12
    assert asked(match) == [(LX, "movement")]  # nobody lost his turn


@rule("M-21.1", "M-R-68")
def test_how_long_it_runs() -> None:
    match = place()
    ends = {
        ": truce france austria until 6; evacuate austria prag until 7": 7,
        ": truce france austria until 4 -- words": 4,
        " until 9: truce france austria until 6": 9,
        " to maria_theresa until 5: -- words": 5,
        " to maria_theresa: -- words": 12,
    }
    for text, until in ends.items():
        other = match.clone()
        agree(other, LX, text)
        assert agreements(other)[0]["until"] == until
    for text in (
        ": truce france austria until 3", ": truce france austria until 13", ": evacuate austria prag until 3",
        " until 5: truce france austria until 6", " to maria_theresa until 3: -- x", " to maria_theresa until 13: -- x",
    ):  # fmt: skip
        assert refused(match, LX, "propose" + text) == ("M-R-68", "agreement-term")


@rule("M-21.2")
def test_all_parties_sign() -> None:
    match = place()
    turn(match, FR, "propose: truce france austria until 5")  # about others
    assert agreements(match)[0]["parties"] == [LX, FR, MT]
    assert refused(match, FR, "sign 1") == ("M-21.2", "already-signed")
    turn(match, LX, "sign 1")
    assert refused(match, LX, "sign 1") == ("M-21.2", "already-signed")
    assert refused(match, LX, "turn down 1") == ("M-21.2", "already-signed")
    assert not agreements(match)[0]["in_force"]
    turn(match, MT, "sign 1")
    assert agreements(match)[0]["in_force"]
    for seat, move in ((MT, "sign 1"), (LX, "turn down 1"), (FR, "withdraw 1")):  # concluded is concluded
        assert refused(match, seat, move) == ("M-21.2", "no-proposal")


@rule("M-21.2")
def test_only_parties_answer() -> None:
    match = place()
    turn(match, LX, TRUCE)
    for move in ("sign 1", "turn down 1"):
        assert refused(match, FR, move) == ("M-21.2", "not-a-party")
    assert standing(match) == [(MT, ["sign 1", "turn down 1"])]
    for move in ("sign 2", "turn down 0", "withdraw 7"):
        assert refused(match, MT, move) == ("M-21.2", "no-proposal")


@rule("M-21.2")
def test_turning_down_and_withdrawing() -> None:
    match = place()
    turn(match, LX, TRUCE, TRUCE)
    turn(match, MT, "turn down 1")
    assert [one["number"] for one in agreements(match)] == [2]
    assert refused(match, MT, "withdraw 2") == ("M-21.2", "not-your-proposal")
    turn(match, LX, "withdraw 2")
    assert agreements(match) == []
    turn(match, LX, TRUCE)
    assert agreements(match)[0]["number"] == 3  # a number is used once
    assert [(e["number"], e["seat"]) for e in told(match, "agreement_refused")] == [(1, MT)]
    assert [(e["number"], e["seat"]) for e in told(match, "agreement_withdrawn")] == [(2, LX)]


@rule("M-21.2")
def test_a_proposal_lapses_with_the_turn() -> None:
    match = place()
    turn(match, LX, TRUCE)
    agree(match, LX, " to frederick_ii: -- friends")
    idle(match, LX, "subsidy")
    assert match.view(None)["turn"] == 5
    assert [e["number"] for e in told(match, "agreement_lapsed")] == [1]
    assert [one["number"] for one in agreements(match)] == [2]
    assert refused(match, MT, "sign 1") == ("M-21.2", "no-proposal")


@rule("M-21.2")
def test_an_agreement_is_ended_by_its_parties() -> None:
    match = place()
    number = agree(match, LX, ": truce france austria until 9; vote pragmatic for austria")
    assert refused(match, LX, "propose to maria_theresa: end 2") == ("M-21.2", "no-agreement")
    assert refused(match, LX, f"propose: end {number}; end {number}") == ("M-21.2", "no-agreement")
    turn(match, MT, f"propose: end {number}")
    assert agreements(match)[1]["parties"] == [LX, FR, MT]
    turn(match, LX, "sign 2")
    assert [one["number"] for one in agreements(match)] == [1, 2]  # Frederick has not signed
    turn(match, FR, "sign 2")
    assert agreements(match) == []
    assert [e["number"] for e in told(match, "agreement_ended")] == [1]


@rule("M-21.2")
def test_a_proposal_cannot_be_ended_nor_an_agreement_twice() -> None:
    match = place()
    turn(match, LX, TRUCE)
    assert refused(match, LX, "propose to maria_theresa: end 1") == ("M-21.2", "no-agreement")
    turn(match, MT, "sign 1")
    turn(match, LX, "propose: end 1", "propose: end 1")
    turn(match, MT, "sign 2")
    assert refused(match, MT, "sign 3") == ("M-21.2", "no-agreement")


@rule("M-21.4")
def test_offers_are_clear_and_to_the_point() -> None:
    match = place()
    assert refused(match, LX, "propose to maria_theresa:") == ("M-21.4", "agreement-empty")
    assert refused(match, LX, "propose to maria_theresa: ; --  ") == ("M-21.4", "agreement-empty")
    truce = "truce france austria until 5; "
    assert refused(match, LX, f"propose: {truce * 9}") == ("M-21.4", "agreement-long")
    turn(match, LX, f"propose: {truce * 8}", "withdraw 1")
    with pytest.raises(BadInput):
        match.play(LX, "propose to maria_theresa: -- " + "x" * 601)
    turn(match, LX, "propose to maria_theresa: -- " + "x" * 600, TRUCE, TRUCE)
    assert refused(match, LX, TRUCE) == ("M-21.4", "agreement-too-many")
    turn(match, FR, "propose to louis_xv: -- hello")  # each player may have three
    turn(match, MT, "turn down 3")
    turn(match, LX, TRUCE)


@rule("M-21.4")
def test_what_is_not_written_like_an_agreement() -> None:
    match = place()
    for text in (
        "propose", "propose truce france austria until 5", "propose maria_theresa: -- x", "propose to: -- x",
        "proposed: -- x", "proposeto maria_theresa: -- x", "propose: peace france austria",
        "propose: truce france austria", "propose: truce france turkey until 5", "propose: evacuate austria prag",
        "propose: truce france austria until 5, vote prussia for france", "propose to caesar: -- x",
        "propose until five: -- x", "propose: truce france austria until -1", "sign", "sign one", "turn down",
        "withdraw",
    ):  # fmt: skip
        with pytest.raises(BadInput):
            match.play(LX, text)
    assert len(match) == 0
    assert agreements(match) == []


@rule("M-21.2")
@pytest.mark.parametrize(
    ("written", "clauses", "words"),
    [
        ("PROPOSE To Maria_Theresa:TRUCE France AUSTRIA until 05", ["truce france austria until 5"], ""),
        ("propose :truce  france\taustria until 5;;", ["truce france austria until 5"], ""),
        ("propose to maria_theresa: -- a; b: c -- d", [], "a; b: c -- d"),
        ("propose to maria_theresa: -- Prag, #abcdef", [], "Prag, #abcdef"),
        ("propose to maria_theresa: --  Zażółć\n gęślą\u2028 JAŹŃ \x00\u202e", [], "Zażółć gęślą JAŹŃ"),
        ("propose to maria_theresa: -- 10. louis_xv: done", [], "10. louis_xv: done"),
        ("propose to maria_theresa: -- @all > me: %snapshot x", [], "@all > me: %snapshot x"),
        ("propose to maria_theresa, maria_theresa , louis_xv: -- {x} $y", [], "{x} $y"),
        ("propose: subsidy  france>prussia  for 2; -- x", ["subsidy france > prussia for 2"], "x"),
    ],
)
def test_how_an_agreement_may_be_written(written: str, clauses: list[str], words: str) -> None:
    match = place()
    turn(match, LX, written)
    made = agreements(match)[0]
    assert (made["clauses"], made["words"]) == (clauses, words)
    again = Match.from_record(match.to_record())
    assert again.to_record() == match.to_record()
    assert agreements(again) == [made]


# -- when


@rule("M-R-67", "M-21.1")
def test_nothing_is_agreed_while_a_battle_is_fought() -> None:
    generals = {"belle_isle": {"city": "pilsen", "armies": 8}, "traun": {"city": "horowitz", "armies": 5}}
    match = build(turn=4, generals=generals | {"broglie": {"city": "paris"}})
    turn(match, LX, TRUCE)
    turn(match, LX, "done")
    assert asked(match) == [(MT, "battle")]
    assert standing(match) == []
    for seat, move in ((FR, TRUCE), (MT, "sign 1"), (MT, "turn down 1"), (LX, "withdraw 1")):
        assert refused(match, seat, move) == ("M-R-67", "agreement-battle")
    turn(match, MT, "decline")
    assert asked(match) == [(LX, "retreat")]
    assert refused(match, MT, "sign 1") == ("M-R-67", "agreement-battle")
    turn(match, LX, options(match, LX)[0])
    turn(match, MT, "sign 1")  # the battle is over
    assert agreements(match)[0]["in_force"]


@rule("M-R-67")
@pytest.mark.parametrize(
    "fields",
    [
        {"stage": "set_up", "turn": 1},
        {"stage": "politics", "phase": "bid", "trump": "clubs"},
        {"stage": "hussars"},
        {"phase": "cards"},
        {"stage": "prussia_saxony"},
        {"stage": "election"},
        {"stage": "winter", "turn": 6},
    ],
)
def test_at_any_other_time(fields: dict[str, Any]) -> None:
    match = build(**fields) if fields.get("stage") == "set_up" else place(**fields)
    before = asked(match)
    agree(match, MT, " to louis_xv: -- Not a word to Frederick")
    agree(match, LX, ": subsidy france > prussia for 2")
    assert asked(match) == before
    assert match.view(None)["contracts"] == [["france", "prussia", 2]]


@rule("M-R-67", "M-19.3.21")
def test_saxony_changes_hands_before_the_signature() -> None:
    """Frederick cannot sign for a power that Maria Theresa runs now."""
    match = build(
        turn=4, stage="prussia_saxony", phase="supply", generals={"friedrich": {"city": "wien"}}, tracks={"saxony": 3}
    )
    assert asked(match) == [(MT, "saxony")]
    turn(match, LX, "propose: subsidy france > saxony for 2", "propose: evacuate saxony dresden until 5")
    turn(match, LX, "propose to maria_theresa, frederick_ii: evacuate saxony dresden until 5")
    turn(match, MT, "saxony right")
    assert match.view(None)["powers"]["saxony"]["seat"] == MT
    assert refused(match, FR, "sign 1") == ("M-R-67", "agreement-other-player")
    assert refused(match, FR, "sign 2") == ("M-R-67", "agreement-other-player")
    assert standing(match)[:2] == [(FR, ["turn down 1"]), (FR, ["turn down 2"])]
    turn(match, FR, "turn down 1", "sign 3")
    assert not agreements(match)[1]["in_force"]
    turn(match, MT, "sign 3")
    assert agreements(match)[1]["in_force"]
    turn(match, LX, "propose: evacuate saxony dresden until 5")
    assert agreements(match)[2]["parties"] == [LX, MT]


# -- open to all


@rule("M-21.3", "M-20.9")
def test_negotiations_are_open_to_all() -> None:
    match = place()
    moves = [
        (LX, "propose to maria_theresa: -- Prussia must not know"), (LX, TRUCE), (MT, "sign 2"), (MT, "turn down 1"),
        (LX, "propose: subsidy france > prussia for 2"), (FR, "sign 3"), (FR, "propose to louis_xv: -- x"),
        (FR, "withdraw 4"),
    ]  # fmt: skip
    for seat, move in moves:
        turn(match, seat, move)
        seen = [agreements(match, reader) for reader in (None, LX, FR, MT)]
        assert all(one == seen[0] for one in seen)
        events = [
            [e for e in match.events(reader) if e.kind.startswith(("agreement", "contract"))]
            for reader in (None, LX, FR, MT)
        ]
        assert all(one == events[0] for one in events)
        assert not any(event.secret for event in events[0])
    assert "Prussia must not know" in "".join(match.log(FR))
    assert match.view(None)["contracts"] == [["france", "prussia", 2]]


@rule("M-21.3")
def test_nobody_talks_in_secret() -> None:
    match = place()
    match.say(LX, "Let us talk")
    for to in ([FR], [FR, MT]):
        with pytest.raises(Illegal) as secret:
            match.say(LX, "Between us", [*to])
        assert (secret.value.rule, secret.value.reason) == ("M-21.3", "maria-refused-press-public")
    assert [entry.text for entry in match.press(None)] == ["Let us talk"]


# -- what no agreement can do


@rule("M-21.5", "M-21.6", "M-20.1")
def test_there_is_no_clause_for_cards_or_alliances() -> None:
    assert {clause.name for clause in CLAUSES} == {"truce", "evacuate", "vote", "subsidy", "cancel", "end"}
    assert not any(field.sort == "card" for clause in CLAUSES for field in clause.fields)
    match = place(france={"hand": ["clubs_5", "clubs_6"]})
    for text in (
        "give france > prussia clubs_5", "pay clubs_5", "subsidy france > prussia clubs_5", "draw austria 2",
        "discard france clubs_5", "bid france clubs_5", "alliance prussia austria", "ally prussia austria until 5",
        "saxony right", "accept", "offer peace", "war france prussia",
    ):  # fmt: skip
        for to in ("", " to frederick_ii"):
            with pytest.raises(BadNotation):
                match.play(LX, f"propose{to}: {text}")
    assert hand(match, "france") == ["clubs_5", "clubs_6"]


@rule("M-21.5", "M-21.6", "M-21.2", "M-R-68")
def test_words_change_nothing() -> None:
    match = place(france={"hand": ["clubs_5", "clubs_6"]})
    before = {seat: rest(match, seat) for seat in (None, LX, FR, MT)}
    agree(match, LX, " to frederick_ii: -- France gives Prussia the 5 of clubs")
    agree(match, FR, " to maria_theresa: -- Prussia and Austria are allies; subsidy austria > prussia for 3")
    for seat, seen in before.items():
        assert rest(match, seat) == seen
    assert [one["words"] for one in agreements(match)] == [
        "France gives Prussia the 5 of clubs",
        "Prussia and Austria are allies; subsidy austria > prussia for 3",
    ]
    assert refused(match, FR, "propose: subsidy austria > prussia for 3") == ("M-20.2", "not-allied")


# -- votes


@rule("M-21.1", "M-21.2", "M-18.5")
def test_a_promised_vote() -> None:
    match = place(stage="election")
    seat, free = match.decisions[0], options(match, LX)
    assert free == ["vote austria in koeln", "vote france in koeln"]
    assert seat.actor == 0
    agree(match, MT, ": vote france for austria")
    assert options(match, LX) == ["vote austria in koeln"]
    assert refused(match, LX, "vote france in koeln") == ("M-21.2", "agreement-vote")
    refusal = match.why_not(LX, "vote france in koeln")
    assert refusal is not None
    assert refusal.text("en") == "By agreement 1 France votes for Austria."
    agree(match, LX, " to frederick_ii: vote prussia for france")
    while match.decisions[0].kind == "vote":
        decision = match.decisions[0]
        offered = {move.text.split()[1] for move in decision.options}
        expected = {0: {"austria"}, 2: {"france"}}.get(decision.actor, {"austria", "france"})
        assert offered == expected
        match.play(decision.seat, decision.options[0])
    cast: dict[str, set[str]] = {}
    for vote in told(match, "vote"):
        cast.setdefault(vote["power"], set()).add(vote["candidate"])
    assert (cast["france"], cast["prussia"]) == ({"austria"}, {"france"})


@rule("M-21.2", "M-18.5", "M-18.8")
def test_votes_are_promised_once() -> None:
    match = place()
    for power in ("prussia", "bavaria", "pragmatic", "saxony"):
        assert refused(match, LX, f"propose to maria_theresa: vote france for {power}") == ("M-18.5", "no-candidate")
    agree(match, LX, ": vote prussia for france")
    assert refused(match, MT, "propose: vote prussia for austria") == ("M-21.2", "vote-promised")
    agree(match, MT, ": vote prussia for france")  # the same promise to somebody else
    both = "propose to frederick_ii: vote france for france; vote france for austria"
    assert refused(match, LX, both) == ("M-21.2", "vote-promised")
    turn(
        match,
        LX,
        "propose to frederick_ii: vote bavaria for austria",
        "propose to frederick_ii: vote bavaria for france",
    )
    turn(match, FR, "sign 3")
    assert refused(match, FR, "sign 4") == ("M-21.2", "vote-promised")
    over = place(emperor="austria")
    assert refused(over, LX, "propose: vote prussia for france") == ("M-18.8", "election-over")


@rule("M-21.2", "M-18.5")
def test_a_promise_can_be_given_back() -> None:
    match = place(stage="election")
    agree(match, MT, ": vote france for austria")
    agree(match, LX, ": end 1")
    assert options(match, LX) == ["vote austria in koeln", "vote france in koeln"]


@rule("M-21.1")
def test_none_of_it_in_the_introductory_game() -> None:
    match = build("introductory", 3, generals={"broglie": {"city": "pilsen"}})
    for text in ("propose to frederick_ii: -- x", TRUCE, "sign 1", "turn down 1", "withdraw 1"):
        forbidden(match, LX, text)
        refusal = match.why_not(LX, text)
        assert refusal is not None
        assert refusal.rule == "M-21.1"
    assert match.view(None)["agreements"] == []
