"""`python -m chancellery.sim`: measures what docs/ladder.md and docs/balance.md say, and writes these pages."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

from chancellery.sim import pages
from chancellery.sim.measure import Results, measure
from chancellery.sim.pool import processes
from chancellery.sim.rows import PARTS, rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m chancellery.sim")
    parser.add_argument("results", type=Path, help="JSON file of the results; what it has is gone on with")
    parser.add_argument("--seconds", type=float, default=0, help="how long to play; 0: only write the pages")
    parser.add_argument("--jobs", type=int, default=processes())
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--parts", default=",".join(PARTS), help="in this order")
    parser.add_argument("--only", default="", help="only rows whose id has this in it")
    parser.add_argument("--wanted", type=int, help="matches of each row, instead of what it says")
    parser.add_argument("--pages", type=Path, help="folder for ladder.md and balance.md")
    args = parser.parse_args()
    if args.seconds:
        began, parts = monotonic(), args.parts.split(",")
        chosen = [row for part in parts for row in rows() if row.part == part and args.only in row.id]
        chosen = [row.wanting(args.wanted) if args.wanted else row for row in chosen]

        def tell(text: str) -> None:
            print(f"{monotonic() - began:6.0f} s  {text}", file=sys.stderr, flush=True)

        args.results.parent.mkdir(parents=True, exist_ok=True)
        measure(Results(args.results, chosen, args.seed), chosen, args.jobs, args.seconds, tell)
    if args.pages:
        pages.write(args.results, args.pages)
    return 0


if __name__ == "__main__":
    sys.exit(main())
