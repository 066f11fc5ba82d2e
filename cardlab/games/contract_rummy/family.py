"""Contract Rummy: the data of a game of the family, and the options of a table.

Contracts, hand sizes, penalties, wild cards and packs are data (`Member`, `Deal`), so that other
games of the family are other data. `House` settles them once for a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from cardlab.cards import DEUCE, FACES, JOKER, JOKER_RANK, PACK, Cards
from cardlab.options import option
from cardlab.values import replace, value

NO_LIMIT = 99  # more than any meld can hold


@value
class Deal:
    """One deal of a match: the cards a player gets, and the contract (CR-8, CR-11).

    In a `closing` deal the whole hand is laid at once (CR-14), as the house takes it.
    """

    hand: int
    sets: int = 0
    runs: int = 0
    closing: bool = False

    @property
    def melds(self) -> int:
        """How many melds the contract asks for."""
        return self.sets + self.runs


@value
class Supply:
    """How many packs, and jokers in all, some numbers of players use under a name of the option `packs`."""

    name: str
    seats: tuple[int, ...]
    packs: int
    jokers: int


@value
class Member:
    """One game of the family: its deals, penalties, wild ranks, packs and smallest set."""

    deals: tuple[Deal, ...]
    penalties: tuple[int, ...]  # by rank, the joker's last: CR-30
    wild_penalty: int  # what a natural costs in hand where its rank is wild
    packs: tuple[Supply, ...]
    wild_ranks: tuple[int, ...] = (JOKER_RANK,)
    set_size: int = 3
    set_limit: int = 4  # where the suits of a set must differ


CONTRACT_RUMMY = Member(
    deals=(
        Deal(10, sets=2),
        Deal(10, sets=1, runs=1),
        Deal(10, runs=2),
        Deal(10, sets=3),
        Deal(12, sets=2, runs=1),
        Deal(12, sets=1, runs=2),
        Deal(12, runs=3, closing=True),
    ),
    penalties=(15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 15),
    wild_penalty=15,
    packs=(  # CR-C1
        Supply("seed", (3, 4), 1, 1),
        Supply("seed", (5, 6, 7, 8), 2, 2),
        Supply("bicycle", (3, 4), 2, 1),
        Supply("bicycle", (5, 6, 7, 8), 3, 2),
        *(Supply("pagat", (n,), 2, n - 1) for n in range(3, 9)),
    ),
)


@cache
def _pack(packs: int, jokers: int) -> Cards:
    return PACK * packs + (JOKER,) * jokers


@value
class Shape:
    """What a table calls a set and a sequence: all that the solver must know of its rules."""

    min_set: int
    max_set: int
    distinct: bool  # the suits of a set differ
    min_run: int
    wrap: bool  # sequences may go round the corner
    naturals: int  # at least so many in a meld
    wilds: int  # at most so many in a meld
    suits: str  # of several sequences: different, not_adjacent, free
    exact: bool  # melds of a contract have the smallest size


@dataclass(frozen=True, kw_only=True, slots=True)
class House:
    """The options of Contract Rummy. The defaults are what the seed document teaches."""

    seats: int = 4
    member: Member = CONTRACT_RUMMY
    packs: str = option("seed", "bicycle", "pagat", rule="CR-C1")
    min_sequence: int = option(3, 4, rule="CR-17")
    set_suits: str = option("distinct", "any", rule="CR-16")
    sequence_suits: str = option("different", "not_adjacent", "free", rule="CR-13")
    discard_draw: str = option("multi", "top_only", rule="CR-20")
    contract_exact: bool = option(False, True, rule="CR-G3")
    extra_melds: bool = option(False, True, rule="CR-G4")
    layoff_same_turn: bool = option(False, True, rule="CR-G5")
    joker_swap: str = option("any", "others_only", "off", rule="CR-27")
    joker_slides: bool = option(False, True, rule="CR-18")
    max_jokers_per_meld: int | str = option("two_naturals", rule="CR-G12", least=0)
    deal7: str = option("no_discard", "optional_discard", "normal", rule="CR-14")
    buying: str = option("off", "1penalty", "2penalty", rule="CR-G20")
    ace_wrap: bool = option(False, True, rule="CR-G11")
    deuces_wild: bool = option(False, True, rule="CR-G28")
    ten_card_deals: int = option(4, 3, rule="CR-8")
    stock_out: str = option("reshuffle_discards", "end_hand", rule="CR-G19")
    # settled once from the options, the member and the number of players
    deals: tuple[Deal, ...] = field(init=False)
    supply: Supply = field(init=False)
    wild: tuple[bool, ...] = field(init=False, repr=False)  # by card code
    penalty: tuple[int, ...] = field(init=False, repr=False)  # by card code
    only_jokers: bool = field(init=False)  # no other card is wild
    spare: int = field(init=False)  # cards that may stay in hand when a closing contract is laid
    price: int = field(init=False)  # penalty cards for a bought one
    shape: Shape = field(init=False, repr=False)

    def __post_init__(self) -> None:
        member = self.member
        sizes = [deal.hand for deal in member.deals]
        wild_ranks = (*member.wild_ranks, DEUCE) if self.deuces_wild else member.wild_ranks
        only_two = self.max_jokers_per_meld == "two_naturals"
        settled = {
            "deals": tuple(
                replace(deal, hand=max(sizes))
                if at >= self.ten_card_deals and deal.hand == min(sizes)
                else deal
                for at, deal in enumerate(member.deals)
            ),
            "supply": next(x for x in member.packs if x.name == self.packs and self.seats in x.seats),
            "wild": tuple(c.rank in wild_ranks for c in FACES),
            "only_jokers": wild_ranks == (JOKER_RANK,),
            "penalty": tuple(
                member.wild_penalty if c.rank in wild_ranks and c != JOKER else member.penalties[c.rank]
                for c in FACES
            ),
            "spare": {"no_discard": 0, "optional_discard": 1, "normal": NO_LIMIT}[self.deal7],
            "price": {"off": 0, "1penalty": 1, "2penalty": 2}[self.buying],
            "shape": Shape(
                min_set=member.set_size,
                max_set=member.set_limit if self.set_suits == "distinct" else NO_LIMIT,
                distinct=self.set_suits == "distinct",
                min_run=self.min_sequence,
                wrap=self.ace_wrap,
                naturals=2 if only_two else 1,
                wilds=NO_LIMIT if only_two else int(self.max_jokers_per_meld),
                suits=self.sequence_suits,
                exact=self.contract_exact,
            ),
        }
        for name, setting in settled.items():
            object.__setattr__(self, name, setting)

    @property
    def pack(self) -> Cards:
        """All cards of the game, unshuffled."""
        return _pack(self.supply.packs, self.supply.jokers)
