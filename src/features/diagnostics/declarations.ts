/**
 * Declarations of diagnostics. To add one, add a line here, its description in descriptions.ts, a rule that finds it, and its section in
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
  // If a set of digits is contradictory, it is about these cells.
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

/** The declaration of the diagnostic with a code. */
export function declarationOf(code: DiagnosticCode): DiagnosticDeclaration {
  return DIAGNOSTICS[code];
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
