"""Telling somebody of a problem: a bundle that names nobody, and what it can be made to show."""
