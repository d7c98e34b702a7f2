import * as vscode from 'vscode';
import { inEnglish, joinSentences } from '../../../core/sentences';
import type { Step } from '../../../core/techniques/step';
import { highlightsOf, stepPlacesOf } from '../../../features/steps/highlights';
import { hintOf, LAST_STAGE, type NextStep, nextStep } from '../../../features/steps/hint';
import { editsOf } from '../../../features/steps/stepping';
import * as messages from '../../../messages/index';
import { whole } from '../../../messages/steps/hint';
import type { TextEdit } from '../../../text/edits';
import { marksWithoutPlaced } from '../../../text/marks/removal';
import { cellSpanOf, isSolution, namesFor } from '../../../text/puzzle';
import { foundResult as foundOf, type Result } from '../../../text/result';
import { answers } from '../../services/answers';
import { rangeOf } from '../../services/convert';
import type { EditorAnalysis } from '../../services/documents';
import { mention, refuse } from '../../services/notify';
import { type DocumentPuzzle, editorOf, findPuzzle, lineOfPuzzle, nameAmongOthers } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import { IN_TEXT, IN_TEXT_OR_GRID, OF_SUDOKU, ON_GRID, WRITABLE } from '../conditions';
import { documentCommand } from '../documentCommand';
import { change, documentStateOf } from '../making/change';
import type { HintSurfaces, Hints } from './hints';

/** The applied step in HoDoKu's notation; none when there was none. */
export interface StepApplied {
  readonly steps: readonly string[];
}

/** The result when no step was applied. */
const NOTHING_APPLIED: StepApplied = { steps: [] };

export const applyStepCommand = documentCommand({
  id: 'sudoku.applyStep',
  section: 'solving',
  title: 'Apply Next Step',
  description: 'Applies the step of the current hint or, without a hint, the next step',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: '1_sudoku@1', when: `${OF_SUDOKU} && !activeEditorIsReadonly` },
    'editor/context': { group: '1_sudoku@2', when: `${IN_TEXT} && ${WRITABLE}` },
  },
  keys: [{ key: 'ctrl+k a', mac: 'cmd+k a', when: `editorTextFocus && ${IN_TEXT} && ${WRITABLE} || ${ON_GRID}` }],
  nothing: NOTHING_APPLIED,
  run: ({ analysis, hints, steps, candidates }) => applyStep(analysis, hints, { steps, candidates }),
});

/**
 * The command that applies one step: the step of the visible hint, otherwise the next one. A step that only eliminates, in a grid that
 * lists no candidates, changes nothing: it is shown and counts as known from then on. So the user sees each step, including the hard ones.
 * If hints have ended because shown digits are not written yet, it writes all of them.
 */
function applyStep(analysis: EditorAnalysis, hints: Hints, surfaces: HintSurfaces) {
  /** Calls wait for each other, so that quick key presses apply several steps. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (run: () => Promise<StepApplied>): Promise<StepApplied> => {
    const mine = last.then(run);
    last = mine.catch(() => {});
    return mine;
  };
  const apply = async (document: vscode.TextDocument, line: unknown): Promise<StepApplied> => {
    const snapshot = documentStateOf(document);
    const found = await findPuzzle(analysis, document, line);
    if (!found) return refuse(document, messages.commands.noPuzzle(), NOTHING_APPLIED);
    const { puzzle } = found;
    const { excluded, removesMarks } = settingsOf(document);
    const { source } = analysis.documents.puzzlesOf(document);
    const reasoning = await analysis.reasoning();
    const { paths } = reasoning;
    const announced = hints.announced(found);
    // Shown digits are found again, because they are not in the grid yet.
    const waiting = hints.waiting(found);
    const shown = [...hints.known(found), ...waiting].filter(({ placements }) => placements.length === 0);
    const written = waiting.filter(({ placements }) => placements.length > 0);
    function* next(): Generator<undefined, Result<NextStep>> {
      yield undefined;
      if (written.length > 0) {
        const placements = [...new Map(written.flatMap(step => step.placements).map(one => [one.cell, one])).values()];
        const step = { ...written[written.length - 1], placements, eliminations: [] };
        return foundOf({ step, before: reasoning.positionOf(puzzle) });
      }
      if (announced && !announced.isNoted) return foundOf(announced);
      const path = yield* paths.finding(puzzle, excluded);
      return yield* nextStep(puzzle, path, {
        shown,
        verdict: analysis.verdicts.known(puzzle.grid),
        insight: analysis.knownRepairs?.insightOf(puzzle) ?? {},
      });
    }
    function* nextWithEdits(): Generator<undefined, { next: Result<NextStep>; edits: readonly TextEdit[] }> {
      const result = yield* next();
      if (!result.isFound) return { next: result, edits: [] };
      const { step } = result.value;
      const marks = removesMarks ? marksWithoutPlaced(puzzle, source, step.placements) : [];
      return { next: result, edits: [...editsOf(puzzle, step), ...marks] };
    }
    analysis.documents.puzzlesOf(document).givens.noteEntries(puzzle);
    const applied = await change(analysis, snapshot, { title: messages.hint.searching(), steps: nextWithEdits() });
    if (!applied) return NOTHING_APPLIED;
    if (!applied.next.isFound) {
      hints.forget(found);
      const { reason } = applied.next;
      return refuse(document, reason, NOTHING_APPLIED, nameAmongOthers(analysis, found));
    }
    const { value } = applied.next;
    if (applied.edits.length === 0) hints.note(found, value);
    else {
      const after = await findPuzzle(analysis, document, lineOfPuzzle(found));
      if (after) {
        hints.know(after, shown);
        showIn(found, after, { ...value, written }, surfaces);
      }
    }
    const steps = written.length > 0 ? written : [value.step];
    return { steps: inEnglish(() => steps.map(step => namesFor(puzzle).step(step))) };
  };
  return (document: vscode.TextDocument, line?: unknown) => inTurn(() => apply(document, line));
}

/**
 * Highlights the step in the changed text, shows above it which step was applied, and moves the cursor there, so that a
 * screen reader announces it. The step that solves the puzzle is only announced in the status bar.
 */
function showIn(
  { puzzle }: DocumentPuzzle,
  after: DocumentPuzzle,
  { step, before, written }: NextStep & { readonly written: readonly Step[] },
  { steps }: HintSurfaces,
): void {
  const hint = messages.hint;
  const { document } = after;
  const names = namesFor(puzzle);
  const isOne = written.length === 0;
  const { message, sentence, reason } = hintOf(puzzle, step, LAST_STAGE, before);
  const applied = isOne ? hint.applied(sentence) : hint.appliedShown(names, step.placements);
  if (isSolution(after.puzzle)) {
    // The lens shows that it is solved, and there is no hint to give.
    mention(joinSentences([whole(applied), hint.solved()]));
  } else {
    // The eliminated candidates are no longer in the text.
    const cells = highlightsOf(stepPlacesOf(after.puzzle), { ...step, eliminations: [] });
    const buttons = [
      { title: messages.lens.hint(), command: 'sudoku.hint' },
      { title: hint.applyNext(), command: 'sudoku.applyStep' },
      { title: hint.hide(), command: 'sudoku.clearHighlights' },
    ];
    const full = isOne ? joinSentences(reason ? [message, reason] : [message]) : whole(applied);
    const text = { highlights: cells, hint: { line: lineOfPuzzle(after), sentence: applied, full, cells, buttons } };
    steps.show(after, undefined, text);
  }
  const editor = editorOf(document);
  const changed = cellSpanOf(after.puzzle, (step.placements[0] ?? step.eliminations[0]).cell);
  if (!changed) return;
  answers.active(document)?.goTo(changed.start);
  if (!editor) return;
  const { start } = rangeOf(document, changed);
  editor.selection = new vscode.Selection(start, start);
}
