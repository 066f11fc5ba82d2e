### Why a bot does what it does in Contract Rummy, in one or two sentences.
###
### Everybody may read them: they speak of the move and of what lies open, never of a hand.
### $seat (seat): who moves. $other (seat): whose meld it is. $card (card), $cards (cards): what is moved.
### $sets, $runs (number): the contract. "me" is the person who reads this: the same sentences give a hint.

## The start of a turn

bot-contract_rummy-draw-empty = { $seat ->
    [me] There is nothing in the pile, so you draw.
   *[other] There is nothing in the pile, so { $seat } draws.
}
bot-contract_rummy-draw = { $seat ->
    [me] { START(cr-the-card) } would not bring the contract nearer, so you draw.
   *[other] { START($seat) } has no use for { cr-the-card } and draws.
}
bot-contract_rummy-draw-down = { $seat ->
    [me] { START(cr-the-card) } cannot be laid off, so you draw.
   *[other] { START(cr-the-card) } cannot be laid off, so { $seat } draws.
}
bot-contract_rummy-take = { $seat ->
    [me] You take { cr-the-card }: it helps with the contract of { cr-contract }.
   *[other] { START($seat) } takes { cr-the-card }: it helps with the contract of { cr-contract }.
}
bot-contract_rummy-take-fits = { $seat ->
    [me] You take { cr-the-card }, because it fits a meld on the table. Then another card can be discarded.
   *[other] { START($seat) } takes { cr-the-card }, because it fits a meld on the table. Then another card can be discarded.
}
# $count (number): how many cards are taken.
bot-contract_rummy-dig = { $seat ->
    [me] With { cr-the-card } the contract of { cr-contract } is complete. That is worth taking { $count } cards.
   *[other] With { cr-the-card } the contract of { cr-contract } is complete. That is worth { $count } cards to { $seat }.
}
bot-contract_rummy-buy = { $seat ->
    [me] You buy { cr-the-card }: it helps with the contract of { cr-contract }.
   *[other] { START($seat) } buys { cr-the-card }: it helps with the contract of { cr-contract }.
}
bot-contract_rummy-pass = { $seat ->
    [me] { START(cr-the-card) } is not worth its penalty cards.
   *[other] { START(cr-the-card) } is not worth its penalty cards to { $seat }.
}
bot-contract_rummy-pass-down = { $seat ->
    [me] You are down and want fewer cards, not more.
   *[other] { START($seat) } is down and wants fewer cards, not more.
}

## Laying

# $left (number): how many cards stay in the hand.
bot-contract_rummy-lay = { $seat ->
    [me] You lay the contract of { cr-contract } as soon as it is complete. What lies on the table costs nothing.
   *[other] { START($seat) } lays the contract of { cr-contract } as soon as it is complete.
}
bot-contract_rummy-lay-out = { $seat ->
    [me] You lay the contract of { cr-contract } with the whole hand, and go out.
   *[other] { START($seat) } lays the contract of { cr-contract } with the whole hand, and goes out.
}
# $points (points): what the cards would have cost in the hand.
bot-contract_rummy-add = { $seat ->
    [me] You lay off { $cards }. In the hand that would cost { points }.
   *[other] { START($seat) } lays off { $cards }. In the hand that would cost { points }.
}
bot-contract_rummy-add-out = { $seat ->
    [me] You lay off { $cards } and go out.
   *[other] { START($seat) } lays off { $cards } and goes out.
}
bot-contract_rummy-swap = { $seat ->
    [me] You exchange { cr-the-card } for the joker and use it again: one card fewer in the hand.
   *[other] { START($seat) } exchanges { cr-the-card } for the joker and uses it again: one card fewer in the hand.
}

## The discard

bot-contract_rummy-discard = { $seat ->
    [me] You discard { cr-the-card }, the card that is missed least.
   *[other] { START($seat) } discards { cr-the-card }.
}
bot-contract_rummy-discard-dear = { $seat ->
    [me] You discard { cr-the-card }: it would cost { points } at the end.
   *[other] { START($seat) } discards { cr-the-card }: it would cost { points } at the end.
}
bot-contract_rummy-discard-safe = { $seat ->
    [me] You discard { cr-the-card }: it fits no meld on the table, so nobody can lay it off.
   *[other] { START($seat) } discards { cr-the-card }: it fits no meld on the table, so nobody can lay it off.
}
bot-contract_rummy-discard-out = { $seat ->
    [me] You discard { cr-the-card }, your last card, and go out.
   *[other] { START($seat) } discards { cr-the-card }, the last card, and goes out.
}
