"""What a move comes to: for tables that judge it alike, but where it does not lead to the same.

An outcome is a mapping of plain things that its player can see once the move is done: `score:0` and `total:0` the
points of a side, `turn` the seat that moves next (None if the hand is over), `won` the sides that have won the
match, `zone:hand:0` what lies in a place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardlab.explain.places import zone_label
from cardlab.game import Game
from cardlab.values import Points, Seat, Side
from cardlab.views import Zone
from cardlab.words import Words

Outcome = Mapping[str, Any]
_MOST = 6  # differences that are told


def outcome(game: Game[Any], state: Any, move: Any) -> Outcome:
    """What a legal move comes to.

    >>> import cardlab
    >>> game = cardlab.game("canasta")
    >>> state = game.read("turn: South; stock: 4♣ 5♣; pile: 9♠")
    >>> outcome(game, state, game.move("draw"))["zone:stock"].cards
    (None,)
    """
    seat = game.turn(state)
    after = game.play(state, move)
    found: dict[str, Any] = {"turn": game.turn(after), "won": game.winners(after)}
    found |= {f"score:{side}": points for side, points in enumerate(game.scores(after))}
    found |= {f"total:{side}": points for side, points in enumerate(game.totals(after))}
    found |= {f"zone:{zone.id}": zone for zone in game.view(after, seat).zones}
    return found


def differing(outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """What is not the same in all outcomes; the points come first."""
    keys = dict.fromkeys(key for one in outcomes for key in one)
    found = [key for key in keys if not all(_alike(one.get(key), outcomes[0].get(key)) for one in outcomes)]
    return tuple(sorted(found, key=lambda key: key.startswith("zone:")))


def _alike(one: Any, other: Any) -> bool:
    """Are two things the same? Places are if they hold as many cards, and the same ones where both can be seen."""
    if not (isinstance(one, Zone) and isinstance(other, Zone)):
        return bool(one == other)
    pairs = zip(one.cards, other.cards, strict=False)
    return len(one.cards) == len(other.cards) and all(a == b or a is None or b is None for a, b in pairs)


def told(w: Words, one: Outcome, keys: Sequence[str]) -> Iterator[str]:
    """Some things of an outcome in sentences."""
    for key in keys[:_MOST]:
        what, _, rest = key.partition(":")
        value = one.get(key)
        if what in ("score", "total"):
            yield w.say(f"compare-then-{what}", side=Side(int(rest)), points=Points(value or 0))
        elif what == "won":
            winners = tuple(value or ())
            yield w.say("compare-then-won", sides=winners, count=len(winners))
        elif what == "turn":
            yield (
                w.say("compare-then-over") if value is None else w.say("compare-then-turn", seat=Seat(value))
            )
        elif isinstance(value, Zone):
            shown = value.cards[-1:] if value.lay == "stack" else value.cards
            faces = tuple(card for card in shown if card is not None)
            label = zone_label(w, value)
            named = not faces or w.show(faces) in label
            yield label if named else w.say("table-text-row", zone=label, cards=faces)
