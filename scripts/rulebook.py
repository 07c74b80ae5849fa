"""Typesets the rulebooks and player aids of all games in each language into build/rulebook (`make rulebook`).

Pictures are drawn by the client: with no browser or no built client, or with `--plain`, a book has none.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

from chancellery import games
from chancellery.locale import LANGUAGES, text
from chancellery.rules import prefixes
from chancellery.rules.book import data
from chancellery.rules.library import statements
from chancellery.rules.printed import Pictures, Say, aid, whole

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "node_modules" / "@fontsource"


def say(lang: str) -> Say:
    return lambda name: lang if name == "language" else text(lang, f"book-{name}")


def css() -> str:
    """The style, with the fonts of the client where they are installed; more letters are a second family."""
    garamond = [(weight, style) for weight in (400, 500, 600) for style in ("normal", "italic")]
    faces = [
        ("EB Garamond", "eb-garamond", garamond),
        ("Source Sans 3", "source-sans-3", [(400, "normal"), (600, "normal")]),
    ]
    style = (ROOT / "scripts" / "print" / "book.css").read_text(encoding="utf-8")
    found = ""
    for family, folder, cuts in faces:
        style = style.replace(f"'{family}'", f"'{family}', '{family} Ext'")
        for (weight, slope), (subset, name) in product(cuts, (("latin", family), ("latin-ext", f"{family} Ext"))):
            path = FONTS / folder / "files" / f"{folder}-{subset}-{weight}-{slope}.woff2"
            if path.exists():
                face = f"font-family: '{name}'; font-weight: {weight}; font-style: {slope}; src: url('{path.as_uri()}')"
                found += f"@font-face {{ {face} }}\n"
    return found + style


def typeset(html: str, path: Path, again: Callable[..., str] | None = None) -> None:
    """Writes a PDF; `again` makes the HTML once more when it is known where everything stands."""
    from weasyprint import CSS, HTML  # only who prints needs it: the extra `rulebook`
    from weasyprint.text.fonts import FontConfiguration

    fonts = FontConfiguration()
    style = [CSS(string=css(), font_config=fonts)]
    document = HTML(string=html).render(stylesheets=style, font_config=fonts)
    if again is not None:
        pages = {anchor: number for number, page in enumerate(document.pages, 1) for anchor in page.anchors}
        document = HTML(string=again(pages=pages)).render(stylesheets=style, font_config=fonts)
    document.write_pdf(path)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.rulebook", description=__doc__)
    parser.add_argument("--game", help="of one game only")
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--aids", action="store_true", help="only the player aids")
    parser.add_argument("--plain", action="store_true", help="without pictures")
    args = parser.parse_args()
    out = ROOT / "build" / "rulebook"
    out.mkdir(parents=True, exist_ok=True)
    wanted = [
        (game, prefix, lang)
        for game in games()
        for prefix in [next((one for one in prefixes() if one in game_prefixes(game.id)), "")]
        for lang in ((args.lang,) if args.lang else LANGUAGES)
        if prefix and args.game in (None, game.id)
    ]
    shown = {} if args.plain or args.aids else drawn([(prefix, game.id, lang) for game, prefix, lang in wanted])
    for game, prefix, lang in wanted:
        title = text(lang, f"game-{game.id}")
        if not args.aids:
            made = partial(whole, prefix, lang, title, say(lang), shown.get((prefix, lang)))
            typeset(made(), out / f"{game.id}-{lang}.pdf", made)
            print(f"{game.id}-{lang}.pdf", flush=True)
        for scenario in game.scenarios if data(prefix).get("aid") else ():
            named = f"{title}: {text(lang, f'scenario-{game.id}-{scenario.id}')}"
            sheet = aid(prefix, lang, named, scenario.id, None, say(lang))
            typeset(sheet, out / f"{game.id}-{scenario.id}-aid-{lang}.pdf")
            print(f"{game.id}-{scenario.id}-aid-{lang}.pdf", flush=True)


def drawn(wanted: list[tuple[str, str, str]]) -> dict[tuple[str, str], Pictures]:
    """The pictures of each book (prefix, game, language), where a browser and the client are there to draw them."""
    from chancellery.server.static import HERE
    from tests.browser.conftest import chromium

    if chromium() is None or not (HERE / "index.html").is_file():
        print("No browser or no built client: the books have no pictures.")
        return {}
    from scripts.book_pictures import photographer

    with photographer() as camera:
        return {(prefix, lang): camera.pictures(prefix, game_id, lang) for prefix, game_id, lang in wanted}


def game_prefixes(game: str) -> list[str]:
    """The prefixes of the catalogues that a game brings."""
    from chancellery.kernel.registry import plugin

    return [prefix for prefix in plugin(game).rules if statements(prefix)]


if __name__ == "__main__":
    main()
