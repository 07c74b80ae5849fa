# `make` alone lists the targets. All of them work from a fresh clone: those that need it run `setup` first.

BIN   := .venv/bin
STAMP := .venv/.installed
EXTRAS := .venv/.extras
CLIENT := src/chancellery/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) $(wildcard src/chancellery/games/*/*/boards/*.toml src/chancellery/games/*/data/*)
CODE  := src examples/partition/src $(sort $(dir $(wildcard tests/*.py scripts/*.py bench/*.py)))

# make play ARGS="--seats 6 --seed 7"; make test ARGS="-k battle"; make fuzz N=1000 SEED=42
# make mutation GAME=maria CHAPTERS=supply,retreat BUDGET=600
ARGS ?=
N    ?= 100
SEED ?= 1
GAME ?= maria
CHAPTERS ?=
BUDGET ?= 600
SAMPLE ?= tests/golden tests/conformance tests/examples/test_partition.py::test_its_own_tests_pass_where_it_is_installed $(addprefix tests/unit/test_,kernel.py match.py storey.py copies.py plugins.py speaking.py threads.py bot_worker.py)

# Without its bytecode every server, bot and command that a test starts would compile all of Chancellery again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup client fast wheel play terminal test check extras test-fast test-sample trial identical packages bench lint format fuzz mutation golden conformance lessons rulebook train screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv and install Chancellery into it (PYTHON= chooses the interpreter)

$(STAMP): pyproject.toml constraints.txt scripts/setup
	@PYTHON='$(PYTHON)' scripts/setup
	@touch $@

client: setup $(CLIENT) ## build the browser client

$(CLIENT): $(CLIENT_SOURCES) scripts/build-client
	@scripts/build-client
	@touch $@

fast: setup ## compile kernel, games and bots (minutes; needs a C compiler); pure Python runs again when a source changes
	@$(BIN)/python scripts/fast.py

wheel: client ## build a wheel into dist/: compiled where a C compiler is there, else (or with PURE=1) for every machine
	@$(if $(PURE),,$(BIN)/python scripts/fast.py || true)
	@CHANCELLERY_PURE=$(PURE) $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

play: client ## play in the browser (ARGS= goes to `chancellery serve`)
	@$(BIN)/chancellery serve --open $(ARGS)

terminal: setup ## play in the terminal (ARGS= goes to `chancellery play`)
	@$(BIN)/chancellery play $(ARGS)

extras: setup $(EXTRAS) ## install what only some use, so that all of it is tested: environments for research, Ray, typesetting, readers of data sets

$(EXTRAS): pyproject.toml constraints.txt
	@echo "Installing what only some use (research, Ray, typesetting, pandas, polars) ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[research,ray,rulebook,readers]' \
	  || echo "make: not all of it can be had for this Python; the tests that need it are skipped."
	@touch $@

packages: ## install the Debian packages that the tests need: chromium, postgresql
	@scripts/debian-packages

test: ## lint, check the client and compile side by side, then run all tests, then some compiled (ARGS= goes to pytest: all tests alone)
	@$(MAKE) --no-print-directory extras packages
	@$(MAKE) --no-print-directory -j2 lint check $(if $(ARGS),,trial)
	CHANCELLERY_PURE=1 $(BIN)/pytest -n auto $(ARGS)
	@$(if $(ARGS),,$(MAKE) --no-print-directory test-sample)

check: client ## the types and unit tests of the client
	@scripts/build-client check

test-fast: fast client packages extras ## run all tests with what `make fast` compiled (ARGS= goes to pytest)
	$(BIN)/pytest -n auto $(ARGS)

test-sample: setup ## rules, whole matches and the kernel's tests compiled, and a match of each variant beside pure Python: the end of `make test`
	@$(BIN)/python -m scripts.sample $(SAMPLE)

trial: setup
	@$(BIN)/python -m scripts.sample --compile

identical: fast ## play N= matches of every variant compiled and as pure Python: are they the same? Goes on where it stopped
	$(BIN)/python scripts/identical.py --matches $(N) --seed $(SEED) --notes build/identical.jsonl $(ARGS)

lint: setup ## style, formatting, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports

format: setup ## let ruff mend style and formatting
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## measure the speed of engine, server and client (some minutes; PostgreSQL from `make packages`); prints JSON
	@$(BIN)/python bench/all.py $(ARGS)

fuzz: setup ## play N= random matches from SEED= and check the invariants after every move
	$(BIN)/python scripts/fuzz.py --matches $(N) --seed $(SEED) $(ARGS)

mutation: setup ## change the rules of GAME= (CHAPTERS=a,b) one place at a time for BUDGET= seconds: which changes do tests catch?
	CHANCELLERY_PURE=1 $(BIN)/python -m scripts.mutation --game '$(GAME)' --chapters '$(CHAPTERS)' --budget $(BUDGET) --seed $(SEED) $(ARGS)

train: setup ## train the nets of GAME= (or all) by self-play (hours; goes on where it stopped); ARGS="--matches 2000 --duels 40"
	$(BIN)/python -m chancellery.training '$(GAME)' --seed $(SEED) $(ARGS)

golden: setup ## write the golden playthroughs again
	$(BIN)/python -m tests.golden.write

conformance: setup ## run the tests that name a rule and write docs/conformance.* (some minutes)
	$(BIN)/pytest -n auto --write-conformance

lessons: client packages ## follow every lesson to its end in a browser: both languages, desktop and phone (minutes; ARGS="--game maria")
	$(BIN)/python -m scripts.try_lessons $(ARGS)

rulebook: client extras packages ## typeset the rulebooks and player aids of all games in both languages into build/rulebook (ARGS="--game maria")
	@scripts/debian-packages pango
	$(BIN)/python -m scripts.rulebook $(ARGS)

screenshots: client packages ## make the pictures in docs/images again
	scripts/screenshots

clean: ## remove .venv, caches and build output
	rm -rf src/chancellery/server/static src/chancellery/_fast src/chancellery/_trial web/node_modules .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
