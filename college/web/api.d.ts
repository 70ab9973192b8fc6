// Written by `python -m college.build.api_types` from Python's records. Do not edit.

/** What a copy says of where it comes from. */
export interface CopyRequest {
  link: string;
  /** The day of the copy, such as 2026-11-17. */
  day: string;
  /** The name of the course that the calculator is part of. */
  course?: string;
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
  /** A slider that was moved, and its stop. */
  slide?: [string, number];
  /** Which start was chosen: 0 for the example. */
  preset?: number;
  /** The values that an address carries. */
  linked?: Record<string, string>;
  /** A's inputs, where A was kept. */
  pinned?: Record<string, number | string>;
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
  /** The text that the field starts with. */
  start: string;
  /** The start's value in words, if this one is another; else empty. */
  was: string;
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
  /** A beside B, where A is kept. */
  compared: string;
  sweep: string;
  tornado: string;
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
  /** Why these inputs cannot go together. */
  refused?: string;
  parts?: MovingParts | Parts;
  /** The answer as a sentence without markup. */
  said?: string;
  /** Line of the result to its unrounded number. */
  values?: Record<string, string>;
  /** The inputs of this run, to be sent back as `pinned`. */
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
}

/** The numbers of a sentence, worked out with the inputs as the reader changed them. */
export interface ProseRequest {
  scenarios: Record<string, ScenarioMessage>;
  /** `scenario.input` to the text in its field. */
  inputs?: Record<string, string>;
  /** Expression and form of each number. */
  numbers?: [string, string][];
}

/** The numbers in the order they were asked for; None where there is none. */
export interface ProseReply {
  numbers: ([string, string] | null)[];
  /** `scenario.input` to the text as it was understood. */
  fields: Record<string, string>;
  /** `scenario.input`, or nothing for an expression, to a sentence. */
  errors: Record<string, string>;
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
