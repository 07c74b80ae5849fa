"""What is proposed and agreed at a table, as lines; and how a proposal is written."""

from __future__ import annotations

from rich.console import Console

from chancellery.locale import text
from chancellery.table.scene import Scene
from chancellery.table.scene_talks import Agreement


def talks(out: Console, scene: Scene, lang: str) -> bool:
    """Proposals with the answers one may give, agreements in force, contracts; whether there was anything to show."""
    found = scene.negotiations
    if found is None:
        return False
    names = {party.seat: party.name for one in found.proposals for party in one.parties}
    for proposal in found.proposals:
        said = text(lang, "cli-talks-proposal", number=proposal.number, seat=names[proposal.by])
        out.print(f"{said} {_said(proposal, lang)}", style="bold" if proposal.waiting else None)
        signed = [party.name for party in proposal.parties if party.signed]
        missing = [party.name for party in proposal.parties if not party.signed]
        out.print("  " + text(lang, "cli-talks-signed", signed=", ".join(signed), missing=", ".join(missing)))
        for answer in proposal.answers:
            refused = f" – {answer.refused.text}" if answer.refused else ""
            out.print(f"  {answer.move}: {answer.text}{refused}", style="dim")
    for agreement in found.agreements:
        parties = ", ".join(party.name for party in agreement.parties)
        said = text(lang, "cli-talks-agreement", number=agreement.number, parties=parties)
        out.print(f"{said} {_said(agreement, lang)}")
    for contract in found.contracts:
        out.print(text(lang, "cli-talks-contract", contract=contract.text, left=contract.left))
    return bool(found.proposals or found.agreements or found.contracts)


def _said(agreement: Agreement, lang: str) -> str:
    parts = [f"{clause}." for clause in agreement.clauses]
    if agreement.words:
        parts.append(text(lang, "cli-talks-words", words=agreement.words))
    if agreement.until:
        parts.append(f"({agreement.until})")
    return " ".join(parts)


def example(scene: Scene) -> str | None:
    """A proposal one could make now, in its notation; None where there is nothing to agree upon."""
    draft = scene.negotiations.draft if scene.negotiations is not None else None
    for kind in draft.kinds if draft is not None else ():
        first = [field.choices[0].value for field in kind.fields if field.choices]
        if draft is not None and len(first) == len(kind.fields):
            return draft.move.whole.format(to="", until="", clauses=kind.pattern.format(*first), words="")
    return None
