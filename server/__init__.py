"""Trestle: tabletop games with friends through a shared link."""
