"""The vocabulary of the system: what it asks, tells and is answered. Each game adds its own declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from chancellery.games.coalitions.system.counting import COUNTINGS
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, MOST_TROOPS
from chancellery.kernel import Happening, Question, Reason, Sort, Verb
from chancellery.table.effects import Countings

# -- sorts: fields that name what comes from the board, numbers with their highest action id, and words

ACTION: Final = Sort("action", ("drill", "leadership"))
ITEM: Final = Sort("item", ("buy_troop", "buy_card", "buy_morale", "buy_fortress"))
MOVEMENT: Final = Sort("movement", ("march", "strategic", "sail"))
REASON: Final = Sort("reason", ("influence",))
WHY_MORALE: Final = Sort("why_morale", ("leadership", "purchase", "arbiter", "grant", "bid", "fives"))
WHY_INFLUENCE: Final = Sort("why_influence", ("battle", "minor_battle"))
SORTS: Final = [
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
EXPEL: Final = Verb("expel", "expel {power}", "K-6.4.1")
STATUS: Final = Verb("status", "status {status}", "K-6.1.4")
BID: Final = Verb("bid", "bid {points}", "K-11.2.2")
# actions
DRILL: Final = Verb("drill", "drill", "K-7.1.1")
DISCARD: Final = Verb("discard", "discard {card}", "K-4.9.4")
PLACE: Final = Verb("place", "place {place}", "K-7.3.1")
PLACE_NAMED: Final = Verb("place_named", "place named {place}", "K-7.3.1")
TAKE_OFF: Final = Verb("take_off", "take off {place}", "K-7.3.2")
CARD: Final = Verb("card", "card", "K-7.3.3")
MORALE: Final = Verb("morale", "morale", "K-7.3.4")
ACCEPT: Final = Verb("accept", "accept", "K-7.3.7")
BUY_TROOP: Final = Verb("buy_troop", "buy troop {place}", "K-7.4.1")
BUY_CARD: Final = Verb("buy_card", "buy card", "K-7.4.1")
BUY_MORALE: Final = Verb("buy_morale", "buy morale", "K-7.4.1")
BUY_FORTRESS: Final = Verb("buy_fortress", "buy fortress {place}", "K-7.4.1")
# movement
ARBITER: Final = Verb("arbiter", "arbiter {power}", "K-7.6.3")
DISBAND: Final = Verb("disband", "disband {place}", "K-7.6.14")
MARCH: Final = Verb("march", "march {place} > {to:place}", "K-7.6.18")
STRATEGIC: Final = Verb("strategic", "strategic {place} > {to:place}", "K-7.6.18")
SAIL: Final = Verb("sail", "sail {place} > {to:place}", "K-7.6.18")
ON: Final = Verb("on", "on {place}", "K-7.6.29")
HALT: Final = Verb("halt", "halt", "K-7.6.29")
CONSENT: Final = Verb("consent", "consent", "K-6.3.2")
GARRISON: Final = Verb("garrison", "garrison {place}", "K-7.6.35")
END: Final = Verb("end", "end", "K-7.6.45")
BATTLE: Final = Verb("battle", "battle {place}", "K-8.0.4")
REQUEST: Final = Verb("request", "request", "K-7.6.9")
STOP: Final = Verb("stop", "stop", "K-7.6.9")
GRANT: Final = Verb("grant", "grant", "K-7.6.9")
# battle
SUPPORT: Final = Verb("support", "support {place}", "K-8.2.2")
PLAY: Final = Verb("play", "play {card} for {place}", "K-8.3.4")
REVEAL: Final = Verb("reveal", "reveal {card} for {place}", "K-8.3.14")
TURN_UP: Final = Verb("turn_up", "turn up {power} {place} {number}", "K-8.3.17")
STRIKE: Final = Verb("strike", "strike {card} for {place}", "K-8.3.14")
STRIKE_OUT: Final = Verb("strike_out", "strike out {power} {place} {number}", "RP-9.5.2")
PASS: Final = Verb("pass", "pass", "K-8.3.4")
CAPITAL: Final = Verb("capital", "capital", "K-8.7.3")
OFF_BOARD: Final = Verb("off_board", "off board", "K-8.7.3")
WITHDRAW: Final = Verb("withdraw", "withdraw {place} > {to:place}", "K-8.5.2")
WITHDRAW_OFF: Final = Verb("withdraw_off", "withdraw {place} > off", "K-8.5.2")
# board update
ASSIGN: Final = Verb("assign", "assign {place} > {to:place}", "K-9.1.2")
MAY_STAY: Final = Verb("stay", "stay {power} {place}", "K-9.1.3")
MUST_LEAVE: Final = Verb("leave", "leave {power} {place}", "K-9.1.3")
# declining: what is asked may have another word for it
DECLINE: Final = Verb("decline", "decline", "K-7.0.1")
REFUSE: Final = Verb("refuse", "refuse", "K-6.3.2")
DONE: Final = Verb("done", "done", "K-7.0.1")
VERBS: Final = [
    *(EXPEL, STATUS, BID, DRILL, DISCARD, PLACE, PLACE_NAMED, TAKE_OFF, CARD, MORALE, ACCEPT, BUY_TROOP, BUY_CARD),
    *(BUY_MORALE, BUY_FORTRESS, ARBITER, DISBAND, MARCH, STRATEGIC, SAIL, ON, HALT, CONSENT, GARRISON, END, BATTLE),
    *(REQUEST, STOP, GRANT, SUPPORT, PLAY, REVEAL, TURN_UP, STRIKE, STRIKE_OUT, PASS, CAPITAL, OFF_BOARD, WITHDRAW),
    *(WITHDRAW_OFF, ASSIGN, MAY_STAY, MUST_LEAVE, DECLINE, REFUSE, DONE),
]

# -- questions

ASK_EXPEL_BEFORE: Final = Question("expel_before", "K-6.4.2", verbs=(EXPEL, DONE))
ASK_STATUS: Final = Question("status", "K-6.1.4", "before:status", (STATUS,))
ASK_BID: Final = Question("bid", "K-11.2.2", "minor:power", (BID,))
ASK_DRILL: Final = Question("drill", "K-7.1.1", verbs=(DRILL, DECLINE))
ASK_DRILL_DISCARD: Final = Question("drill_discard", "K-7.1.2", verbs=(DISCARD,))
ASK_SURPLUS: Final = Question("surplus", "K-4.9.4", "count:number", (DISCARD,))
ASK_LEADERSHIP: Final = Question("leadership", "K-7.3.1", verbs=(PLACE, PLACE_NAMED, TAKE_OFF, CARD, MORALE, DECLINE))
ASK_MORE_GENERALS: Final = Question("more_generals", "K-7.3.1", verbs=(PLACE, PLACE_NAMED, TAKE_OFF, DONE))
ASK_PURCHASE: Final = Question("purchase", "K-7.4.1", "money", (BUY_TROOP, BUY_CARD, BUY_MORALE, BUY_FORTRESS, DONE))
ASK_ARBITER: Final = Question("arbiter", "K-7.6.3", verbs=(ARBITER,), forced=True)
ASK_DISBAND: Final = Question("disband", "K-7.6.14", verbs=(DISBAND, DONE))
ASK_MOVE: Final = Question("move", "K-7.6.18", "alone:number", (MARCH, STRATEGIC, SAIL, END))
ASK_PATH: Final = Question("path", "K-7.6.29", "path:place+", (ON, HALT), forced=True)
ASK_CONSENT: Final = Question("consent", "K-6.3.2", "mover:power general path:place+", (CONSENT, REFUSE))
ASK_GARRISON: Final = Question("garrison", "K-7.6.35", "general", (GARRISON, DONE))
ASK_BATTLE: Final = Question("battle", "K-8.0.4", verbs=(BATTLE,), forced=True)
ASK_REQUEST: Final = Question("request", "K-7.6.9", "number arbiter:power count:number", (REQUEST, STOP))
ASK_GRANT: Final = Question("grant", "K-7.6.9", "mover:power number", (GRANT, REFUSE))
ASK_SUPPORT: Final = Question("support", "K-8.2.1", "place side powers:power+", (SUPPORT, DONE))
ASK_CARD: Final = Question("card", "K-8.3.4", "place position:number", (PLAY, REVEAL, STRIKE, PASS))
ASK_TARGET: Final = Question("target", "K-8.3.17", "place", (TURN_UP, STRIKE_OUT), forced=True)
ASK_BEATEN: Final = Question("beaten", "K-8.7.3", "general place named:hero", (CAPITAL, OFF_BOARD))
ASK_WITHDRAW: Final = Question("withdraw", "K-8.5.2", "place named:hero", (WITHDRAW, WITHDRAW_OFF))
ASK_WIN_GARRISON: Final = Question("win_garrison", "K-8.6.1", "general", (GARRISON, DONE))
ASK_ASSIGN: Final = Question("assign", "K-9.1.2", verbs=(ASSIGN,))
ASK_STAY: Final = Question("stay", "K-9.1.3", "guest:power general place", (MAY_STAY, MUST_LEAVE))
ASK_UPDATE_WITHDRAW: Final = Question("update_withdraw", "K-9.4.1", verbs=(WITHDRAW, WITHDRAW_OFF))
QUESTIONS: Final = [
    *(ASK_EXPEL_BEFORE, ASK_STATUS, ASK_BID, ASK_DRILL, ASK_DRILL_DISCARD, ASK_SURPLUS, ASK_LEADERSHIP),
    *(ASK_MORE_GENERALS, ASK_PURCHASE, ASK_ARBITER, ASK_DISBAND, ASK_MOVE, ASK_PATH, ASK_CONSENT, ASK_GARRISON),
    *(ASK_BATTLE, ASK_REQUEST, ASK_GRANT, ASK_SUPPORT, ASK_CARD, ASK_TARGET, ASK_BEATEN, ASK_WITHDRAW),
    *(ASK_WIN_GARRISON, ASK_ASSIGN, ASK_STAY, ASK_UPDATE_WITHDRAW),
]

# -- events

HAPPENINGS: Final = [
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
NOT_A_MEMBER: Final = Reason("K-6.4.1", "not-in-your-coalition")
MINOR_GOES_ALONG: Final = Reason("K-6.4.4", "minor-power-goes-along")
EXPELLED_FROM_IT: Final = Reason("K-6.4.2", "expelled-from-it")
NEVER_CHANGES_SIDES: Final = Reason("K-6.1.7", "never-changes-sides")
ONLY_LEADERS_EXPEL: Final = Reason("K-6.4.1", "only-leaders-expel")
BID_WITHOUT_MORALE: Final = Reason("K-11.2.3", "bid-without-morale")
BID_TOO_HIGH: Final = Reason("K-11.2.3", "bid-too-high")
# cards and Leadership
CARD_NOT_HELD: Final = Reason("K-4.9.1", "card-not-held")
NAMED_NOT_OFF_BOARD: Final = Reason("K-7.3.1", "named-not-off-board")
NOBODY_OFF_BOARD: Final = Reason("K-7.3.1", "nobody-off-board")
NOT_CONTROLLED: Final = Reason("K-7.3.1", "not-controlled")
NEUTRAL_HOME: Final = Reason("K-6.6.3", "neutral-home")
OWN_GENERAL_THERE: Final = Reason("K-7.3.5", "own-general-there")
STRANGER_THERE: Final = Reason("K-7.3.5", "stranger-there")
NO_GENERAL_THERE: Final = Reason("K-7.3.2", "no-general-there")
NOT_BOTH: Final = Reason("K-7.3.2", "not-both")
NO_CARD_LEFT: Final = Reason("K-7.3.3", "no-card-left")
MORALE_FULL: Final = Reason("K-7.3.4", "morale-full", {"highest": HIGHEST_MORALE})
# Mobilisation
NO_GENERAL_TO_FILL: Final = NO_GENERAL_THERE.by("K-7.4.4")
GENERAL_FULL: Final = Reason("K-7.4.5", "general-full", {"most": MOST_TROOPS})
NO_TOKENS: Final = Reason("K-7.4.2", "no-tokens")
NO_CARD_TO_BUY: Final = NO_CARD_LEFT.by("K-7.4.2")
MORALE_HIGHEST: Final = MORALE_FULL.by("K-4.7.1")
NO_FORTRESS_LEFT: Final = Reason("K-7.4.8", "no-fortress-left")
FORTRESS_THERE: Final = Reason("K-7.4.7", "fortress-there")
NO_GARRISON_TO_FORTIFY: Final = Reason("K-7.4.6", "no-garrison-there")
TOO_LITTLE_MONEY: Final = Reason("K-7.4.1", "too-little-money")
# Movement
ARBITER_SELF: Final = Reason("K-7.6.4", "arbiter-self")
ARBITER_ALLY: Final = Reason("K-7.6.4", "arbiter-ally")
ARBITER_FULL: Final = Reason("K-7.6.4", "arbiter-full")
ARBITER_UNCONTROLLED: Final = Reason("K-11.5.3", "uncontrolled")
ARBITER_SAME_PLAYER: Final = Reason("K-7.6.4", "arbiter-same-player")
NO_GARRISON_TO_DISBAND: Final = Reason("K-7.6.14", "no-garrison-there")
NO_GENERAL_TO_MOVE: Final = NO_GENERAL_THERE.by("K-7.6.18")
MOVED_ALREADY: Final = Reason("K-7.6.18", "moved-already")
NO_BATTLE_THERE: Final = Reason("K-8.0.2", "no-battle-there")
# Strategic and Sea Movement
TWICE: Final = Reason("K-7.6.29", "twice")
NOT_FRIENDLY: Final = Reason("K-7.6.30", "not-friendly")
ENEMY_ENDS_STRATEGIC: Final = Reason("K-7.6.30", "enemy-ends-strategic")
NO_END: Final = Reason("K-7.6.31", "no-end")
STRATEGIC_TOO_SHORT: Final = Reason("K-7.6.29", "strategic-too-short")
MAY_NOT_SAIL: Final = Reason("K-7.6.21", "may-not-sail")
NOT_A_PORT: Final = Reason("K-7.6.22", "not-a-port")
NO_SEA_ROUTE: Final = Reason("K-7.6.21", "no-sea-route")
# Garrisons
NOT_LEFT_OR_ENTERED: Final = Reason("K-7.6.35", "not-left-or-entered")
GARRISON_THERE: Final = Reason("K-7.6.40", "garrison-there")
ALLIED_HOME: Final = Reason("K-7.6.39", "allied-home")
WIN_FIRST: Final = Reason("K-7.6.43", "win-first")
# board update
NOT_REMOVED: Final = Reason("K-9.1.2", "not-removed")
OTHER_GENERAL_ASKED: Final = Reason("K-9.1.3", "other-general-asked")
# entering
OWN_GENERAL_ENTERED: Final = OWN_GENERAL_THERE.by("K-7.6.31")
NOT_ADJACENT: Final = Reason("K-7.6.19", "not-adjacent")
IMPASSABLE: Final = Reason("K-4.2.7", "impassable")
NEUTRAL_CONFINED: Final = Reason("K-7.6.33", "neutral-confined")
CONSENTS_NEVER: Final = Reason("K-11.5.10", "uncontrolled-consents-never")
CONSENT_REFUSED: Final = Reason("K-6.3.2", "consent-refused")
# battle
NO_GENERAL_TO_SUPPORT: Final = NO_GENERAL_THERE.by("K-8.2.1")
NOT_NEXT_TO_BATTLE: Final = Reason("K-8.2.1", "not-next-to-battle")
OVER_SEA: Final = NOT_NEXT_TO_BATTLE.by("K-8.2.4")
BATTLE_THERE: Final = Reason("K-8.2.6", "battle-there")
TOOK_PART_ALREADY: Final = Reason("K-8.2.6", "took-part-already")
NO_TROOPS: Final = Reason("K-8.2.7", "no-troops")
GENERAL_NOT_ENGAGED: Final = Reason("K-8.3.2", "general-not-engaged")
TROOPS_USED_UP: Final = Reason("K-8.3.2", "troops-used-up")
NOT_HIS_POSITION: Final = Reason("K-8.3.4", "not-his-position")
ONLY_FACE_DOWN: Final = Reason("K-8.3.14", "only-face-down")
NO_TARGET: Final = Reason("K-8.3.17", "no-target")
NOT_A_TARGET: Final = Reason("K-8.3.17", "not-a-target")
GARRISON_ELSEWHERE: Final = Reason("K-8.6.1", "garrison-elsewhere")
NOT_WITHDRAWING: Final = Reason("K-8.5.2", "not-withdrawing")
NOT_NEAREST: Final = Reason("K-8.5.2", "not-nearest")

# -- what the declarations mean on the table

FIRST: Final = "first"
LAST: Final = "last"
GARRISONS: Final = "garrisons"
NO_PIECE: Final = "no piece"
ABOUT: Final = {  # which pieces a verb concerns, if not the Generals in all Territories that it names
    **dict.fromkeys((MARCH, STRATEGIC, SAIL, WITHDRAW), FIRST),
    ASSIGN: LAST,
    **dict.fromkeys((DISBAND, BUY_FORTRESS), GARRISONS),
    **dict.fromkeys((TURN_UP, STRIKE_OUT), NO_PIECE),
}
LEADING: Final = (MARCH, STRATEGIC, SAIL)
WAYS: Final = (ASK_PATH,)
ENDS: Final = (DONE, END, HALT, PASS, STOP, DECLINE)


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
