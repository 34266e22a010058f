"""What games cost and how they go, in figures: `make bench`, or one bench by name."""
