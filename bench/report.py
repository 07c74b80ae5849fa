"""The figures of bench/server.py as the table of docs/hosting.md: `python bench/server.py | python bench/report.py`."""

from __future__ import annotations

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

# What is told, where it is found, and what it should be at most (or, with a plus, at least).
ROWS = (
    ("processor time of a move with two who look on, 100 moves/s, ms", "watched.paced.server_cpu_ms_per_move", "1.2"),
    ("the same at full speed, ms", "watched.full.server_cpu_ms_per_move", "1.2"),
    ("processor time while nobody moves, ms a second", "watched.paced.resting_cpu_ms_per_second", ""),
    ("memory of a match with two live tables while it is played, kB", "idle.live_kb_per_match", "200"),
    ("the same at rest, kB", "idle.watched_kb_per_match", ""),
    ("the same when all have left, kB", "idle.unwatched_kb_per_match", ""),
    ("200 matches, 200 moves/s, SQLite: answer p50, ms", "sqlite.steady.answer_ms.p50", ""),
    ("200 matches, 200 moves/s, SQLite: answer p99, ms", "sqlite.steady.answer_ms.p99", "60"),
    ("200 matches, 200 moves/s, PostgreSQL: answer p50, ms", "postgresql.steady.answer_ms.p50", ""),
    ("200 matches, 200 moves/s, PostgreSQL: answer p99, ms", "postgresql.steady.answer_ms.p99", "60"),
    ("as many as it can, SQLite, moves/s", "sqlite.full.moves_per_second", ""),
    ("as many as it can, PostgreSQL, moves/s", "postgresql.full.moves_per_second", ""),
    ("two processes on one PostgreSQL, 600 wanted, moves/s", "several.moves_per_second", "+600"),
    ("a finished match that is not in memory: first scene, ms", "load_finished_match.first_scene_ms.p50", ""),
    ("first page after a start, ms", "start.first_page_ms", "300"),
    ("first `/api/games` after a start, ms", "start.first_games_ms", "300"),
)


def found_at(figures: Any, path: str) -> Any:
    for part in path.split("."):
        figures = figures.get(part) if isinstance(figures, dict) else None
    return figures


def machine() -> str:
    about = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    model = next((line.split(":", 1)[1].strip() for line in about.splitlines() if line.startswith("model name")), "?")
    version = ".".join(str(part) for part in sys.version_info[:3])
    return f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({model}), Python {version}"


def main() -> None:
    figures = json.load(sys.stdin)
    figures = figures.get("server", figures)  # also what `make bench` prints
    print(f"Measured {machine()}:\n\n| | measured | wanted |\n|---|---|---|")
    for told, path, wanted in ROWS:
        value = found_at(figures, path)
        bound = f"at least {wanted[1:]}" if wanted.startswith("+") else f"at most {wanted}" if wanted else ""
        print(f"| {told} | {'-' if value is None else value} | {bound} |")


if __name__ == "__main__":
    main()
