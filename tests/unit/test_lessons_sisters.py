"""The lessons of Realpolitik and Raison d'État: what their texts say is what happens."""

from __future__ import annotations

from random import Random

from chancellery.lessons import Session, lesson
from tests.unit.test_lessons import to_the_end

LESSONS = {"realpolitik": "action_cards_and_rail", "raison_detat": "the_election"}


def sister(game: str, chapter: str, rng: Random | None = None) -> Session:
    return to_the_end(Session(lesson(game, LESSONS[game]).chapter(chapter)), rng)


def test_realpolitik_cards_bring_taxes_trains_and_an_italian_garrison() -> None:
    session = sister("realpolitik", "cards")
    seen, told = session.match.view("prussia"), session.match.log("prussia")
    assert seen["powers"]["prussia"]["money"] == 6
    assert seen["powers"]["prussia"]["played"] == ["taxation"]
    assert [p for p in seen["powers"] if seen["powers"][p]["played"] == ["taxation"]] == ["austria", "prussia"]
    assert (seen["powers"]["france"]["played"], seen["powers"]["italy"]["played"]) == (["mobilisation"], ["movement"])
    order = [
        "Prussia takes 6 Money in Taxation.",
        "France places a Train between Paris and Picardie.",
        "France places a Train between Champagne and Picardie.",
        "Italy leaves a Garrison in Lombardia.",
    ]
    assert [line for line in told if line in order] == order


def test_realpolitik_trains_are_placed_and_bought() -> None:
    for seed in range(5):
        session = sister("realpolitik", "trains", Random(seed))
        seen, told = session.match.view("prussia"), session.match.log("prussia")
        prussia = seen["powers"]["prussia"]
        assert ["hesse", "rheinland"] in seen["trains"]
        assert len(seen["trains"]) >= 13 + 3
        assert (prussia["money"], prussia["generals"]["hannover"], len(prussia["generals"])) == (0, 3, 3)
        assert (
            told.count("Prussia draws a Battle card for a General off board: 5.")
            == told.count("Prussia draws a Battle card for a General off board: 1.")
            == 1
        )
        assert seen["powers"]["italy"]["influence"] == 2
        assert not [line for line in told if "Corruption" in line]
        assert "Prussia buys a Troop for the General in Hannover (3 Money left)." in told


def test_realpolitik_dispatch_brings_cards_and_an_ally() -> None:
    session = sister("realpolitik", "dispatch")
    seen = session.match.view("prussia")
    assert len(seen["powers"]["prussia"]["action_hand"]) == 5
    assert seen["alliances"] == [["italy", "prussia"]]
    assert seen["diplomacy_track"] == {"token": 0, "top": 4}
    told = session.match.log("prussia")
    assert "Austria offers France an Alliance." in told
    assert "France offers Italy an Alliance." in told


def test_realpolitik_rail_leads_to_bohemia() -> None:
    session = sister("realpolitik", "rail")
    seen = session.match.view("prussia")["powers"]
    assert "Prussia: Rail Transport Rheinland → Hesse → Magdeburg → Berlin → Schlesien." in session.match.log("prussia")
    assert seen["prussia"]["generals"] == {"bohemia": 2, "saxonia": 2, "hannover": 1}
    assert seen["prussia"]["influence"] == 1 + 5
    assert seen["france"]["morale"] == 7 + 1
    assert session.match.view("prussia")["prestige"] == ["austria", "france", "italy", "prussia"]


def test_raison_detat_electors_admit_france() -> None:
    chapter = lesson("raison_detat", "the_election").chapter("electors")
    before = Session(chapter).match.view("protestants")
    assert before["electors"] == {"protestants": 2, "sweden": 1, "austria": 2, "france": 1}
    seen = sister("raison_detat", "electors").match.view("protestants")
    assert {power for power, status in seen["statuses"].items() if status == "protestant"} == {
        "protestants",
        "sweden",
        "france",
    }


def test_raison_detat_gifts_arrive() -> None:
    powers = sister("raison_detat", "gift").match.view("protestants")["powers"]
    assert [powers[power]["money"] for power in ("protestants", "sweden", "france")] == [3, 2, 1]


def test_raison_detat_the_crown_brings_two() -> None:
    session = sister("raison_detat", "vote")
    seen, told = session.match.view("protestants"), session.match.log("protestants")
    assert seen["emperor"] == "protestants"
    assert seen["powers"]["protestants"]["influence"] == 4
    votes = [line for line in told if "vote" in line]
    assert votes == [
        "The Protestant Power gives 2 votes to the Protestant Power.",
        "Sweden gives 1 vote to the Protestant Power.",
        "Austria gives 2 votes to Austria.",
        "France gives 1 vote to the Protestant Power.",
        "The Protestant Power is Holy Roman Emperor with 4 votes.",
    ]


def test_raison_detat_four_votes_of_ones_own() -> None:
    session = sister("raison_detat", "four")
    seen = session.match.view("protestants")
    assert (seen["emperor"], seen["electors"]["protestants"]) == ("protestants", 4)
    told = session.match.log("protestants")
    assert "The Protestant Power gives back the Crown of the Holy Roman Empire." in told
