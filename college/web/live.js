// What a lesson and a page with a calculator run: everything that a reader can change or answer.
// The build writes before it where the files are that come only when they are wanted.

import "./runtime/packs.js";

import { CourseCalculator } from "./elements/calculator/calculator.js";
import { offerMyNumbers } from "./elements/calculator/my-numbers.js";
import "./elements/chart/crosshair.js";
import "./elements/diagram/diagram.js";
import "./elements/example/example.js";
import "./elements/exercise/exercise.js";
import "./elements/guess/guess.js";
import "./elements/question/question.js";
import "./elements/steps/steps.js";
import "./elements/term/term.js";
import { takeNumbersAlong } from "./live/along.js";
import { openLinkedNumbers, showWhoseNumbers } from "./live/bar.js";
import { lessonFoot } from "./pages/lesson.js";
import { roleChoice } from "./pages/roles.js";

for (const box of document.querySelectorAll(".cc-roles")) roleChoice(box);
const foot = document.querySelector(".cc-lesson-foot[data-lesson]");
if (foot instanceof HTMLElement) lessonFoot(foot);
for (const calculator of document.querySelectorAll("course-calculator")) {
  if (calculator instanceof CourseCalculator) offerMyNumbers(calculator);
}
showWhoseNumbers();
takeNumbersAlong();
openLinkedNumbers();
