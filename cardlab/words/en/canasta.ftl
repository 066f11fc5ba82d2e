### Canasta, in English.
###
### `CA-…` is an article of the rulebook: the law. Its attributes:
###   .law-<option>-<value>   what to show instead of the law (or, where a law rests on two
###                           options, beside it) when the table plays with that option
###   .holds, .fails          what the article came to for one move, with the facts of the ruling
###   .holds-<aspect>, …      the same where an article has several conditions
###
### Words that keep their meaning everywhere: a hand is what a player holds, and also one deal
### from the first card to the score; a side is a player alone or a partnership; to open is to lay
### a side's first melds of a hand; natural cards are those that are not wild; the pile is the
### discard pile; a try is the move that is being judged.

game-canasta = Canasta
    .about = Collect cards of the same rank, lay them down with your partner, and build melds of seven or more: canastas.

canasta-preset-seed = rules of the lesson
    .about = The rules of the text that this course follows, completed where the text is silent.
canasta-preset-standard = standard rules
    .about = The rules that most rulebooks give today: more freedom for wild cards, and no extra points for a concealed canasta.

## Players and cards

CA-1 = Canasta is best with four players: two against two. Two or three players can play as well, each alone. Six play in two teams of three.
    .law-seats-2 = Two players play, each alone.
    .law-seats-3 = Three players play, each alone.
    .law-seats-4 = Four players play, two against two.
    .law-seats-6 = Six players play in two teams of three.
    .title = Who plays

CA-2 = Partners sit opposite each other, so the turn always passes to the other side. At a table of four, South plays with North, and West with East.
    .law-seats-6 = Partners do not sit side by side: the players of the two teams take turns around the table, so the turn always passes to the other side.
    .title = Where partners sit

CA-3 = Four players use two packs of 52 cards and four jokers: 108 cards in all. So every card is there twice, and there are eight kings, eight fours and so on.
    .law-seats-2 = Two players use two packs of 52 cards and four jokers: 108 cards in all. So every card is there twice, and there are eight kings, eight fours and so on.
    .law-seats-3 = Three players use two packs of 52 cards and four jokers: 108 cards in all. So every card is there twice, and there are eight kings, eight fours and so on.
    .law-seats-6 = Six players use three packs of 52 cards and six jokers: 162 cards in all. So every card is there three times, and there are twelve kings, twelve fours and so on.
    .title = The cards

CA-4 = All jokers and all twos are wild: in a meld they can stand in for other cards. All other cards are called natural.
    .title = Wild cards

CA-5 = Every card is worth points. A joker: 50. An ace or a two: 20. An eight, nine, ten, jack, queen or king: 10. A four, five, six, seven or black three: 5. Red threes are bonus cards: 100 points each, or 200 each for a side that has all four.
    .law-seats-6 = Every card is worth points. A joker: 50. An ace or a two: 20. An eight, nine, ten, jack, queen or king: 10. A four, five, six, seven or black three: 5. Red threes are bonus cards: 100 points each, and more if a side has five or six of them (CA-V8).
    .title = What cards are worth

CA-6 = The first dealer may be chosen in any way. After every hand the deal passes to the left. Dealing is no advantage. Playing first may be one, because bonus cards can lie in the pile from the start.
    .title = Who deals

CA-7 = The dealer shuffles, the player on the dealer’s right cuts, and each of four players gets 11 cards. Two, three or six players get more (CA-V3).
    .law-seats-2 = The dealer shuffles, the other player cuts, and each gets 15 cards.
    .law-seats-3 = The dealer shuffles, the player on the dealer’s right cuts, and each player gets 13 cards.
    .law-seats-4 = The dealer shuffles, the player on the dealer’s right cuts, and each player gets 11 cards.
    .law-seats-6 = The dealer shuffles, the player on the dealer’s right cuts, and each player gets 13 cards.
    .title = The deal

CA-8 = The cards that are not dealt form the stock, face down. Its top card is turned over to start the pile. While that card is wild or a three, the next one is turned onto it. Example: after 2♣, 3♥, 3♠ and 9♦ the pile has four cards, and 9♦ is its top.
    .law-black_three_upcard-leave = The cards that are not dealt form the stock, face down. Its top card is turned over to start the pile. While that card is wild or a red three, the next one is turned onto it. A black three stays on top: the first player cannot take the pile.
    .law-black_three_upcard-freeze = The cards that are not dealt form the stock, face down. Its top card is turned over to start the pile. While that card is wild or a red three, the next one is turned onto it. A black three stays on top and freezes the pile until somebody takes it.
    .title = The first card of the pile

CA-9 = A wild card among the first cards turned up freezes the pile. It stays frozen until somebody takes it in the way that a frozen pile allows (CA-S3).
    .title = A wild first card

CA-10 = A red three in the pile goes to the player who takes the pile. They lay it face up beside the melds of their side, but they do not draw a card for it.
    .title = Red threes in the pile

CA-11 = A red three among the cards that a player was dealt is laid face up on the table at once. The player draws a card for it from the stock. If that is a red three too, the same happens again.
    .title = Red threes that are dealt

## The turn

CA-12 = The player on the dealer’s left begins. Then the turn passes clockwise, from each player to the one on their left.
    .title = Who begins

# .start: $phase (text): draw, meld, answer or over, how far the turn has come.
# .stock, .pile: $have (number): how many cards are there.
CA-13 = A turn begins in one of two ways. Either the player draws from the stock, or they take the whole pile. They may take the pile only if they can meld its top card at once (CA-S1 to CA-S4).
    .holds-start = Nothing has been drawn yet in this turn.
    .fails-start = { $phase ->
        [over] The hand is over.
        [answer] First the partner must answer, yes or no.
       *[meld] This turn has already begun. Now lay down cards or discard.
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
    .title = Drawing or taking the pile

CA-14 = A red three drawn from the stock is laid face up on the table at once, and another card is drawn instead. It is never kept in the hand.
    .title = Red threes that are drawn

# .after-draw: $phase (text), as in CA-13.
# .held: $cards (cards): those that must come from the hand; $missing (cards): those of them that are not there.
# .some: $have (number): how many cards are laid down.
CA-15 = After drawing or taking the pile, a player may lay down new melds and add cards to the melds of their side, as many as they like or none. Then they put one card on the pile, and their turn is over. They can only use cards from their own hand.
    .holds-after-draw = The turn has begun, so cards may be laid down or discarded.
    .fails-after-draw = { $phase ->
        [over] The hand is over.
        [answer] First the partner must answer, yes or no.
       *[draw] Draw first, or take the pile. Everything else in a turn comes after that.
    }
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
    .title = Melding and discarding

# .drawn: $phase (text), as in CA-13.
CA-16 = What is done stays done. Cards on the table are not taken back into the hand. A player who has drawn cannot decide that they would rather have the pile.
    .holds-drawn = Nothing has been drawn yet in this turn, so the pile may still be chosen.
    .fails-drawn = { $phase ->
        [over] The hand is over.
        [answer] First the partner must answer, yes or no.
       *[meld] Too late: the pile can only be taken at the start of a turn, instead of drawing.
    }
    .title = No taking back

## Melds

# $rank (rank): the rank of the meld, JK for one of wild cards; $side (side): whose meld it is.
CA-17 = Each side keeps its own melds on the table. A player adds cards to the melds of their own side, and never to those of the other side.
    .holds = { $rank ->
        [JK] The wild cards are laid for the player’s own side.
       *[other] The { $rank } are laid for the player’s own side.
    }
    .fails = { $rank ->
        [JK] That meld of wild cards belongs to { $side }. Cards can only be added to melds of one’s own side.
       *[other] Those { $rank } belong to { $side }. Cards can only be added to melds of one’s own side.
    }
    .title = Melds belong to a side

# $cards (cards): what is laid now; $meld (cards): the whole meld with it; $rank (rank), as in CA-17.
# .size: $have (number): cards in the meld; $need (number): 3.
CA-18 = A meld is at least three cards of one rank, laid face up on the table. Suits do not matter. Example: 8♠ 8♥ 8♥ is a meld, and so is 8♠ 8♥ with a wild card.
    .holds-rank = { $rank ->
        [JK] { START($meld) }: only wild cards.
       *[other] { START($meld) }: one rank, wild cards aside.
    }
    .fails-rank = { $rank ->
        [JK] { START($cards) } cannot be laid as wild cards: a meld of wild cards takes nothing else.
       *[other] { START($cards) } cannot be laid as { $rank }: only { $rank } and wild cards go together.
    }
    .holds-size = { START($meld) }: { $have } cards; a meld needs at least { $need }.
    .fails-size = { $have ->
        [0] A meld without cards is no meld: { $need } are needed.
        [one] { START($meld) } is only { $have } card; a meld needs at least { $need }.
       *[other] { START($meld) } are only { $have } cards; a meld needs at least { $need }.
    }
    .title = What a meld is

CA-19 = A wild card may stand in for any rank except three. So black threes are always melded without wild cards.
    .holds = There is no wild card among the threes.
    .fails = { START($meld) }: a wild card cannot stand in for a three.
    .title = No wild cards with threes

# .last: $have (number): cards that would stay in the hand.
CA-20 = Threes are not melded in ordinary play. But a player who is going out may lay three or more black threes as their last meld.
    .holds-ordinary = This is not a meld of threes, so the rules for threes do not matter.
    .fails-ordinary = This is a meld of threes, so the rules for threes decide.
    .holds-black = There is no red three among these cards.
    .fails-black = { START($cards) }: red threes are bonus cards and are never melded.
    .holds-last = { $have ->
        [0] No card stays in the hand, so black threes may be laid.
       *[other] Only { $have } card stays in the hand, for the discard, so black threes may be laid.
    }
    .fails-last = Black threes can only be melded when going out. Here { $have } cards would stay in the hand; at most { $need } may, for the discard.
    .title = Melding threes
    .surprise = Three black threes look like any other meld, but they are only the last one of a player who is going out. That is why they are good discards and bad cards to collect.

# .naturals: $have (number): natural cards in the meld. .wilds: $have (number): wild cards in it.
# .balance: $have (number): wild cards in the meld, $need (number): natural cards in it.
CA-21 = A meld has at least two natural cards, at most three wild cards, and never more wild cards than natural ones. Example: 5-5-2 and 9-9-9-2-2-joker are melds. 5-2-2 is not, for it has only one natural card. Nor is 9-9-2-2-2, for its wild cards outnumber the natural ones.
    .law-wild_rule-pagat = A meld has at least two natural cards and at most three wild cards. Example: 5-5-2 and 9-9-2-2-2 are melds. 5-2-2 is not, for it has only one natural card. Nor is 9-9-9-9-2-2-2-joker, for it has four wild cards.
    .also-wild_canasta-2000 = This rule is for melds with natural cards in them. A meld of wild cards alone follows CA-G6.
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
    .holds-balance = { $have ->
        [0] { START($meld) } has no wild card to outnumber the natural ones.
       *[other] The wild cards in { $meld } do not outnumber the natural ones: { $have } to { $need }.
    }
    .fails-balance = The wild cards in { $meld } outnumber the natural ones: { $have } to { $need }.
    .title = Natural and wild cards
    .surprise = 9-9-2-2-2 is no meld here, because wild cards may not outnumber natural ones. That is how the text has it. Pagat and Bicycle ask only for two natural cards and at most three wild ones; the house rule “{ option-canasta-wild_rule }” plays it that way.

CA-22 = A canasta is a meld of seven or more cards. It is natural if there is no wild card in it, and mixed if there is one. A natural canasta earns 500 points and a mixed one 300.
    .title = What a canasta is

CA-23 = A canasta is concealed if a player lays it down all at once: seven or more cards, all from the hand, or all but the top card of the pile that they take. It earns 100 points more: 600 if it is natural, 400 if it is mixed.
    .law-concealed_canasta_bonus-0 = A canasta is concealed if a player lays it down all at once: seven or more cards, all from the hand, or all but the top card of the pile that they take. At this table that earns nothing extra.
    .title = Concealed canastas

## The pile

# $card (card): the top of the pile; $rank (rank): its rank.
CA-S1 = The pile can only be taken if its top card is a natural card, and not a three. With a wild card or a black three on top, it cannot be taken at all.
    .holds = The top of the pile is { $card }, a card that can be taken.
    .fails = { $card ->
        [3] The top of the pile is { $card }. A black three blocks the pile, and nobody can take it now.
        [JK] The top of the pile is a joker. With a wild card on top, nobody can take the pile.
       *[other] The top of the pile is { $card }. With a wild card on top, nobody can take the pile.
    }
    .title = Which top cards can be taken

# $card (card), $rank (rank): the top of the pile; $cards (cards): what the try lays with it from
# the hand; $frozen (yes or no): is a card in the pile that freezes it?
CA-S2 = The top card of a pile that is not frozen can be taken in three ways: with two natural cards of its rank from the hand; with one such card and a wild card from the hand; or by adding it to a meld of that rank that the side already has. The rest of the pile comes with it.
    .law-blocked_by_canasta-True = The top card of a pile that is not frozen can be taken in three ways: with two natural cards of its rank from the hand; with one such card and a wild card from the hand; or by adding it to a meld of that rank that the side already has, if that is not a canasta yet. The rest of the pile comes with it.
    .holds-with-wild = { START($cards) }, with a natural card and a wild card, take { $card }.
    .fails-with-wild = { COUNT($cards) ->
        [0] { $card } could be taken with a natural { ONE($rank) } and a wild card from the hand; this try uses no card from the hand.
       *[other] { $card } could be taken with a natural { ONE($rank) } and a wild card from the hand; this try uses { $cards }.
    }
    .holds-onto-meld = There is a meld of { $rank } that { $card } can join.
    .fails-onto-meld = The side has no meld of { $rank } that { $card } could join.
    .title = Taking an open pile

# $have (number): natural cards of the top card's rank that the try lays with it; $need (number): 2.
CA-S3 = When the pile is frozen, its top card can only be taken with two natural cards of its rank from the hand. If the side has a meld of that rank, all three join it. Example: 8♦ on top of a frozen pile can be taken with 8♠ 8♥, but not with 8♠ 2♣.
    .holds = { $frozen ->
        [yes] { $have } natural { $rank } from the hand take { $card }, although the pile is frozen.
       *[no] { $have } natural { $rank } from the hand take { $card }.
    }
    .fails = { $frozen ->
        [yes] { $have ->
            [0] The pile is frozen: it takes { $need } natural { $rank } from the hand to take { $card }. This try has none.
           *[other] The pile is frozen: it takes { $need } natural { $rank } from the hand to take { $card }. This try has only { $have }.
        }
       *[no] { $have ->
            [0] { $card } could be taken with { $need } natural { $rank } from the hand; this try has none.
           *[other] { $card } could be taken with { $need } natural { $rank } from the hand; this try has only { $have }.
        }
    }
    .title = Taking a frozen pile
    .surprise = A frozen pile is not closed. Two natural cards of the top card’s rank take it, also when your side has not opened yet; only the easier ways are shut.

# .unopened: $side (side): who would take it.
CA-S4 = A wild card in the pile, or a red three turned up at the start, freezes the pile for everybody. For a side that has no meld on the table yet, every pile counts as frozen. A pile stays frozen until somebody takes it.
    .law-red_three_upcard_freezes-False = A wild card in the pile freezes the pile for everybody. A red three turned up at the start does not. For a side that has no meld on the table yet, every pile counts as frozen. A pile stays frozen until somebody takes it.
    .also-pile_always_frozen-True = At this table the pile is frozen for everybody at all times, whatever is in it.
    .also-black_three_upcard-freeze = A black three turned up at the start freezes the pile as well, until somebody takes it.
    .holds-frozen = There is nothing in the pile that freezes it.
    .fails-frozen = The pile is frozen, so no wild card and no meld on the table helps to take { $card }.
    .holds-unopened = { $side ->
        [me] You have opened, so the pile is not frozen for you.
        [mine] Your side has opened, so the pile is not frozen for it.
        [team] { $side } have opened, so the pile is not frozen for them.
       *[other] { START($side) } has opened, so the pile is not frozen for them.
    }
    .fails-unopened = { $side ->
        [me] You have no meld on the table yet, and until then every pile is frozen for you.
        [mine] Your side has no meld on the table yet, and until then every pile is frozen for it.
        [team] { $side } have no meld on the table yet, and until then every pile is frozen for them.
       *[other] { START($side) } has no meld on the table yet, and until then every pile is frozen for them.
    }
    .title = What freezes the pile
    .surprise = Nobody has discarded a wild card, and yet the pile is frozen: a wild card or a red three turned up at the start freezes it as well. The text names only the wild card, but rulebooks agree on both; the house rule “{ option-canasta-red_three_upcard_freezes }” plays it to the letter.

CA-S5 = A player may discard any card from their hand. A wild card freezes the pile; it is laid across so that everybody sees it. A black three does not freeze the pile. It only keeps the next player from taking it, until another card covers it.
    .title = Discards that freeze or block
    .surprise = Many think that a black three freezes the pile. It only blocks it for one turn: when the next discard covers it, the pile can be taken again as before. A pile that a wild card has frozen stays frozen until it is taken.

CA-S6 = To take the pile, a player first lays the meld with its top card, and whatever else they need in order to open. Only then does the rest of the pile come into their hand. Red threes in it are laid out, and no cards are drawn for them.
    .title = The steps of taking

CA-S7 = A player with only one card in hand cannot take a pile of only one card.
    .holds = This is not a hand of one card and a pile of one card.
    .fails = With only one card in hand, a pile of only one card cannot be taken.
    .title = One card for one card
    .surprise = The pile fits, and still it cannot be taken. A player with one card could otherwise take each discard and put down another for ever, never able to meld and never drawing.

CA-S8 = Nobody has to take the pile while there are cards in the stock. A player may always draw instead.
    .title = Taking is a choice

## Opening

# $have, $need (points): the worth of the cards laid, and the minimum; $cards (cards): those cards;
# $total (points): the side's score before this hand.
CA-S9 = The first melds of a side in each hand must be worth enough points to open. How many depends on the side’s score before the hand: below 0, it needs 15; from 0, 50; from 1,500, 90; from 3,000, 120. Example: a side with 1,495 points needs 50, a side with 1,500 needs 90.
    .law-seats-6 = The first melds of a side in each hand must be worth enough points to open. How many depends on the side’s score before the hand: below 0, it needs 15; from 0, 50; from 1,500, 90; from 3,000, 120; from 7,500, 150. Example: a side with 1,495 points needs 50, a side with 1,500 needs 90.
    .holds = The melds are worth { $have } points; { $need } are needed to open.
    .fails = { $total ->
        [0] The melds are worth { $have } points; { $need } are needed to open.
       *[other] The melds are worth { $have } points; { $need } are needed to open with a score of { $total }.
    }
    .title = Points to open

CA-S10 = To open, the values of all cards that are laid together count, also in several melds. Of a pile that is taken, only the top card counts. Bonus points do not count, neither for canastas nor for red threes. Example: K-K-K and A-A-2 are worth 30 and 60 points, together 90.
    .title = What counts for opening
    .surprise = Seven sevens are a natural canasta worth 500 points, and still do not open at 50: only the cards count, and they are worth 35. Bonus points are counted when the hand is over.

# $side (side): whose melds they are.
CA-S11 = When one partner has opened, the whole side has opened. For the rest of the hand, both may meld without a minimum.
    .holds = { $side ->
        [me] You have opened already, so there is no minimum to reach.
        [mine] Your side has opened already, so there is no minimum to reach.
        [team] { $side } have opened already, so there is no minimum to reach.
       *[other] { START($side) } has opened already, so there is no minimum to reach.
    }
    .fails = { $side ->
        [me] You have not opened yet.
        [mine] Your side has not opened yet.
        [team] { $side } have not opened yet.
       *[other] { START($side) } has not opened yet.
    }
    .title = One partner opens for both

# .whole: $have (number): cards that would stay in the hand.
CA-S12 = There is a way to open below the minimum. A player who has drawn from the stock may lay down their whole hand at once, with a canasta in it, and go out. One card may be left for the discard. This does not work with the pile.
    .holds-stock = This turn began with the stock, not with the pile.
    .fails-stock = The minimum falls away only in a turn that began with the stock, not with the pile.
    .holds-whole = { $have ->
        [0] The whole hand is laid down at once.
       *[other] The whole hand is laid down at once, but for the discard.
    }
    .fails-whole = The minimum falls away only if the whole hand is laid down at once; here { $have } cards would stay.
    .holds-canasta = There is a canasta among the melds.
    .fails-canasta = The minimum falls away only if there is a canasta among the melds; here there is none.
    .title = The whole hand at once

## More about melds

# $rank (rank), in .fails only: the rank that would have two melds, JK for wild cards.
CA-S13 = A side has only one meld of each rank. More cards of that rank are added to it. The other side may well have a meld of the same rank.
    .holds = Each rank has one meld.
    .fails = { $rank ->
        [JK] All wild cards that are melded alone must go into one meld.
       *[other] All { $rank } of a side must go into one meld.
    }
    .title = One meld of each rank

CA-S14 = A meld may become as large as you like. Cards can also be added to a canasta, as long as it does not get too many wild cards. A wild card makes a natural canasta mixed.
    .title = No largest meld

CA-S15 = Wild cards alone are not a meld. Example: 2♣ 2♦ and a joker cannot be laid, because they need natural cards beside them.
    .law-wild_canasta-2000 = At this table wild cards alone may be a meld: three to seven of them.
    .holds = There are natural cards in the meld.
    .fails = { START($meld) }: wild cards alone are not a meld.
    .title = No melds of wild cards alone

## Keeping cards and going out

# .two: $have (number): cards that would stay in the hand before the discard; .one: after it.
CA-S16 = A player who does not go out must still hold a card after the discard. So when they lay down cards, they keep at least two: one to discard and one to go on with.
    .holds-two = { $have } cards stay in the hand, enough to discard one and keep one.
    .fails-two = { $have ->
        [0] No card would stay in the hand. Without going out, { $need } must stay: one to discard and one to keep.
       *[other] Only { $have } card would stay in the hand. Without going out, { $need } must stay: one to discard and one to keep.
    }
    .holds-one = { $have ->
        [one] { $have } card stays in the hand.
       *[other] { $have } cards stay in the hand.
    }
    .fails-one = This is the last card in the hand. A player who does not go out must keep one.
    .title = Keeping a card
    .surprise = Every meld is in order, and still they cannot all be laid. Without a canasta you cannot go out, so you must keep a card to discard and one to go on with.

# $have (number): canastas of the side once the try is done; $need (number): how many are needed.
CA-S17 = A player may go out only if their side has enough canastas: one if three or four play, two if two or six play. A canasta that is completed in the same turn counts.
    .law-seats-2 = A player may go out only with at least two canastas. A canasta that is completed in the same turn counts.
    .law-seats-3 = A player may go out only with at least one canasta. A canasta that is completed in the same turn counts.
    .law-seats-4 = A player may go out only if their side has at least one canasta. A canasta that is completed in the same turn counts.
    .law-seats-6 = A player may go out only if their side has at least two canastas. A canasta that is completed in the same turn counts.
    .law-canastas_to_go_out-1 = A player may go out only if their side has at least one canasta. A canasta that is completed in the same turn counts.
    .law-canastas_to_go_out-2 = A player may go out only if their side has at least two canastas. A canasta that is completed in the same turn counts.
    .holds = { $have ->
        [one] With { $have } canasta there are enough to go out.
       *[other] With { $have } canastas there are enough to go out.
    }
    .fails = { $have ->
        [0] { $need ->
            [one] Going out takes { $need } canasta, and { $side ->
                [me] you have none.
                [mine] your side has none.
                [team] { $side } have none.
               *[other] { $side } has none.
            }
           *[other] Going out takes { $need } canastas, and { $side ->
                [me] you have none.
                [mine] your side has none.
                [team] { $side } have none.
               *[other] { $side } has none.
            }
        }
       *[other] Going out takes { $need } canastas, and { $side ->
            [me] you have only { $have }.
            [mine] your side has only { $have }.
            [team] { $side } have only { $have }.
           *[other] { $side } has only { $have }.
        }
    }
    .title = Canastas to go out

CA-S18 = A player goes out by getting rid of their last card. They lay down everything, or they lay down all but one card and discard that. Then the hand is over for everybody.
    .title = Going out

# .refused, .bound-lay, .bound-discard: $seat (seat): the partner who answers.
CA-S19 = Once in a turn, after drawing and before laying down any card, a player who can go out may ask: “Partner, may I go out?” The answer binds. After a yes they must go out in this turn; after a no they may not. Nobody has to ask. In a team of three, the next partner to the left answers.
    .law-seats-4 = Once in a turn, after drawing and before laying down any card, a player who can go out may ask: “Partner, may I go out?” The answer binds. After a yes they must go out in this turn; after a no they may not. Nobody has to ask.
    .holds-refused = No partner has said no to going out.
    .fails-refused = { $seat ->
        [me] You said no, so going out is not allowed in this turn.
       *[other] { START($seat) } said no, so going out is not allowed in this turn.
    }
    .holds-bound-lay = This breaks no promise to go out.
    .fails-bound-lay = { $seat ->
        [me] You said yes, so this turn must end with going out. After this try it could not.
       *[other] { START($seat) } said yes, so this turn must end with going out. After this try it could not.
    }
    .holds-bound-discard = This breaks no promise to go out.
    .fails-bound-discard = { $seat ->
        [me] You said yes, so this turn must end with going out. This discard would end it with cards still in the hand.
       *[other] { START($seat) } said yes, so this turn must end with going out. This discard would end it with cards still in the hand.
    }
    .holds-partner = There is a partner to ask.
    .fails-partner = Everybody plays alone here, so there is no partner to ask.
    .holds-once = The partner has not been asked yet in this turn.
    .fails-once = The partner has already answered in this turn. The answer stands.
    .holds-before-melding = No cards have been laid down yet in this turn.
    .fails-before-melding = Too late: the partner can only be asked before taking the pile or laying down cards.
    .holds-asked = There is a question to answer: may the partner go out?
    .fails-asked = Nobody has asked to go out, so there is nothing to answer.
    .holds-answer = Yes or no: either is an answer.
    .fails-answer = The answer must be yes or no.
    .title = Asking the partner
    .surprise = The question is no chat. After a no you may not go out, however good your hand is; after a yes you must. So it is only worth asking when you can live with both answers. Nobody has to ask.

CA-S20 = A player goes out concealed if they have laid down nothing in earlier turns of the hand and now lay down all their cards in one turn. A canasta of their own must be among them, and nothing may go to a partner’s meld. That earns 200 points, not 100. A final discard is allowed. Taking the pile in that turn does no harm.
    .law-concealed_go_out_bonus-0 = A player goes out concealed if they have laid down nothing in earlier turns of the hand and now lay down all their cards in one turn. A canasta of their own must be among them, and nothing may go to a partner’s meld. At this table that earns nothing beyond the 100 points for going out.
    .law-concealed_after_pile-False = A player goes out concealed if they have laid down nothing in earlier turns of the hand and now lay down all their cards in one turn. A canasta of their own must be among them, and nothing may go to a partner’s meld. A final discard is allowed. At this table a player who takes the pile in that turn does not go out concealed.
    .title = Going out concealed

CA-S21 = Only a player who is going out can meld black threes: three or more, and no wild card with them. They may still discard a last card.
    .title = Black threes at the end

## The end of the stock

# .stock: $have (number): cards left in the stock. .duty: $card (card): the top of the pile.
CA-S22 = When the stock is empty, play goes on as long as every player takes the pile. If the pile is not frozen and its top card fits a meld of their side, a player must take it, unless another rule forbids it. Otherwise they may decline, and the hand ends.
    .holds-stock = The stock is empty.
    .fails-stock = { $have ->
        [one] There is still { $have } card in the stock, so the hand goes on.
       *[other] There are still { $have } cards in the stock, so the hand goes on.
    }
    .holds-duty = Nothing forces the player to take the pile.
    .fails-duty = { $card } fits a meld on the table, so the pile must be taken. With an empty stock this is not a choice.
    .title = When the stock is empty

CA-S23 = If the last card of the stock is a red three, it is laid out and counts, but the hand ends at once. The player who drew it neither melds nor discards.
    .title = A red three as the last card
    .surprise = Drawing the last card looks like an ordinary turn. But a red three has to be replaced, and there is nothing left to replace it with. So the hand is over at once, without a meld or a discard, as Pagat has it.

CA-S24 = If the hand ends because the stock is empty, nobody gets the points for going out. Everything else counts as usual.
    .title = Nobody goes out

## Scoring

CA-S25 = At the end of a hand each side adds up: 500 for each natural canasta and 300 for each mixed one, 100 for going out, its bonuses for red threes and for anything concealed, and the values of all its cards on the table. Then it takes off the values of all cards that its players still hold.
    .title = The count

CA-S26 = The cards of a canasta count too, on top of its bonus. Example: seven kings earn 500 points as a natural canasta and 70 as cards, together 570.
    .title = Cards in canastas count too

CA-S27 = A red three counts 100 points, and all four together count 800. But a side that has not melded anything when the hand ends loses these points. Example: two red threes without a meld cost 200 points.
    .law-seats-6 = A red three counts 100 points, and five or six of them count more together (CA-V8). But a side that has not melded anything when the hand ends loses these points. Example: two red threes without a meld cost 200 points.
    .law-unmelded_red_threes-plus = A red three counts 100 points, and a side that has enough of them gets more (CA-V8). They count even for a side that has not melded anything when the hand ends.
    .law-unmelded_red_threes-zero = A red three counts 100 points, and a side that has enough of them gets more (CA-V8). For a side that has not melded anything when the hand ends, they count nothing.
    .title = What red threes are worth
    .surprise = Red threes can cost you points. They only pay for a side that has melded; a hand without a meld turns them against you. Some count them in any case; the house rule “{ option-canasta-unmelded_red_threes }” plays it otherwise.

# .law-target_score: $value (number): the score that was agreed on.
CA-S28 = A game is played over several hands, until a side has 5,000 points or more at the end of one; with six players, 10,000. If more than one side gets there, the highest score wins. After a tie another hand is played. A score may also fall below zero.
    .law-seats-2 = A game is played over several hands, until a player has 5,000 points or more at the end of one. If both get there, the higher score wins. After a tie another hand is played. A score may also fall below zero.
    .law-seats-3 = A game is played over several hands, until a player has 5,000 points or more at the end of one. If more than one gets there, the highest score wins. After a tie another hand is played. A score may also fall below zero.
    .law-seats-4 = A game is played over several hands, until a side has 5,000 points or more at the end of one. If both sides get there, the higher score wins. After a tie another hand is played. A score may also fall below zero.
    .law-seats-6 = A game is played over several hands, until a side has 10,000 points or more at the end of one. If both sides get there, the higher score wins. After a tie another hand is played. A score may also fall below zero.
    .law-target_score = A game is played over several hands, until a side has { $value } points or more at the end of one. If more than one side gets there, the highest score wins. After a tie another hand is played. A score may also fall below zero.
    .title = The end of the game

## By number of players

CA-V1 = Two players and three players play alone, each for themselves. Four play two against two. Six play three against three, and sit so that everybody has an opponent on either side.
    .law-seats-2 = Two players play each for themselves.
    .law-seats-3 = Three players play each for themselves.
    .law-seats-4 = Four players play two against two.
    .law-seats-6 = Six players play three against three, and sit so that everybody has an opponent on either side.
    .title = Sides

CA-V2 = Two, three and four players use two packs and four jokers: 108 cards. Six players use three packs and six jokers: 162 cards.
    .law-seats-2 = Two players use two packs and four jokers: 108 cards.
    .law-seats-3 = Three players use two packs and four jokers: 108 cards.
    .law-seats-4 = Four players use two packs and four jokers: 108 cards.
    .law-seats-6 = Six players use three packs and six jokers: 162 cards.
    .title = Packs

CA-V3 = At the deal every player gets 11 cards if four play, 13 if three or six play, and 15 if two play.
    .law-seats-2 = If two play, each gets 15 cards at the deal.
    .law-seats-3 = If three play, each gets 13 cards at the deal.
    .law-seats-4 = If four play, each gets 11 cards at the deal.
    .law-seats-6 = If six play, each gets 13 cards at the deal.
    .title = Cards dealt

CA-V4 = If two play, each draws two cards from the stock at a time, but discards only one. In all other games a player draws one card and discards one.
    .law-seats-2 = If two play, each draws two cards from the stock at a time, but discards only one.
    .law-seats-3 = If three play, each draws one card and discards one.
    .law-seats-4 = If four play, each draws one card and discards one.
    .law-seats-6 = If six play, each draws one card and discards one.
    .title = Cards drawn

CA-V5 = To go out, a side needs one canasta if three or four play, and two if two or six play.
    .law-seats-2 = To go out, a player needs two canastas if two play.
    .law-seats-3 = To go out, a player needs one canasta if three play.
    .law-seats-4 = To go out, a side needs one canasta if four play.
    .law-seats-6 = To go out, a side needs two canastas if six play.
    .law-canastas_to_go_out-1 = At this table one canasta is enough to go out, however many play.
    .law-canastas_to_go_out-2 = At this table it takes two canastas to go out, however many play.
    .title = Canastas needed

CA-V6 = A game goes to 5,000 points. With six players it goes to 10,000.
    .law-seats-2 = A game of two players goes to 5,000 points.
    .law-seats-3 = A game of three players goes to 5,000 points.
    .law-seats-4 = A game of four players goes to 5,000 points.
    .law-seats-6 = A game of six players goes to 10,000 points.
    .law-target_score = At this table a game goes to { $value } points, however many play.
    .title = Points to win

CA-V7 = The minimum for opening is the same for every number of players, with one more step for six: from 7,500 points a side needs 150.
    .law-seats-2 = The minimums for opening are those of CA-S9 if two play.
    .law-seats-3 = The minimums for opening are those of CA-S9 if three play.
    .law-seats-4 = The minimums for opening are those of CA-S9 if four play.
    .law-seats-6 = The minimums for opening have one more step if six play: from 7,500 points a side needs 150.
    .title = Minimums

CA-V8 = With six players there are six red threes. Up to four of them count 100 each; five count 1,000 together and all six count 1,200. With fewer players there are only four, which count 800 together.
    .law-seats-2 = If two play, there are four red threes. They count 100 each, and all four 800 together.
    .law-seats-3 = If three play, there are four red threes. They count 100 each, and all four 800 together.
    .law-seats-4 = If four play, there are four red threes. They count 100 each, and all four 800 together.
    .law-seats-6 = If six play, there are six red threes. Up to four of them count 100 each; five count 1,000 together and all six count 1,200.
    .title = Red threes with six players

CA-V9 = If two play and only one card is left in the stock, the player draws it, and the turn goes on. A red three among the last cards is laid out, and nothing is drawn for it when the stock is empty. If there are only red threes left to draw, the hand ends at once. With three, four or six players CA-S22 and CA-S23 count.
    .law-seats-2 = If two play and only one card is left in the stock, the player draws it, and the turn goes on. A red three among the last cards is laid out, and nothing is drawn for it when the stock is empty. If there are only red threes left to draw, the hand ends at once.
    .title = The last cards with two players

## Where the text is silent

CA-G1 = Everybody has a fixed seat: with four, South and North play against West and East. The first dealer is chosen by chance.
    .law-seats-2 = Everybody has a fixed seat. The first dealer is chosen by chance.
    .law-seats-3 = Everybody has a fixed seat. The first dealer is chosen by chance.
    .law-seats-4 = Everybody has a fixed seat: South and North play against West and East. The first dealer is chosen by chance.
    .law-seats-6 = Everybody has a fixed seat, and the teams sit in turn. The first dealer is chosen by chance.
    .why = Drawing cards for partners and seats decides nothing about the rules, and at a screen it would only take time.
    .title = Seats and first dealer

CA-G2 = Red threes in the hands are laid out right after the deal, before the first card of the pile is turned up. The player on the dealer’s left is first.
    .title = When red threes are laid out

CA-G3 = A side that already has a meld of the top card’s rank may still take a pile that is not frozen with one natural card and a wild card from the hand. All three join the meld. If it would get too many wild cards, the player adds the top card alone instead.
    .why = The text and the rulebooks leave open what becomes of the three cards when the side has such a meld already. A side has only one meld of each rank (CA-S13), so they can only join it.
    .title = A pair with a wild card, and a meld there already

# Under one option only. $card (card): the top of the pile; $rank (rank): its rank.
CA-G4 = The top card of a pile may be added to a canasta as to any other meld, and the pile is taken with it.
    .law-blocked_by_canasta-True = At this table the top card of the pile cannot be taken by adding it to a canasta. It takes cards of that rank from the hand.
    .holds = The meld of { $rank } is not a canasta yet, so { $card } can join it.
    .fails = The meld of { $rank } is already a canasta. At this table, adding { $card } to it does not take the pile.
    .title = Canastas and the pile
    .surprise = A finished canasta still takes the pile: its top card is added like to any other meld. At some tables a canasta stops this, as Wikipedia tells; the house rule “{ option-canasta-blocked_by_canasta }” plays it that way.

CA-G5 = The pile is frozen only when something freezes it: a wild card, a red three turned up at the start, or having no meld on the table yet.
    .law-pile_always_frozen-True = At this table the pile is always frozen. Everybody needs two natural cards from the hand to take it.
    .holds = The pile is not always frozen at this table.
    .fails = At this table the pile is always frozen, so no wild card and no meld on the table helps to take it.
    .title = How often the pile is frozen

# .size: $have (number): wild cards in the meld; $need (number): 7.
CA-G6 = Wild cards do not make melds or canastas of their own. They only stand in for other cards.
    .law-wild_canasta-2000 = At this table three to seven wild cards may be a meld of their own. A side can have one such meld, and it never has more than seven cards. With seven it is a canasta: it earns 2,000 points and counts for going out.
    .holds-wild = { START($meld) }: a meld of wild cards alone.
    .fails-wild = { START($meld) } is not a meld of wild cards alone.
    .holds-size = { $have ->
        [one] { $have } card; a meld of wild cards has at most { $need }.
       *[other] { $have } cards; a meld of wild cards has at most { $need }.
    }
    .fails-size = { $have } cards are too many; a meld of wild cards has at most { $need }.
    .title = Wild cards on their own

CA-G7 = Only the top card of the pile may be seen, and nobody may look through the cards below it. How many cards each player holds is no secret.
    .title = What may be looked at

CA-G8 = When four play, one canasta is enough to go out.
    .law-canastas_to_go_out-1 = When four play, one canasta is enough to go out.
    .law-canastas_to_go_out-2 = At this table it takes two canastas to go out, also when four play.
    .title = Canastas needed by four

CA-G9 = A player may ask their partner only if their hand can really go out in this turn. So a yes is a promise that can be kept.
    .holds = This hand can go out in this turn.
    .fails = This hand cannot go out in this turn, so there is nothing to ask.
    .title = When one may ask

CA-G10 = A player who goes out by laying down all their cards does not discard. A last discard is allowed, but nobody has to keep a card for it.
    .why = Going out by laying down everything is complete in itself (CA-S18). A discard that has to be kept would be one more condition, and no source asks for it.
    .title = No last discard needed

CA-G11 = A canasta is concealed only if all of its cards are laid in one go and the side had no meld of that rank. All cards must come from the hand, except that one may be the top card of the pile being taken. Cards that came with the pile earlier in the turn belong to the hand.
    .why = The text says what a concealed canasta is, but not when it is judged. Laying it in one go is the only reading that everybody at the table can check.
    .title = When a canasta is concealed

CA-G12 = A wild card that is added later to a concealed natural canasta makes it mixed: 300 points, not 500. But it is still concealed and keeps its extra 100 points.
    .law-concealed_canasta_bonus-0 = A wild card that is added later to a concealed natural canasta makes it mixed: 300 points, not 500.
    .why = The extra points are for how the canasta was laid, and that does not change any more. What it is worth otherwise depends on its cards.
    .title = A wild card added later

CA-G13 = A black three that a player still holds at the end of the hand costs 5 points, like any other card of its value.
    .why = The table of values gives a black three 5 points, and names nothing else for one that is left over. Some clubs take off 100.
    .title = Black threes left over

CA-G14 = If the highest score is shared when a game could end, nobody has won yet, and another hand is played.
    .why = No source says what happens. One more hand is the only way to a single winner in which nobody has an advantage.
    .title = A tie at the end

CA-G15 = There are no penalties for slips such as forgetting a red three. The table does not let them happen.
    .why = Penalties are there because people make slips. Here the cards are laid out by the table itself.
    .title = No penalties

CA-G16 = A move that has been made stands. While a player is still choosing cards for a move, nothing is decided, and they may change their mind.
    .why = The text forbids taking back what is laid. While cards are still being chosen, nobody else has seen anything.
    .title = Moves are final

CA-G17 = A hand that ends with an empty stock is scored like any other. A side that has not melded loses the points of its red threes.
    .law-unmelded_red_threes-plus = A hand that ends with an empty stock is scored like any other. Red threes count even for a side that has not melded.
    .law-unmelded_red_threes-zero = A hand that ends with an empty stock is scored like any other. Red threes of a side that has not melded count nothing.
    .why = The text breaks off before the count. A hand without anybody going out is scored by the same rule as any other, so that the red threes stay a risk.
    .title = A hand with nobody out

CA-G18 = There are other games with the name Canasta, such as Modern American Canasta. They have rules of their own and are not taught here.
    .why = Their rules differ in so many places that options would not be enough.
    .title = Other games of this name

## Why it was settled so: notes on places where the text contradicts itself or common practice

CA-C1 = The text has the colours of the threes the wrong way round in its table of values. Elsewhere it treats red threes as the bonus cards, and so does every other source.
    .title = The colours of the threes
CA-C2 = The text seats partners next to each other. That is a slip of the translation: partners sit opposite.
    .title = Partners “next to each other”
CA-C3 = In one sentence the text says that suits matter. That is a slip of the translation: in a meld they do not.
    .title = Suits “matter”
CA-C4 = The text allows no more wild cards than natural ones, and “so” no more than three. The second does not follow from the first, so both are asked.
    .title = How many wild cards
    .law-wild_rule-pagat = The text allows no more wild cards than natural ones, and “so” no more than three. At this table only the second is asked, together with two natural cards, as most rulebooks have it.
CA-C5 = The text covers a black three that is turned up at the start. Other rulebooks leave it on top; the text is followed.
    .title = A black three turned up
    .law-black_three_upcard-leave = The text covers a black three that is turned up at the start. At this table it stays on top, where it blocks the pile for the first player.
    .law-black_three_upcard-freeze = The text covers a black three that is turned up at the start. At this table it stays on top, where it freezes the pile.
CA-C6 = The text names only a wild card as a first card that freezes the pile. All other rulebooks freeze it for a red three too, and we follow them.
    .title = A red three turned up
    .law-red_three_upcard_freezes-False = The text names only a wild card as a first card that freezes the pile, and it is taken to the letter at this table.
CA-C7 = The text gives 100 points for a concealed canasta; others give 100 points for going out concealed. These are two different bonuses. Both count here.
    .title = Two bonuses for concealment
    .law-concealed_canasta_bonus-0 = The text gives 100 points for a concealed canasta; others give 100 points for going out concealed. These are two different bonuses, and the one for a canasta does not count at this table.
    .law-concealed_go_out_bonus-0 = The text gives 100 points for a concealed canasta; others give 100 points for going out concealed. These are two different bonuses, and the one for going out does not count at this table.
CA-C8 = A player who takes the pile may still have something concealed. The text counts a canasta that lacked only the top card as concealed, and we follow it.
    .title = Concealed after taking the pile
    .law-concealed_after_pile-False = The text counts a canasta that lacked only the top card of the pile as concealed. But a player who takes the pile does not go out concealed at this table.
CA-C10 = The text garbles how six people play. They are two partnerships of three.
    .title = Six players

## Headings in the tree of a ruling

title-draw = Drawing from the stock
title-take = Taking the pile
title-taking = How it is taken, and with what
title-ways-to-take = A way to take the top card: one of these
title-unfrozen-ways = The ways that need a pile that is not frozen
title-unfrozen = The pile is not frozen
title-one-natural = One of these two
title-onto-meld = Adding the top card to a meld on the table
title-end = Ending the hand
title-lay = Laying down cards
title-laying = What laying down depends on
title-melds = The melds
title-each-meld = Each meld
title-meld = One meld
title-meld-cards = The cards of the meld
title-threes = The rules for threes, unless it is another meld
title-composition = Natural and wild cards
title-wild-share = The share of wild cards
title-mixed-or-wild = A meld with natural cards, or one of wild cards alone
title-wild-meld = A meld of wild cards alone
title-opening = Opening, unless the side has opened already
title-no-minimum = No minimum to reach: one of these
title-whole-hand = The whole hand at once, below the minimum
title-keeping = Cards to keep, and promises
title-keeping-cards = Keeping cards, or going out
title-going-out = Going out
title-ask = Asking the partner
title-answer = Answering the partner
title-discard = Discarding
title-discarding = What discarding depends on

## What happened. $seat (seat): who did it; $cards (cards): the cards of the event, which the words
## may name where everybody sees them; $count (number): how many; $card (card), $rank (rank).
## `event-<what>.seen` is said instead to those who see cards that others do not.

event-dealt = { $dealer ->
    [me] You deal { $count } cards to each player.
   *[other] { START($dealer) } deals { $count } cards to each player.
}
event-red-threes-shown = { $seat ->
    [me] You lay out { $cards }.
   *[other] { START($seat) } lays out { $cards }.
}
event-red-threes-replaced = { $seat ->
    [me] You draw { $count ->
        [one] a card for it.
       *[other] { $count } cards for them.
    }
   *[other] { START($seat) } draws { $count ->
        [one] a card for it.
       *[other] { $count } cards for them.
    }
}
    .seen = { $seat ->
        [me] You draw { $cards } for { $count ->
            [one] it.
           *[other] them.
        }
       *[other] { START($seat) } draws { $cards } for { $count ->
            [one] it.
           *[other] them.
        }
    }
event-turned-up = { $card ->
    [JK] A joker is turned up on the pile.
   *[other] { $card } is turned up on the pile.
}
event-upcard-freezes = { $card ->
    [JK] The joker freezes the pile.
   *[other] { $card } freezes the pile.
}
event-begins = { $seat ->
    [me] You play first.
   *[other] { START($seat) } plays first.
}
event-drew = { $seat ->
    [me] You draw a card.
   *[other] { START($seat) } draws a card.
}
    .seen = { $card ->
        [JK] { $seat ->
            [me] You draw a joker.
           *[other] { START($seat) } draws a joker.
        }
       *[other] { $seat ->
            [me] You draw { $card }.
           *[other] { START($seat) } draws { $card }.
        }
    }
event-red-three-drawn = { $seat ->
    [me] You draw { $card } and lay it out: a red three.
   *[other] { START($seat) } draws { $card } and lays it out: a red three.
}
event-last-red-three = The last card of the stock was a red three. There is nothing left to draw, so the hand ends at once.
event-joined-top = { $seat ->
    [me] You lay { $cards } from your hand for the top card of the pile.
   *[other] { START($seat) } lays { $cards } from the hand for the top card of the pile.
}
event-took-top = { $seat ->
    [me] You take { $card } from the pile and meld it.
   *[other] { START($seat) } takes { $card } from the pile and melds it.
}
event-took-rest = { $seat ->
    [me] You take the rest of the pile: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { START($seat) } takes the rest of the pile: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
    .seen = { $seat ->
        [me] You take the rest of the pile: { $cards }.
       *[other] { START($seat) } takes the rest of the pile: { $cards }.
    }
event-red-threes-in-pile = { $seat ->
    [me] You lay out { $cards } from the pile.
   *[other] { START($seat) } lays out { $cards } from the pile.
}
event-thawed = The pile is taken, and with it the freeze is over.
event-melded = { $seat ->
    [me] You lay down { $cards }.
   *[other] { START($seat) } lays down { $cards }.
}
event-added = { $seat ->
    [me] You add { $cards } to the { $rank ->
        [JK] wild cards.
       *[other] { $rank }.
    }
   *[other] { START($seat) } adds { $cards } to the { $rank ->
        [JK] wild cards.
       *[other] { $rank }.
    }
}
# $wild (yes or no): of wild cards alone; $natural (yes or no): without any.
event-canasta-made = { $wild ->
    [yes] A canasta of wild cards!
   *[no] { $natural ->
        [yes] A natural canasta of { $rank }!
       *[no] A mixed canasta of { $rank }!
    }
}
# $other (seat): the partner.
event-asked = { $seat ->
    [me] You ask { $other }: “Partner, may I go out?”
   *[other] { $other ->
        [me] { START($seat) } asks you: “Partner, may I go out?”
       *[other] { START($seat) } asks { $other }: “Partner, may I go out?”
    }
}
event-answered-yes = { $seat ->
    [me] You say yes, so { $other } must go out in this turn.
   *[other] { $other ->
        [me] { START($seat) } says yes, so you must go out in this turn.
       *[other] { START($seat) } says yes, so { $other } must go out in this turn.
    }
}
event-answered-no = { $seat ->
    [me] You say no, so { $other } may not go out in this turn.
   *[other] { $other ->
        [me] { START($seat) } says no, so you may not go out in this turn.
       *[other] { START($seat) } says no, so { $other } may not go out in this turn.
    }
}
event-discarded = { $card ->
    [JK] { $seat ->
        [me] You discard a joker.
       *[other] { START($seat) } discards a joker.
    }
   *[other] { $seat ->
        [me] You discard { $card }.
       *[other] { START($seat) } discards { $card }.
    }
}
event-froze = { $card ->
    [JK] The joker freezes the pile.
   *[other] { $card } freezes the pile.
}
event-went-out = { $seat ->
    [me] You go out!
   *[other] { START($seat) } goes out.
}
event-went-out-concealed = { $seat ->
    [me] You go out concealed!
   *[other] { START($seat) } goes out concealed.
}
event-declined = { $seat ->
    [me] The stock is empty, and you end the hand.
   *[other] The stock is empty, and { $seat } ends the hand.
}
event-hand-over = The hand is over. Now the points are counted.

## Lines of the score sheet

entry-canasta-natural = Natural canasta of { $rank }
entry-canasta-mixed = Mixed canasta of { $rank }
entry-canasta-wild = Canasta of wild cards
entry-canasta-concealed = The canasta of { $rank } was concealed
entry-melded-cards = Cards on the table
entry-red-threes = { $count ->
    [one] { $count } red three
   *[other] { $count } red threes
}
entry-going-out = { $seat ->
    [me] You went out
   *[other] { START($seat) } went out
}
entry-going-out-concealed = Went out concealed
entry-cards-in-hand = { $seat ->
    [me] Cards left in your hand
   *[other] Cards left in the hand of { $seat }
}

## Buttons: what the chosen cards can do

offer-draw = Draw
offer-end = End the hand
offer-take = Take the pile
offer-take-with = Take the pile with { $cards }
offer-lay = Lay down
offer-lay-staged = Lay it all down
offer-add = { $rank ->
    [JK] Add to the wild cards
   *[other] Add to the { $rank }
}
offer-discard = { $card ->
    [JK] Discard a joker
   *[other] Discard { $card }
}
offer-ask = Ask partner
offer-answer-yes = Answer: yes, go out
offer-answer-no = Answer: no, do not go out

## The panel “What can I do now?”

kind-draw = Draw
    .about = Start the turn with the stock.
kind-take = Take the pile
    .about = Start the turn with the whole pile: meld its top card, and the rest is yours.
kind-end = End the hand
    .about = When the stock is empty, decline to go on.
kind-lay = Lay down cards
    .about = Make new melds, or add cards to the melds of your side.
kind-ask = Ask partner
    .about = Ask for leave to go out. The answer binds you.
kind-answer = Answer
    .about = Tell your partner whether to go out: yes or no.
kind-discard = Discard
    .about = Put one card on the pile and end the turn.

## The status line. $seat (seat): whose move it is.

phase-draw = { $seat ->
    [me] Your turn: draw, or take the pile.
   *[other] { START($seat) } draws or takes the pile.
}
    .empty = { $seat ->
        [me] The stock is empty: take the pile, or end the hand.
       *[other] The stock is empty: { $seat } takes the pile or ends the hand.
    }
phase-meld = { $seat ->
    [me] Your turn: lay down cards if you like, then discard one.
   *[other] { START($seat) } may lay down cards, then discards.
}
    .yes = { $seat ->
        [me] Your partner said yes: you must go out in this turn.
       *[other] { START($seat) } was told yes, and must go out in this turn.
    }
    .no = { $seat ->
        [me] Your partner said no: you may not go out in this turn.
       *[other] { START($seat) } was told no, and may not go out in this turn.
    }
phase-answer = { $seat ->
    [me] Your partner asks: “May I go out?” Say yes or no.
   *[other] { START($seat) } is asked for leave to go out.
}
phase-over = The hand is over.

## What a thing on the table is, for those who ask. $zone (text): what lies there; $side (side): whose it is.

about-canasta-pile = This is the discard pile. Only its top card is known to all. Whoever takes it takes the whole pile. { $zone }.
about-threes = { $side ->
    [me] These are your red threes. They are never melded and cannot be played; they count at the end of the hand.
    [mine] These are the red threes of your side. They are never melded and cannot be played; they count at the end of the hand.
   *[other] These are the red threes of { $side }. They are never melded and cannot be played; they count at the end of the hand.
}

## What a meld is marked with on the table.

table-mark-canasta = canasta
table-mark-natural = natural
table-mark-mixed = mixed
table-mark-wild = wild
table-mark-concealed = concealed

## The rules of a table. Names and values stand inside a sentence, so they begin small.
## Values: a yes or no is True or False.

option-canasta-wild_rule = wild cards in a meld
    .about = How many wild cards may a meld have, beside the limit of three?
    .value-seed = no more than natural cards
    .value-pagat = up to three, with two natural cards
option-canasta-black_three_upcard = black three turned up first
    .about = What happens if the first card of the pile is a black three?
    .value-cover = covered by the next card
    .value-leave = left, so that it blocks the first player
    .value-freeze = left, and freezes the pile
option-canasta-red_three_upcard_freezes = red three turned up first freezes the pile
    .about = Does a red three that is turned up at the start freeze the pile?
    .value-True = yes
    .value-False = no
option-canasta-concealed_canasta_bonus = bonus for a concealed canasta
    .about = Does a canasta that is laid down all at once earn extra points?
    .value-100 = 100 points
    .value-0 = none
option-canasta-concealed_go_out_bonus = bonus for going out concealed
    .about = Does going out with the whole hand in one turn earn extra points?
    .value-100 = 100 points
    .value-0 = none
option-canasta-concealed_after_pile = going out concealed after taking the pile
    .about = Can a player who takes the pile still go out concealed in that turn?
    .value-True = yes
    .value-False = no
option-canasta-canastas_to_go_out = canastas needed to go out
    .about = How many canastas must a side have before one of its players may go out?
    .value-by_players = one with three or four players, two with two or six
    .value-1 = one
    .value-2 = two
option-canasta-blocked_by_canasta = canastas do not take the pile
    .about = Is it forbidden to take the pile by adding its top card to a canasta?
    .value-False = no
    .value-True = yes
option-canasta-pile_always_frozen = pile always frozen
    .about = Does taking the pile always need two natural cards from the hand?
    .value-False = no
    .value-True = yes
option-canasta-wild_canasta = melds of wild cards
    .about = May wild cards alone be a meld, and seven of them a canasta?
    .value-off = not allowed
    .value-2000 = allowed, and a canasta of them earns 2,000 points
option-canasta-unmelded_red_threes = red threes without a meld
    .about = What do red threes count for a side that has not melded anything?
    .value-minus = they cost points
    .value-plus = they count as usual
    .value-zero = they count nothing
option-canasta-target_score = points to win
    .about = At how many points does a game end?
    .value-by_players = 5,000, or 10,000 with six players
