"""The drawings of the cards: fifty-three faces and two backs, as SVG text.

All art is our own and made of paths: suits and index letters need no font, so a card looks
alike on every machine. Colours are CSS custom properties with a fallback, to be set on any
element around the cards: `--suit-c`, `--suit-d`, `--suit-h`, `--suit-s` (the suits), `--suit-j`
(the joker), `--card-paper`, `--card-edge`, `--back-blue`, `--back-red`. `FOUR_COLOURS` holds the
values of the four-colour deck.

A page needs one `sprite()` and then, for every card, a small reference to it:

>>> f'<svg viewBox="0 0 100 140"><use href="#{symbol_id("K♠")}"/></svg>'
'<svg viewBox="0 0 100 140"><use href="#cl-KS"/></svg>'

`face` and `back` are for single cards: they are self-contained and carry no ids at all, so
that any number of them may stand on a page. Drawings are `aria-hidden`; who shows them names them.
"""

from __future__ import annotations

import math
import re
from functools import cache

from cardlab.cards import FACES, SUIT_NAMES

WIDTH, HEIGHT = 100, 140
BACKS = ("blue", "red")
FOUR_COLOURS = {"--suit-c": "#1a7a3c", "--suit-d": "#1f5fc4"}

_LETTERS = dict(zip(SUIT_NAMES, "CDHS", strict=True))
_COLOURS = {"C": "#23212b", "D": "#c8102e", "H": "#c8102e", "S": "#23212b", "J": "#6a3aa2"}
_NAMES = frozenset(card.name for card in FACES)
_GOLD, _INK, _CREAM, _LIPS = "#e2a52e", "#2b2632", "#fff8e8", "#c2504d"
_SKIN, _HAIR = "var(--cl-skin,#f3d0ae)", "var(--cl-hair,#6b4226)"
_BOX = f'viewBox="0 0 {WIDTH} {HEIGHT}"'


def symbol_id(name: str, jumbo: bool = False) -> str:
    """The id under which `sprite` holds a face, or a back (`back-blue`, `back-red`).

    >>> symbol_id("10♥"), symbol_id("JK", jumbo=True), symbol_id("back-red")
    ('cl-10H', 'cl-j-JK', 'cl-back-red')
    """
    if name in {f"back-{kind}" for kind in BACKS}:
        return "cl-" + name
    rank, letter = _split(name)
    return ("cl-j-" if jumbo else "cl-") + (rank if rank == "JK" else rank + letter)


def face(name: str, *, four_colour: bool = False, jumbo: bool = False) -> str:
    """One face as an `<svg>` that needs nothing else.

    `four_colour` makes clubs green and diamonds blue where the page does not set the colours.
    `jumbo` has a much bigger index and one pip, for phones and for tight fans.

    >>> face("7♦", jumbo=True)[:55]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10'
    >>> face("7♦").count('class="cl-pip"')
    7
    >>> face("1♦")
    Traceback (most recent call last):
    ValueError: '1♦' is not a card. Write it as in A♠, 10♥ or JK.
    """
    drawing = _inline(_drawing(name, jumbo))
    if four_colour:
        for key, colour in FOUR_COLOURS.items():
            drawing = drawing.replace(f"var({key},{_COLOURS[key[-1].upper()]})", f"var({key},{colour})")
    return _svg(drawing)


def back(kind: str) -> str:
    """A back, "blue" or "red", as an `<svg>` that needs nothing else.

    >>> back("blue").endswith("</svg>")
    True
    """
    if kind not in BACKS:
        raise ValueError(f"{kind!r} is not a back. The backs are {' and '.join(BACKS)}.")
    return _svg(_inline(_back(kind)))


@cache
def sprite() -> str:
    """All faces, both sizes, and the backs as `<symbol>`s of one invisible `<svg>`.

    It is hidden by size, not by `display:none`, under which some browsers draw nothing.

    >>> '<symbol id="cl-QH"' in sprite(), '<symbol id="cl-j-QH"' in sprite()
    (True, True)
    """
    shared = "".join(f'<g id="{key}">{art}</g>' for key, art in _shared().items())
    symbols = [
        _symbol(symbol_id(card.name, jumbo), _drawing(card.name, jumbo))
        for jumbo in (False, True)
        for card in FACES
    ]
    symbols += [_symbol(symbol_id(f"back-{kind}"), _back(kind)) for kind in BACKS]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
        f'focusable="false" style="position:absolute"><defs>{shared}</defs>{"".join(symbols)}</svg>'
    )


def _svg(drawing: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {_BOX} aria-hidden="true" focusable="false">{drawing}</svg>'
    )


def _symbol(key: str, drawing: str) -> str:
    return f'<symbol id="{key}" {_BOX}>{drawing}</symbol>'


def _split(name: str) -> tuple[str, str]:
    if name not in _NAMES:
        raise ValueError(f"{name!r} is not a card. Write it as in A♠, 10♥ or JK.")
    return ("JK", "J") if name == "JK" else (name[:-1], _LETTERS[name[-1]])


# Shared parts are written once in the sprite and referred to; a single face has them copied in.

_USE = re.compile(r'<use href="#([^"]+)"([^>]*)/>')


def _use(part: str, more: str = "") -> str:
    return f'<use href="#cl-{part}"{more}/>'


def _inline(drawing: str) -> str:
    while (found := _USE.search(drawing)) is not None:
        part = f"<g{found[2]}>{_shared()[found[1]]}</g>"
        drawing = drawing[: found.start()] + part + drawing[found.end() :]
    return drawing


@cache
def _shared() -> dict[str, str]:
    parts = {"paper": _PAPER}
    for letter, path in _PIPS.items():
        parts[f"p-{letter}"] = f'<path d="{path}"/>'
        for key, x, y, size in (("s", 11.7, 37.5, 0.64), ("t", 13, 54.5, 0.96)):
            corners = (
                f"translate({x} {y})scale({size})",
                f"translate({_n(WIDTH - x)} {HEIGHT - y})scale(-{size})",
            )
            parts[f"{key}-{letter}"] = "".join(_use(f"p-{letter}", f' transform="{at}"') for at in corners)
    for rank in sorted(_LAYOUT.keys() | set("AJQK")):
        ten = rank == "10"  # the widest
        parts[f"r-{rank}"] = _index(rank, 3.1, (0.88, 0.82), (12.4 if ten else 11.7, 17))
        parts[f"q-{rank}"] = _index(rank, 4.8, (1.04 if ten else 1.16, 1.42), (13.5 if ten else 13, 23))
    parts["r-JK"] = _index("JOKER", 2.5, (0.68, 0.52), (11.7, 15.5), step=15.5)
    parts["q-JK"] = _index("JOKER", 4, (0.98, 0.8), (13, 22), step=22)
    parts |= {f"b-{rank}": band for rank, band in _BANDS.items()} | {
        "ground": f'{_FRAME} fill="{_CREAM}"/>',
        "frame": f'{_FRAME} fill="none" stroke="currentColor" stroke-width="1.3"/>',
    }
    parts |= {"J": _JACK, "Q": _QUEEN, "K": _KING, "hand": _HAND, "jester": _JESTER}
    return {f"cl-{key}": art for key, art in parts.items()}


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


_PAPER = (
    f'<rect x=".6" y=".6" width="{WIDTH - 1.2}" height="{HEIGHT - 1.2}" rx="7.5" '
    'fill="var(--card-paper,#fffdf8)" stroke="var(--card-edge,#b8afa0)" stroke-width="1.2"/>'
)


# Suits, about 20 by 22, centred on the origin.

_PIPS = {
    "C": "M0-10.8A4.9 4.9 0 0 1 3.6-2.6 4.9 4.9 0 1 1 1.1 5.2C1.2 8.2 2.1 9.8 3.8 11H-3.8"
    "C-2.1 9.8-1.2 8.2-1.1 5.2A4.9 4.9 0 1 1-3.6-2.6 4.9 4.9 0 0 1 0-10.8Z",
    "D": "M0-11.6C2.2-7.4 5.4-3.2 8.8 0C5.4 3.2 2.2 7.4 0 11.6C-2.2 7.4-5.4 3.2-8.8 0"
    "C-5.4-3.2-2.2-7.4 0-11.6Z",
    "H": "M0 10.8C-2.6 6.4-10 1.8-10-4.2C-10-7.8-7.4-10.2-4.8-10.2C-2.5-10.2-.8-8.8 0-6.4"
    "C.8-8.8 2.5-10.2 4.8-10.2C7.4-10.2 10-7.8 10-4.2C10 1.8 2.6 6.4 0 10.8Z",
    "S": "M0-11.2C2.8-6.6 10-2.6 10 3C10 6.2 7.8 8 5.4 8C3.4 8 1.8 7 1.1 5.4C1.2 8.2 2.1 9.8 3.8 11H-3.8"
    "C-2.1 9.8-1.2 8.2-1.1 5.4C-1.8 7-3.4 8-5.4 8C-7.8 8-10 6.2-10 3C-10-2.6-2.8-6.6 0-11.2Z",
}


# Index letters: skeletons in a box of 12 by 20 centred on the origin, drawn with a thick pen.
# Only absolute M, L, C and Z, so that they can be stretched without the pen getting wider.


def _oval(x: float, y: float, rx: float, ry: float) -> str:
    a, b = rx * 0.56, ry * 0.56
    points = (
        (x + rx, y - b, x + a, y - ry, x, y - ry),
        (x - a, y - ry, x - rx, y - b, x - rx, y),
        (x - rx, y + b, x - a, y + ry, x, y + ry),
        (x + a, y + ry, x + rx, y + b, x + rx, y),
    )
    return f"M{_n(x + rx)} {_n(y)}" + "".join("C" + " ".join(map(_n, curve)) for curve in points) + "Z"


_GLYPHS = {
    "A": "M-6 10L0 -10L6 10M-3.9 3.6L3.9 3.6",
    "2": "M-5.4 -4.8C-5.4 -8 -3 -10 0 -10C3.2 -10 5.4 -8 5.4 -4.9C5.4 -1.6 3 1 -5.6 10L5.8 10",
    "3": "M-5.4 -10L5.2 -10L-1 -2.6C3.2 -2.8 5.8 0 5.8 3.5C5.8 7.4 3 10 -.4 10C-3.2 10 -5.2 8.6 -5.9 6.2",
    "4": "M2.6 10L2.6 -10L-6 4.4L6.2 4.4",
    "5": "M5 -10L-4 -10L-4.9 -1.6C-3.6 -2.9 -2 -3.5 -.2 -3.5C3.4 -3.5 5.8 -.8 5.8 3.2C5.8 7.4 3.2 10 -.4 10"
    "C-3.2 10 -5.2 8.6 -5.9 6.2",
    "6": "M4.6 -8C3.6 -9.3 2.2 -10 .6 -10C-3.6 -10 -5.8 -5.8 -5.8 1.6L-5.8 3.7" + _oval(0, 3.8, 5.8, 6.2),
    "7": "M-5.8 -10L5.8 -10L-1.6 10",
    "8": _oval(0, -5.3, 4.9, 4.7) + _oval(0, 4.8, 5.9, 5.2),
    "9": "M-4.6 8C-3.6 9.3 -2.2 10 -.6 10C3.6 10 5.8 5.8 5.8 -1.6L5.8 -3.7" + _oval(0, -3.8, 5.8, 6.2),
    "10": "M-8.6 -7.6L-5.6 -10L-5.6 10" + _oval(3.4, 0, 4.2, 10),
    "J": "M3.8 -10L3.8 4.4C3.8 8 2 10 -.9 10C-3.6 10 -5.2 8.4 -5.4 5.6",
    "Q": _oval(0, 0, 6, 10) + "M1.4 5L6.2 11",
    "K": "M-5.4 -10L-5.4 10M5.6 -10L-5.4 2.6M-1.6 -1.8L6.2 10",
    "O": _oval(0, 0, 6, 10),
    "E": "M5.2 -10L-5 -10L-5 10L5.2 10M-5 -.6L3.6 -.6",
    "R": "M-5.4 10L-5.4 -10L.4 -10C3.8 -10 5.6 -8 5.6 -4.8C5.6 -1.6 3.8 .4 .4 .4L-5.4 .4M.8 .4L5.8 10",
}
_PAIR = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def _stretched(path: str, size: tuple[float, float], to: tuple[float, float]) -> str:
    def pair(found: re.Match[str]) -> str:
        x, y = (float(found[n + 1]) * size[n] + to[n] for n in (0, 1))
        return f"{_n(x)} {_n(y)}"

    return _PAIR.sub(pair, path)


def _index(text: str, pen: float, size: tuple[float, float], at: tuple[float, float], step: float = 0) -> str:
    """Both corners in one path: minus both sizes is half a turn."""
    letters = [text] if text in _GLYPHS else list(text)
    path = ""
    for n, letter in enumerate(letters):
        x, y = at[0], at[1] + n * step
        path += _stretched(_GLYPHS[letter], size, (x, y))
        path += _stretched(_GLYPHS[letter], (-size[0], -size[1]), (WIDTH - x, HEIGHT - y))
    return (
        f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="{pen}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


# Faces

_COLUMNS = {"l": 30.5, "m": 50.0, "r": 69.5}
_LAYOUT = {  # column and height of every pip, 0 at the top and 6 at the bottom
    "2": "m0 m6",
    "3": "m0 m3 m6",
    "4": "l0 r0 l6 r6",
    "5": "l0 r0 m3 l6 r6",
    "6": "l0 r0 l3 r3 l6 r6",
    "7": "l0 r0 m1.5 l3 r3 l6 r6",
    "8": "l0 r0 m1.5 l3 r3 m4.5 l6 r6",
    "9": "l0 r0 l2 r2 m3 l4 r4 l6 r6",
    "10": "l0 r0 m1 l2 r2 l4 r4 m5 l6 r6",
}
_PEOPLE = {  # skin and hair
    "C": ("#e2b184", "#7a4424"),
    "D": ("#f6d6b6", "#c98a2b"),
    "H": ("#f3cba8", "#8f3f1c"),
    "S": ("#c98f63", "#2f2026"),
}


def _drawing(name: str, jumbo: bool) -> str:
    rank, letter = _split(name)
    if rank == "JK":
        inside = _framed(_use("jester"), jumbo)
    elif rank in "JQK":
        inside = _court(rank, letter, jumbo)
    elif rank == "A" or jumbo:
        inside = _pip(letter, WIDTH / 2, HEIGHT / 2, 2.5 if rank == "A" else 2.15)
        if name == "A♠":
            inside += _d(_CREAM, _star(50, 73.5, 7.5, 2.9, 8))  # by custom the richest ace
    else:
        size = 1.12 if rank in "23" else 0.88
        inside = "".join(
            _pip(letter, _COLUMNS[spot[0]], 27 + 86 * float(spot[1:]) / 6, size)
            for spot in _LAYOUT[rank].split()
        )
    colour = f"var(--suit-{letter.lower()},{_COLOURS[letter]})"
    inside += _corners(rank, letter, jumbo)
    return f'{_use("paper")}<g color="{colour}" fill="currentColor">{inside}</g>'


def _corners(rank: str, letter: str, jumbo: bool) -> str:
    marks = [f"{'q' if jumbo else 'r'}-{rank}"]
    if rank != "JK":
        marks.append(f"{'t' if jumbo else 's'}-{letter}")
    return "".join(map(_use, marks))


def _pip(letter: str, x: float, y: float, size: float) -> str:
    size = -size if y > HEIGHT / 2 else size  # minus both ways is half a turn
    return _use(f"p-{letter}", f' class="cl-pip" transform="translate({_n(x)} {_n(y)})scale({_n(size)})"')


def _court(rank: str, letter: str, jumbo: bool) -> str:
    skin, hair = _PEOPLE[letter]
    half = _use(rank) + _use(f"p-{letter}", ' transform="translate(-18 -47.8)scale(.66)"')
    both = f'{half}<g transform="scale(-1)">{half}</g>{_use("b-" + rank)}'
    return _framed(f'<g style="--cl-skin:{skin};--cl-hair:{hair}">{both}</g>', jumbo)


def _framed(picture: str, jumbo: bool) -> str:
    size = "scale(.9)" if jumbo else ""
    return f'<g transform="translate(50 70){size}">{_use("ground")}{picture}{_use("frame")}</g>'


_FRAME = '<rect x="-28" y="-60" width="56" height="120" rx="4"'


# Courts: half figures with the origin at the middle of the card. The halves meet along the line from
# (-28, 10) to (28, -10), under a band. Filled with the suit colour where nothing else is said.


def _d(colour: str, *paths: str) -> str:
    return f'<path fill="{colour}" d="{"".join(paths)}"/>'


def _line(colour: str, width: float, path: str) -> str:
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{_n(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{path}"/>'
    )


def _dots(colour: str, radius: float, *spots: tuple[float, float]) -> str:
    ring = f"a{radius} {radius} 0 1 0 {_n(2 * radius)} 0a{radius} {radius} 0 1 0-{_n(2 * radius)} 0z"
    return _d(colour, *(f"M{_n(x - radius)} {_n(y)}{ring}" for x, y in spots))


def _lozenges(colour: str, half: float, *spots: tuple[float, float]) -> str:
    shape = f"l{half} {half}-{half} {half}-{half}-{half}z"
    return _d(colour, *(f"M{_n(x)} {_n(y - half)}{shape}" for x, y in spots))


_SUIT = "currentColor"
_SHADE = f'fill-opacity=".1" fill="{_INK}"'
_HAND = (
    _d(_SKIN, "M-21.5-24.5h7.4q1.6 0 1.6 1.6v4.8q0 1.6-1.6 1.6h-7.4q-1.6 0-1.6-1.6v-4.8q0-1.6 1.6-1.6z")
    + f'<path {_SHADE} d="M-23-22.5h8v1.2h-8zM-23-19.8h8v1.2h-8z"/>'
    + _d(_GOLD, "M-24-17H-11.5V-13.5H-24Z")
)
_EYES = _line(_INK, 1, "M-2.8-38.1q2-1.4 4 0M6.8-38.1q2-1.4 4 0M4-36.5V-32.6") + _dots(
    _INK, 1.1, (-0.8, -35.6), (8.8, -35.6)
)

_KING = (
    _d(_GOLD, "M-18.7-40H-16.5V7H-18.7Z")  # staff
    + _d(_HAIR, "M-8-42C-11-34-11.5-26-10.5-18H19C20-26 19.5-34 16.5-42Z")
    + _d(_SUIT, "M-28-6C-27-14-19-19-8-20H16C24-18.5 27-16 28-13V-10L-28 10Z")
    + _d(_CREAM, "M-6-22C-12-19-15-15-16-9.5C-9-3.5 17-4 24.5-10.5C22-16 20-19 14-22Z")  # ermine
    + _d(_INK, "M-10-13l1 3.6h-2zM-5-11l1 3.6h-2zM13-11l1 3.6h-2zM18-13l1 3.6h-2z")
    + _d(_SKIN, "M-5-42H13V-31C13-24 9-20 4-20C-1-20-5-24-5-31Z")
    + f'<path {_SHADE} d="M4-42H13V-31C13-24 9-20 4-20Z"/>'
    + _d(
        _HAIR,
        "M-5.5-35C-4-31-1.5-29.6 4-29.6C9.5-29.6 12-31 13.5-35C14.5-24 12-12 4-7.5C-4-12-6.5-24-5.5-35Z",
    )
    + _d(_LIPS, "M1.2-25.8H6.8C6.4-23.6 1.6-23.6 1.2-25.8Z")
    + _EYES
    + _d(_GOLD, "M-8-41L-9.5-53.5L-3-48L4-56L11-48L17.5-53.5L16-41Z")  # crown
    + _dots(_SUIT, 1.4, (-9.5, -54), (4, -56.4), (17.5, -54))
    + _d(_SUIT, "M-8.4-45.5H16.4L16-41.6H-8Z")
    + _lozenges(_CREAM, 1.7, (-3, -43.6), (4, -43.6), (11, -43.6))
    + _use("hand")
)

_QUEEN = (
    _line("#4d8a5a", 1.6, "M-17.6-40V5")  # a flower
    + _d(
        "#4d8a5a",
        "M-17.6-28C-23-29-25-33-25-36C-20-36-17.6-33-17.6-28ZC-12.5-30-11.5-33-11.5-36"
        "C-15.5-35-17.6-32-17.6-28Z",
    )
    + _d(_SUIT, "M-28-6C-27-13-20-16.5-10-17H18C24-16.5 27-15 28-13V-10L-28 10Z")
    + _line(_GOLD, 1, "M20.5-15.5C19-13 19-10.5 19.5-8M25-14.5C23.8-12.5 23.8-11.5 24-9.5")
    + _d(
        _HAIR,
        "M4-45.5C-7-45.5-10-39-9.5-31C-9-25-13.5-20-11.5-11.5C-8.5-7.5-4-9-2-12H10"
        "C12-9 16.5-7.5 19.5-11.5C21.5-20 17-25 17.5-31C18-39 15-45.5 4-45.5Z",
    )
    + _d(_SKIN, "M.8-24H7.2V-18.5C9-16.5 13-16 15-14.5L4-5.5L-7-14.5C-5-16-1-16.5 .8-18.5Z")
    + f'<path {_SHADE} d="M.8-21.5C3-19.8 5-19.8 7.2-21.5V-18C5-16.8 3-16.8 .8-18Z"/>'
    + _line(_CREAM, 2.2, "M-8-15L4-5L16-15")
    + _line(_GOLD, 0.9, "M-2-16.2C1-13 7-13 10-16.2")
    + _lozenges(_LIPS, 1.8, (4, -12.2))
    + _d(_SKIN, "M-4-41H12V-31.5C12-25 8.5-20.5 4-20.5C-.5-20.5-4-25-4-31.5Z")
    + f'<path {_SHADE} d="M4-41H12V-31.5C12-25 8.5-20.5 4-20.5Z"/>'
    + f'<g fill-opacity=".35">{_dots(_LIPS, 1.7, (-1.2, -30.4), (9.2, -30.4))}</g>'
    + _d(_HAIR, "M4-45C-3-45-6-40-5.5-31C-1.5-34 2.5-38 4-42C5.5-38 9.5-34 13.5-31C14-40 11-45 4-45Z")
    + f'<g transform="translate(0 1.6)">{_EYES}</g>'
    + _d(_LIPS, "M1-26.6C2-27.8 3.2-27.8 4-27C4.8-27.8 6-27.8 7-26.6C6-24.4 2-24.4 1-26.6Z")
    + _dots(_GOLD, 1.2, (-5, -27), (13, -27))
    + _d(_GOLD, "M-5-41.5C-2-44 10-44 13-41.5L16-50.5L9.8-47.5L4-54.5L-1.8-47.5L-8-50.5Z")  # crown
    + _dots(_SUIT, 1.5, (-8.2, -51.4), (4, -55.6), (16.2, -51.4))
    + _dots(_SUIT, 1.3, (4, -46.4))
    + _use("hand")
)

_JACK = (
    _d("#8d5f38", "M-18.7-40H-16.5V7H-18.7Z")  # staff
    + _d(
        _HAIR,
        "M-5.5-43C-8-35-8-28-10.5-23.5C-6.5-20.5-2-21.5 0-24H8"
        "C10-21.5 14.5-20.5 18.5-23.5C16-28 16-35 13.5-43Z",
    )
    + _d(_SUIT, "M-28-6C-27-13-20-17.5-10-18.5H18C24-17.5 27-15.5 28-13V-10L-28 10Z")
    + _d(_GOLD, "M4-18.5H18C24-17.5 27-15.5 28-13V-10L4-1.4Z")
    + _d(_SUIT, "M10-18.5H14V-5L10-3.6ZM18-18.5C20-18.3 21-18 22-17.6V-7.9L18-6.4ZM26-15.5L28-13V-10L26-9.3Z")
    + _d(_SKIN, "M.8-24H7.2V-17L4-14L.8-17Z")
    + _d(_CREAM, "M.4-21.5L4-15.5L7.6-21.5L15-18L7.5-8.5L4-12.5L.5-8.5L-7-18Z")
    + _d(_SKIN, "M-4-42H12V-31.5C12-25 8.5-20.5 4-20.5C-.5-20.5-4-25-4-31.5Z")
    + f'<path {_SHADE} d="M4-42H12V-31.5C12-25 8.5-20.5 4-20.5Z"/>'
    + f'<g transform="translate(0 2)">{_EYES}</g>'
    + _d(_HAIR, "M-5-43H13V-37.6C10-39 8-39 4-38.6C0-38.2-3-37.6-5-36Z")
    + _line(_LIPS, 1.3, "M1.4-26C3-24.8 5.4-24.8 7-26.4")
    + _d(_GOLD, "M11-45C15-46 20-45 23-48C26-51 26-55 25-58C18-57.5 12-53 11-45Z")  # feather
    + _line(_INK, 0.6, "M12-45.5C15-51 19-54 23-56")
    + _d(_SUIT, "M-7-43C-11-51-2-56.5 5-56C13-55.5 17-50 15-43Z")
    + _d(_GOLD, "M-7.8-44.5C-1-47.2 9-47.2 15.8-44.5V-40.6C9-43.2-1-43.2-7.8-40.6Z")
    + _use("hand")
)


def _band(jewels: str) -> str:
    return (
        _d(_GOLD, "M-28 5.4L28-14.6V-5.4L-28 14.6Z")
        + f'<g transform="rotate(-19.65)">{jewels}</g>'
        + _line(_INK, 0.5, "M-28 5.4L28-14.6M28-5.4L-28 14.6")
    )


_BANDS = {
    "J": _band(_line(_SUIT, 1.8, "".join(f"M{x} 2.6L{x + 4}-2.6" for x in range(-26, 24, 8)))),
    "Q": _band(_dots(_CREAM, 1.9, *((x, 0) for x in (-24, -16, -8, 0, 8, 16, 24)))),
    "K": _band(_lozenges(_SUIT, 2.9, *((x, 0) for x in (-22, -11, 0, 11, 22)))),
}


# The joker, whole, in the same frame.


def _star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    def at(n: int) -> str:
        angle, radius = math.pi * n / points, inner if n % 2 else outer
        return f"{_n(x + radius * math.sin(angle))} {_n(y - radius * math.cos(angle))}"

    return "M" + "L".join(at(n) for n in range(2 * points)) + "Z"


_RED = "#d23b3b"
_JESTER = (
    f'<g fill-opacity=".28">{_d(_GOLD, _star(0, -13, 27, 20, 16))}</g>'
    + _d(_GOLD, _star(-21, -51, 4, 1.7, 5), _star(21, -51, 4, 1.7, 5))
    + _d(_SUIT, "M0 60H-24A4 4 0 0 1-28 56V48C-27 34-20 25-10 22H0Z")
    + _d(_RED, "M0 60H24A4 4 0 0 0 28 56V48C27 34 20 25 10 22H0Z")
    + _dots(_GOLD, 2, (0, 44), (0, 53))
    + _d(_RED, "M-10 14L-24 28L-6 24ZM0 20L-8 22L0 38Z")
    + _d(_SUIT, "M10 14L24 28L6 24ZM0 20L8 22L0 38Z")
    + _d(_GOLD, "M-10 16L-15 35L0 20ZM10 16L15 35L0 20Z")
    + _d("#f3d0ae", "M-13-14H13V0C13 11 7 18 0 18C-7 18-13 11-13 0Z")
    + f'<path {_SHADE} d="M0-14H13V0C13 11 7 18 0 18Z"/>'
    + _d(_SUIT, "M-13-9C-16-30-20-28-22-17C-30-40-8-42 0-27V-12Z")
    + _d(_RED, "M13-9C16-30 20-28 22-17C30-40 8-42 0-27V-12Z")
    + _d(_GOLD, "M-9-26C-8-38-4-44 0-50C4-44 8-38 9-26L0-12Z")
    + _d(_CREAM, "M-14-8C-7-15 7-15 14-8L13-4L9.3-8.5L5-6.5L0-10L-5-6.5L-9.3-8.5L-13-4Z")
    + _dots(_GOLD, 2.6, (-22, -15), (22, -15), (-24, 29), (24, 29), (-15, 36), (15, 36), (0, 39))
    + _dots(_RED, 2.6, (0, -51))
)
_JESTER += (
    _d(_SUIT, "M-5.8-5L-4 0L-5.8 6.5L-7.6 0ZM5.8-5L7.6 0L5.8 6.5L4 0Z")
    + _dots(_CREAM, 2.3, (-5.8, 0), (5.8, 0))
    + _dots(_INK, 1.4, (-5.4, 0.2), (5.4, 0.2))
    + _dots(_RED, 2, (0, 4.6))
    + f'<g fill-opacity=".4">{_dots(_LIPS, 2.2, (-9.4, 6.6), (9.4, 6.6))}</g>'
    + _d(_LIPS, "M-6.5 9C-3 10.6 3 10.6 6.5 9C4.8 14.4-4.8 14.4-6.5 9Z")
)


# Backs: a margin of paper, a field, a pattern of 6 by 8 tiles, a medallion.

_TILES = tuple((8 + 14 * column, 8 + 15.5 * row) for row in range(8) for column in range(6))


def _back(kind: str) -> str:
    colour = {"blue": "#2a4d8f", "red": "#a8322d"}[kind]
    pattern = _lattice() if kind == "blue" else _weave()
    return (
        f'{_use("paper")}<g color="var(--back-{kind},{colour})" fill="currentColor">'
        f'<rect x="5" y="5" width="90" height="130" rx="4.5"/>{pattern}'
        f'<circle cx="50" cy="70" r="15.5" stroke="{_CREAM}" stroke-width="1.6"/>'
        f"{_d(_CREAM, _star(50, 70, 11.5, 4.4, 8))}{_dots(_SUIT, 2.2, (50, 70))}</g>"
    )


def _lattice() -> str:
    lines = "".join(f"M{_n(x + 7)} {_n(y)}l7 7.75-7 7.75-7-7.75z" for x, y in _TILES)
    return (
        f'<g stroke-opacity=".75">{_line(_CREAM, 0.9, lines)}</g>'
        f'<g fill-opacity=".8">{_lozenges("#e9c46a", 1.8, *((x + 7, y + 7.75) for x, y in _TILES))}</g>'
    )


def _weave() -> str:
    lines = ""
    for n, (x, y) in enumerate(_TILES):
        if (n + n // 6) % 2:
            lines += "".join(f"M{_n(x + 2.4)} {_n(y + step)}h9.2" for step in (3, 7.75, 12.5))
        else:
            lines += "".join(f"M{_n(x + step)} {_n(y + 2.4)}v10.7" for step in (2.6, 7, 11.4))
    return f'<g stroke-opacity=".8">{_line("#f3cf9a", 1.9, lines)}</g>'
