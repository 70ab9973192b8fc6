"""MosaicML's training benchmarks: every row as printed, and the case made of each.

Its tables only, and none of their rows left out; what others measured stands beside this folder.
"""
