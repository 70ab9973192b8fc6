"""This package is how one typed function becomes a page: it knows no formula."""
