"""The manifest: what the build says of its files and widgets."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from .conf import manifest_path

logger = logging.getLogger('ostrov')


@dataclass(frozen=True)
class Manifest:
    #: By market: loader, css, shared and the files of each widget.
    markets: dict[str, Any] = field(default_factory=dict)
    #: By name: when, label, help and params.
    widgets: dict[str, Any] = field(default_factory=dict)

    def suggest(self, name: str) -> str:
        """What an editor may have meant, as the end of a sentence."""
        close = get_close_matches(name, self.widgets, n=1)
        return f' Did you mean "{close[0]}"?' if close else ''


_known: dict[Path, tuple[int, Manifest]] = {}


def read_manifest() -> Manifest | None:
    """The manifest, or None as long as there is none. A newer build is noticed without a restart."""
    path = manifest_path()
    if path is None:
        return None
    known = _known.get(path)
    try:
        changed = path.stat().st_mtime_ns
        if known and known[0] == changed:
            return known[1]
        data = json.loads(path.read_text('utf-8'))
        manifest = Manifest(markets=data['markets'], widgets=data['widgets'])
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError) as fault:
        # A build may be writing it at this moment; the former one is used meanwhile.
        logger.warning('The manifest %s cannot be read: %s', path, fault)
        return known[1] if known else None
    _known[path] = (changed, manifest)
    return manifest


def pick_text(text: Any, language: str | None) -> str:
    """A label or help in one language; English where that is missing."""
    if isinstance(text, dict):
        code = (language or 'en').split('-')[0]
        return str(text.get(code) or text.get('en') or next(iter(text.values()), ''))
    return str(text or '')
