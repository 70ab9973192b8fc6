"""The working as a spreadsheet: the same source read into cells, each with a live formula.

Here a function is read as it would run on cells in place of numbers. What is neither a sum, a
branch, a choice nor a function that spreadsheets have is refused by name, never guessed.
"""
