"""What lies beside the map in a scene: powers, what there is to spend, hands, piles, and what holds only now."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from chancellery.games.maria import cards, words
from chancellery.games.maria.components import RESERVE
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
from chancellery.games.maria.scene_war import card_short, card_title
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.state import IN_BOX, Campaign
from chancellery.games.maria.victory import FRENCH_AIM, PRUSSIAN_AIM, counts
from chancellery.games.maria.view import all_armies
from chancellery.games.maria.vocabulary import CARDS
from chancellery.games.maria.walk import MARCH, REACH, TRAIN_REACH, Walk
from chancellery.games.maria.winter import Raise
from chancellery.kernel.sets import lowest
from chancellery.locale import text
from chancellery.table.drawing import KEPT
from chancellery.table.scene import Fact, Hand, Meter, PileShown, Power, Special
from chancellery.table.scene_telling import After, Card

# -- the powers


def powers(s: Campaign, lang: str) -> tuple[Power, ...]:
    """The powers that are in this game."""
    return tuple(
        Power(
            ref=f"power:{POWERS[power]}",
            id=POWERS[power],
            name=text(lang, "maria-power-" + POWERS[power]),
            letter=text(lang, f"maria-power-{POWERS[power]}.letter"),
            seat=s.game.seats[s.seat_of[power]],
            facts=facts(s, power, lang),
            status_name=_status(s, power, lang),
            coalition=POWERS[lowest(s.relations.allies[power])],
        )
        for power in playing(s)
    )


def playing(s: Campaign) -> list[int]:
    return [power for power, box in enumerate(s.game.components.powers) if box.generals]


def _status(s: Campaign, power: int, lang: str) -> str | None:
    if power == SAXONY:
        return text(lang, "maria-status-" + STATUSES[s.saxony])
    if power == PRUSSIA and s.prussia_neutral:
        return text(lang, "maria-status-neutral")
    return None


def facts(s: Campaign, power: int, lang: str) -> tuple[Fact, ...]:
    """Everybody may count them: cards, all armies together, generals, and how far the aim is."""
    box = s.game.components.powers[power]
    standing = sum(s.where[g] >= 0 for g in box.generals)
    away = sum(s.where[g] == IN_BOX for g in box.generals)
    found = [
        _fact("cards", "cards", lang, len(s.hands[power])),
        _fact("armies", "sword", lang, all_armies(s, power)),
        _fact("generals", "general", lang, standing, len(box.generals), away, limited=True),
    ]
    if s.game.full and power in MAJOR:
        found.append(_fact("pool", "laurel", lang, s.pool[power], box.pool, barred=True))
    elif not s.game.full and power in (FRANCE, PRUSSIA):
        aim = PRUSSIAN_AIM if power == PRUSSIA else FRENCH_AIM
        found.append(_fact("aim", "laurel", lang, counts(s)[power == PRUSSIA], aim, limited=True, barred=True))
    return tuple(found)


@lru_cache(KEPT)
def _fact(
    id: str, icon: str, lang: str, value: int, most: int = 0, away: int = 0, limited: bool = False, barred: bool = False
) -> Fact:
    """A fact; `limited`: its limit is written after it, `barred`: it has a bar."""
    said = text(lang, f"maria-fact-{id}.text", count=value, most=most, away=away)
    of, bar = most if limited else None, most if barred else None
    return Fact(id, text(lang, "maria-fact-" + id), value, icon, bar, of, away or None, said)


# -- what there is to spend


def meters(s: Campaign, lang: str) -> tuple[Meter, ...]:
    """Points still to pay, steps of a move."""
    found = []
    for decision in s.asked:
        if decision.kind == "payment":
            found.append(_meter("price", "coin", lang, decision.about[0]))
        elif decision.kind == "walk":
            walk = next(p for p in reversed(s.stack) if isinstance(p, Walk))
            plain = REACH if s.is_general(walk.pieces[0]) else TRAIN_REACH
            most = MARCH if walk.forced else plain + walk.on_main
            found.append(_meter("steps", "flag", lang, walk.steps_made, most))
    return tuple(found)


def own_meters(s: Campaign, seat: int, lang: str) -> list[Meter]:
    """The armies that a seat has still to divide in secret (M-4.15, M-6.9)."""
    left: dict[int, int] = {}
    for procedure in s.stack:
        if isinstance(procedure, Allocation):
            left |= dict(enumerate(procedure.left))
        elif isinstance(procedure, Raise):
            left[procedure.power] = procedure.count
    found = []
    for power, count in left.items():
        if count and s.seat_of[power] == seat:
            title = text(lang, "maria-meter-left", **words.forms(lang, "power", power))
            said = text(lang, "maria-meter-left.text", **words.forms(lang, "power", power), count=count)
            found.append(Meter(f"left-{POWERS[power]}", title, count, said, "sword", strong=True))
    return found


def _meter(id: str, icon: str, lang: str, value: int, of: int | None = None) -> Meter:
    title = text(lang, "maria-meter-" + id)
    return Meter(id, title, value, f"{title}: {value}", icon, of, strong=True)


# -- cards


def hands(s: Campaign, seat: int, after: dict[tuple[int, int], After], lang: str) -> tuple[Hand, ...]:
    """The tactical cards of the powers a seat runs, each power its own hand (M-8.7)."""
    return tuple(
        Hand(
            POWERS[power],
            text(lang, "maria-power-" + POWERS[power]),
            tuple(
                _with_after(_card(face, POWERS[power], lang), after.get((power, face)))
                for face in sorted(map(cards.face, s.hands[power]))
            ),
        )
        for power in playing(s)
        if s.seat_of[power] == seat
    )


def _with_after(card: Card, after: After | None) -> Card:
    return card if after is None else replace(card, after=after)


@lru_cache(1024)
def _card(printed: int, power: str, lang: str) -> Card:
    ref, title = f"card:{power}/{CARDS[printed]}", card_title(printed, lang)
    if printed == RESERVE:
        short = text(lang, "maria-reserve.short")
        return Card(ref, title, text(lang, "maria-reserve.text"), value=short, ability="any", emblem="reserve")
    suit = SUITS[printed // 9]
    return Card(ref, title, text(lang, "maria-card-text"), value=printed % 9 + 2, ability=suit, emblem=suit)


def piles(s: Campaign, lang: str) -> tuple[PileShown, ...]:
    """How many cards are left, and those discarded, by the deck they came from."""
    found = [PileShown("deck", text(lang, "maria-pile-deck"), sum(len(deck) for deck in s.decks))]
    for deck, pile in enumerate(s.discards, 1):
        if pile:
            shown = tuple(card_short(cards.face(card), lang) for card in pile)
            found.append(PileShown(f"discard-{deck}", text(lang, "maria-pile-discard", number=deck), cards=shown))
    if s.game.full:
        found.append(PileShown("political", text(lang, "maria-pile-political"), len(s.political)))
    return tuple(found)


# -- what holds only now


def special(s: Campaign, lang: str) -> tuple[Special, ...]:
    """Trump, contracts, upheavals."""
    found = []
    if s.trump != NOBODY:
        suit = text(lang, "maria-suit-" + SUITS[s.trump])
        found.append(Special("trump", text(lang, "maria-special-trump", suit=suit)))
    for payer, receiver, left in s.contracts:
        args = {**words.forms(lang, "power", payer), **words.forms(lang, "other_power", receiver)}
        said = text(lang, "maria-special-contract", count=left, **args)
        found.append(Special(f"contract-{POWERS[payer]}-{POWERS[receiver]}", said))
    for name, holds in (
        ("election", s.election_due),
        ("silesia", s.silesia),
        ("prussia_neutral", s.prussia_neutral),
        ("reduced", s.reduced),
    ):
        if holds:
            found.append(Special(name, text(lang, "maria-special-" + name)))
    return tuple(found)
