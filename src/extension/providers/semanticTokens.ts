import * as vscode from 'vscode';
import { type SemanticToken, semanticTokensOf, TOKEN_TYPES } from '../../features/looks/semanticTokens';
import { puzzlesWithin } from '../../text/document/within';
import { hasRules, type PuzzleFile } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import { rangeOf, spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { LANGUAGE } from '../services/languages';
import { awaited } from '../services/slices';
import { measured, now } from '../services/timing';

const LEGEND = new vscode.SemanticTokensLegend([...TOKEN_TYPES]);

/** The tokens of rules, whose code is loaded for the first file with rules. */
async function ruleTokensIn(file: PuzzleFile, span: Span): Promise<readonly SemanticToken[]> {
  if (!hasRules(file)) return [];
  const { ruleTokens } = await import('../../features/rules/index');
  return ruleTokens(file, span);
}

/** Colors givens, entries, candidates and conflicts. VS Code requests only visible lines. */
export function registerSemanticTokens(analysis: EditorAnalysis): vscode.Disposable {
  const provider: vscode.DocumentRangeSemanticTokensProvider = {
    async provideDocumentRangeSemanticTokens(document, range, token) {
      const span = spanOfRange(document, range);
      const { version } = document;
      const began = now();
      const puzzles = await awaited(puzzlesWithin(analysis.documents.puzzlesOf(document), span), token);
      if (!puzzles || document.version !== version) return undefined;
      const builder = new vscode.SemanticTokensBuilder(LEGEND);
      // Rules outside of puzzles are only at the top of a file.
      const { notes = [] } = analysis.documents.puzzlesOf(document).around({ start: span.start, end: span.start });
      const tokens = [...puzzles.flatMap(semanticTokensOf), ...(await ruleTokensIn({ puzzles, notes }, span))].sort(
        (a, b) => a.start - b.start,
      );
      if (document.version !== version) return undefined;
      for (const { type, ...at } of tokens) {
        if (at.start < span.end && span.start < at.end) builder.push(rangeOf(document, at), type);
      }
      measured('sudoku.answer.semanticTokens', began);
      return builder.build();
    },
  };
  return vscode.languages.registerDocumentRangeSemanticTokensProvider(LANGUAGE, provider, LEGEND);
}
