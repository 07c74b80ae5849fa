"""Why a move is not allowed: the rule that forbids it and the reason, found by asking in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.games.maria import cards, conquest, negotiations, why_not_movement, why_not_now, winter
from chancellery.games.maria.campaign import MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.games.maria.cards import LEAST_RESERVE, MOST_RESERVE, Payment
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.hussars import COUNT as HUSSARS
from chancellery.games.maria.hussars import RANGE
from chancellery.games.maria.powers import AUSTRIA, FRANCE, MAJOR, NOBODY, PRAGMATIC, SUITS
from chancellery.games.maria.refusals import city_name, no, piece_name, power_name
from chancellery.games.maria.tracks import CORPS_PRICE
from chancellery.kernel import Decision, Move, Refusal
from chancellery.locale import Name

Reason = Callable[[Campaign, Decision, Move], Refusal]


def explain(s: Campaign, decision: Decision, move: Move) -> Refusal:
    decision = _meant(s, decision, move)
    verbs = {option.verb for option in decision.options} | ALSO.get(decision.kind, set())
    if move.verb not in verbs:
        return why_not_now.explain(s, decision, move)
    return REASONS[move.verb](s, decision, move)


def _meant(s: Campaign, decision: Decision, move: Move) -> Decision:
    """Of several decisions of one seat the one about the power that the move names."""
    if move.verb not in ("armies", "bid", "no_bid"):
        return decision
    power = s.power_of(move.args[0]) if move.verb == "armies" else move.args[0]
    own = (other for other in s.asked if other.seat == decision.seat and other.actor == power)
    return next(own, decision)


# -- armies (4, 6, 13)


def _armies(s: Campaign, decision: Decision, move: Move) -> Refusal:
    general, count = move.args
    rule = "M-4.15" if decision.kind == "armies" else "M-6.10"
    if s.seat_of[s.power_of(general)] != decision.seat:
        return no(rule, "not-your-power", power=power_name(s.power_of(general)))
    if decision.kind == "division" and general not in decision.about:
        return no("M-6.12", "not-of-the-stack", general=piece_name(s, general))
    if general != decision.about[0]:
        return no(rule, "next-general", general=_about(s, decision))
    if not 1 <= count <= MOST_ARMIES:
        return no("M-6.7" if count else "M-6.6", "armies-limit", most=MOST_ARMIES)
    if decision.kind == "division":
        return no("M-6.15", "division", general=piece_name(s, decision.about[1]), most=MOST_ARMIES)
    least = s.game.components.generals[general].least
    if count < least:
        return no("M-4.17", "least-armies", general=piece_name(s, general), least=least)
    return no("M-4.18", "armies-left", least=decision.options[0].args[1], most=decision.options[-1].args[1])


def _about(s: Campaign, decision: Decision) -> Name:
    return piece_name(s, decision.about[0])


def _remain(s: Campaign, decision: Decision, move: Move) -> Refusal:
    return no("M-6.14", "not-of-the-stack", general=piece_name(s, move.args[0]))


def _recruit(s: Campaign, decision: Decision, move: Move) -> Refusal:
    power, count = decision.actor, move.args[0]
    price = count * winter.ARMY_PRICE
    most = decision.options[-1].args[0]
    if decision.kind == "levy":  # the card grants so many, and they need room as in winter
        granted = _raise(s).levy
        return no("M-17.5.16", "levy", most=granted) if count > granted else no("M-17.5.17", "no-room", most=most)
    if cards.worth(s.hands[power]) < price:
        return no("M-13.3", "too-dear", price=price, worth=cards.worth(s.hands[power]))
    return no("M-13.6", "no-room", most=most)


def _return(s: Campaign, decision: Decision, move: Move) -> Refusal:
    general, city = move.args
    where = {"general": piece_name(s, general), "city": city_name(s, city)}
    if s.power_of(general) != decision.actor:
        rule = "M-R-59" if any(isinstance(p, winter.Winter) for p in s.stack) else "M-R-92"
        return no(rule, "other-power", piece=piece_name(s, general), power=power_name(decision.actor))
    if s.where[general] != OFF_BOARD:
        return no("M-13.7", "not-removed", general=where["general"])
    own = s.game.general_fortresses(s, decision.actor)
    if general == s.game.components.arenberg:
        own |= s.game.components.arenberg_returns
    if not own >> city & 1:
        return no("M-13.8", "no-return-there", **where)
    if not conquest.controllers(s, city) & s.relations.allies[decision.actor]:
        return no("M-13.9", "not-controlled", city=where["city"])
    if [general, city] in _raise(s).refused:
        return no("M-R-60", "consent-refused", city=where["city"])
    return no("M-13.10", "return-occupied", city=where["city"])


def _raise(s: Campaign) -> winter.Raise:
    return next(p for p in reversed(s.stack) if isinstance(p, winter.Raise))


def _done(s: Campaign, decision: Decision, move: Move) -> Refusal:
    if decision.kind == "movement":
        return why_not_movement.done(s, decision, move)
    if _raise(s).must != NOBODY:
        return no("M-19.3.14", "must-return", general=piece_name(s, _raise(s).must))
    return no("M-13.6", "armies-need-a-general")


def _give(s: Campaign, decision: Decision, move: Move) -> Refusal:
    general, count = move.args
    if s.power_of(general) != decision.actor:
        return no("M-13.3", "other-power", piece=piece_name(s, general), power=power_name(decision.actor))
    if general != decision.about[0]:
        return no("M-13.6", "next-general", general=_about(s, decision))
    if s.armies[general] + count > MOST_ARMIES:
        return no("M-6.7", "armies-limit", most=MOST_ARMIES)
    if count > decision.secret[0]:
        return no("M-13.4", "not-so-many", count=decision.secret[0])
    return no("M-13.6", "rest-needs-room", least=decision.options[0].args[1])


# -- politics (17, 18)


def _bid(s: Campaign, decision: Decision, move: Move) -> Refusal:
    if move.args[0] not in MAJOR:
        return no("M-17.0.1", "no-major-power", power=power_name(move.args[0]))
    if s.seat_of[move.args[0]] != decision.seat:
        return no("M-17.0.3", "not-your-power", power=power_name(move.args[0]))
    return no("M-17.3.1", "not-in-hand", power=power_name(decision.actor))


def _take(s: Campaign, decision: Decision, move: Move) -> Refusal:
    card = s.game.components.political[move.args[0]]
    name = Name("maria-political-" + card.id)
    if move.args[0] not in decision.about:
        return no("M-17.1.1", "not-on-offer", card=name)
    return no("M-17.5.2", "no-symbol", card=name, power=power_name(decision.actor))


def _part(s: Campaign, decision: Decision, move: Move) -> Refusal:
    if move.args[0] != decision.about[1]:
        return no("M-R-92", "next-part", number=decision.about[1])
    return no("M-17.5.10", "choose-direction" if move.verb == "do" else "direction")


def _vote(s: Campaign, decision: Decision, move: Move) -> Refusal:
    if move.args[0] not in (AUSTRIA, FRANCE):
        return no("M-18.5", "no-candidate", power=power_name(move.args[0]))
    if move.args[1] not in s.game.components.electors:
        return no("M-18.4", "no-elector", city=city_name(s, move.args[1]))
    promised, number = negotiations.promised(s, decision.actor)
    if move.args[1] == decision.about[0] and promised not in (NOBODY, move.args[0]):
        power, candidate = power_name(decision.actor), power_name(promised)
        return no("M-21.2", "agreement-vote", power=power, candidate=candidate, number=number)
    return no("M-R-58", "next-vote", city=city_name(s, decision.about[0]))


def _corps(s: Campaign, decision: Decision, move: Move) -> Refusal:
    general = move.args[0]
    name = piece_name(s, general)
    if s.power_of(general) != decision.actor:
        return no("M-17.5.20", "other-power", piece=name, power=power_name(decision.actor))
    if s.where[general] == OFF_BOARD:
        return no("M-17.5.21", "too-dear", price=CORPS_PRICE, worth=cards.worth(s.hands[decision.actor]))
    return no("M-17.5.20", "not-on-the-map", piece=name)


# -- hussars (7), tactical cards (8)


def _hussar(s: Campaign, decision: Decision, move: Move) -> Refusal:
    number = move.args[0]
    if not 1 <= number <= HUSSARS:
        return no("M-7.1", "so-many-hussars", count=HUSSARS)
    if number != decision.about[0]:
        return no("M-7.2", "next-hussar", number=decision.about[0])
    city, atlas = move.args[1], s.game.components.atlas
    name = city_name(s, city)
    if s.hussars[number - 1] == city:
        return no("M-7.6", "hussar-there", city=name)
    if not atlas.bohemia >> city & 1:
        return no("M-7.3", "not-in-bohemia", city=name)
    if (s.all_generals() | s.all_trains()) >> city & 1:
        return no("M-7.5", "occupied", city=name)
    return no("M-7.4", "too-far-for-hussars", city=name, range=RANGE)


def _pay(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """A whole payment: cards that are there, enough of them and none to spare."""
    top, held = s.stack[-1], [cards.face(card) for card in s.hands[decision.actor]]
    if not isinstance(top, Payment) or any(move.args.count(face) > held.count(face) for face in move.args):
        return no("M-8.17", "not-in-hand", power=power_name(decision.actor))
    plain = [cards.value(face) for face in move.args if face != RESERVE]
    reserves = len(move.args) - len(plain)
    if max(plain, default=0) > top.last:
        return no("M-R-43", "falling-order", most=top.last)
    if sum(plain) + reserves * min(MOST_RESERVE, top.last) < top.price:
        return no("M-R-43", "payment-too-little", price=top.price)
    spare = sum(plain) + reserves > top.price if reserves else sum(plain) - min(plain) >= top.price
    return no("M-R-43", "card-to-spare", price=top.price) if spare else no("M-R-43", "lay-one-by-one")


def _lay(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """One card of a payment, where there are too many ways to list."""
    found = _reserve_or_card(s, decision, move, "M-8.17")
    if found is not None:
        return found
    top = s.stack[-1]
    assert isinstance(top, Payment)
    if not any(option.verb in ("lay", "lay_reserve") for option in decision.options):
        return no("M-R-43", "pay-at-once")
    worth = move.args[0] if move.verb == "lay_reserve" else cards.value(move.args[0])
    if worth > top.last:
        return no("M-R-43", "falling-order", most=top.last)
    return no("M-R-43", "rest-unpaid", price=top.price)


def _discard(s: Campaign, decision: Decision, move: Move) -> Refusal:
    return no("M-17.5.27", "not-in-hand", power=power_name(decision.actor))


def _play(s: Campaign, decision: Decision, move: Move) -> Refusal:
    found = _reserve_or_card(s, decision, move, "M-8.17")
    return found or no("M-11.1.5", "other-suit", suit=Name("maria-suit-" + SUITS[decision.about[3]]))


def _reserve_or_card(s: Campaign, decision: Decision, move: Move, rule: str) -> Refusal | None:
    """Whether the card is there, and a Reserve worth what it can be."""
    valued = move.verb in ("lay_reserve", "play_reserve")
    face = RESERVE if valued else move.args[0]
    if all(cards.face(card) != face for card in s.hands[decision.actor]):
        return no(rule, "not-in-hand", power=power_name(decision.actor))
    if face == RESERVE and not (valued and LEAST_RESERVE <= move.args[0] <= MOST_RESERVE):
        return no("M-8.10", "reserve-value", least=LEAST_RESERVE, most=MOST_RESERVE)
    return None


# -- supply (9), combat (11)


def _supply(s: Campaign, decision: Decision, move: Move) -> Refusal:
    return no("M-9.17", "no-toll", general=piece_name(s, move.args[0]))


def _attack(s: Campaign, decision: Decision, move: Move) -> Refusal:
    start, city = move.args
    generals, others = s.generals_at(start), s.generals_at(city)
    names = {"city": city_name(s, start), "other_city": city_name(s, city)}
    if not generals or not any(s.acts(s.power_of(general)) for general in generals):
        return no("M-11.1.1", "no-attacker", city=names["city"])
    for general in (*generals, *others):
        if s.relations.neutral >> s.power_of(general) & 1:
            return no("M-19.4.4", "neutral-general", power=power_name(s.power_of(general)))
    enemies = s.relations.enemies[s.power_of(generals[0])]
    if not others or not enemies >> s.power_of(others[0]) & 1:
        return no("M-11.1.1", "no-enemy", city=names["other_city"])
    if not s.game.components.atlas.near_all[start] >> city & 1:
        return no("M-11.1.1", "attack-not-adjacent", **names)
    if any(s.beaten >> general & 1 for general in (*generals, *others)):
        return no("M-11.1.25", "beaten")
    if s.power_of(generals[0]) == PRAGMATIC and decision.actor != PRAGMATIC:
        return no("M-11.1.19", "austria-attacks-first")
    return no("M-11.1.26", "battle-over", **names)


def _decline(s: Campaign, decision: Decision, move: Move) -> Refusal:
    return no("M-11.1.14", "must-play")


def _retreat(s: Campaign, decision: Decision, move: Move) -> Refusal:
    city = move.args[0]
    if (s.all_generals() | s.all_trains()) >> city & 1:
        return no("M-11.2.7", "occupied", city=city_name(s, city))
    here, bohemia = s.where[decision.about[0]], s.game.components.atlas.bohemia
    for power in {s.power_of(general) for general in s.generals_at(here)}:
        if s.game.closed_to(s, power) >> city & 1:
            return no("M-19.4.5", "neutral", city=city_name(s, city))
        if (bohemia >> city ^ bohemia >> here) & 1 and not s.game.components.powers[power].crosses:
            return no("M-11.2.9", "no-crossing", power=power_name(power))
    return no("M-11.2.5", "retreat", city=city_name(s, city), count=decision.about[1])


def _retreat_way(s: Campaign, decision: Decision, move: Move) -> Refusal:
    return no("M-11.2.4", "retreat-way", city=city_name(s, decision.about[1]))


# -- upheavals (19)


def _place(s: Campaign, decision: Decision, move: Move) -> Refusal:
    piece, city = move.args
    names = {"piece": piece_name(s, piece), "city": city_name(s, city)}
    if piece not in {option.args[0] for option in decision.options}:
        return no(decision.rule, "piece-stays", piece=names["piece"])
    if decision.kind == "second_train":
        occupied = (s.all_generals() | s.all_trains()) >> city & 1
        return no("M-6.1", "occupied", city=names["city"]) if occupied else no("M-19.1.12", "second-train")
    return no(decision.rule, "not-nearest", **names)


def _stay(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """M-R-32: who may not stack with the general who comes back makes room."""
    return no("M-R-32", "must-make-room", general=_about(s, decision))


# verbs that belong to a kind of decision even where no option of the moment has them
ALSO: dict[str, set[str]] = {
    "movement": {"move", "together", "march", "march_together", "restore", "replace", "wait", "done"},
    "end_movement": {"move", "together", "march", "march_together", "restore", "replace", "wait"},
    "payment": {"pay", "lay", "lay_reserve"},
    "battle": {"play", "play_reserve", "decline"},
    "bid": {"bid", "no_bid"},
    "use_part": {"do", "do_left", "do_right"},
    "hussar": {"hussar", "leave"},
    "return": {"return", "done"},
    "political_card": {"take"},
    "walk": {"on", "halt"},
    "make_room": {"place", "consent"},
}
REASONS: dict[str, Reason] = {
    "armies": _armies,
    "remain": _remain,
    "recruit": _recruit,
    "return": _return,
    "done": _done,
    "give": _give,
    "bid": _bid,
    "no_bid": _bid,
    "take": _take,
    "do": _part,
    "do_left": _part,
    "do_right": _part,
    "vote": _vote,
    "corps": _corps,
    "hussar": _hussar,
    "leave": _hussar,
    "pay": _pay,
    "lay": _lay,
    "lay_reserve": _lay,
    "discard": _discard,
    "play": _play,
    "play_reserve": _play,
    "supply": _supply,
    "attack": _attack,
    "decline": _decline,
    "retreat": _retreat,
    "through": _retreat_way,
    "around": _retreat_way,
    "place": _place,
    "consent": _stay,
    "move": why_not_movement.set_out,
    "together": why_not_movement.set_out,
    "march": why_not_movement.set_out,
    "march_together": why_not_movement.set_out,
    "on": why_not_movement.on,
    "halt": why_not_movement.halt,
    "restore": why_not_movement.train,
    "replace": why_not_movement.train,
    "wait": why_not_movement.wait,
    "command": why_not_movement.command,
}
