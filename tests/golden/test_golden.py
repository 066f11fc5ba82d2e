"""The golden hands are played as they were when somebody read them."""

from __future__ import annotations

import pytest

from tests.golden.transcripts import FOLDER, HANDS, transcript


@pytest.mark.parametrize("name", HANDS)
def test_a_golden_hand_is_played_as_before(name):
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(name) == kept, (
        "Read the difference; if it is meant, run: python -m tests.golden.regenerate"
    )


def test_every_golden_file_is_a_hand():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(HANDS)
