"""Positions the other way round: written from a state, and their fields as a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.maria import cards, sequence
from chancellery.games.maria.combat import Combat
from chancellery.games.maria.components import DECK, DECKS
from chancellery.games.maria.election import Election
from chancellery.games.maria.hussars import Hussars
from chancellery.games.maria.movement import Movement
from chancellery.games.maria.politics import Politics
from chancellery.games.maria.position import FULL_STAGES, NUMBERS, STAGES
from chancellery.games.maria.powers import AUSTRIA, FRANCE, MAJOR, NOBODY, POWERS, SUITS, TRACKS
from chancellery.games.maria.scene_war import card_title
from chancellery.games.maria.sequence import LAST_INTRODUCTORY, LAST_TURN, Allocation
from chancellery.games.maria.stage import Stage
from chancellery.games.maria.state import IN_BOX, MOST_ARMIES, Campaign
from chancellery.games.maria.supply import Supply
from chancellery.games.maria.victory import BATTLE_BOXES
from chancellery.games.maria.vocabulary import CARDS
from chancellery.games.maria.winter import Winter
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.form import Control, Form, Group, Making, Part, Value, listed

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

KEYS = "maria-position-"
NUMBERED = {number: stage for stage, number in NUMBERS.items()}


# -- from a state


def written(s: Campaign) -> dict[str, Any]:
    """The fields of a position that describe a state; what lies face down in decks is left out."""
    data: dict[str, Any] = {"turn": s.turn, **_when(s)}
    _pieces(s, data)
    _fortresses(s, data)
    data |= {"subsidy": s.subsidy, "saxony_drew": s.saxony_drew}
    if s.game.full:
        _politics(s, data)
    drawn = [pile[0] // DECK + 1 for pile in s.decks if pile]
    if drawn and len(drawn) < DECKS:
        data["draw_decks"] = drawn
    elif drawn:
        data["discards"] = [name for pile in s.discards for name in _names(pile)]
    for power, name in enumerate(POWERS):
        if s.game.components.powers[power].generals:
            data[name] = _power(s, power)
    return data


def set_up(s: Campaign) -> dict[str, Any]:
    """A match that begins: the armies are divided already, so that the generals can be told apart."""
    return written(s) | {"stage": "politics" if s.game.full else "hussars", "phase": "start"}


def _when(s: Campaign) -> dict[str, Any]:
    if s.running(Allocation) is not None:
        return {"stage": "set_up", "start": "set_up"}
    for kind, stage in ((Election, "election"), (Winter, "winter"), (Hussars, "hussars")):
        if s.running(kind) is not None:
            return {"stage": stage, "phase": "start"}
    politics = s.running(Politics)
    if politics is not None:
        begun = "order" if any(s.on_board) else "bid" if s.trump != NOBODY else "trump"
        return {"stage": "politics", "phase": begun if politics.offer else "start"}
    inside = s.running(Stage)
    stage = NUMBERED.get(s.stage if inside is None else inside.number, "france_bavaria")
    for step, phase in ((Combat, "combat"), (Movement, "movement"), (Supply, "supply")):
        if s.running(step) is not None:
            return {"stage": stage, "phase": phase}
    return {"stage": stage, "phase": "cards"}


def _pieces(s: Campaign, data: dict[str, Any]) -> None:
    box, ids = s.game.components, s.game.components.atlas.ids
    data["generals"], data["trains"] = {}, {}
    for piece, found in enumerate(box.pieces):
        place = s.where[piece]
        if place < 0 and not (place == IN_BOX and _boxed(s.game, piece)):
            continue
        where = ids[place] if place >= 0 else "box"
        if not s.is_general(piece):
            data["trains"][found.id] = where
            continue
        one: dict[str, Any] = {"city": where, "armies": s.armies[piece]}
        one |= {"face_down": True} if s.face_down >> piece & 1 else {}
        one |= {"commander": True} if s.commands >> piece & 1 else {}
        data["generals"][found.id] = one
    if data.get("stage") == "set_up":  # nobody has divided his armies yet, or all have in secret
        data["generals"], data["trains"] = {}, {}
    data["hussars"] = [ids[city] for city in s.hussars if city >= 0]


def _boxed(game: Maria, piece: int) -> bool:
    """Whether "box" can be said of it."""
    box = game.components
    if not game.full:
        return False
    return box.power_of[piece] in box.arrows if piece < box.count else piece == game.second_train


def _base(game: Maria, silesia: bool) -> list[int]:
    """Whose victory markers lie where in a position that does not say."""
    base = sequence.blank(game, "").marker
    if silesia:
        for city in bits(game.silesian_fortresses):
            base[city] = NOBODY
    return base


def _fortresses(s: Campaign, data: dict[str, Any]) -> None:
    ids, base = s.game.components.atlas.ids, _base(s.game, s.silesia)
    boxes = s.game.components.elector_cities
    data["markers"] = {
        ids[city]: "none" if owner == NOBODY else POWERS[owner]
        for city, owner in enumerate(s.marker)
        if owner != base[city] and not boxes >> city & 1
    }
    data["claims"] = {ids[city]: POWERS[owner] for city, owner in enumerate(s.claim) if owner != NOBODY}


def _politics(s: Campaign, data: dict[str, Any]) -> None:
    ids = [card.id for card in s.game.components.political]
    data["tracks"] = {name: s.track[track] + 1 for track, name in enumerate(TRACKS)}
    data |= {"annexed": s.annexed, "prussia_neutral": s.prussia_neutral, "reduced": s.reduced}
    data["election_due"] = s.election_due
    data["electors"] = [s.game.components.atlas.ids[city] for city in bits(s.electors)]
    if s.trump != NOBODY:
        data["trump"] = SUITS[s.trump]
    if s.last_winner != NOBODY:
        data["last_winner"] = s.game.seats[s.last_winner]
    data |= {name: POWERS[of] for name, of in (("emperor", s.emperor), ("italy", s.italy)) if of != NOBODY}
    if s.contracts:
        data["contracts"] = [[POWERS[payer], POWERS[to], left] for payer, to, left in s.contracts]
    if s.winters:
        data["winters"] = [dict(zip([POWERS[power] for power in MAJOR], row, strict=True)) for row in s.winters]
    politics = s.running(Politics)
    if politics is not None and politics.offer:
        data["offer"] = [ids[card] for card in politics.offer]


def _power(s: Campaign, power: int) -> dict[str, Any]:
    found: dict[str, Any] = {"hand": _names(s.hands[power])}
    if s.game.full and power in MAJOR:
        found |= {"politics": _names(s.on_board[power]), "covered": _names(s.covered[power])}
        found |= {"battles": s.battles[power], "aside": s.aside[power]}
    return found


def _names(pile: list[int]) -> list[str]:
    return [CARDS[face] for face in sorted(map(cards.face, pile))]


# -- as a form


def form(game: Maria, position: dict[str, Any], lang: str) -> Form:
    make = Making(lang, KEYS)
    playing = [p for p, fixed in enumerate(game.components.powers) if fixed.generals]
    faces = {id: card_title(face, lang) for face, id in enumerate(CARDS)}
    groups = [make.group("when", _moment(game, position, make))]
    groups += [_of_power(game, power, faces, make) for power in playing]
    if game.full:
        groups.append(make.group("politics", _of_politics(game, make)))
    groups.append(make.group("board", _board(game, position, make)))
    decks = [make.list([pile], faces, repeats=True) for pile in ("deck", "discards")]
    numbers = {n: make.title("deck-number") + f" {n}" for n in range(1, DECKS + 1)}
    more = [make.flag(["deck_ends"]), make.list(["draw_decks"], numbers)]
    return Form((*groups, make.group("decks", [*decks, *more])))


def _moment(game: Maria, position: dict[str, Any], make: Making) -> list[Control | None]:
    stages = {stage: make.title("stage-" + stage) for stage in STAGES if game.full or stage not in FULL_STAGES}
    stage = position.get("stage", "france_bavaria")
    phases = STAGES.get(stage if isinstance(stage, str) else "", ("start",))
    last = LAST_TURN if game.full else LAST_INTRODUCTORY
    return [
        make.number(["turn"], 1, last, 1),
        make.choice(["stage"], stages, "france_bavaria"),
        make.choice(["phase"], {phase: make.title("phase-" + phase) for phase in phases}, phases[0])
        if len(phases) > 1
        else None,
        make.flag(["subsidy"], True),
        make.flag(["saxony_drew"]),
    ]


def _name(power: int, lang: str) -> str:
    return text(lang, "maria-power-" + POWERS[power])


def _of_power(game: Maria, power: int, faces: dict[str, str], make: Making) -> Group:
    name, lang, box = POWERS[power], make.lang, game.components
    controls: list[Control | None] = [make.list([name, "hand"], faces, repeats=True, power=name)]
    if game.full and power in MAJOR:
        controls += [make.list([name, pile], faces, repeats=True) for pile in ("politics", "covered")]
        controls.append(make.number([name, "battles"], 0, BATTLE_BOXES))
        controls.append(make.number([name, "aside"], 0, box.powers[power].pool))
    for general in box.powers[power].generals:
        at = ("generals", box.generals[general].id)
        controls.append(
            Control(
                (*at, "city"), text(lang, "maria-piece-" + at[1]), "stands", _elsewhere(game, general, make),
                power=name, piece=at, parts=(
                    Part((*at, "armies"), make.title("armies"), "number", 1, MOST_ARMIES, 1),
                    Part((*at, "face_down"), make.title("face_down"), "flag"),
                    Part((*at, "commander"), make.title("commander"), "flag"),
                ),
            )
        )  # fmt: skip
    for train in box.powers[power].trains:
        at = ("trains", box.pieces[train].id)
        title = text(lang, "maria-piece-" + at[1])
        controls.append(Control(at, title, "stands", _elsewhere(game, train, make), power=name, piece=at))
    return make.group(name, controls, _name(power, lang), name)


def _elsewhere(game: Maria, piece: int, make: Making) -> tuple[Value, ...]:
    boxes = ["box"] if _boxed(game, piece) else []
    return tuple(Value(id, make.title("in-" + id)) for id in (*boxes, "off"))


def _of_politics(game: Maria, make: Making) -> list[Control | None]:
    lang, box = make.lang, game.components
    cards = {card.id: text(lang, "maria-political-" + card.id) for card in box.political}
    crowns = {POWERS[power]: _name(power, lang) for power in (AUSTRIA, FRANCE)}
    start = sequence.blank(game, "").track
    tracks = [
        make.number(["tracks", name], 1, len(box.tracks[n]), start[n] + 1, text(lang, "maria-track-" + name))
        for n, name in enumerate(TRACKS)
    ]
    electors = {box.atlas.ids[city]: text(lang, "maria-city-" + box.atlas.ids[city]) for city in box.marked_electors}
    return [
        *tracks,
        make.choice(["trump"], {suit: text(lang, "maria-suit-" + suit) for suit in SUITS}),
        make.list(["offer"], cards),
        make.list(["political"], cards),
        make.flag(["election_due"]),
        make.list(["electors"], electors),
        make.choice(["emperor"], crowns),
        make.choice(["italy"], crowns),
        make.number(["annexed"], 0, LAST_TURN),
        make.flag(["prussia_neutral"]),
        make.flag(["reduced"]),
        make.choice(["last_winner"], {seat: text(lang, "maria-seat-" + seat) for seat in game.seats}),
    ]


def _board(game: Maria, position: dict[str, Any], make: Making) -> list[Control | None]:
    lang, atlas = make.lang, game.components.atlas
    base, annexed = _base(game, bool(position.get("annexed"))), game.components.elector_cities
    fortresses = [atlas.ids[city] for city in bits(atlas.fortress)]
    marked = [id for id in fortresses if not annexed >> atlas.index[id] & 1]
    none = {"none": make.title("nobody")}
    majors = {POWERS[power]: _name(power, lang) for power in MAJOR}
    everybody = {name: _name(power, lang) for power, name in enumerate(POWERS)}
    owners = {atlas.ids[city]: POWERS[owner] for city, owner in enumerate(base) if owner != NOBODY}
    return [
        make.places(["hussars"], most=len(sequence.blank(game, "").hussars)),
        Control(("markers",), make.title("markers"), "at", listed(none | majors), among=tuple(marked), base=owners),
        Control(("claims",), make.title("claims"), "at", listed(none | everybody), among=tuple(fortresses)),
    ]
