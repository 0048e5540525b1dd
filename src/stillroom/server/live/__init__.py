"""An open table: who is connected, what is played and voted there, and what each may see of it."""
