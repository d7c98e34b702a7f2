/** What a code action is, and what one may look at. */

import type { Grid } from '../../../core/grid';
import type { Verdict } from '../../../core/solver/index';
import type { TextEdit } from '../../edits';
import { cellsIn, type Puzzle, type PuzzleFile, puzzlesIn } from '../../puzzle';
import type { Span } from '../../span';
import type { Code } from '../diagnostics/rule';
import type { Placing } from '../placing';

/** The kinds this extension has, as VS Code spells them. */
export const KINDS = ['quickfix', 'source.sudoku.fillForced'] as const;
export type Kind = (typeof KINDS)[number];

export interface Action {
  readonly title: string;
  readonly kind: Kind;
  /** Whether it is the one to take when there are several. */
  readonly isPreferred?: boolean;
  /** The diagnostic it fixes. */
  readonly fixes?: Span & { readonly code: Code };
  /** Works out the edits where that may take long, when the action is chosen; yields where it may be paused. */
  readonly work?: () => Generator<undefined, TextEdit[]>;
  edits(): TextEdit[];
}

export interface Request {
  /** The puzzles at the cursor or in the selection, and perhaps others. */
  readonly file: PuzzleFile;
  /** All puzzles of the file that are read. */
  all(): Iterable<Puzzle>;
  /** Whether the whole file is read. */
  readonly isRead: boolean;
  /** Reads the rest of the file. */
  reading(): Generator<undefined, void>;
  /** The cursor (an empty span) or the selection. */
  readonly at: Span;
  /** Whether a puzzle is valid, or undefined when that cannot be told in a moment. */
  verdictOf(grid: Grid): Verdict | undefined;
  /** The steps up to the next one that places a digit, or undefined when there is none, or it cannot be told in a moment. */
  placingOf(puzzle: Puzzle): Placing | undefined;
}

export interface ActionSource {
  readonly kind: Kind;
  actions(request: Request): Iterable<Action>;
}

/** Cells that quick fixes are offered for; more would be a menu that nobody reads. */
const MOST_CELLS = 81;

/** The cells at the cursor or in the selection, with their puzzles. */
export function* cellsAt({ file, at }: Request): Generator<[puzzle: Puzzle, cell: number]> {
  let left = MOST_CELLS;
  for (const puzzle of puzzlesIn(file, at)) {
    for (const cell of cellsIn(puzzle, at)) {
      if (left-- === 0) return;
      yield [puzzle, cell];
    }
  }
}

/** Whether two spans share a character or touch. */
export function touches(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}
