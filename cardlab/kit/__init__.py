"""What all games share below their rules: names of seats, positions and moves as text, what is hidden, tables.

A game says its parts as data, and the kit does the rest:

- `names`      what seats and sides are called
- `positions`  a position as lines of text, read leniently, written in one way, completed from the packs;
               its lines are made of `parts` (one value each) and `lines` (notes with slots)
- `sentences`  moves as sentences of a verb and cards
- `sights`     what a seat sees of a zone, and how what it does not see is dealt
- `tables`     the checks and settings with which a table of a game is made
- `counting`   what score sheets come to
- `suppositions`  which facts answer which broken leaf

No game is known here; `tests/small/eights.py` is the shortest example of all of it.
"""
