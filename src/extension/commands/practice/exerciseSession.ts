/**
 * One exercise in its document. Each change of the text that the player makes is judged, and the result is shown where hints are: on the line
 * above the puzzle, in the status bar and on boards, where screen readers announce it.
 */

import * as vscode from 'vscode';
import type { StepDrawing } from '../../../board/protocol/snapshot';
import type { Position } from '../../../core/position';
import type { Answer, Judgment } from '../../../core/practice/answer';
import type { Technique } from '../../../core/techniques/step';
import { LAST_STAGE } from '../../../features/steps/hint';
import * as messages from '../../../messages/index';
import { type Headed, whole, withoutHead } from '../../../messages/steps/hint';
import { isWhole, type Puzzle } from '../../../text/puzzle';
import type { EditorAnalysis } from '../../services/documents';
import { withProgress } from '../../services/progress';
import { type DocumentPuzzle, findPuzzle, lineOfPuzzle } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import type { HintButton, ShownSteps } from '../../services/shownSteps';
import { now } from '../../services/timing';

/** The code of exercises. */
export type PracticeFeature = typeof import('../../../features/practice/index');

/** An exercise to show. */
export interface Exercise {
  readonly document: vscode.TextDocument;
  readonly technique: Technique;
  readonly position: Position;
  /** Whether the player knows the technique, or only its level. */
  readonly isNamed: boolean;
}

/** Callbacks and services of an exercise. */
export interface SessionHost {
  readonly feature: PracticeFeature;
  readonly analysis: EditorAnalysis;
  readonly steps: ShownSteps;
  /** Called once, when it is known whether the player finds the step. */
  onOutcome(isRight: boolean, seconds: number): void;
}

export class ExerciseSession implements vscode.Disposable {
  /** The position with all true answers so far. */
  private base: Position;
  /** The false answers that are still in the text, which are not judged again. */
  private refuted: readonly Answer[] = [];
  private isDecided = false;
  private readonly began = now();
  private last: Promise<void> = Promise.resolve();
  private readonly listeners: vscode.Disposable;

  constructor(
    readonly exercise: Exercise,
    private readonly host: SessionHost,
  ) {
    this.base = exercise.position;
    const { analysis, steps } = host;
    this.listeners = vscode.Disposable.from(
      analysis.onDidEdit(({ document, reason }) => {
        if (document === exercise.document) this.edited(reason !== undefined);
      }),
      steps.onDidChange(() => this.noteHelp()),
    );
  }

  /** Shows what to do. */
  async showTask(): Promise<void> {
    const { document, technique, isNamed } = this.exercise;
    const found = await findPuzzle(this.host.analysis, document);
    const { hint, showStep, openPage } = messages.practice;
    const buttons = [
      { title: hint(), command: 'sudoku.hint' },
      { title: showStep(), command: 'sudoku.showExerciseStep' },
      ...(isNamed ? [{ title: openPage(), command: 'sudoku.openExercisePage' }] : []),
    ];
    if (found) this.show(found, messages.practice.task(technique, isNamed), buttons, 'open');
  }

  /** Resolves when all answers so far have been judged. */
  get settled(): Promise<void> {
    return this.last;
  }

  dispose(): void {
    this.listeners.dispose();
  }

  private edited(isUndone: boolean): void {
    const { analysis } = this.host;
    const { document } = this.exercise;
    const [puzzle] = analysis.documents.puzzlesOf(document).around({ start: 0, end: 0 }).puzzles;
    // Between two keys, the text may not be readable.
    if (!puzzle || !isWhole(puzzle) || puzzle.grid.geometry !== this.base.geometry) return;
    const { version } = document;
    const kind = isUndone ? 'undone' : analysis.typing.isByCommand(document) ? 'command' : 'answer';
    this.last = this.last.then(() => this.judge({ document, puzzle, version }, kind));
  }

  /** Judges what is new in the text. A later change of the text also contains it. */
  private async judge(found: DocumentPuzzle, kind: 'undone' | 'command' | 'answer'): Promise<void> {
    const { document, puzzle, version } = found;
    const { feature, analysis } = this.host;
    const answers = feature.answersBetween(this.base, feature.positionOf(puzzle.grid, this.base.givens));
    this.refuted = this.refuted.filter(one => answers.some(answer => isSame(answer, one)));
    const fresh = answers.filter(answer => !this.refuted.some(one => isSame(answer, one)));
    if (document.version !== version) return;
    // The result of the answer that was undone is no longer shown.
    if (kind === 'undone') return this.showTask();
    if (fresh.length === 0) return;
    if (kind === 'command') {
      this.accept(fresh);
      this.decide('failed');
      return;
    }
    const { excluded } = settingsOf(document);
    // The puzzle of an exercise has one solution.
    const tried = feature.usualTechniques.filter(technique => !feature.isExcluded(technique, excluded));
    const work = feature.judging(this.base, fresh, tried);
    const judgment = await analysis.foreground.during(() =>
      withProgress({ title: messages.practice.judging(), steps: work }),
    );
    if (!judgment) return;
    const isFound =
      judgment.kind === 'valid' && judgment.steps.some(step => step.technique === this.exercise.technique);
    if (judgment.kind === 'false') this.refuted = [...this.refuted, judgment.answer];
    else this.accept(fresh);
    if (isFound || judgment.kind === 'false') this.decide(isFound ? 'correct' : 'failed');
    this.showJudgment(found, judgment);
  }

  private accept(answers: readonly Answer[]): void {
    const of = (kind: Answer['kind']) => answers.filter(answer => answer.kind === kind);
    this.base = this.base.after({ placements: of('placement'), eliminations: of('elimination') });
  }

  /** Counts the exercise as failed if a hint shows the step before the player finds it. */
  private noteHelp(): void {
    const { now: shown } = this.host.steps;
    const step = shown?.found && shown.found.document === this.exercise.document ? shown.step : undefined;
    if (step && 'stage' in step && step.stage === LAST_STAGE) this.decide('failed');
  }

  private decide(outcome: 'correct' | 'failed'): void {
    if (this.isDecided) return;
    this.isDecided = true;
    this.host.onOutcome(outcome === 'correct', (now() - this.began) / 1000);
  }

  private showJudgment(found: DocumentPuzzle, judgment: Judgment): void {
    const { technique } = this.exercise;
    const words = messages.practice;
    const headed = words.judged(found.puzzle, judgment, technique);
    const isEnd = judgment.kind === 'valid';
    const isWrongDigit = judgment.kind === 'false' && judgment.answer.kind === 'placement';
    const next = { title: words.next(), command: 'sudoku.nextExercise' };
    const buttons = [
      ...(isEnd ? [next] : []),
      ...(isWrongDigit ? [{ title: messages.mistakes.explain(), command: 'sudoku.explainMistake' }] : []),
      { title: words.hint(), command: 'sudoku.hint' },
      ...(isEnd ? [] : [{ title: words.showStep(), command: 'sudoku.showExerciseStep' }]),
      { title: words.openPage(), command: 'sudoku.openExercisePage' },
    ];
    const isFound = isEnd && judgment.steps.some(step => step.technique === technique);
    if (found.document.version === found.version) this.show(found, headed, buttons, isFound ? 'found' : 'open');
  }

  private show(
    found: DocumentPuzzle,
    sentence: Headed,
    buttons: readonly HintButton[],
    exercise: NonNullable<StepDrawing['exercise']>,
  ): void {
    const full = whole(sentence);
    const text = { line: lineOfPuzzle(found), sentence, full, cells: [], buttons };
    this.host.steps.show(
      found,
      { drawing: { ...drawingOf(found.puzzle, sentence), exercise } },
      { highlights: [], hint: text },
    );
  }
}

const isSame = (a: Answer, b: Answer) => a.kind === b.kind && a.cell === b.cell && a.digit === b.digit;

/** A sentence as a board shows it, below the grid. There is nothing to apply. */
const drawingOf = ({ grid }: Puzzle, sentence: Headed) => ({
  name: sentence.head ?? '',
  isNoted: true,
  sentence: whole(sentence),
  besideName: withoutHead(sentence.rest),
  explanation: '',
  area: [],
  cells: [],
  candidates: [],
  links: [],
  ghosts: [],
  allowed: [...grid.digits].map(() => 0),
});
