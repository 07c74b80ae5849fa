"""`chancellery games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.table import Table

from chancellery import games
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json, console
from chancellery.cli.titles import game_title, option_title, scenario_title
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.json()


def run(args: Namespace, lang: str) -> int:
    found = described(lang)
    if args.json:
        as_json(found)
        return FINE
    table = Table(box=None, pad_edge=False)
    for column in ("game", "scenario", "seats", "options"):
        table.add_column(text(lang, f"cli-column-{column}"))
    for game in found:
        options = "\n".join(
            text(
                lang,
                "cli-option-line",
                id=o["id"],
                title=o["title"],
                values=" | ".join(str(v).lower() for v in o["values"]),
                default=str(o["default"]).lower(),
            )
            for o in game["options"]
        )
        for place, scenario in enumerate(game["scenarios"]):
            name = f"{game['title']} ({game['id']})" if place == 0 else ""
            seats = ", ".join(map(str, scenario["seats"]))
            table.add_row(name, f"{scenario['title']} ({scenario['id']})", seats, options if place == 0 else "")
    console().print(table)
    return FINE


def described(lang: str) -> list[dict[str, Any]]:
    """The games as plain data: a shape that other programs rely on."""
    return [
        {
            "id": game.id,
            "title": game_title(game, lang),
            "scenarios": [
                {"id": s.id, "title": scenario_title(game, s.id, lang), "seats": list(s.seats)} for s in game.scenarios
            ],
            "options": [
                {"id": o.id, "title": option_title(game, o.id, lang), "values": list(o.values), "default": o.default}
                for o in game.options
            ],
        }
        for game in games()
    ]
