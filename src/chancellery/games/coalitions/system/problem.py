"""What is wrong with a data file, as data: the words are in the locale files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any

from chancellery import locale
from chancellery.kernel import BadInput


@dataclass(frozen=True)
class Problem:
    """One mistake: where it is in the file, and the message about it."""

    field: str  # the path in the file, such as territory.paris.value
    message_key: str
    args: Mapping[str, Any] = dataclass_field(default_factory=dict, hash=False)
    warning: bool = False  # concerns the reconstruction only: a printed board may differ

    def text(self, lang: str = "en") -> str:
        return locale.text(lang, self.message_key, **self.args)


class BoardError(BadInput):
    """A board file that cannot be played on; carries every problem found, not only the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("board-problems")
        self.problems = list(problems)

    def text(self, lang: str = "en") -> str:
        return "\n".join(problem.text(lang) for problem in self.problems)
