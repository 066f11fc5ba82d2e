### The rulebook, in English: what stands around the laws. A law and all that belongs to it (its title, the reason of a
### decision, the note on what surprises) is in the catalogue of its game.

## The book

# $game, $table (text): the game, and its preset with what is changed; $seats (number): how many play.
book-title = The rules of { $game } for { $seats } players: { $table }
# $game (text)
book-heading = The rules of { $game }
# $table (text), $seats (number): as above.
book-table = For { $seats } players: { $table }.

# The parts of a rulebook, by what an article rests on.
book-part-n = From the text of the lesson
book-part-S = Standard rules that complete it
book-part-V = By number of players
book-part-P = The order of duties
book-part-G = Where the text is silent
book-part-C = Notes on places with two readings

## An article

# $option, $value (text): the name of a house rule and what it is set to at this table.
book-option = House rule “{ $option }”: { $value }.
# $option, $value (text): the same house rule and another value of it.
book-option-else = Read it with:
book-option-other = { $value }
    .label = Read the rules with { $option }: { $value }
# $kinds (list): moves whose rulings cite the article.
book-asked = Asked of these moves: { $kinds }.
book-waived = Not asked at this table.
# $seats (number): how many play here.
book-away = Not in force when { $seats } play.
book-surprise = Right, but surprising

# An example: $id (text): its id; $move (text): the move, as one types it.
book-legal = Allowed
book-illegal = Not allowed
# $moves (list): moves that are played first.
book-before = After { $moves }:
# $position (text): the position, as one types it.
book-position = Position: { $position }
# $changed (list): house rules that the example needs and this table does not play; $seats (number): players.
book-elsewhere = (At a table for { $seats } with { $changed }.)
book-elsewhere-seats = (At a table for { $seats }.)
book-open = Open on the table
    .label = Open on the table: example { $id }

## The page

book-play = Play with these rules
book-lesson = First lesson
book-contents = Contents
book-change = Other rules
book-games = Game
book-presets = Rules
book-seats = Players
book-options = House rules
# A value that is the one in use now.
book-current = { $value } (now)
book-set = Set
# $option (text): the name of a house rule whose value is a number.
book-number = { $option }, as a number
book-search = Search the rules
    .hint = Search: frozen, { $rule } …
    .keys = Enter goes to the first article found, Escape shows all again.
# $count (number): how many articles have what is looked for.
book-found = { $count ->
    [0] Nothing found
    [one] { $count } article
   *[other] { $count } articles
}
book-print = Print
# $what (text): what was wrong with the address, and what is allowed.
book-trouble = These rules could not be set up: { $what } Here are the usual ones.
# $what (text)
book-example-trouble = This example could not be laid out: { $what } Here is a usual table.

## Where an article comes from

# $places (list): documents and lines.
source-text = From the text of the lesson: { $places }.
source-text-too = The text says a part of it: { $places }.
# $document (text): the number of a document; $lines (list): numbers of lines; $count (number): how many lines.
source-place = document { $document }, { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
# $first, $last (number): three lines or more in a row.
source-lines = { $first } to { $last }
# $rule (text): the article that says how the place was read.
source-read = The text is not clear there; { $rule } says how it is read.
# $books (list): rulebooks and pages; $count (number): how many.
source-standard = A standard rule, as { $books } { $count ->
    [one] has it.
   *[other] have it.
}
source-silent = The text says nothing about it. We follow { $books }.
source-decision = Our own decision.
source-decision-text = Our own decision, from { $places }.
source-agrees = This is also how { $books } { $count ->
    [one] has it.
   *[other] have it.
}

# Rulebooks and pages, as they stand in a sentence.
source-book-anycard = the rules of Anycard
source-book-arena = the rulebook of Classic Canasta Arena
source-book-bicycle = Bicycle
source-book-carioca = the usual rules of Carioca
source-book-custom = general custom
source-book-ebbeling = Ebbeling’s comparison of rulebooks
source-book-french = the French rules of Crapette
source-book-g4a = the rules of G4A Russian Bank
source-book-goodsoft = GoodSoft’s guide
source-book-knoch = Knoch’s description of Crapette
source-book-mistigri = Le Mistigri
source-book-notes = published notes on Pagat and Bicycle
source-book-ourpastimes = Our Pastimes
source-book-pagat = Pagat
source-book-parlett = Parlett’s Penguin Book of Card Games
source-book-pierson = the rules of the Pierson family
source-book-profile = a published profile of Pagat’s rules
source-book-rum-500 = the custom in 500 Rum
source-book-rummy-games = Rummy-Games.com
source-book-solitario = the rules of Solitario Russo
source-book-thoughtco = ThoughtCo
source-book-uruguay = the usual rules of Uruguay and Bolivia
source-book-wikipedia = Wikipedia
