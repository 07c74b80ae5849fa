"""`chancellery board`: checks a board file and shows a board with the origin of its values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from chancellery import Match, games
from chancellery.cli.table import table
from chancellery.games.coalitions.system.board import Board, BoardError, Territory, load_board
from chancellery.games.coalitions.system.board_shape import doubts
from chancellery.games.coalitions.system.problem import Problem
from chancellery.kernel import game
from chancellery.locale import has, text

FINE, WRONG = 0, 2


def check_file(path: str, lang: str) -> tuple[int, list[str], list[str]]:
    """The exit code, what is wrong with the board in the file, and what is only doubtful."""
    try:
        board = load_board(path)
    except BoardError as error:
        return WRONG, [problem.text(lang) for problem in error.problems], []
    found = check(board)
    wrong = [problem.text(lang) for problem in found if not problem.warning]
    return WRONG if wrong else FINE, wrong, [problem.text(lang) for problem in found if problem.warning]


def check(board: Board) -> list[Problem]:
    """What a well-formed board has against its game."""
    return doubts(board) + game(board.game).board_problems(board) if board.game in known() else doubts(board)


def known() -> set[str]:
    """The games for which anybody may write a board."""
    return {one.id for one in games() if one.own_boards}


def shipped(game_id: str, board_id: str) -> Board:
    """A board of the family as Chancellery ships it, by its id."""
    found = next(one.id for one in game(game_id).scenarios if one.board == board_id)
    board: Board = Match.new(game_id, found, seed="board", nonce="board").definition.map.board  # type: ignore[attr-defined]
    return board


def _title(board: Board, lang: str) -> str:
    """As the rulebook calls the side of the board, where it translates it."""
    key = f"board-side-{board.id}"
    return text(lang, key) if has("en", key) and text("en", key) == board.title else board.title


def describe(board: Board, lang: str) -> list[str]:
    """The board as a table, with the fields that come from a rulebook or from a printed board."""
    borders = sum(len(one.neighbours) for one in board.territories) // 2
    ports = sum(one.port for one in board.territories)
    return [
        text(lang, "board-title", title=_title(board, lang), id=board.id),
        text(
            lang,
            "board-summary",
            territories=str(len(board.territories)),
            borders=str(borders),
            routes=str(len(board.sea_routes)),
            ports=str(ports),
        ),
        text(lang, "board-digest", digest=board.digest),
        "",
        *table(_territory_rows(board, lang)),
        "",
        *table(_route_rows(board, lang)),
        "",
        *_trains(board, lang),
        _origins(board, lang),
        text(lang, "board-origins-hint"),
        *_changes(board, lang),
        text(lang, "board-sources", sources="; ".join(board.sources)),
    ]


def _territory_rows(board: Board, lang: str) -> list[list[str]]:
    columns = ["id", "name", "kind", "powers", "value", "marks", "attested", "printed"]
    rows = [[text(lang, f"board-column-{column}") for column in columns]]
    silent = () if any(one.elector for one in board.territories) else ("elector",)  # a board without electors
    for one in board.territories:
        attested = [
            _field(name, lang) for name, source in one.provenance.items() if source == "rulebook" and name not in silent
        ]
        if one.attested:
            attested.append(text(lang, "board-borders", names=", ".join(one.attested)))
        printed = [_field(name, lang) for name, source in one.provenance.items() if source == "printed"]
        rows.append(
            [
                one.id,
                one.name,
                text(lang, f"board-kind-{one.kind}"),
                ", ".join(_power(power, lang) for power in ([one.power] if one.power else one.stripes)),
                str(one.value) if one.value else "–",
                ", ".join(_marks(one, lang)),
                ", ".join(attested),
                ", ".join(printed),
            ]
        )
    return rows


def _marks(one: Territory, lang: str) -> list[str]:
    marks = {"capital": one.capital, "port": one.port, "elector": one.elector}
    return [text(lang, f"board-mark-{name}") for name, there in marks.items() if there]


def _route_rows(board: Board, lang: str) -> list[list[str]]:
    rows = [[text(lang, f"board-column-{column}") for column in ("route", "owner", "attested", "printed")]]
    for route in board.sea_routes:
        origins = [
            ", ".join(_field(name, lang) for name, told in route.provenance.items() if told == source)
            for source in ("rulebook", "printed")
        ]
        rows.append([f"{route.a}-{route.b}", _power(route.owner or "neutral", lang), *origins])
    return rows


def _trains(board: Board, lang: str) -> list[str]:
    """The borders with a Train at the start, on a board that has any."""
    names = ", ".join(f"{train.a}-{train.b}" for train in board.trains)
    return [text(lang, "board-trains", borders=names), ""] if names else []


def _changes(board: Board, lang: str) -> list[str]:
    """What was otherwise in the versions before, why it was changed and what came of it."""
    lines = [text(lang, "board-changed")] if board.changes else []
    for change in board.changes:
        there = board.territory(change.territory)
        was, now = (_shown(value, lang) for value in (change.was, getattr(there, change.field)))
        said = {
            name: words.get(lang, words["en"]) for name, words in (("reason", change.reason), ("effect", change.effect))
        }
        told = {"version": str(change.version), "name": there.name, "field": change.field, "was": was, "now": now}
        lines.append(text(lang, "board-change", **told, **said))
    return lines


def _shown(value: int | Sequence[str], lang: str) -> str:
    return str(value) if isinstance(value, int) else ", ".join(_power(power, lang) for power in value)


def _origins(board: Board, lang: str) -> str:
    counted = Counter(source for one in board.territories for source in one.provenance.values())
    counted += Counter(source for route in board.sea_routes for source in route.provenance.values())
    counted += Counter(crossing.provenance for crossing in board.crossings)
    counted += Counter(train.provenance for train in board.trains)
    numbers = {source: str(counted[source]) for source in ("rulebook", "printed", "reconstructed")}
    return text(lang, "board-origins", all=str(counted.total()), **numbers)


def _field(name: str, lang: str) -> str:
    return text(lang, "board-field", field=name)


def _power(power: str, lang: str) -> str:
    return text(lang, "board-power", power=power)
