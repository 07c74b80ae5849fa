"""`chancellery board`: checks a corrected board, or shows a board and where its values come from."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from chancellery.cli import board, other_boards
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json
from chancellery.games.coalitions.system.board import Board, load_board
from chancellery.kernel import BadInput, game
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.value("GAME", "game")
    parser.option("--check", "check-board", "file")
    parser.option("--board", "board", "board")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    known, own_boards = game(args.game).boards(), game(args.game).own_boards
    own = args.check or args.board
    if not own_boards and own is not None and own not in known:
        raise BadInput("cli-fixed-board", value=own[:60], game=args.game, known=", ".join(known))
    if args.check is not None:
        return _check(args.check, args.json, lang)
    name = known[0] if args.board is None else args.board
    if not own_boards:
        return _other(args.game, name, args.json, lang)
    if name in known:
        found = board.shipped(args.game, name)
    elif "/" in name or "." in name:
        found = load_board(name)
    else:
        raise BadInput("cli-unknown-board", field="--board", value=name[:60], known=", ".join(known))
    if args.json:
        as_json(data(found))
    else:
        print("\n".join(board.describe(found, lang)))
    return FINE


def _other(game_id: str, name: str, json: bool, lang: str) -> int:
    found = other_boards.match(game_id, name)
    if json:
        as_json(other_boards.data(found))
    else:
        print("\n".join(other_boards.describe(found, lang)))
    return FINE


def _check(path: str, json: bool, lang: str) -> int:
    code, wrong, doubtful = board.check_file(path, lang)
    if json:
        as_json({"ok": code == FINE, "file": path, "wrong": wrong, "doubtful": doubtful})
        return code
    for line in wrong:
        print(line, file=sys.stderr)
    for line in doubtful:
        print(text(lang, "cli-board-doubt", line=line))
    if code == FINE:
        found = load_board(path)
        print(text(lang, "board-fine", title=found.title, count=len(found.territories)))
    return code


def data(found: Board) -> dict[str, Any]:
    """The board as plain data, without what only serves to draw it."""
    return {
        "id": found.id,
        "title": found.title,
        "game": found.game,
        "digest": found.digest,
        "powers": list(found.powers),
        "territories": [
            {
                "id": one.id,
                "name": one.name,
                "kind": one.kind,
                "power": one.power,
                "capital": one.capital,
                "stripes": list(one.stripes),
                "value": one.value,
                "port": one.port,
                "elector": one.elector,
                "neighbours": list(one.neighbours),
                "provenance": dict(one.provenance),
            }
            for one in found.territories
        ],
        "sea_routes": [
            {"a": route.a, "b": route.b, "owner": route.owner, "provenance": dict(route.provenance)}
            for route in found.sea_routes
        ],
        "trains": [{"a": train.a, "b": train.b, "provenance": train.provenance} for train in found.trains],
        "sources": list(found.sources),
    }
