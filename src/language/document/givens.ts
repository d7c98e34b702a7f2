/**
 * Which digits of a plain grid are givens: those that it had when its document was opened, or when they were last marked
 * as givens. The text does not say it, so the document remembers it.
 *
 * The state before an edit is gone when the edit is reported. So puzzles in sight and at the cursors are noted after
 * each edit (`see`): edits are made there, or by commands that note their puzzles first. A note becomes lasting when an
 * edit touches its puzzle, and moves with the text from then on. So a file of 500,000 puzzles costs as much as the ones
 * that were edited.
 *
 * In a grid that is being typed all digits count as givens, until it has one solution and the user goes back to fill
 * cells. From then on further digits are entries.
 */

import { countFilled, type Grid, hasConflict } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { search } from '../../core/solver/index';
import { isWhole, type Puzzle } from '../puzzle';
import type { Span } from '../span';
import { common, grown, hull, overlaps } from './spans';

/** What is remembered of one puzzle. Its span covers the puzzle in the current text. */
interface Note {
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
}

/** Edited puzzles whose givens are remembered. When there are more, those at the start of the text are forgotten. */
const MOST_LASTING = 2000;

/** Puzzles that are remembered although they were not edited: more than an editor shows. */
const MOST_PASSING = 500;

/** The same while a command is about to edit them. */
const MOST_NOTED = 1500;

/** Of so many cells at least one is a given in a puzzle with one solution. The fewest known are 17 of 81. */
const CELLS_FOR_A_GIVEN = 5;

/** Pauses of the search for a second solution: some milliseconds at most. */
const MOST_PAUSES = 200;

/** An edit may change how the text around it is read, up to some hundred characters away. */
const REACH = 200;

/** Characters of an edit above which all that was seen counts as unseen: reading them again would take long. */
const MOST_UNSEEN = 10_000;

/** The givens of the puzzles of one document. */
export class Givens {
  /** Of edited puzzles, in the order of the text. */
  private lasting: Note[] = [];
  /** Of puzzles that are as they were. Replaced each time puzzles are seen. */
  private passing: Note[] = [];

  /** The span that was seen last, and the part of it that was edited since. */
  private seen: Span | undefined;
  private unseen: Span | undefined;

  /** Increases whenever the givens of a puzzle may have changed. */
  revision = 0;

  /** Whether any puzzle was edited. */
  get isEmpty(): boolean {
    return this.lasting.length === 0;
  }

  /**
   * Notes the puzzles of a span before they are edited, and what was edited in them since they were last seen. Asks for the
   * puzzles of a part of the span only, when the others have been seen.
   */
  see(span: Span, puzzlesIn: (part: Span) => readonly Puzzle[]): void {
    const isSeen = this.seen && this.seen.start <= span.start && span.end <= this.seen.end;
    const part = isSeen ? this.unseen : span;
    this.seen = isSeen ? this.seen : span;
    this.unseen = undefined;
    if (part) this.seePuzzles(part, puzzlesIn(part));
  }

  private seePuzzles(span: Span, puzzles: readonly Puzzle[]): void {
    const all = puzzles.reduce(hull, span);
    this.passing = this.passing.filter(note => !overlaps(note, all)).slice(-MOST_PASSING);
    for (const puzzle of puzzles) this.remember(puzzle);
  }

  /**
   * The same for a puzzle that a command is going to solve further: it is not being typed any more. When there are many,
   * some are not remembered.
   */
  note(puzzle: Puzzle): void {
    this.remember(puzzle);
    const note = this.noteOf(puzzle);
    if (note && settle(note)) this.revision++;
  }

  private remember(puzzle: Puzzle): void {
    if (tellsGivens(puzzle)) return;
    const note = this.noteOf(puzzle);
    if (note) {
      if (update(note, puzzle)) this.revision++;
    } else if (this.passing.length < MOST_NOTED && !this.passing.some(other => overlaps(other, puzzle))) {
      this.passing.push(noteFor(puzzle));
    }
  }

  /** Call for every edit, in order. All numbers are UTF-16 units. */
  edited(start: number, removed: number, added: number): void {
    this.revision++;
    const moved = (note: Note) => move(note, start, removed, added);
    // A replacement of the same length moves no note. Commands and Undo make many.
    if (removed !== added) this.lasting = this.lasting.filter(note => moved(note) !== 'gone');
    const touched: Note[] = [];
    this.passing = this.passing.filter(note => {
      const fate = moved(note);
      if (fate === 'touched') touched.push(note);
      return fate === 'untouched';
    });
    if (touched.length > 0)
      this.lasting = [...this.lasting, ...touched].sort((a, b) => a.start - b.start).slice(-MOST_LASTING);
    const isLarge = Math.max(removed, added) > MOST_UNSEEN;
    this.seen = isLarge || !this.seen ? undefined : grown(this.seen, start, removed, added);
    if (isLarge) this.unseen = undefined;
    if (this.seen) {
      const edited = { start: start - REACH, end: start + added + REACH };
      const unseen = this.unseen ? hull(grown(this.unseen, start, removed, added), edited) : edited;
      this.unseen = overlaps(unseen, this.seen) ? common(unseen, this.seen) : undefined;
    }
  }

  /** The puzzle with its remembered givens. */
  applied(puzzle: Puzzle): Puzzle {
    if (this.isEmpty || tellsGivens(puzzle)) return puzzle;
    const note = this.noteOf(puzzle);
    if (!note?.isPuzzle) return puzzle;
    const { digits } = puzzle.grid;
    // All puzzles in sight are asked at every keystroke.
    const givens = note.givens.slice();
    for (let cell = 0; cell < givens.length; cell++) if (givens[cell] !== digits[cell]) givens[cell] = 0;
    return { ...puzzle, givens, recent: note.recent };
  }

  /** By cell: the given, also where it was overwritten since, or 0. */
  originalOf(puzzle: Puzzle): Uint8Array {
    const note = tellsGivens(puzzle) ? undefined : this.noteOf(puzzle);
    return note?.isPuzzle ? note.givens : puzzle.givens;
  }

  /** Makes all digits of a puzzle givens. False when the text itself tells its givens. */
  mark(puzzle: Puzzle): boolean {
    if (tellsGivens(puzzle)) return false;
    this.revision++;
    this.lasting = this.lasting.filter(note => !overlaps(note, puzzle));
    this.passing = this.passing.filter(note => !overlaps(note, puzzle));
    this.lasting.push({ ...noteFor(puzzle), isPuzzle: true });
    this.lasting.sort((a, b) => a.start - b.start);
    return true;
  }

  /**
   * Call before an edit that moves the digits of a puzzle: `moved` makes of values by cell those after it. What was noted before is
   * kept for Undo. Returns what takes the call back, for when the edit is not made.
   */
  expect(puzzle: Puzzle, moved: (values: Uint8Array) => Uint8Array): () => void {
    const passing = this.passing.find(note => overlaps(note, puzzle));
    const before = this.noteOf(puzzle) ?? passing;
    if (tellsGivens(puzzle) || !before) return () => {};
    const isRecent = Uint8Array.from(before.digits, (_, cell) => (before.recent.includes(cell) ? 1 : 0));
    const after: Note = {
      ...before,
      start: puzzle.start,
      end: puzzle.end,
      givens: moved(before.givens),
      digits: moved(puzzle.grid.digits),
      recent: [...moved(isRecent).entries()].filter(([, is]) => is > 0).map(([cell]) => cell),
    };
    // A note is found by its likeness, so that before the edit has to be there too.
    const added = before === passing ? [before, after] : [after];
    this.passing = this.passing.filter(note => note !== before);
    this.lasting = [...this.lasting, ...added].sort((a, b) => a.start - b.start).slice(-MOST_LASTING);
    return () => {
      this.lasting = this.lasting.filter(note => note !== after);
    };
  }

  /** The note of a puzzle: the one whose givens are most like its digits, as Undo may have made them those of an older one. */
  private noteOf(puzzle: Puzzle): Note | undefined {
    const { lasting } = this;
    let best: Note | undefined;
    let low = 0;
    let high = lasting.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lasting[middle].end <= puzzle.start) low = middle + 1;
      else high = middle;
    }
    for (let i = low; i < lasting.length && lasting[i].start < puzzle.end; i++) {
      const note = lasting[i];
      if (isStill(note, puzzle) && (!best || likeness(best, puzzle) < likeness(note, puzzle))) best = note;
    }
    return best;
  }
}

/** Whether the text says which digits are givens. */
export function tellsGivens({ givenPlaces, style, givens, grid, recent }: Puzzle): boolean {
  if (givenPlaces !== undefined || style.form === 'library') return true;
  return recent === undefined && givens.some((given, cell) => given !== grid.digits[cell]);
}

function noteFor(puzzle: Puzzle): Note {
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
function update(note: Note, puzzle: Puzzle): boolean {
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
function settle(note: Note): boolean {
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

/** Whether a puzzle is the noted one: most of its givens are still there. */
function isStill(note: Note, puzzle: Puzzle): boolean {
  if (!note.isPuzzle) return true;
  return note.geometry === puzzle.grid.geometry && likeness(note, puzzle) >= 0;
}

/** The number of givens that are still there, less those that are not. */
function likeness({ givens }: Note, { grid }: Puzzle): number {
  let left = 0;
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] !== 0) left += givens[cell] === grid.digits[cell] ? 1 : -1;
  }
  return left;
}

/** Moves a note with an edit. */
function move(note: Note, start: number, removed: number, added: number): 'untouched' | 'touched' | 'gone' {
  const end = start + removed;
  // One character that is typed at an end of the puzzle belongs to it. A longer text is put before or after it.
  const isTyped = removed === 0 && added === 1;
  if (isTyped ? end < note.start : end <= note.start) {
    note.start += added - removed;
    note.end += added - removed;
    return 'untouched';
  }
  if (isTyped ? note.end < start : note.end <= start) return 'untouched';
  // A replacement of the same length, such as a command makes for many cells, leaves every cell at its place.
  if (removed === added) return 'touched';
  // The puzzle may be somewhere in the text that replaces it, as after Convert, Undo of it or new line ends.
  const isReplaced = start <= note.start && note.end <= end;
  if (isReplaced && (added === 0 || !note.isPuzzle)) return 'gone';
  note.start = Math.min(note.start, start);
  note.end = Math.max(note.end, end) + added - removed;
  return 'touched';
}
