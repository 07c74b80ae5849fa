"""Odd records, positions and boards: one clear line and exit 2, or 1 where `verify` says no."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery.games.coalitions.base.definition import BOARDS, HERE
from tests.cli.conftest import Run
from tests.odd_records import odd_records


@pytest.mark.parametrize("name", sorted(odd_records()))
def test_records(name: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "odd.chancellery"
    path.write_text(odd_records()[name], encoding="utf-8")
    for lang in ("en", "pl"):
        verified = run("verify", path, "--lang", lang)
        assert verified.code in (1, 2), verified.err
        assert (verified.out + verified.err).count("\n") == 1
        run("replay", path, "--lang", lang).is_bad_input()
        run("play", "--resume", path, "--lang", lang).is_bad_input()


@pytest.mark.parametrize(
    "line",
    ["x = " + "9" * 5000, "x = 0x" + "f" * 5000, "x = " + "[" * 3000, f"{'x' * 3000} = 1", f"x = '{'y' * 3000}'"]
    + ["x = inf", f"view = ['{'y' * 3000}']", f"influence_to_win = 0x{'f' * 5000}", f"id = '{'y' * 3000}'"],
)
def test_boards(line: str, run: Run, tmp_path: Path) -> None:
    good = (HERE / "boards" / f"{BOARDS[0]}.toml").read_text(encoding="utf-8")
    name = line.split(" ")[0]
    lines = [old for old in good.splitlines() if name == "x" or not old.startswith(f"{name} = ")]
    at = lines.index("[board]") + 1
    path = tmp_path / "board.toml"
    path.write_text("\n".join([*lines[:at], line, *lines[at:]]), encoding="utf-8")
    for lang in ("en", "pl"):
        checked = run("board", "coalitions", "--check", path, "--lang", lang)
        assert checked.code == 2, checked.err
        assert "Traceback" not in checked.err
        run("play", "--board", path, "--seat", "none", "--lang", lang).is_bad_input()
