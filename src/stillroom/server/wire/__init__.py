"""Everything that travels between the server and its clients, declared once.

The structs here are the only types of requests, answers and socket messages. OpenAPI and the
TypeScript of the browser client are made from them.
"""
