import type { CanonicalForm, FormKind } from '../../core/canonical/index';
import { hasConflict } from '../../core/grid';
import { makeLine, parseLine } from '../../core/notation';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { formatOption, jobsOption } from './shared/common';
import { FOUND_FIELD, unreadOutcome, type VerbOutcome, without, withResult } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { PuzzleVerb, VerbOption } from './shared/verb';

const formOption: VerbOption = {
  name: 'form',
  value: 'KIND',
  values: ['text', 'pattern', 'solution'] satisfies FormKind[],
  standard: 'pattern',
  summary:
    'text: the form with the smallest text. pattern: the form with the smallest pattern of givens, and then the smallest digits; the fastest. ' +
    'solution: the form with the smallest solution.',
};

/** `sudoku canonical`. */
export const canonicalVerb: PuzzleVerb = {
  description: [
    'Puzzles that differ only by the order of lines, bands and stacks, by transposition, or by a relabeling of digits have the same canonical form. It is computed from the givens.',
    'The exit status is 1 when a puzzle has no canonical form: it is not 9x9, its givens are in conflict, or it lists candidates.',
  ],
  options: [formOption, formatOption, jobsOption],
  examples: [
    { command: 'sudoku canonical puzzles.sdm | sort -u | wc -l', does: 'Counts the essentially different puzzles.' },
    { command: 'sudoku canonical --format tsv puzzles.sdm', does: 'Also writes the number of automorphisms.' },
  ],
  fields: [...PLACE_FIELDS, 'form', 'automorphisms', FOUND_FIELD],
  async load(values) {
    const { CanonicalForms } = await import('../../core/canonical/index');
    const forms = new CanonicalForms();
    const kind = (values.form ?? 'pattern') as FormKind;
    const none = (text: string, problem: string) => without({ form: null, automorphisms: null }, text, problem, 'no');
    const formed = ({ digits, automorphisms }: CanonicalForm): VerbOutcome => {
      const form = makeLine(digits);
      return withResult({ form, automorphisms }, form);
    };
    const outcomeOf = (puzzle: Puzzle): VerbOutcome => {
      if (!isWhole(puzzle)) return unreadOutcome({ form: null, automorphisms: null }, puzzle);
      const { geometry, allowed } = puzzle.grid;
      const grid = { geometry, digits: puzzle.givens };
      if (hasConflict(grid)) return none('no form', 'has no canonical form: its givens are in conflict');
      if (allowed) return none('no form', 'has no canonical form: it lists candidates');
      const found = forms.find(kind, grid);
      if (!found) {
        const reason =
          kind === 'solution'
            ? 'it is not a classic 9x9 puzzle, or does not have exactly one solution'
            : 'it is not a classic 9x9 puzzle';
        return none('no form', `has no canonical form: ${reason}`);
      }
      return formed(found);
    };
    const line = (text: string) => {
      const grid = parseLine(text);
      const found = grid && !hasConflict(grid) ? forms.find(kind, grid) : undefined;
      return found && formed(found);
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle), { line });
  },
};
