"""The meters: each looks at one open page, or at the files it asked for, and says what it found.

Here goes what measures. Which pages are looked at, and how much is too much, is never decided
here. Tests and examinations share these meters.
"""
