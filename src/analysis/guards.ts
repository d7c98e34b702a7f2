/**
 * Protects givens on boards. A digit that was there when its document was opened cannot be replaced by mistake, if the
 * remaining digits of that kind are known to have one solution, or if the user locked it. Digits that were typed since are never protected,
 * unless the givens were unlocked: then they belong to the puzzle.
 */

import type { Grid } from '../core/grid';
import type { Cell } from '../core/numbers';
import type { Documents, TextDocument } from '../text/document/documents';
import { distinguishesEntries, type Puzzle } from '../text/puzzle';
import type { VerdictCache } from './verdicts';

/** The guard of a puzzle. */
export interface Guard {
  /** The cells with givens, in reading order. There is at least one, unless all were deleted while they were unlocked. */
  readonly cells: readonly Cell[];
  /** Whether these cells are protected. */
  readonly isOn: boolean;
}

/** The guards of the puzzles of open documents. */
export class Guards<D extends TextDocument> {
  constructor(
    private readonly documents: Documents<D>,
    private readonly verdicts: VerdictCache,
  ) {}

  /** The guard of a puzzle; undefined if it has none, or none yet. */
  of(document: D, puzzle: Puzzle): Guard | undefined {
    const lock = this.documents.puzzlesOf(document).givens.lockOf(puzzle);
    const grid = this.wantedGrid(document, puzzle);
    const cells = [...(grid?.digits.entries() ?? [])].flatMap(([cell, digit]) => (digit === 0 ? [] : [cell]));
    if (lock === 'unlocked') return { cells, isOn: false };
    if (!grid || (lock !== 'locked' && this.verdicts.known(grid)?.kind !== 'valid')) return undefined;
    return { cells, isOn: true };
  }

  /** The digits whose verdict decides whether a puzzle has a guard; undefined if it needs none. */
  wantedGrid(document: D, puzzle: Puzzle): Grid | undefined {
    if (distinguishesEntries(puzzle)) return undefined;
    const opened = this.documents.puzzlesOf(document).givens.openedOf(puzzle);
    const digits = opened.map((digit, cell) => (digit === puzzle.grid.digits[cell] ? digit : 0));
    return digits.some(digit => digit !== 0) ? { geometry: puzzle.grid.geometry, digits } : undefined;
  }

  /** Turns the guard of a puzzle on or off. Digits written while it is off are givens. */
  turn(document: D, puzzle: Puzzle, isOn: boolean): void {
    const puzzles = this.documents.puzzlesOf(document);
    const hasGuard = puzzles.givens.lockOf(puzzle) !== undefined || this.wantedGrid(document, puzzle) !== undefined;
    if (hasGuard) puzzles.lockGivens(puzzle, isOn ? 'locked' : 'unlocked');
  }
}
