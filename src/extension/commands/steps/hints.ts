import * as vscode from 'vscode';
import type { Shown } from '../../../board/drawing/stepDrawing';
import type { Value } from '../../../core/sentences';
import { joinSentences } from '../../../core/sentences';
import type { Step } from '../../../core/techniques/step';
import { type Hint, type HintStage, hintOf, LAST_STAGE, type NextStep, nextStep } from '../../../features/steps/hint';
import { HintProgress, type ShownStage } from '../../../features/steps/hintProgress';
import { editsOf } from '../../../features/steps/stepping';
import * as messages from '../../../messages/index';
import { pathKeyOf } from '../../../text/gridKey';
import { cellSpanOf } from '../../../text/puzzle';
import { rangeOf } from '../../services/convert';
import { changesOf, type EditorAnalysis } from '../../services/documents';
import { docsUri } from '../../services/files/docs';
import { refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { type DocumentPuzzle, editorOf, findPuzzle, lineOfPuzzle, nameAmongOthers } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import type { HintButton, ShownSteps } from '../../services/shownSteps';
import type { CandidatesView } from '../../views/candidatesView';
import { openDocs } from '../../views/docsView';

/** The result of the command: the stage of the hint that was shown as `stage`, or 0 when there is no hint. */
export interface HintGiven {
  readonly stage: 0 | HintStage;
  readonly message: string;
}

/** The result when no hint was shown. */
export const NO_HINT: HintGiven = { stage: 0, message: '' };

/** A step that is shown in a puzzle. */
interface ShownStep extends ShownStage {
  readonly found: DocumentPuzzle;
  /** Whether it was applied although the grid cannot store it. */
  readonly isNoted?: boolean;
}

/** The surfaces that show hints. */
export interface HintSurfaces {
  readonly candidates: CandidatesView;
  readonly steps: ShownSteps;
}

/**
 * Gives hints. Each call for the same puzzle shows one more stage, and after the last stage of a step it continues with the
 * next step: shown steps count as known until the puzzle is edited. After the last step it starts again.
 */
export class Hints implements vscode.Disposable {
  /** The step of the visible hint. */
  private shown: ShownStep | undefined;
  /** The step of the visible hint as boards draw it. */
  private drawn: Shown | undefined;
  /** Whether the hover of `explain` was opened for the hint on the screen. */
  private isExplained = false;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly context: vscode.ExtensionContext,
    private readonly analysis: EditorAnalysis,
    private readonly surfaces: HintSurfaces,
  ) {
    const { candidates, steps } = surfaces;
    this.listeners = vscode.Disposable.from(
      steps.onDidChange(() => {
        if (steps.now?.found && steps.now.step === this.drawn) return;
        this.hideReason();
        this.shown = undefined;
        candidates.unmark();
      }),
      analysis.onDidEdit(change => analysis.hintProgress.get(change.document)?.edited(changesOf(change))),
    );
  }

  readonly give = async (document: vscode.TextDocument, line?: unknown): Promise<HintGiven> => {
    const { analysis } = this;
    const found = await findPuzzle(analysis, document, line);
    if (!found) return this.refuse(document, messages.commands.noPuzzle());
    const { puzzle, version } = found;
    const { excluded } = settingsOf(document);
    const { paths } = await analysis.reasoning();
    analysis.documents.puzzlesOf(document).givens.note(puzzle);
    const progress = this.progressOf(document);
    const continued = progress.continued(puzzle, keyOf(found));
    if (continued && document.version === version) return this.go({ ...continued, found });
    const shown = this.known(found);
    function* steps() {
      const path = yield* paths.finding(puzzle, excluded);
      return yield* nextStep(puzzle, path, {
        shown,
        verdict: analysis.verdicts.known(puzzle.grid),
        insight: analysis.knownRepairs?.insightOf(puzzle) ?? {},
      });
    }
    const next = await withProgress({ title: messages.hint.searching(), steps: steps() });
    if (!next) return NO_HINT;
    if (document.version !== version) return this.refuse(document, messages.commands.editedMeanwhile());
    if (!next.isFound) {
      progress.end(puzzle, keyOf(found));
      return this.refuse(document, next.reason, nameAmongOthers(analysis, found));
    }
    return this.go({ ...next.value, stage: 1, found });
  };

  /** Removes the hint and its highlights. Returns whether there were any. */
  readonly hide = (): boolean => {
    const { shown } = this;
    if (shown && this.isShown(shown.found.document))
      this.progressOf(shown.found.document).hide(shown.found.puzzle, keyOf(shown.found), shown);
    return this.surfaces.steps.clear();
  };

  /** Shows a step of a puzzle's position completely, as the last stage of a hint does. */
  async explainStep(found: DocumentPuzzle, step: Step): Promise<void> {
    const reasoning = await this.analysis.reasoning();
    this.show({ step, before: reasoning.positionOf(found.puzzle), found, stage: LAST_STAGE });
  }

  /** The step that the hint on the screen is about, at any stage, if it is in this puzzle. */
  announced({ document, puzzle }: DocumentPuzzle): ShownStep | undefined {
    return this.isShown(document) && this.shown?.found.puzzle.start === puzzle.start ? this.shown : undefined;
  }

  /** The steps of a puzzle that were shown completely since it was edited, and eliminations from before. */
  known(found: DocumentPuzzle): readonly Step[] {
    return this.progressOf(found.document).known(found.puzzle, keyOf(found));
  }

  /** The steps whose digits must be written before there is another hint; none until a hint was refused for this reason. */
  waiting(found: DocumentPuzzle): readonly Step[] {
    return this.progressOf(found.document).waiting(found.puzzle, keyOf(found));
  }

  /** Makes steps of an earlier position known in this one. */
  know(found: DocumentPuzzle, steps: readonly Step[]): void {
    this.progressOf(found.document).know(found.puzzle, keyOf(found), steps);
  }

  /** Forgets the steps that were shown of a puzzle, so that its hints start again. */
  forget({ document, puzzle }: DocumentPuzzle): void {
    this.progressOf(document).forget(puzzle);
  }

  /** Shows a step completely that was applied and changed nothing. From then on it counts as known. */
  note(found: DocumentPuzzle, { step, before }: NextStep): void {
    this.go({ step, before, found, stage: LAST_STAGE, isNoted: true });
  }

  /** Shows why the step holds, in the hover of its cell, which the keyboard reaches and screen readers read. */
  readonly explain = async (document: vscode.TextDocument, line?: unknown): Promise<HintGiven> => {
    const { shown } = this;
    const editor = editorOf(document);
    if (!this.isShown(document) || !shown || !editor) return this.give(document, line);
    if (shown.stage !== LAST_STAGE) {
      const message = messages.hint.notExplained(shown.stage);
      return { ...this.refuse(document, message), stage: shown.stage };
    }
    const { step, found } = shown;
    const [effect] = [...step.placements, ...step.eliminations];
    const span = cellSpanOf(found.puzzle, effect.cell);
    if (span) {
      const { start } = rangeOf(document, span);
      editor.selection = new vscode.Selection(start, start);
      await vscode.window.showTextDocument(document, editor.viewColumn);
      await vscode.commands.executeCommand('editor.action.showHover', { focus: 'autoFocusImmediately' });
      this.isExplained = true;
    }
    const hint = hintOf(found.puzzle, step, LAST_STAGE, shown.before, this.known(found));
    return { stage: LAST_STAGE, message: fullTextOf(hint) };
  };

  /** Opens the documentation of the technique of the hint that is shown. */
  readonly learn = async (document: vscode.TextDocument): Promise<HintGiven> => {
    if (!this.shown || !this.isShown(document) || this.shown.stage === 1)
      return this.refuse(document, messages.hint.noTechnique());
    const { technique } = this.shown.step;
    const { docsOfTechnique } = await import('../../../analysis/reasoning');
    await openDocs(docsUri(this.context, docsOfTechnique(technique)));
    return NO_HINT;
  };

  /** Shows the candidates of a puzzle next to it, without those that known steps eliminate. */
  readonly showCandidates = async (document: vscode.TextDocument, line?: unknown): Promise<{ uri?: string }> => {
    const found = await findPuzzle(this.analysis, document, line);
    if (!found) {
      this.refuse(document, messages.commands.noPuzzle());
      return {};
    }
    const reasoning = await this.analysis.reasoning();
    const isHinted = this.isShown(document) && this.shown?.found.puzzle.start === found.puzzle.start;
    const at = isHinted ? this.shown : undefined;
    const eliminations = this.known(found).flatMap(step => step.eliminations);
    const position = at?.before ?? reasoning.positionOf(found.puzzle).after({ placements: [], eliminations });
    const uri = await this.surfaces.candidates.open(found, position, at);
    return { uri: uri.toString() };
  };

  dispose(): void {
    this.listeners.dispose();
  }

  /** Shows a stage, and remembers it. */
  private go(shown: ShownStep): HintGiven {
    const { found, step, before, stage } = shown;
    this.progressOf(found.document).note(found.puzzle, keyOf(found), { step, before, stage });
    return { stage, message: fullTextOf(this.show(shown)) };
  }

  /** Closes the hover with the reason for the hint on the screen, which is about to change. */
  private hideReason(): void {
    if (this.isExplained) void vscode.commands.executeCommand('editor.action.hideHover');
    this.isExplained = false;
  }

  private progressOf(document: vscode.TextDocument): HintProgress {
    const { hintProgress } = this.analysis;
    const progress = hintProgress.get(document) ?? new HintProgress();
    hintProgress.set(document, progress);
    return progress;
  }

  private isShown(document: vscode.TextDocument): boolean {
    return this.shown?.found.document === document && this.shown.found.version === document.version;
  }

  private show(shown: ShownStep): Hint {
    const { found, step, before, stage, isNoted = false } = shown;
    const { puzzle } = found;
    const { candidates, steps } = this.surfaces;
    const earlier = this.known(found);
    const hint = hintOf(puzzle, step, stage, before, earlier);
    const { noted, cannotHold } = messages.hint;
    const full = fullTextOf(hint);
    const cells = stage === LAST_STAGE ? hint.highlights : [];
    const sentences = isNoted
      ? { sentence: noted(hint.sentence), full: joinSentences([full, cannotHold()]) }
      : { sentence: hint.sentence, full };
    const text = { line: lineOfPuzzle(found), cells, buttons: buttonsOf(shown, earlier), ...sentences };
    this.hideReason();
    this.shown = shown;
    this.drawn = { step, stage, before, earlier, isNoted };
    steps.show(found, this.drawn, { highlights: hint.highlights, hint: text });
    candidates.follow(found, before, { step, stage });
    return hint;
  }

  /** Shows why there is no hint. `name` is the name of the puzzle, for notifications: a board shows which puzzle it is. */
  private refuse(document: vscode.TextDocument, message: string, name?: Value): HintGiven {
    return refuse(document, message, { stage: 0, message }, name);
  }
}

/** The step in HoDoKu's notation, and its reason. */
function fullTextOf({ message, reason }: Hint): string {
  return joinSentences(reason ? [message, reason] : [message]);
}

/** The key of everything that hints of a puzzle depend on. */
function keyOf({ document, puzzle }: DocumentPuzzle): string {
  return pathKeyOf(puzzle, settingsOf(document).excluded);
}

function buttonsOf({ found, step, stage, isNoted }: ShownStep, known: readonly Step[]): HintButton[] {
  const { more, show, apply, applyNext, showCandidates, next, another, why, learn, hide } = messages.hint;
  const hiding = { title: hide(), command: 'sudoku.clearHighlights' };
  const learning = { title: learn(), command: 'sudoku.aboutTechnique' };
  if (stage === 1) return [{ title: more(), command: 'sudoku.hint' }, hiding];
  if (stage === 2) return [{ title: show(), command: 'sudoku.hint' }, hiding, learning];
  const candidates = { title: showCandidates(), command: 'sudoku.showCandidates' };
  const isOther = known.some(({ placements }) => placements.length > 0);
  const canApply = editsOf(found.puzzle, step).length > 0;
  // VS Code truncates a long line at the edge of the editor, so the most important part comes first.
  return [
    ...(isNoted
      ? [{ title: applyNext(), command: 'sudoku.applyStep' }]
      : [
          { title: apply(), command: 'sudoku.applyStep' },
          { title: isOther ? another() : next(), command: 'sudoku.hint' },
        ]),
    { title: why(), command: 'sudoku.explainHint' },
    hiding,
    ...(isNoted || !canApply ? [candidates] : []),
    learning,
  ];
}
