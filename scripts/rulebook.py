"""Typesets the rulebooks and player aids of all games in each language into build/rulebook (`make rulebook`)."""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

from chancellery import games
from chancellery.locale import LANGUAGES, text
from chancellery.rules import prefixes
from chancellery.rules.book import data
from chancellery.rules.library import statements
from chancellery.rules.printed import Say, aid, whole

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


def typeset(html: str, path: Path) -> None:
    from weasyprint import CSS, HTML  # only who prints needs it: the extra `rulebook`
    from weasyprint.text.fonts import FontConfiguration

    fonts = FontConfiguration()
    HTML(string=html).write_pdf(path, stylesheets=[CSS(string=css(), font_config=fonts)], font_config=fonts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.rulebook", description=__doc__)
    parser.add_argument("--game", help="of one game only")
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--aids", action="store_true", help="only the player aids")
    args = parser.parse_args()
    out = ROOT / "build" / "rulebook"
    out.mkdir(parents=True, exist_ok=True)
    for game in games():
        prefix = next((one for one in prefixes() if one in game_prefixes(game.id)), None)
        if prefix is None or args.game not in (None, game.id):
            continue
        for lang in (args.lang,) if args.lang else LANGUAGES:
            title = text(lang, f"game-{game.id}")
            if not args.aids:
                typeset(whole(prefix, lang, title, say(lang)), out / f"{game.id}-{lang}.pdf")
            for scenario in game.scenarios if data(prefix).get("aid") else ():
                named = f"{title}: {text(lang, f'scenario-{game.id}-{scenario.id}')}"
                sheet = aid(prefix, lang, named, scenario.id, None, say(lang))
                typeset(sheet, out / f"{game.id}-{scenario.id}-aid-{lang}.pdf")
    print(*sorted(path.name for path in out.glob("*.pdf")), sep="\n")


def game_prefixes(game: str) -> list[str]:
    """The prefixes of the catalogues that a game brings."""
    from chancellery.kernel.registry import plugin

    return [prefix for prefix in plugin(game).rules if statements(prefix)]


if __name__ == "__main__":
    main()
