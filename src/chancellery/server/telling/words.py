"""What a message says. It goes through strangers' servers: nothing in it is secret, only where one is awaited."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from chancellery.locale import text
from chancellery.server.titles import game_title, scenario_title, seat_title
from chancellery.store.telling_rows import Happening

EVENTS = ("turn", "invited", "begun", "over", "tournament", "news")  # to choose from; others are asked for


@dataclass(frozen=True, slots=True)
class Said:
    event: str
    title: str
    line: str
    link: str
    match_id: str | None


def data_of(one: Happening) -> dict[str, Any]:
    """What is kept of it until it is said, in whatever language."""
    seats = [one.seat_ids[number] for number in one.seats]
    return {"game": one.game, "scenario": one.scenario, "title": one.title, "seats": seats}


def _time(millis: int) -> str:
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def said(event: str, match_id: str | None, data: dict[str, Any], lang: str, address: str) -> Said:
    if event.startswith("tournament-"):
        name = data.get("name") or text(lang, "server-seat-former")
        about = {"title": data["title"], "round": data.get("round", 0), "name": name}
        about["until"] = _time(data["until"]) if "until" in data else ""
        title = text(lang, f"telling-{event}-title", **about)
        return Said(event, title, text(lang, f"telling-{event}", **about), address + str(data["path"]), None)
    if match_id is None:
        line = str(data.get("text") or text(lang, f"telling-{event}"))
        return Said(event, text(lang, f"telling-{event}-title"), line, address + str(data.get("path", "/")), None)
    seats = ", ".join(seat_title(data["game"], seat, lang) for seat in data["seats"])
    name = data["title"] or scenario_title(data["game"], data["scenario"], lang)
    about = {"match": name, "game": game_title(data["game"], lang), "seats": seats}
    path = f"/match/{match_id}/end" if event == "over" else f"/match/{match_id}"
    path = "/tables" if event == "invited" else path
    title = text(lang, f"telling-{event}-title", **about)
    return Said(event, title, text(lang, f"telling-{event}", **about), address + path, match_id)
