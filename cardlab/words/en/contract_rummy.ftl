### Contract Rummy, in English.
###
### `CR-…` is an article of the rulebook: the law. Its attributes:
###   .law-<option>-<value>   what to show instead of the law when the table plays with that option
###   .holds, .fails          what the article came to for one move, with the facts of the ruling
###   .holds-<aspect>, …      the same where an article has several conditions
###
### Words that keep their meaning everywhere: a deal is one of the seven parts of a match; a
### contract is what must be laid in a deal; a meld is a set or a sequence on the table; to be down
### is to have laid one’s contract; to lay off is to add cards to melds that lie on the table;
### natural cards are those that are not wild; the pile is the discard pile.

game-contract_rummy = Contract Rummy
    .about = In each deal, collect the sets and sequences that its contract asks for, lay them down at once, and get rid of your other cards.

contract_rummy-preset-seed = rules of the lesson
    .about = The rules of the text that this course follows, completed where the text is silent.
contract_rummy-preset-standard = standard rules
    .about = The rules that most rulebooks give today: two packs, longer sequences, only the top discard, and discards may be bought.

## Players and cards

CR-1 = Three to five players play, each alone. Four is best, and with two packs up to eight can take part.
    .law-seats =
        { $value ->
            [3] Three
            [4] Four
            [5] Five
            [6] Six
            [7] Seven
            [8] Eight
           *[other] Three to eight
        } players play, each alone. Four is best, three to five are usual, and up to eight can take part.
    .title = Who plays

CR-2 = Three or four players use one pack of 52 cards and one joker.
    .law-seats =
        { $value ->
            [3] Three
            [4] Four
           *[other] Three or four
        } players use one pack of 52 cards and one joker.
    .title = One pack
    .law-packs-bicycle =
        { $seats ->
            [3] Three
            [4] Four
           *[other] Three or four
        } players use two packs of 52 cards and one joker.
    .law-packs-pagat =
        { $seats ->
            [3] Three
            [4] Four
           *[other] Three or four
        } players use two packs of 52 cards, and one joker fewer than there are players{ $seats ->
            [3] { ": two" }
            [4] { ": three" }
           *[other] { "" }
        }.

CR-3 = In larger games, with five players or more, two packs and two jokers are used. Then every card is there twice.
    .law-seats =
        { $value ->
            [5] Five
            [6] Six
            [7] Seven
            [8] Eight
           *[other] Five to eight
        } players use two packs and two jokers. Every card is there twice.
    .title = Two packs
    .law-packs-bicycle =
        { $seats ->
            [5] Five
            [6] Six
            [7] Seven
            [8] Eight
           *[other] Five to eight
        } players use three packs and two jokers. Every card is there three times.
    .law-packs-pagat =
        { $seats ->
            [5] Five
            [6] Six
            [7] Seven
            [8] Eight
           *[other] Five to eight
        } players use two packs as well, and one joker fewer than there are players{ $seats ->
            [5] { ": four" }
            [6] { ": five" }
            [7] { ": six" }
            [8] { ": seven" }
           *[other] { "" }
        }. Every card is there twice.

CR-4 = In a sequence the ranks go ace, king, queen, jack, ten and so on down to two. The ace can also lie below the two.
    .title = The order of ranks
    .law-ace_wrap-True = In a sequence the ranks go ace, king, queen, jack, ten and so on down to two, and then round to the ace again.

CR-5 = A joker is wild: it can stand for any card of a set or a sequence.
    .title = Jokers
    .law-deuces_wild-True = Jokers and twos are wild: they can stand for any card of a set or a sequence.

CR-6 = To find the first dealer, everybody draws a card from the shuffled pack. Whoever draws the lowest card deals first.
    .title = The first dealer

CR-7 = After every deal, the player on the dealer’s left deals next.
    .title = The next dealer

CR-8 = A match has seven deals. In the first four, each player gets ten cards, and in the last three twelve.
    .law-ten_card_deals-3 = A match has seven deals. In the first three, each player gets ten cards, and in the last four twelve.
    .title = Seven deals

CR-9 = The cards are dealt one at a time, face down, clockwise, and the player on the dealer’s left gets the first one.
    .title = How the cards are dealt

CR-10 = The cards that are not dealt form the stock, face down. Its top card is turned over to start the pile.
    .title = Stock and pile

CR-C1 = Three or four players use one pack and one joker, five to eight use two packs and two jokers.
    .law-seats =
        { $value ->
            [3] Three players use one pack and one joker. Five or more would use two packs and two jokers.
            [4] Four players use one pack and one joker. Five or more would use two packs and two jokers.
            [5] Five players use two packs and two jokers. Three or four would use one pack and one joker.
            [6] Six players use two packs and two jokers. Three or four would use one pack and one joker.
            [7] Seven players use two packs and two jokers. Three or four would use one pack and one joker.
            [8] Eight players use two packs and two jokers. Three or four would use one pack and one joker.
           *[other] Three or four players use one pack and one joker, five to eight use two packs and two jokers.
        }
    .law-packs-bicycle = Three or four players use two packs and one joker, five to eight use three packs and two jokers.
    .law-packs-pagat = Everybody plays with two packs, and there is one joker fewer than there are players.
    .why = One pack is not enough for five players with twelve cards each. Two packs for five or more is the smallest repair of what the text says.
    .title = How many packs

CR-C2 = The game is accepted for three to eight players; it is recommended for three to five.
    .why = The text names three to five players in one place and larger games in another. Others play with up to eight.
    .title = How many players

## The contract

# .sets, .sequences: $have (number): how many are laid; $need (number): how many the contract has.
# $sets, $runs (number): the contract. $deal (number): which deal it is.
CR-11 = Each deal has its contract. First: two sets. Second: a set and a sequence. Third: two sequences. Fourth: three sets. Fifth: two sets and a sequence. Sixth: a set and two sequences. Seventh: three sequences.
    .holds-sets = { $need ->
        [0] This contract has no set, and none is laid.
        [one] The contract asks for { $need } set, and { $have } is laid.
       *[other] The contract asks for { $need } sets, and { $have } are laid.
    }
    .fails-sets = { $need ->
        [0] This contract has no sets at all.
        [one] The contract of deal { $deal } asks for { $need } set; this try lays { $have }.
       *[other] The contract of deal { $deal } asks for { $need } sets; this try lays { $have }.
    }
    .holds-sequences = { $need ->
        [0] This contract has no sequence, and none is laid.
        [one] The contract asks for { $need } sequence, and { $have } is laid.
       *[other] The contract asks for { $need } sequences, and { $have } are laid.
    }
    .fails-sequences = { $need ->
        [0] This contract has no sequences at all.
        [one] The contract of deal { $deal } asks for { $need } sequence; this try lays { $have }.
       *[other] The contract of deal { $deal } asks for { $need } sequences; this try lays { $have }.
    }
    .title = The contracts
    .surprise = A perfect set in your hand, and it may not be laid. The melds of a contract go down together or not at all; a part of it would only tell the others what you have.

# .met: $sets, $runs (number): the contract. $deal (number): which deal it is.
CR-12 = The first cards that a player lays in a deal must be its contract. Before that, nobody can lay or lay off anything.
    .holds-met = The contract has been laid.
    .fails-met = The contract must be laid first: { cr-contract }.
    .title = The contract comes first

# $melds (list of cards): the sequences that are laid.
CR-13 = If a contract has more than one sequence, they must be of different suits.
    .law-sequence_suits-not_adjacent = Two sequences of a contract may be of one suit, but there must be a gap between them. So 3♥ 4♥ 5♥ goes with 7♥ 8♥ 9♥, but not with 6♥ 7♥ 8♥.
    .law-sequence_suits-free = The sequences of a contract may be of any suits, even of the same one.
    .holds = { $melds ->
        [0] There are no sequences that could share a suit.
        [one] There is only one sequence, so no two can share a suit.
       *[other] The sequences are of different suits: { $melds }.
    }
    .fails = Two sequences of a contract must be of different suits, not { $melds }.
    .title = Sequences of different suits
    .surprise = Two good sequences, and they cannot be laid because both are of one suit. Pagat only forbids that they touch; the house rule “{ option-contract_rummy-sequence_suits }” plays it that way.

# $melds (list of cards): the sequences that are laid.
CR-C14 = Two sequences of a contract are never of one suit (CR-13), so they cannot touch or overlap.
    .holds = { $melds ->
        [0] There are no sequences that could touch.
        [one] There is only one sequence, so no two can touch.
       *[other] These sequences do not touch: { $melds }.
    }
    .fails = Sequences of one suit need a gap between them; { $melds } touch or overlap.
    .why = The text wants different suits. Others only forbid sequences that touch, which is an option.
    .title = Two sequences of one suit
    .law-sequence_suits-not_adjacent = Two sequences of a contract may be of one suit, but they must not touch or overlap.
    .law-sequence_suits-free = Two sequences of a contract may be of one suit, and they may touch or overlap.

# .whole: $have (number): cards that stay in hand; $need (number): the most that may stay.
CR-14 = In the last deal the whole hand must be laid at once, as three sequences and with no discard. So its sequences may be as long as they need to be.
    .law-deal7-optional_discard = In the last deal the whole hand must be laid at once, as three sequences. One card may be left over to be discarded.
    .law-deal7-normal = The last deal is played like the others: lay the contract, lay off other cards in later turns, and discard.
    .holds-ordinary = In this deal the contract need not use up the hand.
    .fails-ordinary = In this deal the whole hand must be laid at once.
    .holds-closing = In this deal the whole hand is laid, so melds may be larger.
    .fails-closing = In this deal the contract need not use up the hand.
    .holds-whole = { $have ->
        [0] The whole hand is laid.
       *[other] The whole hand is laid, but for the discard.
    }
    .fails-whole = { $need ->
        [0] In this deal the whole hand must be laid at once; { $have ->
            [one] { $have } card would stay.
           *[other] { $have } cards would stay.
        }
       *[other] In this deal the whole hand must be laid at once, but for a discard; { $have } cards would stay.
    }
    .why = The text says that all cards are “usually” melded at once, and elsewhere that a turn ends with a discard. Most descriptions of the last deal have no discard, so that is how it is played; options have the others.
    .title = The last deal
    .surprise = Three sequences are ready, and still they may not be laid, because a card would be left. In the last deal all cards go down at once and nothing is discarded. The house rule “{ option-contract_rummy-deal7 }” makes it easier.

## Melds

# $cards (cards): what is laid. $meld (cards): the meld it makes.
# .size, .most: $have (number): its cards; $need (number): the limit.
CR-15 = A set is three or four cards of the same rank.
    .holds-rank = { $meld } are of one rank.
    .fails-rank = The cards of a set must be of one rank; { $meld } are not.
    .holds-size = { $meld }: { card-have }; a set needs at least { $need }.
    .fails-size = { $meld }: { card-have }; a set needs at least { $need }.
    .holds-most = { $meld }: { card-have }; a set has at most { $need }.
    .fails-most = A set has at most { $need } cards; { $meld } would be { $have }.
    .title = What a set is
    .law-set_suits-any = A set is three or more cards of the same rank.

# $meld (cards): what the cards stand for. $twice (cards): those whose suit is there again.
CR-16 = The cards of a set must be of different suits. With two packs, 5♦ 5♦ 5♥ is not a set.
    .law-set_suits-any = The suits of a set do not matter. With two packs, 5♦ 5♦ 5♥ is a set, and a set may be of any size.
    .holds = The suits in { $meld } are all different.
    .fails = The cards of a set must be of different suits, but { $twice } share one.
    .title = The suits of a set
    .surprise = Two fives of diamonds and a five of hearts are no set: with two packs, twins do not count twice. Pagat does not look at suits; the house rule “{ option-contract_rummy-set_suits }” plays it that way.

# $cards (cards): what is laid. $meld (cards): the meld it makes.
# .size: $have (number): its cards; $need (number): the least there may be.
CR-17 = A sequence is three or more cards of one suit whose ranks follow each other.
    .law-min_sequence-4 = A sequence is four or more cards of one suit whose ranks follow each other.
    .holds-suit = { $meld } are of one suit.
    .fails-suit = The cards of a sequence must be of one suit; { $meld } are not.
    .holds-order = The ranks of { $meld } follow each other.
    .fails-order = The ranks of a sequence must follow each other without a gap; those of { $meld } do not.
    .holds-size = { $meld }: { card-have }; a sequence needs at least { $need }.
    .fails-size = { $meld }: { card-have }; a sequence needs at least { $need }.
    .title = What a sequence is

# .declared: $cards (cards): what is laid; $card (card): the wrong one, $wild (yes or no): is it wild.
CR-18 = Whoever lays a joker says which card it stands for, rank and suit. From then on it stays that card.
    .law-joker_slides-True = Whoever lays a joker says which card it stands for. If somebody adds that very card to a sequence, the joker moves to one of its ends.
    .holds-declared = { COUNT($cards) ->
        [one] It is clear what { $cards } stands for.
       *[other] It is clear what each card of { $cards } stands for.
    }
    .fails-declared = { $wild ->
        [yes] It must be said which card the joker stands for.
       *[no] { $card } is not wild, so it stands only for itself.
    }
    .holds-unmoved = The jokers of the meld stay what they are.
    .fails-unmoved = A joker of the meld would be moved.
    .title = What a joker stands for
    .surprise = A joker keeps the place that it was given, also when the card it stands for turns up. Parlett lets it slide to an end of the sequence; the house rule “{ option-contract_rummy-joker_slides }” plays it that way.

# $cards (cards): what is laid off. $stands (card): what the joker is to stand for.
CR-C12 = A joker in a sequence keeps its place. The card that it stands for cannot push it to an end of the sequence.
    .holds = At this table { $cards } may take the place of the joker, which moves on as { $stands }.
    .fails = A joker keeps its place, so { $cards } cannot push it away.
    .why = The text says that a joker keeps its place. Parlett lets it slide, which is an option.
    .title = Does a joker move?
    .law-joker_slides-True = A joker in a sequence gives way to the card that it stands for, and moves to an end of the sequence.

# $meld (cards): the meld.
CR-G11 = The ace lies above the king or below the two, but a sequence does not go on beyond it: K♦ A♦ 2♦ is no sequence.
    .law-ace_wrap-True = A sequence may go round the corner, from the king over the ace to the two: K♦ A♦ 2♦ is a sequence.
    .holds = { $meld } does not go on beyond the ace.
    .fails = { $meld } goes round the corner; the ace is the end of a sequence.
    .title = Aces in sequences
    .surprise = An ace lies above the king or below the two, but it does not join them: K-A-2 is no sequence. In Carioca and Continental it is one; the house rule “{ option-contract_rummy-ace_wrap }” plays it that way.

# .naturals: $have (number): natural cards; $need (number): the least there must be.
# .wilds: $have (number): jokers; $need (number): the most there may be. $meld (cards): the meld.
CR-G12 = Every meld has at least two natural cards. The others may be jokers.
    .law-max_jokers_per_meld = { $value ->
        [0] No jokers are allowed in a meld.
        [one] A meld has at most { $value } joker, and at least one natural card.
       *[other] A meld has at most { $value } jokers, and at least one natural card.
    }
    .holds-naturals = { $have ->
        [one] { $meld } has { $have } natural card; at least { $need } must be there.
       *[other] { $meld } has { $have } natural cards; at least { $need } must be there.
    }
    .fails-naturals = { $have ->
        [0] { $meld } has no natural card; at least { $need } must be there.
        [one] { $meld } has only { $have } natural card; at least { $need } must be there.
       *[other] { $meld } has only { $have } natural cards; at least { $need } must be there.
    }
    .holds-wilds = { $have ->
        [0] There is no joker in { $meld }.
        [one] There is { $have } joker in { $meld }, and { $need } may be there.
       *[other] There are { $have } jokers in { $meld }, and { $need } may be there.
    }
    .fails-wilds = { $need ->
        [0] At this table there is no joker in a meld.
       *[other] There are too many jokers in { $meld }: { $have }, and at most { $need } may be there.
    }
    .why = With one natural card nobody could tell from the cards what the meld is. The text sets no limit; options have others.
    .title = How many jokers

# $have (number): its cards; $need (number): how many there must be. $meld (cards): the meld.
CR-G3 = The melds of a contract may be larger than they need to be, as far as CR-15 and CR-17 allow.
    .law-contract_exact-True = The melds of a contract have exactly the smallest size. More cards can only be laid off later.
    .holds = { $meld }: { card-have }, as many as the contract asks for.
    .fails = Each meld of this contract must have its smallest size: { $need } cards, and { $meld } has { $have }.
    .title = How large the melds are

## The turn

# $phase (text): draw, buy, meld or over, how far the turn has come.
CR-19 = The player on the dealer’s left begins, and the turn passes clockwise. A turn has three parts: draw, then lay down or lay off, then discard.
    .holds-draw = Nothing has been drawn yet in this turn.
    .fails-draw = { $phase ->
        [over] The hand is over.
        [buy] First the other players say whether they buy the discard.
       *[meld] This turn has already begun. Now lay cards or discard.
    }
    .holds-meld = A card has been drawn.
    .fails-meld = { $phase ->
        [over] The hand is over.
        [buy] First the other players say whether they buy the discard.
       *[draw] First draw from the stock, or take from the pile.
    }
    .title = The turn

# .pile: $have (number): how many cards lie there.
CR-20 = A turn begins with the top card of the stock, which nobody else sees, or with one or more cards from the pile.
    .law-discard_draw-top_only = A turn begins with the top card of the stock, which nobody else sees, or with the top card of the pile.
    .holds-pile = { $have ->
        [one] There is { $have } card in the pile.
       *[other] There are { $have } cards in the pile.
    }
    .fails-pile = The pile is empty.
    .title = Drawing
    .surprise = You may reach into the pile and take more than its top card. Most rulebooks know only the top card; the house rule “{ option-contract_rummy-discard_draw }” plays it that way.

CR-C5 = Any card of the pile may be taken, not only the top one, in the way that CR-21 tells.
    .holds = At this table cards may be taken from inside the pile.
    .fails = At this table only the top card of the pile may be taken.
    .why = The text allows cards from inside the pile; most other rulebooks do not. So the text is followed, and the other way is an option.
    .title = One card, or more
    .law-discard_draw-top_only = Only the top card of the pile may be taken. Then the cards under it are not looked at.

# .inside, .deep: $have (number): cards taken; $need (number): the limit.
# .melded: $card (card): the chosen one; $cards (cards): what is laid.
CR-21 = A card that lies inside the pile may be taken if it is melded or laid off at once. All cards above it must be taken too.
    .holds-inside = The chosen card lies inside the pile: { $have } cards are taken.
    .fails-inside = Only one card is not inside the pile. The top card is taken without laying it.
    .holds-deep = The pile is deep enough for { $have } cards.
    .fails-deep = { $need ->
        [0] The pile is empty.
        [one] The pile has only { $need } card.
       *[other] The pile has only { $need } cards, not { $have }.
    }
    .holds-melded = { $card ->
        [JK] The joker, the deepest card taken, is laid at once.
       *[other] { $card }, the deepest card taken, is laid at once.
    }
    .fails-melded = { $card ->
        [JK] The joker is the deepest card taken, so it must be laid at once.
       *[other] { $card } is the deepest card taken, so it must be laid at once.
    }
    .title = A card inside the pile
    .law-discard_draw-top_only = A card that lies inside the pile cannot be taken.

# .held: $cards (cards): what is wanted; $missing (cards): what is not there.
# .some: $have (number): the fewest cards of a group.
CR-22 = After drawing, a player may lay melds from the hand face up on the table.
    .holds-held = { COUNT($cards) ->
        [one] { START($cards) } can be laid: it is at hand.
       *[other] { START($cards) } can be laid: they are at hand.
    }
    .fails-held = { COUNT($missing) ->
        [one] { START($missing) } is not at hand.
       *[other] { START($missing) } are not at hand.
    }
    .holds-some = There are cards in every part of this try.
    .fails-some = No cards are chosen to lay.
    .title = Laying melds

# .there: $cards (cards): what is laid off.
CR-23 = Cards may be laid off on any meld of the table, one’s own or another player’s, if they make it larger.
    .holds-there = The meld for { $cards } is on the table.
    .fails-there = There is no such meld on the table for { $cards }.
    .title = Laying off

CR-24 = It does not matter in front of whom a card lies: no points are counted for cards on the table.
    .why = The sentence comes from 500 Rum, where cards on the table earn points. Here only penalty points are counted, so it has no effect.
    .title = In front of whom

# .held: $missing (cards): what is not there.
CR-25 = A turn ends with a discard, one card face up on the pile, unless all cards of the hand have been laid.
    .holds-held = { START($cards) } is in the hand.
    .fails-held = { START($missing) } is not in the hand.
    .title = The discard

# $card (card): what is to be discarded.
CR-26 = A player who took only the top card of the pile may not discard that card in the same turn. Of several cards taken, one may be discarded.
    .holds = { $card ->
        [JK] The joker may be discarded: it is not the card that was just taken.
       *[other] { $card } may be discarded: it is not the card that was just taken.
    }
    .fails = { $card ->
        [JK] The joker was just taken from the pile, so it may not be discarded in this turn.
       *[other] { $card } was just taken from the pile, so it may not be discarded in this turn.
    }
    .title = Not the card just taken
    .law-discard_draw-top_only = A player who took the top card of the pile may not discard that card in the same turn.
    .surprise = The card that you took from the pile cannot go back at once, even if you do not want it any more. Otherwise taking it would be a way to pass.

CR-G4 = After the contract no further sets or sequences may be laid. Other cards can only be laid off on melds that are there.
    .law-extra_melds-True = After the contract, further sets and sequences may be laid as well.
    .holds = The contract has not been laid yet in this deal.
    .fails = The contract lies on the table already, so no further melds may be laid; other cards can be laid off.
    .title = No new melds later
    .surprise = You are down, and a new set in your hand cannot be laid: after the contract cards are only laid off. The house rule “{ option-contract_rummy-extra_melds }” allows new melds.

CR-G5 = Cards may be laid off only from the turn after the contract on.
    .law-layoff_same_turn-True = Cards may be laid off as soon as the contract lies on the table, even in the same turn.
    .holds = The contract was laid in an earlier turn.
    .fails = The contract was laid in this turn, so cards can be laid off only from the next turn on.
    .title = Laying off from the next turn
    .surprise = You have laid your contract, and a card would fit on another meld; but laying off begins with your next turn. Many families allow it at once; the house rule “{ option-contract_rummy-layoff_same_turn }” plays it that way.

# .only-contract, .only-additions: what a card from inside the pile may be used for.
CR-G7 = Before the contract is laid, a card from inside the pile must go into it. After that, it must be laid off. The other cards taken stay in the hand.
    .holds-only-contract = The card from the pile goes into the contract, and nothing is laid off.
    .fails-only-contract = In the turn of the contract nothing can be laid off.
    .holds-only-additions = No further melds are begun.
    .fails-only-additions = The contract lies on the table already, so no further melds may be laid.
    .why = The text wants the card to be melded immediately. Before the contract only the contract can be laid, and after it only cards can be laid off, so there is one way each time.
    .title = Where a card from inside goes
    .law-discard_draw-top_only = Only the top card of the pile can be taken, and it may stay in the hand.

# $card (card or none): the card taken from the pile in this turn, if it is still in the hand.
CR-G31 = Nobody may lay all cards but the one that was just taken from the pile: that card could not be discarded.
    .holds = The hand will be empty, or a card that may be discarded will be left.
    .fails = { $card ->
        [JK] Only the joker would be left, and it was just taken from the pile, so it could not be discarded.
       *[other] Only { $card } would be left, and it was just taken from the pile, so it could not be discarded.
    }
    .why = Otherwise a player could get to a place where no move is allowed: one card left, and that may not be discarded.
    .title = Not down to the card just taken

## Jokers

# $card (card): the natural card. $other (seat): whose meld it is. $sets, $runs, $deal: the contract.
CR-27 = A player who was down before this turn may exchange a joker in a sequence for the card that it stands for. The joker must be used again in the same turn.
    .law-joker_swap-others_only = A player who was down before this turn may exchange a joker in another player’s sequence for the card that it stands for. The joker must be used again in the same turn.
    .law-joker_swap-off = A joker stays where it lies: it cannot be exchanged for the card that it stands for.
    .holds-before = The contract was laid in an earlier turn.
    .fails-before = Jokers can be exchanged only after the turn of the contract.
    .holds-held = { $card } is in the hand.
    .fails-held = A natural card from the hand is needed, and { $card } is none.
    .holds-there = There is such a meld on the table.
    .fails-there = There is no such meld on the table.
    .holds-joker = A joker stands for { $card } in that sequence.
    .fails-joker = No joker stands for { $card } in that sequence.
    .holds-used = The joker is used again at once.
    .fails-used = The joker must be laid off again at once.
    .title = Exchanging a joker
    .surprise = You cannot exchange a joker to keep it: it has to be used again in the same turn, and only by a player who was down before. Some let it be kept, as in Shanghai Rummy; the house rule “{ option-contract_rummy-joker_swap }” limits it further.

# $card (card): the natural card. $other (seat): whose meld it is.
CR-28 = A joker in a set stays there. It cannot be exchanged.
    .holds = The meld is a sequence.
    .fails = A joker in a set stays there; only one in a sequence can be exchanged for { $card }.
    .title = Jokers in sets stay
    .surprise = You hold the card that the joker in a set stands for, and still you cannot exchange it: only jokers in sequences can be freed. Nobody could otherwise rely on a set.

# .others: $other (seat): whose meld it is.
CR-C15 = Jokers may be exchanged in all sequences, also in one’s own.
    .holds-on = At this table jokers may be exchanged.
    .fails-on = At this table jokers stay where they are.
    .holds-others = The sequence was laid by another player.
    .fails-others = At this table jokers may be exchanged only in sequences of other players.
    .why = The text speaks of jokers that another player laid. It does not say that one’s own are excluded, so they are not; options limit it.
    .title = Whose jokers
    .law-joker_swap-others_only = Jokers may be exchanged in sequences that other players laid, and not in one’s own.
    .law-joker_swap-off = Jokers are not exchanged at this table.

## The end, and the count

CR-29 = A player who is down and gets rid of the last card goes out. Then the hand is over for everybody.
    .title = Going out

CR-30 = Everybody else gets penalty points for the cards still in hand. A king, queen or jack: 10. An ace or a joker: 15. Other cards count what they show.
    .title = Penalty points
    .law-deuces_wild-True = Everybody else gets penalty points for the cards still in hand. A king, queen or jack: 10. An ace, a joker or a two: 15. Other cards count what they show.

CR-31 = After seven deals the player with the fewest points wins.
    .title = Who wins

## Where the text is silent

CR-G1 = In the draw for the deal the ace is low. Players who tie for the lowest card draw again.
    .title = Ties in the draw

CR-G2 = All sets and sequences of a contract are laid in one action. A part of it cannot be laid in advance.
    .title = The whole contract at once

CR-G6 = The top card of the pile may be taken just to keep it. It need not be melded, but it may not be discarded in the same turn.
    .why = The text only forbids to discard the card again. Had it to be melded, that would be of no use.
    .title = The top card may be kept

CR-G8 = If several cards are taken from the pile, the deepest one is the chosen card. It is that one which must be laid at once.
    .why = The cards above are taken because of the one below them. That one is the reason, so it must be used; the text lets the others be discarded.
    .title = Which card was chosen
    .law-discard_draw-top_only = Only one card is ever taken from the pile.

CR-G9 = All cards of the pile can be seen by everybody, in the order in which they were discarded.
    .title = The pile is open
    .law-discard_draw-top_only = Only the top card of the pile can be seen.

CR-G10 = What may not be discarded is the very card that was taken. If the same card of another pack is in the hand, that one may be discarded.
    .why = Twins of two packs are two cards. The card that was taken is the one that everybody saw.
    .title = Twins of two packs

CR-G13 = A joker in a set stands for a suit that is not there yet. Then the card of that suit cannot be laid off on the set any more.
    .why = A set has no suit twice, and a joker keeps what it was said to be. Together they leave only this.
    .title = The suit of a joker in a set
    .law-set_suits-any = A joker in a set stands for a card of its rank, in any suit.

CR-G14 = A joker may be laid off too: at an end of a sequence, or as the missing suit of a set. Then too it is said what it stands for.
    .why = A joker may replace any card, so it may also be laid off as one.
    .title = Laying off a joker
    .law-set_suits-any = A joker may be laid off too: at an end of a sequence, or on a set. Then too it is said what it stands for.

CR-G15 = Exchanging a joker and using it is one action. If the joker cannot be laid off at once, it cannot be exchanged.
    .why = The text wants the joker to be used in the same turn. As one action, it cannot be forgotten or kept.
    .title = Exchanged is used
    .law-joker_swap-off = Jokers stay where they were laid.

CR-G16 = In the turn in which a player lays the contract, that player cannot exchange a joker.
    .why = The text gives the right to those who met their contract on an earlier turn.
    .title = Not in the turn of the contract
    .law-joker_swap-off = Jokers stay where they were laid, in every turn.

CR-G17 = A joker may be discarded like any other card.
    .why = The text names no card that cannot be discarded but the one just taken.
    .title = Discarding a joker

CR-G18 = The last card may be discarded or laid off: a player may go out with a discard or without.
    .title = Out with a discard or without

CR-G19 = When somebody wants to draw and the stock is empty, all discards but the top one are shuffled and become the new stock. The hand ends without a winner if there are none, or if nobody has laid a card for 12 rounds.
    .law-stock_out-end_hand = When somebody wants to draw and the stock is empty, the hand ends without a winner, and everybody counts the cards in hand.
    .why = A hand has to end some time. Without a card to draw, or without anything happening for long, nobody can be said to have won it.
    .title = An empty stock

# .asked: $phase (text): how far the turn has come. .stock: $have (number): cards that can be drawn; $need: cards needed.
CR-G20 = A discard belongs to the player in turn. Nobody can buy it out of turn.
    .law-buying-1penalty = If the player in turn does not want the discard, the others may buy it, in turn order. The buyer gets it with one more card from the stock.
    .law-buying-2penalty = If the player in turn does not want the discard, the others may buy it, in turn order. The buyer gets it with two more cards from the stock.
    .holds-on = Discards may be bought at this table.
    .fails-on = Discards cannot be bought at this table.
    .holds-asked = The discard is for sale.
    .fails-asked = { $phase ->
        [over] The hand is over.
       *[other] The discard is not for sale now.
    }
    .holds-stock = There are enough cards to draw: { $have }, and { $need } are needed.
    .fails-stock = There are not enough cards to draw: { $have }, and { $need } are needed.
    .why = The text does not know it. Many tables do, so it is an option.
    .title = Buying

CR-G21 = A contract may have two sets of the same rank, if there are enough cards for it.
    .why = The text asks for two sets and does not say that their ranks differ.
    .title = Two sets of one rank

CR-G22 = That the sequences of a contract must be of different suits counts only when it is laid. Later, cards can be laid off as they fit.
    .title = Suits after the contract
    .law-sequence_suits-not_adjacent = That two sequences of one suit must not touch counts only when the contract is laid. Later, cards can be laid off as they fit.
    .law-sequence_suits-free = The suits of the sequences in a contract are free, and they stay so.

CR-G23 = A player who is not down when the hand ends counts the cards in hand as usual. There is no extra penalty.
    .why = The text counts the cards in hand and nothing else.
    .title = Not down at the end

CR-G24 = Whoever goes out has no cards left, and gets no points in this deal.
    .why = The text only gives penalty points, and only to the others.
    .title = Points of the winner

CR-G25 = If several players have the fewest points after the last deal, they share the win.
    .why = The text names no way to part them, and another deal would change the game of seven deals.
    .title = A tie at the end

CR-G26 = There is no bonus for cutting the pack in the right place.
    .why = It belongs to Liverpool Rummy, and the text does not have it.
    .title = No cutting bonus

CR-G27 = Tens count ten points too, like kings, queens and jacks. Twos count two points.
    .title = Tens and twos
    .law-deuces_wild-True = Tens count ten points too, like kings, queens and jacks. Twos count fifteen, like jokers.

CR-G28 = Twos are ordinary cards: they stand only for themselves, and cost two points in the hand.
    .law-deuces_wild-True = Twos are wild as well: they are used like jokers, and cost 15 points in the hand.
    .why = The text names only the joker as wild. Some tables agree on twos as well, so it is an option.
    .title = Twos

CR-G29 = In the last deal the three sequences are of three different suits, and they use up the whole hand, however large it is.
    .why = This is what the ban on two sequences of one suit and the duty to lay everything come to when both are kept.
    .title = The three sequences of the last deal
    .law-sequence_suits-not_adjacent = In the last deal the three sequences use up the whole hand, however large it is.
    .law-sequence_suits-free = In the last deal the three sequences use up the whole hand, however large it is.
    .law-deal7-optional_discard = In the last deal the three sequences use up the whole hand, however large it is, or all of it but one card for the discard.
    .law-deal7-normal = In the last deal the three sequences need not use up the whole hand.

CR-G30 = The first player may take the card that was turned up at the start, like any other discard.
    .title = The first card of the pile

## Parts of sentences

# $sets, $runs (number): the contract.
cr-contract = { $runs ->
    [0] { cr-sets }
   *[other] { $sets ->
        [0] { cr-sequences }
       *[other] { cr-sets } and { cr-sequences }
    }
}
cr-sets = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}
cr-sequences = { $runs ->
    [one] { $runs } sequence
   *[other] { $runs } sequences
}

# $have (number): how many cards there are.
card-have = { $have ->
    [one] { $have } card
   *[other] { $have } cards
}

## Headings of groups of conditions

title-cr-draw = Drawing from the stock
title-cr-take = Taking the top discard
title-cr-dig = Taking a card from inside the pile
title-cr-digging = What is done with the cards
title-cr-first-melds = New melds, if the contract lies there already
title-cr-lay = Laying down the contract
title-cr-laying = What laying down depends on
title-cr-contract-or-met = The contract, unless it has been laid before
title-cr-contract = The contract of this deal
title-cr-exact = The size of its melds
title-cr-exact-melds = Each meld has its smallest size
title-cr-closing = The whole hand, in the last deal
title-cr-each-meld = Each meld
title-cr-meld = One meld
title-cr-shape = What the meld is
title-cr-as-set = As a set
title-cr-as-sequence = As a sequence
title-cr-set = A set
title-cr-set-cards = The cards of a set
title-cr-sequence = A sequence
title-cr-sequence-cards = The cards of a sequence
title-cr-wild-share = Jokers and natural cards
title-cr-each-addition = Each addition
title-cr-addition = One addition
title-cr-sliding = The jokers of the meld
title-cr-add = Laying off
title-cr-adding = What laying off depends on
title-cr-swap = Exchanging a joker
title-cr-swapping = What is done with the joker
title-cr-buy = Buying the discard
title-cr-pass = Letting the discard go
title-cr-discard = Discarding

## What happened. $seat (seat): who did it; $other (seat): whose meld it is.
## .seen: the same for those who see the cards.

# $count (number): cards for each; $deal (number): which deal it is.
event-cr-dealt = { $dealer ->
    [me] Deal { $deal }: you deal { $count } cards to each player.
   *[other] Deal { $deal }: { $dealer } deals { $count } cards to each player.
}
event-cr-drew-for-deal = { $seat ->
    [me] You draw { $card } for the deal.
   *[other] { START($seat) } draws { $card } for the deal.
}
event-cr-turned-up = { $card ->
    [JK] A joker is turned up to start the pile.
   *[other] { $card } is turned up to start the pile.
}
event-cr-drew = { $seat ->
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
event-cr-drew-penalty = { $seat ->
    [me] You draw a penalty card.
   *[other] { START($seat) } draws a penalty card.
}
    .seen = { $card ->
        [JK] { $seat ->
            [me] Your penalty card is a joker.
           *[other] The penalty card of { $seat } is a joker.
        }
       *[other] { $seat ->
            [me] Your penalty card is { $card }.
           *[other] The penalty card of { $seat } is { $card }.
        }
    }
event-cr-took = { $card ->
    [JK] { $seat ->
        [me] You take a joker from the pile.
       *[other] { START($seat) } takes a joker from the pile.
    }
   *[other] { $seat ->
        [me] You take { $card } from the pile.
       *[other] { START($seat) } takes { $card } from the pile.
    }
}
event-cr-uncovered = { $card ->
    [JK] Now a joker lies on top of the pile.
   *[other] Now { $card } lies on top of the pile.
}
# $count (number): how many cards are taken.
event-cr-dug = { $card ->
    [JK] { $seat ->
        [me] { $count ->
            [one] You take a joker from the pile.
           *[other] You take { $count } cards from the pile, down to a joker.
        }
       *[other] { $count ->
            [one] { START($seat) } takes a joker from the pile.
           *[other] { START($seat) } takes { $count } cards from the pile, down to a joker.
        }
    }
   *[other] { $seat ->
        [me] { $count ->
            [one] You take { $card } from the pile.
           *[other] You take { $count } cards from the pile, down to { $card }.
        }
       *[other] { $count ->
            [one] { START($seat) } takes { $card } from the pile.
           *[other] { START($seat) } takes { $count } cards from the pile, down to { $card }.
        }
    }
}
event-cr-declined = { $seat ->
    [me] You do not want { cr-the-card }.
   *[other] { START($seat) } does not want { cr-the-card }.
}
# $count (number): penalty cards.
event-cr-bought = { $seat ->
    [me] You buy { cr-the-card }, at the price of { $count ->
        [one] { $count } card more.
       *[other] { $count } cards more.
    }
   *[other] { START($seat) } buys { cr-the-card }, at the price of { $count ->
        [one] { $count } card more.
       *[other] { $count } cards more.
    }
}
event-cr-passed = { $seat ->
    [me] You let the discard go.
   *[other] { START($seat) } lets the discard go.
}
# $run (yes or no): is it a sequence?
event-cr-melded = { $run ->
    [yes] { $seat ->
        [me] You lay a sequence: { $cards }.
       *[other] { START($seat) } lays a sequence: { $cards }.
    }
   *[no] { $seat ->
        [me] You lay a set: { $cards }.
       *[other] { START($seat) } lays a set: { $cards }.
    }
}
event-cr-laid-off = { $seat ->
    [me] { $other ->
        [me] You lay off { $cards } on a meld of your own.
       *[other] You lay off { $cards } on a meld of { $other }.
    }
   *[other] { $other ->
        [me] { START($seat) } lays off { $cards } on a meld of yours.
       *[other] { START($seat) } lays off { $cards } on a meld of { $other }.
    }
}
# $stands (card): what the wild card stands for.
event-cr-declared = { $card ->
    [JK] The joker stands for { $stands }.
   *[other] { $card } is wild and stands for { $stands }.
}
event-cr-slid = The joker moves on and stands for { $stands }.
event-cr-swapped = { $seat ->
    [me] You put { $card } in the place of a joker.
   *[other] { START($seat) } puts { $card } in the place of a joker.
}
# $stands (card): what the wild card stood for.
event-cr-freed = { $seat ->
    [me] You get the joker that stood for { $stands }.
   *[other] { START($seat) } gets the joker that stood for { $stands }.
}
event-cr-discarded = { $card ->
    [JK] { $seat ->
        [me] You discard a joker.
       *[other] { START($seat) } discards a joker.
    }
   *[other] { $seat ->
        [me] You discard { $card }.
       *[other] { START($seat) } discards { $card }.
    }
}
event-cr-reshuffled = { $count ->
    [one] The stock is empty, so the discard under the top one becomes the stock.
   *[other] The stock is empty, so { $count } discards are shuffled and become the stock.
}
event-cr-nothing-left = There is nothing left to draw, so the hand ends without a winner.
# $count (number): rounds without a card laid.
event-cr-nobody-lays = The stock is empty, and nobody has laid a card for { $count } rounds: the hand ends without a winner.
event-cr-went-out = { $seat ->
    [me] You go out!
   *[other] { START($seat) } goes out.
}
event-cr-hand-over = The hand is over. Now the penalty points are counted.

cr-the-card = { $card ->
    [JK] the joker
   *[other] { $card }
}

## Lines of the score sheet. $cards (cards): what is left in the hand.

entry-cr-courts = Kings, queens and jacks: { $cards }
entry-cr-aces = Aces: { $cards }
entry-cr-jokers = Jokers: { $cards }
entry-cr-wild-cards = Wild twos: { $cards }
entry-cr-numbers = Number cards: { $cards }

## Buttons: what the chosen cards can do. $stands (cards): what their jokers stand for.

offer-cr-draw = Draw
offer-cr-take = { $card ->
    [JK] Take the joker
   *[other] Take { $card }
}
# $count (number): how many cards are taken. $card (card): the deepest of them.
offer-cr-dig = { $card ->
    [JK] Take { $count } cards down to the joker
   *[other] Take { $count } cards down to { $card }
}
offer-cr-buy = Buy it
offer-cr-pass = Let it go
offer-cr-lay = { $stands ->
    [0] Lay down
   *[other] Lay down, with a joker as { $stands }
}
offer-cr-lay-staged = { $stands ->
    [0] Lay it all down
   *[other] Lay it all down, with a joker as { $stands }
}
offer-cr-add-staged = Lay it all off
offer-cr-add = { $stands ->
    [0] { $other ->
        [me] Lay off on your meld
       *[other] Lay off on the meld of { $other }
    }
   *[other] { $other ->
        [me] Lay off as { $stands } on your meld
       *[other] Lay off as { $stands } on the meld of { $other }
    }
}
# $moved (card): what the joker then stands for.
offer-cr-slide = { $other ->
    [me] Lay off on your meld; the joker becomes { $moved }
   *[other] Lay off on the meld of { $other }; the joker becomes { $moved }
}
offer-cr-swap = { $stands ->
    [0] Exchange it for the joker
   *[other] Exchange it for the joker, which becomes { $stands }
}
offer-cr-discard = { $card ->
    [JK] Discard a joker
   *[other] Discard { $card }
}

# One button for several ways to lay the same cards; behind it, the choice.
table-choose-cr-lay = Lay down, wild cards as …
table-choose-cr-lay-staged = Lay it all down, wild cards as …

## The panel “What can I do now?”

kind-contract_rummy-draw = Draw
    .about = Start the turn with the top card of the stock.
kind-contract_rummy-take = Take the top discard
    .about = Start the turn with the top card of the pile. It may not be discarded in this turn.
kind-contract_rummy-dig = Take from inside the pile
    .about = Start the turn with a card from inside the pile and all cards above it. The chosen card must be laid at once.
kind-contract_rummy-buy = Buy the discard
    .about = Take the discard out of turn, with penalty cards.
kind-contract_rummy-pass = Let the discard go
    .about = Do not buy it.
kind-contract_rummy-lay = Lay down the contract
    .about = Lay all sets and sequences of the contract at once.
kind-contract_rummy-add = Lay off
    .about = Add cards to melds that lie on the table.
kind-contract_rummy-swap = Exchange a joker
    .about = Put a natural card in the place of a joker in a sequence, and lay off the joker elsewhere.
kind-contract_rummy-discard = Discard
    .about = Put one card on the pile and end the turn.

## What a thing on the table is, for those who ask. $zone (text): what lies there.

about-contract_rummy-pile = This is the discard pile. It lies open, so that all can see every card of it. { $zone }.
about-contract_rummy-meld = This is a meld. Once their contract lies on the table, all players may lay off on it. { $zone }.

## The status line. $seat (seat): whose move it is.

phase-contract_rummy-draw = { $seat ->
    [me] Your turn: draw, or take from the pile.
   *[other] { START($seat) } draws or takes from the pile.
}
    .empty = { $seat ->
        [me] The stock is empty. Take from the pile, or draw: then the discards become the stock.
       *[other] The stock is empty. { START($seat) } takes from the pile or draws.
    }
phase-contract_rummy-buy = { $seat ->
    [me] The discard is for sale. Do you buy it?
   *[other] { START($seat) } may buy the discard.
}
phase-contract_rummy-meld = { $seat ->
    [me] Your turn: lay cards if you can and like, then discard one.
   *[other] { START($seat) } may lay cards, then discards.
}
phase-contract_rummy-over = The hand is over.

# The contract of the deal, at the head of the table. $deal, $of (number): which one it is.
note-contract = Deal { $deal } of { $of }: { cr-contract }

## The rules of a table. Names and values stand inside a sentence, so they begin small.
## What would make a move allowed (see explain.ftl). The message states the fact, `.alone` the whole of it.

fix-contract_rummy-first-take = First take the top discard.
# $step (text): the step, as one types it; $cards (cards): the cards that it uses.
fix-first-dig = First take from inside the pile: { $step }.
fix-contract_rummy-first-lay = First lay down the contract: { $step }.
fix-first-add = First lay off { $cards }.
fix-next-add = After it lay off { $cards }.
fix-first-swap = First exchange the joker: { $step }.

suppose-own-turn-begins = It is the start of your own turn.
    .alone = Not now. At the start of your own turn you can do this.
suppose-some-pile = There is a card in the discard pile.
    .alone = If there were a card in the discard pile, this would be allowed.
suppose-not-taken = You have not taken this card in this turn.
    .alone = Not in this turn, because you have just taken it. In a later turn this would be allowed.
suppose-down = You laid your contract in an earlier turn.
    .alone = If you had laid your contract in an earlier turn, this would be allowed.
suppose-next-turn-down = It is your next turn, and your contract lies on the table.
    .alone = Not in the turn in which you lay your contract. From your next turn on this is allowed.
suppose-not-down = You have not laid your contract yet.
    .alone = If you had not laid your contract yet, this would be allowed.
# $cards (cards): what is missing from the hand; $count (number): how many; $melds (list of cards): the contract.
suppose-contract = { $count ->
    [0] You lay { $melds }.
   *[other] You hold { $cards } too, and lay { $melds }.
}
    .alone = { $count ->
        [0] If you laid { $melds } instead, this would be allowed.
       *[other] If you held { $cards } too, you could lay { $melds }.
    }
# $cards (cards): what is missing from the hand.
suppose-completed-meld = You hold { $cards } too, and make a meld of them.
    .alone = If you held { $cards } too, you could make a meld of them.
# $added (cards): what fits the meld; $removed (cards): what was tried.
suppose-contract_rummy-instead = You lay off { $added } there instead of { $removed }.
    .alone = If you held { $added } and laid it off there instead of { $removed }, this would be allowed.
suppose-elsewhere = You lay off { $added } on one of the melds instead of { $removed }.
    .alone = If you held { $added }, you could lay it off on one of the melds instead of { $removed }.
suppose-other-add = You lay off { $added } instead.
    .alone = If you laid off { $added } instead, this would be allowed.
suppose-joker-used = You lay off the joker at once.
    .alone = If you laid off the joker at once, this would be allowed.
# $card (card): the natural card.
suppose-joker-there = A joker stands for { $card } in that sequence.
    .alone = If a joker stood for { $card } in that sequence, this would be allowed.
# $card (card): the top of the discard pile.
suppose-contract_rummy-asked = Another player leaves { $card }, and you are asked.
    .alone = If another player left { $card } and you were asked, this would be allowed.
suppose-more-stock = There are more cards in the stock.
    .alone = If there were more cards in the stock, this would be allowed.

## Values: a yes or no is True or False.

option-contract_rummy-packs = packs and jokers
    .about = How many packs and jokers are used?
    .value-seed = one pack and one joker, from five players on two and two
    .value-bicycle = two packs and one joker, from five players on three and two
    .value-pagat = two packs, and one joker fewer than players
option-contract_rummy-min_sequence = smallest sequence
    .about = How many cards must a sequence have?
    .value-3 = three cards
    .value-4 = four cards
option-contract_rummy-set_suits = suits in a set
    .about = Must the cards of a set be of different suits?
    .value-distinct = all different
    .value-any = as they come
option-contract_rummy-sequence_suits = suits of several sequences
    .about = Must the sequences of a contract be of different suits?
    .value-different = all different
    .value-not_adjacent = the same suit with a gap
    .value-free = as they come
option-contract_rummy-discard_draw = cards taken from the pile
    .about = May cards be taken from inside the pile?
    .value-multi = also from inside
    .value-top_only = only the top card
option-contract_rummy-contract_exact = contract of the smallest size
    .about = Must the melds of a contract have exactly the smallest size?
    .value-False = no
    .value-True = yes
option-contract_rummy-extra_melds = further melds
    .about = May a player who is down lay further sets and sequences?
    .value-False = no
    .value-True = yes
option-contract_rummy-layoff_same_turn = laying off at once
    .about = May cards be laid off in the turn of the contract?
    .value-False = no
    .value-True = yes
option-contract_rummy-joker_swap = exchanging jokers
    .about = May a joker in a sequence be exchanged for the card that it stands for?
    .value-any = in all sequences
    .value-others_only = in those of other players
    .value-off = never
option-contract_rummy-joker_slides = jokers slide
    .about = May a joker in a sequence be moved to an end by the card that it stands for?
    .value-False = no
    .value-True = yes
option-contract_rummy-max_jokers_per_meld = jokers in a meld
    .about = How many jokers may a meld have?
    .value-two_naturals = any number beside two natural cards
option-contract_rummy-deal7 = the last deal
    .about = Must the whole hand be laid at once in the last deal?
    .value-no_discard = the whole hand at once
    .value-optional_discard = the whole hand at once, but for a discard
    .value-normal = like the other deals
option-contract_rummy-buying = buying discards
    .about = May a discard be bought out of turn?
    .value-off = never
    .value-1penalty = for one penalty card
    .value-2penalty = for two penalty cards
option-contract_rummy-ace_wrap = round the corner
    .about = May a sequence go on beyond the ace?
    .value-False = no
    .value-True = yes
option-contract_rummy-deuces_wild = twos are wild
    .about = Are twos used like jokers?
    .value-False = no
    .value-True = yes
option-contract_rummy-ten_card_deals = deals with ten cards
    .about = In how many deals does each player get ten cards?
    .value-4 = four
    .value-3 = three
option-contract_rummy-stock_out = empty stock
    .about = What happens when the stock is empty?
    .value-reshuffle_discards = the discards are shuffled
    .value-end_hand = the hand ends
