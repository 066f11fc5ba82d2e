### The game in the terminal: what stands between the moves. What a game says is in its own catalogue.

# $game (text): the name of a game. $seed (text): the number of the deal. $seat (seat): where the learner sits.
terminal-welcome = { $game }, deal { $seed }. You sit in the { $seat }. Type a move or its number. “help” lists your moves, “why” and a move asks about it, “quit” leaves.

terminal-prompt = Your move:{ " " }

# Where silence is a move of its own: Enter alone.
terminal-prompt-silence = Enter lets it stand, or your move:{ " " }

terminal-prompt-next = Enter deals the next hand, “undo” goes back, “quit” leaves:{ " " }

terminal-moves = You may:

# A line of the list. $number (text): what to type. $move (text): the same in the notation of the game.
terminal-move = { $number }  { $move }

terminal-more = Larger moves of the same kind, with more cards or more melds, can be allowed as well: type them. “why” before any move, legal or not, says what the rules say of it. “undo” takes back your last move, “score” counts the hand as it stands, “quit” leaves.

# $move (text): a move in the notation of the game.
terminal-why = Write “why” and the move you wonder about, legal or not. Example: why { $move }

terminal-undo-start = This is the beginning. There is nothing to take back.

terminal-no-number = The moves are numbered from 1 to { $count }. “help” lists them.

terminal-no-score = Nothing counts before the hand is over.

# $side (side): who has won the match.
terminal-won = { $side ->
    [me] You have won the match!
    [mine] Your side has won the match!
    [team] { START($side) } have won the match.
   *[other] { START($side) } has won the match.
}

# A line of the score. $what (text): what for. $points (points). $rule (text): the article.
terminal-entry = { $side ->
    [me] You
    [mine] Your side
   *[other] { START($side) }
}: { $what }: { NUMBER($points, sign: "always") } [{ $rule }]

# A total. $hand, $match (points): of this hand, and of the match so far.
terminal-total = { $side ->
    [me] You
    [mine] Your side
   *[other] { START($side) }
}: { NUMBER($hand, sign: "always") } in this hand, { $match } in all.
