/** Descriptions of what each diagnostic marks, for the documentation and for reports that list the rules. */

import type { DiagnosticCode } from './declarations';

/** By code: what it marks, without a full stop. */
export const DESCRIPTIONS: Readonly<Record<DiagnosticCode, string>> = {
  conflict: 'A digit that appears twice in a row, column or box',
  'broken-rule': 'Digits that break a rule of the puzzle, such as a cage, a thermometer or a dot',
  'invalid-rule':
    'A line of `[Rules]`, `[Regions]` or `[Cages]` that cannot be read, or a rule that cannot be satisfied',
  'doubtful-rule': 'A rule that is probably a mistake: a rule given twice, or cages that overlap',
  'no-candidate': 'An empty cell that no digit fits',
  'no-place': 'A row, column or box that has no cell left for a digit',
  'no-solution': 'A puzzle without a solution, if no other error explains why',
  'wrong-digit': 'A digit that breaks no rule, but leaves the puzzle without a solution',
  'multiple-solutions': 'A puzzle with more than one solution, at cells where two of them differ',
  'redundant-given': 'A given without which the puzzle still has one solution',
  'not-minimal': 'A puzzle with a given that it does not need',
  duplicate: 'A copy of an earlier puzzle in the file, in any format',
  'isomorphic-duplicate': 'A 9x9 puzzle that is an earlier one with its lines in another order or with other digits',
  'level-mismatch': 'A header `#L` that differs from the level of the puzzle',
  'broken-symmetry': 'Givens that are symmetric except for one or two',
  'too-few-clues': 'A puzzle with fewer digits than any puzzle with one solution has',
  'forced-cell': 'An empty cell with only one candidate: a line under the cell',
  'invalid-symbol': 'A character that is neither a digit of the puzzle nor an empty cell',
  'row-length': 'A row, or a single-line puzzle, with too few or too many cells',
  'row-count': 'A puzzle with too few or too many rows',
  'misplaced-border': 'A border that is not between two boxes',
  'mixed-blanks': "An empty cell that is written differently from the puzzle's other empty cells",
  'not-read': 'Text that looks like a grid but cannot be read as a puzzle. A merge conflict is a warning',
  'not-all-shown': 'A file with more findings than `sudoku.diagnostics.maxPerFile`',
};
