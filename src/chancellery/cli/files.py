"""Files of the user: read with a clear word when that fails, written so that a crash never leaves half a file."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

from chancellery.kernel import BadInput, BadRecord, Game, Match
from chancellery.kernel.record import OTHER_RULES, read_as_far

ENDING = ".chancellery"
LARGEST = 256 * 1024 * 1024  # bytes


def read_text(path: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        if path == "-":
            return sys.stdin.read()
        if Path(path).stat().st_size > LARGEST:
            raise BadInput("cli-file-large", file=path, largest=LARGEST // 2**20)
        return Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("cli-file-not-text", file=path) from None
    except ValueError as error:  # a name with a NUL character
        if isinstance(error, BadInput):
            raise
        raise BadInput("cli-file-missing", file=path) from None


def read_board(game: Game, wanted: str | None) -> tuple[str | None, str]:
    """The board that `--board` names: the id of a board of the game, or a file and its text."""
    if wanted is None or wanted in game.boards():
        return wanted, ""
    if "/" not in wanted and "." not in wanted:
        raise BadInput("cli-unknown-board", field="--board", value=wanted[:60], known=", ".join(game.boards()))
    return Path(wanted).name, read_text(wanted) or "\n"  # an empty file is a bad board, not none


def read_match(path: str) -> Match:
    """The match of a record file."""
    return Match.from_record(read_text(path))


def read_match_as_far(path: str) -> tuple[Match, BadRecord | None]:
    """The same, up to the first line that does not fit where the rules have changed since."""
    match, wrong = read_as_far(read_text(path))
    if wrong is not None and wrong.reason != OTHER_RULES:
        raise wrong
    return match, wrong


def state_folder() -> Path:
    """Where matches in progress are kept, by the XDG convention."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "state") / "chancellery"


def last_match() -> Path:
    return state_folder() / f"last{ENDING}"


def write(path: Path, text: str) -> None:
    """Replaces the file as a whole: after a crash or on a full disk the old one is still there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    with contextlib.suppress(OSError):  # some systems cannot open a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
