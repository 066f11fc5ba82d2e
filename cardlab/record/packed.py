"""A record packed for the fragment of a link: compressed, with a checksum, in letters that no address changes."""

from __future__ import annotations

import base64
import re
import zlib

from cardlab.record.common import LONGEST, BadRecord

_PREFIX = "c1."  # the first way to pack; another dictionary or method would be another
_LONGEST = 1_500_000  # characters of a packed record
_LETTERS = re.compile(r"[A-Za-z0-9_-]*")
# What records say again and again, the commonest last. A part of the format: it never changes.
_DICTIONARY = (
    '{"format": "cardlab-record", "version": "1.0", "game": "", "preset": "standard", "preset": "seed", "options": {, '
    '"position": "turn: South, to draw, to meld\\ndeal: 0 of seed 0 by East\\ntotals: 0 0 0 0\\nhand South: \\nhand West: '
    "\\nhand North: \\nhand East: \\nmelds North-South: \\nthrees North-South: \\nmelds East-West: \\nthrees East-West: "
    '\\nbefore:\\nmelded:\\npile: \\nstock: ", "seats": 4, "seed": russian_bank railroad_canasta contract_rummy canasta '
    '"seat": 0}\n"comment": "", "main": true, "here": true}\n{"after": 1, "move": "next hand"}\n{"move": "play reserve '
    'South to foundation play waste North to house draw turn up"}\n{"move": "pass"}\n{"move": "buy"}\n{"move": "take '
    'with JK 2♣ 2♦ 2♥ 2♠ K♣ K♦ K♥ K♠ | Q♣ Q♦ Q♥ Q♠ | J♣ J♦ J♥ J♠ and lay A♣ A♦ A♥ A♠"}\n{"move": "lay 10♣ 10♦ 10♥ 10♠ '
    '9♣ 9♦ 9♥ 9♠ 8♣ 8♦ 8♥ 8♠ 7♣ 7♦ 7♥ 7♠ 6♣ 6♦ 6♥ 6♠ 5♣ 5♦ 5♥ 5♠ 4♣ 4♦ 4♥ 4♠ 3♣ 3♠"}\n{"move": "draw"}\n{"move": "discard '
).encode()


def pack(text: str) -> str:
    """The packed form of a record."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise BadRecord(
            "A record holds no half characters. Leave it out.", repr(error.object[error.start])
        ) from None
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=_DICTIONARY)
    packed = zlib.crc32(data).to_bytes(4, "big") + press.compress(data) + press.flush()
    return _PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(packed: str) -> str:
    """The text of a packed record. Raises BadRecord, and never makes more of it than a record may hold."""
    if not packed.startswith(_PREFIX):
        raise BadRecord(f"This is no packed record; one begins with {_PREFIX}", packed)
    body = packed.removeprefix(_PREFIX)
    if len(body) > _LONGEST:
        raise BadRecord(f"A packed record has {_LONGEST} characters at the most; this one has {len(body)}.")
    spoilt = BadRecord("This packed record was cut or changed on its way. Copy the whole link again.", packed)
    if not _LETTERS.fullmatch(body) or len(body) % 4 == 1:
        raise spoilt
    raw = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    loosen = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_DICTIONARY)
    try:
        data = loosen.decompress(raw[4:], 4 * LONGEST + 1)
    except zlib.error:
        raise spoilt from None
    if len(data) > 4 * LONGEST:
        raise BadRecord(f"This packed record would become longer than {LONGEST} characters.", packed)
    if not loosen.eof or loosen.unused_data or zlib.crc32(data).to_bytes(4, "big") != raw[:4]:
        raise spoilt
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise spoilt from None
    if len(text) > LONGEST:
        raise BadRecord(f"This packed record would become longer than {LONGEST} characters.", packed)
    return text
