import { bitOf, type Grid } from '../../../src/core/grid';
import type { MistakeRefutation } from '../../../src/core/mistakes/refutation';
import type { Candidate } from '../../../src/core/position';

/** Whether a refutation is right: each of its lines follows from those before, and the end is as it says. Slow, and simple. */
export function isRefutation(
  grid: Grid,
  { assumed, lines, end }: MistakeRefutation,
  without: readonly Candidate[] = [],
): boolean {
  const { geometry } = grid;
  const digits = grid.digits.slice();
  const excluded = [...without];
  const can = (cell: number, digit: number) =>
    digits[cell] === 0 &&
    (!grid.allowed || (grid.allowed[cell] & bitOf(digit)) !== 0) &&
    [...geometry.peersOf[cell]].every(peer => digits[peer] !== digit) &&
    excluded.every(each => each.cell !== cell || each.digit !== digit);
  const digitsFor = (cell: number) => Array.from({ length: geometry.size }, (_, i) => i + 1).filter(d => can(cell, d));
  const isSingle = ({ cell, digit }: Candidate) =>
    digitsFor(cell).join() === `${digit}` ||
    geometry.housesOf[cell].some(({ cells }) => cells.filter(other => can(other, digit)).join() === `${cell}`);
  if (assumed) {
    if (!can(assumed.cell, assumed.digit)) return false;
    digits[assumed.cell] = assumed.digit;
  }
  for (const { cell, digit, because } of lines) {
    if (!can(cell, digit)) return false;
    if (because) {
      const { assumed: other } = because;
      if (other?.cell !== cell || other.digit !== digit) return false;
      if (!isRefutation({ ...grid, digits }, because, excluded)) return false;
      excluded.push({ cell, digit });
    } else {
      if (!isSingle({ cell, digit })) return false;
      digits[cell] = digit;
    }
  }
  if (end.kind === 'cell') return digits[end.cell] === 0 && digitsFor(end.cell).length === 0;
  return end.kind === 'house' && end.house.cells.every(cell => digits[cell] !== end.digit && !can(cell, end.digit));
}
