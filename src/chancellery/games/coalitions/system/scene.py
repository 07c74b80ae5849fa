"""The scene of a match: what to draw, in words.

It is what a spectator sees and what the seat adds: the cards that `hidden` says it knows, and its options, which name
the things they are about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.odds import SIDES
from chancellery.games.coalitions.system.scene_battle import afters, battle_panel
from chancellery.games.coalitions.system.scene_map import pieces, places
from chancellery.games.coalitions.system.scene_table import Counts, away, counted_facts, counts, legend, titles
from chancellery.games.coalitions.system.sides import at_war
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, Realm
from chancellery.games.coalitions.system.view import special
from chancellery.games.coalitions.system.wheel import ActionTurn, field_of, unfinished
from chancellery.kernel import Decision
from chancellery.locale import has, in_a_row, text
from chancellery.table.drawing import KEPT, TABLES, by_people, for_seats, outcome
from chancellery.table.scene import (
    Hand,
    Head,
    Marker,
    PileShown,
    Power,
    Scene,
    Special,
    Track,
    WheelField,
    Zone,
)
from chancellery.table.scene_telling import After, Card, Outcome
from chancellery.table.swapping import swapped

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

EMBLEMS = ("drum", "muskets", "sabres", "cannon", "eagle")  # what is engraved on a Battle card, by its value


def scenes(s: Realm, seats: Sequence[int | None], lang: str) -> list[Scene]:
    return for_seats(s, seats, lang, _public(s, lang), _own)


def _public(s: Realm, lang: str) -> Scene:
    """What a spectator sees, and everybody."""
    game = s.game
    discards = PileShown("discards", text(lang, "pile-discards"), cards=tuple(s.discards))
    return Scene(
        head=Head(
            language=lang,
            game=game.map.board.game,
            scenario=game.scenario["id"],
            board=game.board,
            title=_title(s, lang),
            phase=_phase(s, lang),
            seat=None,
            round=s.round,
            turn=s.turn,
            titles=titles(lang, bool(game.actions)),
        ),
        prompt=game.asking.prompt(s, [], lang),
        waiting=game.asking.waiting(s, lang),
        places=places(s, lang),
        pieces=pieces(s, lang),
        powers=tuple(_power(s, power, lang) for power in range(len(game.powers))),
        tracks=_tracks(s, lang),
        zones=_zones(s, lang),
        wheel=_wheel(s, lang),
        piles=(PileShown("deck", text(lang, "pile-deck"), len(s.deck)), discards),
        contest=battle_panel(s, None, lang),
        special=tuple(Special(name, text(lang, "special-" + name)) for name in special(s)),
        legend=legend(game, lang),
        outcome=by_people(s, lang) or _outcome(s, lang),
    )


def _own(s: Realm, drawn: Scene, seat: int, decisions: list[Decision], lang: str) -> Scene:
    """The cards it knows."""
    known = [power for power in range(len(s.game.powers)) if s.knows_hand(seat, power)]
    after = afters(s, decisions, lang)
    return swapped(
        drawn,
        hands=tuple(_hand(s, power, after, lang) for power in known),
        contest=battle_panel(s, seat, lang) if drawn.contest else None,
    )


def _outcome(s: Realm, lang: str) -> Outcome | None:
    if s.outcome is None:
        return None
    winners = s.outcome.winners
    names = in_a_row([text(lang, s.game.seat_name(seat)) for seat in winners], lang) if winners else ""
    return outcome(s, text(lang, "outcome-" + s.outcome.reason, powers=names, count=len(winners)))


# -- where the match stands


def _title(s: Realm, lang: str) -> str:
    game = s.game.map.board.game
    scenario = text(lang, f"scenario-{game}-{s.game.scenario['id']}")
    return text(lang, "scene-title", game=text(lang, "game-" + game), scenario=scenario)


def when(s: Realm, lang: str) -> list[str]:
    """Round and turn."""
    parts = [text(lang, "scene-round", round=s.round) if s.round else text(lang, "scene-setup")]
    if s.turn:
        parts.append(text(lang, "scene-turn", turn=s.turn))
    return parts


def _phase(s: Realm, lang: str) -> str:
    """Round, turn and the passages of the rules in progress that have a name."""
    if s.outcome is not None:
        return text(lang, "scene-over")
    parts = s.game.shown.when(s, lang)
    for procedure in s.stack:
        key = f"phase-{type(procedure).__name__}"
        if not has(lang, key):
            continue
        args: dict[str, object] = {}
        power = getattr(procedure, "power", -1)
        if power >= 0:
            args["power"] = words.power_name(s.game, power, lang)
        if isinstance(procedure, Movement):
            args["number"] = procedure.turns
        if isinstance(procedure, Battle):
            args["place"] = words.place_name(s.game, procedure.place)
        parts.append(text(lang, key, **args))
    return " · ".join(parts)


def _wheel(s: Realm, lang: str) -> tuple[WheelField, ...]:
    """The fields in their order, the Power on each, and the action under way."""
    if not s.turn or not s.game.actions:
        return ()
    game = s.game
    turn = next((p for p in s.stack if isinstance(p, ActionTurn)), None)
    current = -1 if turn is None else turn.field
    late = unfinished(s)
    if turn is not None and turn.stay and late >= 0:  # K-7.0.4: not Movement yet, but what comes just before it
        current = field_of(s, late, s.turn)
    return _turned(game, tuple([field_of(s, power, s.turn) for power in range(len(game.powers))]), current, lang)


@lru_cache(TABLES)
def _turned(game: Family, fields: tuple[int, ...], current: int, lang: str) -> tuple[WheelField, ...]:
    on = {field: power for power, field in enumerate(fields)}
    return tuple(
        WheelField(f"wheel:{action}", action, text(lang, "action-" + action), game.powers[on[field]], field == current)
        for field, action in enumerate(game.actions)
    )


# -- beside the map


def _tracks(s: Realm, lang: str) -> tuple[Track, ...]:
    """Morale and Influence per Power and, in a battle, the Strength of each side."""
    battle = s.running(Battle)
    return _marked(s.game, (*s.morale,), (*s.influence,), None if battle is None else (*battle.strength,), lang)


@lru_cache(TABLES)
def _marked(
    game: Family, morale: tuple[int, ...], influence: tuple[int, ...], strength: tuple[int, ...] | None, lang: str
) -> tuple[Track, ...]:
    ids = game.powers
    spirits = tuple([Marker(value, power) for power, value in zip(ids, morale, strict=True)])
    scoring = [p for p in range(len(ids)) if game.scores[p]]  # K-3.1.3: not Minor Powers
    points = tuple([Marker(influence[p], ids[p]) for p in scoring])
    tracks = [
        Track("morale", text(lang, "track-morale"), 0, HIGHEST_MORALE, spirits),
        Track("influence", text(lang, "track-influence"), 0, game.parameters.influence_to_win, points),
    ]
    if strength is not None:
        sides = tuple([Marker(v, side=side) for side, v in zip(SIDES, strength, strict=True)])
        tracks.append(Track("strength", text(lang, "track-strength"), 0, None, sides))
    return tuple(tracks)


def _zones(s: Realm, lang: str) -> tuple[Zone, ...]:
    """The Status Zones with the Powers in them."""
    return _peopled(s.game, (*s.status,), lang)


@lru_cache(TABLES)
def _peopled(game: Family, of: tuple[int, ...], lang: str) -> tuple[Zone, ...]:
    return tuple(
        Zone(
            f"zone:{status}",
            status,
            text(lang, "status-" + status),
            tuple(power for p, power in enumerate(game.powers) if of[p] == number),
        )
        for number, status in enumerate(game.parameters.statuses)
    )


def _power(s: Realm, power: int, lang: str) -> Power:
    foes = sum([1 << p for p in range(len(s.game.powers)) if p != power and at_war(s, power, p)])
    relations = (s.seat_of[power], s.status[power], s.ally[power], foes)
    return _drawn(s.game, power, relations, counts(s, power), away(s, power, lang), lang)


@lru_cache(KEPT)
def _drawn(
    game: Family, power: int, relations: tuple[int, int, int, int], counted: Counts, hero: str | None, lang: str
) -> Power:
    id, statuses = game.powers[power], game.parameters.statuses
    seat, status, allies, foes = relations
    return Power(
        ref=f"power:{id}",
        id=id,
        name=text(lang, "power-" + id),
        letter=words.letter(game, power, lang),
        seat=game.seats[seat] if seat >= 0 else None,
        facts=counted_facts(game, power, counted, hero, lang),
        status_name=text(lang, "status-" + statuses[status]) if statuses else None,
        coalition=statuses[status] if statuses else None,
        allies=tuple([one for p, one in enumerate(game.powers) if p != power and allies >> p & 1]),
        at_war=tuple([one for p, one in enumerate(game.powers) if foes >> p & 1]),
    )


def _hand(s: Realm, power: int, after: dict[tuple[str, int], After], lang: str) -> Hand:
    """The cards of a Power that the seat plays, each with how a battle would stand after it."""
    id = s.game.powers[power]
    cards = [_card(s.game, id, card, lang) for card in s.hands[power]]
    if after:
        cards = [replace(drawn, after=after.get((id, card))) for drawn, card in zip(cards, s.hands[power], strict=True)]
    return Hand(id, text(lang, "power-" + id), tuple(cards))


@lru_cache(KEPT)
def _card(game: Family, power: str, card: int, lang: str) -> Card:
    ability, emblem = game.abilities[card], EMBLEMS[min(card, len(EMBLEMS)) - 1]
    title, does = text(lang, "card-title", card=card), text(lang, "ability-" + ability)
    name = text(lang, f"coalitions-emblem-{emblem}")
    note = text(lang, "ability-short-" + ability)
    return Card(f"card:{power}/{card}", title, does, card, ability, emblem=emblem, name=name, note=note)
