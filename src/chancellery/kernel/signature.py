"""Signatures of records (Ed25519). The seals chain all lines, so the last seal stands for the whole text.

Seals prove that a record agrees with itself: anybody can work them out anew. A signature proves that whoever holds the
key served these very lines.
"""

from __future__ import annotations

import re
from typing import Final

from chancellery.kernel.record import BadRecord, seal, split_seal

LINE: Final = "%signature "
KEY: Final = re.compile(r"[0-9a-f]{64}")
_SIGNED: Final = re.compile(rf"{LINE}([0-9a-f]{{64}}) ([0-9a-f]{{128}})")


def new_key() -> str:
    """A new private key, as hex."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # only who signs waits for it

    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_key(private: str) -> str:
    """The public half of a private key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private)).public_key().public_bytes_raw().hex()


def signed(record: str, private: str) -> str:
    """The record with a last line that signs it."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
    return f"{record}{LINE}{key.public_key().public_bytes_raw().hex()} {key.sign(_content(record)).hex()}\n"


def signer(record: str) -> str | None:
    """The public key that signed the record, None if nobody did; BadRecord if the signature is not right."""
    found = [(number, line.rstrip()) for number, line in enumerate(record.splitlines(), 1) if line.startswith(LINE)]
    if not found:
        return None
    number, line = found[0]
    parts = _SIGNED.fullmatch(line)
    if parts is None or len(found) > 1 or not _right(parts[1], parts[2], _content(record)):
        raise BadRecord("record-bad-signature", number)
    return parts[1]


def _right(public: str, signature: str, content: bytes) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), content)
    except (InvalidSignature, ValueError):
        return False
    return True


def _content(record: str) -> bytes:
    """What is signed: the last link of the chain, in full."""
    link = ""
    for line in record.splitlines():
        if line.strip() and not line.startswith("%"):
            link = seal(link, split_seal(line.rstrip())[0])
    return f"chancellery-record-1|{link}".encode()
