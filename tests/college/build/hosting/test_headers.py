"""The promises to a host: what it sends is told once, and what never changes is named so."""

from __future__ import annotations

import gzip
import re

import brotli
import pytest
import yaml

from college.build.hosting.compressed import compress
from college.build.hosting.deploy import deploy
from college.build.hosting.headers import FOREVER, SECURITY, caddyfile, headers_file
from college.pages.site.policy import POLICY
from college.scaffold.hosts import HOSTS, host_files
from college.scaffold.refused import Refused
from tests.college.build.written_site import written_site

FILES = {
    "index.html": "words " * 100,
    "404.html": "gone " * 100,
    "worker.js": "keep();" * 100,
    "tiny.txt": "a",
    "assets/page.e2eb52f247.js": "script();" * 100,
    "assets/mark.png": "picture",
    "assets/runtime/a556c5df5691e3fc/wasm.bin": "python",
    "assets/runtime/a556c5df5691e3fc/wasm.js": "python" * 100,
}


@pytest.fixture
def site(tmp_path):
    """Return a small built site."""
    return written_site(tmp_path, FILES)


def test_only_what_is_named_by_its_content_is_kept_for_a_year(site):
    """And no rule for every file says for how long: hosts join what two rules say."""
    blocks = re.split(r"^(?=/)", headers_file(site), flags=re.MULTILINE)[1:]
    rules = {block.splitlines()[0]: block for block in blocks}
    assert [*rules] == ["/*", "/assets/page.e2eb52f247.js", "/assets/runtime/*"]
    assert "Cache-Control" not in rules.pop("/*")
    assert all(f"Cache-Control: {FOREVER}" in block for block in rules.values())


def test_header_and_page_have_one_policy(site):
    """The header adds what a page cannot say of itself; both forms of the headers say the same."""
    assert SECURITY["Content-Security-Policy"] == f"{POLICY}; frame-ancestors 'none'"
    for told in (headers_file(site), caddyfile(site)):
        assert all(name in told and value in told for name, value in SECURITY.items())


def test_texts_lie_compressed_beside_themselves(site):
    """Each way gives the text back, twice the same; what gets no smaller has none."""
    compress(site)
    beside = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    texts = ("index.html", "404.html", "worker.js", "assets/page.e2eb52f247.js")
    assert beside - {*FILES} == {f"{name}{end}" for name in texts for end in (".br", ".gz")}
    first = (site / "index.html.gz").read_bytes()
    assert gzip.decompress(first).decode() == FILES["index.html"]
    assert brotli.decompress((site / "index.html.br").read_bytes()).decode() == FILES["index.html"]
    compress(site)
    assert (site / "index.html.gz").read_bytes() == first


@pytest.mark.parametrize("host", HOSTS)
def test_a_workflow_is_written_once_and_never_over_changes(tmp_path, host):
    """Again is no harm; a file with an author's changes stays, and is told."""
    said = []
    deploy(tmp_path, host, said.append)
    deploy(tmp_path, host, said.append)
    (name,) = host_files(host)
    assert (tmp_path / name).read_text("utf-8") == host_files(host)[name].read_text("utf-8")
    assert said[0] == said[1]
    (tmp_path / name).write_text("mine", "utf-8")
    with pytest.raises(Refused, match="has your own changes"):
        deploy(tmp_path, host, said.append)


def test_a_host_that_is_not_known_is_told():
    """With the nearest that is."""
    with pytest.raises(Refused, match="did you mean gitlab"):
        deploy(None, "gitlub", print)


def test_workflows_build_with_the_commands_that_a_course_has():
    """The targets of make, and the options of college, that they call are there."""
    texts = {
        host: "".join(path.read_text("utf-8") for path in host_files(host).values())
        for host in HOSTS
    }
    for host in ("github", "gitlab"):
        assert yaml.safe_load(texts[host])
        assert "make site test" in texts[host]
    assert "SITE_URL" in texts["netlify"]
