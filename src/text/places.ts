/** Where the cells of a puzzle are in its text. */

import type { Cell } from '../core/numbers';
import type { Span } from './span';

/** The spans of a grid's cells, in UTF-16 units from the start of the puzzle. */
export interface CellPlaces {
  /** -1 for a cell that the text does not have, because its row is missing. */
  startOf(cell: Cell): number;
  endOf(cell: Cell): number;
  /** The cell that contains an offset or ends there; undefined between cells. */
  cellAt(offset: number): number | undefined;
}

/** Places from absolute spans, undefined for cells that the text does not have. `origin` is the start of the puzzle. */
export function placesOf(cellCount: number, origin: number, spans: readonly (Span | undefined)[]): CellPlaces {
  const first = spans[0]?.start ?? 0;
  const isRun =
    spans.length === cellCount &&
    spans.every((span, cell) => span?.start === first + cell && span.end === span.start + 1);
  if (isRun) return new AdjacentCells(first - origin, cellCount);
  const starts = new Int32Array(cellCount).fill(-1);
  const ends = new Int32Array(cellCount).fill(-1);
  spans.forEach((span, cell) => {
    if (!span) return;
    starts[cell] = span.start - origin;
    ends[cell] = span.end - origin;
  });
  return new ScatteredCells(starts, ends);
}

/** Places of adjacent cells of one character each, which begin at the start of the puzzle. */
export function adjacentPlaces(cellCount: number): CellPlaces {
  return new AdjacentCells(0, cellCount);
}

/** The same places, counted from an origin `by` units earlier. */
export function movedPlaces(places: CellPlaces, by: number): CellPlaces {
  return {
    startOf: cell => (places.startOf(cell) < 0 ? -1 : places.startOf(cell) + by),
    endOf: cell => places.endOf(cell) + by,
    cellAt: offset => places.cellAt(offset - by),
  };
}

/** Adjacent cells of one character each: a single-line puzzle. */
class AdjacentCells implements CellPlaces {
  constructor(
    private readonly first: number,
    private readonly count: number,
  ) {}

  startOf(cell: Cell): number {
    return cell < this.count ? this.first + cell : -1;
  }

  endOf(cell: Cell): number {
    return this.first + cell + 1;
  }

  cellAt(offset: number): number | undefined {
    const cell = Math.min(offset - this.first, this.count - 1);
    return 0 <= cell && offset <= this.first + this.count ? cell : undefined;
  }
}

/** Cells with any text between them, in the order of the text. */
class ScatteredCells implements CellPlaces {
  constructor(
    private readonly starts: Int32Array,
    private readonly ends: Int32Array,
  ) {}

  startOf(cell: Cell): number {
    return this.starts[cell];
  }

  endOf(cell: Cell): number {
    return this.ends[cell];
  }

  cellAt(offset: number): number | undefined {
    // When one cell starts at the offset and another ends there, the one that starts is meant.
    let ending: number | undefined;
    for (let cell = 0; cell < this.starts.length; cell++) {
      if (this.starts[cell] < 0) continue;
      if (this.starts[cell] <= offset && offset < this.ends[cell]) return cell;
      if (this.ends[cell] === offset) ending = cell;
    }
    return ending;
  }
}
