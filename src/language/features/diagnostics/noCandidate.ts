/** Finds empty cells without a candidate, even when the digits that conflict are ignored. */

import type { House } from '../../../core/geometry';
import { bitOf } from '../../../core/grid';
import type { Cell } from '../../../core/numbers';
import { messages } from '../../messages/index';
import { cellSpanOf, isFillable, type Puzzle } from '../../puzzle';
import type { DiagnosticRule } from './rule';

/** Names what excludes each digit. */
export const noCandidate: DiagnosticRule = {
  code: 'no-candidate',
  severity: 'error',
  *check(puzzle, { isDeadEnd, withoutConflicts: { candidates } }) {
    if (!isDeadEnd) return;
    const { digits } = puzzle.grid;
    for (let cell = 0; cell < digits.length; cell++) {
      if (digits[cell] !== 0 || candidates[cell] !== 0 || !isFillable(puzzle, cell)) continue;
      const span = cellSpanOf(puzzle, cell);
      if (!span) continue;
      const { excluded, notAllowed } = exclusions(puzzle, cell);
      yield { ...span, message: messages.noCandidate(puzzle, cell, excluded, notAllowed) };
    }
  },
};

/**
 * For every digit a house that has it (row before column before box), or that it is missing in the cell's own list of
 * candidates.
 */
function exclusions(puzzle: Puzzle, cell: Cell): { excluded: [House, number[]][]; notAllowed: number[] } {
  const { geometry, digits, allowed } = puzzle.grid;
  const [box, row, column] = geometry.housesOf[cell];
  const byHouse = new Map<House, number[]>([
    [row, []],
    [column, []],
    [box, []],
  ]);
  const notAllowed: number[] = [];
  for (let digit = 1; digit <= geometry.size; digit++) {
    const house = [row, column, box].find(({ cells }) => cells.some(other => digits[other] === digit));
    if (house) byHouse.get(house)?.push(digit);
    else if (allowed && !(allowed[cell] & bitOf(digit))) notAllowed.push(digit);
  }
  return { excluded: [...byHouse].filter(([, excludedDigits]) => excludedDigits.length > 0), notAllowed };
}
