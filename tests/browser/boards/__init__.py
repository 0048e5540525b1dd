"""Boards of the client, drawn without a server."""
