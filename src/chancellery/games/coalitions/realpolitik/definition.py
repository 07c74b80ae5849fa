"""Realpolitik: the system, except."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from chancellery.games.coalitions.realpolitik import invariants, observation, position, position_form, scene
from chancellery.games.coalitions.realpolitik.action_cards import CourseOfPlay, Turn
from chancellery.games.coalitions.realpolitik.components import ACTIONS, GENERALS, INFLUENCE, TOKENS
from chancellery.games.coalitions.realpolitik.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.realpolitik.italy import ControlOfItaly
from chancellery.games.coalitions.realpolitik.mobilisation import RailMobilisation
from chancellery.games.coalitions.realpolitik.prestige import PrestigeBattle
from chancellery.games.coalitions.realpolitik.rail_transport import (
    RailMove,
    RailMovement,
    RailTransport,
    TroopTransport,
)
from chancellery.games.coalitions.realpolitik.scene_asking import RailAsking
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm, Table
from chancellery.games.coalitions.realpolitik.trains import CommonTrain, join
from chancellery.games.coalitions.realpolitik.vocabulary import REALPOLITIK, ROUTE_OF_ANOTHER
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.cards import Decks
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.edition import Edition, Parameters, Positions
from chancellery.games.coalitions.system.game import read_toml
from chancellery.games.coalitions.system.relations import Relations
from chancellery.games.coalitions.system.same_rules import rules_of
from chancellery.games.coalitions.system.sea import Sea
from chancellery.games.coalitions.system.shown import Shown
from chancellery.games.coalitions.system.turns import Turns
from chancellery.games.coalitions.system.victory import Victory
from chancellery.kernel import Event, Procedure, Reason
from chancellery.kernel.observation import Part
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat, NoteBeat

SCENARIO: Final = "standard"  # RP-0.1.3
MINOR: Final = {4: (), 3: ("italy",)}  # RP-0.1.5, RP-0.1.6
NOTES: Final = {"prestige": True, "own_reshuffle": False}  # what comes of a battle, and whether it is part of its story


def decks() -> dict[str, Any]:
    return read_toml(__package__, "decks.toml")


def scenario_data() -> dict[str, Any]:
    return read_toml(__package__, "scenarios", f"{SCENARIO}.toml")


def parameters(powers: Sequence[str]) -> Parameters:
    cards = decks()["battle"]["realpolitik"]
    return Parameters(
        generals=dict.fromkeys(powers, GENERALS),
        tokens=dict.fromkeys(powers, TOKENS),
        heroes={},
        statuses=(),  # RP-1.1.2: Alliances of two instead
        deck={card["value"]: card["count"] for card in cards["cards"]},
        abilities={card["value"]: card["ability"] for card in cards["cards"]},
        hand_limit=cards["hand_limit"],
        influence_to_win=25,
        actions=(),  # RP-1.1.1: no Wheel
        wheel=(),
        sea_routes_per_move=1,  # RP-R-36
        sails_from_ports=False,
        free_card_for_supporters=False,  # RP-9.4.13
    )


class Alliances(Relations[RealpolitikRealm]):
    def set_sides(self, s: RealpolitikRealm) -> None:
        """RP-7.1.1: two Powers in an Alliance are a side; everybody else is At War, nobody Neutral."""
        for power, partner in enumerate(s.partner):
            s.ally[power] = 1 << power | (1 << partner if partner >= 0 else 0)

    def precedence(self, s: RealpolitikRealm) -> Sequence[int]:
        """RP-5.5.1."""
        return s.prestige


class OwnDecks(Decks[RealpolitikRealm]):
    """RP-5.9.3: each Power has its own Battle cards."""

    def sharing(self, powers: int) -> Sequence[Sequence[int]]:
        return tuple((power,) for power in range(powers))

    def tell_reshuffle(self, s: RealpolitikRealm, power: int, count: int) -> None:
        s.emit("own_reshuffle", power, count)


class ColouredRoutes(Sea[RealpolitikRealm]):
    """RP-5.2.13: French and Italian; RP-8.9.5, RP-8.9.6: open to the owner and its Ally."""

    def open(self, s: RealpolitikRealm, power: int, t: int) -> int:
        ally, owner, found = s.ally[power], s.game.map.route_owner, 0
        for u in s.game.map.sails[t]:
            if ally >> owner[t, u] & 1:
                found |= 1 << u
        return found

    def why_closed(self, s: RealpolitikRealm, power: int, start: int, end: int) -> Reason:
        return ROUTE_OF_ANOTHER

    def hosts(self, s: RealpolitikRealm, power: int, path: Sequence[int]) -> int:
        """RP-8.9.5; RP-11.5.7: Italy always allows its controller."""
        owner = s.game.map.route_owner[path[0], path[-1]]
        return 0 if owner == power or s.seat_of[owner] == s.seat_of[power] else 1 << owner


class CardTurns(Turns[RealpolitikRealm]):
    def stack(self, s: RealpolitikRealm, phase: str, turn: int, field: int) -> list[Procedure]:
        return position.stack(s, phase)


class EndOfTurn(Victory[RealpolitikRealm]):
    def check(self, s: RealpolitikRealm) -> None:
        """RP-4.1.2: only at the end of the turn."""


class RailShown(Shown[RealpolitikRealm]):
    def view(self, s: RealpolitikRealm, seat: int | None) -> dict[str, Any]:
        return scene.view(s, super().view(s, seat))

    def parts(self, game: Family) -> list[Part]:
        return [*super().parts(game), *observation.parts(game)]

    def scenes(self, s: RealpolitikRealm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.dressed(s, super().scenes(s, seats, lang), lang)

    def when(self, s: RealpolitikRealm, lang: str) -> list[str]:
        return scene.when(s, lang)

    def beat(self, game: Family, event: Event, lang: str) -> Beat | None:
        if event.kind in NOTES:
            return NoteBeat("note", NOTES[event.kind])
        return scene.opened(game, event, lang) or super().beat(game, event, lang)

    def broken(self, s: RealpolitikRealm) -> list[str]:
        return super().broken(s) + invariants.broken(s)


def set_up(s: RealpolitikRealm) -> None:
    """Chapter 3; RP-11.2.1: Italy keeps its Money."""
    game, forces = s.game, s.game.scenario["powers"]
    for power, name in enumerate(game.powers):
        setup.place_pieces(s, power, forces[name])
    for train in game.map.board.trains:
        join(s, game.map.place_of[train.a], game.map.place_of[train.b])  # RP-3.2.9
    setup.deal(s, [forces[name]["cards"] for name in game.powers])


def realpolitik(board: Board, id: str, options: Mapping[str, Any], seats: int) -> Family:
    """The game for four players, or for three with Italy as a Minor Power."""
    all_cards = (1 << len(ACTIONS)) - 1
    cards = [all_cards & ~(1 << INFLUENCE) if power in MINOR[seats] else all_cards for power in board.powers]
    edition = Edition(
        parameters=parameters(board.powers),
        vocabulary=REALPOLITIK,
        set_up=set_up,
        sea=ColouredRoutes(),
        relations=Alliances(),
        decks=OwnDecks(),
        turns=CardTurns(),
        victory=EndOfTurn(),
        battle=PrestigeBattle,
        procedures=(
            *(CourseOfPlay, Turn, DiplomacyPhase, ControlOfItaly, RailMobilisation, CommonTrain),
            *(RailMovement, RailTransport, RailMove, TroopTransport, PrestigeBattle),
        ),
        realm=RealpolitikRealm,
        own=Table(options["diplomacy_track"], cards),  # RP-11.2.4
        cites=rules_of("realpolitik"),
        refusals={
            ("K-7.6.4", "refused-arbiter-full"): "RP-8.6.5",
            ("K-7.6.4", "refused-arbiter-self"): "RP-8.6.1",
        },
        wins_at_once=False,  # RP-4.1.2
        positions=Positions(
            position.FIELDS,
            position.POWER_FIELDS,
            position.read,
            write=position_form.write,
            groups=position_form.groups,
            of_power=position_form.of_power,
        ),
        shown=RailShown(),
        asking=RailAsking,
        wording="-realpolitik",
    )
    majors = [power for power in board.powers if power not in MINOR[seats]]
    return Family(board, edition, scenario_data(), options, majors)
