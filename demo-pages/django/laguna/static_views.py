"""Files as a CDN would serve them: the built islands by their hashes, and the frame's styles."""

from __future__ import annotations

import re
from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse

_TYPES = {
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.map': 'application/json',
    '.woff2': 'font/woff2',
}
_SAFE = re.compile(r'(?:[\w-][\w.-]*/)*[\w-][\w.-]*', re.ASCII)
_HASHED = re.compile(r'-[\w-]{6,}\.(?:js|css)(?:\.map)?$')


def serve_built(request: HttpRequest, market: str, name: str) -> HttpResponse:
    """Of the islands of one market. A file named by its hash never changes."""
    response = _serve(request, settings.ISLANDS_DIR / market, name)
    is_hashed = _HASHED.search(name)
    response['Cache-Control'] = 'public, max-age=31536000, immutable' if is_hashed else 'no-cache'
    return response


def serve_frame(request: HttpRequest, name: str) -> HttpResponse:
    response = _serve(request, settings.FRAME_DIR, name)
    response['Cache-Control'] = 'no-cache'
    return response


def _serve(request: HttpRequest, folder: Path, name: str) -> HttpResponse:
    kind = _TYPES.get(Path(name).suffix)
    if kind is None or not _SAFE.fullmatch(name):
        raise Http404
    accepts_packed = re.search(r'\bbr\b', request.headers.get('Accept-Encoding', ''))
    packed = _read_if_there(folder / f'{name}.br') if accepts_packed else None
    data = packed if packed is not None else _read_if_there(folder / name)
    if data is None:
        raise Http404
    response = HttpResponse(data, content_type=kind)
    response['Access-Control-Allow-Origin'] = '*'
    response['Vary'] = 'Accept-Encoding'
    if packed is not None:
        response['Content-Encoding'] = 'br'
    return response


def _read_if_there(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None
