"""The scene of a match: what to draw, in words, and which option each thing stands for.

A scene is plain data. It is what a spectator sees, made from the spectator's view, and what the seat adds: the cards
that `hidden` says it knows, and its options.
An option carries its number in `Match.legal(seat)`; places, pieces, cards, zones and Powers list the numbers of
the options they stand for, and a client narrows them down by intersecting what was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.games import asking
from chancellery.games.asking import with_options
from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.hidden import knows_hand
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, Realm
from chancellery.games.coalitions.system.scene_battle import battle_panel
from chancellery.games.coalitions.system.scene_map import pieces, places
from chancellery.games.coalitions.system.scene_options import Index, options
from chancellery.games.coalitions.system.scene_table import facts, legend, titles
from chancellery.games.coalitions.system.sides import at_war
from chancellery.games.coalitions.system.view import view
from chancellery.games.coalitions.system.wheel import ActionTurn, field_of
from chancellery.locale import has, in_a_row, text


def scene(s: Realm, seat: int | None, lang: str) -> dict[str, Any]:
    """Everything a client draws for the seat; None is a spectator."""
    return scenes(s, (seat,), lang)[0]


def scenes(s: Realm, seats: Sequence[int | None], lang: str) -> list[dict[str, Any]]:
    """The scenes of several seats. What is public is worked out once, and they share it."""
    public = _public(s, lang)
    return [public if seat is None else _own(s, public, seat, lang) for seat in seats]


def _public(s: Realm, lang: str) -> dict[str, Any]:
    """What a spectator sees, and everybody."""
    game, seen = s.game, view(s, None)
    return {
        "language": lang,
        "game": game.map.board.game,
        "scenario": game.scenario["id"],
        "board": game.board,
        "title": _title(s, lang),
        "phase": _phase(s, lang),
        "titles": titles(lang),
        "legend": legend(game, lang),
        "round": s.round,
        "turn": s.turn,
        "seat": None,
        "places": places(s, lang),
        "pieces": pieces(s, lang),
        "tracks": _tracks(s, seen, lang),
        "zones": _zones(s, lang),
        "wheel": _wheel(s, lang),
        "powers": [_power(s, seen, power, lang) for power in range(len(game.powers))],
        "hands": [],
        "piles": {
            "deck": {"title": text(lang, "pile-deck"), "count": seen["deck"]},
            "discards": {"title": text(lang, "pile-discards"), "cards": seen["discards"]},
        },
        "battle": battle_panel(s, None, {}, lang),
        "special": [{"id": name, "text": text(lang, "special-" + name)} for name in seen["special"]],
        "pending_battles": [
            {"place": place, "name": words.place_name(game, game.map.place_of[place])}
            for place in seen["pending_battles"]
        ],
        "prompt": asking.prompt(s, s.game.powers, [], [], lang),
        "options": [],
        "waiting_for": asking.waiting(s, s.game.powers, lang),
        "outcome": _outcome(s, lang),
    }


def _own(s: Realm, public: dict[str, Any], seat: int, lang: str) -> dict[str, Any]:
    """What the seat sees: its own Powers, the cards it knows and, if it must decide, its options."""
    game, id = s.game, s.game.seats[seat]
    decisions = [d for d in s.asked if d.seat == seat]
    listed = options(s, decisions, lang)
    index = Index(listed)
    powers = [{**one, "yours": True} if one["seat"] == id else one for one in public["powers"]]
    known = [power for power in range(len(game.powers)) if knows_hand(s, seat, power)]
    found = {
        **public,
        "seat": id,
        "powers": powers,
        "hands": [_hand(s, index, power, lang) for power in known],
        "battle": battle_panel(s, seat, index.cards_at, lang),
    }
    if decisions:
        found["places"] = with_options(public["places"], index.places)
        found["pieces"] = with_options(public["pieces"], index.pieces)
        found["zones"] = with_options(public["zones"], index.zones)
        found["powers"] = with_options(powers, index.powers)
        found["prompt"] = asking.prompt(s, s.game.powers, decisions, listed, lang)
        found["options"] = listed
    return found


def _outcome(s: Realm, lang: str) -> dict[str, Any] | None:
    if s.outcome is None:
        return None
    winners = [s.game.seats[seat] for seat in s.outcome.winners]
    names = in_a_row([text(lang, s.game.seat_name(seat)) for seat in s.outcome.winners], lang) if winners else ""
    return {
        "winners": winners,
        "scores": dict(zip(s.game.seats, s.outcome.scores, strict=True)),
        "rule": s.outcome.rule,
        "reason": s.outcome.reason,
        "text": text(lang, "outcome-" + s.outcome.reason, powers=names, count=len(winners)),
    }


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
    parts = s.game.when(s, lang)
    for procedure in s.stack:
        key = f"phase-{type(procedure).__name__}"
        if not has(lang, key):
            continue
        args: dict[str, Any] = {}
        power = getattr(procedure, "power", -1)
        if power >= 0:
            args["power"] = words.power_name(s.game, power, lang)
        if isinstance(procedure, Movement):
            args["number"] = procedure.turns
        if isinstance(procedure, Battle):
            args["place"] = words.place_name(s.game, procedure.place)
        parts.append(text(lang, key, **args))
    return " · ".join(parts)


def _wheel(s: Realm, lang: str) -> list[dict[str, Any]] | None:
    """The fields in their order, the Power on each, and the action under way."""
    if not s.turn or not s.game.actions:
        return None
    game = s.game
    turn = next((p for p in s.stack if isinstance(p, ActionTurn)), None)
    current = -1 if turn is None else turn.field
    late = game.unfinished(s, s.turn)
    if turn is not None and turn.stay and late >= 0:  # K-7.0.4: not Movement yet, but what comes just before it
        current = field_of(s, late, s.turn)
    on = {field_of(s, power, s.turn): power for power in range(len(game.powers))}
    return [
        {
            "action": action,
            "title": text(lang, "action-" + action),
            "power": game.powers[on[field]],
            "current": field == current,
        }
        for field, action in enumerate(game.actions)
    ]


# -- beside the map


def _tracks(s: Realm, seen: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """Morale and Influence per Power and, in a battle, the Strength of each side."""
    scoring = [power for p, power in enumerate(s.game.powers) if s.game.scores(p)]  # K-3.1.3: not Minor Powers
    marked = {"morale": s.game.powers, "influence": scoring}
    markers = {
        track: [{"power": power, "value": seen["powers"][power][track]} for power in powers]
        for track, powers in marked.items()
    }
    if seen["battle"] is not None:
        sides = zip(("attack", "defence"), seen["battle"]["strength"], strict=True)
        markers["strength"] = [{"side": side, "value": value} for side, value in sides]
    most = {"morale": HIGHEST_MORALE, "influence": s.game.parameters.influence_to_win}
    return [
        {"id": id, "title": text(lang, "track-" + id), "from": 0, "to": most.get(id), "markers": placed}
        for id, placed in markers.items()
    ]


def _zones(s: Realm, lang: str) -> list[dict[str, Any]]:
    """The Status Zones with the Powers in them."""
    return [
        {
            "id": status,
            "title": text(lang, "status-" + status),
            "powers": [power for p, power in enumerate(s.game.powers) if s.status[p] == number],
            "options": [],
        }
        for number, status in enumerate(s.game.parameters.statuses)
    ]


def _power(s: Realm, seen: dict[str, Any], power: int, lang: str) -> dict[str, Any]:
    game, id = s.game, s.game.powers[power]
    known, status, named = seen["powers"][id], seen["statuses"].get(id), s.named[power]
    others = [p for p in range(len(game.powers)) if p != power]
    away = words.hero_name(game, power, lang) if named >= 0 and s.where[named] < 0 else None
    return {
        "id": id,
        "name": text(lang, "power-" + id),
        "letter": words.letter(game, power, lang),
        "seat": known["seat"],
        "yours": False,
        "status": status,
        "status_name": None if status is None else text(lang, "status-" + status),
        "allies": [game.powers[p] for p in others if s.ally[power] >> p & 1],
        "at_war": [game.powers[p] for p in others if at_war(s, power, p)],
        "morale": known["morale"],
        "influence": known["influence"],
        "money": known["money"],
        "cards": known["cards"],
        "hand_limit": game.hand_limit[power],
        "generals": len(known["generals"]),
        "off_board": known["off_board"],
        "named_off_board": away,
        "stock": known["stock"],
        "facts": facts(game, known, power, away, lang),
        "options": [],
    }


def _hand(s: Realm, index: Index, power: int, lang: str) -> dict[str, Any]:
    """The cards of a Power that the seat plays."""
    id = s.game.powers[power]
    return {
        "power": id,
        "name": text(lang, "power-" + id),
        "cards": [
            {
                "value": card,
                "title": text(lang, "card-title", card=card),
                "ability": s.game.abilities[card],
                "text": text(lang, "ability-" + s.game.abilities[card]),
                "options": index.cards.get((id, card), []),
            }
            for card in s.hands[power]
        ],
    }
