"""This file is which files the pages load, and where each comes from."""

SCRIPTS = ("chart.js", "intent.js", "field.js", "sharing.js", "calculator.js", "example.js")
"""The course's own scripts, in the order a live page loads them, after the pack's own."""

ASSETS = {
    "assets/inter.woff2": "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    "assets/iframe-worker.js": "node_modules/iframe-worker/shim/index.js",
    "assets/own-worker.js": "calculators/browser/own-worker.js",
    "assets/page.js": "calculators/browser/page.js",
    "assets/calculator.css": "calculators/browser/calculator.css",
    "assets/chart.css": "calculators/browser/chart.css",
    **{f"assets/{name}": f"calculators/browser/{name}" for name in SCRIPTS},
}
"""Address in the site -> file in the project."""
