"""Logs as lines of JSON. Only fields that the code names are written: no cookies, no queries, no moves, no cards."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("match", "error", "bot", "method", "route", "status", "ms")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        said.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            said["where"] = _where(record)
        return json.dumps(said, ensure_ascii=False)


def _where(record: logging.LogRecord) -> list[str]:
    """Type and places of an exception, without its text or its variables, which may hold what is secret."""
    assert record.exc_info is not None
    kind, _, trace = record.exc_info
    found = [kind.__name__ if kind is not None else ""]
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[:1] + found[-8:]


def configure(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("chancellery").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
