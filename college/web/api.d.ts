// Written by `python -m college.build.api_types` from Python's records. Do not edit.

/** What a copy says of where it comes from. */
export interface CopyRequest {
  link: string;
  /** The day of the copy, such as 2026-11-17. */
  day: string;
  /** The name of the course that the calculator is part of. */
  course?: string;
}

/** Inputs that a reader saved under a name, as a link to them carries them. */
export interface SavedScenario {
  id: string;
  name: string;
  link: Record<string, string>;
}

/** A run of one calculator; without any key, the run of its defaults. */
export interface CalculatorRequest {
  /** The example's values, where they are not the defaults. */
  start?: Record<string, number | string>;
  /** The texts that differ from the start. */
  inputs?: Record<string, string>;
  /** Which of its units a field is written in, if not the first. */
  writings?: Record<string, number>;
  /** Which unit to change a field to. */
  rewrite?: Record<string, number>;
  /** Values that another part of the page has changed: all that differ from the start. */
  set?: Record<string, number | string>;
  /** A slider that was moved, and its stop. */
  slide?: [string, number];
  /** Which start was chosen: 0 for the example. */
  preset?: number;
  /** The values that an address carries. */
  linked?: Record<string, string>;
  /** A saved scenario to go on with: what it carries, and else the defaults. */
  opened?: Record<string, string>;
  /** What the reader saved of this calculator. */
  saved?: SavedScenario[];
  /** The parts whose folds are closed: they are not asked for. */
  closed?: string[];
  /** Whether a slider is moving: only what follows it is asked for. */
  moving?: boolean;
  copy?: CopyRequest;
  /** What the example is called in a sentence. */
  example?: string;
  /** What the ids of the calculator's elements begin with. */
  uid?: string;
}

/** What the page shows in one field after a run. */
export interface FieldState {
  text: string;
  /** The text as it is shown, where all of it would not fit. */
  short?: string;
  /** The text that the field starts with. */
  start: string;
  /** The start's value in words, if this one is another; else empty. */
  was: string;
  /** Whether the other fields leave no place for this one. */
  hidden?: boolean;
  /** The slider's stop. */
  at?: number;
  /** The value with its unit, as a slider says it. */
  spoken?: string;
  /** What the field takes. */
  hint?: string;
}

/** The parts that follow a moving slider, as HTML. */
export interface MovingParts {
  headline: string;
  /** The answer in one line, for a narrow screen. */
  strip: string;
  /** How the answer differs from the example's. */
  comparison: string;
  bill: string;
  breakdown: string;
}

/** Every part of a result, as HTML; an empty one has nothing to show. */
export interface Parts extends MovingParts {
  /** The likely range, where an input is one. */
  likely: string;
  /** The reader's saved scenarios; missing while their fold is closed. */
  compared?: string;
  sweep: string;
  /** Missing while its fold is closed. */
  tornado?: string;
  walk: string;
  working: string;
}

/** A run as three texts; each holds the inputs, the result, the steps and the link. */
export interface Copies {
  text: string;
  markdown: string;
  csv: string;
}

/** A run. With errors or a refusal there is no result, and the last good one stays. */
export interface CalculatorReply {
  /** Field to sentence: what cannot be read, and what would do. */
  errors: Record<string, string>;
  fields: Record<string, FieldState>;
  /** How many of the folded fields differ from the start. */
  more: number;
  /** Which start these inputs are: 0 for the example, then presets; -1 for the reader's own. */
  begun: number;
  /** Why these inputs cannot go together. */
  refused?: string;
  parts?: MovingParts | Parts;
  /** The answer as a sentence without markup. */
  said?: string;
  /** Line of the result to its unrounded number. */
  values?: Record<string, string>;
  /** The inputs of this run. */
  now?: Record<string, number | string>;
  /** Name and value of what an address must carry. */
  link?: [string, string][];
  /** What a reader should know of a link that was opened. */
  notices?: string[];
  copies?: Copies;
}

/** A scenario as a page's record has it. */
export interface ScenarioMessage {
  calculator: string;
  given: Record<string, number | string>;
  /** The scenario that the other inputs are taken from, if any. */
  like: string;
  /** What readers call it. */
  name?: string;
}

/** A number of a sentence that was dragged or stepped. */
export interface Moved {
  address: string;
  /** How many stops of its slider, up or down. */
  by: number;
}

/** A calculator that starts from a scenario of the page. */
export interface PageCalculator {
  name: string;
  scenario: string;
  request: CalculatorRequest;
}

/** What a figure shows, as the page carries it: all that is needed to draw it again. */
export interface Figure {
  /** One of CHARTS, STEPS, PICTURE or LEDGER. */
  form: string;
  scenario: string;
  /** What the ids of its elements begin with. */
  uid: string;
  /** A second scenario, drawn beside the first. */
  against?: string;
  /** The name of the picture. */
  picture?: string;
  x?: string;
  y?: string;
  /** The line that a working begins with. */
  start?: string;
  /** The line that it ends with. */
  until?: string;
  /** The line that a ledger adds up to. */
  whole?: string;
  /** The lines that stand below its sum, with spaces between their names. */
  beside?: string;
  /** What the bill of the second scenario is called. */
  called?: string;
}

/** One change to the numbers of a page, and everything on it that shows them. The change is `typed`, `moved`, `linked`, or what the calculator `asked` was asked; without one of them the numbers stay, and what is shown of them is drawn anew. */
export interface PageRequest {
  scenarios: Record<string, ScenarioMessage>;
  /** `scenario.input` to its value, as far as it differs before this change. */
  changes: Record<string, number | string>;
  /** The changes that figures and calculators show already: while a number moves, some show those of before and some those of a moment ago. */
  shown: Record<string, number | string>[];
  /** `scenario.input` to the text in its field. */
  typed?: Record<string, string>;
  moved?: Moved;
  /** `scenario.input` to the value that an address carries. */
  linked?: Record<string, string>;
  /** Which of the calculators asks. */
  asked?: number;
  /** Whether the change goes on: calculators answer only with what follows a slider. */
  moving?: boolean;
  /** `scenario.input` of every field in a sentence. */
  fields: string[];
  /** Expression and form of each number that follows. */
  numbers: [string, string][];
  figures: Figure[];
  calculators: PageCalculator[];
}

/** The page's numbers. With an error there are no parts, and the last good ones stay. */
export interface PageReply {
  changes: Record<string, number | string>;
  /** `scenario.input`, or nothing for all together, to a sentence. */
  errors: Record<string, string>;
  fields: Record<string, FieldState>;
  numbers: [string, string][];
  /** Each figure drawn anew; None where it would be the same. */
  figures: (string | null)[];
  calculators: (CalculatorReply | null)[];
  /** Address and value of what a link to these numbers must carry. */
  link: [string, string][];
  /** What a reader should know of a link that was opened. */
  notices: string[];
}

/** A calculator's spreadsheet, with the inputs of a run. */
export interface SpreadsheetRequest {
  calculator: string;
  inputs: Record<string, number | string>;
  /** The address that opens the calculator with these inputs. */
  link: string;
}

/** The file, as text. */
export interface SpreadsheetReply {
  base64: string;
}

/** A wrong answer that the author foresaw, and what to say to it. */
export interface SlipMessage {
  expr: string;
  say: string;
}

/** An answer to judge, or the numbers of a variant, or both. */
export interface QuestionRequest {
  /** What was typed. */
  text?: string;
  /** The right result as it is printed, where nothing else is known of it. */
  shown?: string;
  scenarios?: Record<string, ScenarioMessage>;
  /** The right result as an expression. */
  expr?: string;
  tolerance?: string;
  slips?: SlipMessage[];
  /** The inputs that a variant changes, such as `fast.apples, slow.hours`. */
  vary?: string;
  seed?: string;
  /** 0: the numbers as printed; 1, 2 …: others. */
  turn?: number;
  /** Expression and form of each number to write anew. */
  numbers?: [string, string][];
}

/** The verdict on a text, and the numbers that were asked for. */
export interface QuestionReply {
  kind?: "right" | "slip" | "wrong" | "unreadable";
  right?: boolean;
  say?: string;
  numbers?: [string, string][];
}

/** Whatever went wrong, as a sentence; any reply may be this one. */
export interface Failed {
  failed: string;
}

/** What became of one check. Of a hidden one, `code` and `got` are empty. */
export interface Outcome {
  state: "passed" | "failed" | "error" | "skipped";
  hidden: boolean;
  code: string;
  message: string;
  got: string;
}

/** A program to run, and the checks that follow it. */
export interface RunRequest {
  code: string;
  checks: string;
}

/** What became of a program. */
export interface RunReply {
  /** What went wrong in the program itself, else nothing. */
  error: string;
  checks: Outcome[];
  /** Whether the program ran and every check passed. */
  passed: boolean;
}
