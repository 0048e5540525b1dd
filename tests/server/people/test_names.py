"""Names that people give themselves."""

from __future__ import annotations

import pytest

from stillroom.server.errors import RefusedRequest
from stillroom.server.people.names import fit_name
from tests.server.serving import Company, RunningServer


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna  ", "Anna"),
        ("Anna   B.", "Anna B."),
        ("St. John", "St. John"),
        ("J. R. R.", "J. R. R."),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Ольга", "Ольга"),
        ("美咲", "美咲"),
        ("x" * 20, "x" * 20),
        ("42", "42"),
        ("Grüße 🍄", "Grüße 🍄"),
        ("O’Neil-Żak", "O’Neil-Żak"),
        ("version 1.5", "version 1.5"),
    ],
)
def test_a_name_is_kept_without_needless_spaces(text: str, name: str) -> None:
    assert fit_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "x",
        " x ",
        "x" * 21,
        "--",
        "…!?",
        "🍄🍄",
        "An\nna",
        "An\tna",
        "An\x00na",
        "An\x7fna",
        "An\u202ena",
        "An\u2066na\u2069",
        "An\u200fna",
        "An\u200bna",
        "An\u00adna",
        "An\u00a0na",
        "An\u3000na",
        "An\ufeffna",
        "An\ud800na",
        "An\ue000na",
    ],
)
def test_what_cannot_be_read_is_no_name(text: str) -> None:
    with pytest.raises(RefusedRequest) as refused:
        fit_name(text)
    assert refused.value.error == "name"
    assert refused.value.message.arguments == {"least": 2, "most": 20}


@pytest.mark.parametrize(
    "text",
    ["http://x", "WWW.x", "win.example", "see a.io", "Buy.Now", "ftp://1", "пример.рф", "a@b.de"],
)
def test_what_looks_like_a_link_is_no_name(text: str) -> None:
    with pytest.raises(RefusedRequest) as refused:
        fit_name(text)
    assert refused.value.error == "name-link"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("x", "name"),
        ("x" * 21, "name"),
        ("An\u202ena", "name"),
        (7, "name"),
        ("a.example", "name-link"),
    ],
)
async def test_the_server_refuses_such_names_and_keeps_the_old_one(
    name: str | int, error: str, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    answer = await stranger.post("/people", {"name": name})
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert stranger.token is None
    anna = await company.come(house, "Anna", "de")
    answer = await anna.patch("/me", {"name": name})
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert answer.json()["text"].startswith("Ein Name ")
    assert (await anna.get("/me")).json()["name"] == "Anna"
