/** Where the cells of a puzzle stand in its text. */

import type { Span } from './span';

/** Where the cells of a grid stand, relative to the start of their puzzle. */
export interface Places {
  /** -1 for a cell that the text does not have (its row is missing). */
  startOf(cell: number): number;
  endOf(cell: number): number;
  /** The cell that an offset lies in, or at whose end it lies; undefined between cells. */
  cellAt(offset: number): number | undefined;
}

/** The places of cells that the text has at these spans, undefined for those it lacks; relative to `origin`. */
export function placesOf(cellCount: number, origin: number, spans: readonly (Span | undefined)[]): Places {
  const first = spans[0]?.start ?? 0;
  const isRun =
    spans.length === cellCount &&
    spans.every((span, cell) => span?.start === first + cell && span.end === span.start + 1);
  if (isRun) return new Run(first - origin, cellCount);
  const starts = new Int32Array(cellCount).fill(-1);
  const ends = new Int32Array(cellCount).fill(-1);
  spans.forEach((span, cell) => {
    if (!span) return;
    starts[cell] = span.start - origin;
    ends[cell] = span.end - origin;
  });
  return new Listing(starts, ends);
}

/** Cells side by side, one character each, from the start of their puzzle. */
export function runOf(cellCount: number): Places {
  return new Run(0, cellCount);
}

/** The same places, counted from an origin that lies `by` units earlier. */
export function shifted(places: Places, by: number): Places {
  return {
    startOf: cell => (places.startOf(cell) < 0 ? -1 : places.startOf(cell) + by),
    endOf: cell => places.endOf(cell) + by,
    cellAt: offset => places.cellAt(offset - by),
  };
}

/** Cells side by side, one character each: a puzzle in one line. */
class Run implements Places {
  constructor(
    private readonly first: number,
    private readonly count: number,
  ) {}

  startOf(cell: number): number {
    return cell < this.count ? this.first + cell : -1;
  }

  endOf(cell: number): number {
    return this.first + cell + 1;
  }

  cellAt(offset: number): number | undefined {
    const cell = Math.min(offset - this.first, this.count - 1);
    return 0 <= cell && offset <= this.first + this.count ? cell : undefined;
  }
}

/** Cells anywhere, in the order of the text. */
class Listing implements Places {
  constructor(
    private readonly starts: Int32Array,
    private readonly ends: Int32Array,
  ) {}

  startOf(cell: number): number {
    return this.starts[cell];
  }

  endOf(cell: number): number {
    return this.ends[cell];
  }

  cellAt(offset: number): number | undefined {
    // A cell that starts at the offset goes before one that ends there.
    let ending: number | undefined;
    for (let cell = 0; cell < this.starts.length; cell++) {
      if (this.starts[cell] < 0) continue;
      if (this.starts[cell] <= offset && offset < this.ends[cell]) return cell;
      if (this.ends[cell] === offset) ending = cell;
    }
    return ending;
  }
}
