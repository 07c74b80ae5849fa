"""The vocabulary of the game: what can be chosen, asked, told and refused, each declared once.

A side of -1 is nobody, a space of -1 the Navy Box (or none).
"""

from __future__ import annotations

from typing import Final

from chancellery.games.imperial_struggle.components import BASIC_KINDS, Components
from chancellery.games.imperial_struggle.sides import COMMODITIES, ERAS, REGIONS, SIDES, TYPES, WARS
from chancellery.kernel import Happening, Question, Reason, Sort, Verb

# -- sorts

MOST_BID: Final = 20  # a bound for the list of options; nobody would pay it
ACTIONS: Final = ("major", "minor", "event", "exchange")
SYMBOLS: Final = ("none", "opponent_debt", "damage_fort_or_remove_squadron", "unflag")
# why something happened; other reasons are ids of Event cards, Ministry cards and Advantages
CAUSES: Final = (
    "award", "prestige", "demand", "war", "refusal", "debt_overrun", "credit", "commodity", "territory",
    "war_tile", "taken", "pass", "spent", "reduced", "upgrade", "era", "bid",
    "paid", "seized", "conquest", "control", "displaced", "spain", "usa", "cut_off", "war_over",
)  # fmt: skip
SORTS: Final = (
    Sort("side", SIDES, ref="power", key="power-", cases=True),
    Sort("space", link=True, ref="place", off="navy"),
    Sort("advantage", link=True, ref="place", key="is-advantage-"),
    Sort("event", ref="card", key="is-event-"),
    Sort("ministry", key="is-ministry-"),
    Sort("theater", key="is-theater-"),
    Sort("type", TYPES),
    Sort("commodity", COMMODITIES, key="is-commodity-"),
    Sort("region", REGIONS, key="is-region-"),
    Sort("era", ERAS, key="is-era-"),
    Sort("war", WARS, key="is-war-"),
    Sort("symbol", SYMBOLS),
    Sort("action", ACTIONS),
    Sort("kept", ("placed", "drawn")),
    Sort("fate", ("returned", "removed")),
    Sort("bid", most=MOST_BID),
    Sort("reduction", most=2),  # of Debt by passing (IS-5.1.3)
    Sort("payment", most=9),
    Sort("choice", most=3),
)


def ids(box: Components) -> dict[str, tuple[str, ...]]:
    """The ids of the sorts that the components make, in the order of the indices that moves and events carry."""
    tiles = tuple(f"basic_{kind}" for kind in range(BASIC_KINDS))
    bonus = tuple(f"bonus_{number}" for number in range(1, len(box.strength) - BASIC_KINDS + 1))
    advantages = tuple(a.id for a in box.advantages)
    abilities = tuple(f"{box.ministries[a.card].id}_{a.id}" for a in box.abilities)
    return {
        "space": box.chart.ids,
        "advantage": advantages,
        "ministry": tuple(m.id for m in box.ministries),
        "ability": abilities,
        "source": advantages + abilities,  # what makes a Squadron cheaper
        "event": tuple(e.id for e in box.events),
        "tile": tuple(t.id for t in box.investments),
        "award": tuple(a.id for a in box.awards),
        "turn": tuple(t.id for t in box.turns),
        "wartile": tiles + bonus,
        "theater": tuple(theater.id for war in box.wars for theater in war.theaters),
    }


# -- verbs; action ids follow their order

# set-up (SU.14)
BID: Final = Verb("bid", "bid {side} {points:bid}", "IS-SU.14")
# phases of a Peace Turn (4.1)
KEEP: Final = Verb("keep", "keep {first_card:event} {second_card:event} {third_card:event}", "IS-4.1.6.4", alike=3)
MINISTERS: Final = Verb("ministers", "appoint {minister:ministry} {second:ministry}", "IS-4.1.7.1", alike=2)
MINISTERS_AND: Final = Verb(
    "ministers_and", "appoint {minister:ministry} {second:ministry} and {third:ministry}", "IS-4.1.7.6", alike=2
)
FIRST: Final = Verb("first", "first {side}", "IS-4.1.8.3")
# an Action Round (5)
TAKE: Final = Verb("take", "take {tile}", "IS-5.0.1")
PASS: Final = Verb("pass", "pass {points:reduction}", "IS-5.1.3")
END: Final = Verb("end", "end", "IS-R-77")
REVEAL: Final = Verb("reveal", "reveal {minister:ministry}", "IS-3.5.0.2")
PLAY: Final = Verb("play", "play {card:event}", "IS-5.2.2")
PLAY_WITH: Final = Verb("play_with", "play {card:event} with {minister:ministry}", "IS-5.2.3")
BEGIN: Final = Verb("begin", "begin {action}", "IS-5.3.0.1")
JOIN: Final = Verb("join", "join {action}", "IS-5.2.9")
FINISH: Final = Verb("finish", "finish", "IS-R-28")
PAY: Final = Verb("pay", "pay {debt:payment} debt {treaty:payment} treaty", "IS-6.1.1")
UPGRADE: Final = Verb("upgrade", "upgrade {theater}", "IS-5.3.3.5")
SWAP: Final = Verb("swap", "swap {theater} {to_theater:theater}", "IS-12.2.1", alike=2)
TREATY_POINT: Final = Verb("treaty_point", "upgrade for treaty", "IS-5.3.3.4")
RETAIN: Final = Verb("retain", "stay {kept} other {fate}", "IS-5.3.3.1")
# purchases (5.4-5.6)
FLAG: Final = Verb("flag", "flag {space}", "IS-5.0.1")
UNFLAG: Final = Verb("unflag", "unflag {space}", "IS-5.0.1")
UNFLAG_WITH: Final = Verb("unflag_with", "unflag {space} with {advantage}", "IS-8.2.5")
DRAW: Final = Verb("draw", "draw event", "IS-5.5.3.1")
TILE: Final = Verb("tile", "buy tile", "IS-5.6.1.1")
PACIFY: Final = Verb("pacify", "pacify {space}", "IS-5.6.2.1")
FORT: Final = Verb("fort", "build {space}", "IS-5.6.3.1")
REPAIR: Final = Verb("repair", "repair {space}", "IS-5.6.4.1")
SEIZE: Final = Verb("seize", "seize {space}", "IS-5.6.4.2")
CONSTRUCT: Final = Verb("construct", "construct", "IS-5.6.5.1")
CONSTRUCT_WITH: Final = Verb("construct_with", "construct with {source}", "IS-5.6.5.3")
MUSTER: Final = Verb("muster", "deploy navy > {space}", "IS-5.6.6.1")
DEPLOY: Final = Verb("deploy", "deploy {start:space} > {space}", "IS-5.6.6.1")
EXCHANGE: Final = Verb("exchange", "exchange for {type}", "IS-5.6.1.5")
# Advantages (8) and Ministry abilities (3.5)
ACTIVATE: Final = Verb("activate", "activate {advantage}", "IS-8.2.2")
USE: Final = Verb("use", "use {ability}", "IS-3.5.2.1")
HUGUENOTS: Final = Verb("huguenots", "huguenots {space}", "IS-R-99")
MARK: Final = Verb("mark", "mark {commodity}", "IS-R-95")
DISCARD: Final = Verb("discard", "discard {card:event}", "IS-R-110")
UPRISING: Final = Verb("uprising", "score uprisings", "IS-R-98")
# choices inside effects (5.2) and Wars (7)
CHOOSE: Final = Verb("choose", "choose {space}", "IS-5.2.15")
NAVY: Final = Verb("navy", "choose navy", "IS-7.3.7")
OPTION: Final = Verb("option", "option {number:choice}", "IS-5.2.15")
COMMODITY: Final = Verb("commodity", "choose {commodity}", "IS-5.2.15")
ADVANTAGE: Final = Verb("advantage", "choose {advantage}", "IS-5.2.15")
THEATER: Final = Verb("theater", "choose {theater}", "IS-5.2.15")
PLACE: Final = Verb("place", "place in {theater}", "IS-5.6.1.2")
DISPLACE: Final = Verb("displace", "move {wartile} > {theater}", "IS-5.6.1.3")
GIVE_UP: Final = Verb("give_up", "give up {wartile} in {theater}", "IS-R-103")
ASSIGN: Final = Verb(
    "assign",
    "assign {first_wartile:wartile} {second_wartile:wartile} {third_wartile:wartile} {fourth_wartile:wartile}",
    "IS-12.2.2",
)
ASSIGN_THREE: Final = Verb(
    "assign_three", "assign {first_wartile:wartile} {second_wartile:wartile} {third_wartile:wartile}", "IS-12.2.2"
)
DECLINE: Final = Verb("decline", "decline", "IS-5.2.5")
YES: Final = Verb("yes", "yes", "IS-5.2.15")
# spoils (7.2)
CONQUER: Final = Verb("conquer", "conquer {space}", "IS-7.2.1.0.1")
CONQUER_FROM: Final = Verb("conquer_from", "conquer {space} from {start:space}", "IS-7.2.1.1.3")
SPOIL: Final = Verb("spoil", "strip {space}", "IS-7.2.0.3")
ACCEPT: Final = Verb("accept", "accept", "IS-7.2.2.1")
REFUSE: Final = Verb("refuse", "refuse", "IS-7.2.2.1")
VERBS: Final = (
    BID, KEEP, MINISTERS, MINISTERS_AND, FIRST, TAKE, PASS, END, REVEAL, PLAY, PLAY_WITH, BEGIN, JOIN, FINISH, PAY,
    UPGRADE, SWAP, TREATY_POINT, RETAIN, FLAG, UNFLAG, UNFLAG_WITH, DRAW, TILE, PACIFY, FORT, REPAIR, SEIZE,
    CONSTRUCT, CONSTRUCT_WITH, MUSTER, DEPLOY, EXCHANGE, ACTIVATE, USE, HUGUENOTS, MARK, DISCARD, UPRISING, CHOOSE,
    NAVY, OPTION, COMMODITY, ADVANTAGE, THEATER, PLACE, DISPLACE, GIVE_UP, ASSIGN, ASSIGN_THREE, DECLINE, YES,
    CONQUER, CONQUER_FROM, SPOIL, ACCEPT, REFUSE,
)  # fmt: skip


# -- questions

PURCHASES: Final = (
    FLAG, UNFLAG, UNFLAG_WITH, DRAW, TILE, PACIFY, FORT, REPAIR, SEIZE, CONSTRUCT, CONSTRUCT_WITH, MUSTER, DEPLOY,
    EXCHANGE, UPRISING,
)  # fmt: skip
ASK_BID: Final = Question("bid", "IS-SU.14", "side points:number", (BID, ACCEPT))
ASK_KEEP: Final = Question("keep", "IS-4.1.6.4", verbs=(KEEP,))
APPOINT: Final = Question(
    "ministry", "IS-4.1.7.1", "may_stay:number", (MINISTERS, MINISTERS_AND), secret="ministers:ministry+"
)
REPLACE: Final = Question(
    "ministry", "IS-4.1.7.3", "may_stay:number", (MINISTERS, MINISTERS_AND), secret="ministers:ministry+"
)
ASK_FIRST: Final = Question("first", "IS-4.1.8.3", verbs=(FIRST,))
ROUND: Final = Question(
    "round",
    "IS-5.0.1",
    "tile action started:flag",
    (
        TAKE, PASS, END, REVEAL, PLAY, PLAY_WITH, BEGIN, JOIN, FINISH, UPGRADE, SWAP, TREATY_POINT, *PURCHASES,
        ACTIVATE, USE, HUGUENOTS, MARK, DISCARD,
    ),
)  # fmt: skip
ASK_PAY: Final = Question("pay", "IS-6.1.1", "type points:number", (PAY,), forced=True)
ASK_DISCARD: Final = Question("discard", "IS-3.5.2.1", verbs=(DISCARD,), forced=True)
SETTLE: Final = Question("settle", "IS-R-99", verbs=(CHOOSE,), forced=True)
ASK_ACTIVATE: Final = Question("activate", "IS-8.2.1", "advantage number", (CHOOSE,), forced=True)
ACTIVATE_BY_EVENT: Final = Question(
    "activate_by_event", "IS-8.2.7", verbs=(ACTIVATE, UNFLAG_WITH, CONSTRUCT_WITH, DECLINE), forced=True
)
# inside effects (5.2); the effect that is carried out says which
ON_SPACES: Final = {
    op: Question("effect_" + op, "IS-5.2.5", "card:event count:number", (CHOOSE, DECLINE))
    for op in ("place_conflict", "unflag", "shift", "take_control", "damage_fort", "remove_own_flag")
}
CHOOSE_ONE: Final = Question("effect_choose_one", "IS-5.2.5", "card:event part:number number", (OPTION,), forced=True)
MOVE_SQUADRON: Final = Question(
    "effect_move_squadron", "IS-5.2.5", "card:event other_side:side number", (CHOOSE, NAVY), forced=True
)
LOSE_ASSET: Final = Question("effect_opponent_loses_asset", "IS-5.2.5", "card:event", (CHOOSE, GIVE_UP), forced=True)
REMOVE_TILE: Final = Question("effect_remove_bonus_war_tile", "IS-5.2.5", "card:event", (THEATER,), forced=True)
PLACE_BYNG: Final = Question("effect_place_byng", "IS-5.2.5", "card:event", (THEATER,))
ADD_DEMAND: Final = Question("effect_add_demand", "IS-5.2.5", "card:event", (COMMODITY, DECLINE))
REPLACE_DEMAND: Final = Question("effect_replace_demand", "IS-5.2.5", "card:event commodity", (COMMODITY,))
SCORE_COMMODITY: Final = Question("effect_score_commodity", "IS-5.2.5", "card:event commodity", (YES, DECLINE))
REFRESH: Final = Question("effect_refresh_advantages", "IS-5.2.5", "card:event count:number", (ADVANTAGE, DECLINE))
EXHAUST: Final = Question("effect_exhaust_advantages", "IS-5.2.5", "card:event count:number", (ADVANTAGE, DECLINE))
# War tiles
PLACE_TILE: Final = Question("place_tile", "IS-5.6.1.2", verbs=(PLACE,), secret="wartile", forced=True)
MAKE_ROOM: Final = Question("displace", "IS-5.6.1.3", "theater", (DISPLACE,), secret="wartile")
ASK_UPGRADE: Final = Question("upgrade", "IS-5.3.3.1", "theater", (RETAIN,), secret="now_wartile:wartile drawn:wartile")
ASK_ASSIGN: Final = Question("assign", "IS-12.2.2", "war", (ASSIGN, ASSIGN_THREE), secret="places:number+")
# a War (7)
FLEET_EFFECT: Final = Question("tile_effect", "IS-7.1.2.3", "theater fleets:number unflags:number", (CHOOSE, DECLINE))
UNFLAG_EFFECT: Final = Question("tile_effect", "IS-7.1.2.4", "theater fleets:number unflags:number", (CHOOSE, DECLINE))
SPOILS: Final = Question(
    "spoils", "IS-7.2.1.0.1", "theater conquest:number strips:number", (CONQUER, CONQUER_FROM, SPOIL, DECLINE)
)
REFUSAL: Final = Question("refusal", "IS-7.2.2.1", "space vp:number", (ACCEPT, REFUSE))
TO_UNBUILT: Final = Question("lose_squadron", "IS-7.3.7", "count:number number", (CHOOSE, NAVY))
REMOVED: Final = Question("lose_squadron", "IS-7.3.8", "count:number number", (CHOOSE, NAVY))
SHIFT_IN_SPAIN: Final = Question("shift_in_spain", "IS-12.1.3", "count:number", (FLAG, UNFLAG, DECLINE))
USA: Final = Question("usa", "IS-7.3.3", "canada:number", (CHOOSE, DECLINE))
QUESTIONS: Final = (
    ASK_BID, ASK_KEEP, APPOINT, REPLACE, ASK_FIRST, ROUND, ASK_PAY, ASK_DISCARD, SETTLE, ASK_ACTIVATE,
    ACTIVATE_BY_EVENT, *ON_SPACES.values(), CHOOSE_ONE, MOVE_SQUADRON, LOSE_ASSET, REMOVE_TILE, PLACE_BYNG, ADD_DEMAND,
    REPLACE_DEMAND, SCORE_COMMODITY, REFRESH, EXHAUST, PLACE_TILE, MAKE_ROOM, ASK_UPGRADE, ASK_ASSIGN, FLEET_EFFECT,
    UNFLAG_EFFECT, SPOILS, REFUSAL, TO_UNBUILT, REMOVED, SHIFT_IN_SPAIN, USA,
)  # fmt: skip

# -- events; `secret` is what only the seats named by the event may know

WORDS: Final = {
    "destination": ("turn_track", "unbuilt", "removed"),
    "victory": ("scoring", "vp", "war_sweep", "final", "tie", "equal"),
}
HAPPENINGS: Final = (
    # the auction (SU.14)
    Happening("bid", "seat side points:number"),
    Happening("sides", "side other_side:side points:number"),
    # a Peace Turn (4.1)
    Happening("turn", "turn", mark="round"),
    Happening("deck", "era"),
    Happening("event_removed", "side card:event"),
    Happening("limit", "side points:number total:number reason"),
    Happening("awards", "awards:award+"),
    Happening("demand", "commodities:commodity+"),
    Happening("squadrons_return", "side count:number"),
    Happening("tiles", "tiles:tile+"),
    Happening("draw_pile_renewed", "count:number"),
    Happening("event_drawn", "side", secret="card:event"),
    Happening("event_discarded", "side card:event"),
    Happening("ministry_chosen", "side count:number", secret="ministers:ministry+"),
    Happening("ministry", "side count:number places:number+", secret="ministers:ministry+"),
    Happening("initiative", "side"),
    Happening("first", "side"),
    Happening("scoring", mark="turn"),
    Happening("award", "region winner:side margin:number leader:side required:number"),
    Happening("award_changed", "minister:ministry points:number"),
    Happening("prestige", "winner:side margin:number"),
    Happening("demand_scored", "commodity winner:side margin:number"),
    # tracks
    Happening("vp", "side points:number total:number reason", scores="vp side points total britain"),
    Happening("debt", "side points:number total:number reason", scores="debt side points total"),
    Happening("treaty", "side points:number total:number reason", scores="treaty side points total"),
    Happening("debt_overrun", "side points:number prevented:number reason"),
    # an Action Round (5)
    Happening("round", "side", mark="turn"),
    Happening("tile_taken", "side tile"),
    Happening("passed", "side"),
    Happening("action", "side action type points:number"),
    Happening("joined", "side action type"),
    Happening("paid", "side type points:number debt:number treaty:number"),
    Happening("banks", "side points:number"),
    Happening("exchanged", "side type"),
    Happening("swapped", "side theater to_theater:theater"),
    Happening("event", "side card:event", mark="weighty"),
    Happening("event_bonus", "side card:event bonus:number"),
    Happening("points", "side type points:number card:event"),
    Happening("in_vain", "side card:event"),
    Happening("ability", "side ability"),
    Happening("revealed", "side minister:ministry"),
    Happening("ministry_lost", "side minister:ministry", loses="side"),
    Happening("huguenots", "space"),
    Happening("huguenots_lost", "space"),
    Happening("huguenots_spent", "space"),
    Happening("huguenots_refreshed"),
    Happening("townshend", "commodity"),
    Happening("demand_added", "commodity"),
    Happening("demand_drawn", "commodity"),
    Happening("demand_replaced", "commodity to_commodity:commodity"),
    # the map
    Happening("flagged", "side space reason"),
    Happening("unflagged", "side space other_side:side reason", loses="side"),
    Happening("spanish_flag_removed", "side space reason"),
    Happening("conflict", "space plus:number"),
    Happening("conflict_removed", "space reason"),
    Happening("fort_built", "side space reason"),
    Happening("fort_taken", "side space reason"),
    Happening("damaged", "side space reason", loses="side"),
    Happening("repaired", "side space"),
    Happening("advantage_taken", "side advantage"),
    Happening("advantage_lost", "side advantage", loses="side"),
    Happening("advantage_used", "side advantage"),
    Happening("advantage_refreshed", "side advantage"),
    Happening("advantage_exhausted", "side advantage"),
    Happening("constructed", "side"),
    Happening("deployed", "side start:space space", trail="start space"),
    Happening("squadron_to_navy", "side space reason"),
    Happening("squadron_set_aside", "side start:space destination:word reason"),
    # War tiles
    Happening("layout", "war"),
    Happening("basic_placed", "side theater", secret="wartile"),
    Happening("free_tiles", "side count:number"),
    Happening("tile_drawn", "side", secret="wartile"),
    Happening("tile_placed", "side theater", secret="wartile"),
    Happening("tile_moved", "side theater to_theater:theater", secret="wartile"),
    Happening("tile_returned", "side theater", secret="wartile"),
    Happening("upgrade", "side theater", secret="wartile"),
    Happening("upgraded", "side fate", secret="kept wartile"),
    Happening("byng", "side theater"),
    # a War (7)
    Happening("war", "war", mark="round"),
    Happening("theater", "theater", mark="battle"),
    Happening("tiles_revealed", "side theater wartiles:wartile* army:number"),
    Happening("tile_effect", "side symbol space"),
    Happening("tile_effects_declined", "side"),
    Happening(
        "strength",
        "side theater army:number alliances:number keywords:number conflicts:number forts:number squadrons:number "
        "special:number total:number",
    ),
    Happening("theater_drawn", "theater", mark="weighty"),
    Happening("theater_won", "side theater margin:number row:number", mark="weighty"),
    Happening("spoils", "side theater vp:number conquest:number strips:number treaty:number"),
    Happening("spoils_declined", "side conquest:number strips:number"),
    Happening("stripped", "side space"),
    Happening("conquered", "side space"),
    Happening("conquest_refused", "side space"),
    Happening("jacobite_victory", "count:number"),
    Happening("jacobite_defeat"),
    Happening("jacobite_place"),
    Happening("atlantic_dominance", "side"),
    Happening("shift_declined", "side"),
    Happening("shift_in_spain", "side space"),
    Happening("usa_flag", "space"),
    Happening("cut_off", "side space"),
    Happening("war_reset", "war"),
    # the end
    Happening("final_scoring", mark="turn"),
    Happening("credit_compared", "winner:side margin:number"),
    Happening("commodity_compared", "commodity winner:side margin:number"),
    Happening("territory_counted", "side space"),
    Happening("victory", "side victory:word", mark="end"),
)

# -- why a rule forbids something; where several rules give a reason, `by` names another one

# an Action Round (5)
TILE_FIRST: Final = Reason("IS-5.0.1", "tile-first")
TILE_NOT_AVAILABLE: Final = Reason("IS-5.1.2", "tile-not-available")
TILE_TAKEN_ALREADY: Final = Reason("IS-5.0.1", "tile-taken-already")
PASS_MOST: Final = Reason("IS-5.1.3", "pass-most")
PASS_TOO_LATE: Final = Reason("IS-5.1.5", "pass-too-late")
NOTHING_TO_FINISH: Final = Reason("IS-R-28", "nothing-to-finish")
ACTION_UNDER_WAY: Final = Reason("IS-5.3.0.1", "action-under-way")
ACTION_CLOSED: Final = Reason("IS-R-28", "action-closed")
NO_SUCH_ACTION: Final = Reason("IS-5.3.0.1", "no-such-action")
NO_POINTS_TO_JOIN: Final = Reason("IS-5.2.9", "no-points-to-join")
JOIN_WHAT: Final = Reason("IS-5.2.9", "join-what")
JOIN_OTHER_TYPE: Final = Reason("IS-5.2.9", "join-other-type")
JOIN_MINOR: Final = Reason("IS-R-46", "join-minor")
NO_SWAP: Final = Reason("IS-12.2.1", "no-swap")
UPGRADE_TURN_6: Final = Reason("IS-5.3.3.4", "upgrade-turn-6")
TREATY_POINT_TURN_6: Final = Reason("IS-5.3.3.4", "treaty-point-turn-6")
NO_UPGRADE: Final = Reason("IS-5.3.3.5", "no-upgrade")
UPGRADE_OTHER_WAR: Final = Reason("IS-5.3.3.1", "upgrade-other-war")
SWAP_TWO: Final = Reason("IS-12.2.1", "swap-two")
UPGRADE_INSIDE_ACTION: Final = Reason("IS-R-28", "upgrade-inside-action")
POOL_EMPTY: Final = Reason("IS-5.3.3.6", "pool-empty")

# purchases (5.4, 5.5)
TERRITORY_IN_PEACE: Final = Reason("IS-3.2.3.2", "territory-in-peace")
NOT_SHIFTED: Final = Reason("IS-3.2.4.1", "not-shifted")
FORT_NOT_SHIFTED: Final = NOT_SHIFTED.by("IS-3.2.5.1")
NAME_THE_ACTION: Final = Reason("IS-R-28", "name-the-action")
BEGIN_FIRST: Final = Reason("IS-5.3.0.1", "begin-first")
ACTIONS_OVER: Final = Reason("IS-R-28", "actions-over")
TYPE_ABSENT: Final = Reason("IS-6.1.2", "type-absent")
DRAW_PILE_EMPTY: Final = Reason("IS-R-20", "draw-pile-empty")
BURKE_EUROPE: Final = Reason("IS-R-102", "burke-europe")
NOT_IN_PLAY: Final = Reason("IS-3.2.1.8", "not-in-play")
OWN_SPACE: Final = Reason("IS-3.2.8.3", "own-space")
UNFLAG_FIRST: Final = Reason("IS-3.2.8.3", "unflag-first")
NOTHING_TO_UNFLAG: Final = Reason("IS-3.2.8.2", "nothing-to-unflag")
NOT_CONNECTED: Final = Reason("IS-5.4.1.1", "not-connected")
UPRISINGS_ELSEWHERE: Final = Reason("IS-R-98", "uprisings-elsewhere")
MINOR_UNFLAG: Final = Reason("IS-5.3.2.5", "minor-unflag")
POINTS_RESTRICTED: Final = Reason("IS-5.2.11", "points-restricted")
TOO_DEAR: Final = Reason("IS-R-75", "too-dear")

# military purchases (5.6)
NO_CONFLICT: Final = Reason("IS-5.6.2.2", "no-conflict")
NO_UPRISINGS: Final = Reason("IS-R-98", "no-uprisings")
NO_TILES_TURN_6: Final = Reason("IS-5.6.1.5", "no-tiles-turn-6")
TWO_TILES: Final = Reason("IS-5.6.1.1", "two-tiles")
THEATERS_FULL: Final = Reason("IS-5.6.1.4", "theaters-full")
NO_TILES_LEFT: Final = Reason("IS-3.1.1", "no-tiles-left")
ADVANTAGE_NEEDS_MAJOR: Final = Reason("IS-R-107", "advantage-needs-major")
ADVANTAGE_NO_TARGET: Final = Reason("IS-R-42", "advantage-no-target")
EXCHANGE_TURN_6: Final = Reason("IS-5.6.1.5", "exchange-turn-6")
EXCHANGE_MILITARY: Final = Reason("IS-5.6.1.5", "exchange-military")
ONE_EXCHANGE: Final = Reason("IS-5.6.1.5", "one-exchange")
NO_FORT_SPACE: Final = Reason("IS-3.2.5.1", "no-fort-space")
FORT_STANDS: Final = Reason("IS-5.6.3.4", "fort-stands")
FORT_NOT_CONNECTED: Final = Reason("IS-5.6.3.2", "fort-not-connected")
FORT_NOT_DAMAGED: Final = Reason("IS-5.6.4.1", "fort-not-damaged")
FORT_NOT_YOURS: Final = Reason("IS-5.6.4.1", "fort-not-yours")
MINOR_SEIZE: Final = Reason("IS-5.3.2.6", "minor-seize")
SEIZE_NOT_CONNECTED: Final = Reason("IS-5.6.4.2", "seize-not-connected")
NONE_UNBUILT: Final = Reason("IS-5.6.5.2", "none-unbuilt")
CHEAP_SQUADRON_CONDITION: Final = Reason("IS-5.6.5.3", "cheap-squadron-condition")
NOT_CHEAPER: Final = Reason("IS-5.6.5.3", "not-cheaper")
NOT_NAVAL: Final = Reason("IS-3.6.1", "not-naval")
OWN_SQUADRON: Final = Reason("IS-5.6.6.1", "own-squadron")
NAVY_EMPTY: Final = Reason("IS-5.6.6.1", "navy-empty")
NO_SQUADRON: Final = Reason("IS-5.6.6.1", "no-squadron")
DEPLOYED_ALREADY: Final = Reason("IS-5.6.6.4", "deployed-already")
MINOR_DISPLACE: Final = Reason("IS-5.3.2.6", "minor-displace")

# Events (5.2) and Ministry cards (3.5)
FACE_UP_ALREADY: Final = Reason("IS-3.5.0.3", "face-up-already")
NOT_YOUR_MINISTER: Final = Reason("IS-3.5.0.2", "not-your-minister")
TOWNSHEND_TOO_LATE: Final = Reason("IS-R-95", "townshend-too-late")
NOT_IN_HAND: Final = Reason("IS-5.2.1", "not-in-hand")
EVENT_TOO_LATE: Final = Reason("IS-5.2.2", "event-too-late")
NO_EVENT_SYMBOL: Final = Reason("IS-3.3.2", "no-event-symbol")
EVENT_OTHER_TYPE: Final = Reason("IS-3.4.3.2", "event-other-type")
EVENT_WITHOUT_KEYWORD: Final = Reason("IS-3.5.3.2", "event-without-keyword")
KEYWORD_SHOWN_ALREADY: Final = Reason("IS-3.5.3.2", "keyword-shown-already")
OTHER_KEYWORD: Final = Reason("IS-3.5.3.2", "other-keyword")
REVEAL_FIRST: Final = Reason("IS-3.5.0.1", "reveal-first")
ABILITY_EXHAUSTED: Final = Reason("IS-3.5.2.2", "ability-exhausted")
UPRISINGS_SCORED: Final = Reason("IS-R-98", "uprisings-scored")
ABILITY_NEEDS_ACTION: Final = Reason("IS-R-102", "ability-needs-action")
ABILITY_AFTER_TILE: Final = Reason("IS-R-102", "ability-after-tile")
CARDINALS_WITHOUT_ACTION: Final = Reason("IS-R-102", "cardinals-without-action")
CARDINALS_TOO_LATE: Final = Reason("IS-R-102", "cardinals-too-late")
CARDINALS_NOTHING: Final = Reason("IS-R-102", "cardinals-nothing")
NO_PLACE_FOR_HUGUENOTS: Final = Reason("IS-R-99", "no-place-for-huguenots")
ABILITY_PASSIVE: Final = Reason("IS-R-27", "ability-passive")
HALLEY_NO_SQUADRON: Final = Reason("IS-3.5.2.1", "halley-no-squadron")
HUGUENOTS_FRENCH: Final = Reason("IS-R-99", "huguenots-french")
NO_HUGUENOTS: Final = Reason("IS-R-99", "no-huguenots")
HUGUENOTS_SPENT: Final = Reason("IS-R-99", "huguenots-spent")
HUGUENOTS_NEED_ACTION: Final = Reason("IS-R-99", "huguenots-need-action")
HUGUENOTS_ONE: Final = Reason("IS-R-99", "huguenots-one")

# Advantages (8)
ADVANTAGE_NOT_HELD: Final = Reason("IS-8.1.1", "advantage-not-held")
ADVANTAGE_EXHAUSTED: Final = Reason("IS-8.1.3", "advantage-exhausted")
ADVANTAGE_CONFLICT: Final = Reason("IS-8.1.4", "advantage-conflict")
ADVANTAGE_NEW: Final = Reason("IS-8.2.3", "advantage-new")
TWO_ADVANTAGES: Final = Reason("IS-8.2.4", "two-advantages")
ADVANTAGE_REGION: Final = Reason("IS-8.2.4", "advantage-region")
ADVANTAGE_WITH_PURCHASE: Final = Reason("IS-8.2.5", "advantage-with-purchase")
ADVANTAGE_ELSEWHERE: Final = Reason("IS-8.2.5", "advantage-elsewhere")

# the auction (SU.14), phases of a Peace Turn (4.1), payment (6)
MUST_CHOOSE: Final = Reason("IS-5.2.5", "must-choose")
KEEP_BY_CHOOSING: Final = Reason("IS-4.1.7.3", "keep-by-choosing")
BID_SAME_SIDE: Final = Reason("IS-R-62", "bid-same-side")
BID_MOST: Final = Reason("IS-R-62", "bid-most")
BID_HIGHER: Final = Reason("IS-R-62", "bid-higher")
NOTHING_TO_ACCEPT: Final = Reason("IS-R-62", "nothing-to-accept")
CARD_NOT_IN_HAND: Final = Reason("IS-4.1.6.4", "card-not-in-hand")
CARD_TWICE: Final = Reason("IS-4.1.6.4", "card-twice")
TOO_FEW_TREATY_POINTS: Final = Reason("IS-9.1.1", "too-few-treaty-points")
PAY_LESS: Final = Reason("IS-R-75", "pay-less")
PAY_MORE: Final = Reason("IS-6.1.1", "pay-more")
PAY_EVENT_POINT: Final = Reason("IS-R-88", "pay-event-point")
DEBT_LIMIT: Final = Reason("IS-6.3.1", "debt-limit")

# War tiles (3.7)
OTHER_WAR: Final = Reason("IS-5.6.1.2", "other-war")
TILE_NOT_THERE: Final = Reason("IS-5.6.1.3", "tile-not-there")
OTHER_THEATER: Final = Reason("IS-5.6.1.3", "other-theater")
THEATER_FULL: Final = Reason("IS-5.6.1.3", "theater-full")
FOUR_BASIC_TILES: Final = Reason("IS-5.3.3.3", "four-basic-tiles")
ASSIGN_COUNT: Final = Reason("IS-7.6.2", "assign-count")
ASSIGN_DRAWN: Final = Reason("IS-12.2.2", "assign-drawn")

# Ministry cards chosen (4.1.7)
NO_THIRD_PLACE: Final = Reason("IS-4.1.7.6", "no-third-place")
THIRD_PLACE: Final = Reason("IS-4.1.7.7", "third-place")
THIRD_PLACE_STAYS: Final = Reason("IS-4.1.7.7", "third-place-stays")
MINISTER_TWICE: Final = Reason("IS-3.5.1.2", "minister-twice")
MINISTER_OF_THE_OTHER: Final = Reason("IS-3.5.1.1", "minister-of-the-other")
MINISTER_OF_ANOTHER_ERA: Final = Reason("IS-3.5.1.1", "minister-of-another-era")
MINISTER_GONE: Final = Reason("IS-7.3.1", "minister-gone")
UPRISINGS_BESIDE: Final = Reason("IS-R-98", "uprisings-beside")
MINISTER_FACE_UP: Final = Reason("IS-4.1.7.4", "minister-face-up")

# effects (5.2)
NOT_REACHED: Final = Reason("IS-5.2.15", "not-reached")
PROTECTED: Final = Reason("IS-R-36", "protected")
WOULD_ISOLATE: Final = Reason("IS-R-105", "would-isolate")
NOT_COUNTED: Final = Reason("IS-R-90", "not-counted")
NO_PLACE_FOR_CONFLICT: Final = Reason("IS-3.8.0.1", "no-place-for-conflict")
CONFLICT_ALREADY: Final = Reason("IS-3.8.0.2", "conflict-already")
OWN_FLAG: Final = Reason("IS-5.2.7", "own-flag")
NOT_OPPOSING: Final = Reason("IS-3.2.8.8", "not-opposing")
DAMAGED_ALREADY: Final = Reason("IS-3.2.5.2", "damaged-already")
NOT_YOUR_FLAG: Final = Reason("IS-3.2.8.8", "not-your-flag")
NO_OPPOSING_SQUADRON: Final = Reason("IS-8.2.1", "no-opposing-squadron")
HUGUENOTS_ALREADY: Final = Reason("IS-R-99", "huguenots-already")
NO_HUGUENOTS_HERE: Final = Reason("IS-R-99", "no-huguenots-here")
NO_SUCH_OPTION: Final = Reason("IS-5.2.15", "no-such-option")
EVENT_NO_SQUADRON: Final = Reason("IS-5.2.15", "event-no-squadron")
EVENT_ONLY_MAP: Final = Reason("IS-5.2.15", "event-only-map")
NAVY_WITHOUT_SQUADRON: Final = Reason("IS-3.6.1", "navy-without-squadron")
NOTHING_TO_LOSE: Final = Reason("IS-R-103", "nothing-to-lose")
NO_SUCH_TILE: Final = Reason("IS-R-103", "no-such-tile")
NO_BYNG: Final = Reason("IS-5.2.15", "no-byng")
NO_BONUS_TILE: Final = Reason("IS-R-103", "no-bonus-tile")
NOT_IN_DEMAND: Final = Reason("IS-4.1.4.1", "not-in-demand")
IN_DEMAND_ALREADY: Final = Reason("IS-4.1.4.1", "in-demand-already")
COMMODITY_NOT_NAMED: Final = Reason("IS-5.2.15", "commodity-not-named")
EVENT_OTHER_REGION: Final = Reason("IS-5.2.15", "event-other-region")
ADVANTAGE_READY: Final = Reason("IS-8.1.3", "advantage-ready")
EVENT_ADVANTAGE_ONLY: Final = Reason("IS-8.2.7", "event-advantage-only")
ADVANTAGE_NO_UNFLAG: Final = Reason("IS-8.2.1", "advantage-no-unflag")
EVENT_CANNOT_PAY: Final = Reason("IS-R-48", "event-cannot-pay")

# War tile symbols (7.1.2)
SYMBOL_NO_TERRITORY: Final = Reason("IS-7.1.2.4", "symbol-no-territory")
NO_SYMBOL_AGAINST_FLAGS: Final = Reason("IS-7.1.2.4", "no-symbol-against-flags")
NO_SYMBOL_AGAINST_FORTS: Final = Reason("IS-7.1.2.3", "no-symbol-against-forts")
OUTSIDE_THEATER: Final = Reason("IS-7.1.2.4", "outside-theater")
CONFLICT_SHIELDS: Final = Reason("IS-7.1.2.4", "conflict-shields")

# spoils (7.2)
NO_STRIP: Final = Reason("IS-7.2.0.1", "no-strip")
STRIPPED_ALREADY: Final = Reason("IS-7.2.0.3", "stripped-already")
STRIP_MARKET: Final = Reason("IS-7.2.0.3", "strip-market")
STRIP_POLITICAL: Final = Reason("IS-7.2.0.3", "strip-political")
STRIP_REGION: Final = Reason("IS-7.2.0.3", "strip-region")
NO_CONQUEST_POINTS: Final = Reason("IS-7.2.1.0.1", "no-conquest-points")
CONQUEST_POLITICAL: Final = Reason("IS-7.2.1.0.2", "conquest-political")
SQUADRON_ONLY_NAVAL: Final = Reason("IS-7.2.1.1.3", "squadron-only-naval")
NO_LINE_TO_FORT: Final = Reason("IS-12.3.1", "no-line-to-fort")
USA_FOR_GOOD: Final = Reason("IS-7.3.6", "usa-for-good")
REFUSED_ALREADY: Final = Reason("IS-7.2.2.3", "refused-already")
NO_LINE_TO_TERRITORY: Final = Reason("IS-7.2.1.2.1", "no-line-to-territory")
CONQUEST_TOO_DEAR: Final = Reason("IS-7.2.1.0.3", "conquest-too-dear")
NAVY_HAS_CONQUERED: Final = Reason("IS-7.2.1.1.5", "navy-has-conquered")
SQUADRON_ELSEWHERE: Final = Reason("IS-7.2.1.1.3", "squadron-elsewhere")
SQUADRON_HAS_CONQUERED: Final = Reason("IS-7.2.1.1.5", "squadron-has-conquered")

# what follows from a theater (7.3, 12.1)
ONLY_SPAIN: Final = Reason("IS-12.1.3", "only-spain")
USA_ALREADY: Final = Reason("IS-10.0.2", "usa-already")
NO_CANADA: Final = Reason("IS-7.3.5", "no-canada")
FORT_ELSEWHERE: Final = Reason("IS-7.3.4", "fort-elsewhere")
NO_FORT_TO_REMOVE: Final = Reason("IS-7.3.4", "no-fort-to-remove")
NO_USA_HERE: Final = Reason("IS-7.3.3", "no-usa-here")
