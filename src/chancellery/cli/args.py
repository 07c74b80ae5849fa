"""Arguments of the commands: help in the user's language, and one clear line about what is wrong with a value."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from chancellery.kernel import BadInput, Game
from chancellery.locale import LANGUAGES, text

MOST = 10**9  # larger numbers are a slip of the keyboard


class Parser(argparse.ArgumentParser):
    """argparse, except that all its words are ours. Values stay texts: `number` and its like read them."""

    def __init__(self, prog: str, lang: str, description: str) -> None:
        super().__init__(
            prog=prog,
            description=description,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Help(prog, lang),
        )
        self.lang = lang
        self._values = self.add_argument_group(text(lang, "cli-heading-values"))
        self._flags = self.add_argument_group(text(lang, "cli-heading-options"))
        self._flags.add_argument("-h", "--help", action="help", help=text(lang, "cli-arg-help"))

    def value(self, name: str, help: str, optional: bool = False) -> None:
        """A value without a flag."""
        self._values.add_argument(
            name.lower(),
            metavar=text(self.lang, f"cli-word-{name.lower()}"),
            nargs="?" if optional else None,
            help=text(self.lang, f"cli-arg-{help}"),
        )

    def option(self, flag: str, help: str, word: str, **more: Any) -> None:
        """A flag with a value; `word` names the value in the help."""
        metavar = text(self.lang, f"cli-word-{word}")
        self._flags.add_argument(flag, metavar=metavar, help=text(self.lang, f"cli-arg-{help}"), **more)

    def switch(self, flag: str, help: str) -> None:
        """A flag without a value."""
        self._flags.add_argument(flag, action="store_true", help=text(self.lang, f"cli-arg-{help}"))

    def language(self) -> None:
        self.option("--lang", "lang", "lang", choices=LANGUAGES)

    def json(self) -> None:
        self.switch("--json", "json")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; BadInput says which one is wrong."""
        try:
            found, unknown = self.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            name = (error.argument_name or "").split("/")[-1]
            plain = any(name in action.option_strings and action.nargs == 0 for action in self._actions)
            raise BadInput("cli-no-value" if plain else "cli-needs-value", field=name) from None
        if unknown:
            known = ", ".join(flag for action in self._actions for flag in action.option_strings[-1:])
            raise BadInput("cli-unknown-argument", value=unknown[0], known=known)
        return found

    def error(self, message: str) -> NoReturn:
        """argparse calls this only for a missing value."""
        missing = message.rpartition(": ")[2]
        raise BadInput("cli-missing-argument", field=missing)


class _Help(argparse.HelpFormatter):
    """The help with its own word for `usage`."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog, max_help_position=30)
        self._lang = lang

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, text(self._lang, "cli-usage") + " ")


def number(field: str, value: str | int | None, default: int, least: int = 0, most: int = MOST) -> int:
    """A whole number between two bounds."""
    if value is None:
        return default
    if not re.fullmatch(r"-?\d{1,12}", str(value)) or not least <= int(value) <= most:
        expected = f"{least}-{most}" if most < MOST else f"≥ {least}"
        raise BadInput("cli-bad-number", field=field, value=str(value)[:60], expected=expected)
    return int(value)


def one_of(field: str, value: str, known: Iterable[str]) -> str:
    """One of several words."""
    words = list(known)
    if value not in words:
        raise BadInput("cli-bad-word", field=field, value=value[:60], known=", ".join(words))
    return value


def options(game: Game, given: Sequence[str] | None) -> dict[str, Any]:
    """`name=value` pairs as the game's own values; what is wrong with a name or a value the game says itself."""
    found: dict[str, Any] = {}
    known = {option.id: option.values for option in game.options}
    for pair in given or ():
        name, mark, value = pair.partition("=")
        if not mark:
            raise BadInput("cli-bad-option", value=pair[:60])
        name, value = name.strip(), value.strip()
        found[name] = next((v for v in known.get(name, ()) if str(v).lower() == value.lower()), value)
    return found
