"""The policy of every page: nothing but what it needs, from nowhere but here.

It stands in the page, so that it holds on file:// and on hosts that send no headers. Who can send
headers adds what a page cannot say of itself: `frame-ancestors 'none'`.
"""

from __future__ import annotations

_RULES = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # WebAssembly is Python
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "media-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "frame-src": "'self'",  # the search on file://
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",  # college/web/theme/trusted.js decides
    "trusted-types": "default",
}
POLICY = "; ".join(f"{name} {value}" for name, value in _RULES.items())
"""As a page or a header says it."""
