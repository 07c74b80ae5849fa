"""`chancellery verify`: proves that a record is a true account of its match."""

from __future__ import annotations

from argparse import Namespace

from chancellery.cli.args import Parser
from chancellery.cli.errors import BAD_INPUT, FINE, NEGATIVE
from chancellery.cli.files import read_text
from chancellery.cli.output import as_json
from chancellery.kernel import BadInput, BadRecord, verify
from chancellery.kernel.signature import KEY
from chancellery.locale import text

# a file with one of these faults is no record at all; any other fault is in a record that is not true
UNREADABLE = {
    "record-not-a-record",
    "record-too-large",
    "record-missing-header",
    "record-bad-header",
    "record-bad-start",
}


def arguments(parser: Parser) -> None:
    parser.value("FILE", "record")
    parser.option("--commitment", "commitment", "hex")
    parser.option("--key", "key", "hex")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    published = args.commitment
    if published is not None and (len(published) != 64 or set(published.lower()) - set("0123456789abcdef")):
        raise BadInput("cli-bad-commitment", field="--commitment", value=published[:80])
    key = None if args.key is None else args.key.lower()
    if key is not None and not KEY.fullmatch(key):
        raise BadInput("cli-bad-key", field="--key", value=args.key[:80])
    words = read_text(args.file)
    try:
        verified = verify(words, None if published is None else published.lower())
    except BadRecord as wrong:
        if args.json:
            told = {"ok": False, "line": wrong.line, "reason": wrong.reason, "error": wrong.text(lang)}
            as_json({**told, **{name: wrong.args_named[name] for name in ("rules", "now") if name in wrong.args_named}})
        elif wrong.reason in UNREADABLE:
            raise
        else:
            print(text(lang, "cli-verify-wrong", file=args.file, error=wrong.text(lang)))
        return BAD_INPUT if wrong.reason in UNREADABLE else NEGATIVE
    match = verified.match
    winners = [match.seats[seat] for seat in match.outcome.winners] if match.outcome else []
    commitment = match.setup.commitment
    if key is not None and verified.signer != key:
        return _not_signed(args, verified.signer, lang)
    if args.json:
        as_json(
            {
                "ok": True,
                "finished": verified.finished,
                "moves": len(match),
                "winners": winners,
                "commitment": commitment,
                "rules": match.setup.rules,
                "signed_by": verified.signer,
                "key_known": None if verified.signer is None else key is not None,
            }
        )
    else:
        said = "cli-verify-finished" if verified.finished else "cli-verify-unfinished"
        print(text(lang, said, winners=", ".join(winners), moves=len(match), commitment=commitment))
        if verified.signer is not None:
            print(text(lang, "cli-verify-signed" if key else "cli-verify-key-unknown", signer=verified.signer))
        elif verified.finished:
            print(text(lang, "cli-verify-unsigned"))
    return FINE


def _not_signed(args: Namespace, signer: str | None, lang: str) -> int:
    """The record holds, but was not signed with the key that was named."""
    reason = "record-not-signed" if signer is None else "record-other-key"
    said = text(lang, f"cli-verify-{reason}", file=args.file, signer=signer or "")
    if args.json:
        as_json({"ok": False, "line": None, "reason": reason, "error": said})
    else:
        print(said)
    return NEGATIVE
