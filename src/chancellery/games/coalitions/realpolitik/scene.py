"""What a view and a scene show besides: Prestige, Alliances, Trains, Action cards and own decks.

All is public but the Action card that a seat has chosen and not yet revealed.
"""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.realpolitik.rail_transport import line, way_unasked
from chancellery.games.coalitions.realpolitik.realm import NO_CARD, RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import trains, trains_left
from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.map import bits
from chancellery.locale import in_a_row, text

LAID = ("train", "buy_train")  # moves that put a Train on a border

# -- the view


def view(s: RealpolitikRealm, seen: dict[str, Any]) -> dict[str, Any]:
    """The view of the family with what only this game has; there is no common deck and no Wheel."""
    game, ids = s.game, s.game.map.ids
    own = _in_fist(s, None if seen["seat"] is None else game.seats.index(seen["seat"]))
    for power, name in enumerate(game.powers):
        seen["powers"][name] |= {
            "action_hand": [ACTIONS[card] for card in bits(s.action_hand[power])],
            "played": [ACTIONS[card] for card in bits(game.action_cards(power) & ~s.action_hand[power])],
            "action": _action_card(s, power, own),
            "ally": game.powers[s.partner[power]] if s.partner[power] >= 0 else None,
            "deck": len(s.decks[power]),
            "discards": list(s.discard_piles[power]),
        }
    for absent in ("deck", "discards", "statuses", "round"):
        seen.pop(absent, None)
    return {
        **seen,
        "prestige": [game.powers[power] for power in s.prestige],
        "alliances": [[game.powers[a], game.powers[b]] for a, b in _alliances(s)],
        "diplomacy_track": {"token": s.token, "top": game.top},
        "trains": [[ids[a], ids[b]] for a, b in trains(s)],
        "trains_left": trains_left(s),
    }


def _alliances(s: RealpolitikRealm) -> list[tuple[int, int]]:
    return [(power, partner) for power, partner in enumerate(s.partner) if power < partner]


def _action_card(s: RealpolitikRealm, power: int, own: dict[int, int]) -> str | None:
    """The Power's Action card of this turn: open on the table, or chosen by the seat itself."""
    card = s.action[power] if s.action[power] >= 0 else own.get(power, NO_CARD)
    return ACTIONS[card] if card >= 0 else None


def _in_fist(s: RealpolitikRealm, seat: int | None) -> dict[int, int]:
    """The Action cards that the seat has chosen secretly, by Power (RP-5.1.2)."""
    return {
        decision.actor: ACTIONS.index(choice.verb)
        for decision, choice in zip(s.asked, s.chosen)
        if choice is not None and choice.verb in ACTIONS and decision.seat == seat
    }


# -- the scene


def when(s: RealpolitikRealm, lang: str) -> list[str]:
    """Turns without rounds (RP-6.1.1)."""
    return [text(lang, "realpolitik-turn", turn=s.turn) if s.turn else text(lang, "scene-setup")]


def dressed(s: RealpolitikRealm, found: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    """The scenes of the family with what only this game has; what is public is worked out once."""
    shared = {
        "lines": [{"from": s.game.map.ids[a], "to": s.game.map.ids[b], "kind": "train"} for a, b in trains(s)],
        "zones": _zones(s, lang),
        "piles": _piles(s, lang),
        "legend": _legend(found[0]["legend"], lang) if found else [],
    }
    tracks, joined = _tracks(s, lang), _joined(s, lang)
    shown = {id(drawn["places"]): drawn["places"] for drawn in found}  # scenes share the lists that are alike
    shown = {key: _with_trains(places, joined) for key, places in shown.items()}
    return [
        {
            **drawn,
            **shared,
            "tracks": [*drawn["tracks"], *tracks],
            "places": [*shown[id(drawn["places"])], *_borders(s, drawn["options"])],
            "powers": [_power(s, one, lang) for one in drawn["powers"]],
            "options": [_option(s, one, lang) for one in drawn["options"]],
            "rows": _rows(s, drawn, lang),
        }
        for drawn in found
    ]


def _legend(entries: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    """No ports here (RP-PD-43), but Sea Routes of two colours and Trains."""
    signs = {"routes": {"sign": "route", "power": "france"}, "trains": {"sign": "train"}}
    own = [{**sign, "text": text(lang, "realpolitik-legend-" + one)} for one, sign in signs.items()]
    *most, provenance = (one for one in entries if one["sign"] != "port")
    return [*most, *own, provenance]


def _joined(s: RealpolitikRealm, lang: str) -> dict[str, str]:
    """Where Trains lead to, per Territory."""
    game = s.game
    return {
        game.map.ids[t]: text(
            lang, "place-trains", places=in_a_row([words.place_name(game, u) for u in bits(joined)], lang)
        )
        for t, joined in enumerate(s.rails)
        if joined
    }


def _with_trains(places: list[dict[str, Any]], joined: dict[str, str]) -> list[dict[str, Any]]:
    return [{**one, "text": [*one["text"], joined[one["id"]]]} if one["id"] in joined else one for one in places]


def _borders(s: RealpolitikRealm, options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The borders where a Train may be placed now: places that can be pointed at, as the map names them."""
    board, found = s.game.map.board, []
    for one in options:
        if one["verb"] in LAID:
            a, b = sorted(one["places"], key=s.game.map.place_of.__getitem__)
            name = f"{board.territory(a).name} – {board.territory(b).name}"
            found.append(
                {"id": f"{a}-{b}", "name": name, "kind": "border", "text": [one["text"]], "options": [one["index"]]}
            )
    return found


def _tracks(s: RealpolitikRealm, lang: str) -> list[dict[str, Any]]:
    """The Prestige track and the Diplomacy Phase track."""
    game = s.game
    order = [{"power": game.powers[power], "value": place} for place, power in enumerate(s.prestige, 1)]
    token = [{"power": None, "value": s.token, "title": text(lang, "realpolitik-token")}]
    return [
        {"id": "prestige", "title": text(lang, "track-prestige"), "from": 1, "to": len(order), "markers": order},
        {"id": "diplomacy", "title": text(lang, "track-diplomacy"), "from": 0, "to": game.top, "markers": token},
    ]


def _zones(s: RealpolitikRealm, lang: str) -> list[dict[str, Any]]:
    """The Alliances, and those who are in none."""
    powers = s.game.powers
    zones = [
        {
            "id": f"alliance-{powers[a]}-{powers[b]}",
            "title": text(lang, "realpolitik-alliance"),
            "powers": [powers[a], powers[b]],
            "options": [],
        }
        for a, b in _alliances(s)
    ]
    alone = [powers[power] for power, partner in enumerate(s.partner) if partner < 0]
    if alone:
        title = text(lang, "realpolitik-open" if _no_status_yet(s) else "realpolitik-at-war")
        zones.append({"id": "at-war", "title": title, "powers": alone, "options": []})
    return zones


def _no_status_yet(s: RealpolitikRealm) -> bool:
    """RP-11.2.5: with three players nobody is At War before the first Diplomacy Phase is over."""
    return not s.turn and min(s.seat_of) < 0


def _piles(s: RealpolitikRealm, lang: str) -> dict[str, Any]:
    """Deck and discard pile of each Power, and the Trains in the supply."""
    piles: dict[str, Any] = {"trains": {"title": text(lang, "realpolitik-trains-left"), "count": trains_left(s)}}
    for power, id in enumerate(s.game.powers):
        name = words.power_name(s.game, power, lang)
        piles[f"deck-{id}"] = {"title": text(lang, "realpolitik-deck", power=name), "count": len(s.decks[power])}
        piles[f"discards-{id}"] = {
            "title": text(lang, "realpolitik-discards", power=name),
            "cards": list(s.discard_piles[power]),
        }
    return piles


def _power(s: RealpolitikRealm, one: dict[str, Any], lang: str) -> dict[str, Any]:
    """A Power with its Ally."""
    if _no_status_yet(s):
        return {**one, "status": "open", "status_name": text(lang, "realpolitik-open"), "at_war": []}
    power = s.game.map.power_of[one["id"]]
    partner = s.partner[power]
    if partner >= 0:
        status = text(lang, "realpolitik-allied", **words.forms(s.game, lang, "power", partner))
    else:
        status = text(lang, "realpolitik-alone")
    return {**one, "status": "alliance" if partner >= 0 else "war", "status_name": status}


def _option(s: RealpolitikRealm, one: dict[str, Any], lang: str) -> dict[str, Any]:
    """An Action card is chosen by pointing at it; a General by rail goes as far as there is nothing to choose."""
    verb = one["verb"]
    if verb in ACTIONS:
        return {**one, "tiles": [f"{one['powers'][0]}-{verb}"]}
    by_rail = verb == "on" and s.asked[0].kind == "rail_path"
    if not by_rail and verb != "rail":
        return one
    came, place_of = list(s.asked[0].about) if by_rail else [], s.game.map.place_of
    path = [*came, *(place_of[place] for place in one["places"])]
    power = s.game.map.power_of[one["power"]]
    way, on = way_unasked(s, line(s, power), s.general_at(power, path[0]), path)
    names = " → ".join(words.place_name(s.game, t) for t in way[len(came) :])
    return {**one, "text": text(lang, f"realpolitik-{verb}-way", path=names, open="yes" if on else "no")}


def _rows(s: RealpolitikRealm, drawn: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """The Action cards of each Power, in its hand or played; those of the seat's own Powers near its hand."""
    numbers = {(one["powers"][0], one["verb"]): one["index"] for one in drawn["options"] if one["verb"] in ACTIONS}
    rows = []
    chosen = _in_fist(s, None if drawn["seat"] is None else s.game.seats.index(drawn["seat"]))
    for power, id in enumerate(s.game.powers):
        own = drawn["seat"] is not None and s.seat_of[power] >= 0 and s.game.seats[s.seat_of[power]] == drawn["seat"]
        tiles = [
            {
                "id": f"{id}-{ACTIONS[card]}",
                "title": text(lang, "action-" + ACTIONS[card]),
                "text": text(lang, "action_card-" + ACTIONS[card]) if own else "",
                "note": _note(s, power, card, chosen.get(power, NO_CARD), lang),
                "current": card in (s.action[power], chosen.get(power, NO_CARD)),
                "spent": not s.action_hand[power] >> card & 1,
                "options": [numbers[id, ACTIONS[card]]] if (id, ACTIONS[card]) in numbers else [],
            }
            for card in bits(s.game.action_cards(power))
        ]
        title = text(lang, "realpolitik-action-cards", power=words.power_name(s.game, power, lang))
        style = "cards" if own else "tiles"
        rows.append({"id": f"actions-{id}", "title": title, "power": id, "style": style, "near": own, "tiles": tiles})
    return sorted(rows, key=lambda row: not row["near"])


def _note(s: RealpolitikRealm, power: int, card: int, chosen: int, lang: str) -> str:
    if card == chosen:
        return text(lang, "realpolitik-card-chosen")
    if s.action[power] == card:
        return text(lang, "realpolitik-card-now")
    return text(lang, "realpolitik-card-hand" if s.action_hand[power] >> card & 1 else "realpolitik-card-played")
