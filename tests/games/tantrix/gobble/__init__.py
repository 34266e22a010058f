"""Tests of Tantrix Gobble."""
