/**
 * The declaration of a diagnostic, at the top of the file that finds it. `npm run generate` collects the declarations in
 * `generated/`, in the settings and in the documentation, because the program needs their severities before it loads these files.
 */

/** As in VS Code; `information` is for text that is not read, for the note that some findings are not shown, and for duplicates. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** The properties that the program needs before it loads the code that finds a diagnostic. */
export interface DiagnosticTraits {
  /** The default severity, which a setting or the finding itself may override. */
  readonly severity: Severity;
  /** Where the user has to stop typing before it is shown, if it is about something missing. Other findings are shown immediately. */
  readonly waitsFor?: 'puzzle' | 'line';
  /**
   * How a board shows it at its cell. A board does not show findings about notation, or advice. The words are those of `PROBLEMS`
   * in the protocol of boards.
   */
  readonly cell?: 'conflict' | 'broken rule' | 'no candidates' | 'wrong digit' | 'unread text' | 'doubtful digit';
  /** How a board shows it as a problem of the whole puzzle. The words are those of `FAULTS` there. */
  readonly puzzle?: 'no place' | 'no solution' | 'several solutions' | 'unread rule' | 'unread text';
  /** For a lint rule, whose severity is a setting: whether it is on or off by default. */
  readonly lint?: 'on' | 'off';
  /** For any other rule whose severity is a setting, also named `sudoku.lint.…`: whether it is on or off by default. */
  readonly setting?: 'on' | 'off';
}

/** The declaration of a diagnostic. */
export interface DiagnosticDeclaration extends DiagnosticTraits {
  /** The word that a user sees next to a message. It has a section in docs/diagnostics.md. */
  readonly code: string;
  /**
   * The description of what it marks, as Markdown without a full stop: for the documentation, for the setting of its severity, and for reports that list the
   * rules.
   */
  readonly marks: string;
}
