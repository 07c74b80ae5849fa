"""A match that does not fit the rules any more, in the browser: what happened, and how to go on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.harness import Person, Running
from tests.server.test_set_apart import GOOD, put_old


def test_the_owner_reads_why_and_goes_on(page: Page, table: Running, me: Person) -> None:
    id = table.do(put_old(table.context.store))
    page.goto(f"/match/{id}?seat=ottoman")
    told = page.locator("[data-set-apart]")
    expect(told).to_contain_text("version 1 of the rules")
    expect(told).to_contain_text(f"Move {GOOD + 1} ")
    expect(page.locator("#prompt .text")).to_be_visible()
    expect(page.locator("#prompt [data-option]")).to_have_count(0)  # nothing can be decided here now
    page.goto("/tables")
    expect(page.get_by_text("version 1 of the rules")).to_be_visible()
    page.evaluate("""localStorage.setItem('chancellery.settings', JSON.stringify({ lang: 'pl', speed: 'off' }))""")
    page.add_init_script(
        """localStorage.setItem('chancellery.settings', JSON.stringify({ lang: 'pl', speed: 'off' }))"""
    )
    page.goto(f"/match/{id}?seat=ottoman")
    expect(told).to_contain_text("wersji 1 zasad")
    told.get_by_role("button", name=f"Graj dalej od ruchu {GOOD}").click()
    expect(told).to_contain_text("przestaną się liczyć")
    told.get_by_role("button", name=f"Graj dalej od ruchu {GOOD}").click()
    expect(told).to_have_count(0)
    expect(page.locator("#prompt [data-option]").first).to_be_attached()
    assert me.get(f"/api/matches/{id}")["moves"] == GOOD
    page.get_by_role("button", name="Wiadomości").click()
    expect(page.get_by_text(f"Ruch {GOOD} jest ostatnim zgodnym")).to_be_visible()
