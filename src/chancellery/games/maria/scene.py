"""The scene of a match: what to draw, in words, and which option each thing stands for.

A scene is plain data. It is what a spectator sees and what the seat adds: its hands, the armies of its generals, its
face-down cards and its options. An option carries its number in `Match.legal(seat)`; places, pieces, cards and tiles
list the numbers of the options they stand for, and a client narrows them down by intersecting what was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.games import asking
from chancellery.games.asking import with_options
from chancellery.games.maria import (
    scene_map,
    scene_negotiations,
    scene_politics,
    scene_reach,
    scene_table,
    scene_war,
    words,
)
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import POWERS
from chancellery.games.maria.scene_legend import legend
from chancellery.games.maria.scene_options import Index, options
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.stage import V
from chancellery.games.maria.winter import Winter
from chancellery.locale import text

FIRST_YEAR, TURNS_PER_YEAR = 1741, 3


def scene(s: Campaign, seat: int | None, lang: str) -> dict[str, Any]:
    """Everything a client draws for the seat; None is a spectator."""
    return scenes(s, (seat,), lang)[0]


def scenes(s: Campaign, seats: Sequence[int | None], lang: str) -> list[dict[str, Any]]:
    """The scenes of several seats. What is public is worked out once, and they share it."""
    public = _public(s, lang)
    return [public if seat is None else _own(s, public, seat, lang) for seat in seats]


def _public(s: Campaign, lang: str) -> dict[str, Any]:
    """What a spectator sees, and everybody."""
    return {
        "language": lang,
        "game": "maria",
        "scenario": s.game.scenario,
        "board": s.game.board,
        "public_press": s.game.full,  # M-21.3
        "title": text(lang, "game-maria"),
        "phase": _phase(s, lang),
        "titles": {
            "powers": text(lang, "maria-title-powers"),
            "special": text(lang, "maria-title-special"),
            "table": text(lang, "maria-title-table"),
            "shown": text(lang, "maria-title-shown"),
        },
        "legend": legend(s.game.full, lang),
        "round": s.turn,
        "turn": s.stage,
        "seat": None,
        "lands": {"silesia": "prussia"} if s.silesia else {},  # M-19.1.5
        "places": scene_map.places(s, lang),
        "pieces": scene_map.pieces(s, None, lang),
        "tracks": scene_politics.tracks(s, lang),
        "powers": scene_table.powers(s, lang),
        "meters": scene_table.meters(s, lang),
        "rows": scene_politics.rows(s, None, None, lang),
        "hands": [],
        "piles": scene_table.piles(s, lang),
        "battle": scene_war.contest(s, lang),
        "special": scene_table.special(s, lang),
        "negotiations": scene_negotiations.public(s, lang),
        "prompt": asking.prompt(s, POWERS, [], [], lang),
        "options": [],
        "waiting_for": asking.waiting(s, POWERS, lang),
        "outcome": _outcome(s, lang),
    }


def _own(s: Campaign, public: dict[str, Any], seat: int, lang: str) -> dict[str, Any]:
    """What the seat sees: its own cards and armies and, if it must decide, its options."""
    decisions = [d for d in s.asked if d.seat == seat]
    listed = options(s, decisions, lang)
    index = Index(listed)
    own = {name for power, name in enumerate(POWERS) if s.seat_of[power] == seat}
    powers = [{**one, "yours": True} if one["id"] in own else one for one in public["powers"]]
    pieces = scene_map.pieces(s, seat, lang)
    found = {
        **public,
        "seat": s.game.seats[seat],
        "powers": powers,
        "pieces": pieces,
        "meters": [*public["meters"], *scene_table.own_meters(s, seat, lang)],
        "rows": scene_politics.rows(s, seat, index, lang),
        "hands": scene_table.hands(s, seat, index, lang),
        "negotiations": scene_negotiations.own(s, public["negotiations"], seat, lang),
    }
    if decisions:
        reaches = scene_reach.reaches(s, decisions)
        found["places"] = with_options(scene_reach.told(s, public["places"], reaches, lang), index.places)
        found["pieces"] = with_options(scene_reach.shown(s, pieces, reaches), index.pieces)
        found["powers"] = with_options(powers, index.powers)
        found["prompt"] = asking.prompt(s, POWERS, decisions, listed, lang)
        found["options"] = listed
    return found


def _outcome(s: Campaign, lang: str) -> dict[str, Any] | None:
    if s.outcome is None:
        return None
    seats = [s.game.seats[seat] for seat in s.outcome.winners]
    names = words.names([text(lang, "maria-seat-" + seat) for seat in seats], lang)
    return {
        "winners": seats,
        "scores": dict(zip(s.game.seats, s.outcome.scores, strict=True)),
        "names": {seat: text(lang, "maria-seat-" + seat) for seat in s.game.seats},
        "rule": s.outcome.rule,
        "reason": s.outcome.reason,
        "text": text(lang, "maria-log-victory", victory=s.outcome.reason, seats=names),
    }


def _phase(s: Campaign, lang: str) -> str:
    """Where the match stands: the turn with its year, then the stage."""
    if s.outcome is not None:
        return text(lang, "scene-over")
    if any(isinstance(p, Allocation) for p in s.stack):
        return text(lang, "maria-phase-set_up")
    year = FIRST_YEAR + (s.turn - 1) // TURNS_PER_YEAR
    parts = [text(lang, "maria-phase-turn", turn=s.turn, year=str(year))]
    if any(isinstance(p, Winter) for p in s.stack):
        parts.append(text(lang, "maria-phase-winter"))
    elif s.asked and s.asked[0].kind == "vote":
        parts.append(text(lang, "maria-phase-election"))
    else:
        alone = s.stage == V and not s.game.full  # M-14.6
        parts.append(text(lang, "maria-power-austria" if alone else f"maria-phase-stage-{s.stage}"))
        if s.asked and s.asked[0].kind in PHASES:
            parts.append(text(lang, f"maria-phase-{PHASES[s.asked[0].kind]}"))
    return " · ".join(parts)


PHASES = {
    "supply": "supply", "movement": "movement", "end_movement": "movement", "walk": "movement",
    "consent": "movement", "consent_move": "movement", "division": "movement", "attack": "combat", "battle": "combat",
    "retreat": "combat", "retreat_way": "combat",
}  # fmt: skip
