"""What runs a learner's program in the browser, and the checks that follow it."""
