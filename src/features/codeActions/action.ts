/** The type of code actions, and the data that they may use. */

import type { Grid } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import type { Transformation } from '../../core/symmetry/transformation';
import type { TextSource } from '../../text/document/document';
import type { RecentEdit } from '../../text/document/recentEdits';
import type { TextEdit } from '../../text/edits';
import { cellsIn, type Puzzle } from '../../text/puzzle';
import { type PuzzleFile, puzzlesIn } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import type { DiagnosticCode } from '../diagnostics/rule';
import type { PlacedFinding } from '../lint/placedFindings';
import type { Doubt } from '../pictures/doubts';
import type { RepairSource } from '../puzzles/repairs';
import type { Placing } from '../steps/stepsToPlacement';
import type { Planning } from '../transforming/plan';
import type { ActionKind } from './kinds';

/** The commands that actions run. */
export type ActionCommand =
  | 'sudoku.showSolutions'
  | 'sudoku.minimisePuzzle'
  | 'sudoku.removeDuplicates'
  | 'sudoku.markGivens'
  | 'sudoku.confirmDigits';

/** One action that the light bulb offers. */
export interface OfferedAction {
  readonly title: string;
  readonly kind: ActionKind;
  /** Whether it is the default when there are several. */
  readonly isPreferred?: boolean;
  /** Why it cannot be chosen here; only for refactorings, where VS Code shows the reason. */
  readonly disabled?: string;
  /** The diagnostic it fixes. */
  readonly fixes?: Span & { readonly code: DiagnosticCode };
  /**
   * Finds the edits of an action that may take a long time. It runs when the action is chosen, and yields where it may be
   * paused.
   */
  readonly work?: () => Generator<undefined, TextEdit[]>;
  /** A command that runs after the edits, for the puzzle that starts at this offset, or for a cell of it. */
  readonly command?: { readonly name: ActionCommand; readonly at: number; readonly cell?: Cell };
  /** Notification shown when `work` finds no edits. */
  readonly noEdits?: string;
  /** The edits, found without a pause. */
  edits(): TextEdit[];
}

/** A request for actions: its place, and the data that they may use. */
export interface ActionRequest {
  /** The puzzles at the cursor or in the selection; other puzzles may be among them. */
  readonly file: PuzzleFile;
  /** All puzzles of the file that have been read. */
  all(): Iterable<Puzzle>;
  /** Whether the whole file has been read. */
  readonly isRead: boolean;
  /** Reads the rest of the file. */
  reading(): Generator<undefined, void>;
  /** The cursor (an empty span) or the selection, in UTF-16 units. */
  readonly at: Span;
  /** Whether the user opened the menu. Then repairs of a whole puzzle are offered anywhere in it, not only at its mark. */
  readonly isAsked?: boolean;
  /** The places of recent edits, the latest first; empty when unknown. */
  readonly recentEdits?: readonly RecentEdit[];
  /** The verdict of a puzzle, or undefined when it takes too long. */
  verdictOf(grid: Grid): Verdict | undefined;
  /** The digits that may be wrong in a puzzle without a solution, if they are known. */
  suspicionsOf(puzzle: Puzzle): readonly Suspicion[];
  /** The steps up to the next placement, or undefined when there is none or finding them takes too long. */
  placingOf(puzzle: Puzzle): Placing | undefined;
  /** The cells of a puzzle that may have been read incorrectly from a picture. */
  doubtsOf?(puzzle: Puzzle): readonly Doubt[];
  readonly repairs: RepairSource;
  /** The findings of lint rules at the cursor or in the selection; none while they are not loaded. */
  readonly collectionFindings?: readonly PlacedFinding[];
  /** The data for refactorings; absent when none are requested. */
  readonly transforming?: Transforming;
}

/** The data for refactorings. */
export interface Transforming extends Planning {
  readonly source: TextSource;
  /** Called when a puzzle is about to be transformed. */
  expect(puzzle: Puzzle, transformation: Transformation): void;
}

/** Makes the actions of one kind. */
export interface ActionSource {
  readonly kind: ActionKind;
  actions(request: ActionRequest): Iterable<OfferedAction>;
}

/** Number of cells that get quick fixes. With more, the menu would be too long to read. */
const MOST_CELLS = 81;

/** The cells at the cursor or in the selection, with their puzzles. */
export function* requestedCells({ file, at }: ActionRequest): Generator<[puzzle: Puzzle, cell: Cell]> {
  let left = MOST_CELLS;
  for (const puzzle of puzzlesIn(file, at)) {
    for (const cell of cellsIn(puzzle, at)) {
      if (left-- === 0) return;
      yield [puzzle, cell];
    }
  }
}

/** Maximum number of puzzles to search for repairs: each search may take some hundredths of a second. */
const MOST_PUZZLES = 3;

/** The puzzle at the cursor, or the first puzzles of the selection. */
export function requestedPuzzles({ file, at }: ActionRequest): Puzzle[] {
  return puzzlesIn(file, at).slice(0, MOST_PUZZLES);
}

/** Whether two spans share a character or touch. */
export function touches(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}
