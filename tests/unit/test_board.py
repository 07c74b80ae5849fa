"""Loading boards: what a good file gives, and what each mistake is called."""

from __future__ import annotations

import contextlib
import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chancellery.cli import board as cli
from chancellery.games.coalitions.base import board_rules
from chancellery.games.coalitions.base.board_rules import SIDES, shipped
from chancellery.games.coalitions.system.board import Board, BoardError, load_board
from chancellery.games.coalitions.system.board_shape import doubts
from chancellery.locale import LANGUAGES, bundle

BOARDS = Path(board_rules.__file__).parent / "boards"
FIELDS = ["name", "kind", "power", "capital", "stripes", "value", "port", "elector", "points", "label", "neighbours"]
Data = dict[str, Any]


def territory(name: str, kind: str, x: float, neighbours: list[str], **fields: Any) -> Data:
    return {
        "id": name,
        "name": name.title(),
        "kind": kind,
        "power": "",
        "capital": False,
        "stripes": [],
        "value": 1,
        "port": False,
        "elector": False,
        "points": [[x, 50.0]],
        "label": [x, 50.0],
        "neighbours": neighbours,
        "provenance": dict.fromkeys(FIELDS, "rulebook"),
        **fields,
    }


def tiny() -> Data:
    """Two powers, a contested land between them, an impassable peak, and an isle over the sea."""
    route = {"a": "north", "b": "isle", "owner": "red", "path": [[0.0, 51.0], [0.0, 51.5]]}
    origin = dict.fromkeys(("a", "b", "owner"), "reconstructed")
    return {
        "board": {
            "id": "tiny",
            "title": "Tiny",
            "game": "test",
            "powers": ["red", "blue"],
            "influence_to_win": 25,
            "view": [-5, 45, 15, 55],
            "projection": "none",
            "sources": ["invented"],
        },
        "territory": [
            territory("north", "home", 0.0, ["middle"], power="red", capital=True, value=3),
            territory("middle", "disputed", 3.0, ["north", "peak", "south"], stripes=["blue", "red"]),
            territory("south", "home", 6.0, ["middle"], power="blue", capital=True, value=3),
            territory("isle", "undisputed", -3.0, []),
            territory("peak", "impassable", 3.0, ["middle"], value=0, points=[[3.0, 52.0]]),
        ],
        "sea_route": [{**route, "provenance": origin}],
        "crossing": [{"a": "north", "b": "middle", "name": "Strait", "provenance": "reconstructed"}],
        "outside": [{"id": "far", "name": "Far", "points": [[12.0, 50.0]]}],
    }


def toml(data: Data) -> str:
    """Just enough of a TOML writer for boards."""

    def value(thing: Any) -> str:
        if isinstance(thing, dict):
            return "{ " + ", ".join(f"{json.dumps(name)} = {value(inner)}" for name, inner in thing.items()) + " }"
        if isinstance(thing, list):
            return "[" + ", ".join(map(value, thing)) + "]"
        return json.dumps(thing) if not isinstance(thing, float) else repr(thing)

    lines: list[str] = []
    for name, tables in data.items():
        if not isinstance(tables, dict | list):
            lines.insert(0, f"{name} = {value(tables)}")
            continue
        for table in tables if isinstance(tables, list) else [tables]:
            lines.append(f"[[{name}]]" if isinstance(tables, list) else f"[{name}]")
            lines += [f"{field} = {value(thing)}" for field, thing in table.items()]
    return "\n".join(lines) + "\n"


def load(data: Data) -> Board:
    return load_board("tiny.toml", toml(data))


def place(data: Data, name: str) -> Data:
    found: Data = next(one for one in data["territory"] if one.get("id") == name)
    return found


def said(data: Data, lang: str = "en") -> list[str]:
    with pytest.raises(BoardError) as caught:
        load(data)
    return [problem.text(lang) for problem in caught.value.problems]


# ---- good boards


@pytest.mark.parametrize("side", SIDES)
def test_shipped_boards_load(side):
    board = shipped(side)
    assert board.id == f"coalitions_{side}"
    assert board.game == "coalitions"
    assert [one.index for one in board.territories] == list(range(len(board.territories)))
    assert board.territory("paris").capital
    assert board.capital("france").id == "paris"
    assert {one.id for one in board.homes("prussia")} >= {"berlin", "silesia"}
    assert "atlantis" not in board
    assert len(board.digest) == 64
    assert {one.kind for one in board.territories} == {"home", "contested", "uncontested", "impassable"}
    with pytest.raises(KeyError):
        board.capital("poland")


def test_a_board_is_plain_data():
    board = load(tiny())
    assert pickle.loads(pickle.dumps(board)) == board
    assert copy.deepcopy(board) == board
    assert hash(board) == hash(load(tiny()))
    with pytest.raises(AttributeError):
        board.title = "other"  # type: ignore[misc]


def test_fields_are_normalised():
    board = load(tiny())
    middle = board.territory("middle")
    assert middle.kind == "contested"
    assert middle.stripes == ("red", "blue")  # the order of the powers
    assert middle.power is None
    assert board.territory("isle").kind == "uncontested"
    assert board.sea_routes[0].owner == "red"
    assert board.view == (-5.0, 45.0, 15.0, 55.0)


def test_a_neutral_sea_route_has_no_owner():
    data = tiny()
    data["sea_route"][0]["owner"] = "neutral"
    assert load(data).sea_routes[0].owner is None


def test_tables_of_a_single_game_are_kept():
    data = tiny()
    data["lighthouse"] = [{"at": "isle"}]
    board = load(data)
    assert board.extra["lighthouse"][0]["at"] == "isle"
    assert board.digest != load(tiny()).digest


def test_trains_stand_on_borders_at_the_start():
    data = tiny()
    data["train"] = [{"a": "middle", "b": "north", "provenance": "rulebook"}]
    board = load(data)
    assert [(train.a, train.b, train.provenance) for train in board.trains] == [("middle", "north", "rulebook")]
    assert board.borders == (("north", "middle"), ("middle", "south"))  # none to the peak, none over the sea
    assert board.digest != load(tiny()).digest
    assert load(tiny()).trains == ()
    data["train"] = [{"a": "north", "b": "middle", "provenance": "printed"}]
    assert load(data).digest == board.digest  # neither the spelling nor the origin counts


def respell(data: Data) -> None:
    place(data, "middle")["kind"] = "contested"
    place(data, "isle")["kind"] = "uncontested"


def redraw(data: Data) -> None:
    place(data, "north").update(points=[[1.0, 49.0]], label=[1.0, 48.0], name="The North")
    place(data, "north")["provenance"] = dict.fromkeys(FIELDS, "printed")
    data["board"]["title"] = "Other title"
    del data["outside"]


def reorder(data: Data) -> None:
    place(data, "middle")["neighbours"].reverse()
    place(data, "middle")["stripes"].reverse()
    data["sea_route"][0].update(a="isle", b="north")
    data["territory"] = [dict(reversed(one.items())) for one in data["territory"]]


@pytest.mark.parametrize("change", [respell, redraw, reorder])
def test_the_digest_does_not_see_spelling_and_drawing(change: Callable[[Data], None]):
    data = tiny()
    change(data)
    assert load(data).digest == load(tiny()).digest


RULES_CONTENT: dict[str, Callable[[Data], Any]] = {
    "value": lambda data: place(data, "isle").update(value=2),
    "port": lambda data: place(data, "isle").update(port=True),
    "elector": lambda data: place(data, "isle").update(elector=True),
    "kind": lambda data: place(data, "isle").update(kind="contested", stripes=["red", "blue"]),
    "owner": lambda data: data["sea_route"][0].update(owner="blue"),
    "neighbours": lambda data: (
        place(data, "north")["neighbours"].append("isle"),
        place(data, "isle")["neighbours"].append("north"),
    ),
    "influence": lambda data: data["board"].update(influence_to_win=30),
    "order": lambda data: data["territory"].reverse(),  # states store territories by index
}


@pytest.mark.parametrize("name", RULES_CONTENT)
def test_the_digest_sees_all_that_rules_can_see(name):
    data = tiny()
    RULES_CONTENT[name](data)
    assert load(data).digest != load(tiny()).digest


# ---- mistakes


def put(where: str, **fields: Any) -> Callable[[Data], None]:
    return lambda data: place(data, where).update(fields)


def drop(name: str, field: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        del place(data, name)[field]

    return change


def head(**fields: Any) -> Callable[[Data], None]:
    return lambda data: data["board"].update(fields)


def route(**fields: Any) -> Callable[[Data], None]:
    return lambda data: data["sea_route"][0].update(fields)


def train(**fields: str) -> Callable[[Data], None]:
    table = {"a": "north", "b": "middle", "provenance": "rulebook", **fields}
    return lambda data: data.update(train=[table])


def origin(name: str, **fields: Any) -> Callable[[Data], None]:
    return lambda data: place(data, name)["provenance"].update(fields)


WHOLE = "a whole number from 0 to 3 was expected."
MISTAKES: dict[str, tuple[Callable[[Data], Any], list[str]]] = {
    "missing field": (drop("isle", "value"), [f"Territory isle: the field “value” is missing; {WHOLE}"]),
    "text for a number": (put("isle", value="two"), [f"Territory isle: the field “value” is “two”; {WHOLE}"]),
    "flag for a number": (put("isle", value=True), [f"Territory isle: the field “value” is true; {WHOLE}"]),
    "number too high": (put("isle", value=4), [f"Territory isle: the field “value” is 4; {WHOLE}"]),
    "number for a flag": (
        put("isle", port=1),
        ["Territory isle: the field “port” is 1; true or false was expected."],
    ),
    "empty name": (put("isle", name=" "), ["Territory isle: the field “name” is “ ”; a text was expected."]),
    "unknown kind": (
        put("isle", kind="neutral"),
        [
            (
                "Territory isle: the field “kind” is “neutral”; home, contested (or disputed), uncontested (or"
                " undisputed) or impassable was expected."
            )
        ],
    ),
    "misspelt field": (
        lambda data: place(data, "isle").update(neighbours_rulebok=[]),
        ["Territory isle: a field “neighbours_rulebok” is not known. Did you mean “neighbours_rulebook”?"],
    ),
    "strange id": (
        lambda data: place(data, "isle").update(id="Isle!"),
        [
            (
                "Territory Isle!: the field “id” is “Isle!”; an id of small letters a to z, digits and single"
                " underscores was expected."
            ),
            "Sea route north-isle: the field “b” names “isle”; the id of a territory of this board was expected.",
        ],
    ),
    "no id": (
        lambda data: place(data, "peak").pop("id"),
        [
            (
                "Territory #5 (Peak): the field “id” is missing; an id of small letters a to z, digits and single"
                " underscores was expected."
            ),
            "Territory middle: the field “neighbours” names “peak”; the id of a territory of this board was expected.",
        ],
    ),
    "id used twice": (
        lambda data: data["territory"].append(territory("isle", "uncontested", 9.0, [])),
        ["Territory isle: the id is used twice; every id may be used only once."],
    ),
    "unknown neighbour": (
        put("isle", neighbours=["nort"]),
        [
            (
                "Territory isle: the field “neighbours” names “nort”; the id of a territory of this board was expected."
                " Did you mean “north”?"
            )
        ],
    ),
    "one-sided adjacency": (
        put("isle", neighbours=["north"]),
        [
            (
                "Territory north: the field “neighbours” lacks isle, which names north as its neighbour; both were"
                " expected to name each other."
            )
        ],
    ),
    "its own neighbour": (
        put("isle", neighbours=["isle"]),
        ["Territory isle: the field “neighbours” names the territory itself; other territories were expected."],
    ),
    "neighbour listed twice": (
        put("north", neighbours=["middle", "middle"]),
        ["Territory north: the field “neighbours” lists “middle” twice; once was expected."],
    ),
    "attested but not a neighbour": (
        put("north", neighbours_rulebook=["isle"]),
        [
            (
                "Territory north: the field “neighbours_rulebook” names “isle”; a territory that the field “neighbours”"
                " lists too was expected."
            )
        ],
    ),
    "unreachable": (
        lambda data: data.pop("sea_route"),
        [
            (
                "Territory isle: by the field “neighbours” and the sea routes it cannot be reached from north; a way"
                " was expected."
            )
        ],
    ),
    "home of nobody": (
        put("isle", kind="home"),
        ["Territory isle: the field “power” is empty; the power whose home it is was expected."],
    ),
    "power without a home": (
        put("isle", power="red"),
        [
            (
                'Territory isle: the field “power” is “red”, but the kind is undisputed; "" was expected, since only'
                " homes have a power."
            )
        ],
    ),
    "unknown power": (
        put("north", power="green", capital=False),
        [
            "Territory north: the field “power” names “green”; one of red, blue was expected.",
            "Power red: no home has the field “capital” set to true; exactly one was expected.",
        ],
    ),
    "one stripe": (
        put("middle", stripes=["red"]),
        [
            (
                "Territory middle: the field “stripes” is ['red']; the stripes of two or more powers were expected in a"
                " contested territory."
            )
        ],
    ),
    "the same stripe twice": (
        put("middle", stripes=["red", "red", "blue"]),
        ["Territory middle: the field “stripes” lists “red” twice; once was expected."],
    ),
    "unknown stripe": (
        put("middle", stripes=["red", "green"]),
        ["Territory middle: the field “stripes” names “green”; one of red, blue was expected."],
    ),
    "stripes without contest": (
        put("isle", stripes=["red", "blue"]),
        [
            (
                "Territory isle: the field “stripes” is ['red', 'blue'], but the kind is undisputed; an empty list was"
                " expected, since only contested territories have stripes."
            )
        ],
    ),
    "value of a peak": (
        put("peak", value=1),
        ["Territory peak: the field “value” is 1; 0 was expected in an impassable territory."],
    ),
    "capital that is no home": (
        put("isle", capital=True),
        [
            (
                "Territory isle: the field “capital” is true, but the kind is undisputed; false was expected, since"
                " only a home can be a capital."
            )
        ],
    ),
    "no capital": (
        put("north", capital=False),
        ["Power red: no home has the field “capital” set to true; exactly one was expected."],
    ),
    "two capitals": (
        put("isle", kind="home", power="red", capital=True),
        [
            (
                "Territory isle: the field “capital” is true, but north is already the capital of red; exactly one"
                " capital was expected."
            )
        ],
    ),
    "no points": (
        put("isle", points=[]),
        [
            "Territory isle: the field “points” is []; a list of 1 to 6 points [longitude, latitude] was expected.",
        ],
    ),
    "label out of view": (
        put("isle", label=[30.0, 50.0]),
        ["Territory isle: the field “label” holds [30.0, 50.0]; a point in the view [-5, 45, 15, 55] was expected."],
    ),
    "point used twice": (
        put("isle", points=[[0.0, 50.0]]),
        [
            (
                "Territory isle: the field “points” holds [0.0, 50.0], which north has already; every point may be"
                " used only once."
            )
        ],
    ),
    "no origin": (
        lambda data: place(data, "isle")["provenance"].pop("value"),
        [
            (
                "Territory isle: the field “provenance” says nothing of “value”; rulebook, reconstructed or printed was"
                " expected."
            )
        ],
    ),
    "strange origin": (
        origin("isle", value="guess"),
        [
            (
                "Territory isle: the field “provenance” says “guess” of “value”; rulebook, reconstructed or printed was"
                " expected."
            )
        ],
    ),
    "origin of nothing": (
        origin("isle", colour="printed"),
        ["Territory isle: the field “provenance” speaks of “colour”, which is no field that needs it."],
    ),
    "unknown end of a route": (
        route(b="isel"),
        [
            (
                "Sea route north-isel: the field “b” names “isel”; the id of a territory of this board was expected."
                " Did you mean “isle”?"
            )
        ],
    ),
    "route to itself": (
        route(b="north"),
        ["Sea route north-north: the fields “a” and “b” name the same territory; two different ones were expected."],
    ),
    "route listed twice": (
        lambda data: data["sea_route"].append({**data["sea_route"][0], "a": "isle", "b": "north"}),
        ["Sea route isle-north: it is listed twice, in the fields “a” and “b”; once was expected."],
    ),
    "unknown owner": (
        route(owner="green"),
        ["Sea route north-isle: the field “owner” names “green”; one of red, blue, neutral was expected."],
    ),
    "crossing of no border": (
        lambda data: data["crossing"][0].update(b="south"),
        [
            (
                "Crossing north-south: the fields “a” and “b” name north and south, which are not neighbours; two"
                " neighbours were expected."
            )
        ],
    ),
    "train of no border": (
        train(b="south"),
        [
            (
                "Train north-south: the fields “a” and “b” name north and south, which are not neighbours; a Train"
                " stands on the border of two neighbours."
            )
        ],
    ),
    "train into the mountains": (
        train(a="middle", b="peak"),
        [
            (
                "Train middle-peak: the field “b” names peak, which is impassable; a Train stands on the border of two"
                " passable territories."
            )
        ],
    ),
    "second train on a border": (
        lambda data: (train()(data), data["train"].append({"a": "middle", "b": "north", "provenance": "rulebook"})),
        ["Train middle-north: it is listed twice, in the fields “a” and “b”; once was expected."],
    ),
    "train to nowhere": (
        train(b="midle"),
        [
            (
                "Train north-midle: the field “b” names “midle”; the id of a territory of this board was expected."
                " Did you mean “middle”?"
            )
        ],
    ),
    "influence of nothing": (
        head(influence_to_win=0),
        ["The board: the field “influence_to_win” is 0; a whole number greater than 0 was expected."],
    ),
    "view turned round": (
        head(view=[15, 45, -5, 55]),
        ["The board: the field “view” is [15, 45, -5, 55]; [west, south, east, north] in degrees was expected."],
    ),
    "power listed twice": (
        head(powers=["red", "blue", "red"]),
        ["The board: the field “powers” lists “red” twice; once was expected."],
    ),
    "no header": (lambda data: data.pop("board"), ["The table [board] is missing or is not a table."]),
    "no territories": (lambda data: data.pop("territory"), ["The table [[territory]] is missing or is not a table."]),
    "misspelt table": (
        lambda data: data.update(sea_routes=data["sea_route"]),
        ["“sea_routes” is not a table of a board. Did you mean “sea_route”?"],
    ),
    "stray field": (
        lambda data: data.update(colour="red"),
        ["“colour” is not a table of a board."],
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_has_its_message(mistake):
    change, expected = MISTAKES[mistake]
    data = tiny()
    change(data)
    assert said(data) == expected
    assert len(said(data, "pl")) == len(expected)


def test_all_problems_are_reported_at_once():
    data = tiny()
    place(data, "isle").update(value="two", port="yes")
    del place(data, "peak")["label"]
    data["sea_route"][0]["owner"] = "green"
    assert len(said(data)) == 4


def test_a_problem_says_where_it_is():
    data = tiny()
    place(data, "isle")["value"] = 7
    with pytest.raises(BoardError) as caught:
        load(data)
    assert [problem.field for problem in caught.value.problems] == ["territory.isle.value"]
    assert str(caught.value) == f"Territory isle: the field “value” is 7; {WHOLE}"
    assert caught.value.text("pl") == "Terytorium isle: pole „value” to 7; oczekiwano liczby całkowitej od 0 do 3."


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('[board]\nid = "x"\ntitle = \n', 3, 9),
        ("[board]\nid = 'x'\nid = 'y'\n", 3, 9),
        ("[board\n", 1, 7),
        ("[board]\nid = [1,\n", 3, 1),
    ],
)
def test_malformed_toml_names_line_and_column(text, line, column):
    with pytest.raises(BoardError) as caught:
        load_board("broken.toml", text)
    (problem,) = caught.value.problems
    assert problem.message_key == "board-no-toml"
    assert (problem.args["line"], problem.args["column"]) == (str(line), str(column))
    assert problem.text("en").startswith(f"Line {line}, column {column}: ")


NONSENSE = [[], {}, 3, "x", True, 1.5, [[1]], [[1, 2, 3]], ["x", 1], {"a": 1}, -1, float("nan"), float("inf"), ""]


@pytest.mark.parametrize("table", ["board", "territory", "sea_route", "crossing", "outside"])
def test_nonsense_in_any_field_is_a_board_error_and_nothing_else(table):
    first = tiny()[table]
    for field in first if isinstance(first, dict) else first[0]:
        for nonsense in NONSENSE:
            data = tiny()
            (data[table] if isinstance(first, dict) else data[table][0])[field] = nonsense
            with contextlib.suppress(BoardError):  # some nonsense is sense: a whole number for a value
                load(data)


@pytest.mark.parametrize("nonsense", ["x", 3, [1], [[]], {"x": 1}])
@pytest.mark.parametrize("table", ["board", "territory", "sea_route", "crossing", "outside"])
def test_nonsense_for_a_table_is_a_board_error(table, nonsense):
    rest = toml({name: tables for name, tables in tiny().items() if name != table})
    with pytest.raises(BoardError):
        load_board("x", f"{table} = {json.dumps(nonsense).replace(':', ' =')}\n{rest}")


# ---- doubts


def test_the_tiny_board_raises_no_doubts():
    assert doubts(load(tiny())) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            put("middle", value=0),
            "Territory middle: the field “value” is 0; a contested territory was expected to have a number.",
        ),
        (put("north", value=2), "Territory north: the field “value” is 2; a capital was expected to have 3."),
        (
            lambda data: [one.update(value=0) for one in data["territory"] if not one["capital"]],
            "Only 2 of 4 territories have a number; most were expected to have one.",
        ),
        (
            lambda data: (put("isle", neighbours=["south"])(data), place(data, "south")["neighbours"].append("isle")),
            (
                "Territory isle: the field “neighbours” names south, but the two areas do not touch when they are drawn"
                " from their points."
            ),
        ),
    ],
)
def test_doubts_are_warnings(change, expected):
    data = tiny()
    change(data)
    found = doubts(load(data))
    assert expected in [problem.text("en") for problem in found]
    assert all(problem.warning and problem.text("pl") for problem in found)


# ---- the command


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_check_file_accepts_the_shipped_boards(side, lang):
    assert cli.check_file(str(BOARDS / f"coalitions_{side}.toml"), lang) == (0, [], [])


def test_check_file_reports_problems(tmp_path):
    path = tmp_path / "mine.toml"
    data = tiny()
    place(data, "isle")["value"] = 9
    path.write_text(toml(data), encoding="utf-8")
    assert cli.check_file(str(path), "en") == (2, [f"Territory isle: the field “value” is 9; {WHOLE}"], [])


def test_check_file_reports_facts_and_warnings(tmp_path):
    text = (BOARDS / "coalitions_empire.toml").read_text(encoding="utf-8")
    dalmatia = text.index('id = "dalmatia"')
    text = text[:dalmatia] + text[dalmatia:].replace("value = 1", "value = 2", 1)
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("influence_to_win = 25", "influence_to_win = 30"), encoding="utf-8")
    code, wrong, doubtful = cli.check_file(str(path), "en")
    assert code == 2
    assert wrong == ["K47 (K-3.1.1): 25 influence win; found: 30."]
    assert doubtful == ["K41 (K-EX-17): Dalmatia is uncontested and has the value 1; found: uncontested, 2."]


def test_check_file_misses_the_places_of_set_ups(tmp_path):
    text = (BOARDS / "coalitions_empire.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('"borussia"', '"prussia_east"'), encoding="utf-8")
    code, wrong, _ = cli.check_file(str(path), "en")
    assert code == 2
    assert any(line.startswith("S01 (K-2.4.1): ") and line.endswith("not so: 1805: borussia.") for line in wrong)


def test_check_file_of_no_file_a_folder_and_a_picture(tmp_path):
    picture = tmp_path / "board.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert cli.check_file(str(tmp_path / "none.toml"), "en")[1] == [f"There is no file {tmp_path / 'none.toml'}."]
    assert cli.check_file(str(tmp_path), "en")[0] == 2
    assert cli.check_file(str(picture), "en")[1] == [f"{picture} is not a text file in UTF-8."]
    assert cli.check_file("a\0b", "pl")[0] == 2


def test_a_board_of_another_game_is_checked_for_its_form_only(tmp_path):
    path = tmp_path / "tiny.toml"
    path.write_text(toml(tiny()), encoding="utf-8")
    assert cli.check_file(str(path), "en") == (0, [], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_describe_shows_every_territory_and_its_origin(lang):
    board = shipped("empire")
    lines = cli.describe(board, lang)
    for one in board.territories:
        assert any(line.startswith(f"{one.id} ") and one.name in line for line in lines)
    assert any(board.digest in line for line in lines)
    picardie = next(line for line in lines if line.startswith("picardie "))
    assert picardie.endswith({"en": "border with holland", "pl": "granica z: holland"}[lang])


def test_describe_counts_origins():
    lines = cli.describe(load(tiny()), "en")
    assert (
        "Of 59 values 55 come from a rulebook, 0 from a printed board; 4 are reconstructed from history and for play."
        in lines
    )


# ---- messages


def messages(lang: str) -> set[str]:
    path = Path(cli.__file__).parent.parent / "games" / "coalitions" / "locale" / lang / "board.ftl"
    return {line.split(" =")[0] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("board-")}


def test_both_languages_have_the_same_messages():
    assert messages("en") == messages("pl")
    for lang in LANGUAGES:
        assert all(bundle(lang).has_message(key) for key in messages(lang))
