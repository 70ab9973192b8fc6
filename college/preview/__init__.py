"""The preview of an author: its memory and its marks."""
