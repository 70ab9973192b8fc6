"""A track as a book: what its pages say, made ready for paper and for readers of e-books.

One module a step from the records to the pages of a book. No form is written here, and nothing is
retyped: texts, numbers and pictures come from the renderer of the site.
"""
