"""`chancellery backup`: everything that a server keeps, in one file, while it runs."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json
from chancellery.cli.stores import store_errors
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.value("FILE", "backup-file")
    parser.option("--store", "serve-store", "store")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    with store_errors(lang, args.file):
        from chancellery.server import export
        from chancellery.server.settings import default_file

        done = asyncio.run(export.backup(args.store or default_file(), args.file))
    if args.json:
        as_json(done)
    else:
        print(text(lang, "server-backed-up", file=args.file, matches=done["matches"], accounts=done["accounts"]))
    return FINE
