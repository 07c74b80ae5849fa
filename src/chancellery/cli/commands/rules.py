"""`chancellery rules`: shows a rule, or how many of them the tests prove."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import asdict

from chancellery.cli import rules
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json
from chancellery.locale import text
from chancellery.rules import UnknownRule, cited_by, lookup, section, shared_with


def arguments(parser: Parser) -> None:
    parser.value("RULE", "rule", optional=True)
    parser.switch("--coverage", "coverage")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    if args.rule is None or args.coverage:
        if args.json:
            as_json(rules.coverage())
        else:
            print(rules.coverage_table(lang))
        return FINE
    code, words = rules.show(args.rule, lang)
    if code != FINE:
        print(text(lang, "cli-error", line=" ".join(words.splitlines())), file=sys.stderr)
    elif args.json:
        as_json(_data(args.rule, lang))
    else:
        print(words)
    return code


def _data(rule_id: str, lang: str) -> object:
    try:
        entry = lookup(rule_id, lang)
    except UnknownRule:
        return [asdict(entry) for entry in section(rule_id, lang)]
    return {**asdict(entry), "cited_by": cited_by(entry.id), "shared": shared_with(entry.id)}
