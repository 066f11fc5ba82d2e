### Answers about rulings, in English: what would make a move legal, what differs between two moves or two
### tables, what a move closes, and the rulebook.
###
### These sentences speak to the player who tried the move. A try is the move that is being judged;
### $move, $step (text): a move as one types it, such as `lay K♠ K♥ K♦`.

## Fixes: what can be changed

fix-when-now = Now:
fix-when-first = First a step:
fix-when-later = Later:
fix-when-if = Only if:

# Where there is no fix.
fix-none = No small change makes this legal.
fix-none-needed = This is allowed as it is.
fix-none-over = The hand is over, so no move is legal any more.

# $added, $removed (cards): what another choice has that the try has not, and the reverse.
fix-now-swap = With { $added } instead of { $removed }, this is allowed.
fix-now-add = With { $added } added, this is allowed.
fix-now-remove = Without { $removed }, this is allowed.
fix-now-regroup = These cards are allowed if you put them together like this: { $move }.
fix-now-move = This is allowed instead: { $move }.
# What cards are said to stand for.
fix-now-declare = If you say it like this, it is allowed: { $move }.
fix-now-other = You can do this instead: { $move }.

# A step before the try. $cards (cards): the cards that the step uses.
fix-first-draw = Draw first.
fix-first-take = { COUNT($cards) ->
    [0] First take the pile: the top card joins your meld.
   *[other] First take the pile with { $cards }.
}
fix-first-lay = First lay down { $cards }.
fix-first-ask = Ask your partner first.
fix-first-step = First do this: { $step }.

# A second step, after the first.
fix-next-lay = After it lay down { $cards }.
fix-next-step = After it do this: { $step }.

# What the step makes possible.
fix-then = Then this is allowed.
fix-then-swap = Then, with { $added } instead of { $removed }, this is allowed.
fix-then-add = Then, with { $added } added, this is allowed.
fix-then-remove = Then, without { $removed }, this is allowed.
fix-then-regroup = Then these cards are allowed if you put them together like this: { $move }.
fix-then-move = Then this is allowed instead: { $move }.
fix-then-declare = Then it is allowed if you say it like this: { $move }.
fix-then-other = Then you can do this instead: { $move }.

## Suppositions: facts that play could bring. The message states the fact, for a list of several;
## `.alone` says the whole of it where one is enough.

# $count (number): how many facts follow, each in a sentence.
fix-if-all = This takes { $count } things together.

suppose-next-turn = It is the start of your next turn.
    .alone = Not in this turn any more. At the start of your next turn you can do this.
suppose-turn-begins = Your turn has just begun.
    .alone = If your turn had just begun, this would be allowed.
suppose-own-turn = It is your turn, and you have drawn.
    .alone = Not now. In your own turn, once you have drawn, you can do this.
suppose-drawn = You have drawn.
    .alone = Draw first. Whether this is then allowed depends on what comes.
suppose-stock = There are cards in the stock.
    .alone = If there were cards in the stock, this would be allowed.
suppose-stock-empty = The stock is empty.
    .alone = If the stock were empty, this would be allowed.

# $rank (rank): a rank in the plural.
suppose-top = The top card of the pile is one of the { $rank }.
    .alone = If the top card of the pile were one of the { $rank }, this would be allowed.
suppose-longer-pile = There is one more card in the pile.
    .alone = If there were one more card in the pile, this would be allowed.

# $cards (cards): what is missing from the hand.
suppose-held = You hold { $cards }.
    .alone = If you held { $cards }, this would be allowed.

# $count (number): how many more cards, one or two; $rank (rank): their rank.
suppose-more = { $count ->
    [one] You lay one more { ONE($rank) } with them.
   *[other] You lay { $count } more { $rank } with them.
}
    .alone = { $count ->
        [one] If you could lay one more { ONE($rank) } with them, this would be allowed.
       *[other] If you could lay { $count } more { $rank } with them, this would be allowed.
    }
# $count (number), $rank (rank): as above; $cards (cards): what is laid now and does not belong there.
suppose-instead = { $count ->
    [one] You lay one more { ONE($rank) } instead of { $cards }.
   *[other] You lay { $count } more { $rank } instead of { $cards }.
}
    .alone = { $count ->
        [one] If you could lay one more { ONE($rank) } instead of { $cards }, this would be allowed.
       *[other] If you could lay { $count } more { $rank } instead of { $cards }, this would be allowed.
    }
suppose-wild = You use a wild card as well.
    .alone = If you held a wild card to use with it, this would be allowed.
suppose-last-cards = These are the last cards of your hand.
    .alone = If these were the last cards of your hand, this would be allowed.
suppose-one-card = You hold only one card.
    .alone = If you held only one card, this would be allowed.

# $points (number): what the melds lack.
suppose-points = The melds are worth { $points } points more.
    .alone = If the melds were worth { $points } points more, this would be allowed.
suppose-opened = Your side has opened.
    .alone = If your side had opened already, this would be allowed.

# $count (number): how many.
suppose-canasta = { $count ->
    [one] Your side has another canasta on the table.
   *[other] Your side has { $count } more canastas on the table.
}
    .alone = { $count ->
        [one] If your side had another canasta on the table, this would be allowed.
       *[other] If your side had { $count } more canastas on the table, this would be allowed.
    }
suppose-keep = { $count ->
    [one] You hold one more card.
   *[other] You hold { $count } more cards.
}
    .alone = { $count ->
        [one] If you held one more card, this would be allowed.
       *[other] If you held { $count } more cards, this would be allowed.
    }
suppose-meld = Your side has a meld of { $rank }.
    .alone = If your side had a meld of { $rank } on the table, this would be allowed.
suppose-unfrozen = The pile is not frozen.
    .alone = If the pile were not frozen, this would be allowed.
suppose-frozen = The pile is frozen.
    .alone = If the pile were frozen, this would be allowed.

# $seat (seat): the partner.
suppose-no-no = { START($seat) } has not said no.
    .alone = If { $seat } had not said no, this would be allowed.
suppose-no-yes = { START($seat) } has not said yes.
    .alone = If { $seat } had not said yes, this would be allowed.
suppose-not-asked = You have not asked yet.
    .alone = If you had not asked yet, this would be allowed.
suppose-nothing-laid = You have laid down nothing yet in this turn.
    .alone = If you had laid down nothing yet in this turn, this would be allowed.
suppose-asked = { START($seat) } has asked you.
    .alone = If { $seat } had asked you, this would be allowed.

## What differs between two moves. $move, $other (text): the two.

contrast-both-legal = Both are allowed.
contrast-none-legal = Neither is allowed.
contrast-one-legal = { $move } is allowed, { $other } is not.
contrast-alone = There is no other move to set beside this one.
contrast-same = The same rules decide both, and they come to the same.

# Where a condition is not asked of one of the moves.
contrast-unasked = Not asked of this move.

## What a move brings about in the rest of the turn. $move (text): the move.

whatif-illegal = This cannot be played, so nothing follows from it.
whatif-over = After this the hand is over.
whatif-ends = This ends the turn.
whatif-asks = After this another player has a say before your turn goes on.
whatif-said = With this you have had your say, and the game goes on.
whatif-sure = What comes of this depends on cards that lie face down.
whatif-keeps = Everything else that you can do now stays possible.
whatif-closes = After this, some things are no longer possible in this turn.
# $kinds (list of whatif-kind): the new kinds of move.
whatif-opens = After this there is also: { $kinds }.
# $name (text): a kind of move, as it stands on a button.
whatif-kind = “{ $name }”
whatif-unsure = More depends on cards that lie face down.

# A move that would be illegal afterwards, and why. $reason (text): a sentence.
whatif-closed = { $move }: { $reason }

## The same position and move at several tables

# $preset (text): its name; $changed (list): options that differ; $count (number): how many.
compare-table = { $count ->
    [0] { $preset }
   *[other] { $preset }, with { $changed }
}
compare-all-legal = It is allowed at all these tables.
compare-none-legal = It is not allowed at any of these tables.
compare-all-legal-there = It is allowed at every table where it can come up.
compare-none-legal-there = It is not allowed at any table where it can come up.
compare-differs = These tables judge differently. This is what decides:
compare-outcome = It is allowed wherever it can come up here, but it does not come to the same:
compare-unread = This position cannot come up at this table.
compare-move = The move: { $move }

# What a move comes to. $side (side), $points (number): whose points.
compare-then-score = Points of { $side } in this hand: { $points }
compare-then-total = Points of { $side } in the match: { $points }
# $count (number): how many have won the match; $sides (list): who.
compare-then-won = { $count ->
    [0] The match goes on.
   *[other] The match is won by { $sides }.
}
# $seat (seat): who moves next.
compare-then-turn = Next to act: { $seat }
compare-then-over = Then the hand is over.
compare-column-table = Rules
compare-column-verdict = Verdict
compare-column-reason = Why

## The cause test: is what a ruling cites really the reason?

cause-legal = This is allowed, so there is no fault to look for.
cause-shown = This is why: without it the move would be allowed, and nothing else is needed.
cause-shown-all = These are why: without all of them the move would be allowed, and no smaller change is enough.
cause-shown-any = These are why: the move would be allowed if some of them were met, and each of them is part of a way.
# $rules (list): articles.
cause-beyond = This is why it stops here. More rules would be asked after it, and would fail too: { $rules }.
cause-open = What is cited is not shown to be the whole reason.
