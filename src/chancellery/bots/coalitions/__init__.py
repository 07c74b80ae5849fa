"""The sensible players of the Coalitions family."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from chancellery.bots.coalitions import base, lempereur, raison_detat, realpolitik
from chancellery.bots.coalitions.guide import DEEP, FAR, QUICK, SKETCHED, FamilyGuide, SurveyedGuide
from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.lempereur.guide import EmpireGuide
from chancellery.bots.coalitions.mind import FIRST
from chancellery.bots.coalitions.player import Player
from chancellery.bots.planning.guide import OVERLOOKS, Guide
from chancellery.bots.planning.work import Work
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.raison_detat.state import ImperialRealm
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import Decision, Match, Move

PLAYERS: Mapping[str, Player[Any]] = {
    "coalitions": base.PLAYER,
    "raison_detat": raison_detat.PLAYER,
    "realpolitik": realpolitik.PLAYER,
}
FIRST_JUDGEMENTS: Mapping[str, Judgement] = {game: player.judgement(FIRST) for game, player in PLAYERS.items()}
OFTEN: Final = 0.12  # with 0.05 a beginner wins 18 of 100 among three, too many; with this 5 of 48
GUIDED: Mapping[type[Realm], tuple[Player[Any], str, tuple[Work, Work], float]] = {
    Realm: (base.PLAYER, base.WEIGHTS, (FAR, DEEP), OVERLOOKS),
    ImperialRealm: (raison_detat.PLAYER, raison_detat.WEIGHTS, (FAR, DEEP), OVERLOOKS),
    RealpolitikRealm: (realpolitik.PLAYER, realpolitik.WEIGHTS, (QUICK, SKETCHED), OFTEN),
}
BEFORE: Mapping[type[Realm], str] = {Realm: base.WEIGHTS_BEFORE, ImperialRealm: raison_detat.WEIGHTS_BEFORE}
# set-ups with a net of their own, which looks Territory by Territory: by scenario and size of the board
SURVEYED: Mapping[tuple[str, int], str] = {**base.SURVEYED, **raison_detat.SURVEYED}


def choose(match: Match, decision: Decision, rng: Random) -> Move | None:
    """The move for a decision; None for a kind it knows nothing about."""
    return _chosen(match, decision, rng, None)


def choose_1(match: Match, decision: Decision, rng: Random) -> Move | None:
    """The same by the first version."""
    return _chosen(match, decision, rng, FIRST_JUDGEMENTS[match.setup.game])


def _chosen(match: Match, decision: Decision, rng: Random, judgement: Judgement | None) -> Move | None:
    state = match.state
    assert isinstance(state, Realm)
    if isinstance(state, EmpireRealm):
        return lempereur.choose(state, decision)
    return PLAYERS[match.setup.game].choose(state, decision, rng, judgement)


def guide(game: Family) -> Guide:
    """What planners need to know of a game of the family."""
    if game.edition.realm is EmpireRealm:
        return EmpireGuide(game)
    player, weights, works, overlooks = GUIDED[game.edition.realm]
    own, before = SURVEYED.get((str(game.scenario.get("id")), game.map.size)), BEFORE.get(game.edition.realm, "")
    if own is not None:
        return SurveyedGuide(game, player, own, works, overlooks, before)
    return FamilyGuide(game, player, weights, works, overlooks, before)
