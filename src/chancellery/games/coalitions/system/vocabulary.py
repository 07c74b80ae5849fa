"""The vocabulary of the system: what it asks, tells and is answered. Each game adds its own declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from chancellery.games.coalitions.system.counting import COUNTINGS
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, MOST_TROOPS
from chancellery.kernel import Happening, Question, Reason, Sort, Verb
from chancellery.table.effects import Countings

# -- sorts: fields that name what comes from the board, numbers with their highest action id, and words

ACTION = Sort("action", ("drill", "leadership"))
ITEM = Sort("item", ("buy_troop", "buy_card", "buy_morale", "buy_fortress"))
MOVEMENT = Sort("movement", ("march", "strategic", "sail"))
REASON = Sort("reason", ("influence",))
WHY_MORALE = Sort("why_morale", ("leadership", "purchase", "arbiter", "grant", "bid", "fives"))
WHY_INFLUENCE = Sort("why_influence", ("battle", "minor_battle"))
SORTS = [
    Sort("place", link=True),
    Sort("power", key="power-", cases=True),
    Sort("general"),
    Sort("card"),
    Sort("value"),  # of a Battle card
    Sort("status", ref="zone", key="status-"),
    Sort("hero", key="hero-"),
    Sort("side", ("attack", "defence")),
    Sort("number", most=9),
    Sort("points", most=15),  # K-4.7.1: nobody has more Morale to bid
    Sort("money", most=99),
    Sort("candidate", of="place steps:number value:number"),  # for a priority; the value -1 where it does not matter
    *(ACTION, ITEM, MOVEMENT, REASON, WHY_MORALE, WHY_INFLUENCE),
    Sort("why_card", ("drill", "leadership", "purchase", "off_board", "battle")),
    Sort("why_discard", ("drill", "limit")),
    Sort("loss", ("battle", "defeat", "retreat")),
    Sort("removal", ("peace", "weaker")),
    Sort("duty", ("neutral", "neutral_home", "uncontrolled")),
    Sort("verdict", ("stronger", "garrison", "lot")),
]


def more(sort: Sort, *ids: str) -> Sort:
    """A sort of words where a game has more of them."""
    return Sort(sort.name, (*sort.ids, *ids))


# -- verbs

# diplomacy
EXPEL = Verb("expel", "expel {power}", "K-6.4.1")
STATUS = Verb("status", "status {status}", "K-6.1.4")
BID = Verb("bid", "bid {points}", "K-11.2.2")
# actions
DRILL = Verb("drill", "drill", "K-7.1.1")
DISCARD = Verb("discard", "discard {card}", "K-4.9.4")
PLACE = Verb("place", "place {place}", "K-7.3.1")
PLACE_NAMED = Verb("place_named", "place named {place}", "K-7.3.1")
TAKE_OFF = Verb("take_off", "take off {place}", "K-7.3.2")
CARD = Verb("card", "card", "K-7.3.3")
MORALE = Verb("morale", "morale", "K-7.3.4")
ACCEPT = Verb("accept", "accept", "K-7.3.7")
BUY_TROOP = Verb("buy_troop", "buy troop {place}", "K-7.4.1")
BUY_CARD = Verb("buy_card", "buy card", "K-7.4.1")
BUY_MORALE = Verb("buy_morale", "buy morale", "K-7.4.1")
BUY_FORTRESS = Verb("buy_fortress", "buy fortress {place}", "K-7.4.1")
# movement
ARBITER = Verb("arbiter", "arbiter {power}", "K-7.6.3")
DISBAND = Verb("disband", "disband {place}", "K-7.6.14")
MARCH = Verb("march", "march {place} > {to:place}", "K-7.6.18")
STRATEGIC = Verb("strategic", "strategic {place} > {to:place}", "K-7.6.18")
SAIL = Verb("sail", "sail {place} > {to:place}", "K-7.6.18")
ON = Verb("on", "on {place}", "K-7.6.29")
HALT = Verb("halt", "halt", "K-7.6.29")
CONSENT = Verb("consent", "consent", "K-6.3.2")
GARRISON = Verb("garrison", "garrison {place}", "K-7.6.35")
END = Verb("end", "end", "K-7.6.45")
BATTLE = Verb("battle", "battle {place}", "K-8.0.4")
REQUEST = Verb("request", "request", "K-7.6.9")
STOP = Verb("stop", "stop", "K-7.6.9")
GRANT = Verb("grant", "grant", "K-7.6.9")
# battle
SUPPORT = Verb("support", "support {place}", "K-8.2.2")
PLAY = Verb("play", "play {card} for {place}", "K-8.3.4")
REVEAL = Verb("reveal", "reveal {card} for {place}", "K-8.3.14")
TURN_UP = Verb("turn_up", "turn up {power} {place} {number}", "K-8.3.17")
STRIKE = Verb("strike", "strike {card} for {place}", "K-8.3.14")
STRIKE_OUT = Verb("strike_out", "strike out {power} {place} {number}", "RP-9.5.2")
PASS = Verb("pass", "pass", "K-8.3.4")
CAPITAL = Verb("capital", "capital", "K-8.7.3")
OFF_BOARD = Verb("off_board", "off board", "K-8.7.3")
WITHDRAW = Verb("withdraw", "withdraw {place} > {to:place}", "K-8.5.2")
WITHDRAW_OFF = Verb("withdraw_off", "withdraw {place} > off", "K-8.5.2")
# board update
ASSIGN = Verb("assign", "assign {place} > {to:place}", "K-9.1.2")
MAY_STAY = Verb("stay", "stay {power} {place}", "K-9.1.3")
MUST_LEAVE = Verb("leave", "leave {power} {place}", "K-9.1.3")
# declining: what is asked may have another word for it
DECLINE = Verb("decline", "decline", "K-7.0.1")
REFUSE = Verb("refuse", "refuse", "K-6.3.2")
DONE = Verb("done", "done", "K-7.0.1")
VERBS = [
    *(EXPEL, STATUS, BID, DRILL, DISCARD, PLACE, PLACE_NAMED, TAKE_OFF, CARD, MORALE, ACCEPT, BUY_TROOP, BUY_CARD),
    *(BUY_MORALE, BUY_FORTRESS, ARBITER, DISBAND, MARCH, STRATEGIC, SAIL, ON, HALT, CONSENT, GARRISON, END, BATTLE),
    *(REQUEST, STOP, GRANT, SUPPORT, PLAY, REVEAL, TURN_UP, STRIKE, STRIKE_OUT, PASS, CAPITAL, OFF_BOARD, WITHDRAW),
    *(WITHDRAW_OFF, ASSIGN, MAY_STAY, MUST_LEAVE, DECLINE, REFUSE, DONE),
]

# -- questions

ASK_EXPEL_BEFORE = Question("expel_before", "K-6.4.2", verbs=(EXPEL, DONE))
ASK_STATUS = Question("status", "K-6.1.4", "before:status", (STATUS,))
ASK_BID = Question("bid", "K-11.2.2", "minor:power", (BID,))
ASK_DRILL = Question("drill", "K-7.1.1", verbs=(DRILL, DECLINE))
ASK_DRILL_DISCARD = Question("drill_discard", "K-7.1.2", verbs=(DISCARD,))
ASK_SURPLUS = Question("surplus", "K-4.9.4", "count:number", (DISCARD,))
ASK_LEADERSHIP = Question("leadership", "K-7.3.1", verbs=(PLACE, PLACE_NAMED, TAKE_OFF, CARD, MORALE, DECLINE))
ASK_MORE_GENERALS = Question("more_generals", "K-7.3.1", verbs=(PLACE, PLACE_NAMED, TAKE_OFF, DONE))
ASK_PURCHASE = Question("purchase", "K-7.4.1", "money", (BUY_TROOP, BUY_CARD, BUY_MORALE, BUY_FORTRESS, DONE))
ASK_ARBITER = Question("arbiter", "K-7.6.3", verbs=(ARBITER,), forced=True)
ASK_DISBAND = Question("disband", "K-7.6.14", verbs=(DISBAND, DONE))
ASK_MOVE = Question("move", "K-7.6.18", "alone:number", (MARCH, STRATEGIC, SAIL, END))
ASK_PATH = Question("path", "K-7.6.29", "path:place+", (ON, HALT), forced=True)
ASK_CONSENT = Question("consent", "K-6.3.2", "mover:power general path:place+", (CONSENT, REFUSE))
ASK_GARRISON = Question("garrison", "K-7.6.35", "general", (GARRISON, DONE))
ASK_BATTLE = Question("battle", "K-8.0.4", verbs=(BATTLE,), forced=True)
ASK_REQUEST = Question("request", "K-7.6.9", "number arbiter:power count:number", (REQUEST, STOP))
ASK_GRANT = Question("grant", "K-7.6.9", "mover:power number", (GRANT, REFUSE))
ASK_SUPPORT = Question("support", "K-8.2.1", "place side powers:power+", (SUPPORT, DONE))
ASK_CARD = Question("card", "K-8.3.4", "place position:number", (PLAY, REVEAL, STRIKE, PASS))
ASK_TARGET = Question("target", "K-8.3.17", "place", (TURN_UP, STRIKE_OUT), forced=True)
ASK_BEATEN = Question("beaten", "K-8.7.3", "general place named:hero", (CAPITAL, OFF_BOARD))
ASK_WITHDRAW = Question("withdraw", "K-8.5.2", "place named:hero", (WITHDRAW, WITHDRAW_OFF))
ASK_WIN_GARRISON = Question("win_garrison", "K-8.6.1", "general", (GARRISON, DONE))
ASK_ASSIGN = Question("assign", "K-9.1.2", verbs=(ASSIGN,))
ASK_STAY = Question("stay", "K-9.1.3", "guest:power general place", (MAY_STAY, MUST_LEAVE))
ASK_UPDATE_WITHDRAW = Question("update_withdraw", "K-9.4.1", verbs=(WITHDRAW, WITHDRAW_OFF))
QUESTIONS = [
    *(ASK_EXPEL_BEFORE, ASK_STATUS, ASK_BID, ASK_DRILL, ASK_DRILL_DISCARD, ASK_SURPLUS, ASK_LEADERSHIP),
    *(ASK_MORE_GENERALS, ASK_PURCHASE, ASK_ARBITER, ASK_DISBAND, ASK_MOVE, ASK_PATH, ASK_CONSENT, ASK_GARRISON),
    *(ASK_BATTLE, ASK_REQUEST, ASK_GRANT, ASK_SUPPORT, ASK_CARD, ASK_TARGET, ASK_BEATEN, ASK_WITHDRAW),
    *(ASK_WIN_GARRISON, ASK_ASSIGN, ASK_STAY, ASK_UPDATE_WITHDRAW),
]

# -- events

HAPPENINGS = [
    # sequence of play
    Happening("round", "round:number", mark="round"),
    Happening("diplomacy", "round:number", mark="turn"),
    Happening("turn", "round:number turn:number", mark="turn"),
    # diplomacy
    Happening("status", "power status before:status"),
    Happening("no_choice", "power status place"),
    Happening("expelled", "leader:power power", loses="power"),
    # Minor Powers
    Happening("bid", "power minor:power points"),
    Happening("capital_held", "minor:power controller:power"),
    Happening("control", "minor:power controller:power"),
    Happening("control_kept", "minor:power controller:power"),
    # actions
    Happening("declined", "power action"),
    Happening("draw", "power why_card", secret="card:value"),
    Happening("no_card", "power"),
    Happening("reshuffle", "count:number"),
    Happening("discard", "power card:value why_discard"),
    Happening("tax", "power money", scores="money power money"),
    Happening("placed", "power general place named:hero"),
    Happening("taken_off", "power general place troops:number named:hero"),
    Happening("bought", "power item place left:number"),
    Happening("corruption", "power money"),
    Happening("expand", "power points total:number", scores="influence power points total"),
    # tracks
    Happening("morale", "power points total:number why_morale", scores="morale power points total"),
    Happening("influence", "power points total:number why_influence", scores="influence power points total"),
    # movement
    Happening("arbiter", "power arbiter:power", favours="arbiter"),
    Happening("no_arbiter", "power"),
    Happening("disbanded", "power place"),
    Happening("movement_turn", "power number"),
    Happening("moved", "power general movement path:place* named:hero", trail="path"),
    Happening("consent", "host:power power start:place to:place", favours="power"),
    Happening("consent_refused", "host:power power start:place to:place"),
    Happening("garrison", "power place"),
    Happening("requested", "power arbiter:power number", favours="arbiter"),
    Happening("granted", "arbiter:power power number", favours="power"),
    Happening("refused_turn", "arbiter:power power number"),
    # battle
    Happening("battle", "power place", mark="battle"),
    Happening("strength", "place attack:number defence:number"),
    Happening("support", "power start:place place side"),
    Happening("card_down", "power place morale:number", secret="card:value"),
    Happening("card_up", "power place card:value morale:number"),
    Happening("turned_up", "power owner:power place card:value"),
    Happening("struck_out", "power owner:power place card:value"),
    Happening("passed", "power"),
    Happening("stack", "power place cards:value* strength:number"),
    Happening("result", "place attack:number defence:number winner:side", mark="weighty"),
    Happening("lost_troops", "power general troops:number place loss named:hero", loses="power"),
    Happening("withdrew", "power general place to:place troops:number named:hero", trail="place to"),
    Happening(
        "beaten",
        "power general place to:place troops:number named:hero",
        trail="place to",
        loses="power",
    ),
    Happening("garrison_lost", "power place", loses="power"),
    # board update
    Happening("garrison_removed", "power place removal", loses="power", listed=True),
    Happening("garrison_paid", "power place money total:number", scores="money power money total"),
    Happening("assigned", "power place general to:place named:hero", listed=True),
    Happening("must_leave", "power place duty named:hero", loses="power", listed=True),
    Happening("may_stay", "host:power power place", favours="power"),
    Happening("must_go", "host:power power place", listed=True),
    Happening("compared", "place powers:power* strength:number verdict", listed=True),
    # the end
    Happening("victory", "powers:power* reason", mark="end"),
]

# -- reasons

# diplomacy
NOT_A_MEMBER = Reason("K-6.4.1", "not-in-your-coalition")
MINOR_GOES_ALONG = Reason("K-6.4.4", "minor-power-goes-along")
EXPELLED_FROM_IT = Reason("K-6.4.2", "expelled-from-it")
NEVER_CHANGES_SIDES = Reason("K-6.1.7", "never-changes-sides")
ONLY_LEADERS_EXPEL = Reason("K-6.4.1", "only-leaders-expel")
BID_WITHOUT_MORALE = Reason("K-11.2.3", "bid-without-morale")
BID_TOO_HIGH = Reason("K-11.2.3", "bid-too-high")
# cards and Leadership
CARD_NOT_HELD = Reason("K-4.9.1", "card-not-held")
NAMED_NOT_OFF_BOARD = Reason("K-7.3.1", "named-not-off-board")
NOBODY_OFF_BOARD = Reason("K-7.3.1", "nobody-off-board")
NOT_CONTROLLED = Reason("K-7.3.1", "not-controlled")
NEUTRAL_HOME = Reason("K-6.6.3", "neutral-home")
OWN_GENERAL_THERE = Reason("K-7.3.5", "own-general-there")
STRANGER_THERE = Reason("K-7.3.5", "stranger-there")
NO_GENERAL_THERE = Reason("K-7.3.2", "no-general-there")
NOT_BOTH = Reason("K-7.3.2", "not-both")
NO_CARD_LEFT = Reason("K-7.3.3", "no-card-left")
MORALE_FULL = Reason("K-7.3.4", "morale-full", {"highest": HIGHEST_MORALE})
# Mobilisation
NO_GENERAL_TO_FILL = NO_GENERAL_THERE.by("K-7.4.4")
GENERAL_FULL = Reason("K-7.4.5", "general-full", {"most": MOST_TROOPS})
NO_TOKENS = Reason("K-7.4.2", "no-tokens")
NO_CARD_TO_BUY = NO_CARD_LEFT.by("K-7.4.2")
MORALE_HIGHEST = MORALE_FULL.by("K-4.7.1")
NO_FORTRESS_LEFT = Reason("K-7.4.8", "no-fortress-left")
FORTRESS_THERE = Reason("K-7.4.7", "fortress-there")
NO_GARRISON_TO_FORTIFY = Reason("K-7.4.6", "no-garrison-there")
TOO_LITTLE_MONEY = Reason("K-7.4.1", "too-little-money")
# Movement
ARBITER_SELF = Reason("K-7.6.4", "arbiter-self")
ARBITER_ALLY = Reason("K-7.6.4", "arbiter-ally")
ARBITER_FULL = Reason("K-7.6.4", "arbiter-full")
ARBITER_UNCONTROLLED = Reason("K-11.5.3", "uncontrolled")
ARBITER_SAME_PLAYER = Reason("K-7.6.4", "arbiter-same-player")
NO_GARRISON_TO_DISBAND = Reason("K-7.6.14", "no-garrison-there")
NO_GENERAL_TO_MOVE = NO_GENERAL_THERE.by("K-7.6.18")
MOVED_ALREADY = Reason("K-7.6.18", "moved-already")
NO_BATTLE_THERE = Reason("K-8.0.2", "no-battle-there")
# Strategic and Sea Movement
TWICE = Reason("K-7.6.29", "twice")
NOT_FRIENDLY = Reason("K-7.6.30", "not-friendly")
ENEMY_ENDS_STRATEGIC = Reason("K-7.6.30", "enemy-ends-strategic")
NO_END = Reason("K-7.6.31", "no-end")
STRATEGIC_TOO_SHORT = Reason("K-7.6.29", "strategic-too-short")
MAY_NOT_SAIL = Reason("K-7.6.21", "may-not-sail")
NOT_A_PORT = Reason("K-7.6.22", "not-a-port")
NO_SEA_ROUTE = Reason("K-7.6.21", "no-sea-route")
# Garrisons
NOT_LEFT_OR_ENTERED = Reason("K-7.6.35", "not-left-or-entered")
GARRISON_THERE = Reason("K-7.6.40", "garrison-there")
ALLIED_HOME = Reason("K-7.6.39", "allied-home")
WIN_FIRST = Reason("K-7.6.43", "win-first")
# board update
NOT_REMOVED = Reason("K-9.1.2", "not-removed")
OTHER_GENERAL_ASKED = Reason("K-9.1.3", "other-general-asked")
# entering
OWN_GENERAL_ENTERED = OWN_GENERAL_THERE.by("K-7.6.31")
NOT_ADJACENT = Reason("K-7.6.19", "not-adjacent")
IMPASSABLE = Reason("K-4.2.7", "impassable")
NEUTRAL_CONFINED = Reason("K-7.6.33", "neutral-confined")
CONSENTS_NEVER = Reason("K-11.5.10", "uncontrolled-consents-never")
CONSENT_REFUSED = Reason("K-6.3.2", "consent-refused")
# battle
NO_GENERAL_TO_SUPPORT = NO_GENERAL_THERE.by("K-8.2.1")
NOT_NEXT_TO_BATTLE = Reason("K-8.2.1", "not-next-to-battle")
OVER_SEA = NOT_NEXT_TO_BATTLE.by("K-8.2.4")
BATTLE_THERE = Reason("K-8.2.6", "battle-there")
TOOK_PART_ALREADY = Reason("K-8.2.6", "took-part-already")
NO_TROOPS = Reason("K-8.2.7", "no-troops")
GENERAL_NOT_ENGAGED = Reason("K-8.3.2", "general-not-engaged")
TROOPS_USED_UP = Reason("K-8.3.2", "troops-used-up")
NOT_HIS_POSITION = Reason("K-8.3.4", "not-his-position")
ONLY_FACE_DOWN = Reason("K-8.3.14", "only-face-down")
NO_TARGET = Reason("K-8.3.17", "no-target")
NOT_A_TARGET = Reason("K-8.3.17", "not-a-target")
GARRISON_ELSEWHERE = Reason("K-8.6.1", "garrison-elsewhere")
NOT_WITHDRAWING = Reason("K-8.5.2", "not-withdrawing")
NOT_NEAREST = Reason("K-8.5.2", "not-nearest")

# -- what the declarations mean on the table

FIRST, LAST, GARRISONS, NO_PIECE = "first", "last", "garrisons", "no piece"
ABOUT = {  # which pieces a verb concerns, if not the Generals in all Territories that it names
    **dict.fromkeys((MARCH, STRATEGIC, SAIL, WITHDRAW), FIRST),
    ASSIGN: LAST,
    **dict.fromkeys((DISBAND, BUY_FORTRESS), GARRISONS),
    **dict.fromkeys((TURN_UP, STRIKE_OUT), NO_PIECE),
}
LEADING = (MARCH, STRATEGIC, SAIL)
WAYS = (ASK_PATH,)
ENDS = (DONE, END, HALT, PASS, STOP, DECLINE)


class Vocabulary(NamedTuple):
    """All that a game can say: the system's declarations and its own."""

    verbs: Sequence[Verb]
    questions: Sequence[Question]
    happenings: Sequence[Happening]
    sorts: Sequence[Sort]
    never: Mapping[str, str] = {}  # verbs that the game has no use for, and the rule
    when: Mapping[str, str] = {}  # verbs of the system that it makes by another rule
    about: Mapping[Verb, str] = ABOUT
    leading: Sequence[Verb] = LEADING  # verbs after which a way goes on, or Garrisons can be named in advance
    ways: Sequence[Question] = WAYS  # questions by which a way goes on from its first Territory
    ends: Sequence[Verb] = ENDS  # verbs that end or confirm a step
    countings: Countings = COUNTINGS  # which events change which numbers of a Power
