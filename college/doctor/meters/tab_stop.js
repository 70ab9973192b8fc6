// One stop of the Tab key: what it is called, and a sentence for each fault of it.
() => {
  const stop = document.activeElement;
  if (!stop || stop === document.body || stop === document.documentElement) return null;
  if (stop.dataset.walked === "first" && document.querySelectorAll("[data-walked]").length > 1) return null; // round again
  const faults = [];
  const said = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
  const labelled = (stop.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean).map((id) => said(document.getElementById(id))).join(" ");
  const name = (stop.getAttribute("aria-label") ?? (labelled || said(stop.labels?.[0]) || (stop.matches("select") ? "" : said(stop)) || (stop.title ?? ""))).slice(0, 80);
  const tags = { A: "link", BUTTON: "button", SELECT: "combobox", SUMMARY: "disclosure", TEXTAREA: "textbox", FIGURE: "figure" };
  const inputs = { text: "textbox", range: "slider", radio: "radio", checkbox: "checkbox" };
  const role = stop.getAttribute("role") ?? (stop.tagName === "INPUT" ? inputs[stop.type] : tags[stop.tagName]) ?? stop.tagName.toLowerCase();
  if (!name) faults.push("has no name");
  if (stop.dataset.walked) faults.push("comes twice");
  stop.dataset.walked = document.querySelector("[data-walked]") ? stop.dataset.walked ?? "yes" : "first";

  const look = getComputedStyle(stop);
  if (parseFloat(look.outlineWidth) < 2 || look.outlineStyle === "none" || look.opacity === "0") faults.push("does not show its focus");

  // A stop higher than the screen shows its beginning; any other is whole, and nothing lies on it.
  const box = stop.getClientRects()[0];
  const high = box && box.height > innerHeight / 2;
  const x = box ? box.left + Math.min(box.width, innerWidth) / 2 : 0;
  const y = box ? (high ? Math.max(box.top, 90) + 4 : box.top + box.height / 2) : 0;
  if (!box || box.width < 1 || box.height < 1) faults.push("has no size");
  else if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push(`is out of sight at ${x.toFixed()}, ${y.toFixed()}`);
  else {
    const top = document.elementFromPoint(x, y);
    const switched = look.pointerEvents === "none" && stop.form?.contains(top); // a label takes the clicks for it
    if (top && !stop.contains(top) && !top.contains(stop) && !switched) faults.push(`is covered by ${top.tagName.toLowerCase()} .${top.className}`);
  }

  const nav = stop.closest("nav");
  return { line: nav ? `links in “${nav.getAttribute("aria-label")}”` : `${role}: ${name}`, faults: faults.map((fault) => `${role} “${name}” ${fault}`) };
}
