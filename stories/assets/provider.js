// A provider's script that is there and does nothing: stories bring what it would have brought.
