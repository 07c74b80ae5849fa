"""`chancellery restore`: brings back what `chancellery backup` has written, into an empty store of either kind."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json
from chancellery.cli.stores import store_errors
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.value("FILE", "restore-file")
    parser.option("--store", "serve-store", "store")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    with store_errors(lang, args.file):
        from chancellery.server import export
        from chancellery.server.settings import default_file

        where = args.store or default_file()
        done = asyncio.run(export.restore(where, args.file))
    if args.json:
        as_json(done)
    else:
        counts = {name: done.get(name, 0) for name in ("matches", "accounts")}
        print(text(lang, "server-restored", store=where, **counts))
    return FINE
