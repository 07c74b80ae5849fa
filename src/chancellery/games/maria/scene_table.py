"""What lies beside the map in a scene: powers, what there is to spend, hands, piles, and what holds only now."""

from __future__ import annotations

from typing import Any

from chancellery.games.maria import cards, words
from chancellery.games.maria.campaign import IN_BOX, Campaign
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.movement import MARCH, REACH, TRAIN_REACH, Walk
from chancellery.games.maria.powers import (
    FRANCE,
    MAJOR,
    NOBODY,
    POWERS,
    PRUSSIA,
    SAXONY,
    STATUSES,
    SUITS,
)
from chancellery.games.maria.scene_options import Index
from chancellery.games.maria.scene_war import card_short, card_title
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.victory import FRENCH_AIM, PRUSSIAN_AIM, counts
from chancellery.games.maria.view import all_armies
from chancellery.games.maria.vocabulary import CARDS
from chancellery.games.maria.winter import Raise
from chancellery.locale import text

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


# -- what there is to spend


def meters(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """Points still to pay, steps of a move."""
    found = []
    for decision in s.asked:
        if decision.kind == "payment":
            found.append(_meter("price", "coin", lang, decision.about[0]))
        elif decision.kind == "walk":
            walk = next(p for p in reversed(s.stack) if isinstance(p, Walk))
            plain = REACH if s.is_general(walk.pieces[0]) else TRAIN_REACH
            most = MARCH if walk.forced else plain + walk.on_main
            found.append({**_meter("steps", "flag", lang, walk.steps_made), "of": most})
    return found


def own_meters(s: Campaign, seat: int, lang: str) -> list[dict[str, Any]]:
    """The armies that a seat has still to divide in secret (M-4.15, M-6.9)."""
    left: dict[int, int] = {}
    for procedure in s.stack:
        if isinstance(procedure, Allocation):
            left |= dict(enumerate(procedure.left))
        elif isinstance(procedure, Raise):
            left[procedure.power] = procedure.count
    mine = [(power, count) for power, count in left.items() if count and s.seat_of[power] == seat]
    return [
        {
            "id": f"left-{POWERS[power]}", "icon": "sword", "value": count, "strong": True,
            "title": text(lang, "maria-meter-left", **words.forms(lang, "power", power)),
            "text": text(lang, "maria-meter-left.text", **words.forms(lang, "power", power), count=count),
        }
        for power, count in mine
    ]  # fmt: skip


def _meter(id: str, icon: str, lang: str, value: int) -> dict[str, Any]:
    title = text(lang, "maria-meter-" + id)
    return {"id": id, "icon": icon, "title": title, "value": value, "text": f"{title}: {value}", "strong": True}


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
    if printed == RESERVE:
        return card | {"value": text(lang, "maria-reserve.short"), "ability": "any"}
    return card | {"value": printed % 9 + 2, "ability": SUITS[printed // 9]}


def piles(s: Campaign, lang: str) -> dict[str, Any]:
    """How many cards are left, and those discarded, by the deck they came from."""
    found: dict[str, Any] = {
        "deck": {"title": text(lang, "maria-pile-deck"), "count": sum(len(deck) for deck in s.decks)}
    }
    for deck, pile in enumerate(s.discards):
        if pile:
            title = text(lang, "maria-pile-discard", number=deck + 1)
            found[f"discard-{deck + 1}"] = {"title": title, "cards": [card_short(cards.face(c), lang) for c in pile]}
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
