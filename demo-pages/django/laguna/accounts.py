"""The accounts of the demo: the same ones that the reference shop has, printed on the sign-in pages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Account:
    email: str
    name: str
    password: str
    is_staff: bool


CUSTOMER = Account('zakaznik@laguna.example', 'Jana Nováková', 'Zakaznik-1', is_staff=False)
STAFF = Account('obsluha@laguna.example', 'Petr Obsluha', 'Obsluha-1', is_staff=True)
#: Staff who may do nothing but send orders; here, where all staff see all, nobody.
WAREHOUSE = Account('sklad@laguna.example', 'Eva Skladová', 'Skladnik-1', is_staff=False)
#: Of a shop of the chain: it buys, and nobody may change who it is.
BRANCH = Account('pobocka@laguna.example', 'Pobočka Brno', 'Pobocka-1', is_staff=False)
ACCOUNTS = {account.email: account for account in (CUSTOMER, STAFF, WAREHOUSE, BRANCH)}
