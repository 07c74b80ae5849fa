"""Politics and the Imperial election on the stage: cards in their row, each bid sealed; electors and their votes."""

from __future__ import annotations

from chancellery.games.maria import cards, words
from chancellery.games.maria.election import Election, voter
from chancellery.games.maria.politics import Politics, UseCard, worth
from chancellery.games.maria.powers import AUSTRIA, FRANCE, MEMBERS, NOBODY, POWERS
from chancellery.games.maria.scene_politics import trump
from chancellery.games.maria.scene_war import card_title, sign
from chancellery.games.maria.state import Campaign
from chancellery.locale import text
from chancellery.table.scene_staged import Offer, Share, Staged, Voice
from chancellery.table.scene_telling import Card


def staged(s: Campaign, lang: str) -> Staged | None:
    """What is decided together just now."""
    election, politics = s.running(Election), s.running(Politics)
    if election is not None and s.asked:
        return _election(s, election, lang)
    return _politics(s, politics, lang) if politics is not None and s.asked else None


# -- politics (17)


def _politics(s: Campaign, politics: Politics, lang: str) -> Staged:
    known = text(lang, "maria-staged-trump", suit=trump(s, lang)) if s.trump != NOBODY else ""
    return Staged(
        "politics",
        text(lang, "maria-phase-stage-1"),
        known or text(lang, "maria-staged-no-trump"),
        offers=_offers(s, politics, lang),
        voices=tuple(_bid(s, politics, power, lang) for power in s.game.components.seats),
    )


def _offers(s: Campaign, politics: Politics, lang: str) -> tuple[Offer, ...]:
    """The cards not yet taken, and the one that is being used."""
    used = s.running(UseCard)
    found = [_offer(s, card, None, lang) for card in politics.offer]
    return tuple(found if used is None else [_offer(s, used.card, POWERS[used.power], lang), *found])


def _offer(s: Campaign, card: int, taken: str | None, lang: str) -> Offer:
    found = s.game.components.political[card]
    said = "; ".join(words.effect_text(effect, lang) for effect in found.effects) + "."
    powers = tuple(POWERS[power] for power in MEMBERS[found.takers])
    return Offer(f"tile:political-{found.id}", words.political_name(s.game, card, lang), said, powers, taken)


def _bid(s: Campaign, politics: Politics, power: int, lang: str) -> Voice:
    """What a power lays on the politics board: sealed until all have, then open with what it is worth."""
    id, name = POWERS[power], text(lang, "maria-power-" + POWERS[power])
    mine = next((n for n, one in enumerate(s.asked) if one.kind == "bid" and one.actor == power), None)
    if mine is not None:
        if s.chosen and s.chosen[mine] is not None:
            return Voice(id, name, "sealed", id, text=text(lang, "maria-staged-sealed"))
        return Voice(id, name, "now", id, text=text(lang, "maria-staged-open"))
    shown = list(s.on_board[power])
    bid = politics.bids[power]
    shown += [bid] if bid != NOBODY and bid not in shown else []
    laid = tuple(_card(power, n, card, lang) for n, card in enumerate(shown, 1))
    if not laid and s.asked[0].kind == "trump":
        return Voice(id, name, "open", id, text=text(lang, "maria-staged-open"))
    if not laid:
        return Voice(id, name, "passed", id, text=text(lang, "maria-staged-none"))
    names = words.names([card_title(cards.face(card), lang) for card in shown], lang)
    said = text(lang, "maria-board-worth", cards=names, worth=worth(s, power))
    chooses = politics.order[:1] == [power]
    return Voice(id, name, "now" if chooses else "shown", id, cards=laid, count=worth(s, power), text=said)


def _card(power: int, number: int, card: int, lang: str) -> Card:
    printed = cards.face(card)
    value = cards.value(card) if cards.suit(card) >= 0 else None
    return Card(f"card:{POWERS[power]}/board/{number}", card_title(printed, lang), value=value, ability=sign(printed))


# -- the Imperial election (18)


def _election(s: Campaign, election: Election, lang: str) -> Staged:
    return Staged(
        "election",
        text(lang, "maria-phase-election"),
        text(lang, "maria-staged-election"),
        voices=tuple(_elector(s, election, city, lang) for city in s.game.components.electors),
        shares=(Share(POWERS[AUSTRIA], election.votes[0]), Share(POWERS[FRANCE], election.votes[1])),
    )


def _elector(s: Campaign, election: Election, city: int, lang: str) -> Voice:
    """A fortress with a vote; for whom it was given the log says."""
    id, name, power = s.game.components.atlas.ids[city], words.city_name(s.game, city, lang), voter(s, city)
    if city not in election.cities:
        return Voice(id, name, "shown", POWERS[power], id, text=text(lang, "maria-staged-given"))
    said, now = text(lang, "maria-staged-open"), city == election.cities[0]
    return Voice(id, name, "now" if now else "open", POWERS[power], id, text=said)
