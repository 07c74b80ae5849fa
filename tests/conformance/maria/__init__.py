"""Conformance tests of Maria."""
