"""The card of a net: what it was trained on, how well it foretells, how well those play who use it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from chancellery.training.fit import Fit
from chancellery.training.variants import Variant

SIDE = 320  # of the picture
INK, PAPER, LINE = "#1c2733", "#fbf8f1", "#8a8f98"


@dataclass(frozen=True)
class Duel:
    """How one planner did among sensible players."""

    variant: Variant
    played: int
    won: int


def write(folder: Path, place: str, variants: list[Variant], fit: Fit, seed: str, duels: list[Duel]) -> Path:
    """The card as Markdown, with its picture beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    name = place.removeprefix("chancellery.bots.").removesuffix(".npz").replace(":", ".")
    (folder / f"{name}.svg").write_text(_picture(fit), encoding="utf-8")
    width, hidden = fit.net.layers[0][0].shape
    lines = [
        f"# {name}",
        "",
        f"Written by `make train GAME={variants[0].game}` on {date.today().isoformat()}, for `planner` and `master`.",
        "",
        "| | |",
        "|---|---|",
        f"| variants | {', '.join(f'{v.scenario} with {v.seats}' for v in variants)} |",
        f"| matches, positions | {fit.matches}, {fit.positions} (sensible players who differ and err; seed {seed}) |",
        f"| net | {width} numbers, {hidden} hidden, 2 out; observations of version {fit.net.version} |",
        f"| log loss on held-out matches | {fit.loss:.4f} (all equally likely: {fit.uniform:.4f}) |",
        f"| mean square error of the margin | {fit.margin_error:.4f} |",
        "",
        f"![foretold and happened]({name}.svg)",
        "",
        "| foretold | happened | times |",
        "|---:|---:|---:|",
        *[f"| {foretold:.2f} | {happened:.2f} | {count} |" for foretold, happened, count in fit.calibration],
    ]
    if duels:
        lines += ["", "One `planner` among `sensible` players, each seat in turn:", "", "| variant | played | won |"]
        lines += ["|---|---:|---:|"]
        lines += [
            f"| {duel.variant.scenario} with {duel.variant.seats} | {duel.played} | {duel.won} |" for duel in duels
        ]
    path = folder / f"{name}.md"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


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
