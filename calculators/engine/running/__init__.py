"""One run and many: inputs, trace, sampling, sensitivity, ranges, comparison."""
