"""The card of a net: what it was trained on, how well it foretells, how well those play who use it."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

from chancellery.training.duels import Duel
from chancellery.training.fit import Fit
from chancellery.training.variants import Variant

SIDE = 320  # of the picture
INK, PAPER, LINE = "#1c2733", "#fbf8f1", "#8a8f98"


def write(
    folder: Path, place: str, variants: list[Variant], fit: Fit, seed: str, rounds: list[dict[str, Any]], of: list[Duel]
) -> Path:
    """The card as Markdown, with its picture beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    name = place.removeprefix("chancellery.bots.").removesuffix(".npz").replace(":", ".")
    (folder / f"{name}.svg").write_text(_picture(fit), encoding="utf-8")
    width = fit.net.layers[0][0].shape[0]
    lines = [
        f"# {name}",
        "",
        f"Written by `make train GAME={variants[0].game}` on {date.today().isoformat()}, for `planner` and `master`.",
        "",
        "| | |",
        "|---|---|",
        f"| variants | {', '.join(variant.text for variant in variants)} |",
        f"| matches, positions | {sum(fit.matches.values())}, {fit.positions} (seed {seed}) |",
        f"| net | {width} numbers, {_settings(fit)}, 2 out; observations of version {fit.net.version} |",
        f"| log loss on held-out matches | {fit.loss:.4f} (all equally likely: {fit.uniform:.4f}) |",
        f"| mean square error of the margin | {fit.margin_error:.4f} |",
        "",
        f"![foretold and happened]({name}.svg)",
        "",
        "| foretold | happened | times |",
        "|---:|---:|---:|",
        *[f"| {foretold:.2f} | {happened:.2f} | {count} |" for foretold, happened, count in fit.calibration],
        *_rounds(rounds),
        *_duels(of),
    ]
    path = folder / f"{name}.md"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def _settings(fit: Fit) -> str:
    if not fit.beside:
        return fit.settings.text
    return "the mean of " + "; ".join([one.text for one in (fit.settings, *fit.beside)])


def _rounds(rounds: list[dict[str, Any]]) -> list[str]:
    """What each round of self-play brought; losses of different rounds are of different matches."""
    if not rounds:
        return []
    players = ["sensible players who differ and err", "light planners with the net before, and such players"]
    return [
        "",
        "| round | matches | played by | loss of each net tried |",
        "|---:|---:|---|---|",
        *[
            f"| {one['round']} | {one['matches']} | {players[one['round'] > 0]} | "
            f"{'; '.join(f'{settings}: {loss}' for settings, loss in one['tried'])} |"
            for one in rounds
        ],
    ]


def _duels(found: list[Duel]) -> list[str]:
    played = [duel for duel in found if duel.played]
    if not played:
        return []
    return [
        "",
        "One `planner` with this net among others, each seat in turn (intervals of 95 %):",
        "",
        "| variant | against | played | won | interval |",
        "|---|---|---:|---:|---:|",
        *[
            f"| {duel.variant.text} | {f'`{duel.against}`' if duel.against else ''} | {duel.played} | {duel.won} | "
            f"{100 * duel.interval[0]:.0f} to {100 * duel.interval[1]:.0f} % |"
            for duel in played
        ],
    ]


def _picture(fit: Fit) -> str:
    """Dots near the diagonal: what was foretold happens as often as was foretold."""
    most = max(count for *_, count in fit.calibration)
    dots = "".join(
        f'<circle cx="{20 + foretold * (SIDE - 40):.1f}" cy="{SIDE - 20 - happened * (SIDE - 40):.1f}" '
        f'r="{3 + 7 * (count / most) ** 0.5:.1f}" fill="{INK}" fill-opacity="0.75"/>'
        for foretold, happened, count in fit.calibration
    )
    frame = f'<rect x="20" y="20" width="{SIDE - 40}" height="{SIDE - 40}" fill="none" stroke="{LINE}"/>'
    diagonal = f'<line x1="20" y1="{SIDE - 20}" x2="{SIDE - 20}" y2="20" stroke="{LINE}" stroke-dasharray="4 4"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" role="img" '
        f'aria-label="foretold against happened"><rect width="{SIDE}" height="{SIDE}" fill="{PAPER}"/>'
        f"{frame}{diagonal}{dots}</svg>\n"
    )
