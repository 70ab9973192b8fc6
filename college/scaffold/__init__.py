"""New files for authors. Nothing here overwrites."""
