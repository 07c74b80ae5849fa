"""What is proposed and agreed at a table, as lines; and how a proposal is written."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from chancellery.locale import text

Scene = dict[str, Any]


def talks(out: Console, scene: Scene, lang: str) -> bool:
    """Proposals with the answers one may give, agreements in force, contracts; whether there was anything to show."""
    found = scene.get("negotiations") or {}
    names = {party["seat"]: party["name"] for one in found.get("proposals", ()) for party in one["parties"]}
    for proposal in found.get("proposals", ()):
        said = text(lang, "cli-talks-proposal", number=proposal["number"], seat=names[proposal["by"]])
        out.print(f"{said} {_said(proposal, lang)}", style="bold" if proposal["waiting"] else None)
        signed = [party["name"] for party in proposal["parties"] if party["signed"]]
        missing = [party["name"] for party in proposal["parties"] if not party["signed"]]
        out.print("  " + text(lang, "cli-talks-signed", signed=", ".join(signed), missing=", ".join(missing)))
        for action in proposal["actions"]:
            refused = f" – {action['refused']['text']}" if action["refused"] else ""
            out.print(f"  {action['move']}: {action['text']}{refused}", style="dim")
    for agreement in found.get("agreements", ()):
        parties = ", ".join(party["name"] for party in agreement["parties"])
        said = text(lang, "cli-talks-agreement", number=agreement["number"], parties=parties)
        out.print(f"{said} {_said(agreement, lang)}")
    for contract in found.get("contracts", ()):
        out.print(text(lang, "cli-talks-contract", contract=contract["text"], left=contract["left"]))
    return any(found.get(part) for part in ("proposals", "agreements", "contracts"))


def _said(agreement: dict[str, Any], lang: str) -> str:
    parts = [f"{clause}." for clause in agreement["clauses"]]
    if agreement["words"]:
        parts.append(text(lang, "cli-talks-words", words=agreement["words"]))
    if agreement["until"]:
        parts.append(f"({agreement['until']})")
    return " ".join(parts)


def example(scene: Scene) -> str | None:
    """A proposal one could make now, in its notation; None where there is nothing to agree upon."""
    draft: Scene = (scene.get("negotiations") or {}).get("draft") or {}
    for kind in draft.get("kinds", ()):
        if all("choices" in field for field in kind["fields"]):
            clause = kind["pattern"].format(*(field["choices"][0]["value"] for field in kind["fields"]))
            return str(draft["move"]["whole"].format(to="", until="", clauses=clause, words=""))
    return None
