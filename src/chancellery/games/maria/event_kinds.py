"""The kinds of events: the names and types of what each one carries, in one table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from chancellery.games.maria.powers import POWERS, STATUSES, SUITS, TRACKS
from chancellery.kernel import Event

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

Type = Literal[
    "power", "powers", "seats", "city", "piece", "general", "generals", "card", "cards", "faces", "political",
    "politicals", "path", "places", "company", "armies", "bids", "conquests", "counts", "track", "suit", "status",
    "number", "index", "flag", "word", "seat", "clauses", "text",
]  # fmt: skip
REST = ("powers", "seats", "generals", "cards", "politicals", "path")  # all arguments that are left


class Field(NamedTuple):
    """One argument. A power of -1 is nobody, a city of -1 is off the board."""

    name: str
    type: Type


# A name means the same thing wherever it occurs, so each name has one type.
NAMES: dict[str, Type] = {
    "power": "power", "other_power": "power", "winner": "power", "loser": "power", "candidate": "power",
    "marker_lost": "power", "marker_placed": "power", "armies": "armies",
    "powers": "powers", "seats": "seats", "seat": "seat", "clauses": "clauses", "words": "text",
    "city": "city", "other_city": "city", "start": "city", "to_city": "city", "cities": "path",
    "claims": "places", "fortresses": "places",
    "piece": "piece", "train": "piece", "general": "general", "mate": "general", "generals": "generals",
    "joined": "company", "bids": "bids", "conquests": "conquests", "counts": "counts",
    "card": "card", "cards": "cards", "faces": "faces", "political": "political", "offer": "politicals",
    "track": "track", "suit": "suit", "status": "status",
    "turn": "number", "stage": "number", "count": "number", "rest": "number", "strength": "number",
    "other_strength": "number", "value": "number", "score": "number", "votes": "number", "other_votes": "number",
    "subsidies": "number", "steps": "number", "price": "number", "number": "number", "gained": "number",
    "lost": "number", "pieces": "number",
    "france": "number", "prussia": "number", "pragmatic": "number", "austria": "number",
    "deck": "index", "hussar": "index", "space": "index",  # shown from 1
    "forced": "flag", "granted": "flag", "delayed": "flag",
    "reason": "word", "drawn_for": "word", "paid_for": "word", "box": "word", "victory": "word",
}  # fmt: skip

# Types whose value is a list of records with such fields.
RECORDS: dict[str, str] = {
    "armies": "general count",
    "bids": "power card",
    "conquests": "city marker_lost marker_placed",
    "counts": "power count subsidies",
}

WORDS: dict[str, tuple[str, ...]] = {
    "reason": ("battle", "supply", "retreat"),
    "drawn_for": ("set_up", "stage", "subsidy", "politics"),
    "paid_for": ("supply", "train", "armies", "corps"),
    "box": ("electors", "italy", "silesia"),
    "victory": ("aims", "survived", "draw", "pool", "winters"),
}


def fields(names: str) -> tuple[Field, ...]:
    """The fields with these names."""
    return tuple(Field(name, NAMES[name]) for name in names.split())


EVENTS: dict[str, tuple[Field, ...]] = {
    # the course of a turn (5)
    "turn": fields("turn"),
    "stage": fields("stage"),
    "winter": fields("turn"),
    # armies (4, 6, 13)
    "allocated": fields("power"),
    "armies_divided": (),
    "divided": fields("general mate"),
    "armies_lost": fields("general count reason"),
    "removed": fields("general city reason"),
    "recruited": fields("power count"),
    "armies_given": fields("power"),
    "returned": fields("general city"),
    # tactical cards (8)
    "drawn": fields("power count drawn_for"),
    "cards_drawn": fields("counts"),
    "reshuffled": fields("deck count"),
    "paid": fields("power paid_for faces"),
    "discarded": fields("power card"),
    "subsidy": fields("granted"),
    "contract_made": fields("power other_power count"),
    "contract_ended": fields("power other_power"),
    # negotiations (21)
    "agreement_proposed": fields("number seat clauses words seats"),
    "agreement_signed": fields("number seat"),
    "agreement_refused": fields("number seat"),
    "agreement_withdrawn": fields("number seat"),
    "agreement_concluded": fields("number"),
    "agreement_lapsed": fields("number"),
    "agreement_ended": fields("number"),
    # politics (17, 25)
    "recovered": fields("power count"),
    "election_revealed": (),
    "politics": fields("offer"),
    "trump_card": fields("card"),
    "trump": fields("suit"),
    "bid": fields("power card"),
    "bids_shown": fields("bids powers"),
    "politics_order": fields("powers"),
    "taken_back": fields("power count"),
    "kept": fields("power count"),
    "political_taken": fields("power political"),
    "political_discarded": fields("power political"),
    "political_used": fields("power political"),
    "shift": fields("power track steps"),
    "track": fields("track space"),
    "corps": fields("general"),
    "corps_back": fields("general city"),
    # the Imperial election (18)
    "election": (),
    "vote": fields("power city candidate"),
    "emperor": fields("power votes other_votes"),
    # hussars (7), supply (9)
    "hussar": fields("hussar city"),
    "hussar_off": fields("hussar city"),
    "toll": fields("general price"),
    "hand_lost": fields("power general price faces"),
    "unsupplied": fields("general"),
    "supplied": fields("general"),
    # movement (10)
    "moved": fields("piece pieces start to_city forced"),
    "move_completed": fields("piece pieces forced conquests claims joined cities"),
    "train_captured": fields("general train city"),
    "train_returned": fields("train city"),
    "consent_refused": fields("power general city"),
    "consent_move_refused": fields("power general city"),
    "stacked": fields("city generals"),
    "commander": fields("general city"),
    # fortresses and markers (10.3, 15, 16)
    "claimed": fields("power city"),
    "claims_failed": fields("claims"),
    "conquered": fields("power city marker_lost marker_placed delayed"),
    "marker_lost": fields("power city"),
    "elector": fields("city power"),
    "box": fields("power box"),
    "box_lost": fields("power box"),
    "battle_points": fields("winner gained loser lost"),
    "battle_points_lost": fields("power count"),
    # combat (11)
    "battle": fields("power city other_power other_city strength other_strength"),
    "card_played": fields("power card value score"),
    "battle_tied": fields("power other_power"),
    "battle_won": fields("winner loser count"),
    "retreated": fields("general pieces start to_city"),
    # upheavals (19)
    "peace_offered": (),
    "peace_rejected": (),
    "annexed": (),
    "prussia_neutral": (),
    "prussia_at_war": (),
    "set_aside": fields("power count rest fortresses"),
    "brought_back": fields("power count"),
    "saxony": fields("status"),
    "relocated": fields("piece city"),
    # the end (14, 23)
    "winter_sheet": fields("france prussia pragmatic austria"),
    "victory": fields("victory seats"),
}

# What only the seats named by the event may know.
SECRET: dict[str, tuple[Field, ...]] = {
    "allocated": fields("armies"),
    "divided": fields("count rest"),
    "armies_given": fields("general count"),
    "drawn": fields("cards"),
}


def paired(declared: Sequence[Field], values: Sequence[Any]) -> Iterator[tuple[Field, Any]]:
    """The fields with their values; the last one may take all that is left."""
    for n, field in enumerate(declared):
        yield field, tuple(values[n:]) if field.type in REST else values[n]


def plain(game: Maria, type: Type, value: Any) -> Any:
    """A value as plain data: ids instead of indices; None for nobody and for nowhere."""
    many: dict[str, Type] = {
        "powers": "power", "generals": "general", "cards": "card", "faces": "card", "politicals": "political",
        "path": "city", "places": "city", "company": "general",
    }  # fmt: skip
    if type in many:
        return [plain(game, many[type], one) for one in value]
    if type == "seats":
        return [game.seats[seat] for seat in value]
    if type == "seat":
        return game.seats[value]
    if type == "clauses":
        return value.split("; ") if value else []
    if type in RECORDS:
        declared = fields(RECORDS[type])
        return [{name: plain(game, of, one) for (name, of), one in zip(declared, row, strict=True)} for row in value]
    if type == "flag":
        return bool(value)
    if type == "index":
        return value + 1
    if type in ("power", "city") and value < 0:
        return None
    words = game.notation.words
    tables: dict[str, Sequence[str]] = {
        "power": POWERS, "city": words["city"], "piece": words["piece"], "general": words["general"],
        "card": words["card"], "political": words["political"], "track": TRACKS, "suit": SUITS, "status": STATUSES,
    }  # fmt: skip
    return tables[type][value] if type in tables else value


def to_dict(game: Maria, event: Event) -> dict[str, Any]:
    """The event with named fields, for clients; a secret field its reader may not know is None."""
    data: dict[str, Any] = {"kind": event.kind}
    for field, value in paired(EVENTS[event.kind], event.args):
        data[field.name] = plain(game, field.type, value)
    if event.kind in ("moved", "retreated"):  # drawn as a trail
        piece = event.args[0]
        data |= {
            "power": POWERS[game.components.pieces[piece].power],
            "path": [data["start"], data["to_city"]],
        }
    secret = SECRET.get(event.kind, ())
    if not event.secret:
        return data | {field.name: None for field in secret}
    return data | {field.name: plain(game, field.type, value) for field, value in paired(secret, event.secret)}
