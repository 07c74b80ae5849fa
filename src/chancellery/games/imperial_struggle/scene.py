"""The scene of a match: what to draw, in words, and which option each thing stands for.

A scene is plain data. It is what a spectator sees and what the seat adds: its hand, its face-down Ministry cards and
War tiles, and its options. An option carries its number in `Match.legal(seat)`; places, pieces, cards and tiles list
the numbers of the options they stand for, and a client narrows them down by intersecting what was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.games import asking
from chancellery.games.asking import with_options
from chancellery.games.imperial_struggle import scene_map, scene_table, scene_war, words
from chancellery.games.imperial_struggle.peace_turn import ROUNDS, PeaceTurn
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.scene_legend import legend
from chancellery.games.imperial_struggle.scene_options import Index, options
from chancellery.games.imperial_struggle.sides import SIDES
from chancellery.games.imperial_struggle.strength import theater_of
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.theater import TheaterResolution
from chancellery.locale import text


def scene(s: Struggle, seat: int | None, lang: str) -> dict[str, Any]:
    """Everything a client draws for the seat; None is a spectator."""
    return scenes(s, (seat,), lang)[0]


def scenes(s: Struggle, seats: Sequence[int | None], lang: str) -> list[dict[str, Any]]:
    """The scenes of several seats. What is public is worked out once, and they share it."""
    public = _public(s, lang)
    return [public if seat is None else _own(s, public, seat, lang) for seat in seats]


def _public(s: Struggle, lang: str) -> dict[str, Any]:
    """What a spectator sees, and everybody."""
    return {
        "language": lang,
        "game": "imperial_struggle",
        "scenario": "standard",
        "board": s.game.board,
        "title": text(lang, "game-imperial_struggle"),
        "phase": _phase(s, lang),
        "titles": {"powers": text(lang, "is-title-powers"), "table": text(lang, "is-title-table")},
        "legend": legend(lang),
        "round": s.step + 1,
        "seat": None,
        "places": scene_map.places(s, lang),
        "lines": scene_map.lines(s),
        "pieces": scene_map.pieces(s, lang),
        "tracks": scene_table.tracks(s, lang),
        "powers": scene_table.powers(s, lang),
        "meters": scene_table.meters(s, lang),
        "rows": scene_table.rows(s, None, None, [], lang),
        "display": scene_war.display(s, None, None, lang),
        "hands": [],
        "piles": scene_table.piles(s, lang),
        "battle": scene_war.contest(s, lang),
        "prompt": asking.prompt(s, SIDES, [], [], lang),
        "options": [],
        "waiting_for": asking.waiting(s, SIDES, lang),
        "outcome": _outcome(s, lang),
    }


def _own(s: Struggle, public: dict[str, Any], seat: int, lang: str) -> dict[str, Any]:
    """What the seat sees: its own cards and tiles and, if it must decide, its options."""
    decisions = [d for d in s.asked if d.seat == seat]
    listed = options(s, decisions, lang)
    index = Index(listed)
    side = s.sides[seat]
    powers = [{**one, "yours": True} if one["id"] == SIDES[side] else one for one in public["powers"]]
    found = {
        **public,
        "seat": s.game.seats[seat],
        "powers": powers,
        "rows": scene_table.rows(s, side, index, decisions, lang),
        "display": scene_war.display(s, side, index, lang),
        "hands": [scene_table.hand(s, side, index, lang)],
    }
    if decisions:
        found["places"] = with_options(public["places"], index.places)
        found["pieces"] = with_options(public["pieces"], index.pieces)
        found["powers"] = with_options(powers, index.powers)
        found["prompt"] = asking.prompt(s, SIDES, decisions, listed, lang)
        found["options"] = listed
    return found


def _outcome(s: Struggle, lang: str) -> dict[str, Any] | None:
    if s.outcome is None:
        return None
    winner = s.outcome.winners[0]
    return {
        "winners": [s.game.seats[winner]],
        "scores": dict(zip(s.game.seats, s.outcome.scores, strict=True)),
        "rule": s.outcome.rule,
        "reason": s.outcome.reason,
        "text": text(lang, "is-outcome-" + s.outcome.reason, vp=s.vp, **words.forms(lang, "side", s.sides[winner])),
    }


def _phase(s: Struggle, lang: str) -> str:
    """Where the match stands: the turn, then the Action Round or the theater."""
    if s.outcome is not None:
        return text(lang, "scene-over")
    parts = [text(lang, f"is-turn-{s.turn.id}.full")]
    turn = next((p for p in s.stack if isinstance(p, PeaceTurn)), None)
    ar = next((p for p in s.stack if isinstance(p, Round)), None)
    fight = next((p for p in s.stack if isinstance(p, TheaterResolution)), None)
    if ar is not None and turn is not None:
        parts.append(text(lang, "is-phase-round", number=turn.rounds, count=ROUNDS))
        parts.append(words.side_name(ar.side, lang))
    elif fight is not None:
        parts.append(text(lang, "is-theater-" + theater_of(s, fight.theater).id))
    elif s.asked:
        parts.append(text(lang, f"is-phase-{s.asked[0].kind}" if s.asked[0].kind in PHASES else "is-phase-other"))
    return " · ".join(parts)


PHASES = ("keep", "ministry", "first", "assign")
