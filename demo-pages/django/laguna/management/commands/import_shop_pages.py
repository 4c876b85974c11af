"""Brings the pages of the reference shop into this site's own database, for editors to go on with."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from laguna.shop_client import read_shop_json
from ostrov.models import HtmlBlock, Page, PlacedComponent


class Command(BaseCommand):
    help = 'Imports the pages that this site lacks from the reference shop; what editors changed stays.'

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            '--replace', action='store_true', help='make the pages anew that are there already'
        )

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        export = read_shop_json('/qa/pages.json')
        if not isinstance(export, dict):
            raise CommandError('The reference shop does not respond; start it first (see OSTROV_SHOP_ORIGIN).')
        if options['replace']:
            Page.objects.all().delete()
        made = sum(import_page(page) for page in export['pages'])
        self.stdout.write(f'{made} pages imported, {len(export["pages"]) - made} were there already.')


def import_page(data: dict[str, Any]) -> bool:
    """Makes a page unless there is one at its path."""
    page, is_new = Page.objects.get_or_create(
        market=data['market'],
        path=data['path'],
        defaults={'title': data['title'], 'description': data['description']},
    )
    if is_new:
        for number, part in enumerate(data['parts'], start=1):
            import_part(page, number * 10, part)
    return is_new


def import_part(page: Page, position: int, part: dict[str, Any]) -> None:
    if 'html' in part:
        HtmlBlock.objects.create(page=page, position=position, html=part['html'])
        return
    PlacedComponent.objects.create(
        page=page,
        position=position,
        component=part['component'],
        params={param['name']: param['value'] for param in part['params']},
        when=part['when'] or '',
        fallback=part['fallback'],
    )
