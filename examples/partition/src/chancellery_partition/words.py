"""Events, questions and options in words."""

from __future__ import annotations

from typing import Any

from chancellery.kernel import Decision, Event, Move
from chancellery.locale import in_a_row, text
from chancellery_partition.board import CROWNS, board


def crown_name(crown: int, lang: str) -> str:
    return text(lang, "partition-crown-" + CROWNS[crown])


def province_name(province: int, lang: str) -> str:
    return text(lang, "partition-province-" + board().ids[province])


def line(event: Event, lang: str) -> str:
    args = event.args
    if event.kind == "round":
        return text(lang, "partition-log-round", round=args[0])
    if event.kind == "equal":
        return text(lang, "partition-log-equal", province=province_name(args[0], lang))
    if event.kind == "end":
        return victory(args, lang)
    crown, province, number = args
    told = {"crown": crown_name(crown, lang), "province": province_name(province, lang)}
    if event.kind == "laid":
        return text(lang, "partition-log-laid", **told, card=number)
    return text(lang, "partition-log-taken", **told, value=number)


def victory(winners: tuple[int, ...], lang: str) -> str:
    names = in_a_row([crown_name(crown, lang) for crown in winners], lang)
    return text(lang, "partition-log-end", count=len(winners), crowns=names)


def question(game: Any, decision: Decision, lang: str) -> str:
    return text(lang, "partition-prompt-claim", crown=crown_name(decision.actor, lang))


def declining(game: Any, decision: Decision, lang: str) -> str:
    return text(lang, "partition-declining")


def waiting(game: Any, decision: Decision, lang: str) -> str:
    return text(lang, "partition-waiting", crown=crown_name(decision.actor, lang))


def option(game: Any, decision: Decision, move: Move, lang: str) -> str:
    if move.verb == "hold":
        return text(lang, "partition-move-hold")
    return text(lang, "partition-move-claim", province=province_name(move.args[0], lang), card=move.args[1])
