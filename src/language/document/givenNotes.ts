/** What a document remembers of one puzzle, to know its givens. `Givens` keeps these notes. */

import { countFilled, type Grid, hasConflict } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { search } from '../../core/solver/index';
import { isWhole, type Puzzle } from '../puzzle';

/** What is remembered of one puzzle. Its span covers the puzzle in the current text, unless it is lost. */
export interface Note {
  start: number;
  end: number;
  geometry: Grid['geometry'];
  givens: Uint8Array;
  /** The digits when it was last seen. */
  digits: Uint8Array;
  /** Cells that were edited, the last one first. */
  recent: readonly Cell[];
  /** Whether it was a puzzle to solve, and not one that was still being typed. */
  isPuzzle: boolean;
  /** Whether it was replaced together with other text, so that the puzzle may be at another place now. */
  isLost?: boolean;
  /** The first note of a puzzle that commands gave other givens. All notes of this puzzle have it. */
  first?: Note;
  /** Whether the puzzle has another note since. Only the same digits make this one count again. */
  isPast?: boolean;
}

/** Of so many cells at least one is a given in a puzzle with one solution. The fewest known are 17 of 81. */
const CELLS_FOR_A_GIVEN = 5;

/** Pauses of the search for a second solution: some milliseconds at most. */
const MOST_PAUSES = 200;

/** The first note of a puzzle: all digits are givens. */
export function noteFor(puzzle: Puzzle): Note {
  const { start, end, grid } = puzzle;
  const { geometry, digits } = grid;
  const hasEnough = grid.allowed !== undefined || CELLS_FOR_A_GIVEN * countFilled(digits) >= geometry.cellCount;
  const isPuzzle = isWhole(puzzle) && hasEnough;
  return { start, end, geometry, givens: digits, digits, recent: [], isPuzzle };
}

/**
 * Notes which cells were edited. Who copies a puzzle types its givens in reading order: the first cell that is edited
 * before the last one belongs to the solving. Returns whether any were.
 */
export function update(note: Note, puzzle: Puzzle): boolean {
  const { digits } = puzzle.grid;
  if (!isWhole(puzzle)) return false;
  const edited = [...digits.keys()].filter(cell => digits[cell] !== note.digits[cell]);
  if (edited.length === 0) return false;
  const last = Math.max(-1, ...note.recent);
  if (!note.isPuzzle && edited.some(cell => cell <= last)) settle(note);
  note.recent = [...new Set([...edited, ...note.recent])];
  note.digits = digits;
  note.geometry = puzzle.grid.geometry;
  return true;
}

/** Makes the digits that were last seen givens, if they have one solution. Returns whether it did. */
export function settle(note: Note): boolean {
  const grid: Grid = { geometry: note.geometry, digits: note.digits };
  if (note.isPuzzle || note.digits.length !== note.geometry.cellCount || hasConflict(grid)) return false;
  if (!hasOneSolution(grid)) return false;
  note.givens = note.digits;
  note.recent = [];
  note.isPuzzle = true;
  return true;
}

function hasOneSolution(grid: Grid): boolean {
  if (CELLS_FOR_A_GIVEN * countFilled(grid.digits) < grid.geometry.cellCount) return false;
  let solutions = 0;
  let pauses = 0;
  for (const found of search(grid)) {
    if (found ? ++solutions > 1 : ++pauses > MOST_PAUSES) return false;
  }
  return solutions === 1;
}

/** Moves a note with an edit. */
export function move(note: Note, start: number, removed: number, added: number): 'untouched' | 'touched' | 'gone' {
  const end = start + removed;
  // One character that is typed at an end of the puzzle belongs to it. A longer text is put before or after it.
  const isTyped = removed === 0 && added === 1;
  if (isTyped ? end < note.start : end <= note.start) {
    note.start += added - removed;
    note.end += added - removed;
    return 'untouched';
  }
  if (isTyped ? note.end < start : note.end <= start) return 'untouched';
  // The puzzle may be somewhere in the text that replaces it, as after Sort, Convert, Undo of them or new line ends.
  const isReplaced = start <= note.start && note.end <= end;
  if (isReplaced && note.end - note.start < removed) note.isLost = true;
  // A replacement of the same length, such as a command makes for many cells, mostly leaves every cell at its place.
  if (removed === added) return 'touched';
  if (isReplaced && (added === 0 || !note.isPuzzle)) return 'gone';
  note.start = Math.min(note.start, start);
  note.end = Math.max(note.end, end) + added - removed;
  return 'touched';
}
