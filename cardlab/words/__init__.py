"""Every sentence that the product says, by message id and language.

A language is a folder of Fluent catalogues (`en/common.ftl`, `en/canasta.ftl`, ...). Values are
typed and print themselves; a ruling becomes sentences by the ids of its rules:

    CA-S9 = the law, as the rulebook shows it
        .holds, .fails = what it came to, filled with the ruling's facts
        .holds-first, .fails-first = the same for the aspect `first` of the rule
    title-<title> = the heading of a group of conditions
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cardlab.cards import Card
from cardlab.rulings import FAILS, HOLDS, MOOT, Ruling, Terms
from cardlab.values import brief
from cardlab.words import values
from cardlab.words.resolver import BadCatalogue, Catalogue, MissingWords, Render

__all__ = ["BadCatalogue", "MissingWords", "Words", "languages", "words"]

_HERE = Path(__file__).parent
_FEW = 12  # more names than that are no help in an error message
PSEUDO = "qps"  # made of English, so that a test can see text that comes from no catalogue


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first.

    >>> languages()[0]
    'en'
    """
    found = {path.parent.name for path in _HERE.glob("*/*.ftl")}
    return ("en", *sorted(found - {"en"}))


def words(language: str = "en") -> Words:
    """The words of a language; `qps` is a pseudo-language for tests.

    >>> words("en").say("yes"), words("qps").say("yes")
    ('yes', '⟦ýéš⟧')

    Raises ValueError for a language that does not exist.
    """
    if language not in (*languages(), PSEUDO):
        raise ValueError(f"There are no words for {brief(language)}. {_meant(language, languages())}")
    return _words(language)


@cache
def _words(language: str) -> Words:
    if language == PSEUDO:
        return Words(Catalogue(PSEUDO, Catalogue.read(_HERE / "en").sources, _pseudo))
    return Words.read(_HERE / language, None if language == "en" else words("en"))


_ACCENTS = str.maketrans("aceinorsuyzACEINORSUYZ", "áçéíñóřšúýžÁÇÉÍÑÓŘŠÚÝŽ")


def _pseudo(text: str) -> str:
    """Text that shows where it comes from; blanks stay."""
    return f"⟦{text.translate(_ACCENTS)}⟧" if text.strip() else text


def _meant(value: object, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # only errors need it

    close = get_close_matches(str(value), known, n=1, cutoff=0.5)
    guess = [f"Did you mean {close[0]!r}?"] if close else []
    return " ".join([*guess, f"Allowed: {', '.join(map(repr, known))}."] if len(known) <= _FEW else guess)


class Words:
    """One language, at one table or at none.

    >>> en = words("en")
    >>> en.say("points", points=-1265)
    '−1,265 points'
    """

    __slots__ = (
        "_catalogue",
        "_ready",
        "_tables",
        "fallback",
        "habits",
        "language",
        "me",
        "seats",
        "settings",
        "sides",
    )

    def __init__(self, catalogue: Catalogue, fallback: Words | None = None) -> None:
        if catalogue.language not in values.HABITS:
            known = _meant(catalogue.language, tuple(values.HABITS))
            raise ValueError(f"How {catalogue.language!r} writes numbers is not known. {known}")
        self.language = catalogue.language
        self.habits: values.Habits = values.HABITS[catalogue.language]
        self.seats: int = 0
        self.me: int | None = None
        self.sides: int = 0
        self.settings: tuple[tuple[str, Any], ...] = ()
        self._catalogue, self.fallback = catalogue, fallback
        self._ready: dict[str, Render] = {}
        self._tables: dict[tuple[int, int | None, int], Words] = {}

    @classmethod
    def read(cls, folder: Path, fallback: Words | None = None) -> Words:
        """The words of a folder of catalogues, named after its language."""
        return cls(Catalogue.read(folder), fallback)

    def __repr__(self) -> str:
        return f"<Words {self.language}>"

    def at_table(self, seats: int, me: int | None = None, sides: int | None = None) -> Words:
        """The same words where `seats` sit in `sides` partnerships and "you" sit at `me`.

        Without `sides` everybody plays alone; 0 is for "not known".

        >>> from cardlab.values import Seat, Side
        >>> here = words("en").at_table(4, me=0, sides=2)
        >>> here.show(Seat(1)), here.show(Side(0)), here.show(Side(1))
        ('West', 'your side', 'West and East')
        """
        if sides is None:
            sides = seats
        found = self._tables.get((seats, me, sides))
        if found is None:
            found = Words(self._catalogue, self.fallback and self.fallback.at_table(seats, me, sides))
            found.seats, found.me, found.sides = seats, me, sides
            found._ready, found._tables = self._ready, self._tables
            self._tables[seats, me, sides] = found
        return found

    def under(self, settings: tuple[tuple[str, Any], ...]) -> Words:
        """The same words where these options are played, so that `law` tells the law of the house.

        >>> words("en").under((("unmelded_red_threes", "zero"),)).law("CA-S27") == words("en").law("CA-S27")
        False
        """
        if settings == self.settings:
            return self
        found = Words(self._catalogue, self.fallback and self.fallback.under(settings))
        found.seats, found.me, found.sides, found.settings = self.seats, self.me, self.sides, settings
        found._ready = self._ready
        return found

    # --- messages -------------------------------------------------------------

    def say(self, id: str, /, **given: Any) -> str:
        """A message, or an attribute as `message.attribute`, filled with typed values.

        >>> words("en").say("card-name", rank="king", suit="spades")
        'king of spades'

        Raises MissingWords where there is no such message, or a value is missing.
        """
        return (self._ready.get(id) or self._find(id))(self, given)

    def fill(self, id: str, given: Mapping[str, Any]) -> str:
        """As `say`, with the values in a mapping; also for terms."""
        return (self._ready.get(id) or self._find(id))(self, given)

    def show(self, value: Any) -> str:
        """A value alone, as it would stand in a sentence.

        >>> from cardlab.cards import cards, rank
        >>> words("en").show(cards("K♠ JK")), words("en").show(rank("K"))
        ('K♠ joker', 'kings')
        """
        return values.shown(self, value)

    def card_name(self, card: Card) -> str:
        """A card in words, for a screen reader.

        >>> from cardlab.cards import cards
        >>> words("en").card_name(cards("K♠")[0])
        'king of spades'
        """
        return values.card_name(self, card)

    def has(self, id: str) -> bool:
        """Can `id` be said, in this language or else in English?"""
        return self._catalogue.find(id) is not None or (self.fallback is not None and self.fallback.has(id))

    def ids(self) -> tuple[str, ...]:
        """All messages and attributes of this language itself. Reads every entry, so errors show."""
        return self._catalogue.ids()

    def missing(self, against: Words | None = None) -> tuple[str, ...]:
        """What another language (English) says and this one does not."""
        other = against or self.fallback or words("en")
        mine = set(self.ids())
        return tuple(id for id in other.ids() if id not in mine)

    def variables(self, id: str) -> set[str]:
        """The variables that a message needs, also through the messages it refers to."""
        found: set[str] = set()
        seen, waiting = set[str](), [id]
        while waiting:
            this = waiting.pop()
            if this in seen:
                continue
            seen.add(this)
            message = self._catalogue.find(this)
            if message is None and self.fallback is not None:
                found |= self.fallback.variables(this)
                continue
            if message is None:
                raise self._unknown(this)
            waiting += message.refers
            if not this.startswith("-"):  # what a term needs is given where it is used
                found |= message.variables
        return found

    def refers(self, id: str) -> tuple[str, ...]:
        """The messages that a message itself refers to."""
        message = self._catalogue.find(id)
        if message is None and self.fallback is not None:
            return self.fallback.refers(id)
        return tuple(message.refers) if message is not None else ()

    def _find(self, id: str) -> Render:
        message = self._catalogue.find(id)
        if message is not None:
            self._ready[id] = message.render
        elif self.fallback is not None and self.fallback.has(id):
            self._ready[id] = _borrowed(id)
        else:
            raise self._unknown(id)
        return self._ready[id]

    def _unknown(self, id: str) -> MissingWords:
        hint = _meant(id, self._catalogue.near(id))
        text = f"There is no message {id!r} in {self.language!r}. {hint}".rstrip()
        return MissingWords(text, id, self.language)

    def owned(self, game: str, id: str) -> str:
        """The id of a game's own message where it has one, else that of the common one.

        >>> words("en").owned("contract_rummy", "kind-draw"), words("en").owned("canasta", "kind-draw")
        ('kind-contract_rummy-draw', 'kind-draw')
        """
        kind, _, rest = id.partition("-")
        owned = (f"{kind}-{game}-{rest}", f"{game}-{id}")
        return next((one for one in owned if self.has(one)), id)

    def named(self, game: str, id: str) -> str:
        """What a game calls a thing; the end of the id where nobody gave it a name: it is what one types.

        >>> words("en").named("contract_rummy", "kind-dig")
        'Take from inside the pile'
        """
        id = self.owned(game, id)
        return self._named(id, id.rpartition("-")[2])

    # --- rulings --------------------------------------------------------------

    def law(self, rule_id: str) -> str:
        """The general text of a rule, as the options in `settings` have it.

        An option's value may replace the text (`.law-<option>-<value>`) or add to it (`.also-…`), and so may the
        number of players (`.law-seats-6`, or `.law-seats` for any). The text may speak of `$seats` players.

        >>> words("en").at_table(2, sides=2).law("CA-V3")
        'If two play, each gets 15 cards at the deal.'
        """
        found, more = self.say(rule_id), []
        for name, value in (*((("seats", self.seats),) if self.seats else ()), *self.settings):
            for id in (f"{rule_id}.law-{name}-{value}", f"{rule_id}.law-{name}"):
                if self.has(id) and (id.endswith(f"-{value}") or isinstance(value, int)):
                    found = self.fill(id, {"value": value, "seats": self.seats})
            if self.has(f"{rule_id}.also-{name}-{value}"):
                more.append(self.say(f"{rule_id}.also-{name}-{value}"))
        return " ".join([found, *more])

    def because(self, node: Ruling) -> str:
        """One node of a ruling as a sentence: what its rule came to here, or its title."""
        if node.waived:
            return self.fill("waived", {"rule": node.rule})
        if node.parts or not node.rule:
            return self.fill(f"title-{node.title}", {})
        if node.verdict is MOOT:
            return self.fill("moot", {"rule": node.rule})
        came_to = "holds" if node.verdict is HOLDS else "fails"
        aspect = f"-{node.aspect}" if node.aspect else ""
        return self.fill(f"{node.rule}.{came_to}{aspect}", dict(node.facts))

    def verdict(self, ruling: Ruling) -> str:
        """What a ruling comes to, in a word."""
        return self.say(_VERDICTS[ruling.verdict])

    def reasons(self, ruling: Ruling) -> list[tuple[str, str]]:
        """Rule ids and sentences: all that fails or, where nothing does, all that was met and asked for."""
        nodes = ruling.blame() if ruling.verdict is FAILS else ruling.credit()
        return list(dict.fromkeys([(node.rule, self.because(node)) for node in nodes]))

    def sentence(self, ruling: Ruling) -> str:
        """The decisive reason, in one sentence: the first fault or, for a legal move, what the last condition rests on."""
        if ruling.verdict is FAILS:
            return self.because(next(ruling.blame(), ruling))
        if ruling.verdict is MOOT:
            return self.because(ruling)
        asked = [node for part in ruling.parts[::-1] or (ruling,) for node in part.credit()]
        met = max(ruling.credit(), key=lambda node: node.telling, default=None)
        if met is None or not met.telling:
            met = asked[0] if asked else None
        return self.say("allowed", reason=self.because(met)) if met else self.verdict(ruling)

    def tree(self, ruling: Ruling) -> str:
        """The whole ruling, indented: a mark, a sentence, the rule."""
        return "\n".join(self._branch(ruling, "", excused=False))

    def _branch(self, node: Ruling, indent: str, excused: bool) -> Iterator[str]:
        sentence = self.say("moot-excused") if excused and not node.parts else self.because(node)
        # an excuse that is not there is no fault, so it gets no cross
        mark = "·" if node.excuse and node.verdict is FAILS else _MARKS[node.verdict]
        yield _cited(f"{indent}{mark} {sentence}", node.rule)
        met = excused
        for part in node.parts:
            yield from self._branch(part, indent + "  ", excused=met and part.verdict is MOOT)
            met = met or (part.excuse and part.verdict is HOLDS)

    def text(self, ruling: Ruling) -> str:
        """The verdict, every reason with its rule, and the house rules: what `print` shows."""
        terms = ruling.terms
        here = self if self.seats or terms is None else self.at_table(terms.seats, sides=terms.sides)
        lines = [here.verdict(ruling)]
        lines += [_cited("  " + sentence, rule) for rule, sentence in here.reasons(ruling)]
        if terms is not None:
            lines.append(here.terms(terms))
        return "\n".join(lines)

    def terms(self, terms: Terms) -> str:
        """Under which rules: the game, the preset and each option that was changed."""
        game = self._named(f"game-{terms.game}", terms.game)
        preset = self._named(self.owned(terms.game, f"preset-{terms.preset}"), terms.preset)
        changed = tuple(self._setting(terms.game, name, value) for name, value in terms.changed)
        return self.say("terms", game=game, preset=preset, seats=terms.seats, changed=changed)

    def _setting(self, game: str, name: str, value: Any) -> str:
        id = self.owned(game, f"option-{name}")
        named, bare = f"{id}.value-{value}", f"{id}.{value}"
        if self.has(named) or isinstance(value, str):
            said = self._named(named if self.has(named) else bare, str(value))
        else:
            said = self.show(value)
        return self.say("setting", option=self._named(id, name), value=said)

    def _named(self, id: str, code: str) -> str:
        """A message, or the bare code where nobody gave it a name: it is what one types."""
        return self.say(id) if self.has(id) else code


_MARKS = {HOLDS: "✓", FAILS: "✗", MOOT: "·"}
_VERDICTS = {HOLDS: "verdict-legal", FAILS: "verdict-illegal", MOOT: "verdict-moot"}


def _cited(line: str, rule: str) -> str:
    return f"{line} [{rule}]" if rule else line


def _borrowed(id: str) -> Render:
    """A sentence that this language lacks, said wholly in English: its numbers and cards too."""

    def render(w: Words, v: Mapping[str, Any]) -> str:
        assert w.fallback is not None
        return w.fallback.fill(id, v)

    return render
