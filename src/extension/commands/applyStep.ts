import * as vscode from 'vscode';
import type { Path } from '../../core/techniques/path';
import type { Step } from '../../core/techniques/step';
import { highlightsOf, stepPlacesOf } from '../../language/features/highlights';
import { whyNone } from '../../language/features/hint';
import { marksWithoutPlaced } from '../../language/features/marks/removal';
import { editsOf, type NextEdits, nextEdits } from '../../language/features/stepping';
import * as messages from '../../language/messages/index';
import { cellSpanOf, isSolution, namesFor } from '../../language/puzzle';
import { rangeOf } from '../convert';
import type { EditorAnalysis } from '../documents';
import { type DocumentPuzzle, editorOf, findPuzzle, lineOf } from '../puzzleAt';
import { settingsOf } from '../settings';
import { change, snapshotOf } from './change';
import type { HintSurfaces, Hints } from './hint';
import { refuse } from './refuse';

/** The applied steps in HoDoKu's notation. The last one changed the file. */
export interface StepApplied {
  readonly steps: readonly string[];
}

/** The result when no step was applied. */
export const NOTHING_APPLIED: StepApplied = { steps: [] };

/** Milliseconds that a message about success stays in the status bar. */
const STATUS_TIME = 5000;

const NO_EDITS: NextEdits = { steps: [], edits: [] };

/**
 * The command that applies the step that the hint on the screen is about, otherwise the next step that changes the file, and shows
 * which step it was.
 */
export function applyStep(analysis: EditorAnalysis, hints: Hints, surfaces: HintSurfaces) {
  return async (document: vscode.TextDocument, line?: unknown): Promise<StepApplied> => {
    const snapshot = snapshotOf(document);
    const found = await findPuzzle(analysis, document, line);
    if (!found) return refuse(messages.commands.noPuzzle(), NOTHING_APPLIED);
    const { puzzle } = found;
    const announced = hints.announced(found);
    if (announced && editsOf(puzzle, announced).length === 0) {
      hints.complete(); // so that the next hint can take it as known
      return offerCandidates(found);
    }
    const { excluded, removesMarks } = settingsOf(document);
    const { source } = analysis.documents.puzzlesOf(document);
    const { paths } = await analysis.reasoning();
    let path: Path | undefined;
    function* next(): Generator<undefined, NextEdits> {
      yield undefined;
      if (announced) return { steps: [announced], edits: editsOf(puzzle, announced) };
      path = yield* paths.finding(puzzle, excluded);
      return (path && (yield* nextEdits(puzzle, path))) ?? NO_EDITS;
    }
    function* nextWithMarks(): Generator<undefined, NextEdits> {
      const { steps, edits } = yield* next();
      const placed = removesMarks ? (steps.at(-1)?.placements ?? []) : [];
      return { steps, edits: [...edits, ...marksWithoutPlaced(puzzle, source, placed)] };
    }
    analysis.documents.puzzlesOf(document).givens.note(puzzle);
    const applied = await change(analysis, snapshot, { title: messages.hint.searching(), steps: nextWithMarks() });
    if (!applied) return NOTHING_APPLIED;
    const step = applied.steps.at(-1);
    if (!step) return refuse(whyNone(puzzle, path, analysis.verdicts.known(puzzle.grid)), NOTHING_APPLIED);
    const names = namesFor(puzzle);
    const written = applied.steps.map(one => names.step(one));
    await showIn(analysis, document, lineOf(found), step, written, surfaces);
    return { steps: written };
  };
}

/** Says that a grid of digits cannot hold an elimination, and offers what helps. */
function offerCandidates(found: DocumentPuzzle): StepApplied {
  const hint = messages.hint;
  const { document } = found;
  const line = lineOf(found);
  const commands = { [hint.showCandidates()]: 'sudoku.showCandidates', [hint.next()]: 'sudoku.hint' };
  void vscode.window.showInformationMessage(hint.cannotHold(), ...Object.keys(commands)).then(chosen => {
    if (chosen) void vscode.commands.executeCommand(commands[chosen], document.uri, line);
  });
  return NOTHING_APPLIED;
}

/**
 * Highlights the step in the changed text, says above it which steps were applied, and moves the cursor there, so that a
 * screen reader announces it. Of the step that solves the puzzle, only the status bar tells.
 */
async function showIn(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  line: number,
  step: Step,
  steps: readonly string[],
  { highlights, hintView }: HintSurfaces,
): Promise<void> {
  const hint = messages.hint;
  const found = await findPuzzle(analysis, document, line);
  if (!found) return;
  const before = steps.slice(0, -1);
  const sentence = hint.appliedStep(hint.effect(namesFor(found.puzzle), step), before.length);
  const full = before.length > 0 ? hint.appliedAfter(steps[steps.length - 1], before) : hint.applied(steps[0]);
  if (isSolution(found.puzzle)) {
    // The lens says that it is solved, and there is nothing to hint at.
    vscode.window.setStatusBarMessage(`${sentence} ${hint.solved()}`, STATUS_TIME);
  } else {
    // The eliminated candidates are no longer in the text.
    const cells = highlightsOf(stepPlacesOf(found.puzzle), { ...step, eliminations: [] });
    highlights.show(document, cells);
    const buttons = [
      { title: messages.lens.hint(), command: 'sudoku.hint' },
      { title: hint.applyNext(), command: 'sudoku.applyStep' },
      { title: hint.hide(), command: 'sudoku.clearHighlights' },
    ];
    hintView.show({ document, line: lineOf(found), sentence, full, cells, buttons });
  }
  const editor = editorOf(document);
  const changed = cellSpanOf(found.puzzle, (step.placements[0] ?? step.eliminations[0]).cell);
  if (!editor || !changed) return;
  const { start } = rangeOf(document, changed);
  editor.selection = new vscode.Selection(start, start);
}
