"""Holds the catalogues of both languages together: line by line the same statements, ids, numbers and tables.

`docs/rules/pl/x.md` translates `docs/rules/x.md` line for line. Which lines belong together is kept in
`docs/rules/pl/pairs.txt` (`--write`), so that a line changed in one language only is noticed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

RULES = Path(__file__).parents[1] / "docs" / "rules"
POLISH = RULES / "pl"
PAIRS = POLISH / "pairs.txt"
TAGS = {
    "`[inferred]`": "`[wywnioskowane]`",
    "`[general knowledge]`": "`[wiedza ogólna]`",
    "`[public data]`": "`[dane publiczne]`",
    "`[unverified]`": "`[niesprawdzone]`",
    "`data: …`": "`dane: …`",
    "`(intro)`": "`(wprow.)`",
    "`(full)`": "`(pełna)`",
    "`(2p)`": "`(2os.)`",
    "`(4p)`": "`(4os.)`",
    "`(5p)`": "`(5os.)`",
    "`(optional)`": "`(opcja)`",
    "`(play book)`": "`(play book)`",
    "`(2nd printing)`": "`(2. wydanie)`",
}
_CODE = re.compile(r"`[^`]*`")
_ID = re.compile(r"(?<![\w-])(?:[A-Z]{1,4}-)?(?:[A-Z]+-)?D?\d+(?:\.\d+)*[a-z]?\b")
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"[^\W\d_]{3,}")
_FEW_WORDS = 5  # so short a line may be names alone, alike in both languages


def kind(line: str) -> tuple[str, int]:
    """What a line is in the book: a heading of some level, a row of so many cells, an item, words, nothing."""
    if heading := re.match(r"#+ ", line):
        return "heading", len(heading[0])
    if line.startswith("|"):
        return "row", len(line.strip().strip("|").split("|"))
    if item := re.match(r"\s*(- |\d+\. )", line):
        return "item", len(item[0])
    return ("words" if line.strip() else "nothing"), 0


def _facts(line: str) -> tuple[Counter[str], Counter[str]]:
    """The ids and spans of code of a line, and its numbers besides them."""
    code = Counter(_CODE.findall(line))
    rest = _CODE.sub(" ", line)
    named = Counter(one for one in _ID.findall(rest) if "-" in one)
    return code + named, Counter(_NUMBER.findall(re.sub(r"[A-Z]{1,4}-[\w.-]+", " ", rest)))


def differences(english: str, polish: str, glossary: bool = False) -> list[str]:
    """What two lines that should say the same differ in."""
    if kind(english) != kind(polish):
        return [f"{kind(english)} in English, {kind(polish)} in Polish"]
    found = []
    for tag, ours in TAGS.items():
        english = english.replace(tag, ours)
    for one, other, what in zip(_facts(english), _facts(polish), ("ids or code", "numbers")):
        if one != other:
            only = [sorted(side.elements()) for side in (one - other, other - one)]
            found.append(f"{what}: English only {only[0]}, Polish only {only[1]}")
    words = _WORD.findall(_CODE.sub(" ", english))
    if english == polish and len(words) > _FEW_WORDS and not glossary:
        found.append("not translated")
    return found


def compare(english: str, polish: str) -> list[str]:
    """Where the two texts of a catalogue differ, with the number of the line."""
    lines, others = english.split("\n"), polish.split("\n")
    found, glossary = [], False
    for number, (one, other) in enumerate(zip(lines, others), 1):
        if kind(one)[0] == "heading":
            glossary = "Glossary" in one
        if wrong := differences(one, other, glossary):
            found.append(f"{number}: {'; '.join(wrong)}\n  en {one[:110]}\n  pl {other[:110]}")
    if len(lines) != len(others):
        found.append(f"{len(lines)} lines in English, {len(others)} in Polish")
    return found


def catalogues() -> list[str]:
    """The catalogues by their file names."""
    return sorted(path.name for path in RULES.glob("*.md"))


def pairs(name: str) -> list[str]:
    """Each line of a catalogue with its translation, as short digests."""
    texts = [(folder / name).read_text(encoding="utf-8").split("\n") for folder in (RULES, POLISH)]
    both = [pair for pair in zip(*texts, strict=True) if pair[0].strip()]
    return [" ".join(sha256(line.encode()).hexdigest()[:8] for line in pair) for pair in both]


def unpaired(name: str, known: set[str]) -> list[str]:
    """The lines of a catalogue whose translation was changed, or that were changed without their translation."""
    one_sided = {side for pair in known for side in pair.split()}
    texts = [line for line in (RULES / name).read_text(encoding="utf-8").split("\n") if line.strip()]
    found = []
    for line, pair in zip(texts, pairs(name), strict=True):
        if pair not in known:
            known_sides = [side in one_sided for side in pair.split()]
            changed = {(True, False): "Polish", (False, True): "English"}.get((known_sides[0], known_sides[1]), "both")
            found.append(f"{name}: changed in {changed}: {line[:100]}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.rule_pairs", description=__doc__)
    parser.add_argument("names", nargs="*", help="catalogues, such as maria.md; none: all")
    parser.add_argument(
        "--write", action="store_true", help="keep which lines belong together; look at the changed ones first"
    )
    args = parser.parse_args()
    names = args.names or catalogues()
    wrong = 0
    for name in names:
        if not (POLISH / name).exists():
            print(f"{name}: no Polish text")
            wrong += 1
            continue
        found = compare(*((folder / name).read_text(encoding="utf-8") for folder in (RULES, POLISH)))
        print(*(f"{name}:{one}" for one in found), f"{name}: {len(found)} differences", sep="\n")
        wrong += len(found)
    if args.write and not wrong:
        PAIRS.write_text("\n".join(sorted({pair for name in catalogues() for pair in pairs(name)})) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
