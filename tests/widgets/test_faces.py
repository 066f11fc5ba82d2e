"""The drawings of the cards, read back as XML and measured."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from cardlab.cards import FACES
from cardlab.widgets import faces

SVG = "{http://www.w3.org/2000/svg}"
NAMES = [card.name for card in FACES]
NUMBERS = [name for name in NAMES if name[:-1].isdigit()]
SUITS = dict(zip("♣♦♥♠", "CDHS", strict=True))
PLACE = re.compile(r"translate\((\S+) (\S+)\)scale\((\S+)\)")


def read(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - our own text


def parsed() -> ET.Element:
    return read(faces.sprite())


def symbols() -> dict[str, ET.Element]:
    return {symbol.attrib["id"]: symbol for symbol in parsed().iter(SVG + "symbol")}


def pips(drawing: ET.Element) -> list[ET.Element]:
    return [part for part in drawing.iter() if part.get("class") == "cl-pip"]


def places(drawing: ET.Element) -> list[tuple[float, float, float]]:
    found = [PLACE.fullmatch(pip.attrib["transform"]) for pip in pips(drawing)]
    return [(float(place[1]), float(place[2]), float(place[3])) for place in found if place]


@pytest.mark.parametrize("jumbo", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_face_stands_alone(name: str, jumbo: bool) -> None:
    text = faces.face(name, jumbo=jumbo)
    drawing = read(text)
    assert drawing.tag == SVG + "svg"
    assert drawing.get("viewBox") == "0 0 100 140"
    assert drawing.get("aria-hidden") == "true"
    assert len(list(drawing.iter(SVG + "path"))) >= (1 if name == "JK" else 4)
    assert not list(drawing.iter(SVG + "use"))
    assert not any("id" in part.attrib for part in drawing.iter())  # any number of them on a page
    assert len(text) < 12_000


@pytest.mark.parametrize("kind", faces.BACKS)
def test_a_back_stands_alone(kind: str) -> None:
    drawing = read(faces.back(kind))
    assert drawing.get("viewBox") == "0 0 100 140"
    assert not list(drawing.iter(SVG + "use"))
    assert f"--back-{kind}" in faces.back(kind)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_has_as_many_pips_of_its_suit(name: str) -> None:
    symbol = symbols()[faces.symbol_id(name)]
    assert len(pips(symbol)) == int(name[:-1])
    assert {pip.attrib["href"] for pip in pips(symbol)} == {f"#cl-p-{SUITS[name[-1]]}"}
    assert len(pips(read(faces.face(name)))) == int(name[:-1])
    assert len(pips(symbols()[faces.symbol_id(name, jumbo=True)])) == 1


@pytest.mark.parametrize("name", NUMBERS)
def test_pips_are_apart_mirrored_and_clear_of_the_corners(name: str) -> None:
    found = places(symbols()[faces.symbol_id(name)])
    assert len(found) == int(name[:-1])
    for n, (x, y, size) in enumerate(found):
        assert (100 - x, 140 - y) in {(round(a, 2), round(b, 2)) for a, b, _ in found} or name[0] == "7"
        assert (size < 0) == (y > 70)
        assert x - 10 * abs(size) > 19.5 and x + 10 * abs(size) < 80.5  # the index ends at 19.5
        for a, b, _ in found[n + 1 :]:
            assert max(abs(x - a) / 20, abs(y - b) / 22) >= abs(size) or (x - a) ** 2 + (y - b) ** 2 > 19**2


def test_the_sprite_holds_every_card_once() -> None:
    ids = Counter(part.attrib["id"] for part in parsed().iter() if "id" in part.attrib)
    assert max(ids.values()) == 1
    assert len({key.lower() for key in ids}) == len(ids)
    expected = {faces.symbol_id(name, jumbo) for name in NAMES for jumbo in (False, True)}
    expected |= {faces.symbol_id(f"back-{kind}") for kind in faces.BACKS}
    assert set(symbols()) == expected
    assert len(expected) == 2 * 53 + 2
    assert all(key.isascii() and key.startswith("cl-") for key in ids)


def test_the_sprite_refers_only_to_itself_and_is_small() -> None:
    text = faces.sprite()
    ids = {part.attrib["id"] for part in parsed().iter() if "id" in part.attrib}
    used = {part.attrib["href"] for part in parsed().iter(SVG + "use")}
    assert used <= {"#" + key for key in ids}
    assert {key for key in ids if "#" + key not in used} == set(symbols())  # no dead parts
    assert len(text.encode()) < 90_000


def test_nothing_is_fetched() -> None:
    for text in [faces.sprite(), *map(faces.face, NAMES), *map(faces.back, faces.BACKS)]:
        assert text.count("http") == 1  # the namespace
        assert not re.search(r"url\(|@import|<image|<script|<text|<style|font", text)


def test_the_sprite_is_hidden_by_size() -> None:
    root = parsed()
    assert (root.get("width"), root.get("height"), root.get("style")) == ("0", "0", "position:absolute")
    assert "display" not in faces.sprite()


@pytest.mark.parametrize("jumbo", [False, True])
def test_every_card_looks_different(jumbo: bool) -> None:
    drawings = [faces.face(name, jumbo=jumbo) for name in NAMES]
    assert len(set(drawings)) == 53
    plain = {re.sub(r"var\(--suit[^)]*\)|--cl-[^;\"]*|#[0-9a-f]{6}", "", text) for text in drawings}
    assert len(plain) == 53  # also to those who see no colours


def test_the_left_strip_holds_the_whole_index() -> None:
    shared = {part.attrib["id"]: part for part in parsed().iter() if "id" in part.attrib}
    for key in [key for key in shared if re.match("cl-[qr]-", key)]:
        path = shared[key][0]
        half_pen = float(path.attrib["stroke-width"]) / 2
        pairs = re.findall(r"(-?[\d.]+) (-?[\d.]+)", path.attrib["d"])
        spots = [(float(x), float(y)) for x, y in pairs]
        left = [(x, y) for x, y in spots if x < 50]
        assert min(left)[0] - half_pen > 1 and max(left)[0] + half_pen <= 24, key
        for x, y in left:  # the other corner is the same, half a turn on
            assert any(abs(100 - x - a) < 0.02 and abs(140 - y - b) < 0.02 for a, b in spots), key
        assert len(left) * 2 == len(spots), key


def test_jumbo_has_a_bigger_index() -> None:
    for rank in ("2", "3", "10", "K", "JK"):
        small, large = (heights(f"cl-{kind}-{rank}") for kind in "rq")
        assert large > 1.4 * small, rank


def heights(key: str) -> float:
    path = next(part for part in parsed().iter() if part.get("id") == key)[0].attrib["d"]
    ys = [float(y) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path) if float(x) < 50]
    return max(ys) - min(ys)


@pytest.mark.parametrize(
    ("name", "two", "four"),
    [
        ("9♣", "#23212b", "#1a7a3c"),
        ("9♦", "#c8102e", "#1f5fc4"),
        ("9♥", "#c8102e", "#c8102e"),
        ("9♠", "#23212b", "#23212b"),
    ],
)
def test_four_colours(name: str, two: str, four: str) -> None:
    letter = SUITS[name[-1]].lower()
    assert f"var(--suit-{letter},{two})" in faces.face(name)
    assert f"var(--suit-{letter},{four})" in faces.face(name, four_colour=True)


@pytest.mark.parametrize("name", ["", "1♠", "10", "K", "KS", "ks", "11♥", "back", "back-green", "blue"])
def test_what_is_no_card_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        faces.symbol_id(name)
    with pytest.raises(ValueError, match="is not a card"):
        faces.face(name)


def test_what_is_no_back_is_refused() -> None:
    with pytest.raises(ValueError, match="The backs are blue and red"):
        faces.back("green")
