"""What is kept, for good: players, tables, matches and every entry of each match."""
