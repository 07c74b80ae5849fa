"""The scene of a match: what to draw, in words, and which option each thing stands for.

A scene is plain data. It is made from the view of the seat, so it can hold nothing that the seat may not know.
An option carries its number in `Match.legal(seat)`; places, pieces, cards, zones and Powers list the numbers of
the options they stand for, and a client narrows them down by intersecting what was chosen.
"""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.event_kinds import general_id
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.games.coalitions.system.scene_battle import battle_panel
from chancellery.games.coalitions.system.scene_options import Index, options
from chancellery.games.coalitions.system.sides import at_war
from chancellery.games.coalitions.system.view import open_, view
from chancellery.games.coalitions.system.wheel import ActionTurn, field_of
from chancellery.kernel import Decision
from chancellery.locale import has, text


def scene(s: Realm, seat: int | None, lang: str) -> dict[str, Any]:
    """Everything a client draws for the seat; None is a spectator."""
    game, seen = s.game, view(s, seat)
    own = [d for d in s.asked if d.seat == seat]
    listed = options(s, own, lang)
    index = Index(listed)
    return {
        "language": lang,
        "game": game.map.board.game,
        "scenario": game.scenario["id"],
        "board": game.board,
        "title": _title(s, lang),
        "phase": _phase(s, lang),
        "round": s.round,
        "turn": s.turn,
        "seat": seen["seat"],
        "places": [_place(s, index, t, lang) for t in range(game.map.size)],
        "pieces": _pieces(s, index, lang),
        "tracks": _tracks(s, seen, lang),
        "zones": _zones(s, index, lang),
        "wheel": _wheel(s, lang),
        "powers": [_power(s, seen, index, power, lang) for power in range(len(game.powers))],
        "hands": [_hand(s, seen, index, power, lang) for power in game.powers if "hand" in seen["powers"][power]],
        "piles": {
            "deck": {"title": text(lang, "pile-deck"), "count": seen["deck"]},
            "discards": {"title": text(lang, "pile-discards"), "cards": seen["discards"]},
        },
        "battle": battle_panel(s, seat, seen["battle"], index.cards_at, lang),
        "special": [{"id": name, "text": text(lang, "special-" + name)} for name in seen["special"]],
        "pending_battles": [
            {"place": place, "name": words.place_name(game, game.map.place_of[place])}
            for place in seen["pending_battles"]
        ],
        "prompt": _prompt(s, own, listed, lang),
        "options": listed,
        "waiting_for": [_waiting(s, decision, lang) for decision in open_(s)],
        "outcome": _outcome(s, lang),
    }


# -- the prompt


def _prompt(s: Realm, own: list[Decision], listed: list[dict[str, Any]], lang: str) -> dict[str, Any] | None:
    """What the seat must decide; for a seat that is not asked, who decides and what."""
    still = open_(s)
    if not still:
        return None
    decision = next((d for d in own if d in still), own[0] if own else still[0])
    about = {
        "kind": decision.kind,
        "rule": decision.rule,
        "seat": s.game.seats[decision.seat],
        "power": s.game.powers[decision.actor],
        "yours": bool(own),
        "chosen": None,
        "declining": None,
    }
    if not own:
        return {"text": " ".join(words.waiting(s.game, d, lang) for d in still), **about}
    asked = words.question(s.game, decision, lang)
    about["declining"] = words.declining(s.game, decision, lang)
    chosen = s.chosen[s.asked.index(decision)] if s.chosen else None
    if chosen is not None:  # a secret choice of one's own, still open to change
        about["chosen"] = next(o["index"] for o in listed if o["move"] == chosen.text and o["power"] == about["power"])
        choice = words.option(s.game, decision, chosen, lang)
        about["declining"] = text(lang, "prompt-chosen", choice=choice)
    return {"text": asked, **about}


def _waiting(s: Realm, decision: Decision, lang: str) -> dict[str, Any]:
    return {
        "seat": s.game.seats[decision.seat],
        "power": s.game.powers[decision.actor],
        "kind": decision.kind,
        "rule": decision.rule,
        "text": words.waiting(s.game, decision, lang),
    }


def _outcome(s: Realm, lang: str) -> dict[str, Any] | None:
    if s.outcome is None:
        return None
    winners = [s.game.seats[seat] for seat in s.outcome.winners]
    names = words.names((text(lang, "power-" + seat) for seat in winners), lang)
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


def _phase(s: Realm, lang: str) -> str:
    """Round, turn and the passages of the rules in progress that have a name."""
    if s.outcome is not None:
        return text(lang, "scene-over")
    parts = [text(lang, "scene-round", round=s.round) if s.round else text(lang, "scene-setup")]
    if s.turn:
        parts.append(text(lang, "scene-turn", turn=s.turn))
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
    if not s.turn:
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


# -- the map


def _place(s: Realm, index: Index, t: int, lang: str) -> dict[str, Any]:
    game = s.game
    one = game.map.board.territories[t]
    controller, garrison = s.controller(t), s.garrison[t]
    return {
        "id": one.id,
        "name": one.name,
        "kind": one.kind,
        "home": one.power,
        "capital": one.capital,
        "stripes": list(one.stripes),
        "value": one.value,
        "port": one.port,
        "label": list(one.label),
        "controller": game.powers[controller] if controller >= 0 else None,
        "garrison": game.powers[garrison] if garrison >= 0 else None,
        "fortress": bool(s.fortress >> t & 1),
        "battle": bool(s.pending >> t & 1),
        "text": _describe(s, t, lang),
        "options": index.places.get(one.id, []),
    }


def _describe(s: Realm, t: int, lang: str) -> list[str]:
    """What a Territory is, who controls it and what it is worth to whom."""
    game = s.game
    one = game.map.board.territories[t]
    if one.kind == "impassable":
        return [text(lang, "place-impassable")]
    args: dict[str, Any] = {"value": one.value}
    if one.power is not None:
        args.update(words.forms(game, lang, "home", game.map.home[t]))
    if one.stripes:
        args["powers"] = words.names((text(lang, "power-" + power) for power in one.stripes), lang)
    lines = [text(lang, "place-capital" if one.capital else f"place-{one.kind}", **args)]
    if one.port:
        lines.append(text(lang, "place-port"))
    controller = s.controller(t)
    if controller >= 0:
        lines.append(text(lang, "place-controlled", **words.forms(game, lang, "power", controller)))
    else:
        lines.append(text(lang, "place-uncontrolled"))
    if one.value:
        lines.append(text(lang, f"place-worth-{one.kind}", **args))
    lines += [text(lang, "place-closed", powers=names) for names in _shut_out(s, t, lang)]
    return lines


def _shut_out(s: Realm, t: int, lang: str) -> list[str]:
    """The Powers to whom a special rule closes a Territory, as one list of names, if there are any."""
    game = s.game
    shut = [p for p in range(len(game.powers)) if game.closed_by_scenario(s, p) >> t & 1]
    return [words.names((words.power_name(game, p, lang) for p in shut), lang)] if shut else []


def _pieces(s: Realm, index: Index, lang: str) -> list[dict[str, Any]]:
    """Fortresses, Garrisons and Generals on the map, from below to above."""
    game, ids = s.game, s.game.map.ids
    found: list[dict[str, Any]] = []
    for t in bits(s.fortress):
        said = text(lang, "piece-fortress")
        found.append(_piece(index, f"fortress-{ids[t]}", "fortress", None, None, ids[t], said))
    for t, owner in enumerate(s.garrison):
        if owner >= 0:
            said = text(lang, "piece-garrison", **words.forms(game, lang, "power", owner))
            power, letter = game.powers[owner], words.letter(game, owner, lang)
            found.append(_piece(index, f"garrison-{ids[t]}", "garrison", power, letter, ids[t], said))
    for general, t in enumerate(s.where):
        if t >= 0:
            owner, troops = game.owner[general], s.troops[general]
            named = s.named[owner] == general
            hero = words.hero_name(game, owner, lang)
            args = {"hero": hero, "troops": troops, **words.forms(game, lang, "power", owner)}
            said = text(lang, "piece-named" if named else "piece-general", **args)
            power, letter = game.powers[owner], words.letter(game, owner, lang)
            piece = _piece(index, general_id(game, general), "general", power, letter, ids[t], said)
            piece["troops"], piece["most_troops"] = troops, MOST_TROOPS
            piece["named"] = hero if named else None
            found.append(piece)
    return found


def _piece(
    index: Index, id: str, type: str, power: str | None, letter: str | None, place: str, said: str
) -> dict[str, Any]:
    return {
        "id": id,
        "type": type,
        "power": power,
        "letter": letter,
        "place": place,
        "text": said,
        "options": index.pieces.get(id, []),
    }


# -- beside the map


def _tracks(s: Realm, seen: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """Morale and Influence per Power and, in a battle, the Strength of each side."""
    marked = {"morale": s.game.powers, "influence": s.game.seats}  # K-3.1.3: Minor Powers have no Influence marker
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


def _zones(s: Realm, index: Index, lang: str) -> list[dict[str, Any]]:
    """The Status Zones with the Powers in them."""
    return [
        {
            "id": status,
            "title": text(lang, "status-" + status),
            "powers": [power for p, power in enumerate(s.game.powers) if s.status[p] == number],
            "options": index.zones.get(status, []),
        }
        for number, status in enumerate(s.game.parameters.statuses)
    ]


def _power(s: Realm, seen: dict[str, Any], index: Index, power: int, lang: str) -> dict[str, Any]:
    game, id = s.game, s.game.powers[power]
    known, status, named = seen["powers"][id], seen["statuses"][id], s.named[power]
    others = [p for p in range(len(game.powers)) if p != power]
    return {
        "id": id,
        "name": text(lang, "power-" + id),
        "letter": words.letter(game, power, lang),
        "seat": known["seat"],
        "yours": known["seat"] is not None and known["seat"] == seen["seat"],
        "status": status,
        "status_name": text(lang, "status-" + status),
        "allies": [game.powers[p] for p in others if s.ally[power] >> p & 1],
        "at_war": [game.powers[p] for p in others if at_war(s, power, p)],
        "morale": known["morale"],
        "influence": known["influence"],
        "money": known["money"],
        "cards": known["cards"],
        "hand_limit": game.hand_limit[power],
        "generals": len(known["generals"]),
        "off_board": known["off_board"],
        "named_off_board": words.hero_name(game, power, lang) if named >= 0 and s.where[named] < 0 else None,
        "stock": known["stock"],
        "options": index.powers.get(id, []),
    }


def _hand(s: Realm, seen: dict[str, Any], index: Index, power: str, lang: str) -> dict[str, Any]:
    """The cards of a Power that the seat plays."""
    return {
        "power": power,
        "name": text(lang, "power-" + power),
        "cards": [
            {
                "value": card,
                "title": text(lang, "card-title", card=card),
                "ability": s.game.abilities[card],
                "text": text(lang, "ability-" + s.game.abilities[card]),
                "options": index.cards.get((power, card), []),
            }
            for card in seen["powers"][power]["hand"]
        ],
    }
