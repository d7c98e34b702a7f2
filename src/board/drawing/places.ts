/** Where cells and candidates are in a drawing. */

import type { ListedPuzzle } from '../protocol/snapshot';
import { CELL, MARGIN } from './shape';

/** The space between the candidates of a cell and its lines. */
const EDGE = 3;

/** A point in a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The space that rules take from the candidates of cells: the texts at the upper and the lower edge, and the lines of cages. */
const LABEL = 9;
const LIST = 8;
const CAGE = 3;

/** The kinds of small texts in the cells of a puzzle. */
export interface SmallTexts {
  readonly hasLabels: boolean;
  readonly hasLists: boolean;
}

const NONE: SmallTexts = { hasLabels: false, hasLists: false };

/** The places in the drawing of a puzzle. */
export function drawnPlacesOf({ size, rules }: Pick<ListedPuzzle, 'size' | 'rules'>): DrawnPlaces {
  return new DrawnPlaces(size, rules && { hasLabels: rules.labeled.length > 0, hasLists: rules.hasLists });
}

/** The places in a grid of `size` columns. */
export class DrawnPlaces {
  /** The number of columns in which the candidates of a cell are drawn. */
  private readonly columns: number;
  private readonly rows: number;

  /** The space above and below the candidates of a cell. */
  private readonly above: number;
  private readonly below: number;
  private readonly beside: number;

  constructor(
    readonly size: number,
    { hasLabels, hasLists } = NONE,
  ) {
    this.beside = EDGE + (hasLabels ? CAGE : 0);
    this.above = EDGE + (hasLabels ? LABEL : 0);
    this.below = EDGE + (hasLists ? LIST : hasLabels ? CAGE : 0);
    this.columns = Math.ceil(Math.sqrt(size));
    this.rows = Math.ceil(size / this.columns);
  }

  /** The upper left corner of a cell. */
  corner(cell: number): Point {
    return { x: MARGIN + CELL * (cell % this.size), y: MARGIN + CELL * Math.floor(cell / this.size) };
  }

  /** Whether a point is inside the grid. */
  isInGrid(point: Point): boolean {
    const end = MARGIN + CELL * this.size;
    return [point.x, point.y].every(place => place > MARGIN && place < end);
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
    return {
      x: x + this.beside + (this.width * (column + 0.5)) / this.columns,
      y: y + this.above + (this.height * (row + 0.5)) / this.rows,
    };
  }

  /** The radius of the circle around a candidate. */
  get radius(): number {
    return Math.min(this.width, this.height) / this.columns / 2 - 0.5;
  }

  /** The width of the part of a cell that its candidates take up. */
  private get width(): number {
    return CELL - 2 * this.beside;
  }
  private get height(): number {
    return CELL - this.above - this.below;
  }
}
