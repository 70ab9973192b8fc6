"""The browsers: one file a driver, one class `Page` for all, and the network cut around them.

Here goes what opens a page and acts in it. What is measured there is never here, and no driver
knows a page of any course. Tests and examinations share these drivers.
"""
