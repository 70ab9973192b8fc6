"""Expressions between braces in prose, grading of answers, variants of questions."""
