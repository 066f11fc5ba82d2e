### Referee training, in English: somebody makes a move, and the learner lets it stand or calls it.
###
### $rule (text): the number of a rule, such as CA-21; $rules (list of texts): several; $count: how many.

learn-case = Case { $number }
learn-which = If it should be called: which rule is broken?

# $side (side) and $points (points): a score. $scores (list of these texts).
learn-side-score = { START($side) } { $points }
learn-scores = Before this hand: { $scores }.
# $move (text): a move as one types it.
learn-typed = As one types it: { $move }

## What an answer was worth

learn-stands = Right. This is allowed.
learn-called-right = Right. You called it, and for the right reason.
learn-called-also = Right to call it. { $rule } is not kept either, but that is not what decides. { $count ->
    [one] The rule broken is { $rules }.
   *[other] The rules broken are { $rules }.
}
learn-called-near = Right to call it, and you are close. { $count ->
    [one] The rule broken is { $rules }, not { $rule }.
   *[other] The rules broken are { $rules }, not { $rule }.
}
learn-called-kept = Right to call it, but not for { $rule }, which is kept. { $count ->
    [one] The rule broken is { $rules }.
   *[other] The rules broken are { $rules }.
}
learn-called-apart = Right to call it, but { $rule } has no part in this. { $count ->
    [one] The rule broken is { $rules }.
   *[other] The rules broken are { $rules }.
}
learn-called-none = Right to call it. { $count ->
    [one] The rule broken is { $rules }.
   *[other] The rules broken are { $rules }.
}
learn-missed = This should have been called. { $count ->
    [one] The rule broken is { $rules }.
   *[other] The rules broken are { $rules }.
}
learn-wrongly = This should have stood. It is allowed.
learn-points = { $points } of { $most } points.
learn-your-answer = Your answer: { $answer }
learn-said-stands = It stands.
learn-said-called = Called for { $rule }.
learn-said-called-bare = Called.

## The result of an exam

# $right, $count, $points, $most (numbers).
learn-result = { $right } of { $count ->
    [one] { $count } verdict is
   *[other] { $count } verdicts are
} right: { $points } of { $most } points.
learn-result-topic = { $topic }: { $right } of { $count }
learn-seed = Cases of seed { $seed }

## What one can be trained in

learn-topic-turn = The order of a turn
learn-topic-pile = The pile
learn-topic-melds = Melds
learn-topic-wilds = Wild cards
learn-topic-threes = Threes
learn-topic-sevens = Sevens
learn-topic-opening = Opening
learn-topic-kitty = The kitty
learn-topic-out = Keeping cards and going out
learn-topic-contract = The contract
learn-topic-laying-off = Laying off
learn-topic-jokers = Jokers
learn-topic-open-cards = Which cards may be played
learn-topic-foundations = Foundations
learn-topic-houses = Houses
learn-topic-loading = Loading the opponent
learn-topic-duties = Duties

## What cannot be done

learn-error-answered = This case is answered. Go on with next().
learn-error-over = The exam is over. Its result is in .result.
# $count (number): cases that are left.
learn-error-not-yet = { $count ->
    [one] One case is not answered yet. The result comes after it.
   *[other] { $count } cases are not answered yet. The result comes after them.
}

## The page. Labels of buttons and headings come first.

learn-case-of = Case { $number } of { $count }
# $seat (seat): who makes the move.
learn-plays = { $seat }’s move
learn-so-far = { $right } of { $count ->
    [one] { $count } verdict
   *[other] { $count } verdicts
} right · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-surplus = Nothing more of the chosen topics came up, so this case is about something else.
# $level (text): what it is.
learn-unlike = { $level ->
    [easy] Nothing as hard as you chose came up, so this case is an easy one.
   *[hard] Nothing as easy as you chose came up, so this case is a hard one.
}
learn-no-such-rule = There is no rule { $rule } in this game. Choose one from the list, or type a number such as those in it.
# The name of a file, without its ending. $game, $seed (text).
learn-file = referee-{ $game }-{ $seed }
learn-games = Other rules and other games

learn-stand = Let it stand
learn-call = Call it
learn-which-rule = Which rule is broken?
learn-unsure = I do not know which
learn-back = Back
learn-another = Another rule, by its number
learn-another-hint = Number
learn-name = Name it
learn-next = Next case
learn-move = The move
learn-before = Before it
learn-replay = Show the move again
learn-table-text = The table in words
learn-good = The ruling
learn-rules = The law
learn-tree = How do we know?
learn-score = Your score
learn-settings = Settings
learn-faults = How many moves are faults
learn-level = Difficulty
learn-level-easy = easy
learn-level-mixed = mixed
learn-level-hard = hard
learn-topics = Topics
learn-exam = Exam
learn-exam-off = No exam: every ruling is shown at once
learn-exam-on = Exam: no hints, and the result at the end
learn-cases = Number of cases
learn-seed-number = Seed of the cases
learn-go = Begin
learn-result-title = Result
learn-answers = Your answers
learn-reopen = Look at it again
learn-close = Close
learn-download = Download as text
learn-download-data = Download as data (JSON)
learn-keys = Keys

# Keys, and what they do.
learn-key-stand = S
learn-key-stand-do = let it stand
learn-key-call = C
learn-key-call-do = call it
learn-key-number = 1–9
learn-key-number-do = name a rule of the list
learn-key-next = N
learn-key-next-do = next case
learn-key-escape = Esc
learn-key-escape-do = back to the decision
