"""Settings of the demo: no secrets, one file as database, the shop behind it named by its origin."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from ostrov.contract import read_contract

from .markets import SITES

ROOT = Path(__file__).resolve().parents[3]
DATA_DIR = Path(os.environ.get('OSTROV_DJANGO_DATA', ROOT / '.data/django'))
DATA_DIR.mkdir(parents=True, exist_ok=True)

#: The reference shop's origin.
SHOP_ORIGIN = os.environ.get('OSTROV_SHOP_ORIGIN', 'http://127.0.0.1:4718')
DIST_DIR = Path(os.environ.get('OSTROV_DIST', ROOT / 'dist'))
#: The built islands, one folder per market, and the styles of the frame around them.
ISLANDS_DIR = DIST_DIR / 'cdn'
FRAME_DIR = ROOT / 'demo-pages/shop/site/static'
ICONS_DIR = ROOT / 'node_modules/heroicons/24/outline'
#: The calls that the islands make.
CONTRACT = read_contract(DIST_DIR / 'openapi.json')
ADMIN_PREFIX = 'admin/'


def read_secret() -> str:
    """Made at the first start and kept, so that visitors stay signed in."""
    file = DATA_DIR / 'secret-key'
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(50), 'utf-8')
    return file.read_text('utf-8')


DEBUG = os.environ.get('DEBUG') == '1'
SECRET_KEY = read_secret()
ALLOWED_HOSTS = ['127.0.0.1', 'localhost', '[::1]', *os.environ.get('OSTROV_HOSTS', '').split()]
ROOT_URLCONF = 'laguna.urls'
CSRF_FAILURE_VIEW = 'laguna.call_views.refuse_csrf'
X_FRAME_OPTIONS = 'SAMEORIGIN'
SECURE_REFERRER_POLICY = 'same-origin'

INSTALLED_APPS = [
    'django.contrib.admin',
    'django.contrib.auth',
    'django.contrib.contenttypes',
    'django.contrib.sessions',
    'django.contrib.messages',
    'django.contrib.staticfiles',
    'ostrov',
    'laguna',
]
MIDDLEWARE = [
    'laguna.middleware.send_policy',
    'django.middleware.security.SecurityMiddleware',
    'django.contrib.sessions.middleware.SessionMiddleware',
    'laguna.middleware.choose_language',
    'django.middleware.common.CommonMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.contrib.messages.middleware.MessageMiddleware',
    'django.middleware.clickjacking.XFrameOptionsMiddleware',
]
TEMPLATES = [
    {
        'BACKEND': 'django.template.backends.django.DjangoTemplates',
        'APP_DIRS': True,
        'OPTIONS': {
            'context_processors': [
                'django.template.context_processors.request',
                'django.contrib.auth.context_processors.auth',
                'django.contrib.messages.context_processors.messages',
            ]
        },
    }
]
DATABASES = {
    'default': {
        'ENGINE': 'django.db.backends.sqlite3',
        'NAME': DATA_DIR / 'site.sqlite3',
        'OPTIONS': {'timeout': 20},
    }
}
DEFAULT_AUTO_FIELD = 'django.db.models.BigAutoField'

STATIC_URL = '/static/'
LANGUAGE_CODE = 'en'
LANGUAGES = [('cs', 'Čeština'), ('ro', 'Română'), ('en', 'English')]
USE_I18N = True
USE_TZ = True
TIME_ZONE = 'Europe/Prague'
LOGIN_URL = 'admin:login'

OSTROV = {
    'MANIFEST': DIST_DIR / 'manifest.json',
    'BASE_URL': '/static/ostrov/',
    'MARKETS': {
        site.market: {
            'LANGUAGE': site.language,
            'DEFAULT_COUNTRY': str(site.home_country),
            'LOGIN_URL': site.sign_in,
            'FALLBACK': site.fallback,
        }
        for site in SITES.values()
    },
    'ROUTES': {call.name: '{market}:' + call.name for call in CONTRACT},
    # The demo has nobody to tell, so it asks nobody.
    'PAGE': {'wireDate': 'DD.MM.YYYY', 'consent': True},
}

LOGGING = {
    'version': 1,
    'disable_existing_loggers': False,
    'handlers': {'console': {'class': 'logging.StreamHandler'}},
    'loggers': {
        'ostrov': {'handlers': ['console'], 'level': 'INFO'},
        'django.request': {'handlers': ['console'], 'level': 'ERROR', 'propagate': False},
    },
}
