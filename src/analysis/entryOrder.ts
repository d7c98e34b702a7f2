/** The order in which the entries of puzzles in open documents were made. */

import type { Cell, Digit } from '../core/numbers';
import { entriesIn } from '../features/puzzles/entries';
import { gameKeyOf } from '../features/puzzles/gameKey';
import type { Puzzle } from '../text/puzzle';

/** Maximum number of puzzles of a document whose order is known: the ones edited last. */
const MOST_PUZZLES = 50;

/** Of an entry: its digit, and its number among all entries that were made. */
interface Made {
  readonly digit: Digit;
  readonly number: number;
}

/** The entries of a puzzle. */
class Entries {
  readonly now = new Map<Cell, Made>();
  /** By cell: the removed entries, which an undo brings back with their numbers. */
  readonly removed = new Map<Cell, Made[]>();
  count = 0;
}

export class EntryOrder<D extends object> {
  /** By document and givens. */
  private readonly known = new WeakMap<D, Map<string, Entries>>();

  /** Call after each edit of a puzzle. A changed entry is a new one, but Undo and Redo bring back earlier ones. */
  note(document: D, puzzle: Puzzle, how: 'made' | 'undone'): void {
    const ofDocument = this.known.get(document) ?? new Map<string, Entries>();
    this.known.set(document, ofDocument);
    const key = gameKeyOf(puzzle);
    const entries = ofDocument.get(key) ?? new Entries();
    const { now, removed } = entries;
    const { digits } = puzzle.grid;
    for (const [cell, made] of now) {
      if (digits[cell] === made.digit) continue;
      now.delete(cell);
      removed.set(cell, [...(removed.get(cell) ?? []), made]);
    }
    for (const cell of entriesIn(puzzle)) {
      if (now.has(cell)) continue;
      const digit = digits[cell];
      const before =
        how === 'undone'
          ? removed
              .get(cell)
              ?.filter(made => made.digit === digit)
              .at(-1)
          : undefined;
      now.set(cell, before ?? { digit, number: entries.count++ });
    }
    ofDocument.delete(key); // so that it becomes the last one
    ofDocument.set(key, entries);
    if (ofDocument.size > MOST_PUZZLES) ofDocument.delete(ofDocument.keys().next().value as string);
  }

  /** The cells of all entries, in the order in which they were made. Those that were there before the first edit come first. */
  of(document: D, puzzle: Puzzle): Cell[] {
    const now = this.known.get(document)?.get(gameKeyOf(puzzle))?.now;
    const numberOf = (cell: Cell) => {
      const made = now?.get(cell);
      return made?.digit === puzzle.grid.digits[cell] ? made.number : -1;
    };
    return entriesIn(puzzle).sort((a, b) => numberOf(a) - numberOf(b));
  }
}
