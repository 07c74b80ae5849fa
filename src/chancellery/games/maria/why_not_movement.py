"""Why a piece may not go there (10): who may move, along which roads, how far, and what stands in the way."""

from __future__ import annotations

from chancellery.games.maria import cards, conquest, negotiations
from chancellery.games.maria.campaign import IN_BOX, OFF_BOARD, Campaign
from chancellery.games.maria.movement import REACH, REACH_ON_MAIN, TRAIN_REACH, Movement, Walk
from chancellery.games.maria.movement import TRAIN_REACH_ON_MAIN as TRAIN_MOST
from chancellery.games.maria.refusals import city_name, no, piece_name, power_name
from chancellery.games.maria.trains import TRAIN_PRICE
from chancellery.kernel import Decision, Move, Refusal


def set_out(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """The first step of a move."""
    piece, city = move.args
    forced, together = move.verb.startswith("march"), move.verb.endswith("together")
    found = _piece(s, decision, piece, together)
    return found or _step(s, s.generals_at(s.where[piece]) if together else [piece], city, forced=forced)


def _piece(s: Campaign, decision: Decision, piece: int, together: bool) -> Refusal | None:
    found = _own(s, decision, piece)
    name = piece_name(s, piece)
    if found:
        return found
    if s.where[piece] < 0:
        return no("M-10.1.2", "not-on-the-map", piece=name)
    if s.settled >> piece & 1:
        if not s.is_general(piece):
            return no("M-10.2.10", "train-placed", piece=name)
        return no("M-10.1.10", "settled", piece=name)
    if s.moved >> piece & 1:
        return no("M-10.1.3", "has-moved", piece=name)
    if not together:
        return None
    generals = s.generals_at(s.where[piece])
    if len(generals) < 2:
        return no("M-10.1.15", "no-stack", general=name)
    if generals[0] != piece:
        return no("M-6.4", "not-commander", general=name, commander=piece_name(s, generals[0]))
    mate = generals[1]
    if (s.moved | s.settled) >> mate & 1:
        return no("M-10.1.3", "has-moved", piece=piece_name(s, mate))
    return None if s.acts(s.power_of(mate)) else no("M-10.1.1", "not-active", power=power_name(s.power_of(mate)))


def _own(s: Campaign, decision: Decision, piece: int) -> Refusal | None:
    power = s.power_of(piece)
    if s.seat_of[power] != decision.seat:
        return no("M-10.1.1", "not-your-power", power=power_name(power))
    return None if s.acts(power) else no("M-10.1.1", "not-active", power=power_name(power))


def on(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """A further step of a move."""
    walk = _walk(s)
    return _length(s, walk, move.args[0]) or _step(s, walk.pieces, move.args[0], forced=walk.forced)


def _walk(s: Campaign) -> Walk:
    walk = s.stack[-1]
    assert isinstance(walk, Walk)
    return walk


def halt(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """M-21.2: only an agreement drives a piece on."""
    number = negotiations.must_go_on(s, _walk(s).pieces)
    piece, place = piece_name(s, decision.about[0]), city_name(s, s.where[decision.about[0]])
    return no("M-21.2", "agreement-leave", piece=piece, city=place, number=number)


def _length(s: Campaign, walk: Walk, city: int) -> Refusal | None:
    """M-10.1.5 to M-10.1.7: a walk that can go on at all goes on along main roads only."""
    piece = walk.pieces[0]
    general = s.is_general(piece)
    reach, most = (REACH, REACH_ON_MAIN) if general else (TRAIN_REACH, TRAIN_MOST)
    here, atlas = s.where[piece], s.game.components.atlas
    if (
        walk.forced
        or walk.steps_made < reach
        or not atlas.near_all[here] >> city & 1
        or atlas.main_all[here] >> city & 1
    ):
        return None
    return no("M-10.1.6" if general else "M-10.1.7", "main-roads-only", reach=reach, most=most)


def _step(s: Campaign, pieces: list[int], city: int, *, forced: bool) -> Refusal:
    """What forbids a piece, or a stack as one body, to step from its city into another one."""
    piece, together = pieces[0], len(pieces) > 1
    for found in (
        *(_road(s, one, city, forced) for one in pieces),
        _room(s, piece, city, together),
        _march(s, piece, city) if forced else None,
        *(_agreed(s, one, city) for one in pieces),
    ):
        if found is not None:
            return found
    if together:
        return no("M-R-14", "consent-move-refused", city=city_name(s, city))
    return no("M-10.1.23", "consent-refused", city=city_name(s, city))


def _agreed(s: Campaign, one: int, city: int) -> Refusal | None:
    """M-21.2: an agreement in force keeps the piece out of the city."""
    for number, cities in negotiations.forbidden(s, s.power_of(one)).items():
        if cities >> city & 1:
            return no("M-21.2", "agreement-keeps", city=city_name(s, city), number=number)
    return None


def done(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """M-21.2: only an agreement keeps the phase open."""
    powers = [power for power in s.game.active(s) if s.seat_of[power] == decision.seat]
    piece, number = negotiations.must_leave(s, powers, decision.options)
    place = city_name(s, s.where[piece])
    return no("M-21.2", "agreement-leave", piece=piece_name(s, piece), city=place, number=number)


def _road(s: Campaign, piece: int, city: int, forced: bool) -> Refusal | None:
    atlas, power, here = s.game.components.atlas, s.power_of(piece), s.where[piece]
    names = {"city": city_name(s, here), "other_city": city_name(s, city)}
    if not atlas.near_all[here] >> city & 1:
        return no("M-10.1.2", "not-adjacent", **names)
    if not atlas.near[here] >> city & 1 and not s.game.components.powers[power].crosses:
        return no("M-10.1.22", "no-crossing", power=power_name(power))
    if forced and not atlas.main_all[here] >> city & 1:
        return no("M-10.1.17", "no-main-road", **names)
    if s.game.closed_to(s, power) >> city & 1:
        rule = "M-19.4.3" if s.relations.neutral >> power & 1 else "M-19.4.5"
        return no(rule, "neutral", city=names["other_city"])
    return None


def _room(s: Campaign, piece: int, city: int, together: bool) -> Refusal | None:
    """M-6.2, M-10.1.8 to M-10.1.14."""
    name, power = city_name(s, city), s.power_of(piece)
    generals, train = s.generals_at(city), s.train_at(city)
    relations = s.relations
    if not s.is_general(piece):
        return no("M-10.1.13", "occupied", city=name) if generals or train >= 0 else None
    if any(relations.enemies[power] >> s.power_of(general) & 1 for general in generals):
        return no("M-10.1.14", "enemy-general", city=name)
    if train >= 0 and not relations.enemies[power] >> s.power_of(train) & 1:
        return no("M-10.1.8", "occupied", city=name)
    if not generals:
        return None
    if len(generals) > 1 or together:
        return no("M-6.2", "two-generals", city=name)
    if not relations.partners[power] >> s.power_of(generals[0]) & 1:
        return no("M-6.2", "not-partners", power=power_name(power), other=power_name(s.power_of(generals[0])))
    return None


def _march(s: Campaign, piece: int, city: int) -> Refusal | None:
    """M-10.1.18, M-10.1.20."""
    atlas, power, name = s.game.components.atlas, s.power_of(piece), city_name(s, city)
    if atlas.fortress >> city & 1 and conquest.enemy_held(s, power, city):
        return no("M-10.1.18", "march-fortress", city=name)
    enemies = s.relations.enemies[power]
    enemy = s.pieces_of(enemies, s.stand) | s.pieces_of(enemies, s.trains)
    if (enemy | atlas.neighbours(enemy)) >> city & 1:
        return no("M-10.1.20", "march-enemy", city=name)
    return None


def train(s: Campaign, decision: Decision, move: Move) -> Refusal:
    """10.2: bringing a train back."""
    piece, city = move.args
    power, name = s.power_of(piece), city_name(s, city)
    if s.is_general(piece):
        return no("M-10.2.1", "no-train", piece=piece_name(s, piece))
    found = _own(s, decision, piece) or _waiting(s, move)
    if found:
        return found
    boxed = s.where[piece] == IN_BOX  # M-R-56: without cost, in a fortress of Prussia
    fortresses = s.game.general_fortresses(s, power) if boxed else s.game.train_fortresses(s, power)
    if not fortresses >> city & 1:
        if boxed:
            return no("M-19.1.12", "second-train")
        return no("M-10.2.5", "no-train-fortress", city=name, power=power_name(power))
    if (s.all_generals() | s.all_trains()) >> city & 1:
        return no("M-10.2.7", "occupied", city=name)
    if not conquest.controllers(s, city) & s.relations.allies[power]:
        return no("M-10.2.8", "not-controlled", city=name)
    for number, cities in negotiations.forbidden(s, power, placed=True).items():
        if cities >> city & 1:
            return no("M-21.2", "agreement-keeps", city=name, number=number)
    return no("M-10.2.4", "too-dear", price=TRAIN_PRICE, worth=cards.worth(s.hands[power]))


def _waiting(s: Campaign, move: Move) -> Refusal | None:
    """Whether the train can be brought back, or taken off and placed anew."""
    piece = move.args[0]
    name, place, restore = piece_name(s, piece), s.where[piece], move.verb == "restore"
    if place == IN_BOX and not (s.silesia and restore):
        return no("M-10.2.3", "train-in-box")
    if place >= 0 and restore:
        return no("M-10.2.1", "train-on-the-map", piece=name)
    if place == OFF_BOARD and not restore:
        return no("M-10.2.2", "train-off-the-map", piece=name)
    return no("M-R-17", "train-placed", piece=name) if s.settled >> piece & 1 else None


def wait(s: Campaign, decision: Decision, move: Move) -> Refusal:
    if s.game.two_players:
        return no("M-R-94", "one-player")
    top = s.stack[-1]
    if isinstance(top, Movement) and top.waited:
        return no("M-R-16", "other-waits")
    return no("M-R-16", "nobody-to-wait-for")


def command(s: Campaign, decision: Decision, move: Move) -> Refusal:
    return no("M-6.5", "not-of-the-stack", general=piece_name(s, move.args[0]))
