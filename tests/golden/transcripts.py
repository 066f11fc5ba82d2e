"""Golden hands: whole hands as text, with legal moves, reasons, events and the count.

A transcript is read by people, once, line by line, and then every change of it is read in the
diff: run `python -m tests.golden.regenerate`. Sentences are left out (they have tests of their
own); rules are cited by id. Canasta is played by a plain player of this file, so that its hands do
not change with the bots; the other games are played by their bots.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cardlab
from cardlab import Event, Game
from cardlab.cards import spell
from cardlab.games.canasta.position import WILD, Ask, Discard, Draw, Lay, State, Take
from cardlab.players import bot
from tests.contract.play import hear

FOLDER = Path(__file__).parent / "hands"


@dataclass(frozen=True)
class Hand:
    """A hand that is kept: its table, its seed, and how many hands of the match are played before it."""

    game: str
    seed: int
    table: dict[str, Any] = field(default_factory=dict)
    before: int = 0


HANDS: dict[str, Hand] = {
    "canasta-seed-4": Hand("canasta", 52),
    "canasta-seed-2": Hand("canasta", 51, {"seats": 2}),
    "canasta-standard-4": Hand("canasta", 51, {"preset": "standard"}),
    "railroad_canasta-seed-2": Hand("railroad_canasta", 28, {"seats": 2}),
    "railroad_canasta-seed-3": Hand("railroad_canasta", 7, {"seats": 3}),
    "contract_rummy-seed-5": Hand("contract_rummy", 3, {"seats": 5}),
    "contract_rummy-standard-4": Hand("contract_rummy", 8, {"seats": 4, "preset": "standard"}),
    "contract_rummy-seed-3-last-deal": Hand("contract_rummy", 9, {"seats": 3}, before=6),
    "contract_rummy-seed-3-nobody-lays": Hand("contract_rummy", 11, {"seats": 3}, before=6),
    "russian_bank-seed": Hand("russian_bank", 28),
    "russian_bank-standard": Hand("russian_bank", 23, {"preset": "standard"}),
}
# these say only that it is not the moment for a kind of move
MOMENT = {("CA-13", "start"), ("CA-16", "drawn"), ("CA-15", "after-draw"), ("CA-S19", "asked")}
Player = Callable[[Game[Any], Any, random.Random], Any]


def plain(game: Game[State], s: State, rng: random.Random) -> Any:
    """A plain player of Canasta: takes what he can, lays what he can, throws what he needs least; now and then he freezes or asks."""
    moves = list(game.legal(s))
    asks = [m for m in moves if isinstance(m, Ask)]
    if asks and rng.random() < 0.5:
        return asks[0]
    for kind in (Take, Lay):
        found = [m for m in moves if isinstance(m, kind)]
        if found:
            return min(found, key=lambda m: sum(WILD[c] for c in m.used))
    discards = [m for m in moves if isinstance(m, Discard)]
    if discards:
        wild = [m for m in discards if WILD[m.card]]
        plain = [m for m in discards if not WILD[m.card]]
        if wild and (not plain or rng.random() < 0.08):
            return wild[0]
        return min(plain, key=lambda m: (sum(c.rank == m.card.rank for c in s.hand), m.card))
    draws = [m for m in moves if isinstance(m, Draw)]
    return draws[0] if draws else rng.choice(moves)


def by_bot(game: Game[Any], s: Any, rng: random.Random) -> Any:
    """The move of the game's bot, which sees no more than its seat does."""
    return bot(game.id)(game, game.view(s, game.turn(s)), rng).move


def transcript(name: str) -> str:
    hand = HANDS[name]
    game = cardlab.game(hand.game, **hand.table)
    rng = random.Random(hand.seed)
    player, moment = (plain, _canasta) if hand.game == "canasta" else (by_bot, _in_short)
    told: list[Event] = []
    s = game.deal(hand.seed, hear(told))
    for _ in range(hand.before):
        while game.turn(s) is not None:
            s = game.play(s, player(game, s, rng))
        told.clear()
        s = game.next_hand(s, hear(told))
    return "\n".join(_lines(game, hand, s, told, lambda s: player(game, s, rng), moment)) + "\n"


def _lines(
    game: Game[Any], hand: Hand, s: Any, told: list[Event], choose: Callable[[Any], Any], moment: Any
) -> Iterator[str]:
    yield f"{game.id}, preset {game.preset}, {game.seats} players, seed {hand.seed}"
    yield ""
    yield from map(_event, told)
    yield ""
    yield from game.write(s).splitlines()
    number, last = 0, None
    while (mover := game.turn(s)) is not None:
        number += 1
        move = choose(s)
        rules = " ".join(dict.fromkeys(leaf.rule for leaf in game.ruling(s, move).credit()))
        yield from moment(game, s, move, f"{number}. {mover} {game.spell(move)}", rules, mover != last)
        told.clear()
        last = mover if move != game.silence(s) else last
        s = game.play(s, move, hear(told))
        yield from map(_event, told)
    yield ""
    yield from game.write(s).splitlines()
    yield ""
    for entry in game.ledger(s):
        yield f"side {entry.side}: {entry.points:+} {entry.what} {_facts(entry.facts)}[{entry.rule}]"
    yield f"scores: {' '.join(map(str, game.scores(s)))}"


def _canasta(game: Game[State], s: State, move: Any, heading: str, rules: str, fresh: bool) -> Iterator[str]:
    """The hand, every legal move, and the likeliest try of each kind that is closed."""
    yield from ("", heading)
    yield f"   hand: {spell(s.hands[game.turn(s) or 0])}"
    yield "   legal: " + "; ".join(map(game.spell, game.legal(s)))
    closed = [text for kind in game.kinds if (text := _closed(game, s, kind))]
    if closed:
        yield "   closed: " + "; ".join(closed)
    yield f"   because: {rules}"


def _in_short(game: Game[Any], s: Any, move: Any, heading: str, rules: str, fresh: bool) -> Iterator[str]:
    """At each turn the hand (or what lies open); at each move how many legal ones of each kind there are."""
    if fresh and move != game.silence(s):
        yield ""
        yield f"   {_held(s, game.turn(s) or 0)}"
    kinds = Counter(game.kind(one).name for one in game.legal(s))
    legal = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    yield heading if move == game.silence(s) else f"{heading}  [{rules}]  of {legal}"


def _held(s: Any, mover: int) -> str:
    """A hand; in Russian Bank the tops of the houses, the foundations and the piles of both players."""
    return f"hand: {spell(s.hands[mover])}" if hasattr(s, "hands") else f"open: {_open(s, mover)}"


def _open(s: Any, mover: int) -> str:
    """The tops of a position of Russian Bank: houses, foundations, and both players' piles."""
    tops = {what: spell([c for p in piles for c in p[-1:]]) for what, piles in _places(s).items()}
    return "; ".join(f"{what} {text or '-'}" for what, text in tops.items())


def _places(s: Any) -> dict[str, Any]:
    from cardlab.games.russian_bank.table import DRAWN, RESERVE, WASTE

    mine, theirs = s.turn, 1 - s.turn
    return {
        "houses": s.piles[:8],
        "foundations": s.piles[8:16],
        "reserve": [s.piles[RESERVE + mine]],
        "drawn": [s.piles[DRAWN + mine]],
        "their reserve": [s.piles[RESERVE + theirs]],
        "their waste": [s.piles[WASTE + theirs]],
    }


def _closed(game: Game[State], s: State, kind: Any) -> str:
    if any(type(move) is kind.move for move in game.legal(s)):
        return ""
    blamed = list(game.ruling(s, kind.attempt(s)).blame())
    if {(leaf.rule, leaf.aspect) for leaf in blamed} <= MOMENT:
        return ""
    return f"{game.spell(kind.attempt(s))} ({' '.join(dict.fromkeys(leaf.rule for leaf in blamed))})"


def _event(event: Event) -> str:
    way = f" {event.source} > {event.target}" if event.cards else ""
    facts = tuple(
        (name, value) for name, value in event.facts if not (event.cards and name in ("card", "cards"))
    )
    return f"   - {event.what} {spell(c for c in event.cards if c is not None)}{way} {_facts(facts)}[{event.rule}]".replace(
        "  - ", "  - "
    )


def _facts(facts: tuple[tuple[str, Any], ...]) -> str:
    return "".join(f"{name}={value!r} " for name, value in facts)
