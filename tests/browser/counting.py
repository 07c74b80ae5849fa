"""Positions to be played from, and a hand that counts its clicks until an act stands in the record."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from random import Random

from playwright.sync_api import Page, expect

from chancellery import Match
from chancellery.bots import bot
from chancellery.kernel import Decision
from chancellery.table.scene_asking import Option, Plan, Prompt
from tests.browser.planted import put
from tests.browser.players import INSIDE, PATIENT, STILL
from tests.server.harness import Running

# A point of a piece where a click reaches it, else None.
ON_PIECE = """
(id) => {
  const piece = document.querySelector(`.piece[data-piece="${id}"]`);
  const box = piece?.getBoundingClientRect();
  if (!box) return null;
  for (const [i, j] of [[4, 4], [4, 3], [3, 4], [5, 4], [4, 5], [2, 4], [6, 4], [4, 2], [3, 3], [5, 3]]) {
    const [x, y] = [Math.round(box.left + box.width * i / 8), Math.round(box.top + box.height * j / 8)];
    if (piece.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}
"""
Wanted = Callable[[Match, Decision], bool]


def prompt_of(match: Match, decision: Decision) -> Prompt:
    prompt = match.scene(decision.seat).prompt
    assert prompt is not None
    return prompt


@cache
def reached(game: str, wanted: Wanted, scenario: str | None = None) -> Match:
    """A match of sensible bots up to the first decision that is wanted."""
    match, sensible, rng = Match.new(game, scenario, seed="clicks", nonce="n"), bot("sensible"), Random("clicks")
    while not wanted(match, match.decisions[0]):
        seat = match.decisions[0].seat
        match.play(seat, sensible.choose(match, seat, rng))
        assert match.outcome is None
    return match


class Hand:
    """Opens a match at its decision and counts what it presses."""

    def __init__(self, page: Page, server: Running, match: Match) -> None:
        decision = match.decisions[0]
        self.page, self.server, self.match = page, server, match
        self.prompt, self.clicks, self.seat = prompt_of(match, decision), 0, decision.seat
        seat = match.seats[decision.seat]
        self.press: Callable[[float, float], None] = page.mouse.click
        self.id = put(server, match, seat)
        page.goto(f"/match/{self.id}?seat={seat}")
        expect(page.locator("#prompt")).to_be_visible()
        expect(page.locator(".place").first).to_be_attached()

    def option(self, wanted: Callable[[Option], bool]) -> Option:
        return next(option for option in self.prompt.options if wanted(option))

    def plan(self, wanted: Callable[[Plan], bool]) -> Plan:
        return next(plan for plan in self.prompt.plans if wanted(plan))

    # -- pressing

    def thing(self, ref: str, shift: bool = False) -> None:
        """Clicks on a thing, wherever it lies."""
        kind, _, id = ref.partition(":")
        if kind == "place":
            self._at(INSIDE, id, f'.place[data-place="{id}"].legal')
        elif kind == "piece":
            self._at(ON_PIECE, id, f'.piece[data-piece="{id}"]')
        else:
            where = f'[data-power="{id}"].may' if kind == "power" else f'[data-ref="{ref}"]'
            self.button(where, shift)

    def _at(self, spot: str, id: str, what: str) -> None:
        expect(self.page.locator(what)).to_be_attached()
        assert self.page.evaluate(STILL, id) if ".place" in what else True
        deadline, at = time.monotonic() + PATIENT, None
        while at is None and time.monotonic() < deadline:
            at = self.page.evaluate(spot, id)
        assert at is not None, f"{what} cannot be clicked"
        self.press(*at)
        self.clicks += 1

    def button(self, what: str, shift: bool = False) -> None:
        self.page.locator(what).first.click(modifiers=["Shift"] if shift else [])
        self.clicks += 1

    def confirm(self) -> None:
        self.button("#prompt [data-confirm]")

    # -- what comes of it

    @property
    def played(self) -> list[str]:
        """My moves since the position."""
        table = self.server.do(self.server.context.hall.table(self.id))
        return [move.text for seat, move in table.match.moves[len(self.match) :] if seat == self.seat]

    def stands(self, *moves: str) -> int:
        """Waits until the moves stand in the record; how many clicks that took."""
        deadline = time.monotonic() + PATIENT
        while self.played[: len(moves)] != list(moves):
            assert time.monotonic() < deadline, (moves, self.played)
            self.page.wait_for_timeout(20)
        return self.clicks

    def takes_back(self) -> None:
        """One undo takes all of it back."""
        undo = self.page.locator("#prompt .undo")
        expect(undo).to_be_visible()
        undo.click()
        deadline = time.monotonic() + PATIENT
        while self.played:
            assert time.monotonic() < deadline, self.played
            self.page.wait_for_timeout(20)
        expect(self.page.locator(".timeline input")).to_have_attribute("max", str(len(self.match)))  # it is shown
