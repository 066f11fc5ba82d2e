"""Contract Rummy: positions and moves as text, read leniently and written in one canonical way.

A position is a line of `key: value` for each thing that is said; lines may be parted by
semicolons too. What is left out is dealt from the rest of the pack, in a fixed order:

    turn: South, to meld, took 8♣
    deal: 0 of seed 7 by East
    hand South: 8♣ 5♥ K♦
    melds West: 5♦ 5♥ JK(5♣) | 4♠ 5♠ 6♠
    pile: 9♦ 8♦

A joker is followed by what it stands for. A move is a sentence: `draw`, `take`, `discard 9♦`,
`lay 5♦ 5♥ JK(5♣) | 4♠ 5♠ 6♠`, `add 7♠ to West 2 | JK(3♠) to West 2`,
`dig 3 and lay K♠ K♥ K♦ | 4♠ 5♠ 6♠`, `dig 2 and add 7♠ to West 2`, `swap 5♣ for West 1 and add JK(7♠) to West 2`,
`add 5♠ to West 2 moving JK to 7♠`, `buy`, `pass`. Melds are counted from 1.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cardlab.cards import BadNotation, Card, Cards, cards
from cardlab.games.contract_rummy import face
from cardlab.games.contract_rummy.family import House
from cardlab.games.contract_rummy.melds import ROUND_PLACES, Group, Groups, Meld, Melds, meld, place
from cardlab.games.contract_rummy.position import (
    DISCARDS,
    Add,
    Addition,
    Additions,
    Buy,
    Dig,
    Discard,
    Draw,
    Lay,
    Pass,
    State,
    Swap,
    Take,
)
from cardlab.kit.lines import Line, Note, deal, out, turn
from cardlab.kit.names import compass, place_of
from cardlab.kit.parts import Piece, Said, held, one_card, totals
from cardlab.kit.positions import Positions
from cardlab.kit.sentences import Held, Sentences, Verb, discarding, parted
from cardlab.values import Seat

_WORD = re.compile(r"([^\s,()=]+)(?:\(([^()]*)\))?")  # a card, and what it stands for
_GLUED = re.compile(r"(?<=[♣♦♥♠)])(?=[0-9AJQKT])")


# --- moves: writing -------------------------------------------------------------


class _Pen:
    """Writes what follows the verb of a move."""

    def __init__(self, house: House) -> None:
        self.wild, self.names = house.wild, compass(house.seats)

    def at(self, seat: int, index: int) -> str:
        names = self.names
        return f"{names[seat] if 0 <= seat < len(names) else int(seat)} {index + 1}"

    def groups(self, groups: Groups) -> str:
        return " | ".join([_spell(group, self.wild) for group in groups])

    def additions(self, additions: Additions) -> str:
        return " | ".join(
            [
                f"{_spell(a.group, self.wild)} to {self.at(a.seat, a.index)}"
                + (f" moving JK to {a.moved}" if a.moved is not None else "")
                for a in additions
            ]
        )

    def tail(self, m: Dig | Swap) -> str:
        lays = f" and lay {self.groups(m.groups)}" if m.groups else ""
        return lays + (f" and add {self.additions(m.additions)}" if m.additions else "")


def _spell(group: Group | Meld, wild: tuple[bool, ...]) -> str:
    """Cards as text; a wild card always with what it stands for."""
    return " ".join(
        card.name if card == stands and not wild[card] else f"{card}({stands})"
        for card, stands in zip(group.cards, group.stands)
    )


def _words(text: str) -> list[str]:
    """Split a text into words of one card each: a blank within brackets parts nothing."""
    spaced = _GLUED.sub(" ", re.sub(r"\s*\(\s*|\s+(?=\))", lambda m: "(" if "(" in m[0] else "", text))
    return [word for word in re.split(r"[\s,–-]+", spaced) if word]


# --- moves: reading -------------------------------------------------------------


def sentences(house: House) -> Sentences:
    """The moves of a table as sentences; bare ranks are looked up in the hand of the player in turn."""
    pen = _Pen(house)

    def dig(text: str, held: Held) -> Dig:
        count, groups, additions = _Hand(house, held).tail(text)
        if not re.fullmatch("[0-9]{1,3}", count):
            raise BadNotation(f"{count!r} is not a number of cards. Write: dig 3 and lay K♠ K♥ K♦ | 4♠ 5♠ 6♠")
        return Dig(int(count), groups, additions)

    def swap(text: str, held: Held) -> Swap:
        head, groups, additions = _Hand(house, held).tail(text)
        natural, for_, where = head.partition(" for ")
        given = cards(natural)
        if not for_ or len(given) != 1:
            raise BadNotation(
                f"{head!r} does not follow 'swap'. Write: swap 5♣ for West 1 and add JK(7♠) to West 2"
            )
        seat, index = _meld_at(house, where)
        return Swap(seat, index, given[0], additions, groups)

    verbs = (
        Verb(word="lay", moves=(Lay,), read=lambda text, held: Lay(_Hand(house, held).groups(text)),
             write=lambda m: pen.groups(m.groups), example="lay K♠ K♥ K♦ | 4♠ 5♠ 6♠"),
        Verb(word="add", moves=(Add,), read=lambda text, held: Add(_Hand(house, held).additions(text)),
             write=lambda m: pen.additions(m.additions), example="add 7♠ to West 1"),
        Verb(word="dig", moves=(Dig,), read=dig, write=lambda m: f"{m.count}{pen.tail(m)}",
             example="dig 3 and add 7♠ to West 1"),
        Verb(word="swap", moves=(Swap,), read=swap,
             write=lambda m: f"{m.card} for {pen.at(m.seat, m.index)}{pen.tail(m)}",
             example="swap 5♣ for West 1 and add JK(7♠) to West 2"),
        discarding(Discard, DISCARDS),
    )  # fmt: skip
    return Sentences({"draw": Draw(), "take": Take(), "buy": Buy(), "pass": Pass()}, verbs)


def _meld_at(house: House, text: str) -> tuple[Seat, int]:
    name, _, number = text.strip().rpartition(" ")
    if not re.fullmatch("[1-9][0-9]?", number):
        raise BadNotation(
            f"{text.strip()!r} is not a meld. Say whose it is and which of his, such as: West 1"
        )
    return Seat(place_of(name, compass(house.seats))), int(number) - 1


class _Hand:
    """Reads the cards of a move: copies count, and a bare rank is the first such card in the hand."""

    def __init__(self, house: House, held: Held) -> None:
        self.house, self.held = house, held

    def group(self, text: str) -> Group:
        found, stands, declared = [], [], False
        for word in _words(text):
            one = _WORD.fullmatch(word)
            if one is None:
                raise BadNotation(
                    f"{word!r} is not a card. Write a rank and a suit, such as K♠, or JK(K♠) for a joker."
                )
            card = self._card(one[1])
            found.append(card)
            stands.append(card if one[2] is None else one_card(one[2]))
            declared = declared or one[2] is not None
        group = Group(tuple(found), tuple(stands))
        if any(self.house.wild[c] for c in found) and not declared:
            # jokers of which nothing is said stand for what is likeliest
            return face.declarations(self.house, group.cards)[0]
        return group

    def _card(self, word: str) -> Card:
        found = self.held.cards(word)
        if len(found) != 1:
            raise BadNotation(f"{word!r} is not one card. Put a blank between cards.")
        return found[0]

    def groups(self, text: str) -> Groups:
        found = parted(text, self.group)
        if not all(g.cards for g in found):
            raise BadNotation(
                f"{text!r} names no cards to lay. Write them out, such as: lay K♠ K♥ K♦ | 4♠ 5♠ 6♠"
            )
        return found

    def additions(self, text: str) -> Additions:
        return parted(text, self.addition)

    def addition(self, text: str) -> Addition:
        body, _, moving = text.partition(" moving ")
        body, to, where = body.partition(" to ")
        if not to:
            raise BadNotation(f"{text.strip()!r} does not say where to. Write: add 7♠ to West 1")
        seat, index = _meld_at(self.house, where)
        moved = cards(re.sub(r"^\s*JK\s+to\s+", "", moving))[0] if moving else None
        group = self.group(body)
        if not group.cards:
            raise BadNotation(f"{text.strip()!r} names no cards. Write: add 7♠ to West 1")
        said = "(" in body or not any(self.house.wild[c] for c in group.cards)
        return Addition(seat, index, self._declared(group, seat, index, said=said), moved)

    def _declared(self, group: Group, seat: int, index: int, *, said: bool) -> Group:
        """Jokers of which nothing is said stand for what the meld takes."""
        s = self.held.state
        if said or s is None or seat >= len(s.melds) or index >= len(s.melds[seat]):
            return group
        return face.additions(s, group.cards, seat, index)[0].group

    def tail(self, text: str) -> tuple[str, Groups, Additions]:
        """What a move begins with, and what it lays and adds."""
        head, _, added = text.partition(" and add ")
        head, _, lays = head.partition(" and lay ")
        return head.strip(), self.groups(lays) if lays else (), self.additions(added) if added else ()


# --- positions ----------------------------------------------------------------


def _write_melds(s: State, melds: Melds) -> str:
    return " | ".join([_spell(there, s.house.wild) for there in melds])


def _read_melds(said: Said, text: str) -> Melds:
    return parted(text, lambda part: _read_meld(said.house, part), skip=True)


def _read_meld(house: House, text: str) -> Meld:
    group = _Hand(house, Held()).group(text)
    ranks = tuple(sorted(c.rank for c in group.stands))
    wrong = [c for c, f in zip(group.cards, group.stands) if f.suit > 3 or (c != f and not house.wild[c])]
    a_set = ranks[0] == ranks[-1] and len(ranks) <= house.shape.max_set
    twice = house.shape.distinct and len({c.suit for c in group.stands}) < len(ranks)
    a_run = len({c.suit for c in group.stands}) == 1 and place(house.shape, ranks) is not None
    if wrong or len(ranks) < house.shape.min_set or not (a_run or (a_set and not twice)):
        hint = (
            " The table does not go round the corner (CR-G11)."
            if ROUND_PLACES.get(ranks) is not None and not a_run
            else ""
        )
        raise BadNotation(f"{text.strip()!r} is neither a set (CR-15) nor a sequence (CR-17).{hint}")
    return meld(house.shape, group.cards, group.stands)


def _no_such_deal(said: Said, found: Mapping[str, Any]) -> str:
    number, last = found["hand_number"], len(said.house.deals) - 1
    return f"There is no deal {number}: they are numbered from 0 to {last}." if number > last else ""


def _settle(said: Said) -> None:
    """Who is asked must be somebody else, and what was taken must still be in hand."""
    turn_, asked, took = said.turn(), said.fields.get("asked"), said.fields.get("took")
    if said["phase"] == "buy" and asked in (None, turn_):
        raise BadNotation("Who is asked to buy? Write: turn: South, asking West")
    if took is not None and took not in said["hands"][turn_]:
        raise BadNotation(f"{took} was taken, but it is not in the hand of {compass(said.seats)[turn_]}.")


def _pack(house: House) -> Cards:
    """All cards in a fixed well-mixed order."""
    pack = house.pack
    # 31 has no factor in common with the sizes of these packs but 53 cards and their multiples are mixed too
    return tuple([pack[i * 31 % len(pack)] for i in range(len(pack))]) if len(pack) % 31 else pack


POSITIONS = Positions(
    state=State,
    parts=(
        turn(
            {"draw": "to draw", "buy": "to sell", "meld": "to meld", "over": "over"},
            Note("laid the contract", {"laid": True}, {"phase": "meld"}),
            Note("took {took:card}", also={"phase": "meld"}),
            Note("asking {asked:seat}", also={"phase": "buy"}),
        ),
        deal(check=_no_such_deal),
        totals(),
        held("hand", "hands", of="seat", sort=True, dealt=True),
        Piece(
            key="melds",
            field="melds",
            of="seat",
            read=_read_melds,
            write=_write_melds,
            cards=lambda melds: [card for there in melds for card in there.cards],
        ),
        out(),
        Line(
            key="reshuffles",
            leads=(Note("{reshuffles}"),),
            notes=(Note("{idle} turns since a card was laid", always=True),),
            what="a number of reshuffles",
        ),
        held("pile", "pile", dealt=True),
        held("stock", "stock", dealt=True),
    ),
    pack=_pack,
    deals={
        "pile": lambda _: 1,
        "hands": lambda said: said.house.deals[said["hand_number"]].hand,
        "stock": None,
    },
    settle=_settle,
)
write, reader = POSITIONS.write, POSITIONS.reader
