/** Exercises: chooses one, opens it, and finds the position of the next one while the player thinks. */

import * as vscode from 'vscode';
import { sharedWork } from '../../../core/pausing';
import type { Position } from '../../../core/position';
import { LEVELS, type Level, type Technique } from '../../../core/techniques/step';
import type { PracticeRecords } from '../../../features/practice/records';
import * as messages from '../../../messages/index';
import type { Work } from '../../../text/work';
import { activeDocument, isInFront } from '../../services/activeEditor';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { docsUri } from '../../services/files/docs';
import { isSudoku, LANGUAGE } from '../../services/languages';
import { inform, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { findPuzzle } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import type { ShownSteps } from '../../services/shownSteps';
import { inSlices } from '../../services/slices';
import { openDocs } from '../../views/docsView';
import { change, documentStateOf } from '../making/change';
import { newSeed } from '../making/newSeed';
import type { Hints } from '../steps/hints';
import { askExercise, type ExerciseChoice } from './exerciseList';
import { ExerciseSession, type PracticeFeature } from './exerciseSession';
import type { StoredRecords } from './storedRecords';

/** The exercise that was opened. */
export interface ExerciseOpened {
  /** The document; absent if no exercise was opened. */
  readonly uri?: string;
  readonly technique?: string;
}

/** The result when no exercise was opened. */
const NOTHING_OPENED: ExerciseOpened = {};

/** The condition of commands for an exercise. */
const IS_PRACTICING = 'sudoku.isPracticing';

/** The parts of the extension that exercises use. */
interface PracticeHost {
  readonly context: vscode.ExtensionContext;
  readonly analysis: EditorAnalysis;
  readonly steps: ShownSteps;
  readonly hints: Hints;
}

/** The search for the position of the next exercise, which runs in the background. A call of `work` continues it. */
interface Ahead {
  readonly technique: Technique;
  readonly work: () => Work<Position>;
  readonly source: vscode.CancellationTokenSource;
}

export class Practice implements vscode.Disposable {
  private session: ExerciseSession | undefined;
  private choice: ExerciseChoice = { kind: 'next' };
  /** The file from which the exercises are, if they are not generated. */
  private file: vscode.TextDocument | undefined;
  /** The exercise that is being opened: another one waits for it. */
  private opening: Promise<unknown> = Promise.resolve();
  private ahead: Ahead | undefined;
  private readonly listener: vscode.Disposable;

  constructor(
    private readonly host: PracticeHost,
    private readonly records: StoredRecords,
  ) {
    this.listener = vscode.workspace.onDidCloseTextDocument(document => {
      if (document === this.session?.exercise.document) this.end();
    });
  }

  /**
   * Opens an exercise. Without an argument it asks which one. An object has the id of a technique as `technique`, a `level`, or neither for what
   * comes next, and may have a `seed`.
   */
  readonly start = async (argument?: unknown): Promise<ExerciseOpened> => {
    const feature = await load();
    const isData = typeof argument === 'object' && argument !== null && !(argument instanceof vscode.Uri);
    const file = activeDocument();
    const choice = isData ? this.choiceIn(argument, feature) : await this.ask(feature, file);
    if (typeof choice === 'string') return refuse(undefined, messages.practice.unknown(choice), NOTHING_OPENED);
    if (!choice) return NOTHING_OPENED;
    this.forgetAhead();
    this.choice = choice;
    this.file = choice.kind === 'technique' && choice.isFromFile ? file : undefined;
    const { seed } = (isData ? argument : {}) as { readonly seed?: unknown };
    return this.open(feature, Number.isSafeInteger(seed) && (seed as number) >= 0 ? (seed as number) : newSeed());
  };

  /** Opens another exercise of the same kind. */
  readonly next = async (): Promise<ExerciseOpened> => this.open(await load(), newSeed());

  /** Shows the easiest step of the exercise, completely. */
  readonly showStep = async (): Promise<void> => {
    const { session, host } = this;
    if (!session) return;
    const found = await findPuzzle(host.analysis, session.exercise.document);
    const { excluded } = settingsOf(session.exercise.document);
    const { paths } = await host.analysis.reasoning();
    if (!found) return;
    const path = await withProgress({ title: messages.hint.searching(), steps: paths.finding(found.puzzle, excluded) });
    const steps = path && (await withProgress({ title: messages.hint.searching(), steps: path.until(() => true) }));
    // Without a step, for example after a false answer, a hint says why.
    if (steps?.[0]) await host.hints.explainStep(found, steps[0]);
    else await host.hints.give(found.document);
  };

  /** Opens the page about the technique of the exercise. */
  readonly openPage = async (): Promise<void> => {
    if (this.session) await this.showPage(await load(), this.session.exercise.technique);
  };

  dispose(): void {
    this.end();
    this.listener.dispose();
  }

  private end(): void {
    this.session?.dispose();
    this.session = undefined;
    this.forgetAhead();
    void vscode.commands.executeCommand('setContext', IS_PRACTICING, false);
  }

  private async ask(
    feature: PracticeFeature,
    file: vscode.TextDocument | undefined,
  ): Promise<ExerciseChoice | undefined> {
    const techniques = this.techniquesOf(feature);
    return askExercise({
      techniques,
      records: this.records.now,
      proposed: this.comesNext(feature, techniques),
      hasFile: file !== undefined && isSudoku(file) && file !== this.session?.exercise.document,
      openPage: technique => void this.showPage(feature, technique),
    });
  }

  /** The choice in an argument, or the word in it that names no exercise. */
  private choiceIn(argument: object, feature: PracticeFeature): ExerciseChoice | string {
    const { technique: id, level, source } = argument as Readonly<Record<string, unknown>>;
    const technique = this.techniquesOf(feature).find(each => each.id === id);
    if (technique) return { kind: 'technique', technique, ...(source === 'file' && { isFromFile: true }) };
    if (id !== undefined) return String(id);
    if (level === undefined) return { kind: 'next' };
    return LEVELS.includes(level as Level) ? { kind: 'level', level: level as Level } : String(level);
  }

  /** The techniques with exercises that the user does not exclude, easiest first. */
  private techniquesOf({ practicable, isExcluded }: PracticeFeature): readonly Technique[] {
    const { excluded } = settingsOf(activeDocument() ?? vscode.Uri.parse('untitled:practice'));
    return practicable.filter(technique => !isExcluded(technique, excluded));
  }

  private comesNext(
    { whatComesNext }: PracticeFeature,
    techniques: readonly Technique[],
    records: PracticeRecords = this.records.now,
  ): Technique {
    const ids = techniques.map(({ id }) => id);
    return techniques[ids.indexOf(whatComesNext(records, ids, Date.now()))];
  }

  /** The technique of an exercise of the chosen kind. */
  private chosenTechnique(feature: PracticeFeature, seed: number, records?: PracticeRecords): Technique {
    const { choice } = this;
    if (choice.kind === 'technique') return choice.technique;
    const techniques = this.techniquesOf(feature);
    const ofLevel = choice.kind === 'level' ? techniques.filter(({ level }) => level === choice.level) : [];
    return feature.randomTechnique(ofLevel, seed) ?? this.comesNext(feature, techniques, records);
  }

  private open(feature: PracticeFeature, seed: number): Promise<ExerciseOpened> {
    const opened = this.opening.then(() => this.openNow(feature, seed));
    this.opening = opened.catch(() => {});
    return opened;
  }

  /** Opens an exercise of the chosen kind: in the document of the last one if it is open, and otherwise in a new one with the board. */
  private async openNow(feature: PracticeFeature, seed: number): Promise<ExerciseOpened> {
    const technique =
      this.ahead && this.choice.kind === 'level' ? this.ahead.technique : this.chosenTechnique(feature, seed);
    const position = await this.positionOf(feature, technique, seed);
    if (!position) {
      if (this.file) void inform(messages.practice.noneInFile(technique));
      return NOTHING_OPENED;
    }
    const isNamed = this.choice.kind !== 'level';
    const title = isNamed ? messages.practice.title(technique) : messages.practice.titleOfLevel(technique.level);
    const text = feature.exerciseText(title, position);
    const last = this.session?.exercise.document;
    this.session?.dispose();
    this.session = undefined;
    const document = (last && (await this.replace(last, text))) ?? (await create(text));
    const session = new ExerciseSession(
      { document, technique, position, isNamed },
      {
        feature,
        analysis: this.host.analysis,
        steps: this.host.steps,
        onOutcome: (isRight, seconds) => void this.record(feature, technique, isRight, seconds),
      },
    );
    this.session = session;
    await vscode.commands.executeCommand('setContext', IS_PRACTICING, true);
    await session.showTask();
    this.searchAhead(feature, technique);
    return { uri: document.uri.toString(), technique: technique.id };
  }

  /** The position that was found ahead, or else a new one. */
  private async positionOf(
    feature: PracticeFeature,
    technique: Technique,
    seed: number,
  ): Promise<Position | undefined> {
    const { ahead, file } = this;
    this.forgetAhead();
    const steps: Work<Position | undefined> = file
      ? feature.exerciseInPuzzles(await readPuzzles(this.host.analysis, file), technique, seed)
      : ahead?.technique === technique
        ? ahead.work()
        : feature.findingExercise(technique, seed);
    return withProgress({ title: messages.practice.searching(), steps, where: 'notification' });
  }

  /** Replaces the text of the last exercise, if it is still open. */
  private async replace(document: vscode.TextDocument, text: string): Promise<vscode.TextDocument | undefined> {
    if (document.isClosed) return undefined;
    const { analysis } = this.host;
    const snapshot = documentStateOf(document);
    // VS Code keeps a document for a while after its last tab is closed, and then drops its text.
    if (!snapshot.wasShown) return undefined;
    const edits = [{ start: 0, end: document.getText().length, text }];
    function* steps() {
      yield undefined;
      return { edits };
    }
    const title = messages.practice.searching();
    if (!(await change(analysis, snapshot, { title, steps: steps() }))) return undefined;
    if (!isInFront(document)) await vscode.window.showTextDocument(document, { preserveFocus: true });
    return document;
  }

  /** Searches for the next position in the background. What comes next assumes that the player finds this step. */
  private searchAhead(feature: PracticeFeature, { id }: Technique): void {
    if (this.file) return;
    const seed = newSeed();
    const records = feature.withOutcome(this.records.now, { technique: id, isRight: true, seconds: 0 }, Date.now());
    const technique = this.chosenTechnique(feature, seed, records);
    const work = sharedWork(feature.findingExercise(technique, seed));
    const source = new vscode.CancellationTokenSource();
    this.ahead = { technique, work, source };
    void inSlices(work(), source.token);
  }

  private forgetAhead(): void {
    this.ahead?.source.cancel();
    this.ahead = undefined;
  }

  private async record(
    { withOutcome }: PracticeFeature,
    { id }: Technique,
    isRight: boolean,
    seconds: number,
  ): Promise<void> {
    await this.records.store(withOutcome(this.records.now, { technique: id, isRight, seconds }, Date.now()));
  }

  private async showPage({ docsOfTechnique }: PracticeFeature, technique: Technique): Promise<void> {
    await openDocs(docsUri(this.host.context, docsOfTechnique(technique)));
  }
}

const load = () => import('../../../features/practice/index');

/** Opens a new document with the board next to it. */
async function create(content: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content });
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('sudoku.showBoard');
  return document;
}
