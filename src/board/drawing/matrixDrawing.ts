/**
 * The drawing of the matrix of exact cover: a 1 is a small square. Only the rows and columns that the givens leave are drawn, and they keep
 * their places: a column that is covered, and a row that is removed, fade. So a state differs from the one before in few shapes.
 */

import {
  type CoverMatrix,
  isRowLeft,
  type MatrixColumn,
  type MatrixRow,
  rowOfCandidate,
} from '../../core/algorithms/coverMatrix';
import type { Frame } from '../../core/algorithms/frame';
import type { Grid } from '../../core/grid';
import { group, pathShape, rectangle, type Scene, type SvgShape } from './shape';

/** The largest number of rows that are drawn. A larger matrix would be gray. */
const MOST_ROWS = 729;

/** The side of a 1, and the distance between two 1s. A 1 is larger, so that it can be seen in a large matrix. */
const ONE = 8;
const UNIT = 6;

/** The numbers of rows and columns that are left in a state. */
export interface MatrixSize {
  readonly rows: number;
  readonly columns: number;
}

/** Draws the states of one run. */
export class MatrixDrawing {
  private readonly rows: readonly MatrixRow[];
  private readonly columns: readonly MatrixColumn[];
  private readonly ones: readonly string[];

  /** `start` is the state before the run. */
  constructor(
    private readonly matrix: CoverMatrix,
    private readonly grid: Grid,
    start: Frame,
  ) {
    const { rowCount, columnCount, columnsOf } = matrix;
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
    this.rows = upTo(rowCount).filter(row => isRowLeft(matrix, grid, start.covered, row));
    this.columns = upTo(columnCount).filter(column => start.covered[column] === 0);
    const placeOf = new Map(this.columns.map((column, i) => [column, i]));
    this.ones = this.rows.map((row, i) =>
      columnsOf[row].map(column => `M${UNIT * placeOf.get(column)!} ${UNIT * i}h${ONE}v${ONE}h-${ONE}z`).join(''),
    );
  }

  /** Whether the matrix is small enough to be drawn. */
  get isDrawn(): boolean {
    return this.rows.length <= MOST_ROWS;
  }

  /** The rows and columns that are left in a state. */
  sizeIn({ covered }: Frame): MatrixSize {
    return {
      rows: this.rows.filter(row => isRowLeft(this.matrix, this.grid, covered, row)).length,
      columns: this.columns.filter(column => covered[column] === 0).length,
    };
  }

  /** The drawing of a state. */
  scene({ covered, digits, last }: Frame): Scene {
    const [width, height] = [UNIT * this.columns.length, UNIT * this.rows.length];
    const { size, cellCount } = this.grid.geometry;
    const chosen = last?.kind === 'select' || last?.kind === 'cover' || last?.kind === 'uncover' ? last.at : -1;
    const columns = this.columns.map((column, i) => {
      const state = column === chosen ? 'chosen' : covered[column] ? 'covered' : 'left';
      return rectangle(`column ${state}`, { x: UNIT * i - 0.5, y: 0, width: UNIT, height });
    });
    const rows = this.rows.map((row, i) => {
      const isTaken = digits[Math.floor(row / size)] === (row % size) + 1;
      const state = isTaken ? 'taken' : isRowLeft(this.matrix, this.grid, covered, row) ? 'left' : 'gone';
      return pathShape(`ones ${state}`, this.ones[i]);
    });
    // The row of the last event crosses the whole matrix.
    const isOfRow = last?.kind === 'place' || last?.kind === 'remove';
    const at = isOfRow ? this.rows.indexOf(rowOfCandidate(size, last.at, last.value)) : -1;
    const across = at < 0 ? [] : [rectangle('chosen', { x: 0, y: UNIT * at - 1, width, height: UNIT + 2 })];
    // The columns are the requirements of cells, and then of each kind of house.
    const ends = [cellCount, ...[1, 2].map(i => cellCount + i * size * size)];
    const borders = ends.map((end): SvgShape => {
      const x = UNIT * this.columns.filter(column => column < end).length - 0.5;
      return pathShape('border', `M${x} 0V${height}`);
    });
    return {
      left: 0,
      top: 0,
      width,
      height,
      layers: [group('columns', columns), group('row', across), group('rows', rows), group('borders', borders)],
    };
  }
}
