import * as vscode from 'vscode';
import { type Fold, foldsOf } from '../../language/features/folding';
import { rangeOf } from '../convert';
import { type EditorAnalysis, LANGUAGE } from '../documents';
import { Nearby } from '../nearby';

const KINDS: Record<Fold['kind'], vscode.FoldingRangeKind | undefined> = {
  puzzle: undefined,
  comment: vscode.FoldingRangeKind.Comment,
  region: vscode.FoldingRangeKind.Region,
};

/** Folds puzzles, comments and regions; in a long document those near the visible lines. */
export function registerFolding(analysis: EditorAnalysis): vscode.Disposable {
  const nearby = new Nearby(analysis);
  const changed = new vscode.EventEmitter<void>();
  const provider: vscode.FoldingRangeProvider = {
    onDidChangeFoldingRanges: changed.event,
    async provideFoldingRanges(document, _context, token) {
      const documents = analysis.documents.puzzlesOf(document);
      const answer = await nearby.answer(document, token, (puzzles, near) => foldsOf(documents, puzzles, near));
      return answer?.found.flatMap(fold => {
        const { start, end } = rangeOf(document, fold);
        return start.line < end.line ? [new vscode.FoldingRange(start.line, end.line, KINDS[fold.kind])] : [];
      });
    },
  };
  return vscode.Disposable.from(
    nearby,
    changed,
    nearby.onDidMove(() => changed.fire()),
    vscode.languages.registerFoldingRangeProvider(LANGUAGE, provider),
  );
}
