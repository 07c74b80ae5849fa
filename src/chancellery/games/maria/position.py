"""Hand-written positions: what each field means, and the state they describe. Errors name the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.maria import position_cards, relocation, sequence, subsidies, victory
from chancellery.games.maria.politics import Politics
from chancellery.games.maria.powers import (
    AUSTRIA,
    FRANCE,
    MAJOR,
    NOBODY,
    POWERS,
    PRUSSIA,
    PRUSSIAN_ALLY,
    SAXONY,
    SUITS,
    TRACKS,
)
from chancellery.games.maria.sequence import LAST_INTRODUCTORY, LAST_TURN, WINTER_EVERY, Allocation, Turn
from chancellery.games.maria.stage import III, IV, Stage, V
from chancellery.games.maria.state import IN_BOX, MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.games.maria.winter import Winter
from chancellery.kernel import BadInput, Procedure
from chancellery.kernel.fields import Fields, bad_field
from chancellery.kernel.sets import bits
from chancellery.locale import Name

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

HEADERS = ("game", "scenario", "seats", "seed", "options", "board", "title", "note")
# where a position can begin: the stages of a turn, and for each the points within it, the usual one first
STAGES: dict[str, tuple[str, ...]] = {
    "set_up": ("start",),
    "politics": ("start", "trump", "bid", "order", "tracks"),
    "hussars": ("start",),
    "france_bavaria": ("movement", "start", "cards", "supply", "combat", "conquest", "end"),
    "prussia_saxony": ("movement", "start", "cards", "supply", "combat", "conquest", "end"),
    "austria_pragmatic": ("movement", "start", "cards", "supply", "combat", "conquest", "end"),
    "election": ("start",),
    "winter": ("start", "scoring"),
    "end": ("start",),
}
NUMBERS = {"politics": 1, "hussars": 2, "france_bavaria": III, "prussia_saxony": IV, "austria_pragmatic": V}
SECOND_TURN = 2  # M-19.1.13: how many turns after the annexation Prussia's neutrality ends
FULL_STAGES = ("politics", "election")
COMMON = (
    "turn", "stage", "phase", "start", "generals", "trains", "hussars", "markers", "claims", "deck", "deck_ends",
    "draw_decks", "discards", "subsidy", "saxony_drew",
)  # fmt: skip
FULL = (
    "electors", "tracks", "shift", "political", "offer", "election_due", "trump", "last_winner", "emperor", "italy",
    "annexed", "prussia_neutral", "reduced", "contracts", "winters",
)  # fmt: skip
OF_POWER, OF_POWER_FULL = ("hand",), ("politics", "covered", "battles", "aside")
OF_GENERAL = ("city", "armies", "face_down", "commander")


def build(game: Maria, data: dict[str, Any], seed: str) -> Campaign:
    """The state of a position: an empty map or the set-up, changed by its fields."""
    known = (*HEADERS, *COMMON, *(FULL if game.full else ()), *POWERS)
    f = Fields(data)
    f.known(known)
    s = sequence.blank(game, seed)
    stages = [stage for stage in STAGES if game.full or stage not in FULL_STAGES]
    stage = f.one("stage", stages, "france_bavaria")
    phase = f.one("phase", STAGES[stage], STAGES[stage][0])
    s.turn = f.number("turn", 1, LAST_TURN if game.full else LAST_INTRODUCTORY, 1)
    if stage == "winter" and s.turn % WINTER_EVERY:
        raise f.wrong("turn", " | ".join(map(str, range(WINTER_EVERY, LAST_TURN + 1, WINTER_EVERY))))
    s.stage = NUMBERS.get(stage, 0 if stage == "set_up" else V)  # election and winter follow upon stage V
    if game.full:
        _politics(s, f, stage)
    _seats(s)
    starts = ("set_up",) if stage == "set_up" else ("empty", "set_up")
    _pieces(s, f, set_up=f.one("start", starts, starts[0]) == "set_up")
    _fortresses(s, f)
    s.subsidy = f.flag("subsidy", True)
    s.saxony_drew = f.flag("saxony_drew", False)
    for power, name in enumerate(POWERS):
        _power(s, power, f.table(name))
    position_cards.tactical(s, f)
    if game.full:
        _pools(s, f, s.turn if stage == "end" else s.turn - 1)
        position_cards.political(s, f, revealed=stage != "politics" or phase != "start")
    if stage == "set_up":
        s.armies = [0] * len(s.armies)
    ids = [card.id for card in game.components.political]
    _stack(s, stage, phase, [ids.index(id) for id in f.words("offer", ids)] if game.full else [])
    wrong = game.check(s)
    if wrong:
        raise BadInput("position-impossible", problem=wrong[0])
    return s


# -- politics


def _politics(s: Campaign, f: Fields, stage: str) -> None:
    for track, name in enumerate(TRACKS):
        last = len(s.game.components.tracks[track])
        s.track[track] = f.table("tracks", TRACKS).number(name, 1, last, s.track[track] + 1) - 1
        s.shift[track] = f.table("shift", TRACKS).number(name, -last, last, 0)
    s.annexed = f.number("annexed", 0, s.turn, 0)
    s.silesia = s.annexed > 0
    gone = s.turn - s.annexed
    past = stage in ("austria_pragmatic", "election", "winter", "end")
    ends = gone > SECOND_TURN or (gone == SECOND_TURN and (past or stage == "prussia_saxony"))
    s.prussia_neutral = f.flag("prussia_neutral", s.silesia and not ends)
    s.reduced = f.flag("reduced", False)
    s.election_due = f.flag("election_due", stage == "election")
    if "trump" in f.data:
        s.trump = SUITS.index(f.one("trump", SUITS, ""))
    if "last_winner" in f.data:
        s.last_winner = s.game.seats.index(f.one("last_winner", s.game.seats, ""))
    for box, holders in (("emperor", (AUSTRIA, FRANCE)), ("italy", (AUSTRIA, FRANCE))):
        if box in f.data:
            setattr(s, box, POWERS.index(f.one(box, [POWERS[p] for p in holders], "")))
    for number, contract in enumerate(f.list("contracts")):
        name = f"contracts.{number + 1}"
        if not isinstance(contract, list) or len(contract) != 3:
            raise bad_field(name, "[payer, receiver, number]", contract)
        one = Fields({"payer": contract[0], "receiver": contract[1], "number": contract[2]}, name + ".")
        payer, receiver = (POWERS.index(one.one(field, POWERS, "")) for field in ("payer", "receiver"))
        if not subsidies.may_contract(s, payer, receiver):  # M-20.2, M-20.4, M-20.7
            allowed = [name for power, name in enumerate(POWERS) if subsidies.may_contract(s, payer, power)]
            raise one.wrong("receiver", " | ".join(allowed) or "-")
        s.contracts.append([payer, receiver, one.number("number", 1, 36, 1)])


def _seats(s: Campaign) -> None:
    """M-19.3.21: who runs Saxony follows its marker."""
    s.seat_of[SAXONY] = s.seat_of[PRUSSIA if s.saxony == PRUSSIAN_ALLY else AUSTRIA]


# -- pieces


def _pieces(s: Campaign, f: Fields, *, set_up: bool) -> None:
    box = s.game.components
    for piece, found in enumerate(box.pieces):
        start = found.start if found.start != NOBODY else IN_BOX
        waits = piece == s.game.second_train and s.game.full and not s.silesia  # M-19.1.12
        s.put(piece, start if set_up else IN_BOX if waits else OFF_BOARD)
    if set_up:
        for power in range(len(POWERS)):
            _divide(s, power)
    generals, trains = f.table("generals"), f.table("trains")
    generals.names(g.id for g in box.generals)
    trains.names(t.id for t in box.trains)
    for number, general in enumerate(box.generals):
        if general.id in generals.data:
            _general(s, number, generals.table(general.id, OF_GENERAL))
    for number, train in enumerate(box.trains, box.count):
        if train.id in trains.data:
            s.put(number, _place(s, trains, train.id, number))
    for piece, found in enumerate(box.pieces):
        _check_place(s, piece, f"{'generals' if s.is_general(piece) else 'trains'}.{found.id}")
    cities = f.list("hussars")
    if len(cities) > len(s.hussars):
        raise BadInput("position-too-many", field="hussars", count=len(cities), most=len(s.hussars))
    occupied = s.all_generals | s.all_trains
    for number, id in enumerate(cities):
        city = _city(s, "hussars", id)
        if occupied >> city & 1:
            raise BadInput("maria-position-occupied", field="hussars", city=Name("maria-city-" + id))
        s.hussars[number] = city


def _divide(s: Campaign, power: int) -> None:
    """The armies of the set-up, as evenly as the printed minima allow."""
    own = s.game.components.powers[power]
    for general in own.generals:
        s.armies[general] = s.game.components.generals[general].least
    for _ in range(own.armies - sum(s.armies[general] for general in own.generals)):
        weakest = min(own.generals, key=lambda general: s.armies[general])
        s.armies[weakest] += 1


def _general(s: Campaign, general: int, f: Fields) -> None:
    place = _place(s, f, "city", general) if "city" in f.data else s.where[general]
    s.put(general, place)
    if place == OFF_BOARD:
        s.armies[general] = f.number("armies", 0, 0, 0)
        return
    s.armies[general] = f.number("armies", 1, MOST_ARMIES, s.armies[general] or 1)
    if f.flag("face_down", False):
        s.face_down |= 1 << general
    if f.flag("commander", False):
        s.commands |= 1 << general


def _place(s: Campaign, f: Fields, name: str, piece: int) -> int:
    """A city, "off" for a piece that was lost, or "box" for one in an off-map box."""
    value = f.data[name]
    if value == "off":
        return OFF_BOARD
    if value == "box":
        power = s.power_of(piece)
        corps = s.is_general(piece) and power in s.game.components.arrows and s.game.full
        if not corps and piece != s.game.second_train:
            raise BadInput("position-unknown-name", field=f.prefix + name, name="box")
        return IN_BOX
    return _city(s, f.prefix + name, value)


def _city(s: Campaign, field: str, value: Any) -> int:
    found = s.game.components.atlas.index.get(value) if isinstance(value, str) else None
    if found is None:
        raise BadInput("position-unknown-name", field=field, name=str(value))
    return found


def _check_place(s: Campaign, piece: int, field: str) -> None:
    """M-6.2, M-19.4: who may share a city, and where a neutral power's pieces and the others may stand."""
    city = s.where[piece]
    if city < 0:
        return
    args = {"field": field, "city": Name("maria-city-" + s.game.components.atlas.ids[city])}
    there = [other for other, place in enumerate(s.where) if place == city]
    partners = s.relations.partners[s.power_of(piece)]
    if len(there) > 2 or (len(there) == 2 and not all(s.is_general(p) for p in there)):
        raise BadInput("maria-position-occupied", **args)
    if any(not partners >> s.power_of(other) & 1 for other in there):
        raise BadInput("maria-position-occupied", **args)
    if piece in relocation.displaced(s, s.power_of(piece)):
        raise BadInput("maria-position-closed", **args)


# -- fortresses, victory markers


def _fortresses(s: Campaign, f: Fields) -> None:
    atlas = s.game.components.atlas
    majors = [POWERS[power] for power in MAJOR]
    if s.silesia:  # M-19.1.7: markers are as the position says
        for city in bits(s.game.silesian_fortresses):
            s.mark(city, NOBODY)
    for field, owners in (("markers", [*majors, "none"]), ("claims", [*POWERS, "none"])):
        given = f.table(field)
        for id in given.data:
            city = _city(s, field, id)
            owner = given.one(id, owners, "")
            if not atlas.fortress >> city & 1 or (s.game.components.elector_cities >> city & 1 and field == "markers"):
                raise BadInput("position-unknown-name", field=field, name=str(id))
            power = NOBODY if owner == "none" else POWERS.index(owner)
            if field == "markers":
                s.mark(city, power)
            else:
                s.claim[city] = power
    if "electors" in f.data:
        electors = [atlas.ids[city] for city in s.game.components.marked_electors]
        s.electors = atlas.set_of(f.words("electors", electors))


def _power(s: Campaign, power: int, f: Fields) -> None:
    full = s.game.full and power in MAJOR
    f.known((*OF_POWER, *(OF_POWER_FULL if full else ())))
    if full:
        s.battles[power] = f.number("battles", 0, victory.BATTLE_BOXES, 0)
        s.aside[power] = f.number("aside", 0, s.game.components.powers[power].pool, 0)


def _pools(s: Campaign, f: Fields, over: int) -> None:
    """M-15.3, M-16: what is not placed is in the pool; the winter sheet, without words, has the present pools."""
    for power in MAJOR:
        fixed = s.game.components.powers[power]
        s.pool[power] = fixed.pool + fixed.markers.bit_count()
        if s.pool[power] < s.aside[power]:
            raise BadInput("position-too-many", field=POWERS[power] + ".aside", count=s.aside[power], most=fixed.pool)
        s.pool[power] -= s.aside[power]
        boxes = sum(power == holder for holder in (s.emperor, s.italy)) + (power == PRUSSIA and s.silesia)
        for _ in range(sum(owner == power for owner in s.marker) + s.battles[power] + boxes):
            victory.from_pool(s, power)
    victory.three_electors(s)
    s.events.clear()
    passed = over // WINTER_EVERY  # turns that are over, their winters included
    sheets = f.list("winters")
    if len(sheets) > passed:
        raise BadInput("position-too-many", field="winters", count=len(sheets), most=passed)
    for number in range(passed):
        sheet = Fields({"winters": sheets[number]} if number < len(sheets) else {}).table(
            "winters", [POWERS[power] for power in MAJOR]
        )
        s.winters.append([sheet.number(POWERS[power], 0, 99, s.pool[power]) for power in MAJOR])


# -- where play begins


def _stack(s: Campaign, stage: str, phase: str, offer: list[int]) -> None:
    turn = Turn()
    if stage == "set_up":
        s.begin_at(turn, Allocation())
        return
    steps = {
        "politics": Turn.politics,
        "hussars": Turn.place_hussars,
        "france_bavaria": Turn.france_bavaria,
        "prussia_saxony": Turn.prussia_saxony,
        "austria_pragmatic": Turn.austria_pragmatic,
        "election": Turn.election,
        "winter": Turn.winter,
        "end": Turn.end,
    }
    step = turn.step_of(steps[stage])
    if phase == "start":
        turn.go_to(step)
        s.begin_at(turn)
        return
    turn.go_past(step)
    inside: Procedure
    if stage == "politics":
        inside = Politics(offer)
        inside.go_to(inside.step_of(_POLITICS[phase]))
    elif stage == "winter":
        inside = Winter()
        inside.go_to(inside.step_of(Winter.scoring))
    else:
        inside = Stage(NUMBERS[stage])
        inside.go_to(inside.step_of(_PHASES[phase]))
    s.begin_at(turn, inside)


_POLITICS = {
    "trump": Politics.draw_trump,
    "bid": Politics.bid,
    "order": Politics.show,
    "tracks": Politics.apply_tracks,
}
_PHASES = {
    "cards": Stage.subsidy,
    "supply": Stage.supply,
    "movement": Stage.movement,
    "combat": Stage.combat,
    "conquest": Stage.delayed_conquest,
    "end": Stage.end,
}
