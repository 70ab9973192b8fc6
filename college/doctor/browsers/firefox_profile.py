"""What Firefox is told before it starts: a reader's rules, and nothing of its own.

The settings a webdriver recommends stay off (`remote.prefs.recommended`), because they relax the
rules of file:// that readers have. What is below only silences the browser itself.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

READER = {
    "remote.prefs.recommended": False,
    "security.fileuri.strict_origin_policy": True,
}
DRIVER = {
    "marionette.port": 0,  # one the system chooses, told in the profile's MarionetteActivePort
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.startup.homepage": "about:blank",
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
}
# Each line was an attempt the recorder wrote down in an idle browser, or its sibling.
SILENCE = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "app.update.service.enabled": False,
    "browser.discovery.enabled": False,
    "browser.newtabpage.activity-stream.feeds.system.topsites": False,
    "browser.newtabpage.activity-stream.unifiedAds.adsFeed.enabled": False,
    "browser.region.network.url": "",
    "browser.region.update.enabled": False,
    "browser.safebrowsing.blockedURIs.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "browser.search.update": False,
    "browser.topsites.contile.enabled": False,
    "datareporting.healthreport.uploadEnabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.firstRunURL": "",
    "dom.push.connection.enabled": False,
    "dom.push.enabled": False,
    "dom.push.serverURL": "",
    "extensions.blocklist.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "media.gmp-manager.updateEnabled": False,
    "media.gmp-manager.url": "",
    "media.gmp-provider.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "security.remote_settings.crlite_filters.enabled": False,
    "security.remote_settings.intermediates.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "telemetry.fog.test.localhost_port": -1,
    "toolkit.telemetry.server": "",
}
# A release build reads services.settings.server only under this variable.
ENVIRONMENT = {"MOZ_REMOTE_SETTINGS_DEVTOOLS": "1", "MOZ_CRASHREPORTER_DISABLE": "1"}


def proxied(port: int) -> dict[str, object]:
    """Return the settings that send everything, loopback too, to the proxy on this port."""
    return {
        "network.proxy.type": 1,
        "network.proxy.http": "127.0.0.1",
        "network.proxy.http_port": port,
        "network.proxy.ssl": "127.0.0.1",
        "network.proxy.ssl_port": port,
        "network.proxy.allow_hijacking_localhost": True,
        "network.proxy.failover_direct": False,
        "network.proxy.no_proxies_on": "",
    }


def write_profile(folder: Path, port: int) -> None:
    """Make the folder a fresh profile that knows the proxy."""
    settings = {**READER, **DRIVER, **SILENCE, **proxied(port)}
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in settings.items())
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
