// What a page must be like at any width: a sentence for each thing that is not.
() => {
  const faults = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], .cc-unseen, .md-skip");
  const name = (element) => `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}”`;
  const root = document.documentElement;

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll("main *")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5 && !element.closest(".cc-table-place *, .cc-chart-scroll *, .md-sidebar, svg *, pre *"),
    );
    faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${wide.slice(-3).map((element) => `${name(element)} .${element.className}`).join(", ")}`);
  }

  // A link in a line of text is as high as the line; everything else has room for a finger (2.5.8).
  const inSentence = (link) => getComputedStyle(link).display === "inline" && [...link.parentElement.childNodes].some((node) => node !== link && /\w/.test(node.textContent));
  for (const target of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!shown(target) || (target.matches("a") && inSentence(target))) continue;
    const { width, height } = (target.type === "radio" ? (target.labels[0] ?? target) : target).getBoundingClientRect();
    if (width > 0 && Math.min(width, height) < 23.9) faults.push(`target of ${width.toFixed()} × ${height.toFixed()} px: ${name(target)}`);
  }

  for (const slider of document.querySelectorAll("input[type=range]")) {
    const { width } = slider.getBoundingClientRect();
    if (shown(slider) && width < 160) faults.push(`slider of ${width.toFixed()} px: ${name(slider)}`);
  }

  for (const text of document.querySelectorAll("svg text")) {
    const picture = text.closest("svg");
    if (!shown(picture) || !text.textContent.trim()) continue;
    const box = picture.viewBox.baseVal;
    const drawn = picture.getBoundingClientRect();
    const scale = box?.width ? Math.min(drawn.width / box.width, drawn.height / box.height) : 1;
    const size = parseFloat(getComputedStyle(text).fontSize) * scale;
    if (size < 11.95) faults.push(`lettering of ${size.toFixed(1)} px: ${text.textContent.trim().slice(0, 30)}`);
  }
  return faults;
}
