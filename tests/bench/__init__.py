"""What the strategy game costs and how it goes, in figures: `make bench`, or one bench by name."""
