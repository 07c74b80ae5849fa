"""What comes in the box (0.1, 3): maps, pieces, cards and the politics board, read once from the data files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from chancellery.games.maria.map import Atlas
from chancellery.games.maria.powers import NOBODY, POWERS, STATUSES, TRACKS

DATA: Final = files("chancellery.games.maria") / "data"
FILES: Final = ("map", "factions", "cards", "politics")
DECK: Final = 38  # cards of a deck: four suits of nine values, two Reserves (M-8.9)
DECKS: Final = 4
RESERVE: Final = 36  # the face of a Reserve card
YEARS: Final = (1741, 1742, 1743, 1744)


@dataclass(frozen=True)
class General:
    id: str
    power: int
    rank: int
    start: int  # city, or NOBODY
    least: int  # armies at set-up (M-4.17)


@dataclass(frozen=True)
class Train:
    id: str
    power: int
    start: int


@dataclass(frozen=True)
class Power:
    """What is fixed about a power."""

    id: str
    armies: int
    hand: int
    draw: int
    pool: int
    crosses: bool  # M-10.1.22
    generals: tuple[int, ...]
    trains: tuple[int, ...]
    returns: int  # set of cities where its generals return (M-13.8)
    trains_return: int
    capital: int
    markers: int  # set of Silesian fortresses with its marker at the start


@dataclass(frozen=True)
class PoliticalCard:
    id: str
    year: int
    takers: int  # set of powers
    effects: tuple[dict[str, Any], ...]
    election: bool


@dataclass(frozen=True)
class Space:
    """A space of a politics track: its symbols as (kind, power, number)."""

    status: int  # of Saxony, NOBODY on other tracks
    star: bool
    letter: bool
    symbols: tuple[tuple[str, int, int], ...]


class Components:
    """Everything by index, for one variant of the game."""

    def __init__(self, data: dict[str, Any], *, full: bool) -> None:
        self.full = full
        self.atlas = atlas = Atlas(data["map"], both_maps=full)
        factions = data["factions"]
        used = [g for g in factions["general"] if full or g["introductory"]]
        self.generals = tuple(
            General(
                g["id"], POWERS.index(g["faction"]), g["rank"], atlas.index.get(g["start"], NOBODY), g["min_armies"]
            )
            for g in used
        )
        trains = [t for t in factions["train"] if full or t["introductory"]]
        self.trains = tuple(
            Train(t["id"], POWERS.index(t["faction"]), atlas.index.get(t["start"], NOBODY)) for t in trains
        )
        self.count = len(self.generals)  # pieces from here on are trains
        self.pieces: tuple[General | Train, ...] = (*self.generals, *self.trains)
        self.power_of = tuple(piece.power for piece in self.pieces)
        self.powers = tuple(self._power(next(f for f in factions["faction"] if f["id"] == id)) for id in POWERS)
        self.pieces_of = [(*power.generals, *power.trains) for power in self.powers]
        self.owned = [_set(pieces) for pieces in self.pieces_of]  # the same as sets
        # per power the roads it may use: only France and Austria cross from map to map (M-10.1.22)
        self.roads = [atlas.near_all if power.crosses else atlas.near for power in self.powers]
        self.main_roads = [atlas.main_all if power.crosses else atlas.main for power in self.powers]
        cards = data["cards"]
        self.political = tuple(
            PoliticalCard(
                c["id"],
                YEARS.index(c["year"]),
                sum(1 << POWERS.index(id) for id in c["symbols"]),
                tuple(c["effects"]),
                c.get("special") == "election",
            )
            for c in cards["political_card"]
        )
        politics = data["politics"]
        self.tracks = tuple(tuple(_space(space) for space in politics["track"][id]["space"]) for id in TRACKS)
        self.star = [next(i for i, space in enumerate(track) if space.star) for track in self.tracks]
        self.letter_s = next((i for i, space in enumerate(self.tracks[0]) if space.letter), 0)
        self.seats = [POWERS.index(id) for id in politics["board"]["seats_left_to_right"]]
        self.arrows = {POWERS.index(b["faction"]): atlas.index.get(b["return_city"], NOBODY)
                       for b in politics["off_map_box"]}  # fmt: skip
        self.electors = tuple(atlas.index[e["city"]] for e in politics["elector"]) if full else ()
        self.marked_electors = {
            atlas.index[e["city"]]: e["marker"] for e in politics["elector"] if full and e.get("marker")
        }
        self.elector_cities = sum(1 << city for city in self.marked_electors)
        self.general_index = {g.id: i for i, g in enumerate(self.generals)}
        self.arenberg = self.general_index.get("arenberg", NOBODY)
        self.arenberg_returns = atlas.set_of(_faction(factions, "austria")["arenberg_extra_reentry"])
        self.breslau = 1 << atlas.index["breslau"]
        self.dresden = 1 << atlas.index["dresden"]

    def _power(self, data: dict[str, Any]) -> Power:
        atlas, power = self.atlas, POWERS.index(data["id"])
        returns = set(data["reentry_generals"])
        if not self.full:
            returns -= set(data.get("reentry_generals_full_game_only", ()))
        draw = data["draw_per_turn"] - (0 if self.full else data.get("draw_reduction_introductory", 0))
        return Power(
            data["id"],
            data["armies"] if self.full else data["armies_introductory"],
            data["hand_at_start"],
            draw,
            data["pool"],
            data["may_cross_maps"],
            tuple(i for i, g in enumerate(self.generals) if g.power == power),
            tuple(self.count + i for i, t in enumerate(self.trains) if t.power == power),
            atlas.set_of(returns),
            atlas.set_of(data["reentry_trains"]),
            atlas.index.get(data["capital"], NOBODY),
            atlas.set_of(data.get("markers_outside_pool_at_start", ())),
        )


def _set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _faction(factions: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(f for f in factions["faction"] if f["id"] == id)
    return found


def _space(data: dict[str, Any]) -> Space:
    return Space(
        STATUSES.index(data["status"]) if "status" in data else NOBODY,
        data.get("star", False),
        data.get("letter") == "S",
        tuple((s["kind"], POWERS.index(s["faction"]), s.get("n", 1)) for s in data["symbols"]),
    )


@cache
def digest() -> str:
    """Fixes the data a record was played with."""
    return sha256(b"".join((DATA / f"{name}.toml").read_bytes() for name in FILES)).hexdigest()


@cache
def components(full: bool) -> Components:
    return Components(_data(), full=full)


@cache
def _data() -> dict[str, Any]:
    return {name: tomllib.loads((DATA / f"{name}.toml").read_text("utf-8")) for name in FILES}
