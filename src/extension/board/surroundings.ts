/** Shared parts of boards: their interface to the extension, and the snapshot of a puzzle. */

import type * as vscode from 'vscode';
import { indexOf } from '../../board/listing';
import type { Snapshot } from '../../board/protocol/snapshot';
import { type KnownOfPuzzle, snapshotWithoutRules } from '../../board/snapshot';
import * as messages from '../../messages/index';
import { countUpTo } from '../../text/document/few';
import { marksOf } from '../../text/marks/marks';
import type { Puzzle } from '../../text/puzzle';
import type { OpenFiles } from '../openFiles';
import type { EditorAnalysis } from '../services/documents';
import type { Log } from '../services/log';
import { settingsOf } from '../services/settings';
import type { ShownSteps } from '../services/shownSteps';

/** The interface of sessions to the extension. */
export interface BoardSurroundings {
  readonly analysis: EditorAnalysis;
  readonly log: Log;
  readonly steps: ShownSteps;
  /** Fires when more is known about puzzles of open documents: verdicts, and which digits are givens. */
  readonly onDidLearn: vscode.Event<void>;
  /** Writes the puzzles in pictures. */
  readonly pictures: OpenFiles['pictures'];
  /** Updates all boards with the current knowledge. */
  readonly onChecked: () => void;
}

/** A puzzle of an open document. */
export interface PuzzlePlace {
  readonly document: vscode.TextDocument;
  /** Where it starts. */
  readonly start: number;
}

/** The snapshot of a puzzle with everything known about it, without a search and without its rules. */
export function snapshotIn(
  { analysis, steps }: BoardSurroundings,
  document: vscode.TextDocument,
  puzzle: Puzzle,
  known: Pick<KnownOfPuzzle, 'status' | 'readOnly'>,
): Snapshot {
  const puzzles = analysis.documents.puzzlesOf(document);
  const hasOthers = countUpTo(2, puzzles) > 1;
  const step = steps.of(document, puzzle);
  const isReplayed = step !== undefined && 'drawing' in step && step.drawing.digits !== undefined;
  const givens = { geometry: puzzle.grid.geometry, digits: puzzles.givens.originalOf(puzzle) };
  return snapshotWithoutRules(puzzle, {
    ...known,
    readOnly: known.readOnly ?? (isReplayed ? messages.replay.locked() : undefined),
    ...analysis.knownProblemsOf(puzzle, document),
    version: document.version,
    marks: marksOf(puzzle, puzzles.source),
    isChecked: analysis.verdicts.isChecked(puzzle),
    hasOneSolution: analysis.verdicts.known(givens)?.kind === 'valid',
    wrong: analysis.wrongEntries.in(document, puzzle),
    guard: analysis.guards.of(document, puzzle),
    step,
    hasOthers,
    index: hasOthers && !puzzle.title && puzzles.isRead ? indexOf(puzzles, puzzle.start) : undefined,
    settings: settingsOf(document),
  });
}
