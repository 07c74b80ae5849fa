"""Negotiations in the scene of Maria: what is proposed and in force, and a draft that offers nothing in vain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import FR, LX, MT, build, intro, play
from tests.scenes import data

SEATS = (LX, FR, MT)


def moving(**more: Any) -> Match:
    """The French movement."""
    generals = {"noailles": {"city": "koeln", "armies": 4}, "george_ii": {"city": "koblenz", "armies": 3}}
    fields: dict[str, Any] = {"stage": "france_bavaria", "phase": "movement", "generals": generals}
    return build(**fields | more)


def seen(match: Match, seat: str | None, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = data(match.scene(seat, lang))["negotiations"]
    return found


def kind(match: Match, seat: str, id: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in seen(match, seat, lang)["draft"]["kinds"] if one["id"] == id)
    return found


def choices(match: Match, seat: str, id: str, field: int = 0, lang: str = "en") -> list[str]:
    return [choice["text"] for choice in kind(match, seat, id, lang)["fields"][field]["choices"]]


def kinds(match: Match, seat: str) -> list[str]:
    return [one["id"] for one in seen(match, seat)["draft"]["kinds"]]


def written(draft: dict[str, Any], clause: str = "", words: str = "", until: str = "") -> str:
    """A move as a client writes it, with everybody named."""
    form = draft["move"]
    parts = {
        "to": form["to"].replace("{}", ", ".join(one["seat"] for one in draft["seats"])),
        "until": form["until"].replace("{}", until) if until else "",
        "clauses": clause,
        "words": form["words"].replace("{}", words) if words else "",
    }
    return str(form["whole"].format(**parts))


# -- what everybody reads


def test_a_proposal_in_words() -> None:
    clauses = "truce france pragmatic until 2; subsidy france > prussia for 3"
    match = play(moving(), f"{LX}: propose: {clauses} -- Good faith")
    proposal = seen(match, FR)["proposals"][0]
    assert proposal == {
        "number": 1,
        "by": LX,
        "parties": [
            {"seat": LX, "name": "Louis XV", "signed": True},
            {"seat": FR, "name": "Frederick II", "signed": False},
        ],
        "clauses": [
            "Truce between France and the Pragmatic Army until the end of turn 2",
            "France pays Prussia a subsidy for 3 turns",
        ],
        "words": "Good faith",
        "until": "Until the end of turn 2",
        "waiting": True,
        "answers": [
            {"verb": "sign", "move": "sign 1", "text": "Sign"},
            {"verb": "turn_down", "move": "turn down 1", "text": "Turn down"},
        ],
    }
    polish = seen(match, FR, "pl")["proposals"][0]
    assert polish["clauses"] == [
        "Zawieszenie broni między Francją a Armią Pragmatyczną do końca tury 2",
        "Subsydia Francji dla Prus przez 3 tury",
    ]
    assert (polish["until"], [a["text"] for a in polish["answers"]]) == ("Do końca tury 2", ["Podpisz", "Odrzuć"])


def test_who_may_do_what_about_a_proposal() -> None:
    match = play(moving(), f"{LX}: propose: truce france pragmatic until 2")
    answers = {seat: seen(match, seat)["proposals"][0] for seat in (*SEATS, None)}
    assert {seat: [a["move"] for a in one.get("answers", [])] for seat, one in answers.items()} == {
        LX: ["withdraw 1"],
        FR: ["sign 1", "turn down 1"],
        MT: [],
        None: [],
    }
    assert [seat for seat, one in answers.items() if one.get("waiting")] == [FR]
    assert seen(match, None)["draft"] is None


def test_what_is_in_force() -> None:
    match = play(
        moving(), f"{LX}: propose: truce france pragmatic until 2; subsidy france > prussia for 3", f"{FR}: sign 1"
    )
    for seat in (*SEATS, None):
        found = seen(match, seat)
        assert found["proposals"] == []
        assert [(a["number"], a["until"], a.get("answers", [])) for a in found["agreements"]] == [
            (1, "Until the end of turn 2", [])
        ]
        assert found["contracts"] == [
            {
                "id": "france-prussia",
                "payer": "france",
                "receiver": "prussia",
                "text": "France pays Prussia",
                "left": "3 more turns",
            }
        ]
    contract = seen(match, None, "pl")["contracts"][0]
    assert (contract["text"], contract["left"]) == ("Francja dla Prus", "jeszcze 3 tury")


def test_a_signature_that_is_refused_says_why() -> None:
    proposal = "propose: subsidy france > prussia for 2"
    match = play(moving(), f"{LX}: {proposal}", f"{LX}: {proposal}", f"{FR}: sign 1")
    second = seen(match, FR)["proposals"][0]
    assert (second["number"], second.get("waiting"), second["until"]) == (2, None, "")
    sign, turn_down = second["answers"]
    assert sign["refused"] == {"rule": "M-20.4", "text": "There is already a contract between these two powers."}
    assert "refused" not in turn_down
    polish = seen(match, FR, "pl")["proposals"][0]["answers"][0]["refused"]
    assert polish == {"rule": "M-20.4", "text": "Między tymi frakcjami jest już kontrakt."}


def test_nothing_is_agreed_during_a_battle() -> None:
    generals = {"neipperg": {"city": "kolin", "armies": 3}, "schwerin": {"city": "boehmisch_brod", "armies": 3}}
    match = build(
        stage="austria_pragmatic", phase="movement", generals=generals,
        austria={"hand": ["diamonds_5"]}, prussia={"hand": ["hearts_5"]},
    )  # fmt: skip
    play(match, f"{LX}: propose to {FR}: -- Peace")
    while match.decisions[0].kind != "battle":
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])
    found = seen(match, FR)
    assert found["closed"] == {"rule": "M-R-67", "text": "While a battle is fought nothing is agreed."}
    assert (found["draft"], found["proposals"][0].get("answers")) == (None, None)
    assert seen(match, FR, "pl")["closed"]["text"] == "Podczas bitwy nie zawiera się porozumień."


def test_the_introductory_game_has_no_negotiations() -> None:
    assert intro(stage="hussars", start="set_up").scene(LX, "en").negotiations is None


# -- the draft


def test_what_can_be_put_into_a_proposal() -> None:
    match = moving(turn=10)
    assert kinds(match, LX) == ["truce", "subsidy", "vote", "evacuate"]
    assert kind(match, LX, "truce")["pattern"] == "truce {0} until {1}"
    assert choices(match, LX, "truce") == [
        "France and the Pragmatic Army",
        "France and Austria",
        "Bavaria and the Pragmatic Army",
        "Bavaria and Austria",
        "Prussia and Austria",
        "Saxony and Austria",
    ]
    assert choices(match, LX, "truce", 1) == [f"until the end of turn {turn}" for turn in (10, 11, 12)]
    until = kind(match, LX, "truce")["fields"][1]["choices"][1]
    assert until == {"value": "11", "text": "until the end of turn 11", "term": "11"}
    assert choices(match, LX, "subsidy") == [
        "France to Prussia",
        "France to Saxony",
        "Prussia to France",
        "Prussia to Bavaria",
        "Prussia to Saxony",
        "The Pragmatic Army to Austria",
        "Austria to the Pragmatic Army",
    ]
    assert choices(match, LX, "subsidy", 1) == ["for 1 turn", "for 2 turns", "for 3 turns"]
    assert choices(match, MT, "truce", 0, "pl")[:2] == ["Francja i Austria", "Bawaria i Austria"]
    assert choices(match, MT, "subsidy", 0, "pl")[:2] == [
        "Armia Pragmatyczna dla Austrii",
        "Austria dla Armii Pragmatycznej",
    ]
    assert kind(match, LX, "evacuate")["fields"][1] == {"label": "City", "place": True}
    truce = kind(match, LX, "truce")["fields"][0]["choices"][0]
    assert (truce["value"], truce["seats"]) == ("france pragmatic", [LX, FR])


def test_votes_are_promised_before_the_election_only() -> None:
    match = play(moving(), f"{LX}: propose to {FR}: vote prussia for france", f"{FR}: sign 1")
    votes = choices(match, FR, "vote")
    assert "Prussia for the French candidate" in votes
    assert "Prussia for the Austrian candidate" not in votes  # promised away
    assert "Saxony for the Austrian candidate" in votes
    assert "Prusy na kandydata francuskiego" in choices(match, FR, "vote", 0, "pl")
    assert "vote" not in kinds(moving(emperor="france"), FR)


def test_what_runs_can_be_cancelled_and_ended() -> None:
    match = moving(contracts=[["france", "prussia", 2]])
    assert choices(match, LX, "cancel") == ["France to Prussia"]
    assert "France to Prussia" not in choices(match, LX, "subsidy")
    assert "end" not in kinds(match, LX)
    play(match, f"{LX}: propose to {MT}: truce france austria until 3", f"{MT}: sign 1")
    end = kind(match, FR, "end")["fields"][0]["choices"]
    assert end == [
        {"value": "1", "text": "1: truce between France and Austria until the end of turn 3", "seats": [LX, MT]}
    ]


def test_too_many_proposals_are_told_to_their_author_only() -> None:
    match = play(moving(), *[f"{LX}: propose to {FR}: -- Peace"] * 3)
    draft = seen(match, LX)["draft"]
    assert draft["closed"] == {"rule": "M-21.4", "text": "You already have 3 open proposals. Withdraw one first."}
    assert draft["kinds"] == []
    assert seen(match, FR)["draft"]["closed"] is None


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (2, 3)])
def test_whatever_is_offered_may_be_proposed(seats: int, seed: int) -> None:
    match, rng, tried = Match.new("maria", "full", seats, seed=f"draft {seed}"), Random(seed), set()
    for number in range(700):
        if match.outcome is not None:
            break
        if number % 35 == 0:
            for seat in match.seats:
                tried |= propose_all(match, seat)
        answers = [(decision.seat, decision.options[0]) for decision in match.standing if rng.random() < 0.7]
        for answering, move in answers[:1]:
            match.play(answering, move)
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        if number % 20 == 0:
            venture(match, rng)
    assert tried >= {"truce", "subsidy", "vote", "evacuate", "cancel", "end"}


def propose_all(match: Match, seat: str) -> set[str]:
    """Proposes every choice that the draft of a seat offers; the kinds it had."""
    found = seen(match, seat)
    draft = found["draft"]
    assert (draft is None) == (found["closed"] is not None)
    if draft is None or draft["closed"] is not None:
        return set()
    for one in draft["kinds"]:
        options = [[c["value"] for c in f["choices"]] if "choices" in f else ["prag"] for f in one["fields"]]
        for place, values in enumerate(options):
            for value in values:
                chosen = [value if number == place else some[-1] for number, some in enumerate(options)]
                move = written(draft, one["pattern"].format(*chosen))
                assert match.why_not(seat, move) is None, move
    for term in draft["term"]["choices"]:
        assert match.why_not(seat, written(draft, words="Peace", until=term["value"])) is None
    return {one["id"] for one in draft["kinds"]}


def venture(match: Match, rng: Random) -> None:
    """Somebody proposes something that his draft offers."""
    seat = rng.choice(match.seats)
    draft = seen(match, seat)["draft"] if match.outcome is None else None
    if draft is None or not draft["kinds"]:
        return
    one = rng.choice(draft["kinds"])
    chosen = [rng.choice(f["choices"])["value"] if "choices" in f else "prag" for f in one["fields"]]
    match.play(seat, written(draft, one["pattern"].format(*chosen)))
