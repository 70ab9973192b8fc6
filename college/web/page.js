// What every page runs: Material's own script, then the menu, the reader's record, sorted tables, figures as files, keeping for later.
// The build writes the course's map before it.

import "material:script";

import { takeFigures } from "./elements/chart/take.js";
import { ROOT } from "./here.js";
import { keepForLater } from "./offline/keeping.js";
import { carryRecord } from "./record/carry.js";
import { makeWhole } from "./record/course.js";
import { keepRecord } from "./record/store.js";
import { tellWhatIsDue } from "./record/later.js";
import { showProgress } from "./record/ticks.js";
import { useByKeyboard } from "./theme/menu.js";
import { makeSortable } from "./theme/sorting.js";

useByKeyboard();
takeFigures();
makeWhole(ROOT);
const learning = (window.collegeLearning = keepRecord());
carryRecord(learning); // before all else reads it: progress may arrive in the page's address
showProgress(learning);
tellWhatIsDue(learning);
window.collegeOffline = keepForLater();

for (const table of document.querySelectorAll(".cc-table-sortable table")) {
  makeSortable(/** @type {HTMLTableElement} */ (table));
}
