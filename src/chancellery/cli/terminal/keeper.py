"""Keeps a match in a file: written anew after every move, so that a crash loses nothing."""

from __future__ import annotations

import itertools
import os
import re
import shutil
import time
from pathlib import Path

from chancellery.cli import files
from chancellery.kernel import BadInput, Match


class Keeper:
    """The file of a match in progress."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, match: Match) -> None:
        files.write(self.path, match.to_record())

    def save_as(self, match: Match, path: Path) -> None:
        """A copy elsewhere; never over another match."""
        refuse_other(path, match)
        files.write(path, match.to_record())


def refuse_other(path: Path, match: Match | None = None) -> None:
    """BadInput if the file holds anything but this match."""
    if path.exists() and (match is None or _header(path, "Commitment") != match.setup.commitment):
        raise BadInput("cli-save-exists", file=str(path))


def make_room(path: Path) -> Path | None:
    """Moves the record of the last match aside; tells where to, if it was not over."""
    if not path.exists():
        return None
    unfinished = _header(path, "Result") == "*"
    aside = _free_name(path)
    os.replace(path, aside)
    return aside if unfinished else None


def keep_copy(path: Path) -> Path:
    """Keeps a record that is about to be cut short under another name; tells where."""
    aside = _free_name(path)
    shutil.copy2(path, aside)
    return aside


def _free_name(path: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(path.stat().st_mtime))
    names = (f"{stamp}{f'-{number}' if number else ''}{files.ENDING}" for number in itertools.count())
    return next(aside for name in names if not (aside := path.with_name(name)).exists())


def _header(path: Path, name: str) -> str | None:
    try:
        with path.open(encoding="utf-8") as file:
            head = file.read(200_000)
    except (OSError, UnicodeDecodeError):
        return None
    found = re.search(rf'^\[{name} "([^"]*)"\]', head, re.MULTILINE)
    return found[1] if found else None
