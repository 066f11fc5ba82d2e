"""What `make check` leaves to `make test`: tests that play or search for more than a second or two."""

import re

import pytest

LONG = re.compile(
    r"explain/|learn/test_cases|perft/|test_reading|test_leaves|test_contracts_solver|test_session.py::TestSession"
    r"|test_(every_legal_contract_holds|every_house_plays|every_sentence|every_text_has_words|every_place_and_card)"
    r"|test_(random_hands|hands_end_within_bounds|no_house_rule_stops|a_fresh_process|noise_never|it_slips|all_kinds)"
    r"|test_(a_spoilt_record|what_a_seat_shares|what_is_imagined_redeals|no_hidden_card|events_cite|the_count_cites)"
    r"|test_(nobody_is_stuck|everything_that_happens|no_answer_(depends|reaches)|whatever_a_browser|nothing_is_listed)"
    r"|test_(every_session_comes_back|the_short_notation_says|sentences_use_only|no_legal_move_is_left)"
    r"|players/.*(beat|collects|every_house|every_number|to_(their|its)_end|never_melds|finds_a_way)"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if LONG.search(item.nodeid):
            item.add_marker(pytest.mark.slow)
