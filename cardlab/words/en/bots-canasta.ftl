### Why a bot does what it does in Canasta, in one or two sentences.
###
### Everybody may read them: they speak of the move and of what lies open, never of a hand.
### $seat (seat): who moves. $next (seat): who plays after that. $side (side): see there.
### "me" is the person who reads this: the same sentences give a learner a hint.

## The start of a turn

bot-canasta-draw-empty = { $seat ->
    [me] There is no pile to take, so you draw.
   *[other] There is no pile to take, so { $seat } draws.
}

# $card (card): the top of the pile, a black three or a wild card.
bot-canasta-draw-blocked = { $seat ->
    [me] Nobody can take a pile with { $card } on top, so you draw.
   *[other] Nobody can take a pile with { $card } on top, so { $seat } draws.
}

bot-canasta-draw-frozen = { $seat ->
    [me] You draw: the pile is frozen, and only a natural pair in hand takes it.
   *[other] { $seat } draws: the pile is frozen, and only a natural pair in hand takes it.
}

# $side (side): the one of the player.
bot-canasta-draw-unopened = { $side ->
    [me] You have not melded yet, and the pile is closed without an opening. You draw.
    [mine] Your side has not melded yet, and the pile is closed without an opening. { $seat ->
        [me] You draw.
       *[other] { $seat } draws.
    }
    [team] { $side } have not melded yet, and the pile is closed without an opening. { $seat } draws.
   *[other] { START($side) } has not melded yet, and the pile is closed without an opening. { $seat ->
        [me] You draw.
       *[other] { START($seat) } draws.
    }
}

# $count (number): how many cards lie in the pile.
bot-canasta-draw = { $seat ->
    [me] You leave the pile of { card-count } and draw.
   *[other] { $seat } leaves the pile of { card-count } and draws.
}

# $points (points): what the opening is worth. $count (number): how many cards lie in the pile.
bot-canasta-take-open = { $seat ->
    [me] You open with { points }, and get the pile of { card-count } as well.
   *[other] { $seat } opens with { points }, and gets the pile of { card-count } as well.
}

# $rank (rank): of the canasta. $count (number): how many cards lie in the pile.
bot-canasta-take-canasta = { $seat ->
    [me] You take the pile of { card-count }, because its top card completes a canasta of { $rank }.
   *[other] { $seat } takes the pile of { card-count }, because its top card completes a canasta of { $rank }.
}

# $card (card), $rank (rank): the top of the pile. $count (number): how many cards the pile holds.
bot-canasta-take-must = { $seat ->
    [me] The stock is empty and { $card } fits your meld of { $rank }, so you must take the pile of { card-count }.
   *[other] The stock is empty and { $card } fits a meld of { $rank }, so { $seat } must take the pile of { card-count }.
}

# $count (number): how many cards lie in the pile.
bot-canasta-take-big = { $seat ->
    [me] You take the pile: { card-count } are worth far more than a draw.
   *[other] { $seat } takes the pile: { card-count } are worth far more than a draw.
}

# $cards (cards): from the hand. $card (card): the top of the pile. $count (number): how many cards it holds.
bot-canasta-take-frozen = { $seat ->
    [me] You have what takes the frozen pile of { card-count }: { $cards } with { $card }.
   *[other] { $seat } has what takes the frozen pile of { card-count }: { $cards } with { $card }.
}

# $card (card), $rank (rank): the top of the pile. $count (number): how many cards the pile holds.
bot-canasta-take-add = { $seat ->
    [me] You take the pile of { card-count }: { $card } goes onto your meld of { $rank }.
   *[other] { $seat } takes the pile of { card-count }: { $card } goes onto the meld of { $rank }.
}

# $cards (cards): from the hand. $card (card): the top of the pile. $count (number): how many cards it holds.
bot-canasta-take-with = { $seat ->
    [me] You take the pile of { card-count }: { $cards } from your hand go with { $card }.
   *[other] { $seat } takes the pile of { card-count }: { $cards } go with { $card }.
}

bot-canasta-end = { $seat ->
    [me] The stock is empty, and you let the hand end.
   *[other] The stock is empty, and { $seat } lets the hand end.
}

## Melding. $cards (cards): the cards laid.

# $points (points): what the opening is worth.
bot-canasta-open = { $seat ->
    [me] You open with { points }, { $cards }: from now on your side can take the pile more easily.
   *[other] { $seat } opens with { points }, { $cards }: from now on that side can take the pile more easily.
}

# $rank (rank): of the canasta. $natural (yes or no): has it no wild card?
bot-canasta-canasta = { $natural ->
    [yes] { $seat ->
        [me] You complete a natural canasta of { $rank } with { $cards }: 500 points.
       *[other] { $seat } completes a natural canasta of { $rank } with { $cards }: 500 points.
    }
   *[no] { $seat ->
        [me] You complete a mixed canasta of { $rank } with { $cards }: 300 points.
       *[other] { $seat } completes a mixed canasta of { $rank } with { $cards }: 300 points.
    }
}

bot-canasta-canasta-wilds = { $seat ->
    [me] You complete the canasta of wild cards with { $cards }.
   *[other] { $seat } completes the canasta of wild cards with { $cards }.
}

bot-canasta-add = { $seat ->
    [me] You add { $cards }: on the table they count for your side, in hand against it.
   *[other] { $seat } adds { $cards }: on the table they count for that side, in a hand against it.
}

bot-canasta-meld = { $seat ->
    [me] You meld { $cards }: one more rank with which your side can take the pile.
   *[other] { $seat } melds { $cards }: one more rank with which that side can take the pile.
}

bot-canasta-meld-wild = { $seat ->
    [me] You meld { $cards }: a wild card helps to start a meld that can still grow.
   *[other] { $seat } melds { $cards }: a wild card helps to start a meld that can still grow.
}

bot-canasta-meld-wilds = { $seat ->
    [me] You meld { $cards }: seven wild cards make a canasta too at this table.
   *[other] { $seat } melds { $cards }: seven wild cards make a canasta too at this table.
}

# $other (seat): an opponent, who holds $count (number) cards.
bot-canasta-hurry = { $seat ->
    [me] You lay { $cards } while there is time: { $other } holds only { card-count } and may go out.
   *[other] { $seat } lays { $cards } while there is time: { $other ->
        [me] you hold only { card-count } and may go out.
       *[other] { $other } holds only { card-count } and may go out.
    }
}

# $count (number): how many cards are left in the stock.
bot-canasta-last-turns = { $count ->
    [0] { $seat ->
        [me] You lay { $cards }: the stock is empty, and what is left in hand will count against you.
       *[other] { $seat } lays { $cards }: the stock is empty, and what is left in a hand will count against its side.
    }
   *[other] { $seat ->
        [me] You lay { $cards }: with { card-count } in the stock the hand will soon be over.
       *[other] { $seat } lays { $cards }: with { card-count } in the stock the hand will soon be over.
    }
}

# $left (number): how many cards stay in hand, 0 or 1.
bot-canasta-lay-out = { $left ->
    [0] { $seat ->
        [me] You lay down all that you hold, and go out.
       *[other] { $seat } lays down the whole hand, and goes out.
    }
   *[other] { $seat ->
        [me] You lay down all but one card, and can go out with the discard.
       *[other] { $seat } lays down all but one card, and can go out with the discard.
    }
}

## The partner

# $other (seat): the partner. $count (number): how many cards the partner holds.
bot-canasta-ask = { $seat ->
    [me] { $other } still holds { card-count }, so you ask before you go out.
   *[other] { $other ->
        [me] You still hold { card-count }, so { $seat } asks you before going out.
       *[other] { $other } still holds { card-count }, so { $seat } asks before going out.
    }
}

bot-canasta-answer-yes = { $seat ->
    [me] You say yes: it is a good moment to end the hand.
   *[other] { $seat } says yes: it is a good moment to end the hand.
}

bot-canasta-answer-no = { $seat ->
    [me] You say no: going on may bring your side more.
   *[other] { $seat } says no: going on may bring the side more.
}

## The discard. $card (card): the card thrown.

bot-canasta-discard-out = { $seat ->
    [me] You discard { $card }, your last card, and go out.
   *[other] { $seat } discards { $card }, the last card, and goes out.
}

# $count (number): how many cards lie in the pile.
bot-canasta-discard-freeze = { $count ->
    [0] { $seat ->
        [me] You throw { $card }, which freezes the new pile.
       *[other] { $seat } throws { $card }, which freezes the new pile.
    }
   *[other] { $seat ->
        [me] You throw { $card } to freeze the pile of { card-count }.
       *[other] { $seat } throws { $card } to freeze the pile of { card-count }.
    }
}

bot-canasta-discard-block = { $seat ->
    [me] You throw { $card }, a black three: { $next } cannot take the pile now.
   *[other] { $seat } throws { $card }, a black three: { $next ->
        [me] you cannot take the pile now.
       *[other] { $next } cannot take the pile now.
    }
}

bot-canasta-discard-empty = { $seat ->
    [me] You throw { $card }: no other card lies in the pile, so little is lost if { $next } takes it.
   *[other] { $seat } throws { $card }: no other card lies in the pile, so little is lost if { $next ->
        [me] you take it.
       *[other] { $next } takes it.
    }
}

# $rank (rank): of the card. $side (side): the one of the next player.
bot-canasta-discard-risk = { $seat ->
    [me] You throw { $card } although { $side ->
        [team] { $side } have a meld of { $rank }: giving up anything else would cost more.
       *[other] { $side } has a meld of { $rank }: giving up anything else would cost more.
    }
   *[other] { $seat } throws { $card } although { $side ->
        [me] you have a meld of { $rank }: giving up anything else would cost more.
        [mine] your side has a meld of { $rank }: giving up anything else would cost more.
        [team] { $side } have a meld of { $rank }: giving up anything else would cost more.
       *[other] { $side } has a meld of { $rank }: giving up anything else would cost more.
    }
}

# $rank (rank): of the card.
bot-canasta-discard-frozen = { $seat ->
    [me] You throw { $card }: the pile is frozen, so { $next } would need two { $rank } to take it.
   *[other] { $seat } throws { $card }: the pile is frozen, so { $next ->
        [me] you would need two { $rank } to take it.
       *[other] { $next } would need two { $rank } to take it.
    }
}

# $rank (rank): of the card. $count of $total (numbers): so many of them lie open.
bot-canasta-discard-seen = { $seat ->
    [me] You throw { $card }: { $count } of the { $total } { $rank } lie open, so { $next } can hardly use it.
   *[other] { $seat } throws { $card }: { $count } of the { $total } { $rank } lie open, so { $next ->
        [me] you can hardly use it.
       *[other] { $next } can hardly use it.
    }
}

# $side (side): the one of the next player.
bot-canasta-discard-unopened = { $seat ->
    [me] You throw { $card }: { $side ->
        [team] { $side } have not melded yet, and would have to open to take it.
       *[other] { $side } has not melded yet, and would have to open to take it.
    }
   *[other] { $seat } throws { $card }: { $side ->
        [me] you have not melded yet, and would have to open to take it.
        [mine] your side has not melded yet, and would have to open to take it.
        [team] { $side } have not melded yet, and would have to open to take it.
       *[other] { $side } has not melded yet, and would have to open to take it.
    }
}

# $rank (rank): of the card and of the one below it.
bot-canasta-discard-same = { $seat ->
    [me] You throw { $card }: the card before was one of the { $rank } too, and nobody took it.
   *[other] { $seat } throws { $card }: the card before was one of the { $rank } too, and nobody took it.
}

# $rank (rank): of the card. $side (side): the one of the next player.
bot-canasta-discard-unmelded = { $seat ->
    [me] You throw { $card }: { $side ->
        [team] { $side } have no meld of { $rank } to put it on.
       *[other] { $side } has no meld of { $rank } to put it on.
    }
   *[other] { $seat } throws { $card }: { $side ->
        [me] you have no meld of { $rank } to put it on.
        [mine] your side has no meld of { $rank } to put it on.
        [team] { $side } have no meld of { $rank } to put it on.
       *[other] { $side } has no meld of { $rank } to put it on.
    }
}
