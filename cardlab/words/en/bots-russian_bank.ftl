### Why a bot does what it does in Russian Bank, in one or two sentences.
###
### $seat (seat): who moves. $other (seat): the opponent. $cards (cards): those that are moved.
### $number (number): a house, from 1. "me" is the person who reads this: the same sentences give a
### learner a hint.

## Duties

bot-rb-foundation-reserve = { $seat ->
    [me] { $cards } is the top of your reserve and fits a foundation: it goes before all others.
   *[other] { $cards } is the top of { $seat }’s reserve and fits a foundation: it goes before all others.
}
bot-rb-foundation = { $seat ->
    [me] { $cards } fits a foundation, so you play it there before anything else.
   *[other] { $cards } fits a foundation, so { $seat } plays it there before anything else.
}
bot-rb-fill = { $seat ->
    [me] House { $number } is empty, so you fill it from your reserve, and have a reserve card less.
   *[other] House { $number } is empty, so { $seat } fills it from the reserve, and has a reserve card less.
}
bot-rb-build-reserve = { $seat ->
    [me] Your reserve card { $cards } fits on house { $number }: every card out of the reserve is worth two points.
   *[other] The reserve card { $cards } fits on house { $number }: every card out of the reserve is worth two points.
}

## Free moves

bot-rb-load-reserve = { $seat ->
    [me] You load { $cards } on { $other }’s reserve: there each card costs two points.
   *[other] { START($seat) } loads { $cards } on { $other ->
        [me] your reserve
       *[other] { $other }’s reserve
    }: there each card costs two points.
}
bot-rb-load-waste = { $seat ->
    [me] You load { $cards } on { $other }’s waste, which makes the way to an empty hand longer.
   *[other] { START($seat) } loads { $cards } on { $other ->
        [me] your waste
       *[other] { $other }’s waste
    }, which makes the way to an empty hand longer.
}
bot-rb-build-drawn = { $seat ->
    [me] The turned-up card { $cards } fits on house { $number }, so your turn goes on.
   *[other] The turned-up card { $cards } fits on house { $number }, so { $seat }’s turn goes on.
}
bot-rb-use-empty = { $seat ->
    [me] With your reserve used up, you may put { $cards } into the empty house { $number }.
   *[other] { START($seat) } puts { $cards } into the empty house { $number }.
}
bot-rb-build = { $seat ->
    [me] You move { $cards } to house { $number }.
   *[other] { START($seat) } moves { $cards } to house { $number }.
}
bot-rb-open-house = { $seat ->
    [me] Moving { $cards } away empties house { $number }, and your reserve can fill it.
   *[other] Moving { $cards } away empties house { $number }, and { $seat }’s reserve can fill it.
}
bot-rb-uncover-foundation = { $seat ->
    [me] You move { $cards } to house { $number }, because the card under it fits a foundation.
   *[other] { START($seat) } moves { $cards } to house { $number }, because the card under it fits a foundation.
}
bot-rb-uncover-reserve = { $seat ->
    [me] You move { $cards } to house { $number }, so that your reserve card can be played.
   *[other] { START($seat) } moves { $cards } to house { $number }, so that the reserve card can be played.
}
bot-rb-uncover-drawn = { $seat ->
    [me] You move { $cards } to house { $number }, so that your turned-up card finds a place.
   *[other] { START($seat) } moves { $cards } to house { $number }, so that the turned-up card finds a place.
}

## The end of a turn

bot-rb-turn-up-first = { $seat ->
    [me] Nothing on the table must be played, so you turn up your first card.
   *[other] Nothing on the table must be played, so { $seat } turns up the first card.
}
bot-rb-turn-up = { $seat ->
    [me] There is nothing better to do, so you turn up a card.
   *[other] { START($seat) } turns up a card.
}
bot-rb-waste = { $seat ->
    [me] { $cards } helps nowhere. You lay it on your waste, and your turn is over.
   *[other] { $cards } helps nowhere. { START($seat) } lays it on the waste, and the turn is over.
}
bot-rb-pass = { $seat ->
    [me] There is nothing to turn up and nothing to play, so you pass.
   *[other] There is nothing to turn up and nothing to play, so { $seat } passes.
}
bot-rb-go-on = { $seat ->
    [me] You go on.
   *[other] { START($seat) } goes on.
}

## Stalemates

bot-rb-offer = { $seat ->
    [me] Nothing has moved for a while, so you offer a stalemate.
   *[other] Nothing has moved for a while, so { $seat } offers a stalemate.
}
bot-rb-accept-ahead = { $seat ->
    [me] You hold the lower count, so the stalemate earns you the difference.
   *[other] { START($seat) } holds the lower count and accepts: the stalemate earns the difference.
}
bot-rb-accept-stuck = { $seat ->
    [me] Nothing has moved for so long that you accept.
   *[other] Nothing has moved for so long that { $seat } accepts.
}
bot-rb-refuse = { $seat ->
    [me] The stalemate would cost you points, so you play on.
   *[other] The stalemate would cost points, so { $seat } plays on.
}

## Stop. $duty (text): the duty that was missed; $asked (cards): the cards it asked for.

bot-rb-stop = { $seat ->
    [me] Stop! Here { rb-duty-missed }
   *[other] { START($seat) } calls “Stop!” Here { rb-duty-missed }
}
bot-rb-let-stand = { $seat ->
    [me] The move is in order, so you let it stand.
   *[other] The move is in order, so { $seat } lets it stand.
}
