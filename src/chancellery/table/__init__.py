"""What lies between the kernel and every screen: words and scenes. It knows vocabularies and no game."""
