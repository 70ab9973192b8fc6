"""This file is the list of blocks an author may use, each with what it is for."""

BLOCKS = {
    "memory-trick": "a picture that makes the idea stick",
    "market-read": "what a careful reader takes from the market signal",
    "decision-check": "the one question to ask before deciding",
    "illustrative": "says that a figure was chosen for easy sums, or how it compares with real ones",
    "cards": "a grid of card blocks",
    "card": "one card: a bold phrase, then a sentence",
    "steps": "numbered step blocks that lead from one to the next",
    "step": "one step of steps",
    "roles": "advice by role, in role blocks",
    "role": "advice to one of the roles, named by its id",
    "predict": "a question with a number to guess; the text is the answer",
    "ask": "a question; the text is the answer, folded",
    "explore": "sentences whose numbers the reader can change",
    "calculator": "a calculator, started from a scenario of this lesson",
}
