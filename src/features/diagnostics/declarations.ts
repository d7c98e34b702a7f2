/**
 * Declarations of diagnostics. To add one, add a line to both tables, a rule that finds it, its message, and its section in
 * docs/diagnostics.md; then run `npm run generate`.
 */

/** As in VS Code; `information` is for text that is not read, and for the note that some findings are not shown. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** The declaration of a diagnostic, except its messages. */
interface DiagnosticDeclaration {
  /** The default severity, which a setting or the finding itself may override. */
  readonly severity: Severity;
  /** Where the user has to stop typing before it is shown, if it is about something missing. Other findings are shown immediately. */
  readonly waitsFor?: 'puzzle' | 'line';
  /**
   * How a board shows it at its cell. A board does not show findings about notation, or advice. The words are those of `PROBLEMS`
   * in the protocol of boards.
   */
  readonly cell?: 'conflict' | 'broken rule' | 'no candidates' | 'wrong digit' | 'unread text';
  /** How a board shows it as a problem of the whole puzzle. The words are those of `FAULTS` there. */
  readonly puzzle?: 'no place' | 'no solution' | 'several solutions' | 'unread rule' | 'unread text';
  /** Whether it is on or off by default, if its rule examines a whole collection or is only for collections. A setting has its severity. */
  readonly lint?: 'on' | 'off';
  /** Whether it is on or off by default, if a setting has the severity of another rule. */
  readonly setting?: 'on' | 'off';
}

/** Advice about a collection that is off by default. */
const ADVICE = { severity: 'hint', lint: 'off' } as const;

/** All diagnostics by code, the word that a user sees next to a message. */
export const DIAGNOSTICS = {
  conflict: { severity: 'error', cell: 'conflict' },
  'broken-rule': { severity: 'error', cell: 'broken rule' },
  'invalid-rule': { severity: 'error', puzzle: 'unread rule' },
  'doubtful-rule': { severity: 'warning', puzzle: 'unread rule' },
  'no-candidate': { severity: 'error', cell: 'no candidates' },
  'no-place': { severity: 'error', puzzle: 'no place' },
  // Shown at cells if the contradictory digits are known, otherwise for the whole puzzle.
  'no-solution': { severity: 'error', cell: 'wrong digit', puzzle: 'no solution' },
  'wrong-digit': { severity: 'error', cell: 'wrong digit' },
  'multiple-solutions': { severity: 'warning', waitsFor: 'puzzle', puzzle: 'several solutions' },
  'redundant-given': { severity: 'hint', setting: 'off' },
  'not-minimal': ADVICE,
  duplicate: { severity: 'information', lint: 'on' },
  'isomorphic-duplicate': ADVICE,
  'level-mismatch': ADVICE,
  'broken-symmetry': ADVICE,
  'too-few-clues': { severity: 'hint', waitsFor: 'puzzle', lint: 'on' },
  'forced-cell': { severity: 'hint' },
  'invalid-symbol': { severity: 'error', cell: 'unread text', puzzle: 'unread text' },
  'row-length': { severity: 'error', waitsFor: 'line', puzzle: 'unread text' },
  'row-count': { severity: 'error', waitsFor: 'puzzle', puzzle: 'unread text' },
  'misplaced-border': { severity: 'warning', waitsFor: 'line' },
  'mixed-blanks': { severity: 'hint' },
  'not-read': { severity: 'information' },
  'not-all-shown': { severity: 'information' },
} as const satisfies Readonly<Record<string, DiagnosticDeclaration>>;

/** The code of a diagnostic. Each has a section in docs/diagnostics.md. */
export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/**
 * What each diagnostic marks, without a full stop: for the documentation, for the setting of its severity, and for reports that list the
 * rules. It is separate from `DIAGNOSTICS`, so that code that does not show it does not load it.
 */
export const DESCRIPTIONS: Readonly<Record<DiagnosticCode, string>> = {
  conflict: 'A digit that appears twice in a row, column or box',
  'broken-rule': 'Digits that break a variant rule, such as a cage, a thermometer or a dot',
  'invalid-rule':
    'A line of `[Rules]`, `[Regions]` or `[Cages]` that cannot be read, or a rule that cannot be satisfied',
  'doubtful-rule': 'A rule that is probably a mistake, such as a repeated rule or overlapping cages',
  'no-candidate': 'An empty cell that no digit fits',
  'no-place': 'A row, column or box that has no cell left for a digit',
  'no-solution': 'A puzzle without a solution, if no other error explains why',
  'wrong-digit': 'A digit that breaks no rule, but leaves the puzzle without a solution',
  'multiple-solutions': 'A puzzle with more than one solution, marked at the first cell in which two of them differ',
  'redundant-given': 'A given without which the puzzle still has one solution',
  'not-minimal': 'A puzzle with at least one redundant given. This check runs a search for each given',
  duplicate: 'A copy of an earlier puzzle in the file, in any format',
  'isomorphic-duplicate':
    'A 9x9 puzzle that becomes an earlier one when its rows and columns are reordered or its digits relabeled. This check computes the canonical form of each puzzle',
  'level-mismatch':
    'A header `#L` that differs from the level of the puzzle. This check rates each puzzle with such a header',
  'broken-symmetry': 'Givens that are symmetric except for one or two',
  'too-few-clues': 'A puzzle with fewer digits than any puzzle with exactly one solution can have',
  'forced-cell': 'An empty cell with only one candidate. It is marked with a line under the cell',
  'invalid-symbol': 'A character that is neither a digit of the puzzle nor an empty cell',
  'row-length': 'A row, or a single-line puzzle, with too few or too many cells',
  'row-count': 'A puzzle with too few or too many rows',
  'misplaced-border': 'A border that is not between two boxes',
  'mixed-blanks': "An empty cell that is written differently from the puzzle's other empty cells",
  'not-read':
    'Text that looks like a grid but cannot be read as a puzzle. For a merge conflict, the severity is warning',
  'not-all-shown': 'A file with more findings than `sudoku.diagnostics.maxPerFile`',
};

/** The declaration of the diagnostic with a code. */
export function declarationOf(code: DiagnosticCode): DiagnosticDeclaration {
  return DIAGNOSTICS[code];
}

/** The severity of a diagnostic without settings: `off` if a setting must turn it on. */
export function usualLevelOf(code: DiagnosticCode): Severity | 'off' {
  const { severity, lint, setting = lint } = declarationOf(code);
  return setting === 'off' ? 'off' : severity;
}

/** The codes whose declaration has a field. */
export type CodeWith<Field extends keyof DiagnosticDeclaration> = {
  [Code in DiagnosticCode]: (typeof DIAGNOSTICS)[Code] extends { readonly [_ in Field]: unknown } ? Code : never;
}[DiagnosticCode];

/** The codes whose declaration has a field, in the order of the table. */
export function codesWith<Field extends keyof DiagnosticDeclaration>(field: Field): readonly CodeWith<Field>[] {
  return (Object.keys(DIAGNOSTICS) as DiagnosticCode[]).filter(
    (code): code is CodeWith<Field> => field in DIAGNOSTICS[code],
  );
}

/** The rules that examine a whole collection or are only for collections. They are loaded when one of them is on. */
export const COLLECTION_RULES = /* @__PURE__ */ codesWith('lint');
