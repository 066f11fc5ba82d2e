"""A leaf in the place of its call: what a function returns, written with the names of the caller.

The source of a leaf is only believed if it compiles to the very code of the function; one without source (typed
at a prompt, say) or with more to do than to answer has to be called.
"""

from __future__ import annotations

import ast
import builtins
import linecache
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from types import FunctionType
from typing import Any

from cardlab.silent import Scope


def written_out(scope: Scope, ask: Callable[..., Any], given: tuple[str, ...], apart: bool) -> list[str]:
    """The answer of a function to what is given, as an expression; none where it has to be called.

    With `apart`, the two quantities that it gives, if it writes them down as such.
    """
    body = _body(ask)
    if body is None:
        return []
    body = _Renamed(scope, ask, given).visit(deepcopy(body))
    parts = body.elts if apart and isinstance(body, ast.Tuple) else [body]
    return [f"({ast.unparse(part)})" for part in parts]


# what `cardlab.lookups` gives a name where it stands more than once
_LOOKUPS = ast.Name | ast.Attribute | ast.Constant | ast.Subscript | ast.BinOp | ast.IfExp | ast.Call


class _Renamed(ast.NodeTransformer):
    """An expression with other names for its arguments, and names in a scope for all that it uses."""

    def __init__(self, scope: Scope, ask: Callable[..., Any], given: tuple[str, ...]) -> None:
        assert isinstance(ask, FunctionType)
        code = ask.__code__
        self.scope, self.known = scope, vars(builtins) | ask.__globals__
        self.given = dict(zip(code.co_varnames, given, strict=False))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A function called within is written out in its turn, if what it is given may stand wherever it asks for it."""
        ask = self.known.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if ask is isinstance and self.scope.move and self._is_move(node.args[0]):
            return ast.Constant(issubclass(self.scope.move, eval(ast.unparse(node.args[1]), self.known)))  # noqa: S307
        node.args = [self.visit(arg) for arg in node.args]
        simple = not node.keywords and all(isinstance(arg, _LOOKUPS) for arg in node.args)
        body = _body(ask) if simple and callable(ask) else None
        given = tuple([ast.unparse(arg) for arg in node.args])
        if ask is None or body is None:
            node.func = self.visit(node.func)
            if isinstance(ask, FunctionType) and given == ("s",):
                return ast.Name(self.scope.of_state(ast.unparse(node)))
            return node
        answer: ast.expr = _Renamed(self.scope, ask, given).visit(deepcopy(body))
        return answer

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """What is added where a kind has something to add may be nothing."""
        left, right = self.visit(node.left), self.visit(node.right)
        if isinstance(node.op, ast.Add) and isinstance(right, ast.Constant) and right.value == 0:
            return left  # type: ignore[no-any-return]
        return ast.BinOp(left, node.op, right)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        test = self.visit(node.test)
        if isinstance(test, ast.Constant):  # of the two, only what is asked may be written out
            answer: ast.expr = self.visit(node.body if test.value else node.orelse)
            return answer
        return ast.IfExp(test, self.visit(node.body), self.visit(node.orelse))

    def _is_move(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and self.given.get(node.id) == "m"

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.given:
            return ast.parse(self.given[node.id], mode="eval").body
        if node.id not in self.known:  # a name of a comprehension
            return node
        thing = self.known[node.id]
        return (
            ast.Constant(thing) if type(thing) in (int, str) else ast.Name(self.scope.name(thing), node.ctx)
        )


def _body(ask: Callable[..., Any]) -> ast.expr | None:
    """What a function returns, as an expression in its arguments; None where it has to be called."""
    if type(ask) is not FunctionType or ask.__closure__ or ask.__defaults__:
        return None
    return _body_of(ask)


@cache
def _body_of(ask: FunctionType) -> ast.expr | None:
    code = ask.__code__
    node = _functions(code.co_filename).get((code.co_name, code.co_firstlineno))
    if node is None or _hides_a_name(node, ask) or not _is_source(node, code):
        return None
    return _answer(node.body[1:] if ast.get_docstring(node) is not None else node.body)


def _hides_a_name(node: ast.FunctionDef, ask: FunctionType) -> bool:
    """Does a name inside mean something else than outside, such as one of a lambda or an assignment?"""
    own = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    code = ask.__code__
    outer = {"s", "m", *vars(builtins), *ask.__globals__, *code.co_varnames[: code.co_argcount]}
    return bool(own & outer) or any(isinstance(n, ast.Lambda) for n in ast.walk(node))


def _answer(steps: list[ast.stmt]) -> ast.expr | None:
    """Some steps as one expression: a `return`, after an `if` that returns, or after what is used but once."""
    match steps:
        case [ast.Assign(targets=[ast.Name(id=name)], value=thing), *rest]:
            answer = _answer(rest)
            return _with(answer, name, thing) if answer is not None else None
        case [ast.Return(value=ast.expr() as answer), *_]:
            return answer
        case [ast.If(test=test, body=[ast.Return(value=ast.expr() as answer)], orelse=[]), *rest]:
            other = _answer(rest)
            return ast.IfExp(test, answer, other) if other is not None else None
        case _:
            return None


def _with(answer: ast.expr, name: str, thing: ast.expr) -> ast.expr | None:
    """An expression with a thing in the place of its name; None if that would ask for much of it twice."""
    uses = [n for n in ast.walk(answer) if isinstance(n, ast.Name) and n.id == name]
    if len(uses) > 1 and not (isinstance(thing, ast.Attribute) and isinstance(thing.value, ast.Name)):
        return None

    class Put(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return thing if node.id == name else node

    put: ast.expr = Put().visit(deepcopy(answer))
    return put


@cache
def _functions(file: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a source file by their names and first lines, without their decorators."""
    try:
        tree = ast.parse("".join(linecache.getlines(file)))
    except SyntaxError:  # changed since it was read
        return {}
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name, min([node.lineno, *(d.lineno for d in node.decorator_list)])] = node
            node.decorator_list, node.returns = [], None
    return found


def _is_source(node: ast.FunctionDef, code: Any) -> bool:
    """Does this text compile to this very code?"""
    module = compile(ast.Module([node], []), code.co_filename, "exec", dont_inherit=True)
    (found,) = [c for c in module.co_consts if isinstance(c, type(code))]
    return bool(
        (found.co_code, found.co_consts, found.co_names) == (code.co_code, code.co_consts, code.co_names)
    )
