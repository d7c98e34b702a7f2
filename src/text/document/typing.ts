/**
 * Tracks which puzzle is being typed: the one with the cursor, from the first edit by hand since the cursor entered it,
 * until the cursor leaves it, another kind of edit changes the text, the user saves, or pauses when no rows are
 * missing. A puzzle that is being typed is not finished, so its missing parts are not reported.
 */

import { cellAt, isSolution, type Puzzle } from '../puzzle';
import { puzzleAt } from '../puzzleFile';
import type { Span } from '../span';
import type { TextChange } from './changes';
import type { Documents, TextDocument } from './documents';

/** Maximum number of UTF-16 units that one key adds: a line ending, or a character of several units. Longer text was pasted. */
const MOST_BY_A_KEY = 4;

/** Where a puzzle is being typed. */
export interface TypedPlace {
  readonly puzzle: Span;
  /**
   * The line of the last edit, without its line ending. Undefined if the cursor has since moved to another line, in
   * which nothing was typed yet.
   */
  readonly line: Span | undefined;
}

/** A place of the puzzle that is being typed. */
interface CurrentPlace<D> {
  readonly document: D;
  /** The offset of the last edit or the cursor. */
  readonly at: number;
  /** Whether the line of `at` was edited since the cursor moved there. */
  readonly isEdited: boolean;
}

/** The puzzle that is being typed, in any of the documents. There is one cursor, so there is at most one. */
export class Typing<D extends TextDocument> {
  private current: CurrentPlace<D> | undefined;
  /** A puzzle that was not solved after the last edit by hand. */
  private unsolved: { readonly document: D; readonly start: number } | undefined;
  /** The solved puzzle of the last notification. */
  private notified = '';
  private solved: Puzzle | undefined;
  private readonly versions = new WeakMap<D, number>();
  private readonly commands = new WeakMap<D, number>();
  private readonly keys = new WeakMap<D, number>();
  private readonly boards = new WeakMap<D, number>();

  constructor(private readonly documents: Documents<D>) {}

  /** Runs a command. Its changes to the document do not count as edits by hand. */
  byCommand<T>(document: D, run: () => Promise<T>): Promise<T> {
    return during(this.commands, document, run);
  }

  /** Whether a command is changing the document. */
  isByCommand(document: D): boolean {
    return (this.commands.get(document) ?? 0) > 0;
  }

  /** Runs the edit of a key. Its changes count as edits by hand, even in several places. */
  byKey<T>(document: D, run: () => Promise<T>): Promise<T> {
    return during(this.keys, document, run);
  }

  /** Runs an edit on a board. Its changes count as edits by hand, but the board itself reports a solved puzzle. */
  async byBoard<T>(document: D, run: () => Promise<T>): Promise<T> {
    return during(this.boards, document, () => this.byKey(document, run));
  }

  /**
   * Call after the documents have processed an edit. `texts`: the texts that its changes insert, or undefined for edits
   * that cannot be made by hand. Undo and Redo only continue the current typing.
   */
  edited(document: D, changes: readonly TextChange[], texts: readonly string[] | 'undone' | undefined): void {
    if (changes.length === 0 || this.versions.get(document) === document.version) return;
    this.versions.set(document, document.version);
    this.solved = undefined;
    const { start, added } = changes[changes.length - 1];
    const isShort = Array.isArray(texts) && texts.every(text => text.trimEnd().length <= MOST_BY_A_KEY);
    if (!this.keys.get(document) && (this.commands.get(document) || !isShort)) {
      // Edits that a program makes in another document do not end the typing.
      if (this.unsolved?.document === document) this.unsolved = undefined;
      if (this.current?.document === document)
        this.current = texts === 'undone' ? { document, at: start + added, isEdited: true } : undefined;
      return;
    }
    this.current = { document, at: start + added, isEdited: true };
    this.notice(document, start + added, added);
  }

  /**
   * Call when the cursor moved, or with undefined when no editor has it. Returns the place it left: the puzzle, which ends the
   * typing, or only the line that was being typed.
   */
  moved(document: D | undefined, at: number): 'puzzle' | 'line' | undefined {
    const { current } = this;
    if (!current) return undefined;
    const puzzle = document === current.document ? this.puzzleAt(at) : undefined;
    if (document !== current.document || puzzle?.start !== this.puzzleAt(current.at)?.start) {
      this.end();
      return 'puzzle';
    }
    if (!puzzle || lineOf(puzzle, at).start === lineOf(puzzle, current.at).start) return undefined;
    this.current = { document, at, isEdited: false };
    return 'line';
  }

  /** Call when the user has paused. A grid whose last rows are missing is still being typed. Returns whether the typing ended. */
  rested(): boolean {
    const puzzle = this.current && this.puzzleAt(this.current.at);
    return puzzle && lacksItsEnd(puzzle) ? false : this.end();
  }

  /** Call when the user has saved. Returns whether the typing ended. */
  end(): boolean {
    const wasTyping = this.current !== undefined;
    this.current = undefined;
    return wasTyping;
  }

  /** The document in which a puzzle is being typed. */
  get document(): D | undefined {
    return this.current?.document;
  }

  /** The puzzle that is being typed in a document. */
  spanIn(document: D): Span | undefined {
    return this.current?.document === document ? this.puzzleAt(this.current.at) : undefined;
  }

  /** The puzzle that is being typed in a document, and the line in it. */
  placeIn(document: D): TypedPlace | undefined {
    const { current } = this;
    const puzzle = current?.document === document ? this.puzzleAt(current.at) : undefined;
    return current && puzzle && { puzzle, line: current.isEdited ? lineOf(puzzle, current.at) : undefined };
  }

  /** The puzzle that the last edit by hand solved, only at the first call after it. */
  takeSolved(): Puzzle | undefined {
    const { solved } = this;
    this.solved = undefined;
    return solved;
  }

  private notice(document: D, at: number, added: number): void {
    const puzzle = this.puzzleAt(at);
    if (!puzzle) return;
    const wasUnsolved = this.unsolved?.document === document && this.unsolved.start === puzzle.start;
    if (!isSolution(puzzle)) {
      this.unsolved = { document, start: puzzle.start };
      this.notified = '';
      return;
    }
    this.unsolved = undefined;
    const isNew = wasUnsolved || (added > 0 && cellAt(puzzle, at - 1) !== undefined);
    if (!isNew || this.notified === puzzle.text) return;
    this.notified = puzzle.text;
    if (!this.boards.get(document)) this.solved = puzzle;
  }

  /** The puzzle at an offset of the current document, or the one that ends on the line before. */
  private puzzleAt(at: number): Puzzle | undefined {
    if (!this.current) return undefined;
    const lineEnding = 2;
    const start = Math.max(0, at - lineEnding);
    const file = this.documents.puzzlesOf(this.current.document).around({ start, end: at });
    return puzzleAt(file, at) ?? puzzleAt(file, Math.max(0, at - 1)) ?? puzzleAt(file, start);
  }
}

/** The line of a puzzle's text that contains an offset. Before the text: its first line; below it: an empty span at the offset. */
function lineOf({ text, start, end }: Puzzle, at: number): Span {
  const offset = at - start;
  if (offset > text.length) return { start: at, end: at }; // a line below it
  const isEnding = (index: number) => text[index] === '\n' || text[index] === '\r';
  let from = Math.max(0, offset);
  let to = from;
  while (from > 0 && !isEnding(from - 1)) from--;
  while (to < text.length && !isEnding(to)) to++;
  return { start: start + from, end: Math.min(end, start + to) };
}

/** Runs an edit, and counts it as pending for a document while it runs. */
async function during<D extends object, T>(counts: WeakMap<D, number>, document: D, run: () => Promise<T>): Promise<T> {
  const add = (by: number) => counts.set(document, (counts.get(document) ?? 0) + by);
  add(1);
  try {
    return await run();
  } finally {
    add(-1);
  }
}

/** Whether the last rows of a grid, or the last cells of its text, are still to be typed. */
function lacksItsEnd({ problems, grid }: Puzzle): boolean {
  const last = grid.geometry.size - 1;
  return problems.some(problem => {
    if (problem.code === 'invalid-symbol' || problem.found >= problem.needed) return false;
    return problem.code === 'row-count' || problem.of === 'line' || problem.row === last;
  });
}
