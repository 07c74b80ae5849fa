"""`make mutation`: which mutants are made of a module."""

from __future__ import annotations

from pathlib import Path

from scripts.mutation.mutants import mutants

SOURCE = '''"""A chapter."""

LIMIT = 3
NEAR, FAR = 0, 1


class Supply:
    def check(self, s, city: int = 1):
        if city >= 0 and s.near(city) < LIMIT:
            s.emit("supplied", f"{city + 1}")
        return -1
'''


def test_mutants_of_a_module(tmp_path: Path) -> None:
    path = tmp_path / "supply.py"
    path.write_text(SOURCE, encoding="utf-8")
    found = mutants(path)
    assert [(one.line, one.after) for one in found] == [
        (3, "LIMIT = 4"),
        (4, "NEAR, FAR = 0, 2"),
        (4, "NEAR, FAR = 1, 1"),
        (9, "if (city >= 0 or s.near(city) < LIMIT):"),
        (9, "if city < 0 and s.near(city) < LIMIT:"),  # whether there is a city, not which number it has
        (9, "if city >= 0 and s.near(city) <= LIMIT:"),
        (9, "if city >= 0 and s.near(city) >= LIMIT:"),
        (10, "pass"),
        (11, "return 1"),
    ]
    assert [one.function for one in found] == [*[None] * 3, *[(8, "Supply.check")] * 6]
    assert [one.name for one in found] == ["LIMIT", "NEAR|FAR", "NEAR|FAR", *[""] * 6]
    for one in found:
        compile(one.source, "supply.py", "exec")
        assert one.source != SOURCE
