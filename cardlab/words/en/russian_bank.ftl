### Russian Bank, in English.
###
### `RB-…` is an article of the rulebook: the law. Its attributes are as in canasta.ftl:
###   .law-<option>-<value>   what to show instead of the law (or, where a law rests on two
###                           options, beside it) when the table plays with that option
###   .holds, .fails          what the article came to for one move, with the facts of the ruling
###   .holds-<aspect>, …      the same where an article has several conditions
###
### Words that keep their meaning everywhere: a reserve is the pile of 13 at a player’s right; a
### house is one of the eight columns in the middle that both players use; a foundation is one of
### the eight piles that grow from ace to king; the draw pile lies face down, and the waste beside
### it takes what could not be played; to load a player is to put a card on their reserve or waste;
### a duty is a move that must come first; a hand is one deal from the first card to the score.

game-russian_bank = Russian Bank
    .about = Two players, a pack each, one table between them: get rid of your cards, in the order that the rules demand.

russian_bank-preset-seed = rules of the lesson
    .about = The rules of the text that this course follows. The table keeps the order of play for you.
russian_bank-preset-standard = standard rules
    .about = The way that most rulebooks give today: the order of play is your duty, and whoever sees a slip calls “Stop!”

## Players, cards and the table

RB-1 = Russian Bank is for two players. Each has a pack of 52 cards, so there are 104 cards on the table. There are no jokers.
    .title = Who plays

RB-2 = The ace is the lowest card and the king the highest. Nothing goes round the corner.
    .title = The order of ranks

RB-3 = Each player shuffles their own pack.
    .title = Shuffling

RB-4 = Each player deals twelve cards face down and a thirteenth on top of them face up. This pile is the reserve, and it lies at the player’s right.
    .law-reserve_size-12 = Each player deals eleven cards face down and a twelfth on top of them face up. This pile is the reserve, and it lies at the player’s right.
    .law-reserve_size-11 = Each player deals ten cards face down and an eleventh on top of them face up. This pile is the reserve, and it lies at the player’s right.
    .title = The reserve

RB-5 = Above the reserve each player deals four cards face up in a column: the houses. Between the two columns there is room for the eight foundations.
    .title = The houses

RB-6 = All eight houses and all eight foundations belong to both players alike.
    .title = What belongs to both

RB-7 = The rest of a player’s pack is the draw pile, face down on the side away from the reserve. The place between them is for the waste.
    .title = Draw pile and waste

RB-8 = The player with the lower card on top of the reserve starts. Example: 4♥ against 9♣, and the player with 4♥ starts.
    .law-starter-highest_reserve = The player with the higher card on top of the reserve starts. Example: 4♥ against 9♣, and the player with 9♣ starts.
    .law-starter-cut_high = Each player cuts a card, and the higher one starts. Equal cards are cut again.
    .law-starter-alternate = The player with the lower card on top of the reserve starts the first hand. After that the players take turns in starting.
    .title = Who starts
    .surprise = The lower card starts, not the higher one. Rulebooks differ on this more than on anything else; the house rule “{ option-russian_bank-starter }” has the other ways.

## Where cards go

# $card (card): the one that is tried; $wanted (cards): the one that the foundation waits for, if
# any; $number (number): which foundation, from 1.
RB-9 = A foundation starts with an ace and is built up in its suit: two, three, and so on to the king. Each suit has two foundations.
    .holds = { $card } is the card that the foundation waits for.
    .fails = { COUNT($wanted) ->
        [0] { $card } does not fit this foundation.
       *[other] { $card } does not fit: this foundation waits for { $wanted }.
    }
    .title = Building foundations

# $card (card): the one that is tried, $top (card): the last of the house, $number (number): which
# house, from 1. .rank: $have, $need (rank).
RB-10 = Houses are built downwards in alternating colours, one card at a time, and laid so that all cards are seen. Example: on 9♠ goes 8♥ or 8♦, on 8♥ goes 7♠ or 7♣.
    .holds-rank = { $card } is one lower than { $top }.
    .fails-rank = { $card } is not one lower than { $top }: only { $need ->
        [A] an ace
        [8] an eight
       *[other] a { ONE($need) }
    } can lie there.
    .holds-colour = { $card } and { $top } are of different colours.
    .fails-colour = { $card } and { $top } are of the same colour; in a house, red and black take turns.
    .title = Building houses

# $card (card): the one that is tried, $top (card): what it would lie on; $target (text): reserve or waste.
RB-11 = A player may load the opponent: put a card on the opponent’s reserve or waste, if it is of the same suit and one rank higher or lower than the top card there. Example: on J♦ goes 10♦ or Q♦.
    .holds-suit = { $card } and { $top } are of one suit.
    .fails-suit = { $card } and { $top } are of different suits; only cards of one suit load each other.
    .holds-rank = { $card } and { $top } are neighbours in rank.
    .fails-rank = { $card } and { $top } are not neighbours; a load is one rank higher or lower.
    .title = Loading the opponent
    .surprise = On the opponent’s piles the suit must be the same, and the rank may go up or down. That is the reverse of a house, where the colour changes and the rank only goes down.

RB-12 = A house that becomes empty must be filled at once with the top card of one’s own reserve, as long as there is one (RB-P3).
    .law-fill_timing-before_draw = An empty house need not be filled at once. But before a card is turned up, every empty house must have been filled from one’s own reserve, as long as there are cards in it (RB-P3).
    .title = Filling a house
    .surprise = An empty house looks like a free place, but it must be filled from your reserve at once. Pagat asks for it only before a card is turned up, so that the place can be used; the house rule “{ option-russian_bank-fill_timing }” plays it that way.

## The turn

# $phase (text): turn, window, offer or over.
RB-13 = The moves of a turn have an order: what must be done comes before what may be done (RB-P1 to RB-P6).
    .holds-time = The turn goes on.
    .fails-time = { $phase ->
        [over] The hand is over.
        [offer] First the opponent answers the offer of a stalemate.
       *[window] First the opponent says whether the last move stands.
    }
    .title = The order of play

# $cards (cards): all open cards that fit a foundation.
RB-14 = A card that can go to a foundation must go there before anything else is done.
    .holds = No open card is waiting for a foundation.
    .fails = { COUNT($cards) ->
        [one] { $cards } can go to a foundation, and that comes first.
       *[other] { $cards } can go to a foundation, and that comes first.
    }
    .title = Foundations first
    .surprise = In most games of patience a play to a foundation is a choice. Here it is a duty, even if it spoils your plans: whoever could keep a card back could block the other player.

RB-15 = The top of the reserve and the houses come before the draw pile. Of the houses, only plays to a foundation are a must.
    .title = Reserve and houses before the draw pile

RB-16 = When the top of the reserve is played, the next card is turned up. If it can be played, it must be (RB-P4).
    .law-reserve_must_play-False = When the top of the reserve is played, the next card is turned up. It must be played if it fits a foundation or if a house is to be filled; anything else is up to the player.
    .title = The next reserve card

# .one: $cards (cards): the card that lies turned up. .cards: $have (number): cards that could be turned up.
RB-17 = When no move is a must any more, the player may turn up the top card of their draw pile.
    .holds-one = No card is lying turned up.
    .fails-one = { $cards } is turned up already; play it, or lay it on the waste.
    .holds-cards = { $have ->
        [one] There is { $have } card to turn up.
       *[other] There are { $have } cards to turn up.
    }
    .fails-cards = There is no card to turn up now.
    .title = Turning up a card

RB-18 = When the turned-up card has been played, the order of play begins again: reserve and houses first.
    .title = And again from the start

RB-19 = A card is turned up and played, and then another, until one cannot be played. That card goes on the player’s waste, and the turn is over.
    .holds-drawn = A card is turned up.
    .fails-drawn = Only a turned-up card goes on the waste, and none is turned up.
    .title = The end of a turn

RB-20 = The cards of the waste cannot be played. They come back when the draw pile is used up and the waste becomes the new draw pile.
    .law-own_waste_playable-True = The top card of one’s own waste may be played like any other open card. If it fits a foundation, it must go there.
    .holds-closed = The card does not come from the waste.
    .fails-closed = The card lies on the waste, and from there no card is played.
    .title = The waste is closed
    .surprise = The top card of your own waste lies open and would fit, but it cannot be played. It comes back when the waste is turned over. Some let it be played; the house rule “{ option-russian_bank-own_waste_playable }” does.

## The end and the score

RB-21 = A hand is won by the player who has no card left in reserve, draw pile and waste. The foundations need not be complete.
    .title = Winning a hand
    .surprise = A hand can be won while foundations are half empty. What counts is that your reserve, draw pile and waste are gone; the houses belong to both.

RB-22 = It can happen that nobody gets any further. Then the hand ends as a stalemate.
    .title = Stalemate

RB-23 = The winner of a hand scores 30 points, 1 point more for each card in the opponent’s draw pile and waste, and 2 points for each card in the opponent’s reserve. Example: draw pile 10, waste 7, reserve 5 earn 30 + 17 + 10 = 57 points.
    .title = The count

RB-24 = In a stalemate each player counts 1 for each card of their own draw pile and waste, and 2 for each card of their own reserve. The one with the lower count scores the difference. Example: 16 against 21 earns 5 points.
    .title = The count of a stalemate

RB-25 = The first player with 300 points or more wins the match.
    .law-match-single_hand = At this table, a match is a single hand.
    .title = Winning the match

## The order of play

# $cards (cards): the top of the reserve.
RB-P1 = First of all: if the top card of one’s own reserve fits a foundation, it goes there before any other card does.
    .holds = The reserve has no card that must go to a foundation first.
    .fails = { COUNT($cards) ->
        [0] The top of the reserve fits a foundation and must go there first of all.
       *[other] The reserve card { $cards } fits a foundation, and it must go there first of all.
    }
    .title = Reserve to a foundation
    .surprise = Two cards fit on foundations, and it matters which goes first: the card of your reserve comes before all others. The reserve is what counts double when the hand is lost.

# $cards (cards): open cards that fit a foundation, the reserve’s apart.
RB-P2 = Second: every other open card that fits a foundation goes there. If there are several, the player chooses which goes first.
    .holds = No house card and no turned-up card fits a foundation.
    .fails = { COUNT($cards) ->
        [one] { $cards } fits a foundation and must go there before anything else is done.
       *[other] { $cards } fit foundations and must go there before anything else is done.
    }
    .title = Other cards to a foundation

# $cards (cards): the top of the reserve; $number (number): an empty house, from 1; $count (number): how many are empty.
RB-P3 = Third: an empty house is filled with the top card of one’s own reserve. With an empty reserve there is no such duty.
    .holds = No house is waiting to be filled from the reserve.
    .fails = { $count ->
        [one] House { $number } is empty, so the reserve card { $cards } must fill it.
       *[other] { $count } houses are empty, so the reserve card { $cards } must fill one of them.
    }
    .title = Fill the house
    .law-fill_timing-before_draw = Third, before a card is turned up: an empty house is filled with the top card of one’s own reserve. With an empty reserve there is no such duty.

# $cards (cards): the top of the reserve; $onto (cards): the open cards that it could be put on.
RB-P4 = Fourth: if the top card of one’s own reserve fits a house with cards, or the opponent’s reserve or waste, it must be played. The player chooses where.
    .law-reserve_must_play-False = At this table the reserve card need not be played to a house or on the opponent’s piles.
    .holds = The reserve has no card that must be played to a house or on the opponent’s piles.
    .fails = { COUNT($onto) ->
        [one] The reserve card { $cards } must be played first: it fits on { $onto }.
       *[other] The reserve card { $cards } must be played first: it fits on any of { $onto }.
    }
    .title = Play the reserve card
    .surprise = Your reserve card fits a house, so it must go there, even if you would rather keep the house free. Pagat leaves it to the player; the house rule “{ option-russian_bank-reserve_must_play }” plays it that way.

# $reason (text): the duty that comes first: reserve-first, foundation-first, fill-house, reserve-must-play or none.
RB-P5 = Fifth come the free moves: a house card to another house or on the opponent’s piles, and the turned-up card to any of them. They are allowed when no duty is left.
    .holds = No duty is left, so the free moves are open.
    .fails = { $reason ->
        [reserve-first] A duty comes before free moves: the reserve card goes to its foundation.
        [foundation-first] A duty comes before free moves: an open card goes to its foundation.
        [fill-house] A duty comes before free moves: the empty house is filled.
       *[reserve-must-play] A duty comes before free moves: the reserve card is played.
    }
    .why = To the letter, house cards would have to be moved as long as they can, and that would never end (RB-C4). So these moves are free, and come after all duties.
    .title = Free moves
RB-P6 = Last, a card of the draw pile is turned up, or the turned-up card is laid on the waste. After every single move the order begins again.
    .holds = No duty is left, so the turn may go on to its end.
    .fails = { $reason ->
        [reserve-first] A duty comes before that: the reserve card goes to its foundation.
        [foundation-first] A duty comes before that: an open card goes to its foundation.
        [fill-house] A duty comes before that: the empty house is filled.
       *[reserve-must-play] A duty comes before that: the reserve card is played.
    }
    .title = Turn up, or lay on the waste

## Where the text is silent

RB-G1 = If the two reserve cards are equal, the first cards of the houses are compared in the order in which they were dealt, then the second, and so on. If all are equal, chance decides.
    .title = Equal reserve cards

RB-G2 = The same comparison says who starts every later hand of a match.
    .law-starter-alternate = In later hands of a match the players take turns in starting.
    .law-starter-cut_high = The players cut again before every hand of a match.
    .why = The text has one way to find who starts, and does not say that it is for the first hand only.
    .title = Who starts later hands

# $source (text): house, reserve, waste, draw, drawn or foundation; $number (number): which house;
# $cards (cards): the top card there, if there is one; $why (text): own, theirs, empty, foundation or face-down.
RB-G3 = A player can play these cards: the top of their own reserve, the last card of any house, and the card that they have turned up. No other card is available.
    .law-own_waste_playable-True = A player can play these cards: the top of their own reserve and of their own waste, the last card of any house, and the card that they have turned up. No other card is available.
    .holds = { $source ->
        [house] { $cards } is the last card of house { $number }, so it can be played.
        [reserve] { $cards } is the top of the player’s own reserve, so it can be played.
        [waste] { $cards } lies on top of the player’s own waste.
       *[other] { $cards } is turned up, so it can be played.
    }
    .fails = { $why ->
        [foundation] Cards on a foundation stay there.
        [face-down] Cards of a draw pile are turned up before they are played.
        [theirs] That card is the opponent’s; only one’s own cards and those of the houses can be played.
       *[empty] There is no card to play there.
    }
    .title = Which cards can be played

# .pile: $target (text): reserve, waste and so on; $why (text): fits, own, empty, or the place.
RB-G4 = No card may be put on one’s own reserve, on one’s own waste (except at the end of a turn) or on a draw pile. An opponent’s reserve or waste that is empty takes no card either.
    .holds-foundation = The card is meant for a foundation.
    .fails-foundation = That is not a foundation.
    .holds-house = The card is meant for another house.
    .fails-house = A card can only be moved to another house.
    .holds-pile = { $target ->
        [reserve] The card is meant for the opponent’s reserve, and there are cards in it.
       *[other] The card is meant for the opponent’s waste, and there are cards in it.
    }
    .fails-pile = { $why ->
        [own] Only the opponent’s piles can be loaded, never one’s own.
        [empty] { $target ->
            [reserve] The opponent’s reserve is empty, and an empty pile cannot be loaded.
           *[other] The opponent’s waste is empty, and an empty pile cannot be loaded.
        }
       *[other] No card can be put there.
    }
    .title = Where no card may go

# .full: $card (card). .ace: $card, $top (card). .wrap: $card, $top (card).
RB-G5 = Ranks do not go round the corner. Nothing is built on an ace in a house; a foundation ends with its king; on an ace only a two can be loaded, and on a king only a queen.
    .holds-full = The foundation is not complete yet.
    .fails-full = This foundation is complete: it ends with its king, and { $card } has no place on it.
    .holds-ace = There is a card below { $top }.
    .fails-ace = Nothing goes on { $top } in a house: no card is lower than an ace.
    .holds-wrap = Neither of the two is an ace while the other is a king.
    .fails-wrap = { $card } and { $top } are not neighbours: king and ace do not meet.
    .title = Not round the corner

# .one, .there: $count (number): cards moved at once. .room: $have (number): that number; $need (number): the most there is room for.
RB-G6 = Cards are moved one at a time.
    .law-multi_move-True = Several cards of a house may be moved together, as many as could be moved one by one with the help of the other empty houses: one more than there are empty houses.
    .holds-one = One card is moved.
    .fails-one = { $count } cards cannot be moved at once: cards are moved one at a time.
    .holds-there = { $count ->
        [one] One card is moved.
       *[other] The house has { $count } cards to move.
    }
    .fails-there = There are not { $count } cards of a house to move together.
    .holds-room = { $have ->
        [one] There is always room to move one card.
       *[other] There is room to move { $have } cards.
    }
    .fails-room = With the empty houses there are, at most { $need ->
        [one] { $need } card
       *[other] { $need } cards
    } can be moved at once, not { $have }.
    .title = One card at a time
    .surprise = A whole column would fit, and still only its last card moves. With empty houses it could be done card by card; the house rule “{ option-russian_bank-multi_move }” does it in one move.

RB-G7 = The order of play is: the reserve card to a foundation (RB-P1), other cards to a foundation (RB-P2), filling houses (RB-P3), the reserve card elsewhere (RB-P4), free moves (RB-P5), and at last turning up a card or laying it on the waste (RB-P6). It is looked at anew after every single move.
    .title = The whole order

# $number (number): which house, from 1.
RB-G8 = If a player’s reserve is used up, any open card may be put into an empty house. It need not be: the house may stay empty.
    .holds = House { $number } is empty, so any card fits.
    .fails = House { $number } has cards in it, so the card must fit on the last one.
    .title = An empty house without a reserve

RB-G9 = If a house is empty when a turn begins, the player whose turn it is must fill it from their reserve, if there are cards in it.
    .why = The text wants a house filled at once and does not ask who emptied it.
    .title = A house left empty

# $cards (cards): the turned-up card; $onto (cards): the open cards that it could be put on.
RB-G10 = A turned-up card that fits a foundation must go there. If it fits elsewhere, the player may still lay it on the waste and end the turn.
    .law-drawn_must_play-True = A turned-up card must be played if it fits anywhere. Only a card that cannot be played goes on the waste.
    .holds = The turned-up card fits nowhere else.
    .fails = { COUNT($onto) ->
        [0] { $cards } can go into an empty house, so it may not go on the waste.
        [one] { $cards } fits on { $onto }, so it may not go on the waste.
       *[other] { $cards } fits on any of { $onto }, so it may not go on the waste.
    }
    .title = Playing the turned-up card
    .surprise = The turned-up card fits a house, and still you may lay it on your waste and end the turn. Only a foundation is a must for it. Others have it played wherever it fits; the house rule “{ option-russian_bank-drawn_must_play }” plays it that way.

# $cards (cards): the turned-up card.
RB-G11 = A player cannot simply end a turn. As long as there are cards in draw pile or waste, a turn ends with a turned-up card that is laid on the waste.
    .holds-drawn = No card is lying turned up.
    .fails-drawn = { $cards } is turned up; the turn ends by laying it on the waste.
    .why = In the text a turn has only one end: a card that cannot be played goes to the waste.
    .title = A turn cannot just end

RB-G12 = When a card is to be turned up and the draw pile is empty, the waste is turned over and becomes the new draw pile. It is not shuffled, so the oldest card comes first. This can happen any number of times.
    .law-recycle_timing-immediately = As soon as the draw pile is empty, the waste is turned over and becomes the new draw pile.
    .law-recycle_timing-next_turn_start = When the draw pile is empty, the waste is turned over at the start of its owner’s next turn. Until then there is nothing to turn up.
    .law-recycle_shuffle-True = When the waste becomes the new draw pile, it is shuffled.
    .title = An empty draw pile
    .surprise = The waste is turned over as it is, and not shuffled. Whoever remembers it knows which cards will come. The house rule “{ option-russian_bank-recycle_shuffle }” shuffles it.

# $have (number): cards that could be turned up.
RB-G13 = A player with no card in draw pile and waste plays on from reserve and houses. When no duty is left, they may pass.
    .holds-nothing = There is nothing to turn up.
    .fails-nothing = { $have ->
        [one] There is still { $have } card to turn up, so the turn cannot be passed.
       *[other] There are still { $have } cards to turn up, so the turn cannot be passed.
    }
    .title = Passing

# .order: $rules (list of text): the duties that the move misses. .window: $seat (seat): the
# opponent of whoever would call. .duty: $rule (text): the duty that is named.
RB-G14 = At this table the order of play is kept by itself: a move out of order is refused.
    .law-stop-call = A move out of order may be made, but the opponent may call “Stop!” before anything else happens, and say which duty was missed. If that is right, the move is taken back and the turn is over. A card that had been turned up goes on the waste; if turning it up was the slip, it goes back on the draw pile. A wrong call has no effect.
    .law-wrong_call_penalty-third_loses_turn = A player who has called “Stop!” wrongly for the third time loses their next turn.
    .holds-order = { COUNT($rules) ->
        [0] The order of play has nothing against it.
        [one] It can be played, but it is out of order: it passes over a duty ({ $rules }), and the opponent may call “Stop!”
       *[other] It can be played, but it is out of order: it passes over duties ({ $rules }), and the opponent may call “Stop!”
    }
    .fails-order = A move out of order is refused here.
    .holds-window = { $seat ->
        [me] You have just moved, and so far nothing has happened since.
       *[other] { START($seat) } has just moved, and so far nothing has happened since.
    }
    .fails-window = “Stop!” can only be called right after a move of the opponent.
    .holds-duty = { $rule ->
        [RB-P1] That the reserve card goes to a foundation is a duty of the order of play.
        [RB-P2] That a card which fits goes to a foundation is a duty of the order of play.
        [RB-P3] That an empty house is filled is a duty of the order of play.
        [RB-P4] That the reserve card is played is a duty of the order of play.
       *[other] That the turned-up card is played is a duty of the order of play.
    }
    .fails-duty = { $rule } is no duty at this table.
    .holds-waiting = A move has been made, and it can stand.
    .fails-waiting = There is no move that waits for a word.
    .title = “Stop!”
    .surprise = Nobody has to watch the order of play here, because moves out of order are refused. At most tables they can be made, and the opponent calls “Stop!” and takes over the turn; the house rule “{ option-russian_bank-stop }” plays it that way.

RB-G15 = A hand is won as soon as a player’s last card is gone, even in the middle of a turn. A turned-up card that has not been played still counts as held. Only the player whose turn it is can win.
    .law-stop-call = A hand is won as soon as a player’s last card is gone and the opponent lets the move stand, even in the middle of a turn. A turned-up card that has not been played still counts as held. Only the player whose turn it is can win.
    .title = When a hand is won

# $number (number): which house, from 1.
RB-G16 = Moving cards between houses may not bring back an arrangement of the houses that was there before in the same turn. Which house is where does not matter, so a card that lies alone in a house is not moved to an empty one. When a card comes to the houses from elsewhere, or leaves them, all is new again.
    .holds = The houses have not been like that before in this turn.
    .fails = The houses were like that before in this turn, or are so now; going back and forth is not allowed.
    .why = Otherwise a turn could go on for ever without anything changing. No public source has a rule for it.
    .title = No going back and forth
    .surprise = Each of these moves is allowed by itself, but not back and forth: a turn may not return to houses that it has had. Otherwise it would never have to end.

# .quiet: $have (number): turns in succession without progress, $need (number): how many are needed;
# $still (number): turns in succession without a play to a foundation, $slow (number): how many are needed.
RB-G17 = A hand is a stalemate when nothing has got any further for so many turns that both players have been through all their cards, when both pass one after the other, or when no card has reached a foundation for 400 turns. Getting further means: a card leaves a reserve, a turned-up card is played, or a card reaches a foundation or the opponent’s piles. Once eight turns in a row got nowhere, or forty went by without a play to a foundation, a player may also offer a stalemate, once a turn, and the opponent may accept.
    .holds-once = No stalemate has been offered in this turn.
    .fails-once = A stalemate has been offered already in this turn.
    .holds-quiet = The hand moves so little that a stalemate can be offered.
    .fails-quiet = { $have ->
        [0] The last turn got somewhere; a stalemate can be offered once { $need } turns in a row got nowhere, or { $slow } went by without a play to a foundation.
        [one] Only { $have } turn in a row got nowhere; a stalemate can be offered after { $need }, or after { $slow } without a play to a foundation.
       *[other] Only { $have } turns in a row got nowhere; a stalemate can be offered after { $need }, or after { $slow } without a play to a foundation.
    }
    .holds-offered = A stalemate has been offered.
    .fails-offered = No stalemate has been offered.
    .holds-answer = The answer is yes or no.
    .fails-answer = The answer must be yes or no.
    .why = The text says that a stalemate is possible, but not when there is one. Short limits end hands that could still be won, so these are long.
    .title = When it is a stalemate

RB-G18 = If both counts of a stalemate are equal, nobody scores.
    .title = Equal counts

RB-G19 = Of a reserve and a waste only the top card is seen, and nobody may look through them. Everybody may count the cards. All cards of a house can be seen.
    .title = What may be looked at

RB-G20 = It does not matter which pack a card comes from: equal cards are as good as each other.
    .title = Equal cards

RB-G21 = A match goes on to 300 points.
    .law-match-single_hand = A match is a single hand. If nobody scores in it, it is shared.
    .title = How long a match is

RB-G22 = Houses alternate in colour. Houses built in suit, and games with a tarot pack, are not taught here.
    .why = The text builds in alternating colours and in no other way.
    .title = Other ways to build

RB-G23 = The top of the reserve, the last card of a house and the turned-up card may all be loaded on the opponent, unless a duty comes first.
    .title = What may be loaded

## Why it was settled so: notes on places where the text contradicts itself or common practice

RB-C1 = The text speaks of thirteen cards face up. That is a slip of the translation: a thirteenth card is laid face up, and 35 are left for the draw pile.
    .title = “Thirteen cards face up”
RB-C2 = The text says that reserve and houses come first, and also that foundations come first. Both are right: of all plays to foundations the reserve card’s is the first.
    .title = What comes first
RB-C3 = The text wants an empty house filled at once, but foundations before anything. So foundations come first, then the house.
    .title = Filling “at once”
    .law-fill_timing-before_draw = The text wants an empty house filled at once, but foundations before anything. At this table it is enough to fill it before a card is turned up, as many others play.
RB-C4 = The text says that house cards must be played. Taken to the letter, cards would go back and forth between the houses for ever. So only plays to a foundation are a must.
    .title = Must house cards be played?
RB-C5 = Rulebooks differ on who starts. The text lets the lower reserve card start, and it is followed.
    .title = Lower or higher
    .law-starter-highest_reserve = The text lets the lower reserve card start. At this table the higher one does.
    .law-starter-cut_high = The text lets the lower reserve card start. At this table the players cut for it.
    .law-starter-alternate = The text lets the lower reserve card start. At this table that is so in the first hand, and then the players take turns.
RB-C6 = Rulebooks differ on the size of the reserve. The text means thirteen cards, and it is followed.
    .title = The size of the reserve
    .law-reserve_size-12 = The text means a reserve of thirteen cards. At this table it has twelve.
    .law-reserve_size-11 = The text means a reserve of thirteen cards. At this table it has eleven.
RB-C7 = What is called the draw pile here is called hand, stock or talon elsewhere.
    .why = One name for each pile is enough, and the text’s own is kept.
    .title = Names of the piles
RB-C8 = A foundation ends with the king of its suit; the text garbles this.
    .why = A foundation is built in one suit, so it can end with no other king.
    .title = The king of the suit
RB-C9 = The text says that the game is sold as Skip-Bo. That is a relative, not the same game.
    .title = Not Skip-Bo
RB-C10 = Elsewhere each player shuffles the other’s pack. It makes no difference here.
    .title = Whose pack is shuffled
RB-C11 = The call of “Stop!” is at the heart of most descriptions, but the text does not know it. So it is not played here.
    .why = At a screen the order of play can be kept without anybody watching.
    .title = Where “Stop!” comes from
    .law-stop-call = The call of “Stop!” is at the heart of most descriptions, but the text does not know it. At this table it is played.
RB-C12 = The text does not let a player play the top of their own waste, and it is followed.
    .title = One’s own waste
    .law-own_waste_playable-True = The text does not let a player play the top of their own waste. At this table it may be played.

## Headings in the tree of a ruling

title-rb-found = Playing to a foundation
title-rb-founding = The foundation
title-rb-build = Playing to a house
title-rb-moving = What is moved, and where to
title-rb-building = The house, unless it is empty
title-rb-onto-card = The card and the one under it
title-rb-lower = One lower
title-rb-load = Loading the opponent
title-rb-loading = The card and the one under it
title-rb-neighbours = Neighbours in rank
title-rb-turnup = Turning up a card
title-rb-towaste = Laying the turned-up card on the waste
title-rb-passturn = Passing
title-rb-offer = Offering a stalemate
title-rb-answer = Answering the offer
title-rb-stop = Calling “Stop!”
title-rb-let-stand = Letting the move stand
title-rb-available = The card that is played
title-rb-order = The order of play
title-rb-due = What must be done first, if anything
title-rb-foundations-first = Foundations first

## What happened. $seat (seat): who did it; $cards (cards): those that moved; $card (card);
## $other (seat): the opponent; $place (text): where a card came from; $number (number): the house.

# $count (number): cards of the reserve; $draw (number): cards of the draw pile.
event-rb-dealt = { $seat ->
    [me] You deal { $count } cards to your reserve and 4 to the houses; { $draw } are left for your draw pile.
   *[other] { START($seat) } deals { $count } cards to the reserve and 4 to the houses; { $draw } are left for the draw pile.
}
# $card (card): of the player who starts; $other (card): the other one.
event-rb-starts-reserve = { $seat ->
    [me] On the reserves lie { $card } and { $other }: you start.
   *[other] On the reserves lie { $card } and { $other }: { $seat } starts.
}
event-rb-starts-house = { $seat ->
    [me] The houses decide, { $card } against { $other }: you start.
   *[other] The houses decide, { $card } against { $other }: { $seat } starts.
}
event-rb-starts-cut = { $seat ->
    [me] You cut { $card } against { $other }, and you start.
   *[other] { START($seat) } cuts { $card } against { $other }, and starts.
}
event-rb-starts-chance = { $seat ->
    [me] All cards are equal. Chance decides: you start.
   *[other] All cards are equal. Chance decides: { $seat } starts.
}
event-rb-starts-alternate = { $seat ->
    [me] This time you start.
   *[other] This time { $seat } starts.
}
event-rb-to-foundation = { $seat ->
    [me] You play { $cards } to a foundation.
   *[other] { START($seat) } plays { $cards } to a foundation.
}
event-rb-built = { $seat ->
    [me] You put { $cards } on house { $number }.
   *[other] { START($seat) } puts { $cards } on house { $number }.
}
event-rb-filled = { $seat ->
    [me] You fill house { $number } with { $cards }.
   *[other] { START($seat) } fills house { $number } with { $cards }.
}
event-rb-used-empty = { $seat ->
    [me] You move { $cards } to the empty house { $number }.
   *[other] { START($seat) } moves { $cards } to the empty house { $number }.
}
# $onto (text): reserve or waste.
event-rb-loaded = { $onto ->
    [reserve] { $seat ->
        [me] You load { $cards } on the reserve of { $other }.
       *[other] { $other ->
            [me] { START($seat) } loads { $cards } on your reserve.
           *[other] { START($seat) } loads { $cards } on the reserve of { $other }.
        }
    }
   *[waste] { $seat ->
        [me] You load { $cards } on the waste of { $other }.
       *[other] { $other ->
            [me] { START($seat) } loads { $cards } on your waste.
           *[other] { START($seat) } loads { $cards } on the waste of { $other }.
        }
    }
}
# $kind (text): reserve or waste; $seat (seat): whose it is.
event-rb-uncovered = { $kind ->
    [reserve] { $seat ->
        [me] The top of your reserve is now { $card }.
       *[other] The top of { $seat }’s reserve is now { $card }.
    }
   *[waste] { $seat ->
        [me] The top of your waste is now { $card }.
       *[other] The top of { $seat }’s waste is now { $card }.
    }
}
event-rb-turned-up = { $seat ->
    [me] You turn up { $card }.
   *[other] { START($seat) } turns up { $card }.
}
# $count (number): how many cards.
event-rb-turned-over = { $seat ->
    [me] You turn over your waste: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { START($seat) } turns over the waste: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
event-rb-discarded = { $seat ->
    [me] You lay { $card } on your waste.
   *[other] { START($seat) } lays { $card } on the waste.
}
event-rb-passed = { $seat ->
    [me] You pass.
   *[other] { START($seat) } passes.
}
event-rb-turn-lost = { $seat ->
    [me] You lose your turn for the wrong calls.
   *[other] { START($seat) } loses a turn for the wrong calls.
}
event-rb-won = { $seat ->
    [me] Your last card is gone: you win the hand!
   *[other] { START($seat) } has no card left and wins the hand.
}
# $count (number): turns in succession that got nowhere.
event-rb-stalemate-stalled = For { $count } turns nothing has got any further: the hand is a stalemate.
event-rb-stalemate-passed = Both players have passed: the hand is a stalemate.
event-rb-stalemate-agreed = The hand ends as a stalemate, as agreed.
event-rb-stalemate-offered = { $seat ->
    [me] You offer { $other } a stalemate.
   *[other] { $other ->
        [me] { START($seat) } offers you a stalemate.
       *[other] { START($seat) } offers { $other } a stalemate.
    }
}
event-rb-stalemate-accepted = { $seat ->
    [me] You accept.
   *[other] { START($seat) } accepts.
}
event-rb-stalemate-refused = { $seat ->
    [me] You want to play on.
   *[other] { START($seat) } wants to play on.
}
# $duty (text): the duty that was named; $asked (cards): the cards it asked for; $other (seat): who missed it.
event-rb-stop-right = { $seat ->
    [me] You call “Stop!”, and you are right: { rb-duty-missed }
   *[other] { START($seat) } calls “Stop!”, and is right: { rb-duty-missed }
}
# $count (number): wrong calls so far.
event-rb-stop-wrong = { $seat ->
    [me] You call “Stop!”, but no such duty was missed. That is { $count ->
        [one] your first wrong call.
       *[other] { $count } wrong calls.
    }
   *[other] { START($seat) } calls “Stop!”, but no such duty was missed. That is { $count ->
        [one] the first wrong call.
       *[other] { $count } wrong calls.
    }
}
event-rb-turned-back = The card goes back face down on the draw pile, and the turn is over.
# $place (text), $number (number): where the cards go back to.
event-rb-taken-back = { $place ->
    [house] { $cards } goes back to house { $number }, and the turn is over.
    [reserve] { $cards } goes back to the reserve, and the turn is over.
    [waste] { $cards } goes back to the waste, and the turn is over.
   *[other] { $cards } is taken back, and the turn is over.
}

## Lines of the score sheet

entry-rb-win = Won the hand
# $count (number): how many cards; $side (side): whose they are.
entry-rb-draw-and-waste = { $count ->
    [one] { $count } card in the draw pile and waste of { $side }
   *[other] { $count } cards in the draw pile and waste of { $side }
}
entry-rb-reserve = { $count ->
    [one] { $count } card in the reserve of { $side }
   *[other] { $count } cards in the reserve of { $side }
}
# $count, $other (number): what the cards of the two players count.
entry-rb-stalemate = Stalemate: { $count } against { $other }

## Buttons

# $card (card): the one picked up; $number (number): the house; $seat (seat): whose pile it is.
offer-rb-to-foundation = To the foundation
offer-rb-to-house = To house { $number }
offer-rb-load-reserve = { $seat ->
    [me] On your reserve
   *[other] On { $seat }’s reserve
}
offer-rb-load-waste = { $seat ->
    [me] On your waste
   *[other] On { $seat }’s waste
}
offer-rb-to-waste = Lay it on the waste
offer-rb-turn-up = Turn up a card
offer-rb-pass = Pass
offer-rb-offer-stalemate = Offer a stalemate
offer-rb-accept = Accept the stalemate
offer-rb-refuse = Play on
# $duty (text): the duty that was missed.
offer-rb-stop = { $duty ->
    [RB-P1] Stop! The reserve card had to go to a foundation
    [RB-P2] Stop! Another card had to go to a foundation
    [RB-P3] Stop! An empty house had to be filled
    [RB-P4] Stop! The reserve card had to be played
   *[other] Stop! The turned-up card had to be played
}
offer-rb-let-stand = Let it stand

# One button for all duties that Stop may name; behind it, the choice.
table-choose-rb-stop = Stop!

# The button that halts the play of the others right after the move that is being shown.
table-halt-letstand = Stop!

## The panel “What can I do now?”

kind-found = Play to a foundation
    .about = Put an open card on the foundation of its suit. Such plays come first.
kind-build = Play to a house
    .about = Put an open card on a house, one lower and of the other colour, or into an empty one.
kind-load = Load the opponent
    .about = Put an open card on the opponent’s reserve or waste, of the same suit and one rank away.
kind-turnup = Turn up a card
    .about = When no duty is left, turn up the top of your draw pile.
kind-towaste = Lay it on the waste
    .about = End your turn by laying the turned-up card on your waste.
kind-passturn = Pass
    .about = End your turn when there is nothing to turn up.
kind-offerstalemate = Offer a stalemate
    .about = Propose to end the hand when nobody gets any further.
kind-answerstalemate = Answer the offer
    .about = Accept the stalemate, or play on.
kind-stop = Call “Stop!”
    .about = Say which duty the last move of the opponent has missed.
kind-letstand = Let it stand
    .about = Call nothing, and let the game go on.

## The status line. $seat (seat): whose move it is.

phase-turn = { $seat ->
    [me] Your turn: duties first, then free moves, then turn up a card.
   *[other] { START($seat) } is playing.
}
phase-window = { $seat ->
    [me] Did the last move miss a duty? Call “Stop!”, or let it stand.
   *[other] { START($seat) } may call “Stop!”
}
phase-offer = { $seat ->
    [me] You are offered a stalemate. Accept, or play on.
   *[other] { START($seat) } is offered a stalemate.
}

## What a thing on the table is, for those who ask. $zone (text): what lies there; $seat (seat): whose it is.

about-house = This is one of the eight houses. Both players may use it: cards go down by one, in turn red and black. { $zone }.
about-foundation = This is one of the eight foundations. They go up from the ace to the king in one suit, and what lies there stays. { $zone }.
about-reserve = { $seat ->
    [me] This is your reserve. Its top card is open, and it must go first wherever a duty says so. { $zone }.
   *[other] This is the reserve of { $seat }. You may load it with a card of the same suit that is next to its top card. { $zone }.
}
about-waste = { $seat ->
    [me] This is your waste. A card laid on it ends your turn. { $zone }.
   *[other] This is the waste of { $seat }. You may load it with a card of the same suit that is next to its top card. { $zone }.
}
about-draw = { $seat ->
    [me] This is your draw pile. It lies face down; turn up its top card when no duty comes first. { $zone }.
   *[other] This is the draw pile of { $seat }. It lies face down, and nobody knows its cards. { $zone }.
}
about-drawn = { $seat ->
    [me] This is the place of the card that you turn up. { $zone }.
   *[other] This is the place of the card that { $seat } turns up. { $zone }.
}

## Places on the table. $count (number): cards; $cards (cards): what is seen; $side (side): whose it is.

table-zone-house = House { $number }: { $cards }
table-zone-house-empty = House { $number } is empty
table-zone-foundation = Foundation: { $cards } on top
table-zone-foundation-empty = Empty foundation
table-zone-reserve = { $count ->
    [one] Reserve of { $side }: { $cards }
   *[other] Reserve of { $side }: { $count } cards, { $cards } on top
}
table-zone-reserve-empty = The reserve of { $side } is empty
table-zone-waste = { $count ->
    [one] Waste of { $side }: { $cards }
   *[other] Waste of { $side }: { $count } cards, { $cards } on top
}
table-zone-waste-empty = The waste of { $side } is empty
table-zone-draw = Draw pile of { $side }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-zone-draw-empty = The draw pile of { $side } is empty
table-zone-drawn = Turned up by { $side }: { $cards }
table-zone-drawn-empty = Nothing is turned up

# Short names that stand under a pile.
table-name-reserve = Reserve
table-name-waste = Waste
table-name-draw = Draw pile
table-name-drawn = Turned up

# What must come first, shown beside the status line as long as it is so.
task-rb-reserve-first = First: your reserve card goes to its foundation.
task-rb-foundation-first = First: an open card goes to its foundation.
task-rb-fill-house = First: your reserve card fills the empty house.
task-rb-reserve-plays = First: your reserve card has a place to go to.

## The duties as Stop names them.

# $duty (text): RB-P1 and so on; $asked (cards): the cards it asked for.
rb-duty-missed = { $duty ->
    [RB-P1] the reserve card { $asked } had to go to a foundation first.
    [RB-P2] { $asked } had to go to a foundation first.
    [RB-P3] the empty house had to be filled with { $asked } first.
    [RB-P4] the reserve card { $asked } had to be played first.
   *[other] { $asked } had to be played.
}

## What would make a move allowed (see explain.ftl). The message states the fact, `.alone` the whole of it.

# $card (cards): the card of the move; $onto (cards): what it is put on; $number (number): the house;
# $place (text): foundation, house, empty (house), reserve, waste, or none for other moves; $move (text): the move.
fix-russian_bank-now-other = { $place ->
    [foundation] { $card } can go to its foundation: { $move }.
    [house] { $card } can go on { $onto } in house { $number }: { $move }.
    [empty] { $card } can go to the empty house { $number }: { $move }.
    [reserve] { $card } can be loaded on { $onto } of the opponent’s reserve: { $move }.
    [waste] { $card } can be loaded on { $onto } of the opponent’s waste: { $move }.
   *[none] You can do this instead: { $move }.
}
fix-russian_bank-then-other = { $place ->
    [foundation] Then { $card } can go to its foundation: { $move }.
    [house] Then { $card } can go on { $onto } in house { $number }: { $move }.
    [empty] Then { $card } can go to the empty house { $number }: { $move }.
    [reserve] Then { $card } can be loaded on { $onto } of the opponent’s reserve: { $move }.
    [waste] Then { $card } can be loaded on { $onto } of the opponent’s waste: { $move }.
   *[none] Then you can do this instead: { $move }.
}
fix-first-found = First play { $card } to its foundation.
fix-first-build = { $place ->
    [empty] First put { $card } in the empty house { $number }.
   *[house] First put { $card } on { $onto } in house { $number }.
}
fix-first-load = { $place ->
    [reserve] First load { $card } on { $onto } of the opponent’s reserve.
   *[waste] First load { $card } on { $onto } of the opponent’s waste.
}
fix-first-turnup = First turn up a card.
fix-next-found = After it play { $card } to its foundation.
fix-next-build = { $place ->
    [empty] After it put { $card } in the empty house { $number }.
   *[house] After it put { $card } on { $onto } in house { $number }.
}
fix-next-load = { $place ->
    [reserve] After it load { $card } on { $onto } of the opponent’s reserve.
   *[waste] After it load { $card } on { $onto } of the opponent’s waste.
}

suppose-russian_bank-own-turn = It is your turn.
    .alone = Not now. In your own turn you can do this.
# $reason (text): which duty comes first; $card, $onto, $number, $place: as above, of the move that does it.
suppose-duties-done = { $reason ->
    [reserve-first] You have played the reserve card { $card } to its foundation.
    [foundation-first] You have played { $card } to its foundation.
    [fill-house] You have filled house { $number } with { $card }.
   *[reserve-must-play] You have played the reserve card { $card }.
}
    .alone = { $reason ->
        [reserve-first] First play the reserve card { $card } to its foundation. If no other duty comes up then, this is allowed.
        [foundation-first] First play { $card } to its foundation. If no other duty comes up then, this is allowed.
        [fill-house] First fill house { $number } with { $card }. If no other duty comes up then, this is allowed.
       *[reserve-must-play] First play the reserve card { $card }. If no other duty comes up then, this is allowed.
    }
# $card (card): the card that is played; $onto (cards): the one before it, if there is one.
suppose-foundation-up = { COUNT($onto) ->
    [0] There is an empty foundation for { $card }.
   *[other] There is a foundation with { $onto } on top.
}
    .alone = { COUNT($onto) ->
        [0] If there were an empty foundation for { $card }, this would be allowed.
       *[other] If there were a foundation with { $onto } on top, { $card } could go there.
    }
# $cards (cards): the one or two that would do; $number (number): the house.
suppose-house-top = { COUNT($cards) ->
    [one] { START($cards) } lies on top of house { $number }.
   *[other] One of { $cards } lies on top of house { $number }.
}
    .alone = { COUNT($cards) ->
        [one] If { $cards } lay on top of house { $number }, this would be allowed.
       *[other] If one of { $cards } lay on top of house { $number }, this would be allowed.
    }
suppose-house-empty = House { $number } is empty.
    .alone = If house { $number } were empty, this would be allowed.
# $cards (cards): the one or two that would do; $place (text): reserve or waste; $seat (seat): the opponent;
# $card (card): the card of the move.
suppose-load-top = { $place ->
    [reserve] { COUNT($cards) ->
        [one] { START($cards) } lies on top of the reserve of { $seat }.
       *[other] One of { $cards } lies on top of the reserve of { $seat }.
    }
   *[waste] { COUNT($cards) ->
        [one] { START($cards) } lies on top of the waste of { $seat }.
       *[other] One of { $cards } lies on top of the waste of { $seat }.
    }
}
    .alone = { $place ->
        [reserve] { COUNT($cards) ->
            [one] If { $cards } lay on top of the reserve of { $seat }, { $card } could be loaded there.
           *[other] If one of { $cards } lay on top of the reserve of { $seat }, { $card } could be loaded there.
        }
       *[waste] { COUNT($cards) ->
            [one] If { $cards } lay on top of the waste of { $seat }, { $card } could be loaded there.
           *[other] If one of { $cards } lay on top of the waste of { $seat }, { $card } could be loaded there.
        }
    }
suppose-one-at-a-time = You move one card.
    .alone = If you moved one card, this would be allowed.
# $card (card): the card of the move.
suppose-mine = { $card } is the top of your reserve.
    .alone = If { $card } were the top of your reserve, it could go there.
# $card (card): one that fits.
suppose-turned-up = You have turned up a card that fits, such as { $card }.
    .alone = First turn up a card. If it fits, such as { $card }, this is allowed.
# $card (card): one that fits; $place (text): house, reserve or waste; $number (number): the house.
suppose-lies-there = { $place ->
    [house] { $card } lies on top of house { $number }.
    [reserve] { $card } lies on top of your reserve.
   *[waste] { $card } lies on top of your waste.
}
    .alone = { $place ->
        [house] If { $card } lay on top of house { $number }, this would be allowed.
        [reserve] If { $card } lay on top of your reserve, this would be allowed.
       *[waste] If { $card } lay on top of your waste, this would be allowed.
    }
suppose-turned-up-first = You have turned up a card that need not be played.
    .alone = First turn up a card. If it need not be played, this is allowed.
# $cards (cards): the turned-up card.
suppose-drawn-played = You have played { $cards }.
    .alone = If you had played { $cards } already, this would be allowed.
suppose-some-draw = There are cards in your draw pile.
    .alone = If there were cards in your draw pile, this would be allowed.
suppose-none-to-turn = Your draw pile and your waste are empty.
    .alone = If your draw pile and your waste were empty, this would be allowed.
suppose-new-turn = It is your next turn.
    .alone = Not in this turn any more. In your next turn this would be allowed.
# $count (number): how many turns.
suppose-quiet = For { $count } turns nothing has got any further.
    .alone = If nothing had got any further for { $count } turns, this would be allowed.
# $seat (seat): the opponent.
suppose-offered = { START($seat) } has offered you a stalemate.
    .alone = If { $seat } had offered you a stalemate, this would be allowed.
suppose-after-a-move = { START($seat) } has just made a move.
    .alone = Not now. Right after a move of { $seat } you can do this.

## The rules of a table. Names and values stand inside a sentence, so they begin small.

option-russian_bank-starter = who starts
    .about = Who plays first?
    .value-lowest_reserve = the lower reserve card
    .value-highest_reserve = the higher reserve card
    .value-cut_high = the higher cut
    .value-alternate = the lower reserve card, then by turns
option-russian_bank-reserve_size = cards in a reserve
    .about = How many cards does a reserve have?
    .value-13 = 13
    .value-12 = 12
    .value-11 = 11
option-russian_bank-reserve_must_play = playing the reserve card
    .about = Must the reserve card be played where it fits a house or the opponent’s piles?
    .value-True = compulsory
    .value-False = up to the player
option-russian_bank-fill_timing = filling empty houses
    .about = When must an empty house be filled from the reserve?
    .value-immediate = at once
    .value-before_draw = before a card is turned up
option-russian_bank-drawn_must_play = playing the turned-up card
    .about = Must a turned-up card be played where it fits?
    .value-False = up to the player, except to a foundation
    .value-True = compulsory
option-russian_bank-recycle_timing = turning over the waste
    .about = When does the waste become the new draw pile?
    .value-when_needed = when a card is to be turned up
    .value-immediately = as soon as the draw pile is empty
    .value-next_turn_start = at the start of the next turn
option-russian_bank-recycle_shuffle = shuffling the waste
    .about = Is the waste shuffled when it is turned over?
    .value-False = no
    .value-True = yes
option-russian_bank-own_waste_playable = top of one’s own waste
    .about = Can a player play the top of their own waste?
    .value-False = closed
    .value-True = may be played
option-russian_bank-multi_move = moving several cards
    .about = May several cards of a house be moved at once when there are empty houses?
    .value-False = no
    .value-True = yes
option-russian_bank-stop = order of play
    .about = Who watches over the order of play?
    .value-off = the table refuses slips
    .value-call = the opponent calls “Stop!”
option-russian_bank-wrong_call_penalty = wrong calls of “Stop!”
    .about = What does a wrong call cost?
    .value-none = nothing
    .value-third_loses_turn = every third one costs a turn
option-russian_bank-match = length of a match
    .about = When does a match end?
    .value-300_points = at 300 points
    .value-single_hand = after one hand
