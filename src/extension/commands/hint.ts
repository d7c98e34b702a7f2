import * as vscode from 'vscode';
import type { Step } from '../../core/techniques/step';
import { type Hint, type HintStage, hintOf, LAST_STAGE, type NextStep, nextStep } from '../../language/features/hint';
import { editsOf } from '../../language/features/stepping';
import { keyOf } from '../../language/gridKey';
import * as messages from '../../language/messages/index';
import { cellSpanOf } from '../../language/puzzle';
import type { CandidatesView } from '../candidatesView';
import { rangeOf } from '../convert';
import { docsOfTechnique } from '../docs';
import { openDocs } from '../docsView';
import type { EditorAnalysis } from '../documents';
import type { Highlights } from '../highlights';
import type { HintButton, HintView } from '../hintView';
import { withProgress } from '../progress';
import { type DocumentPuzzle, editorOf, findPuzzle, lineOf } from '../puzzleAt';
import { settingsOf } from '../settings';

/** The result of the command: the stage of the hint that was shown as `stage`, or 0 when there is no hint. */
export interface HintGiven {
  readonly stage: 0 | HintStage;
  readonly message: string;
}

/** The result when no hint was shown. */
export const NO_HINT: HintGiven = { stage: 0, message: '' };

/** How far the hints for a puzzle have come. */
interface Stage {
  /** Steps that were shown completely and count as known. */
  readonly known: number;
  readonly stage: HintStage;
  /** Where the puzzle starts, by which an edited puzzle is recognized. */
  readonly start: number;
}

/** A step that is shown in a puzzle. */
interface ShownStep extends NextStep {
  readonly found: DocumentPuzzle;
  readonly stage: HintStage;
}

/** What hints are shown in. */
export interface HintSurfaces {
  readonly highlights: Highlights;
  readonly hintView: HintView;
  readonly candidates: CandidatesView;
}

/**
 * Gives hints. Each call for the same puzzle shows one stage more, and after the last stage of a step it goes on to the
 * next step: what was shown counts as known until the puzzle is edited.
 */
export class Hints {
  /** By document and puzzle. */
  private readonly stages = new WeakMap<vscode.TextDocument, Map<string, Stage>>();
  /** The step that was shown last. */
  private shown: ShownStep | undefined;

  constructor(
    private readonly context: vscode.ExtensionContext,
    private readonly analysis: EditorAnalysis,
    private readonly surfaces: HintSurfaces,
  ) {}

  readonly give = async (document: vscode.TextDocument, line?: unknown): Promise<HintGiven> => {
    const { analysis } = this;
    const found = await findPuzzle(analysis, document, line);
    if (!found) return this.refuse(messages.commands.noPuzzle());
    const { puzzle, version } = found;
    const { excluded } = settingsOf(document);
    const { paths } = await analysis.reasoning();
    analysis.documents.puzzlesOf(document).givens.note(puzzle);
    const key = `${keyOf(puzzle.grid)} ${excluded.join()}`;
    const { known, stage } = this.nextStage(document, key);
    function* steps() {
      const path = yield* paths.finding(puzzle, excluded);
      return yield* nextStep(puzzle, path, { known, verdict: analysis.verdicts.known(puzzle.grid) });
    }
    const next = await withProgress({ title: messages.hint.searching(), steps: steps() });
    if (!next) return NO_HINT;
    if (!next.isFound) return this.refuse(next.reason);
    if (document.version !== version) return this.refuse(messages.commands.editedMeanwhile());
    this.remember(document, key, { known, stage, start: puzzle.start });
    const hint = this.show({ ...next.value, found, stage });
    return { stage, message: fullTextOf(hint) };
  };

  /** Shows a step of a puzzle's position completely, as the last stage of a hint does. */
  async explainStep(found: DocumentPuzzle, step: Step): Promise<void> {
    const reasoning = await this.analysis.reasoning();
    this.show({ step, before: reasoning.positionOf(found.puzzle), found, stage: LAST_STAGE });
  }

  /** The step that is shown completely in a puzzle, if the puzzle was not edited since. */
  announced({ document, version, puzzle }: DocumentPuzzle): Step | undefined {
    const { shown } = this;
    if (shown?.stage !== LAST_STAGE || shown.found.document !== document || shown.found.version !== version)
      return undefined;
    return shown.found.puzzle.start === puzzle.start ? shown.step : undefined;
  }

  /** Shows why the step holds, in the hover of its cell, which the keyboard reaches and screen readers read. */
  readonly explain = async (document: vscode.TextDocument, line?: unknown): Promise<HintGiven> => {
    const { shown } = this;
    const editor = editorOf(document);
    if (!this.isShown(document) || !shown || shown.stage !== LAST_STAGE || !editor) return this.give(document, line);
    const { step, found } = shown;
    const [effect] = [...step.placements, ...step.eliminations];
    const span = cellSpanOf(found.puzzle, effect.cell);
    if (span) {
      const { start } = rangeOf(document, span);
      editor.selection = new vscode.Selection(start, start);
      await vscode.window.showTextDocument(document, editor.viewColumn);
      await vscode.commands.executeCommand('editor.action.showHover', { focus: 'autoFocusImmediately' });
    }
    return { stage: LAST_STAGE, message: fullTextOf(hintOf(found.puzzle, step, LAST_STAGE, shown.before)) };
  };

  /** Opens the documentation of the technique of the hint that is shown. */
  readonly learn = async (document: vscode.TextDocument): Promise<HintGiven> => {
    if (!this.shown || !this.isShown(document)) return NO_HINT;
    await openDocs(docsOfTechnique(this.context, this.shown.step.technique));
    return NO_HINT;
  };

  /** Shows the candidates of a puzzle beside it, after the steps that count as known. */
  readonly showCandidates = async (document: vscode.TextDocument, line?: unknown): Promise<{ uri?: string }> => {
    const found = await findPuzzle(this.analysis, document, line);
    if (!found) {
      this.refuse(messages.commands.noPuzzle());
      return {};
    }
    const reasoning = await this.analysis.reasoning();
    const isHinted = this.isShown(document) && this.shown?.found.puzzle.start === found.puzzle.start;
    const at = isHinted ? this.shown : undefined;
    const uri = await this.surfaces.candidates.open(found, at?.before ?? reasoning.positionOf(found.puzzle), at?.step);
    return { uri: uri.toString() };
  };

  private nextStage(document: vscode.TextDocument, key: string): { known: number; stage: HintStage } {
    const last = this.stages.get(document)?.get(key);
    if (!last) return { known: 0, stage: 1 };
    if (last.stage === LAST_STAGE) return { known: last.known + 1, stage: 1 };
    return { known: last.known, stage: (last.stage + 1) as HintStage };
  }

  private remember(document: vscode.TextDocument, key: string, stage: Stage): void {
    const stages = this.stages.get(document) ?? new Map<string, Stage>();
    for (const [other, { start }] of stages) if (start === stage.start) stages.delete(other); // it was edited
    stages.set(key, stage);
    this.stages.set(document, stages);
  }

  private isShown(document: vscode.TextDocument): boolean {
    return this.shown?.found.document === document && this.shown.found.version === document.version;
  }

  private show(shown: ShownStep): Hint {
    const { found, step, before, stage } = shown;
    const { document, puzzle } = found;
    const { highlights, hintView, candidates } = this.surfaces;
    const hint = hintOf(puzzle, step, stage, before);
    const full = fullTextOf(hint);
    highlights.show(document, hint.highlights);
    const canApply = editsOf(puzzle, step).length > 0;
    const cells = stage === LAST_STAGE ? hint.highlights : [];
    const text = { document, line: lineOf(found), sentence: hint.sentence, full, cells };
    hintView.show({ ...text, buttons: buttonsOf(stage, canApply) });
    this.shown = shown;
    if (stage === LAST_STAGE) candidates.follow(found, before, step);
    return hint;
  }

  private refuse(message: string): HintGiven {
    void vscode.window.showInformationMessage(message);
    return { stage: 0, message };
  }
}

/** The step in HoDoKu's notation, and its reason. */
function fullTextOf({ message, reason }: Hint): string {
  return reason ? `${message} ${reason}` : message;
}

function buttonsOf(stage: HintStage, canApply: boolean): HintButton[] {
  const { more, show, apply, showCandidates, next, why, learn, hide } = messages.hint;
  const hiding = { title: hide(), command: 'sudoku.clearHighlights' };
  const learning = { title: learn(), command: 'sudoku.aboutTechnique' };
  if (stage === 1) return [{ title: more(), command: 'sudoku.hint' }, hiding];
  if (stage === 2) return [{ title: show(), command: 'sudoku.hint' }, learning, hiding];
  return [
    canApply
      ? { title: apply(), command: 'sudoku.applyStep' }
      : { title: showCandidates(), command: 'sudoku.showCandidates' },
    { title: next(), command: 'sudoku.hint' },
    { title: why(), command: 'sudoku.explainHint' },
    learning,
    hiding,
  ];
}
