"""`chancellery position`: is a hand-written position possible, and where does play begin?"""

from __future__ import annotations

from argparse import Namespace

from chancellery.cli.args import Parser, one_of
from chancellery.cli.errors import FINE
from chancellery.cli.files import read_text
from chancellery.cli.output import as_json
from chancellery.kernel import Match, games
from chancellery.kernel.new_setup import read_position
from chancellery.kernel.positions import read_out, written_out
from chancellery.kernel.writing import to_toml
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.value("DO", "position-do")
    parser.value("FILE", "position-file")
    parser.option("--game", "position-game", "game")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    """What is wrong with a position is a BadInput that names the field."""
    one_of("DO", args.do, ("check", "write"))
    data = read_position(read_text(args.file))
    name = str(args.game or data.get("game") or games()[0].id)
    match = Match.from_position(name, data)
    if args.do == "write":
        whole = written_out(data, *read_out(name, data))
        as_json(whole) if args.json else print(to_toml(whole), end="")
        return FINE
    asked = match.decisions[0] if match.decisions else None
    begins = None if asked is None or match.outcome is not None else match.definition.prompt(asked, lang)
    told = {"game": name, "scenario": match.setup.scenario, "begins": begins or ""}
    if args.json:
        as_json({"ok": True, **told, "seat": None if asked is None else match.seats[asked.seat]})
    else:
        print(text(lang, "cli-position-good" if begins else "cli-position-over", **told))
    return FINE
