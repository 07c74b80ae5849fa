"""What a view and a scene show besides those of the family: the Empire, an election, declarations of Status."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.raison_detat.diplomacy import UNDECLARED, DiplomacyPhase
from chancellery.games.coalitions.raison_detat.election import (
    EMPERORS_INFLUENCE,
    ENOUGH,
    Election,
    participants,
    totals,
    votes_of,
)
from chancellery.games.coalitions.raison_detat.gifts import Gifts
from chancellery.games.coalitions.raison_detat.state import ABSTAINED, SILENT, ImperialRealm
from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.scene_table import legend
from chancellery.kernel import Event
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.scene import Fact, LegendEntry, Row, Scene, Tile
from chancellery.table.scene_staged import Share, Staged, Voice
from chancellery.table.scene_telling import Beat, CastBeat, VerdictBeat

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


def empire(s: ImperialRealm, seat: int | None) -> dict[str, Any]:
    """What the seat may know of the Empire, of the declarations on the table and of gifts on offer."""
    powers = s.game.powers
    election = None
    if any(isinstance(p, Election) for p in s.stack):
        voters = participants(s)
        received = totals(s)
        election = {
            "votes": {powers[p]: _choice(s, p) for p in voters if s.votes[p] != SILENT},
            "totals": {powers[p]: received[p] for p in voters},
        }
    return {
        "emperor": powers[s.emperor] if s.emperor >= 0 else None,
        "electors": {powers[p]: count for p in range(len(powers)) if (count := votes_of(s, p))},
        "election": election,
        "declared": {powers[p]: s.game.parameters.statuses[status] for p, status in _declared(s)},
        "gifts": _gifts(s, seat),
    }


def _gifts(s: ImperialRealm, seat: int | None) -> dict[str, Any] | None:
    """Subsidies and Mercenaries on offer; which cards they are only who knows the giver's hand (RD-9.4.5)."""
    gifts = next((p for p in s.stack if isinstance(p, Gifts)), None)
    if gifts is None:
        return None
    powers, known = s.game.powers, s.knows_hand(seat, gifts.power)
    return {
        "power": powers[gifts.power],
        "money": {powers[p]: money for p, money in enumerate(gifts.money) if money},
        "cards": {powers[p]: sorted(c) if known else [None] * len(c) for p, c in enumerate(gifts.cards) if c},
    }


def added(s: ImperialRealm, scenes: list[Scene], lang: str) -> list[Scene]:
    """The scenes with facts about the Powers, an election on the stage, and a row with the declarations."""
    declared, election = _declarations(s, lang), _election(s, lang)
    facts = [_facts(s, power, lang) for power in range(len(s.game.powers))]
    return [
        replace(
            drawn,
            legend=_legend(s.game, lang),
            powers=tuple(replace(one, facts=(*one.facts, *facts[n])) for n, one in enumerate(drawn.powers)),
            rows=() if declared is None else (declared,),
            staged=election,
        )
        for drawn in scenes
    ]


def about_place(game: Family, t: int, lang: str) -> list[str]:
    """Elector Territories, and Sea Routes with their owners."""
    lines = [text(lang, "place-elector")] if game.edition.own.electors >> t & 1 else []
    for to in bits(game.map.sea_near[t]):
        owner, where = game.map.route_owner[t, to], words.place_name(game, to)
        if owner < 0:
            lines.append(text(lang, "place-route-grey", place=where))
        else:
            lines.append(text(lang, "place-route", place=where, **words.forms(game, lang, "power", owner)))
    return lines


@lru_cache
def _legend(game: Family, lang: str) -> tuple[LegendEntry, ...]:
    """No ports here (RD-D-29), but Sea Routes with and without an owner, and Electors."""
    owner = next(route.owner for route in game.map.board.sea_routes if route.owner)
    own = (
        LegendEntry(text(lang, "raison-legend-route"), "route", power=owner),
        LegendEntry(text(lang, "raison-legend-grey"), "route"),
        LegendEntry(text(lang, "raison-legend-elector"), "elector"),
    )
    *most, provenance = (one for one in legend(game, lang) if one.sign != "port")
    return (*most, *own, provenance)


def _declared(s: ImperialRealm) -> list[tuple[int, int]]:
    """Which Powers have declared which status, once the tokens are revealed."""
    phase = next((p for p in s.stack if isinstance(p, DiplomacyPhase)), None)
    if phase is None:
        return []
    return [(power, status) for power, status in enumerate(phase.declared) if status != UNDECLARED]


def _choice(s: ImperialRealm, power: int) -> str:
    return "abstain" if s.votes[power] == ABSTAINED else s.game.powers[s.votes[power]]


def _facts(s: ImperialRealm, power: int, lang: str) -> list[Fact]:
    """The votes of a Power, and the Crown."""
    votes = votes_of(s, power)
    said = text(lang, "raison-electors.text", count=votes)
    facts = [Fact("electors", text(lang, "raison-electors"), votes, "seal", text=said)]
    if s.emperor == power:
        said = text(lang, "raison-emperor.text", points=EMPERORS_INFLUENCE)
        facts.append(Fact("emperor", text(lang, "raison-emperor"), EMPERORS_INFLUENCE, "laurel", text=said))
    return facts


def _election(s: ImperialRealm, lang: str) -> Staged | None:
    """While an election runs: the Electors in a row, whom they were given to, and how many votes each has received."""
    if not any(isinstance(p, Election) for p in s.stack):
        return None
    powers, received = s.game.powers, totals(s)
    return Staged(
        "election",
        text(lang, "raison-votes"),
        text(lang, "raison-votes-needed", count=ENOUGH),
        voices=tuple(_voice(s, t, lang) for t in bits(s.own.electors)),
        shares=tuple(Share(powers[power], received[power]) for power in participants(s)),
        needed=ENOUGH,
    )


def _voice(s: ImperialRealm, t: int, lang: str) -> Voice:
    """An Elector Territory: who controls it gives its vote."""
    id, name = s.game.map.ids[t], words.place_name(s.game, t)
    power = s.controller(t)
    if power < 0 or not votes_of(s, power):
        return Voice(
            id, name, "passed", None if power < 0 else s.game.powers[power], id, text=text(lang, "raison-vote-none")
        )
    of, choice = s.game.powers[power], s.votes[power]
    if choice == ABSTAINED:
        return Voice(id, name, "passed", of, id, text=text(lang, "raison-vote-abstained"))
    if choice == SILENT:
        asked = any(decision.actor == power for decision in s.asked)
        return Voice(id, name, "now" if asked else "open", of, id, text=text(lang, "raison-vote-open", count=1))
    said = text(lang, "raison-vote", count=1, **words.forms(s.game, lang, "candidate", choice))
    return Voice(id, name, "shown", of, id, choice=s.game.powers[choice], text=said)


def voted(game: Family, event: Event, lang: str) -> Beat | None:
    """A declaration that is opened, a vote, or how an election ends."""
    data = game.event_data(event)
    if event.kind == "declared":
        return CastBeat("cast", data["power"], text(lang, "status-" + data["status"]), sealed=True)
    if event.kind == "vote":
        said = text(lang, "raison-vote", count=data["count"], **words.forms(game, lang, "candidate", event.args[1]))
        return CastBeat("cast", data["power"], said, data["candidate"])
    if event.kind == "abstained":
        return CastBeat("cast", data["power"], text(lang, "raison-vote-abstained"))
    if event.kind in ("emperor", "no_emperor"):
        return VerdictBeat("verdict", data.get("power"))
    return None


def _declarations(s: ImperialRealm, lang: str) -> Row | None:
    """While newcomers are admitted: who has declared what."""
    tiles = []
    for power, status in _declared(s):
        said = text(lang, "status-" + s.game.parameters.statuses[status])
        tiles.append(_tile(s, "declared", power, (), said, lang))
    title = text(lang, "raison-declarations")
    return Row("row:declarations", "declarations", title, tuple(tiles), style="cards") if tiles else None


def _tile(s: ImperialRealm, what: str, power: int, signs: tuple[str, ...], said: str, lang: str) -> Tile:
    of = s.game.powers[power]
    id, name = f"{what}-{of}", words.power_name(s.game, power, lang)
    return Tile(f"tile:{id}", id, name, said, signs, power=of)
