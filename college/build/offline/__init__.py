"""What a reader takes along: the edition that a service worker keeps, the app, the folder as a zip.

In here: files made of the finished site, written last. Never a page, and nothing that a page needs
before it is read.
"""
