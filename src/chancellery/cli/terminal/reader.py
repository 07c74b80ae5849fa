"""Reads what the player types, from a terminal or from a file."""

from __future__ import annotations

import contextlib
import sys


class Reader:
    """Lines of standard input; a terminal gets history and editing."""

    def __init__(self) -> None:
        self.terminal = sys.stdin.isatty()
        if self.terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def line(self, prompt: str) -> str | None:
        """The next line, or None at the end of the input."""
        if self.terminal:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            line = "\n"  # not a text: asked again
        if not line:
            print()
            return None
        print(line.rstrip("\n"))  # the terminal would have shown it
        return line.strip()
