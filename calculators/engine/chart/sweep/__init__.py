"""The sweep: a result against one input."""
