"""A table of a game: the checks of what is asked for, and the house rules that come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cardlab.game import Entry, Game, Kind, Notation, Tell
from cardlab.kit.positions import Positions
from cardlab.kit.sentences import Sentences
from cardlab.options import BadOption, choices, settle
from cardlab.views import Hold, Offer, Sight, View

if TYPE_CHECKING:
    from random import Random

H = TypeVar("H")
S = TypeVar("S")


def _never(_: Any) -> None:
    return None


@dataclass(frozen=True)
class Table(Generic[H]):
    """What a table is made of: the house rules, the number of players, and the options that were changed."""

    house: H
    preset: str
    seats: int
    changed: tuple[tuple[str, Any], ...]

    def game(
        self, id: str, *, kinds: Iterable[Kind[S]], positions: Positions[S], moves: Sentences,
        deal: Callable[[H, S | None, int, Tell], S], turn_of: Callable[[S], int | None],
        look: Callable[[S, int | None], View], sight: Callable[[S, int | None, str], Sight],
        meanings: Callable[[S, Hold], tuple[Offer, ...]], imagine: Callable[[View, Random], S],
        score: Callable[[S], tuple[Entry, ...]], champions: Callable[[S, tuple[int, ...]], tuple[int, ...]],
        sides: int | None = None, silence: Callable[[S], Any | None] = _never,
    ) -> Game[S]:  # fmt: skip
        """The game at this table; each plays alone if `sides` is not said."""
        return Game(
            id=id, preset=self.preset, house=self.house, changed=self.changed, options=choices(type(self.house)),
            seats=self.seats, sides=sides or self.seats, kinds=tuple(kinds),
            notation=Notation(positions.write, positions.reader(self.house), moves.write, moves.read),
            shuffle=lambda past, seed, tell: deal(self.house, past, seed, tell), turn_of=turn_of, look=look,
            sight=sight, meanings=meanings, imagine=imagine, score=score, before=_before, champions=champions,
            silence=silence,
        )  # fmt: skip


def _before(s: Any) -> tuple[int, ...]:
    """The totals before a hand, which every state of a match keeps."""
    return s.totals  # type: ignore[no-any-return]


def table(
    house: type[H], presets: Mapping[str, Mapping[str, Any]], seat_counts: Sequence[int], *, title: str, article: str,
    preset: str, seats: int | None, given: Mapping[str, Any], **also: Any,
) -> Table[H]:  # fmt: skip
    """The house rules of a preset with some options changed, for a number of players (the first count, if None).

    Raises BadOption for what is not allowed; a wrong number of players cites the article of the game
    with this title. `also` are fields of the house that are no options.
    """
    if seats is None:
        seats = seat_counts[0]
    if seats not in seat_counts or type(seats) is not int:
        raise BadOption(
            f"{title} is not played by {seats!r}. It is played by {_spelled(seat_counts)} ({article})."
        )
    settled, usual = settle(house, presets, preset, given), settle(house, presets, preset, {})
    if any(field.name == "seats" for field in fields(house)):  # type: ignore[arg-type]  # it is a dataclass
        also = {"seats": seats, **also}
    changed = tuple([(name, value) for name, value in settled.items() if value != usual[name]])
    return Table(house(**also, **settled), preset, seats, changed)


def _spelled(counts: Sequence[int]) -> str:
    """Numbers of players in words: `2, 3, 4 or 6 players`, `3 to 8 players`."""
    known = sorted(counts)
    first, last = known[0], known[-1]
    if len(known) > 2 and last - first == len(known) - 1:
        return f"{first} to {last} players"
    return " or ".join(filter(None, (", ".join(map(str, known[:-1])), f"{last} players")))
