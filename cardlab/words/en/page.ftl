### The table and its panels: every label, hint and sentence that belongs to no game.
###
### What a game says (its events, offers, rules) is in the catalogue of that game.

## Who plays, and whose turn it is

table-you = You
table-partner = partner
table-dealer = dealer

# $seat (seat): who is to move.
table-wait = It is the turn of { $seat }.
table-your-turn = It is your turn.
table-hand-over = The hand is over.

# $side (side): who has won the match.
table-won = { $side ->
    [me] You have won the match!
    [mine] Your side has won the match!
    [team] { START($side) } have won the match.
   *[other] { START($side) } has won the match.
}

# $side (side): the heading of its place on the table and on the score sheet.
table-side = { $side ->
    [me] You
   *[other] { START($side) }
}

# $side (side)
table-melds-of = { $side ->
    [me] Your melds
    [mine] The melds of your side
   *[other] The melds of { $side }
}

# What a side had before this hand, or has in all once the hand is over. $points (points)
table-total = { $points }

# The points of a side, told apart. $before, $hand (points): before this hand, and in it so far.
table-total-said = { $before } before this hand, { $hand } in it so far

## Places on the table. $count (number): how many cards. $cards (list of card): those that can be seen.

# $seat (seat): whose hand.
table-zone-hand = { $seat ->
    [me] Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] The hand of { $seat }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
table-zone-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-zone-stock-empty = The stock is empty
table-zone-pile = { $count ->
    [one] Pile: { $cards }
   *[other] Pile of { $count } cards, { $cards } on top
}
table-zone-pile-empty = The pile is empty
table-zone-pile-open = Pile of { $count } cards: { $cards }

# $zone (text): the pile, named as above.
table-zone-frozen = { $zone }, frozen

# $side (side): whose meld. $marks (list of text): that it is a canasta, and of which kind.
table-zone-meld = Meld of { $side }: { $cards }
table-zone-meld-marked = { START($marks) } of { $side }: { $cards }

# $zone (text): a meld, named as above. $stands (list of card): what its wild cards stand for.
table-zone-stands = { $zone } (standing for { $stands })

table-zone-threes = Red threes of { $side }: { $cards }
table-zone-threes-empty = No red threes for { $side }
table-zone-other = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# What a zone is marked with.
table-mark-frozen = frozen

# A line of the position in plain text. $zone (text): a place, $cards (list of card): what lies there.
table-text-row = { $zone } – { $cards }

## The hand, and cards put aside

table-pick = Choose cards of your hand.
table-pick-pile = Choose a card, and every place that takes it lights up.
table-put-aside = Put aside
table-clear = Deselect
table-staged = Put aside
table-take-back = Take back
table-take-back-all = Take all back

# A group of cards put aside. $cards (list of card)
table-group = Group of { $cards }

# The running count against the minimum. $have, $need (points)
table-meter = { $have } of { $need }
table-worth = Worth so far

# $cards (cards): what counts beside one's own cards, such as the top of the pile that is taken.
table-meter-also = with { $cards } from the table

table-missing = Still missing

## Buttons

table-buttons = What these cards may do
table-undo = Undo
table-redo = Redo
table-back = One step back
table-forward = One step forward
table-first = To the deal
table-last = To the end
table-why = Why?
table-closed-hint = not allowed now; press it to see why
table-start-hint = allowed with the right cards; press it to hold them up

# $cards (list of card): those of a legal move, held up for the learner.
table-held-up = { $cards } would do, and they are held up now. Press the button again to play, or choose other cards.
table-play-it = Play it
table-far = Not at this moment
table-others = Let the others play on
table-next-hand = Deal the next hand
table-again = Play a new match
table-new-hand = New hand
table-random = Deal other cards
table-deal = Deal
table-seed = Number of the deal
table-close = Close
table-skip = Skip
table-now = What can I do?
table-log = What happened
table-newest-first = newest first
table-more = More
table-score = Score
table-table = Table

## The ruling

table-reasons = All reasons
table-how = How do we know?
table-show-all = Show everything that was asked
table-show-less = Show what decides
table-law = The rule
table-source = Where it comes from
table-article = In the rulebook
table-cards-named = The cards it speaks of
table-why-nothing = Try something, allowed or not, and the reason stands here. A question mark beside a button asks before you play.
table-now-wait = It is not your turn. When it is, every kind of move is listed here with its reason.

# Why a kind of move is closed, where the reason lies in how it is tried. $cards (list of card): those of the nearest try, if it
# has any; $reason (text): a sentence.
table-now-nearest = { COUNT($cards) ->
    [0] { $reason }
   *[other] The nearest try is with { $cards }. { $reason }
}

## How much of a ruling is shown

table-level = How much to show at first
table-level-verdict = Verdict
table-level-sentence = Sentence
table-level-law = Rules
table-level-tree = All of it

## What would make it legal

table-fixes = What would make it legal
table-fixes-ask = What would make it legal?
table-fix-now = Play this
table-fix-first = Do this first

## How other houses judge it

table-houses = How other houses judge it
table-houses-ask = How would other houses judge it?
table-house = Ask one more house
table-house-own = this table
table-house-preset = Rules
table-house-option = House rule
table-house-same = no other house rule
table-house-judge = Ask it
table-no-house = These rules do not go together, so there is no such table. Choose another house rule.
table-compare-table = House
table-compare-verdict = Verdict
table-compare-reason = What decides

## What differs from another move, and what a move closes

table-contrast = Beside another move
table-contrast-ask = Compare
table-contrast-with = Compare with another move
table-whatif-ask = What would it close?

# A move that no button offers. $kind (text): what kind of move; $cards (list of card): its cards.
table-beside-last = { COUNT($cards) ->
    [0] { $kind } (asked before)
   *[other] { $kind }: { $cards } (asked before)
}
table-beside-fix = { COUNT($cards) ->
    [0] { $kind }
   *[other] { $kind }: { $cards }
}

## Asking about a thing: the next press explains it and plays nothing

table-ask-about = Ask about …
table-ask-on = Press a card, a place or a button, and it is explained. Nothing is played.
table-ask-hint = Ask about a card or a place
table-key-ask = ?
table-key-ask-do = ask about a card, a place or a button, and play nothing

# $zone (text): what lies there. $card (card): the card pressed, with what it lies in. $seat (seat), $side (side): whose it is.
# Where pressing the thing would play nothing.
about-no-move = Pressing it means no move at this moment.
about-card = This is { $card }. { $zone }.
about-hand = { $seat ->
    [me] This is your hand. Nobody else sees it. Choose cards of it, and the buttons say what they may do.
   *[other] This is the hand of { $seat }. Only { $seat } sees the cards, and nobody else can play or take them.
}
about-stock = This is the stock. Its cards lie face down, and nobody knows them. { $zone }.
about-pile = This is the discard pile. Every turn ends by laying a card on it. { $zone }.
about-meld = This is a meld. { $zone }.
about-melds = { $side ->
    [me] This is the place for your melds. Choose cards, then point here to lay them down.
    [mine] This is the place for the melds of your side. Choose cards, then point here to lay them down.
   *[other] This is the place for the melds of { $side }.
}

# What the buttons beside the game are for.
table-tell-undo = “Undo” takes you back to your last decision. Nothing is lost: “Redo” brings it back.
table-tell-redo = “Redo” takes you on to your next decision, after you have gone back.
table-tell-steps = These buttons and the slider go through all that was played, step by step. Play anything there, and a new line begins.
table-tell-others = “Let the others play on” lets the other players move until it is your turn.
table-tell-next-hand = “Deal the next hand” shuffles and deals. The points are carried over.
table-tell-mode = “Guided” shows which moves are allowed now. “Referee” marks nothing and explains what you try.
table-tell-sort = These put your hand in order. You can also drag a card to where you want it.
table-tell-stage = “Put aside” keeps the selected cards together, to be laid together with more cards.
table-tell-clear = “Deselect” puts the selected cards back into your hand.

## The score sheet. $points (points)

table-score-hand = This hand
table-score-match = Total
table-points = { NUMBER($points, sign: "always") }
table-target = The match goes to { $points }.
table-score-open = As it stands now. Cards in hands are counted at the end.
table-score-done = The hand is over, and cards left in hands are taken off.
table-before = Before this hand

## Steps of the game

table-timeline = Steps of the game
table-branches = Other lines that were played
table-branch-from = Go to this line

# $at, $of (number): the step shown, and how many there are.
table-place = Step { $at } of { $of }

# $seed (text): the number that the cards were dealt from. $hand (number): which hand of the match this is.
table-deal-number = { $hand ->
    [1] Deal { $seed }
   *[other] Deal { $seed }, hand { $hand }
}

# A note that the learner writes to a step; it is kept with the game.
table-note = Note
table-note-label = Your note to this step
table-note-keep = Keep it

## How to play, and what a table looks like

table-mode = How much help
table-guided = Guided
table-guided-tip = Moves that are not allowed now carry a lock.
table-referee = Referee
table-referee-tip = Nothing is marked. Try anything; the referee explains.
table-settings = Look
table-four = Four colours
table-jumbo = Large index
table-auto = on phones
table-on = always
table-off = never
table-switch-on = on
table-switch-off = off
table-back-design = Backs
table-blue = blue
table-red = red
table-motion = Motion
table-sort = Sort the hand
table-sort-rank = by rank
table-sort-suit = by suit
table-sort-own = as I arrange it
table-gather = Bring together
table-help = Keys
table-key-arrows = Arrow keys
table-key-arrows-do = go along your hand
table-key-select = Space or Enter
table-key-select-do = pick a card up, or put it down
table-key-move = Shift and arrow keys
table-key-move-do = move a card in your hand
table-key-number = 1 to 9
table-key-number-do = press the first, second … button under your hand
table-key-stage = S
table-key-stage-do = put the selected cards aside
table-key-undo = U and R
table-key-undo-do = undo and redo
table-key-step = [ and ]
table-key-step-do = one step back or forward
table-key-now = W
table-key-now-do = what can I do?
table-key-stop = !
table-key-stop-do = call “Stop!” while the opponent’s move is shown
table-key-escape = Escape
table-key-escape-do = deselect, close, or skip the motion

## What is no ruling, and still no silence

table-choose-first = Choose cards of your hand first, then point at a place or press a button.
table-not-there = These cards mean nothing there. Point at the pile, at your melds, or press a button.
table-choose-first-pile = Choose a card first: the top of your reserve, of a house, or the one that is turned up.
table-not-there-pile = This card means nothing there. Point at a house, a foundation, or a pile of your opponent.
table-nothing-before = This is the beginning. There is nothing before it.
table-nothing-after = There is nothing after this yet.
# $typed (text): what was typed as the number of a deal; $last (number): the highest there is.
table-no-deal = “{ $typed }” is not the number of a deal. Type a whole number from 0 to { $last }. The cards on the table stay as they are.
table-not-understood = The table did not understand that. Nothing has changed.
table-trouble = Something went wrong at the table, and it is not your fault. Your cards are where they were. Please try again.


## Keeping and sharing a game

keep-share = Share and keep
keep-copy-seen = Copy a link to what I see
keep-copy-all = Copy a link to everything (shows all hands)
keep-copy-short = Copy the moves as text (shows all hands)
keep-save = Save as a file
keep-open = Open a file
keep-copied = Copied.
keep-close = Close
keep-link = The text to copy
keep-too-large = This file is too large for a game. Choose one that was saved here.

# After a reload the browser hands the game back.
keep-back-title = You are back where you were.
keep-back = Your game was kept in this browser.
keep-afresh = Start afresh
keep-dropped = The game that was kept here could not be opened any more. A fresh table is laid for you.

# $what (text): which line is wrong, and why.
keep-not-opened = This could not be opened; the table is as it was. { $what }
keep-opened = Here is the game that you opened. Play on from here.

# The kernel is gone or does not answer.
keep-lost-title = The table does not answer.
keep-lost = Your game is kept in this browser. Open the page again, and you are back where you were.
keep-lost-lab = Your game is kept in this browser. Run the cell again, and you are back where you were.
keep-again = Open again
