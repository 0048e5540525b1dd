"""Tables of the server: opened, gathered around, started, and kept when they are over."""
