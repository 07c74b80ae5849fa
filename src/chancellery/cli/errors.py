"""What went wrong, in one line that names the field and what was expected."""

from __future__ import annotations

import errno
import os

from chancellery.games.coalitions.system.problem import BoardError
from chancellery.kernel import BadInput, CannotUndo, Illegal
from chancellery.locale import text

FINE, NEGATIVE, BAD_INPUT, BROKEN, STOPPED = 0, 1, 2, 3, 130
TRACEBACK = "CHANCELLERY_TRACEBACK"  # set it to see where an error of ours comes from

_SYSTEM = {
    errno.ENOENT: "cli-file-missing",
    errno.ENOTDIR: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.EISDIR: "cli-file-folder",
    errno.ENOSPC: "cli-file-full",
    errno.EDQUOT: "cli-file-full",
}


def one_line(error: BaseException, lang: str) -> str | None:
    """The line for an error that a person can act on; None for an error of ours."""
    if isinstance(error, Illegal):
        return _flat(f"{error.text(lang)} ({error.rule})")
    if isinstance(error, (BadInput, CannotUndo)):
        return _flat(error.text(lang))
    if isinstance(error, BoardError):
        first, *more = [problem.text(lang) for problem in error.problems]
        return _flat(text(lang, "cli-board-more", first=first, more=len(more)) if more else first)
    if isinstance(error, OSError) and error.errno is not None:
        return file_line(error, lang)
    return None


def file_line(error: OSError, lang: str) -> str:
    """What is wrong with a file."""
    name = os.fsdecode(error.filename) if isinstance(error.filename, (str, bytes)) else "-"
    key = _SYSTEM.get(error.errno or 0, "cli-file-other")
    return _flat(text(lang, key, file=name, reason=error.strerror or str(error)))


def _flat(line: str) -> str:
    """Control characters of hostile input must not reach the terminal."""
    return "".join(c if c.isprintable() else " " for c in line)
