"""What handlers are given by its name."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from stillroom.server.store.database import Database
from stillroom.server.store.people import Person

GivenDatabase: TypeAlias = NamedDependency[Database]
"""As ``database``: the database of this worker."""
GivenPerson: TypeAlias = NamedDependency[Person]
"""As ``person``: who asks; somebody who has not come as a guest is refused."""
