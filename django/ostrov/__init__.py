"""Ostrov for Django: islands on pages that Django renders. README.md beside this package says how to set it up."""

#: The same as that of the islands (package.json), whose manifest this app reads.
__version__ = '0.1.0'
