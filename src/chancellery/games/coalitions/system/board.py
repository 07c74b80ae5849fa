"""A board: its territories, sea routes and where each value comes from, loaded from a file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, cast

from chancellery.games.coalitions.system import board_form
from chancellery.games.coalitions.system.problem import BoardError, Problem
from chancellery.kernel import BadInput
from chancellery.kernel.reading import from_toml

__all__ = [
    "Board",
    "BoardError",
    "Change",
    "Crossing",
    "Kind",
    "Outside",
    "Point",
    "Problem",
    "SeaRoute",
    "Territory",
    "Train",
    "load_board",
    "load_versions",
]

Kind = Literal["home", "contested", "uncontested", "impassable"]
Point = tuple[float, float]

TABLES = ("board", "territory", "sea_route", "crossing", "train", "outside", "change")


@dataclass(frozen=True)
class Territory:
    """One territory as printed; `provenance` says of each field where it comes from."""

    index: int  # its place in the file, and in the lists of a state
    id: str
    name: str
    kind: Kind
    power: str | None  # the power whose home it is
    capital: bool
    stripes: tuple[str, ...]  # contested only, in the order of the board's powers
    value: int  # 0: no number is printed (K-4.2.1)
    port: bool
    elector: bool
    points: tuple[Point, ...]
    label: Point
    neighbours: tuple[str, ...]  # by land, sorted; impassable ones are listed too
    provenance: Mapping[str, str] = field(hash=False)
    attested: tuple[str, ...] = ()  # the neighbours a rulebook attests


@dataclass(frozen=True)
class SeaRoute:
    """A sea route between two territories; the path is for drawing only."""

    a: str
    b: str
    owner: str | None  # None: neutral
    path: tuple[Point, ...]
    provenance: Mapping[str, str] = field(hash=False)
    note: str = ""


@dataclass(frozen=True)
class Crossing:
    """An adjacency by land that leads over a narrow strait."""

    a: str
    b: str
    name: str
    provenance: str


@dataclass(frozen=True)
class Train:
    """A Train on the border of two territories at the start (RP-3.2.9)."""

    a: str
    b: str
    provenance: str


@dataclass(frozen=True)
class Outside:
    """Land in view that is not in play."""

    id: str
    name: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Change:
    """A reconstructed value that was another one in the versions of the board before, and why it is what it is now."""

    version: int  # the first that has it
    territory: str
    field: str
    was: Any
    reason: Mapping[str, str]  # by language
    effect: Mapping[str, str]


@dataclass(frozen=True)
class Board:
    """One side of a printed board, complete and well formed."""

    id: str
    title: str
    game: str
    powers: tuple[str, ...]  # in the order of the rulebook
    influence_to_win: int
    view: tuple[float, float, float, float]
    territories: tuple[Territory, ...]
    sea_routes: tuple[SeaRoute, ...]
    crossings: tuple[Crossing, ...]
    outside: tuple[Outside, ...]
    sources: tuple[str, ...]
    trains: tuple[Train, ...]  # on the board at the start, in the order of the file; empty but for Realpolitik
    digest: str  # of all that the rules can see; names, drawing and provenance do not count
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)  # tables this module does not know
    changes: tuple[Change, ...] = field(default=(), hash=False)  # against the versions before
    _places: dict[str, Territory] = field(init=False, repr=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_places", {territory.id: territory for territory in self.territories})

    def __contains__(self, territory_id: str) -> bool:
        return territory_id in self._places

    def territory(self, territory_id: str) -> Territory:
        return self._places[territory_id]

    def capital(self, power: str) -> Territory:
        for one in self.homes(power):
            if one.capital:
                return one
        raise KeyError(power)

    @property
    def borders(self) -> tuple[tuple[str, str], ...]:
        """Every land border of two passable territories once, each by the order of the territories (RP-8.2.24)."""
        open_ = {one.id: one.index for one in self.territories if one.kind != "impassable"}
        return tuple(
            (here, there)
            for here in open_
            for there in sorted(
                (name for name in self._places[here].neighbours if name in open_), key=open_.__getitem__
            )
            if open_[here] < open_[there]
        )

    @property
    def electors(self) -> tuple[Territory, ...]:
        return tuple(one for one in self.territories if one.elector)

    def homes(self, power: str) -> tuple[Territory, ...]:
        return tuple(one for one in self.territories if one.power == power)


def load_board(source: str | Path, text: str | None = None) -> Board:
    """The board in a file, or in `text` when given; raises BoardError with every problem found."""
    data = _parse(_read(Path(source)) if text is None else text)
    wrong = board_form.problems(data)
    if wrong:
        raise BoardError(wrong)
    return _build(data)


def load_versions(source: str | Path, text: str) -> tuple[Board, ...]:
    """A board as it is and as it was before each of its changes, newest first: matches go on as they began."""
    data = _parse(text)
    versions = sorted({change["version"] for change in data.get("change", ())}, reverse=True)
    return (load_board(source, text), *(_build(_before(data, version)) for version in versions))


def _before(data: Mapping[str, Any], version: int) -> dict[str, Any]:
    """The file as it was before a version: what has changed since is put back, the last change first."""
    undone = [change for change in data["change"] if change["version"] >= version]
    territories = {table["id"]: dict(table) for table in data["territory"]}
    for change in sorted(undone, key=lambda change: -change["version"]):
        territories[change["territory"]][change["field"]] = change["was"]
    kept = [change for change in data["change"] if change["version"] < version]
    return {**data, "territory": [*territories.values()], "change": kept}


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BoardError([Problem("file", "board-no-file", {"file": str(path)})]) from None
    except UnicodeDecodeError:
        raise BoardError([Problem("file", "board-no-text", {"file": str(path)})]) from None
    except (OSError, ValueError):
        raise BoardError([Problem("file", "board-unreadable", {"file": str(path)})]) from None


def _parse(text: str) -> dict[str, Any]:
    text = text.removeprefix("\ufeff")
    try:
        return from_toml(text)
    except BadInput as error:
        if error.reason != "data-not-toml":
            raise BoardError([Problem("file", "board-not-sound", {"error": error})]) from None
        line, column = error.args_named["line"], error.args_named["column"]
        said = {"line": str(line), "column": str(column), "excerpt": text.split("\n")[line - 1].strip()[:60]}
        raise BoardError([Problem(f"line {line}", "board-no-toml", said)]) from None


def _build(data: Mapping[str, Any]) -> Board:
    head = data["board"]
    powers = tuple(head["powers"])
    territories = tuple(_territory(index, table, powers) for index, table in enumerate(data["territory"]))
    routes = tuple(_route(table) for table in data.get("sea_route", ()))
    trains = tuple(Train(table["a"], table["b"], table["provenance"]) for table in data.get("train", ()))
    extra = {name: table for name, table in data.items() if name not in TABLES}
    return Board(
        id=head["id"],
        title=head["title"],
        game=head["game"],
        powers=powers,
        influence_to_win=head["influence_to_win"],
        view=cast(tuple[float, float, float, float], tuple(float(number) for number in head["view"])),
        territories=territories,
        sea_routes=routes,
        crossings=tuple(
            Crossing(table["a"], table["b"], table["name"], table["provenance"]) for table in data.get("crossing", ())
        ),
        outside=tuple(
            Outside(table["id"], table["name"], _points(table["points"])) for table in data.get("outside", ())
        ),
        sources=tuple(head["sources"]),
        trains=trains,
        digest=_digest(head, territories, routes, trains, extra),
        extra=extra,
        changes=tuple(
            Change(*[table[name] for name in ("version", "territory", "field", "was", "reason", "effect")])
            for table in data.get("change", ())
        ),
    )


def _territory(index: int, table: Mapping[str, Any], powers: tuple[str, ...]) -> Territory:
    return Territory(
        index=index,
        id=table["id"],
        name=table["name"],
        kind=cast(Kind, board_form.KINDS[table["kind"]]),
        power=table["power"] or None,
        capital=table["capital"],
        stripes=tuple(sorted(table["stripes"], key=powers.index)),
        value=table["value"],
        port=table["port"],
        elector=table["elector"],
        points=_points(table["points"]),
        label=_point(table["label"]),
        neighbours=tuple(sorted(table["neighbours"])),
        provenance=dict(table["provenance"]),
        attested=tuple(sorted(table.get("neighbours_rulebook", ()))),
    )


def _route(table: Mapping[str, Any]) -> SeaRoute:
    owner = None if table["owner"] == board_form.NEUTRAL else table["owner"]
    return SeaRoute(
        table["a"], table["b"], owner, _points(table["path"]), dict(table["provenance"]), table.get("note", "")
    )


def _point(pair: list[float]) -> Point:
    return float(pair[0]), float(pair[1])


def _points(pairs: list[list[float]]) -> tuple[Point, ...]:
    return tuple(_point(pair) for pair in pairs)


def _digest(
    head: Mapping[str, Any],
    territories: tuple[Territory, ...],
    routes: tuple[SeaRoute, ...],
    trains: tuple[Train, ...],
    extra: Mapping[str, Any],
) -> str:
    """The order of the territories counts, for a state stores them by index; the spelling of the file does not."""
    content: dict[str, Any] = {
        "game": head["game"],
        "powers": head["powers"],
        "influence_to_win": head["influence_to_win"],
        "territories": [
            [one.id, one.kind, one.power, one.capital, one.stripes, one.value, one.port, one.elector, one.neighbours]
            for one in territories
        ],
        "sea_routes": sorted([*sorted((route.a, route.b)), route.owner or ""] for route in routes),
        "extra": {name: _bare(table) for name, table in sorted(extra.items())},
    }
    if trains:  # a board without them keeps the digest it had before there were any
        content["trains"] = sorted(sorted((train.a, train.b)) for train in trains)
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()


def _bare(value: Any) -> Any:
    """The same without provenance and notes, which no rule can see."""
    if isinstance(value, dict):
        return {name: _bare(inner) for name, inner in value.items() if name not in ("provenance", "note")}
    if isinstance(value, list):
        return [_bare(inner) for inner in value]
    return value
