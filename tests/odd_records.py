"""Records that nobody would write, with seals as if somebody had."""

from __future__ import annotations

import json

from chancellery import Match
from tests.sealing import plain, sealed, with_header


def odd_records() -> dict[str, str]:
    match = Match.new("coalitions", seed=1, nonce="n")
    match.play(match.decisions[0].seat, match.decisions[0].options[0])
    record = match.to_record()
    lines = [line for line in plain(record) if not line.startswith("%")]
    first = next(line for line in lines if line.startswith("1. "))

    def header(name: str, value: str) -> str:
        return with_header(record, name, value)

    def body(line: str) -> str:
        return sealed([line if old == first else old for old in lines])

    return {
        "number": body("9" * 5000 + ". france: pass"),
        "long move": body("1. france: " + "x" * 3000),
        "long seat": body("1. " + "x" * 3000 + ": pass"),
        "position is a list": header("Position", "[1, 2]"),
        "position is a number": header("Position", "7"),
        "deep position": header("Position", '{"a":' * 50_000 + "1" + "}" * 50_000),
        "deep options": header("Options", '{"a":' + "[" * 900 + "]" * 900 + "}"),
        "deep header": sealed([*lines[:2], "[Seats " + "[" * 100_000 + "]", *lines[3:]]),
        "long position": header("Position", json.dumps({"x" * 3000: 1})),
        "long value": header("Position", json.dumps({"power": "x" * 3000})),
        "long game": header("Game", "x" * 3000),
        "long scenario": header("Scenario", "x" * 3000),
        "long option": header("Options", json.dumps({"x" * 3000: 1})),
        "long value of an option": header("Options", json.dumps({"generals": "x" * 3000})),
        "many seats": header("Seats", "9" * 5000),
        "half a character": header("Seed", "\ud800"),
        "players": header("Players", '{"a": 1}'),
    }
