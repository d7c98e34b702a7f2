/** `Rate and Annotate`. */

import * as vscode from 'vscode';
import {
  type AnnotationScope,
  Annotations,
  annotatedIn,
  annotating,
  checkedEdits,
} from '../../../features/collection/annotating';
import * as messages from '../../../messages/index';
import type { PuzzleDocument } from '../../../text/document/document';
import type { TextEdit } from '../../../text/edits';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { answerCommand, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { settingsOf } from '../../services/settings';
import { misreadAt } from '../collection/collection';
import { IN_TEXT } from '../conditions';
import { documentCommand } from '../documentCommand';
import { change, documentStateOf } from '../making/change';

/** The number of puzzles that have a correct annotation now, and whether the command finished without Cancel. */
export interface PuzzlesAnnotated {
  readonly annotated: number;
  readonly isComplete: boolean;
}

/** The result when nothing was annotated. */
const NOTHING_ANNOTATED: PuzzlesAnnotated = { annotated: 0, isComplete: false };

export const annotateCommand = documentCommand({
  id: 'sudoku.annotate',
  section: 'collection',
  title: 'Rate and Annotate',
  description: 'Writes a comment above each puzzle with its difficulty, number of clues and techniques',
  enablement: IN_TEXT,
  nothing: NOTHING_ANNOTATED,
  run: ({ analysis }) => annotate(analysis),
});

/**
 * Writes the difficulty of each puzzle of a file above it, in one undo step. After Cancel, the annotations found so far are written.
 * The user chooses `scope` when it is absent and some puzzles have annotations.
 */
const annotate =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, scope?: unknown): Promise<PuzzlesAnnotated> => {
    const snapshot = documentStateOf(document);
    const puzzles = await readPuzzles(analysis, document);
    if (puzzles.count === 0) return refuse(document, messages.commands.noPuzzle(), NOTHING_ANNOTATED);
    const wanted = scope === 'all' || scope === 'rest' ? scope : await askScope(puzzles);
    if (!wanted) return NOTHING_ANNOTATED;
    const { excluded } = settingsOf(document);
    const { difficulties } = await analysis.reasoning();
    const annotations = new Annotations(puzzles.count, wanted);
    const title = messages.collection.annotating();
    await withProgress({
      title,
      steps: annotating(puzzles, annotations, analysis.verdicts, puzzle => difficulties.finding(puzzle, excluded)),
      progress: () => annotations.done / annotations.total,
    });
    let misread: number | undefined;
    function* edits(): Generator<undefined, { edits: readonly TextEdit[] }> {
      const checked = yield* checkedEdits(puzzles, annotations.edits);
      if (typeof checked !== 'number') return { edits: checked };
      misread = checked;
      return { edits: [] };
    }
    const changed = await change(analysis, snapshot, { title, steps: edits() });
    if (!changed) return NOTHING_ANNOTATED;
    if (misread !== undefined) return refuse(document, misreadAt(document, misread), NOTHING_ANNOTATED);
    const left = annotations.total - annotations.done;
    answerCommand(document, messages.collection.annotated(annotations.annotated, left));
    return { annotated: annotations.annotated, isComplete: left === 0 };
  };

/** Asks which puzzles to annotate, if some but not all have annotations. */
async function askScope(puzzles: PuzzleDocument): Promise<AnnotationScope | undefined> {
  const known = await withProgress({ title: messages.collection.annotating(), steps: annotatedIn(puzzles) });
  if (known === undefined) return undefined;
  if (known === 0 || known >= puzzles.count) return 'all';
  const items: { label: string; scope: AnnotationScope }[] = [
    { label: messages.collection.annotateRest(), scope: 'rest' },
    { label: messages.collection.annotateAll(), scope: 'all' },
  ];
  return (await vscode.window.showQuickPick(items, { placeHolder: messages.collection.annotatedAlready(known) }))
    ?.scope;
}
