"""What `make check` leaves to `make test`: tests that play or search for more than a second or two."""

import re

import pytest

LONG = re.compile(
    r"test_leaves|test_every_legal_contract_holds|test_every_house_plays|test_random_hands|test_a_fresh_process"
    r"|test_hands_end_within_bounds|test_no_house_rule_stops|explain/|test_reading|perft/|test_every_sentence|test_contracts_solver"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if LONG.search(item.nodeid):
            item.add_marker(pytest.mark.slow)
