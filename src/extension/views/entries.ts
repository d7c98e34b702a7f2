/**
 * Shows entries in a separate color if the text does not distinguish them from givens. Givens keep the color of the
 * theme. This is done by a decoration and not by the grammar, because only the document remembers which digits were
 * there first.
 */

import * as vscode from 'vscode';
import { entrySpans } from '../../features/puzzles/entries';
import type { Puzzle } from '../../text/puzzle';
import { puzzlesIn } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import { rangeOf, spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';
import { themeColor } from './themeColor';
import type { TokenStyles } from './tokenStyles';

/** The color of entries in all visible editors. */
export class EntryColors implements vscode.Disposable {
  /** In screen reader mode VS Code drops decorations that change the font, so the color is a separate decoration. */
  private readonly types = [
    { color: themeColor('entryForeground') },
    { fontStyle: 'italic' }, // so that entries also differ without color
  ].map(style =>
    vscode.window.createTextEditorDecorationType({
      ...style,
      rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
    }),
  );
  /** The state that each editor shows, so that it is not updated if nothing changed. */
  private readonly shown = new WeakMap<vscode.TextEditor, string>();
  private readonly restyling: vscode.Disposable;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly styles: TokenStyles,
  ) {
    this.listeners = vscode.Disposable.from(
      ...this.types,
      this.analysis.onDidEdit(({ document }) => {
        if (isSudoku(document)) this.update(document);
      }),
      // VS Code reopens a document when its language is changed.
      vscode.workspace.onDidOpenTextDocument(document => this.update(document)),
      vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => this.updateEditor(textEditor)),
      vscode.window.onDidChangeVisibleTextEditors(editors => {
        for (const editor of editors) this.updateEditor(editor);
      }),
      // A cursor may be outside the visible lines. Typing there is an edit too.
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document }, selections }) => {
        if (!isSudoku(document)) return;
        const puzzles = this.analysis.documents.puzzlesOf(document);
        for (const selection of selections.slice(0, MOST_CURSORS)) puzzles.see(spanOfRange(document, selection));
      }),
    );
    this.restyling = styles.onDidChange(() => {
      for (const editor of vscode.window.visibleTextEditors) this.updateEditor(editor);
    });
  }

  /** Call when the givens of a document have changed. */
  update(document: vscode.TextDocument): void {
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document === document) this.updateEditor(editor);
    }
  }

  private updateEditor(editor: vscode.TextEditor): void {
    const { document, visibleRanges } = editor;
    const spans = isSudoku(document) ? this.spansIn(document, visibleRanges) : [];
    const key = spans.map(({ start, end }) => `${start}-${end}`).join();
    if ((this.shown.get(editor) ?? '') === key) return;
    this.shown.set(editor, key);
    const ranges = spans.map(span => rangeOf(document, span));
    for (const type of this.types) editor.setDecorations(type, ranges);
  }

  /** The entries in these lines. */
  private spansIn(document: vscode.TextDocument, lines: readonly vscode.Range[]): Span[] {
    const puzzles = this.analysis.documents.puzzlesOf(document);
    const sight = lines.map(range => spanOfRange(document, range));
    // What is not read yet is seen when it has been checked.
    if (!sight.every(span => puzzles.readBriefly(span))) return [];
    for (const span of sight) puzzles.see(span);
    if (puzzles.givens.isEmpty || this.styles.isStyled('sudokuEntry')) return [];
    return sight.flatMap(span => puzzlesIn(puzzles.around(span), span).filter(isEdited).flatMap(entrySpans));
  }

  dispose(): void {
    this.restyling.dispose();
    this.listeners.dispose();
  }
}

/** Whether the givens of a puzzle are remembered. */
const isEdited = ({ recent }: Puzzle) => recent !== undefined;

/** Cursors whose puzzles are noted. */
const MOST_CURSORS = 100;
