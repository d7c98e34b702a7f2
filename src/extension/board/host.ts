import type * as vscode from 'vscode';
import type { Span } from '../../text/span';

/** The services that the host of a page offers. */
export interface BoardHost {
  /** Undoes or redoes the last edit of the document. */
  undo(document: vscode.TextDocument, what: 'undo' | 'redo'): Promise<void>;
  /**
   * Called with the start of the puzzle on the board, and the place of the cell where the user is. If the board is the
   * active one, commands without a place apply to them.
   */
  onShown(document: vscode.TextDocument, start: number, cursor: number): void;
  /** Whether the board is the editor in front. A board next to a text never is: it follows the text's cursor. */
  isActive?(): boolean;
  /** Called when the user goes to another cell, with its place in the text. */
  onCursor?(document: vscode.TextDocument, span: Span): void;
}
