"""E-mail by any SMTP server. Blocking: it runs in a thread."""

from __future__ import annotations

import contextlib
import smtplib
import socket
import ssl
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import cast
from urllib.parse import unquote, urlsplit

from chancellery.locale import text
from chancellery.server.telling.errors import NotDelivered
from chancellery.server.telling.posting import cut_off
from chancellery.server.telling.words import Said

SECONDS = 15  # to connect, to be greeted, and again for all that follows


def is_address(address: str) -> bool:
    """Whether a mail can be written to it; a line break would be a header of its own."""
    name, found = parseaddr(address)
    if name or found != address or address.count("@") != 1 or any(c.isspace() or ord(c) < 32 for c in address):
        return False
    try:
        made = Address(addr_spec=address)
    except (ValueError, IndexError):
        return False
    return bool(made.username and "." in made.domain.strip(".") and len(address) <= 254)


def compose(said: Sequence[Said], to: str, sender: str, lang: str, id: str, unsubscribe: str | None) -> EmailMessage:
    """One mail for one or several messages; the same messages always have the same id."""
    mail = EmailMessage()
    mail["Subject"] = said[0].title if len(said) == 1 else text(lang, "telling-digest-title", count=len(said))
    mail["From"] = sender
    mail["To"] = to
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{id}@{parseaddr(sender)[1].rpartition('@')[2] or 'localhost'}>"
    mail["Auto-Submitted"] = "auto-generated"
    parts = [f"{one.line}\n{one.link}" for one in said]
    if unsubscribe is not None:
        mail["List-Unsubscribe"] = f"<{unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        parts.append(f"-- \n{text(lang, 'telling-unsubscribe')}\n{unsubscribe}")
    mail.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
    return mail


def send(server: str, mail: EmailMessage) -> None:
    """`server` is smtp://name:password@host:port, or smtps:// where it is encrypted from the start."""
    where = urlsplit(server)
    host, secure = where.hostname or "localhost", where.scheme == "smtps"
    port = where.port or (465 if secure else 25)
    context = ssl.create_default_context()
    name = parseaddr(mail["From"])[1].rpartition("@")[2] or None  # what a container calls itself means nothing outside
    try:
        smtp = (
            smtplib.SMTP_SSL(host, port, name, timeout=SECONDS, context=context)
            if secure
            else smtplib.SMTP(host, port, name, timeout=SECONDS)
        )
        with contextlib.closing(smtp), cut_off(SECONDS) as line:
            line.append(cast(socket.socket, smtp.sock))
            smtp.ehlo()
            if not secure and smtp.has_extn("starttls"):
                smtp.starttls(context=context)
                line.append(cast(socket.socket, smtp.sock))
            if where.username:
                smtp.login(unquote(where.username), unquote(where.password or ""))
            smtp.send_message(mail)
            with contextlib.suppress(OSError, smtplib.SMTPException):
                smtp.quit()  # it has the mail, however it says good-bye
    except smtplib.SMTPRecipientsRefused as error:
        code = max(code for code, _ in error.recipients.values())
        raise NotDelivered(f"refused ({code})", final=code >= 550) from None
    except smtplib.SMTPResponseException as error:
        raise NotDelivered(f"SMTP {error.smtp_code}", final=error.smtp_code in (550, 551, 553)) from None
    except (OSError, smtplib.SMTPException) as error:
        raise NotDelivered(type(error).__name__) from None
