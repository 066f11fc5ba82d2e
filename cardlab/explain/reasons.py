"""What differs: between two moves, and between now and the rest of the turn.

A ruling is a tree of answered leaves. Two rulings are compared leaf by leaf: what is the same in both
cancels out, and what is left is paired by rule and aspect.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Any

from cardlab.explain.fixing import fixes, moved_cards, worlds
from cardlab.explain.voice import MARKS, Voice, cited, cited_html, decisive, framed, leaves, linked, mark_html
from cardlab.game import Game, Kind, as_game
from cardlab.rulings import FAILS, Ruling
from cardlab.words import Words


@dataclass(frozen=True, slots=True)
class Difference:
    """One condition as it came out on both sides; None where it was not asked. `decides` if only one verdict rests on it."""

    rule: str
    aspect: str
    one: Ruling | None
    other: Ruling | None
    decides: bool


def differences(one: Ruling, other: Ruling) -> tuple[Difference, ...]:
    """The conditions that decide between two rulings or, where none does, those that came out differently.

    A condition asked on one side only counts if it fails there.
    """
    mine, theirs = leaves(one), leaves(other)
    for leaf in list(mine):
        if leaf in theirs:
            mine.remove(leaf)
            theirs.remove(leaf)
    pairs: list[tuple[Ruling | None, Ruling | None]] = []
    for leaf in mine:
        twin = next((t for t in theirs if (t.rule, t.aspect) == (leaf.rule, leaf.aspect)), None)
        if twin is not None:
            theirs.remove(twin)
        pairs.append((leaf, twin))
    pairs += [(None, leaf) for leaf in theirs]
    blamed = [list(one.blame()), list(other.blame())]
    found = [_difference(a, b, a in blamed[0], b in blamed[1]) for a, b in pairs if _worth_saying(a, b)]
    return tuple([one for one in found if one.decides] or found)


def _worth_saying(one: Ruling | None, other: Ruling | None) -> bool:
    if one is None or other is None:
        return _fails(one) or _fails(other)
    measures = [(leaf.fact("have"), leaf.fact("need")) for leaf in (one, other)]
    return one.verdict is not other.verdict or measures[0] != measures[1]


def _difference(one: Ruling | None, other: Ruling | None, mine: bool, theirs: bool) -> Difference:
    leaf = one if one is not None else other
    assert leaf is not None
    return Difference(
        leaf.rule, leaf.aspect, one, other, (mine and not _fails(other)) or (theirs and not _fails(one))
    )


def _fails(leaf: Ruling | None) -> bool:
    return leaf is not None and leaf.verdict is FAILS


# --- two moves ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Contrast:
    """Two moves in one position: their rulings, and only what differs. `other` None: there is none to set beside it."""

    move: str
    ruling: Ruling
    other: str
    instead: Ruling | None
    differences: tuple[Difference, ...]
    voice: Voice = field(repr=False)

    @property
    def message(self) -> str:
        """The id of the sentence that sums it up."""
        if self.instead is None:
            return "contrast-alone"
        if bool(self.ruling) != bool(self.instead):
            return "contrast-one-legal"
        if not self.differences:
            return "contrast-same"
        return "contrast-both-legal" if self.ruling else "contrast-none-legal"

    def headline(self, w: Words) -> str:
        """What it comes to, in a sentence."""
        names = (self.move, self.other) if self.ruling else (self.other, self.move)
        return w.say(self.message, move=names[0], other=names[1])

    def sides(self, w: Words, one: Difference) -> Iterator[tuple[str, str, Ruling | None]]:
        """A condition on both sides: the move, a sentence, and the answer if it was asked."""
        for move, leaf in ((self.move, one.one), (self.other, one.other)):
            yield move, w.because(leaf) if leaf is not None else w.say("contrast-unasked"), leaf

    def __str__(self) -> str:
        w = self.voice.words
        lines = [self.headline(w)]
        if self.instead is None:
            lines.append(w.text(self.ruling))
        for one in self.differences:
            lines.append(f"  {one.rule}")
            lines += [
                f"    {'·' if leaf is None else MARKS[leaf.verdict]} {move}: {said}"
                for move, said, leaf in self.sides(w, one)
            ]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        w = self.voice.words
        head = "".join(f'<th scope="col">{escape(move)}</th>' for move in ("", self.move, self.other))
        rows = "".join(
            f'<tr><th scope="row">{cited_html("", one.rule)}</th>'
            + "".join(
                f"<td>{'' if leaf is None else mark_html(leaf)} {linked(said)}</td>"
                for _, said, leaf in self.sides(w, one)
            )
            + "</tr>"
            for one in self.differences
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>" if rows else ""
        return framed("contrast", [f"<p>{escape(self.headline(w))}</p>", table])


def explain(game: Game[Any], state: Any, move: Any, instead_of: Any = None, language: str = "en") -> Contrast:
    """A move beside another one: only the conditions that come out differently.

    Without `instead_of` a forbidden move is set beside the nearest legal one, if there is one.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: South, to meld; hand South: 8♣ 8♦ 2♣ 4♥ 5♠; melds 0: Q♣ Q♦ Q♥; pile: J♠")
    >>> explain(canasta, state, canasta.move("lay 8♣ 8♦ 2♣"), instead_of=canasta.move("lay 8♣ 8♦"))
    lay 8♣ 8♦ 2♣ is allowed, lay 8♣ 8♦ is not.
      CA-18
        ✓ lay 8♣ 8♦ 2♣: 8♣ 8♦ 2♣: 3 cards; a meld needs at least 3.
        ✗ lay 8♣ 8♦: 8♣ 8♦ are only 2 cards; a meld needs at least 3.
    """
    game = as_game(game)
    seat = game.turn(state)
    ruling = game.ruling(state, move)
    if instead_of is None and not ruling:
        instead_of = next((fix.move for fix in fixes(game, state, move, limit=1) if fix.when == "now"), None)
    voice = Voice.of(game, seat, language)
    if instead_of is None:
        return Contrast(game.spell(move), ruling, "", None, (), voice)
    other = game.ruling(state, instead_of)
    return Contrast(
        game.spell(move), ruling, game.spell(instead_of), other, differences(ruling, other), voice
    )


# --- the rest of the turn -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What a move brings about in the rest of the turn.

    `closes` are moves that are legal now and would not be any more, each with its ruling then, one for each
    first fault; moves that need the same cards are no news and left out. `opens` are kinds of move that it makes
    possible. `breaks` is the first rule that would break. Where a hidden card comes to light, only what is so
    whatever it is counts; `unsure` tells that more depends on it.
    """

    move: str
    ruling: Ruling
    message: str
    closes: tuple[tuple[str, Ruling], ...]
    opens: tuple[str, ...]
    voice: Voice = field(repr=False)
    unsure: bool = False

    @property
    def breaks(self) -> Ruling | None:
        """The first rule that would break later in the turn; None if there is none."""
        return next(self.closes[0][1].blame()) if self.closes else None

    def lines(self, w: Words) -> Iterator[tuple[str, str]]:
        """What it brings about: sentences, each with its article or none."""
        yield w.say(self.message), ""
        if self.message == "whatif-illegal":
            leaf = decisive(w, self.ruling)
            yield w.because(leaf), leaf.rule
        for move, then in self.closes:
            leaf = decisive(w, then)
            yield w.say("whatif-closed", move=move, reason=w.because(leaf)), leaf.rule
        if self.opens:
            names = tuple(
                w.say("whatif-kind", name=w.named(self.voice.game, f"kind-{k}")) for k in self.opens
            )
            yield w.say("whatif-opens", kinds=names), ""
        if self.unsure and self.message != "whatif-sure":
            yield w.say("whatif-unsure"), ""

    def __str__(self) -> str:
        head, *rest = (cited(text, rule) for text, rule in self.lines(self.voice.words))
        return "\n".join([head, *("  " + line for line in rest)])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        (head, _), *rest = self.lines(self.voice.words)
        items = [cited_html(text, rule, "li") for text, rule in rest]
        return framed("whatif", [f"<p>{escape(head)}</p>", "<ul>", *items, "</ul>"])


def whatif(game: Game[Any], state: Any, move: Any, language: str = "en") -> WhatIf:
    """Play a legal move in thought: what does it close and open in the rest of the turn, and by which rule?

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: South, to meld; hand South: 8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 4♠; melds 0: Q♣ Q♦ Q♥; pile: J♠")
    >>> whatif(canasta, state, canasta.move("lay 8♣ 8♦ 8♥"))
    After this, some things are no longer possible in this turn.
      lay 9♣ 9♦ 9♥: Only 1 card would stay in the hand. Without going out, 2 must stay: one to discard and one to keep. [CA-S16]
    """
    game = as_game(game)
    seat = game.turn(state)
    ruling, voice, spelled = game.ruling(state, move), Voice.of(game, seat, language), game.spell(move)
    if not ruling or seat is None:
        return WhatIf(spelled, ruling, "whatif-illegal", (), (), voice)
    state = game.reseat(state, seat, random.Random(0))
    before = [(other, game.spell(other)) for other in _apart_from(game, state, move)]
    comings = [_comes(game, world, move, before) for world in worlds(game, state, move)]
    messages = {message for message, _, _ in comings}
    closes = [c for c in comings[0][1] if all(c[:2] in [d[:2] for d in other[1]] for other in comings)]
    opens = tuple(kind for kind in comings[0][2] if all(kind in other[2] for other in comings))
    unsure = any(other[1:] != comings[0][1:] for other in comings)
    message = messages.pop() if len(messages) == 1 else "whatif-closes" if closes else "whatif-sure"
    firsts = {fault: (text, then) for text, fault, then in reversed(closes)}
    return WhatIf(spelled, ruling, message, tuple(reversed(firsts.values())), opens, voice, unsure)


Fault = tuple[str, str]  # the id of a rule and its aspect
Closed = tuple[str, Fault, Ruling]


def _apart_from(game: Game[Any], state: Any, move: Any) -> list[Any]:
    """The other legal moves, but for those that need the same cards."""
    used = moved_cards(game, state, move)
    return [
        other for other in game.legal(state) if other != move and not used & moved_cards(game, state, other)
    ]


def _comes(
    game: Game[Any], state: Any, move: Any, before: list[tuple[Any, str]]
) -> tuple[str, list[Closed], tuple[str, ...]]:
    """What a move leads to in one world: a message, what it closes and what it opens."""
    seat, after = game.turn(state), game.play(state, move)
    if game.turn(after) != seat:
        return _handed_on(game, state, after), [], ()
    closes: list[Closed] = []
    for other, text in before:
        if not game.allows(after, other):
            then = game.ruling(after, other)
            fault = next(then.blame())
            closes.append((text, (fault.rule, fault.aspect), then))
    opens = tuple(kind.name for kind in game.kinds if _is_open(kind, after) and not _is_open(kind, state))
    return "whatif-closes" if closes else "whatif-keeps", closes, opens


def _is_open(kind: Kind[Any], state: Any) -> bool:
    """Is there a legal move of this kind?"""
    return kind.open(state, None) and any(
        kind.allows is None or kind.allows(state, move) for move in kind.propose(state)
    )


def _handed_on(game: Game[Any], state: Any, after: Any) -> str:
    """Who acts next is another one: the turn is over, or interrupted, or was never this player's."""
    if game.turn(after) is None:
        return "whatif-over"
    turns = [getattr(s, "turn", None) for s in (state, after)]  # whose turn it is, whoever must act
    if turns[0] != game.turn(state):
        return "whatif-said"
    return "whatif-asks" if turns[0] == turns[1] else "whatif-ends"
