"""Settings: flags go before the environment, and a wrong value is told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stillroom.match.words import LANGUAGES, Words
from stillroom.server.settings import (
    READINGS,
    Settings,
    WrongSetting,
    flag_of,
    settings_from,
    variable_of,
)

ENGLISH = Words("en", "stillroom.server")
POSTGRES = "postgresql://ada:cauldron-99@db.example/stillroom"

WRONG = {
    "host": ["", "here and there", "http://127.0.0.1"],
    "port": ["-1", "65536", "http", "8.5", "٣"],
    "database": ["stillroom.db", "sqlite://", "sqlite:///:memory:", "mysql://host/name"],
    "redis": ["localhost:6379", "http://host"],
    "workers": ["0", "65", "two"],
    "origins": [
        "games.example",
        "https://games.example/lobby",
        "ftp://x",
        "https://a@b",
        "https://",
    ],
    "proxies": ["*", "proxy.example", "10.0.0.1/8", "300.1.1.1"],
    "full_sync": ["maybe", "2"],
    "tempo": ["-1", "11", "fast", "nan", "inf"],
    "patience": ["-1", "86401", "long"],
    "compiled_bots": ["perhaps"],
    "limits": ["few"],
    "metrics_token": ["short", "with spaces in the middle of it"],
    "log_format": ["xml", "TEXT"],
    "log_level": ["loud"],
}
RIGHT: dict[str, tuple[str, object]] = {
    "host": ("::1", "::1"),
    "port": ("0", 0),
    "database": (POSTGRES, POSTGRES),
    "redis": ("redis://host:6379", "redis://host:6379"),
    "workers": ("1", 1),
    "origins": (
        "https://Games.Example/, http://10.0.0.2:8377",
        ["https://games.example", "http://10.0.0.2:8377"],
    ),
    "proxies": ("127.0.0.1, 10.0.0.0/8,::1", ["127.0.0.1", "10.0.0.0/8", "::1"]),
    "full_sync": ("Oui", True),
    "tempo": ("0.5", 0.5),
    "patience": ("30", 30),
    "compiled_bots": ("nein", False),
    "limits": ("off", False),
    "metrics_token": ("a-long-secret-word", "a-long-secret-word"),
    "log_format": ("json", "json"),
    "log_level": ("warning", "warning"),
}


def test_without_a_word_the_server_is_for_this_computer_alone(tmp_path: Path) -> None:
    settings = settings_from({}, ENGLISH, {"STILLROOM_HOME": str(tmp_path)})
    assert settings == Settings(database=f"sqlite:///{tmp_path / 'stillroom.db'}")
    assert settings.host == "127.0.0.1"
    assert settings.address == "http://127.0.0.1:8377"


def test_every_setting_can_be_chosen_and_is_tried_here() -> None:
    assert set(READINGS) == set(Settings.__struct_fields__) == set(WRONG) == set(RIGHT)


@pytest.mark.parametrize("name", READINGS)
def test_a_flag_and_a_variable_mean_the_same(name: str) -> None:
    text, value = RIGHT[name]
    from_flag = settings_from({name: text}, ENGLISH, {})
    from_variable = settings_from({}, ENGLISH, {variable_of(name): f" {text} "})
    assert getattr(from_flag, name) == getattr(from_variable, name) == value


@pytest.mark.parametrize("name", READINGS)
def test_a_flag_goes_before_the_environment(name: str) -> None:
    text, value = RIGHT[name]
    settings = settings_from({name: text}, ENGLISH, {variable_of(name): WRONG[name][-1]})
    assert getattr(settings, name) == value


def test_an_empty_variable_is_one_that_is_not_set() -> None:
    environment = {variable_of(name): "" for name in READINGS} | {"STILLROOM_HOME": "/house"}
    assert settings_from({}, ENGLISH, environment).port == 8377


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "text"), [(name, text) for name in WRONG for text in WRONG[name]])
def test_a_wrong_value_is_told_in_one_line_that_names_the_setting(
    name: str, text: str, language: str
) -> None:
    words = Words(language, "stillroom.server")
    with pytest.raises(WrongSetting) as by_flag:
        settings_from({name: text}, words, {})
    said = str(by_flag.value)
    assert said.startswith(f"{flag_of(name)} ")
    assert "\n" not in said
    if text:
        with pytest.raises(WrongSetting) as by_variable:
            settings_from({}, words, {variable_of(name): text})
        assert str(by_variable.value).startswith(f"{variable_of(name)} ")


def test_a_wrong_address_with_a_password_is_not_repeated() -> None:
    with pytest.raises(WrongSetting) as wrong:
        settings_from({}, ENGLISH, {"STILLROOM_DATABASE": "postgres//ada:cauldron-99@host"})
    assert "cauldron" not in str(wrong.value)


def test_several_workers_need_a_database_that_they_can_share() -> None:
    with pytest.raises(WrongSetting, match="SQLite serves one worker, not 3"):
        settings_from({"workers": "3"}, ENGLISH, {})
    assert settings_from({"workers": "3", "database": POSTGRES}, ENGLISH, {}).workers == 3


def test_settings_can_be_printed_without_their_secrets() -> None:
    settings = Settings(database=POSTGRES, redis="redis://:hush@host", metrics_token="s" * 20)
    for text in (repr(settings), str(settings), f"{settings}"):
        assert "cauldron" not in text
        assert "hush" not in text
        assert "ssss" not in text


@pytest.mark.parametrize(
    ("database", "file"),
    [
        ("sqlite:///stillroom.db", "stillroom.db"),
        ("sqlite:////var/lib/stillroom.db?timeout=5", "/var/lib/stillroom.db"),
        ("sqlite://", None),
        (POSTGRES, None),
    ],
)
def test_the_file_of_a_database(database: str, file: str | None) -> None:
    assert Settings(database=database).sqlite_file == (None if file is None else Path(file))


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("fe80::1", "http://[fe80::1]:80"),
        ("kettle", "http://kettle:80"),
    ],
)
def test_the_address_for_a_browser_here(host: str, address: str) -> None:
    assert Settings(database="sqlite:///x", host=host, port=80).address == address
