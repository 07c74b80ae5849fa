"""Analysis and studies: finished matches, records and positions taken apart, alone or together."""
