"""Random hands of every game come to an end, whatever the table. A thousand: `python -m tests.contract.endings`."""

from __future__ import annotations

import pytest

import cardlab
from tests.contract.endings import hands, tables


@pytest.mark.slow
@pytest.mark.parametrize("name", cardlab.games())
def test_random_hands_end(name):
    ended = list(hands(name, 100))
    assert len(ended) == 100
    assert len({one.table for one in ended}) == min(100, len(tables(name)))
    assert all(one.moves > 0 for one in ended)
