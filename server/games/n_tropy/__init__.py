"""N-Tropy: sticks balanced on a structure that is really simulated."""
