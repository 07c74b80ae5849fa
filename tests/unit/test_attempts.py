"""What was tried for targets: read with a clear word about what is wrong, told as a table and drawn."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from chancellery.sim import attempts

HERE = Path(__file__).parents[2] / "docs"
ONE = """
[[tried]]
title = "A & B"
hoped = 0.5
points = [
    { what = "little", work = 10, won = 1, played = 4 },
    { what = "much", work = 90, won = 3, played = 4 },
]
"""


def test_table_and_curve_are_put_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, data = tmp_path / "page.md", tmp_path / "attempts.toml"
    page.write_text("# Page\n", encoding="utf-8")
    data.write_text(ONE, encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["attempts", str(data), str(page)])
    for _ in range(2):
        assert attempts.main() == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Page\n")
    assert text.count("| much | 90 | 3 of 4 (75 %) | 30 to 95 % |") == 1
    picture = ElementTree.parse(tmp_path / "images" / attempts.PICTURE).getroot()
    kinds = [one.tag.rpartition("}")[2] for one in picture.iter()]
    assert (kinds.count("circle"), kinds.count("polyline")) == (2, 1)
    assert "A & B" in [one.text for one in picture.iter()]


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ("won = 3", "won = 5", "A & B: much"),
        ("work = 90, ", "", "A & B"),
        ("hoped = 0.5", "", "hoped"),
    ],
)
def test_what_is_wrong_with_the_file_is_said(before: str, after: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        attempts.read(ONE.replace(before, after))


def test_the_page_of_the_house_has_what_was_tried() -> None:
    text = (HERE / "ladder.md").read_text(encoding="utf-8")
    assert attempts.section(attempts.read((HERE / "attempts.toml").read_text(encoding="utf-8"))) in text
