"""The silent reading of rules: checks written out as Python and compiled, as quick as conditions by hand.

A charter becomes one expression over its leaves; the charters of a game become one function that lists the
legal moves of a state. A leaf that is one `return` is not even called: its expression is put in the place of the
call, with the caller's names for its arguments. Its source is only believed if it compiles to the very code of
the function; a leaf without (typed at a prompt, say) or with more to do is called.
"""

from __future__ import annotations

import ast
import builtins
import linecache
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import cache
from types import FunctionType
from typing import Any, Protocol


class Question(Protocol):
    """What this module needs of a check: it writes itself out, or is put to each of several things."""

    def source(self, scope: Scope) -> str:
        """The question as an expression; what it calls is named in the scope."""

    def conditions(self) -> Iterator[Question]:
        """The questions that must all hold, one by one; itself if it cannot be taken apart."""

    @property
    def each(self) -> tuple[Callable[[Any, Any], Iterable[Any]], Question] | None:
        """What the question is put to, one by one, and what is asked of each; None if just the move."""


class Offer(Protocol):
    """What is needed of a kind of move: proposed moves, and what is asked of the state and of each of them."""

    @property
    def move(self) -> type: ...
    @property
    def propose(self) -> Callable[[Any], Iterable[Any]]: ...
    @property
    def of_state(self) -> list[Any]: ...
    @property
    def of_move(self) -> list[Any]: ...


class Scope:
    """The names of a function that is being written, and what it may ask once for many moves."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.subject = "m"  # what is being asked about: the move, or a thing derived from it
        self.move: type | None = None  # the type of the move, where it is known
        self.once: dict[str, str] | None = None  # questions and their names, where there is a loop over moves
        self._count = 0

    def fresh(self, letter: str) -> str:
        """A name that nothing has yet."""
        self._count += 1
        return f"_{letter}{self._count}"

    def name(self, thing: Any) -> str:
        """The name of something that the function uses."""
        for name, known in self.names.items():
            if known is thing:
                return name
        name = self.fresh("f")
        self.names[name] = thing
        return name

    def of_state(self, question: str) -> str:
        """A question that does not read the move: asked before the loop over moves, if there is one."""
        if self.once is None:
            return question
        return self.once.setdefault(question, self.fresh("h"))

    def call(self, ask: Callable[..., Any], *given: str, compare: str = "") -> str:
        """What a function gives for some arguments, or whether the two quantities it gives compare."""
        body = _body(ask)
        if body is None:
            answer = f"{self.name(ask)}({', '.join(given)})"
        else:
            body = _Renamed(self, ask, given).visit(deepcopy(body))
            if compare and isinstance(body, ast.Tuple):
                have, need = map(ast.unparse, body.elts)
                return f"(({have}) {compare} ({need}))"
            answer = f"({ast.unparse(body)})"
        return f"((_t := {answer})[0] {compare} _t[1])" if compare else answer

    def function(self, head: str, lines: list[str]) -> Any:
        """The function that the lines are the body of."""
        text = "\n".join([f"def made({head}):", *_in(lines)])
        exec(text, self.names)  # noqa: S102  (written by this module from the source of the rules)
        return self.names["made"]


def silent(checks: Iterable[Question], move: type | None = None) -> Callable[[Any, Any], bool]:
    """One function of state and move: do all the checks hold? `move` is the type of the moves, where it is known."""
    scope = Scope()
    scope.move = move
    made: Callable[[Any, Any], bool] = scope.function(
        "s, m", [*_where(scope, checks, ["return True"]), "return False"]
    )
    return made


def listing(kinds: Iterable[Offer]) -> Callable[[Any], list[Any]]:
    """One function of a state: of all that is proposed, that for which all the checks hold.

    Rules that read only the state are asked once, not once a move.
    """
    scope, lines = Scope(), ["found = []"]
    for kind in kinds:
        propose = f"{scope.name(kind.propose)}(s)"
        scope.once, scope.move = {}, kind.move
        select = _where(scope, kind.of_move, ["found.append(m)"])
        once, scope.once = [f"{name} = {question}" for question, name in scope.once.items()], None
        loop = [f"if moves := {propose}:", *_in([*once, "for m in moves:", *_in(select)])]
        lines += _where(scope, kind.of_state, loop if kind.of_move else [f"found += {propose}"])
    made: Callable[[Any], list[Any]] = scope.function("s", [*lines, "return found"])
    return made


def _where(scope: Scope, checks: Iterable[Question], then: list[str]) -> list[str]:
    """The lines that do something if all the checks hold; they fall through if not."""
    plain: list[str] = []
    conditions = [condition for check in checks for condition in check.conditions()]
    for at, condition in enumerate(conditions):
        if condition.each is not None:
            rest = [f"if {' and '.join(plain)}:"] if plain else []
            lines = _where_each(scope, *condition.each, conditions[at + 1 :], then)
            return [*rest, *_in(lines)] if plain else lines
        plain.append(condition.source(scope))
    return [f"if {' and '.join(plain)}:", *_in(then)] if plain else then


def _where_each(
    scope: Scope,
    things: Callable[[Any, Any], Iterable[Any]],
    check: Question,
    others: list[Question],
    then: list[str],
) -> list[str]:
    outer, one = scope.subject, scope.fresh("x")
    scope.subject = one
    asked = _where(scope, [check], ["continue"])
    scope.subject = outer
    loop = f"for {one} in {scope.call(things, 's', outer)}:"
    return [loop, *_in([*asked, "break"]), "else:", *_in(_where(scope, others, then))]


def _in(lines: Iterable[str]) -> list[str]:
    return [f" {line}" for line in lines]


# --- a leaf in the place of its call --------------------------------------------


class _Renamed(ast.NodeTransformer):
    """An expression with other names for its arguments, and names in a scope for all that it uses."""

    def __init__(self, scope: Scope, ask: Callable[..., Any], given: tuple[str, ...]) -> None:
        assert isinstance(ask, FunctionType)
        code = ask.__code__
        self.scope, self.known = scope, vars(builtins) | ask.__globals__
        self.given = dict(zip(code.co_varnames, given, strict=False))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A function called with nothing but names is written out in its turn."""
        ask = self.known.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if ask is isinstance and self.scope.move and self._is_move(node.args[0]):
            return ast.Constant(issubclass(self.scope.move, eval(ast.unparse(node.args[1]), self.known)))  # noqa: S307
        simple = not node.keywords and all(isinstance(arg, ast.Name | ast.Attribute) for arg in node.args)
        body = _body(ask) if simple and callable(ask) else None
        if ask is None or body is None:
            node.args, node.func = [self.visit(arg) for arg in node.args], self.visit(node.func)
            if isinstance(ask, FunctionType) and [ast.unparse(arg) for arg in node.args] == ["s"]:
                return ast.Name(self.scope.of_state(ast.unparse(node)))
            return node
        given = tuple([ast.unparse(self.visit(arg)) for arg in node.args])
        answer: ast.expr = _Renamed(self.scope, ask, given).visit(deepcopy(body))
        return answer

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
