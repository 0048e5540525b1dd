"""Ten words make another browser the same person."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from stillroom.server.errors import RefusedRequest
from stillroom.server.people import recovery
from stillroom.server.people.recovery_words import WORDS
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


async def test_no_two_words_can_be_confused() -> None:
    assert len(set(WORDS)) == 256
    assert all(re.fullmatch("[a-z]{4,8}", word) for word in WORDS)
    assert len({word[:4] for word in WORDS}) == 256
    assert not [pair for pair in combinations(WORDS, 2) if differs_in_one_letter(*pair)]


def differs_in_one_letter(one: str, other: str) -> bool:
    """Whether one wrong, missing or needless letter makes a word another one."""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    start = next((place for place, letter in enumerate(short) if letter != long[place]), len(short))
    rest = short[start + 1 :] if len(short) == len(long) else short[start:]
    return rest == long[start + 1 :]


async def test_phrases_are_ten_words_and_never_the_same() -> None:
    phrases = {recovery.new_phrase() for _ in range(100)}
    assert len(phrases) == 100
    for phrase in phrases:
        assert len(phrase.split()) == 10
        assert recovery.fit_phrase(phrase) == phrase


@pytest.mark.parametrize(
    "written",
    [
        "SAGE Mint thyme honey kettle spoon ladle dill clove anise",
        "  sage,mint;thyme.honey - kettle\tspoon\nladle dill clove anise.",
        "1. sage 2. mint 3. thyme 4. honey 5. kettle 6. spoon 7. ladle 8. dill 9. clove 10. anise",
        "sage mint thym hone kett spoo ladl dill clov anis",
    ],
)
async def test_case_spaces_and_marks_do_not_matter(written: str) -> None:
    phrase = "sage mint thyme honey kettle spoon ladle dill clove anise"
    assert recovery.fit_phrase(written) == phrase


async def test_the_order_of_the_words_matters() -> None:
    one = recovery.fit_phrase("sage mint thyme honey kettle spoon ladle dill clove anise")
    other = recovery.fit_phrase("mint sage thyme honey kettle spoon ladle dill clove anise")
    assert await recovery.hash_of(one) != await recovery.hash_of(other)
    assert await recovery.hash_of(one) == await recovery.hash_of(one)


async def test_a_wrong_word_is_told_by_its_number_and_not_repeated() -> None:
    with pytest.raises(RefusedRequest) as refused:
        recovery.fit_phrase("sage mint thyme honey secretword spoon ladle dill clove anise")
    assert refused.value.message.arguments == {"number": 5}
    with pytest.raises(RefusedRequest) as refused:
        recovery.fit_phrase("sage mint")
    assert refused.value.message.arguments == {"words": 10, "found": 2}


async def test_another_browser_becomes_the_same_person(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna", "de")
    made = await anna.post("/me/recovery")
    assert made.status_code == 201
    phrase = made.json()["phrase"]
    assert (await anna.get("/me")).json()["has_recovery"]

    phone = company.stranger(house)
    answer = await phone.post("/recovery", {"phrase": f"  {phrase.upper()}. "})
    assert answer.status_code == 200
    assert answer.json() == (await phone.get("/me")).json()
    assert answer.json() == {
        "person": anna.person,
        "name": "Anna",
        "language": "de",
        "is_named": True,
        "devices": 2,
        "has_recovery": True,
    }
    assert phone.token not in {None, anna.token}
    assert (await anna.get("/me")).json()["devices"] == 2


async def test_a_browser_that_was_somebody_else_is_nobody_else_any_more(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    phrase = (await anna.post("/me/recovery")).json()["phrase"]
    bert = await company.come(house, "Bert")
    token = bert.token
    assert token is not None
    await bert.post("/recovery", {"phrase": phrase})
    assert (await bert.get("/me")).json()["name"] == "Anna"
    thief = company.stranger(house)
    thief.client.cookies.set("stillroom", token)
    assert (await thief.get("/me")).status_code == 401


async def test_a_new_phrase_takes_the_place_of_the_old_one(
    server: RunningServer, company: Company
) -> None:
    anna = await company.come(server, "Anna")
    old = (await anna.post("/me/recovery")).json()["phrase"]
    new = (await anna.post("/me/recovery")).json()["phrase"]
    server.restart()
    phone = company.stranger(server)
    refused = await phone.post("/recovery", {"phrase": old})
    assert (refused.status_code, refused.json()["error"]) == (404, "no-phrase")
    assert phone.token is None
    assert (await phone.post("/recovery", {"phrase": new})).status_code == 200
    server.stop()
    for path in server.folder.glob("stillroom.db*"):
        stored = path.read_bytes()
        assert new.encode() not in stored
        assert new.split()[0].encode() + b" " + new.split()[1].encode() not in stored


async def test_a_phrase_that_is_none_is_refused(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    for phrase, status, error in [
        ("", 400, "phrase-length"),
        ("sage " * 11, 400, "phrase-length"),
        ("sage " * 9 + "qwertz", 400, "phrase-word"),
        ("sage " * 10, 404, "no-phrase"),
    ]:
        answer = await stranger.post("/recovery", {"phrase": phrase})
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert "qwertz" not in answer.text
        assert stranger.token is None
