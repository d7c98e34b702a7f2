/** Where cells and candidates are in a drawing. */

import { CELL, MARGIN } from './shape';

/** The space between the candidates of a cell and its lines. */
const EDGE = 3;

/** A point in a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places in a grid of `size` columns. */
export class DrawnPlaces {
  /** The number of columns in which the candidates of a cell are drawn. */
  private readonly columns: number;
  private readonly rows: number;

  constructor(readonly size: number) {
    this.columns = Math.ceil(Math.sqrt(size));
    this.rows = Math.ceil(size / this.columns);
  }

  /** The upper left corner of a cell. */
  corner(cell: number): Point {
    return { x: MARGIN + CELL * (cell % this.size), y: MARGIN + CELL * Math.floor(cell / this.size) };
  }

  /** The middle of a cell. */
  middle(cell: number): Point {
    const { x, y } = this.corner(cell);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** The middle of a candidate. */
  candidate(cell: number, digit: number): Point {
    const { x, y } = this.corner(cell);
    const column = (digit - 1) % this.columns;
    const row = Math.floor((digit - 1) / this.columns);
    const side = CELL - 2 * EDGE;
    return {
      x: x + EDGE + (side * (column + 0.5)) / this.columns,
      y: y + EDGE + (side * (row + 0.5)) / this.rows,
    };
  }

  /** The radius of the circle around a candidate. */
  get radius(): number {
    return (CELL - 2 * EDGE) / this.columns / 2 - 0.5;
  }
}
