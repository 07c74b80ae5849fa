"""Plugins that all tests share."""

pytest_plugins = ["pytester", "tests.conformance.plugin"]
