import * as vscode from 'vscode';
import { selectionRangesOf } from '../../features/navigation/selectionRanges';
import { puzzleAt } from '../../text/puzzleFile';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';

/** Grows selections from a cell to its row in the box, the row, the grid and the puzzle with its title. */
export function selectionRangeProvider(analysis: EditorAnalysis): vscode.SelectionRangeProvider {
  return {
    provideSelectionRanges(document, positions) {
      const puzzles = analysis.documents.puzzlesOf(document);
      return positions.map(position => {
        const at = document.offsetAt(position);
        const puzzle = puzzleAt(puzzles.around({ start: at, end: at }), at);
        const spans = puzzle ? selectionRangesOf(puzzles, puzzle, at) : [];
        let range: vscode.SelectionRange | undefined;
        for (const span of spans.reverse()) range = new vscode.SelectionRange(rangeOf(document, span), range);
        return range ?? new vscode.SelectionRange(new vscode.Range(position, position));
      });
    },
  };
}
