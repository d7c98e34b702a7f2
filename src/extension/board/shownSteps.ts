import * as vscode from 'vscode';
import type { Shown } from '../../board/stepDrawing';
import type { Puzzle } from '../../text/puzzle';
import type { DocumentPuzzle } from '../services/puzzleAt';

/** What boards should show: a puzzle with or without a step, or why there is none. */
type OnBoards =
  | { readonly found: DocumentPuzzle; readonly step?: Shown | undefined }
  | { readonly found?: undefined; readonly reason: string };

/** The step that is shown in a puzzle, so that boards draw it too. It is gone at the next edit of its document. */
export class ShownSteps implements vscode.Disposable {
  private shown: OnBoards | undefined;
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when another step is shown, or none. */
  readonly onDidChange = this.changed.event;

  /** Shows a step of a puzzle, or the puzzle alone. */
  show(found: DocumentPuzzle, step?: Shown): void {
    this.set({ found, step });
  }

  /** Says why the puzzle that the user looks at is not shown. */
  sayMissing(reason: string): void {
    this.set({ reason });
  }

  /** Takes the step away. */
  clear(): void {
    if (this.shown) this.set(undefined);
  }

  /** What boards should show. */
  get onBoards(): OnBoards | undefined {
    return this.shown;
  }

  /** The step that is shown in a puzzle of a document, as it is now. */
  of(document: vscode.TextDocument, { start }: Puzzle): Shown | undefined {
    const { shown } = this;
    if (!shown?.found) return undefined;
    const { found, step } = shown;
    const isHere = found.document === document && found.version === document.version && found.puzzle.start === start;
    return isHere ? step : undefined;
  }

  private set(shown: OnBoards | undefined): void {
    this.shown = shown;
    this.changed.fire();
  }

  dispose(): void {
    this.changed.dispose();
  }
}
