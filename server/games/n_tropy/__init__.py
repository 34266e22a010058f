"""N-Tropy: sticks balanced on a structure that may fall."""
