"""Looking things up once: in a function over values, what was looked up or worked out before has a name.

States, moves and what they hold never change, and the helpers of rules only answer; so an expression such as
`s.hands[s.turn]` means the same wherever it stands. Where it is certain to have been worked out before, a name
that was given then takes its place. Nothing is worked out earlier or more often than the text says, but for what
a state always tells, such as `s.hands[s.turn]`: a loop over moves asks it before it begins.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import isgeneratorfunction
from types import CodeType, FunctionType
from typing import Any, TypeGuard

_BUILTINS = (len, bool, abs, sum, min, max, isinstance)
_INNER = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
_CALL = 20  # what a call costs, in steps: more than any lookup


def looked_up_once(text: str, names: dict[str, Any], fresh: Callable[[], str]) -> CodeType:
    """The code of a function that works nothing out twice. `names` are those of its module."""
    module = ast.parse(text)
    (function,) = module.body
    assert isinstance(function, ast.FunctionDef)
    reader = _Reader(function, names)
    for node in ast.walk(function):
        for block in [getattr(node, field, None) for field in ("body", "orelse")]:
            if isinstance(block, list):
                block[:] = [step for one in block for step in (*_before(one, fresh), one)]
    dear: set[int] = set()  # expressions that are not worth a name
    while True:
        plan = _Plan(reader, None, dear)
        plan.block(function.body, {})
        more = {id(one.node) for one in plan.firsts if one.saved <= 2}  # keeping a thing costs two steps
        if not more:
            break
        dear |= more
    _Plan(reader, fresh, dear).block(function.body, {})
    return compile(ast.fix_missing_locations(module), "<rules>", "exec")


def _before(step: ast.stmt, fresh: Callable[[], str]) -> Iterator[ast.stmt]:
    """What a loop over moves asks of the state alone and always has an answer: a field that another one picks from."""
    if not (isinstance(step, ast.For) and ast.unparse(step.iter) == "moves"):
        return
    found = {ast.unparse(node): node for node in ast.walk(step) if _picks(node)}
    for node in found.values():
        yield ast.Assign([ast.Name(fresh(), ast.Store())], node, lineno=0)


def _picks(node: ast.AST) -> TypeGuard[ast.expr]:
    match node:
        case ast.Subscript(ast.Attribute(ast.Name("s")), ast.Attribute(ast.Name("s"))):
            return True
        case _:
            return False


@dataclass(frozen=True, slots=True)
class _Lookup:
    """What an expression means."""

    key: str  # the same for the same thing
    reads: frozenset[str]  # the values that it starts from
    cost: int  # about how many steps it takes


_NO_READS: frozenset[str] = frozenset()


class _Reader:
    """Tells lookups in values from all else."""

    def __init__(self, function: ast.FunctionDef, names: dict[str, Any]) -> None:
        self.names = names
        self.fixed = {arg.arg for arg in function.args.args}  # names that stand for values
        for node in ast.walk(function):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                self.fixed.add(node.target.id)
        self._known: dict[int, tuple[ast.AST, _Lookup | None]] = {}

    def lookup(self, node: ast.AST) -> _Lookup | None:
        """What an expression means; None if it is no lookup in a value, or too short to have a name."""
        if isinstance(node, ast.Attribute | ast.Subscript | ast.BinOp | ast.IfExp | ast.Compare | ast.Call):
            found = self._read(node)
            return found if found and found.reads else None
        return None

    def _read(self, node: ast.AST) -> _Lookup | None:
        known = self._known.get(id(node))
        if known is None:  # kept with the node, for ids are of living things
            known = self._known[id(node)] = (node, self._found(node))
        return known[1]

    def _found(self, node: ast.AST) -> _Lookup | None:
        match node:
            case ast.Name(id=name):
                reads = frozenset((name,)) if name in self.fixed else _NO_READS
                return _Lookup(name, reads, 1) if reads or name in self.names else None
            case ast.Constant(value=thing):
                return _Lookup(repr(thing), _NO_READS, 1)
            case ast.Attribute(attr=attr):
                return self._joined(f".{attr}", [node.value])
            case ast.Subscript():
                return self._joined("[]", [node.value, node.slice])
            case ast.Slice():
                return self._joined(
                    ":", [part or ast.Constant(None) for part in (node.lower, node.upper, node.step)]
                )
            case ast.BinOp():
                return self._joined(type(node.op).__name__, [node.left, node.right])
            case ast.UnaryOp():
                return self._joined(type(node.op).__name__, [node.operand])
            case ast.Compare(ops=[op]):
                return self._joined(type(op).__name__, [node.left, *node.comparators])
            case ast.IfExp():
                return self._joined("if", [node.test, node.body, node.orelse])
            case ast.Call(func=ast.Name(id=name), keywords=[]) if self._answers(name):
                return self._joined(f"{name}()", node.args, _CALL)
            case _:
                return None

    def _joined(self, what: str, parts: list[ast.expr], cost: int = 1) -> _Lookup | None:
        found: list[_Lookup] = []
        for part in parts:
            one = self._read(part)
            if one is None:
                return None
            found.append(one)
        key = f"({', '.join([one.key for one in found])}){what}"
        return _Lookup(
            key, _NO_READS.union(*[one.reads for one in found]), cost + sum([one.cost for one in found])
        )

    def _answers(self, name: str) -> bool:
        """Does a function give a thing that can be looked at twice?"""
        thing = self.names.get(name)
        if not isinstance(thing, FunctionType):
            return any(thing is known for known in _BUILTINS)
        return not isgeneratorfunction(thing) and "Itera" not in str(thing.__annotations__.get("return"))


@dataclass(eq=False)
class _First:
    """An expression where it is worked out first, and the name that it may get."""

    node: ast.expr
    name: str
    lookup: _Lookup
    uses: int = 0
    kept: bool = False  # it has a name anyway

    @property
    def saved(self) -> int:
        """How many steps a name saves."""
        return 99 if self.kept else self.uses * (self.lookup.cost - 1)


_Known = dict[str, _First]


class _Plan:
    """A walk through a function in the order of its running. Without `fresh` it only counts, and changes nothing."""

    def __init__(self, reader: _Reader, fresh: Callable[[], str] | None, dear: set[int]) -> None:
        self.reader, self.fresh, self.dear = reader, fresh, dear
        self.firsts: list[_First] = []

    def block(self, steps: list[ast.stmt], known: _Known) -> None:
        """Steps one after the other; `known` learns what is certain after them."""
        for step in steps:
            match step:
                case ast.If():
                    step.test, true = self.ask(step.test, known)
                    self.block(step.body, dict(true))
                    self.block(step.orelse, dict(known))
                case ast.For(target=ast.Name(id=name)):
                    step.iter, _ = self.ask(step.iter, known)
                    other = {k: one for k, one in known.items() if name not in one.lookup.reads}
                    self.block(step.body, other)
                    self.block(step.orelse, dict(known))
                case ast.Assign(targets=[ast.Name(id=name)]):
                    lookup, given = self.reader.lookup(step.value), step.value
                    if lookup is None or lookup.key in known:
                        step.value, _ = self.ask(given, known)
                    else:  # it has its name
                        step.value, _ = self._parts(given, known)
                        known[lookup.key] = _First(given, name, lookup, kept=True)
                case ast.AugAssign() | ast.Expr() | ast.Return():
                    if step.value is not None:
                        step.value, _ = self.ask(step.value, known)
                case _:
                    pass

    def ask(self, node: ast.expr, known: _Known) -> tuple[ast.expr, _Known]:
        """An expression rewritten, and what is known where it is true; `known` learns what is certain."""
        lookup = self.reader.lookup(node)
        if lookup is not None and lookup.key in known:
            known[lookup.key].uses += 1
            return (ast.Name(known[lookup.key].name, ast.Load()) if self.fresh else node), known
        asked, true = self._parts(node, known)
        if lookup is None or id(node) in self.dear:
            return asked, true
        first = _First(node, self.fresh() if self.fresh else "", lookup)
        self.firsts.append(first)
        known[lookup.key] = true[lookup.key] = first
        return (ast.NamedExpr(ast.Name(first.name, ast.Store()), asked) if self.fresh else asked), true

    def _parts(self, node: ast.expr, known: _Known) -> tuple[ast.expr, _Known]:
        match node:
            case ast.BoolOp():
                now = known
                for at, part in enumerate(node.values):
                    node.values[at], true = self.ask(part, now)
                    now = dict(true if isinstance(node.op, ast.And) else now)
                return node, now if isinstance(node.op, ast.And) else known
            case ast.IfExp():
                node.test, true = self.ask(node.test, known)
                node.body, _ = self.ask(node.body, dict(true))
                node.orelse, _ = self.ask(node.orelse, dict(known))
            case ast.Compare():
                node.left, _ = self.ask(node.left, known)
                for at, part in enumerate(node.comparators):
                    node.comparators[at], _ = self.ask(part, dict(known) if at else known)
            case ast.Lambda():
                pass
            case _ if isinstance(node, _INNER):  # a function of its own, but for what it goes through
                first = node.generators[0]
                first.iter, _ = self.ask(first.iter, known)
            case ast.Call(func=ast.Attribute() as method):  # a method is quickest called where it is found
                method.value, _ = self.ask(method.value, known)
                node.args = [self.ask(arg, known)[0] for arg in node.args]
            case _:
                self._fields(node, known)
        return node, known

    def _fields(self, node: ast.AST, known: _Known) -> None:
        for field, child in ast.iter_fields(node):
            if isinstance(child, ast.expr):
                setattr(node, field, self.ask(child, known)[0])
            elif isinstance(child, list):
                child[:] = [self.ask(one, known)[0] if isinstance(one, ast.expr) else one for one in child]
