"""What a view and a scene show besides: Prestige, Alliances, Trains, Action cards and own decks.

All is public but the Action card that a seat has chosen and not yet revealed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.realpolitik.state import NO_CARD, RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import trains, trains_left
from chancellery.games.coalitions.realpolitik.vocabulary import BUY_TRAIN, TRAIN
from chancellery.games.coalitions.system import words
from chancellery.kernel import Event
from chancellery.kernel.sets import bits
from chancellery.locale import in_a_row, text
from chancellery.table.drawing import with_line
from chancellery.table.scene import LegendEntry, Line, Marker, PileShown, Place, Power, Row, Scene, Tile, Track, Zone
from chancellery.table.scene_asking import Prompt
from chancellery.table.scene_telling import Beat, CastBeat

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

# -- the view


def view(s: RealpolitikRealm, seen: dict[str, Any]) -> dict[str, Any]:
    """The view of the family with what only this game has; there is no common deck and no Wheel."""
    game, ids = s.game, s.game.map.ids
    own = _in_fist(s, None if seen["seat"] is None else game.seats.index(seen["seat"]))
    for power, name in enumerate(game.powers):
        seen["powers"][name] |= {
            "action_hand": [ACTIONS[card] for card in bits(s.action_hand[power])],
            "played": [ACTIONS[card] for card in bits(s.own.action_cards[power] & ~s.action_hand[power])],
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
        "diplomacy_track": {"token": s.token, "top": s.own.top},
        "trains": [[ids[a], ids[b]] for a, b in trains(s)],
        "trains_left": trains_left(s),
    }


def opened(game: Family, event: Event, lang: str) -> Beat | None:
    """An Action card or a demand that was chosen in secret and is opened."""
    if event.kind not in ("action_card", "demand"):
        return None
    data, what = game.event_data(event), event.args[1]
    said = (
        text(lang, "action-" + data["action_card"])
        if event.kind == "action_card"
        else words.power_name(game, what, lang)
    )
    return CastBeat("cast", data["power"], said, sealed=True)


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


def _holder(s: RealpolitikRealm, a: int, b: int) -> str | None:
    """The Power that controls both ends of a Train."""
    one, other = s.controller(a), s.controller(b)
    return s.game.powers[one] if one == other >= 0 else None


def dressed(s: RealpolitikRealm, found: list[Scene], lang: str) -> list[Scene]:
    """The scenes of the family with what only this game has; what is public is worked out once."""
    if not found:
        return []
    ids = s.game.map.ids
    public = replace(
        found[0],
        lines=tuple(Line(ids[a], ids[b], "train", _holder(s, a, b)) for a, b in trains(s)),
        zones=_zones(s, lang),
        piles=_piles(s, lang),
        legend=_legend(found[0].legend, lang),
        tracks=(*found[0].tracks, *_tracks(s, lang)),
        places=_with_trains(found[0].places, _joined(s, lang)),
        powers=tuple(_power(s, one, lang) for one in found[0].powers),
    )
    return [
        replace(
            public,
            head=drawn.head,
            prompt=drawn.prompt,
            places=(*public.places, *_borders(s, drawn.prompt)),
            hands=drawn.hands,
            contest=drawn.contest,
            sealed=drawn.sealed,
            rows=_rows(s, drawn.head.seat, lang),
        )
        for drawn in found
    ]


def _legend(entries: tuple[LegendEntry, ...], lang: str) -> tuple[LegendEntry, ...]:
    """No ports here (RP-PD-43), but Sea Routes of two colours and Trains."""
    routes = LegendEntry(text(lang, "realpolitik-legend-routes"), "route", power="france")
    laid = LegendEntry(text(lang, "realpolitik-legend-trains"), "train")
    *most, provenance = (one for one in entries if one.sign != "port")
    return (*most, routes, laid, provenance)


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


def _with_trains(places: tuple[Place, ...], joined: dict[str, str]) -> tuple[Place, ...]:
    return tuple(with_line(one, joined[one.id]) if one.id in joined else one for one in places)


def _borders(s: RealpolitikRealm, prompt: Prompt | None) -> list[Place]:
    """The borders where a Train may be placed now: places that can be pointed at, as the map names them."""
    board, found = s.game.map.board, []
    for option in prompt.options if prompt is not None else ():
        if option.verb in (TRAIN.name, BUY_TRAIN.name):
            border = next(ref for ref in option.refs if "-" in ref)
            id = border.partition(":")[2]
            name = " – ".join(board.territory(end).name for end in id.split("-"))
            found.append(Place(border, id, name, (option.text,), kind="border"))
    return found


def _tracks(s: RealpolitikRealm, lang: str) -> tuple[Track, ...]:
    """The Prestige track and the Diplomacy Phase track."""
    game = s.game
    order = tuple(Marker(place, game.powers[power]) for place, power in enumerate(s.prestige, 1))
    token = Marker(s.token, title=text(lang, "realpolitik-token"))
    return (
        Track("prestige", text(lang, "track-prestige"), 1, len(order), order),
        Track("diplomacy", text(lang, "track-diplomacy"), 0, s.own.top, (token,)),
    )


def _zones(s: RealpolitikRealm, lang: str) -> tuple[Zone, ...]:
    """The Alliances, and those who are in none."""
    powers = s.game.powers
    zones = []
    for a, b in _alliances(s):
        id = f"alliance-{powers[a]}-{powers[b]}"
        zones.append(Zone(f"zone:{id}", id, text(lang, "realpolitik-alliance"), (powers[a], powers[b])))
    alone = tuple(powers[power] for power, partner in enumerate(s.partner) if partner < 0)
    if alone:
        title = text(lang, "realpolitik-open" if _no_status_yet(s) else "realpolitik-at-war")
        zones.append(Zone("zone:at-war", "at-war", title, alone))
    return tuple(zones)


def _no_status_yet(s: RealpolitikRealm) -> bool:
    """RP-11.2.5: with three players nobody is At War before the first Diplomacy Phase is over."""
    return not s.turn and min(s.seat_of) < 0


def _piles(s: RealpolitikRealm, lang: str) -> tuple[PileShown, ...]:
    """Deck and discard pile of each Power, and the Trains in the supply."""
    piles = [PileShown("trains", text(lang, "realpolitik-trains-left"), trains_left(s))]
    for power, id in enumerate(s.game.powers):
        name = words.power_name(s.game, power, lang)
        discards = text(lang, "realpolitik-discards", power=name)
        piles.append(PileShown(f"deck-{id}", text(lang, "realpolitik-deck", power=name), len(s.decks[power])))
        piles.append(PileShown(f"discards-{id}", discards, cards=tuple(s.discard_piles[power])))
    return tuple(piles)


def _power(s: RealpolitikRealm, one: Power, lang: str) -> Power:
    """A Power with its Ally."""
    if _no_status_yet(s):
        return replace(one, status_name=text(lang, "realpolitik-open"), at_war=())
    power = s.game.map.power_of[one.id]
    partner = s.partner[power]
    if partner < 0:
        return replace(one, status_name=text(lang, "realpolitik-alone"))
    status = text(lang, "realpolitik-allied", **words.forms(s.game, lang, "power", partner))
    a, b = sorted((power, partner))
    return replace(one, status_name=status, coalition=f"alliance-{s.game.powers[a]}-{s.game.powers[b]}")


def _rows(s: RealpolitikRealm, seat: str | None, lang: str) -> tuple[Row, ...]:
    """The Action cards of each Power, in its hand or played; those of the seat's own Powers near its hand."""
    rows = []
    chosen = _in_fist(s, None if seat is None else s.game.seats.index(seat))
    for power, id in enumerate(s.game.powers):
        own = seat is not None and s.seat_of[power] >= 0 and s.game.seats[s.seat_of[power]] == seat
        tiles = tuple(_tile(s, power, card, own, chosen, lang) for card in bits(s.own.action_cards[power]))
        title = text(lang, "realpolitik-action-cards", power=words.power_name(s.game, power, lang))
        row = f"actions-{id}"
        rows.append(Row(f"row:{row}", row, title, tiles, id, "cards" if own else "tiles", near=own))
    return tuple(sorted(rows, key=lambda row: not row.near))


def _tile(s: RealpolitikRealm, power: int, card: int, own: bool, chosen: dict[int, int], lang: str) -> Tile:
    action, mine = ACTIONS[card], chosen.get(power, NO_CARD)
    id = f"{s.game.powers[power]}-{action}"
    return Tile(
        ref=f"tile:{id}",
        id=id,
        title=text(lang, "action-" + action),
        text=text(lang, "action_card-" + action) if own else None,
        note=_note(s, power, card, mine, lang),
        current=card in (s.action[power], mine),
        spent=not s.action_hand[power] >> card & 1,
    )


def _note(s: RealpolitikRealm, power: int, card: int, chosen: int, lang: str) -> str:
    if card == chosen:
        return text(lang, "realpolitik-card-chosen")
    if s.action[power] == card:
        return text(lang, "realpolitik-card-now")
    return text(lang, "realpolitik-card-hand" if s.action_hand[power] >> card & 1 else "realpolitik-card-played")
