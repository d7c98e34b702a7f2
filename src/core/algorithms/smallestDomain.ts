/**
 * Backtracking that chooses the cell: the one with the fewest candidates, its domain. A cell without candidates is found at once, and a
 * cell with one candidate costs no wrong guess. Also known as minimum remaining values.
 */

import type { Grid } from '../grid';
import { bitOf } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import { type CodeLine, event, lineIndices, type Run } from './event';
import { candidatesAt, countDigits, keepsRules, lowestDigit, workingCopy } from './fitting';

/** The pseudocode. */
export const SMALLEST_DOMAIN_CODE = [
  ['solve', 0],
  ['fewest', 1],
  ['solved', 1],
  ['digits', 1],
  ['place', 2],
  ['recurse', 2],
  ['remove', 2],
  ['fail', 1],
] as const satisfies readonly CodeLine[];

const LINE = lineIndices(SMALLEST_DOMAIN_CODE);

/** A cell that was chosen, with the candidates that are not tried yet. */
interface Choice {
  readonly cell: Cell;
  untried: DigitMask;
}

/** Runs until the first solution or the end of the search. The grid must not have conflicts. */
export function* runSmallestDomain(puzzle: Grid): Run {
  const grid = workingCopy(puzzle);
  const { digits } = grid;
  const path: Choice[] = [];
  for (;;) {
    const cell = fewestCandidates(grid);
    if (cell < 0) return yield event('solved', LINE.solved);
    path.push({ cell, untried: candidatesAt(grid, cell) });
    yield event('choose', LINE.fewest, cell, countDigits(path[path.length - 1].untried));
    // Until a digit is placed: the next one in the chosen cell, or in one that was chosen before.
    for (let isPlaced = false; !isPlaced; ) {
      const choice = path[path.length - 1];
      if (!choice) return yield event('contradictory', LINE.fail);
      if (digits[choice.cell] !== 0) {
        const digit = digits[choice.cell];
        digits[choice.cell] = 0;
        yield event('remove', LINE.remove, choice.cell, digit);
      }
      const digit = lowestDigit(choice.untried);
      choice.untried &= ~bitOf(digit);
      if (digit === 0) {
        path.pop();
        yield event('fail', LINE.fail, choice.cell);
      } else if (keepsRules(grid, choice.cell, digit)) {
        digits[choice.cell] = digit;
        yield event('place', LINE.place, choice.cell, digit);
        isPlaced = true;
      }
    }
  }
}

/** The first empty cell with the fewest candidates; -1 if no cell is empty. */
export function fewestCandidates(grid: Grid, candidatesOf = (cell: Cell) => candidatesAt(grid, cell)): Cell {
  let [best, fewest] = [-1, Number.POSITIVE_INFINITY];
  for (let cell = 0; cell < grid.digits.length; cell++) {
    if (grid.digits[cell] !== 0) continue;
    const count = countDigits(candidatesOf(cell));
    if (count < fewest) [best, fewest] = [cell, count];
  }
  return best;
}
