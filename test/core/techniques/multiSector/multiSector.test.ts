import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bitOf, digitsOf } from '../../../../src/core/grid';
import type { Position } from '../../../../src/core/position';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { multiSectorSets } from '../../../../src/core/techniques/multiSector/rowsAndColumns';
import type { Step } from '../../../../src/core/techniques/step';
import { sized } from '../../../sizes';
import { RUNS } from '../../arbitraries';
import { explanationOf, linesOf } from '../drawing';
import { positionOfGrid, withCandidate } from '../pencilMarks';
import { techniqueOf } from '../positions';
import { anyPosition } from '../randomPositions';

const multiSector = techniqueOf('multi-sector-locked-set');

/** Fails unless a step follows from counting its digits: at most as many as cells. */
function assertCounted({ cells, sectors, eliminations }: Step, position: Position): void {
  const isCovered = (cell: number, digit: number) =>
    sectors!.some(({ house, digits }) => house.cells.includes(cell) && digits.includes(digit));
  const count = sectors!.reduce((sum, { digits }) => sum + digits.length, 0);
  assert.equal(count, cells.length);
  assert.equal(new Set(sectors!.map(({ house }) => house)).size, sectors!.length);
  for (const cell of cells) {
    assert.notEqual(position.candidates[cell], 0);
    for (const digit of digitsOf(position.candidates[cell])) assert.ok(isCovered(cell, digit));
  }
  for (const { cell, digit } of eliminations) {
    assert.ok(!cells.includes(cell));
    assert.ok(isCovered(cell, digit));
  }
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** All subsets of some places. */
const subsetsOf = (places: readonly number[]): number[][] =>
  Array.from({ length: 2 ** places.length }, (_, bits) => places.filter((_, i) => (bits >> i) & 1));

/**
 * The sets of three rows, as `cells / eliminations`, by definition: with the digits that count in columns, a column is used if it has more cells than
 * these digits. Each row must have more cells than other digits.
 */
function naiveSets({ candidates }: Position): Set<string> {
  const found = new Set<string>();
  const has = (cell: number, digit: number) => (candidates[cell] & bitOf(digit)) !== 0;
  const digitsIn = (cells: readonly number[], of: readonly number[]) =>
    of.filter(digit => cells.some(cell => has(cell, digit)));
  const empty = (cells: readonly number[]) => cells.filter(cell => candidates[cell] !== 0);
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (const rows of subsetsOf(PLACES).filter(({ length }) => length === 3)) {
    for (const inColumns of subsetsOf(all)) {
      const inRows = all.filter(digit => !inColumns.includes(digit));
      const cellsOf = (column: number) => empty(rows.map(row => 9 * row + column));
      const columns = PLACES.filter(column => cellsOf(column).length > digitsIn(cellsOf(column), inColumns).length);
      if (columns.length < 3 || columns.length > 6) continue;
      const inRow = (row: number) => empty(columns.map(column => 9 * row + column));
      const cells = rows.flatMap(inRow);
      const digits = [
        ...rows.map(row => ({ house: PLACES.map(i => 9 * row + i), digits: digitsIn(inRow(row), inRows) })),
        ...columns.map(i => ({ house: PLACES.map(row => 9 * row + i), digits: digitsIn(cellsOf(i), inColumns) })),
      ];
      if (digits.reduce((sum, each) => sum + each.digits.length, 0) !== cells.length) continue;
      if (rows.some(row => inRow(row).length <= digitsIn(inRow(row), inRows).length)) continue;
      const eliminations = digits.flatMap(each =>
        each.house.flatMap(cell =>
          cells.includes(cell) ? [] : digitsIn([cell], each.digits).map(digit => 10 * cell + digit),
        ),
      );
      if (eliminations.length > 0) found.add(`${cells} / ${eliminations.sort((a, b) => a - b)}`);
    }
  }
  return found;
}

/** A set of four columns, in which 3 and 4 count in rows. */
const GRID = `
.-----------------.-------------------.------------------.
| 69    3689   2  | 4     1      5    | 7     369    38  |
| 1     4      7  | 2689  2369   239  | 2359  23569  238 |
| 569   35689  38 | 2689  2369   7    | 239   1      4   |
:-----------------+-------------------+------------------:
| 3     2      9  | 7     8      6    | 1     4      5   |
| 457   1      6  | 3     2459   249  | 29    8      27  |
| 457   578    48 | 1     2459   249  | 6     239    237 |
:-----------------+-------------------+------------------:
| 8     369    34 | 2569  23469  2349 | 2345  7      1   |
| 246   36     1  | 256   7      8    | 2345  235    9   |
| 2479  379    5  | 29    2349   1    | 8     23     6   |
'-----------------'-------------------'------------------'`;
const STEP =
  'Multi-Sector Locked Set: r2c567,r3c357,r5c567,r6c356,r7c3567 - 3r2 3r3 4r5 4r6 34r7 8c3 2569c5 29c6 259c7 => ' +
  'r8c7,r9c5<>2, r2c89,r37c2<>3, r56c1<>4, r8c7<>5, r9c5<>9';

describe('multi-sector locked sets', () => {
  it('exclude their digits from the rest of the rows and columns', () => {
    const position = positionOfGrid(GRID);
    assert.ok(linesOf(position, multiSector).includes(STEP));
    assert.match(
      explanationOf(position, multiSector, STEP),
      /^Each candidate of the 16 cells .*: 3 in row 2, .* and 2, 5 and 9 in column 7\. .* 16 digits for 16 cells\./,
    );
    const spoilt = linesOf(withCandidate(position, 'r2c5', 1), multiSector);
    assert.ok(!spoilt.some(line => line.startsWith(STEP.split(' - ')[0])));
  });

  it('have as many digits as cells, and are true in the solution', () => {
    let count = 0;
    fc.assert(
      fc.property(anyPosition, ({ position, solution }) => {
        for (const step of findAllSteps(position, [multiSector])) {
          count++;
          assertCounted(step, position);
          for (const { cell, digit } of step.eliminations) assert.notEqual(solution[cell], digit);
        }
      }),
      { ...RUNS, numRuns: sized(6, 1000) },
    );
    assert.ok(count > 0);
  });

  it('are those of the definition', () => {
    let count = 0;
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const wanted = naiveSets(position);
        const found = new Set<string>();
        for (const set of multiSectorSets(position)) {
          if (!set) continue;
          const eliminations = set.eliminations.map(({ cell, digit }) => 10 * cell + digit).sort((a, b) => a - b);
          found.add(`${set.cells} / ${eliminations}`);
        }
        count += wanted.size;
        for (const each of wanted) assert.ok(found.has(each), each);
      }),
      { ...RUNS, numRuns: sized(4, 100) },
    );
    assert.ok(count > 0);
  });
});
