"""The mark of a SQLite file: how much was written to it, kept in a file beside it.

SQLite takes a file that was emptied for a new one, and a -wal file that was cut or removed for one that ended there.
The mark knows better. It is written after each commit, so it never says more than was stored.
"""

from __future__ import annotations

import os
import re
import time
import zlib
from dataclasses import dataclass
from pathlib import Path

ENDING = "-mark"
LENGTH = 128  # bytes: one sector of a disk holds it, so that it is written whole
_LINE = re.compile(rb"chancellery 1 ([0-9a-f]{32}) (\d{1,18}) (\d{1,18}) ([0-9a-f]{8}) *\n")


@dataclass(frozen=True, slots=True)
class Mark:
    """Which store it is, its last write and when that was (milliseconds since 1970)."""

    store: str
    writes: int
    time: int


def read(path: Path) -> Mark | None:
    """The mark of a database; None where there is none, or none that can be read."""
    try:
        found = _LINE.fullmatch(_beside(path).read_bytes())
    except OSError:
        return None
    if found is None or _line(found[1], int(found[2]), int(found[3])) != found[0]:
        return None
    return Mark(found[1].decode(), int(found[2]), int(found[3]))


def forget(path: Path) -> None:
    _beside(path).unlink(missing_ok=True)


class Marker:
    """Writes the mark, always in place: a full disk does not hinder it."""

    def __init__(self, path: Path, store: str) -> None:
        self.store = store.encode()
        self._file = os.open(_beside(path), os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def write(self, writes: int) -> None:
        os.lseek(self._file, 0, os.SEEK_SET)  # no os.pwrite: not every system has it
        os.write(self._file, _line(self.store, writes, time.time_ns() // 1_000_000))

    def close(self) -> None:
        os.close(self._file)


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ENDING)


def _line(store: bytes, writes: int, when: int) -> bytes:
    said = b"chancellery 1 %s %d %d" % (store, writes, when)
    return (said + b" %08x" % zlib.crc32(said)).ljust(LENGTH - 1) + b"\n"
