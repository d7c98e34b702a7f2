import * as vscode from 'vscode';
import { cellHighlightsAt } from '../../features/navigation/sameDigit';
import { puzzleAt } from '../../text/puzzle';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';

/** Highlights the same digit, strongly, and the cells that the cell at the cursor sees. */
export function documentHighlightProvider(analysis: EditorAnalysis): vscode.DocumentHighlightProvider {
  return {
    provideDocumentHighlights(document, position) {
      const at = document.offsetAt(position);
      const puzzle = puzzleAt(analysis.documents.puzzlesOf(document).around({ start: at, end: at }), at);
      if (!puzzle) return [];
      const { Read, Write } = vscode.DocumentHighlightKind;
      return cellHighlightsAt(puzzle, at).map(
        ({ kind, ...span }) =>
          new vscode.DocumentHighlight(rangeOf(document, span), kind === 'same digit' ? Write : Read),
      );
    },
  };
}
