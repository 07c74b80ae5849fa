"""The vocabulary of L'Empereur: that of Coalitions, and what it asks and tells besides."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.base import vocabulary as base
from chancellery.games.coalitions.system.counting import INCOME
from chancellery.games.coalitions.system.vocabulary import BUY_TROOP, FIRST, PASS, PLAY, WHY_MORALE, WITHDRAW, more
from chancellery.kernel import Happening, Question, Reason, Sort, Verb

SORTS: Final = [
    *base.SORTS,
    more(WHY_MORALE, "lowest", "movement"),
    more(base.WHY_INFLUENCE, "target"),
    Sort("level", ("easy", "demanding", "extreme")),
    Sort("source", ("off_board", "french_home", "paris", "uncontested", "contested", "coalition_home", "blue")),
    Sort("race_source", ("off_board", "uncontested", "contested", "coalition_home", "blue")),
    Sort("stop", ("ahead", "no_morale", "no_troops", "hopeless", "no_card")),
]

ENTRUST: Final = Verb("entrust", "entrust {power} > {number}", "K-12.0.2")
ENCOURAGE: Final = Verb("encourage", "encourage {power}", "K-12.5.1")
SUMMON: Final = Verb("summon", "summon {place} > {to:place}", "K-12.5.11")
RACE: Final = Verb("race", "race {place}", "K-12.7.3")
WAIT: Final = Verb("wait", "wait", "K-12.6.14")
VERBS: Final = [*base.VERBS, ENTRUST, ENCOURAGE, SUMMON, RACE, WAIT]
WHEN: Final = {"play": "K-12.6.3", "pass": "K-12.6.14"}
NEVER: Final = {
    **base.NEVER,
    **dict.fromkeys(("status", "assign", "stay", "leave"), "K-12.1.2"),
    "expel": "K-12.3.2",
    "bid": "K-12.1.9",
    "arbiter": "K-12.3.8",
    **dict.fromkeys(("request", "stop", "grant"), "K-12.3.7"),
    **dict.fromkeys(("reveal", "turn_up", "strike", "strike_out"), "K-12.6.9"),
    **dict.fromkeys(("name_general", "name_off_board"), "K-12.1.8"),
    "orient": "K-13.0.1",
    "add_strength": "K-12.6.11",
}

ASK_DIVISION: Final = Question("division", "K-12.0.2", verbs=(ENTRUST,), forced=True)
ASK_LOWEST_MORALE: Final = Question("lowest_morale", "K-12.5.1", verbs=(ENCOURAGE,), forced=True)
ASK_SOURCE: Final = Question("source", "K-12.5.11", "place", (SUMMON,))
ASK_RACE_PLACE: Final = Question("race_place", "K-12.7.3", "place", (RACE,))
ASK_FRENCH_TROOPS: Final = Question("french_troops", "K-12.4.3", "money", (BUY_TROOP,))
ASK_OPEN_CARD: Final = Question("open_card", "K-12.6.3", "place", (PLAY, WAIT, PASS))
ASK_FRENCH_WITHDRAW: Final = Question("french_withdraw", "K-12.6.8", "place", (WITHDRAW,), forced=True)
QUESTIONS: Final = [
    *base.QUESTIONS,
    *(ASK_DIVISION, ASK_LOWEST_MORALE, ASK_SOURCE, ASK_RACE_PLACE, ASK_FRENCH_TROOPS, ASK_OPEN_CARD),
    ASK_FRENCH_WITHDRAW,
]

HAPPENINGS: Final = [
    *base.HAPPENINGS,
    Happening("empire", "level points"),
    Happening("entrusted", "power number"),
    Happening("contested_money", "power money", scores="money power money"),
    Happening("lowest_morale", "powers:power* morale:number"),
    Happening("napoleon_reshuffle", "count:number"),
    Happening("napoleon_card", "number name:text path:place*", mark="weighty"),
    Happening("target_scored", "place points"),
    Happening("target_standing", "place", listed=True),
    Happening("target_attacked", "place", listed=True),
    Happening("target_skipped", "place", listed=True),
    Happening("source", "place source candidates:candidate* start:place equal:number"),
    Happening("race", "places:place*", mark="weighty"),
    Happening("race_target", "number place places:place*"),
    Happening("race_source", "place race_source candidates:candidate* start:place equal:number"),
    Happening("race_skipped", "place"),
    Happening("summoned", "power general start:place place", trail="start place"),
    Happening("filled", "place count:number troops:number"),
    Happening("french_card", "place card:value morale:number attack:number defence:number"),
    Happening("french_stop", "place stop count:number strength:number"),
    Happening("players_won", "power place", mark="end"),
    Happening("players_lost", "total:number", mark="end"),
]
OTHER_POWER_DIVIDED: Final = Reason("K-12.0.2", "other-power-divided")
NO_SUCH_PLAYER: Final = Reason("K-12.0.2", "no-such-player")
PLAYER_WITHOUT_POWER: Final = Reason("K-12.0.2", "player-without-power")
NOT_LOWEST_MORALE: Final = Reason("K-12.5.1", "not-lowest-morale")
OTHER_TARGET: Final = Reason("K-12.5.11", "other-target")
PLACED_ALREADY: Final = Reason("K-12.5.11", "placed-already")
NOT_FIRST_SOURCE: Final = Reason("K-12.5.11", "not-first-source")
THIRD_ELSEWHERE: Final = Reason("K-12.7.3", "third-elsewhere")

LEMPEREUR: Final = base.COALITIONS._replace(
    verbs=VERBS,
    questions=QUESTIONS,
    happenings=HAPPENINGS,
    sorts=SORTS,
    never=NEVER,
    when=WHEN,
    about={**base.COALITIONS.about, SUMMON: FIRST},
    countings={**base.COALITIONS.countings, "contested_money": INCOME},
)

NOBODY_TO_WAIT_FOR: Final = Reason("K-12.6.14", "nobody-to-wait-for")
