"""The HTTP interface, one module for each part of it."""
