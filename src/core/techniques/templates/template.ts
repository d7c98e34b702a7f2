/**
 * Templates. A template of a digit is a way to place it once in every row, column and box, in cells that can still hold it. A
 * cell that is in all templates of a digit holds the digit, and no other digit can be there. A cell that is in none of them
 * cannot hold it.
 *
 * An empty 9x9 grid has 46,656 templates. They are not listed. Going down the rows, only the set of columns used so far matters,
 * and there are a few hundred such sets. The sets that can be reached from the first row, together with the sets from which the
 * last row can be reached, determine which cells are in a complete template. A digit has one place in each row, so a cell is in all
 * templates if it is the only template cell in its row.
 */

import { type CellSet, cellSet, countBits } from '../../cellSet';
import type { Geometry } from '../../geometry';
import type { Cell } from '../../numbers';
import type { Pausable } from '../../pausing';
import { houseSets, type Position } from '../../position';
import { t } from '../../sentences';
import type { Names } from '../names';

/** Whether templates are searched for: not in large puzzles, which have too many sets of columns, nor without rectangular boxes. */
export const hasTemplates = ({ size, regions }: Geometry): boolean => size <= 12 && regions === 'boxes';

/**
 * By digit, index 0 unused: all cells of its templates, without templates that use a cell that is in all templates of another digit.
 * Undefined if a digit has no template, or if templates are not searched for. Yields where the caller may pause.
 */
export function* findTemplates(position: Position): Pausable<readonly CellSet[] | undefined> {
  const { geometry, digits } = position;
  const { size } = geometry;
  if (!hasTemplates(geometry)) return undefined;
  const allowed = position.cellsWith.slice();
  for (const [cell, digit] of digits.entries()) if (digit !== 0) allowed[digit] = allowed[digit].with(cell);
  const isDirty = allowed.map((_, digit) => digit > 0);
  // A digit is searched again only after it lost a cell, so the loop ends.
  for (let digit = isDirty.indexOf(true); digit > 0; digit = isDirty.indexOf(true)) {
    const cells = yield* templateCells(geometry, allowed[digit]);
    if (cells.isEmpty) return undefined;
    isDirty[digit] = false;
    allowed[digit] = cells;
    const certain = inAllTemplates(geometry, cells);
    for (let other = 1; other <= size; other++) {
      if (other === digit || !allowed[other].intersects(certain)) continue;
      allowed[other] = allowed[other].minus(certain);
      isDirty[other] = true;
    }
    yield undefined;
  }
  return allowed;
}

/** The cells of all templates within some cells. Empty if there is no template. Yields after every row. */
export function* templateCells(geometry: Geometry, allowed: CellSet): Pausable<CellSet> {
  const { size } = geometry;
  const rows = Array.from({ length: size }, (_, row) => columnsOf(geometry, allowed, row));
  const taken: Set<number>[] = [new Set([0])];
  for (const [row, columns] of rows.entries()) {
    const next = new Set<number>();
    for (const before of taken[row]) for (const after of extended(geometry, row, before, columns)) next.add(after);
    taken.push(next);
    yield undefined;
  }
  const cells: Cell[] = [];
  let leadOn = taken[size];
  for (let row = size - 1; row >= 0; row--) {
    let used = 0;
    const leadHere = new Set<number>();
    for (const before of taken[row]) {
      for (const after of extended(geometry, row, before, rows[row])) {
        if (!leadOn.has(after)) continue;
        used |= after ^ before;
        leadHere.add(before);
      }
    }
    for (let column = 0; column < size; column++) if ((used >>> column) & 1) cells.push(row * size + column);
    leadOn = leadHere;
    yield undefined;
  }
  return cellSet(geometry, cells);
}

/** The cells that are in all templates: those that are the only template cell in their row. */
export function inAllTemplates(geometry: Geometry, cells: CellSet): CellSet {
  const rows = houseSets(geometry).slice(0, geometry.size);
  return cellSet(
    geometry,
    rows.map(row => row.and(cells)).flatMap(inRow => (inRow.size === 1 ? [inRow.first] : [])),
  );
}

function columnsOf({ size }: Geometry, cells: CellSet, row: number): number {
  let columns = 0;
  for (let column = 0; column < size; column++) if (cells.has(row * size + column)) columns |= 1 << column;
  return columns;
}

/**
 * The sets of columns used after a row, given the set used before it: each has one more column, in a box that is still
 * free.
 */
function extended({ size, boxHeight, boxWidth }: Geometry, row: number, taken: number, columns: number): number[] {
  const band = Math.floor(row / boxHeight);
  let free = columns & ~taken;
  for (let first = 0; first < size; first += boxWidth) {
    const stack = (2 ** boxWidth - 1) << first;
    // Every band above used one column of each stack.
    if (countBits(taken & stack) > band) free &= ~stack;
  }
  const after: number[] = [];
  for (; free !== 0; free &= free - 1) after.push(taken | (free & -free));
  return after;
}

/** The templates of a digit, for explanations. */
export const waysInWords = (digit: string, { geometry }: Names): string =>
  t(
    'Take all ways to place {digit} once in each row, column and {regions, select, irregular {region} other {box}}, ' +
      'in cells that can still hold it. ' +
      'Leave out the ways that use a cell that another digit needs in each of its ways.',
    { digit, regions: geometry.regions },
  );
