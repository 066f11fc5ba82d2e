### Referee training, in English: somebody makes a move, and the learner lets it stand or calls it.
###
### $rule (text): the number of a rule, such as CA-21; $rules (list of texts): several; $count: how many.

learn-case = Case { $number }
learn-which = If it should be called: which rule is broken?

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
learn-topic-corners = Kings and aces
learn-topic-duties = Duties

## What cannot be done

learn-error-answered = This case is answered. Go on with next().
learn-error-over = The exam is over. Its result is in .result.
# $count (number): cases that are left.
learn-error-not-yet = { $count ->
    [one] One case is not answered yet. The result comes after it.
   *[other] { $count } cases are not answered yet. The result comes after them.
}
