# One set-up for everybody: a person, the hooks and CI all run these targets.
# PYTHON=... picks the interpreter for .venv; SEED=... picks the dice for soak and bench; MATCHES=...
# and KILLS=... make a soak shorter or longer; ARGS=... goes to pytest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
# Tests start many processes: what they import is compiled once and kept.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help

PYTHONS := $(or $(PYTHON),python3 python3.13 python3.12 python3.11)
SEED ?= 1
MATCHES ?= 10000
KILLS ?= 200
# make lock UPGRADE=1 takes the newest versions; without it, only what has to change does.
UPGRADE ?=

VENV := .venv
BIN := $(VENV)/bin
NODE_MODULES := web/node_modules
CLIENT := src/stillroom/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/text web/public -type f) \
	$(wildcard web/*.html web/*.js web/*.json web/*.ts)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet
# Extras stay in the pins: pip before 23.3 looks for a package with extras apart from the one without.
COMPILE = $(BIN)/uv --quiet pip compile --universal --python-version 3.11 --generate-hashes \
	--no-strip-extras --no-emit-index-url --no-header --group build pyproject.toml

# What tests need, and what can be checked without them: these run beside each other, the long ones
# first.
ENGINES := engine-quacks engine-kupferkessel engine-glastonbury engine-elixir-mixer
CHECKS := types form arrows
PAGES := rules words docs wire faults
SIDE_BY_SIDE = $(MAKE) --jobs=$(shell getconf _NPROCESSORS_ONLN) --output-sync=target --no-print-directory

.PHONY: help play test near check map soak bench lock clean $(CHECKS) $(PAGES)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.stamp-play $(CLIENT) ## set up what playing needs and open the table in the browser
	@$(BIN)/stillroom

test: $(VENV)/.stamp-dev ## run every check and every test, as CI does
	@$(SIDE_BY_SIDE) $(ENGINES) $(CLIENT) $(CHECKS) $(PAGES)
	$(BIN)/python -m tools.test_run $(ARGS)

near: $(VENV)/.stamp-dev ## run the tests that a change since main can affect (ARGS=-x)
	@$(SIDE_BY_SIDE) $(ENGINES) $(CLIENT)
	$(BIN)/python -m tools.near $(ARGS)

check: $(VENV)/.stamp-dev ## formatting, lint, types and import arrows
	@$(SIDE_BY_SIDE) $(CHECKS)

map: $(VENV)/.stamp-dev ## every module with the first line of what it says of itself
	@$(BIN)/python -m tools.map

form: ; $(BIN)/ruff format --check && $(BIN)/ruff check
types: ; $(BIN)/mypy
arrows: ; $(BIN)/lint-imports --no-logo
rules: ; $(BIN)/python -m tools.check_rules
words: ; $(BIN)/python -m tools.check_words
docs: ; $(BIN)/python -m tools.write_docs --check
wire: ; $(BIN)/python -m tools.write_wire --check
faults: ; @$(BIN)/python -m tools.faults check

# Each game is built in a process of its own; what is built already is only looked at.
engine-%: ; @$(BIN)/python -m stillroom.bots.building $*

soak: $(VENV)/.stamp-dev ## the tests' large numbers (SEED=1 MATCHES=10000 KILLS=200)
	@$(SIDE_BY_SIDE) $(ENGINES) $(CLIENT)
	$(BIN)/python -m pytest -n auto --soak -p no:pytest_cov
	$(BIN)/python -m benchmarks.soak --seed $(SEED) --matches $(MATCHES) --kills $(KILLS)

bench: $(VENV)/.stamp-bench $(CLIENT) ## measure speed, beside OpenSpiel and boardgame.io (SEED=1)
	$(BIN)/python -m benchmarks.run --seed $(SEED)
	$(BIN)/python -m benchmarks.server.run --seed $(SEED)
	$(BIN)/python -m benchmarks.browser.run

# The largest set is solved first and each smaller one starts from its pins, so that one .venv can
# hold all of them.
lock: $(VENV)/.stamp-dev ## write the lock files anew from pyproject.toml (UPGRADE=1)
	$(COMPILE) --extra fast --extra server --extra web --extra dev --extra bench $(if $(UPGRADE),--upgrade) \
		--output-file requirements/bench.txt
	cp requirements/bench.txt requirements/dev.txt
	$(COMPILE) --extra fast --extra server --extra web --extra dev --output-file requirements/dev.txt
	cp requirements/dev.txt requirements/play.txt
	$(COMPILE) --extra fast --extra server --extra web --output-file requirements/play.txt
	@! grep -nE '://|index|find-links' requirements/*.txt \
		|| { echo 'A lock file names an address; it must not.' >&2; exit 1; }

clean: ## remove .venv, caches and everything built
	rm -rf $(VENV) $(NODE_MODULES) $(dir $(CLIENT)) build dist src/*.egg-info .coverage .coverage.* htmlcov \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The larger sets hold the smaller ones.
HOLDS_play := play
HOLDS_dev := play dev
HOLDS_bench := play dev bench

$(VENV)/.stamp-%: requirements/%.txt pyproject.toml $(VENV)/pyvenv.cfg
	@echo 'Setting up $(VENV) from requirements/$*.txt'
	@$(PIP) install --require-hashes --requirement requirements/$*.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $(addprefix $(VENV)/.stamp-,$(HOLDS_$*))

# Node.js and npm come with the packages of .venv.
$(NODE_MODULES)/.stamp: web/package-lock.json | $(VENV)/.stamp-play
	@echo 'Setting up $(NODE_MODULES)'
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web ci --loglevel=error --no-audit --no-fund --no-update-notifier >/dev/null
	@touch $@

$(CLIENT): $(NODE_MODULES)/.stamp $(CLIENT_SOURCES)
	@echo 'Building the pages of the browser'
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web run --silent build
	@touch $@

$(VENV)/pyvenv.cfg:
	@for python in $(PYTHONS); do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			exec $$python -m venv --clear $(VENV); \
		fi; \
	done; \
	echo 'Stillroom needs Python 3.11 or later; tried: $(PYTHONS). Name one with make PYTHON=...' >&2; \
	exit 1
