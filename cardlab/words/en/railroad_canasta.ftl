### Railroad Canasta, in English.
###
### `RC-…` is an article of the rulebook: the law. Its attributes are as in canasta.ftl:
### .law-<option>-<value> and .also-<option>-<value> for other tables, .holds and .fails (with an
### aspect where an article has several conditions) for what it came to.
###
### Words as in canasta.ftl, and two more: a kitty is the second hand that each player gets face
### down; a meld is open while it has fewer than seven cards, and with seven it is a canasta.

game-railroad_canasta = Railroad Canasta
    .about = Everybody plays alone, for four kinds of canastas of exactly seven cards. A second hand, the kitty, waits face down until you have earned it.

railroad_canasta-preset-seed = rules of the lesson
    .about = The rules of the text that this course follows, completed where the text is silent.
railroad_canasta-preset-standard = standard rules
    .about = The same as the rules of the lesson: no other full account of the game is known.

## Players and cards

RC-1 = Two to six players can play, and each plays alone.
    .law-seats =
        { $value ->
            [2] Two
            [3] Three
            [4] Four
            [5] Five
            [6] Six
           *[other] Two to six
        } players play, each alone. Two to six can play.
    .title = Who plays

RC-2 = The cards are two packs of 52 cards for each player, and jokers. So four players use eight packs, and every card is there eight times.
    .law-seats =
        The cards are two packs of 52 cards for each player, and jokers. That makes { $value ->
            [2] four
            [3] six
            [4] eight
            [5] ten
            [6] twelve
           *[other] eight
        } packs here: every card is there { $value ->
            [2] four
            [3] six
            [4] eight
            [5] ten
            [6] twelve
           *[other] eight
        } times.
    .title = The cards

RC-3 = The game is played until somebody has 20,000 points or more at the end of a hand.
    .law-target_score = At this table the game is played until somebody has { $value } points or more at the end of a hand.
    .title = Points to win

RC-4 = The first dealer is chosen by chance. After every hand the deal passes to the left.
    .title = Who deals

RC-5 = Each player is dealt a hand of 13 cards, face down.
    .title = The hand

# .there: $side (side): whose kitty it is.
RC-6 = Each player also gets 11 more cards, face down: the kitty. Not even its owner may look at it until they have earned it (RC-31).
    .holds-there = { $side ->
        [me] Your kitty still lies there.
       *[other] The kitty of { $side } still lies there.
    }
    .fails-there = { $side ->
        [me] Your kitty is gone: you have taken it already.
       *[other] The kitty of { $side } has been taken already.
    }
    .title = The kitty
    .surprise = The kitty is yours, and still you may not look. It is a second hand that must be earned with a canasta first (RC-31); until then it can only cost you points.

RC-7 = The cards that are left form the stock, face down. Its top card is turned over to start the pile.
    .title = Stock and pile

RC-8 = The natural cards are, from high to low: ace, king, queen, jack, ten, nine, eight, seven, six, five and four. Suits do not matter in melds.
    .title = Natural cards

RC-9 = Jokers and twos are wild: in a meld of other cards they can stand in for any rank from four to ace.
    .title = Wild cards

RC-10 = Every card is worth points. A joker: 50. An ace or a two: 20. An eight, nine, ten, jack, queen or king: 10. A four, five, six, seven or black three: 5. Red threes are bonus cards (RC-45).
    .title = What cards are worth

## Threes

RC-11 = A red three is laid beside the player’s melds as soon as it comes. It is never kept in the hand.
    .title = Red threes

RC-12 = If the first card of the pile is a red three, the pile is frozen.
    .title = A red three as the first card
    .law-cover_special_upcard-True = If a red three is among the first cards that are turned up, the pile is frozen.

RC-13 = A player who takes the pile lays out the red threes in it at once.
    .title = Red threes in the pile

RC-14 = Red threes do not count towards the points that a player needs to open.
    .title = Red threes do not open

# $cards (cards): what is laid now; $meld (cards): the whole meld with it; $rank (rank): its rank.
# .last: $have (number): cards that would stay in the hand.
RC-15 = Black threes may only be melded by a player who is going out, as many as they like, and without wild cards. This is the only meld that may have more than seven cards. It is no canasta.
    .holds-ordinary = This is not a meld of threes, so the rules for threes do not matter.
    .fails-ordinary = This is a meld of threes, so the rules for threes decide.
    .holds-threes = This is a meld of threes, so the rules for other melds do not matter.
    .fails-threes = This is not a meld of threes, so the rules for other melds decide.
    .holds-black = There is no red three among these cards.
    .fails-black = { START($cards) }: red threes are bonus cards and are never melded.
    .holds-wild = There is no wild card among the threes.
    .fails-wild = { START($meld) }: a wild card cannot stand in for a three.
    .holds-last = { $have ->
        [0] No card would stay in the hand.
       *[other] Only { $have } card stays in the hand, for the last discard.
    }
    .fails-last = Black threes can only be melded when going out. Here { $have } cards would stay in the hand; at most { $need } may, for the last discard.
    .holds-out = The player is going out, so black threes may be laid.
    .fails-out = Black threes can only be melded when going out, and this would not be going out.
    .holds-kitty = No black threes have been melded in this turn.
    .fails-kitty = A player who has melded black threes is going out, and cannot take the kitty any more.
    .title = Melding black threes

# $card (card): the top of the pile; $rank (rank): its rank.
RC-16 = A black three on top of the pile blocks it: the next player cannot take it. When another card covers the three, this is over.
    .holds = There is no black three on top of the pile.
    .fails = The top of the pile is { $card }. A black three blocks the pile until the next discard covers it.
    .title = A black three on the pile
    .surprise = A pair takes a frozen pile, but not one with a black three on top: there can be no pair of threes to meld with it. When the next discard covers the three, the block is gone.

## Melds and canastas

# $cards (cards): what is laid now; $meld (cards): the whole meld with it; $rank (rank): its rank, JK for wild cards.
# $have (number): cards in the meld.
RC-17 = A meld is at least three cards, laid face up on the table. The player may add to it later.
    .holds = { START($meld) }: { $have } cards; a meld needs at least { $need }.
    .fails = { $have ->
        [0] A meld without cards is no meld: { $need } are needed.
        [one] { START($meld) } is only { $have } card; a meld needs at least { $need }.
       *[other] { START($meld) } are only { $have } cards; a meld needs at least { $need }.
    }
    .title = What a meld is

RC-18 = A meld never has more than seven cards. With seven it is complete: a canasta. Nothing can be added to a canasta.
    .holds = { $have ->
        [one] The meld has { $have } card; { $need } is the most.
       *[other] The meld has { $have } cards; { $need } is the most.
    }
    .fails = { START($meld) } would be { $have } cards. A meld stops at { $need }.
    .title = Exactly seven
    .surprise = In Canasta a canasta may grow, here it may not: seven cards are the least and the most. What comes later begins a new meld of the same rank. So four tens on the table are worth more than an eighth one.

# $have (number): open melds of the rank after the try.
RC-19 = A player has only one open meld of each rank. Once it is complete, they may begin another of the same rank.
    .holds = { $rank ->
        [JK] There is no other open meld of wild cards.
       *[other] There is no other open meld of { $rank }.
    }
    .fails = { $rank ->
        [JK] There would be { $have } open melds of wild cards. Complete one before the next is begun.
       *[other] There would be { $have } open melds of { $rank }. Complete one before the next is begun.
    }
    .title = One open meld of each rank

# .naturals: $have (number): natural cards in the meld. .wilds: $have (number): wild cards in it.
RC-20 = The natural cards of a meld are all of one rank. With wild cards among them there are at least two natural cards and at most three wild ones. Example: K-K-2 and K-K-2-2-joker are melds, K-2-2 is not.
    .holds-rank = { $rank ->
        [JK] { START($meld) }: only wild cards.
       *[other] { START($meld) }: one rank, wild cards aside.
    }
    .fails-rank = { $rank ->
        [JK] { START($cards) } cannot be laid as wild cards: a meld of wild cards takes nothing else.
       *[other] { START($cards) } cannot be laid as { $rank }: only { $rank } and wild cards go together.
    }
    .holds-naturals = { $have ->
        [one] { START($meld) } has { $have } natural card, and { $need } are needed.
       *[other] { START($meld) } has { $have } natural cards, and { $need } are needed.
    }
    .fails-naturals = { $have ->
        [0] { START($meld) } has no natural card; { $need } are needed.
        [one] { START($meld) } has only { $have } natural card; { $need } are needed.
       *[other] { START($meld) } has only { $have } natural cards; { $need } are needed.
    }
    .holds-wilds = { $have ->
        [0] { START($meld) } has no wild card.
        [one] { START($meld) } has { $have } wild card, and at most { $need } are allowed.
       *[other] { START($meld) } has { $have } wild cards, and at most { $need } are allowed.
    }
    .fails-wilds = { START($meld) } has { $have } wild cards; at most { $need } are allowed.
    .title = Natural and wild cards
    .surprise = Two natural cards and three wild ones are a meld here, although the wild ones outnumber them. The text of Canasta forbids this; the text of this game has only the two limits.

RC-21 = The limit of three wild cards is for melds with natural cards in them. A meld of wild cards alone may have seven.
    .title = How far the limit goes

RC-22 = A red canasta is seven natural cards of one rank. It earns 500 points and is marked with a red card on top.
    .title = Red canastas

RC-23 = A black canasta is seven cards with wild cards among them. It earns 300 points and is marked with a black card on top.
    .title = Black canastas

RC-24 = A wild canasta is seven wild cards. It earns 1,000 points.
    .title = Wild canastas

# $meld (cards): the meld as it would be.
RC-25 = A canasta of sevens is seven sevens, and no wild cards. It earns 1,500 points. Wild cards cannot go to a meld of sevens at any time.
    .holds-sevens = This is not a meld of sevens.
    .fails-sevens = This is a meld of sevens, which takes no wild cards.
    .holds-wild = There is no wild card among the sevens.
    .fails-wild = { START($meld) }: wild cards cannot go to a meld of sevens.
    .title = Canastas of sevens

## Opening

# $side (side): who lays down.
RC-26 = The first melds of a player in each hand must be worth enough points to open. Several melds laid together count as one sum.
    .holds = { $side ->
        [me] You have opened already, so there is no minimum to reach.
       *[other] { START($side) } has opened already, so there is no minimum to reach.
    }
    .fails = { $side ->
        [me] You have not opened yet.
       *[other] { START($side) } has not opened yet.
    }
    .title = Opening

# $have, $need (points): the worth of the cards laid, and the minimum; $total (points): the score before this hand.
RC-27 = What a player needs to open depends on their score before the hand. Below 0: 15. From 0: 50. From 5,000: 90. From 10,000: 120. From 15,000: 150. Example: with 4,995 points it is 50, with 5,000 it is 90.
    .holds = The melds are worth { $have } points; { $need } are needed to open.
    .fails = { $total ->
        [0] The melds are worth { $have } points; { $need } are needed to open.
       *[other] The melds are worth { $have } points; { $need } are needed to open with a score of { $total }.
    }
    .title = Points to open

RC-28 = To open, only the values of the cards in the melds count. Red threes and bonus points for canastas do not. Example: seven sevens are worth 35 points to open with, although they are a canasta.
    .title = What counts for opening

## The turn

RC-29 = The player on the dealer’s left begins. Then the turn passes clockwise.
    .title = Who begins

# .start, .drawn, .after-draw: $phase (text): draw, meld, kitty or over, how far the turn has come.
# .stock, .pile: $have (number): how many cards are there.
# .held: $cards (cards): those that must come from the hand; $missing (cards): those of them that are not there.
# .some: $have (number): how many cards are laid down.
# .own: $rank (rank): the rank of the meld; $side (side): whose meld it is.
RC-30 = A turn has three parts. First the player draws two cards from the stock or takes the pile. Then they may lay down melds and add to their own melds. At the end they discard one card.
    .holds-start = Nothing has been drawn yet in this turn.
    .fails-start = { $phase ->
        [over] The hand is over.
        [kitty] The card is discarded. Now take the kitty or leave it.
       *[meld] This turn has already begun. Now lay down cards or discard.
    }
    .holds-drawn = Nothing has been drawn yet in this turn, so the pile may still be chosen.
    .fails-drawn = { $phase ->
        [over] The hand is over.
        [kitty] The card is discarded. Now take the kitty or leave it.
       *[meld] Too late: the pile can only be taken at the start of a turn, instead of drawing.
    }
    .holds-after-draw = The turn has begun, so cards may be laid down or discarded.
    .fails-after-draw = { $phase ->
        [over] The hand is over.
        [kitty] The card is discarded. Now take the kitty or leave it.
       *[draw] Draw first, or take the pile. Everything else in a turn comes after that.
    }
    .holds-stock = { $have ->
        [one] There is { $have } card left in the stock.
       *[other] There are { $have } cards left in the stock.
    }
    .fails-stock = The stock is empty, so nothing can be drawn.
    .holds-pile = { $have ->
        [one] There is { $have } card in the pile.
       *[other] There are { $have } cards in the pile.
    }
    .fails-pile = There is no pile to take.
    .holds-held = { COUNT($cards) ->
        [0] No card from the hand is needed.
        [one] { START($cards) } is in the hand.
       *[other] { START($cards) } are in the hand.
    }
    .fails-held = { COUNT($missing) ->
        [one] { START($missing) } is missing from the hand.
       *[other] { START($missing) } are missing from the hand.
    }
    .holds-some = { $have ->
        [one] { $have } card is laid down.
       *[other] { $have } cards are laid down.
    }
    .fails-some = Choose at least one card to lay down.
    .holds-own = { $rank ->
        [JK] The wild cards are laid for the player’s own melds.
       *[other] The { $rank } are laid for the player’s own melds.
    }
    .fails-own = { $rank ->
        [JK] Wild cards of { $side } take no cards from others. Each player adds to their own melds only.
       *[other] { START($rank) } of { $side } take no cards from others. Each player adds to their own melds only.
    }
    .title = The parts of a turn

# $side (side): whose kitty it is.
RC-31 = A player who has a red canasta, a wild one or one of sevens may look at their kitty. A black canasta is not enough.
    .law-kitty_unlock-any_canasta = A player who has a canasta, of whatever kind, may look at their kitty.
    .law-kitty_unlock-empty_hand = At this table nobody looks at their kitty before they take it, and they take it when their hand is empty.
    .holds = { $side ->
        [me] You have a canasta that is not a black one, so the kitty is yours to take.
       *[other] { START($side) } has a canasta that is not a black one, and with it the right to the kitty.
    }
    .fails = { $side ->
        [me] You have no red or wild canasta yet, nor one of sevens. Until then the kitty stays closed.
       *[other] { START($side) } has no red or wild canasta yet, nor one of sevens. Until then the kitty stays closed.
    }
    .title = Looking at the kitty
    .surprise = A black canasta is a canasta, but it does not open the way to the kitty. That is how the text has it. The Pierson family lets any canasta do it; the house rule “{ option-railroad_canasta-kitty_unlock }” plays it that way.

# $phase (text): draw, meld, kitty or over.
RC-32 = The kitty is picked up at the end of the owner’s turn, after the discard. From the next turn on its cards are played like any others.
    .law-kitty_pickup-before_draw_too = The kitty is picked up in the owner’s turn, after the discard or before drawing.
    .law-kitty_pickup-immediately = The kitty is picked up in the owner’s turn, at any moment of it.
    .holds-time = This is a moment at which the kitty may be taken.
    .fails-time = { $phase ->
        [over] The hand is over.
        [draw] The kitty cannot be taken before drawing. Its time is after the discard.
       *[meld] First discard. The kitty is taken after that.
    }
    .holds-step = The card is discarded, and the kitty may be left where it is.
    .fails-step = { $phase ->
        [over] The hand is over.
        [draw] The turn is not done: draw or take the pile, and discard.
       *[meld] The turn is not done: it ends with a discard.
    }
    .title = Picking up the kitty

## Discards and the pile

# .card: $card (card): the card to be discarded.
# .all: $have (number): players with a canasta of sevens; $need (number): all players.
RC-33 = Any card may be discarded, but a seven only when every player has a canasta of sevens.
    .holds-card = { $card ->
        [JK] A joker is not a seven, so it may be discarded.
       *[other] { $card } is not a seven, so it may be discarded.
    }
    .fails-card = { $card } is a seven.
    .holds-all = Every player has a canasta of sevens, so sevens may be discarded.
    .fails-all = { $have ->
        [0] Sevens cannot be discarded until every player has a canasta of sevens. So far nobody has one.
        [one] Sevens cannot be discarded until every player has a canasta of sevens. So far { $have } of { $need } has one.
       *[other] Sevens cannot be discarded until every player has a canasta of sevens. So far { $have } of { $need } have one.
    }
    .title = What may be discarded
    .law-all_sevens_rule-allow_discard_seven = Any card may be discarded, but a seven only when every player has a canasta of sevens, or by a player who holds nothing but sevens.
    .surprise = A seven cannot be discarded, even if nobody wants it. Everybody needs seven of them to go out, and there are only eight for each player. When every player has the canasta, sevens are free again; until then, the house rule “{ option-railroad_canasta-all_sevens_rule }” says what happens to a player who holds nothing else.

RC-34 = A wild card on the pile is laid across and freezes it. The pile stays frozen until somebody takes all of it.
    .holds = There is nothing in the pile that freezes it.
    .fails = The pile is frozen, so no meld on the table helps to take { $card }.
    .title = A wild card freezes the pile

# $have (number): natural cards of the top card's rank that the try lays with it; $need (number): 2.
# $card (card), $rank (rank): the top of the pile; $cards (cards): what the try lays; $frozen (yes or no).
RC-35 = The pile may be taken, frozen or not, with two natural cards from the hand that match its top card. The three cards are melded at once, and a player who has not opened must open with this. Then the rest of the pile comes into the hand.
    .holds = { $frozen ->
        [yes] { $have } natural { $rank } from the hand take { $card }, although the pile is frozen.
       *[no] { $have } natural { $rank } from the hand take { $card }.
    }
    .fails = { $frozen ->
        [yes] { $have ->
            [0] The pile is frozen: it takes { $need } natural cards from the hand to match { $card }. This try has none.
           *[other] The pile is frozen: it takes { $need } natural cards from the hand to match { $card }. This try has only { $have }.
        }
       *[no] { $have ->
            [0] { $card } could be taken with { $need } natural { $rank } from the hand; this try has none.
           *[other] { $card } could be taken with { $need } natural { $rank } from the hand; this try has only { $have }.
        }
    }
    .title = Taking the pile with a pair

RC-36 = The top card of a pile that is not frozen may also be taken by a player who has an open meld of its rank. It goes to that meld at once.
    .holds = There is an open meld of { $rank } that { $card } can join.
    .fails = { $rank ->
        [2] There is no open meld that { $card } could join.
        [JK] There is no open meld that the joker could join.
       *[other] There is no open meld of { $rank } that { $card } could join.
    }
    .title = Taking the pile with a meld

RC-37 = There is no other way to take the pile. One natural card and a wild card from the hand do not take it.
    .law-natural_plus_wild_take-True = At this table there is a third way to take the pile: with one natural card and a wild card from the hand (RC-G22).
    .title = No other way to take it
    .surprise = In Canasta one natural card and a wild one take an open pile, and here they do not: the text names two ways and no third. The house rule “{ option-railroad_canasta-natural_plus_wild_take }” plays it as in Canasta.

## The end of a hand

# .sevens: $phase (text): draw, meld, kitty or over.
RC-38 = A hand ends in one of three ways: a player goes out; the stock is empty and somebody would draw from it; or a player holds only sevens, and not everybody has a canasta of sevens yet.
    .holds-sevens = Only sevens are left in the hand, and none of them can be discarded.
    .fails-sevens = { $phase ->
        [over] The hand is over.
        [draw] Whether only sevens are left shows after the draw.
       *[meld] There is a card that can be discarded, so the turn goes on.
    }
    .title = How a hand ends
    .law-all_sevens_rule-pass_turn_without_discard = A hand ends in one of two ways: a player goes out, or the stock is empty and somebody would draw from it.
    .law-all_sevens_rule-allow_discard_seven = A hand ends in one of two ways: a player goes out, or the stock is empty and somebody would draw from it.

# .start: $phase (text): draw, meld, kitty or over. .stock: $have (number): cards left in the stock.
RC-39 = An empty stock does not end the hand by itself. Play goes on as long as each player can take the pile and wants to. The first who cannot or does not want to ends the hand.
    .holds-start = The turn has not begun yet.
    .fails-start = { $phase ->
        [over] The hand is over.
        [kitty] Too late in the turn: now take the kitty or leave it.
       *[meld] Too late in the turn: now lay down cards or discard.
    }
    .holds-stock = The stock is empty.
    .fails-stock = { $have ->
        [one] There is still { $have } card in the stock, so the hand goes on.
       *[other] There are still { $have } cards in the stock, so the hand goes on.
    }
    .title = An empty stock
    .law-force_take_when_stock_empty-True = An empty stock does not end the hand by itself. Play goes on as long as each player can take the pile. The first who cannot, or need not and does not want to, ends the hand (RC-G15).

RC-40 = Nobody may play so as to be left with nothing but sevens. A player keeps a card that can be discarded, if it is possible. Only by drawing can a hand come down to sevens.
    .title = Keeping a card to discard

RC-41 = A player who holds only sevens may still meld them. Then there is nothing to discard, and the hand ends.
    .holds-hand = Only sevens are in the hand, so nothing need be kept for a discard.
    .fails-hand = There are other cards than sevens in the hand, so a discard must be kept.
    .title = Nothing but sevens
    .law-all_sevens_rule-pass_turn_without_discard = A player who holds only sevens may still meld them, but not all of them. Then the turn passes without a discard.
    .law-all_sevens_rule-allow_discard_seven = A player who holds only sevens may still meld them, and then discards one.

# .some: $have (number): cards that would stay in the hand; .one, .walk: after the discard. $side (side): who plays.
RC-42 = To go out, a player needs at least one canasta of each kind: red, black, wild and sevens. Without them, no play may leave the player without cards.
    .also-walk_into_kitty-True = But a player may empty the hand in order to take the kitty (RC-G11).
    .holds-some = { $have ->
        [one] { $have } card stays in the hand.
       *[other] { $have } cards stay in the hand.
    }
    .fails-some = No card would stay in the hand.
    .holds-one = { $have ->
        [one] { $have } card stays in the hand.
       *[other] { $have } cards stay in the hand.
    }
    .fails-one = This is the last card in the hand. A player who does not go out must keep one.
    .holds-walk = { $have ->
        [one] { $have } card is left in the hand.
       *[other] { $have } cards are left in the hand.
    }
    .fails-walk = The hand is empty, so the kitty must be taken now.
    .holds-red = There is a red canasta.
    .fails-red = { $side ->
        [me] Going out takes a red canasta, seven natural cards of one rank, and you have none.
       *[other] Going out takes a red canasta, seven natural cards of one rank, and { $side } has none.
    }
    .holds-black = There is a black canasta.
    .fails-black = { $side ->
        [me] Going out takes a black canasta, one with wild cards in it, and you have none.
       *[other] Going out takes a black canasta, one with wild cards in it, and { $side } has none.
    }
    .holds-wild = There is a wild canasta.
    .fails-wild = { $side ->
        [me] Going out takes a canasta of seven wild cards, and you have none.
       *[other] Going out takes a canasta of seven wild cards, and { $side } has none.
    }
    .holds-sevens = There is a canasta of sevens.
    .fails-sevens = { $side ->
        [me] Going out takes a canasta of sevens, and you have none.
       *[other] Going out takes a canasta of sevens, and { $side } has none.
    }
    .title = Four kinds to go out
    .surprise = An empty hand is not enough. Without one canasta of each kind, red, black, wild and sevens, you must keep cards, however many canastas you have. The house rule “{ option-railroad_canasta-walk_into_kitty }” lets you go on with the kitty instead.

# .one: $have (number): cards that would stay in the hand. .seven: $card (card): the last card.
RC-43 = To go out, a player melds all cards but one and discards that one. The last discard may not be a seven.
    .holds-one = One card stays in the hand for the last discard.
    .fails-one = { $have ->
        [0] To go out, { $need } card must stay for the last discard. Here none would.
       *[other] To go out, only { $need } card may stay for the last discard. Here { $have } would.
    }
    .holds-keep = The card that stays is no seven, so it can be the last discard.
    .fails-keep = A seven would stay for the last discard, and that may not be a seven.
    .holds-seven = { $card ->
        [JK] A joker may be the last discard.
       *[other] { $card } may be the last discard.
    }
    .fails-seven = { $card } is a seven, and the last discard may not be one.
    .title = The last discard
    .surprise = All cards fit into melds, and still one must stay: going out ends with a discard, and that may not be a seven. In Canasta no last discard is needed.

## Scoring

RC-44 = The player who goes out earns 100 points.
    .title = Points for going out

RC-45 = At the end of a hand each player adds up the values of all cards in their melds, the bonuses of their canastas, and 100 for each red three on the table (RC-G28, RC-G29). Then they take off the values of the cards in their hand, and of those in their kitty if they never took it.
    .title = The count

RC-46 = A red three that is still in a kitty counts nothing.
    .title = Red threes in the kitty

RC-47 = If the hand ends without anybody going out, nobody gets the 100 points for it. Everything else counts as usual.
    .title = Nobody goes out

RC-48 = The game ends when a player has 20,000 points or more at the end of a hand. The highest score wins. If it is shared, more hands are played until there is a winner.
    .law-target_score = The game ends when a player has { $value } points or more at the end of a hand. The highest score wins. If it is shared, more hands are played until there is a winner.
    .title = The end of the game

## Where the text is silent

RC-G1 = There are two jokers for each player, so four players use eight.
    .law-seats =
        There are two jokers for each player: { $value ->
            [2] four
            [3] six
            [4] eight
            [5] ten
            [6] twelve
           *[other] eight
        } in all.
    .law-jokers_per_player-4 =
        At this table there are four jokers for each player, { $seats ->
            [2] eight in all
            [3] twelve in all
            [4] sixteen in all
            [5] twenty in all
            [6] twenty-four in all
           *[other] so four players use sixteen
        }: two for each pack, as in most games.
    .why = Both versions of the text say two for each player. Two for each pack is how packs are sold, so it is an option.
    .title = Jokers

RC-G2 = There are two to six players, and no partnerships.
    .law-seats =
        { $value ->
            [2] Two
            [3] Three
            [4] Four
            [5] Five
            [6] Six
           *[other] Two to six
        } players play at this table, without partnerships. There may be two to six.
    .why = The text names no upper limit. More than six hands cannot be followed at one table, and there are 106 cards for each player.
    .title = How many players

RC-G3 = For a red three in a dealt hand, or one that is drawn, the player draws another card. For red threes that come with the pile or with the kitty no cards are drawn.
    .law-red_three_replacement-never = At this table no cards are drawn for red threes. One that is drawn counts as a drawn card, but a draw goes on until at least one card comes into the hand.
    .law-red_three_replacement-always = At this table a card is drawn for every red three, also for those that come with the pile or with the kitty.
    .title = Cards for red threes

RC-G4 = Red threes in the dealt hands are laid out before the first turn, beginning on the dealer’s left.
    .title = When red threes are laid out

# $card (card), $rank (rank): the top of the pile.
RC-G5 = A red three that is turned up at the start stays on top. Nobody can take the pile until a discard covers it, for there is no pair of threes to take it with.
    .law-cover_special_upcard-True = At this table a wild card or a three that is turned up at the start is covered by the next card, until a natural card lies on top. If a wild card or a red three lies under it, the pile is frozen.
    .holds = There is no red three on top of the pile.
    .fails = The top of the pile is { $card }. Nobody can take the pile until a discard covers the red three.
    .why = The text says only that the pile is frozen. To cover the three would be a rule of classic Canasta that this text does not have; it is an option.
    .title = A red three turned up

RC-G6 = A wild card that is turned up at the start freezes the pile. A black three blocks the first player. A seven is a card like any other there.
    .why = The text tells what these cards do when they are discarded. The same is taken to count for the first card of the pile.
    .title = Other first cards
    .law-cover_special_upcard-True = Wild cards and threes that are turned up at the start are covered. A seven is a card like any other there.

RC-G7 = An owner may look at the kitty from the moment it is earned, also in the middle of a turn. Looking does not mean that it must be taken.
    .why = The text allows a look after the first canasta that is not black, and sets no other time.
    .title = When to look

RC-G8 = Picking up the kitty is a choice that comes after the discard of each turn, from the turn on in which the right to it was earned. The owner may also leave it for now.
    .law-kitty_pickup-before_draw_too = The kitty may be picked up after the discard, and also at the start of a turn before drawing, from the turn on in which the right to it was earned.
    .law-kitty_pickup-immediately = The kitty may be picked up at any moment of the owner’s turn, as soon as the right to it is earned.
    .also-kitty_unlock-any_canasta = Any canasta gives the right to it, a black one too.
    .also-kitty_unlock-empty_hand = It comes into play when the owner has no card left in the hand.
    .also-kitty_mandatory-True = At this table it must be taken at the first chance.
    .holds-any = { $side ->
        [me] You have a canasta, so the kitty is yours to take.
       *[other] { START($side) } has a canasta, and with it the right to the kitty.
    }
    .fails-any = { $side ->
        [me] You have no canasta yet. Until then the kitty stays closed.
       *[other] { START($side) } has no canasta yet. Until then the kitty stays closed.
    }
    .holds-empty = The hand is empty, so the kitty comes into play.
    .fails-empty = { $have ->
        [one] There is still { $have } card in the hand. The kitty is taken when there is none.
       *[other] There are still { $have } cards in the hand. The kitty is taken when there is none.
    }
    .holds-duty = Nobody has to take the kitty.
    .fails-duty = At this table the kitty must be taken at the first chance. It cannot be left.
    .holds-now = No kitty waits to be taken first.
    .fails-now = The kitty is earned, and at this table it must be taken before anything else.
    .why = The text puts it after the discard of the turn. That it may also be left for later follows from “may”.
    .title = When to pick up

# $side (side): who would go out.
RC-G10 = A player may go out with the kitty still lying there. But then its cards are taken off their points.
    .law-require_kitty_to_go_out-True = At this table a player must have taken the kitty before going out.
    .holds = The kitty is taken, or need not be.
    .fails = { $side ->
        [me] Your kitty still lies there. At this table it must be taken before going out.
       *[other] The kitty of { $side } still lies there. At this table it must be taken before going out.
    }
    .why = The text takes the cards of the kitty off the points of its owner, also of one who goes out. So it can be left lying, at a price.
    .title = Going out without the kitty
    .surprise = You may go out with your kitty still on the table, but then its cards count against you. Eleven cards can cost more than going out earns. The house rule “{ option-railroad_canasta-require_kitty_to_go_out }” rules it out.

RC-G9 = Red threes in a kitty that is picked up are laid out at once, and each counts. No cards are drawn for them.
    .law-red_three_replacement-always = Red threes in a kitty that is picked up are laid out at once, and each counts. At this table a card is drawn for each.
    .title = Red threes from the kitty

# .one: $have (number): cards that would stay in the hand. .kitty: $side (side): whose kitty it is.
RC-G11 = Nobody may empty the hand in order to take the kitty: a player who does not go out keeps a card.
    .law-walk_into_kitty-True = At this table a player who has the right to the kitty may discard their last card and walk into it: the kitty is the new hand. The last card may not be a seven.
    .holds-one = One card stays in the hand, to be discarded before the kitty is taken.
    .fails-one = { $have ->
        [0] To walk into the kitty, { $need } card must stay for the discard. Here none would.
       *[other] To walk into the kitty, only { $need } card may stay for the discard. Here { $have } would.
    }
    .holds-seven = No seven is the last card, so it can be discarded on the way to the kitty.
    .fails-seven = A seven is the last card, and one cannot walk into the kitty with that.
    .holds-kitty = { $side ->
        [me] Your kitty waits for you.
       *[other] The kitty of { $side } waits.
    }
    .fails-kitty = { $side ->
        [me] You have no kitty to walk into: it is taken, or not earned yet.
       *[other] { START($side) } has no kitty to walk into: it is taken, or not earned yet.
    }
    .why = The text forbids a player to be left without cards except by going out, and names no exception for the kitty.
    .title = No emptying the hand for the kitty

# .two: $have (number): cards that would stay in the hand; .discard: those of them that may be discarded.
RC-G12 = A player who does not go out keeps at least two cards when melding or taking the pile, and one of them must be a card that can be discarded. Who goes out keeps exactly one, and not a seven.
    .holds-two = { $have } cards stay in the hand, enough to discard one and keep one.
    .fails-two = { $have ->
        [0] No card would stay in the hand. Without going out, { $need } must stay: one to discard and one to keep.
       *[other] Only { $have } card would stay in the hand. Without going out, { $need } must stay: one to discard and one to keep.
    }
    .holds-discard = { $have ->
        [one] { $have } of the cards that stay can be discarded.
       *[other] { $have } of the cards that stay can be discarded.
    }
    .fails-discard = No card would stay that can be discarded. Sevens cannot, until everybody has a canasta of them.
    .why = The text forbids to be left without a card and asks to keep one that can be discarded. This is the test that makes both certain before cards are laid.
    .title = What must stay in the hand

RC-G13 = If the stock has only one card left, the player draws that one. It counts as a full draw.
    .title = One card left in the stock

RC-G14 = If the last cards of the stock are red threes, they are laid out and count. If the draw brought another card as well, the turn goes on. If not, the hand ends at once.
    .title = Red threes as the last cards

# $card (card): the top of the pile.
RC-G15 = Nobody has to take the pile, not even when the stock is empty.
    .law-force_take_when_stock_empty-True = At this table, when the stock is empty and the pile is not frozen, a player whose open meld fits its top card must take it, if the other rules allow it.
    .holds = Nothing forces the player to take the pile.
    .fails = { $card } fits an open meld, so the pile must be taken. With an empty stock this is not a choice at this table.
    .why = The text says that play goes on while the player is able and willing to take the pile. So nobody has to.
    .title = Taking is a choice
    .surprise = With an empty stock, a player who could take the pile may still decline and so end the hand. In Canasta they would have to take it; the house rule “{ option-railroad_canasta-force_take_when_stock_empty }” plays it that way.

RC-G16 = Three to seven wild cards may be a meld of their own, twos and jokers in any mixture. Such a meld counts as a rank by itself.
    .holds = This is a meld of wild cards alone, so it needs no natural cards.
    .fails = This is not a meld of wild cards alone, so natural cards are needed.
    .title = Melds of wild cards

RC-G17 = A meld of sevens that is not complete has three to six sevens, and never a wild card.
    .title = Open melds of sevens

RC-G18 = A canasta of sevens does not count as a red canasta. There are four kinds, and each must be there to go out.
    .title = Sevens are not red

RC-G19 = A wild card may be added later to a meld without wild cards. Then the meld can only become a black canasta. Cards on the table are not moved.
    .why = A mixed meld needs two natural cards and at most three wild ones, whenever they come. Cards on the table are not moved, because laying them is final.
    .title = Wild cards added later

RC-G20 = When a pair from the hand takes the pile and there is an open meld of that rank, all three cards join it. If it would then have more than seven cards, the pile cannot be taken so.
    .why = A player has only one open meld of each rank, and no meld has more than seven cards. Both together leave no other way.
    .title = A pair, and a meld there already

# .pair: $have (number): wild cards that the try lays with a wild top card. $card (card): the top of the pile.
RC-G21 = With a wild card on top, nobody can take the pile.
    .law-take_wild_top-True = At this table a pile with a wild card on top may be taken with two wild cards from the hand. The three make a meld of wild cards, or join it.
    .holds-top = There is no wild card on top of the pile.
    .fails-top = { $card ->
        [JK] The top of the pile is a joker. With a wild card on top, nobody can take the pile.
       *[other] The top of the pile is { $card }. With a wild card on top, nobody can take the pile.
    }
    .holds-pair = { $have } wild cards from the hand take the wild card on top.
    .fails-pair = A wild card on top could be taken with { $need } wild cards from the hand. This try is another.
    .title = A wild card on top

# $card (card), $rank (rank): the top of the pile; $cards (cards): what the try lays with it. $side (side): who takes it.
RC-G22 = One natural card and a wild card from the hand do not take the pile.
    .law-natural_plus_wild_take-True = At this table a player who has opened may take a pile that is not frozen with one natural card of its top card’s rank and a wild card from the hand.
    .holds-opened = { $side ->
        [me] You have opened, so one natural card and a wild card can take the pile.
       *[other] { START($side) } has opened, so one natural card and a wild card can take the pile.
    }
    .fails-opened = { $side ->
        [me] You have not opened, so one natural card and a wild card do not take the pile.
       *[other] { START($side) } has not opened, so one natural card and a wild card do not take the pile.
    }
    .holds-cards = { START($cards) }, with a natural card and a wild card, take { $card }.
    .fails-cards = { COUNT($cards) ->
        [0] { $card } could be taken with one natural card of its rank and a wild card from the hand; this try uses no card from the hand.
       *[other] { $card } could be taken with one natural card of its rank and a wild card from the hand; this try uses { $cards }.
    }
    .why = The text names two ways to take the pile and no third. Classic Canasta has this one, so it is an option.
    .title = A natural and a wild card

RC-G23 = To open with the pile, its top card, the pair and all other cards that are laid from the hand in the same move count. The other cards of the pile do not.
    .title = Opening with the pile

# $have (number): black threes in the meld; $meld (cards).
RC-G24 = A meld of black threes has at least three of them, and there is no upper limit.
    .law-black_three_meld_min-1 = At this table a player who is going out may meld any number of black threes, even a single one.
    .holds = { $have ->
        [one] { $have } black three is enough here.
       *[other] { $have } black threes are enough.
    }
    .fails = { $have ->
        [0] A meld without cards is no meld.
       *[other] { START($meld) }: a meld of black threes needs { $need }.
    }
    .why = The text says “as many as they like”, and also that a meld has at least three cards. The second is taken to count here too.
    .title = How many black threes

RC-G25 = The last discard may be a wild card or a black three, but not a seven.
    .why = The text excludes only sevens.
    .title = What the last discard may be

RC-G26 = A player who holds only sevens that cannot be discarded may first meld what can be melded, even all of them. Then the hand ends. Sevens that stay in the hand cost 5 points each.
    .law-all_sevens_rule-pass_turn_without_discard = At this table a player who holds only sevens that cannot be discarded may meld some of them, and then the turn passes without a discard. The hand goes on.
    .law-all_sevens_rule-allow_discard_seven = At this table a player who holds only sevens may discard one of them, although not everybody has a canasta of sevens. The hand goes on.
    .holds-discard = There are only sevens in the hand, so one of them may be discarded.
    .fails-discard = There are other cards than sevens in the hand, and one of those can be discarded.
    .holds-pass = There are only sevens in the hand that cannot be discarded, so the turn may pass without a discard.
    .fails-pass = A turn passes without a discard only if the hand holds nothing but sevens that cannot be discarded.
    .why = The text says that these sevens may be melded, and that the hand ends. When exactly that is judged, and what the sevens left over cost, had to be settled.
    .title = A hand of sevens

RC-G27 = Cards cannot be laid down if only sevens would stay that cannot be discarded. But after a discard that was allowed, only sevens may be left.
    .why = The text forbids to bring about such a hand on purpose. Laying down cards is always on purpose; a discard is not, for there may be no other.
    .title = Not down to sevens by melding

RC-G28 = Red threes count for a player who has not melded anything, too.
    .law-unmelded_red_threes-zero = At this table red threes count nothing for a player who has not melded anything when the hand ends.
    .law-unmelded_red_threes-minus = At this table red threes cost a player who has not melded anything as many points as they would otherwise earn.
    .why = The text counts 100 for each and names no condition. Classic Canasta takes the points off, so it is an option.
    .title = Red threes without a meld
    .surprise = Red threes earn points even for a player who has not melded. In Canasta they would cost them. The text names no such penalty; the house rule “{ option-railroad_canasta-unmelded_red_threes }” has it.

RC-G29 = There is no extra bonus for having many red threes.
    .law-red_three_set_bonus-classic = At this table four red threes earn 800 points, five 1,000, six 1,200, and each further one 200 more.
    .why = The text gives 100 for each and nothing more. The bonus of classic Canasta is an option.
    .title = Many red threes

RC-G30 = Melds that are not complete at the end of the hand cost nothing extra.
    .why = The text names no such penalty. It belongs to another game, Modern American Canasta.
    .title = Open melds at the end

RC-G31 = Cards that match a canasta cannot be added to it. They may be a new meld if there are three of them.
    .why = No meld has more than seven cards, and a new one of the rank may be begun when the old one is complete.
    .title = More cards of a full rank

RC-G32 = A score may be below nought, and so may the points of a hand.
    .why = The text has a minimum for players with less than nought, so there must be such scores.
    .title = Scores below nought

RC-G33 = If the highest score is shared when a game could end, all players play another hand.
    .why = The text says that more rounds are played until there is a winner, and does not send anybody away.
    .title = A tie at the end

RC-G34 = Everybody sees the top card of the pile, whether it is frozen, all melds, how many cards each player holds and which kitties are still there.
    .title = What everybody sees

RC-G35 = A move that has been made stands. While a player is still choosing cards, nothing is decided.
    .why = The text of classic Canasta forbids taking back what is laid. While cards are still being chosen, nobody else has seen anything.
    .title = Moves are final

RC-G36 = Players add cards only to their own melds, never to those of others.
    .why = The text speaks only of adding to melds that one has begun oneself, and all play alone.
    .title = Melds belong to a player

## Why it was settled so: notes on places where the text contradicts itself or common practice

RC-C1 = The text allows no more than three wild cards in any meld, and also a canasta of seven wild cards. So the limit is for melds with natural cards in them.
    .title = Three wild cards, or seven
RC-C2 = One version of the text seems to forbid three wild cards. Words were lost there: more than three are forbidden.
    .title = Words that were lost
RC-C3 = The text says that a frozen pile cannot be taken, and then that a pair takes it. A wild card or a red three leaves only the pair; a black three on top blocks everything for one turn.
    .title = Can a frozen pile be taken?
RC-C4 = The text garbles what freezes the pile for long. A wild card that is discarded does, and taking the pile ends it.
    .title = What freezes it for long
RC-C5 = One version says that taking the pile keeps it frozen. The other has it right: that thaws it.
    .title = What thaws it
RC-C6 = A top card that is added to an open meld brings the rest of the pile with it.
    .law-unfrozen_layoff_takes-top_card_only = At this table a top card that is added to an open meld is taken alone. The rest of the pile stays where it is.
    .why = If only the top card were taken, drawing two cards from the stock would nearly always be better, and the rule would be of no use.
    .title = The top card, or the pile
    .surprise = Adding the top card to a meld brings you the whole pile, wanted or not. The text says “the top card”, but calls it taking the pile. The house rule “{ option-railroad_canasta-unfrozen_layoff_takes }” takes it to the letter.
RC-C7 = “Seven canastas” in one version means a canasta of sevens.
    .title = “Seven canastas”
RC-C8 = Melding the last sevens and so ending the hand is not going out. It earns nothing extra, and it needs no four kinds of canastas.
    .title = Ending is not going out
RC-C9 = No meld has more than seven cards, except that of black threes.
    .why = The text says in so many words that this meld may have more.
    .title = The one larger meld
RC-C10 = The text calls this a game of tricks. It is one of melds.
    .title = No tricks
RC-C11 = One version says that a hand of sevens alone is impossible, the other that it is unlikely. It does happen.
    .title = Impossible or unlikely
RC-C12 = Even when everybody has a canasta of sevens and sevens may be discarded, the last discard of a player who goes out is not a seven.
    .title = Sevens at the very end
RC-C13 = “Previous canastas do not count” towards opening may mean bonuses or earlier hands. It makes no difference: only the cards that are laid count.
    .title = “Previous canastas”
RC-C14 = Links in one version swallow the heading about the end of a hand.
    .title = A heading that got lost

## Headings in the tree of a ruling

title-rr-last-meld = Threes are the last meld
title-rr-no-threes = The rules for other melds
title-rr-sevens = Sevens and wild cards
title-rr-wild-share = The share of wild cards, unless there are only such
title-rr-keep-two = A card to discard and one to keep
title-rr-four-kinds = A canasta of each kind
title-rr-walking = Walking into the kitty
title-rr-sevens-hand = A hand of nothing but sevens
title-rr-keeping = Cards to keep, unless there are only sevens
title-rr-natural-and-wild = A natural card and a wild one
title-rr-kitty = Taking the kitty
title-rr-pass = Letting the turn end
title-rr-passing = A turn may end in these ways
title-rr-leaving = Leaving the kitty
title-rr-endings = The hand may end in these ways
title-rr-ending-stock = With an empty stock
title-rr-sevens-discard = No seven, unless it may be discarded
title-rr-sevens-free = When a seven may be discarded

## What happened. $seat (seat): who did it; $cards (cards): where everybody sees them; $count (number).

event-rr-kitties = Each player also gets { $count } cards face down: the kitty.
# $sort (text): red, black, wild or sevens. $rank (rank): its rank.
event-rr-canasta = { $sort ->
    [red] A red canasta of { $rank }!
    [black] A black canasta of { $rank }!
    [wild] A canasta of wild cards!
   *[sevens] A canasta of sevens!
}
event-rr-uncovered = { $card ->
    [JK] The rest of the pile stays, with a joker on top.
   *[other] The rest of the pile stays, with { $card } on top.
}
event-rr-blocked = { $card } blocks the pile for one turn.
event-rr-kitty-taken = { $seat ->
    [me] You take your kitty: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { START($seat) } takes the kitty: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
    .seen = { $seat ->
        [me] You take your kitty: { $cards }.
       *[other] { START($seat) } takes the kitty: { $cards }.
    }
event-rr-red-threes-in-kitty = { $seat ->
    [me] You lay out { $cards } from the kitty.
   *[other] { START($seat) } lays out { $cards } from the kitty.
}
event-rr-kitty-left = { $seat ->
    [me] You leave your kitty where it is.
   *[other] { START($seat) } leaves the kitty where it is.
}
event-rr-walked = { $seat ->
    [me] Your hand is empty: now you walk into your kitty.
   *[other] The hand of { $seat } is empty: now comes the kitty.
}
event-rr-passed = { $seat ->
    [me] You hold nothing but sevens, and your turn passes without a discard.
   *[other] { START($seat) } holds nothing but sevens, and the turn passes without a discard.
}
event-rr-only-sevens = { $seat ->
    [me] You hold nothing but sevens, and none can be discarded. So the hand ends.
   *[other] { START($seat) } holds nothing but sevens, and none can be discarded. So the hand ends.
}
event-rr-sevens-gone = { $seat ->
    [me] You have melded your last sevens. There is nothing to discard, so the hand ends.
   *[other] { START($seat) } has melded the last sevens. There is nothing to discard, so the hand ends.
}

## Lines of the score sheet

entry-rr-canasta-red = Red canasta of { $rank }
entry-rr-canasta-black = Black canasta of { $rank }
entry-rr-canasta-wild = Canasta of wild cards
entry-rr-canasta-sevens = Canasta of sevens
entry-rr-kitty = { $seat ->
    [me] Cards left in your kitty
   *[other] Cards left in the kitty of { $seat }
}

## Buttons

offer-rr-kitty = Take the kitty
offer-rr-leave = Leave the kitty
offer-rr-pass = Pass without a discard
offer-rr-end = End the hand

## The panel “What can I do now?”

kind-takekitty = Take the kitty
    .about = Take your second hand, once a canasta has earned it.
kind-pass = Let the turn end
    .about = Leave the kitty for now, or pass when nothing can be discarded.

## The status line. $seat (seat): whose move it is.

phase-kitty = { $seat ->
    [me] Your turn ends: take your kitty, or leave it for now.
   *[other] { START($seat) } may take the kitty.
}

## What a thing on the table is, for those who ask. $zone (text): what lies there; $seat (seat): whose it is.

about-railroad_canasta-pile = This is the discard pile. Only its top card is known to all. { $zone }.
about-kitty = { $seat ->
    [me] This is your kitty, a second hand. It lies face down, and not even you may look at it before you have earned it. { $zone }.
   *[other] This is the kitty of { $seat }. It lies face down, and not even { $seat } may look at it. { $zone }.
}

## Places and marks on the table

# $count (number): how many cards; $side (side): whose they are; $cards (cards): if they may be seen.
table-zone-kitty = Kitty of { $side }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-zone-kitty-empty = The kitty of { $side } is taken
table-name-kitty = Kitty
table-mark-red = red
table-mark-black = black
table-mark-sevens = sevens
table-mark-unlocked = earned

## What would make a move allowed (see explain.ftl). The message states the fact, `.alone` the whole of it.

fix-first-takekitty = First take the kitty.
# $cards (cards): the card.
fix-first-discard = First discard { $cards }.

suppose-railroad_canasta-opened = You have opened.
    .alone = If you had opened already, this would be allowed.
# $rank (rank): the rank of the meld.
suppose-railroad_canasta-meld = You have an open meld of { $rank }.
    .alone = If you had an open meld of { $rank } on the table, this would be allowed.
suppose-next-drawn = It is your next turn, and you have drawn.
    .alone = Not in this turn any more. In your next turn, once you have drawn, you can do this.
suppose-discarded = You have discarded for this turn.
    .alone = Not yet. After your discard you can do this.
suppose-kitty-taken = You have taken your kitty.
    .alone = If you had taken your kitty, this would be allowed.
suppose-earned = You have a red canasta, a wild one or one of sevens.
    .alone = If you had a red canasta, a wild one or one of sevens, this would be allowed.
suppose-any-canasta = You have a canasta.
    .alone = If you had a canasta, this would be allowed.
suppose-hand-empty = Your hand is empty.
    .alone = If your hand were empty, this would be allowed.
# $count (number): how many of the four kinds are missing; $kind (text): the first of them.
suppose-four-kinds = { $count ->
    [one] { $kind ->
        [red] You have a red canasta.
        [black] You have a black canasta.
        [wild] You have a wild canasta.
       *[sevens] You have a canasta of sevens.
    }
   *[other] You have a canasta of each of the four kinds.
}
    .alone = { $count ->
        [one] { $kind ->
            [red] If you had a red canasta too, this would be allowed.
            [black] If you had a black canasta too, this would be allowed.
            [wild] If you had a wild canasta too, this would be allowed.
           *[sevens] If you had a canasta of sevens too, this would be allowed.
        }
       *[other] If you had a canasta of each of the four kinds, this would be allowed.
    }
# $rank (rank): the rank of the open meld, JK for wild cards.
suppose-completed = { $rank ->
    [JK] Your open meld of wild cards is complete.
   *[other] Your open meld of { $rank } is complete.
}
    .alone = { $rank ->
        [JK] If your open meld of wild cards were complete, this would be allowed.
       *[other] If your open meld of { $rank } were complete, this would be allowed.
    }
suppose-sevens-everywhere = Every player has a canasta of sevens.
    .alone = If every player had a canasta of sevens, this would be allowed.
suppose-only-sevens = You have drawn, and hold nothing but sevens.
    .alone = If you held nothing but sevens after drawing, this would be allowed.
# $count (number): how many wild cards are missing.
suppose-wild-pair = { $count ->
    [one] You use one more wild card.
   *[other] You use { $count } wild cards.
}
    .alone = { $count ->
        [one] If you held one more wild card to use with it, this would be allowed.
       *[other] If you held { $count } wild cards to use, this would be allowed.
    }
suppose-going-out = You are going out: you have all four kinds of canastas, and one other card is left for the last discard.
    .alone = If you were going out with them, with all four kinds of canastas, this would be allowed.
suppose-last-but-one = These are the last cards of your hand but one, which you discard.
    .alone = If only one other card were in your hand, for the last discard, this would be allowed.

## The rules of a table. Names and values stand inside a sentence, so they begin small.

option-railroad_canasta-jokers_per_player = jokers for each player
    .about = How many jokers does the game have for each player?
    .value-2 = two
    .value-4 = four
option-railroad_canasta-red_three_replacement = cards for red threes
    .about = For which red threes does a player draw another card?
    .value-classic = for those that were dealt or drawn
    .value-never = for none
    .value-always = for all
option-railroad_canasta-cover_special_upcard = special first card is covered
    .about = Is a wild card or a three that is turned up first covered by the next card?
    .value-False = no
    .value-True = yes
option-railroad_canasta-walk_into_kitty = walking into the kitty
    .about = May a player discard the last card and go on with the kitty?
    .value-False = no
    .value-True = yes
option-railroad_canasta-kitty_pickup = time to take the kitty
    .about = When may the kitty be taken?
    .value-after_discard = after the discard
    .value-before_draw_too = after the discard or before drawing
    .value-immediately = at any moment of the turn
option-railroad_canasta-kitty_unlock = right to the kitty
    .about = What gives a player the right to the kitty?
    .value-non_black = a canasta that is not black
    .value-any_canasta = any canasta
    .value-empty_hand = an empty hand
option-railroad_canasta-kitty_mandatory = kitty must be taken
    .about = Must the kitty be taken at the first chance?
    .value-False = no
    .value-True = yes
option-railroad_canasta-require_kitty_to_go_out = no going out before the kitty
    .about = Must a player have taken the kitty before going out?
    .value-False = no
    .value-True = yes
option-railroad_canasta-unfrozen_layoff_takes = what a meld on the table takes
    .about = What does a player get whose open meld fits the top card of the pile?
    .value-pile = the whole pile
    .value-top_card_only = the top card only
option-railroad_canasta-natural_plus_wild_take = pile for a natural card and a wild one
    .about = May one natural card and a wild card take a pile that is not frozen?
    .value-False = no
    .value-True = yes
option-railroad_canasta-take_wild_top = pile for two wild cards
    .about = May two wild cards take a pile with a wild card on top?
    .value-False = no
    .value-True = yes
option-railroad_canasta-black_three_meld_min = black threes needed for a meld
    .about = How many black threes must a player meld when going out, at the least?
    .value-3 = three
    .value-1 = one
option-railroad_canasta-force_take_when_stock_empty = pile must be taken when the stock is empty
    .about = When the stock is empty, must a player take a pile that fits an open meld?
    .value-False = no
    .value-True = yes
option-railroad_canasta-all_sevens_rule = hand of nothing but sevens
    .about = What happens when a player holds nothing but sevens that cannot be discarded?
    .value-end_round = the hand ends
    .value-pass_turn_without_discard = the turn passes without a discard
    .value-allow_discard_seven = a seven may be discarded
option-railroad_canasta-unmelded_red_threes = red threes without a meld
    .about = What do red threes count for a player who has not melded anything?
    .value-plus = they count as usual
    .value-zero = they count nothing
    .value-minus = they cost points
option-railroad_canasta-red_three_set_bonus = bonus for many red threes
    .about = Do four or more red threes earn extra points?
    .value-0 = no
    .value-classic = 200 points for each instead of 100
option-railroad_canasta-target_score = points to win
    .about = At how many points does a game end?
    .value-20000 = 20,000
