/**
 * Remembers which digits of a plain grid are givens: those that it had when its document was opened, or when they were
 * last marked as givens. The text does not mark them, so the document remembers them.
 *
 * The state before an edit is gone when the edit is reported. So visible puzzles and those at the cursors are noted after
 * each edit (`see`): edits are made there, or by commands that note their puzzles first. A note becomes lasting when an
 * edit touches its puzzle, and moves with the text from then on. So a file of 500,000 puzzles costs only as much as the ones
 * that were edited.
 *
 * When an edit such as Sort replaces more than one puzzle, its notes are lost, and each is found again by its digits.
 *
 * In a grid that is being typed all digits count as givens, until it has one solution and the user goes back to fill
 * cells. From then on further digits are entries. They are entries from the start if the digits at the time when the
 * document was opened have one solution: a puzzle with rules needs few digits, or none.
 *
 * All of this is in one file, because it is one list of notes and the events that change it.
 */

import { countFilled } from '../../core/grid';
import { digitsIn, stringOf } from '../gridKey';
import { isWhole, type Puzzle } from '../puzzle';
import type { Span } from '../span';
import {
  complete,
  type EditKind,
  type GivenNote,
  type GivensLock,
  isReplaced,
  type KnownVerdicts,
  move,
  noteFor,
  settle,
  unlock,
  update,
  writtenInto,
} from './givenNotes';
import { isExact, NoteIndex } from './noteIndex';
import { SeenText } from './seenText';
import { hull, overlaps } from './spans';

/**
 * Maximum number of edited puzzles whose givens are remembered. If there are more, those at the start of the text are
 * forgotten.
 */
const MOST_LASTING = 2000;

/** Maximum number of puzzles that are remembered although they were not edited: more than an editor shows. */
const MOST_PASSING = 500;

/** The same limit while a command is about to edit puzzles. */
const MOST_NOTED = 1500;

/** Length of the shortest puzzle, which has 4x4 cells, in characters. */
const SHORTEST_PUZZLE = 16;

/** The givens of an edited puzzle, as they are stored when its document is closed. */
export interface StoredGivens {
  /** The key of its geometry, which includes its rules. */
  readonly shape: string;
  /** By cell, as `stringOf` writes them. */
  readonly givens: string;
}

/** The givens of the puzzles of one document. */
export class Givens {
  /** Notes of edited puzzles, in text order except for lost ones. */
  private lasting: readonly GivenNote[] = [];
  /** An index of the lasting notes, built on the first lookup. */
  private index: NoteIndex | undefined;
  /** Notes of unedited puzzles. Replaced each time puzzles are seen. */
  private passing: GivenNote[] = [];

  private readonly seen = new SeenText();

  /** Whether the last edits, since puzzles were last seen, were Undo or Redo. */
  private kind: EditKind = 'made';

  /** Increases whenever the givens of a puzzle may have changed. */
  revision = 0;

  /**
   * `known` finds verdicts, so that a puzzle is not searched again. `stored` are the givens stored when the document was last open: in a
   * puzzle that has all of them, the other digits are entries.
   */
  constructor(
    private readonly known: KnownVerdicts = () => undefined,
    private stored: readonly StoredGivens[] = [],
  ) {}

  /** Whether no puzzle was edited. */
  get isEmpty(): boolean {
    return this.lasting.length === 0 && this.stored.length === 0;
  }

  /** The givens of the puzzles that were edited, now or when the document was open before, to be stored. */
  toStore(): StoredGivens[] {
    const edited = this.lasting.flatMap(({ isPuzzle, isPast, geometry, givens }) =>
      isPuzzle && !isPast ? [{ shape: geometry.key, givens: stringOf(givens) }] : [],
    );
    return [...this.stored, ...edited];
  }

  /** Sets the kind of the following edits. */
  expectKind(kind: EditKind): void {
    this.kind = kind;
  }

  /**
   * Notes the puzzles of a span before they are edited, and the edits in them since they were last seen. If the span
   * lies within the one seen last, only the puzzles in the part edited since then are requested.
   */
  see(span: Span, puzzlesIn: (part: Span) => readonly Puzzle[]): void {
    const part = this.seen.newIn(span);
    if (part) this.seePuzzles(part, puzzlesIn(part));
    this.seen.endTyping();
  }

  private seePuzzles(span: Span, puzzles: readonly Puzzle[]): void {
    const all = puzzles.reduce(hull, span);
    this.passing = this.passing.filter(note => !overlaps(note, all)).slice(-MOST_PASSING);
    for (const puzzle of puzzles) this.remember(puzzle);
  }

  /**
   * Like {@link see}, for a puzzle that a command is going to solve further: it is no longer being typed. If there are many, some are not
   * remembered.
   */
  note(puzzle: Puzzle): void {
    this.remember(puzzle);
    const note = this.noteOf(puzzle);
    if (note && settle(note, this.known)) this.changed();
  }

  /** Like {@link note}, for a puzzle into which a command is going to write entries. Its givens are no longer being edited. */
  noteEntries(puzzle: Puzzle): void {
    this.note(puzzle);
    if (this.lockOf(puzzle) === 'unlocked') this.setLock(puzzle, 'locked');
  }

  /** The user's choice for the givens of a puzzle, if any. */
  lockOf(puzzle: Puzzle): GivensLock | undefined {
    return distinguishesGivens(puzzle) ? undefined : this.noteOf(puzzle)?.lock;
  }

  /**
   * Locks or unlocks the givens of a puzzle. While they are unlocked, the puzzle itself is edited: every digit that is written is a given,
   * and a deleted digit is no longer one.
   */
  setLock(puzzle: Puzzle, lock: GivensLock): void {
    this.remember(puzzle);
    const passing = this.passing.find(note => overlaps(note, puzzle));
    const note = this.noteOf(puzzle) ?? passing;
    if (distinguishesGivens(puzzle) || !note) return;
    if (note === passing) {
      this.passing = this.passing.filter(other => other !== note);
      this.keep([note]);
    }
    if (lock === 'unlocked') unlock(note);
    else note.lock = lock;
    this.changed();
  }

  private remember(puzzle: Puzzle): void {
    if (distinguishesGivens(puzzle)) return;
    const note = this.noteOf(puzzle);
    if (note) {
      this.place(note, puzzle);
      if (update(note, puzzle, this.known, this.kind, this.seen.isTyped(puzzle))) this.changed();
    } else if (this.passing.length < MOST_NOTED && !this.passing.some(other => overlaps(other, puzzle))) {
      this.passing.push(noteFor(puzzle, this.seen.isTyped(puzzle) ? 'typed' : 'whole'));
    }
  }

  /** Sets the place of a note's puzzle, and disables all other notes of the puzzle. */
  private place(note: GivenNote, puzzle: Puzzle): void {
    if (note.isLost) {
      note.start = puzzle.start;
      note.end = puzzle.end;
      note.isLost = false;
      this.index = undefined;
    }
    if (!note.first || !isExact(note, puzzle)) return;
    for (const other of this.lasting) if (other.first === note.first) other.isPast = other !== note;
  }

  private changed(): void {
    this.revision++;
    this.index = undefined;
  }

  private keep(notes: readonly GivenNote[]): void {
    this.lasting = [...this.lasting, ...notes].sort((a, b) => a.start - b.start).slice(-MOST_LASTING);
    this.index = undefined;
  }

  /** Call for every edit, in order. All numbers are UTF-16 units. */
  edited(start: number, removed: number, added: number): void {
    this.changed();
    const moved = (note: GivenNote) => move(note, start, removed, added);
    // A replacement of the same length in a puzzle moves no note. Commands and Undo make many.
    if (removed !== added || removed > SHORTEST_PUZZLE)
      this.lasting = this.lasting.filter(note => moved(note) !== 'gone');
    const touched: GivenNote[] = [];
    this.passing = this.passing.filter(note => {
      const fate = moved(note);
      if (fate === 'touched') touched.push(note);
      return fate === 'untouched';
    });
    if (touched.length > 0) this.keep(touched);
    this.seen.edited(start, removed, added);
  }

  /** The puzzle with its remembered givens. */
  applied(puzzle: Puzzle): Puzzle {
    if (this.isEmpty || distinguishesGivens(puzzle)) return puzzle;
    const note = this.noteOf(puzzle);
    if (!note?.isPuzzle) return puzzle;
    const { digits } = puzzle.grid;
    // This is called for all visible puzzles at every keystroke.
    const givens = writtenInto(note, note.givens, digits).slice();
    for (let cell = 0; cell < givens.length; cell++) {
      if (givens[cell] !== digits[cell] && !isReplaced(note, cell, digits, this.known)) givens[cell] = 0;
    }
    return { ...puzzle, givens, recent: note.recent, ...(note.replaced?.length && { replaced: note.replaced }) };
  }

  /** By cell: the given, even if it was overwritten since, or 0. */
  originalOf(puzzle: Puzzle): Uint8Array {
    const note = distinguishesGivens(puzzle) ? undefined : this.noteOf(puzzle);
    return note?.isPuzzle ? writtenInto(note, note.givens, puzzle.grid.digits) : puzzle.givens;
  }

  /**
   * By cell: the digit that was there when the document was opened or the puzzle was inserted; 0 for a digit that was
   * typed.
   */
  openedOf(puzzle: Puzzle): Uint8Array {
    const { grid, givens } = puzzle;
    if (distinguishesGivens(puzzle)) return givens;
    const note = this.noteOf(puzzle) ?? this.passing.find(other => overlaps(other, puzzle));
    if (!note) return grid.digits;
    const { opened } = note;
    return opened?.length === grid.digits.length
      ? writtenInto(note, opened, grid.digits)
      : new Uint8Array(grid.digits.length);
  }

  /** Call when new verdicts are known. Returns the places of puzzles in which givens have become entries. */
  learn(): readonly Span[] {
    const learned = this.lasting.filter(note => complete(note, this.known));
    if (learned.length > 0) this.changed();
    return learned;
  }

  /** Makes all digits of a puzzle givens. False when the text itself marks its givens. */
  mark(puzzle: Puzzle): boolean {
    if (distinguishesGivens(puzzle)) return false;
    const own = this.noteOf(puzzle);
    const opened = this.openedOf(puzzle);
    // A lost note at this place may belong to another puzzle.
    this.lasting = this.lasting.filter(note => note !== own && (note.isLost || !overlaps(note, puzzle)));
    this.passing = this.passing.filter(note => !overlaps(note, puzzle));
    this.keep([{ ...noteFor(puzzle, 'typed'), opened, isPuzzle: true, ...(own?.lock && { lock: own.lock }) }]);
    this.revision++;
    return true;
  }

  /**
   * Call before an edit that moves or removes givens of a puzzle: `moved` maps values by cell to those after it. Earlier notes
   * are kept for Undo. Returns a callback that reverts the call if the edit is not made.
   */
  expect(puzzle: Puzzle, moved: (values: Uint8Array) => Uint8Array): () => void {
    const passing = this.passing.find(note => overlaps(note, puzzle));
    const before = this.noteOf(puzzle) ?? passing;
    if (distinguishesGivens(puzzle) || !before) return () => {};
    this.place(before, puzzle);
    if (update(before, puzzle, this.known)) this.changed();
    before.first ??= before;
    const isRecent = Uint8Array.from(before.digits, (_, cell) => (before.recent.includes(cell) ? 1 : 0));
    const after: GivenNote = {
      ...before,
      start: puzzle.start,
      end: puzzle.end,
      givens: moved(before.givens),
      opened: before.opened && moved(before.opened),
      digits: moved(puzzle.grid.digits),
      replaced: [],
      recent: [...moved(isRecent).entries()].filter(([, is]) => is > 0).map(([cell]) => cell),
    };
    this.passing = this.passing.filter(note => note !== before);
    this.keep(before === passing ? [before, after] : [after]);
    return () => {
      this.lasting = this.lasting.filter(note => note !== after);
      this.index = undefined;
    };
  }

  private noteOf(puzzle: Puzzle): GivenNote | undefined {
    this.index ??= new NoteIndex(this.lasting);
    return this.index.find(puzzle) ?? this.recalled(puzzle);
  }

  /** A note made from stored givens, if the puzzle has all of them: of several, those with the most givens. */
  private recalled(puzzle: Puzzle): GivenNote | undefined {
    if (this.stored.length === 0 || !isWhole(puzzle)) return undefined;
    const { geometry, digits } = puzzle.grid;
    let best: { readonly stored: StoredGivens; readonly givens: Uint8Array; readonly count: number } | undefined;
    for (const stored of this.stored) {
      if (stored.shape !== geometry.key || stored.givens.length !== digits.length) continue;
      const givens = digitsIn(stored.givens);
      if (!givens.every((given, cell) => given === 0 || given === digits[cell])) continue;
      const count = countFilled(givens);
      if (!best || count > best.count) best = { stored, givens, count };
    }
    if (!best) return undefined;
    const { stored, givens } = best;
    this.stored = this.stored.filter(other => other !== stored);
    this.passing = this.passing.filter(note => !overlaps(note, puzzle));
    const note: GivenNote = { ...noteFor(puzzle, 'whole'), givens, opened: givens, isPuzzle: true };
    this.keep([note]);
    return note;
  }
}

/** Whether the text marks its givens. */
export function distinguishesGivens({ givenPlaces, style, givens, grid, recent }: Puzzle): boolean {
  if (givenPlaces !== undefined || style.form === 'library') return true;
  return recent === undefined && givens.some((given, cell) => given !== grid.digits[cell]);
}
