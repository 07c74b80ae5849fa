"""Matches as data: every decision a row of Parquet. The schema is in docs/research.md.

A file holds a block of matches. It is made where they are played and is the same wherever that is; it gets its name
when it is whole, so that a run that was stopped goes on with the blocks that are not there.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from chancellery.kernel import BadInput, Match, Move
from chancellery.research.variant import ranked
from chancellery.sim.plan import Plan
from chancellery.sim.play import Played, play
from chancellery.sim.pool import LOCAL, each
from chancellery.sim.versions import versions

VERSION = 1  # of the schema
BLOCK = 8  # matches of a file
ABOUT = "_dataset.json"  # readers of Parquet folders leave out what begins like that


def schema(match: Match) -> pa.Schema:
    """Of the rows of a variant."""
    observed = match.definition.observed
    return pa.schema(
        [
            ("match", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bits", pa.binary((observed.bits + 7) // 8)),
            ("numbers", pa.list_(pa.int16(), observed.size - observed.bits)),
            ("legal", pa.list_(pa.int32())),
            ("chosen", pa.int32()),
            ("won", pa.bool_()),
            ("rank", pa.float32()),
            ("setup", pa.binary(32)),
        ]
    )


@dataclass(frozen=True, slots=True)
class Block:
    """The matches of one file as they went, and the file."""

    first: int
    played: tuple[Played, ...]
    content: bytes


class Rows:
    """The decisions of a match as they are made. `legal` and `chosen` are action ids."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.bits: list[bytes] = []
        self.numbers = array("h")
        self.legal: list[list[int]] = []
        self.chosen: list[int] = []

    def add(self, match: Match, seat: int, move: Move) -> None:
        """A decision before it is made; acts that nobody asked for are none."""
        decision = next((d for d in match.decisions if d.seat == seat and move in d.options), None)
        if decision is None:
            return
        ids = match.definition.notation.action_ids(decision.options)
        chosen = ids[decision.options.index(move)]
        if chosen < 0:
            return
        seen = match.definition.observe(match.state, seat)
        self.seats.append(seat)
        self.bits.append(seen.to_bytes())
        self.numbers.extend([int(number) for number in seen.numbers])
        self.legal.append([id for id in ids if id >= 0])
        self.chosen.append(chosen)

    def batch(self, number: int, match: Match, of: pa.Schema) -> pa.RecordBatch:
        count, outcome = len(self.seats), match.outcome
        assert outcome is not None
        seats = np.array(self.seats, np.int8)
        won = np.array([seat in outcome.winners for seat in range(len(match.seats))])
        ranks = np.array(ranked(outcome, len(match.seats)) if len(match.seats) > 1 else won * 2.0 - 1, np.float32)
        size = of.field("numbers").type.list_size
        columns = [
            np.full(count, number, np.int32),
            np.arange(count, dtype=np.int32),
            seats,
            pa.array(self.bits, of.field("bits").type),
            pa.FixedSizeListArray.from_arrays(pa.array(np.frombuffer(self.numbers, np.int16)), size),
            pa.array(self.legal, of.field("legal").type),
            np.array(self.chosen, np.int32),
            won[seats],
            ranks[seats],
            pa.array([bytes.fromhex(digest(match))] * count, pa.binary(32)),
        ]
        return pa.record_batch(columns, schema=of)


def digest(match: Match) -> str:
    """Of what a match was set up with: game, scenario, seats, options, board, seed, players; and of its action ids."""
    said = json.dumps(asdict(match.setup), sort_keys=True, default=str)
    return sha256(f"{said}\n{match.definition.notation.digest}".encode()).hexdigest()


def block(plan: Plan, count: int, first: int) -> Block:
    """Plays the matches of a block and makes its file; a match that failed has no rows."""
    of = schema(plan.start(0))
    played, batches = [], []
    for number in range(first, min(first + BLOCK, count)):
        rows, last = Rows(), list[Match]()

        def watch(match: Match, seat: int, move: Move) -> None:
            last[:] = [match]  # noqa: B023  (called while the match is played)
            rows.add(match, seat, move)  # noqa: B023

        one = play(plan, number, watch)
        played.append(one)
        if one.failure is None and rows.seats:
            batches.append(rows.batch(number, last[0], of))
    written = BytesIO()
    with pq.ParquetWriter(written, of, compression="zstd", compression_level=3, use_dictionary=["setup"]) as writer:
        for batch in batches:
            writer.write_batch(batch)
    return Block(first, tuple(played), written.getvalue())


def write(plan: Plan, count: int, folder: Path, jobs: int = 1, on: str = LOCAL) -> Iterator[Played]:
    """Plays and writes what is not there yet; tells of each match that was played now."""
    about = described(plan, count)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ABOUT
    if path.exists() and json.loads(path.read_text(encoding="utf-8"))["plan"] != about["plan"]:
        raise BadInput("dataset-other-plan", field="--dataset", value=str(folder))
    path.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    lacking = [first for first in range(0, count, BLOCK) if not _file(folder, first, count).exists()]
    for done in each(partial(block, plan, count), lacking, jobs, on):
        target = _file(folder, done.first, count)
        part = target.with_suffix(".part")
        part.write_bytes(done.content)
        part.replace(target)
        yield from done.played


def _file(folder: Path, first: int, count: int) -> Path:
    return folder / f"matches-{first:07d}-{min(first + BLOCK, count) - 1:07d}.parquet"


def described(plan: Plan, count: int) -> dict[str, Any]:
    """What is to be known about the rows: who plays what, the layout of observations, versions."""
    match = plan.start(0)
    observed, lexicon = match.definition.observed, match.definition.notation
    return {
        "schema": VERSION,
        "plan": json.loads(json.dumps(asdict(replace(plan, board_text="")), default=list)),
        "matches": count,
        "seats": list(match.seats),
        "observation": {
            "version": observed.version,
            "size": observed.size,
            "bits": observed.bits,
            "spans": observed.spans,
        },
        "actions": {"size": match.action_size, "digest": lexicon.digest},
        "versions": versions(plan.game, plan.players),
    }


# -- reading


def observations(table: pa.Table, about: dict[str, Any]) -> NDArray[np.float32]:
    """The observations of rows as `match.observe` has them: decisions x numbers."""
    layout = about["observation"]
    count, packed = len(table), (layout["bits"] + 7) // 8
    raw = np.frombuffer(b"".join(table["bits"].to_pylist()), np.uint8).reshape(count, packed)
    bits = np.unpackbits(raw, axis=1, count=layout["bits"], bitorder="little")
    numbers = table["numbers"].combine_chunks().flatten().to_numpy().reshape(count, -1)
    return np.concatenate((bits.astype(np.float32), numbers.astype(np.float32)), axis=1)


def masks(table: pa.Table, about: dict[str, Any]) -> NDArray[np.int8]:
    """The masks of rows as `match.mask` has them."""
    found = np.zeros((len(table), about["actions"]["size"]), np.int8)
    for row, ids in enumerate(table["legal"].to_pylist()):
        found[row, ids] = 1
    return found
