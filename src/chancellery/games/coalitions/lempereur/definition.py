"""L'Empereur (chapter 12): Coalitions 1805, except. One player, or two to five together, against Napoleon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from chancellery.games.coalitions.base.deck_rules import check_decks
from chancellery.games.coalitions.base.definition import COALITIONS_1805, decks, scenario_data
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur import invariants, observation, position, scene
from chancellery.games.coalitions.lempereur.battle import BattleAgainstNapoleon
from chancellery.games.coalitions.lempereur.ending import napoleon_wins
from chancellery.games.coalitions.lempereur.french_actions import FrenchMobilisation
from chancellery.games.coalitions.lempereur.napoleon_cards import NapoleonCard, read_cards
from chancellery.games.coalitions.lempereur.odds import EmpireAsking
from chancellery.games.coalitions.lempereur.race_to_paris import RaceToParis
from chancellery.games.coalitions.lempereur.set_up import SIDES, Division, seat_ids, set_up, usual_division
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.lempereur.turns import EmpireCampaign, GrandMovement, PowerAction
from chancellery.games.coalitions.lempereur.vocabulary import LEMPEREUR as VOCABULARY
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.edition import Positions
from chancellery.games.coalitions.system.problem import BoardError
from chancellery.games.coalitions.system.relations import Relations
from chancellery.games.coalitions.system.round import Round
from chancellery.games.coalitions.system.shown import Shown
from chancellery.games.coalitions.system.turns import Turns
from chancellery.games.coalitions.system.victory import Victory
from chancellery.kernel import Procedure
from chancellery.kernel.observation import Part
from chancellery.table.scene import Scene

# K-12.1.1: with the set-up of 1805
LEMPEREUR: Final = "lempereur"
LIKE: Final = "1805"


class AgainstNapoleon(Relations[EmpireRealm]):
    def set_sides(self, s: EmpireRealm) -> None:
        """K-12.1.2, K-12.3.3: FR against all others; nobody is Neutral, nothing is closed."""
        everybody = (1 << len(s.ally)) - 1
        for power in range(len(s.ally)):
            s.ally[power] = 1 << FR if power == FR else everybody & ~(1 << FR)
            s.closed[power] = 0
        s.neutral = 0


class FrenchTurns(Turns[EmpireRealm]):
    """K-12.1.9: no Minor Powers, so no auction; K-12.1.8: no Napoleon's Move."""

    def action(self, s: EmpireRealm, name: str, power: int) -> Procedure | None:
        return PowerAction(name, power)


class ParisOrDomination(Victory[EmpireRealm]):
    def check(self, s: EmpireRealm) -> None:
        napoleon_wins(s)

    def of_battle(self, s: EmpireRealm, battle: Battle) -> list[tuple[int, int, str]]:
        """K-12.3.4: the players gain none; what FR gains the battle books itself (K-12.6.6)."""
        return []


class NapoleonShown(Shown[EmpireRealm]):
    def view(self, s: EmpireRealm, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "napoleon": scene.napoleon(s)}

    def parts(self, game: Family) -> list[Part]:
        return [*super().parts(game), *observation.parts(game)]

    def scenes(self, s: EmpireRealm, seats: Sequence[int | None], lang: str) -> list[Scene]:
        return scene.added(s, super().scenes(s, seats, lang), lang)

    def broken(self, s: EmpireRealm) -> list[str]:
        found = super().broken(s)
        if s.outcome is not None:  # S-8.5: FR scores and may win before the defeated leave the battlefield
            found = [wrong for wrong in found if not wrong.startswith("8:")]
        return found + invariants.broken(s)


L_EMPEREUR: Final = replace(
    COALITIONS_1805,
    vocabulary=VOCABULARY,
    set_up=set_up,
    relations=AgainstNapoleon(),
    turns=FrenchTurns(),
    victory=ParisOrDomination(),
    campaign=EmpireCampaign,
    round=Round,
    diplomacy=None,  # K-12.3.2
    battle=BattleAgainstNapoleon,
    procedures=(
        *(*COALITIONS_1805.procedures, Division, PowerAction, GrandMovement),
        *(FrenchMobilisation, NapoleonCard, RaceToParis, BattleAgainstNapoleon),
    ),
    scoring=("france",),  # K-12.1.3: no Influence markers except the French one
    realm=EmpireRealm,
    open_hands=True,  # K-12.0.4
    positions=Positions(position.FIELDS, complete=position.complete, write=position.write, groups=position.groups),
    asking=EmpireAsking,
    shown=NapoleonShown(),
    wording="-lempereur",
    seat_key="seat-coalitions-",
    able={},  # K-12.6.11: the abilities of named Generals are not used
)


def lempereur(board: Board, options: Mapping[str, Any], seats: int) -> Family:
    wrong = [problem for problem in check_decks(decks(), board) if not problem.warning]
    if wrong:
        raise BoardError(wrong)
    usual = L_EMPEREUR.parameters
    pawns = usual.generals["france"] - (not options["napoleon_pawn"])  # K-12.1.8, K-R-14
    parameters = replace(
        usual,
        generals={**usual.generals, "france": pawns},
        statuses=SIDES,
        abilities={},  # K-12.6.9
        hand_limit={**usual.hand_limit, "france": 0},  # K-12.6.16: FR never holds cards
    )
    edition = replace(
        L_EMPEREUR,
        parameters=parameters,
        start={name: SIDES[power == FR] for power, name in enumerate(board.powers)},
        first_seats=usual_division(seats),
        own=read_cards(decks()["napoleon"], board),
    )
    return Family(board, edition, {**scenario_data(LIKE), "id": LEMPEREUR}, options, seat_ids(seats))
