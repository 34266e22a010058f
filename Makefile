# Everything from a fresh clone, with python3, node and npm alone:
#   make run     build what is missing and serve on http://localhost:8000
#   make test    the one gate: format, lint, types, rules, stores, sockets, browsers
#   make bench   what the games and the record cost, how bots do, how structures stand, how good hints are
#   make solutions  find what is missing among the puzzles' solutions that are known by heart
#   make format  bring the code into its form;  make types  generate the browser's types anew

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := run
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := true
# Where bytecode is not kept, every start of a server compiles all that it imports.
unexport PYTHONDONTWRITEBYTECODE

PYTHON := .venv/bin/python
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/coverage -prune -o -type f -print)

.PHONY: run test bench solutions web-check web-test python-check python-test format types clean lock

run: .venv/.ok server/static/index.html
	exec $(PYTHON) -m server

test: python-check web-check web-test python-test

python-check: .venv/.ok
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/check-jsonschema --quiet --builtin-schema vendor.compose-spec docker-compose.yml
	.venv/bin/hadolint Dockerfile

python-test: .venv/.ok server/static/index.html .cache/chromium/.ok
	$(PYTHON) -m pytest -n 2 --cov --cov-report= $(PYTEST)
	.venv/bin/coverage report --include 'server/games/*' --fail-under 98
	.venv/bin/coverage report --fail-under 90

web-check: .venv/.ok web/node_modules/.ok
	cd web && npm run --silent types -- --check
	cd web && npm run --silent check

web-test: web/node_modules/.ok
	cd web && npm test --silent

bench: .venv/.ok
	$(PYTHON) -m tests.bench

solutions: .venv/.ok
	$(PYTHON) -m server.solutions

format: .venv/.ok web/node_modules/.ok
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	cd web && npm run --silent format

types: .venv/.ok web/node_modules/.ok
	cd web && npm run --silent types

lock: .uv/.ok
	.uv/bin/uv pip compile pyproject.toml --group dev --generate-hashes --universal \
		--python-version 3.11 --no-header --upgrade -o requirements.lock

clean:
	rm -rf .uv .venv web/node_modules server/static

# --- what the commands above need ---------------------------------------------------------

.uv/.ok:
	python3 -m venv .uv
	.uv/bin/pip install --quiet --disable-pip-version-check uv==0.13.9
	touch $@

.venv/.ok: .uv/.ok requirements.lock pyproject.toml
	test -x $(PYTHON) || .uv/bin/uv venv --quiet --python python3 .venv
	.uv/bin/uv pip sync --quiet --python $(PYTHON) --require-hashes requirements.lock
	.uv/bin/uv pip install --quiet --python $(PYTHON) --no-deps --no-build-isolation -e .
	touch $@

web/node_modules/.ok: web/package-lock.json web/package.json
	cd web && npm ci --loglevel error
	touch $@

# A Chromium for the browser tests, from its npm package, with the libraries it may miss here.
# The package unpacks those only when it takes the machine for the one it was made for.
.cache/chromium/.ok: web/node_modules/.ok
	rm -rf .cache/chromium && mkdir -p .cache/chromium
	cd web && TMPDIR=$(CURDIR)/.cache/chromium AWS_EXECUTION_ENV=AWS_Lambda_nodejs20.x node -e \
		'import("@sparticuz/chromium").then((chromium) => chromium.default.executablePath())'
	touch $@

server/static/index.html: web/node_modules/.ok $(WEB_SOURCES)
	cd web && npm run --silent build
	touch $@
