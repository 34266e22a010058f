"""A game of one folder: it shows that nothing else is needed."""
