"""The options in a scene, and which places, pieces, cards, zones and Powers each one concerns."""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move

GARRISON_VERBS = ("disband", "buy_fortress")  # they concern the Garrison of a Territory, not a General in it
# they concern the General in their first Territory
MOVING_VERBS = ("march", "strategic", "sail", "orient", "withdraw", "summon", "rail", "rail_troop")
TARGETING_VERBS = ("turn_up", "strike_out")
BORDER_VERBS = ("train", "buy_train")  # they concern no piece


class Index:
    """The numbers of the options that each thing stands for."""

    def __init__(self, options: list[dict[str, Any]]) -> None:
        self.places: dict[str, list[int]] = {}
        self.pieces: dict[str, list[int]] = {}
        self.powers: dict[str, list[int]] = {}
        self.zones: dict[str, list[int]] = {}
        self.cards: dict[tuple[str, int], list[int]] = {}  # of a hand: Power and value
        self.cards_at: dict[tuple[str, str, int], list[int]] = {}  # of a battle: Power, place, number in the stack
        for option in options:
            number = option["index"]
            for place in option["places"]:
                self.places.setdefault(place, []).append(number)
            for piece in option["pieces"]:
                self.pieces.setdefault(piece, []).append(number)
            for power in option["powers"]:
                self.powers.setdefault(power, []).append(number)
            if option["zone"] is not None:
                self.zones.setdefault(option["zone"], []).append(number)
            if option["card"] is not None:
                self.cards.setdefault((option["power"], option["card"]), []).append(number)
            if option["card_at"] is not None:
                self.cards_at.setdefault(tuple(option["card_at"]), []).append(number)


def options(s: Realm, own: list[Decision], lang: str) -> list[dict[str, Any]]:
    """The options of the seat's own decisions, in the order of `Match.legal`."""
    found: list[dict[str, Any]] = []
    for decision in own:
        for move in decision.options:
            found.append(_option(s, decision, move, len(found), lang))
    return found


def _option(s: Realm, decision: Decision, move: Move, number: int, lang: str) -> dict[str, Any]:
    game = s.game
    args = dict(zip((f.name for f in move.of.fields), move.args, strict=True))
    places = [args[name] for name in ("place", "to") if name in args]
    if move.verb == "capital":
        places.append(game.map.capital[decision.actor])
    powers = [game.powers[args["power"]]] if "power" in args else []
    card_at = None
    if move.verb in TARGETING_VERBS:
        card_at = [powers[0], game.map.ids[args["place"]], args["number"]]
    return {
        "index": number,
        "move": move.text,
        "verb": move.verb,
        "text": game.speaker(lang).option(decision, move).text,
        "power": game.powers[decision.actor],
        "places": [game.map.ids[t] for t in places],
        "pieces": _concerned(s, decision, move, places),
        "powers": powers,
        "card": args.get("card"),
        "card_at": card_at,
        "zone": game.parameters.statuses[args["status"]] if "status" in args else None,
    }


def _concerned(s: Realm, decision: Decision, move: Move, places: list[int]) -> list[str]:
    """The pieces an option is about: the General it moves or asks about, or a Garrison."""
    if move.verb in GARRISON_VERBS:
        return [f"garrison-{s.game.map.ids[t]}" for t in places]
    about = dict(zip((f.name for f in s.game.notation.questions[decision.kind].fields), decision.about, strict=False))
    if "general" in about:
        return [s.game.general_ids[about["general"]]]
    if decision.kind in ("path", "rail_path"):  # the General still stands where the path begins
        places = [decision.about[0]]
    elif move.verb in MOVING_VERBS:
        places = places[:1]
    elif move.verb == "assign":
        places = places[1:]
    elif move.verb in TARGETING_VERBS or move.verb in BORDER_VERBS:
        places = []
    generals = (s.general_at(decision.actor, t) for t in places)
    return [s.game.general_ids[general] for general in generals if general >= 0]
