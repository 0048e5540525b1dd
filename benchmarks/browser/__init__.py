"""How quickly a move shows in the browser."""
