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

.PHONY: help serve shell site test fast lint types browsers doctor prove mutants bench exports wheel lock clean

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

serve: .cache/setup-site ## Build the course and serve it with live reload on this machine only
	@college serve --port $(PORT)

shell: .cache/setup-site ## Open a shell in which `college` is found; exit leaves it
	@echo "college is on PATH here; try college --help" && exec "$${SHELL:-/bin/bash}"

site: .cache/setup-site ## Build the course into site/, to be served or opened by double-click
	@college build

test: .cache/setup-test browsers lint types ## Set everything up, then lint, types and all tests
	@python -m pytest --quiet --numprocesses 2 --dist worksteal -m "not exports and not prove"

fast: .cache/setup-test lint types ## The tests that need no browser, in under a minute
	@python -m pytest --quiet --numprocesses 2 -m "not browser and not slow and not exports and not prove"

lint: .cache/setup-test
	@ruff check --quiet . && ruff format --quiet --check .
	@node_modules/.bin/eslint --config college/web/eslint.config.js college/web
	@node_modules/.bin/prettier --log-level warn --check college/web

types: .cache/setup-test
	@mypy --no-error-summary
	@node_modules/.bin/tsc --project college/web/tsconfig.json

browsers: ## Install Debian's Chromium, Firefox and WebKit if they are missing
	@sh tests/install.sh browsers chromium=chromium firefox-esr=firefox-esr WebKitWebDriver=webkit2gtk-driver Xvfb=xvfb

prove: .cache/setup-prove browsers ## Try every promise of safety at full size; prints one table (ROWS=… for some)
	@python -m tests.prove $(ROWS)

mutants: .cache/setup-test browsers ## Take each wall away in a copy and see a test go red; prints one table
	@python -m tests.prove.mutants --browser

doctor: .cache/setup-test browsers site ## Open every page of site/ in real browsers and examine it; dist/doctor/ has pictures
	@college doctor

audit: .cache/setup-test ## Compare every lock with the known weaknesses, where their data can be reached
	@$(INSTALL) -r requirements/audit.txt && python -m tests.audit

bench: .cache/setup-test browsers site ## Measure start-up, recalculation, page updates, weight and the build; prints ratios
	@python -m tests.bench.startup
	@python -m tests.bench.recalculation
	@python -m tests.bench.page_update site
	@python -m tests.bench.weight
	@python -m tests.bench.scale
	@npm ci --silent --prefix tests/bench/lighthouse_tool && python -m tests.bench.lighthouse
	@python -m tests.bench.build

exports: .cache/setup-exports site ## Write every form to take away into dist/, and have other programs open it
	@college export all
	@python -m pytest --quiet --numprocesses 2 -m exports

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
	@npm ci --silent --no-audit --no-fund || { echo "npm could not fetch the packages of package-lock.json. Check the connection, or"; \
	  echo "the registry that \`npm config get registry\` names, then run the same command again."; exit 1; }
	@mkdir -p .cache && touch $@

.cache/setup-site: .cache/setup-python .cache/setup-node
	@touch $@

.cache/setup-prove: .cache/setup-test requirements/prove.txt
	@$(INSTALL) -r requirements/prove.txt || echo "Atheris does not install here: its row will say so."
	@touch $@

.cache/setup-test: .cache/setup-site requirements/test.txt
	@echo "Setting up the tools for tests …"
	@$(INSTALL) -r requirements/test.txt
	@touch $@

.cache/setup-exports: .cache/setup-test requirements/exports.txt requirements/notebook.txt
	@echo "Setting up what writes and opens the exports …"
	@$(INSTALL) -r requirements/exports.txt
	@sh tests/install.sh "programs for exports" soffice=libreoffice-calc xmllint=libxml2-utils caddy=caddy \
	  pango-view=pango1.0-tools hb-subset=libharfbuzz-bin qpdf=qpdf pdftotext=poppler-utils java=default-jre-headless
	@bash requirements/newer_python.sh
	@touch $@
