"""The store: people, tables and matches in a database, and the notices between workers.

Nothing here touches the event loop: a job is a plain function of a connection, and `Database` runs
it in a thread.
"""
