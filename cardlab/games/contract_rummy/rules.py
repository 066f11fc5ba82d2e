"""Contract Rummy: what is allowed. Every condition is a numbered rule; each charter joins those of one move.

Inside rules `s` is the state, `m` the move and `x` one group of cards that the move lays,
together with the meld that it makes (`Laid`). Where several articles say the same, the seed's is cited.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import JOKER, Card, Cards, holds
from cardlab.games.contract_rummy.family import House
from cardlab.games.contract_rummy.melds import ROUND_PLACES, place
from cardlab.games.contract_rummy.position import (
    Add,
    Dig,
    Discard,
    Laid,
    Laying,
    State,
    Swap,
    dug,
    freed_joker,
    joker_for,
    laid,
    within_reach,
)
from cardlab.games.contract_rummy.solver import apart
from cardlab.rulings import AllOf, Check, Each, InTurn, Unless, When, at_least, at_most, rule, same, under
from cardlab.values import Seat

# --- whose turn, and how far it has come --------------------------------------


def _phase(s: State) -> dict[str, Any]:
    return {"phase": s.phase}


@rule("CR-19", "draw", facts=_phase)
def not_drawn_yet(s: State) -> bool:
    return s.phase == "draw"


@rule("CR-19", "meld", facts=_phase)
def has_drawn(s: State) -> bool:
    return s.phase == "meld"


@rule("CR-20", "pile", at_least)
def pile_left(s: State) -> tuple[int, int]:
    return len(s.pile), 1


def hand_for(s: State, m: Any) -> Cards:
    """The cards that a move may lay: the hand, with what it takes from the table first."""
    if type(m) is Dig:
        return s.hands[s.turn] + dug(s, m.count)
    if type(m) is Swap:
        joker = freed_joker(s, m)
        hand = list(s.hands[s.turn])
        if m.card in hand:
            hand.remove(m.card)
        return (*hand, joker) if joker is not None else tuple(hand)
    return s.hands[s.turn]


def _held(s: State, m: Any) -> dict[str, Any]:
    wanted = (m.card,) if isinstance(m, Discard) else m.used
    rest, missing = list(hand_for(s, m)), []
    for card in wanted:
        if card in rest:
            rest.remove(card)
        else:
            missing.append(card)
    return {"cards": wanted, "missing": tuple(missing)}


@rule("CR-22", "held", facts=_held)
def in_hand(s: State, m: Laying) -> bool:
    return (
        m.used[0] in s.hands[s.turn] if len(m.used) == 1 and type(m) is Add else holds(hand_for(s, m), m.used)
    )


@rule("CR-22", "some", at_least)
def lays_something(s: State, m: Laying) -> tuple[int, int]:
    # an empty group is no meld and no addition
    return min([len(g.cards) for g in m.groups] + [len(a.group.cards) for a in m.additions], default=0), 1


@rule("CR-25", "held", facts=_held)
def card_in_hand(s: State, m: Discard) -> bool:
    return m.card in s.hands[s.turn]


@rule("CR-26", facts=lambda s, m: {"card": m.card})
def not_the_card_taken(s: State, m: Discard) -> bool:
    return m.card != s.took or s.hands[s.turn].count(m.card) > 1


# --- melds --------------------------------------------------------------------


def _meld(s: State, x: Laid) -> dict[str, Any]:
    return {"cards": x.group.cards, "meld": x.cards}


def _undeclared(s: State, x: Laid) -> Card | None:
    for card, stands in zip(x.group.cards, x.group.stands):
        if stands == JOKER or (card != stands and not s.house.wild[card]):
            return card
    return None


def _declared(s: State, x: Laid) -> dict[str, Any]:
    wrong = _undeclared(s, x)
    return {"cards": x.group.cards} | ({} if wrong is None else {"card": wrong, "wild": s.house.wild[wrong]})


@rule("CR-18", "declared", facts=_declared)
def all_declared(s: State, x: Laid) -> bool:
    group = x.group
    return (group.stands is group.cards and JOKER not in group.cards) or _undeclared(s, x) is None


@rule("CR-15", "rank", facts=_meld, telling=1)
def one_rank(s: State, x: Laid) -> bool:
    return x.ranks[0] == x.ranks[-1]


@rule("CR-15", "size", at_least, facts=_meld)
def enough_for_a_set(s: State, x: Laid) -> tuple[int, int]:
    return len(x.cards), s.house.shape.min_set


@rule("CR-15", "most", at_most, facts=_meld)
def not_too_many_for_a_set(s: State, x: Laid) -> tuple[int, int]:
    return len(x.cards), s.house.shape.max_set


def _suit_twice(s: State, x: Laid) -> dict[str, Any]:
    suits = [c & 3 for c in x.stands]
    return {"meld": x.stands, "twice": tuple(c for c in x.stands if suits.count(c & 3) > 1)}


@rule("CR-16", facts=_suit_twice)
def suits_differ(s: State, x: Laid) -> bool:
    return len({c & 3 for c in x.stands}) == len(x.stands)


@rule("CR-17", "suit", facts=_meld)
def one_suit(s: State, x: Laid) -> bool:
    return len({c & 3 for c in x.stands}) == 1


@rule("CR-17", "order", facts=_meld, telling=1)
def consecutive(s: State, x: Laid) -> bool:
    return ROUND_PLACES.get(x.ranks) is not None


@rule("CR-17", "size", at_least, facts=_meld)
def enough_for_a_sequence(s: State, x: Laid) -> tuple[int, int]:
    return len(x.cards), s.house.shape.min_run


@rule("CR-G11", facts=_meld)
def not_round_the_corner(s: State, x: Laid) -> bool:
    return place(s.house.shape, x.ranks) is not None


@rule("CR-G12", "naturals", at_least, facts=_meld)
def enough_naturals(s: State, x: Laid) -> tuple[int, int]:
    return len(x.cards) - x.wilds, s.house.shape.naturals


@rule("CR-G12", "wilds", at_most, facts=_meld)
def few_enough_wilds(s: State, x: Laid) -> tuple[int, int]:
    return x.wilds, s.house.shape.wilds


SET = InTurn(
    "cr-set",
    one_rank,
    AllOf(
        "cr-set-cards",
        enough_for_a_set,
        When(lambda h: h.set_suits == "distinct", not_too_many_for_a_set),
        When(lambda h: h.set_suits == "distinct", suits_differ),
    ),
)
SEQUENCE = InTurn(
    "cr-sequence",
    one_suit,
    consecutive,
    AllOf("cr-sequence-cards", enough_for_a_sequence, When(lambda h: not h.ace_wrap, not_round_the_corner)),
)
SHARE = AllOf(
    "cr-wild-share",
    enough_naturals,
    When(lambda h: h.max_jokers_per_meld != "two_naturals", few_enough_wilds),
)


def _set_of(s: State, x: Laid) -> list[Laid]:
    return [] if x.run else [x]


def _sequence_of(s: State, x: Laid) -> list[Laid]:
    return [x] if x.run else []


# a group is judged as what it is meant to be: a set or a sequence
SHAPED = AllOf(
    "cr-shape", Each("cr-as-set", _set_of, SET), Each("cr-as-sequence", _sequence_of, SEQUENCE), SHARE
)


@rule("CR-23", "there", facts=lambda s, x: {"cards": x.group.cards})
def meld_is_there(s: State, x: Laid) -> bool:
    return x.there


@rule("CR-C12", facts=lambda s, x: {"cards": x.group.cards, "stands": x.moved})
def jokers_may_slide(s: State, x: Laid) -> bool:
    return s.house.joker_slides and x.run


@rule("CR-18", "unmoved", facts=lambda s, x: {"cards": x.group.cards})
def nothing_moved(s: State, x: Laid) -> bool:
    return x.moved is None


def new_melds(s: State, m: Laying) -> list[Laid]:
    """The melds that a move begins."""
    return laid(s, m)[: len(m.groups)]


def additions(s: State, m: Laying) -> list[Laid]:
    """What a move adds to melds."""
    return laid(s, m)[len(m.groups) :]


MELD = InTurn("cr-meld", all_declared, SHAPED)
MELDS = Each("cr-each-meld", new_melds, MELD)
ADDITION = InTurn(
    "cr-addition", meld_is_there, all_declared, Unless("cr-sliding", nothing_moved, jokers_may_slide), SHAPED
)
ADDITIONS = Each("cr-each-addition", additions, ADDITION)


# --- the contract --------------------------------------------------------------


def _contract(s: State, _: Any = None) -> dict[str, Any]:
    return {"sets": s.deal.sets, "runs": s.deal.runs, "deal": s.hand_number + 1}


@rule("CR-12", "met", facts=_contract)
def has_met_contract(s: State) -> bool:
    return bool(s.melds[s.turn])


@rule("CR-G5")
def met_in_an_earlier_turn(s: State) -> bool:
    return bool(s.melds[s.turn]) and not s.laid


@rule("CR-G4")
def nothing_laid_yet(s: State) -> bool:
    return not s.melds[s.turn]


def _asked(facts: dict[str, Any]) -> int:
    """A contract says most where it asks for something."""
    return 2 if facts["need"] else 0


@rule("CR-11", "sets", same, facts=_contract, telling=_asked)
def right_number_of_sets(s: State, m: Laying) -> tuple[int, int]:
    return sum([not g.run for g in m.groups]), s.deal.sets


@rule("CR-11", "sequences", same, facts=_contract, telling=_asked)
def right_number_of_sequences(s: State, m: Laying) -> tuple[int, int]:
    return sum([g.run for g in m.groups]), s.deal.runs


def _sequences(s: State, m: Laying) -> list[tuple[int, int, int]]:
    found = []
    for x in new_melds(s, m):
        low = place(s.house.shape, x.ranks)
        if x.run and low is not None:
            found.append((x.stands[0] & 3, low, len(x.cards)))
    return found


def _sequence_cards(s: State, m: Laying) -> dict[str, Any]:
    return {"melds": tuple(x.stands for x in new_melds(s, m) if x.run)}


@rule("CR-13", facts=_sequence_cards)
def different_suits(s: State, m: Laying) -> bool:
    suits = [g.stands[0] & 3 for g in m.groups if g.run]
    return len(suits) < 2 or len(set(suits)) == len(suits)


@rule("CR-C14", facts=_sequence_cards)
def sequences_apart(s: State, m: Laying) -> bool:
    return apart(s.house.shape, _sequences(s, m))


@rule("CR-G3", compare=same, facts=_meld)
def smallest_size(s: State, x: Laid) -> tuple[int, int]:
    return len(x.cards), s.house.shape.min_run if x.run else s.house.shape.min_set


@rule("CR-14", "ordinary", facts=_contract)
def ordinary_deal(s: State) -> bool:
    return not s.deal.closing


@rule("CR-14", "closing", facts=_contract)
def whole_hand_deal(s: State) -> bool:
    return s.deal.closing and s.house.deal7 != "normal"


def cards_left(s: State, m: Laying) -> int:
    """How many cards the hand holds after the move."""
    left = len(s.hands[s.turn]) - len(m.used)
    return left + m.count if type(m) is Dig else left


@rule("CR-14", "whole", at_most)
def whole_hand(s: State, m: Laying) -> tuple[int, int]:
    return cards_left(s, m), s.house.spare


CLOSING = When(lambda h: h.deal7 != "normal", Unless("cr-closing", ordinary_deal, whole_hand))
EXACT = Each("cr-exact-melds", new_melds, smallest_size)
CONTRACT = AllOf(
    "cr-contract",
    right_number_of_sets,
    right_number_of_sequences,
    When(lambda h: h.sequence_suits == "different", different_suits),
    When(lambda h: h.sequence_suits == "not_adjacent", sequences_apart),
    When(lambda h: h.contract_exact, Unless("cr-exact", whole_hand_deal, EXACT)),
    CLOSING,
)


# --- keeping a card to discard ---------------------------------------------------


@rule("CR-G31", facts=lambda s, m: {"card": s.took})
def not_stuck_with_the_card_taken(s: State, m: Laying) -> bool:
    took = s.took
    if took is None or len(s.hands[s.turn]) - len(m.used) != 1:
        return True
    gone = m.used if type(m) is not Swap else (*m.used, m.card)
    return took in gone


# --- the discard pile, from inside ---------------------------------------------------


@rule("CR-C5")
def pile_is_open(s: State) -> bool:
    return s.house.discard_draw == "multi"


@rule("CR-21", "inside", at_least)
def inside_the_pile(s: State, m: Dig) -> tuple[int, int]:
    return m.count, 2


@rule("CR-21", "deep", at_most)
def deep_enough(s: State, m: Dig) -> tuple[int, int]:
    return m.count, len(s.pile)


@rule("CR-21", "melded", facts=lambda s, m: {"card": dug(s, m.count)[0], "cards": m.used}, telling=3)
def chosen_card_melded(s: State, m: Dig) -> bool:
    return s.pile[len(s.pile) - m.count] in m.used


@rule("CR-G7", "only-contract")
def adds_nothing(s: State, m: Dig) -> bool:
    return not m.additions


@rule("CR-G7", "only-additions")
def no_new_melds(s: State, m: Laying) -> bool:
    return not m.groups


# --- jokers ----------------------------------------------------------------------


def _swap(s: State, m: Swap) -> dict[str, Any]:
    return {"card": m.card, "other": Seat(m.seat)}


@rule("CR-C15", "on")
def jokers_come_back(s: State) -> bool:
    return s.house.joker_swap != "off"


@rule("CR-27", "before", facts=_contract)
def met_before_swapping(s: State) -> bool:
    return bool(s.melds[s.turn]) and not s.laid


@rule("CR-27", "held", facts=_swap)
def natural_in_hand(s: State, m: Swap) -> bool:
    return m.card in s.hands[s.turn] and not s.house.wild[m.card]


@rule("CR-27", "there", facts=_swap)
def swap_meld_is_there(s: State, m: Swap) -> bool:
    return 0 <= m.seat < len(s.melds) and 0 <= m.index < len(s.melds[m.seat])


@rule("CR-28", facts=_swap)
def in_a_sequence(s: State, m: Swap) -> bool:
    return s.melds[m.seat][m.index].run


@rule("CR-27", "joker", facts=_swap)
def joker_stands_for_it(s: State, m: Swap) -> bool:
    return joker_for(s, m) is not None


@rule("CR-C15", "others", facts=_swap)
def meld_of_another(s: State, m: Swap) -> bool:
    return m.seat != s.turn


@rule("CR-27", "used", facts=_swap)
def joker_used(s: State, m: Swap) -> bool:
    return freed_joker(s, m) in m.used


# --- buying ------------------------------------------------------------------------


@rule("CR-G20", "on")
def discards_are_sold(s: State) -> bool:
    return s.house.buying != "off"


@rule("CR-G20", "asked", facts=_phase)
def is_asked(s: State) -> bool:
    return s.phase == "buy"


@rule("CR-G20", "stock", at_least)
def enough_stock(s: State) -> tuple[int, int]:
    return within_reach(s), s.house.price + 1


# --- the charters --------------------------------------------------------------------

DRAWING = InTurn("cr-draw", not_drawn_yet)
TAKING = InTurn("cr-take", not_drawn_yet, pile_left)
FURTHER = When(lambda h: not h.extra_melds, no_new_melds)
DIGGING = InTurn(
    "cr-dig",
    not_drawn_yet,
    When(lambda h: h.discard_draw != "multi", pile_is_open),
    inside_the_pile,
    deep_enough,
    lays_something,
    in_hand,
    chosen_card_melded,
    AllOf(
        "cr-digging",
        MELDS,
        ADDITIONS,
        Unless("cr-first-melds", nothing_laid_yet, FURTHER),
        Unless(
            "cr-contract-or-met",
            has_met_contract,
            CONTRACT,
            When(lambda h: not h.layoff_same_turn, adds_nothing),
        ),
    ),
)
LAYING = InTurn(
    "cr-lay",
    has_drawn,
    When(lambda h: not h.extra_melds, nothing_laid_yet),
    lays_something,
    in_hand,
    AllOf(
        "cr-laying",
        MELDS,
        Unless("cr-contract-or-met", has_met_contract, CONTRACT),
        not_stuck_with_the_card_taken,
    ),
)
ADDING = InTurn(
    "cr-add",
    has_drawn,
    has_met_contract,
    When(lambda h: not h.layoff_same_turn, met_in_an_earlier_turn),
    lays_something,
    in_hand,
    AllOf("cr-adding", ADDITIONS, not_stuck_with_the_card_taken),
)
SWAPPING = InTurn(
    "cr-swap",
    has_drawn,
    When(lambda h: h.joker_swap == "off", jokers_come_back),
    met_before_swapping,
    natural_in_hand,
    swap_meld_is_there,
    in_a_sequence,
    joker_stands_for_it,
    When(lambda h: h.joker_swap == "others_only", meld_of_another),
    joker_used,
    lays_something,
    in_hand,
    FURTHER,
    AllOf("cr-swapping", MELDS, ADDITIONS, not_stuck_with_the_card_taken),
)
BUYING = InTurn("cr-buy", When(lambda h: h.buying == "off", discards_are_sold), is_asked, enough_stock)
PASSING = InTurn("cr-pass", When(lambda h: h.buying == "off", discards_are_sold), is_asked)
DISCARDING = InTurn("cr-discard", has_drawn, card_in_hand, not_the_card_taken)


def charters(house: House) -> dict[str, Check]:
    """Every charter with the house's options settled."""
    found = {
        "draw": DRAWING,
        "take": TAKING,
        "dig": DIGGING,
        "buy": BUYING,
        "pass": PASSING,
        "lay": LAYING,
        "add": ADDING,
        "swap": SWAPPING,
        "discard": DISCARDING,
    }
    return {name: under(check, house) for name, check in found.items()}
