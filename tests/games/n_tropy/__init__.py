"""The physics and the rules of N-Tropy."""
