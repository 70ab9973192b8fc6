"""The one gate between what an author wrote and what readers get: checks, the swap, acceptance.

Here goes what decides whether a site is published. How a page is made is never here, and nothing
here changes what an author wrote, but for the lists of what was accepted.
"""
