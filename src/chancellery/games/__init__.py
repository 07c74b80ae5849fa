"""The games that come with Chancellery. Each names its `plugin.py` as an entry point in pyproject.toml."""
