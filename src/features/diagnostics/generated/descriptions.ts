/** What each diagnostic marks. Written by `npm run generate`: do not edit. */

import type { DiagnosticCode } from '../declarations';

/** By code: what a diagnostic marks, as Markdown without a full stop. */
export const DESCRIPTIONS: Readonly<Record<DiagnosticCode, string>> = {
  'broken-rule': 'Digits that break a variant rule, such as a cage, a thermometer or a dot',
  conflict: 'A digit that appears twice in a row, column or box',
  'invalid-rule':
    'A line of `[Rules]`, `[Regions]` or `[Cages]` that cannot be read, or a rule that cannot be satisfied',
  'invalid-symbol': 'A character that is neither a digit of the puzzle nor an empty cell',
  'no-candidate': 'An empty cell that no digit fits',
  'no-place': 'A row, column or box that has no cell left for a digit',
  'no-solution': 'A puzzle without a solution, if no other error explains why',
  'row-count': 'A puzzle with too few or too many rows',
  'row-length': 'A row, or a single-line puzzle, with too few or too many cells',
  'wrong-digit': 'A digit that breaks no rule, but leaves the puzzle without a solution',
  'doubtful-digit': 'A cell that may have been read incorrectly from a picture',
  'doubtful-rule': 'A rule that is probably a mistake, such as a repeated rule or overlapping cages',
  'misplaced-border': 'A border that is not between two boxes',
  'multiple-solutions': 'A puzzle with more than one solution, marked at the first cell in which two of them differ',
  duplicate: 'A copy of an earlier puzzle in the file, in any format',
  'not-all-shown': 'A file with more findings than `sudoku.diagnostics.maxPerFile`',
  'not-read':
    'Text that looks like a grid but cannot be read as a puzzle. For a merge conflict, the severity is warning',
  'broken-symmetry': 'Givens that are symmetric except for one or two',
  'forced-cell': 'An empty cell with only one candidate. It is marked with a line under the cell',
  'isomorphic-duplicate':
    'A 9x9 puzzle that becomes an earlier one when its rows and columns are reordered or its digits relabeled. This check computes the canonical form of each puzzle',
  'level-mismatch':
    'A header `#L` that differs from the level of the puzzle. This check rates each puzzle with such a header',
  'mixed-blanks': "An empty cell that is written differently from the puzzle's other empty cells",
  'not-minimal': 'A puzzle with at least one redundant given. This check runs a search for each given',
  'redundant-given': 'A given without which the puzzle still has one solution',
  'too-few-clues': 'A puzzle with fewer digits than any puzzle with exactly one solution can have',
};
