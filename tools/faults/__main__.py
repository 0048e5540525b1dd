"""``python -m tools.faults check``: do all faults still fit the sources?

``try`` tries all that have no result yet, or those of some areas; ``table`` tells what was found.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.faults.catalogue import AREAS, FAULTS
from tools.faults.checking import complaints
from tools.faults.trying import Results, table, try_all

ROOT = Path(__file__).parents[2]


def check(_arguments: argparse.Namespace) -> int:
    """Prints how many faults each area has, and what is wrong; 1 if anything is."""
    for area, faults in AREAS.items():
        print(f"{area:<14}{len(faults):>3}")
    print(f"{'in all':<14}{len(FAULTS):>3}")
    found = [*complaints(FAULTS, ROOT)]
    for complaint in found:
        print(complaint)
    return 1 if found else 0


def try_some(arguments: argparse.Namespace) -> int:
    """Tries faults, tells what each suite said, and 1 if the suite of today has missed one."""
    faults = [fault for area in arguments.areas or AREAS for fault in AREAS[area]]
    for fault, suite, answer in try_all(faults):
        print(f"{suite:<9}{'found ' if answer.is_caught else 'MISSED'} {fault.name:<36}", end="")
        print(f"{answer.seconds:>7.0f} s  {answer.by}", flush=True)
    results = Results()
    return 0 if all(results.of(fault).is_caught for fault in faults) else 1


def tell(_arguments: argparse.Namespace) -> int:
    """Prints the table of what was found."""
    print(*table(AREAS), sep="\n")
    return 0


def _area(name: str) -> str:
    if name not in AREAS:
        raise argparse.ArgumentTypeError(f"there is no {name!r}; areas are {', '.join(AREAS)}")
    return name


def main() -> int:
    """Does what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.faults", description=__doc__)
    commands = parser.add_subparsers(required=True)
    commands.add_parser("check", help="whether all faults still fit").set_defaults(run=check)
    trying = commands.add_parser("try", help="try all that have no result yet")
    trying.add_argument("areas", nargs="*", type=_area, metavar="AREA")
    trying.set_defaults(run=try_some)
    commands.add_parser("table", help="what was found").set_defaults(run=tell)
    arguments = parser.parse_args()
    status: int = arguments.run(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main())
