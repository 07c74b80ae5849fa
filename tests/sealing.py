"""Records with other words in them, sealed as if they had been written so."""

from __future__ import annotations

import json
from collections.abc import Callable

from chancellery.kernel.record import seal, split_seal


def sealed(lines: list[str]) -> str:
    """The lines of a record with the seals they ought to have."""
    link, written = "", []
    for line in lines:
        if not line or line.startswith("%"):
            written.append(line)
            continue
        link = seal(link, line)
        written.append(f"{line} #{link[:6]}")
    return "\n".join(written) + "\n"


def plain(record: str) -> list[str]:
    """The lines without their seals."""
    return [line if line.startswith("%") else split_seal(line)[0] for line in record.splitlines()]


def with_header(record: str, name: str, value: str) -> str:
    """The record with another value in a header; the snapshot is left out."""
    new = f"[{name} {json.dumps(value)}]"
    lines = [new if line.startswith(f"[{name} ") else line for line in plain(record) if not line.startswith("%")]
    assert new in lines
    return sealed(lines)


def altered(record: str, change: Callable[[str], str]) -> str:
    """The record with every line of its body changed; the snapshot is left out."""
    return sealed([line if line[:1] in ("[", "") else change(line) for line in plain(record) if line[:1] != "%"])
