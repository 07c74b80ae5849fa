"""The cards of a hand-written position: hands, decks and piles, and the political deck."""

from __future__ import annotations

from chancellery.games.maria.cards import face
from chancellery.games.maria.components import DECK, DECKS
from chancellery.games.maria.powers import NOBODY, POWERS
from chancellery.games.maria.sequence import WINTER_EVERY
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import CARDS
from chancellery.kernel import BadInput
from chancellery.kernel.fields import Fields

ON_OFFER = 2  # M-17.1.1


def tactical(s: Campaign, f: Fields) -> None:
    """Named cards come from the decks in their order; `deck` from the one that is drawn from now."""
    free = [[deck * DECK + n for n in range(DECK)] for deck in range(DECKS)]
    order = _draw_decks(f)
    top = [_take(free[order[0] : order[0] + 1], name, "deck") for name in f.words("deck", CARDS)]
    for power, name in enumerate(POWERS):
        own = f.table(name)
        for field, place in (("hand", s.hands), ("politics", s.on_board), ("covered", s.covered)):
            place[power] = [_take(free, card, f"{name}.{field}") for card in own.words(field, CARDS)]
        s.hands[power].sort()
    for name in f.words("discards", CARDS):
        card = _take(free, name, "discards")
        s.discards[card // DECK].append(card)
    if f.flag("deck_ends", False):
        s.discards[order[0]] += free[order[0]]
        free[order[0]] = []
    for deck in range(DECKS):
        if deck not in order:
            s.discards[deck] += free[deck]
    s.decks = [free[deck] for deck in order]
    for pile in s.decks:
        s.shuffle(pile)
    s.decks[0] += reversed(top)


def _draw_decks(f: Fields) -> list[int]:
    """The decks that can still be drawn from, in their order; the rest of the others is discarded."""
    given = f.list("draw_decks") or list(range(1, DECKS + 1))
    if len(set(map(str, given))) != len(given) or any(n not in range(1, DECKS + 1) for n in given):
        raise f.wrong("draw_decks", "[1, 2, 3, 4]")
    return [n - 1 for n in given]


def _take(free: list[list[int]], name: str, field: str) -> int:
    wanted = CARDS.index(name)
    for deck in free:
        for card in deck:
            if face(card) == wanted:
                deck.remove(card)
                return card
    raise BadInput("maria-position-no-card", field=field, card=name)


def political(s: Campaign, f: Fields, *, revealed: bool) -> None:
    """The next cards as given; of this year and the later ones what the turn leaves, shuffled, lies under them."""
    cards = s.game.components.political
    ids = [card.id for card in cards]
    top = [ids.index(id) for id in f.words("political", ids)]
    offer = [ids.index(id) for id in f.words("offer", ids)]
    used = {*top, *offer}
    if len(used) < len(top) + len(offer):
        raise f.wrong("political", "offer, political: 25")
    election_over = s.election_due or s.emperor != NOBODY
    year = (s.turn - 1) // WINTER_EVERY
    below: list[int] = []
    for later in range(len(cards) and max(card.year for card in cards), year - 1, -1):
        pack = [
            i
            for i, card in enumerate(cards)
            if card.year == later and i not in used and not (card.election and election_over)
        ]
        s.shuffle(pack)
        if later == year:
            seen = ON_OFFER * ((s.turn - 1) % WINTER_EVERY + revealed)
            pack = _left(s, pack, max(0, seen - len(offer)))
        below += pack
    s.political = below + top[::-1]


def _left(s: Campaign, pack: list[int], gone: int) -> list[int]:
    """The pack without the cards of earlier turns; the election, where it is still to come, stays."""
    cards = s.game.components.political
    election = [card for card in pack if cards[card].election]
    others = [card for card in pack if not cards[card].election]
    left = others[: max(0, len(others) - gone)] + election
    s.shuffle(left)
    return left
