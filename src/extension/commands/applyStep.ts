import * as vscode from 'vscode';
import type { Path } from '../../core/techniques/path';
import type { Step } from '../../core/techniques/step';
import { highlightsOf } from '../../language/features/highlights';
import { whyNone } from '../../language/features/hint';
import { type NextEdits, nextEdits } from '../../language/features/stepping';
import { messages } from '../../language/messages/index';
import { cellSpanOf, namesFor } from '../../language/puzzle';
import { rangeOf } from '../convert';
import type { EditorAnalysis } from '../documents';
import type { Highlights } from '../highlights';
import { editorOf, findPuzzle, lineOf } from '../puzzleAt';
import { settingsOf } from '../settings';
import { change, snapshotOf } from './change';

/** The applied steps in HoDoKu's notation. The last one changed the file. */
export interface StepApplied {
  readonly steps: readonly string[];
}

/** The result when no step was applied. */
export const NOTHING_APPLIED: StepApplied = { steps: [] };

/** Milliseconds that an applied step is shown in the status bar. */
const STATUS_TIME = 10_000;

const NO_EDITS: NextEdits = { steps: [], edits: [] };

/** The command that applies the next step that changes the file, and shows which step it was. */
export function applyStep(analysis: EditorAnalysis, highlights: Highlights) {
  return async (document: vscode.TextDocument, line?: unknown): Promise<StepApplied> => {
    const snapshot = snapshotOf(document);
    const found = await findPuzzle(analysis, document, line);
    if (!found) return refuse(messages.commands.noPuzzle());
    const { puzzle } = found;
    const { excluded } = settingsOf(document);
    const { paths } = await analysis.reasoning();
    let path: Path | undefined;
    function* steps(): Generator<undefined, NextEdits> {
      path = yield* paths.finding(puzzle, excluded);
      return (path && (yield* nextEdits(puzzle, path))) ?? NO_EDITS;
    }
    const next = await change(snapshot, { title: messages.hint.searching(), steps: steps() });
    if (!next) return NOTHING_APPLIED;
    const step = next.steps.at(-1);
    if (!step) return refuse(whyNone(puzzle, path, analysis.verdicts.known(puzzle.grid)));
    const names = namesFor(puzzle);
    const written = next.steps.map(one => names.step(one));
    showApplied(written);
    await showIn(analysis, document, lineOf(found), step, highlights);
    return { steps: written };
  };
}

/**
 * Shows a single step in the status bar. When other steps led to it, shows a notification, which stays until it is
 * closed.
 */
function showApplied(steps: readonly string[]): void {
  const { hint } = messages;
  const [step] = steps.slice(-1);
  const before = steps.slice(0, -1);
  if (before.length === 0) vscode.window.setStatusBarMessage(hint.applied(step), STATUS_TIME);
  else void vscode.window.showInformationMessage(hint.appliedAfter(step, before));
}

/** Highlights the step in the changed text and moves the cursor there, so that a screen reader announces it. */
async function showIn(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  line: number,
  step: Step,
  highlights: Highlights,
): Promise<void> {
  const editor = editorOf(document);
  const found = await findPuzzle(analysis, document, line);
  if (!editor || !found) return;
  // The eliminated candidates are no longer in the text.
  const shown = highlightsOf(found.puzzle, { ...step, eliminations: [] });
  highlights.show(document, shown);
  const changed = cellSpanOf(found.puzzle, (step.placements[0] ?? step.eliminations[0]).cell);
  if (!changed) return;
  const { start } = rangeOf(document, changed);
  editor.selection = new vscode.Selection(start, start);
}

function refuse(message: string): StepApplied {
  void vscode.window.showInformationMessage(message);
  return NOTHING_APPLIED;
}
