/**
 * The messages between the page of a board and the extension. Both sides check the messages that they receive, in
 * `fromPage.ts` and `toPage.ts`: a page of an older version may still be open after an update, and a page must not be
 * able to do what its user could not.
 */

import { MARK_LAYERS } from '../../core/marks';
import type { Guarding, ListedEntry, ShownRules, Snapshot } from './snapshot';

/** A change that the user wants. The extension turns it into text edits. */
export type Intent =
  /** Writes a digit into cells; 0 empties them. */
  | { readonly kind: 'setDigit'; readonly cells: readonly number[]; readonly digit: number }
  /** Adds a mark to cells, or removes it if all of them have it. In the layer of chains: gives the candidate its next color. */
  | {
      readonly kind: 'toggleMark';
      readonly cells: readonly number[];
      readonly layer: Exclude<Layer, 'digit'>;
      readonly digit: number;
    }
  /**
   * Links two candidates with an arrow, or changes their link. `cells` and `digits` have one entry for each end. If both ends are one
   * candidate, gives it its next color.
   */
  | { readonly kind: 'link'; readonly cells: readonly number[]; readonly digits: readonly number[] }
  /** Empties a layer of cells. If it is empty in all of them, empties the next layer that is not. */
  | { readonly kind: 'clear'; readonly cells: readonly number[]; readonly layer: Layer };

/** A change of the colors of candidates, or of their links. */
export type ChainIntent = Extract<Intent, { readonly kind: 'toggleMark' | 'link' }>;

/** The layers of a cell. The last one is the colors of its candidates and their links. */
export const LAYERS = ['digit', ...MARK_LAYERS, 'chain'] as const;
/** One of {@link LAYERS}. */
export type Layer = (typeof LAYERS)[number];

/** The commands that a page may run for its puzzle. */
export const PAGE_COMMANDS = [
  'sudoku.hint',
  'sudoku.applyStep',
  'sudoku.clearHighlights',
  'sudoku.findAllSteps',
  'sudoku.showPath',
  'sudoku.replay',
  'sudoku.nextExercise',
  'sudoku.checkProgress',
  'sudoku.explainMistake',
  'sudoku.goBack',
  'sudoku.startPlaying',
  'sudoku.restart',
  'sudoku.revealCell',
  'sudoku.addRule',
  'sudoku.confirmDigits',
  'sudoku.solvePuzzle',
  'sudoku.nextPuzzle',
  'sudoku.previousPuzzle',
] as const;
/** One of {@link PAGE_COMMANDS}. */
export type PageCommand = (typeof PAGE_COMMANDS)[number];

/** The commands that start another puzzle. A page without a puzzle offers them. */
export const START_COMMANDS = [
  'sudoku.newPuzzle',
  'sudoku.generate',
  'sudoku.openSamples',
  'sudoku.getStarted',
] as const;
/** One of {@link START_COMMANDS}. */
export type StartCommand = (typeof START_COMMANDS)[number];

/** A message from the page. */
export type FromPage =
  /** The page is loaded and requests a snapshot. */
  | { readonly type: 'ready' }
  /** The user changes the puzzle that starts at `start`. `id` counts the intents of this page from 1. */
  | { readonly type: 'intent'; readonly id: number; readonly start: number; readonly intent: Intent }
  /** Undo, Redo or Save of the text. */
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'save' }
  /** `cell` is the one at the cursor, `cells` are those that were selected, in their order: for a command that needs them. */
  | {
      readonly type: 'command';
      readonly command: PageCommand;
      readonly cell?: number;
      readonly cells?: readonly number[];
    }
  /** The user starts another puzzle. */
  | { readonly type: 'start'; readonly command: StartCommand }
  /**
   * The user moves along the solution path: one step forward or back. If the board shows no step of the path, to its
   * first or last step.
   */
  | { readonly type: 'walk'; readonly by: 1 | -1 }
  /** Shows the step with this index, from 0, of the solution path or the replay. */
  | { readonly type: 'goTo'; readonly index: number }
  /** The user locks or unlocks the givens of the puzzle that starts at `start`. */
  | { readonly type: 'guard'; readonly start: number; readonly guard: Guarding }
  /** The cell at the cursor of the page changed. */
  | { readonly type: 'cursor'; readonly start: number; readonly cell: number }
  /** The page requests the entries of its picker starting at this index. */
  | { readonly type: 'list'; readonly from: number; readonly count: number; readonly search: string }
  /** The user chose a puzzle of the picker. */
  | { readonly type: 'show'; readonly start: number }
  /** The user pasted or dropped a picture: the bytes of its file, and its name. */
  | { readonly type: 'picture'; readonly bytes: Uint8Array; readonly name: string };

/** A message from the extension. */
export type ToPage =
  /** `answered` is the id of the last intent of this page whose edits are in the snapshot; 0 for none. */
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot; readonly answered: number }
  /** The rules of the next snapshots, which are without them. */
  | { readonly type: 'rules'; readonly rules: ShownRules }
  /** There is nothing to show. */
  | { readonly type: 'nothing'; readonly message: string }
  /** The cursor of the text is in a cell of a puzzle. The page goes there `always`, or only while the user is not on the board. */
  | { readonly type: 'at'; readonly start: number; readonly cell: number; readonly always?: true }
  /** An intent was not carried out. */
  | { readonly type: 'refused'; readonly id: number; readonly message: string }
  /** An answer to show and announce. `version` is the version of the document that it refers to, by default the last one. */
  | { readonly type: 'notice'; readonly message: string; readonly version?: number }
  /**
   * Entries of the picker. There may be several messages for a request: with the entries found so far, and when the
   * whole file has been read and searched.
   */
  | {
      readonly type: 'list';
      /** The request that is answered. */
      readonly from: number;
      readonly search: string;
      /** The number of all entries that match. */
      readonly total: number;
      /** The index of the puzzle on the board. Absent in a search. */
      readonly current?: number;
      readonly puzzles: readonly ListedEntry[];
    };
