"""What comes in the box (3): map, tiles, cards and War Displays, read once from the data files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from chancellery.games.imperial_struggle.map import Chart
from chancellery.games.imperial_struggle.sides import COMMODITIES, ERAS, KEYWORDS, REGIONS, SIDES, TYPES, WARS

DATA: Final = files("chancellery.games.imperial_struggle") / "data"
FILES: Final = (
    "spaces", "connections", "advantages", "investment_tiles", "award_tiles", "demand", "turns", "war_tiles", "wars",
    "ministry_cards", "event_cards", "setup",
)  # fmt: skip

BASIC_KINDS: Final = 5  # codes of War tiles: 0-4 the kinds of Basic tiles, from 5 on the Bonus tiles of the War
# IS-3.7.5
NO_EFFECT: Final = 0
DEBT_SYMBOL: Final = 1
FLEET_SYMBOL: Final = 2
UNFLAG_SYMBOL: Final = 3
TILE_EFFECTS: Final = ("none", "opponent_debt", "damage_fort_or_remove_squadron", "unflag")
# what effects say of spaces besides where they are
BY_FLAGS: Final = {"protected", "flagged_by", "must_not_isolate_others"}


@dataclass(frozen=True)
class Investment:
    """A kind of Investment tile (3.3)."""

    id: str
    major: int  # type
    points: int
    minor: int  # type; always 2 points
    event: bool
    upgrade: bool
    count: int


@dataclass(frozen=True)
class Award:
    """An Award tile (3.9)."""

    id: str
    vp: int
    treaty: int
    margin: int


@dataclass(frozen=True)
class Reward:
    """What a commodity in Global Demand gives in an Era (P-5)."""

    vp: int
    treaty: int
    debt: int


@dataclass(frozen=True)
class Advantage:
    """An Advantage tile (8)."""

    id: str
    region: int
    spaces: int  # set that must be controlled
    effects: tuple[dict[str, Any], ...]
    paid: int  # the type of points it must be paid with, or -1 (IS-8.2.5)
    mode: str  # "", "pay", "set_total" or "discount"


@dataclass(frozen=True)
class Ability:
    """An ability of a Ministry card; `bit` marks it Exhausted (IS-3.5.2.2)."""

    id: str
    card: int
    bit: int
    exhausts: bool
    effects: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Ministry:
    """A Ministry card (3.5)."""

    id: str
    side: int
    eras: tuple[int, ...]
    keywords: int  # set
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class Version:
    """One side's version of an Event: effects in the order of the card."""

    name: str  # both, britain or france: which half of the card
    base: tuple[dict[str, Any], ...]
    bonus: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class EventCard:
    """An Event card (3.4)."""

    id: str
    era: int
    type: int  # of the Major Action it needs, or -1
    condition: dict[str, Any] | None
    versions: tuple[Version, Version]  # for France, for Britain
    keywords: tuple[tuple[str, ...], tuple[str, ...]]  # those that make it better, for France, for Britain


@dataclass(frozen=True)
class Row:
    """A row of a spoils table (7.2)."""

    least: int
    most: int  # 99: open
    vp: int
    conquest: int
    unflag: tuple[str, int] | None  # the type of space and the set it may be in
    special: tuple[str, ...]
    treaty: int  # for the loser


@dataclass(frozen=True, eq=False)
class Theater:
    """A theater of a War (P-6)."""

    id: str
    regions: int  # set of spaces
    countries: int  # set of spaces that give strength, Alliance spaces of the countries listed
    keywords: tuple[int, ...]
    conflicts: bool
    forts: bool
    squadrons: int  # set of Naval spaces that count
    rows: tuple[tuple[Row, ...], tuple[Row, ...]]  # for a French, for a British win
    territories: int  # additional Territories
    byng: bool


@dataclass(frozen=True)
class War:
    id: str
    theaters: tuple[Theater, ...]


@dataclass(frozen=True)
class Turn:
    """A box of the Turn Track (P-1)."""

    id: str
    peace: int  # number of the Peace Turn, 0 for a War
    war: int  # the War played here, or the next War in a Peace Turn; -1: none
    era: int
    first: bool  # first turn of its Era
    theaters: int  # of that War


class Components:
    """Everything by index; `*_index` gives the index of an id."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.chart = chart = Chart(data["spaces"]["spaces"], data["connections"])
        self.investments = tuple(_investment(kind) for kind in data["investment_tiles"]["kinds"])
        self.awards = tuple(
            Award(a["id"], a["vp"], a["treaty_points"], a["required_margin"]) for a in data["award_tiles"]["tiles"]
        )
        rewards = {c["id"]: c["rewards"] for c in data["demand"]["commodities"]}
        self.rewards = tuple(tuple(_reward(rewards[c][era]) for era in ERAS) for c in COMMODITIES)
        self.advantages = tuple(_advantage(chart, a) for a in data["advantages"]["advantages"])
        ministries: list[Ministry] = []
        for card in data["ministry_cards"]["cards"]:
            first = sum(len(known.abilities) for known in ministries)
            ministries.append(_ministry(card, len(ministries), first))
        self.ministries = tuple(ministries)
        self.eligible_ministries = [  # by Era and side (IS-3.5.1.1)
            [[i for i, card in enumerate(ministries) if card.side == side and era in card.eras] for side in range(2)]
            for era in range(len(ERAS))
        ]
        self.with_keyword = [  # by side and keyword, the set of cards that have it
            [
                sum(1 << i for i, card in enumerate(ministries) if card.side == side and card.keywords >> word & 1)
                for word in range(len(KEYWORDS))
            ]
            for side in range(2)
        ]
        self.abilities = tuple(ability for card in self.ministries for ability in card.abilities)
        self.events = tuple(_event(card) for card in data["event_cards"]["cards"])
        self.wars = tuple(_war(chart, war) for war in data["wars"]["wars"])
        self.turns = tuple(_turn(self.wars, turn) for turn in data["turns"]["track"])
        basic = [t for t in data["war_tiles"]["basic"] if t["side"] == SIDES[0]]
        bonus = [t for t in data["war_tiles"]["bonus"] if t["side"] == SIDES[0] and t["war"] == WARS[0]]
        self.basic_count: list[int] = [t["count"] for t in basic]
        self.strength: list[int] = [t["strength"] for t in (*basic, *bonus)]
        self.tile_effect = [TILE_EFFECTS.index(t["effect"]) for t in (*basic, *bonus)]
        self.bonus_ids = [  # by War and side: the names differ, the values do not (IS-3.7.3)
            [[t["id"] for t in data["war_tiles"]["bonus"] if t["side"] == side and t["war"] == war] for side in SIDES]
            for war in WARS
        ]
        self.start = data["setup"]
        self.advantage_index = {a.id: i for i, a in enumerate(self.advantages)}
        self.ministry_index = {m.id: i for i, m in enumerate(self.ministries)}
        self.ability_of = {(m.id, ability.id): ability for m in self.ministries for ability in m.abilities}
        # the Advantages a space is connected to
        self.advantages_at = [
            tuple(i for i, a in enumerate(self.advantages) if a.spaces >> space & 1) for space in range(chart.size)
        ]
        self.with_advantage = sum(1 << i for i, found in enumerate(self.advantages_at) if found)
        # by set of Regions, the Advantages of all other Regions (IS-8.2.4)
        self.advantages_outside = [
            sum(1 << i for i, a in enumerate(self.advantages) if not used >> a.region & 1)
            for used in range(1 << len(REGIONS))
        ]
        # those used by themselves, and those that make a purchase cheaper (IS-8.2.5)
        self.advantages_alone = sum(1 << i for i, a in enumerate(self.advantages) if not a.mode)
        # those whose spaces depend on whose flags are where
        self.advantages_by_flags = sum(
            1 << i for i, a in enumerate(self.advantages) if BY_FLAGS & {*a.effects[0], *a.effects[0].get("filter", ())}
        )
        self.cheaper_with = [
            sum(1 << i for i, a in enumerate(self.advantages) if a.mode not in ("", "pay") and a.paid == type)
            for type in range(len(TYPES))
        ]


def _investment(kind: dict[str, Any]) -> Investment:
    return Investment(
        kind["id"],
        TYPES.index(kind["major_type"]),
        kind["major_points"],
        TYPES.index(kind["minor_type"]),
        kind["event_symbol"],
        kind["military_upgrade_symbol"],
        kind["count"],
    )


def _reward(data: dict[str, int]) -> Reward:
    return Reward(data["vp"], data["treaty_points"], data["debt"])


def _advantage(chart: Chart, data: dict[str, Any]) -> Advantage:
    cost = data["use_cost"]
    return Advantage(
        data["id"],
        REGIONS.index(data["region"]),
        chart.set_of(data["connected_spaces"]),
        tuple(data["effects"]),
        TYPES.index(cost["type"]) if cost else -1,
        cost["mode"] if cost else "",
    )


def _ministry(data: dict[str, Any], index: int, first: int) -> Ministry:
    abilities = tuple(
        Ability(a["id"], index, 1 << (first + i), a["exhausts"], tuple(a["effects"]))
        for i, a in enumerate(data["abilities"])
    )
    keywords = sum(1 << KEYWORDS.index(word) for word in data["keywords"])
    eras = tuple(ERAS.index(era) for era in data["eras"])
    return Ministry(data["id"], SIDES.index(data["side"]), eras, keywords, abilities)


def _event(data: dict[str, Any]) -> EventCard:
    versions = []
    for side in SIDES:
        name = "both" if "both" in data["sides"] else side
        half = data["sides"][name]
        bonus = half.get("bonus")
        versions.append(Version(name, tuple(half["base"]["effects"]), tuple(bonus["effects"]) if bonus else ()))
    needs = data["required_action"]
    return EventCard(
        data["id"],
        ERAS.index(data["era"]),
        TYPES.index(needs) if needs else -1,
        data["bonus_condition"],
        (versions[0], versions[1]),
        (_better_with(data, versions[0]), _better_with(data, versions[1])),
    )


def _better_with(data: dict[str, Any], version: Version) -> tuple[str, ...]:
    condition = data["bonus_condition"]
    found = [condition["keyword"]] if condition and condition["type"] == "keyword" else []
    for effect in version.bonus:
        found += effect.get("amount_with_keyword", {})
    return tuple(found)


def _war(chart: Chart, data: dict[str, Any]) -> War:
    return War(data["id"], tuple(_theater(chart, theater) for theater in data["theaters"]))


def _theater(chart: Chart, data: dict[str, Any]) -> Theater:
    bonus = data["bonus_strength"]
    countries = sum(chart.countries[c] for c in bonus["countries"])
    by_name = chart.set_of(s["id"] for s in chart.spaces if data["id"] in s["counts_as_alliance_in"])
    return Theater(
        data["id"],
        _regions(chart, data["regions"]),
        countries & chart.alliance | by_name,  # IS-7.1.3.2, IS-7.1.3.8
        tuple(KEYWORDS.index(word) for word in bonus["keywords"]),
        bonus["conflict_markers"],
        bonus["forts"],
        _regions(chart, bonus["squadron_regions"]) & chart.naval,
        (
            tuple(_row(chart, row) for row in data["spoils"]["france"]),
            tuple(_row(chart, row) for row in data["spoils"]["britain"]),
        ),
        chart.set_of(data["additional_territories"]),
        data["byng_allowed"],
    )


def _regions(chart: Chart, names: list[str]) -> int:
    return sum(chart.in_region[REGIONS.index(name)] for name in names)


def _row(chart: Chart, data: dict[str, Any]) -> Row:
    won, unflag = data["winner"], data["winner"]["unflag"]
    return Row(
        data["margin_min"],
        data["margin_max"] or 99,
        won["vp"],
        won["conquest_points"],
        (unflag["space_type"], _regions(chart, unflag["regions"])) if unflag else None,
        tuple(won["special"]),
        data["loser"]["treaty_points"],
    )


def _turn(wars: tuple[War, ...], data: dict[str, Any]) -> Turn:
    peace = data["kind"] == "peace"
    war = data["next_war"] if peace else data["war"]
    number = WARS.index(war) if war else -1
    return Turn(
        data["id"],
        data["peace_turn_number"] if peace else 0,
        number,
        ERAS.index(data["era"]),
        bool(peace and data["first_of_era"]),
        len(wars[number].theaters) if war else 0,
    )


@cache
def digest() -> str:
    """Fixes the data a record was played with."""
    return sha256(b"".join((DATA / f"{name}.json").read_bytes() for name in FILES)).hexdigest()


@cache
def components() -> Components:
    return Components({name: json.loads((DATA / f"{name}.json").read_text("utf-8")) for name in FILES})
