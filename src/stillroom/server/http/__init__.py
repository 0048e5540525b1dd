"""HTTP: what the server answers, what guards it, and the protocols beneath."""
