"""The seven set-ups of Coalitions as the rulebook prints them (K-2.5, K-13.1 to K-13.7), for the tests."""

from __future__ import annotations

from typing import NamedTuple


class Printed(NamedTuple):
    """A row of a table: what a Power has on the map and beside it."""

    generals: dict[str, int]  # territory: Troops
    garrisons: list[str]
    off_board: int
    cards: int
    money: int
    morale: int
    status: str


SETUPS: dict[str, dict[str, Printed]] = {
    "1805": {
        "britain": Printed({"london": 1, "cornwall": 0, "napoli": 0}, ["lisboa"], 0, 3, 0, 5, "british"),
        "france": Printed(
            {"normandie_bretagne": 3, "picardie": 3, "lorraine": 3, "provence": 1, "lombardia": 1},
            ["lombardia"],
            2,
            5,
            0,
            11,
            "french",
        ),
        "austria": Printed({"bavaria": 2, "tyrol": 1, "venezia": 3}, ["bavaria"], 1, 3, 0, 9, "british"),
        "prussia": Printed({"berlin": 0, "borussia": 0, "saxonia": 0}, ["warszawa"], 0, 3, 6, 4, "neutral"),
        "russia": Printed({"livonia": 0, "polesie": 0, "podolia": 0}, ["livonia"], 1, 3, 7, 3, "british"),
        "ottoman": Printed({"istanbul": 1, "anatolia": 2}, ["hellas", "istanbul"], 1, 2, 0, 2, "expansionist"),
    },
    "1792": {
        "britain": Printed({"london": 1, "hannover": 0, "napoli": 0}, [], 0, 3, 0, 8, "british"),
        "france": Printed(
            {"paris": 1, "picardie": 3, "lorraine": 1, "provence": 3, "languedoc": 1, "normandie_bretagne": 1},
            ["warszawa", "polesie", "podolia"],
            1,
            6,
            0,
            10,
            "french",
        ),
        "austria": Printed({"tyrol": 3, "lombardia": 3, "hungari": 1, "brabant": 3}, [], 0, 4, 0, 6, "british"),
        "prussia": Printed({"berlin": 2, "borussia": 0, "saxonia": 1}, ["saxonia"], 0, 3, 6, 5, "british"),
        "russia": Printed({"livonia": 2, "smolensk": 2, "ukraine": 3}, ["livonia"], 1, 3, 5, 2, "british"),
        "ottoman": Printed({"istanbul": 1, "syria": 1}, ["hellas", "istanbul"], 1, 2, 0, 3, "expansionist"),
    },
    "1798": {
        "britain": Printed({"london": 1, "cornwall": 1}, [], 1, 2, 0, 6, "british"),
        "france": Printed(
            {
                "holland": 1,
                "lorraine": 3,
                "picardie": 1,
                "lombardia": 2,
                "patrimonium_st_petri": 2,
                "normandie_bretagne": 1,
                "egypt": 2,
            },
            ["brabant"],
            0,
            7,
            0,
            8,
            "french",
        ),
        "austria": Printed({"bavaria": 3, "tyrol": 2, "venezia": 1, "karinthia": 1}, [], 0, 4, 0, 5, "british"),
        "prussia": Printed({"berlin": 2, "borussia": 1, "saxonia": 1}, ["saxonia", "warszawa"], 0, 3, 6, 3, "neutral"),
        "russia": Printed(
            {"venezia": 3, "polesie": 1, "podolia": 1}, ["livonia", "polesie", "podolia"], 1, 3, 7, 7, "british"
        ),
        "ottoman": Printed({"istanbul": 1, "syria": 2}, ["hellas", "istanbul"], 1, 2, 0, 4, "british"),
    },
    "1806": {
        "britain": Printed({"london": 1, "egypt": 0}, ["egypt"], 1, 2, 0, 6, "british"),
        "france": Printed(
            {"pfalz": 3, "bavaria": 3, "picardie": 1, "lombardia": 1, "napoli": 2},
            ["holland", "westphalia"],
            2,
            7,
            0,
            12,
            "french",
        ),
        "austria": Printed({"wien": 0}, [], 3, 1, 0, 5, "neutral"),
        "prussia": Printed(
            {"berlin": 3, "saxonia": 3, "mecklenburg": 2}, ["saxonia", "warszawa"], 0, 3, 6, 10, "british"
        ),
        "russia": Printed(
            {"polesie": 2, "podolia": 2, "crimea": 1}, ["livonia", "polesie", "podolia"], 1, 3, 5, 4, "british"
        ),
        "ottoman": Printed({"serbia": 2, "anatolia": 3}, ["hellas", "istanbul"], 1, 2, 0, 3, "expansionist"),
    },
    "1809": {
        "britain": Printed({"lisboa": 2, "egypt": 1}, ["egypt"], 1, 2, 0, 5, "british"),
        "france": Printed(
            {"westphalia": 1, "pfalz": 3, "bavaria": 2, "lombardia": 2, "leon": 2, "madrid": 2, "catalonia": 2},
            ["saxonia", "warszawa", "dalmatia", "napoli"],
            0,
            7,
            0,
            12,
            "french",
        ),
        "austria": Printed({"venezia": 3, "tyrol": 3, "bohemia": 3, "galicia": 1}, [], 0, 4, 0, 9, "british"),
        "prussia": Printed({"berlin": 0}, [], 2, 1, 6, 4, "neutral"),
        "russia": Printed({"polesie": 1, "crimea": 3}, ["livonia", "polesie", "podolia"], 2, 2, 7, 3, "french"),
        "ottoman": Printed({"bessarabia": 3}, ["hellas", "istanbul"], 2, 1, 0, 3, "expansionist"),
    },
    "1812": {
        "britain": Printed({"lisboa": 2, "oporto": 1}, ["lisboa"], 1, 2, 0, 8, "british"),
        "france": Printed(
            {"warszawa": 3, "borussia": 3, "galicia": 3, "madrid": 2, "navarra": 1},
            [
                "holland",
                "westphalia",
                "hannover",
                "pfalz",
                "bavaria",
                "saxonia",
                "warszawa",
                "lombardia",
                "patrimonium_st_petri",
                "napoli",
                "catalonia",
            ],
            2,
            10,
            0,
            12,
            "french",
        ),
        "austria": Printed({"galicia": 2}, [], 3, 1, 0, 4, "french"),
        "prussia": Printed({"borussia": 1}, [], 2, 1, 3, 3, "french"),
        "russia": Printed(
            {"smolensk": 3, "moskva": 3, "st_petersburg": 2, "crimea": 1},
            ["livonia", "bessarabia"],
            0,
            4,
            7,
            9,
            "british",
        ),
        "ottoman": Printed({"serbia": 0, "anatolia": 0}, ["istanbul"], 1, 2, 0, 2, "neutral"),
    },
    "1813": {
        "britain": Printed({"lisboa": 3, "cornwall": 2}, ["lisboa"], 1, 2, 0, 8, "british"),
        "france": Printed(
            {"picardie": 3, "hesse": 2, "bavaria": 2, "madrid": 2, "navarra": 1},
            ["holland", "westphalia", "hannover", "pfalz", "bavaria", "lombardia", "patrimonium_st_petri", "catalonia"],
            2,
            10,
            0,
            8,
            "french",
        ),
        "austria": Printed({"bohemia": 3, "tyrol": 2}, [], 2, 2, 0, 4, "neutral"),
        "prussia": Printed({"borussia": 3}, [], 2, 1, 5, 5, "british"),
        "russia": Printed(
            {"silesia": 3, "borussia": 3, "sverige": 2}, ["livonia", "warszawa", "bessarabia"], 1, 3, 7, 7, "british"
        ),
        "ottoman": Printed({"serbia": 1, "syria": 1}, ["hellas", "istanbul"], 1, 2, 0, 3, "expansionist"),
    },
}
