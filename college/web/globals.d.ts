// The globals of a page: the only names that its scripts share, and the data the build writes
// before them. Everything else is imported.

import type { CourseMap } from "./record/course.js";
import type { Keeping } from "./offline/keeping.js";
import type { reviewQueue } from "./record/due.js";
import type { Learning } from "./record/store.js";
import type { Runtime } from "./runtime/python_in_page.js";
import type { Pack } from "./runtime/pack.js";
import type { EditorMaker } from "./elements/exercise/opening.js";

declare global {
  interface Window {
    /** The course as the build wrote it down; first in `page.js`. */
    collegeCourse: CourseMap;
    /** The reader's own record; kept by `page.js`. */
    collegeLearning: Learning;
    /** Whether pages are kept for use without a network; `page.js`. */
    collegeOffline: Keeping;
    /** Where the files lie that come only when they are wanted; first in `live.js`. */
    collegeLater: { editor: string; packs: Pack[] };
    /** The Python of the calculators, and the one that runs learners' programs; `live.js`. */
    college: Runtime;
    collegeExercise: Runtime;
    /** Every question of the course by its id, as HTML; `questions.js`, for the review. */
    collegeQuestions: Record<string, string>;
    /** What the theme keeps of a reader's choices; `early.js`. */
    __md_get: (name: string) => unknown;
    __md_set: (name: string, value: unknown) => void;
    /** When each question comes back; `due.js`, for the review. */
    collegeDue: typeof reviewQueue;
    /** How an editor is made; `editor.js`, once an exercise is opened. */
    courseEditor?: EditorMaker;
    /** Takes a part of a pack from the script that carries it, on file://; `runtime/pack.js`. */
    collegePart?: (name: string, text: string) => void;
  }
}
