"""Canasta: why a bot did what it did, told from what everybody sees and from the move itself.

Nothing else goes in, so a sentence cannot give away a card that its player still holds.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import THREE, Rank
from cardlab.games.canasta.position import (
    CANASTA, VALUE, WILD, Answer, Ask, Discard, Draw, End, Group, Lay, Move, Take,
)
from cardlab.players.canasta_table import Table
from cardlab.values import Points, Seat

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
            other = (table.turned + table.sides) % table.seats
            return "answer-yes" if yes else "answer-no", {"seat": Seat(other), "other": Seat(table.turned)}
        case Discard():
            return _discard(table, move, seat)


def _draw(table: Table, seat: dict[str, Any]) -> Reason:
    top = table.top
    if top is None:
        return "draw-empty", seat
    if WILD[top] or top.rank == THREE:
        return "draw-blocked", seat | {"card": top}
    if table.frozen or table.house.pile_always_frozen:
        return "draw-frozen", seat
    if not table.melds[table.turned % table.sides]:
        return "draw-unopened", seat
    return "draw", seat | {"count": table.pile}


def _take(table: Table, move: Take, seat: dict[str, Any]) -> Reason:
    assert table.top is not None
    top, side = table.top, table.turned % table.sides
    facts = seat | {"count": table.pile, "card": top, "rank": top.rank}
    if not table.melds[side]:
        worth = sum([VALUE[c] for c in move.used]) + VALUE[top]
        return "take-open", seat | {"count": table.pile, "points": Points(worth)}
    made = _made(table, (Group(top.rank, (*move.cards, top)), *move.groups))
    if made:
        return "take-canasta", seat | {"count": table.pile, "rank": made[0][0]}
    if not table.stock and table.fits(top.rank, side):
        return "take-must", facts
    if table.pile >= BIG:
        return "take-big", seat | {"count": table.pile}
    if table.frozen:
        return "take-frozen", facts
    return "take-add" if not move.cards else "take-with", facts | {"cards": move.cards}


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
    mine = table.melds[side]
    left = table.hands[table.turned] - len(cards)
    if left <= 1:
        return "lay-out", seat | {"cards": cards, "left": left}
    if not mine:
        return "open", seat | {"points": Points(sum([VALUE[c] for c in cards])), "cards": cards}
    made = _made(table, move.groups)
    if made:
        return "canasta", seat | {"rank": made[0][0], "natural": made[0][1], "cards": cards}
    near = table.near_out(side)
    if near is not None:
        return "hurry", seat | {"other": Seat(near), "count": table.hands[near], "cards": cards}
    if table.runs_out():
        return "last-turns", seat | {"count": table.stock, "cards": cards}
    ranks = tuple([group.rank for group in move.groups])
    if all([rank in mine for rank in ranks]):
        return "add-wild" if all([WILD[c] for c in cards]) else "add", seat | {"cards": cards, "ranks": ranks}
    return "meld-wild" if any([WILD[c] for c in cards]) else "meld", seat | {"cards": cards, "ranks": ranks}


def _discard(table: Table, move: Discard, seat: dict[str, Any]) -> Reason:
    card, rank = move.card, move.card.rank
    theirs = table.next % table.sides
    facts = seat | {"card": card, "next": Seat(table.next)}
    if table.hands[table.turned] == 1:
        return "discard-out", seat | {"card": card}
    if WILD[card]:
        return "discard-freeze", seat | {"card": card, "count": table.pile}
    if rank == THREE:
        return "discard-block", facts
    if not table.pile:
        return "discard-empty", facts
    if table.fits(rank, theirs):
        return "discard-risk", facts | {"rank": rank}
    if table.frozen or table.house.pile_always_frozen:
        return "discard-frozen", facts | {"rank": rank}
    if 2 * table.seen[rank] >= table.copies:
        return "discard-seen", facts | {"rank": rank, "count": table.seen[rank], "total": table.copies}
    if not table.melds[theirs]:
        return "discard-unopened", facts
    if table.top is not None and table.top.rank == rank:
        return "discard-same", facts | {"rank": rank}
    return "discard-unmelded", facts | {"rank": rank}


