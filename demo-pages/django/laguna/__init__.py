"""Laguna on Django: the pages of the reference shop, rendered by Django, in front of that shop."""
