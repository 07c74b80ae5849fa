"""Web Push: messages encrypted for one browser (RFC 8291), signed with the server's own key (RFC 8292, VAPID)."""

from __future__ import annotations

import base64
import json
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from chancellery.server.telling.words import Said

LIVES = 12 * 3600  # seconds of a signature, and of a message that waits for a browser
_POINT = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def new_key() -> str:
    made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return made.to_bytes(32, "big").hex()


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(key, 16), ec.SECP256R1())


def public_key(key: str) -> str:
    """As a browser wants it when it subscribes."""
    return _base64(_private(key).public_key().public_bytes(*_POINT))


def is_keys(p256dh: str, auth: str) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        return False


def message(
    key: str, contact: str, endpoint: str, secret: str, said: Said, now: int, waiting: int
) -> tuple[bytes, dict[str, str]]:
    """The encrypted body and its headers; `secret` holds the two keys of the browser. `waiting` matches are the number
    on the icon."""
    keys: dict[str, Any] = json.loads(secret)
    told = {"title": said.title, "body": said.line, "link": said.link, "tag": f"{said.event}:{said.match_id}"}
    plain = json.dumps({**told, "waiting": waiting}, ensure_ascii=False).encode()
    private = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        plain, private_key=private, dh=_bytes(keys["p256dh"]), auth_secret=_bytes(keys["auth"]), version="aes128gcm"
    )
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": now // 1000 + LIVES, "sub": contact}
    return body, {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIVES),
        "Urgency": "normal",
        "Authorization": f"vapid t={_signed(key, claims)}, k={public_key(key)}",
    }


def _signed(key: str, claims: dict[str, Any]) -> str:
    parts = [_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(_private(key).sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
    return ".".join([*parts, _base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
