"""What to draw."""

from __future__ import annotations

from typing import Any

from chancellery.games import asking
from chancellery.games.asking import with_options
from chancellery.kernel import Decision
from chancellery.locale import text
from chancellery_partition import words
from chancellery_partition.board import CROWNS, NOBODY, board
from chancellery_partition.state import ROUNDS, Lands


def scene(s: Lands, seat: int | None, lang: str) -> dict[str, Any]:
    own = [d for d in s.asked if d.seat == seat]
    listed = _options(s, own, lang)
    by_place: dict[str, list[int]] = {}
    for one in listed:
        for place in one["places"]:
            by_place.setdefault(place, []).append(one["index"])
    return {
        "language": lang,
        "game": "partition",
        "scenario": "standard",
        "board": s.game.board,
        "title": text(lang, "game-partition"),
        "phase": text(lang, "partition-phase", round=s.round, of=ROUNDS)
        if s.outcome is None
        else text(lang, "scene-over"),
        "titles": {"powers": text(lang, "partition-title-crowns"), "table": text(lang, "partition-title-table")},
        "legend": [{"sign": None, "text": text(lang, "partition-legend")}],
        "round": s.round,
        "turn": 0,
        "seat": None if seat is None else s.game.seats[seat],
        "places": with_options(_places(s, lang), by_place),
        "lines": _lines(),
        "pieces": _eagles(s, lang),
        "powers": [_power(s, crown, seat, lang) for crown in range(len(s.hands))],
        "hands": [] if seat is None else [_hand(s, seat, listed, lang)],
        "prompt": asking.prompt(s, CROWNS, own, listed, lang),
        "options": listed,
        "waiting_for": asking.waiting(s, CROWNS, lang),
        "outcome": _outcome(s, lang),
    }


def _options(s: Lands, own: list[Decision], lang: str) -> list[dict[str, Any]]:
    moves = [(decision, move) for decision in own for move in decision.options]
    return [
        {
            "index": number,
            "move": move.text,
            "verb": move.verb,
            "text": s.game.speaker(lang).option(decision, move).text,
            "power": CROWNS[decision.actor],
            "places": [board().ids[move.args[0]]] if move.args else [],
            "pieces": [],
            "powers": [],
            "card": move.args[1] if move.args else None,
        }
        for number, (decision, move) in enumerate(moves)
    ]


def _places(s: Lands, lang: str) -> list[dict[str, Any]]:
    return [
        {
            "id": id,
            "name": words.province_name(i, lang),
            "text": [text(lang, "partition-worth", value=board().values[i])],
            "at": list(board().at[i]),
            "region": text(lang, "partition-region"),
            "shape": "hexagon" if i in board().homes else "circle",
            "value": board().values[i],
            "home": CROWNS[board().homes.index(i)] if i in board().homes else None,
            "controller": None if s.holder[i] == NOBODY else CROWNS[s.holder[i]],
            "options": [],
        }
        for i, id in enumerate(board().ids)
    ]


def _lines() -> list[dict[str, str]]:
    ids, near = board().ids, board().near
    return [{"from": ids[a], "to": ids[b]} for a in range(len(ids)) for b in range(a + 1, len(ids)) if near[a] >> b & 1]


def _eagles(s: Lands, lang: str) -> list[dict[str, Any]]:
    return [
        {
            "id": f"eagle-{board().ids[i]}",
            "type": "eagle",
            "power": CROWNS[crown],
            "letter": text(lang, f"partition-crown-{CROWNS[crown]}.letter"),
            "place": board().ids[i],
            "text": text(lang, "partition-flag", crown=words.crown_name(crown, lang)),
            "options": [],
        }
        for i, crown in enumerate(s.holder)
        if crown != NOBODY
    ]


def _power(s: Lands, crown: int, seat: int | None, lang: str) -> dict[str, Any]:
    left = ", ".join(map(str, s.hands[crown])) or "–"
    return {
        "id": CROWNS[crown],
        "name": words.crown_name(crown, lang),
        "letter": text(lang, f"partition-crown-{CROWNS[crown]}.letter"),
        "seat": s.game.seats[crown],
        "yours": crown == seat,
        "options": [],
        "status_name": text(lang, "partition-cards-left", cards=left),
        "facts": [
            {
                "id": "score",
                "title": text(lang, "partition-score"),
                "value": s.score(crown),
                "most": sum(board().values),
            }
        ],
    }


def _hand(s: Lands, crown: int, listed: list[dict[str, Any]], lang: str) -> dict[str, Any]:
    cards = [
        {
            "value": card,
            "title": text(lang, "partition-card", card=card),
            "text": text(lang, "partition-card-text"),
            "options": [one["index"] for one in listed if one["card"] == card],
        }
        for card in s.hands[crown]
    ]
    return {"power": CROWNS[crown], "name": words.crown_name(crown, lang), "cards": cards}


def _outcome(s: Lands, lang: str) -> dict[str, Any] | None:
    if s.outcome is None:
        return None
    names = {seat: words.crown_name(crown, lang) for crown, seat in enumerate(s.game.seats)}
    winners = [s.game.seats[seat] for seat in s.outcome.winners]
    return {
        "winners": winners,
        "scores": dict(zip(s.game.seats, s.outcome.scores, strict=True)),
        "names": names,
        "rule": s.outcome.rule,
        "reason": s.outcome.reason,
        "text": words.victory(s.outcome.winners, lang),
    }
