import { countFilled } from '../../core/grid';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import { formatOption, jobsOption, millisecondsOf, timeLimitOption } from './shared/common';
import {
  FOUND_FIELD,
  GIVEN_UP,
  lineOfGrid,
  unreadOutcome,
  type VerbOutcome,
  without,
  withResult,
} from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { PuzzleVerb, VerbOption } from './shared/verb';

const symmetryOption: VerbOption = {
  name: 'keep-symmetry',
  summary: 'Remove givens in groups, so that their pattern keeps its symmetry.',
};

/** `sudoku minimise`. */
export const minimiseVerb: PuzzleVerb = {
  description: [
    'Tries to remove each given in reading order, and keeps a given if there would be several solutions without it. Each puzzle becomes one line, without its entries.',
    'The exit status is 1 when a puzzle does not have exactly one solution.',
  ],
  options: [symmetryOption, formatOption, jobsOption, timeLimitOption],
  examples: [{ command: 'sudoku minimise puzzles.sdm', does: 'Writes minimal puzzles.' }],
  fields: [...PLACE_FIELDS, 'minimal', 'removed', 'clues', FOUND_FIELD],
  isSlow: true,
  async load(values, now) {
    const { searchedVerdict } = await import('../work/reasoning');
    const { finishWithin } = await import('../../text/work');
    const { minimizeGivens: minimised } = await import('../../core/repair/redundant');
    const { orbitsUnder, patternSymmetries } = await import('../../core/symmetry/patterns');
    const limit = millisecondsOf(values);
    const none = (text: string, problem: string, isFound: 'no' | 'unknown' = 'no') =>
      without({ minimal: null, removed: null, clues: null }, text, problem, isFound);
    const timeUp = () => none('time is up', GIVEN_UP, 'unknown');
    const outcomeOf = (puzzle: Puzzle): VerbOutcome => {
      if (!isWhole(puzzle)) return unreadOutcome({ minimal: null, removed: null, clues: null }, puzzle);
      if (puzzle.grid.allowed)
        return none('not minimized', 'lists candidates, so its givens do not define it', 'unknown');
      if (puzzle.grid.geometry.variant)
        return none('not minimized', 'has rules, which cannot be written on one line', 'unknown');
      if (isContradictory(puzzle)) return none('no solution', 'has no solution');
      const grid = { geometry: puzzle.grid.geometry, digits: puzzle.givens };
      const end = now() + limit;
      const kind = searchedVerdict({ grid, givens: puzzle.givens }, limit, now)?.kind;
      if (kind === undefined) return timeUp();
      if (kind === 'ambiguous') return none('several solutions', 'has several solutions');
      if (kind !== 'valid') return none('no solution', 'has no solution');
      const symmetries = values['keep-symmetry'] ? patternSymmetries(grid.geometry, grid.digits) : [];
      const result = finishWithin(
        end - now(),
        minimised(grid, { orbitOf: orbitsUnder(grid.geometry, symmetries) }),
        now,
      );
      if (!result?.isMinimal) return timeUp();
      const minimal = lineOfGrid(result.grid);
      const row = { minimal, removed: result.removed.length, clues: countFilled(result.grid.digits) };
      return withResult(row, minimal);
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle));
  },
};
