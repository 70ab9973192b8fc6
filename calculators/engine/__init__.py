"""How one typed function becomes a page: it knows no formula."""
