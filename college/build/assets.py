"""Which files the pages load, and where each comes from."""

SCRIPTS = ("chart.js", "intent.js", "field.js", "sharing.js", "calculator.js", "example.js")
"""The course's own scripts, in the order a live page loads them, after the pack's own."""

LEARNING = {
    "learning.js": (
        "element.js",
        "record/record.js",
        "record/store.js",
        "record/carry.js",
        "record/ticks.js",
    ),
    "question.js": tuple(
        f"elements/question/{name}.js" for name in ("question", "choice", "order", "number", "open")
    ),
    "lesson.js": (
        "elements/guess/guess.js",
        "elements/steps/steps.js",
        "pages/roles.js",
        "pages/lesson.js",
    ),
}
"""Scripts of the reader's own learning, joined for fewer requests: name -> files in `college/web`."""

LEARNING_FIRST = ("course-map.js", "learning.js")
"""What every page loads, before all else: progress may arrive in the page's address."""

LEARNING_LESSON = ("question.js", "lesson.js")
"""What a lesson loads, after the runtime."""

_WEB = {
    "own-worker.js": "theme/native-worker.js",
    "patient-worker.js": "theme/lazy-worker.js",
    "page.js": "theme/menu.js",
    "sorting.js": "theme/sorting.js",
    "term.js": "elements/term/term.js",
    "chart.js": "elements/chart/chart.js",
    "intent.js": "runtime/intent.js",
    "field.js": "elements/calculator/field.js",
    "sharing.js": "elements/calculator/sharing.js",
    "calculator.js": "elements/calculator/calculator.js",
    "example.js": "elements/example/example.js",
    "progress.js": "pages/progress.js",
    "review.js": "pages/review.js",
    "my-cluster.js": "pages/my-numbers.js",
    "my-cluster-preset.js": "elements/calculator/my-numbers.js",
    "record-page.js": "pages/record.js",
    "college.css": "styles/college.css",
    "pages.css": "pages/around.css",
    "calculator.css": "elements/calculator/calculator.css",
    "chart.css": "elements/chart/chart.css",
    "learning.css": "pages/learning.css",
    "exercise.css": "elements/exercise/exercise.css",
    "accessible.css": "styles/accessible.css",
}

ASSETS = {
    "assets/inter.woff2": "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    "assets/iframe-worker.js": "node_modules/iframe-worker/shim/index.js",
    "assets/fsrs.js": "node_modules/ts-fsrs/dist/index.umd.js",
    **{f"assets/{name}": f"college/web/{source}" for name, source in _WEB.items()},
}
"""Address in the site -> file in the project."""
