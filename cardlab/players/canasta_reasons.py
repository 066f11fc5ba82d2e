"""Canasta: why a bot did what it did, told from what everybody sees and from the move itself.

Nothing else goes in, so a sentence cannot give away a card that its player still holds.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import THREE, Rank
from cardlab.games.canasta.position import (
    CANASTA,
    VALUE,
    WILD,
    WILDS,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Group,
    Lay,
    Move,
    Take,
)
from cardlab.players.canasta_table import Table
from cardlab.values import Points, Seat, Side

Reason = tuple[str, dict[str, Any]]
BIG = 6  # a pile of so many cards is worth taking for itself


def reason(table: Table, move: Move) -> tuple[str, tuple[tuple[str, Any], ...]]:
    """The id of the message that says why, and its facts.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: West, to meld; hand West: 3♠ K♦ 9♣; pile: 8♦")
    >>> reason(Table(canasta.view(state, None)), canasta.move("discard 3♠"))
    ('bot-canasta-discard-block', (('seat', 1), ('card', 3♠), ('next', 2)))
    """
    what, facts = _reason(table, move)
    return f"bot-canasta-{what}", tuple(facts.items())


def _reason(table: Table, move: Move) -> Reason:
    seat = {"seat": Seat(table.turned)}
    match move:
        case Draw():
            return _draw(table, seat)
        case Take():
            return _take(table, move, seat)
        case End():
            return "end", seat
        case Lay():
            return _lay(table, move, seat)
        case Ask():
            other = (table.turned + table.sides) % table.seats
            return "ask", seat | {"other": Seat(other), "count": table.hands[other]}
        case Answer(yes):
            asked = (table.turned + table.sides) % table.seats
            return "answer-yes" if yes else "answer-no", {"seat": Seat(asked)}
        case Discard():
            return _discard(table, move, seat)


def _draw(table: Table, seat: dict[str, Any]) -> Reason:
    top, side = table.top, table.turned % table.sides
    if top is None:
        return "draw-empty", seat
    if WILD[top] or top.rank == THREE:
        return "draw-blocked", seat | {"card": top}
    if table.frozen or table.house.pile_always_frozen:
        return "draw-frozen", seat
    if not table.melds[side]:
        return "draw-unopened", seat | {"side": Side(side)}
    return "draw", seat | {"count": table.pile}


def _take(table: Table, move: Take, seat: dict[str, Any]) -> Reason:
    assert table.top is not None
    top, side = table.top, table.turned % table.sides
    facts = seat | {"count": table.pile}
    if not table.melds[side]:
        return "take-open", facts | {"points": Points(sum([VALUE[c] for c in move.used]) + VALUE[top])}
    made = _made(table, (Group(top.rank, (*move.cards, top)), *move.groups))
    if made:
        return "take-canasta", facts | {"rank": made[0][0]}
    if not table.stock and table.fits(top.rank, side):
        return "take-must", facts | {"card": top, "rank": top.rank}
    if table.pile >= BIG:
        return "take-big", facts
    if not move.cards:
        return "take-add", facts | {"card": top, "rank": top.rank}
    return "take-frozen" if table.frozen else "take-with", facts | {"card": top, "cards": move.cards}


def _made(table: Table, groups: tuple[Group, ...]) -> list[tuple[Rank, bool]]:
    """The canastas that some groups complete: rank, and whether it is a natural one."""
    mine, made = table.melds[table.turned % table.sides], []
    for group in groups:
        old = mine.get(group.rank)
        size, wilds = (len(old.cards), old.wilds) if old else (0, 0)
        if size < CANASTA <= size + len(group.cards) and group.rank != THREE:
            made.append((group.rank, wilds + group.wilds == 0))
    return made


def _lay(table: Table, move: Lay, seat: dict[str, Any]) -> Reason:
    side, cards = table.turned % table.sides, move.used
    mine, facts = table.melds[side], seat | {"cards": cards}
    left = table.hands[table.turned] - len(cards)
    if left <= 1:
        return "lay-out", seat | {"left": left}
    if not mine:
        return "open", facts | {"points": Points(sum([VALUE[c] for c in cards]))}
    for rank, natural in _made(table, move.groups):
        if rank == WILDS:
            return "canasta-wilds", facts
        return "canasta", facts | {"rank": rank, "natural": natural}
    near = table.near_out(side)
    if near is not None:
        return "hurry", facts | {"other": Seat(near), "count": table.hands[near]}
    if table.runs_out():
        return "last-turns", facts | {"count": table.stock}
    new = [group for group in move.groups if group.rank not in mine]
    if not new:
        return "add", facts
    if any([group.rank == WILDS for group in new]):
        return "meld-wilds", facts
    return "meld-wild" if any([group.wilds for group in new]) else "meld", facts


def _discard(table: Table, move: Discard, seat: dict[str, Any]) -> Reason:
    card, rank = move.card, move.card.rank
    theirs = Side(table.next % table.sides)
    facts = seat | {"card": card}
    if table.hands[table.turned] == 1:
        return "discard-out", facts
    if WILD[card]:
        return "discard-freeze", facts | {"count": table.pile}
    facts |= {"next": Seat(table.next)}
    if rank == THREE:
        return "discard-block", facts
    if not table.pile:
        return "discard-empty", facts
    if table.fits(rank, theirs):
        return "discard-risk", seat | {"card": card, "rank": rank, "side": theirs}
    if table.frozen or table.house.pile_always_frozen:
        return "discard-frozen", facts | {"rank": rank}
    if 2 * table.seen[rank] >= table.copies:
        return "discard-seen", facts | {"rank": rank, "count": table.seen[rank], "total": table.copies}
    if not table.melds[theirs]:
        return "discard-unopened", seat | {"card": card, "side": theirs}
    if table.top is not None and table.top.rank == rank:
        return "discard-same", seat | {"card": card, "rank": rank}
    return "discard-unmelded", seat | {"card": card, "rank": rank, "side": theirs}
