"""The preview of an author: a build that remembers, shows problems in their place, and is served.

Here goes what only an author sees. Nothing of it is in the built site.
"""
