"""The lesson of Maria: what its texts say is what happens, number by number."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from chancellery.games.maria.components import components
from chancellery.lessons import Session, lesson
from chancellery.lessons.check import expected
from chancellery.locale import text
from tests.scenes import shown_contest
from tests.unit.test_lessons import at_step, to_the_end
from tests.unit.test_locale import patterns

FIRST = lesson("maria", "first_campaign")
ME = "frederick_ii"
ATLAS = components(full=False).atlas
at = partial(at_step, FIRST)


def seen(session: Session) -> dict[str, Any]:
    return session.match.view(ME)


def general(session: Session, name: str) -> dict[str, Any]:
    found: dict[str, Any] = seen(session)["generals"][name]
    return found


def legal(session: Session) -> list[str]:
    return [move.text for move in session.match.legal(ME)]


def told(session: Session) -> list[str]:
    return session.match.log(ME)


def distance(first: str, second: str) -> int:
    return ATLAS.distances(ATLAS.index[first])[ATLAS.index[second]]


def aim(session: Session) -> tuple[int, int]:
    """The fortresses Prussia has, and those it needs."""
    powers = {one.id: one for one in session.match.scene(ME, "en").powers}
    fact = next(one for one in powers["prussia"].facts if one.id == "aim")
    assert fact.value is not None
    assert fact.of is not None
    return fact.value, fact.of


def place(session: Session, id: str) -> tuple[str, ...]:
    """What the table says about a city."""
    return next(one.text for one in session.match.scene(ME, "en").places if one.id == id)


# -- 1. roads


def test_the_start() -> None:
    session = at("roads")
    assert [power for power, one in seen(session)["powers"].items() if one["seat"] == ME] == [
        "prussia", "saxony", "pragmatic",
    ]  # fmt: skip
    assert aim(at("roads", "march")) == (2, 12)
    markers = seen(session)["markers"]
    assert [city for city, owner in markers.items() if owner == "prussia"] == ["glogau", "liegnitz"]
    assert general(session, "friedrich")["armies"] == 8
    assert "armies" not in general(session, "neipperg")


def test_four_cities_on_main_roads() -> None:
    session = at("roads", "third")
    assert general(session, "friedrich")["city"] == "liegnitz"
    assert session.match.scene(ME, "en").meters[0].value == 2
    session = at("roads", "fourth")
    assert general(session, "friedrich")["city"] == "neumarkt_i_s"
    assert legal(session) == ["on breslau", "on liegnitz", "halt"]  # not to Wohlau or Schweidnitz: ordinary roads
    session = at("roads", "country")
    assert general(session, "friedrich")["city"] == "breslau"
    assert seen(session)["markers"]["breslau"] == "austria"
    assert "Minor fortress" not in place(session, "breslau")[0]


def test_three_cities_with_an_ordinary_road_and_a_stack() -> None:
    session = at("roads", "country")
    session.match.play(ME, "move schwerin > bunzlau")
    assert "on liegnitz" in legal(session)
    session = at("roads", "stack")
    assert general(session, "schwerin")["city"] == "lueben"
    assert seen(session)["decisions"][0]["kind"] == "movement"  # no fourth step is offered
    assert not [move for move in legal(session) if "schwerin" in move]
    session = at("roads")
    stack = [general(session, name) for name in ("schwerin", "erbprinz_leopold")]
    assert [(one["city"], one["commander"]) for one in stack] == [("lueben", True), ("lueben", False)]
    assert sum(one["armies"] for one in stack) == 8
    ranks = {one.id: one.rank for one in components(full=False).generals}
    assert (ranks["schwerin"], ranks["erbprinz_leopold"]) == (2, 3)
    assert "move schwerin > glogau" not in legal(session)  # both stay


# -- 2. supply


def test_too_far_from_the_train() -> None:
    before, session = at("roads"), at("supply", "train")
    for name in ("friedrich", "schwerin", "erbprinz_leopold"):
        assert general(before, name)["city"] == general(session, name)["city"]
    assert seen(before)["trains"] == seen(session)["trains"]
    assert distance("breslau", "fuerstenwalde") == 7
    friedrich = general(session, "friedrich")
    assert (friedrich["armies"], friedrich["face_down"]) == (7, True)
    assert not any(general(session, name)["face_down"] for name in ("schwerin", "erbprinz_leopold"))
    assert distance("breslau", "berlin") > 7  # what a hint says about the fortresses of trains
    assert distance("breslau", "magdeburg") > 7


def test_without_the_train_two_more_armies_are_lost() -> None:
    session = at("supply", "train")
    match = session.match
    match.play(ME, "done")
    while not [one for one in match.decisions if match.seats[one.seat] == ME]:
        decision = match.decisions[0]
        ends = [move for move in decision.options if move.text == "done" or move.verb == "leave"]
        match.play(decision.seat, ends[0])
    assert general(session, "friedrich")["armies"] == 5


def test_the_train_comes_near_and_hussars_ask_for_a_price() -> None:
    session = at("supply", "turn")
    assert seen(session)["trains"]["train_prussia_1"] == "gruenberg"
    assert distance("gruenberg", "breslau") == 4
    session = at("supply", "hussars")
    assert seen(session)["turn"] == 3
    assert seen(session)["hussars"] == ["trachenberg", "neumarkt_i_s"]
    assert told(session)[-1] == "Supply for Frederick runs past hussars and costs 4 points."
    assert general(session, "friedrich")["face_down"] is True  # until he has paid
    assert "pay clubs_4" in legal(session)
    assert "pay reserve" in legal(session)
    session = at("supply")
    assert general(session, "friedrich")["armies"] == 7
    assert general(session, "friedrich")["face_down"] is False
    assert told(session)[-2:] == [
        "Prussia pays for supply past the hussars: the 4 of clubs.", "Frederick is supplied again.",
    ]  # fmt: skip
    assert seen(session)["decisions"][0]["kind"] == "movement"


def test_a_face_down_general_conquers_nothing() -> None:
    session = at("supply", "train")
    session.match.play(ME, "move friedrich > ohlau")
    assert (seen(session)["markers"]["breslau"], seen(session)["claims"]) == ("austria", {})


# -- 3. a battle


def scores(session: Session) -> list[str]:
    return [side.notes[0] for side in shown_contest(session.match.scene(ME, "en")).sides]


def test_the_score_of_the_battle() -> None:
    session = at("battle", "score")
    sides = shown_contest(session.match.scene(ME, "en")).sides
    assert [(side.id, side.strength) for side in sides] == [("prussia", 7), ("austria", 8)]
    assert scores(session) == ["Score −1", "Score +1"]
    assert "In battles from here: hearts" in place(session, "grottkau")
    assert "In battles from here: spades" in place(session, "neisse")
    session = at("battle", "suit")
    assert "clubs_10" in seen(session)["powers"]["prussia"]["hand"]
    assert [move for move in legal(session) if "reserve" not in move] == ["play hearts_3", "decline"]
    session = at("battle", "reserve")
    assert scores(session) == ["Score −4", "Score +4"]
    assert "Prussia plays the 3 of hearts, worth 3; its score is 2." in told(session)
    assert "Austria plays the 6 of spades, worth 6; its score is 4." in told(session)
    assert legal(session) == [*(f"play reserve {n}" for n in range(1, 9)), "decline"]


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("decline", "Austria wins; Prussia loses 4 armies."),
        ("play reserve 4", "The battle between Prussia and Austria is a tie."),
        ("play reserve 5", "Prussia wins; Austria loses 1 army."),
        ("play reserve 8", "Prussia wins; Austria loses 4 armies."),
    ],
)
def test_what_the_reserve_decides(move: str, line: str) -> None:
    """What the hints about other values say."""
    session = at("battle", "reserve")
    match = session.match
    match.play(ME, move)
    if match.decisions[0].kind == "battle":
        match.play(match.decisions[0].seat, "decline")
    assert line in told(session)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_low_reserve_leaves_nothing_to_play(value: int) -> None:
    session = at("battle", "reserve")
    session.match.play(ME, f"play reserve {value}")
    assert legal(session) == ["decline"]


def test_declining_at_once_costs_one_army() -> None:
    session = at("battle", "suit")
    session.match.play(ME, "decline")
    assert "Austria wins; Prussia loses 1 army." in told(session)


def test_neipperg_retreats_four_cities_and_protects_neisse_no_more() -> None:
    session = at("battle", "retreat")
    assert "Prussia wins; Austria loses 4 armies." in told(session)
    assert general(session, "friedrich") == {"city": "grottkau", "face_down": False, "commander": True, "armies": 7}
    ends = [move.removeprefix("retreat > ") for move in legal(session)]
    assert FIRST.chapter("battle").steps[-1].point == ("piece:neipperg", *(f"place:{city}" for city in ends))
    for city in ends:
        done = at("battle", "", [f"retreat > {city}"])
        assert general(done, "neipperg")["city"] == city
        assert distance("neisse", city) == 4
        assert "Protected by a general within three cities" not in place(done, "neisse")


# -- 4. fortresses


def test_leaving_an_unprotected_fortress_conquers_it() -> None:
    session = at("fortresses", "enter")
    assert aim(session) == (4, 12)
    assert distance("neisse", "kremsier") == 4
    assert "Protected by a general within three cities" not in place(session, "neisse")
    session = at("fortresses", "leave")
    assert seen(session)["markers"]["neisse"] == "austria"
    for answer in expected(session):
        left = at("fortresses", "guarded", [answer])
        assert seen(left)["markers"]["neisse"] == "prussia"
        assert aim(left) == (5, 12)
    session.match.play(ME, "halt")
    assert seen(session)["markers"]["neisse"] == "austria"


def test_a_protected_fortress_falls_after_the_battle() -> None:
    session = at("fortresses", "guarded")
    assert distance("glatz", "koeniggraetz") == 2
    assert "Protected by a general within three cities" in place(session, "glatz")
    session = at("fortresses", "fall")
    assert seen(session)["claims"] == {"glatz": "prussia"}
    assert seen(session)["markers"]["glatz"] == "austria"
    assert general(session, "schwerin")["armies"] == 6
    session = at("fortresses", "markers")
    assert "Battle: Prussia in Nachod (6) attacks Austria in Königgrätz (2)." in told(session)
    assert "Batthyány is removed from Königgrätz (no armies left)." in told(session)
    assert (seen(session)["markers"]["glatz"], seen(session)["claims"]) == ("prussia", {})
    assert aim(session) == (6, 12)


def test_elsewhere_the_question_mark_does_not_help() -> None:
    """What a hint says about the other roads out of Glatz."""
    session = at("fortresses", "guarded")
    for move in ("move schwerin > frankenstein", "halt", "done"):
        session.match.play(ME, move)
    assert seen(session)["markers"]["glatz"] == "austria"
    assert seen(session)["claims"] == {}


def test_what_the_others_need() -> None:
    powers = {one.id: one for one in at("fortresses", "markers").match.scene(ME, "en").powers}
    fact = next(one for one in powers["france"].facts if one.id == "aim")
    assert (fact.value, fact.of) == (0, 9)


# -- the texts


def test_both_languages_name_the_same_numbers() -> None:
    def numbers(lang: str, key: str) -> list[str]:
        return sorted(re.findall(r"−?\d+", text(lang, key)))

    keys = [key for key in patterns("en") if key.startswith("lesson-maria-")]
    assert len(keys) > 90
    assert [key for key in keys if numbers("en", key) != numbers("pl", key)] == []


def test_the_cities_are_called_as_on_the_map() -> None:
    """A task names its cities in the words of the map; Polish ones are declined, so their beginnings are looked for."""
    for chapter in FIRST.chapters:
        for step in chapter.steps:
            for move in step.expect:
                city = re.search(r"> (\w+)$|^on (\w+)$", move)
                if city is None:
                    continue
                id = city.group(1) or city.group(2)
                for lang, cut in (("en", 0), ("pl", 3)):
                    name = text(lang, f"maria-city-{id}").split(" ")[0]
                    assert name[: len(name) - cut] in text(lang, f"{step.key}.task"), (step.key, lang)


def test_every_chapter_comes_to_an_end_that_is_still_a_match() -> None:
    for chapter in FIRST.chapters:
        session = to_the_end(Session(chapter))
        assert session.match.outcome is None
        assert session.match.check() == []
