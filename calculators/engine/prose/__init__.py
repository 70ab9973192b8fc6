"""Calculators in running text: expressions in braces, judged answers, questions with other numbers.

In here: what needs no page to be right or wrong. Never HTML, and never Markdown: those who write
them ask this folder.
"""
