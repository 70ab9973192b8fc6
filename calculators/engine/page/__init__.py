"""A calculator as HTML: form, result, card, links. The same lines at build and live."""
