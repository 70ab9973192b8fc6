"""The checks of calculators and the formulas behind them: one file a check, as in the folder above.

They read and run the course's own Python; how it is run stands in `trial/`, never here.
"""
