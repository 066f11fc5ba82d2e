"""Russian Bank by examples: for each rule that constrains a move, moves that keep it and moves that break it.

How a row is read, and where a new one goes, is said in `cardlab.explain.examples`.
"""

from __future__ import annotations

from typing import Any

CALL: dict[str, Any] = {"stop": "call"}
MULTI: dict[str, Any] = {"multi_move": True}
LATE: dict[str, Any] = {"fill_timing": "before_draw"}
FREE: dict[str, Any] = {"reserve_must_play": False}
DRAWN_MUST: dict[str, Any] = {"drawn_must_play": True}

Q = "turn: South; "  # a quiet position: no duty, and South may turn up a card
NO_RESERVE = "turn: South; reserve South: ; "
STALE = "turn: South; turns: 40, 8 idle; "

ROWS: list[tuple[Any, ...]] = [
    # --- whose turn
    ("RB-13", Q, "turn up"),
    ("RB-13", STALE, "offer stalemate & turn up", "RB-13"),
    ("RB-13", Q, "turn up & turn up", "RB-13", CALL),
    # --- what may be played
    ("RB-G3", Q + "foundations: 4♠; reserve South: 5♠", "play reserve to foundation"),
    ("RB-G3", Q + "house 1: 5♠; foundations: 4♠", "play house 1 to foundation"),
    ("RB-G3", Q + "drawn: 5♠; foundations: 4♠", "play drawn to foundation"),
    ("RB-G3", Q + "reserve North: 5♠; foundations: 4♠", "play reserve North to foundation 7", "RB-G3"),
    ("RB-G3", Q + "foundations: 5♠", "play foundation 7 to house 1", "RB-G3"),
    ("RB-G3", Q + "draw South: 5♠; foundations: 4♠", "play draw South to foundation 7", "RB-G3"),
    ("RB-G3", NO_RESERVE, "play reserve South to foundation 7", "RB-G3"),
    ("RB-G3", NO_RESERVE + "house 1: ; house 2: 5♥", "play house 1 to house 2", "RB-G3"),
    ("RB-G3", Q + "waste North: 5♠; foundations: 4♠", "play waste North to foundation 7", "RB-G3"),
    ("RB-20", Q + "house 1: 5♠; foundations: 4♠", "play house 1 to foundation"),
    ("RB-20", Q + "waste South: 5♠; foundations: 4♠", "play waste South to foundation 7", "RB-20"),
    ("RB-20", Q + "waste South: 5♠; house 1: 6♥", "play waste South to house 1", "RB-20"),
    # --- foundations
    ("RB-9", Q + "house 1: A♠", "play house 1 to foundation"),
    ("RB-9", Q + "house 1: 2♠; foundations: A♠", "play house 1 to foundation 7"),
    ("RB-9", Q + "house 1: 2♠; foundations: A♠", "play house 1 to foundation 8", "RB-9"),
    ("RB-9", Q + "house 1: 2♠; foundations: A♥", "play house 1 to foundation 5", "RB-9"),
    ("RB-9", Q + "house 1: 3♠; foundations: A♠", "play house 1 to foundation 7", "RB-9"),
    ("RB-9", Q + "house 1: A♠", "play house 1 to foundation 1", "RB-9"),
    ("RB-G5", Q + "house 1: K♠; foundations: Q♠", "play house 1 to foundation 7"),
    # a king on a full foundation
    ("RB-G5", Q + "house 1: K♠; foundations: K♠", "play house 1 to foundation 7", "RB-G5"),
    # --- houses
    ("RB-10", NO_RESERVE + "house 1: 6♠; house 2: 5♥", "play house 2 to house 1"),
    ("RB-10", NO_RESERVE + "house 1: 6♠; house 2: 5♠", "play house 2 to house 1", "RB-10"),
    ("RB-10", NO_RESERVE + "house 1: 6♠; house 2: 4♥", "play house 2 to house 1", "RB-10"),
    ("RB-10", NO_RESERVE + "house 1: 6♠; house 2: 7♥", "play house 2 to house 1", "RB-10"),
    ("RB-10", Q + "drawn: 5♦; house 1: 6♣", "play drawn to house 1"),
    ("RB-10", Q + "house 1: 6♣; reserve South: 5♦", "play reserve to house 1"),
    ("RB-10", Q + "house 1: 6♣; reserve South: 5♣", "play reserve to house 1", "RB-10"),
    ("RB-G5", Q + "drawn: 2♦; house 1: 3♣", "play drawn to house 1"),
    ("RB-G5", Q + "drawn: K♦; house 1: A♣", "play drawn to house 1", "RB-G5"),
    ("RB-G8", NO_RESERVE + "house 3: ; house 1: 6♣ 5♥", "play house 1 to house 3"),
    ("RB-G8", NO_RESERVE + "house 3: ; drawn: 5♥", "play drawn to house 3"),
    # a house with cards is no empty one
    ("RB-G8", NO_RESERVE + "house 3: 9♥; drawn: 5♥", "play drawn to house 3", "RB-10"),
    ("RB-G6", NO_RESERVE + "house 1: 6♣ 5♥ 4♠; house 2: 6♠", "play house 1 to house 2", "RB-10"),
    ("RB-G6", NO_RESERVE + "house 1: 6♣ 5♥ 4♠; house 2: 6♠", "play 2 cards of house 1 to house 2", "RB-G6"),
    (
        "RB-G6",
        NO_RESERVE + "house 1: 6♣ 5♥ 4♠; house 2: 6♠; house 3: ",
        "play 2 cards of house 1 to house 2",
        "",
        MULTI,
    ),
    (
        "RB-G6",
        NO_RESERVE + "house 1: 6♣ 5♥ 4♠; house 2: 6♠",
        "play 2 cards of house 1 to house 2",
        "RB-G6",
        MULTI,
    ),
    (
        "RB-G6",
        NO_RESERVE + "house 1: 6♣ 5♥ 4♠; house 3: ",
        "play 2 cards of house 1 to house 3",
        "RB-G6",
        MULTI,
    ),
    (
        "RB-G6",
        NO_RESERVE + "house 1: 6♣ 5♥ 4♠; house 3: ; house 4: ",
        "play 2 cards of house 1 to house 3",
        "",
        MULTI,
    ),
    (
        "RB-G6",
        NO_RESERVE + "house 1: 6♣ 5♥; house 2: 6♠; house 3: ",
        "play 9 cards of house 1 to house 2",
        "RB-G6",
        MULTI,
    ),
    ("RB-G6", NO_RESERVE + "house 1: 5♥; house 2: 6♠; house 3: ", "play house 1 to house 2", "", MULTI),
    ("RB-G4", NO_RESERVE + "house 1: 6♠; house 2: 5♥", "play house 2 to house 2", "RB-G4"),
    ("RB-G4", NO_RESERVE + "house 1: 6♠; house 2: 5♥", "play house 2 to house 1"),
    ("RB-G16", NO_RESERVE + "house 1: 6♠; house 2: ", "play house 1 to house 2", "RB-G16"),
    # red five shuttled between two black sixes
    ("RB-G16", NO_RESERVE + "house 1: 6♠ 5♥; house 2: 6♣", "play house 1 to house 2"),
    (
        "RB-G16",
        NO_RESERVE + "house 1: 6♠ 5♥; house 2: 6♣",
        "play house 1 to house 2 & play house 2 to house 1",
        "RB-G16",
    ),
    (
        "RB-G16",
        NO_RESERVE + "house 1: 6♠ 5♥; house 2: 6♣; house 3: 6♠",
        "play house 1 to house 2 & play house 2 to house 3",
        "RB-G16",
    ),
    (
        "RB-G16",
        NO_RESERVE + "house 1: 6♠ 5♥; house 2: 6♣; drawn: 10♥; house 3: J♠",
        "play house 1 to house 2 & play drawn to house 3 & play house 2 to house 1",
    ),
    (
        "RB-G16",
        NO_RESERVE + "house 1: 6♠ 5♥; house 2: 6♣; draw South: 9♣; draw North: 9♣",
        "play house 1 to house 2 & turn up & discard & turn up & play house 2 to house 1",
    ),
    # --- loading
    ("RB-11", Q + "house 1: 10♦; waste North: J♦", "play house 1 to waste"),
    ("RB-11", Q + "house 1: Q♦; waste North: J♦", "play house 1 to waste"),
    ("RB-11", Q + "house 1: 10♥; waste North: J♦", "play house 1 to waste", "RB-11"),
    ("RB-11", Q + "house 1: 9♦; waste North: J♦", "play house 1 to waste", "RB-11"),
    ("RB-11", Q + "house 1: J♦; waste North: J♦", "play house 1 to waste", "RB-11"),
    ("RB-11", Q + "drawn: 10♦; reserve North: 5 cards J♦", "play drawn to reserve"),
    ("RB-G5", Q + "house 1: 2♣; waste North: A♣", "play house 1 to waste"),
    ("RB-G5", Q + "house 1: K♣; waste North: A♣", "play house 1 to waste", "RB-G5"),
    ("RB-G5", Q + "house 1: A♣; waste North: K♣", "play house 1 to waste", "RB-G5"),
    ("RB-G4", Q + "house 1: 10♦; waste North: ", "play house 1 to waste", "RB-G4"),
    ("RB-G4", Q + "house 1: 10♦; reserve North: ", "play house 1 to reserve", "RB-G4"),
    ("RB-G4", Q + "house 1: 10♦; waste South: J♦", "play house 1 to waste South", "RB-G4"),
    ("RB-G4", Q + "house 1: 10♦; reserve South: 3 cards J♦", "play house 1 to reserve South", "RB-G4"),
    ("RB-G4", Q + "house 1: 10♦; draw North: J♦", "play house 1 to draw North", "RB-G4"),
    ("RB-G4", Q + "house 1: 10♦; waste North: J♦", "play house 1 to waste North"),
    # --- the order of play, RB-P1 first
    ("RB-P1", Q + "foundations: 4♠; reserve South: 2 cards 5♠", "play reserve to foundation"),
    ("RB-P1", Q + "foundations: 4♠; reserve South: 2 cards 5♠", "turn up", "RB-14 RB-P1"),
    (
        "RB-P1",
        Q + "foundations: 4♠; reserve South: 2 cards 5♠; house 1: A♥",
        "play house 1 to foundation",
        "RB-P1",
    ),
    ("RB-P1", Q + "foundations: 4♠; reserve South: 2 cards 9♠; house 1: A♥", "play house 1 to foundation"),
    (
        "RB-P1",
        Q + "foundations: 4♠; reserve South: 2 cards 5♠; house 1: 6♥",
        "play reserve to house 1",
        "RB-14 RB-P1",
    ),
    ("RB-P2", Q + "foundations: 4♠; house 1: 5♠", "play house 1 to foundation"),
    ("RB-P2", Q + "foundations: 4♠; house 1: 5♠", "turn up", "RB-14 RB-P2"),
    ("RB-P2", Q + "foundations: 4♠; drawn: 5♠", "discard", "RB-14 RB-P2"),
    ("RB-P2", Q + "foundations: 4♠; drawn: 5♠", "play drawn to foundation & turn up"),
    ("RB-P2", Q + "foundations: 4♠; house 1: 5♠; house 2: 6♥", "play house 1 to house 2", "RB-14 RB-P2"),
    ("RB-14", Q, "turn up"),
    ("RB-14", Q + "house 1: A♠", "turn up", "RB-14 RB-P2"),
    ("RB-P3", Q + "house 1: ", "play reserve to house 1"),
    ("RB-P3", Q + "house 1: ", "turn up", "RB-P3"),
    ("RB-P3", Q + "house 1: ; house 2: 6♠; house 3: 5♥", "play house 3 to house 2", "RB-P3"),
    ("RB-P3", Q + "house 1: ; house 2: 6♠ 5♥", "play house 2 to house 1", "RB-P3"),
    ("RB-P3", Q + "house 1: ; house 2: 6♠; reserve South: 2 cards 5♥", "play reserve to house 2", "RB-P3"),
    ("RB-P3", Q + "house 1: ; house 2: 10♦; waste North: J♦", "play house 2 to waste", "RB-P3"),
    ("RB-P3", Q + "house 1: ; drawn: 5♥", "discard", "RB-P3"),
    # an empty house with an empty reserve carries no duty
    ("RB-P3", NO_RESERVE + "house 1: ", "turn up"),
    ("RB-P3", NO_RESERVE + "house 1: ; drawn: 5♥", "discard"),
    ("RB-P3", Q + "house 1: ; house 2: 6♠ 5♥", "play house 2 to house 1", "", LATE),
    ("RB-P3", Q + "house 1: ", "turn up", "RB-P3", LATE),
    ("RB-P3", Q + "house 1: ; drawn: 5♥", "discard", "", LATE),
    ("RB-P4", Q + "house 1: 10♠; reserve South: 3 cards 9♥", "play reserve to house 1"),
    ("RB-P4", Q + "house 1: 10♠; reserve South: 3 cards 9♥", "turn up", "RB-P4"),
    ("RB-P4", Q + "waste North: 10♥; reserve South: 3 cards 9♥", "turn up", "RB-P4"),
    ("RB-P4", Q + "waste North: 10♥; reserve South: 3 cards 9♥", "play reserve to waste"),
    (
        "RB-P4",
        Q + "house 1: 10♠; reserve South: 3 cards 9♥; drawn: 5♦; house 2: 6♠",
        "play drawn to house 2",
        "RB-P4",
    ),
    (
        "RB-P4",
        Q + "house 1: 10♠; reserve South: 3 cards 9♥; drawn: 5♦; waste North: 6♦",
        "play drawn to waste",
        "RB-P4",
    ),
    ("RB-P4", Q + "house 1: 10♠; reserve South: 3 cards 9♥", "turn up", "", FREE),
    ("RB-P4", Q + "house 1: 10♠; reserve South: 3 cards 9♥; drawn: 5♦", "discard", "RB-P4"),
    ("RB-P4", Q + "house 1: 10♠; reserve South: 3 cards 9♥; house 2: ", "play reserve to house 2", "", LATE),
    ("RB-P5", Q + "house 1: 6♠; house 2: 7♥ 6♣ 5♦", "play house 2 to house 1"),
    (
        "RB-P5",
        Q + "house 1: 6♠; house 2: 7♥ 6♣ 5♦; reserve South: 9♥; house 3: 10♠",
        "play house 2 to house 1",
        "RB-P4",
    ),
    ("RB-P6", Q, "turn up"),
    ("RB-P6", Q + "drawn: 9♣", "discard"),
    ("RB-P6", Q + "drawn: 9♣; house 1: ", "discard", "RB-P3"),
    ("RB-P6", Q + "house 1: ", "turn up", "RB-P3"),
    # --- turning up, discarding, passing
    ("RB-17", Q + "draw South: 9♣", "turn up"),
    ("RB-17", Q + "draw South: 9♣; drawn: 5♥", "turn up", "RB-17"),
    ("RB-17", Q + "draw South: ; waste South: 9♣", "turn up"),
    ("RB-17", Q + "draw South: ; waste South: ", "turn up", "RB-17"),
    ("RB-17", Q + "draw South: ; waste South: 9♣", "turn up", "RB-17", {"recycle_timing": "next_turn_start"}),
    ("RB-19", Q + "drawn: 9♣", "discard"),
    ("RB-19", Q, "discard", "RB-19"),
    ("RB-G10", Q + "drawn: 5♥; house 1: 6♠", "discard"),
    ("RB-G10", Q + "drawn: 5♥", "discard", "", DRAWN_MUST),
    ("RB-G10", Q + "drawn: 5♥; house 1: 6♠", "discard", "RB-G10", DRAWN_MUST),
    ("RB-G10", Q + "drawn: 5♥; waste North: 6♥", "discard", "RB-G10", DRAWN_MUST),
    ("RB-G10", NO_RESERVE + "drawn: 5♥; house 1: ", "discard", "RB-G10", DRAWN_MUST),
    ("RB-G11", Q + "draw South: ; waste South: ", "pass"),
    ("RB-G11", Q + "draw South: ; waste South: ; drawn: 5♥", "pass", "RB-G11"),
    ("RB-G13", Q + "draw South: ; waste South: ", "pass"),
    ("RB-G13", Q + "draw South: 9♣", "pass", "RB-G13"),
    ("RB-G13", Q + "draw South: ; waste South: 9♣", "pass", "RB-G13"),
    ("RB-G13", Q + "draw South: ; waste South: 9♣", "pass", "", {"recycle_timing": "next_turn_start"}),
    ("RB-G13", Q + "draw South: ; waste South: ; house 1: ", "pass", "RB-P3"),
    # --- stalemates
    ("RB-G17", STALE, "offer stalemate"),
    ("RB-G17", "turn: South; turns: 40, 7 idle", "offer stalemate", "RB-G17"),
    ("RB-G17", "turn: South; turns: 60, 0 idle, 40 without a foundation", "offer stalemate"),
    ("RB-G17", STALE, "offer stalemate & answer no & offer stalemate", "RB-G17"),
    ("RB-G17", STALE, "offer stalemate & answer yes"),
    ("RB-G17", STALE, "answer yes", "RB-G17"),
    # --- Stop
    ("RB-G14", Q + "house 1: A♠", "turn up & stop RB-P2", "", CALL),
    ("RB-G14", Q, "turn up & stop RB-P1", "", CALL),  # wrong, but it may be called
    ("RB-G14", Q, "stop RB-P1", "RB-G14", CALL),
    ("RB-G14", Q, "turn up & let stand & stop RB-P1", "RB-G14", CALL),
    ("RB-G14", Q, "turn up & stop RB-P6", "RB-G14", CALL),
    ("RB-G14", Q, "turn up & stop RB-P4", "RB-G14", {"stop": "call", "reserve_must_play": False}),
    ("RB-G14", Q, "turn up & stop RB-G10", "RB-G14", CALL),
    ("RB-G14", Q, "turn up & let stand", "", CALL),
    ("RB-G14", Q, "let stand", "RB-G14", CALL),
    ("RB-G14", Q + "house 1: A♠", "turn up", "", CALL),  # a breach is playable
]
