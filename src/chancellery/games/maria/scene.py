"""The scene of a match: what to draw, in words, and which option each thing stands for.

A scene is plain data. It is what a spectator sees and what the seat adds: its hands, the armies of its generals, its
face-down cards and its options. An option carries its number in `Match.legal(seat)`; places, pieces, cards and tiles
list the numbers of the options they stand for, and a client narrows them down by intersecting what was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.games.maria import scene_map, scene_reach, scene_table, scene_war, words
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import POWERS
from chancellery.games.maria.scene_legend import legend
from chancellery.games.maria.scene_options import Index, options, with_options
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.view import open_
from chancellery.games.maria.winter import Winter
from chancellery.kernel import Decision
from chancellery.locale import text

ONE_MAP = "maria_bohemia"  # the drawing for the introductory game (M-14.1)
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
        "board": s.game.board if s.game.full else ONE_MAP,
        "title": text(lang, "game-maria"),
        "phase": _phase(s, lang),
        "titles": {
            "powers": text(lang, "maria-title-powers"),
            "special": text(lang, "maria-title-special"),
            "table": text(lang, "maria-title-table"),
        },
        "legend": legend(s.game.full, lang),
        "round": s.turn,
        "turn": s.stage,
        "seat": None,
        "places": scene_map.places(s, lang),
        "pieces": scene_map.pieces(s, None, lang),
        "tracks": scene_table.tracks(s, lang),
        "powers": scene_table.powers(s, lang),
        "meters": scene_table.meters(s, lang),
        "rows": scene_table.rows(s, None, None, lang),
        "hands": [],
        "piles": scene_table.piles(s, lang),
        "battle": scene_war.contest(s, lang),
        "special": scene_table.special(s, lang),
        "prompt": _prompt(s, [], [], lang),
        "options": [],
        "waiting_for": [_waiting(s, decision, lang) for decision in open_(s)],
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
        "rows": scene_table.rows(s, seat, index, lang),
        "hands": scene_table.hands(s, seat, index, lang),
    }
    if decisions:
        found["places"] = with_options(scene_reach.told(s, public["places"], decisions, lang), index.places)
        found["pieces"] = with_options(pieces, index.pieces)
        found["powers"] = with_options(powers, index.powers)
        found["prompt"] = _prompt(s, decisions, listed, lang)
        found["options"] = listed
    return found


# -- the prompt


def _prompt(s: Campaign, own: list[Decision], listed: list[dict[str, Any]], lang: str) -> dict[str, Any] | None:
    """What the seat must decide; for a seat that is not asked, who decides and what."""
    still = open_(s)
    if not still:
        return None
    decision = next((d for d in own if d in still), own[0] if own else still[0])
    about: dict[str, Any] = {
        "kind": decision.kind,
        "rule": decision.rule,
        "seat": s.game.seats[decision.seat],
        "power": POWERS[decision.actor],
        "yours": bool(own),
        "chosen": None,
        "declining": None,
    }
    if not own:
        return {"text": " ".join(words.waiting(s.game, d, lang) for d in still), **about}
    about["declining"] = words.declining(s.game, decision, lang)
    chosen = s.chosen[s.asked.index(decision)] if s.chosen else None
    if chosen is not None:  # a secret choice of one's own, still open to change
        about["chosen"] = next(o["index"] for o in listed if o["move"] == chosen.text)
        about["declining"] = text(lang, "prompt-chosen", choice=words.option(s.game, decision, chosen, lang))
    return {"text": words.question(s.game, decision, lang), **about}


def _waiting(s: Campaign, decision: Decision, lang: str) -> dict[str, Any]:
    return {
        "seat": s.game.seats[decision.seat],
        "power": POWERS[decision.actor],
        "kind": decision.kind,
        "rule": decision.rule,
        "text": words.waiting(s.game, decision, lang),
    }


def _outcome(s: Campaign, lang: str) -> dict[str, Any] | None:
    if s.outcome is None:
        return None
    seats = [s.game.seats[seat] for seat in s.outcome.winners]
    names = words.names([text(lang, "maria-seat-" + seat) for seat in seats], lang)
    return {
        "winners": seats,
        "scores": dict(zip(s.game.seats, s.outcome.scores, strict=True)),
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
        parts.append(text(lang, f"maria-phase-stage-{s.stage}"))
        if s.asked and s.asked[0].kind in PHASES:
            parts.append(text(lang, f"maria-phase-{PHASES[s.asked[0].kind]}"))
    return " · ".join(parts)


PHASES = {
    "supply": "supply", "movement": "movement", "walk": "movement", "consent": "movement", "consent_move": "movement",
    "division": "movement", "attack": "combat", "battle": "combat", "retreat": "combat",
}  # fmt: skip
