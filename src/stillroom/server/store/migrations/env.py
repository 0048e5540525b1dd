"""What alembic runs for every migration: the connection is given by `migrating.upgrade`."""

from __future__ import annotations

from alembic import context

from stillroom.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
