/**
 * Protects givens on boards. A digit that was there when its document was opened is not replaced by a slip, once it is known that
 * the digits that are left of these have one solution. Digits that were typed since are never protected. Who wants to change givens turns the guard off.
 */

import type { Grid } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Documents, TextDocument } from '../document/documents';
import { stringOf } from '../gridKey';
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
  /** By document: the first digits of puzzles whose guard was turned off. */
  private readonly off = new WeakMap<D, Set<string>>();

  constructor(
    private readonly documents: Documents<D>,
    private readonly verdicts: VerdictCache,
  ) {}

  /** The guard of a puzzle; undefined when it has none, or none yet. */
  of(document: D, puzzle: Puzzle): Guard | undefined {
    const grid = this.wantedGrid(document, puzzle);
    if (!grid || this.verdicts.known(grid)?.kind !== 'valid') return undefined;
    const cells = [...grid.digits.keys()].filter(cell => grid.digits[cell] !== 0);
    return { cells, isOn: this.off.get(document)?.has(this.keyOf(document, puzzle)) !== true };
  }

  /** The digits whose verdict decides whether a puzzle has a guard; undefined when it needs none. */
  wantedGrid(document: D, puzzle: Puzzle): Grid | undefined {
    if (tellsEntries(puzzle)) return undefined;
    const opened = this.documents.puzzlesOf(document).givens.openedOf(puzzle);
    const digits = opened.map((digit, cell) => (digit === puzzle.grid.digits[cell] ? digit : 0));
    return digits.some(digit => digit !== 0) ? { geometry: puzzle.grid.geometry, digits } : undefined;
  }

  /** Turns the guard of a puzzle on or off. */
  turn(document: D, puzzle: Puzzle, isOn: boolean): void {
    const key = this.keyOf(document, puzzle);
    const off = this.off.get(document) ?? new Set();
    this.off.set(document, off);
    if (isOn) off.delete(key);
    else off.add(key);
  }

  /** The same for a puzzle while its digits and rules are edited. */
  private keyOf(document: D, puzzle: Puzzle): string {
    return stringOf(this.documents.puzzlesOf(document).givens.openedOf(puzzle));
  }
}
