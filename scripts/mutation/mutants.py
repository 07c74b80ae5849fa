"""Makes mutants of a module: each is its source with one operator, number, condition or statement changed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}  # fmt: skip
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
NAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}
CHANGED_THEMSELVES = (ast.Compare, ast.BoolOp, ast.UnaryOp)  # conditions that need no negation besides
Place = tuple[int, str] | None  # the first line and the name of the outermost function; None outside of all


@dataclass(frozen=True)
class Mutant:
    """One change of a module."""

    path: Path
    line: int
    before: str
    after: str
    source: str
    function: Place
    name: str  # outside of functions: the value that is changed, or those of its statement with | between

    @property
    def told(self) -> str:
        return f"{self.path}:{self.line}\n    - {self.before}\n    + {self.after}"


def mutants(path: Path) -> list[Mutant]:
    """All mutants of a module, in the order of its lines."""
    text = path.read_bytes()
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]
    found = []
    tree = ast.parse(text)
    for node, changed, function in _changes(tree, None, ""):
        last, column = node.end_lineno or node.lineno, node.end_col_offset or 0
        start, end = starts[node.lineno - 1] + node.col_offset, starts[last - 1] + column
        source = (text[:start] + changed.encode() + text[end:]).decode()
        before = " ".join(line.decode().strip() for line in lines[node.lineno - 1 : last])
        after = source.splitlines()[node.lineno - 1].strip()
        name = "" if function else _named(tree, node.lineno)
        found.append(Mutant(path, node.lineno, before, after, source, function, name))
    return sorted(set(found), key=lambda one: (one.line, one.after))


def _changes(node: ast.AST, function: Place, scope: str) -> Iterator[tuple[ast.expr | ast.stmt, str, Place]]:
    """What can be changed at a node and below it, with the text that stands there instead."""
    if isinstance(node, ast.JoinedStr | ast.Import | ast.ImportFrom | ast.Assert | ast.Raise) or _for_types(node):
        return  # what is only said; the parts of an f-string have no places of their own in Python 3.11
    for place, changed in _instead(node):
        yield place, changed, function
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases") or (
            isinstance(node, ast.FunctionDef) and name == "args" and function and _first_line(node) == function[0]
        ):
            continue  # of an outermost function only the body can be exchanged
        if _says_nobody(node) and name in ("comparators", "operand"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                inner = f"{scope}.{child.name}" if scope else child.name
                own = (_first_line(child), inner) if isinstance(child, ast.FunctionDef) else None
                yield from _changes(child, function or own, inner)
            elif isinstance(child, ast.AST):
                yield from _changes(child, function, scope)


def _named(body: ast.Module | ast.ClassDef, line: int) -> str:
    """What is named by the statement of a module or class that stands on that line."""
    for one in body.body:
        if one.lineno <= line <= (one.end_lineno or one.lineno):
            match one:
                case ast.ClassDef():
                    return _named(one, line)
                case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                    return name
                case ast.Assign(targets=[ast.Tuple(elts=names)]):
                    return "|".join([one.id for one in names if isinstance(one, ast.Name)])
    return ""


def _first_line(function: ast.FunctionDef) -> int:
    """As `co_firstlineno` has it: that of the first decorator."""
    return min([function.lineno, *(one.lineno for one in function.decorator_list)])


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _says_nobody(node: ast.AST) -> bool:
    """-1, `>= 0` and `< 0`: whether there is one at all. Where exactly below 0 "nobody" lies changes nothing."""
    match node:
        case ast.Compare(ops=[ast.GtE() | ast.Lt()], comparators=[ast.Constant(value=0)]):
            return True
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return True
    return False


def _instead(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The parts of a node that can be changed and what may stand there."""
    match node:
        case ast.Compare(ops=[op]):
            for other in COMPARED[type(op)][_says_nobody(node) :]:
                yield node, ast.unparse(ast.Compare(node.left, [other()], node.comparators))
        case ast.BoolOp():
            op_instead = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(op_instead, node.values))})"
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub()):
            yield node, ast.unparse(node.operand)
        case ast.BinOp() if type(node.op) in CALCULATED:
            yield node, ast.unparse(ast.BinOp(node.left, CALCULATED[type(node.op)](), node.right))
        case ast.AugAssign() if type(node.op) in CALCULATED:
            yield node, ast.unparse(ast.AugAssign(node.target, CALCULATED[type(node.op)](), node.value))
            yield node, "pass"
        case ast.Constant(value=bool() as known):
            yield node, str(not known)
        case ast.Constant(value=int() as number):
            yield node, str(number + 1)
        case ast.Call(func=ast.Name(id=name)) if name in NAMED:
            yield node, ast.unparse(ast.Call(ast.Name(NAMED[name]), node.args, node.keywords))
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Delete():
            yield node, "pass"
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield from _negated(test)
        case ast.comprehension():
            for test in node.ifs:
                yield from _negated(test)


def _negated(test: ast.expr) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if not isinstance(test, CHANGED_THEMSELVES):
        yield test, f"(not {ast.unparse(test)})"
