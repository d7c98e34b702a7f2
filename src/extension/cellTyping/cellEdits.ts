/** The edits that cell typing makes, and the cursors after them. */

import * as vscode from 'vscode';
import { corrected } from '../../features/cellTyping/correcting';
import type { Typed } from '../../features/cellTyping/typing';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import type { CellCursors } from './cellCursors';
import type { CursorCells, RawTyping } from './places';

/** Edits the text of cells. */
export class CellEdits {
  /** Whether an edit is being applied. */
  isWriting = false;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly cursors: CellCursors,
  ) {}

  /** Applies the effect of a key as one undo step. Returns false when the document was edited in the meantime. */
  async write({ editor, version }: CursorCells, typed: Typed): Promise<boolean> {
    const isEdit = typed.edits.length > 0;
    this.cursors.begin();
    if (isEdit) {
      const edits = typed.edits.map(edit => vscode.TextEdit.replace(rangeOf(editor.document, edit), edit.text));
      if (!(await this.edit(editor, edits, { undoStopBefore: true, undoStopAfter: false }))) return false;
      await this.cursors.endStep(editor, typed.cursors, version + 1);
    } else this.cursors.set(editor, typed.cursors, version);
    return true;
  }

  /**
   * Replaces characters that were inserted as text by their effect on the cells, in the undo step of the text, so that one Undo
   * reverts both. Returns the version of the document after it; undefined if it was not replaced, because of another edit.
   */
  async replaceText({ editor, cells, version, ...raw }: RawTyping, typed: Typed): Promise<number | undefined> {
    const { document } = editor;
    if (document.version !== version) return undefined;
    const slice = (start: number, end: number) => document.getText(rangeOf(document, { start, end }));
    const edit = corrected(slice, cells, raw.typed, typed.edits);
    if (!edit) return undefined;
    this.cursors.begin();
    if (edit.start === edit.end && edit.text === '') return version; // the text that was typed over the cell is already correct
    const edits = [vscode.TextEdit.replace(rangeOf(document, edit), edit.text)];
    return (await this.edit(editor, edits, { undoStopBefore: false, undoStopAfter: false })) ? version + 1 : undefined;
  }

  private async edit(
    editor: vscode.TextEditor,
    edits: readonly vscode.TextEdit[],
    options: { readonly undoStopBefore: boolean; readonly undoStopAfter: boolean },
  ): Promise<boolean> {
    this.isWriting = true;
    try {
      const write = async () =>
        editor.edit(builder => {
          for (const { range, newText } of edits) builder.replace(range, newText);
        }, options);
      // One key may change a cell and its list of candidates.
      return await this.analysis.typing.byKey(editor.document, write);
    } finally {
      this.isWriting = false;
    }
  }
}
