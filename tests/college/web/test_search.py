"""The promises of the search: a buyer's words find a calculator, and a typo does no harm."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import material
import pytest
from college_mkdocs import host
from material.plugins.search import plugin as search_plugin

from college.pages.registry import site_pages
from tests.ours import our_course

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
THEME = ROOT / "college/web/theme"
SCRIPTS = Path(material.__file__).parent / "templates/assets/javascripts"
[WORKER] = (SCRIPTS / "workers").glob("search.*.js")
RUN = """
import { readFileSync } from "node:fs";
import vm from "node:vm";
const [module, program] = process.argv.slice(1);
const { index, queries } = JSON.parse(readFileSync(0, "utf8"));
globalThis.location = { protocol: "https:", href: "https://course.example/" };
globalThis.Worker = class extends EventTarget {
  constructor() {
    super();
    const hearers = [];
    const inside = {
      console,
      addEventListener: (_, hear) => hearers.push(hear),
      postMessage: (data) => this.dispatchEvent(new MessageEvent("message", { data })),
    };
    inside.self = inside;
    vm.runInNewContext(readFileSync(program, "utf8"), inside);
    this.postMessage = (data) => hearers.forEach((hear) => hear({ data }));
  }
};
const { SearchWorker } = await import(module);
const worker = new SearchWorker("search.js");
const answer = (message) =>
  new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
    worker.postMessage(message);
  });
await answer({ type: 0, data: { ...index, options: { suggest: true } } });
const found = [];
for (const query of queries) {
  const { data } = await answer({ type: 2, data: query });
  found.push(data.items.map(([first]) => first.location.split("#")[0]));
}
console.log(JSON.stringify(found));
"""


@pytest.fixture(scope="module")
def search():
    """Return `search(query, …)`: the pages found for each, by Material's own program and ours."""
    pages = site_pages(our_course()).values()
    docs = [
        {
            "location": page.address,
            "title": page.title or page.uri,
            "text": page.text.replace("<", "&lt;"),
            "tags": [*page.tags],
            "boost": page.search.boost,
        }
        for page in pages
        if not page.search.exclude
    ]
    config = {
        "lang": ["en"],
        "separator": r"[\s\-]+",
        "pipeline": ["stopWordFilter"],
        "fields": {"title": {"boost": 1e3}, "text": {"boost": 1}, "tags": {"boost": 1e6}},
    }

    def found(*queries):
        module = (THEME / "search-worker.js").as_uri()
        done = subprocess.run(
            ["node", "--input-type=module", "-e", RUN, module, str(WORKER)],
            input=json.dumps({"index": {"config": config, "docs": docs}, "queries": queries}),
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(done.stdout)

    return found


def test_a_buyers_words_find_calculators_first(search):
    """Who types what stands on the desk comes to a calculator, not to a definition."""
    quote, cheaper, price = search("quote", "cheaper quote", "cluster price")
    assert quote[0].startswith("calculators/")
    assert "calculators/two-bids.html" in cheaper[:2]
    assert all(address.startswith("calculators/") for address in price[:2])


def test_a_typo_finds_what_was_meant(search):
    """Also beside a word that was written right; and what is right is asked for as it is."""
    wrong, half, mixed, right = search("calculater", "infinibnad", "cheaper qoute", "infiniband")
    assert "calculators/index.html" in wrong
    assert "glossary/infiniband.html" in half[:5]
    assert "calculators/two-bids.html" in mixed[:3]
    assert "glossary/infiniband.html" in right[:3]


def test_nonsense_finds_nothing(search):
    """A second try is no third one."""
    assert search("xqzwvvkj") == [[]]


def test_the_numbers_of_a_sentence_are_in_the_index():
    """A field is part of the sentence it stands in; a slider and a hidden field are not."""
    host.index_field_values()
    host.index_field_values()
    parser = search_plugin.Parser()
    parser.feed(
        '<h1 id="a">A</h1><p>Rent <input type="text" value="1,024"> lamps at '
        '$<input type="text" value="3"> each.<input type="range" value="7"></p>'
    )
    (section,) = parser.data
    assert "".join(section.text) == "<p>Rent 1,024 lamps at $3 each.</p>"
