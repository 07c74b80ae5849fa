"""Every constraint on the boards, set-ups and decks of Coalitions, and proof that each check can fail."""

from __future__ import annotations

import copy
import tomllib
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from chancellery.games.coalitions.base import board_rules, deck_rules, setup_rules
from chancellery.games.coalitions.base.board_rules import SIDES, check, compare_sides, shipped
from chancellery.games.coalitions.base.deck_rules import check_decks
from chancellery.games.coalitions.base.powers import GENERALS
from chancellery.games.coalitions.base.setup_rules import Force, SetUp, check_setup
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.board_facts import Facts
from chancellery.games.coalitions.system.board_shape import doubts
from chancellery.locale import LANGUAGES
from chancellery.rules import lookup
from tests.conformance.rule import rule
from tests.unit.board_changes import (
    border,
    each,
    home,
    lonely,
    no_border,
    no_route,
    put,
    renamed,
    route,
    seat,
    without,
)
from tests.unit.board_form_checks import FORM
from tests.unit.catalogue_setups import setups

REV, EMP = shipped("revolution"), shipped("empire")
BOTH = (REV, EMP)


@cache
def decks() -> dict[str, Any]:
    path = Path(board_rules.__file__).parent / "decks.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


# ---- form, on the boards we ship


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("constraint", [f"{name}: {text}" for name, (text, _) in FORM.items()])
def test_form(constraint, side):
    assert FORM[constraint[:3]][1](shipped(side))


# ---- facts of the rulebook: the text of each check, and a change that breaks it


FACTS: dict[str, tuple[str, Callable[[], Board]]] = {
    "F09": (
        "sea routes join territories that do not touch, Oporto-Lisboa excepted",
        lambda: route(EMP, "london", "cornwall"),
    ),
    "F11": ("60 to 75 territories", lambda: replace(EMP, territories=EMP.territories[:50])),
    "K01": ("six powers in the order of the rulebook", lambda: replace(EMP, powers=EMP.powers[::-1])),
    "K02": ("Révolution: Hannover is a British home", lambda: put(REV, "hannover", power="prussia")),
    "K03": ("Révolution: Brabant is an Austrian home", lambda: put(REV, "brabant", power="france")),
    "K04": ("Révolution: Karinthia is a territory of its own", lambda: without(REV, "karinthia")),
    "K05": ("Empire: no Brabant and no Karinthia", lambda: renamed(EMP, "hesse", "brabant")),
    "K06": ("Empire: Hannover is contested", lambda: put(EMP, "hannover", kind="uncontested")),
    "K08": ("Tyrol is an Austrian home", lambda: put(EMP, "tyrol", power="france")),
    "K09": ("Wien is the capital of Austria", lambda: seat(EMP, "austria", "tyrol")),
    "K10": (
        "Bavaria is contested between France and Austria only",
        lambda: put(EMP, "bavaria", stripes=("france", "austria", "prussia")),
    ),
    "K11": ("Wurttemberg is uncontested", lambda: put(EMP, "wurttemberg", kind="contested")),
    "K12": ("exactly two impassable territories, Alps and Caucasus", lambda: put(EMP, "hesse", kind="impassable")),
    "K13": ("Paris is the capital of France", lambda: seat(EMP, "france", "lorraine")),
    "K14": ("the seven French homes", lambda: put(EMP, "lorraine", power="austria")),
    "K15": ("11 ports", lambda: put(EMP, "sverige", port=True)),
    "K16": ("Cornwall and Oporto are ports", lambda: put(EMP, "oporto", port=False)),
    "K17": ("ends of sea routes are ports and ports have a route", lambda: put(EMP, "sverige", port=True)),
    "K18": ("Cornwall and Oporto are joined by one sea route", lambda: no_route(EMP, "cornwall", "oporto")),
    "K19": ("Cornwall and Lisboa are not joined directly", lambda: route(EMP, "cornwall", "lisboa")),
    "K20": ("Cornwall to Lisboa leads through Oporto", lambda: route(EMP, "cornwall", "lisboa")),
    "K21": ("London and Holland are joined by one sea route", lambda: no_route(EMP, "london", "holland")),
    "K22": ("no land way into or out of Great Britain", lambda: border(EMP, "london", "picardie")),
    "K23": ("all sea routes are British", lambda: route(EMP, "danmark", "lisboa", None)),
    "K24": ("London to Cornwall is a single move on land", lambda: no_border(EMP, "london", "cornwall")),
    "K25": ("Paris to Madrid in at most 3 steps", lambda: lonely(EMP, "madrid")),
    "K26": ("Lombardia to Catalonia in at most 3 steps", lambda: lonely(EMP, "catalonia")),
    "K27": ("Lisboa, Madrid and Oporto are no homes", lambda: home(EMP, "madrid", "france")),
    "K28": ("Egypt is an Ottoman home", lambda: put(EMP, "egypt", power="britain")),
    "K29": ("Empire: Picardie touches Holland", lambda: no_border(EMP, "picardie", "holland")),
    "K30": ("Holland is not a home", lambda: home(EMP, "holland", "france")),
    "K31": ("Saxonia is no power's home", lambda: home(EMP, "saxonia", "prussia")),
    "K32": ("Galicia touches Podolia, Polesie, Warszawa, Bessarabia", lambda: no_border(EMP, "galicia", "podolia")),
    "K33": (
        "no further territory for Russia next to Galicia",
        lambda: put(EMP, "silesia", stripes=("prussia", "russia")),
    ),
    "K34": ("Warszawa and Bessarabia are not Russian homes", lambda: home(EMP, "warszawa", "russia")),
    "K35": ("Berlin is the capital of Prussia", lambda: seat(EMP, "prussia", "silesia")),
    "K36": ("Silesia is a Prussian home", lambda: put(EMP, "silesia", power="austria")),
    "K37": ("Wallachia is an Ottoman home", lambda: put(EMP, "wallachia", power="russia")),
    "K38": ("Bessarabia is no home", lambda: home(EMP, "bessarabia", "ottoman")),
    "K39": ("two Russian territories nearest to Wallachia", lambda: border(EMP, "wallachia", "podolia")),
    "K40": ("nearest to Bessarabia are Podolia and Crimea", lambda: border(EMP, "bessarabia", "moskva")),
    "K41": ("Dalmatia is uncontested and has value 1", lambda: put(EMP, "dalmatia", value=2)),
    "K42": ("the six Spanish territories, no homes", lambda: home(EMP, "leon", "france")),
    "K43": ("from France Spain is entered through Navarra and Catalonia", lambda: border(EMP, "aquitaine", "leon")),
    "K44": ("the places of the Armée d'Orient", lambda: home(EMP, "napoli", "france")),
    "K45": ("Warszawa, Polesie and Podolia are nobody's home", lambda: home(EMP, "polesie", "russia")),
    "K46": ("Sverige can be reached by land", lambda: lonely(EMP, "sverige")),
    "K47": ("25 influence win", lambda: replace(EMP, influence_to_win=30)),
    "K48": ("Hellas and Livonia are no foreign homes", lambda: home(EMP, "livonia", "prussia")),
    "K49": (
        "uncontested ones, contested with and without a French stripe",
        lambda: each(EMP, lambda one: one.kind == "uncontested", kind="contested"),
    ),
    "K51": ("values differ within each group", lambda: each(EMP, lambda one: one.kind == "home", value=1)),
}


@rule("K-4.4.2", "K-EX-03")
def test_ports_and_the_kinds_of_the_example():
    for board in BOTH:
        assert sum(one.port for one in board.territories) == 11
        assert (board.territory("tyrol").kind, board.territory("tyrol").power) == ("home", "austria")
        assert board.capital("austria").id == "wien"
        assert (board.territory("bavaria").kind, board.territory("bavaria").stripes) == (
            "contested",
            ("france", "austria"),
        )
        assert board.territory("wurttemberg").kind == "uncontested"


@pytest.mark.parametrize("board", BOTH, ids=SIDES)
@pytest.mark.parametrize("fact", [f"{name}: {text}" for name, (text, _) in FACTS.items()])
def test_fact_holds(fact, board):
    assert [problem.text() for problem in check(board) if problem.field == fact[:3]] == []


@pytest.mark.parametrize("fact", [f"{name}: {text}" for name, (text, _) in FACTS.items()])
def test_fact_can_fail(fact):
    name = fact[:3]
    (problem,) = [problem for problem in check(FACTS[name][1]()) if problem.field == name]
    rule = next(one.rule for one in board_rules.CHECKS if one.id == name)
    for lang in LANGUAGES:
        assert problem.text(lang).startswith(f"{name} ({rule}): ")
    assert problem.warning == (name in {"F11", "K17", "K33", "K41", "K46", "K51"})


def test_every_check_is_listed_here():
    assert [one.id for one in board_rules.CHECKS] == list(FACTS)


def test_messages_say_what_was_found():
    (problem,) = check(put(EMP, "tyrol", power="france", kind="home"))[:1]
    assert problem.text("en") == "K08 (K-EX-03): Tyrol is an Austrian home; found: tyrol: home, france."
    (problem,) = [one for one in check(without(REV, "karinthia")) if one.field == "K04"]
    assert problem.text("en") == "K04 (K-2.1.2): the rulebook names the territory “karinthia”, which this board lacks."
    assert (
        problem.text("pl")
        == "K04 (K-2.1.2): instrukcja wymienia Terytorium „karinthia”, którego na tej planszy brakuje."
    )


def test_a_board_must_say_its_game_and_side():
    assert [problem.field for problem in check(replace(EMP, game="realpolitik"))] == ["board.game"]
    assert [problem.field for problem in check(replace(EMP, id="mine"))] == ["board.id"]
    assert check(replace(EMP, id="my_empire_map")) == []


def test_k07_both_sides_are_alike_but_for_three_territories():
    assert compare_sides(REV, EMP) == []
    (problem,) = compare_sides(REV, put(EMP, "hesse", value=3))
    assert (problem.field, problem.args["found"], problem.warning) == ("K07", "hesse", True)


def test_every_check_cites_a_statement_that_exists():
    cited = [one.rule for one in board_rules.CHECKS] + [rule for _, rule, _, _ in deck_rules.CHECKS]
    cited += ["K-2.4.1", "K-4.3.5", "K-9.1.3", "K-4.8.7", "K-1.1.2", "K-13.0.2", "K-13.0.3", "K-2.1.3"]
    assert all(lookup(rule).text for rule in cited)


def test_the_shipped_boards_raise_no_doubts():
    assert doubts(REV) == doubts(EMP) == []


# ---- set-ups, as the catalogue prints them


SETUPS = {
    "S01": "every territory of every set-up exists on its board and is passable",
    "S02": "no garrison stands on a home of a power that is no enemy; no two share a territory",
    "S03": "no general stands on a home of a neutral power",
    "S04": "generals of two powers that share a territory are allied",
    "S05": "no more generals than a power has, nor more than 3 troops under one",
    "K50": "in 1812 and 1813 the garrisons do not let France win by its first scoring",
}


@pytest.mark.parametrize("scenario", ["1792", "1798", "1805", "1806", "1809", "1812", "1813"])
@pytest.mark.parametrize("constraint", [f"{name}: {text}" for name, text in SETUPS.items()])
def test_setup_holds(constraint, scenario):
    setup = setups()[scenario]
    assert [one.text() for one in check_setup(shipped(setup.side), setup) if one.field == constraint[:3]] == []


def force(setup: SetUp, power: str, **fields: Any) -> SetUp:
    return replace(setup, forces={**setup.forces, power: replace(setup.forces[power], **fields)})


BROKEN_SETUPS: dict[str, Callable[[SetUp], SetUp]] = {
    "S01": lambda setup: force(setup, "france", generals={"alps": 1}),
    "S02": lambda setup: force(setup, "france", garrisons=frozenset(["berlin"])),  # Prussia is neutral in 1805
    "S03": lambda setup: force(setup, "austria", generals={"berlin": 1}),
    "S04": lambda setup: force(setup, "france", generals={"bavaria": 1}),
    "S05": lambda setup: force(setup, "france", generals={"paris": 4}),
}


@pytest.mark.parametrize("name", BROKEN_SETUPS)
def test_setup_can_fail(name):
    found = check_setup(EMP, BROKEN_SETUPS[name](setups()["1805"]))
    assert name in [problem.field for problem in found]
    assert all(problem.text(lang) for problem in found for lang in LANGUAGES)


def test_k50_can_fail():
    (problem,) = check_setup(each(EMP, lambda one: bool(one.stripes), value=3), setups()["1812"])
    assert (problem.field, problem.warning) == ("K50", True)


@pytest.mark.parametrize("setup", setup_rules.shipped_setups(), ids=lambda setup: setup.scenario)
def test_the_scenario_files_say_what_the_catalogue_prints(setup):
    assert setup == setups()[setup.scenario]


def test_the_catalogue_prints_seven_setups():
    assert sorted(setups()) == ["1792", "1798", "1805", "1806", "1809", "1812", "1813"]
    assert setups()["1805"].forces["britain"] == Force(
        {"london": 1, "cornwall": 0, "napoli": 0}, frozenset(["lisboa"]), frozenset(), 0, 0
    )
    assert {power: len(one.generals) + one.off_board for power, one in setups()["1805"].forces.items()} == GENERALS


# ---- cards and Wheel


def card(place: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["napoleon"][place - 1].update(fields)


def battle(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["battle"]["coalitions"].update(fields)


def count(value: int, number: int) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["battle"]["coalitions"]["cards"][value - 1].update(count=number)


def ability(value: int, name: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["battle"]["coalitions"]["cards"][value - 1].update(ability=name)


def targets(*names: str) -> list[dict[str, str]]:
    return [{"id": name, "role": "attack"} for name in names]


def start(*powers: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["wheel"][0].update(start=list(powers))


DECKS: dict[str, tuple[str, Callable[[dict[str, Any]], None]]] = {
    "C01": ("40 battle cards", count(1, 9)),
    "C04": (
        "1 none, 2 own ground, 3 reveal, 4 pair, 5 costly defeat",
        battle(cards=[{"value": 1, "count": 40, "ability": "pair"}]),
    ),
    "C07": ("hand limits: 10 for France and 6 for the others", battle(hand_limit={"default": 6})),
    "C08": ("the cards of the battle of Holland exist", count(4, 1)),
    "C11": ("12 Napoleon cards numbered 1 to 12", card(12, number=13)),
    "C12": ("card 1 is Armée d'Orient", card(1, name="Orient")),
    "C13": ("card 1 leads to Egypt", card(1, territories=targets("syria"))),
    "C14": ("one card lists Bavaria, Saxonia, Hesse in this order", card(3, territories=targets("hesse"))),
    "C15": ("one card lists Dalmatia", card(4, territories=targets("bosnia"))),
    "C16": ("all territories exist; none attacked is a French home", card(2, territories=targets("paris"))),
    "C17": ("1 to 7 targets", card(2, territories=[])),
    "C18": ("every contested territory with a French stripe is on some card", card(9, territories=targets("danmark"))),
    "W01": (
        "each power once, actions in the printed order",
        start("britain", "britain", "russia", "prussia", "austria", "france"),
    ),
    "W02": ("Britain starts on Drill", start("ottoman", "britain", "russia", "prussia", "austria", "france")),
    "W03": ("Russia on Leadership", start("britain", "ottoman", "prussia", "russia", "austria", "france")),
    "W04": (
        "when France is on Leadership, Russia is on Movement",
        start("britain", "ottoman", "russia", "prussia", "france", "austria"),
    ),
    "W06": (
        "starting money goes to those who mobilise before they tax",
        start("britain", "ottoman", "austria", "prussia", "russia", "france"),
    ),
}


@pytest.mark.parametrize("constraint", [f"{name}: {text}" for name, (text, _) in DECKS.items()])
def test_deck_holds(constraint):
    found = check_decks(decks(), EMP, setups().values())
    assert [problem.text() for problem in found if problem.field == constraint[:3]] == []


@pytest.mark.parametrize("name", DECKS)
def test_deck_can_fail(name):
    data = copy.deepcopy(decks())
    DECKS[name][1](data)
    found = [problem for problem in check_decks(data, EMP, setups().values()) if problem.field == name]
    assert found
    assert all(problem.text(lang).startswith(name) for problem in found for lang in LANGUAGES)


def test_decks_hold_nothing_of_other_games():
    assert list(decks()["battle"]) == ["coalitions"]
    assert [wheel["game"] for wheel in decks()["wheel"]] == ["coalitions"]
    used = {one["ability"] for one in decks()["battle"]["coalitions"]["cards"]}
    assert set(decks()["ability"]) == used


# ---- balance of the reconstruction


def steps(board: Board, setup: SetUp, power: str) -> dict[str, int]:
    """Steps from the generals and homes of a power; a Sea Movement of Britain is one step."""
    sea = Facts(board)
    reached = dict.fromkeys({*setup.forces[power].generals} | {one.id for one in board.homes(power)}, 0)
    ahead = deque(reached)
    while ahead:
        here = ahead.popleft()
        there = [name for name in board.territory(here).neighbours if board.territory(name).kind != "impassable"]
        if power == "britain" and board.territory(here).port:
            there += [name for name, distance in sea.by_sea(here).items() if 0 < distance <= 3]
        for name in there:
            if name not in reached:
                reached[name] = reached[here] + 1
                ahead.append(name)
    return reached


def rounds_to_win(board: Board, setup: SetUp, power: str) -> int:
    """A power played well against resistance: it takes half as many territories a round as it has generals, holds at
    most two more than it has generals, keeps three quarters of the points and gets as much a round from battles; a
    British ally a round takes a subsidy."""
    mine, reached = setup.forces[power], steps(board, setup, power)
    worth = {
        one.id: one
        for one in board.territories
        if power in one.stripes or (one.power is not None and one.power != power and one.value)
    }
    generals = len(mine.generals) + mine.off_board
    todo = [one for one in worth.values() if one.id in reached and one.id not in mine.garrisons and not one.capital]
    todo.sort(key=lambda one: (reached[one.id] + (power not in one.stripes), -one.value, one.id))
    held = [worth[name].value for name in mine.garrisons if name in worth]
    points, rounds = float(setup.influence), 0
    while points < board.influence_to_win and rounds < 30:
        rounds += 1
        for _ in range(max(1, round(generals / 2))):
            if todo and len(held) < generals + 2:
                held.append(todo.pop(0).value)
        points += 0.75 * sum(held) + 0.75 + (power == "britain")
    return rounds


LONG = [(shipped(setups()[scenario].side), setups()[scenario]) for scenario in ("1792", "1805")]


def test_b01_tax_of_the_homes_is_within_1_of_the_starting_money():
    board, setup = LONG[1]
    for power, one in setup.forces.items():
        if one.money:
            assert abs(sum(land.value for land in board.homes(power)) - one.money) <= 1


@pytest.mark.parametrize(("board", "setup"), LONG, ids=["1792", "1805"])
def test_b02_four_striped_territories_three_of_them_near(board, setup):
    for power in board.powers:
        reached = steps(board, setup, power)
        own = [one.id for one in board.territories if power in one.stripes]
        assert len(own) >= 4
        assert sum(reached.get(name, 99) <= 3 for name in own) >= 3


@pytest.mark.parametrize(("board", "setup"), LONG, ids=["1792", "1805"])
def test_b03_four_to_nine_rounds_to_win(board, setup):
    assert all(4 <= rounds_to_win(board, setup, power) <= 9 for power in board.powers)
