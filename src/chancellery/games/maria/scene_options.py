"""The options of a seat in a scene, and which things on the table each of them is about."""

from __future__ import annotations

from typing import Any

from chancellery.games.maria import words
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.movement import Walk
from chancellery.games.maria.powers import POWERS
from chancellery.games.maria.vocabulary import CARDS
from chancellery.kernel import Decision, Move
from chancellery.kernel.vocabulary import paired
from chancellery.locale import text

# options of one section stand together where there are many
SECTIONS = {
    "move": "moves", "together": "moves", "march": "marches", "march_together": "marches", "restore": "trains",
    "replace": "trains", "hussar": "hussars", "return": "returns", "place": "cities",
    "pay": "payments", "lay": "cards", "bid": "cards", "discard": "cards", "play": "cards", "lay_reserve": "reserve",
    "play_reserve": "reserve",
}  # fmt: skip
RESERVES = ("lay_reserve", "play_reserve")


class Index:
    """The numbers of the options that each thing stands for."""

    def __init__(self, options: list[dict[str, Any]]) -> None:
        self.places: dict[str, list[int]] = {}
        self.pieces: dict[str, list[int]] = {}
        self.tiles: dict[str, list[int]] = {}
        self.powers: dict[str, list[int]] = {}
        self.cards: dict[tuple[str, str], list[int]] = {}  # by power and card
        for option in options:
            for table, names in (
                (self.places, option["places"]),
                (self.pieces, option["pieces"]),
                (self.tiles, option["tiles"]),
                (self.powers, option["powers"]),
            ):
                for name in names:
                    table.setdefault(name, []).append(option["index"])
            for card in option["cards"]:
                self.cards.setdefault((option["power"], card), []).append(option["index"])


def options(s: Campaign, own: list[Decision], lang: str) -> list[dict[str, Any]]:
    """The options of the seat's own decisions, in the order of `Match.legal`."""
    found: list[dict[str, Any]] = []
    for decision in own:
        for move in decision.options:
            found.append(_option(s, decision, move, len(found), lang))
    return found


def _option(s: Campaign, decision: Decision, move: Move, number: int, lang: str) -> dict[str, Any]:
    game, verb = s.game, move.verb
    ids = game.notation.words
    args = {field.name: value for field, value in paired(move.of.fields, move.args)}
    cards = [CARDS[args["card"]]] if "card" in args else [CARDS[RESERVE]] if verb in RESERVES else []
    cards += [CARDS[printed] for printed in dict.fromkeys(args.get("cards", ()))]
    return {
        "index": number,
        "move": move.text,
        "verb": verb,
        "text": _text(s, decision, move, lang),
        "power": POWERS[decision.actor],
        "places": [ids["city"][args[name]] for name in ("city", "other_city") if name in args],
        "pieces": _pieces(s, decision, verb, args),
        "powers": [POWERS[args["candidate"]]] if "candidate" in args else [],
        "card": cards[0] if len(cards) == 1 else None,
        "cards": cards,
        "tiles": ["political-" + ids["political"][args["political"]]] if "political" in args else [],
        "about": None,
        "section": text(lang, "maria-section-" + SECTIONS[verb]) if verb in SECTIONS else None,
    }


def _text(s: Campaign, decision: Decision, move: Move, lang: str) -> str:
    """An option in words; a political card says what it does."""
    said = s.game.speaker(lang).option(decision, move).text
    if move.verb != "take":
        return said
    effects = s.game.components.political[move.args[0]].effects
    return f"{said}: {'; '.join(words.effect_text(effect, lang) for effect in effects)}"


def _pieces(s: Campaign, decision: Decision, verb: str, args: dict[str, Any]) -> list[str]:
    """The pieces on the map that an option is about; both of a stack that goes as one body."""
    ids = s.game.notation.words
    if verb in ("hussar", "leave"):
        return [f"hussar-{args['number']}"]
    if verb in ("on", "halt") and decision.kind == "walk":
        walk = next(p for p in reversed(s.stack) if isinstance(p, Walk))
        return [ids["piece"][piece] for piece in walk.pieces]
    if "piece" in args:
        return [ids["piece"][args["piece"]]]
    if "general" not in args:
        return []
    general = args["general"]
    if verb in ("together", "march_together"):
        return [ids["general"][one] for one in s.generals_at(s.where[general])]
    return [ids["general"][general]]
