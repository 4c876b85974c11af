import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import TestCase

import ostrov

FOLDER = Path(__file__).resolve().parents[2]
#: What a site does that has the package and not this repository.
USE = """
import django
from django.contrib.staticfiles import finders
from django.core.management import call_command
from django.template import engines
from django.utils.translation import gettext, override

django.setup()
call_command('migrate', verbosity=0)
assert finders.find('ostrov_admin/params.css')
for language in ['cs', 'ro']:
    with override(language):
        assert gettext('Expected yes or no.') != 'Expected yes or no.', language
page = engines['django'].from_string('{% load ostrov %}{% island "cart-badge" %}…{% endisland %}')
assert 'data-component="cart-badge"' in page.render({})
"""


def list_files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob('*') if path.is_file()}


class PackageTest(TestCase):
    def setUp(self) -> None:
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.library = self.folder / 'lib'
        build = ['-q', 'build', '--build-base', str(self.folder / 'base'), '--build-lib', str(self.library)]
        self.run_python(['-c', 'from setuptools import setup; setup()', *build], cwd=FOLDER)

    def run_python(self, args: list, cwd: Path, **environment: str) -> None:
        done = subprocess.run(
            [sys.executable, *args],
            cwd=cwd,
            env={**os.environ, 'PYTHONDONTWRITEBYTECODE': '1', **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.assertEqual(done.returncode, 0, done.stdout.decode())

    def test_every_file_of_the_app_is_packed_and_no_test(self):
        wanted = {
            name
            for name in list_files(FOLDER)
            if name.startswith('ostrov/') and '/tests/' not in name and '__pycache__' not in name
        }
        self.assertEqual(list_files(self.library), wanted)

    def test_a_site_runs_on_what_is_packed_alone(self):
        settings = (FOLDER / 'ostrov/tests/settings.py').read_text('utf-8')
        (self.folder / 'settings.py').write_text(settings, 'utf-8')
        environment = {'PYTHONPATH': str(self.library), 'DJANGO_SETTINGS_MODULE': 'settings'}
        self.run_python(['-c', USE], cwd=self.folder, **environment)

    def test_its_version_is_that_of_the_islands(self):
        islands = json.loads((FOLDER.parent / 'package.json').read_text('utf-8'))
        self.assertEqual(ostrov.__version__, islands['version'])
