/** The diagnostic of digits from pictures, in a separate file because exported pages do not need it. */

import type { Cell } from '../../core/numbers';
import { phrase, t } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { cellName, symbolOf } from '../wording';

/** `digit` and `second` are 0 for an empty cell. `isExchanged`: the second guess was preferred. */
export const doubtfulDigit = (
  puzzle: Puzzle,
  {
    cell,
    digit,
    second,
    isExchanged,
  }: { readonly cell: Cell; readonly digit: number; readonly second: number; readonly isExchanged: boolean },
) => {
  const named = (value: number) => (value === 0 ? phrase('empty') : symbolOf(puzzle, value));
  const read = named(digit);
  const other = named(second);
  return isExchanged
    ? t(
        '{cell} in the picture looks like {second}, but was read as {digit}: only then does the puzzle have exactly one solution',
        { cell: cellName(puzzle, cell), digit: read, second: other },
      )
    : t('{cell} was read from the picture as {digit}, but may be {second}', {
        cell: cellName(puzzle, cell),
        digit: read,
        second: other,
      });
};
