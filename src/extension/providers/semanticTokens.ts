import * as vscode from 'vscode';
import { puzzlesWithin } from '../../language/document/within';
import { TOKEN_TYPES, tokensOf } from '../../language/features/semanticTokens';
import { rangeOf, spanOfRange } from '../convert';
import { type EditorAnalysis, LANGUAGE } from '../documents';
import { awaited } from '../slices';
import { measured, now } from '../timing';

const LEGEND = new vscode.SemanticTokensLegend([...TOKEN_TYPES]);

/** Colours givens, entries, candidates and conflicts. VS Code asks for visible lines only. */
export function registerSemanticTokens(analysis: EditorAnalysis): vscode.Disposable {
  const provider: vscode.DocumentRangeSemanticTokensProvider = {
    async provideDocumentRangeSemanticTokens(document, range, token) {
      const span = spanOfRange(document, range);
      const { version } = document;
      const began = now();
      const puzzles = await awaited(puzzlesWithin(analysis.documents.puzzlesOf(document), span), token);
      if (!puzzles || document.version !== version) return undefined;
      const builder = new vscode.SemanticTokensBuilder(LEGEND);
      for (const puzzle of puzzles) {
        for (const { type, ...at } of tokensOf(puzzle)) {
          if (at.start < span.end && span.start < at.end) builder.push(rangeOf(document, at), type);
        }
      }
      measured('sudoku.answer.semanticTokens', began);
      return builder.build();
    },
  };
  return vscode.languages.registerDocumentRangeSemanticTokensProvider(LANGUAGE, provider, LEGEND);
}
