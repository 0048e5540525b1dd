"""The server: tables for people, anywhere, that lose nothing."""
