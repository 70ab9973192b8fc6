"""The letters of the pages: a font cut to what a course writes with.

In here: the cut. Never how a page names the font, which is `college/web/styles/fonts.css`.
"""
