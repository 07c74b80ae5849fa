"""One game of the family as data and five small objects: "the system, except". `Parameters` are its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.cards import Decks
from chancellery.games.coalitions.system.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.system.relations import Relations
from chancellery.games.coalitions.system.round import Campaign, Round
from chancellery.games.coalitions.system.scene_asking import FamilyAsking
from chancellery.games.coalitions.system.sea import Sea
from chancellery.games.coalitions.system.shown import Shown
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.turns import Turns
from chancellery.games.coalitions.system.victory import Victory
from chancellery.games.coalitions.system.vocabulary import Vocabulary
from chancellery.kernel import Procedure, Reason
from chancellery.table.form import Control, Group, Making


@dataclass(frozen=True)
class Parameters:
    """What differs between the games as numbers and sets (family.md 2.2). Powers are given by id."""

    generals: dict[str, int]
    tokens: dict[str, int]
    heroes: dict[str, str]  # the named General of a Power, where the game has one
    statuses: tuple[str, ...]
    deck: dict[int, int]  # value of a Battle card to the number of such cards
    abilities: dict[int, str]
    hand_limit: dict[str, int]  # with "default"
    influence_to_win: int
    actions: tuple[str, ...]  # the fields of the Wheel; empty where there is none
    wheel: tuple[str, ...]  # the Power on each field at the start
    sea_routes_per_move: int
    sails_from_ports: bool = True  # else from any end of a Sea Route
    free_card_for_supporters: bool = True  # K-8.3.9: the card at Morale 0
    support_over_sea: frozenset[str] = field(default=frozenset())
    no_corruption: frozenset[str] = field(default=frozenset())


def nothing(s: Any, data: Any = None) -> None:
    """For a game that has nothing of its own to read."""


def no_groups(game: Any, make: Making) -> list[Group]:
    return []


def no_controls(game: Any, make: Making, power: str) -> list[Control]:
    return []


@dataclass(frozen=True)
class Positions:
    """What positions of a game have besides those of the family."""

    fields: frozenset[str] = frozenset()
    power_fields: frozenset[str] = frozenset()
    read: Callable[[Any, dict[str, Any]], None] = nothing  # before the cards and sides are worked out
    complete: Callable[[Any, dict[str, Any]], None] = nothing  # when all else is; refuses what no match comes to
    write: Callable[[Any, dict[str, Any]], None] = nothing  # the other way round: from a state into a position
    groups: Callable[[Any, Making], list[Group]] = no_groups  # of fields, for the form
    of_power: Callable[[Any, Making, str], list[Control]] = no_controls


@dataclass(frozen=True, kw_only=True)
class Edition:
    """What a game is made of (family.md 2.3, 2.4). A variant is another, except: `replace(edition, ...)`."""

    parameters: Parameters
    vocabulary: Vocabulary
    set_up: Callable[[Any], None]  # chapter 2: pieces, tracks and cards
    # the five chapters in which the games differ most
    sea: Sea[Any] = field(default_factory=Sea)
    relations: Relations[Any] = field(default_factory=Relations)
    decks: Decks[Any] = field(default_factory=Decks)
    turns: Turns[Any] = field(default_factory=Turns)
    victory: Victory[Any] = field(default_factory=Victory)
    # passages that a game has more steps of, and those that it alone has
    campaign: type[Campaign] = Campaign
    round: type[Round] = Round
    diplomacy: type[Procedure] | None = DiplomacyPhase  # none: no Diplomacy Phase
    battle: type[Battle] = Battle
    procedures: tuple[type[Procedure], ...] = ()
    # Powers and statuses, by number
    start: Mapping[str, str] = field(default_factory=dict)  # the status of each Power at the start, by id
    leaders: tuple[tuple[int, int], ...] = ()  # of Coalitions: the deciding Power and its status, in order (K-R-06)
    free_powers: tuple[int, ...] = ()  # those who choose their status, in precedence
    first_seats: tuple[int, ...] = ()  # the seat that decides for each Power; none: Major Powers for themselves
    scoring: tuple[str, ...] | None = None  # who has an Influence marker; None: the Major Powers (K-2.3.4, K-3.1.3)
    # the rest
    realm: type[Realm] = Realm  # or a state with more in it
    own: Any = None  # what is known of the board in this game alone; its state has a typed accessor `own`
    special: tuple[str, ...] = ()  # the scenario's special rules, in the order of their bits in the state
    without: Mapping[str, Reason] = field(default_factory=dict)  # verbs that this match is played without, and why
    cites: Mapping[str, str] = field(default_factory=dict)  # the game's own rules for those that the system cites
    refusals: Mapping[tuple[str, str], str] = field(default_factory=dict)  # by cited rule and reason, where it has more
    wins_at_once: bool = True  # whether the match ends the moment somebody has Influence enough
    open_hands: bool = False  # whether all players see the hands of all Powers that players have
    positions: Positions = Positions()
    shown: Shown[Any] = field(default_factory=Shown)
    asking: type[FamilyAsking[Any]] = FamilyAsking
    wording: str = ""  # the end of the keys of messages that the game words differently
    seat_key: str = "power-"  # of the message that names a seat, before its id
    able: Mapping[str, str] = field(default_factory=dict)  # messages about what named Generals can do, by Power
