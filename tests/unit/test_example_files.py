"""Files of worked examples that are not right: the author is told where, and what is expected."""

from __future__ import annotations

import pytest

from chancellery.examples import prove
from chancellery.examples.form import read
from chancellery.kernel import BadInput

GOOD = """
source = "docs/rules/coalitions.md, K-EX-06"
[[cases]]
id = "main"
seat = "france"
opening = ["france: arbiter ottoman"]
[cases.position]
scenario = "1805"
power = "france"
action = "movement"
[cases.position.powers.france]
generals = { paris = 1 }
[[cases.steps]]
moves = ["france: march paris > lorraine"]
refused = [["ottoman", "refuse", "K-7.6.35"]]
[cases.steps.holds]
"powers.*.morale" = { ottoman = 1 }
"powers.france.generals.paris?" = false
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "main"', 'id = "Main"', ["case", "Main"]),
        ('seat = "france"', 'seat = "spain"', ["spain", "britain"]),
        ('seat = "france"', "", ["seat"]),
        ("moves =", "move =", ["move", "moves"]),
        ('"france: march paris > lorraine"', '"march paris"', ["seat: move"]),
        ("> lorraine", "> wien", ["march paris > wien", "lorraine"]),
        ("{ ottoman = 1 }", "{ ottoman = 2 }", ["powers.*.morale", "2", "1"]),
        ("paris?", "lorraine?", ["lorraine?"]),
        ('"K-7.6.35"', '"K-0.0"', ["refused"]),
        ('refused = [["ottoman", "refuse", "K-7.6.35"]]', 'refused = [["ottoman"]]', ["refused"]),
        ('seat = "france"', 'seat = "france"\ntitle = { en = "only English" }', ["title", "pl"]),
        ('scenario = "1805"', 'scenario = "1066"', ["position", "1066"]),
    ],
)
def test_the_author_is_told_what_to_mend(old: str, new: str, told: list[str]) -> None:
    prove(read("coalitions", "K-EX-06", GOOD, "K-EX-06.toml"))
    assert old in GOOD
    with pytest.raises(BadInput) as wrong:
        prove(read("coalitions", "K-EX-06", GOOD.replace(old, new, 1), "K-EX-06.toml"))
    for lang in ("en", "pl"):
        said = wrong.value.text(lang)
        assert "K-EX-06.toml" in said
        assert all(word in said for word in told if word != "case"), said
