"""Raison d'État: the system, except."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from chancellery.games.coalitions.raison_detat import invariants, observation, position, scene
from chancellery.games.coalitions.raison_detat.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.raison_detat.election import Election, emperors_influence
from chancellery.games.coalitions.raison_detat.gifts import Gifts, LeadershipAndGifts
from chancellery.games.coalitions.raison_detat.powers import GENERALS, SIDES, TOKENS
from chancellery.games.coalitions.raison_detat.sea_routes import ColouredRoutes
from chancellery.games.coalitions.raison_detat.state import Empire, ImperialRealm
from chancellery.games.coalitions.raison_detat.vocabulary import RAISON_DETAT
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.edition import Edition, Parameters, Positions
from chancellery.games.coalitions.system.game import read_toml
from chancellery.games.coalitions.system.minor_powers import Auction, is_minor
from chancellery.games.coalitions.system.relations import Relations
from chancellery.games.coalitions.system.same_rules import rules_of
from chancellery.games.coalitions.system.shown import Shown
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.games.coalitions.system.statuses import FIRST_COALITION, NEUTRAL
from chancellery.games.coalitions.system.turns import Turns
from chancellery.games.coalitions.system.victory import Victory
from chancellery.games.coalitions.system.wheel import power_on
from chancellery.kernel import Event, Procedure
from chancellery.kernel.observation import Part
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import Beat

BOARDS: Final = ("raison_1618", "raison_1702")
SCENARIOS: Final = ("1618", "1702")  # RD-0.2
TEXT_ORDER: Final = (
    "britain",
    "ottoman",
    "russia",
    "austria",
    "sweden",
    "france",
)  # RD-R-06: the Wheel by the Order of Powers


def decks() -> dict[str, Any]:
    return read_toml(__package__, "decks.toml")


def scenario_data(id: str) -> dict[str, Any]:
    return read_toml(__package__, "scenarios", f"{id}.toml")


def parameters(scenario: Mapping[str, Any], options: Mapping[str, Any]) -> Parameters:
    cards = decks()["battle"]["raison_detat"]
    wheel = next(w for w in decks()["wheel"] if scenario["id"] in w["scenarios"])
    start = TEXT_ORDER if options.get("wheel_order_1702") == "text" else tuple(wheel["start"])
    return Parameters(
        generals=GENERALS,
        tokens=TOKENS,
        heroes={},
        statuses=SIDES[scenario["id"]].statuses,
        deck={card["value"]: card["count"] for card in cards["cards"]},
        abilities={card["value"]: card["ability"] for card in cards["cards"]},
        hand_limit=cards["hand_limit"],
        influence_to_win=scenario["influence_to_win"],
        actions=tuple(wheel["actions"]),
        wheel=start,
        sea_routes_per_move=options["sea_move_routes"],  # RD-9.13.1, RD-R-39
        sails_from_ports=False,  # RD-9.13.2
        free_card_for_supporters=False,  # RD-10.4.10
    )


REFUSALS: Final = {
    ("K-6.4.2", "refused-expelled-from-it"): "RD-7.3.7",
    ("K-6.3.2", "refused-consent-refused"): "RD-9.16.4",
    ("K-7.3.5", "refused-own-general-there"): "RD-9.5.3",
    ("K-7.6.4", "refused-arbiter-full"): "RD-9.9.4",
    ("K-7.6.4", "refused-arbiter-self"): "RD-9.9.1",
    ("K-7.6.30", "refused-enemy-ends-strategic"): "RD-9.14.5",
    ("K-8.3.17", "refused-no-target"): "RD-10.6.4",
}


class ImperialRelations(Relations[ImperialRealm]):
    def regent(self, s: ImperialRealm, cause: int) -> int:
        """RD-12.8.4, RD-12.8.5, RD-R-90: the Austrian player; against the Austrian Coalition the other leader's."""
        against_austria = cause >= 0 and s.status[cause] == FIRST_COALITION
        return s.seat_of[s.game.map.power_of[s.own.sides.temporary[against_austria]]]


class ImperialTurns(Turns[ImperialRealm]):
    def before_turn(self, s: ImperialRealm, turn: int) -> Procedure | None:
        """RD-6.7, RD-6.8: the election before Austria's Drill, or the auction for a Minor Power at Drill."""
        power = power_on(s, s.game.actions.index("drill"), turn)
        if power == s.own.austria:
            return Election()
        auctioned = is_minor(s, power) and s.game.powers[power] not in s.own.permanent  # RD-12.10.2
        return Auction(power) if auctioned else None

    def action(self, s: ImperialRealm, name: str, power: int) -> Procedure | None:
        """RD-9.5.8: in 1702 Subsidies and Mercenaries are part of Leadership."""
        if s.seat_of[power] >= 0:
            if name == "subsidies":
                return Gifts(power)
            if name == "leadership" and "subsidies" not in s.game.actions:
                return LeadershipAndGifts(power)
        return super().action(s, name, power)


class ImperialVictory(Victory[ImperialRealm]):
    def after_expansion(self, s: ImperialRealm, power: int) -> None:
        """RD-9.7.5, RD-12.6.4: a Minor Power does not expand, but its Crown counts for its controller."""
        emperors_influence(s, power)

    def bonus(self, s: ImperialRealm, battle: Battle, power: int, direct: bool) -> int:
        """RD-10.10.3: one more per General of the opposing Coalition, to Major Powers in a Coalition."""
        if s.status[power] >= NEUTRAL:
            return 0
        beaten = [s.status[s.game.owner[general]] for general in battle.beaten]
        return sum(status < NEUTRAL and status != s.status[power] for status in beaten)


class ImperialShown(Shown[ImperialRealm]):
    def view(self, s: ImperialRealm, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), **scene.empire(s, seat)}

    def parts(self, game: Family) -> list[Part]:
        return [*super().parts(game), *observation.parts(game)]

    def scenes(self, s: ImperialRealm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.added(s, super().scenes(s, seats, lang), lang)

    def beat(self, game: Family, event: Event, lang: str) -> Beat | None:
        return scene.voted(game, event, lang) or super().beat(game, event, lang)

    def about_place(self, game: Family, t: int, lang: str) -> Sequence[str]:
        return scene.about_place(game, t, lang)

    def broken(self, s: ImperialRealm) -> list[str]:
        return super().broken(s) + invariants.broken(s)


def set_up(s: ImperialRealm) -> None:
    """RD-3.4: pieces, tracks and cards of the scenario."""
    game, forces = s.game, s.game.scenario["powers"]
    for power, name in enumerate(game.powers):
        setup.place_pieces(s, power, forces[name])
        if name not in game.seats:
            s.money[power] = 0  # RD-12.2.3
    dealt = {name: forces[name]["cards"] for name in game.powers}  # RD-3.4.10, RD-R-04: the Power's list counts
    dealt["austria"] = game.options.get("austria_1618_cards", dealt["austria"])
    setup.deal(s, list(dealt.values()))


def raison_detat(board: Board, id: str, options: Mapping[str, Any], seats: int) -> Family:
    """Two scenarios, each with its board, its Wheel, its Powers and its Coalitions."""
    scenario, sides = scenario_data(id), SIDES[id]
    majors = [power for power in board.powers if power not in sides.minor[seats]]
    permanent = sides.permanent.get(seats, {})
    seat_of = {**{power: power for power in majors}, **permanent}  # RD-12.10.1
    edition = Edition(
        parameters=parameters(scenario, options),
        vocabulary=RAISON_DETAT,
        set_up=set_up,
        sea=ColouredRoutes(),
        relations=ImperialRelations(),
        turns=ImperialTurns(),
        victory=ImperialVictory(),
        diplomacy=DiplomacyPhase,
        procedures=(Auction, DiplomacyPhase, Election, Gifts, LeadershipAndGifts),
        start=scenario["status"],
        leaders=tuple((board.powers.index(power), sides.statuses.index(status)) for power, status in sides.leaders),
        free_powers=tuple(index for index, power in enumerate(board.powers) if power not in sides.fixed),
        first_seats=tuple(majors.index(seat_of[power]) if power in seat_of else NOBODY for power in board.powers),
        realm=ImperialRealm,
        own=empire(board, id, options, permanent),
        cites={**rules_of("raison_detat"), "K-3.1.1": scenario["rule_of_victory"], "K-6.4.2": "RD-7.2.2"},
        refusals=REFUSALS,
        positions=Positions(position.FIELDS, complete=position.complete, write=position.write, groups=position.groups),
        shown=ImperialShown(),
        wording="-raison_detat",
    )
    return Family(board, edition, scenario, options, majors)


def empire(board: Board, scenario: str, options: Mapping[str, Any], permanent: Mapping[str, str]) -> Empire:
    """What this game alone knows of a board, a scenario and a number of players."""
    austria = board.powers.index("austria")
    unlimited: frozenset[int] = frozenset()
    if scenario == "1618" and (options["habsburg_unlimited"] == "always" or "spain" in permanent):
        unlimited = frozenset((austria, board.powers.index("spain")))
    electors = sum(1 << one.index for one in board.electors)
    return Empire(SIDES[scenario], permanent, austria, electors, unlimited)
