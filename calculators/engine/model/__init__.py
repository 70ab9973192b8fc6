"""The model of a calculator: markers, records, and how one is read off a function. No HTML."""
