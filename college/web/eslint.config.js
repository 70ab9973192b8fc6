// How the scripts are linted: ESLint's own rules, and a few of ours.

import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name=/^createElement/]",
          message: "Elements are made by element.js.",
        },
      ],
      "no-script-url": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["**/runtime/python.js"], rules: { "no-console": "off" } }, // a worker's last resort
  { files: ["**/element.js"], rules: { "no-restricted-syntax": "off" } },
];
