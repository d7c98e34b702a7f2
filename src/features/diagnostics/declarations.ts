/**
 * What each diagnostic declares. To add one, add a line here, its description in descriptions.ts, a rule that finds it, and its section in
 * docs/diagnostics.md; then run `npm run generate`.
 */

/** As in VS Code; `information` is used for text that is not read, and for the note that some findings are not shown. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** What a diagnostic declares beside its sentences. */
interface DiagnosticDeclaration {
  /** How severe it is, unless a setting or the finding itself says otherwise. */
  readonly severity: Severity;
  /** Where the user has to stop typing before it is shown: it is about what is only missing. Other findings are shown at once. */
  readonly waitsFor?: 'puzzle' | 'line';
  /**
   * How a board shows it at its cell. A board does not show findings about how a text is written, and advice. The words are those of `PROBLEMS`
   * in the protocol of boards.
   */
  readonly cell?: 'conflict' | 'broken rule' | 'no candidates' | 'wrong digit' | 'unread text';
  /** How a board shows it as a problem of the whole puzzle. The words are those of `FAULTS` there. */
  readonly puzzle?: 'no place' | 'no solution' | 'several solutions' | 'unread rule' | 'unread text';
  /** Whether it is on or off by default, if its rule looks at a whole collection, or is for collections only. A setting has its severity. */
  readonly lint?: 'on' | 'off';
  /** Whether it is on or off by default, if a setting has the severity of another rule. */
  readonly setting?: 'on' | 'off';
}

/** Advice about a collection that users have to ask for. */
const ADVICE = { severity: 'hint', lint: 'off' } as const;

/** All diagnostics by code: the word that a user sees beside a message. */
export const DIAGNOSTICS = {
  conflict: { severity: 'error', cell: 'conflict' },
  'broken-rule': { severity: 'error', cell: 'broken rule' },
  'invalid-rule': { severity: 'error', puzzle: 'unread rule' },
  'doubtful-rule': { severity: 'warning', puzzle: 'unread rule' },
  'no-candidate': { severity: 'error', cell: 'no candidates' },
  'no-place': { severity: 'error', puzzle: 'no place' },
  // With a set of digits that contradict each other it is about these cells.
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

/** What the diagnostic with a code declares. */
export function declarationOf(code: DiagnosticCode): DiagnosticDeclaration {
  return DIAGNOSTICS[code];
}

/** The codes whose declaration has a field. */
type CodeWith<Field extends keyof DiagnosticDeclaration> = {
  [Code in DiagnosticCode]: (typeof DIAGNOSTICS)[Code] extends { readonly [_ in Field]: unknown } ? Code : never;
}[DiagnosticCode];

/** The codes whose declaration has a field, in the order of the table. */
export function codesWith<Field extends keyof DiagnosticDeclaration>(field: Field): readonly CodeWith<Field>[] {
  return (Object.keys(DIAGNOSTICS) as DiagnosticCode[]).filter(
    (code): code is CodeWith<Field> => field in DIAGNOSTICS[code],
  );
}

/** The rules that look at a whole collection, or are for collections only. They are loaded when one of them is on. */
export const COLLECTION_RULES = /* @__PURE__ */ codesWith('lint');
