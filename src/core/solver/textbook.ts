/**
 * The backtracking of textbooks: places the lowest digit that no peer holds in the first empty cell in reading order,
 * and continues with the next cell. If no digit fits, removes the last digit and tries a higher one there. The engines
 * are a thousand times faster. This search exists only to be shown to users.
 */

import { bitOf, type Grid } from '../grid';
import type { Cell, Digit } from '../numbers';

/** The number of placements, and the number of digits that were removed again. */
export interface TextbookCounts {
  readonly placements: number;
  readonly backtracks: number;
}

/** The end of a search. */
export interface TextbookResult extends TextbookCounts {
  /** By cell: the solution, or the digits of the puzzle if there is none. */
  readonly digits: Uint8Array;
  readonly isSolved: boolean;
}

/** The number of moves between two pauses: well below a millisecond. */
const MOVES = 4096;

/** Functions that are called for every move of the search. */
export interface TextbookMoves {
  onPlace(cell: Cell, digit: Digit): void;
  onRemove(cell: Cell, digit: Digit): void;
}

/**
 * Runs the search until its first solution or its end. Yields the counts so far where the caller may pause or give up. The grid must
 * not have conflicts.
 */
export function* textbook(grid: Grid, { onPlace, onRemove }: TextbookMoves): Generator<TextbookCounts, TextbookResult> {
  const { geometry, allowed } = grid;
  const { size, rowOf, columnOf, boxOf } = geometry;
  const digits = grid.digits.slice();
  const empty = Uint16Array.from([...digits.keys()].filter(cell => digits[cell] === 0));
  const rows = new Uint32Array(size);
  const columns = new Uint32Array(size);
  const boxes = new Uint32Array(size);
  const toggle = (cell: Cell, digit: Digit) => {
    const bit = bitOf(digit);
    rows[rowOf[cell]] ^= bit;
    columns[columnOf[cell]] ^= bit;
    boxes[boxOf[cell]] ^= bit;
  };
  for (const [cell, digit] of digits.entries()) if (digit !== 0) toggle(cell, digit);

  const all = 2 ** size - 1;
  let placements = 0;
  let backtracks = 0;
  let pauseAt = MOVES;
  let at = 0;
  // Terminates, because the digits of the filled cells, read as one number, only increase.
  while (0 <= at && at < empty.length) {
    const cell = empty[at];
    const before = digits[cell];
    if (before !== 0) {
      toggle(cell, before);
      digits[cell] = 0;
      backtracks++;
      onRemove(cell, before);
    }
    const taken = rows[rowOf[cell]] | columns[columnOf[cell]] | boxes[boxOf[cell]];
    const higher = all & ~(2 ** before - 1);
    const fitting = (allowed?.[cell] ?? all) & higher & ~taken;
    if (fitting === 0) {
      at--;
    } else {
      const digit = 32 - Math.clz32(fitting & -fitting);
      toggle(cell, digit);
      digits[cell] = digit;
      placements++;
      onPlace(cell, digit);
      at++;
    }
    if (placements + backtracks >= pauseAt) {
      pauseAt = placements + backtracks + MOVES;
      yield { placements, backtracks };
    }
  }
  return { digits, isSolved: at >= 0, placements, backtracks };
}
