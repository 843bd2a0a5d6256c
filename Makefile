# ludarium: `make help` lists the targets. Everything made here lies in .venv, .venv-bench, .venv-mutants and build/.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
GAME ?= artificium
WORKERS ?= 2
ARGS ?=

BIN := .venv/bin
PIP_FLAGS := -qq --disable-pip-version-check --no-input
CODE := $(wildcard src tests benchmarks) hatch_build.py scripts web/scripts
SOURCES := $(shell find src web \( -name __pycache__ -o -name node_modules -o -path src/ludarium/server/static \) -prune \
	-o -type f -print 2>/dev/null | LC_ALL=C sort)
PYTEST := $(BIN)/pytest -q -n $(WORKERS) --dist worksteal --durations=12 --durations-min=5

COMPILER := $(if $(shell command -v $${CC:-cc} gcc clang),yes,no)

comma := ,
say = @printf '\n== %s\n' '$(1)'

.PHONY: help build play play-terminal chromium web-check test test-all bench bench-research bench-server lint types generate fresh test-compiled test-interpreted mutants wheel lock clean interpreted

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# --- build ----------------------------------------------------------------------------------------------------

build: .venv/installed.stamp  ## .venv with ludarium in it, its engine compiled

.venv/made.stamp: $(addprefix requirements/,runtime.txt build.txt dev.txt extras.txt node.txt)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "ludarium needs Python 3.11 or newer")'
	@$(PYTHON) -m venv --clear .venv
	@touch $@

# What runs a game, what compiles the engine, what developers need on top of both, what the extras and their tests
# need: a lock for each. Of tools and extras, which are large, Python compiles what it imports; pip would compile all.
.venv/runtime.stamp .venv/build.stamp .venv/dev.stamp .venv/extras.stamp: .venv/%.stamp: .venv/made.stamp
	$(call say,Installing requirements/$*.txt into .venv)
	@$(BIN)/python -m pip install $(PIP_FLAGS) $(if $(filter-out runtime,$*),--no-compile) --no-deps --require-hashes -r requirements/$*.txt
	@touch $@

# Node builds the front end. Where none is installed that fits, it comes from the package registry.
.venv/node.stamp: .venv/made.stamp
	@$(BIN)/python -m scripts.front_end --node \
		|| $(BIN)/python -m pip install $(PIP_FLAGS) --no-deps --require-hashes -r requirements/node.txt
	@touch $@

# Changes when a file of src/ or web/ comes or goes, or when the way to build does.
WAY := $(shell mkdir -p build; printf '%s\n' 'interpreted $(LUDARIUM_INTERPRETED)' 'optimised $(LUDARIUM_OPT)' \
	'trained $(LUDARIUM_PGO)' 'compiler $(COMPILER)' $(SOURCES) > build/sources.$$$$; \
	cmp -s build/sources.$$$$ build/sources.txt && rm build/sources.$$$$ || mv build/sources.$$$$ build/sources.txt)

.venv/installed.stamp: .venv/runtime.stamp .venv/build.stamp .venv/node.stamp build/sources.txt $(SOURCES) \
		pyproject.toml hatch_build.py $(wildcard scripts/*.py)
	$(call say,Building and installing ludarium)
	@$(BIN)/python -m scripts.front_end & pages=$$!; $(BIN)/python -m scripts.engine; wait $$pages
	@rm -rf build/wheel
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/python -m pip install $(PIP_FLAGS) --no-deps --no-index --force-reinstall build/wheel/*.whl
	@rm -f $(FROM_SOURCES)
	@touch $@

# While this file is there, .venv runs src/ itself, whatever is installed.
FROM_SOURCES = .venv/lib/python*/site-packages/ludarium-sources.pth

interpreted: .venv/runtime.stamp
	@echo 'import sys; sys.path.insert(0, "$(CURDIR)/src")' > "$$(echo .venv/lib/python*/site-packages)/ludarium-sources.pth"

play:  ## start the server and open the game room in the browser; the compiled engine follows
	@MAKE='$(MAKE_COMMAND)' $(PYTHON) -m scripts.play $(ARGS)

play-terminal: build  ## play in the terminal against bots (GAME=artificium)
	@$(BIN)/ludarium play $(GAME) $(ARGS)

# --- test -----------------------------------------------------------------------------------------------------

# What compiles the engine is installed first; it compiles on one core half of the time, and beside it the rest is
# installed and all that needs no compiled engine runs. Tests in a browser wait for half of theirs: two workers a core.
test:  ## everything CI runs
	@$(MAKE) .venv/runtime.stamp .venv/build.stamp .venv/node.stamp
	$(call say,Beside build and tests: tools$(comma) style$(comma) types$(comma) generated code$(comma) interpreted engine (build/beside.log))
	@mkdir -p build
	@$(MAKE) build & engine=$$!; \
		$(MAKE) chromium > build/chromium.log 2>&1 & browser=$$!; \
		$(MAKE) .venv/dev.stamp .venv/extras.stamp || { kill $$engine; exit 1; }; \
		$(MAKE) lint types fresh test-interpreted web-check WORKERS=1 > build/beside.log 2>&1 & beside=$$!; \
		{ wait $$engine && wait $$browser && $(MAKE) test-compiled WORKERS=$$((2 * $(WORKERS))); } \
			|| { kill $$beside; exit 1; }; \
		wait $$beside || { cat build/beside.log; exit 1; }; cat build/beside.log

test-all: export LUDARIUM_EXHAUSTIVE = 1
test-all: export SLOW = yes
test-all: test  ## the same with the exhaustive and slow tests

NOT_SLOW = $(if $(SLOW),,-m 'not slow')

lint: .venv/dev.stamp  ## ruff: rules and formatting
	$(call say,Style)
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)

types: .venv/extras.stamp  ## mypy, strict
	$(call say,Types)
	@$(BIN)/mypy $(CODE)

fresh: .venv/dev.stamp
	$(call say,Generated code is fresh)
	@PYTHONPATH=src $(BIN)/python -B web/scripts/schema.py --check
	@PYTHONPATH=src $(BIN)/python -B web/scripts/games.py --check

web-check: .venv/node.stamp  ## svelte-check, texts, format and size of the front end
	$(call say,Front end)
	@$(BIN)/python -B -m scripts.front_end
	@$(BIN)/python -B -m scripts.front_end check
	@$(BIN)/python -B -m scripts.front_end size

# The browser tests need Debian's chromium, best without the parts that draw a window (a third less work); elsewhere
# they say what they miss and are skipped (under CI they fail).
chromium:
	@command -v chromium-headless-shell >/dev/null || [ -n "$${CHROMIUM:-}" ] || ! command -v apt-get >/dev/null \
		|| { printf '\n== %s\n' 'Installing chromium for the browser tests'; apt-get update -qq && \
		{ apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null 2>&1 || true; }

# Bytecode is written, whatever the surroundings say: each worker, and each process that a test starts, would compile
# the same sources anew.
test-compiled: .venv/extras.stamp build
	$(call say,Tests$(comma) installed package)
	@env -u PYTHONPATH -u PYTHONDONTWRITEBYTECODE LUDARIUM_ENGINE="$$(compgen -G '.venv/lib/python*/site-packages/ludarium__mypyc.*' >/dev/null && echo compiled || echo interpreted)" \
		$(PYTEST) $(NOT_SLOW) $(ARGS)

test-interpreted: .venv/dev.stamp
	$(call say,Tests$(comma) interpreted engine)
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 LUDARIUM_ENGINE=interpreted \
		$(PYTEST) $(NOT_SLOW) $(wildcard tests/contract tests/core)

mutants: .venv-mutants/locked.stamp  ## faults put into rules, kernel and server: which do the tests miss?
	$(call say,Mutants)
	@env -u PYTHONPATH .venv-mutants/bin/python -m tests.mutants --workers $(WORKERS) $(ARGS)

# --- the rest -------------------------------------------------------------------------------------------------

generate: .venv/dev.stamp  ## write the browser's types anew
	@PYTHONPATH=src $(BIN)/python -B web/scripts/schema.py
	@PYTHONPATH=src $(BIN)/python -B web/scripts/games.py

# What few people need lies in an environment of its own, which also sees what is in .venv: the peers of the
# benchmarks in .venv-bench, what makes mutants in .venv-mutants.
.venv-%/locked.stamp: requirements/%.txt .venv/extras.stamp
	$(call say,Installing the tools for $* into .venv-$*)
	@$(PYTHON) -m venv --clear .venv-$*
	@$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> "$$(.venv-$*/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/ludarium-venv.pth"
	@.venv-$*/bin/python -m pip install $(PIP_FLAGS) --no-deps --require-hashes -r requirements/$*.txt
	@touch $@

wheel: .venv/build.stamp .venv/node.stamp  ## sdist and wheel of a release in dist/, its engine trained
	$(call say,Packages of a release)
	@LUDARIUM_PGO=1 $(BIN)/python -m hatchling build -d dist

bench: .venv-bench/locked.stamp  ## speed, as ratios to OpenSpiel and RLCard in the same run
	@$(MAKE) build LUDARIUM_PGO=1
	$(call say,Benchmarks)
	@env -u PYTHONPATH .venv-bench/bin/python -m benchmarks $(ARGS)

bench-research: build .venv-bench/locked.stamp  ## research environments, and the wrappers of PettingZoo and RLCard in the same run
	$(call say,Research environments)
	@env -u PYTHONPATH .venv-bench/bin/python -m benchmarks.research $(ARGS)

bench-server: .venv/dev.stamp build  ## the table server: durable moves a second, latency, memory (`python -m benchmarks.kill` for kill -9)
	$(call say,Table server under load)
	@env -u PYTHONPATH $(BIN)/python -m benchmarks.server $(ARGS)

# Host-free, hashed, for every platform. Needs a package registry; uv comes from there.
UV_COMPILE = build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

lock:  ## make requirements/*.txt anew from pyproject.toml (ARGS=--upgrade for newer versions)
	$(call say,Locking)
	@mkdir -p requirements
	@test -x build/uv/bin/uv || { $(PYTHON) -m venv build/uv && build/uv/bin/python -m pip install $(PIP_FLAGS) uv; }
	@$(UV_COMPILE) $(ARGS) pyproject.toml --all-extras --group dev --group extras -o requirements/extras.txt
	@$(UV_COMPILE) $(ARGS) pyproject.toml --group dev -c requirements/extras.txt -o requirements/dev.txt
	@$(UV_COMPILE) $(ARGS) pyproject.toml -c requirements/extras.txt -o requirements/runtime.txt
	@$(UV_COMPILE) $(ARGS) --group pyproject.toml:build -c requirements/extras.txt -o requirements/build.txt
	@$(UV_COMPILE) $(ARGS) --group pyproject.toml:bench -c requirements/extras.txt -o requirements/bench.txt
	@$(UV_COMPILE) $(ARGS) --group pyproject.toml:node -o requirements/node.txt
	@$(UV_COMPILE) $(ARGS) --group pyproject.toml:mutants -c requirements/extras.txt -o requirements/mutants.txt
	@! grep -nE '://|@ file|index-url|find-links' requirements/*.txt

clean:  ## remove everything that was made here
	rm -rf build dist .venv .venv-bench .venv-mutants .hypothesis web/node_modules src/ludarium/server/static
	find src tests benchmarks scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
