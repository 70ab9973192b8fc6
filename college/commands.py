"""This file is what the `college` command can do: one line each, read by the help and the guide."""

COMMANDS = {
    "new lesson TITLE --track TRACK": "writes a lesson with every section and a hint in each",
    "new track TITLE": "writes a track's folder and record",
    "new term TERM --category CATEGORY": "writes a glossary term's page",
    "new calculator QUESTION": "writes a calculator with one input and one line",
    "check": "tells everything wrong with the content at once; `--json` for machines",
    "serve": "shows the course with live reload",
    "build": "builds the course into site/",
}
