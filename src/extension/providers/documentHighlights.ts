import * as vscode from 'vscode';
import { cellHighlightsAt } from '../../features/navigation/sameDigit';
import { puzzleAt } from '../../text/puzzleFile';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { cellMeantIn } from '../services/puzzleAt';

/** Highlights the same digit, strongly, and the cells that the cell at the cursor sees. */
export function documentHighlightProvider(analysis: EditorAnalysis): vscode.DocumentHighlightProvider {
  return {
    provideDocumentHighlights(document, position) {
      const cursor = document.offsetAt(position);
      const at = cellMeantIn(analysis, document, cursor)?.start ?? cursor;
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
