"""One run of a calculator and many: inputs, trace, sampling, sensitivity, ranges, comparison.

In here: whatever calls the calculator's function, and the charts that many runs make. Never the
layout of a page.
"""
