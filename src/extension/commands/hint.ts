import * as vscode from 'vscode';
import type { Technique } from '../../core/techniques/step';
import { type Hint, type HintStage, hintOf, LAST_STAGE, nextStep } from '../../language/features/hint';
import { messages } from '../../language/messages/index';
import { docsOfTechnique, openDocs } from '../docs';
import type { EditorAnalysis } from '../documents';
import type { Highlights } from '../highlights';
import { withProgress } from '../progress';
import { findPuzzle, lineOf } from '../puzzleAt';
import { settingsOf } from '../settings';
import { showExplained } from './showExplained';

/** The result of the command: the stage of the hint that was shown as `rung`, or 0 when there is no hint. */
export interface HintGiven {
  readonly rung: 0 | HintStage;
  readonly message: string;
}

/** The result when no hint was shown. */
export const NO_HINT: HintGiven = { rung: 0, message: '' };

/** The buttons of each stage. */
const BUTTONS: Record<HintStage, () => string[]> = {
  1: () => [messages.hint.more()],
  2: () => [messages.hint.show(), messages.hint.learn()],
  3: () => [messages.hint.apply(), messages.hint.learn()],
};

interface ShownHint {
  readonly hint: Hint;
  readonly stage: HintStage;
  readonly technique: Technique;
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly line: number;
}

/** Gives hints. Each call for the same unchanged puzzle shows one stage more. */
export class Hints {
  /** The hint that was given last. */
  private last: { document: vscode.TextDocument; version: number; start: number; stage: HintStage } | undefined;

  constructor(
    private readonly context: vscode.ExtensionContext,
    private readonly analysis: EditorAnalysis,
    private readonly highlights: Highlights,
  ) {}

  readonly give = async (document: vscode.TextDocument, line?: unknown): Promise<HintGiven> => {
    const { analysis } = this;
    const found = await findPuzzle(analysis, document, line);
    if (!found) return this.refuse(messages.commands.noPuzzle());
    const { puzzle, version } = found;
    const { excluded } = settingsOf(document);
    const { paths } = await analysis.reasoning();
    function* steps() {
      const path = yield* paths.finding(puzzle, excluded);
      return yield* nextStep(puzzle, path, analysis.verdicts.known(puzzle.grid));
    }
    const next = await withProgress({ title: messages.hint.searching(), steps: steps() });
    if (!next) return NO_HINT;
    if (!next.isFound) return this.refuse(next.reason);
    const step = next.value;
    if (document.version !== version) return this.refuse(messages.commands.editedMeanwhile());

    const { start } = puzzle;
    const { last } = this;
    const isSame = last?.document === document && last.version === version && last.start === start;
    const stage = (isSame ? Math.min(last.stage + 1, LAST_STAGE) : 1) as HintStage;
    this.last = { document, version, start, stage };
    const hint = hintOf(puzzle, step, stage);
    this.highlights.show(document, hint.highlights);
    void this.offer({ hint, stage, technique: step.technique, document, version, line: lineOf(found) });
    return { rung: stage, message: hint.reason ? `${hint.message} ${hint.reason}` : hint.message };
  };

  private async offer(shown: ShownHint): Promise<void> {
    const { technique, document, version, line } = shown;
    const { hint, commands } = messages;
    const chosen = await showExplained(shown.hint, BUTTONS[shown.stage]());
    if (chosen === undefined) return;
    if (chosen === hint.learn()) await openDocs(docsOfTechnique(this.context, technique));
    else if (document.version !== version) this.refuse(commands.editedMeanwhile());
    else if (chosen === hint.apply()) await vscode.commands.executeCommand('sudoku.applyStep', document.uri, line);
    else await vscode.commands.executeCommand('sudoku.hint', document.uri, line);
  }

  private refuse(message: string): HintGiven {
    void vscode.window.showInformationMessage(message);
    return { rung: 0, message };
  }
}
