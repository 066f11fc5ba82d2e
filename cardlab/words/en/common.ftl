### Words that every game shares.
###
### A value prints itself by its type: whole numbers, cards, ranks (the plural noun), seats,
### sides, lists. Sentences of rules are in the catalogue of their game.

yes = yes
no = no

## Ranks. The message is the singular, `.many` the plural.

rank-A = ace
    .many = aces
rank-2 = two
    .many = twos
rank-3 = three
    .many = threes
rank-4 = four
    .many = fours
rank-5 = five
    .many = fives
rank-6 = six
    .many = sixes
rank-7 = seven
    .many = sevens
rank-8 = eight
    .many = eights
rank-9 = nine
    .many = nines
rank-10 = ten
    .many = tens
rank-J = jack
    .many = jacks
rank-Q = queen
    .many = queens
rank-K = king
    .many = kings
rank-JK = joker
    .many = jokers

## Suits and cards

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

# The name of a card for a screen reader.
# $rank (text): the singular of a rank. $suit (text): a suit.
card-name = { $rank } of { $suit }
joker = joker

# A card that lies face down among open ones.
hidden-card = face-down card

# Cards that are all face down. $count (number): how many.
hidden-cards = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}

# $count (number): how many cards.
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# $points (number): a score or the worth of cards; may be below nought.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Places at the table, and partnerships

seat-south = South
seat-southwest = Southwest
seat-west = West
seat-northwest = Northwest
seat-north = North
seat-northeast = Northeast
seat-east = East
seat-southeast = Southeast

# Where it is not known how many sit at the table. $number (number): the seat, from 1.
seat-number = seat { $number }

# The partnership of the person who reads this.
side-mine = your side

# Where it is not known who plays with whom. $number (number): the side, from 1.
side-number = side { $number }

## Lists. $first (text) is one item, $rest (text) is the last one or the list that follows.

list-none = nothing
list-two = { $first } and { $rest }
list-start = { $first }, { $rest }
list-middle = { $first }, { $rest }
list-end = { $first } and { $rest }

## Rulings

verdict-legal = Legal
verdict-illegal = Not legal
verdict-moot = Not asked

# $reason (text): a whole sentence, the last condition that was met.
allowed = Allowed: { $reason }

# A condition that was not looked at. $rule (text): the id of its rule.
moot = Not asked, because something before it already fails.

# A condition that was not looked at, because the one before it makes it needless.
moot-excused = Not asked, because what comes before it already settles the matter.

# A condition that a house rule lets go. $rule (text): the id of its rule.
waived = Not needed under the rules of this table.

# Under which rules a ruling was given. $game, $preset (text): their names; $seats (number): how
# many play; $changed (list of `setting`): the options that differ from the preset.
terms = { $changed ->
    [0] { $game } for { $seats } players, { $preset }.
   *[other] { $game } for { $seats } players, { $preset }, but with { $changed }.
}

# The presets that every game has.
preset-seed = rules of the lesson
preset-standard = standard rules

# One changed option. $option (text): its name; $value (text): what it is set to.
setting = { $option }: { $value }
