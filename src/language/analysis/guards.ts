/**
 * Protects givens on boards. A digit that was there when its document was opened is not replaced by a slip, once it is known that
 * these digits have one solution. Digits that were typed since are never protected. Who wants to change givens turns the guard off.
 */

import type { Grid } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Documents, TextDocument } from '../document/documents';
import { keyOf } from '../gridKey';
import { type Puzzle, tellsEntries } from '../puzzle';
import type { VerdictCache } from './verdicts';

/** The guard of a puzzle. */
export interface Guard {
  /** The cells with givens, in reading order. There is at least one. */
  readonly cells: readonly Cell[];
  /** Whether these cells are protected. */
  readonly isOn: boolean;
}

/** The guards of the puzzles of open documents. */
export class Guards<D extends TextDocument> {
  /** By document: the grids whose guard was turned off. */
  private readonly off = new WeakMap<D, Set<string>>();

  constructor(
    private readonly documents: Documents<D>,
    private readonly verdicts: VerdictCache,
  ) {}

  /** The guard of a puzzle; undefined when it has none, or none yet. */
  of(document: D, puzzle: Puzzle): Guard | undefined {
    const grid = this.wantedGrid(document, puzzle);
    if (!grid || this.verdicts.known(grid)?.kind !== 'valid') return undefined;
    const { digits } = puzzle.grid;
    const cells = [...digits.keys()].filter(cell => grid.digits[cell] !== 0 && grid.digits[cell] === digits[cell]);
    return cells.length === 0 ? undefined : { cells, isOn: this.off.get(document)?.has(keyOf(grid)) !== true };
  }

  /** The digits whose verdict decides whether a puzzle has a guard; undefined when it needs none. */
  wantedGrid(document: D, puzzle: Puzzle): Grid | undefined {
    if (tellsEntries(puzzle)) return undefined;
    const digits = this.documents.puzzlesOf(document).givens.openedOf(puzzle);
    return digits.some(digit => digit !== 0) ? { geometry: puzzle.grid.geometry, digits } : undefined;
  }

  /** Turns the guard of a puzzle on or off. */
  turn(document: D, puzzle: Puzzle, isOn: boolean): void {
    const grid = this.wantedGrid(document, puzzle);
    if (!grid) return;
    const off = this.off.get(document) ?? new Set();
    this.off.set(document, off);
    if (isOn) off.delete(keyOf(grid));
    else off.add(keyOf(grid));
  }
}
