"""Every constraint on the boards and decks of Realpolitik and Raison d'État, and proof that each check can fail."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from chancellery.cli.board import check as check_by_game
from chancellery.cli.board import check_file, describe
from chancellery.cli.board import shipped as shipped_by_id
from chancellery.games.coalitions.raison_detat import board_rules as raison_detat
from chancellery.games.coalitions.realpolitik import board_rules as realpolitik
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.board_shape import doubts
from chancellery.locale import LANGUAGES
from chancellery.rules import lookup
from tests.conformance.rule import rule
from tests.unit.board_changes import (
    border,
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

RP = realpolitik.shipped()
Y18, Y02 = raison_detat.shipped("1618"), raison_detat.shipped("1702")
RULES = {"realpolitik": realpolitik, "raison_1618": raison_detat, "raison_1702": raison_detat}
BOARDS = {board.id: board for board in (RP, Y18, Y02)}


def decks(rules: Any) -> dict[str, Any]:
    return tomllib.loads((Path(rules.__file__).parent / "decks.toml").read_text(encoding="utf-8"))


# ---- form, on the boards we ship


@pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))
@pytest.mark.parametrize("constraint", [f"{name}: {text}" for name, (text, _) in FORM.items()])
def test_form(constraint, board):
    assert FORM[constraint[:3]][1](board)


@pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))
def test_the_shipped_boards_raise_no_doubts_and_break_no_rule(board):
    assert doubts(board) == []
    assert check_by_game(board) == []
    assert shipped_by_id(board.game, board.id).digest == board.digest


FILES = {board: Path(str(rules.__file__)).parent / "boards" / f"{board}.toml" for board, rules in RULES.items()}


@pytest.mark.parametrize("board", FILES)
def test_a_file_is_checked_by_the_rules_of_its_game(board, tmp_path):
    assert check_file(str(FILES[board]), "en") == (0, [], [])
    mine = tmp_path / "mine.toml"
    mine.write_text(FILES[board].read_text(encoding="utf-8").replace("influence_to_win = ", "influence_to_win = 1"))
    code, wrong, doubtful = check_file(str(mine), "pl")
    assert (code, doubtful) == (2, [])
    assert [line[:3] for line in wrong] == ["P20" if board == "realpolitik" else "D02"]


def test_a_train_off_the_borders_is_told_in_words(tmp_path):
    text = FILES["realpolitik"].read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('a = "paris"\nb = "champagne"', 'a = "paris"\nb = "berlin"'), encoding="utf-8")
    assert check_file(str(mine), "pl") == (
        2,
        [
            (
                "Pociąg paris-berlin: pola „a” i „b” wymieniają paris i berlin, które nie sąsiadują ze sobą;"
                " Pociąg stoi na granicy dwóch sąsiadów."
            )
        ],
        [],
    )


def test_trains_and_electors_are_described():
    assert "Trains at the start: paris-champagne, paris-bourgogne, liguria-toscania, " in "\n".join(describe(RP, "en"))
    assert "Trains" not in "\n".join(describe(Y18, "en"))
    assert sum("elektorskie" in line for line in describe(Y18, "pl")) == 7


def test_what_the_boards_hold():
    assert {
        name: (len(board.territories), len(board.borders), len(board.sea_routes), len(board.trains))
        for name, board in BOARDS.items()
    } == {"realpolitik": (50, 109, 7, 11), "raison_1618": (75, 156, 17, 0), "raison_1702": (75, 155, 18, 0)}
    assert [len(board.electors) for board in BOARDS.values()] == [0, 7, 7]


# ---- facts of the rulebooks: the text of each check, and a change that breaks it


def one_more(board: Board) -> Board:
    """A board as large as it may be, with another island."""
    isle = replace(board.territories[0], id="isle", neighbours=(), capital=False, index=len(board.territories))
    return replace(board, territories=(*board.territories, isle))


Facts = dict[str, tuple[str, Callable[[], Board]]]

OF_REALPOLITIK: Facts = {
    "F09": ("sea routes join territories that do not touch", lambda: route(RP, "wien", "tyrol", "italy")),
    "F11": ("35 to 50 territories", lambda: one_more(RP)),
    "P01": ("four powers in the order of Prestige", lambda: replace(RP, powers=RP.powers[::-1])),
    "P02": ("Champagne is a French home", lambda: put(RP, "champagne", power="italy")),
    "P03": ("Paris is the capital of France", lambda: seat(RP, "france", "champagne")),
    "P04": ("Savoy is contested between France and Italy", lambda: put(RP, "savoy", stripes=("france", "austria"))),
    "P05": ("Luxembourg is uncontested", lambda: put(RP, "luxembourg", kind="contested")),
    "P06": ("the Alps are impassable", lambda: put(RP, "alps", kind="uncontested")),
    "P07": ("eleven Trains on known borders", lambda: replace(RP, trains=RP.trains[1:])),
    "P08": ("Trains stand between homes of one power", lambda: put(RP, "hesse", power=None, kind="contested")),
    "P09": ("Sardinia alone is reached by sea only", lambda: border(RP, "sardinia", "lazio")),
    "P10": ("sea routes are French or Italian", lambda: route(RP, "provence", "napoli", None)),
    "P11": ("Venezia touches Lombardia", lambda: no_border(RP, "venezia", "lombardia")),
    "P12": ("Dalmatia touches Venezia", lambda: no_border(RP, "dalmatia", "venezia")),
    "P13": ("Bohemia touches Wien and is no home", lambda: home(RP, "bohemia", "prussia")),
    "P14": ("Wien is the capital of Austria", lambda: seat(RP, "austria", "tyrol")),
    "P15": ("no Prussian home next to Wien", lambda: border(RP, "wien", "berlin")),
    "P16": ("Saxonia is no Prussian home", lambda: home(RP, "saxonia", "prussia")),
    "P17": ("Toscania touches Lombardia", lambda: no_border(RP, "toscania", "lombardia")),
    "P18": ("Lombardia is nobody's home", lambda: home(RP, "lombardia", "italy")),
    "P19": ("Generals start on homes of their own", lambda: put(RP, "tyrol", power="italy")),
    "P20": ("25 influence end the game", lambda: replace(RP, influence_to_win=30)),
    "P21": ("Liguria and Berlin are capitals", lambda: seat(RP, "italy", "lazio")),
    "P22": ("an Italian route from Sardinia home", lambda: each_route(RP, "italy", "france")),
    "P23": ("no ports", lambda: put(RP, "provence", port=True)),
}


def each_route(board: Board, old: str | None, new: str | None) -> Board:
    """The routes of one owner given to another."""
    routes = tuple(replace(one, owner=new) if one.owner == old else one for one in board.sea_routes)
    return replace(board, sea_routes=routes)


OF_RAISON_DETAT: Facts = {
    "F09": ("sea routes join territories that do not touch", lambda: route(Y18, "london", "cornwall", None)),
    "F11": ("55 to 75 territories", lambda: one_more(Y18)),
    "D01 1618": ("the powers in their order", lambda: replace(Y18, powers=Y18.powers[::-1])),
    "D01 1702": ("the powers in their order", lambda: replace(Y02, powers=Y02.powers[::-1])),
    "D02 1618": ("30 influence win", lambda: replace(Y18, influence_to_win=25)),
    "D02 1702": ("25 influence win", lambda: replace(Y02, influence_to_win=30)),
    "D03": ("the seven Electors of 1618", lambda: put(Y18, "hannover", elector=True)),
    "D04": ("the seven Electors of 1702", lambda: put(Y02, "hannover", elector=False)),
    "D05": ("Paris is the capital, Champagne a home", lambda: seat(Y02, "france", "champagne")),
    "D06": ("1618: Piedmont, France and Spain", lambda: put(Y18, "piedmont", stripes=("spain", "france", "austria"))),
    "D07": ("Wurttemberg is uncontested", lambda: put(Y02, "wurttemberg", kind="contested")),
    "D08": ("the Alps are impassable", lambda: put(Y18, "alps", kind="uncontested")),
    "D09": ("1618: Spain has a sea route", lambda: each_route(Y18, "spain", None)),
    "D10": ("three powers with routes, and grey ones", lambda: each_route(Y02, None, "britain")),
    "D11": ("Great Britain is reached by sea only", lambda: border(Y18, "london", "picardie")),
    "D12": ("Stockholm and Skania are reached by sea only", lambda: no_border(Y02, "stockholm", "skania")),
    "D13": ("nothing else is reached by sea only", lambda: lonely(Y18, "danmark")),
    "D14": ("1702: a British or grey route London-Hannover", lambda: no_route(Y02, "london", "hannover")),
    "D15": ("1702: a British or grey route Cornwall-Oporto", lambda: each_route(Y02, "britain", "france")),
    "D16": ("1702: Oporto touches Madrid", lambda: no_border(Y02, "oporto", "madrid")),
    "D17": ("1702: Hannover, Madrid, Oporto no homes", lambda: home(Y02, "madrid", "france")),
    "D18": ("1702: Ingria is no Swedish home", lambda: home(Y02, "ingria", "sweden")),
    "D19": ("1702: whose homes the Electors may be", lambda: home(Y02, "saxonia", "russia")),
    "D20": ("1618: Nassau touches Oldenburg", lambda: no_border(Y18, "nassau", "oldenburg")),
    "D21": ("1618: Hannover touches Oldenburg", lambda: no_border(Y18, "hannover", "oldenburg")),
    "D22": ("1618: Oldenburg is nobody's home", lambda: home(Y18, "oldenburg", "protestants")),
    "D23": ("1618: Pfalz is the capital of the Protestants", lambda: seat(Y18, "protestants", "holland")),
    "D24": ("1618: Brandenburg is no home of three powers", lambda: home(Y18, "brandenburg", "austria")),
    "D25": ("1702: Silesia is an Austrian home", lambda: put(Y02, "silesia", power="russia")),
    "D26": ("1702: Podolia is nobody's home", lambda: home(Y02, "podolia", "ottoman")),
    "D27": ("1618: Bohemia is nobody's home", lambda: home(Y18, "bohemia", "austria")),
    "D28": ("1702: garrisons on nobody's homes", lambda: home(Y02, "livonia", "sweden")),
    "D29": ("Bavaria and Hannover are on both sides", lambda: renamed(Y02, "bavaria", "bayern")),
    "D30": ("1618: three French homes", lambda: put(Y18, "picardie", power="spain")),
    "D31": ("1702: two Ottoman homes", lambda: put(Y02, "wallachia", power="russia")),
    "D32": ("Wien and Istanbul are capitals", lambda: seat(Y02, "austria", "tyrol")),
    "D33": ("Stockholm is the capital of Sweden", lambda: seat(Y18, "sweden", "skania")),
    "D34": ("1618: Warszawa is the capital of Poland", lambda: seat(Y18, "poland", "livonia")),
    "D35": ("1702: London is the capital of Britain", lambda: seat(Y02, "britain", "cornwall")),
    "D36": ("no ports", lambda: put(Y02, "london", port=True)),
}

WARNINGS = {"F11", "P08", "P12", "P21", "D27", "D28", "D32", "D33", "D34", "D35"}
CASES = [
    pytest.param(rules, name[:3], broken, id=f"{rules.GAME} {name}: {text}")
    for rules, facts in ((realpolitik, OF_REALPOLITIK), (raison_detat, OF_RAISON_DETAT))
    for name, (text, broken) in facts.items()
]


@pytest.mark.parametrize(("rules", "name", "broken"), CASES)
def test_fact_can_fail(rules, name, broken):
    board = broken()
    (problem,) = [problem for problem in rules.check(board) if problem.field == name]
    cited = {one.rule for one in rules.CHECKS if one.id == name}
    for lang in LANGUAGES:
        assert problem.text(lang).startswith(f"{name} ({problem.args['rule']}): ")
        assert len(problem.text(lang)) > len(f"{name} ({problem.args['rule']}): ") + 20
    assert problem.args["rule"] in cited
    assert problem.warning == (name in WARNINGS)
    assert problem in check_by_game(board)  # what `chancellery board --check` says


def test_every_check_is_listed_here():
    assert [one.id for one in realpolitik.CHECKS] == [name[:3] for name in OF_REALPOLITIK]
    assert [one.id for one in raison_detat.CHECKS] == [name[:3] for name in OF_RAISON_DETAT]


def test_every_check_cites_a_statement_that_exists():
    assert all(lookup(one.rule).text for one in (*realpolitik.CHECKS, *raison_detat.CHECKS))


def test_messages_say_what_was_found():
    (problem,) = [one for one in realpolitik.check(replace(RP, trains=RP.trains[1:])) if one.field == "P07"]
    assert problem.text("en") == (
        "P07 (RP-3.2.9): the eleven Trains of the start stand on the borders of the rulebook; too many or too few on:"
        " champagne-paris."
    )
    (problem,) = [one for one in raison_detat.check(put(Y18, "bavaria", elector=False)) if one.field == "D03"]
    assert problem.text("pl") == (
        "D03 (RD-8.2.1): Terytoria Elektorskie w 1618 to Pfalz, Nassau, Lorraine, Bohemia, Saxonia, Brandenburg i "
        "Bavaria; jest: bohemia, brandenburg, lorraine, nassau, pfalz, saxonia."
    )
    (problem,) = [one for one in realpolitik.check(without(RP, "savoy")) if one.field == "P04"]
    assert problem.text("en") == "P04 (RP-5.2.8): the rulebook names the territory “savoy”, which this board lacks."


def test_a_board_must_say_its_game_and_side():
    (problem,) = realpolitik.check(replace(RP, game="coalitions"))
    assert problem.text("en") == "The board is for the game “coalitions”; realpolitik was expected."
    (problem,) = raison_detat.check(replace(Y18, id="mine"))
    assert problem.text("pl") == (
        "Identyfikator planszy, „mine”, nie wskazuje strony; oczekiwano w nim jednego z: 1618, 1702."
    )
    assert raison_detat.check(replace(Y18, id="my_1618_map")) == []


@rule("RP-3.2.9", "RP-8.9.9", "RP-5.2.14", "RP-PD-38")
def test_the_map_of_realpolitik():
    assert {frozenset((one.a, one.b)) for one in RP.trains} == {frozenset(pair) for pair in realpolitik.TRAINS}
    assert Counter(RP.territory(one.a).power for one in RP.trains) == {
        "austria": 3,
        "france": 2,
        "italy": 2,
        "prussia": 4,
    }
    assert RP.territory("sardinia").neighbours == ()
    assert Counter(one.owner for one in RP.sea_routes) == {"italy": 4, "france": 3}
    assert {power: len(RP.homes(power)) for power in RP.powers} == {
        "austria": 6,
        "france": 8,
        "italy": 5,
        "prussia": 10,
    }


@rule("RD-8.2.1", "RD-8.2.2", "RD-8.2.3")
def test_the_seven_electors_of_each_side():
    six = {"pfalz", "nassau", "lorraine", "bohemia", "saxonia", "brandenburg"}
    assert {one.id for one in Y18.electors} == six | {"bavaria"}
    assert {one.id for one in Y02.electors} == six | {"hannover"}


@rule("RD-5.3.3")
def test_sea_routes_of_a_power_or_grey():
    assert Counter(one.owner for one in Y18.sea_routes) == {
        None: 7,
        "sweden": 4,
        "spain": 2,
        "ottoman": 2,
        "france": 1,
        "protestants": 1,
    }
    assert Counter(one.owner for one in Y02.sea_routes) == {
        None: 6,
        "britain": 5,
        "sweden": 4,
        "france": 2,
        "ottoman": 1,
    }


# ---- cards and Wheels


def counts(battle: dict[str, Any]) -> dict[int, int]:
    return {card["value"]: card["count"] for card in battle["cards"]}


def hands(cards: int, total: int, *among: int) -> list[Counter[int]]:
    """All hands of so many cards with this total that contain the given ones."""
    found = (Counter(hand) for hand in combinations_with_replacement(range(1, 6), cards) if sum(hand) == total)
    return [hand for hand in found if not Counter(among) - hand]


@rule("RP-2.1.3", "RP-5.9.1")
def test_the_deck_of_realpolitik():
    data = decks(realpolitik)
    assert (list(data["battle"]), list(data["action_cards"])) == (["realpolitik"], ["realpolitik"])
    battle = data["battle"]["realpolitik"]
    assert counts(battle) == {1: 2, 2: 3, 3: 3, 4: 3, 5: 2}  # RP-PD-45
    assert (battle["size"], battle["scope"], battle["hand_limit"]) == (13, "per_power", {"default": 7})
    abilities = [card["ability"] for card in battle["cards"]]
    assert abilities == ["discard", "own_ground", "reveal", "pair", "costly_defeat"]
    assert sorted(data["ability"]) == sorted(abilities)


@rule("RP-PD-44")
def test_the_cards_of_the_battle_of_lombardia_exist():
    deck = Counter(counts(decks(realpolitik)["battle"]["realpolitik"]))
    assert any(not hand - deck for hand in hands(5, 18, 4, 4, 3))  # Italy: 19 with a pair of 4s
    assert any(  # Austria: 16 with two 5s, and 2s that count 3
        not hand - deck for hand in map(Counter, combinations_with_replacement(range(1, 6), 4)) if austrian(hand)
    )


def austrian(hand: Counter[int]) -> bool:
    return hand[5] == 2 and sum(hand.elements()) + hand[2] == 16


@rule("RP-5.1.1")
def test_the_action_cards_of_realpolitik():
    cards = decks(realpolitik)["action_cards"]["realpolitik"]
    assert cards["cards"] == ["taxation", "mobilisation", "influence", "dispatch", "movement"]
    assert sorted(card for step in cards["resolution"] for card in step) == sorted(cards["cards"])


@rule("RD-PD-40", "RD-PD-41")
def test_the_deck_of_raison_detat():
    data = decks(raison_detat)
    assert list(data["battle"]) == ["raison_detat"]
    battle = data["battle"]["raison_detat"]
    assert counts(battle) == {1: 8, 2: 12, 3: 12, 4: 12, 5: 8}
    assert sum(counts(battle).values()) == battle["size"] == 52
    assert battle["hand_limit"] == {"default": 6}
    abilities = [card["ability"] for card in battle["cards"]]
    assert abilities == ["none", "reveal", "discard", "pair", "costly_defeat"]
    assert sorted(data["ability"]) == sorted(abilities)


@rule("RD-PD-43", "RD-PD-44")
def test_the_cards_of_the_battle_of_oldenburg_exist():
    deck = Counter(counts(decks(raison_detat)["battle"]["raison_detat"]))
    pairs = [(ours, theirs) for ours in hands(5, 15, 4, 4) for theirs in hands(5, 16, 3)]
    assert any(not ours + theirs - deck for ours, theirs in pairs)


@rule("RD-3.1.13", "RD-PD-37", "RD-PD-39")
def test_the_wheels_of_raison_detat():
    wheels = {wheel["id"]: wheel for wheel in decks(raison_detat)["wheel"]}
    assert list(wheels) == ["raison_1618", "raison_1702"]
    six = ["drill", "taxation", "leadership", "mobilisation", "influence", "movement"]
    assert wheels["raison_1702"]["actions"] == six
    assert wheels["raison_1618"]["actions"] == [*six[:2], "subsidies", *six[2:]]
    for board in (Y18, Y02):
        wheel = wheels[board.id]
        assert wheel["game"] == board.game
        assert sorted(wheel["start"]) == sorted(board.powers)
    first = [wheels[name]["start"][0] for name in wheels]
    assert first == ["protestants", "britain"]
    # RD-PD-39, RD-R-06: money at the start goes to those who mobilise before they tax
    assert wheels["raison_1618"]["start"][2:5] == ["poland", "france", "austria"]
    assert wheels["raison_1702"]["start"][2:4] == ["russia", "sweden"]
