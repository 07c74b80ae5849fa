"""Reading what anybody may have written, as JSON or TOML: whatever is wrong with it is a BadInput."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from chancellery.kernel.errors import BadInput

DEEPEST: Final = 50  # tables and lists in one another
LARGEST_NUMBER: Final = 2**53  # what every reader of JSON keeps exactly
_PLACE: Final = re.compile(r"line (\d+), column (\d+)")


def from_json(text: str) -> Any:
    """The data in a JSON text."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput("data-not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadInput("data-too-deep") from None
    except ValueError:  # a number of thousands of digits
        raise BadInput("data-bad-number") from None
    return sound(data)


def from_toml(text: str) -> dict[str, Any]:
    """The table in a TOML text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else _end(text)
        raise BadInput("data-not-toml", line=line, column=column) from None
    except RecursionError:
        raise BadInput("data-too-deep") from None
    except ValueError:
        raise BadInput("data-bad-number") from None
    sound(data)
    return data


def _end(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


def sound(data: Any) -> Any:
    """The data, if it can be shown, compared and written down again."""
    waiting = [(data, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > DEEPEST:
            raise BadInput("data-too-deep")
        if isinstance(value, dict):
            waiting += [(part, depth + 1) for pair in value.items() for part in pair]
        elif isinstance(value, list):
            waiting += [(part, depth + 1) for part in value]
        elif isinstance(value, str):
            if not is_text(value):
                raise BadInput("data-bad-text")
        elif isinstance(value, (int, float)) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            raise BadInput("data-bad-number")  # also one that is none (NaN)
    return data


def is_text(value: str) -> bool:
    """Whether every character can be written down; half of a pair of surrogates cannot."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
