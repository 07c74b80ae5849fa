"""Positions the other way round: written from a state, and their fields as a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.imperial_struggle import war_tiles, words
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.components import BASIC_KINDS
from chancellery.games.imperial_struggle.peace_turn import DEBT_LIMIT_RISE, PHASES, ROUNDS, PeaceTurn
from chancellery.games.imperial_struggle.sides import COMMODITIES, DEBT_LIMIT, NOBODY, REGIONS, SIDES, SQUADRONS
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import SCRIPTS
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.form import Control, Form, Group, Making, listed

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.components import Theater
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

KEYS = "is-position-"
MOST_VP = 30
MOST_DEBT = 30
SETS = ("usa", "spain", "conflict", "conflict_plus", "damaged", "huguenots", "huguenots_spent")


# -- from a state


def written(s: Struggle) -> dict[str, Any] | None:
    """The fields of a position that describe a state; None within an Action Round or a War that has begun."""
    turn = s.running(PeaceTurn)
    when: dict[str, Any] = {"turn": s.turn.id}
    if turn is not None:
        phase = _phase(s, turn)
        if phase is None:
            return None
        when |= phase
    elif s.turn.peace or s.resolved:
        return None
    chart, words_ = s.game.chart, s.game.notation.words
    data = when | {"first": SIDES[s.first], "initiative": SIDES[s.initiative], "vp": s.vp}
    owner = _owners(s.flags, chart.names)
    start = _owners(chart.start, chart.names)
    data["changes"] = {id: owner.get(id, "none") for id in chart.ids if owner.get(id) != start.get(id)}
    data |= {name: chart.names(getattr(s, name)) for name in SETS if getattr(s, name) or name != "spain"}
    data["exhausted"] = [words_["advantage"][n] for n in bits(s.exhausted)]
    data |= _tiles(s)
    for pile in ("discards", "removed"):
        data[pile] = [words_["event"][card] for card in getattr(s, pile)]
    data["face_up"] = [words_["ministry"][card] for card in bits(s.face_up)]
    data["spent"] = [words_["ability"][n] for n, one in enumerate(s.game.components.abilities) if s.spent & one.bit]
    data |= {name: getattr(s, name) for name in ("jacobite_victories", "jacobite_defeat", "jacobite_place")}
    theaters = _theaters(s.game, s.step)
    if theaters and s.dominance != NOBODY:
        data["dominance"] = SIDES[s.dominance]
    if theaters and s.byng != NOBODY:
        data["byng"] = theaters[s.byng].id
    for side, name in enumerate(SIDES):
        data[name] = _side(s, side, theaters)
    return data


def _phase(s: Struggle, turn: PeaceTurn) -> dict[str, Any] | None:
    """Where the Peace Turn stands; an Action Round only before its tile is taken."""
    if s.running(ActionRound) is not None:
        begun = len(s.taken) >= turn.rounds or s.at_start != s.flags
        return None if begun else {"phase": "round", "rounds": turn.rounds - 1}
    steps = SCRIPTS[PeaceTurn]
    phase = max((steps.index(step), name) for name, step in PHASES.items() if steps.index(step) <= turn.at)[1]
    return {"phase": phase, "rounds": turn.rounds} if phase == "round" else {"phase": phase}


def _owners(flags: list[int], names: Any) -> dict[str, str]:
    return {id: SIDES[side] for side, held in enumerate(flags) for id in names(held)}


def _tiles(s: Struggle) -> dict[str, Any]:
    tiles, awards = s.game.notation.words["tile"], s.game.notation.words["award"]
    found: dict[str, Any] = {"tiles": [tiles[n] for n in s.tiles], "taken": [tiles[n] for n in s.taken]}
    found["awards"] = {REGIONS[region]: awards[tile] for region, tile in enumerate(s.awards)}
    found["demand"] = [COMMODITIES[n] for n in s.demand]
    if s.townshend != NOBODY:
        found["townshend"] = COMMODITIES[s.townshend]
    return found


def _side(s: Struggle, side: int, theaters: tuple[Theater, ...]) -> dict[str, Any]:
    words_ = s.game.notation.words
    tile = words_["wartile"]
    found: dict[str, Any] = {"debt": s.debt[side], "limit": s.limit[side], "treaty": s.treaty[side]}
    found |= {"navy": s.navy[side], "unbuilt": s.unbuilt[side], "turn_track": s.track[side]}
    found["hand"] = [words_["event"][card] for card in s.hands[side]]
    found["ministry"] = [words_["ministry"][card] for card in s.ministry[side]]
    found |= {"carried": s.carried[side]} if s.carried[side] else {}
    slots = [(one.id, war_tiles.slot(side, number)) for number, one in enumerate(theaters)]
    if slots:
        found["basic"] = {id: tile[s.basic[n]] for id, n in slots if s.basic[n] != NOBODY}
        found["bonus"] = {id: [tile[one] for one in s.bonus[n]] for id, n in slots if s.bonus[n]}
        found["pool"] = [tile[one] for one in s.pool[side]]
    return found


def _theaters(game: ImperialStruggle, step: int) -> tuple[Theater, ...]:
    """Those of the War whose Display lies on the table."""
    war = game.components.turns[step].war
    return () if war == NOBODY else game.components.wars[war].theaters


# -- as a form


def form(game: ImperialStruggle, position: dict[str, Any], lang: str) -> Form:
    make, turns = Making(lang, KEYS), [turn.id for turn in game.components.turns]
    step = turns.index(position["turn"]) if position.get("turn") in turns else 0
    theaters = _theaters(game, step)
    sides = [_of_side(game, name, step, make) for name in SIDES]
    return Form(
        (
            make.group("when", _moment(game, step, make)),
            *sides,
            make.group("board", _board(game, make)),
            make.group("tiles", _of_tiles(game, make)),
            make.group("cards", _cards(game, theaters, make)),
        )
    )


def _named(game: ImperialStruggle, sort: str, lang: str) -> dict[str, str]:
    """All things of a sort with their names."""
    speaker = words.speaker(game, lang)
    ids = game.notation.words[sort]
    if sort == "ability":
        of = [words.ministry_name(game, one.card, lang) for one in game.components.abilities]
        return {id: f"{of[n]}: {words.ability_text(game, n, lang)}" for n, id in enumerate(ids)}
    return {id: str(speaker.said(sort, n)) for n, id in enumerate(ids)}


def _of_sides(lang: str) -> dict[str, str]:
    return {name: text(lang, "power-" + name) for name in SIDES}


def _moment(game: ImperialStruggle, step: int, make: Making) -> list[Control | None]:
    turns = {turn.id: text(make.lang, "is-turn-" + turn.id) for turn in game.components.turns}
    peace = bool(game.components.turns[step].peace)
    phases = {phase: make.title("phase-" + phase) for phase in PHASES}
    return [
        make.choice(["turn"], turns, next(iter(turns))),
        make.choice(["phase"], phases, "round") if peace else None,
        make.number(["rounds"], 0, ROUNDS) if peace else None,
        make.choice(["initiative"], _of_sides(make.lang), SIDES[0]),
        make.choice(["first"], _of_sides(make.lang), SIDES[0]),
        make.number(["vp"], 0, MOST_VP, game.components.start["vp"]),
    ]


def _of_side(game: ImperialStruggle, name: str, step: int, make: Making) -> Group:
    lang, side, theaters = make.lang, SIDES.index(name), _theaters(game, step)
    ministers = {
        id: title
        for (id, title), card in zip(_named(game, "ministry", lang).items(), game.components.ministries, strict=True)
        if card.side == side
    }
    ids, war = game.notation.words["wartile"], game.components.turns[step].war
    tiles = [(id, words.war_tile(game, n, lang, war, side)) for n, id in enumerate(ids)]
    basic, bonus = dict(tiles[:BASIC_KINDS]), dict(tiles[BASIC_KINDS:])
    controls: list[Control | None] = [
        make.number([name, "debt"], 0, MOST_DEBT),
        make.number([name, "limit"], 0, MOST_DEBT, DEBT_LIMIT + DEBT_LIMIT_RISE * game.components.turns[step].era),
        make.number([name, "treaty"], 0, MOST_DEBT),
        make.number([name, "navy"], 0, SQUADRONS),
        make.number([name, "unbuilt"], 0, SQUADRONS),
        make.number([name, "turn_track"], 0, SQUADRONS),
        make.list([name, "hand"], _named(game, "event", lang), power=name),
        make.list([name, "ministry"], ministers, power=name),
    ]
    for theater in theaters:
        title = text(lang, "is-theater-" + theater.id)
        controls.append(make.choice([name, "basic", theater.id], basic, title=f"{make.title('basic')}: {title}"))
        controls.append(make.list([name, "bonus", theater.id], bonus, title=f"{make.title('bonus')}: {title}"))
    if theaters:
        controls.append(make.list([name, "pool"], basic, repeats=True))
        controls.append(make.number([name, "carried"], 0, 3))
    return make.group(name, controls, text(lang, "power-" + name), name)


def _board(game: ImperialStruggle, make: Making) -> list[Control | None]:
    chart = game.chart
    owners = {"none": make.title("nobody"), **_of_sides(make.lang)}
    start = _owners(chart.start, chart.names)
    return [
        Control(("changes",), make.title("changes"), "at", listed(owners), among=chart.ids, base=start),
        make.places(["conflict"], chart.names(chart.holds_conflict)),
        make.places(["conflict_plus"], chart.names(chart.holds_conflict)),
        make.places(["damaged"], chart.names(chart.fort)),
        make.places(["huguenots"], chart.names(chart.territory)),
        make.places(["huguenots_spent"], chart.names(chart.territory)),
        make.places(["usa"], chart.names(chart.territory)),
        make.places(["spain"], chart.names(chart.spanish_markets)) if game.spanish_empire else None,
    ]


def _of_tiles(game: ImperialStruggle, make: Making) -> list[Control | None]:
    lang = make.lang
    tiles, awards = _named(game, "tile", lang), _named(game, "award", lang)
    return [
        make.list(["tiles"], tiles, repeats=True),
        make.list(["taken"], tiles, repeats=True),
        *(
            make.choice(
                ["awards", region], awards, title=f"{make.title('awards')}: {text(lang, f'is-region-{region}')}"
            )
            for region in REGIONS
        ),
        make.list(["demand"], _named(game, "commodity", lang), most=3),
        make.choice(["townshend"], _named(game, "commodity", lang)),
        make.list(["exhausted"], _named(game, "advantage", lang)),
        make.list(["new"], _named(game, "advantage", lang)),
    ]


def _cards(game: ImperialStruggle, theaters: tuple[Theater, ...], make: Making) -> list[Control | None]:
    lang = make.lang
    events, ministers = _named(game, "event", lang), _named(game, "ministry", lang)
    byng = {one.id: text(lang, "is-theater-" + one.id) for one in theaters if one.byng}
    return [
        make.list(["draw"], events),
        make.list(["discards"], events),
        make.list(["removed"], events),
        make.list(["face_up"], ministers),
        make.list(["spent"], _named(game, "ability", lang)),
        make.number(["jacobite_victories"], 0, 2),
        make.flag(["jacobite_defeat"]),
        make.flag(["jacobite_place"]),
        make.choice(["dominance"], _of_sides(lang)) if theaters else None,
        make.choice(["byng"], byng) if byng else None,
    ]
