"""What the rulebook of Coalitions says about its board: every attested fact as a named check.

A check returns what it found instead, or an empty text when the board agrees. Checks that rest on the
reconstruction, not on the rulebook alone, only warn: a printed board may differ there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chancellery.games.coalitions.system.board import Board, Problem, Territory, load_board
from chancellery.games.coalitions.system.board_shape import routes_over_land

SIDES = ("revolution", "empire")
POWERS = ("britain", "france", "austria", "prussia", "russia", "ottoman")
FRENCH_HOMES = ("paris", "lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine")
SPAIN = ("leon", "navarra", "catalonia", "valencia", "andalusia", "madrid")
POLAND = ("warszawa", "polesie", "podolia")
FEWEST, MOST = 60, 75  # territories
PORTS = 11
INFLUENCE_TO_WIN = 25


@cache
def shipped(side: str) -> Board:
    """The board of a side as Chancellery ships it."""
    return load_board(Path(__file__).parent / "boards" / f"coalitions_{side}.toml")


def side_of(board: Board) -> str | None:
    """The side that a board says it is: its id contains the name."""
    return next((side for side in SIDES if side in board.id), None)


class Absent(LookupError):
    """A territory that a check asks about is not on the board."""


class Facts:
    """Questions the checks ask a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.sea: dict[str, list[str]] = {}
        for route in board.sea_routes:
            self.sea.setdefault(route.a, []).append(route.b)
            self.sea.setdefault(route.b, []).append(route.a)

    def at(self, name: str) -> Territory:
        if name not in self.board:
            raise Absent(name)
        return self.board.territory(name)

    def homes(self, power: str) -> set[str]:
        return {one.id for one in self.board.homes(power)}

    def of_kind(self, kind: str) -> list[Territory]:
        return [one for one in self.board.territories if one.kind == kind]

    def land(self, start: str, allowed: set[str] | None = None) -> dict[str, int]:
        """Steps by land from a territory, over passable ones, and only over allowed ones if given."""
        return self._steps(start, lambda here: self.at(here).neighbours, allowed)

    def by_sea(self, start: str, without: Iterable[str] = ()) -> dict[str, int]:
        """Sea routes from a territory."""
        return self._steps(
            start, lambda here: self.sea.get(here, ()), {one.id for one in self.board.territories} - {*without}
        )

    def _steps(self, start: str, ways: Callable[[str], Iterable[str]], allowed: set[str] | None) -> dict[str, int]:
        self.at(start)
        steps, ahead = {start: 0}, deque([start])
        while ahead:
            here = ahead.popleft()
            for there in ways(here):
                if there not in steps and (allowed is None or there in allowed) and self.at(there).kind != "impassable":
                    steps[there] = steps[here] + 1
                    ahead.append(there)
        return steps


@dataclass(frozen=True, slots=True)
class Check:
    """One fact of the rulebook; `rule` is where the catalogue states it."""

    id: str
    rule: str
    find: Callable[[Facts], str]  # what contradicts it, "" if nothing does
    sides: tuple[str, ...] = SIDES
    warning: bool = False


def _listed(ids: Iterable[str]) -> str:
    return ", ".join(sorted(ids)) or "–"


def _unless(holds: bool, found: Iterable[str] | str | int) -> str:
    if holds:
        return ""
    return str(found) if isinstance(found, str | int) else _listed(found)


def _describe(one: Territory) -> str:
    return f"{one.id}: {one.kind}" + (f", {one.power}" if one.power else "")


def _home(name: str, power: str) -> Callable[[Facts], str]:
    return lambda facts: _unless(facts.at(name).power == power, _describe(facts.at(name)))


def _no_home(*names: str) -> Callable[[Facts], str]:
    return lambda facts: "; ".join(_describe(facts.at(name)) for name in names if facts.at(name).kind == "home")


def _of_kind(name: str, kind: str) -> Callable[[Facts], str]:
    return lambda facts: _unless(facts.at(name).kind == kind, _describe(facts.at(name)))


def _capital(power: str, name: str) -> Callable[[Facts], str]:
    return lambda facts: _unless(facts.board.capital(power).id == name, facts.board.capital(power).id)


def _touch(name: str, *others: str) -> Callable[[Facts], str]:
    """Adjacent by land; finds the neighbours it has instead."""
    return lambda facts: _unless(set(others) <= {*facts.at(name).neighbours}, facts.at(name).neighbours)


def _joined(a: str, b: str) -> Callable[[Facts], str]:
    return lambda facts: _unless(facts.at(b).id in facts.sea.get(facts.at(a).id, ()), facts.sea.get(a, ()))


def _powers(facts: Facts) -> str:
    return _unless(facts.board.powers == POWERS, ", ".join(facts.board.powers))


def _exists(name: str) -> Callable[[Facts], str]:
    return lambda facts: _unless(facts.at(name).id == name, "")


def _missing_on_empire(facts: Facts) -> str:
    return ", ".join(name for name in ("brabant", "karinthia") if name in facts.board)


def _bavaria(facts: Facts) -> str:
    stripes = facts.at("bavaria").stripes
    return _unless({*stripes} == {"austria", "france"}, stripes)


def _impassable(facts: Facts) -> str:
    found = {one.id for one in facts.of_kind("impassable")}
    return _unless(found == {"alps", "caucasus"}, found)


def _french_homes(facts: Facts) -> str:
    return _unless(facts.homes("france") == {*FRENCH_HOMES}, facts.homes("france"))


def _eleven_ports(facts: Facts) -> str:
    ports = [one.id for one in facts.board.territories if one.port]
    return _unless(len(ports) == PORTS, f"{len(ports)} ({_listed(ports)})")


def _known_ports(facts: Facts) -> str:
    return ", ".join(name for name in ("cornwall", "oporto") if not facts.at(name).port)


def _ports_are_ends(facts: Facts) -> str:
    return ", ".join(sorted({one.id for one in facts.board.territories if one.port} ^ {*facts.sea}))


def _not_joined(facts: Facts) -> str:
    return _unless(facts.at("lisboa").id not in facts.sea.get(facts.at("cornwall").id, ()), "cornwall-lisboa")


def _cornwall_lisboa(facts: Facts) -> str:
    far = len(facts.board.territories)
    direct = facts.by_sea("cornwall").get(facts.at("lisboa").id, far)
    around = facts.by_sea("cornwall", without=["oporto"]).get("lisboa", far)
    return _unless(direct <= 3 < around, f"{direct} / {around}")


def _island(facts: Facts) -> str:
    return ", ".join(sorted({*facts.land("london")} ^ (facts.homes("britain") - {"hannover"})))


def _british_routes(facts: Facts) -> str:
    return ", ".join(
        f"{one.a}-{one.b}: {one.owner or 'neutral'}" for one in facts.board.sea_routes if one.owner != "britain"
    )


def _french_way(start: str, end: str) -> Callable[[Facts], str]:
    """A Strategic Movement of at most three steps over territories France can control (K-7.6.29)."""

    def find(facts: Facts) -> str:
        open_to_france = {one.id for one in facts.of_kind("contested") + facts.of_kind("uncontested")}
        steps = facts.land(start, facts.homes("france") | open_to_france).get(facts.at(end).id)
        return _unless(steps is not None and steps <= 3, str(steps or "–"))

    return find


def _galicia(facts: Facts) -> str:
    around = {*facts.at("galicia").neighbours}
    striped = {name for name in around if "russia" in facts.at(name).stripes}
    wrong = striped ^ {*POLAND, "bessarabia"} | around & facts.homes("russia")
    return ", ".join(sorted(wrong))


def _not_russian(facts: Facts) -> str:
    return ", ".join(name for name in ("warszawa", "bessarabia") if facts.at(name).power == "russia")


def _nearest_russian(facts: Facts, start: str) -> set[str]:
    """The nearest territories that Russia holds in K-EX-16."""
    steps = facts.land(start)
    held = {name: steps[name] for name in facts.homes("russia") | {"podolia", "polesie", "livonia"} if name in steps}
    return {name for name, distance in held.items() if distance == min(held.values())}


def _from_wallachia(facts: Facts) -> str:
    nearest = _nearest_russian(facts, "wallachia")
    return _unless("podolia" in nearest and len(nearest) == 2, nearest)


def _from_bessarabia(facts: Facts) -> str:
    nearest = _nearest_russian(facts, "bessarabia")
    return _unless(nearest == {"podolia", "crimea"}, nearest)


def _dalmatia(facts: Facts) -> str:
    one = facts.at("dalmatia")
    return _unless(one.value == 1 and one.kind == "uncontested", f"{one.kind}, {one.value}")


def _way_into_spain(facts: Facts) -> str:
    entries = {there for name in facts.homes("france") for there in facts.at(name).neighbours} & {*SPAIN}
    return _unless(entries == {"navarra", "catalonia"}, entries)


def _armee_dorient(facts: Facts) -> str:
    wrong = [_home("provence", "france")(facts), _home("egypt", "ottoman")(facts)]
    return "; ".join(filter(None, [*wrong, _no_home("patrimonium_st_petri", "napoli")(facts)]))


def _sverige(facts: Facts) -> str:
    return _unless(facts.at("sverige").id in facts.land("paris"), facts.at("sverige").neighbours)


def _to_win(facts: Facts) -> str:
    return _unless(facts.board.influence_to_win == INFLUENCE_TO_WIN, facts.board.influence_to_win)


def _garrisoned(facts: Facts) -> str:
    wrong = [("hellas", "ottoman"), ("livonia", "russia")]
    return "; ".join(_describe(facts.at(name)) for name, power in wrong if facts.at(name).power not in (None, power))


def _sources_of_generals(facts: Facts) -> str:
    striped = {"france" in one.stripes for one in facts.of_kind("contested")}
    return _unless(bool(facts.of_kind("uncontested")) and len(striped) == 2, f"{len(facts.of_kind('uncontested'))}")


def _values_differ(facts: Facts) -> str:
    groups = {
        "uncontested": facts.of_kind("uncontested"),
        "france": [one for one in facts.of_kind("contested") if "france" in one.stripes],
        "home": facts.of_kind("home"),
    }
    return ", ".join(name for name, group in groups.items() if len({one.value for one in group}) < 2)


def _routes_over_land(facts: Facts) -> str:
    """Oporto and Lisboa can hardly be kept apart by land, and K-EX-06 sails past Oporto."""
    pairs = {frozenset((one.a, one.b)) for one in routes_over_land(facts.board)} - {frozenset(("oporto", "lisboa"))}
    return ", ".join(sorted("-".join(sorted(pair)) for pair in pairs))


def _size(facts: Facts) -> str:
    return _unless(FEWEST <= len(facts.board.territories) <= MOST, len(facts.board.territories))


REVOLUTION, EMPIRE = ("revolution",), ("empire",)
CHECKS = (
    Check("F09", "K-4.4.1", _routes_over_land),
    Check("F11", "K-4.2.1", _size, warning=True),
    Check("K01", "K-4.6.1", _powers),
    Check("K02", "K-2.1.2", _home("hannover", "britain"), REVOLUTION),
    Check("K03", "K-2.1.2", _home("brabant", "austria"), REVOLUTION),
    Check("K04", "K-2.1.2", _exists("karinthia"), REVOLUTION),
    Check("K05", "K-2.1.3", _missing_on_empire, EMPIRE),
    Check("K06", "K-2.1.3", _of_kind("hannover", "contested"), EMPIRE),
    Check("K08", "K-EX-03", _home("tyrol", "austria")),
    Check("K09", "K-4.2.4", _capital("austria", "wien")),
    Check("K10", "K-EX-03", _bavaria),
    Check("K11", "K-EX-03", _of_kind("wurttemberg", "uncontested")),
    Check("K12", "K-4.2.7", _impassable),
    Check("K13", "K-4.2.4", _capital("france", "paris")),
    Check("K14", "K-12.7.3", _french_homes),
    Check("K15", "K-4.4.2", _eleven_ports),
    Check("K16", "K-EX-06", _known_ports),
    Check("K17", "K-7.6.22", _ports_are_ends, warning=True),
    Check("K18", "K-EX-09", _joined("cornwall", "oporto")),
    Check("K19", "K-EX-09", _not_joined),
    Check("K20", "K-EX-07", _cornwall_lisboa),
    Check("K21", "K-EX-10", _joined("london", "holland")),
    Check("K22", "K-7.6.28", _island),
    Check("K23", "K-4.4.3", _british_routes),
    Check("K24", "K-EX-07", _touch("london", "cornwall")),
    Check("K25", "K-EX-08", _french_way("paris", "madrid")),
    Check("K26", "K-EX-08", _french_way("lombardia", "catalonia")),
    Check("K27", "K-EX-08", _no_home("lisboa", "madrid", "oporto")),
    Check("K28", "K-EX-08", _home("egypt", "ottoman")),
    Check("K29", "K-EX-10", _touch("picardie", "holland"), EMPIRE),
    Check("K30", "K-EX-10", _no_home("holland")),
    Check("K31", "K-EX-11", _no_home("saxonia")),
    Check("K32", "K-EX-12", _touch("galicia", *POLAND, "bessarabia")),
    Check("K33", "K-EX-12", _galicia, warning=True),
    Check("K34", "K-EX-12", _not_russian),
    Check("K35", "K-4.2.4", _capital("prussia", "berlin")),
    Check("K36", "K-EX-13", _home("silesia", "prussia")),
    Check("K37", "K-EX-16", _home("wallachia", "ottoman")),
    Check("K38", "K-EX-16", _no_home("bessarabia")),
    Check("K39", "K-EX-16", _from_wallachia),
    Check("K40", "K-EX-16", _from_bessarabia),
    Check("K41", "K-EX-17", _dalmatia, warning=True),
    Check("K42", "K-13.1.7", _no_home(*SPAIN)),
    Check("K43", "K-13.1.8", _way_into_spain),
    Check("K44", "K-13.1.4", _armee_dorient),
    Check("K45", "K-13.1.2", _no_home(*POLAND)),
    Check("K46", "K-7.6.28", _sverige, warning=True),
    Check("K47", "K-3.1.1", _to_win),
    Check("K48", "K-2.4.1", _garrisoned),
    Check("K49", "K-12.5.9", _sources_of_generals, EMPIRE),
    Check("K51", "K-12.5.9", _values_differ, EMPIRE, warning=True),
)


def check(board: Board) -> list[Problem]:
    """All that the rulebook says otherwise about this board."""
    side = side_of(board)
    if board.game != "coalitions":
        return [Problem("board.game", "board-other-game", {"found": board.game})]
    if side is None:
        return [Problem("board.id", "board-no-side", {"found": board.id, "options": ", ".join(SIDES)})]
    facts = Facts(board)
    return [problem for one in CHECKS if side in one.sides for problem in _run(one, facts)]


def _run(one: Check, facts: Facts) -> Iterable[Problem]:
    try:
        found = one.find(facts)
    except Absent as absent:
        yield broken(one.id, one.rule, "board-fact-absent", str(absent), one.warning)
        return
    if found:
        yield broken(one.id, one.rule, f"board-{one.id.lower()}", found, one.warning)


def broken(check_id: str, rule: str, key: str, found: str, warning: bool = False) -> Problem:
    """A constraint that does not hold, with what was found instead."""
    return Problem(check_id, key, {"check": check_id, "rule": rule, "found": found}, warning)


def compare_sides(revolution: Board, empire: Board) -> list[Problem]:
    """K07: apart from Brabant, Hannover and Karinthia both sides are alike (K-2.1.2, K-2.1.3)."""
    only_here = {one.id for one in revolution.territories} ^ {one.id for one in empire.territories}
    wrong = only_here ^ {"brabant", "karinthia"}
    for one in empire.territories:
        if one.id in revolution and one.id != "hannover" and _printed(one) != _printed(revolution.territory(one.id)):
            wrong.add(one.id)
    return [broken("K07", "K-2.1.3", "board-k07", _listed(wrong), warning=True)] if wrong else []


def _printed(one: Territory) -> tuple[object, ...]:
    return one.kind, one.power, one.stripes, one.value, one.port, one.capital
