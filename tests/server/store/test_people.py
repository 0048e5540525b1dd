"""People, their devices, and whom they do not want to hear."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stillroom.server.store import people
from stillroom.server.store.people import TOUCH_SECONDS, Person


def come(connection: Connection, name: str) -> None:
    """A guest comes."""
    people.add(connection, name, name.title(), False, "en", f"token of {name}", 1000)


def test_a_guest_is_known_by_the_device(connection: Connection) -> None:
    come(connection, "ann")
    ann = Person("ann", "Ann", is_named=False, language="en", has_recovery=False)
    assert people.by_token(connection, "token of ann", 1001) == ann
    assert people.load(connection, "ann") == ann
    assert people.by_token(connection, "token of bob", 1001) is None
    assert people.load(connection, "bob") is None


def test_a_token_belongs_to_one_person(connection: Connection) -> None:
    come(connection, "ann")
    come(connection, "bob")
    with pytest.raises(IntegrityError), connection.begin_nested():
        people.add_device(connection, "bob", "token of ann", 1)


def test_a_device_belongs_to_somebody_who_exists(connection: Connection) -> None:
    with pytest.raises(IntegrityError), connection.begin_nested():
        people.add_device(connection, "nobody", "token", 1)


def test_being_seen_is_noted_once_an_hour(connection: Connection) -> None:
    def needs_touch(now: int) -> bool:
        person = people.by_token(connection, "token of ann", now)
        assert person is not None
        return person.needs_touch

    come(connection, "ann")
    later = 1000 + TOUCH_SECONDS
    assert not needs_touch(later - 1)
    assert needs_touch(later)
    people.touch(connection, "token of ann", later)
    assert not needs_touch(later)
    assert needs_touch(later + TOUCH_SECONDS)
    assert connection.exec_driver_sql("SELECT seen FROM people").scalar_one() == later


def test_a_chosen_name_is_the_persons_own(connection: Connection) -> None:
    come(connection, "ann")
    people.change(connection, "ann", language="de")
    assert people.load(connection, "ann") == Person("ann", "Ann", False, "de", False)
    people.change(connection, "ann", name="Anna")
    assert people.load(connection, "ann") == Person("ann", "Anna", True, "de", False)
    people.change(connection, "ann")
    assert people.load(connection, "ann") == Person("ann", "Anna", True, "de", False)


def test_devices_are_added_counted_and_forgotten(connection: Connection) -> None:
    come(connection, "ann")
    come(connection, "bob")
    for token in ("phone", "tablet"):
        people.add_device(connection, "ann", token, 2)
    assert people.count_devices(connection, "ann") == 3
    people.forget_device(connection, "phone")
    assert people.by_token(connection, "phone", 3) is None
    assert people.count_devices(connection, "ann") == 2
    people.forget_other_devices(connection, "ann", "tablet")
    assert people.by_token(connection, "token of ann", 3) is None
    assert people.by_token(connection, "tablet", 3) is not None
    assert people.count_devices(connection, "ann") == 1
    assert people.count_devices(connection, "bob") == 1


def test_a_recovery_phrase_finds_its_person_until_there_is_another(connection: Connection) -> None:
    come(connection, "ann")
    come(connection, "bob")
    people.set_recovery(connection, "ann", "hash")
    ann = Person("ann", "Ann", False, "en", has_recovery=True)
    assert people.by_recovery(connection, "hash") == ann
    people.set_recovery(connection, "ann", "another")
    assert people.by_recovery(connection, "hash") is None
    assert people.by_recovery(connection, "another") == ann
    with pytest.raises(IntegrityError), connection.begin_nested():
        people.set_recovery(connection, "bob", "another")


def test_others_are_muted_blocked_and_heard_again(connection: Connection) -> None:
    come(connection, "ann")
    come(connection, "bob")
    people.relate(connection, "ann", "bob", "mute")
    people.relate(connection, "ann", "eve", "mute")
    people.relate(connection, "ann", "eve", "block")
    assert people.relations(connection, "ann") == {"bob": "mute", "eve": "block"}
    assert people.relations(connection, "bob") == {}
    people.relate(connection, "ann", "bob", None)
    assert people.relations(connection, "ann") == {"eve": "block"}
