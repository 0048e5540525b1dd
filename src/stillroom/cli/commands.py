"""The commands. Each imports the heavy parts that it needs itself."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stillroom.cli.answers import print_json, print_tables, show
from stillroom.cli.parsing import Parser
from stillroom.cli.values import (
    bot_named,
    bots_from,
    bots_that_meet,
    game_name,
    number_from,
    one_of,
    options_from,
    out_from,
    record_from,
    seats_from,
    seed_from,
)
from stillroom.match.words import Words

if TYPE_CHECKING:
    from stillroom.kernel.game import Game
    from stillroom.match.records.verifying import Engine
    from stillroom.tui.session import Session

ENGINES = ("plain", "compiled", "cuda")
TEMPI = ("none", "brisk", "normal", "slow", "step")


@dataclass(frozen=True)
class Command:
    """A command: what it takes and what it does."""

    about: str
    """The message that tells what it does."""
    prepare: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Words], None]


# serve


def prepare_serve(parser: Parser) -> None:
    parser.value("--host", "ADDRESS", "cli-help-host")
    parser.value("--port", "PORT", "cli-help-port")
    parser.value("--database", "URL", "cli-help-database")
    parser.value("--redis", "URL", "cli-help-redis")
    parser.value("--workers", "COUNT", "cli-help-workers")
    parser.value("--origins", "ADDRESSES", "cli-help-origins")
    parser.value("--proxies", "ADDRESSES", "cli-help-proxies")
    parser.value("--full-sync", "YES", "cli-help-full-sync")
    parser.value("--tempo", "NUMBER", "cli-help-bots-tempo")
    parser.value("--patience", "SECONDS", "cli-help-patience")
    parser.value("--compiled-bots", "NO", "cli-help-compiled-bots")
    parser.value("--limits", "NO", "cli-help-limits")
    parser.value("--log-format", "FORMAT", "cli-help-log-format")
    parser.value("--log-level", "LEVEL", "cli-help-log-level")


def serve(chosen: argparse.Namespace, words: Words) -> None:
    """Lets people play in the browser, here and from elsewhere."""
    from stillroom.cli import serving

    serving.serve(vars(chosen), words)


# play


def prepare_play(parser: Parser) -> None:
    parser.place("game", "cli-help-game")
    parser.value("--seats", "SEATS", "cli-help-play-seats")
    parser.value("--option", "NAME=VALUE", "cli-help-option", many=True)
    parser.value("--tempo", "TEMPO", "cli-help-tempo")
    parser.value("--seed", "SEED", "cli-help-seed")
    parser.switch("--new", "cli-help-new")
    parser.switch("--no-notes", "cli-help-no-notes")
    parser.switch("--plain", "cli-help-plain")


def play(chosen: argparse.Namespace, words: Words) -> None:
    """Lets people play in the terminal."""
    from stillroom.games.registry import names
    from stillroom.tui import playing, saves
    from stillroom.tui.terminal import terminal_for

    terminal = terminal_for(plain=chosen.plain)
    game = chosen.game
    if game is None:
        game = names()[0]
        if sys.stdin.isatty():
            game = playing.chosen_game(terminal, Words(words.language, "stillroom.tui"))
    tempo = one_of(chosen.tempo or "normal", TEMPI, "cli-no-tempo")
    spoken = playing.words_for(game_name(game), words.language)
    options = options_from(game, chosen.option)
    seed = number_from("--seed", chosen.seed)
    kept = None
    if not (chosen.new or chosen.seats or chosen.option or chosen.seed) and sys.stdin.isatty():
        kept = playing.kept_match(game, terminal, spoken)
    if kept is None:
        level = None
        if not chosen.seats and sys.stdin.isatty():
            level = playing.chosen_level(game, terminal, spoken)
        players = playing.seats_from(chosen.seats or playing.usual_seats(game, level), game, spoken)
        kept = (saves.new_path(game), playing.begin(game, players, options, seed))
    if terminal.is_plain:
        tempo = "none" if tempo != "step" else tempo
    path, match = kept
    session = playing.session_of(
        match, path, terminal, words.language, tempo, notes=not chosen.no_notes
    )
    run_session(session)


def run_session(session: Session) -> None:
    """Plays a match, and tells where it is kept when somebody leaves."""
    try:
        session.run()
    finally:
        print(session.last_words())


# learn


def prepare_learn(parser: Parser) -> None:
    parser.place("game", "cli-help-game")
    parser.value("--tempo", "TEMPO", "cli-help-tempo")
    parser.switch("--plain", "cli-help-plain")


def learn(chosen: argparse.Namespace, words: Words) -> None:
    """Lets somebody learn a game in the terminal."""
    from stillroom.tui import playing
    from stillroom.tui.terminal import terminal_for

    terminal = terminal_for(plain=chosen.plain)
    tempo = one_of(chosen.tempo or "normal", TEMPI, "cli-no-tempo")
    if terminal.is_plain:
        tempo = "none" if tempo != "step" else tempo
    run_session(playing.learning_session(game_name(chosen.game), terminal, words.language, tempo))


# simulate, arena


def prepare_batch(parser: Parser) -> None:
    """What many matches are played with, and which."""
    parser.value("--engine", "ENGINE", "cli-help-engine")
    parser.value("--seed", "SEED", "cli-help-seed")
    parser.value("--threads", "COUNT", "cli-help-threads")
    parser.value("--option", "NAME=VALUE", "cli-help-option", many=True)


def prepare_simulate(parser: Parser) -> None:
    parser.place("game", "cli-help-game")
    parser.value("--seats", "BOTS", "cli-help-simulate-seats")
    parser.value("--matches", "COUNT", "cli-help-matches")
    prepare_batch(parser)
    parser.switch("--fixed-seats", "cli-help-fixed-seats")
    parser.value("--out", "FILE", "cli-help-out")
    parser.switch("--json", "cli-help-json")


def simulate(chosen: argparse.Namespace, words: Words) -> None:
    """Lets bots play many matches and tells the figures."""
    from stillroom.lab import columns, progress, report
    from stillroom.lab import simulate as lab

    game = game_name(chosen.game)
    threads = number_from("--threads", chosen.threads, least=1)
    simulation = lab.Simulation(
        game=game,
        bots=bots_from(game, chosen.seats or "greedy,greedy,greedy"),
        matches=number_from("--matches", chosen.matches, least=1) or 1000,
        engine=one_of(chosen.engine or "plain", ENGINES, "cli-no-engine"),
        seed=seed_from(chosen.seed),
        options=options_from(game, chosen.option),
        threads=threads or lab.available_cores(),
        rotate=not chosen.fixed_seats,
    )
    out = out_from(chosen.out)
    if out is not None:
        columns.check_out(out)
    spoken = Words(words.language, "stillroom.lab")
    with progress.matches_bar(simulation, spoken) as bar:
        played = lab.simulate(simulation, bar)
    if out is not None:
        columns.write_parquet(played, out)
    show(played.to_json_document(), report.tables(played, spoken), as_json=chosen.json)


def prepare_arena(parser: Parser) -> None:
    parser.place("game", "cli-help-game")
    parser.value("--bots", "BOTS", "cli-help-arena-bots")
    parser.value("--against", "BOT", "cli-help-arena-against")
    parser.value("--matches", "COUNT", "cli-help-arena-matches")
    parser.value("--seats", "COUNT", "cli-help-arena-seats")
    prepare_batch(parser)
    parser.switch("--json", "cli-help-json")


def arena(chosen: argparse.Namespace, words: Words) -> None:
    """Lets bots meet each other and tells how strong they are."""
    from stillroom.lab import arena as lab
    from stillroom.lab import ladder, progress, simulate

    game = game_name(chosen.game)
    threads = number_from("--threads", chosen.threads, least=1)
    against = bot_named(game, chosen.against)
    meeting = lab.Arena(
        game=game,
        bots=bots_that_meet(game, chosen.bots or "greedy,random", against),
        matches=number_from("--matches", chosen.matches, least=1) or 1000,
        seats=seats_from(game, chosen.seats),
        engine=one_of(chosen.engine or "compiled", ENGINES, "cli-no-engine"),
        seed=seed_from(chosen.seed),
        options=options_from(game, chosen.option),
        threads=threads or simulate.available_cores(),
        against=against,
    )
    spoken = Words(words.language, "stillroom.lab")
    with progress.arena_bar(meeting, spoken) as bar:
        standings = lab.play(meeting, bar)
    show(standings.to_json_document(), ladder.tables(standings, spoken), as_json=chosen.json)


# bench


def prepare_bench(parser: Parser) -> None:
    parser.switch("--json", "cli-help-json")


def bench(chosen: argparse.Namespace, words: Words) -> None:
    """Measures the engines on this machine."""
    from stillroom.lab import bench as lab
    from stillroom.lab import progress

    spoken = Words(words.language, "stillroom.lab")
    with progress.bench_bar(spoken) as bar:
        measured = lab.measure(bar)
    show(measured.to_json_document(), lab.tables(measured, spoken), as_json=chosen.json)


# games


def prepare_games(parser: Parser) -> None:
    parser.switch("--json", "cli-help-json")


def games(chosen: argparse.Namespace, words: Words) -> None:
    """Tells which games there are, with their seats, options, bots and rules versions."""
    from stillroom.bots.players import bots_of
    from stillroom.games.registry import find, names

    if chosen.json:
        print_json({"games": [game_document(find(name), bots_of(name)) for name in names()]})
        return
    from rich.table import Table

    heads = ("cli-head-game", "cli-head-seats", "cli-head-options", "cli-head-bots")
    table = Table(*map(words.format, heads), words.format("cli-head-rules"))
    for name in names():
        game = find(name)
        seats = f"{game.fewest_seats}–{game.most_seats}"
        options = ", ".join(game.options.fields)
        table.add_row(name, seats, options, ", ".join(bots_of(name)), str(game.rules_version))
    print_tables([table])


def game_document(game: Game, bots: Sequence[str]) -> dict[str, Any]:
    """What programs want to know of a game."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "seats": [game.fewest_seats, game.most_seats],
        "options": {
            option: {"low": field.low, "high": field.high, "default": 0}
            for option, field in game.options.fields.items()
        },
        "bots": list(bots),
    }


# replay, verify


def prepare_replay(parser: Parser) -> None:
    parser.place("file", "cli-help-file")
    parser.value("--seat", "SEAT", "cli-help-seat")
    parser.switch("--plain", "cli-help-plain")


def replay(chosen: argparse.Namespace, words: Words) -> None:
    """Shows a match that is over again."""
    from stillroom.tui.replaying import Replay
    from stillroom.tui.terminal import terminal_for

    record = record_from(chosen.file)
    seat = number_from("--seat", chosen.seat, most=record.header.seats - 1)
    Replay(record, terminal_for(plain=chosen.plain), words.language, seat).run()


def prepare_verify(parser: Parser) -> None:
    parser.place("file", "cli-help-file")
    parser.value("--engine", "ENGINE", "cli-help-verify-engine")
    parser.switch("--json", "cli-help-json")


def stepping_engine(name: str | None, game: str) -> Engine | None:
    """An engine that plays step by step, by its name; None if nobody asked for one."""
    from stillroom.bots.registry import program
    from stillroom.kernel import engines

    if name is None:
        return None
    if one_of(name, ENGINES[:2], "cli-no-engine") == "plain":
        return engines.plain_engine(program(game))
    return engines.compiled_engine(program(game))


def verify(chosen: argparse.Namespace, words: Words) -> None:
    """Proves that the dice of a record were fixed before the first move, and its moves allowed."""
    import msgspec

    from stillroom.match.records.verifying import verify as verify_record

    record = record_from(chosen.file)
    verified = verify_record(record, stepping_engine(chosen.engine, record.header.game))
    if chosen.json:
        print_json(msgspec.to_builtins(verified))
        return
    print(words.format("cli-verified", moves=verified.moves, undos=verified.undos))
    if verified.seal is not None and verified.over:
        print(words.format("cli-verified-seal", people=verified.contributions))
    elif verified.seal is not None:
        print(words.format("cli-verified-running"))
    else:
        print(words.format("cli-verified-seed"))


COMMANDS = {
    "serve": Command("cli-about-serve", prepare_serve, serve),
    "play": Command("cli-about-play", prepare_play, play),
    "learn": Command("cli-about-learn", prepare_learn, learn),
    "games": Command("cli-about-games", prepare_games, games),
    "simulate": Command("cli-about-simulate", prepare_simulate, simulate),
    "arena": Command("cli-about-arena", prepare_arena, arena),
    "replay": Command("cli-about-replay", prepare_replay, replay),
    "verify": Command("cli-about-verify", prepare_verify, verify),
    "bench": Command("cli-about-bench", prepare_bench, bench),
}
