### Why a bot does what it does in Railroad Canasta, in one or two sentences.
###
### Everybody may read them: they speak of the move and of what lies open, never of a hand.
### $seat (seat): who moves. $next (seat): who plays after that. $count (number) of cards.
### "me" is the person who reads this: the same sentences give a learner a hint.

bot-rr-only = { $seat ->
    [me] There is nothing better for you to do.
   *[other] There is nothing better for { $seat } to do.
}
bot-rr-draw-empty = { $seat ->
    [me] There is no pile to take, so you draw.
   *[other] There is no pile to take, so { $seat } draws.
}
# $card (card): the top of the pile.
bot-rr-draw-blocked = { $card ->
    [JK] { $seat ->
        [me] You draw: a joker on top closes the pile.
       *[other] { START($seat) } draws: a joker on top closes the pile.
    }
   *[other] { $seat ->
        [me] You draw: with { $card } on top the pile is closed.
       *[other] { START($seat) } draws: with { $card } on top the pile is closed.
    }
}
bot-rr-draw-frozen = { $seat ->
    [me] You draw: the pile is frozen, and only a pair in hand takes it.
   *[other] { START($seat) } draws: the pile is frozen, and only a pair in hand takes it.
}
bot-rr-draw = { $seat ->
    [me] You leave the pile of { card-count } and draw.
   *[other] { START($seat) } leaves the pile of { card-count } and draws.
}
# $points (points): what the opening is worth.
bot-rr-take-open = { $seat ->
    [me] You open with { points } and get the pile of { card-count } as well.
   *[other] { START($seat) } opens with { points } and gets the pile of { card-count } as well.
}
# $cards (cards): from the hand.
bot-rr-take-with = { $seat ->
    [me] You take the pile of { card-count }: your { $cards } match { $card }.
   *[other] { START($seat) } takes the pile of { card-count }: { $cards } match { $card }.
}
bot-rr-take-add = { $seat ->
    [me] You take the pile of { card-count }: { $card } goes to your open meld.
   *[other] { START($seat) } takes the pile of { card-count }: { $card } goes to an open meld.
}
bot-rr-end = { $seat ->
    [me] The stock is empty and the pile does not help you, so you let the hand end.
   *[other] The stock is empty and the pile is no help, so { $seat } lets the hand end.
}
bot-rr-kitty = { $seat ->
    [me] You take your kitty: its { card-count } help to make the canastas that are missing. Left there, they would cost points.
   *[other] { START($seat) } takes the kitty: its { card-count } can make canastas. Left there, they would cost points.
}

## Melding. $cards (cards): what is laid.

bot-rr-open = { $seat ->
    [me] You open with { points }. From now on your melds can grow, and a pile may come to them.
   *[other] { START($seat) } opens with { points }. From now on the melds can grow, and a pile may come to them.
}
bot-rr-add = { $seat ->
    [me] You add { $cards }: on the table they count for you, in your hand against you.
   *[other] { START($seat) } adds { $cards }: on the table they count for their player, in a hand against them.
}
bot-rr-meld = { $seat ->
    [me] You meld { $cards }: the start of one more canasta.
   *[other] { START($seat) } melds { $cards }: the start of one more canasta.
}
bot-rr-meld-sevens = { $seat ->
    [me] You meld { $cards }: sevens cannot be discarded, and going out takes a canasta of them.
   *[other] { START($seat) } melds { $cards }: sevens cannot be discarded, and going out takes a canasta of them.
}
bot-rr-meld-wild = { $seat ->
    [me] You meld { $cards }: going out takes a canasta of wild cards, which earns 1,000 points.
   *[other] { START($seat) } melds { $cards }: going out takes a canasta of wild cards, which earns 1,000 points.
}
# $rank (rank): of the canasta.
bot-rr-canasta-red = { $seat ->
    [me] You complete a red canasta of { $rank }: 500 points.
   *[other] { START($seat) } completes a red canasta of { $rank }: 500 points.
}
bot-rr-canasta-black = { $seat ->
    [me] You complete a black canasta of { $rank }: 300 points, and one of the four kinds.
   *[other] { START($seat) } completes a black canasta of { $rank }: 300 points, and one of the four kinds.
}
bot-rr-canasta-wild = { $seat ->
    [me] You complete a canasta of wild cards: 1,000 points.
   *[other] { START($seat) } completes a canasta of wild cards: 1,000 points.
}
bot-rr-canasta-sevens = { $seat ->
    [me] You complete a canasta of sevens: 1,500 points.
   *[other] { START($seat) } completes a canasta of sevens: 1,500 points.
}
bot-rr-late = { $seat ->
    [me] You lay { $cards }: the hand may end soon, and a wild card in hand would cost much.
   *[other] { START($seat) } lays { $cards }: the hand may end soon, and a wild card in hand would cost much.
}
bot-rr-last-meld = { $seat ->
    [me] You are going out, so your black threes may be melded: { $cards }.
   *[other] { START($seat) } is going out, so black threes may be melded: { $cards }.
}
bot-rr-sevens = { $seat ->
    [me] You meld { $cards }: sevens count on the table, and in your hand they only cost.
   *[other] { START($seat) } melds { $cards }: sevens count on the table, and in a hand they only cost.
}
bot-rr-only-sevens = { $seat ->
    [me] You hold nothing but sevens, and none can be discarded.
   *[other] { START($seat) } holds nothing but sevens, and none can be discarded.
}

## The discard. $card (card): the card thrown. $rank (rank): its rank.

bot-rr-discard-last = { $card ->
    [JK] { $seat ->
        [me] You discard a joker, your last card.
       *[other] { START($seat) } discards a joker, the last card.
    }
   *[other] { $seat ->
        [me] You discard { $card }, your last card.
       *[other] { START($seat) } discards { $card }, the last card.
    }
}
bot-rr-discard-freeze = { $card ->
    [JK] { $seat ->
        [me] You throw a joker to freeze the pile of { card-count }.
       *[other] { START($seat) } throws a joker to freeze the pile of { card-count }.
    }
   *[other] { $seat ->
        [me] You throw { $card } to freeze the pile of { card-count }.
       *[other] { START($seat) } throws { $card } to freeze the pile of { card-count }.
    }
}
bot-rr-discard-block = { $seat ->
    [me] You throw { $card }, a black three: { $next } cannot take the pile now.
   *[other] { START($seat) } throws { $card }, a black three: { $next ->
        [me] you cannot take the pile now.
       *[other] { $next } cannot take the pile now.
    }
}
bot-rr-discard-seven = { $seat ->
    [me] You throw { $card }, which is allowed now.
   *[other] { START($seat) } throws { $card }, which is allowed now.
}
bot-rr-discard-empty = { $seat ->
    [me] You throw { $card }: little is lost if { $next } takes a pile of one card.
   *[other] { START($seat) } throws { $card }: little is lost with a pile of one card.
}
bot-rr-discard-frozen = { $seat ->
    [me] You throw { $card }: the pile is frozen, so { $next } would need two { $rank } to take it.
   *[other] { START($seat) } throws { $card }: the pile is frozen, and it would take two { $rank } to get it.
}
bot-rr-discard-unmelded = { $seat ->
    [me] You throw { $card }: { $next } has no open meld of { $rank } to put it on.
   *[other] { START($seat) } throws { $card }: { $next ->
        [me] you have no open meld of { $rank } to put it on.
       *[other] { $next } has no open meld of { $rank } to put it on.
    }
}
bot-rr-discard-risk = { $seat ->
    [me] You throw { $card } although it fits an open meld of { $next }: the other cards are needed more.
   *[other] { START($seat) } throws { $card } although it fits an open meld of the next player.
}
