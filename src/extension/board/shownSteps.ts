import * as vscode from 'vscode';
import type { ShownStep } from '../../board/stepDrawing';
import type { Puzzle } from '../../language/puzzle';
import type { DocumentPuzzle } from '../puzzleAt';

/** The step that is shown in a puzzle, so that boards draw it too. It is gone at the next edit of its document. */
export class ShownSteps implements vscode.Disposable {
  private shown: { readonly found: DocumentPuzzle; readonly step: ShownStep } | undefined;
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when another step is shown, or none. */
  readonly onDidChange = this.changed.event;

  /** Shows a step of a puzzle. */
  show(found: DocumentPuzzle, step: ShownStep): void {
    this.shown = { found, step };
    this.changed.fire();
  }

  /** Takes the step away. */
  clear(): void {
    if (!this.shown) return;
    this.shown = undefined;
    this.changed.fire();
  }

  /** The puzzle in which a step is shown. */
  get puzzle(): DocumentPuzzle | undefined {
    return this.shown?.found;
  }

  /** The step that is shown in a puzzle of a document, as it is now. */
  of(document: vscode.TextDocument, { start }: Puzzle): ShownStep | undefined {
    const { found, step } = this.shown ?? {};
    const isHere = found?.document === document && found.version === document.version && found.puzzle.start === start;
    return isHere ? step : undefined;
  }

  dispose(): void {
    this.changed.dispose();
  }
}
