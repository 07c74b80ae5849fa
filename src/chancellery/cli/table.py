"""Rows in columns."""

from __future__ import annotations

from collections.abc import Sequence

GAP = "  "
WIDEST_RULE = 100


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows in columns; a column that is empty below its head is left out."""
    used = [place for place in range(len(rows[0])) if any(row[place] for row in rows[1:])]
    widths = {place: max(len(row[place]) for row in rows) for place in used}
    lines = [GAP.join(row[place].ljust(widths[place]) for place in used).rstrip() for row in rows]
    return [lines[0], "-" * min(sum(widths.values()) + len(GAP) * (len(used) - 1), WIDEST_RULE), *lines[1:]]
