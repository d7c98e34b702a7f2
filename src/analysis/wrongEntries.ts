/** Entries that a check found to be wrong. They stay marked on boards until the digits of their cells change. */

import type { Cell, Digit } from '../core/numbers';
import { gameKeyOf } from '../features/puzzles/gameKey';
import type { Puzzle } from '../text/puzzle';

/** The wrong entries of open documents. */
export class WrongEntries<D extends object> {
  /** By document and givens: the wrong digits by cell. */
  private readonly found = new WeakMap<D, Map<string, ReadonlyMap<Cell, Digit>>>();

  /** Replaces the stored wrong entries of a puzzle. */
  remember(document: D, puzzle: Puzzle, wrong: readonly Cell[]): void {
    const ofDocument = this.found.get(document) ?? new Map();
    ofDocument.set(gameKeyOf(puzzle), new Map(wrong.map(cell => [cell, puzzle.grid.digits[cell]])));
    this.found.set(document, ofDocument);
  }

  /** The cells of a puzzle that still have the digits that were found wrong. */
  in(document: D, puzzle: Puzzle): Cell[] {
    const wrong = this.found.get(document)?.get(gameKeyOf(puzzle)) ?? [];
    return [...wrong].flatMap(([cell, digit]) => (puzzle.grid.digits[cell] === digit ? [cell] : []));
  }
}
