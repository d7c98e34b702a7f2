import * as vscode from 'vscode';
import { activeEditor } from '../services/activeEditor';
import { rangeOf } from '../services/convert';

/** Maximum number of retries of an insertion when the document was edited in the meantime. */
const MOST_TRIES = 20;

/**
 * The place for text that a keybinding sent after the cursor had left the cells. Until VS Code knows that keys are no longer for
 * cells, it sends them here. The keys after that go to the editor directly, and may arrive earlier.
 */
export class LateText {
  private place: { readonly editor: vscode.TextEditor; offset: number } | undefined;

  /** Starts at the cursor of the active editor. With several cursors or a selection, there is no place for late text. */
  begin(): void {
    const editor = activeEditor();
    const isOne = editor?.selections.length === 1 && editor.selection.isEmpty;
    this.place = isOne ? { editor, offset: editor.document.offsetAt(editor.selection.active) } : undefined;
  }

  /** Stops: from now on, no text is late. */
  end(): void {
    this.place = undefined;
  }

  /** Keeps the place in front of the text that is typed there. Call for every edit. */
  onEdit({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const { place } = this;
    if (place?.editor.document !== document) return;
    for (const { rangeOffset, rangeLength, text } of contentChanges) {
      if (rangeOffset < place.offset) place.offset = Math.max(rangeOffset, place.offset + text.length - rangeLength);
    }
  }

  /** Inserts text at the place, which is then after it. Returns false when there is no place. */
  async insert(text: string): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES && this.place; tries++) {
      const { editor, offset } = this.place;
      const { start } = rangeOf(editor.document, { start: offset, end: offset });
      // Refused when the document has a later version.
      const isDone = await editor.edit(builder => builder.insert(start, text), {
        undoStopBefore: false,
        undoStopAfter: false,
      });
      if (!isDone) continue;
      if (this.place) this.place.offset += text.length;
      // An edit closes the list of headings, which the keys filter.
      const isHeading = /^\s*\[/.test(editor.document.lineAt(start.line).text);
      if (isHeading) await vscode.commands.executeCommand('editor.action.triggerSuggest');
      return true;
    }
    return false;
  }
}
