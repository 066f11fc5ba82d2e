"""What score sheets come to."""

from __future__ import annotations

from collections.abc import Iterable

from cardlab.game import Entry


def sums(entries: Iterable[Entry], sides: int) -> tuple[int, ...]:
    """The points of each side: the sums of its lines."""
    found = [0] * sides
    for entry in entries:
        found[entry.side] += entry.points
    return tuple(found)


def leader(totals: tuple[int, ...], target: int) -> tuple[int, ...]:
    """The side with the highest total, if it has come to the target; a tie is played on.

    >>> leader((300, 450), 400), leader((450, 450), 400), leader((300, 350), 400)
    ((1,), (), ())
    """
    best = max(totals)
    return (totals.index(best),) if best >= target and totals.count(best) == 1 else ()
