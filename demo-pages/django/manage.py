#!/usr/bin/env python3
"""Django's command line for this site."""

import os
import sys
from pathlib import Path

if __name__ == '__main__':
    os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'laguna.settings')
    # The reusable app lies beside this site, in a package of its own.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'django'))
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)
