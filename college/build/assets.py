"""Which files the pages load, and where each comes from."""

SCRIPTS = ("chart.js", "intent.js", "field.js", "sharing.js", "calculator.js", "example.js")
"""The course's own scripts, in the order a live page loads them, after the pack's own."""

LEARNING = {
    "learning.js": ("element.js", "record.js", "store.js", "carry.js", "ticks.js"),
    "question.js": ("question.js", "choice.js", "order.js", "number.js", "open.js"),
    "lesson.js": ("guess.js", "steps.js", "roles.js", "lesson.js"),
}
"""Scripts of the reader's own learning, joined for fewer requests: name -> files in `college/learning`."""

LEARNING_FIRST = ("course-map.js", "learning.js")
"""What every page loads, before all else: progress may arrive in the page's address."""

LEARNING_LESSON = ("question.js", "lesson.js")
"""What a lesson loads, after the runtime."""

LEARNING_PAGES = (
    "progress.js",
    "review.js",
    "my-cluster.js",
    "my-cluster-preset.js",
    "record-page.js",
)
"""What single pages load."""

ASSETS = {
    "assets/inter.woff2": "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    "assets/iframe-worker.js": "node_modules/iframe-worker/shim/index.js",
    "assets/own-worker.js": "calculators/browser/own-worker.js",
    "assets/patient-worker.js": "calculators/browser/patient-worker.js",
    "assets/page.js": "calculators/browser/page.js",
    "assets/sorting.js": "calculators/browser/sorting.js",
    "assets/term.js": "college/learning/term.js",
    "assets/calculator.css": "calculators/browser/calculator.css",
    "assets/chart.css": "calculators/browser/chart.css",
    "assets/exercise.css": "college/exercises/exercise.css",
    **{f"assets/{name}": f"calculators/browser/{name}" for name in SCRIPTS},
    "assets/learning.css": "college/learning/learning.css",
    "assets/fsrs.js": "node_modules/ts-fsrs/dist/index.umd.js",
    **{f"assets/{name}": f"college/learning/{name}" for name in LEARNING_PAGES},
}
"""Address in the site -> file in the project."""
