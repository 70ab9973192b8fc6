#!/bin/sh
# install.sh WHAT PROGRAM=PACKAGE …: Debian's packages of the programs that are missing, for a new
# machine. WHAT is the word for them in what is said. Instant when all are there.
# Playwright brings its own driver for Chromium and Firefox speaks Marionette by itself, so neither
# needs a WebDriver package. Fonts: fontconfig depends on one, and the site ships its own.
set -eu

what=$1
shift
missing=""
for pair in "$@"; do
  command -v "${pair%%=*}" >/dev/null 2>&1 || missing="$missing ${pair#*=}"
done

if [ -z "$missing" ]; then
  echo "$what: all installed"
  exit 0
fi

by_hand() {
  echo "$what:$missing cannot be installed from here: $1. Install by hand, such as: sudo apt-get install$missing" >&2
  exit 1
}

command -v apt-get >/dev/null 2>&1 || by_hand "there is no apt-get"
if [ "$(id -u)" -eq 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo"
else
  by_hand "it takes root, or sudo without a password"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "$what: installing$missing with apt-get, some hundred megabytes, a minute or two"
# shellcheck disable=SC2086 # both variables are lists of words
if ! { $as_root apt-get update -q && $as_root env DEBIAN_FRONTEND=noninteractive \
  apt-get install -qy --no-install-recommends $missing; } >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  by_hand "apt-get failed, as shown above"
fi
echo "$what:$missing installed"
