"""The headers of the site: what pages may do, and how long each file may be kept.

A file whose name tells its content is kept for a year. All others are asked for each time, and
mostly answered by “as before”: a page that was kept for minutes could name files that are gone.
"""

from __future__ import annotations

from pathlib import Path

from college.build.offline.app import MANIFEST
from college.build.offline.edition import kept_files, named_by_content
from college.pages.site.policy import POLICY

HEADERS = "_headers"
"""Read by Netlify, Cloudflare Pages and others; it lies at the top of the site."""
SECURITY = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""For every file."""
FOREVER = "public, max-age=31536000, immutable"
ASKED_EACH_TIME = "no-cache"
_PACKS = "assets/runtime"
_PORT = 8080


def forever(site: Path) -> list[str]:
    """Return the paths that never change, those of packs as one; each begins with a slash."""
    named = [path for path in kept_files(site) if named_by_content(path)]
    single = [f"/{path}" for path in named if not path.startswith(f"{_PACKS}/")]
    return [*single, f"/{_PACKS}/*"]


def headers_file(site: Path) -> str:
    """Return the file of headers; hosts that read it ask for all else each time by themselves.

    They join what several rules say of one header, so that no rule for every file names this one.
    """
    every = "".join(f"  {name}: {value}\n" for name, value in SECURITY.items())
    kept = "".join(f"{path}\n  Cache-Control: {FOREVER}\n" for path in forever(site))
    return f"/*\n{every}{kept}"


def caddyfile(site: Path) -> str:
    """Return the settings of Caddy, a small web server that sends what is compressed already."""
    every = "\n".join(f'\t\t{name} "{value}"' for name, value in SECURITY.items())
    return f"""{{
	admin off
	auto_https off
}}

(every) {{
	header {{
{every}
		-Server
		?Cache-Control "{ASKED_EACH_TIME}"
	}}
}}

:{{$PORT:{_PORT}}} {{
	root * {{$SITE:/srv}}
	import every
	@named path {" ".join(forever(site))}
	header @named Cache-Control "{FOREVER}"
	@parts path *.bin
	header @parts Content-Type "application/octet-stream"
	header /{MANIFEST} Content-Type "application/manifest+json"
	file_server {{
		precompressed br gzip
	}}
	handle_errors {{
		import every
		rewrite * /404.html
		file_server
	}}
}}
"""


CONTAINERFILE = f"""# The course behind a small web server, which sends files compressed beforehand.
FROM docker.io/library/caddy:2-alpine
COPY Caddyfile /etc/caddy/Caddyfile
COPY site /srv
USER 65534:65534
EXPOSE {_PORT}
"""
