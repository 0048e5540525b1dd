"""The client of the browser, as its own tools see it."""
