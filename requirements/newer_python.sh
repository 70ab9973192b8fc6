#!/usr/bin/env bash
# Puts pyodide-build into .cache/notebook-tools, for the newest Python from 3.12 on that is here.
# Where there is none it says so, and the lock file for notebooks is left out.
set -euo pipefail
cd "$(dirname "$0")/.."
newest=""
for python in python3.1{5,4,3,2} "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[2-9].*/bin/python python3; do
  if "$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 12))' 2>/dev/null; then
    newest=$python
    break
  fi
done
if [ -z "$newest" ]; then
  echo "No Python 3.12 or newer here: pyodide-build is not installed, and notebooks get no lock file."
  exit 0
fi
"$newest" -m venv .cache/notebook-tools
.cache/notebook-tools/bin/python -m pip install --quiet --require-hashes -r requirements/notebook.txt
