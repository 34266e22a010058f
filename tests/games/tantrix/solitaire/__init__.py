"""Tests of Tantrix Solitaire."""
