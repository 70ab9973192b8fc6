"""The one adapter to MkDocs: its events in, one `Build` behind them.

Here goes what must import MkDocs or reach into it. What a page is, and what stands on it, never
does: that is `college/`, which knows no MkDocs.
"""
