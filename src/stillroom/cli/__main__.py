"""``python -m stillroom.cli``."""

from stillroom.cli import main

main()
