"""The search of the masters: the same for every game, in the kernel's own language."""
