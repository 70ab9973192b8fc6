#!/bin/sh
# The two browsers that the tests drive, for a new machine. Instant when they are there.
# Playwright brings its own driver for Chromium and Firefox speaks Marionette by itself, so neither
# needs a WebDriver package. Fonts: fontconfig depends on one, and the site ships its own.
set -eu

missing=""
for browser in chromium firefox-esr; do
  command -v "$browser" >/dev/null 2>&1 || missing="$missing $browser"
done

if [ -z "$missing" ]; then
  echo "browsers: chromium and firefox-esr are installed"
  exit 0
fi

by_hand() {
  echo "browsers:$missing cannot be installed from here: $1. Install by hand, such as: sudo apt-get install$missing" >&2
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
echo "browsers: installing$missing with apt-get, some 400 MB, a minute or two"
# shellcheck disable=SC2086 # both variables are lists of words
if ! { $as_root apt-get update -q && $as_root env DEBIAN_FRONTEND=noninteractive \
  apt-get install -qy --no-install-recommends $missing; } >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  by_hand "apt-get failed, as shown above"
fi
echo "browsers:$missing installed"
