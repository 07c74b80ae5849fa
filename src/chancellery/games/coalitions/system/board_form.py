"""The form of a board file: every field there, of its type, and in agreement with the others.

Reads the parsed file and reports all problems; knows the family of games, but no game of it.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from chancellery.games.coalitions.system.problem import Problem

KINDS = {  # the files spell disputed and undisputed, the family says contested and uncontested
    "home": "home",
    "contested": "contested",
    "disputed": "contested",
    "uncontested": "uncontested",
    "undisputed": "uncontested",
    "impassable": "impassable",
}
SOURCES = ("rulebook", "reconstructed", "printed")
NEUTRAL = "neutral"
NOTHING = "none"  # no word is near enough to be the one that was meant
HIGHEST_VALUE = 3
MOST_POINTS = 6
MARGIN = 1.0  # degrees that points and labels may lie outside the view

Raw = Mapping[str, Any]


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and value.isprintable()


def is_id(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", value) is not None


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value))


def is_list_of(test: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(map(test, value))


def is_view(value: object) -> bool:
    if not (isinstance(value, list) and len(value) == 4 and all(map(is_number, value))):
        return False
    return bool(value[0] < value[2] and value[1] < value[3])


@dataclass(frozen=True, slots=True)
class Shape:
    """What a field must hold; `expected` chooses the words of the message."""

    expected: str
    test: Callable[[object], bool]


TEXT = Shape("text", is_text)
ANY_TEXT = Shape("text", lambda value: isinstance(value, str))
ID = Shape("id", is_id)
ID_OR_EMPTY = Shape("id-or-empty", lambda value: value == "" or is_id(value))
IDS = Shape("ids", is_list_of(is_id))
FLAG = Shape("flag", lambda value: isinstance(value, bool))
POINT = Shape("point", is_point)
LINE = Shape("points", is_list_of(is_point))
SOURCE = Shape("source", lambda value: isinstance(value, str) and value in SOURCES)
ORIGIN = Shape("origin", lambda value: isinstance(value, dict))

BOARD = {
    "id": ID,
    "title": TEXT,
    "game": ID,
    "powers": Shape("powers", lambda value: is_list_of(is_id)(value) and bool(value)),
    "influence_to_win": Shape("positive", lambda value: is_whole(value) and value > 0),  # type: ignore[operator]
    "view": Shape("view", is_view),
    "sources": Shape("texts", is_list_of(is_text)),
}
TERRITORY = {
    "id": ID,
    "name": TEXT,
    "kind": Shape("kind", lambda value: isinstance(value, str) and value in KINDS),
    "power": ID_OR_EMPTY,
    "capital": FLAG,
    "stripes": IDS,
    "value": Shape("value", lambda value: is_whole(value) and 0 <= value <= HIGHEST_VALUE),  # type: ignore[operator]
    "port": FLAG,
    "elector": FLAG,
    "points": Shape(
        "some-points",
        lambda value: is_list_of(is_point)(value) and 1 <= len(value) <= MOST_POINTS,  # type: ignore[arg-type]
    ),
    "label": POINT,
    "neighbours": IDS,
    "provenance": ORIGIN,
}
SEA_ROUTE = {"a": ID, "b": ID, "owner": ID, "path": LINE, "provenance": ORIGIN}
CROSSING = {"a": ID, "b": ID, "name": TEXT, "provenance": SOURCE}
TRAIN = {"a": ID, "b": ID, "provenance": SOURCE}
OUTSIDE = {"id": ID, "name": TEXT, "points": LINE}
CHANGEABLE = ("value", "stripes")  # fields of a territory that a later version of a board may have otherwise
IN_WORDS = Shape("words", lambda value: isinstance(value, dict) and bool(value) and all(map(is_text, value.values())))
CHANGE = {
    "version": Shape("positive", lambda value: is_whole(value) and value > 1),  # type: ignore[operator]
    "territory": ID,
    "field": Shape("changeable", lambda value: value in CHANGEABLE),
    "was": Shape("was", lambda value: TERRITORY["value"].test(value) or IDS.test(value)),
    "reason": IN_WORDS,
    "effect": IN_WORDS,
}

OPTIONAL: dict[str, dict[str, Shape]] = {
    "board": {"projection": TEXT, "note": ANY_TEXT},
    "territory": {"neighbours_rulebook": IDS, "note": ANY_TEXT},
    "sea_route": {"note": ANY_TEXT},
    "crossing": {"note": ANY_TEXT},
    "train": {"note": ANY_TEXT},
    "outside": {"note": ANY_TEXT},
    "change": {},
}
REQUIRED: dict[str, dict[str, Shape]] = {
    "board": BOARD,
    "territory": TERRITORY,
    "sea_route": SEA_ROUTE,
    "crossing": CROSSING,
    "train": TRAIN,
    "outside": OUTSIDE,
    "change": CHANGE,
}
# every one of these fields of a territory says where its value comes from
WITH_ORIGIN = tuple(name for name in TERRITORY if name not in ("id", "provenance"))
ROUTE_WITH_ORIGIN = ("a", "b", "owner")


def show(value: object) -> str:
    """A value as the file may have spelt it, shortened."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"“{value}”" if len(value) <= 40 else f"“{value[:39]}…”"
    said = str(value)
    return said if len(said) <= 60 else said[:59] + "…"


def nearest(word: str, words: Iterable[str]) -> str:
    """The word that was probably meant."""
    near = get_close_matches(word, list(words), 1, 0.75)
    return near[0] if near else NOTHING


@dataclass(slots=True)
class Part:
    """One table of the file with the fields that have the right type."""

    what: str
    id: str
    good: dict[str, Any]

    def has(self, *names: str) -> bool:
        return all(name in self.good for name in names)

    def get(self, name: str, otherwise: Any = None) -> Any:
        return self.good.get(name, otherwise)


@dataclass(slots=True)
class Form:
    """The check of one file."""

    data: Raw
    problems: list[Problem] = field(default_factory=list)

    def report(self, part: Part, name: str, key: str, **args: str) -> None:
        said = {"what": part.what, "id": part.id, "field": name, **args}
        place = ".".join(
            bit for bit in ((part.what, name) if part.what == "board" else (part.what, part.id, name)) if bit
        )
        self.problems.append(Problem(place, f"board-{key}", said))

    def check(self) -> list[Problem]:
        self.tables()
        head = self.header()
        territories = self.parts("territory")
        routes, crossings = self.parts("sea_route"), self.parts("crossing")
        trains = self.parts("train")
        outside = self.parts("outside")
        if head is None or not territories:
            return self.problems
        by_id = self.by_id(territories)
        self.by_id(outside)
        powers: tuple[str, ...] | None = tuple(head.good["powers"]) if head.has("powers") else None
        self.once(head, "powers")
        for part in territories:
            self.neighbours(part, by_id)
            self.origins(part, WITH_ORIGIN)
            self.kind(part)
            if powers is not None:
                self.powers_of(part, powers)
        self.symmetry(by_id)
        if powers is not None:
            self.capitals(territories, powers)
        self.points(head, territories)
        self.routes(routes, by_id, powers)
        self.crossings(crossings, by_id)
        self.trains(trains, by_id)
        self.changes(self.parts("change"), by_id)
        self.reach(by_id, routes)
        return self.problems

    # ---- types

    def tables(self) -> None:
        """A game may add tables of its own; one that looks like a slip of the pen is refused."""
        for name, table in self.data.items():
            meant = nearest(name, REQUIRED)
            if name not in REQUIRED and (meant != NOTHING or not isinstance(table, dict | list)):
                self.problems.append(Problem(name, "board-unknown-table", {"table": name, "meant": meant}))

    def header(self) -> Part | None:
        table = self.data.get("board")
        if not isinstance(table, dict):
            self.problems.append(Problem("board", "board-missing-table", {"table": "[board]"}))
            return None
        return self.fields("board", "", table)

    def parts(self, what: str) -> list[Part]:
        """All tables of a kind: [[territory]] is needed, the others may be absent."""
        tables = self.data.get(what, [])
        if not (isinstance(tables, list) and all(isinstance(table, dict) for table in tables)) or (
            what == "territory" and not tables
        ):
            self.problems.append(Problem(what, "board-missing-table", {"table": f"[[{what}]]"}))
            return []
        return [self.fields(what, self.call(what, number, table), table) for number, table in enumerate(tables, 1)]

    @staticmethod
    def call(what: str, number: int, table: Raw) -> str:
        """How messages name a table: by its id or ends, else by its number and name."""
        if what == "change" and is_text(table.get("territory")):
            return str(table["territory"])
        if what in ("sea_route", "crossing", "train"):
            ends = [str(table[end]) for end in ("a", "b") if is_text(table.get(end))]
            return "-".join(ends) if len(ends) == 2 else f"#{number}"
        if is_text(table.get("id")):
            return str(table["id"])
        return f"#{number} ({table['name']})" if is_text(table.get("name")) else f"#{number}"

    def fields(self, what: str, called: str, table: Raw) -> Part:
        part = Part(what, called, {})
        required, optional = REQUIRED[what], OPTIONAL[what]
        for name, shape in {**required, **optional}.items():
            if name not in table:
                if name in required:
                    self.report(part, name, "missing-field", expected=shape.expected)
            elif shape.test(table[name]):
                part.good[name] = table[name]
            else:
                self.report(part, name, "wrong-field", expected=shape.expected, found=show(table[name]))
        for name in table:
            if name not in required and name not in optional:
                self.report(part, name, "unknown-field", meant=nearest(name, [*required, *optional]))
        return part

    # ---- agreement of the fields

    def by_id(self, parts: list[Part]) -> dict[str, Part]:
        found: dict[str, Part] = {}
        for part in parts:
            if not part.has("id"):
                continue
            if part.id in found:
                self.report(part, "id", "duplicate-id")
            else:
                found[part.id] = part
        return found

    def once(self, part: Part, name: str) -> None:
        for entry, times in Counter(part.get(name, ())).items():
            if times > 1:
                self.report(part, name, "double-entry", found=entry)

    def neighbours(self, part: Part, by_id: Mapping[str, Part]) -> None:
        self.once(part, "neighbours")
        for other in dict.fromkeys(part.get("neighbours", ())):
            if other == part.id:
                self.report(part, "neighbours", "own-neighbour")
            elif other not in by_id:
                self.report(part, "neighbours", "unknown-neighbour", found=other, meant=nearest(other, by_id))
        if part.has("neighbours"):
            for other in part.get("neighbours_rulebook", ()):
                if other not in part.good["neighbours"]:
                    self.report(part, "neighbours_rulebook", "attested-neighbour", found=other)

    def symmetry(self, by_id: Mapping[str, Part]) -> None:
        for part in by_id.values():
            for name in dict.fromkeys(part.get("neighbours", ())):
                other = by_id.get(name)
                if other is not None and other.has("neighbours") and part.id not in other.good["neighbours"]:
                    self.report(other, "neighbours", "one-sided", found=part.id)

    def origins(self, part: Part, names: Iterable[str]) -> None:
        if not part.has("provenance"):
            return
        told: Raw = part.good["provenance"]
        wanted = tuple(names)
        for name in wanted:
            if name not in told:
                self.report(part, "provenance", "origin-missing", entry=name)
        for name, source in told.items():
            if name not in wanted:
                self.report(part, "provenance", "origin-unknown", entry=name)
            elif not SOURCE.test(source):
                self.report(part, "provenance", "origin-wrong", entry=name, found=show(source))

    def kind(self, part: Part) -> None:
        """What each kind of Territory may have (K-4.2.1 to K-4.2.8, RP-5.2.1 to RP-5.2.11, RD-5.2.1 to RD-5.2.9)."""
        if not part.has("kind"):
            return
        kind = KINDS[part.good["kind"]]
        power, stripes = part.get("power"), part.get("stripes")
        if kind == "home" and power == "":
            self.report(part, "power", "home-without-power")
        if kind != "home" and power:
            self.report(part, "power", "power-without-home", kind=part.good["kind"], found=power)
        if stripes is not None:
            self.once(part, "stripes")
            if kind == "contested" and len(set(stripes)) < 2:
                self.report(part, "stripes", "too-few-stripes", found=show(stripes))
            if kind != "contested" and stripes:
                self.report(part, "stripes", "stripes-uncontested", kind=part.good["kind"], found=show(stripes))
        if kind == "impassable" and part.get("value"):
            self.report(part, "value", "impassable-value", found=str(part.good["value"]))
        if kind != "home" and part.get("capital"):
            self.report(part, "capital", "capital-not-home", kind=part.good["kind"])

    def powers_of(self, part: Part, powers: tuple[str, ...]) -> None:
        for name in ("power", "stripes"):
            entries = part.get(name, ())
            for entry in (entries,) if isinstance(entries, str) else entries:
                if entry and entry not in powers:
                    self.report(part, name, "unknown-power", found=entry, options=", ".join(powers))

    def capitals(self, territories: list[Part], powers: tuple[str, ...]) -> None:
        """Each power has one capital (K-4.2.4)."""
        for power in dict.fromkeys(powers):
            found = [part for part in territories if part.get("capital") and part.get("power") == power]
            unsure = any(not part.has("capital", "power", "kind") for part in territories)
            if not found and not unsure:
                self.problems.append(Problem(f"board.powers.{power}", "board-no-capital", {"power": power}))
            for part in found[1:]:
                self.report(part, "capital", "second-capital", power=power, found=found[0].id)

    def points(self, head: Part, territories: list[Part]) -> None:
        taken: dict[tuple[float, ...], Part] = {}
        view = head.get("view")
        for part in territories:
            for name, point in self.places(part):
                if view is not None and not inside(point, view):
                    self.report(part, name, "outside-view", found=show(point), view=show(view))
                if name == "points":
                    first = taken.setdefault(tuple(point), part)
                    if first is not part or part.good["points"].count(point) > 1:
                        self.report(part, name, "double-point", found=show(point), other=first.id)

    @staticmethod
    def places(part: Part) -> Iterator[tuple[str, list[float]]]:
        for point in part.get("points", ()):
            yield "points", point
        if part.has("label"):
            yield "label", part.good["label"]

    def routes(self, routes: list[Part], by_id: Mapping[str, Part], powers: tuple[str, ...] | None) -> None:
        self.ends(routes, by_id)
        for part in routes:
            self.origins(part, ROUTE_WITH_ORIGIN)
            owner = part.get("owner")
            if owner is not None and powers is not None and owner not in (*powers, NEUTRAL):
                self.report(part, "owner", "unknown-power", found=owner, options=", ".join((*powers, NEUTRAL)))

    def crossings(self, crossings: list[Part], by_id: Mapping[str, Part]) -> None:
        self.ends(crossings, by_id)
        self.neighbouring_ends(crossings, by_id, "crossing-apart")

    def trains(self, trains: list[Part], by_id: Mapping[str, Part]) -> None:
        """A Train stands on a land border of two passable Territories, one on each (RP-8.2.23, RP-8.2.24)."""
        self.ends(trains, by_id)
        self.neighbouring_ends(trains, by_id, "train-apart")
        for part in trains:
            for end in ("a", "b"):
                there = by_id.get(part.get(end, ""))
                if there is not None and KINDS.get(there.get("kind", "")) == "impassable":
                    self.report(part, end, "train-impassable", found=there.id)

    def changes(self, parts: list[Part], by_id: Mapping[str, Part]) -> None:
        """Only what is reconstructed may become another value."""
        for part in parts:
            there = by_id.get(part.get("territory", ""))
            name: str = part.get("field", "")
            if there is None and part.has("territory"):
                found: str = part.good["territory"]
                self.report(part, "territory", "unknown-end", found=found, meant=nearest(found, by_id))
            elif there is not None and name and there.get("provenance", {}).get(name) != "reconstructed":
                self.report(part, "field", "change-fixed", found=f"{there.id}.{name}")

    def neighbouring_ends(self, parts: list[Part], by_id: Mapping[str, Part], key: str) -> None:
        for part in parts:
            a, b = by_id.get(part.get("a", "")), by_id.get(part.get("b", ""))
            if a is not None and b is not None and a is not b and a.has("neighbours"):
                if b.id not in a.good["neighbours"]:
                    self.report(part, "b", key, a=a.id, b=b.id)

    def ends(self, parts: list[Part], by_id: Mapping[str, Part]) -> None:
        seen: set[frozenset[str]] = set()
        for part in parts:
            for end in ("a", "b"):
                if part.has(end) and part.good[end] not in by_id:
                    found: str = part.good[end]
                    self.report(part, end, "unknown-end", found=found, meant=nearest(found, by_id))
            if part.has("a", "b"):
                pair = frozenset((part.good["a"], part.good["b"]))
                if len(pair) == 1:
                    self.report(part, "b", "same-ends")
                elif pair in seen:
                    self.report(part, "b", "double-route")
                seen.add(pair)

    def reach(self, by_id: Mapping[str, Part], routes: list[Part]) -> None:
        """Every passable territory can be reached from the first by land and sea routes."""
        if self.problems:
            return  # a broken neighbour list would only repeat itself here
        passable = {name for name, part in by_id.items() if KINDS[part.good["kind"]] != "impassable"}
        links = {name: set(by_id[name].good["neighbours"]) for name in passable}
        for route in routes:
            a, b = route.good["a"], route.good["b"]
            links.get(a, set()).add(b)
            links.get(b, set()).add(a)
        start = next((name for name in by_id if name in passable), None)
        seen: set[str] = set()
        ahead = [start] if start is not None else []
        while ahead:
            here = ahead.pop()
            if here not in seen:
                seen.add(here)
                ahead.extend(links[here] & passable - seen)
        for name in by_id:
            if name in passable and name not in seen:
                self.report(by_id[name], "neighbours", "unreachable", found=str(start))


def inside(point: list[float], view: list[float]) -> bool:
    x, y = point
    west, south, east, north = view
    return west - MARGIN <= x <= east + MARGIN and south - MARGIN <= y <= north + MARGIN


def problems(data: Raw) -> list[Problem]:
    """All that is wrong with the form of a parsed board file."""
    return Form(data).check()
