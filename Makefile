# Compute College. `make help` lists what there is; every target sets up what it needs, once.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
PORT ?= 8000
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export NO_MKDOCS_2_WARNING := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
INSTALL := python -m pip install --quiet --require-hashes

.PHONY: help serve shell site test fast lint types browsers bench wheel lock clean

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

serve: .cache/setup-site ## Build the course and serve it with live reload on this machine only
	@college serve --port $(PORT)

shell: .cache/setup-site ## Open a shell in which `college` is found; exit leaves it
	@echo "college is on PATH here; try college --help" && exec "$${SHELL:-/bin/bash}"

site: .cache/setup-site ## Build the course into site/, to be served or opened by double-click
	@college build

test: .cache/setup-test browsers lint types ## Set everything up, then lint, types and all tests
	@python -m pytest --quiet --numprocesses 2 --dist worksteal

fast: .cache/setup-test lint types ## The tests that need no browser, in under a minute
	@python -m pytest --quiet --numprocesses 2 -m "not browser and not slow"

lint: .cache/setup-test
	@ruff check --quiet . && ruff format --quiet --check .
	@node_modules/.bin/eslint --config college/web/eslint.config.js college/web
	@node_modules/.bin/prettier --log-level warn --check college/web

types: .cache/setup-test
	@mypy --no-error-summary
	@node_modules/.bin/tsc --project college/web/tsconfig.json

browsers: ## Install Debian's Chromium and Firefox if they are missing
	@bash tests/browser/install.sh

bench: .cache/setup-test browsers site ## Measure start-up, recalculation, weight and the build; prints ratios
	@python -m tests.bench.startup
	@python -m tests.bench.recalculation
	@python -m tests.bench.weight
	@npm ci --silent --prefix tests/bench/lighthouse_tool && python -m tests.bench.lighthouse
	@python -m tests.bench.build

wheel: .cache/setup-test ## Make the wheel that a course of one's own is built with, in dist/
	@python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .

lock: .cache/setup-test ## Write the hashed lock files anew
	@python -m pip install --quiet uv && bash requirements/lock.sh
	@npm install --package-lock-only && npm ci --silent && python -m college.build.integrity.packages

clean: ## Remove everything that was built or fetched
	@rm -rf .venv .cache node_modules site dist

# Each stamp is renewed when what it was made from changes.
.cache/setup-python: pyproject.toml requirements/site.txt
	@echo "Setting up Python packages (about a minute the first time) …"
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@$(INSTALL) -r requirements/site.txt
	@python -m pip install --quiet --no-build-isolation --no-deps --editable .
	@mkdir -p .cache && touch $@

.cache/setup-node: package.json package-lock.json requirements/node.txt .cache/setup-python
	@if ! command -v npm >/dev/null || ! node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))'; then \
	  echo "No Node 20 here: bringing one into .venv …"; $(INSTALL) -r requirements/node.txt; fi
	@echo "Fetching Pyodide and the other npm packages …"
	@npm ci --silent
	@mkdir -p .cache && touch $@

.cache/setup-site: .cache/setup-python .cache/setup-node
	@touch $@

.cache/setup-test: .cache/setup-site requirements/test.txt
	@echo "Setting up the tools for tests …"
	@$(INSTALL) -r requirements/test.txt
	@touch $@
