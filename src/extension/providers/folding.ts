import * as vscode from 'vscode';
import { type Fold, foldsOf } from '../../features/navigation/folding';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import type { Nearby } from './nearby';

const KINDS: Record<Fold['kind'], vscode.FoldingRangeKind | undefined> = {
  puzzle: undefined,
  comment: vscode.FoldingRangeKind.Comment,
  region: vscode.FoldingRangeKind.Region,
};

/** Folds puzzles, comments and regions; in a long document those near the visible lines. */
export function foldingProvider(analysis: EditorAnalysis, nearby: Nearby): vscode.FoldingRangeProvider {
  return {
    async provideFoldingRanges(document, _context, token) {
      const documents = analysis.documents.puzzlesOf(document);
      const answer = await nearby.answer(document, token, (puzzles, near) => foldsOf(documents, puzzles, near));
      return answer?.found.flatMap(fold => {
        const { start, end } = rangeOf(document, fold);
        return start.line < end.line ? [new vscode.FoldingRange(start.line, end.line, KINDS[fold.kind])] : [];
      });
    },
  };
}
