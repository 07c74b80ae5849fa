"""The `chancellery` command."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

import chancellery.games  # registers the games  # noqa: F401
from chancellery import compiled
from chancellery.cli.args import Parser, one_of
from chancellery.cli.errors import BAD_INPUT, BROKEN, FINE, STOPPED, TRACEBACK, one_line
from chancellery.kernel import BadInput
from chancellery.locale import LANGUAGES, from_environment, text

COMMANDS = (
    "games",
    "learn",
    "examples",
    "puzzles",
    "play",
    "serve",
    "sim",
    "ladder",
    "replay",
    "verify",
    "rules",
    "board",
    "position",
    "bench",
    "backup",
    "restore",
    "admin",
)

__all__ = ["COMMANDS", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; returns 0 fine, 1 a negative result, 2 bad input, 3 an error of ours, 130 stopped."""
    lang = from_environment()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without Polish letters shows question marks
    try:
        words = list(sys.argv[1:] if argv is None else argv)
        lang = _language(words, lang)
        code = _run(words, lang)
        sys.stdout.flush()  # here a reader that went away is still no error
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except SystemExit as leaving:  # argparse has shown the help
        return leaving.code if isinstance(leaving.code, int) else FINE
    except Exception as error:
        line = one_line(error, lang)
        if os.environ.get(TRACEBACK):
            raise
        if line is None:
            what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
            print(text(lang, "cli-error-ours", error=what, variable=TRACEBACK), file=sys.stderr)
            return BROKEN
        print(text(lang, "cli-error", line=line), file=sys.stderr)
        return BAD_INPUT


def _language(words: list[str], default: str) -> str:
    """The language asked for anywhere on the line: the help must speak it too."""
    for index, word in enumerate(words):
        flag, mark, value = word.partition("=")
        if flag == "--lang":
            if not mark:
                value = words[index + 1] if index + 1 < len(words) else ""
            return one_of("--lang", value, LANGUAGES)
    return default


def _run(words: list[str], lang: str) -> int:
    while words and words[0].startswith("--lang"):  # also before the command
        del words[: 1 if "=" in words[0] else 2]
    if not words:  # whoever just wants to play
        words = ["serve", "--open"]
    if words[0] in ("-h", "--help", "help"):
        print(_overview(lang))
        return FINE
    if words[0] == "--version":
        print(f"chancellery {version('chancellery')} ({text(lang, f'cli-mode-{compiled.mode}')})")
        return FINE
    name = words[0]
    if name not in COMMANDS:
        raise BadInput("cli-unknown-command", value=name[:60], known=", ".join(COMMANDS))
    module = importlib.import_module(f"chancellery.cli.commands.{name}")
    parser = Parser(f"chancellery {name}", lang, text(lang, f"cli-about-{name}"))
    module.arguments(parser)
    parser.language()
    result: int = module.run(parser.read(words[1:]), lang)
    return result


def _overview(lang: str) -> str:
    wide = max(map(len, COMMANDS)) + 2
    return "\n".join(
        [
            text(lang, "cli-overview"),
            "",
            *(f"  {name.ljust(wide)}{text(lang, f'cli-about-{name}')}" for name in COMMANDS),
            "",
            text(lang, "cli-overview-end"),
        ]
    )
