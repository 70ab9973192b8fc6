"""The answers that Python gives to a page, through one entry: `answer(name, text) -> text`.

In here: one handler a file, and `messages` with every request and reply. Never a formula, a
way to write a number or a line of HTML: handlers ask the engine.
"""
