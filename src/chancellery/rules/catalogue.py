"""Reads one catalogue: a Markdown file in which every statement carries an id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

FAMILY = "FAM"  # our prefix for the items of family.md, which has none of its own
STATEMENTS = "statements"
GROUPS = (STATEMENTS, "rulings", "examples", "derived", "invariants", "differences", "data", "steps", "topics")

_KINDS = {
    "R": "rulings",
    "EX": "examples",
    "DX": "derived",
    "DIF": "differences",
    "INV": "invariants",
    "PD": "data",
    "C": "data",
    "S": "steps",
}
_TAIL = r"(?:[A-Z]+-D?\d+[a-z]?|S-\d+\.\d+[a-z]?|SU\.\d+|\d+(?:\.\d+)+)"
_PREFIX = rf"(?!{FAMILY})[A-Z]{{1,4}}"
_ID = rf"\b{_PREFIX}-{_TAIL}"
ITEM = re.compile(rf"^- \*\*({_ID})\*\*\s*(.*)$")
BLOCK = re.compile(rf"^\*\*({_ID})(?: – ([^*]*))?\*\*\s*(.*)$")
_ROW = re.compile(rf"^\|\s*(\*\*)?({_ID})(?:\*\*)?\s*\|")
HEADING = re.compile(r"^(#{2,6}) (.*)$")
# an id, or a range of ids: K-8.3.1 to K-8.3.8, K-4.3.1–6, RD-7.3.1–7.3.5, K-7.6.39/40
_CITE = re.compile(rf"({_ID})(?:\s*(–|/| to | do )\s*(?:{_PREFIX}-)?((?:[A-Z]+-)?[\d.]*\d))?")
_OWN_RULING = re.compile(r"(?<![-\w])R-(\d+)")  # RD writes for its own rulings
_LONGEST_RANGE = 60


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of a catalogue. `chapter` is the number of a statement's chapter, else the heading it stands under."""

    id: str
    text: str
    chapter: str
    cites: tuple[str, ...] = ()
    group: str = STATEMENTS
    heading: str = ""  # the headings above it
    lang: str = "en"  # of the words


def natural(rule_id: str) -> list[tuple[int, int, str]]:
    """A key that sorts ids as a person would: K-4.9.1 before K-4.10.1."""
    return [(0, int(bit), "") if bit.isdigit() else (1, 0, bit) for bit in re.split(r"(\d+)", rule_id) if bit]


def read(prefix: str, text: str, lang: str = "en") -> list[Entry]:
    """All entries of a catalogue, in its order."""
    found: dict[str, Entry] = {}
    for entry, firm in _family(text) if prefix == FAMILY else _entries(prefix, text):
        if firm or entry.id not in found:  # a table that only lists rulings at a glance does not define them
            found[entry.id] = entry
    return [replace(entry, cites=_cites(prefix, entry), lang=lang) for entry in found.values()]


def _entries(prefix: str, text: str) -> Iterator[tuple[Entry, bool]]:
    lines = text.split("\n")
    headings: list[str] = []
    columns: list[str] = []
    for number, line in enumerate(lines):
        if match := HEADING.match(line):
            headings = [*headings[: len(match[1]) - 2], match[2].strip()]
            step = re.match(r"S-(\d+) ", match[2])
            if step and not any(one.startswith(f"| {step[1]}.") for one in _until_heading(lines, number + 1)):
                body = " ".join(filter(None, _until_heading(lines, number + 1)))
                yield _entry(f"{prefix}-S-{step[1]}.0", body, headings), True
        elif line.startswith("|"):
            if not lines[number - 1].startswith("|"):
                columns = cells(line)
            elif match := _ROW.match(line):
                yield _entry(match[2], _row(columns, cells(line)), headings), match[1] is not None
            elif headings and (step := re.match(r"S-(\d+) ", headings[-1])):
                if row := re.match(rf"\| ({step[1]}\.\d+[a-z]?) \|", line):
                    yield _entry(f"{prefix}-S-{row[1]}", _row(columns, cells(line)), headings), True
        elif match := ITEM.match(line):
            words = match[2].strip()
            if words.endswith(":"):
                words = "\n".join([words, *_table_below(lines, number + 1)])
            yield _entry(match[1], words, headings), True
        elif match := BLOCK.match(line):
            first = " ".join(filter(None, (match[2], match[3])))
            yield _entry(match[1], "\n".join([first, *_block(lines, number + 1)]), headings), True


def _family(text: str) -> Iterator[tuple[Entry, bool]]:
    """The topics of part 1, the common rulings of part 3 and the invariants of part 4."""
    lines = text.split("\n")
    headings: list[str] = []
    columns: list[str] = []
    for number, line in enumerate(lines):
        if match := HEADING.match(line):
            headings = [*headings[: len(match[1]) - 2], match[2].strip()]
            if topic := re.match(r"(1\.\d+) (.*)", match[2]):
                body = [topic[2], *filter(None, _until_heading(lines, number + 1))]
                yield _entry(f"{FAMILY}-{topic[1]}", "\n".join(body), headings, "topics"), True
        elif line.startswith("|"):
            if not lines[number - 1].startswith("|"):
                columns = cells(line)
            elif row := re.match(r"\| (3\.\d+|D\.\d+) \|", line):
                yield _entry(f"{FAMILY}-{row[1]}", _row(columns, cells(line)), headings, "rulings"), True
        elif headings and headings[0].startswith("4.") and (match := re.match(r"(\d+)\. (.*)", line)):
            yield _entry(f"{FAMILY}-INV-{int(match[1]):02}", match[2], headings, "invariants"), True


def _entry(rule_id: str, text: str, headings: list[str], group: str = "") -> Entry:
    group = group or _group(rule_id)
    number = re.match(r"[A-Z]+-(\d+|SU)\.", rule_id)
    chapter = number[1] if group == STATEMENTS and number else (headings[0] if headings else "")
    return Entry(rule_id, text.strip(), chapter, group=group, heading=" › ".join(headings))


def _group(rule_id: str) -> str:
    prefix, _, tail = rule_id.partition("-")
    kind, dash, number = tail.partition("-")
    if not dash:
        return STATEMENTS
    if kind == "D":
        return "derived" if prefix == "K" else "differences"
    return "derived" if kind == "EX" and number.startswith("D") else _KINDS[kind]


def cells(line: str) -> list[str]:
    """Of a row of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _row(columns: list[str], row: list[str]) -> str:
    """A row of a table as text: the head of each column, then its cell."""
    said = [
        f"{column}: {cell}" if column else cell for column, cell in zip(columns[1:], row[1:]) if cell not in ("", "–")
    ]
    return "\n".join(said)


def _block(lines: list[str], start: int) -> Iterator[str]:
    for line in lines[start:]:
        if not line.strip() or HEADING.match(line):
            return
        yield line


def _table_below(lines: list[str], start: int) -> list[str]:
    while start < len(lines) and not lines[start].strip():
        start += 1
    block = list(_block(lines, start))
    return block if block and block[0].startswith("|") else []


def _until_heading(lines: list[str], start: int) -> Iterator[str]:
    for line in lines[start:]:
        if HEADING.match(line) or line == "---":
            return
        yield line


def _cites(prefix: str, entry: Entry) -> tuple[str, ...]:
    """The ids an entry names, ranges written out, each once and in order."""
    named = ids_in(entry.text)
    if prefix == "RD":
        named += [f"RD-R-{match[1]}" for match in _OWN_RULING.finditer(entry.text)]
    return tuple(one for one in dict.fromkeys(named) if one != entry.id)


def ids_in(text: str) -> list[str]:
    """The ids that a text names, ranges written out."""
    return [one for match in _CITE.finditer(text) for one in _range(match[1], match[2], match[3])]


def _range(first: str, joint: str | None, last: str | None) -> list[str]:
    stem, low = re.fullmatch(r"(.*?)(\d+)", first).groups() if first[-1].isdigit() else (first, "")  # type: ignore[union-attr]
    if last is None or not low:
        return [first]
    high = re.split(r"[.-]", last)[-1]
    if joint == "/":
        return [first, f"{stem}{high}"]
    if not int(low) < int(high) <= int(low) + _LONGEST_RANGE:
        return [first]
    return [f"{stem}{number:0{len(low)}}" for number in range(int(low), int(high) + 1)]
