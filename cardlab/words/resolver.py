"""Fluent catalogues, read late and compiled once.

Parsing a whole catalogue costs a tenth of a second, a sentence a fraction of a millisecond.
So a catalogue only cuts its files into entries, which Fluent's layout makes easy (an entry
begins in the first column, everything else of it is indented), and hands an entry to Mozilla's
parser when its words are wanted. The parsed pattern becomes a closure and the tree is dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from fluent.syntax import FluentParser, ast

from cardlab.words.values import chooser, number, one, printer, shown

if TYPE_CHECKING:
    from cardlab.words import Words

Values = Mapping[str, Any]
Render = Callable[["Words", Values], str]
Get = Callable[["Words", Values], Any]
Change = Callable[[str], str]

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


class BadCatalogue(ValueError):
    """A catalogue that cannot be read. The message names the file and the line."""


class MissingWords(LookupError):
    """No such message in a language, or a value that a message needs was not given."""

    def __init__(self, text: str, id: str, language: str, variable: str = "") -> None:
        super().__init__(text)
        self.id, self.language, self.variable = id, language, variable


@dataclass(slots=True)
class Message:
    """The words of one message or attribute, and what they need."""

    render: Render
    variables: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class _Source:
    text: str
    where: str


class Catalogue:
    """All messages of one language, from every `.ftl` file in its folder.

    `change` alters the text of every message: the pseudo-language is English, changed.
    """

    def __init__(self, language: str, sources: dict[str, _Source], change: Change | None = None) -> None:
        self.language, self.sources, self.change = language, sources, change
        self._messages: dict[str, Message] = {}
        self._compiled: set[str] = set()

    @classmethod
    def read(cls, folder: Path) -> Catalogue:
        """Read a folder; its name is the language."""
        sources: dict[str, _Source] = {}
        for path in sorted(folder.glob("*.ftl")):
            for id, source in _entries(path):
                if id in sources:
                    raise BadCatalogue(f"{source.where}: {id!r} is there already, at {sources[id].where}.")
                sources[id] = source
        if not sources:
            raise BadCatalogue(f"There are no messages in {folder.name!r}.")
        return cls(folder.name, sources)

    def find(self, id: str) -> Message | None:
        """A message, an attribute (`message.attribute`) or a term (`-term`); None if there is none."""
        name = id.partition(".")[0]
        if name in self.sources and name not in self._compiled:
            self._compile(name)
        return self._messages.get(id)

    def ids(self) -> tuple[str, ...]:
        """Everything that can be said; reads all entries."""
        for name in self.sources:
            self.find(name)
        return tuple(id for id in self._messages if not id.startswith("-"))

    def near(self, id: str) -> tuple[str, ...]:
        """What may have been meant by an id: the parts of its message or, if there is none, all messages."""
        name = id.partition(".")[0]
        self.find(name)
        parts = tuple(known for known in self._messages if known.partition(".")[0] == name)
        return parts or tuple(self.sources)

    def _compile(self, name: str) -> None:
        entry = _parsed(name, self.sources[name])
        start = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        patterns = {start: entry.value} | {f"{start}.{a.id.name}": a.value for a in entry.attributes}
        where = self.sources[name].where
        if len(patterns) <= len(entry.attributes):
            raise BadCatalogue(f"{where}: {name!r} has an attribute twice.")
        for id, pattern in patterns.items():
            if pattern is not None:
                self._messages[id] = _Compiler(id, self.language, where, self.change).message(pattern)
        self._compiled.add(name)


def _entries(path: Path) -> Iterator[tuple[str, _Source]]:
    text = normalize("NFC", path.read_text(encoding="utf-8"))
    starts = list(_ENTRY.finditer(text))
    head = text[: starts[0].start()] if starts else text
    if any(line.strip() and not line.startswith("#") for line in head.splitlines()):
        raise BadCatalogue(f"{path.parent.name}/{path.name}: it begins with something that is no message.")
    line = 1 + head.count("\n")
    for start, end in zip(starts, [*(s.start() for s in starts[1:]), len(text)], strict=True):
        chunk = text[start.start() : end]
        yield start[1], _Source(chunk, f"{path.parent.name}/{path.name}, line {line}")
        line += chunk.count("\n")


def _parsed(name: str, source: _Source) -> ast.Message | ast.Term:
    entries = FluentParser(with_spans=False).parse(source.text).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            why = " ".join(note.message or note.code for note in entry.annotations)
            line = (entry.content or "").strip()
            raise BadCatalogue(f"{source.where}: in {name!r}, {line!r} cannot be read. {why}")
    first = entries[0]
    assert isinstance(first, ast.Message | ast.Term), name
    return first


@dataclass(slots=True)
class _Compiler:
    """Turns one pattern into a closure, noting the variables and references that it uses."""

    id: str
    language: str
    where: str
    change: Change | None
    variables: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)

    def message(self, pattern: ast.Pattern) -> Message:
        return Message(self.pattern(pattern), self.variables, self.refers)

    def pattern(self, pattern: ast.Pattern) -> Render:
        parts: list[Render] = []
        texts: list[str] = []
        change = self.change or str
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                texts.append(change(element.value).replace("%", "%%"))
            elif isinstance(element, ast.Placeable):
                texts.append("%s")
                parts.append(self.shown(element.expression))
        template = "".join(texts)
        if not parts:
            constant = template % ()
            return lambda w, v: constant
        if len(parts) == 1:
            only = parts[0]
            return only if template == "%s" else lambda w, v: template % only(w, v)
        if len(parts) == 2:
            first, second = parts
            return lambda w, v: template % (first(w, v), second(w, v))
        return lambda w, v: template % tuple([part(w, v) for part in parts])

    def shown(self, node: ast.SyntaxNode) -> Render:
        """An expression as text."""
        if isinstance(node, ast.VariableReference):
            return self.variable_shown(node.id.name)
        if isinstance(node, ast.SelectExpression):
            return self.select(node)
        get = self.value(node)
        if isinstance(node, ast.NumberLiteral | ast.FunctionReference):
            return lambda w, v: shown(w, get(w, v))
        return get

    def value(self, node: ast.SyntaxNode) -> Get:
        """An expression as a value, for a selector or a function."""
        if isinstance(node, ast.VariableReference):
            return self.variable(node.id.name)
        if isinstance(node, ast.StringLiteral):
            text = node.parse()["value"]
            return lambda w, v: text
        if isinstance(node, ast.NumberLiteral):
            return self.literal(node.value)
        if isinstance(node, ast.MessageReference | ast.TermReference):
            return self.reference(node)
        if isinstance(node, ast.FunctionReference):
            return self.function(node)
        if isinstance(node, ast.Placeable):
            return self.shown(node.expression)
        raise self.bad(f"{type(node).__name__} is not known here.")

    def literal(self, text: str) -> Get:
        try:
            whole = int(text)
        except ValueError:
            raise self.bad(f"{text} is not a whole number.") from None
        return lambda w, v: whole

    def missing(self, name: str) -> MissingWords:
        text = f"{self.id!r} in {self.language!r} needs a value for ${name}."
        return MissingWords(text, self.id, self.language, name)

    def bad(self, why: str) -> BadCatalogue:
        return BadCatalogue(f"{self.where}: in {self.id!r}, {why}")

    def variable(self, name: str) -> Get:
        self.variables.add(name)
        if self.id.startswith("-"):  # a term sees only what it is given
            return lambda w, v: v.get(name)

        def get(w: Words, v: Values) -> Any:
            try:
                return v[name]
            except KeyError:
                raise self.missing(name) from None

        return get

    def variable_shown(self, name: str) -> Render:
        self.variables.add(name)
        place = f"${name} in {self.id!r}"

        def show(w: Words, v: Values) -> str:
            try:
                value = v[name]
            except KeyError:
                raise self.missing(name) from None
            return printer(type(value), place)(w, value)

        return show

    def select(self, node: ast.SelectExpression) -> Render:
        get = self.value(node.selector)
        variants: dict[str, Render] = {}
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if key in variants:
                raise self.bad(f"[{key}] is there twice.")
            variants[key] = self.pattern(variant.value)
            if variant.default:
                default = variants[key]
        place = f"The selector in {self.id!r}"

        def choose(w: Words, v: Values) -> str:
            value = get(w, v)
            for key in chooser(type(value), place)(w, value):
                if key in variants:
                    return variants[key](w, v)
            return default(w, v)

        return choose

    def reference(self, node: ast.MessageReference | ast.TermReference) -> Render:
        id = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
        if node.attribute:
            id += f".{node.attribute.name}"
        self.refers.add(id)
        if isinstance(node, ast.MessageReference):
            return lambda w, v: w.fill(id, v)
        given = {a.name.name: self.value(a.value) for a in node.arguments.named} if node.arguments else {}
        return lambda w, v: w.fill(id, {name: get(w, v) for name, get in given.items()})

    def function(self, node: ast.FunctionReference) -> Get:
        name, arguments = node.id.name, node.arguments
        options = {a.name.name: a.value.parse()["value"] for a in arguments.named}
        if name not in FUNCTIONS or len(arguments.positional) != 1:
            raise self.bad(f"{name}: there are {', '.join(FUNCTIONS)}, each of one thing.")
        if options and (name, options) != ("NUMBER", {"sign": "always"}):
            raise self.bad(
                f'the one option there is is NUMBER($n, sign: "always"), not {name} with {options}.'
            )
        work = (lambda w, n: number(n, w.habits, signed=True)) if options else FUNCTIONS[name]
        get = self.value(arguments.positional[0])
        return lambda w, v: work(w, get(w, v))


def _start(w: Words, value: Any) -> str:
    text = shown(w, value)
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "ONE": one,  # ONE($rank): the singular, where {$rank} alone is the plural
    "COUNT": lambda w, items: len(items),  # COUNT($cards): how many
    "NUMBER": lambda w, n: number(n, w.habits),  # NUMBER($n, sign: "always"): +100, −55
    "START": _start,  # START($side): with a capital letter, at the start of a sentence
}
