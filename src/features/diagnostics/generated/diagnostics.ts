/** The properties of each diagnostic that the program needs before it loads the code that finds it. Written by `npm run generate`: do not edit. */

import type { DiagnosticTraits } from '../declaration';

/** The diagnostics by code, the most severe ones first. */
export const DIAGNOSTICS = {
  'broken-rule': { severity: 'error', cell: 'broken rule' },
  conflict: { severity: 'error', cell: 'conflict' },
  'invalid-rule': { severity: 'error', puzzle: 'unread rule' },
  'invalid-symbol': { severity: 'error', cell: 'unread text', puzzle: 'unread text' },
  'no-candidate': { severity: 'error', cell: 'no candidates' },
  'no-place': { severity: 'error', puzzle: 'no place' },
  'no-solution': { severity: 'error', cell: 'wrong digit', puzzle: 'no solution' },
  'row-count': { severity: 'error', waitsFor: 'puzzle', puzzle: 'unread text' },
  'row-length': { severity: 'error', waitsFor: 'line', puzzle: 'unread text' },
  'wrong-digit': { severity: 'error', cell: 'wrong digit' },
  'doubtful-digit': { severity: 'warning', cell: 'doubtful digit' },
  'doubtful-rule': { severity: 'warning', puzzle: 'unread rule' },
  'misplaced-border': { severity: 'warning', waitsFor: 'line' },
  'multiple-solutions': { severity: 'warning', waitsFor: 'puzzle', puzzle: 'several solutions' },
  duplicate: { severity: 'information', lint: 'on' },
  'not-all-shown': { severity: 'information' },
  'not-read': { severity: 'information' },
  'broken-symmetry': { severity: 'hint', lint: 'off' },
  'forced-cell': { severity: 'hint' },
  'isomorphic-duplicate': { severity: 'hint', lint: 'off' },
  'level-mismatch': { severity: 'hint', lint: 'off' },
  'mixed-blanks': { severity: 'hint' },
  'not-minimal': { severity: 'hint', lint: 'off' },
  'redundant-given': { severity: 'hint', setting: 'off' },
  'too-few-clues': { severity: 'hint', waitsFor: 'puzzle', lint: 'on' },
} as const satisfies Readonly<Record<string, DiagnosticTraits>>;
