"""The text of a lesson read as data, with lines. Nothing here renders."""
