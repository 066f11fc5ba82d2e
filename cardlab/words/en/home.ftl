### The home page and the head of the page with a table.

home-lesson = First lesson
# $count (number): how many players.
home-play = Play with { $count }
# stands before numbers of players
home-others = or with
home-book = Rulebook
home-referee = Be the referee
# $id (text): an example, such as CA-21.2.
home-example = Example { $id } of the rulebook
home-rules = Lesson and other rules
# $preset (text): the name of a bundle of house rules.
home-preset = { $preset ->
    [standard] Play the standard rules
    [seed] Play the rules of the lesson
   *[other] Play { $preset }
}
# $what (text): what was wrong with the address, and what is allowed.
home-trouble = This table could not be set up: { $what } Here is a usual one.

## The score of a hand

# $side (side)
sheet-side = { START($side) }
# $points (points): with its sign.
sheet-points = { NUMBER($points, sign: "always") }
sheet-total = in all
