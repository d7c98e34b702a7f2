/**
 * Donald Knuth's Algorithm X: chooses the column with the fewest rows, tries each of its rows, and covers all columns of the row. The engine
 * in `solver/exactCover.ts` searches in the same way, with bits instead of lists.
 */

import type { Grid } from '../grid';
import { coveredByDigits, coverMatrixOf, isRowLeft, type MatrixColumn, type MatrixRow } from './coverMatrix';
import { type CodeLine, event, lineIndices, type Run } from './event';

/** The pseudocode. */
export const EXACT_COVER_CODE = [
  ['solve', 0],
  ['solved', 1],
  ['column', 1],
  ['cover', 1],
  ['rows', 1],
  ['place', 2],
  ['coverOthers', 2],
  ['recurse', 2],
  ['uncoverOthers', 2],
  ['remove', 2],
  ['uncover', 1],
] as const satisfies readonly CodeLine[];

const LINE = lineIndices(EXACT_COVER_CODE);

/** The rows and columns that are left, with the number of rows of each column. */
class Matrix {
  private readonly matrix;
  private readonly covered;
  /** By row: the number of its columns that are covered, plus 1 if the puzzle does not allow it. A row remains while this is 0. */
  private readonly hidden;
  private readonly counts;

  constructor(grid: Grid) {
    this.matrix = coverMatrixOf(grid.geometry);
    const { rowCount, columnsOf, rowsOf } = this.matrix;
    this.covered = coveredByDigits(this.matrix, grid);
    const free = new Uint8Array(this.covered.length);
    this.hidden = Uint8Array.from({ length: rowCount }, (_, row) =>
      columnsOf[row].reduce(
        (sum, column) => sum + this.covered[column],
        isRowLeft(this.matrix, grid, free, row) ? 0 : 1,
      ),
    );
    this.counts = rowsOf.map(rows => rows.filter(row => this.hidden[row] === 0).length);
  }

  /** The first column with the fewest rows, and their number; undefined if no column is left. */
  smallest(): { readonly column: MatrixColumn; readonly count: number } | undefined {
    let [best, fewest] = [-1, Number.POSITIVE_INFINITY];
    for (let column = 0; column < this.counts.length; column++)
      if (this.covered[column] === 0 && this.counts[column] < fewest) [best, fewest] = [column, this.counts[column]];
    return best < 0 ? undefined : { column: best, count: fewest };
  }

  rowsLeft(column: MatrixColumn): MatrixRow[] {
    return this.matrix.rowsOf[column].filter(row => this.hidden[row] === 0);
  }

  othersOf(row: MatrixRow, column: MatrixColumn): MatrixColumn[] {
    return this.matrix.columnsOf[row].filter(other => other !== column);
  }

  cover(column: MatrixColumn): void {
    this.covered[column] = 1;
    for (const row of this.matrix.rowsOf[column])
      if (this.hidden[row]++ === 0) for (const each of this.matrix.columnsOf[row]) this.counts[each]--;
  }

  uncover(column: MatrixColumn): void {
    this.covered[column] = 0;
    for (const row of this.matrix.rowsOf[column])
      if (--this.hidden[row] === 0) for (const each of this.matrix.columnsOf[row]) this.counts[each]++;
  }
}

/** A chosen column, its rows, and the index of the row that is tried. */
interface Choice {
  readonly column: MatrixColumn;
  readonly rows: readonly MatrixRow[];
  tried: number;
}

/**
 * Runs until the first solution or the end of the search. The grid must not have conflicts. Its rules must be houses. The columns of
 * the givens are covered from the start.
 */
export function* runExactCover(grid: Grid): Run {
  const { size } = grid.geometry;
  const matrix = new Matrix(grid);
  const path: Choice[] = [];
  const cellOf = (row: MatrixRow) => Math.floor(row / size);
  const digitOf = (row: MatrixRow) => (row % size) + 1;
  for (;;) {
    const next = matrix.smallest();
    if (!next) return yield event('solved', LINE.solved);
    const { column, count } = next;
    yield event('select', LINE.column, column, count);
    path.push({ column, rows: matrix.rowsLeft(column), tried: -1 });
    matrix.cover(column);
    yield event('cover', LINE.cover, column);
    // Until a row is taken: the next one of the chosen column, or of one that was chosen before.
    for (let isTaken = false; !isTaken; ) {
      const choice = path[path.length - 1];
      if (!choice) return yield event('contradictory', LINE.solve);
      const before = choice.rows[choice.tried];
      if (before !== undefined) {
        for (const other of matrix.othersOf(before, choice.column).reverse()) {
          matrix.uncover(other);
          yield event('uncover', LINE.uncoverOthers, other);
        }
        yield event('remove', LINE.remove, cellOf(before), digitOf(before));
      }
      const row = choice.rows[++choice.tried];
      if (row === undefined) {
        path.pop();
        matrix.uncover(choice.column);
        yield event('uncover', LINE.uncover, choice.column);
        continue;
      }
      yield event('place', LINE.place, cellOf(row), digitOf(row));
      for (const other of matrix.othersOf(row, choice.column)) {
        matrix.cover(other);
        yield event('cover', LINE.coverOthers, other);
      }
      isTaken = true;
    }
  }
}
