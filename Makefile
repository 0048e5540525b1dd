# One set-up for everybody: a person, the hooks and CI all run these targets.
# PYTHON=... picks the interpreter for .venv; SEED=... picks the dice for soak and bench.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

PYTHONS := $(or $(PYTHON),python3 python3.13 python3.12 python3.11)
SEED ?= 1
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

.PHONY: help play test check soak bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.stamp-play $(CLIENT) ## set up what playing needs and open the table in the browser
	@$(BIN)/stillroom

test: check $(CLIENT) ## run every check and every test, as CI does
	$(BIN)/python -m tools.check_rules
	$(BIN)/python -m tools.check_words
	$(BIN)/python -m tools.write_docs --check
	$(BIN)/python -m tools.write_wire --check
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=
	$(BIN)/python -m tools.check_coverage

check: $(VENV)/.stamp-dev ## formatting, lint, types and import arrows
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

soak: $(VENV)/.stamp-dev ## the tests' large numbers (SEED=1)
	$(BIN)/python -m benchmarks.soak --seed $(SEED)

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

$(VENV)/.stamp-%: requirements/%.txt pyproject.toml $(VENV)/pyvenv.cfg
	@echo 'Setting up $(VENV) from requirements/$*.txt'
	@$(PIP) install --require-hashes --requirement requirements/$*.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Node.js and npm come with the packages of .venv.
$(NODE_MODULES)/.stamp: web/package-lock.json | $(VENV)/.stamp-play
	@echo 'Setting up $(NODE_MODULES)'
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web ci --silent --no-audit --no-fund
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
