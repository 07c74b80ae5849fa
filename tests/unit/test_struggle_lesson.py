"""The first lesson of Imperial Struggle: what its texts say is what happens, number by number."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from chancellery.games.imperial_struggle.components import components
from chancellery.lessons import Session, lesson
from chancellery.lessons.check import expected
from chancellery.locale import text
from chancellery.table.scene import BoxSide, Tile
from tests.scenes import shown_contest, shown_options
from tests.unit.test_lessons import at_step, to_the_end
from tests.unit.test_locale import patterns

FIRST = lesson("imperial_struggle", "first_turn")
START = ("massachusetts_bay", "northern_colonies", "chesapeake", "hudson_valley")
MINE, THEIRS = "britain", "france"
at = partial(at_step, FIRST)


def seen(session: Session) -> dict[str, Any]:
    return session.match.view(MINE)


def side(session: Session, name: str = MINE) -> dict[str, Any]:
    found: dict[str, Any] = seen(session)["sides"][name]
    return found


def option(session: Session, move: str) -> str:
    """What a choice is called at the table, with its price."""
    listed = shown_options(session.match.scene(MINE, "en"))
    return next(one.text for one in listed if one.moves == (move,))


def points(session: Session) -> int:
    """What is left of the Action under way."""
    now = seen(session)["round"]
    return int(now["actions"][now["open"]]["points"])


def tile(session: Session, id: str) -> Tile:
    rows = session.match.scene(MINE, "en").rows
    return next(one for row in rows for one in row.tiles if one.id == id)


def theater(session: Session, id: str = "wss_central_europe") -> dict[str, BoxSide]:
    """Both sides of a theater on the War Display, as Great Britain sees them."""
    boxes = session.match.scene(MINE, "en").displays[0].boxes
    box = next(one for one in boxes if one.id == f"theater-{id}")
    return {one.power: one for one in box.sides}


def place(session: Session, id: str) -> str:
    """What the table says about a place."""
    return " ".join(next(one.text for one in session.match.scene(MINE, "en").places if one.id == id))


def lines(id: str, kind: str) -> set[str]:
    """Where the lines of the board lead to from a space: `connection` or `conquest`."""
    chart = components().chart
    space = chart.ids.index(id)
    found = chart.neighbours(1 << space) if kind == "connection" else chart.conquest[space]
    return set(chart.names(found))


# -- 1. a tile and two Actions


def test_the_first_tile() -> None:
    session = at("tile", "take")
    assert seen(session)["vp"] == 15
    assert len(seen(session)["tiles"]) == 9
    assert (seen(session)["initiative"], seen(session)["first"]) == (THEIRS, MINE)
    assert set(START) <= set(side(session)["flags"])
    assert tile(session, "tile-1").title == "4 economic / 2 military"  # the one that is pointed at
    assert all("Event" not in one for one in offered(session) if one.startswith("4"))
    assert [one["card"] for one in side(session)["ministry"]] == ["robert_walpole", "east_india_company"]


def offered(session: Session) -> list[str]:
    rows = session.match.scene(MINE, "en").rows
    return [one.title for row in rows if row.id == "investment" for one in row.tiles]


def test_four_points_for_two_markets() -> None:
    assert [one.id for one in actions(at("tile", "actions"))] == ["action-major", "action-minor"]
    session = at("tile", "georges_bank")
    assert actions(session)[0].marks[0].value == "4"
    assert option(session, "flag georges_bank") == "Flag Georges Bank: 2 economic points"
    assert "massachusetts_bay" in lines("georges_bank", "connection")
    session = at("tile", "cumberland")
    assert points(session) == 2
    assert option(session, "flag cumberland") == "Flag Cumberland: 2 economic points"
    assert "northern_colonies" in lines("cumberland", "connection")
    moves = [move.text for move in session.match.legal(MINE)]
    assert "gulf_of_st_lawrence" in lines("georges_bank", "connection")
    assert "flag gulf_of_st_lawrence" not in moves  # a Market just flagged leads no further
    assert points(at("tile", "minor")) == 0


def actions(session: Session) -> tuple[Tile, ...]:
    rows = session.match.scene(MINE, "en").rows
    return next(row.tiles for row in rows if row.id == "actions")


def test_a_squadron_protects_two_markets() -> None:
    session = at("tile", "squadron")
    assert actions(session)[1].marks[0].value == "2"
    assert option(session, "deploy navy > gulf_of_maine").endswith(": 1 military point; the Major Action is over then")
    assert side(session)["navy"] == 2
    session = at("tile", "end")
    assert (side(session)["navy"], seen(session)["round"]["open"]) == (1, None)  # the second point is lost
    held = {one for one in lines("gulf_of_maine", "connection") if one in side(session)["flags"]}
    assert held == {"georges_bank", "massachusetts_bay"}
    assert all("Protected" in place(session, one) for one in held)
    assert seen(at("tile"))["decisions"][0]["seat"] == THEIRS


# -- 2. what a Market costs


def test_protection_makes_martinique_dearer() -> None:
    session = at("price", "martinique")
    assert points(session) == 4
    assert seen(session)["taken"][-1] == "economic_4_diplomatic"
    assert {"ile_aux_noix", "antilles_channel"} <= set(side(session, THEIRS)["flags"])
    assert "st_lucia" in lines("martinique", "connection")
    assert option(session, "unflag martinique") == "Unflag Martinique: 2 + 1 Protected = 3 economic points"
    assert option(session, "unflag karaikal") == "Unflag Karaikal: 3 economic points"  # the hint about it


def test_a_further_region_and_what_pays_for_it() -> None:
    session = at("price", "kurpa")
    assert points(session) == 1
    assert "martinique" not in side(session, THEIRS)["flags"] + side(session)["flags"]
    assert "midnapore" in lines("kurpa", "connection")
    assert option(session, "flag kurpa") == (
        "Flag Kurpa: 2 + 1 further region = 3 economic points; 1 point, 2 from Debt or Treaty Points"
    )
    assert option(session, "flag martinique").startswith("Flag Martinique: 2 economic points;")  # the hint about it
    assert (side(session)["debt"], side(session)["limit"], side(session)["treaty"]) == (0, 6, 1)
    session = at("price", "iroquois")
    assert (side(session)["debt"], side(session)["treaty"]) == (1, 0)
    assert points(session) == 2
    assert option(session, "flag iroquois") == "Flag Iroquois: 2 diplomatic points"
    assert option(session, "draw event") == "Draw an Event card: 3 diplomatic points; 2 points, 1 Debt"
    assert seen(at("price"))["advantages"]["iroquois_raids"] == {"holder": MINE, "exhausted": False, "new": True}


# -- 3. an Event with a Minister


def test_the_event_and_its_bonus() -> None:
    session = at("event", "play")
    assert {"sardinia", "spain_prestige_2", "albany"} <= set(side(session, THEIRS)["flags"])
    assert "hudson_valley" in lines("albany", "connection")
    assert len(theater(session)[THEIRS].tiles) == 2
    plays = [move.text for move in session.match.legal(MINE) if move.verb.startswith("play")]
    assert plays == ["play austro_spanish_rivalry", "play austro_spanish_rivalry with robert_walpole"]
    assert option(session, plays[0]).endswith("Bonus Condition met if you reveal a Ministry card")
    assert option(session, plays[1]).endswith("Bonus Condition met")
    french = [one for one in side(session, THEIRS)["flags"] if one.startswith("spain")]
    assert french == ["spain_alliance_upper", "spain_prestige_2"]  # one costs 3, the other 2
    session = at("event", "spain")
    assert len(theater(session)[THEIRS].tiles) == 1  # its Bonus War tile is gone
    assert seen(session)["conflict"] == ["spain_alliance_upper"]


def test_three_diplomatic_points() -> None:
    session = at("event", "spain")
    assert points(session) == 3
    assert option(session, "unflag spain_alliance_upper").endswith("3 − 2 Conflict marker = 1 diplomatic point")
    session = at("event", "savoy")
    assert seen(session)["conflict"] == []
    assert points(session) == 2
    assert option(session, "flag savoy") == "Flag Savoy: 2 diplomatic points"
    assert "Alliance" in place(session, "savoy")
    for ally in ("savoy", "german_states_2", "denmark_norway", "dutch_republic_alliance"):  # also those in a hint
        assert option(session, f"flag {ally}").endswith(": 2 diplomatic points")
        assert "Central Europe" in place(session, ally)
    assert theater(session)[MINE].bonus == 2
    assert theater(at("event"))[MINE].bonus == 3


# -- 4. a raid


def test_the_raid_makes_albany_cheap() -> None:
    session = at("raid", "use")
    assert points(session) == 0
    assert seen(session)["advantages"]["iroquois_raids"] == {"holder": MINE, "exhausted": False, "new": False}
    session = at("raid", "albany")
    assert "cost 3" in place(session, "albany")
    mine, theirs = set(side(session)["flags"]), set(side(session, THEIRS)["flags"])
    targets = {move.args[0]: move.text.removeprefix("choose ") for move in session.match.legal(MINE)}.values()
    assert {one for one in targets if one in mine} == {"hudson_valley", "cumberland"}  # the hints about them
    assert {one for one in targets if one in theirs} == {"albany", "ile_aux_noix", "cataraqui"}
    assert not {one for one in ("ile_aux_noix", "cataraqui") if lines(one, "connection") & mine}
    session = at("raid", "unflag")
    assert actions(session)[1].marks[0].value == "2"
    assert option(session, "unflag albany").startswith("Unflag Albany: 3 − 2 Conflict marker = 1 economic point")
    done = at("raid", "end")
    assert "albany" not in side(done, THEIRS)["flags"]
    assert seen(done)["conflict"] == []
    assert [move.text for move in done.match.legal(MINE) if move.verb == "use"] == ["use robert_walpole_draw_discard"]


# -- 5. preparing for war


def test_the_war_display_before_the_war() -> None:
    session = at("arms", "display")
    assert {"scotland_alliance", "prussia_alliance"} <= set(side(session, THEIRS)["flags"])
    assert len(session.match.scene(MINE, "en").displays[0].boxes) == 4
    mine = theater(session)[MINE]
    assert [(one.value, one.sign) for one in mine.tiles] == [(-1, "flag")]
    assert (mine.bonus, mine.parts) == (3, "Alliances 3")
    assert {"austria_alliance_2", "german_states_3", "savoy"} <= set(side(session)["flags"])
    assert [one.value for one in theater(session)[THEIRS].tiles] == [None]


def test_squadron_fort_and_war_tile() -> None:
    session = at("arms", "squadron")
    assert points(session) == 4
    assert side(session)["navy"] == 1
    assert option(session, "deploy navy > balearic").endswith(": 1 military point")
    assert option(session, "construct") == "Construct a Squadron: 4 military points"
    assert "Prestige" in place(session, "balearic")
    session = at("arms", "fort")
    assert points(session) == 3
    assert option(session, "build louisbourg") == "Build the Fort Louisbourg: 3 military points"
    assert "georges_bank" in lines("louisbourg", "connection")
    assert lines("acadia", "conquest") == {"louisbourg"}
    assert "Queen Anne’s War" in place(session, "louisbourg")  # Strength in America
    session = at("arms", "buy")
    assert (points(session), side(session)["debt"]) == (0, 1)
    assert option(session, "buy tile") == "Buy a Bonus War tile: 2 military points; 2 Debt"
    session = at("arms", "place")
    assert (side(session)["debt"], side(session)["limit"]) == (3, 6)
    lines_ = session.match.scene(MINE, "en").displays[0].boxes[0].tables[0].lines
    assert lines_[-1].startswith("5+: 3 VP, 2 Conquest Points")
    session = at("arms")
    assert "Great Britain places a War tile in Central Europe: Marlborough (3)." in session.match.log(MINE)
    mine = theater(session)[MINE]
    assert ([one.value for one in mine.tiles], mine.bonus, mine.total) == ([-1, 3], 3, 5)


# -- 6. the scoring


def standing(session: Session, id: str) -> str:
    return str(tile(session, id).note)


def test_what_the_turn_will_be_worth() -> None:
    session = at("scoring", "awards")
    assert standing(session, "award-north_america") == "F 5 : B 9"
    assert (tile(session, "award-north_america").text or "").startswith("3 VP (lead of 2 needed).")
    assert standing(session, "award-europe") == "F 7 : B 5"
    assert (tile(session, "award-europe").text or "").startswith("1 VP + 1 Treaty Point.")
    assert standing(session, "award-prestige") == "F 2 : B 2"
    assert "2 VP" in (tile(session, "award-prestige").text or "")
    assert "balearic" in side(session)["flags"]  # one of the two crowns
    assert standing(session, "award-caribbean") == "F 5 : B 5"
    assert standing(session, "demand-sugar") == "F 1 : B 1"
    assert seen(session)["demand"] == ["furs", "sugar", "cotton"]


@pytest.mark.parametrize("market", ["martinique", "antigua", "santiago"])
def test_a_market_of_sugar_decides_two_things(market: str) -> None:
    session = at("scoring", "sugar")
    assert points(session) == 2
    assert option(session, f"flag {market}").endswith(": 2 economic points")
    assert set(expected(session)) == {"flag martinique", "flag antigua", "flag santiago"}
    session = at("scoring", "end", [f"flag {market}"])
    assert standing(session, "award-caribbean") == "F 5 : B 6"
    assert (tile(session, "award-caribbean").text or "").startswith("1 VP.")
    assert standing(session, "demand-sugar") == "F 1 : B 2"
    session = at("scoring", "", [f"flag {market}"])
    assert seen(session)["vp"] == 12
    told = session.match.log(MINE)
    for line in (
        "France flags West Bengal.",
        "Europe Award: France wins it, leading by 2.",
        "France scores 1 VP (Award): the marker is on 16.",
        "France gains 1 Treaty Point (Award); it has 1 now.",
        "Prestige: both sides hold as many spaces.",
        "Great Britain scores 3 VP (Award): the marker is on 13.",
        "Great Britain scores 1 VP (Award): the marker is on 12.",
        "India Award: nobody wins it, both sides control as many spaces.",
        "Furs: both sides hold as many Markets.",
        "Great Britain scores 2 VP (Global Demand): the marker is on 10.",
        "France scores 2 VP (Global Demand): the marker is on 12.",
        "France gains 1 Treaty Point (Global Demand); it has 2 now.",
    ):
        assert line in told, line
    assert standing(session, "award-india") == "F 5 : B 5"
    assert standing(session, "demand-cotton") == "F 3 : B 2"
    assert standing(session, "demand-furs") == "F 2 : B 2"
    assert "Furs" in place(session, "albany")  # it would have decided them


def test_one_chapter_follows_from_the_other() -> None:
    """The war begins where the scoring ended."""
    before, after = seen(at("scoring")), seen(at("war", "tiles"))
    for name in ("turn", "vp", "first", "conflict", "advantages", "demand", "awards", "removed", "decisions"):
        assert before[name] == after[name], name
    for name in (MINE, THEIRS):
        for what in ("flags", "debt", "limit", "treaty", "navy", "cards", "ministry"):
            assert before["sides"][name][what] == after["sides"][name][what], (name, what)
    assert before["war"]["theaters"]["wss_central_europe"] == after["war"]["theaters"]["wss_central_europe"]


CONTINUED = [("tile", "price"), ("price", "event"), ("event", "raid"), ("raid", "arms"), ("arms", "scoring")]


@pytest.mark.parametrize(("first", "then"), CONTINUED)
def test_what_was_done_is_still_there_in_the_next_chapter(first: str, then: str) -> None:
    before, after = seen(at(first)), seen(at(then, FIRST.chapter(then).steps[0].id))
    assert set(before["sides"][MINE]["flags"]) <= set(after["sides"][MINE]["flags"])
    lost = set(before["sides"][THEIRS]["flags"]) - set(after["sides"][THEIRS]["flags"])
    assert lost == set()
    for what in ("debt", "limit", "treaty", "navy", "hand"):
        assert before["sides"][MINE][what] == after["sides"][MINE][what], what
    taken = after["taken"][: len(before["taken"])]
    assert taken == before["taken"]


# -- 7. the war


def test_the_theater_before_and_after_the_symbol() -> None:
    session = at("war", "symbol")
    fight = shown_contest(session.match.scene(MINE, "en"))
    assert fight.title == "Central Europe"
    assert [[card.value for card in stack.cards] for stack in fight.stacks] == [[0], [-1, 3]]
    assert {one.id: one.known_strength for one in fight.sides} == {THEIRS: 1, MINE: 5}
    allies = [one for one in side(session, THEIRS)["flags"] if "Central Europe" in place(session, one)]
    assert allies == ["bavaria"]
    assert side(session)["debt"] == 3
    session = at("war", "strength")
    fight = shown_contest(session.match.scene(MINE, "en"))
    assert {one.id: one.known_strength for one in fight.sides} == {THEIRS: 0, MINE: 5}
    assert side(session)["debt"] == 4
    assert (seen(session)["vp"], side(session, THEIRS)["treaty"]) == (9, 2 + 3)
    told = session.match.log(MINE)
    assert "Great Britain wins Central Europe by 5." in told
    assert (
        "Great Britain takes the spoils of Central Europe: 3 VP, 2 Conquest Points and 3 Treaty Points for the loser."
        in told
    )


def test_with_bavaria_it_would_be_a_smaller_victory() -> None:
    session = at("war", "symbol")
    session.match.play(MINE, "decline")
    told = session.match.log(MINE)
    assert "Great Britain wins Central Europe by 4." in told
    assert (
        "Great Britain takes the spoils of Central Europe: 2 VP, 1 Conquest Point and 2 Treaty Points for the loser."
        in told
    )


FREE = ("gibraltar", "minorca", "hudson_bay", "asiento", "san_agustin")


@pytest.mark.parametrize("space", FREE)
def test_a_conquest_and_a_refusal(space: str) -> None:
    session = at("war", "conquest")
    held = side(session)["flags"] + side(session, THEIRS)["flags"]
    legal = [move.text for move in session.match.legal(MINE)]
    assert {one.removeprefix("conquer ") for one in expected(session)} == set(FREE)
    assert not set(FREE) & set(held)
    assert [one for one in legal if one.removeprefix("conquer ") not in FREE] == [
        "conquer acadia", "conquer biscay from balearic", "decline",
    ]  # fmt: skip
    session = at("war", "acadia", [f"conquer {space}"])
    assert space in side(session)["flags"]
    assert seen(session)["vp"] == 9
    assert "acadia" in side(session, THEIRS)["flags"]
    assert "louisbourg" in side(session)["flags"]
    session = at("war", "refused", [f"conquer {space}"])
    assert seen(session)["vp"] == 6
    assert "acadia" in side(session, THEIRS)["flags"]
    assert seen(session)["war"]["refused"] == ["acadia"]
    assert side(session, THEIRS)["refusals"] == 1  # the second one would cost 5
    assert "Great Britain scores 3 VP (conquest refused): the marker is on 6." in session.match.log(MINE)
    assert seen(session)["decisions"][0]["kind"] == "tile_effect"  # in Spain, the next theater


def test_the_theaters_still_to_come() -> None:
    session = at("war", "rest")
    boxes = [one.title for one in session.match.scene(MINE, "en").displays[0].boxes]
    assert boxes == ["Central Europe", "Spain", "Queen Anne’s War", "Jacobite Rebellion"]
    assert [turn.peace for turn in components().turns] == [1, 0, 2, 3, 0, 4, 0, 5, 0, 6]


# -- the texts


def test_both_languages_name_the_same_numbers() -> None:
    def numbers(lang: str, key: str) -> list[str]:
        return sorted(re.findall(r"−?\d+", text(lang, key)))

    keys = [key for key in patterns("en") if key.startswith("lesson-imperial_struggle-")]
    assert len(keys) > 150
    assert [key for key in keys if numbers("en", key) != numbers("pl", key)] == []


def test_every_chapter_comes_to_an_end_that_is_still_a_match() -> None:
    for chapter in FIRST.chapters:
        session = to_the_end(Session(chapter))
        assert session.match.outcome is None
        assert session.match.check() == []
