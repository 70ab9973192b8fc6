// What only an author's pages run: what check says of the page, and the switch to a teacher's view.

import "./preview.css";
import { CourseFindings } from "./findings.js";
import { offerViews } from "./views.js";

customElements.define("course-findings", CourseFindings);
for (const form of document.querySelectorAll(".cc-preview-views")) {
  offerViews(/** @type {HTMLFormElement} */ (form));
}
