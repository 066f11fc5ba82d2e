"""A game is a value: how to deal, which kinds of move there are, what each seat sees.

`Kind` joins the three things that make a kind of move: a proposer (which moves are worth
looking at), a charter (what allows them, the only judge of legality) and a performer (what
they do). `Game` lists, judges and plays moves by these tables; it is never subclassed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from cardlab.cards import BadNotation
from cardlab.options import BadOption, Choice
from cardlab.rulings import Check, Ruling, Terms
from cardlab.silent import listing, silent
from cardlab.values import Side, brief, replace, value
from cardlab.views import Event, Hold, Offer, Sight, View, unseen, visible

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S")


class Tell(Protocol):
    """Who hears the steps of a move: `tell(what, rule, cards, source, target, **facts)`. False if nobody."""

    def __call__(
        self, what: str, rule: str, cards: Any = (), source: str = "", target: str = "", **facts: Any
    ) -> None: ...

    def __bool__(self) -> bool: ...


class _Untold:
    """The listener of the fast path: nobody is watching. False, so that nothing need be put in words."""

    def __call__(self, *_: Any, **__: Any) -> None:
        return None

    def __bool__(self) -> bool:
        return False


untold = _Untold()


class IllegalMove(ValueError):
    """An illegal move was played. `ruling` says why; the state is as it was."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling)
        self.ruling = ruling

    def __str__(self) -> str:
        return str(self.ruling)


class ForeignMove(TypeError):
    """Something that is no move of this game."""


class ForeignState(TypeError):
    """A position of another game or another table, or something that is no position at all."""


@value
class Entry:
    """One line of a score sheet: which side, which article, for what, how many points.

    `what` is the id of a message; `facts` fill it.
    """

    side: Side
    rule: str
    what: str
    points: int
    facts: tuple[tuple[str, Any], ...] = ()


class Kind(Generic[S]):
    """One kind of move. `attempt` gives the likeliest try, to explain why the kind is closed."""

    def __init__(
        self,
        move: type,
        propose: Callable[[S], Iterable[Any]],
        charter: Check,
        perform: Callable[[S, Any, Tell], S],
        attempt: Callable[[S], Any],
    ) -> None:
        self.move, self.propose, self.charter, self.perform = move, propose, charter, perform
        self.attempt = attempt
        parts = charter.parts or (charter,)
        self.of_state = [p for p in parts if not p.reads_move]  # asked once per state
        self.of_move = [p for p in parts if p.reads_move]

    @cached_property
    def open(self) -> Callable[[S, Any], bool]:
        """Does the state allow moves of this kind at all?"""
        return silent(self.of_state)

    @cached_property
    def allows(self) -> Callable[[S, Any], bool] | None:
        """What is asked of each move of an open kind; None where the state alone decides."""
        return silent(self.of_move, self.move) if self.of_move else None

    @cached_property
    def holds(self) -> Callable[[S, Any], bool]:
        """Does the whole charter allow a move of this kind?"""
        return silent([self.charter], self.move)

    @property
    def name(self) -> str:
        """The kind in lower case, as messages and notations know it: `take` for `Take`."""
        return self.move.__name__.lower()


class Moves(list[Any]):
    """The legal moves of a state, in minimal form. `in` asks the charter about any move."""

    __slots__ = ("game", "state")
    game: Game[Any]
    state: Any

    def __contains__(self, move: object) -> bool:
        return self.game.allows(self.state, move)

    def __repr__(self) -> str:
        count = f"{len(self) or 'no'} legal move{'' if len(self) == 1 else 's'}"
        spelt = "; ".join(map(self.game.notation.write_move, self))
        return f"<{': '.join(filter(None, (count, spelt)))}>"


@dataclass(frozen=True, slots=True)
class Supposition(Generic[S]):
    """A fact that play could bring: the state, and maybe the move, as they would be with it.

    `what` is the id of its message, `suppose-<what>`, which `facts` fill. `later` marks what comes by
    itself, such as the next turn; `step` what a step of the player brings about. `cardlab.explain` asks a
    game for these (see `games/canasta/near.py`).
    """

    what: str
    state: S
    move: Any
    facts: tuple[tuple[str, Any], ...] = ()
    later: bool = False
    step: bool = False


@dataclass(frozen=True, eq=False)
class Notation(Generic[S]):
    """Text in, text out, for positions and moves of one game."""

    write: Callable[[S], str]
    read: Callable[[str], S]
    write_move: Callable[[Any], str]
    read_move: Callable[[str, S | None], Any]


# every game is made of functions of its own, so none equals another
@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game under one set of rules. Made by `cardlab.game`; every method leaves states alone.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.deal(7)
    >>> canasta.legal(state)
    <1 legal move: draw>
    >>> print(canasta.ruling(state, canasta.move("discard 5♣", state)).verdict.name)
    FAILS
    """

    id: str
    preset: str
    house: Any
    changed: tuple[tuple[str, Any], ...]
    options: tuple[Choice, ...]
    seats: int
    sides: int
    kinds: tuple[Kind[S], ...]
    notation: Notation[S]
    # deal(state or None, seed, tell): the first hand of a match, or the hand after a finished one
    shuffle: Callable[[S | None, int, Tell], S]
    turn_of: Callable[[S], int | None]
    # the part of a view that only this game knows
    look: Callable[[S, int | None], View]
    # which faces this seat sees in the zone of this id
    sight: Callable[[S, int | None, str], Sight]
    # which moves, legal or not, the cards that a player holds up may mean; the likeliest first
    meanings: Callable[[S, Hold], tuple[Offer, ...]]
    # a state that this seat would see as this view; what is hidden is dealt at random
    imagine: Callable[[View, Random], S]
    score: Callable[[S], tuple[Entry, ...]]
    # the totals of the sides before this hand, and who has won once a finished hand is added
    before: Callable[[S], tuple[int, ...]]
    champions: Callable[[S, tuple[int, ...]], tuple[int, ...]]
    # the move that the seat in turn makes by saying nothing, where play need not wait for a word
    silence: Callable[[S], Any | None] = lambda _: None

    @cached_property
    def _by_move(self) -> dict[type, Kind[S]]:
        return {kind.move: kind for kind in self.kinds}

    @cached_property
    def _listing(self) -> Callable[[S], list[Any]]:
        return listing(self.kinds)

    @cached_property
    def terms(self) -> Terms:
        """Which rules these are: game, preset, seats and the options changed."""
        settings = tuple((choice.name, getattr(self.house, choice.name)) for choice in self.options)
        return Terms(self.id, self.preset, self.seats, self.changed, settings, self.sides)

    def __repr__(self) -> str:
        changed = "".join([f", {name}={value}" for name, value in self.changed])
        return f"<{self.id}, {self.seats} players, preset {self.preset}{changed}>"

    def check(self, state: Any) -> None:
        """Is it a position of this table? Raises ForeignState, which says how the tables differ."""
        house = getattr(state, "house", None)
        if house is self.house:
            return
        if type(house) is not type(self.house):
            raise ForeignState(
                f"{brief(state)} is not a position of {self.id}. `deal` and `read` give the positions of a game."
            )
        wanted = {"seats": getattr(self.house, "seats", None), **dict(self.terms.settings)}
        other = [
            f"{name} is {getattr(house, name, None)!r} there and {value!r} here"
            for name, value in wanted.items()
            if getattr(house, name, None) != value
        ]
        if other:
            raise ForeignState(
                f"{state!r} is a position of another table of {self.id}: {', '.join(other)}. "
                f"Ask the game that dealt it, or read its text here."
            )

    def deal(self, seed: int = 0, tell: Tell = untold) -> S:
        """The first hand of a match. The same seed deals the same cards on every machine."""
        if type(seed) is not int:
            raise BadOption(f"A seed is a whole number, not {brief(seed)}.")
        return self.shuffle(None, seed, tell)

    def next_hand(self, state: S, tell: Tell = untold) -> S:
        """The next hand of the match, its deal rotated. Raises ValueError in mid-hand."""
        self.check(state)
        if self.turn(state) is not None:
            raise ValueError("This hand is not over. Play it to its end, then deal the next one.")
        if self.winners(state):
            raise ValueError("The match is over. Deal a new one with another seed.")
        return self.shuffle(state, 0, tell)

    def turn(self, state: S) -> int | None:
        """The seat that must move; None once the hand is over."""
        if getattr(state, "house", None) is not self.house:
            self.check(state)
        return self.turn_of(state)

    def kind(self, move: Any) -> Kind[S]:
        """The kind that a move is of. Raises ForeignMove."""
        kind = self._by_move.get(type(move))
        if kind is not None:
            return kind
        known = ", ".join(k.move.__name__ for k in self.kinds)
        raise ForeignMove(f"{brief(move)} is not a move of {self.id}. Its moves are {known}.")

    def legal(self, state: S) -> Moves:
        """All legal moves in minimal form; larger ones (more cards, more melds) are `in` it too."""
        if getattr(state, "house", None) is not self.house:  # by far the most are of this very table
            self.check(state)
        moves = Moves(self._listing(state))
        moves.game, moves.state = self, state
        return moves

    def allows(self, state: S, move: Any) -> bool:
        """Is the move legal? The silent reading of `ruling`."""
        kind = self._by_move.get(type(move))
        if getattr(state, "house", None) is not self.house:
            self.check(state)
        return kind is not None and kind.holds(state, move)

    def ruling(self, state: S, move: Any) -> Ruling:
        """Every rule asked about this move, with its answer; truthy iff the move is legal."""
        kind = self.kind(move)
        self.check(state)
        return replace(kind.charter.ruling(state, move), terms=self.terms)

    def play(self, state: S, move: Any, tell: Tell = untold) -> S:
        """The state after a move. Raises IllegalMove, with the ruling; `tell` hears the steps."""
        kind = self._by_move.get(type(move)) or self.kind(move)
        if getattr(state, "house", None) is not self.house:
            self.check(state)
        if not kind.holds(state, move):
            raise IllegalMove(self.ruling(state, move))
        return kind.perform(state, move, tell)

    def sample(self, state: S, rng: Random) -> Any | None:
        """A uniformly random one of the legal moves; checks only the moves it draws."""
        if getattr(state, "house", None) is not self.house:
            self.check(state)
        chance = _chance(rng).random
        pool = [(k.allows, move) for k in self.kinds if k.open(state, None) for move in k.propose(state)]
        while pool:
            at = int(chance() * len(pool))
            allows, move = pool[at]
            if allows is None or allows(state, move):
                return move
            pool[at] = pool[-1]
            pool.pop()
        return None

    def view(self, state: S, seat: int | None) -> View:
        """What one seat may see (None: what everybody may see)."""
        self.check(state)
        if seat is not None:
            self.check_seat(seat)
        return self.look(state, seat)

    def reseat(self, state: S, seat: int, rng: Random) -> S:
        """A state that this seat cannot tell from the given one: what it cannot see is redealt."""
        return self.imagine(self.view(state, seat), _chance(rng))

    def seen(self, before: S, after: S, seat: int | None, event: Event) -> Event:
        """An event as one seat sees it: a card shows its face where it left or where it lies."""
        if visible(event, self.sight(before, seat, event.source), self.sight(after, seat, event.target)):
            return event
        return unseen(event)

    def ledger(self, state: S) -> tuple[Entry, ...]:
        """The score of the hand as it stands, line by line; a side's score is the sum of its lines."""
        self.check(state)
        return self.score(state)

    def scores(self, state: S) -> tuple[int, ...]:
        """The points of this hand by side: the sums of the ledger."""
        sums = [0] * self.sides
        for entry in self.ledger(state):
            sums[entry.side] += entry.points
        return tuple(sums)

    def totals(self, state: S) -> tuple[int, ...]:
        """The match totals by side: before this hand, and with it once it is over."""
        going = self.turn(state) is not None
        before = self.before(state)
        if going:
            return before
        return tuple(a + b for a, b in zip(before, self.scores(state), strict=True))

    def winners(self, state: S) -> tuple[Side, ...]:
        """The sides that have won the match; empty while it goes on."""
        if self.turn(state) is not None:
            return ()
        return tuple(Side(w) for w in self.champions(state, self.totals(state)))

    def side(self, seat: int) -> Side:
        """The side a seat plays for."""
        self.check_seat(seat)
        return Side(seat % self.sides)

    def write(self, state: S) -> str:
        """A position as text; `read` gives the same state back."""
        self.check(state)
        return self.notation.write(state)

    def read(self, text: str) -> S:
        """A position from text. What is left out is dealt from the rest of the pack.

        Raises BadNotation, naming the line.
        """
        return self.notation.read(_text(text, "position"))

    def move(self, text: str, state: S | None = None) -> Any:
        """A move from text; with a state, bare ranks are looked up in the hand of the player in turn.

        Raises BadNotation.
        """
        if state is not None:
            self.check(state)
        return self.notation.read_move(_text(text, "move"), state)

    def spell(self, move: Any) -> str:
        """A move as text; `move` reads it back."""
        self.kind(move)
        return self.notation.write_move(move)

    def check_seat(self, seat: Any) -> None:
        """Is it a seat of this table? Raises BadOption, which says which there are."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadOption(f"There is no seat {brief(seat)}. The seats are 0 to {self.seats - 1}.")


def _text(text: object, what: str) -> str:
    if not isinstance(text, str):
        raise BadNotation(
            f"{brief(text)} is not text. A {what} is read from text; see what `write` and `spell` give."
        )
    return text


def _chance(rng: Any) -> Random:
    if not callable(getattr(rng, "random", None)):
        raise BadOption(f"{brief(rng)} is no source of chance. Give one such as random.Random(7).")
    return rng  # type: ignore[no-any-return]


_finder: Callable[..., Game[Any]] | None = None


def find_with(finder: Callable[..., Game[Any]]) -> None:
    """Say how a game is found by its name. `cardlab` sets this to its list of games."""
    global _finder  # noqa: PLW0603  (the one seam between the core and the list of games)
    _finder = finder


def as_game(asked: Any) -> Game[Any]:
    """The game that an argument stands for: a game, or the name of one, as it is usually played.

    >>> import cardlab
    >>> as_game("canasta")
    <canasta, 4 players, preset seed>

    Raises BadOption for anything else.
    """
    if isinstance(asked, Game):
        return asked
    if isinstance(asked, str):
        return find(asked, preset="seed", seats=None)
    raise BadOption(f"{brief(asked)} is not a game. `cardlab.game('canasta')` makes one.")


def find(name: str, *, preset: str, seats: int | None, **options: Any) -> Game[Any]:
    """The game of this name, made as asked. Raises BadOption."""
    if _finder is None:
        raise BadOption(f"There is no game {brief(name)}: the games of the package were not loaded.")
    return _finder(name, preset=preset, seats=seats, **options)
