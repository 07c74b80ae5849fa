"""What the rulebook of Coalitions says about its board: every attested fact as a named check."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from chancellery.games.coalitions.system.board import Board, Problem, Territory, load_board
from chancellery.games.coalitions.system.board_facts import (
    Check,
    Facts,
    apart_by_land,
    both,
    broken,
    capital,
    described,
    home,
    influence_to_win,
    joined,
    kind_of,
    listed,
    no_home,
    no_side,
    other_game,
    powers,
    run,
    size,
    striped,
    touch,
    unless,
)

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


def _exists(name: str) -> Callable[[Facts], str]:
    return lambda facts: unless(facts.at(name).id == name, "")


def _missing_on_empire(facts: Facts) -> str:
    return ", ".join(name for name in ("brabant", "karinthia") if name in facts.board)


def _impassable(facts: Facts) -> str:
    found = {one.id for one in facts.of_kind("impassable")}
    return unless(found == {"alps", "caucasus"}, found)


def _french_homes(facts: Facts) -> str:
    return unless(facts.homes("france") == {*FRENCH_HOMES}, facts.homes("france"))


def _eleven_ports(facts: Facts) -> str:
    ports = [one.id for one in facts.board.territories if one.port]
    return unless(len(ports) == PORTS, f"{len(ports)} ({listed(ports)})")


def _known_ports(facts: Facts) -> str:
    return ", ".join(name for name in ("cornwall", "oporto") if not facts.at(name).port)


def _ports_are_ends(facts: Facts) -> str:
    return ", ".join(sorted({one.id for one in facts.board.territories if one.port} ^ {*facts.sea}))


def _not_joined(facts: Facts) -> str:
    return unless(facts.at("lisboa").id not in facts.sea.get(facts.at("cornwall").id, ()), "cornwall-lisboa")


def _cornwall_lisboa(facts: Facts) -> str:
    far = len(facts.board.territories)
    direct = facts.by_sea("cornwall").get(facts.at("lisboa").id, far)
    around = facts.by_sea("cornwall", without=["oporto"]).get("lisboa", far)
    return unless(direct <= 3 < around, f"{direct} / {around}")


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
        return unless(steps is not None and steps <= 3, str(steps or "–"))

    return find


def _galicia(facts: Facts) -> str:
    around = {*facts.at("galicia").neighbours}
    claimed = {name for name in around if "russia" in facts.at(name).stripes}
    wrong = claimed ^ {*POLAND, "bessarabia"} | around & facts.homes("russia")
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
    return unless("podolia" in nearest and len(nearest) == 2, nearest)


def _from_bessarabia(facts: Facts) -> str:
    nearest = _nearest_russian(facts, "bessarabia")
    return unless(nearest == {"podolia", "crimea"}, nearest)


def _dalmatia(facts: Facts) -> str:
    one = facts.at("dalmatia")
    return unless(one.value == 1 and one.kind == "uncontested", f"{one.kind}, {one.value}")


def _way_into_spain(facts: Facts) -> str:
    entries = {there for name in facts.homes("france") for there in facts.at(name).neighbours} & {*SPAIN}
    return unless(entries == {"navarra", "catalonia"}, entries)


def _sverige(facts: Facts) -> str:
    return unless(facts.at("sverige").id in facts.land("paris"), facts.at("sverige").neighbours)


def _garrisoned(facts: Facts) -> str:
    wrong = [("hellas", "ottoman"), ("livonia", "russia")]
    return "; ".join(described(facts.at(name)) for name, power in wrong if facts.at(name).power not in (None, power))


def _sources_of_generals(facts: Facts) -> str:
    french = {"france" in one.stripes for one in facts.of_kind("contested")}
    return unless(bool(facts.of_kind("uncontested")) and len(french) == 2, f"{len(facts.of_kind('uncontested'))}")


def _values_differ(facts: Facts) -> str:
    groups = {
        "uncontested": facts.of_kind("uncontested"),
        "france": [one for one in facts.of_kind("contested") if "france" in one.stripes],
        "home": facts.of_kind("home"),
    }
    return ", ".join(name for name, group in groups.items() if len({one.value for one in group}) < 2)


ARMEE_DORIENT = both(home("france", "provence"), home("ottoman", "egypt"), no_home("patrimonium_st_petri", "napoli"))
REVOLUTION, EMPIRE = ("revolution",), ("empire",)
CHECKS = (
    # Oporto and Lisboa can hardly be kept apart by land, and K-EX-06 sails past Oporto
    Check("F09", "K-4.4.1", apart_by_land(("oporto", "lisboa"))),
    Check("F11", "K-4.2.1", size(FEWEST, MOST), warning=True),
    Check("K01", "K-4.6.1", powers(*POWERS)),
    Check("K02", "K-2.1.2", home("britain", "hannover"), REVOLUTION),
    Check("K03", "K-2.1.2", home("austria", "brabant"), REVOLUTION),
    Check("K04", "K-2.1.2", _exists("karinthia"), REVOLUTION),
    Check("K05", "K-2.1.3", _missing_on_empire, EMPIRE),
    Check("K06", "K-2.1.3", kind_of("hannover", "contested"), EMPIRE),
    Check("K08", "K-EX-03", home("austria", "tyrol")),
    Check("K09", "K-4.2.4", capital("austria", "wien")),
    Check("K10", "K-EX-03", striped("bavaria", "france", "austria")),
    Check("K11", "K-EX-03", kind_of("wurttemberg", "uncontested")),
    Check("K12", "K-4.2.7", _impassable),
    Check("K13", "K-4.2.4", capital("france", "paris")),
    Check("K14", "K-12.7.3", _french_homes),
    Check("K15", "K-4.4.2", _eleven_ports),
    Check("K16", "K-EX-06", _known_ports),
    Check("K17", "K-7.6.22", _ports_are_ends, warning=True),
    Check("K18", "K-EX-09", joined("cornwall", "oporto")),
    Check("K19", "K-EX-09", _not_joined),
    Check("K20", "K-EX-07", _cornwall_lisboa),
    Check("K21", "K-EX-10", joined("london", "holland")),
    Check("K22", "K-7.6.28", _island),
    Check("K23", "K-4.4.3", _british_routes),
    Check("K24", "K-EX-07", touch("london", "cornwall")),
    Check("K25", "K-EX-08", _french_way("paris", "madrid")),
    Check("K26", "K-EX-08", _french_way("lombardia", "catalonia")),
    Check("K27", "K-EX-08", no_home("lisboa", "madrid", "oporto")),
    Check("K28", "K-EX-08", home("ottoman", "egypt")),
    Check("K29", "K-EX-10", touch("picardie", "holland"), EMPIRE),
    Check("K30", "K-EX-10", no_home("holland")),
    Check("K31", "K-EX-11", no_home("saxonia")),
    Check("K32", "K-EX-12", touch("galicia", *POLAND, "bessarabia")),
    Check("K33", "K-EX-12", _galicia, warning=True),
    Check("K34", "K-EX-12", _not_russian),
    Check("K35", "K-4.2.4", capital("prussia", "berlin")),
    Check("K36", "K-EX-13", home("prussia", "silesia")),
    Check("K37", "K-EX-16", home("ottoman", "wallachia")),
    Check("K38", "K-EX-16", no_home("bessarabia")),
    Check("K39", "K-EX-16", _from_wallachia),
    Check("K40", "K-EX-16", _from_bessarabia),
    Check("K41", "K-EX-17", _dalmatia, warning=True),
    Check("K42", "K-13.1.7", no_home(*SPAIN)),
    Check("K43", "K-13.1.8", _way_into_spain),
    Check("K44", "K-13.1.4", ARMEE_DORIENT),
    Check("K45", "K-13.1.2", no_home(*POLAND)),
    Check("K46", "K-7.6.28", _sverige, warning=True),
    Check("K47", "K-3.1.1", influence_to_win(INFLUENCE_TO_WIN)),
    Check("K48", "K-2.4.1", _garrisoned),
    Check("K49", "K-12.5.9", _sources_of_generals, EMPIRE),
    Check("K51", "K-12.5.9", _values_differ, EMPIRE, warning=True),
)


def check(board: Board) -> list[Problem]:
    """All that the rulebook says otherwise about this board."""
    side = side_of(board)
    if board.game != "coalitions":
        return other_game(board, "coalitions")
    return no_side(board, SIDES) if side is None else run(CHECKS, board, side)


def compare_sides(revolution: Board, empire: Board) -> list[Problem]:
    """K07: apart from Brabant, Hannover and Karinthia both sides are alike (K-2.1.2, K-2.1.3)."""
    only_here = {one.id for one in revolution.territories} ^ {one.id for one in empire.territories}
    wrong = only_here ^ {"brabant", "karinthia"}
    for one in empire.territories:
        if one.id in revolution and one.id != "hannover" and _printed(one) != _printed(revolution.territory(one.id)):
            wrong.add(one.id)
    return [broken("K07", "K-2.1.3", "board-k07", listed(wrong), warning=True)] if wrong else []


def _printed(one: Territory) -> tuple[object, ...]:
    return one.kind, one.power, one.stripes, one.value, one.port, one.capital
