import * as vscode from 'vscode';
import type { Shown } from '../../board/drawing/stepDrawing';
import type { Ghost } from '../../features/steps/ghosts';
import type { Highlight } from '../../features/steps/highlights';
import type { Headed } from '../../messages/steps/hint';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { PicturePainter } from '../views/painting';
import { isInFront } from './activeEditor';
import type { EditorAnalysis } from './documents';
import type { DocumentPuzzle } from './puzzleAt';

/** A button of a hint. */
export interface HintButton {
  readonly title: string;
  readonly command: string;
}

/** A hint to show. */
export interface HintText {
  readonly document: vscode.TextDocument;
  /** The 0-based line in which the puzzle starts. */
  readonly line: number;
  readonly sentence: Headed;
  /** The complete sentence. */
  readonly full: string;
  readonly buttons: readonly HintButton[];
  /** The highlighted cells, whose hovers show `full`; none at stages that do not name the step. */
  readonly cells: readonly Span[];
}

/** The steps displayed in the text of a puzzle. */
export interface ShownInText {
  readonly highlights: readonly Highlight[];
  /** Digits over blanks. */
  readonly ghosts?: readonly Ghost[];
  readonly hint?: Omit<HintText, 'document'>;
}

/** The display: a puzzle with or without a step, or the reason why there is none. */
type ShownNow =
  | {
      readonly found: DocumentPuzzle;
      readonly step?: Shown | undefined;
      readonly text?: ShownInText | undefined;
      /** Whether an editor showed the text. */
      readonly wasVisible: boolean;
    }
  | { readonly found?: undefined; readonly reason: string };

/**
 * The shown step, in the text and on boards: there is one at a time. It is removed at the next edit of its document, and when the
 * text in which it was shown is covered or closed. It stays when the text is opened as a grid.
 */
export class ShownSteps implements vscode.Disposable {
  private shown: ShownNow | undefined;
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when another step is shown, or none. */
  readonly onDidChange = this.changed.event;
  private readonly listeners: vscode.Disposable;

  constructor(
    analysis: EditorAnalysis,
    private readonly painter: PicturePainter,
  ) {
    this.listeners = vscode.Disposable.from(
      this.changed,
      analysis.onDidEdit(({ document }) => {
        if (document === this.shown?.found?.document) this.clear();
      }),
      vscode.window.onDidChangeVisibleTextEditors(() => this.clearIfClosed()),
      vscode.window.tabGroups.onDidChangeTabs(() => this.clearIfClosed()),
      vscode.window.tabGroups.onDidChangeTabGroups(() => this.clearIfClosed()),
      painter.onDidUncover(() => this.clearIfClosed()),
    );
  }

  /** Shows a step of a puzzle, or the puzzle alone. Boards show `step`, editors show `text`. */
  show(found: DocumentPuzzle, step?: Shown, text?: ShownInText): void {
    this.set({ found, step, text, wasVisible: isVisible(found.document) });
  }

  /** Reports why the expected puzzle is not shown. */
  sayMissing(reason: string): void {
    this.set({ reason });
  }

  /** Removes the step. Returns whether the text showed something. */
  clear(): boolean {
    if (!this.shown) return false;
    const wasInText = this.inText !== undefined;
    this.set(undefined);
    return wasInText;
  }

  /** The puzzle that is shown, or the reason why there is none. */
  get now(): ShownNow | undefined {
    return this.shown;
  }

  /** The display in a text. */
  get inText(): (ShownInText & { readonly document: vscode.TextDocument }) | undefined {
    const { shown } = this;
    return shown?.found && shown.text ? { ...shown.text, document: shown.found.document } : undefined;
  }

  /** The step that is shown in a puzzle of a document, in its current state. */
  of(document: vscode.TextDocument, { start }: Puzzle): Shown | undefined {
    const { shown } = this;
    if (!shown?.found) return undefined;
    const { found, step } = shown;
    const isHere = found.document === document && found.version === document.version && found.puzzle.start === start;
    return isHere ? step : undefined;
  }

  private clearIfClosed(): void {
    const { shown } = this;
    if (!shown?.found || !shown.text || this.painter.isCovering) return;
    const { document } = shown.found;
    if (isVisible(document)) this.shown = { ...shown, wasVisible: true };
    // VS Code reports the editors before the tabs, which still show the text in front at that time.
    else if (shown.wasVisible && !isInFront(document)) this.clear();
  }

  private set(shown: ShownNow | undefined): void {
    this.shown = shown;
    this.changed.fire();
  }

  dispose(): void {
    this.listeners.dispose();
  }
}

/** Whether an editor shows the text of a document. */
export function isVisible(document: vscode.TextDocument): boolean {
  return vscode.window.visibleTextEditors.some(editor => editor.document === document);
}
