/** The state of an algorithm after some of its events, as it is shown. */

import type { Geometry } from '../geometry';
import type { Grid } from '../grid';
import type { DigitMask } from '../numbers';
import type { CoverMatrix } from './coverMatrix';
import { coveredByDigits, isRowLeft, rowOfCandidate } from './coverMatrix';
import type { AlgorithmEvent } from './event';
import { candidatesAt } from './fitting';

/** The counts of a run. */
export class Counters {
  /** The number of digits written into cells. */
  placements = 0;
  /** The number of tried digits that were taken back. */
  backtracks = 0;
  /** The number of tried digits in the grid. */
  depth = 0;
  /** The greatest depth so far. */
  deepest = 0;

  /** Counts an event. */
  count({ kind }: AlgorithmEvent): void {
    if (kind === 'place') {
      this.placements++;
      this.depth++;
      if (this.depth > this.deepest) this.deepest = this.depth;
    } else if (kind === 'fill') this.placements++;
    else if (kind === 'remove') {
      this.backtracks++;
      this.depth--;
    }
  }
}

/** A state. It changes when an event is applied. */
export class Frame {
  /** The number of events so far. */
  index = 0;
  /** The last event; undefined at the start. */
  last: AlgorithmEvent | undefined;

  private constructor(
    readonly counters: Counters,
    readonly digits: Uint8Array,
    /** By cell: candidates that were eliminated although no peer has the digit. */
    readonly eliminated: Uint32Array,
    /** By column: whether it is covered. Empty except for exact cover. */
    readonly covered: Uint8Array,
  ) {}

  /** The start of a run. `matrix`: the matrix of exact cover. */
  static start(grid: Grid, matrix?: CoverMatrix): Frame {
    const covered = matrix ? coveredByDigits(matrix, grid) : new Uint8Array(0);
    return new Frame(new Counters(), grid.digits.slice(), new Uint32Array(grid.digits.length), covered);
  }

  apply(event: AlgorithmEvent): void {
    const { kind, at, value } = event;
    this.counters.count(event);
    if (kind === 'place' || kind === 'fill') this.digits[at] = value;
    else if (kind === 'remove' || kind === 'clear') this.digits[at] = 0;
    else if (kind === 'eliminate') this.eliminated[at] |= value;
    else if (kind === 'restore') this.eliminated[at] &= ~value;
    else if (kind === 'cover') this.covered[at] = 1;
    else if (kind === 'uncover') this.covered[at] = 0;
    this.last = event;
    this.index++;
  }

  copy(): Frame {
    const { counters, digits, eliminated, covered, index, last } = this;
    const copy = new Frame(
      Object.assign(new Counters(), counters),
      digits.slice(),
      eliminated.slice(),
      covered.slice(),
    );
    copy.index = index;
    copy.last = last;
    return copy;
  }
}

/** By cell: the candidates in a state; 0 in a filled cell. For exact cover, those whose rows are left in the matrix. */
export function frameCandidates(
  geometry: Geometry,
  allowed: Grid['allowed'],
  { digits, eliminated, covered }: Frame,
  matrix?: CoverMatrix,
): DigitMask[] {
  const grid: Grid = { geometry, digits, ...(allowed && { allowed }) };
  const rows = Array.from({ length: geometry.size }, (_, i) => i + 1);
  return Array.from(digits, (filled, cell) => {
    if (filled !== 0) return 0;
    if (!matrix) return candidatesAt(grid, cell) & ~eliminated[cell];
    const isLeft = (digit: number) => isRowLeft(matrix, grid, covered, rowOfCandidate(geometry.size, cell, digit));
    return rows.reduce((mask, digit) => (isLeft(digit) ? mask | (1 << (digit - 1)) : mask), 0);
  });
}
