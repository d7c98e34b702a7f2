/** Cells of puzzles that may have been read incorrectly from a picture, until the user has edited or confirmed them. */

import type { Cell } from '../../core/numbers';
import type { Puzzle } from '../../text/puzzle';

/** A cell whose digit is not certain. 0 means an empty cell. */
export interface Doubt {
  readonly cell: Cell;
  readonly digit: number;
  /** The second guess. */
  readonly second: number;
  /** Whether `digit` was the second guess, but makes the puzzle valid. */
  readonly isExchanged: boolean;
  /** The part of the picture that shows the cell, as an address of an image. */
  readonly image: string;
}

/** A puzzle that was read from a picture. */
export interface NotedPicture {
  /** By cell, 0 for an empty one. */
  readonly digits: Uint8Array;
  readonly doubts: readonly Doubt[];
}

/** A picture, and the cells that the user has confirmed. */
interface SettledPicture {
  readonly noted: NotedPicture;
  readonly settled: Set<Cell>;
}

/** The largest share of the digits of a picture that differ in the puzzle that was read from it, because the user has corrected them. */
const MOST_CHANGED = 0.25;

/** The pictures of the puzzles of one document. A puzzle belongs to the picture from which most of its digits were read. */
export class DocumentPictures {
  private readonly pictures: SettledPicture[] = [];

  /** Notes a picture whose puzzle is about to be written, with the cells that the user has confirmed before. */
  note(noted: NotedPicture, settled: Iterable<Cell> = []): void {
    this.pictures.unshift({ noted, settled: new Set(settled) });
  }

  /** The cells of a picture that the user has confirmed. */
  settledIn(picture: NotedPicture): readonly Cell[] {
    return [...(this.pictures.find(({ noted }) => noted === picture)?.settled ?? [])];
  }

  /** The picture of a puzzle, the latest one if there are several. */
  pictureOf(puzzle: Puzzle): NotedPicture | undefined {
    return this.find(puzzle)?.noted;
  }

  /** The doubtful cells of a puzzle that the user has neither edited nor confirmed. */
  doubtsIn(puzzle: Puzzle): readonly Doubt[] {
    const found = this.find(puzzle);
    if (!found) return [];
    const { digits } = puzzle.grid;
    return found.noted.doubts.filter(({ cell, digit }) => digits[cell] === digit && !found.settled.has(cell));
  }

  /** Confirms the digit of a cell, or all digits of a puzzle. Returns whether there was a doubt. */
  confirm(puzzle: Puzzle, cell?: Cell): boolean {
    const doubts = this.doubtsIn(puzzle).filter(doubt => cell === undefined || doubt.cell === cell);
    for (const doubt of doubts) this.find(puzzle)?.settled.add(doubt.cell);
    return doubts.length > 0;
  }

  /** The picture that is most like a puzzle: a page may show a puzzle and its solution, which has the same digits. */
  private find({ grid: { digits } }: Puzzle): SettledPicture | undefined {
    let best: { readonly differences: number; readonly picture: SettledPicture } | undefined;
    for (const picture of this.pictures) {
      if (!isReadFrom(picture.noted, digits)) continue;
      const differences = picture.noted.digits.filter((digit, cell) => digit !== digits[cell]).length;
      if (!best || differences < best.differences) best = { differences, picture };
    }
    return best?.picture;
  }
}

/** Whether a puzzle still has most of the digits of a picture. */
function isReadFrom({ digits, doubts }: NotedPicture, current: Uint8Array): boolean {
  if (digits.length !== current.length) return false;
  const seconds = new Map(doubts.map(({ cell, second }) => [cell, second]));
  const read = [...digits.keys()].filter(cell => digits[cell] !== 0);
  const changed = read.filter(cell => current[cell] !== digits[cell] && current[cell] !== seconds.get(cell));
  return changed.length <= MOST_CHANGED * read.length;
}
