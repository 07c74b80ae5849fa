"""The Fluent files: complete, alike in both languages, and in step with the keys the source uses."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import chancellery
from chancellery import games
from chancellery.games.coalitions.base.definition import coalitions
from chancellery.games.coalitions.base.plugin import GAME
from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.definition import Family
from chancellery.kernel import Field
from chancellery.kernel.vocabulary import paired
from chancellery.locale import LANGUAGES, bundle, has, text
from chancellery.table.words import CASES
from tests.unit.family import DECISIONS, EVENTS, FORMS, MOVES, SECRET, VERBS, WORDS

SOURCE = Path(chancellery.__file__).parent
FOLDERS = [SOURCE / "locale", *sorted((SOURCE / "games").glob("*/locale"))]
FILES = sorted(str(path.relative_to(SOURCE)) for folder in FOLDERS for path in (folder / "en").glob("*.ftl"))
PRIVATE = "grammar-"  # messages that serve the grammar of one language, inside its own files
FORM = re.compile(
    r"_(subject|gen|dat|acc|ins|id|own|sign|count)$"
)  # forms of one argument; languages need different ones
DECLINING = ("done", "refuse", "decline")  # verbs that say nothing without their context


# -- reading Fluent files


class Used(Visitor):
    """The variables and messages a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(lang: str, file: str) -> list[Any]:
    path = SOURCE / file.replace("/en/", f"/{lang}/")
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def patterns(lang: str) -> dict[str, Any]:
    """Every message and attribute of a language, by key."""
    found: dict[str, Any] = {}
    for file in FILES:
        for entry in entries(lang, file):
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def used(lang: str, key: str) -> Used:
    found = Used()
    found.visit(patterns(lang)[key])
    return found


@cache
def variables(lang: str, key: str) -> frozenset[str]:
    """The variables of a message, those of the messages it refers to included."""
    own = used(lang, key)
    return frozenset(own.variables.union(*(variables(lang, other) for other in own.messages)))


def meant(lang: str, key: str) -> set[str]:
    """The arguments a message speaks of, whatever form of them it uses."""
    return {FORM.sub("", name) for name in variables(lang, key)}


# -- the files


def test_both_languages_have_the_same_files() -> None:
    for lang in LANGUAGES:
        found = [path for folder in FOLDERS for path in (folder / lang).glob("*.ftl")]
        assert sorted(str(path.relative_to(SOURCE)).replace(f"/{lang}/", "/en/") for path in found) == FILES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_junk(lang: str, file: str) -> None:
    junk = [entry.content for entry in entries(lang, file) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_twice(lang: str) -> None:
    ids = Counter(e.id.name for file in FILES for e in entries(lang, file) if isinstance(e, ftl.Message))
    assert [id for id, count in ids.items() if count > 1] == []


def test_the_same_messages_in_both_languages() -> None:
    shared = {lang: {key for key in patterns(lang) if not key.startswith(PRIVATE)} for lang in LANGUAGES}
    assert shared["en"] == shared["pl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere(lang: str) -> None:
    for key in patterns(lang):
        assert used(lang, key).messages <= set(patterns(lang)), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_private_messages_are_used(lang: str) -> None:
    referred = set().union(*(used(lang, key).messages for key in patterns(lang)))
    assert {key for key in patterns(lang) if key.startswith(PRIVATE)} <= referred


def test_the_same_arguments_in_both_languages() -> None:
    different = {
        key: (sorted(meant("en", key)), sorted(meant("pl", key)))
        for key in set(patterns("en")) & set(patterns("pl"))
        if not key.startswith(PRIVATE) and meant("en", key) != meant("pl", key)
    }
    assert different == {}


def test_plural_rules_of_polish() -> None:
    def said(troops: int) -> str:
        return text("pl", "log-lost_troops", power="Rosja", troops=troops, place="Wien", loss="defeat", named_id="none")

    assert said(1).endswith("1 Oddział.")
    assert said(2).endswith("2 Oddziały.")
    assert said(5).endswith("5 Oddziałów.")


# -- keys in the source


class Key(NamedTuple):
    """A key as the source writes it; `given` is None where the arguments are not written out."""

    where: str
    text: str  # `*` stands for the part that is not written out
    given: frozenset[str] | None


# per callable: the position of the key, what is put before it, and arguments every message gets
CALLS: dict[str, tuple[int, str, frozenset[str]]] = {
    "BadInput": (0, "", frozenset()),
    "BadNotation": (0, "", frozenset()),
    "CannotUndo": (0, "", frozenset()),
    "BadRecord": (0, "", frozenset({"line"})),
    "Refusal": (1, "", frozenset({"rule"})),
    "no": (1, "refused-", frozenset({"rule"})),
    "text": (1, "", frozenset()),
    "has": (1, "", frozenset()),
    "Name": (0, "", frozenset()),
}

REFUSED = {"imperial_struggle": "is-refused-", "maria": "maria-refused-"}  # what games put before their refusals


def written(node: ast.expr) -> str | None:
    """A string expression with `*` for what is not literal; None if nothing of it is."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = written(node.left), written(node.right)
        return None if left is None and right is None else (left or "*") + (right or "*")
    return None


def alternatives(node: ast.expr) -> list[ast.expr]:
    return [*alternatives(node.body), *alternatives(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                of = node.func.value
                ours = node.func.attr not in ("text", "has") or (isinstance(of, ast.Name) and of.id == "locale")
                yield node.func.attr if ours else "", node


def keys_in(path: Path) -> Iterator[Key]:
    for name, call in calls(ast.parse(path.read_text(encoding="utf-8"))):
        if name not in CALLS or len(call.args) <= CALLS[name][0]:
            continue
        position, before, always = CALLS[name]
        if name == "no":
            before = next((prefix for game, prefix in REFUSED.items() if game in path.parts), before)
        names = {word.arg for word in call.keywords}
        rest = call.args[position + 1 :]
        if name == "Refusal" and rest and isinstance(rest[0], ast.Dict):
            names |= {written(key) if key is not None else None for key in rest[0].keys}
        elif name == "Refusal" and rest:
            names.add(None)
        whole = None not in names and name not in ("has", "Name")
        given = frozenset(str(n) for n in names) | always if whole else None
        for one in alternatives(call.args[position]):
            found = written(one)
            if found is not None and found.strip("*"):
                where = f"{path.relative_to(SOURCE)}:{call.lineno}"
                yield Key(where, before + found, given)


SOURCES = sorted(path for path in SOURCE.rglob("*.py"))
KEYS = [key for path in SOURCES for key in keys_in(path)]


def matching(key: str) -> list[str]:
    """The messages a key can stand for."""
    if "*" not in key:
        return [key] if key in patterns("en") else []
    form = re.compile(".+".join(re.escape(part) for part in key.split("*")))
    return [one for one in patterns("en") if form.fullmatch(one)]


def test_the_scan_finds_keys() -> None:
    found = {key.text for key in KEYS}
    assert {"setup-unknown-game", "undo-nothing", "record-bad-seal", "refused-match-over", "power-*"} <= found
    assert len(KEYS) > 100


def test_every_key_in_the_source_has_a_message() -> None:
    assert [f"{key.where}: {key.text}" for key in KEYS if not matching(key.text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_gets_its_arguments(lang: str) -> None:
    wrong = [
        f"{key.where}: {one} needs {', '.join(sorted(variables(lang, one) - key.given))}"
        for key in KEYS
        if key.given is not None and "*" not in key.text
        for one in matching(key.text)
        if not variables(lang, one) <= key.given
    ]
    assert wrong == []


def literals(name: str, position: int) -> set[str]:
    """The literal strings at a position of all calls of a name in the Coalitions family; other games have own tests."""
    found: set[str] = set()
    for path in SOURCES:
        if "coalitions" in path.parts:
            for called, call in calls(ast.parse(path.read_text(encoding="utf-8"))):
                if called == name and len(call.args) > position:
                    values = (written(one) for one in alternatives(call.args[position]))
                    found |= {value for value in values if value}
    return found


# -- what a game needs


def game() -> Family:
    return coalitions(GAME.shipped("coalitions_empire"), "1805", GAME.checked_options({}), 6)


def arguments(declared: tuple[Field, ...]) -> set[str]:
    """The arguments that fields become."""
    rows: dict[str, Any] = {"power": (0, 1), "place": (3, 4), "value": (1, 2), "candidate": ((3, 1, 2), (4, 1, -1))}
    values: list[Any] = []
    for field in declared:
        if field.many or field.rest:
            values += [rows[field.sort]] if field.many else rows[field.sort]
        else:
            values.append("march" if field.sort in WORDS else "Armée" if field.sort == "text" else 1)
    return set(game().speaker("en").args(paired(declared, values)))


def test_every_event_that_is_emitted_is_declared() -> None:
    assert literals("emit", 0) | literals("emit_sum", 0) | literals("emit_secret", 0) == set(EVENTS)
    assert literals("emit_secret", 0) == set(SECRET)


def test_every_decision_that_is_asked_is_declared() -> None:
    assert literals("Decision", 1) <= set(DECISIONS)
    assert set(DECISIONS) == set(VERBS)


def test_the_arguments_of_every_move_are_declared() -> None:
    for verb, form in FORMS.items():
        slots = re.findall(r"\{([\w:]+)\}", form)
        assert [(f"{f.name}:{f.sort}", f.name)[f.name == f.sort] for f in MOVES[verb]] == slots, verb
        assert len({field.name for field in MOVES[verb]}) == len(slots), verb


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_line(lang: str, kind: str) -> None:
    extra = {"kept"} if kind == "status" else set()
    known = arguments(EVENTS[kind]) | extra
    if kind in SECRET:
        assert variables(lang, f"log-{kind}-unknown") <= known
        known |= arguments(SECRET[kind])
    assert variables(lang, f"log-{kind}") <= known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", DECISIONS)
def test_every_decision_has_a_prompt(lang: str, kind: str) -> None:
    power = set(words.forms(game(), lang, "power", 0)) | {"power_own"}
    known = arguments(DECISIONS[kind]) | power | {"hero"}
    for part in ("", ".declining", ".waiting"):
        assert variables(lang, f"prompt-{kind}{part}") <= known | {"verb", "last"}
    for verb in VERBS[kind]:
        key = f"move-{verb}-{kind}"
        assert verb not in DECLINING or has(lang, key)
        key = key if has(lang, key) else f"move-{verb}"
        assert variables(lang, key) <= known | arguments(MOVES.get(verb, ())) | (
            {"kept"} if verb == "status" else set()
        )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", FORMS)
def test_every_verb_has_words(lang: str, verb: str) -> None:
    assert has(lang, f"move-{verb}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_log_line_prompt_or_option_is_left_over(lang: str) -> None:
    logs = {f"log-{kind}" for kind in EVENTS} | {f"log-{kind}-unknown" for kind in SECRET}
    moves = {f"move-{verb}" for verb in FORMS} | {f"move-{v}-{kind}" for kind, verbs in VERBS.items() for v in verbs}
    prompts = {f"prompt-{kind}" for kind in DECISIONS} | {"prompt-chosen"}
    prompts |= {prompt + wording for prompt in prompts for wording in ("-lempereur", "-raison_detat", "-realpolitik")}
    for prefix, known in (("log-", logs), ("move-", moves), ("prompt-", prompts)):
        assert {key.partition(".")[0] for key in patterns(lang) if key.startswith(prefix)} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_a_word_is_written_out(lang: str) -> None:
    """A word that an event carries is a variant of the selector that shows it, not an accident of the default."""
    for kind, declared in EVENTS.items():
        for field in declared:
            if field.sort in WORDS:
                source = "".join(_variants(lang, f"log-{kind}"))
                assert all(f"[{word}]" in source for word in WORDS[field.sort]), (kind, field.name)


def _variants(lang: str, key: str) -> Iterator[str]:
    class Variants(Visitor):
        def __init__(self) -> None:
            self.names: list[str] = []

        def visit_Variant(self, node: Any) -> None:  # noqa: N802
            self.names.append(f"[{getattr(node.key, 'name', getattr(node.key, 'value', ''))}]")

    found = Variants()
    found.visit(patterns(lang)[key])
    yield from found.names
    for other in used(lang, key).messages:
        yield from _variants(lang, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_described(lang: str) -> None:
    for one in games():
        wanted = [f"game-{one.id}", f"game-{one.id}-credits"]
        for scenario in one.scenarios:
            name = f"scenario-{one.id}-{scenario.id}"
            wanted += [name, f"{name}.description", f"scenario-length-{scenario.length}"]
        for option in one.options:
            name = f"option-{one.id}-{option.id}"
            wanted += [name, f"{name}.description"]
            wanted += [f"{name}-{str(value).lower()}" for value in option.values]
        assert [key for key in wanted if key not in patterns(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_has_a_name(lang: str) -> None:
    one = game()
    p = one.parameters
    wanted = [f"power-{power}" for power in one.powers]
    wanted += [f"power-{power}.{form}" for power in one.powers for form in (*CASES, "letter")]
    wanted += [f"hero-{hero}" for hero in p.heroes.values()] + [f"status-{status}" for status in p.statuses]
    wanted += [f"action-{action}" for action in p.actions] + [f"ability-{ability}" for ability in one.abilities]
    wanted += [f"outcome-{reason}" for reason in WORDS["reason"]]
    assert [key for key in wanted if key not in patterns(lang)] == []
    letters = [text(lang, f"power-{power}.letter") for power in one.powers]
    assert len(set(letters)) == len(letters)


NAMELESS = {  # procedures that only hold others together
    "Realm", "Campaign", "Round", "ActionPhase", "ActionTurn", "BritishLeadership", "MovementTurn", "NapoleonsTurn",
    "GeneralMove",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_procedure_has_a_name_or_needs_none(lang: str) -> None:
    named = {name for name in game().classes if has(lang, f"phase-{name}")}
    assert named | NAMELESS == set(game().classes)
    assert not named & NAMELESS


def test_bundles_load() -> None:
    for lang in LANGUAGES:
        for key in patterns(lang):
            assert bundle(lang).has_message(key.partition(".")[0])
