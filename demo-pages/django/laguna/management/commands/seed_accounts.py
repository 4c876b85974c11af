"""Makes the accounts of the demo."""

from __future__ import annotations

from typing import Any

from django.contrib.auth import get_user_model
from django.core.management.base import BaseCommand

from laguna.accounts import ACCOUNTS


class Command(BaseCommand):
    help = 'Makes the customer and the member of staff of the demo, where they are missing.'

    def handle(self, *args: Any, **options: Any) -> None:
        users = get_user_model().objects
        for account in ACCOUNTS.values():
            if users.filter(username=account.email).exists():
                continue
            make = users.create_superuser if account.is_staff else users.create_user
            first_name, _, last_name = account.name.partition(' ')
            make(account.email, account.email, account.password, first_name=first_name, last_name=last_name)
