"""What a message says. It goes through strangers' servers: nothing in it is secret, only where one is awaited."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from chancellery.locale import text
from chancellery.server.titles import game_title, scenario_title, seat_title
from chancellery.store.telling_rows import Happening

TURN = ("turn", "hurry", "late")  # whoever wants to be told of turns is told when time runs out, too


@dataclass(frozen=True, slots=True)
class Said:
    event: str
    title: str
    line: str
    link: str
    match_id: str | None


def choice(event: str) -> str:
    """What somebody has chosen to be told of who is told of this."""
    return "turn" if event in TURN else event.partition("-")[0]


def data_of(one: Happening) -> dict[str, Any]:
    """What is kept of it until it is said, in whatever language."""
    seats = [one.seat_ids[number] for number in one.seats]
    until = {"until": one.until} if one.until else {}
    return {"game": one.game, "scenario": one.scenario, "title": one.title, "seats": seats, **until}


def _time(millis: int, zone: str) -> str:
    return datetime.fromtimestamp(millis / 1000, UTC).astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M %Z")


def said(event: str, match_id: str | None, data: dict[str, Any], lang: str, address: str, zone: str = "UTC") -> Said:
    """In a language, with the times of a zone."""
    until = _time(data["until"], zone) if "until" in data else ""
    if event.startswith("tournament-"):
        name = data.get("name") or text(lang, "server-seat-former")
        about = {"title": data["title"], "round": data.get("round", 0), "name": name}
        about["until"] = until
        title = text(lang, f"telling-{event}-title", **about)
        return Said(event, title, text(lang, f"telling-{event}", **about), address + str(data["path"]), None)
    if match_id is None:
        line = str(data.get("text") or text(lang, f"telling-{event}"))
        return Said(event, text(lang, f"telling-{event}-title"), line, address + str(data.get("path", "/")), None)
    seats = ", ".join(seat_title(data["game"], seat, lang) for seat in data["seats"])
    name = data["title"] or scenario_title(data["game"], data["scenario"], lang)
    about = {"match": name, "game": game_title(data["game"], lang), "seats": seats, "until": until}
    path = f"/match/{match_id}/end" if event == "over" else f"/match/{match_id}"
    path = "/tables" if event == "invited" else path
    title = text(lang, f"telling-{event}-title", **about)
    return Said(event, title, text(lang, f"telling-{event}", **about), address + path, match_id)
