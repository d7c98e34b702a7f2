/** What each code marks, for reports that list the rules. docs/diagnostics.md describes those of the editor. */

import type { DiagnosticCode, Severity } from '../../features/diagnostics/rule';

/** A rule: how severe its findings are unless the user says otherwise, and what it marks. */
interface RuleAbout {
  readonly severity: Severity;
  readonly does: string;
}

/** The codes of reports: those of the editor, and one for puzzles about which it reports nothing. */
export type ReportCode = DiagnosticCode | 'not-checked';

/** All codes. */
export const RULES: Readonly<Record<ReportCode, RuleAbout>> = {
  conflict: { severity: 'error', does: 'A digit that is twice in a row, column or box' },
  'broken-rule': { severity: 'error', does: 'Digits that break a rule of the puzzle, such as a cage with a wrong sum' },
  'invalid-rule': { severity: 'error', does: 'A rule that cannot be read, or that no puzzle can keep' },
  'doubtful-rule': { severity: 'warning', does: 'A rule that is there twice, or overlaps another one' },
  'no-candidate': { severity: 'error', does: 'An empty cell that no digit fits' },
  'no-place': { severity: 'error', does: 'A row, column or box that has no cell left for a digit' },
  'no-solution': { severity: 'error', does: 'A puzzle without a solution' },
  'wrong-digit': { severity: 'error', does: 'A digit that breaks no rule, but leaves the puzzle without a solution' },
  'multiple-solutions': { severity: 'warning', does: 'A puzzle with more than one solution' },
  'redundant-given': { severity: 'hint', does: 'A given without which the puzzle still has one solution' },
  'not-minimal': { severity: 'hint', does: 'A puzzle with a given that it does not need' },
  duplicate: { severity: 'information', does: 'A copy of another puzzle' },
  'isomorphic-duplicate': {
    severity: 'hint',
    does: 'Another puzzle with its lines in another order or other names for its digits',
  },
  'level-mismatch': { severity: 'hint', does: 'A header that does not say how hard the puzzle is' },
  'broken-symmetry': { severity: 'hint', does: 'A given that breaks the symmetry of almost all givens' },
  'too-few-clues': { severity: 'hint', does: 'A puzzle with fewer digits than any with one solution has' },
  'forced-cell': { severity: 'hint', does: 'An empty cell with only one possible digit' },
  'invalid-symbol': { severity: 'error', does: 'A character that is neither a digit of the puzzle nor a blank' },
  'row-length': { severity: 'error', does: 'A row, or a puzzle in one line, with too few or too many cells' },
  'row-count': { severity: 'error', does: 'A puzzle with too few or too many rows' },
  'misplaced-border': { severity: 'warning', does: 'A border that is not between two boxes' },
  'mixed-blanks': { severity: 'hint', does: "A blank that differs from the puzzle's other blanks" },
  'not-read': { severity: 'information', does: 'Text that looks like a grid, but of which no puzzle is read' },
  'not-checked': { severity: 'warning', does: 'A puzzle whose search has reached its time limit' },
  'not-all-shown': { severity: 'information', does: 'There are more findings than are shown' },
};
