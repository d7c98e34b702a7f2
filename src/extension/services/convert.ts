/** Converts between offsets and VS Code's lines and columns, which no other file does. */

import * as vscode from 'vscode';
import type { CellText, Cursor } from '../../features/cellTyping/cells';
import type { Diagnostic, Severity } from '../../features/diagnostics/rule';
import type { PuzzleDocument } from '../../text/document/document';
import { joined, MOST_SINGLE_EDITS, mergedEdit, type TextEdit } from '../../text/edits';
import type { Span } from '../../text/span';
import type { Lines } from '../../text/strings/lines';

/** The range of a span. */
export function rangeOf(document: vscode.TextDocument, { start, end }: Span): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}

/** The range of a span in a text that need not be open. */
export function rangeIn(lines: Lines, { start, end }: Span): vscode.Range {
  const [from, to] = [lines.placeOf(start), lines.placeOf(end)];
  return new vscode.Range(from.line - 1, from.column - 1, to.line - 1, to.column - 1);
}

/** The span of a range. */
export function spanOfRange(document: vscode.TextDocument, range: vscode.Range): Span {
  return { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
}

/** A document as input for cell typing. */
export function cellTextOf(document: vscode.TextDocument, puzzles: PuzzleDocument): CellText {
  return {
    around: span => puzzles.around(span),
    lineAt: offset => {
      const { range, text } = document.lineAt(document.positionAt(offset));
      return { start: document.offsetAt(range.start), text };
    },
  };
}

/** Selections as cursors of cell typing. */
export function cursorsOf(document: vscode.TextDocument, selections: readonly vscode.Selection[]): Cursor[] {
  return selections.map(({ anchor, active }) => ({
    anchor: document.offsetAt(anchor),
    active: document.offsetAt(active),
  }));
}

/** Cursors of cell typing as selections. */
export function selectionsOf(document: vscode.TextDocument, cursors: readonly Cursor[]): vscode.Selection[] {
  return cursors.map(
    ({ anchor, active }) => new vscode.Selection(document.positionAt(anchor), document.positionAt(active)),
  );
}

const SEVERITIES: Record<Severity, vscode.DiagnosticSeverity> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

/** A diagnostic as VS Code's. `docs` is the documentation of its code. */
export function diagnosticOf(
  document: vscode.TextDocument,
  diagnostic: Diagnostic,
  docs: vscode.Uri,
): vscode.Diagnostic {
  const { code, message, severity, related } = diagnostic;
  const converted = new vscode.Diagnostic(rangeOf(document, diagnostic), message, SEVERITIES[severity]);
  converted.source = 'sudoku';
  converted.code = { value: code, target: docs };
  converted.relatedInformation = related.map(
    other =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(document.uri, rangeOf(document, other)),
        other.message,
      ),
  );
  return converted;
}

/** Edits of a document as VS Code's: one change, and so one undo step. */
export function textEditsOf(document: vscode.TextDocument, edits: readonly TextEdit[]): vscode.TextEdit[] {
  const all = joined(edits);
  const some = all.length > MOST_SINGLE_EDITS ? [mergedEdit(document.getText(), all)] : all;
  return some.map(edit => vscode.TextEdit.replace(rangeOf(document, edit), edit.text));
}

/** Edits of a document as a workspace edit; see {@link textEditsOf}. */
export function workspaceEditOf(document: vscode.TextDocument, edits: readonly TextEdit[]): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  edit.set(document.uri, textEditsOf(document, edits));
  return edit;
}
