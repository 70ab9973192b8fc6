"""This file is the list of blocks an author may use, each with what it is for."""

BLOCKS = {
    "facts": "a row of fact blocks, above the first section",
    "fact": "one fact card: a label behind the bar, then a bold phrase and a sentence",
    "predict": "a question with a number to guess; `answer:` is an expression, the text tells it",
    "memory-trick": "a picture that makes the idea stick",
    "steps": "numbered step blocks that lead from one to the next",
    "step": "one step of steps",
    "explore": "sentences whose numbers the reader can change with {{ edit … }}",
    "illustrative": "says that a figure was chosen for easy sums, or how it compares with real ones",
    "fade": "the working of a scenario as an example to complete, step by step",
    "calculator": "a calculator, started from a scenario of this lesson",
    "chart": "a chart of a scenario: a sweep, a tornado, a breakdown or a walk",
    "cards": "a grid of card blocks",
    "card": "one card: a bold phrase, then a sentence",
    "market-read": "what a careful reader takes from the market signal",
    "roles": "advice by role, in role blocks",
    "role": "advice to one of the roles, named by its id",
    "decision-check": "the one question to ask before deciding",
    "ask": "a question; `kind:` number, choice, order or open; the text is the answer",
    "exercise": "a Python exercise: starter, solution and checks as fenced code",
    "teach": "notes for whoever teaches the lesson; shown on its teaching page only",
}
