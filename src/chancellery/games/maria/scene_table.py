"""What lies beside the map in a scene: powers, tracks, political cards, boxes, hands and piles.

Tiles carry ids that options name: `political-CARD`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.maria import cards, words
from chancellery.games.maria.campaign import IN_BOX, Campaign
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.movement import MARCH, REACH, TRAIN_REACH, Walk
from chancellery.games.maria.moves import CARDS
from chancellery.games.maria.politics import Politics, UseCard, worth
from chancellery.games.maria.powers import (
    AUSTRIA,
    FRANCE,
    MAJOR,
    MEMBERS,
    NOBODY,
    POWERS,
    PRUSSIA,
    SAXONY,
    STATUSES,
    SUITS,
    TRACKS,
)
from chancellery.games.maria.scene_options import Index
from chancellery.games.maria.scene_war import card_title
from chancellery.games.maria.victory import BATTLE_BOXES, FRENCH_AIM, PRUSSIAN_AIM, counts
from chancellery.games.maria.view import all_armies
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

ENDS = ((PRUSSIA, AUSTRIA), (PRUSSIA, AUSTRIA), (FRANCE, AUSTRIA))  # whom the ends of each track favour


# -- the powers


def powers(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """The powers that are in this game."""
    return [
        {
            "id": POWERS[power],
            "name": text(lang, "maria-power-" + POWERS[power]),
            "letter": text(lang, f"maria-power-{POWERS[power]}.letter"),
            "seat": s.game.seats[s.seat_of[power]],
            "yours": False,
            "status_name": _status(s, power, lang),
            "facts": _facts(s, power, lang),
            "options": [],
        }
        for power in playing(s)
    ]


def playing(s: Campaign) -> list[int]:
    return [power for power, box in enumerate(s.game.components.powers) if box.generals]


def _status(s: Campaign, power: int, lang: str) -> str | None:
    if power == SAXONY:
        return text(lang, "maria-status-" + STATUSES[s.saxony])
    if power == PRUSSIA and s.prussia_neutral:
        return text(lang, "maria-status-neutral")
    return None


def _facts(s: Campaign, power: int, lang: str) -> list[dict[str, Any]]:
    """Everybody may count them: cards, all armies together, generals, and how far the aim is."""
    box = s.game.components.powers[power]
    armies = all_armies(s, power)
    standing = sum(s.where[g] >= 0 for g in box.generals)
    away = sum(s.where[g] == IN_BOX for g in box.generals)
    found = [
        _fact("cards", "cards", lang, len(s.hands[power]), said={"count": len(s.hands[power])}),
        _fact("armies", "sword", lang, armies, said={"count": armies}),
        _fact("generals", "general", lang, standing, of=len(box.generals), more=away or None,
              said={"count": standing, "most": len(box.generals), "away": away}),
    ]  # fmt: skip
    if s.game.full and power in MAJOR:
        pool = s.pool[power]
        found.append(_fact("pool", "laurel", lang, pool, most=box.pool, said={"count": pool, "most": box.pool}))
    elif not s.game.full and power in (FRANCE, PRUSSIA):
        reached = counts(s)[power == PRUSSIA]
        aim = PRUSSIAN_AIM if power == PRUSSIA else FRENCH_AIM
        found.append(_fact("aim", "laurel", lang, reached, of=aim, most=aim, said={"count": reached, "most": aim}))
    return found


def _fact(id: str, icon: str, lang: str, value: int, *, said: dict[str, int], **more: int | None) -> dict[str, Any]:
    title = text(lang, "maria-fact-" + id)
    fact = {"id": id, "icon": icon, "title": title, "value": value, "text": text(lang, f"maria-fact-{id}.text", **said)}
    return fact | {name: number for name, number in more.items() if number is not None}


# -- tracks


def tracks(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """The politics tracks of the full game, their spaces counted from 1."""
    if not s.game.full:
        return []
    return [_track(s, track, lang) for track in range(len(TRACKS))]


def _track(s: Campaign, track: int, lang: str) -> dict[str, Any]:
    spaces, at = s.game.components.tracks[track], s.track[track]
    name = text(lang, "maria-track-" + TRACKS[track])
    symbols = _symbols(s.game, track, at, lang)
    return {
        "id": TRACKS[track],
        "title": text(lang, "maria-track-now", track=name, now=symbols or text(lang, "maria-track-nothing")),
        "from": 1,
        "to": len(spaces),
        "markers": [{"value": at + 1, "power": None, "title": name}],
        "ends": [
            {"value": value, "power": POWERS[power], "title": text(lang, f"maria-track-ends-{TRACKS[track]}.{side}")}
            for value, power, side in ((1, ENDS[track][0], "left"), (len(spaces), ENDS[track][1], "right"))
        ],
    }


@lru_cache(256)
def _symbols(game: Maria, track: int, at: int, lang: str) -> str:
    """What a space of a track does while the marker stands there."""
    space = game.components.tracks[track][at]
    said = [text(lang, "maria-status-" + STATUSES[space.status])] if space.status != NOBODY else []
    for kind, power, count in space.symbols:
        said.append(text(lang, f"maria-symbol-{kind}", power=text(lang, "maria-power-" + POWERS[power]), count=count))
    return ", ".join(said)


# -- what there is to spend


def meters(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """Points still to pay, steps of a move, the score of a battle."""
    found = []
    for decision in s.asked:
        if decision.kind == "payment":
            found.append(_meter("price", "coin", lang, decision.about[0]))
        elif decision.kind == "walk":
            walk = next(p for p in reversed(s.stack) if isinstance(p, Walk))
            plain = REACH if s.is_general(walk.pieces[0]) else TRAIN_REACH
            most = MARCH if walk.forced else plain + walk.on_main
            found.append({**_meter("steps", "flag", lang, walk.steps_made), "of": most})
        elif decision.kind == "battle":
            found.append(_meter("score", "sword", lang, decision.about[2]))
    return found


def _meter(id: str, icon: str, lang: str, value: int) -> dict[str, Any]:
    title = text(lang, "maria-meter-" + id)
    return {"id": id, "icon": icon, "title": title, "value": value, "text": f"{title}: {value}", "strong": True}


# -- rows


def rows(s: Campaign, seat: int | None, index: Index | None, lang: str) -> list[dict[str, Any]]:
    """Political cards on offer, tactical cards on the politics board, victory boxes."""
    if not s.game.full:
        return []
    numbers = index.tiles if index is not None else {}
    found = []
    offer = _offer(s)
    if offer:
        tiles = [_political(s.game, card, lang) for card in offer]
        tiles = [{**tile, "options": numbers.get(tile["id"], [])} for tile in tiles]
        found.append({"id": "politics", "title": text(lang, "maria-row-politics"), "style": "cards", "tiles": tiles})
    for power in MAJOR:
        tiles = _on_board(s, power, seat, lang)
        if tiles:
            name = text(lang, "maria-power-" + POWERS[power])
            title = text(lang, "maria-row-board", power=name, worth=worth(s, power))
            found.append(
                {
                    "id": "board-" + POWERS[power],
                    "title": title,
                    "power": POWERS[power],
                    "style": "tiles",
                    "tiles": tiles,
                }
            )
    boxes = {"id": "boxes", "title": text(lang, "maria-row-boxes"), "style": "tiles", "near": False}
    return [*found, {**boxes, "tiles": _boxes(s, lang)}]


def _offer(s: Campaign) -> list[int]:
    """The cards that lie open: those not yet taken, and the one that is being used."""
    found: list[int] = []
    for procedure in s.stack:
        if isinstance(procedure, Politics):
            found += procedure.offer
        elif isinstance(procedure, UseCard) and procedure.card not in found:
            found.append(procedure.card)
    return found


@lru_cache(128)
def _political(game: Maria, card: int, lang: str) -> dict[str, Any]:
    found = game.components.political[card]
    return {
        "id": "political-" + found.id,
        "title": words.political_name(game, card, lang),
        "text": "; ".join(words.effect_text(effect, lang) for effect in found.effects) + ".",
        "signs": [text(lang, f"maria-power-{POWERS[power]}.letter") for power in MEMBERS[found.takers]],
        "options": [],
    }


def _on_board(s: Campaign, power: int, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """Tactical cards on the politics board; those face down are seen by their player only (M-25)."""
    name = POWERS[power]
    found = [_card_tile(f"board-{name}-{n}", cards.face(card), lang) for n, card in enumerate(s.on_board[power])]
    for n, card in enumerate(s.covered[power]):
        id = f"covered-{name}-{n}"
        if s.seat_of[power] == seat:
            found.append({**_card_tile(id, cards.face(card), lang), "dim": True})
        else:
            found.append({"id": id, "title": text(lang, "maria-card-hidden"), "face_up": False, "options": []})
    return found


def _card_tile(id: str, printed: int, lang: str) -> dict[str, Any]:
    return {"id": id, "title": card_title(printed, lang), "note": _short(printed, lang), "options": []}


def _short(printed: int, lang: str) -> str:
    """A card in a few letters: 7♠."""
    return text(lang, "maria-reserve.short") if printed == RESERVE else f"{printed % 9 + 2}{SIGNS[printed // 9]}"


SIGNS = dict(enumerate("♠♥♦♣"))  # in the order of SUITS


def _boxes(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """The victory boxes with who has a marker in them (16)."""
    found: list[dict[str, Any]] = [
        {
            "id": "battles-" + POWERS[power],
            "title": text(lang, "maria-box-battles", power=text(lang, "maria-power-" + POWERS[power])),
            "note": f"{s.battles[power]}/{BATTLE_BOXES}",
            "power": POWERS[power] if s.battles[power] else None,
            "options": [],
        }
        for power in MAJOR
    ]
    holders = {
        "electors": s.three_electors,
        "emperor": s.emperor,
        "italy": s.italy,
        "silesia": PRUSSIA if s.silesia else NOBODY,
    }
    for id, power in holders.items():
        held = POWERS[power] if power != NOBODY else None
        name = text(lang, "maria-power-" + held) if held else text(lang, "maria-box-nobody")
        found.append(
            {"id": "box-" + id, "title": text(lang, "maria-box-" + id), "text": name, "power": held, "options": []}
        )
    return found


# -- cards


def hands(s: Campaign, seat: int, index: Index, lang: str) -> list[dict[str, Any]]:
    """The tactical cards of the powers a seat runs, each power its own hand (M-8.7)."""
    return [
        {
            "power": POWERS[power],
            "name": text(lang, "maria-power-" + POWERS[power]),
            "cards": [
                _card(cards.face(card), index.cards, POWERS[power], lang)
                for card in sorted(s.hands[power], key=cards.face)
            ],
        }
        for power in playing(s)
        if s.seat_of[power] == seat
    ]


def _card(printed: int, numbers: dict[tuple[str, str], list[int]], power: str, lang: str) -> dict[str, Any]:
    card: dict[str, Any] = {
        "id": CARDS[printed],
        "title": card_title(printed, lang),
        "text": text(lang, "maria-reserve.text") if printed == RESERVE else text(lang, "maria-card-text"),
        "options": numbers.get((power, CARDS[printed]), []),
    }
    if printed != RESERVE:
        card |= {"value": printed % 9 + 2, "ability": SUITS[printed // 9]}
    return card


def piles(s: Campaign, lang: str) -> dict[str, Any]:
    """How many cards are left, and those discarded, by the deck they came from."""
    found: dict[str, Any] = {
        "deck": {"title": text(lang, "maria-pile-deck"), "count": sum(len(deck) for deck in s.decks)}
    }
    for deck, pile in enumerate(s.discards):
        if pile:
            title = text(lang, "maria-pile-discard", number=deck + 1)
            found[f"discard-{deck + 1}"] = {"title": title, "cards": [_short(cards.face(c), lang) for c in pile]}
    if s.game.full:
        found["political"] = {"title": text(lang, "maria-pile-political"), "count": len(s.political)}
    return found


# -- what holds only now


def special(s: Campaign, lang: str) -> list[dict[str, str]]:
    """Trump, contracts, upheavals."""
    found: list[dict[str, str]] = []
    if s.trump != NOBODY:
        suit = text(lang, "maria-suit-" + SUITS[s.trump])
        found.append({"id": "trump", "text": text(lang, "maria-special-trump", suit=suit)})
    for payer, receiver, left in s.contracts:
        args = {**words.forms(lang, "power", payer), **words.forms(lang, "other_power", receiver)}
        said = text(lang, "maria-special-contract", count=left, **args)
        found.append({"id": f"contract-{POWERS[payer]}-{POWERS[receiver]}", "text": said})
    for name, holds in (
        ("election", s.election_due),
        ("silesia", s.silesia),
        ("prussia_neutral", s.prussia_neutral),
        ("reduced", s.reduced),
    ):
        if holds:
            found.append({"id": name, "text": text(lang, "maria-special-" + name)})
    return found
