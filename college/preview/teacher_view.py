"""What the preview sets above a lesson: a draft's mark, and a switch from learner to teacher.

Nothing of it is in the built site: notes and answers stand on the teaching pages there.
"""

from college.markdown.blocks.teach import TEACHERS_ONLY

_DRAFT = '<p class="cc-callout"><b>Draft.</b> The built site leaves this lesson out.</p>'
_SWITCH = """<form class="cc-view" aria-label="Preview">
<fieldset><legend>Preview as</legend>
<label><input type="radio" name="view" value="learner" checked> learner</label>
<label><input type="radio" name="view" value="teacher"> teacher, with notes and answers</label>
</fieldset></form>
"""
_STYLE = f"""<style>
.cc-view fieldset {{
  display: flex; flex-wrap: wrap; gap: 0 1em; margin: 0 0 1em; border: 1px dashed;
}}
.cc-view label {{ min-height: 24px; }}
html:not([data-view="teacher"]) .{TEACHERS_ONLY} {{ display: none; }}
html[data-view="teacher"] .cc-reveal[hidden] {{ display: block; }}
</style>
"""
_SCRIPT = """<script>
(() => {
  const form = document.querySelector(".cc-view");
  const folds = new Set();
  const show = (view) => {
    document.documentElement.dataset.view = view;
    for (const fold of folds) fold.open = false;
    folds.clear();
    if (view === "learner") return;
    for (const fold of document.querySelectorAll("article details:not([open])")) {
      fold.open = true;
      folds.add(fold);
    }
  };
  form.addEventListener("change", () => {
    sessionStorage.setItem("preview-view", form.view.value);
    show(form.view.value);
  });
  form.view.value = sessionStorage.getItem("preview-view") ?? "learner";
  window.addEventListener("load", () => show(form.view.value));
})();
</script>
"""


def marked(html: str, *, draft: bool) -> str:
    """Return a lesson's text as its author sees it: with the switch, which the tab remembers."""
    return _SWITCH + _STYLE + (_DRAFT if draft else "") + html + _SCRIPT
